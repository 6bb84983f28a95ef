"""Keeps the journal like the sources folder: what another program did to an original is journalled once, by its facts.

No bytes are kept. A file is read only where its signature moved, and what it holds is told by its hash.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, OutsideFolder
from kbdesk.files.folder import file_of
from kbdesk.files.handed import is_passing
from kbdesk.files.probe import is_unplugged
from kbdesk.index.originals import OriginalFacts
from kbdesk.journal.originals import KnownOriginal
from kbdesk.project.recover import recover
from kbdesk.project.review.original_steps import Standing, between_looks, entries_of, filed
from kbdesk.sources.listing import is_as_recorded, readable
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.files import Entry, Folder
    from kbdesk.index.originals import OriginalMirror
    from kbdesk.journal.journal import Journal
    from kbdesk.project.clock import Clock
    from kbdesk.project.values import Job
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot

log = logging.getLogger(__name__)
QUIET = 100_000_000
"""Nanoseconds that a file must have been left alone before it is taken for written."""
QUIET_EMPTY = 1_000_000_000
"""The same for one that is found empty: most programs that empty a file fill it again."""
PATIENCE = 4
"""Times that this is waited for; what is still being written then is left for a later look."""
AT_ONCE = 1.0
"""Seconds of reading files in one look; the next one goes on."""
AHEAD = 0.5
"""The same for files that did not change and were never read."""
COARSE = 2.0
"""Seconds by which a folder's time may be behind: some disks round it."""
LOCKED = 10.0
"""Seconds that a holder of the project's lock is waited for."""

Known = dict[str, KnownOriginal]


@dataclass(frozen=True)
class Seen:
    """The sources folder at one look; `standing` by path in the project."""

    taken: Snapshot
    standing: dict[str, Entry]

    @classmethod
    def of(cls, taken: Snapshot) -> Seen:
        """Return what a snapshot shows, retired originals among it."""
        return cls(taken, {f"{taken.folder}/{one.path}": one for one in (*taken.files, *taken.retired)})


class OriginalSweeper:
    """Compares each look at the sources folder with what the journal knows, and takes over what differs."""

    def __init__(
        self, folder: Folder, journal: Journal, mirror: OriginalMirror, clock: Clock, *, writable: bool
    ) -> None:
        self._folder = folder
        self._journal = journal
        self._mirror = mirror
        self._clock = clock
        self._writable = writable
        self._settled: Mapping[str, str] | None = None
        self._empty: dict[str, int] = {}
        """When files that stand empty were first found so, in nanoseconds: at first they keep the time of before."""
        self._lock = threading.Lock()
        self.is_behind = False
        """Whether another look is wanted: files are being written, or were not all read yet."""

    def take(self, taken: Snapshot, signatures: Mapping[str, str], job: Job | None = None) -> None:
        """Journal what other programs did, as far as it can be told by now. Raises Cancelled as `job` does.

        `signatures` are those of all files, by path in the sources folder.
        """
        if not self._writable or not self._lock.acquire(blocking=False):
            return
        try:
            if self.is_behind or signatures != self._settled:
                self.is_behind = self._look(Seen.of(taken), job)
                self._settled = signatures
        except KbdeskError as error:  # whatever stands in the way here keeps nobody from looking at the pages
            self.is_behind = True
            log.info("What happened to originals is journalled later: %s", error)
        finally:
            self._lock.release()

    def _look(self, seen: Seen, job: Job | None) -> bool:
        """Take over what differs; return whether there is more to do."""
        known = self._known(seen)
        if not self._journal.originals.has_baseline():
            self._begin(seen, known)
            known = self._known(seen)
        if known and not seen.standing and seen.taken.manifest is None:
            first = self._journal.originals.first_look().timestamp() - COARSE
            if is_unplugged(self._folder, seen.taken.folder, first):
                return False  # nobody knows what is gone
        differing = self._differing(seen, known)
        unwritten = self._being_written(seen, differing)
        asked = [path for path in differing if path in seen.standing and path not in unwritten]
        hashes, is_whole = self._hashes(seen, known, asked, AT_ONCE, job)
        if not is_whole:
            return True
        found = {path: Standing(seen.standing[path], name) for path, name in hashes.items()}
        gone = {path for path in differing if path not in seen.standing}
        if found or gone:
            self._take_over(seen, found, gone)
        is_fresh = bool(unwritten) or any(not seen.standing[path].is_settled for path in found)
        return is_fresh or not self._read_ahead(seen, job)

    def _known(self, seen: Seen) -> Known:
        """Return what is known of originals; a commit may bring files to other folders too.

        What was taken for an original by an earlier version, and is none, is known no more.
        """
        start = f"{seen.taken.folder}/"
        return {
            path: one
            for path, one in self._journal.originals.known().items()
            if path.startswith(start) and (path in seen.standing or not is_passing(path.rpartition("/")[2]))
        }

    def _begin(self, seen: Seen, known: Known) -> None:
        """Take what stands at the first look as known: nobody did it just now."""
        new = {path: KnownOriginal("") for path in seen.standing.keys() - known.keys()}
        hashes, _ = self._hashes(seen, new, list(new), 0.0, None)
        taken = ((path, _known_as(seen.standing[path], hashes.get(path, ""))) for path in new)
        self._journal.originals.take_as_known(taken)
        if not seen.taken.unreadable:
            self._journal.originals.baseline(self._clock.stamp())

    @staticmethod
    def _differing(seen: Seen, known: Known) -> list[str]:
        """Return what is not known as it stands, and what is known and gone."""
        start = len(seen.taken.folder) + 1
        moved = [
            path
            for path, entry in seen.standing.items()
            if path not in known or known[path].signature != entry.signature
        ]
        gone = known.keys() - seen.standing.keys()
        return moved + sorted(path for path in gone if not seen.taken.is_unknown(path[start:]))

    def _being_written(self, seen: Seen, differing: list[str]) -> frozenset[str]:
        """Return what is being written still; files that were written a moment ago are waited for a little."""
        here = [path for path in differing if path in seen.standing]
        for _ in range(PATIENCE):
            fresh = self._fresh(seen, here)
            if not fresh:
                return frozenset()
            time.sleep(QUIET / 1e9 / 2)
            for path in fresh:
                entry = self._stat(path)
                if entry is not None:
                    seen.standing[path] = replace(entry, path=seen.standing[path].path)
        return frozenset(fresh)

    def _fresh(self, seen: Seen, paths: list[str]) -> list[str]:
        """Return what was written or emptied a moment ago."""
        now = time.time_ns()
        self._empty = {path: self._empty.get(path, now) for path in paths if not seen.standing[path].size}
        fresh = []
        for path in paths:
            entry = seen.standing[path]
            is_emptied = 0 <= now - self._empty.get(path, 0) < QUIET_EMPTY
            if is_emptied or any(0 <= now - at < QUIET for at in (entry.mtime_ns, _changed_at(entry))):
                fresh.append(path)
        return fresh

    def _hashes(
        self, seen: Seen, known: Known, paths: list[str], seconds: float, job: Job | None
    ) -> tuple[dict[str, str], bool]:
        """Return what files hold, as far as they are read within some seconds, and whether all are."""
        if not paths:
            return {}, True
        told = Told(self._mirror.all(), readable(seen.taken).files, _by_file(seen, known), is_trusted=not seconds)
        found: dict[str, str] = {}
        read: list[tuple[str, OriginalFacts]] = []
        until = time.monotonic() + seconds
        try:
            for number, path in enumerate(paths):
                entry = seen.standing[path]
                name = told.content(entry, known.get(path))
                if not name and time.monotonic() >= until:
                    if seconds:
                        return found, False
                    continue
                if not name:
                    if job:
                        job(number, len(paths))
                    name = self._read(path, entry, read)
                if name:
                    found[path] = name
        finally:
            if read:
                self._mirror.put(read)
        return found, True

    def _read(self, path: str, entry: Entry, read: list[tuple[str, OriginalFacts]]) -> str:
        """Read a file through; return the hash of what it holds, "" where nobody can read it, and add it to `read`."""
        try:
            name = self._folder.sha256(path)
        except KbdeskError as error:  # it went, or nobody may read it: a later look finds out
            log.info("%s is not read: %s", path, error)
            return ""
        after = self._stat(path)
        if after is not None and after.signature == entry.signature and entry.is_settled:
            read.append((entry.path, OriginalFacts(entry.signature, name)))
        return name

    def _take_over(self, seen: Seen, found: Mapping[str, Standing], gone: set[str]) -> None:
        """Record what differs from what is known, under the lock: another process may have been quicker."""
        book, start = self._journal.originals, len(seen.taken.folder) + 1
        with self._folder.lock(part("kbdesk, looking for changes"), LOCKED):
            recover(self._folder, self._journal)
            known = self._known(seen)
            here = {path: one for path, one in found.items() if self._stands(path, one.entry)}
            left = {path for path in gone if path in known and self._stat(path) is None}
            between = between_looks(known, here, left, seen.taken.folder)
            if between.same:
                book.remember((path, _known_as(one.entry, one.hash)) for path, one in between.same.items())
            if between.new:
                book.take_as_known((path, _known_as(one.entry, one.hash)) for path, one in between.new.items())
            if between.forgotten:
                book.forget(between.forgotten)
            told = entries_of(seen.taken, self._journal.changes, between.steps)
            returned = {one.path for one in told if one.event == "added" and book.last_gone(one.path) == one.after}
            told = [replace(one, event="returned") if one.path in returned else one for one in told]
            for plan, actor, those in filed(told, start):
                self._journal.changes.record_steps(plan, actor, self._clock.stamp(), those)

    def _stat(self, path: str) -> Entry | None:
        """Return a file as it stands, None for none: what is reached by a link only is no original any more."""
        try:
            return self._folder.stat(path)
        except OutsideFolder:
            return None

    def _stands(self, path: str, entry: Entry) -> bool:
        now = self._stat(path)
        return now is not None and now.signature == entry.signature

    def _read_ahead(self, seen: Seen, job: Job | None) -> bool:
        """Read files that were never read, a few at each look; return whether all are."""
        known = self._known(seen)
        unread = [path for path, one in known.items() if not one.hash and path in seen.standing]
        if not unread:
            return True
        random.shuffle(unread)  # other processes read ahead too, and find what this one has read
        hashes, is_whole = self._hashes(seen, {}, unread, AHEAD, job)
        if hashes:
            self._journal.originals.remember(
                (path, _known_as(seen.standing[path], name))
                for path, name in hashes.items()
                if known[path].signature in ("", seen.standing[path].signature)
            )
        return is_whole


@dataclass(frozen=True)
class Told:
    """What is told of files' contents without reading them: by the index, by files that only got another name.

    And by the list of originals, where it says what is known already, or `is_trusted`.
    """

    mirrored: Mapping[str, OriginalFacts]
    listed: Mapping[str, Json]
    moved: Mapping[str, str]
    is_trusted: bool

    def content(self, entry: Entry, known: KnownOriginal | None) -> str:
        """Return the hash of what a file holds, "" where it is to be read."""
        facts = self.mirrored.get(entry.path)
        if facts is not None and facts.hash and facts.signature == entry.signature:
            return facts.hash
        noted = self.listed.get(entry.path)
        if noted is not None and is_as_recorded(entry, noted):
            name = str(noted.get("hash") or "")
            if self.is_trusted or (known is not None and known.hash == name):
                return name
        return self.moved.get(file_of(entry.signature), "")


def _known_as(entry: Entry, name: str) -> KnownOriginal:
    """Return how a file is known from now on; one of a moment ago is looked at again."""
    return KnownOriginal(name, entry.size, entry.signature if entry.is_settled else "")


def _by_file(seen: Seen, known: Known) -> dict[str, str]:
    """Return what files hold that are gone from their places, by what a file keeps under another name."""
    gone = ((path, one) for path, one in known.items() if path not in seen.standing)
    return {file_of(one.signature): one.hash for _, one in gone if one.hash and one.signature}


def _changed_at(entry: Entry) -> int:
    """Return when a file was last changed, in nanoseconds, as the system says: no program sets this time."""
    return int(entry.signature.rsplit("-", 2)[1])
