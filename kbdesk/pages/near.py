"""Finding how a passage stands in a text that somebody copied with other spaces, signs or capitals."""

from __future__ import annotations

import re

_ALIKE = ("'‘’‚′`´", '"“”„″«»', "-‐‑‒–—−")
_PIECE = re.compile(r"(?P<space>\s+|\u2026|\.\.\.)|(?P<sign>[^\s])")
LONGEST = 2000
"""Characters of a passage up to which it is looked for."""
SHOWN = 200
"""Characters of it that are shown; of a longer one it is only said that it stands there otherwise."""


def hint(text: str, sought: str) -> str:
    """Say how a passage that is not in a text stands there, where that is certain; "" where it is not."""
    wanted = sought.strip()
    if not wanted or len(wanted) > LONGEST:
        return ""
    found = list(re.finditer(_pattern(wanted), text, re.IGNORECASE))
    if len(found) != 1:
        return ""
    stands = found[0][0]
    if len(stands) > SHOWN or "\n" in stands:
        return "It stands there with other spaces, line breaks, quotation marks, dashes or capitals."
    return f"It stands there so: {stands}"


def _pattern(wanted: str) -> str:
    """Return what matches a passage whatever its spaces, quotation marks and dashes are."""
    return "".join(_matching(match) for match in _PIECE.finditer(wanted))


def _matching(match: re.Match[str]) -> str:
    if match["space"]:
        return r"\s+" if match["space"].isspace() else r"(?:\u2026|\.\.\.)"
    alike = next((signs for signs in _ALIKE if match["sign"] in signs), None)
    return f"[{re.escape(alike)}]" if alike else re.escape(match["sign"])
