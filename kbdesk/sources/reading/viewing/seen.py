"""What is wrong with any file, whatever its kind, before its reader looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.sources.reading import kinds

if TYPE_CHECKING:
    from pathlib import Path


def check(file: Path) -> None:
    """Raise Unreadable for a file that is empty or was not fetched."""
    with file.open("rb") as handle:
        kinds.check_head(handle.read(kinds.HEAD))
