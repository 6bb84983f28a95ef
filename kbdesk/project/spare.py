"""Journal and index of a project that can only be read: copies, so that its history can be read all the same."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files.outside import set_aside
from kbdesk.journal.database import COMPANIONS
from kbdesk.journal.journal import Journal, doubt
from kbdesk.project.copying import copy_database, drop_copy

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.journal.salvage import Saved

HIDDEN = "The journal cannot be read, so that earlier versions, reviews and requests are not shown."


def journal_copy(path: Path, spare: Path, *, is_expected: bool) -> tuple[Journal, str]:
    """Open a copy of the journal at `path` in another folder, an empty one where it cannot be read.

    Return it with a sentence that says what of the history is not in it, "" where all is. `is_expected`: there was a
    journal once. Raises StorageFailed where nothing can be written in the other folder either.
    """
    try:
        found = copy_database(path, spare)
    except StorageFailed as error:
        drop_copy(path, spare)
        return Journal(spare / path.name), f"{HIDDEN} {error.what}"
    if found and not (spare / path.name).stat().st_size:
        found = False
        drop_copy(path, spare)
    try:
        if found:
            doubt(spare / path.name)  # damage seen later could be noted nowhere: look for it now
        journal = Journal(spare / path.name)
    except Unreadable:
        return _salvaged(spare / path.name)
    is_gone = is_expected and not found
    return journal, "The journal with the history is gone: it was deleted or emptied." if is_gone else ""


def _salvaged(path: Path) -> tuple[Journal, str]:
    aside = set_aside(path, "copy", COMPANIONS)
    journal = Journal(path)
    saved: Saved = journal.salvage(aside)
    if not saved.changes:
        return journal, f"{HIDDEN} It is damaged."
    return journal, (
        f"The journal is damaged: of its history, what can still be read is shown ({saved.changes:,} changes, "
        f"{saved.texts:,} texts, {saved.requests:,} requests)."
    )


def copy_index(path: Path, spare: Path) -> None:
    """Copy an index where it can be read, so that it need not be built anew."""
    try:
        copy_database(path, spare)
    except StorageFailed:
        with suppress(OSError):
            drop_copy(path, spare)
