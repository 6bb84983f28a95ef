"""Plans what would happen to files and folders that the person hands over, then does it; nothing is overwritten."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled, KbdeskError, Refused
from kbdesk.files.handed import handed, handed_among
from kbdesk.files.names import legible, safe, same_elsewhere, shortened
from kbdesk.files.outside import hash_file
from kbdesk.project.sources.finding import FindingAgain
from kbdesk.project.sources.values import Arriving, Fate, FoundAgain, Intake, TakenIn
from kbdesk.sources import listing, missing, names
from kbdesk.sources.manifest import RETIRED
from kbdesk.sources.names import Taken
from kbdesk.sources.versions import Versions, bare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime

    from kbdesk.files.handed import Handed
    from kbdesk.plan import Actor
    from kbdesk.project.originals import Originals
    from kbdesk.project.sourcing import Sourcing
    from kbdesk.project.values import Changes, Job
    from kbdesk.sources.missing import Lost
    from kbdesk.sources.snapshot import Snapshot
    from kbdesk.sources.source import Arrival

PORTION = 250
"""Files that come with one commit, at least: the list of originals is written anew with each."""
SHARE = 20
"""Of many originals so large a part may come at once, a twentieth: else writing the list takes most of the time."""
PORTION_SIZE = 64 * 1024 * 1024
"""Bytes after which a commit is made, so that little is lost where the work is stopped."""


class Planning:
    """What would happen to each file, given how the originals stand."""

    def __init__(self, taken: Snapshot, destination: str, limit: int) -> None:
        self._snapshot = taken
        self._destination = destination
        self._limit = limit
        self._taken = Taken(taken)
        self._versions = Versions(listing.sources(taken, trusting=True))
        self._by_size: dict[int, list[str]] = {}
        for entry in taken.files:
            self._by_size.setdefault(entry.size, []).append(entry.path)
        self._lost: dict[int, list[Lost]] = {}
        for lost in missing.lost(taken):
            self._lost.setdefault(lost.size, []).append(lost)

    def plan(self, given: Sequence[Handed], job: Job) -> Iterator[Arriving]:
        """Yield what would happen to each file. Only those are read whose size another file has."""
        sizes = Counter(one.size for one in given if not one.obstacle)
        alike = Counter(bare(one.file.name) for one in given if not one.obstacle)
        arrived: dict[str, str] = {}
        for number, one in enumerate(given):
            job(number, len(given))
            fate, detail = self._obstacle(one)
            if fate:
                yield Arriving(one.file, one.folder, one.size, fate, detail=detail)
                continue
            name = ""
            if sizes[one.size] > 1 or one.size in self._by_size or one.size in self._lost:
                try:
                    name, _, _ = hash_file(one.file, lambda _size, at=number: job(at, len(given)))  # type: ignore[misc]
                except KbdeskError as error:
                    yield Arriving(one.file, one.folder, one.size, "unreadable", detail=error.what)
                    continue
            twin = self._same_bytes(one.size, name) or arrived.get(name)
            if twin is not None:
                yield Arriving(one.file, one.folder, one.size, "duplicate", existing=twin)
                continue
            arriving = self._returned(one, name) or self.placed(
                one.file, one.folder, one.size, anywhere=not one.folder or alike[bare(one.file.name)] == 1
            )
            if name:
                arrived[name] = arriving.path
            yield arriving

    def _obstacle(self, one: Handed) -> tuple[Fate | None, str]:
        if one.obstacle:
            return one.obstacle, one.detail
        return ("too_large", str(self._limit)) if 0 < self._limit < one.size else (None, "")

    def _same_bytes(self, size: int, name: str) -> str | None:
        for path in self._by_size.get(size, ()) if name else ():
            try:
                if self._snapshot.hash_of(path) == name:
                    return path
            except KbdeskError:  # one that cannot be read is the same as none
                continue
        return None

    def _returned(self, one: Handed, name: str) -> Arriving | None:
        """Return a file as the missing original that it is, None where it is none."""
        for lost in self._lost.get(one.size, ()) if name else ():
            if lost.sha256 == name and self._taken.is_free(lost.path):
                self._taken.claim(lost.path)
                return Arriving(one.file, one.folder, one.size, "returned", lost.path)
        return None

    def placed(self, file: Path, below: str = "", size: int = 0, *, anywhere: bool = True) -> Arriving:
        """Return where a file would stand, and of which original it seems to be a new version; it is not looked at.

        `anywhere`: also of the only one of its name in another folder; not where several of that name come.
        """
        folder = "/".join(part for part in (self._destination.strip("/"), below) if part)
        fate: Fate = "new"
        detail = ""
        try:
            wanted = names.wanted(self._snapshot, f"{folder}/" if folder else "", file.name)
        except Refused as error:
            fate, detail = "unfit", error.what
            wanted = self._fitting(folder, file.name)
        existing = self._taken.file_at(wanted) or ""
        path = self._taken.free(wanted)
        if same_elsewhere(path.rpartition("/")[2]) != same_elsewhere(wanted.rpartition("/")[2]):
            fate = "clash"
        self._taken.claim(path)
        older = existing or self._versions.older(path, anywhere=anywhere)
        return Arriving(file, below, size, fate, path, existing, older, detail=detail)

    def _fitting(self, folder: str, name: str) -> str:
        """Return a path near one that cannot be; in the folder chosen for all where the file's own is too deep."""
        parts = [safe(legible(part)) for part in folder.split("/") if part]
        own = safe(legible(name))
        while True:
            try:
                return names.wanted(self._snapshot, "".join(f"{part}/" for part in parts), own)
            except Refused:
                if parts:
                    parts.pop()  # the deepest first: what is above is the person's order
                elif (shorter := shortened(own, len(own.encode()) // 2)) != own:
                    own = shorter
                else:
                    raise


def plan_name(originals: Originals, name: str, destination: str) -> Arriving:
    """Return where a file of a name would stand, as `plan_intake` does. Raises Refused, OutsideFolder."""
    taken = originals.snapshot()
    names.wanted(taken, destination, "file")
    return Planning(taken, destination, 0).placed(Path(name))


def plan_intake(originals: Originals, paths: Sequence[Path], destination: str, job: Job | None) -> Intake:
    """Return what would happen to files and folders. Raises Refused, OutsideFolder; NotFound, StorageFailed of one."""
    step = job or (lambda _done, _total: None)
    given: list[Handed] = []
    lists = originals.inside(RETIRED).parent.resolve()
    for path in paths:
        own = _own_within(path, originals.root, lists)
        for one in handed_among(path) if len(paths) > 1 else handed(path):
            step(0, 0)
            is_own = own is not None and one.file.resolve().is_relative_to(own)
            given.append(replace(one, obstacle="own") if is_own else one)
    taken = originals.snapshot()
    names.wanted(taken, destination, "file")
    planning = Planning(taken, destination, originals.limits.file)
    return Intake(destination, tuple(planning.plan(given, step)))


def _own_within(path: Path, root: Path, lists: Path) -> Path | None:
    """Return what of a path that is handed over is the project's own: all of it within a folder that holds it."""
    whole = path.resolve()
    if root.is_relative_to(whole):
        return root
    return lists if whole.is_relative_to(lists) or lists.is_relative_to(whole) else None


class TakingIn:
    """Copies the files of an intake, a portion a commit; one that fails does not keep the others."""

    def __init__(
        self,
        originals: Originals,
        sourcing: Sourcing,
        actor: Actor,
        now: Callable[[], datetime],
        job: Job | None,
    ) -> None:
        self._originals = originals
        self._sourcing = sourcing
        self._actor = actor
        self._job = job or (lambda _done, _total: None)
        self._finding = FindingAgain(originals)
        self._now = now
        self._done = 0
        self._total = 0
        self._found: dict[int, TakenIn] = {}

    def take(self, intake: Intake) -> tuple[TakenIn, ...]:
        """Copy what is to be copied; where `job` stops it, what was not copied yet is left."""
        self._total = 2 * intake.size  # each is read once for its hash and once to be copied
        waiting = [(number, one) for number, one in enumerate(intake.arriving) if one.is_taken]
        try:
            standing = self._hash_what_stands()
            for portion in _portions(waiting, max(PORTION, standing // SHARE)):
                self._take(portion)
        except Cancelled:
            pass
        return tuple(self._found.get(number) or _untouched(one) for number, one in enumerate(intake.arriving))

    def _hash_what_stands(self) -> int:
        """Hash what was not hashed yet: each commit compares with it, and would do so while others wait for it.

        Return how many originals there are.
        """
        files, facts = self._originals.known_facts()
        unknown = [entry for entry in files if entry.path not in facts or not facts[entry.path].hash]
        for start in range(0, len(unknown), PORTION):
            self._originals.bytes.hashed(
                unknown[start : start + PORTION], lambda _done, _total: self._job(0, self._total)
            )
        return len(files)

    def _step(self, size: int) -> None:
        self._done += size
        self._job(min(self._done, self._total), self._total)

    def _take(self, portion: Sequence[tuple[int, Arriving]]) -> None:
        arrivals: list[tuple[int, Arriving, Arrival]] = []
        for number, one in portion:
            if one.fate == "returned":
                self._return(number, one)
                continue
            try:
                made = self._originals.arrival(one.file, one.path, "person", one.replaces, self._step)
            except KbdeskError as error:
                self._found[number] = TakenIn(one, error=error)
            else:
                arrivals.append((number, one, made))
        if arrivals:
            self._bring(arrivals)

    def _return(self, number: int, one: Arriving) -> None:
        """Bring a missing original back to its place."""
        found = FoundAgain(one.path, "outside", file=one.file)
        try:
            changes = self._sourcing.change(
                lambda: self._finding.plan(found, self._now()), self._actor, copied=self._step
            )
        except KbdeskError as error:
            self._found[number] = TakenIn(one, error=error)
        else:
            self._step(one.size)  # that it was read for its hash was not told
            self._found[number] = TakenIn(one, one.path, warnings=changes.warnings, change=changes.change)

    def _bring(self, arrivals: Sequence[tuple[int, Arriving, Arrival]]) -> None:
        """Add files in one commit; where that cannot be, without the one that is in the way."""
        before = self._done
        try:
            changes = self._sourcing.bring([made for _, _, made in arrivals], self._actor, copied=self._step)
        except KbdeskError as error:
            self._done = before
            self._bring_rest(arrivals, error)
            return
        self._done = before + sum(made.size for _, _, made in arrivals)
        self._note(arrivals, changes)

    def _bring_rest(self, arrivals: Sequence[tuple[int, Arriving, Arrival]], error: KbdeskError) -> None:
        """Add what can be added, in the same order: the one that an error names alone, or each half."""
        if len(arrivals) == 1:
            number, one, _ = arrivals[0]
            self._found[number] = TakenIn(one, error=error)
            return
        named = next((at for at, each in enumerate(arrivals) if _is_named(each[1], error.where)), None)
        cuts = (len(arrivals) // 2,) if named is None else (named, named + 1)
        for first, last in pairwise((0, *cuts, len(arrivals))):
            if first < last:
                self._bring(arrivals[first:last])

    def _note(self, arrivals: Sequence[tuple[int, Arriving, Arrival]], changes: Changes) -> None:
        named = changes.warnings if len(arrivals) > 1 else ()
        told = " ".join(named)
        for (number, one, _), path in zip(arrivals, changes.created, strict=True):
            is_duplicate = same_elsewhere(path) != same_elsewhere(one.path)
            warnings = tuple(warning for warning in named if one.path in warning) if one.path in told else ()
            warnings = changes.warnings if len(arrivals) == 1 else warnings
            self._found[number] = TakenIn(one, path, is_duplicate, warnings, change=changes.change)


def _is_named(one: Arriving, where: str | None) -> bool:
    """Whether what an error names is this file, or its place among the originals."""
    return where is not None and (where in (str(one.file), one.path) or where.endswith(f"/{one.path}"))


def _untouched(one: Arriving) -> TakenIn:
    return TakenIn(one, one.existing, is_duplicate=True) if one.fate == "duplicate" else TakenIn(one)


def _portions(waiting: Sequence[tuple[int, Arriving]], most: int) -> Iterator[list[tuple[int, Arriving]]]:
    portion: list[tuple[int, Arriving]] = []
    size = 0
    for number, one in waiting:
        if portion and (len(portion) == most or size + one.size > PORTION_SIZE):
            yield portion
            portion, size = [], 0
        portion.append((number, one))
        size += one.size
    if portion:
        yield portion
