"""A list of originals that another program is just writing in its place: half of it is no damage."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from kbdesk.sources import repair
from kbdesk.sources.manifest import PATH, ManifestNewer

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.files import Folder

Found = TypeVar("Found")

QUIET = 0.5
"""Seconds that a list which cannot be read must stand as it is before it counts as damaged."""
LONGEST = 5.0
"""Seconds after which nobody waits any more for a list that is written all the time."""
LOOK = 0.05


def when_whole(folder: Folder, sources: str, look: Callable[[], tuple[Found, bytes | None]]) -> Found:
    """Return what a look finds, which tells the list's bytes beside it; looked again while it is half written.

    Raises as the look does.
    """
    end = time.monotonic() + LONGEST
    found, data = look()
    while _is_half_written(folder, f"{sources}/{PATH}", data) and time.monotonic() < end:
        time.sleep(LOOK)
        found, data = look()
    return found


def _is_half_written(folder: Folder, place: str, data: bytes | None) -> bool:
    """Whether a list cannot be read and was written just now; of another format it can be read as far as it goes."""
    entry = folder.stat(place) if data is not None else None
    if entry is None or abs(time.time_ns() - entry.mtime_ns) > QUIET * 1e9:
        return False
    trouble = repair.damage(data)
    return trouble is not None and not isinstance(trouble, ManifestNewer)
