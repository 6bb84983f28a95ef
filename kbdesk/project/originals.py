"""The originals as the project sees them: the sources room over the real folder, with what the index remembers."""

from __future__ import annotations

import logging
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, OutsideFolder, Refused, StorageFailed
from kbdesk.files.names import legible
from kbdesk.files.outside import hash_file, size_of
from kbdesk.files.own import is_own
from kbdesk.files.probe import is_readable
from kbdesk.files.scratch import scratch
from kbdesk.project.last_list import is_emptied, known_records, last_list
from kbdesk.project.sources.half_written import when_whole
from kbdesk.project.sources.known_bytes import KnownBytes
from kbdesk.project.sources.limits import limits
from kbdesk.sources import edits, extract, listing, names, renewing, repair, retiring
from kbdesk.sources.deeds import Copies, Returning
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.manifest import Manifest, ManifestBroken, ManifestGone
from kbdesk.sources.snapshot import look
from kbdesk.sources.source import Arrival, Origin
from kbdesk.sources.taking_back import take_back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kbdesk.files import Entry, Folder
    from kbdesk.index.originals import OriginalFacts, OriginalMirror
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.plan import Plan
    from kbdesk.project.clock import Clock
    from kbdesk.project.sources.values import Limits
    from kbdesk.project.values import Job
    from kbdesk.sources.deeds import OriginalDeed, TakenBack
    from kbdesk.sources.download import Download
    from kbdesk.sources.edits import Added
    from kbdesk.sources.snapshot import Snapshot
    from kbdesk.sources.source import Source

log = logging.getLogger(__name__)


class Originals:
    """The sources folder of a project. Reading changes no file; the planning methods return plans."""

    def __init__(self, folder: Folder, name: str, mirror: OriginalMirror, clock: Clock, changes: ChangeLog) -> None:
        self._folder = folder
        self._changes = changes
        self.name = name
        self.bytes = KnownBytes(folder, name, mirror)
        self._clock = clock
        self._lost: tuple[int, Manifest] = (0, Manifest())
        self._last_list: tuple[bytes, Manifest] | None = None

    @property
    def exist(self) -> bool:
        """Whether the project has a sources folder; a link to one is none."""
        try:
            return self._folder.is_folder(self.name)
        except OutsideFolder:
            return False

    @property
    def root(self) -> Path:
        """The project's folder on this machine, links followed."""
        return self._folder.inside("").resolve()

    @property
    def is_readable(self) -> bool:
        """Whether the sources folder can be listed."""
        return is_readable(self._folder, self.name)

    def can_read(self, path: str) -> bool:
        """Whether a file at this path of the project can be read."""
        return is_readable(self._folder, path)

    @property
    def is_gone(self) -> bool:
        """Whether the sources folder held originals once and is not there now: moved, unplugged, deleted."""
        return not self.exist and (self.bytes.are_any or not self._lost_list().is_empty)

    def snapshot(self) -> Snapshot:
        """Return how the folder stands; a file is hashed only when asked for, and once.

        Raises StorageFailed where the folder is gone: its originals are unknown, not missing. Also where the manifest
        cannot be read, then OutsideFolder or Unreadable where a link or folder stands in its place.
        """
        if self.is_gone:
            step = "Bring it back or connect its disk. If it was deleted on purpose, make an empty folder of its name."
            raise StorageFailed("The folder of the originals is not there.", self.name, step)
        signatures: dict[str, str] = {}
        hash_of = self.bytes.hash_by(signatures)

        def looked() -> tuple[Snapshot, bytes | None]:
            found = look(self._folder, self.name, hash_of)
            return found, found.manifest

        taken = self._parsed(when_whole(self._folder, self.name, looked))
        signatures.update((entry.path, entry.signature) for entry in taken.files)
        return taken if taken.manifest is not None else replace(taken, lost=self._lost_list())

    def _parsed(self, taken: Snapshot) -> Snapshot:
        """Return a snapshot with its list read; one of the same bytes is not read again, which takes long with many."""
        before, data = self._last_list, taken.manifest
        if before is not None and before[0] == data:
            taken.__dict__["listed"] = before[1]  # where cached_property keeps it
        elif data is not None:
            with suppress(ManifestBroken):
                self._last_list = data, taken.listed
        return taken

    def listed(self, job: Job | None = None) -> list[tuple[Source, OriginalFacts | None]]:
        """Return every original with what is known of its bytes; counts pages, slides and sheets not yet counted."""
        taken = self.snapshot()
        known = self.bytes.counted(taken.files, job)
        with suppress(StorageFailed):  # as with what is not remembered
            self.bytes.forget_except(taken.files)

        touched = listing.touched(taken)

        def known_hash(path: str) -> str | None:
            if path in touched:
                return taken.hash_of(path)  # only the bytes tell whether it changed; read once, then remembered
            return known[path].hash if path in known and known[path].hash else None

        found = listing.sources(taken, known_hash)
        return [(source, known.get(source.path) if source.status == "present" else None) for source in found]

    def at_hand(self) -> list[tuple[Source, OriginalFacts | None]]:
        """Return every original with what is known of its bytes; nothing is hashed, counted or read for it.

        Raises as `snapshot` does.
        """
        taken = self.snapshot()
        known = self.bytes.of(taken.files)
        found = listing.sources(
            taken, lambda path: (known[path].hash or None) if path in known else None, trusting=True
        )
        return [(source, known.get(source.path) if source.status == "present" else None) for source in found]

    def known_facts(self) -> tuple[tuple[Entry, ...], dict[str, OriginalFacts]]:
        """Return the files that are there, and by their paths what is known of them as they stand."""
        files = self.snapshot().files
        return files, self.bytes.of(files)

    def facts_of(self, path: str) -> OriginalFacts | None:
        """Return what is known of a present original as its file stands, None where that is nothing."""
        entry = self._folder.stat(f"{self.name}/{path}")
        return self.bytes.of([replace(entry, path=path)]).get(path) if entry is not None else None

    def retired_hashes(self) -> set[str]:
        """Return the hashes of the retired originals, as far as the manifest has them."""
        entries = (record.get("entry") for record in listing.readable(self.snapshot()).retired)
        return {str(entry.get("hash")) for entry in entries if isinstance(entry, dict)}

    def inside(self, path: str) -> Path:
        """Return where a path among the originals is on this machine. Raises OutsideFolder."""
        return self._folder.inside(f"{self.name}/{path}")

    def find(self, path: str) -> Source:
        """Return one original. Raises NotFound."""
        return listing.find(self.snapshot(), path)

    def file(self, path: str) -> Path:
        """Return where an original stands on this machine. Raises NotFound where it is missing."""
        return self._folder.inside(self.place(path))

    def place(self, path: str) -> str:
        """Return the path in the project of an original, retired or not. Raises NotFound where it is missing."""
        taken = self.snapshot()
        source = listing.find(taken, path)
        if source.status == "missing":
            raise NotFound("This original is missing from the sources folder.", source.path)
        if source.status != "retired":
            return f"{self.name}/{source.path}"
        lying = listing.nearest(source.moved_to, [entry.path for entry in taken.retired])
        if lying is None:  # the list may name any file: only one of those kept as retired is meant
            raise NotFound("The file of this retired original is gone.", source.path, "Add it again if you have it.")
        return f"{self.name}/{lying}"

    def extract(self, path: str, first: int | None, last: int | None, job: Job | None = None) -> extract.Text:
        """Return the text of an original; see `kbdesk.sources.extract`."""
        return extract.extract(self.file(path), first, last, name=path, job=job)

    def check_destination(self, destination: str) -> None:
        """Raise Refused or OutsideFolder for a destination at which no file can ever be saved."""
        taken = self.snapshot()
        path = names.wanted(taken, destination, "file")
        if not destination.endswith("/") and taken.stands(path) == "file":
            raise Refused("A file stands there already.", path, "Choose another name, or a folder ending in “/”.")

    def add(self, arrivals: list[Arrival]) -> Added:
        """Plan to add files, and to note in the manifest those found by hand: only then can one be told missing."""
        return self._noting(lambda taken: edits.add(taken, arrivals, self._clock.now()))

    def renew(self, path: str, arrivals: Sequence[Arrival], *, apart: bool) -> Added:
        """Plan to put a new version of an original beside it, and to retire the old one; see `renewing.renew`."""
        return self._noting(lambda taken: renewing.renew(taken, path, arrivals, self._clock.now(), apart=apart))

    def _noting(self, add: Callable[[Snapshot], Added]) -> Added:
        taken = self.snapshot()
        noted = edits.record(taken, self._clock.now())
        if noted.changes_nothing:
            return add(taken)
        (note,) = noted.puts
        added = add(replace(taken, manifest=note.after))
        puts = (replace(put, before=note.before) if put.path == note.path else put for put in added.plan.puts)
        return replace(added, plan=replace(added.plan, puts=tuple(puts)))

    @property
    def limits(self) -> Limits:
        """The project's limits, as its settings stand now."""
        return limits(self._folder)

    def arrival(
        self,
        file: Path,
        destination: str,
        kind: str,
        replaces: str | None,
        read: Callable[[int], object] | None = None,
    ) -> Arrival:
        """Return a file of this machine as one to add; `read` is told of the bytes that are read for it.

        Raises Refused for one of kbdesk's own, and for one that is larger than the project's limit.
        """
        if is_own(file):
            raise Refused("This file is kbdesk's own, and no document.", str(file), "Give another file.")
        self.refuse_too_large(size_of(file), str(file))
        digest, size, _ = hash_file(file, read)
        origin = Origin(kind, legible(_from_run(file) if kind == "run" else file.name))
        return Arrival(file, legible(file.name), digest, size, destination, origin, replaces)

    def refuse_too_large(self, size: int, name: str) -> None:
        """Raise Refused for a file of more bytes than the project allows."""
        most = self.limits.file
        if 0 < most < size:
            what = f"This file is larger than the project allows ({size:,} bytes; the limit is {most:,})."
            raise Refused(what, name, "Let the person raise the limit in the settings, or make it smaller.")

    @contextmanager
    def downloaded(self, url: str, *, allow_private: bool, job: Job | None) -> Iterator[Download]:
        """Download into a folder that is gone when the block ends."""
        with scratch(self._folder) as place:
            from kbdesk.sources.download import download, rules  # noqa: PLC0415  # HTTP loads where something is fetched

            yield download(url, place, allow_private=allow_private, rules=rules(self.limits.download), job=job)

    def retire(self, paths: Sequence[str], why: str, reason: str, replaced_by: str | None) -> Plan:
        """Plan to retire originals."""
        return retiring.retire_all(self.snapshot(), paths, why, reason, replaced_by, self._clock.now())

    def restore(self, wanted: Sequence[tuple[str, str | None]]) -> Plan:
        """Plan to bring retired originals back, each to the path beside it, or its own."""
        return retiring.restore_all(self.snapshot(), wanted)

    def take_back(
        self,
        deeds: Sequence[OriginalDeed],
        known: Callable[[str], Sequence[str]],
        reason: str,
        before: Callable[[bytes], bytes | None],
    ) -> TakenBack:
        """Plan to take back what was done; `known` gives the paths that are known to hold what has a hash.

        `before` returns what the list said before all of it, given what it says now; None where others wrote it too.
        """
        copies = Copies(known, lambda path: self._folder.inside(f"{self.name}/{path}"))
        taken = self.snapshot()
        listed = before(taken.manifest) if taken.manifest is not None else None
        return take_back(taken, deeds, copies, Returning(reason, self._clock.now(), listed))

    def record(self) -> Plan:
        """Plan to note the files found by hand in the manifest."""
        return edits.record(self.snapshot(), self._clock.now())

    def mending(self) -> Plan | None:
        """Plan to make a manifest anew that is broken, which is kept aside, or gone; None where it is sound."""
        if self._last_list is not None and self._folder.holds(f"{self.name}/{MANIFEST}", self._last_list[0]):
            return None  # it could be read just now, and nothing of the folder has to be looked at
        taken = self.snapshot()
        if repair.is_gone(taken):
            return repair.bring_back(taken)
        if repair.broken(taken):
            return repair.set_aside(taken, self._clock.now(), last_list(self._changes, self.name))
        return None

    def record_retired(self) -> Plan:
        """Plan to note retired originals without a record as the journal knows them. Raises as `snapshot` does."""
        taken = self.snapshot()
        known = known_records(self._changes, self.name, repair.unrecorded(taken))
        return repair.record_retired(taken, known)

    def _lost_list(self) -> Manifest:
        """Return what a manifest that is gone said; an empty one where none was ever written, or kbdesk took it away.

        Read again only where the journal has a newer one.
        """
        place = f"{self.name}/{MANIFEST}"
        newest = next(iter(self._changes.of_path(place, 1)), None)
        if newest is None or (place, None) in [(path, after) for path, _, after in newest.files]:
            return Manifest()
        if self._lost[0] != newest.id:
            self._lost = (newest.id, last_list(self._changes, self.name))
        return self._lost[1]

    def manifest_signature(self) -> str:
        """Return what moves whenever the manifest does, "" where there is none. Raises StorageFailed."""
        entry = self._folder.stat(f"{self.name}/{MANIFEST}") if self.exist else None
        return entry.signature if entry else ""

    def manifest_trouble(self) -> KbdeskError | None:
        """Return what is wrong with the manifest or keeps it from being read, None where nothing does."""
        place = f"{self.name}/{MANIFEST}"
        try:
            if not self._folder.is_folder(self.name):
                return None
            data = when_whole(self._folder, self.name, lambda: (self._folder.read(place),) * 2)
        except KbdeskError as error:
            return error
        if data is not None:
            return repair.damage(data)
        lost = self._lost_list()
        return None if lost.is_empty else ManifestGone(emptied=is_emptied(self._folder, self.name, lost))


def _from_run(file: Path) -> str:
    """Return where a file of an agent's run came from: its path in the folder the run works in, else its name."""
    try:
        return file.absolute().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return file.name
