"""What has changed: told from the journal's events, and for originals from how their folder stands."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Unreadable
from kbdesk.index.rows import CATALOGUE
from kbdesk.pages.describe import describe
from kbdesk.pages.resolve import Resolver
from kbdesk.project.values import Changes
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.manifest import RETIRED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from kbdesk.index.index import Index
    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.journal.journal import Journal
    from kbdesk.project.original_sweep import OriginalSweeper
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job

MANY = 200
"""Files of a change from which on it is told as a change of everything."""


def since(version: int, journal: Journal, index: Index, sources: str) -> Changes:
    """Return what commits, requests and answers changed after a version of the journal."""
    events = journal.events_since(version)
    pages: set[str] = set()
    originals = {event.ref for event in events if event.kind == "fetch"}
    requests = {event.ref for event in events if event.kind == "request"}
    files = 0
    for event in events:
        record = journal.changes.get(int(event.ref)) if event.kind == "change" else None
        if record is None:
            continue
        files += len(record.files)
        if files > MANY:
            break
        pages |= _pages_of(record, journal, index)
        prefix = f"{sources}/"
        originals |= {path.removeprefix(prefix) for path, _, _ in record.files if path.startswith(prefix)}
    return Changes(
        events[-1].id if events else version,
        frozenset(pages),
        frozenset(originals),
        frozenset(requests),
        everything=files > MANY,
        reviews=any(event.kind in ("review", "comment") for event in events),
    )


def _pages_of(record: ChangeRecord, journal: Journal, index: Index) -> set[str]:
    """Return the ids of the pages a change wrote, and of those they link to now or did before it."""
    found = set(record.pages)
    for project_path, before, _ in record.files:
        path = index.layout.in_knowledge(project_path)
        if path is None:
            continue
        page = index.pages.id_at(path) or index.layout.special(path)
        if page is None:
            reference = index.layout.page_at(path)
            page = reference.id if reference else None
        if page is not None:
            found.add(page)
            found |= {link.target for link in index.pages.links_of(page) if link.target}
        if path not in CATALOGUE:  # they link to very many pages, and to none of their own accord
            found |= _linked_before(path, before, journal, index)
    return found


def _linked_before(path: str, before: str | None, journal: Journal, index: Index) -> set[str]:
    try:
        data = journal.changes.text(before) if before else None
    except (NotFound, Unreadable):
        data = None
    facts = describe(index.layout, path, data) if data else None
    resolver = Resolver(index.layout, index.pages)
    targets: set[str] = set()
    for link in facts.links if facts else ():
        found = resolver.resolve(path, link.destination, link.wiki)
        if found.id:
            targets.add(found.id)
    return targets


class SourceSigns:
    """Tells which originals changed since the last look, by the signatures of the folder's files.

    `named` is told at each look which there are, by project path, where links of pages may lead to them by name.
    """

    def __init__(
        self,
        originals: Originals,
        sweeper: OriginalSweeper,
        named: Callable[[Iterable[str]], object] | None = None,
    ) -> None:
        self._originals = originals
        self._named = named
        self._sweeper = sweeper
        self._seen: dict[str, str] = {}
        self._lock = threading.Lock()
        self._manifest: tuple[str, KbdeskError | None] = ("", None)
        self.folder = originals.name
        self.manifest = f"{originals.name}/{MANIFEST}"
        self.unreadable: tuple[str, ...] = ()
        """Folders, from the project on, that could not be read at the last look: what is in them is unknown."""
        self.misnamed: tuple[str, ...] = ()
        """Files and folders left out at the last look because their names are not UTF-8."""
        self.unread: tuple[str, ...] = ()
        """Originals, from the project on, that could not be read at the last look."""
        self.folders: tuple[str, ...] = ()
        """Folders of originals, from the project on, that were read at the last look."""

    @property
    def is_behind(self) -> bool:
        """Whether another look would find out more of what other programs did."""
        return self._sweeper.is_behind

    @property
    def has_originals(self) -> bool:
        """Whether there were any originals at the last look."""
        return bool(self._seen)

    def paths(self) -> tuple[str, ...]:
        """Return the originals as they were seen at the last look, from the project on."""
        return tuple(f"{self._originals.name}/{path}" for path in self._seen if not path.startswith("."))

    def look(self, job: Job | None = None) -> frozenset[str]:
        """Return the paths of originals that came, went or changed since the last look; none where it cannot look.

        What other programs did to them is journalled. Raises Cancelled as `job` does.
        """
        if not self._originals.exist:
            self.unreadable = (self.folder,) if self._seen or self._originals.is_gone else ()
            self.unread = self.folders = ()
            return frozenset()
        with self._lock:
            try:
                taken = self._originals.snapshot()
            except KbdeskError:  # the list of originals cannot be read: that is a trouble of its own
                self.unreadable = () if self._originals.is_readable else (self.folder,)
                self.folders = ()
                return frozenset()
            self.unreadable = tuple(f"{taken.folder}/{path}".rstrip("/") for path in taken.unreadable)
            self.misnamed = taken.misnamed
            held = {"", *taken.folders, *(RETIRED for _ in taken.retired[:1])}
            self.folders = tuple(f"{taken.folder}/{path}".rstrip("/") for path in sorted(held))
            now = {entry.path: entry.signature for entry in (*taken.files, *taken.retired)}
            if self._named is not None:
                self._named(f"{taken.folder}/{one.path}" for one in taken.files)
            differing = {path for path, _ in now.items() ^ self._seen.items()} if now != self._seen else set()
            self.unread = self._unread_of(now, differing)
            self._seen = now
        self._sweeper.take(taken, now, job)
        return frozenset(differing)

    def _unread_of(self, now: Mapping[str, str], differing: set[str]) -> tuple[str, ...]:
        """Return what cannot be read: looked at where a file changed, as with its permissions it does, or could not."""
        start = len(self._originals.name) + 1
        doubtful = differing.union(path[start:] for path in self.unread).intersection(now)
        paths = (f"{self._originals.name}/{path}" for path in sorted(doubtful))
        return tuple(path for path in paths if not self._originals.can_read(path))

    def manifest_trouble(self) -> KbdeskError | None:
        """Return what is wrong with the list of originals; it is read again only when its file has changed."""
        try:
            signature = self._originals.manifest_signature()
            if not signature or signature != self._manifest[0]:
                self._manifest = (signature, self._originals.manifest_trouble())
        except KbdeskError as error:
            return error
        return self._manifest[1]
