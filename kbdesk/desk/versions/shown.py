"""An earlier text as a field shows it: no more of it than a field takes in a moment."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from kbdesk.desk.versions import words

SHOWN = 4000
"""Lines of a text that are shown."""
LONGEST = 2000
"""Characters of a line that are shown."""


def shortened(text: str) -> str:
    """Return a text without what is too long to be shown, and say how much that is."""
    lines = [line if len(line) <= LONGEST else f"{line[:LONGEST]}…" for line in text.splitlines()]
    if len(lines) > SHOWN:
        told = words.tr("⋯ lines not shown: {count}").replace("{count}", QLocale().toString(len(lines) - SHOWN))
        lines[SHOWN:] = [told]
    return "\n".join(lines)
