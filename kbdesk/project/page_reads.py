"""Reads files of pages as they stand: those of which index or journal know something else are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.files import too_large
from kbdesk.files.many import ManyReads
from kbdesk.index.index import FileChange
from kbdesk.journal.blobs import hash_of
from kbdesk.pages.text import LARGEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.files import Entry, Folder
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.hearing import Hearing

Differing: TypeAlias = "tuple[str, Entry | None, str]"
"""A file that index or journal do not know so: its path in the knowledge folder, entry (None: gone), hash mirrored."""


class PageReads:
    """Reads files of pages. `asks` whether the journal knows a text; where nothing can be added to it, nobody asks."""

    def __init__(
        self, folder: Folder, layout: KitLayout, known: ChangeLog, hearing: Hearing, *, asks: bool = True
    ) -> None:
        self._folder = folder
        self._layout = layout
        self._known = known
        self._hearing = hearing
        self._asks = asks

    def read_all(
        self, differing: Sequence[Differing], unread: list[tuple[str, str]]
    ) -> tuple[list[FileChange], list[tuple[str, str]]]:
        """Read files; return what index or journal do not know, and the new signatures of those they know."""
        changes, touched = [], []
        with ManyReads(self._folder) as reads:
            read = [self._read_one(path, entry, reads, unread) for path, entry, _ in differing]
        for change, (path, _, mirrored) in zip(read, differing, strict=True):
            if change is None:
                continue
            if change.data is not None and not change.trouble and mirrored == change.hash and self._is_told(change):
                touched += [(path, change.signature)] if change.signature else []
            else:
                changes.append(change)
        return changes, touched

    def _is_told(self, change: FileChange) -> bool:
        """Whether the journal knows a text; it is asked only where something can be added to it."""
        place = self._layout.in_project(change.path)
        return not self._asks or self._known.known_hash(place) == change.hash

    def _read_one(
        self, path: str, entry: Entry | None, reads: ManyReads, unread: list[tuple[str, str]]
    ) -> FileChange | None:
        try:
            return self._read(path, entry, reads)
        except StorageFailed as error:
            unread.append((self._layout.in_project(path), error.what))
            return self._as_last_known(path, error)

    def _read(self, path: str, entry: Entry | None, reads: ManyReads) -> FileChange | None:
        """Read a file; None where it cannot be told how it stands. Raises StorageFailed."""
        if entry is None:
            return FileChange(path, "", "", None)
        if entry.size > LARGEST:
            return FileChange(path, entry.signature, "", b"", too_large(entry.path, entry.size, LARGEST).what)
        try:
            data = reads.read(entry.path, LARGEST)
        except StorageFailed:
            raise
        except KbdeskError as error:
            return FileChange(path, "", "", b"", str(error))
        if not entry.is_settled:
            self._hearing.tell(path)  # another change may not show: look again
        signature = entry.signature if entry.is_settled else ""
        return None if data is None else FileChange(path, signature, hash_of(data), data)

    def _as_last_known(self, path: str, error: StorageFailed) -> FileChange:
        """Return a file that cannot be read for a while, perhaps: it keeps what is known of it."""
        last = self._known.known_bytes(self._layout.in_project(path))
        return FileChange(path, "", "", last or b"", str(error))
