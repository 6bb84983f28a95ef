"""Whether a program has saved a file, or is about to write more of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from kbdesk.files import Entry, Folder

QUIET = 50_000_000
"""Nanoseconds that a file must have been left alone before it is taken for saved."""
QUIET_EMPTY = 1_000_000_000
"""The same for one that was emptied: most programs that empty a file fill it again."""
PATIENCE = 20
"""Times that this is waited for; a file that is written all the time is taken as it stands."""


def is_being_saved(folder: Folder, entry: Entry, known: str, *, is_heard: bool) -> bool:
    """Whether a file was written a moment ago, and says something else than what is known of it by its hash.

    Of one that `is_heard` it is known that the program that wrote it has closed it: it is saved, unless it is empty.
    """
    if is_heard and entry.size:
        return False
    quiet = QUIET if entry.size else QUIET_EMPTY
    if not 0 <= time.time_ns() - entry.mtime_ns < quiet:
        return False
    try:
        return folder.sha256(entry.path) != known
    except KbdeskError:
        return True
