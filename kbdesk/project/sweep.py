"""Keeps journal and index like the knowledge folder: what another program changed is journalled once, then indexed."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import Busy, KbdeskError, NotFound, Refused, StorageFailed, Unreadable
from kbdesk.files.probe import is_readable
from kbdesk.index.describing import FROM, describing, parted
from kbdesk.index.index import FileChange
from kbdesk.journal.blobs import KeptText
from kbdesk.pages import guards
from kbdesk.plan import Actor, Plan, Put
from kbdesk.project.hearing import EVERYTHING, Heard, Hearing
from kbdesk.project.page_reads import PageReads
from kbdesk.project.recover import recover
from kbdesk.project.review.awaiting import awaiting_review
from kbdesk.project.saved import PATIENCE, QUIET, is_being_saved
from kbdesk.project.shelf import ProjectShelf
from kbdesk.project.sight import Sight, see
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.files import Folder
    from kbdesk.index.describing import Portion
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.clock import Clock
    from kbdesk.project.page_reads import Differing
    from kbdesk.project.values import Job

log = logging.getLogger(__name__)
OUTSIDE = Actor("outside")
TESTED = 500
"""Folders that are tested at once for whether they can be read still."""
LOCKED = 10.0
"""Seconds that a holder of the project's lock is waited for; after that a look shows without journalling."""
NOT_MIRRORED = ("", "")


class Sweeper:
    """Compares the folder with what the index mirrors, by each file's signature, and takes over what differs."""

    def __init__(self, folder: Folder, journal: Journal, index: Index, clock: Clock, *, writable: bool = True) -> None:
        self._folder = folder
        self._journal = journal
        self._index = index
        self._clock = clock
        self.writable = writable
        self.hearing = Hearing()
        """What a watch says happened to files since the last look."""
        self._reads = PageReads(folder, index.layout, journal.changes, self.hearing, asks=writable)
        self._sight = Sight()
        self._tested = 0
        self.unread: tuple[tuple[str, str], ...] = ()
        """Files, from the project on, that could not be read at the last look, and why: they stand as last known."""

    @property
    def unreadable(self) -> tuple[str, ...]:
        """Folders that could not be read at the last look: their pages are unknown, not gone."""
        return self._sight.unreadable

    @property
    def misnamed(self) -> tuple[str, ...]:
        """Files and folders left out at the last look because their names are not UTF-8."""
        return self._sight.misnamed

    @property
    def is_away(self) -> bool:
        """Whether the folder of pages was not there at the last look, though it held some."""
        return self._sight.is_away

    @property
    def is_emptied(self) -> bool:
        """Whether the folder of pages was empty at the last look, as one is whose disk is unplugged."""
        return self._sight.is_emptied

    def take_as_gone(self) -> None:
        """Take an emptied folder of pages as it stands: the next look journals its pages as deleted.

        Raises Refused where it is not empty or not there, StorageFailed.
        """
        place = self._index.layout.knowledge
        apart = self._folder.is_apart(place)
        if apart is None or not self.is_emptied:
            raise Refused("This folder of pages is not one that was found empty.", place, "Look at it again.")
        self._index.disk.remember(apart)

    def has_lost_a_folder(self) -> bool:
        """Whether a folder that was listed cannot be now; of very many, some are tested each time, in turn.

        No watch tells of it when a folder's permissions change. The next look goes through everything then.
        """
        folders = self._sight.folders
        turn = range(self._tested, self._tested + min(TESTED, len(folders)))
        self._tested = turn.stop % max(len(folders), 1)
        if all(is_readable(self._folder, folders[number % len(folders)]) for number in turn):
            return False
        self.hearing.tell(None)
        return True

    def sweep(self, job: Job | None = None, *, locked: bool = False) -> frozenset[str]:
        """Take over what changed; return the ids of the pages concerned.

        Files in folders that cannot be read count as unchanged. Without the lock (another program holds it for long)
        changes are shown, and journalled by the first look that gets it.
        """
        heard = self.hearing.take(by_commit=locked)
        is_whole = self._folder.is_folder(self._index.layout.knowledge)
        in_doubt = self.unreadable or self.misnamed or self.unread or not is_whole
        try:
            found = self._look(EVERYTHING if in_doubt else heard, job, locked=locked)
        except BaseException:
            self.hearing.give_back(heard)
            raise
        self.hearing.done(heard)
        return found

    def _look(self, where: Heard, job: Job | None, *, locked: bool) -> frozenset[str]:
        is_first = self.writable and not locked and not self._journal.has_gaps and not self._has_baseline()
        differing = [] if is_first else self._at_rest(where)  # very many: looked for once, with the lock
        kept = self._keep_unknown() if self.unreadable else frozenset()
        if not differing and not is_first:
            self.unread = ()
            return kept
        return kept | self._take_all(differing, where, job, locked=locked)

    def _take_all(self, differing: list[Differing], where: Heard, job: Job | None, *, locked: bool) -> frozenset[str]:
        if not self.writable:  # the journal is a copy: nothing is added to what it says, unless it says nothing at all
            is_new = self._journal.has_gaps or not self._has_baseline()
            return self._take(differing, job, journalled=is_new)
        if locked:
            return self._take(differing, job, journalled=True)
        try:
            with self._folder.lock(part("kbdesk, looking for changes"), LOCKED):
                recover(self._folder, self._journal)
                differing[:] = self._at_rest(where)  # those of before need not be kept in memory
                return self._take(differing, job, journalled=True) if differing else frozenset()
        except (Busy, StorageFailed) as error:
            log.info("Changes are journalled later: %s", error)
            self.hearing.give_back(where)
            return self._take(differing or self._at_rest(where), job, journalled=False)

    def _has_baseline(self) -> bool:
        return self._journal.changes.has_baseline()

    def _at_rest(self, where: Heard) -> list[Differing]:
        """Return what differs once no file of it is being written: an editor may empty a file before it saves."""
        differing = self._differing(where.paths)
        for _ in range(PATIENCE):
            heard = () if where.paths is None else where.paths - where.written
            if not any(
                entry and is_being_saved(self._folder, entry, name, is_heard=path in heard)
                for path, entry, name in differing
            ):
                break
            time.sleep(QUIET / 1e9)
            where = replace(where, written=self.hearing.written())
            differing = self._differing(where.paths)
        return differing

    def _differing(self, where: frozenset[str] | None) -> list[Differing]:
        """Return what the index does not mirror, and what is gone and the journal does not know it."""
        if where is not None:
            try:
                return self._differing_among(where)
            except KbdeskError:  # a folder that cannot be read, a link: whatever it is, the long way tells
                self.hearing.tell(None)
        layout = self._index.layout
        signatures = self._index.signatures()
        signatures.update(dict.fromkeys(self._unmirrored(signatures), ""))
        seen = self._see(signatures)  # what stands as it is mirrored, nearly all, is not in either any more
        mirrored = self._index.files() if signatures else {}
        found: list[Differing] = []
        start = len(layout.in_project(""))
        for entry in seen.entries:
            path = entry.path[start:]
            signatures.pop(path, None)
            found.append((path, entry, mirrored.get(path, NOT_MIRRORED)[1]))
        for path in sorted(signatures):
            if not seen.hides(layout.in_project(path)):
                found.append((path, None, mirrored.get(path, NOT_MIRRORED)[1]))
        return found

    def _see(self, signatures: dict[str, str]) -> Sight:
        """Look at the whole folder; what is in a part that cannot be read is kept as it was last known."""
        was_apart = self._index.disk.apart()
        seen = see(self._folder, self._index.layout, was_apart, lambda: bool(signatures), signatures)
        self._sight = replace(seen, entries=())  # very many, and of no use later
        if (seen.entries or seen.alike) and seen.apart is not None:
            with suppress(StorageFailed):  # a full disk: the next look remembers it
                self._index.disk.remember(seen.apart)
        return seen

    def _known(self) -> dict[str, str]:
        """Return the hash of the last text known of every page, by path in the knowledge folder."""
        known = self._journal.changes.known().items()
        found = ((self._index.layout.in_knowledge(place), name) for place, name in known)
        return {path: name for path, name in found if path is not None and _is_looked_at(path)}

    def _unmirrored(self, mirrored: Mapping[str, object]) -> list[str]:
        """Return the pages that the journal knows and the index does not mirror, by path in the knowledge folder."""
        start = self._index.layout.in_project("")
        known = self._journal.changes.known_below(start).difference(mirrored)
        return [path for path in known if _is_looked_at(path)]

    def _keep_unknown(self) -> frozenset[str]:
        """Take what nobody can read now into an index that lacks it, as it was last known; return the ids."""
        mirrored, in_project = self._index.files(), self._index.layout.in_project
        changes = []
        for path, name in self._known().items():
            if path not in mirrored and self._sight.hides(in_project(path)):
                with suppress(NotFound, Unreadable):  # a text that is lost
                    changes.append(FileChange(path, "", name, self._journal.changes.known_bytes(in_project(path))))
        return self._index.update(changes) if changes else frozenset()

    def _differing_among(self, where: frozenset[str]) -> list[Differing]:
        """Return what of these paths differs, as `_differing` does. Raises StorageFailed, OutsideFolder."""
        found = []
        for path in where:
            if not _is_looked_at(path) or self._index.layout.leaves_out(path.rpartition("/")[0]):
                continue
            place = self._index.layout.in_project(path)
            entry = self._folder.stat(place)
            if entry is None and not self._folder.is_folder(self._index.layout.knowledge):
                raise StorageFailed("The folder of the pages is gone.", self._index.layout.knowledge)
            mirrored = self._index.file(path)
            is_missed = entry is None and self._journal.changes.known_hash(place) is not None
            if is_missed or (entry and entry.signature) != (mirrored and mirrored[0]):
                found.append((path, entry, (mirrored or NOT_MIRRORED)[1]))
        return sorted(found, key=lambda one: one[0])

    def _take(self, differing: list[Differing], job: Job | None, *, journalled: bool) -> frozenset[str]:
        unread: list[tuple[str, str]] = []
        if journalled and (self._journal.has_gaps or not self._has_baseline()):
            concerned = self._take_first(differing, unread, job)
        else:
            changes, touched = self._reads.read_all(differing, unread)
            if journalled:
                self._write_down(changes)
            else:
                changes = [replace(change, signature="") for change in changes if self._is_news(change)]
            if touched:
                with suppress(StorageFailed):  # a full disk: they are looked at once more the next time
                    self._index.touch(touched)
            concerned = self._index.update(changes, job) if changes else frozenset()
        self.unread = tuple(unread)
        return concerned

    def _take_first(self, differing: list[Differing], unread: list[tuple[str, str]], job: Job | None) -> frozenset[str]:
        """Take over what the first opening finds: the known texts, but where an earlier journal knew others.

        In portions: what was taken over can be read while it goes on, and not all texts are held at once. When it is
        cut short, the next opening begins anew.
        """
        known = self._journal.changes.known()
        texts = self._journal.changes.first_texts()
        puts: list[Put] = []

        def read() -> Iterator[list[FileChange]]:
            for portion in parted(differing, lambda one: one[1].size if one[1] else 0):
                changes, _ = self._reads.read_all(portion, unread)
                yield changes

        def kept() -> Iterator[Portion]:
            done, every = 0, len(differing)
            for portion in describing(self._index.layout, read(), helped=every >= FROM):
                puts.extend(self._puts(portion.changes, known))
                texts.add(self._texts(portion))
                yield portion
                done += len(portion.changes)
                if job:
                    job(done, every)

        with self._journal.bulk():
            concerned = self._index.fill(kept())
            texts.settle()
        self._record(puts)
        self._journal.changes.baseline(self._clock.stamp())
        self._journal.has_gaps = False
        return concerned

    def _texts(self, portion: Portion) -> Iterator[KeptText]:
        for one in portion.changes:
            if one.data is not None and not one.trouble:
                yield KeptText.quickly(self._index.layout.in_project(one.path), one.hash, one.data)

    def _is_news(self, change: FileChange) -> bool:
        """Whether the index does not show a change yet, as it does one that only waits to be journalled."""
        mirrored = self._index.file(change.path)
        return bool(change.trouble) or (mirrored and mirrored[1]) != (None if change.data is None else change.hash)

    def _write_down(self, changes: list[FileChange]) -> None:
        """Journal what differs from the text last known."""
        in_project, known_hash = self._index.layout.in_project, self._journal.changes.known_hash
        paths = [in_project(change.path) for change in changes]
        self._record(self._puts(changes, {path: name for path in paths if (name := known_hash(path))}, new=True))

    def _puts(self, changes: Sequence[FileChange], known: Mapping[str, str], *, new: bool = False) -> list[Put]:
        """Return how the files that are known, and with `new` also the others, differ from the texts known."""
        found = []
        for change in changes:
            path = self._index.layout.in_project(change.path)
            if not change.trouble and (new or path in known) and known.get(path, "") != change.hash:
                found.append(Put(path, self._last_text(path), change.data))
        return found

    def _last_text(self, path: str) -> bytes | None:
        """Return the text last known of a file; None also where it is lost, which the doctor tells."""
        with suppress(NotFound, Unreadable):
            return self._journal.changes.known_bytes(path)
        return None

    def _record(self, puts: list[Put]) -> None:
        if puts:
            pages = tuple(filter(None, (self._page_at(put.path) for put in puts)))
            subject = pages[0] if len(pages) == 1 else puts[0].path
            warnings = guards.outside_warnings(ProjectShelf(self._folder, self._index, self._clock.now), puts)
            plan = Plan("outside", subject, tuple(puts), pages=pages, warnings=tuple(warnings))
            waiting = awaiting_review(plan, OUTSIDE, self._index.layout)
            self._journal.changes.record(plan, OUTSIDE, self._clock.stamp(), waiting)

    def _page_at(self, project_path: str) -> str | None:
        path = self._index.layout.in_knowledge(project_path)
        if path is None:
            return None
        found = self._index.layout.page_at(path)
        return found.id if found else self._index.layout.special(path)


def _is_looked_at(path: str) -> bool:
    """Whether a look takes in what stands at this path of the knowledge folder."""
    return path.lower().endswith(".md") and not path.startswith(".") and "/." not in path
