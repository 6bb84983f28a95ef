"""What was done to originals, taken back as one plan: nothing is deleted, what is in the way is retired."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.files.names import same_name
from kbdesk.plan import Bring, Move, Plan, Put
from kbdesk.sources.listing import keys_on_disk, standing
from kbdesk.sources.manifest import PATH, RETIRED
from kbdesk.sources.names import RetiredNames, Taken
from kbdesk.sources.source import stamp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from kbdesk.files import Entry
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot, Standing

T = TypeVar("T")
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
    """The taking back of several deeds: each sees the ones before it; very many take no longer each than a few."""

    def __init__(self, snapshot: Snapshot, copies: Copies, reason: str, now: datetime) -> None:
        self._at_first = snapshot
        self._manifest = standing(snapshot)
        self._copies = copies
        self._reason = reason
        self._now = now
        self._present = _ByName({entry.path: entry for entry in snapshot.files})
        self._retired = {entry.path: entry for entry in snapshot.retired}
        self._listed = _ByName(self._manifest.files)
        self._keys = keys_on_disk(self._manifest, snapshot)
        self._records = dict(enumerate(self._manifest.retired))
        self._next = len(self._records)
        self._stood, self._now_stands = snapshot.stands, dict[str, "Standing"]()
        now_stands = replace(snapshot, stands=self._stands)
        self._taken, self._names = Taken(now_stands), RetiredNames(now_stands, self._manifest)
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
            self._restore(self._record_of(deed.target))
        elif deed.path.startswith(f"{RETIRED}/"):
            self._retire(deed.target)
        else:
            self._rename(deed.target, deed.path)

    def plan(self, warnings: tuple[str, ...]) -> Plan:
        """Return all of it as one plan."""
        folder, before = self._at_first.folder, self._at_first.manifest
        records = tuple(self._records.values())
        is_same = self._listed.those == self._manifest.files and records == self._manifest.retired
        after = replace(self._manifest, files=self._listed.those, retired=records).encode()
        puts = () if is_same else (Put(f"{folder}/{PATH}", before, after),)
        moves, brings = tuple(self._moves), tuple(self._brings)
        return Plan("revert", self._subject, puts, moves, brings, reason=self._reason, warnings=warnings)

    def _retire(self, path: str) -> None:
        """Take an original out, as `edits.retire` does; of a missing one only the list is told."""
        found = self._present.find(path)
        key = self._keys.pop(found, None) if found is not None else self._listed.find(path)
        if found is None and (key is None or self._at_first.is_unknown(path)):
            raise NotFound("There is no such original.", path, "List the originals to see their paths.")
        moved_to = self._names.free(found, self._now) if found is not None else ""
        record: Json = {
            "path": found or key,
            "movedTo": moved_to,
            "retiredAt": stamp(self._now),
            "why": "wrong",
            "reason": self._reason,
        }
        if key is not None:
            record["entry"] = self._listed.pop(key)
        self._records[self._next] = record
        self._next += 1
        if found is not None:
            self._move(found, moved_to)

    def _restore(self, number: int, to: str = "") -> None:
        """Bring a retired original back to its place, or to another."""
        record = self._records[number]
        moved_to, target = record["movedTo"], to or record["path"]
        if moved_to not in self._retired:
            what = "The file of this retired original is gone; there is nothing to bring back."
            raise NotFound(what, record["path"], "Add the file again if you have it.")
        self._claim(target)
        entry = record.get("entry")
        if (key := self._listed.find(target)) is not None:
            self._listed.pop(key)
        if isinstance(entry, dict):
            self._listed.put(target, entry)
            self._keys[target] = target
        del self._records[number]
        self._move(moved_to, target)

    def _return(self, deed: OriginalDeed) -> None:
        if self._present.find(deed.path) is not None:
            raise Refused("An original stands in its place again.", deed.path, LATER)
        number = self._kept(deed.before)
        if number is not None:
            self._restore(number, deed.path)
            return
        copy = self._like(deed.before)
        if copy is None:
            raise Refused("It cannot be brought back: no copy of what it held is kept.", deed.path, BY_HAND)
        self._claim(deed.path)
        place = f"{self._at_first.folder}/{deed.path}"
        self._brings.append(Bring(self._copies.file_of(copy.path), place, deed.before, copy.mtime_ns))
        self._now_stands[deed.path] = "file"
        self._present.put(deed.path, replace(copy, path=deed.path))

    def _exchange(self, deed: OriginalDeed) -> None:
        here = self._present.find(deed.path)
        if here is None or (deed.after and self._at_first.hash_of(here) != deed.after):
            raise Refused("It was changed, moved or deleted since.", deed.path, LATER)
        number = self._kept(deed.before)
        if number is None:
            what = "What it held before cannot be brought back: no retired copy of it is kept."
            raise Refused(what, deed.path, BY_HAND)
        self._retire(here)
        self._restore(number, here)

    def _rename(self, path: str, target: str) -> None:
        here = self._present.find(path)
        if here is None:
            raise Refused("It was moved or deleted since.", path, LATER)
        self._taken.release(here)
        self._claim(target)
        key = self._keys.pop(here, None)
        entry = self._listed.pop(key) if key is not None else None
        if entry is not None and target not in self._listed.those:
            self._listed.put(target, entry)
        if target in self._listed.those:
            self._keys[target] = target
        self._move(here, target)

    def _claim(self, target: str) -> None:
        """Note that an original will stand at a path. Raises Refused, OutsideFolder where none may."""
        if any(part in ("", "..") or part.startswith(".") for part in target.split("/")):
            raise Refused("The path it had cannot be used again.", target, "Give another path to restore it to.")
        self._taken.claim(target)

    def _move(self, path: str, target: str) -> None:
        """Let a file go from one place to another; one of both is among the retired, or the target was claimed."""
        folder = self._at_first.folder
        self._moves.append(Move(f"{folder}/{path}", f"{folder}/{target}"))
        self._now_stands |= {path: "", target: "file"}
        if path in self._retired:
            self._present.put(target, replace(self._retired.pop(path), path=target))
            return
        entry = replace(self._present.pop(path), path=target)
        if target.startswith(f"{RETIRED}/"):
            self._taken.release(path)
            self._retired[target] = entry
        else:
            self._present.put(target, entry)

    def _record_of(self, moved_to: str) -> int:
        for number, record in self._records.items():
            if record["movedTo"] == moved_to:
                return number
        raise NotFound("No retired original has this path.", moved_to, "List the originals to see the retired ones.")

    def _kept(self, content: str) -> int | None:
        """Return the retired original that holds this, the one retired last."""
        known = self._copies.known(content) if content else ()
        for number, record in reversed(self._records.items() if content else ()):
            path, entry = record["movedTo"], record.get("entry")
            is_noted = isinstance(entry, dict) and entry.get("hash") == content
            if path in self._retired and (is_noted or path in known) and self._holds(path, content):
                return number
        return None

    def _like(self, content: str) -> Entry | None:
        """Return a file in the folder that holds this too."""
        known = self._copies.known(content) if content else ()
        here = (self._present.those[path] for path in known if path in self._present.those)
        return next((entry for entry in here if self._holds(entry.path, content)), None)

    def _holds(self, path: str, content: str) -> bool:
        """Whether a file holds this, as far as it can be read."""
        try:
            return self._at_first.hash_of(path) == content
        except KbdeskError:
            return False


class _ByName(Generic[T]):
    """Things by path, found by either Unicode form of it."""

    def __init__(self, those: Mapping[str, T]) -> None:
        self.those = dict(those)
        self._composed = {same_name(path): path for path in self.those}

    def find(self, path: str) -> str | None:
        """Return the path under which something stands, None for nothing."""
        return path if path in self.those else self._composed.get(same_name(path))

    def put(self, path: str, thing: T) -> None:
        """Add something."""
        self.those[path] = thing
        self._composed[same_name(path)] = path

    def pop(self, path: str) -> T:
        """Take something out."""
        self._composed.pop(same_name(path), None)
        return self.those.pop(path)
