"""What was done to originals, taken back as one plan: nothing is deleted, what is in the way is retired."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.plan import Bring, Move, Plan, Put
from kbdesk.sources.by_name import ByName
from kbdesk.sources.deeds import TakenBack
from kbdesk.sources.listing import keys_on_disk, standing
from kbdesk.sources.manifest import PATH, RETIRED, parse
from kbdesk.sources.names import RetiredNames, Taken
from kbdesk.sources.source import stamp

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from kbdesk.sources.deeds import Copies, OriginalDeed, Returning
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot, Standing

BY_HAND = "Put the file there yourself if you have it, or accept this change."
LATER = "Take back what was done later first, or accept this change."


def take_back(snapshot: Snapshot, deeds: Sequence[OriginalDeed], copies: Copies, returning: Returning) -> TakenBack:
    """Plan to take deeds back, one after the other: the newest come first.

    What was added is retired, what was retired or went comes back as long as a copy of it is kept, what was renamed
    gets its old place. What stands in the way, or was changed since, is left. Where nothing is, the list says what it
    said before, to the byte, and besides only what is retired now.
    """
    content_of = cache(partial(_content, snapshot))  # asked again in each round
    left: dict[int, KbdeskError] = {}
    staying: set[int] = set()
    while True:
        leaving = {deed.target or deed.path for number, deed in enumerate(deeds) if number not in staying}
        taking = _Taking(snapshot, copies, content_of, returning, leaving)
        refused = dict(left)
        for number, deed in enumerate(deeds):
            try:
                if number not in left:
                    taking.take(deed, number)
            except (NotFound, Refused) as error:
                refused[number] = error
        lacking = taking.fill()
        if not lacking and staying.issuperset(refused):
            break
        left |= lacking  # without these, all others see what they leave
        staying.update(lacking, refused)
    return taking.taken_back(deeds, refused)


def _content(snapshot: Snapshot, path: str) -> str:
    """Return the hash of what a file holds, "" where it cannot be read."""
    try:
        return snapshot.hash_of(path)
    except KbdeskError:
        return ""


@dataclass(frozen=True, slots=True)
class _File:
    """A file by the path at which it lies before anything is done; `is_copy` is one more with what that one holds.

    A gap has no such path yet: what is `wanted` is looked for when all deeds are known, for the deed of this number.
    `is_changed`: the file that stands there now is retired for it; `noted` is what the list said of it.
    """

    origin: str
    wanted: str = ""
    number: int = -1
    is_changed: bool = False
    is_copy: bool = False
    noted: Json | None = None


class _Taking:
    """The taking back of several deeds: each sees the ones before it; very many take no longer each than a few."""

    def __init__(
        self,
        snapshot: Snapshot,
        copies: Copies,
        content_of: Callable[[str], str],
        returning: Returning,
        leaving: Collection[str],
    ) -> None:
        self._at_first = snapshot
        self._content_of = content_of
        self._manifest = standing(snapshot)
        self._copies = copies
        self._reason, self._now = returning.reason, returning.now
        self._before = returning.before
        self._recorded = {one["movedTo"]: one for one in parse(returning.before).retired} if returning.before else {}
        self._present = ByName({entry.path: _File(entry.path) for entry in snapshot.files})
        self._retired = {entry.path: _File(entry.path) for entry in snapshot.retired}
        self._listed = ByName(self._manifest.files)
        self._keys = keys_on_disk(self._manifest, snapshot)
        self._times = {entry.path: entry.mtime_ns for entry in (*snapshot.files, *snapshot.retired)}
        self._records = dict(enumerate(self._manifest.retired))
        self._next = len(self._records)
        self._stood, self._now_stands = snapshot.stands, dict[str, "Standing"]()
        now_stands = replace(snapshot, stands=self._stands)
        self._taken, self._names = Taken(now_stands, leaving), RetiredNames(now_stands, self._manifest)
        self._subject = ""

    def _stands(self, path: str) -> Standing:
        return self._now_stands[path] if path in self._now_stands else self._stood(path)

    def take(self, deed: OriginalDeed, number: int) -> None:
        """Take one back, the one of this number. Raises NotFound, Refused where it cannot be."""
        self._subject = self._subject or deed.path
        if deed.kind == "added":
            self._retire(deed.path)
        elif deed.kind == "gone":
            self._return(deed, number)
        elif deed.kind == "changed":
            self._exchange(deed, number)
        elif deed.target.startswith(f"{RETIRED}/"):
            self._restore(self._record_of(deed.target), deed.path)
        elif deed.path.startswith(f"{RETIRED}/"):
            self._retire(deed.target, deed.path)
        else:
            self._rename(deed.target, deed.path)

    def fill(self) -> dict[int, KbdeskError]:
        """Find what the gaps want; return the deeds, by their numbers, for which there is nothing."""
        lacking: dict[int, KbdeskError] = {}
        gaps = [(path, file) for path, file in self._present.those.items() if file.wanted]
        for path, gap in gaps:
            number = self._kept(gap.wanted, path)
            if number is not None:
                self._close(path, gap, number)
        for path, gap in gaps:
            if self._present.those[path] is not gap:
                continue
            like = self._like(gap.wanted)
            if like is not None:
                self._present.put(path, _File(like, is_copy=True))
                self._note(path, gap)
                continue
            what = "It cannot be brought back: no copy of what it held is kept."
            if gap.is_changed:
                what = "What it held before cannot be brought back: no retired copy of it is kept."
            lacking[gap.number] = Refused(what, path, BY_HAND)
        return lacking

    def _close(self, path: str, gap: _File, number: int) -> None:
        """Put a retired original into a gap; what the list says of the same content is kept."""
        if (key := self._listed.find(path)) is not None:
            gap = replace(gap, noted=self._listed.those[key])
        self._present.pop(path)
        self._taken.release(path)
        self._now_stands[path] = ""
        self._restore(number, path)
        self._note(path, gap)

    def _note(self, path: str, gap: _File) -> None:
        if gap.noted is not None and gap.noted.get("hash") == gap.wanted:
            self._listed.put(path, gap.noted)
            self._keys[path] = path

    def taken_back(self, deeds: Sequence[OriginalDeed], refused: Mapping[int, KbdeskError]) -> TakenBack:
        """Return all of it as one plan, with what is left as it is."""
        added = {deed.path for deed in deeds if deed.kind == "added"}
        left = {number: error for number, error in refused.items() if deeds[number].path not in added}
        gone = [(deeds[number], error) for number, error in refused.items() if deeds[number].kind == "added"]
        told = [(error.where or deed.path, error) for deed, error in gone if not deed.path.startswith(f"{RETIRED}/")]
        told += [(deeds[number].path, error) for number, error in left.items()]
        warnings = tuple(f"{path}: left as it is. {error.what}" for path, error in told)
        folder, before = self._at_first.folder, self._at_first.manifest
        moves, brings = self._steps()
        after = self._list_after(is_whole=not refused)
        puts = () if after == before else (Put(f"{folder}/{PATH}", before, after),)
        plan = Plan("revert", self._subject, puts, moves, brings, reason=self._reason, warnings=warnings)
        return TakenBack(plan, left)

    def _list_after(self, *, is_whole: bool) -> bytes | None:
        """Return the bytes of the list when all is done; `is_whole`: nothing is left."""
        records = tuple(self._records.values())
        if is_whole and self._before is not None:
            before = parse(self._before)
            fresh = [one for number, one in self._records.items() if number >= len(self._manifest.retired)]
            fresh = [one for one in fresh if one not in before.retired]
            return replace(before, retired=(*before.retired, *fresh)).encode() if fresh else self._before
        if self._listed.those == self._manifest.files and records == self._manifest.retired:
            return self._at_first.manifest
        return replace(self._manifest, files=self._listed.those, retired=records).encode()

    def _steps(self) -> tuple[tuple[Move, ...], tuple[Bring, ...]]:
        """Return what brings each file to where it ends, in an order in which each place is free by then.

        Of files that change places in a ring, one is copied and retired, so that a crash can be taken back.
        """
        ends = [*self._present.those.items(), *self._retired.items()]
        going = {file.origin: path for path, file in ends if not file.is_copy and file.origin != path}
        copied = {path: file.origin for path, file in ends if file.is_copy}
        moves: list[tuple[str, str]] = []
        while going:
            free = [origin for origin, target in going.items() if target not in going]
            moves += [(origin, going.pop(origin)) for origin in free]
            if not free:
                origin, target = next(iter(going.items()))
                copied[target] = origin
                going[origin] = self._names.free(origin, self._now)
                self._record(origin, going[origin])
        brings: list[tuple[str, str]] = []
        for target, origin in copied.items():
            place = target
            if self._stood(target):  # it comes before anything has moved
                place = self._names.free(target, self._now)
                moves.append((place, target))
            brings.append((origin, place))
        folder = self._at_first.folder
        return (
            tuple(Move(f"{folder}/{path}", f"{folder}/{target}") for path, target in moves),
            tuple(self._bring(origin, f"{folder}/{place}") for origin, place in brings),
        )

    def _bring(self, origin: str, place: str) -> Bring:
        return Bring(self._copies.file_of(origin), place, self._content_of(origin), self._times[origin])

    def _record(self, path: str, moved_to: str) -> Json:
        """Note that an original is retired, and return the record."""
        at = stamp(self._now)
        known = self._recorded.get(moved_to) if moved_to else None
        record: Json = (
            known
            if known is not None and known["path"] == path
            else {"path": path, "movedTo": moved_to, "retiredAt": at, "why": "wrong", "reason": self._reason}
        )
        self._records[self._next] = record
        self._next += 1
        return record

    def _retire(self, path: str, place: str = "") -> None:
        """Take an original out, as `retiring.retire` does, to its `place` where that is free.

        Of a missing one only the list is told.
        """
        found = self._present.find(path)
        if found is not None and self._present.those[found].wanted:
            self._present.pop(found)
            self._taken.release(found)
            self._now_stands[found] = ""
            if (key := self._listed.find(path)) is None:
                return
            found = None
        key = self._keys.pop(found, None) if found is not None else self._listed.find(path)
        if found is None and (key is None or self._at_first.is_unknown(path)):
            raise NotFound("There is no such original.", path, "List the originals to see their paths.")
        is_free = bool(place) and place in self._recorded and not self._stands(place)
        moved_to = (place if is_free else self._names.free(found, self._now)) if found is not None else ""
        record = self._record(self._recorded[place]["path"] if is_free else found or key or path, moved_to)
        if key is not None:
            entry = self._listed.pop(key)
            if not is_free:
                record["entry"] = entry
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

    def _return(self, deed: OriginalDeed, number: int) -> None:
        if self._present.find(deed.path) is not None:
            raise Refused("An original stands in its place again.", deed.path, LATER)
        if not deed.before:
            raise Refused("It cannot be brought back: no copy of what it held is kept.", deed.path, BY_HAND)
        self._leave_gap(deed.path, _File("", deed.before, number))

    def _exchange(self, deed: OriginalDeed, number: int) -> None:
        here = self._present.find(deed.path)
        file = self._present.those[here] if here is not None else _File("")
        held = file.wanted or (self._content_of(file.origin) if here is not None else "")
        if here is None or (deed.after and held != deed.after):
            raise Refused("It was changed, moved or deleted since.", deed.path, LATER)
        if not deed.before:
            what = "What it held before cannot be brought back: no retired copy of it is kept."
            raise Refused(what, deed.path, BY_HAND)
        if file.wanted:
            self._present.put(here, replace(file, wanted=deed.before, number=number))
        elif held != deed.before:
            key = self._keys.get(here)
            noted = self._listed.those[key] if key is not None else None
            self._retire(here)
            self._leave_gap(here, _File("", deed.before, number, is_changed=True, noted=noted))

    def _leave_gap(self, path: str, gap: _File) -> None:
        """Note that something will stand at a path; what, is looked for in the end."""
        self._claim(path)
        self._now_stands[path] = "file"
        self._present.put(path, gap)

    def _rename(self, path: str, target: str) -> None:
        here = self._present.find(path)
        if here is None:
            raise Refused("It was moved or deleted since.", path, LATER)
        self._taken.release(here)
        self._claim(target)
        key = self._keys.pop(here, None) or (self._listed.find(here) if self._present.those[here].wanted else None)
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
        self._now_stands |= {path: "", target: "file"}
        if path in self._retired:
            self._present.put(target, self._retired.pop(path))
            return
        file = self._present.pop(path)
        if target.startswith(f"{RETIRED}/"):
            self._taken.release(path)
            self._retired[target] = file
        else:
            self._present.put(target, file)

    def _record_of(self, moved_to: str) -> int:
        for number, record in self._records.items():
            if record["movedTo"] == moved_to:
                return number
        raise NotFound("No retired original has this path.", moved_to, "List the originals to see the retired ones.")

    def _kept(self, content: str, path: str) -> int | None:
        """Return the retired original that holds this: the one that stood there itself, else the one retired last."""
        known = frozenset(self._copies.known(content))
        found: list[tuple[int, str]] = []
        for number, record in reversed(self._records.items()):
            file, entry = self._retired.get(record["movedTo"]), record.get("entry")
            is_noted = isinstance(entry, dict) and entry.get("hash") == content
            if file is not None and (is_noted or file.origin in known):
                found.append((number, file.origin))
        found.sort(key=lambda one: one[1] != path)
        return next((number for number, origin in found if self._content_of(origin) == content), None)

    def _like(self, content: str) -> str | None:
        """Return a file that holds this too and stays in the folder, by where it lies now."""
        here = {file.origin for file in self._present.those.values() if file.origin}
        known = (path for path in self._copies.known(content) if path in here)
        return next((path for path in known if self._content_of(path) == content), None)
