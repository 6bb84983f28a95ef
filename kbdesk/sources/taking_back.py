"""What was done to originals, taken back as one plan: nothing is deleted, what is in the way is retired."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.plan import Bring, Move, Plan, Put
from kbdesk.sources import edits
from kbdesk.sources.listing import present_file, standing
from kbdesk.sources.manifest import PATH, RETIRED
from kbdesk.sources.names import Taken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime
    from pathlib import Path

    from kbdesk.files import Entry
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot, Standing

BY_HAND = "Put the file there yourself if you have it, or accept this change."
LATER = "Take back what was done later first, or accept this change."


@dataclass(frozen=True, slots=True)
class OriginalDeed:
    """What was done to an original; paths are relative to the sources folder.

    `target` is where it was moved, the hashes what it held before and after, "" where that is not known.
    """

    kind: Literal["added", "changed", "gone", "moved"]
    path: str
    target: str = ""
    before: str = ""
    after: str = ""


@dataclass(frozen=True)
class TakenBack:
    """The plan, and which deeds (by their places in what was given) stay as they are, and why."""

    plan: Plan
    left: dict[int, KbdeskError]


@dataclass(frozen=True)
class Copies:
    """Where copies are: `known` gives the paths that are known to hold what has a hash, `file_of` the file of a path.

    Paths are relative to the sources folder, retired ones among them; the file is where it stands on this machine.
    """

    known: Callable[[str], Sequence[str]]
    file_of: Callable[[str], Path]


def take_back(
    snapshot: Snapshot, deeds: Sequence[OriginalDeed], copies: Copies, reason: str, now: datetime
) -> TakenBack:
    """Plan to take deeds back, one after the other: the newest come first.

    What was added is retired, what was retired or went comes back as long as a copy of it is kept, what was renamed
    gets its old place. What stands in the way, or was changed since, is left.
    """
    taking = _Taking(snapshot, copies, reason, now)
    left: dict[int, KbdeskError] = {}
    warnings: list[str] = []
    for number, deed in enumerate(deeds):
        try:
            taking.take(deed)
        except (NotFound, Refused) as error:
            if deed.kind == "added":  # it is gone or retired already
                warnings.append(f"{error.where or deed.path}: left as it is. {error.what}")
            else:
                left[number] = error
    added = {deed.path for deed in deeds if deed.kind == "added"}
    left = {number: error for number, error in left.items() if deeds[number].path not in added}
    warnings += [f"{deeds[number].path}: left as it is. {error.what}" for number, error in left.items()]
    return TakenBack(taking.plan(tuple(warnings)), left)


class _Taking:
    """The taking back of several deeds: each sees the ones before it."""

    def __init__(self, snapshot: Snapshot, copies: Copies, reason: str, now: datetime) -> None:
        self._at_first = snapshot.manifest
        self._stood, self._now_stands = snapshot.stands, dict[str, "Standing"]()
        self._snapshot = replace(snapshot, stands=self._stands)
        self._copies = copies
        self._reason = reason
        self._now = now
        self._moves: list[Move] = []
        self._brings: list[Bring] = []
        self._subject = ""

    def _stands(self, path: str) -> Standing:
        return self._now_stands[path] if path in self._now_stands else self._stood(path)

    def take(self, deed: OriginalDeed) -> None:
        """Take one back. Raises NotFound, Refused where it cannot be."""
        self._subject = self._subject or deed.path
        if deed.kind == "added":
            self._retire(deed.path)
        elif deed.kind == "gone":
            self._return(deed)
        elif deed.kind == "changed":
            self._exchange(deed)
        elif deed.target.startswith(f"{RETIRED}/"):
            self._take_over(edits.restore(self._snapshot, deed.target))
        elif deed.path.startswith(f"{RETIRED}/"):
            self._retire(deed.target)
        else:
            self._rename(deed.target, deed.path)

    def plan(self, warnings: tuple[str, ...]) -> Plan:
        """Return all of it as one plan."""
        place = f"{self._snapshot.folder}/{PATH}"
        is_same = self._snapshot.manifest == self._at_first
        puts = () if is_same else (Put(place, self._at_first, self._snapshot.manifest),)
        moves, brings = tuple(self._moves), tuple(self._brings)
        return Plan("revert", self._subject, puts, moves, brings, reason=self._reason, warnings=warnings)

    def _retire(self, path: str) -> None:
        self._take_over(edits.retire(self._snapshot, path, "wrong", self._reason, None, self._now))

    def _return(self, deed: OriginalDeed) -> None:
        if present_file(self._snapshot, deed.path) is not None:
            raise Refused("An original stands in its place again.", deed.path, LATER)
        record = self._kept(deed.before)
        if record is not None:
            self._take_over(edits.restore(self._snapshot, record["movedTo"], deed.path))
            return
        copy = self._like(deed.before)
        if copy is None:
            raise Refused("It cannot be brought back: no copy of what it held is kept.", deed.path, BY_HAND)
        Taken(self._snapshot).check(deed.path)
        folder = self._snapshot.folder
        self._brings.append(Bring(self._copies.file_of(copy.path), f"{folder}/{deed.path}", deed.before, copy.mtime_ns))
        self._now_stands[deed.path] = "file"
        self._snapshot = replace(self._snapshot, files=(*self._snapshot.files, replace(copy, path=deed.path)))

    def _exchange(self, deed: OriginalDeed) -> None:
        here = present_file(self._snapshot, deed.path)
        if here is None or (deed.after and self._snapshot.hash_of(here.path) != deed.after):
            raise Refused("It was changed, moved or deleted since.", deed.path, LATER)
        record = self._kept(deed.before)
        if record is None:
            raise Refused(
                "What it held before cannot be brought back: no retired copy of it is kept.", deed.path, BY_HAND
            )
        self._retire(deed.path)
        self._take_over(edits.restore(self._snapshot, record["movedTo"], deed.path))

    def _rename(self, path: str, target: str) -> None:
        here = present_file(self._snapshot, path)
        if here is None:
            raise Refused("It was moved or deleted since.", path, LATER)
        Taken(self._snapshot).check(target)
        manifest = standing(self._snapshot)
        files = dict(manifest.files)
        entry = files.pop(path, None)
        if entry is not None:
            files.setdefault(target, entry)
        changed = self._snapshot.manifest if files == manifest.files else replace(manifest, files=files).encode()
        place, folder = f"{self._snapshot.folder}/{PATH}", self._snapshot.folder
        move = Move(f"{folder}/{here.path}", f"{folder}/{target}")
        self._take_over(Plan("revert", target, (Put(place, self._snapshot.manifest, changed),), (move,)))

    def _take_over(self, plan: Plan) -> None:
        """Let what a plan does be what stands."""
        start = len(self._snapshot.folder) + 1
        files = {entry.path: entry for entry in (*self._snapshot.files, *self._snapshot.retired)}
        for move in plan.moves:
            path, target = move.path[start:], move.target[start:]
            files[target] = replace(files.pop(path), path=target)
            self._now_stands |= {path: "", target: "file"}
        self._moves += plan.moves
        retired = tuple(entry for path, entry in files.items() if path.startswith(f"{RETIRED}/"))
        present = tuple(entry for path, entry in files.items() if not path.startswith(f"{RETIRED}/"))
        manifest = plan.puts[0].after
        self._snapshot = replace(self._snapshot, manifest=manifest, files=present, retired=retired)

    def _kept(self, content: str) -> Json | None:
        """Return the record of the retired original that holds this, the one retired last."""
        here, known = {entry.path for entry in self._snapshot.retired}, self._copies.known(content)
        for record in reversed(standing(self._snapshot).retired if content else ()):
            path, entry = record["movedTo"], record.get("entry")
            is_noted = isinstance(entry, dict) and entry.get("hash") == content
            if path in here and (is_noted or path in known) and self._holds(path, content):
                return record
        return None

    def _like(self, content: str) -> Entry | None:
        """Return a file in the folder that holds this too."""
        known = self._copies.known(content) if content else ()
        return next((one for one in self._snapshot.files if one.path in known and self._holds(one.path, content)), None)

    def _holds(self, path: str, content: str) -> bool:
        """Whether a file holds this, as far as it can be read."""
        try:
            return self._snapshot.hash_of(path) == content
        except KbdeskError:
            return False
