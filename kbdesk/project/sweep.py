"""Keeps journal and index like the knowledge folder: what another program changed is journalled once, then indexed."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from kbdesk.errors import Busy, KbdeskError, StorageFailed
from kbdesk.files import too_large
from kbdesk.index.index import FileChange
from kbdesk.journal.blobs import hash_of
from kbdesk.pages import guards
from kbdesk.pages.text import LARGEST
from kbdesk.plan import Actor, Plan, Put
from kbdesk.project.recover import recover
from kbdesk.project.shelf import ProjectShelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.files import Entry, Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.clock import Clock
    from kbdesk.project.values import Job

log = logging.getLogger(__name__)
OUTSIDE = Actor("outside")
QUIET = 50_000_000
"""Nanoseconds that a file must have been left alone before it is taken for saved."""
PATIENCE = 20
"""Times that this is waited for; a file that is written all the time is taken as it stands."""


class Sweeper:
    """Compares the folder with what the index mirrors, by each file's signature, and takes over what differs."""

    def __init__(self, folder: Folder, journal: Journal, index: Index, clock: Clock, *, writable: bool = True) -> None:
        self._folder = folder
        self._journal = journal
        self._index = index
        self._clock = clock
        self.writable = writable
        self.has_pages = False
        """Whether there were any pages at the last look at the whole folder."""
        self.unreadable: tuple[str, ...] = ()
        """Folders that could not be read at the last look: their pages are unknown, not gone."""
        self.misnamed: tuple[str, ...] = ()
        """Files and folders left out at the last look because their names are not UTF-8."""
        self.unread: tuple[tuple[str, str], ...] = ()
        """Files, from the project on, that could not be read at the last look, and why: they stand as last known."""

    def sweep(self, job: Job | None = None, *, locked: bool = False) -> frozenset[str]:
        """Take over what changed; return the ids of the pages concerned.

        Files in folders that cannot be read count as unchanged. Without the lock (another program holds it for long)
        changes are shown and journalled later.
        """
        differing = self._at_rest()
        if not differing:
            self.unread = ()
            return frozenset()
        if locked or not self.writable:
            return self._take(differing, job, journalled=True)
        try:
            with self._folder.lock("kbdesk, looking for changes"):
                recover(self._folder, self._journal)
                return self._take(self._at_rest(), job, journalled=True)
        except (Busy, StorageFailed) as error:
            log.info("Changes are journalled later: %s", error)
            return self._take(differing, job, journalled=False)

    def _at_rest(self) -> list[tuple[str, Entry | None]]:
        """Return what differs once no file of it is being written: an editor may empty a file before it saves."""
        differing = self._differing()
        for _ in range(PATIENCE):
            now = time.time_ns()
            if not any(entry and 0 <= now - entry.mtime_ns < QUIET for _, entry in differing):
                break
            time.sleep(QUIET / 1e9)
            differing = self._differing()
        return differing

    def _differing(self) -> list[tuple[str, Entry | None]]:
        """Return (path in the knowledge folder, entry) of what the index does not mirror; None: gone."""
        layout = self._index.layout
        mirrored = self._index.files()
        if not self._folder.is_folder(layout.knowledge):
            self.has_pages = bool(mirrored)
            self.unreadable = (layout.knowledge,) if mirrored else ()
            return []  # unplugged, or being renamed: its pages are unknown, not gone
        scan = self._folder.scan(layout.knowledge, ".md")
        self.unreadable, self.misnamed = scan.unreadable, scan.misnamed
        self.has_pages = bool(scan.entries)
        found: list[tuple[str, Entry | None]] = []
        for entry in scan.entries:
            path = layout.in_knowledge(entry.path)
            if path is not None and mirrored.pop(path, ("", ""))[0] != entry.signature:
                found.append((path, entry))
        unknown = tuple(f"{path}/" for path in scan.unreadable)
        for path in mirrored:
            if not layout.in_project(path).startswith(unknown) or not unknown:
                found.append((path, None))
        return found

    def _take(self, differing: list[tuple[str, Entry | None]], job: Job | None, *, journalled: bool) -> frozenset[str]:
        mirrored = self._index.files()
        changes, touched, unread = [], [], []
        for path, entry in differing:
            try:
                change = self._read(path, entry)
            except StorageFailed as error:
                unread.append((self._index.layout.in_project(path), error.what))
                change = self._as_last_known(path, error)
            if change is None:
                continue
            if change.data is not None and not change.trouble and mirrored.get(path, ("", ""))[1] == change.hash:
                touched.append((path, change.signature))
            else:
                changes.append(change if journalled else FileChange(path, "", change.hash, change.data, change.trouble))
        self.unread = tuple(unread)
        if journalled:
            self._write_down(changes, job)
        if touched:
            self._index.touch(touched)
        return self._index.update(changes, job) if changes else frozenset()

    def _read(self, path: str, entry: Entry | None) -> FileChange | None:
        """Read a file; None where it cannot be told how it stands. Raises StorageFailed."""
        if entry is None:
            return FileChange(path, "", "", None)
        if entry.size > LARGEST:
            return FileChange(path, entry.signature, "", b"", too_large(entry.path, entry.size, LARGEST).what)
        try:
            data = self._folder.read(entry.path, LARGEST)
        except StorageFailed:
            raise
        except KbdeskError as error:
            return FileChange(path, "", "", b"", str(error))
        return None if data is None else FileChange(path, entry.signature, hash_of(data), data)

    def _as_last_known(self, path: str, error: StorageFailed) -> FileChange:
        """Return a file that cannot be read for a while, perhaps: it keeps what is known of it."""
        last = self._journal.changes.known_bytes(self._index.layout.in_project(path))
        return FileChange(path, "", "", last or b"", str(error))

    def _write_down(self, changes: list[FileChange], job: Job | None) -> None:
        """Journal what differs from the text last known; at the first opening everything found is the known text."""
        known = self._journal.changes.known()
        in_project = self._index.layout.in_project
        readable = [change for change in changes if not change.trouble]
        if self._journal.has_gaps or not self._journal.changes.has_baseline():
            found = [change for change in readable if in_project(change.path) not in known]
            self._journal.changes.baseline(self._progress(found, job), self._clock.stamp())
            self._journal.has_gaps = False
            known |= {in_project(change.path): change.hash for change in found}
        puts = [
            Put(in_project(change.path), self._journal.changes.known_bytes(in_project(change.path)), change.data)
            for change in readable
            if known.get(in_project(change.path), "") != change.hash
        ]
        if puts:
            pages = tuple(filter(None, (self._page_at(put.path) for put in puts)))
            subject = pages[0] if len(pages) == 1 else puts[0].path
            warnings = guards.outside_warnings(ProjectShelf(self._folder, self._index, self._clock.now), puts)
            plan = Plan("outside", subject, tuple(puts), pages=pages, warnings=tuple(warnings))
            self._journal.changes.record(plan, OUTSIDE, self._clock.stamp())

    def _page_at(self, project_path: str) -> str | None:
        path = self._index.layout.in_knowledge(project_path)
        if path is None:
            return None
        found = self._index.layout.page_at(path)
        return found.id if found else self._index.layout.special(path)

    def _progress(self, changes: list[FileChange], job: Job | None) -> Iterator[tuple[str, bytes]]:
        for number, change in enumerate(changes):
            if change.data is not None:
                yield self._index.layout.in_project(change.path), change.data
            if job:
                job(number + 1, 2 * len(changes))
