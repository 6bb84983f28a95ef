"""How originals are added and noted. Each function returns a Plan; planning writes nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from kbdesk.errors import KbdeskError, NotFound
from kbdesk.files.names import same_name
from kbdesk.plan import Bring, Plan, Put
from kbdesk.sources.listing import forms, is_as_recorded, keys_on_disk, present_file, standing, why_of
from kbdesk.sources.manifest import PATH, Json, Manifest
from kbdesk.sources.names import Taken, wanted
from kbdesk.sources.source import Origin, milliseconds, stamp

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from kbdesk.files import Entry
    from kbdesk.sources.snapshot import Snapshot
    from kbdesk.sources.source import Arrival


@dataclass(frozen=True)
class Placed:
    """Where one arrival is. `is_duplicate`: its content was there already, under this path; nothing is copied.

    `path` is "" for a derived one whose original was there already: nothing is put beside what nobody added now.
    """

    path: str
    is_duplicate: bool = False


@dataclass(frozen=True)
class Added:
    """The plan that adds, and where each arrival will be, in the order they were given."""

    plan: Plan
    placed: tuple[Placed, ...]


def add(snapshot: Snapshot, arrivals: Sequence[Arrival], now: datetime) -> Added:
    """Plan to copy files in, all or none. Nothing is overwritten; content that is there already is not copied again.

    Raises Refused or OutsideFolder for a destination that cannot be, NotFound for a `replaces` that is no original.
    """
    adding = _Adding(snapshot, now)
    for arrival in arrivals:
        adding.place(arrival)
    return adding.result()


class _Adding:
    """The adding of several files at once: each sees the ones before it."""

    def __init__(self, snapshot: Snapshot, now: datetime) -> None:
        self._snapshot = snapshot
        self._now = now
        self._manifest = standing(snapshot)
        self._files = dict(self._manifest.files)
        self._keys = keys_on_disk(self._manifest, snapshot)
        self._composed = {same_name(key): key for key in self._files}
        self._taken = Taken(snapshot)
        self._arrived: dict[str, str] = {}
        self._by_size: dict[int, list[str]] = {}
        for entry in snapshot.files:
            self._by_size.setdefault(entry.size, []).append(entry.path)
        self._brings: list[Bring] = []
        self._placed: list[Placed] = []
        self._warnings: list[str] = []
        self._wrong = _Wrong(snapshot, self._manifest)

    def place(self, arrival: Arrival) -> None:
        """Find the place of one arrival."""
        made_from = self._placed[-1] if arrival.derived and self._placed else None
        if made_from is not None and made_from.is_duplicate:
            self._placed.append(Placed("", is_duplicate=True))
            return
        before = made_from.path if made_from is not None else None
        path = self._beside(before) if before else wanted(self._snapshot, arrival.destination, arrival.name)
        replaces = self._replaced(arrival.replaces)
        existing = self._same_content(arrival)
        if existing is not None:
            self._note_replaces(existing, replaces)
            self._placed.append(Placed(existing, is_duplicate=True))
            return
        self._taken.claim(path)
        self._warn_if_wrong(arrival)
        self._arrived[arrival.sha256] = path
        modified = int(self._now.timestamp() * 1000) * 1_000_000
        self._brings.append(Bring(arrival.file, f"{self._snapshot.folder}/{path}", arrival.sha256, modified))
        if (twin := self._composed.get(path, path)) != path:
            self._files.pop(twin, None)  # a missing one of the same name in decomposed Unicode
        self._files[path] = _new_entry(arrival, modified, stamp(self._now), replaces, before)
        self._placed.append(Placed(path))

    def _beside(self, path: str) -> str:
        stem = path.rpartition(".")[0] if "." in path.rpartition("/")[2] else path
        number, beside = 1, f"{stem}.md"
        while not self._taken.is_free(beside):
            number += 1
            beside = f"{stem}-{number}.md"
        return beside

    def _replaced(self, replaces: str | None) -> str | None:
        if not replaces:
            return None
        entry = present(self._snapshot, replaces)
        if entry is None:
            raise NotFound(
                "The original to be replaced is not there.", replaces, "Name one that is present, or none to replace."
            )
        return entry.path

    def _same_content(self, arrival: Arrival) -> str | None:
        if arrival.sha256 in self._arrived:
            return self._arrived[arrival.sha256]
        paths = self._by_size.get(arrival.size, ())
        for path in paths if arrival.twins is None else [path for path in paths if path in arrival.twins]:
            if _hash(self._snapshot, path) == arrival.sha256:
                return path
        return None

    def _note_replaces(self, path: str, replaces: str | None) -> None:
        if replaces is None:
            return
        if replaces == path:
            self._warnings.append(f"{path} has the same content as the file that was to replace it.")
            return
        key = self._keys.get(path, path)
        if key not in self._files:
            entry = next(entry for entry in self._snapshot.files if entry.path == path)
            self._files[key] = _found_entry(entry, self._snapshot.hash_of(path), stamp(self._now))
        if self._files[key].get("replaces") != replaces:
            self._files[key] = {**self._files[key], "replaces": replaces}

    def _warn_if_wrong(self, arrival: Arrival) -> None:
        for record in self._wrong.of(arrival):
            day = str(record.get("retiredAt", ""))[:10]
            self._warnings.append(
                f"The same file was retired as wrong ({record['path']}, {day}): {record.get('reason', '')}"
            )

    def result(self) -> Added:
        """Return the whole plan."""
        put = manifest_put(self._snapshot, replace(self._manifest, files=self._files))
        plan = Plan(
            operation="add",
            subject=self._placed[0].path if self._placed else "",
            puts=() if self._files == self._manifest.files else (put,),
            brings=tuple(self._brings),
            warnings=tuple(self._warnings),
        )
        return Added(plan, tuple(self._placed))


def present(snapshot: Snapshot, path: str) -> Entry | None:
    """Return the file of this path, in either Unicode form, with or without the sources folder in front."""
    found = (present_file(snapshot, form) for form in forms(snapshot, path))
    return next((entry for entry in found if entry is not None), None)


def _hash(snapshot: Snapshot, path: str) -> str | None:
    """Return a file's hash, None where it cannot be read."""
    try:
        return snapshot.hash_of(path)
    except KbdeskError:
        return None


class _Wrong:
    """What was retired as wrong, by its content."""

    def __init__(self, snapshot: Snapshot, manifest: Manifest) -> None:
        self._snapshot = snapshot
        self._by_hash: dict[str, list[Json]] = {}
        unhashed: dict[str, list[Json]] = {}
        for record in manifest.retired:
            if why_of(record) != "wrong":
                continue
            entry = record.get("entry")
            if isinstance(entry, dict) and isinstance(entry.get("hash"), str):
                self._by_hash.setdefault(entry["hash"], []).append(record)
            else:
                unhashed.setdefault(record["movedTo"], []).append(record)
        self._unhashed: dict[int, list[tuple[str, Json]]] = {}
        for file in snapshot.retired if unhashed else ():
            those = [(file.path, record) for record in unhashed.get(file.path, ())]
            self._unhashed.setdefault(file.size, []).extend(those)

    def of(self, arrival: Arrival) -> list[Json]:
        """Return the records of what an arrival is again; one without a hash is read where its size is the same."""
        unhashed = self._unhashed.get(arrival.size, ())
        found = [record for path, record in unhashed if _hash(self._snapshot, path) == arrival.sha256]
        return self._by_hash.get(arrival.sha256, []) + found


def _origin(origin: Origin) -> Json:
    return {"kind": origin.kind, "from": origin.place} if origin.place else {"kind": origin.kind}


def _new_entry(arrival: Arrival, modified_ns: int, time: str, replaces: str | None, derived_from: str | None) -> Json:
    entry: Json = {
        "hash": arrival.sha256,
        "size": arrival.size,
        "mtimeMs": milliseconds(modified_ns),
        "addedAt": time,
        "changedAt": time,
        "origin": _origin(arrival.origin),
    }
    if replaces:
        entry["replaces"] = replaces
    if derived_from:
        entry["derivedFrom"] = derived_from
    return entry


def _found_entry(file: Entry, sha256: str, time: str) -> Json:
    return {
        "addedAt": time,
        "origin": {"kind": "manual"},
        "changedAt": time,
        "hash": sha256,
        "size": file.size,
        "mtimeMs": milliseconds(file.mtime_ns),
    }


def manifest_put(snapshot: Snapshot, manifest: Manifest) -> Put:
    """Return what writes a manifest in place of the one that stands."""
    return Put(f"{snapshot.folder}/{PATH}", snapshot.manifest, manifest.encode())


def record(snapshot: Snapshot, now: datetime) -> Plan:
    """Plan to note in the manifest what was put, changed or touched in the folder by hand.

    Every file's hash is asked for, also where size and time are as recorded: other content can hide behind them.
    """
    manifest = standing(snapshot)
    keys = keys_on_disk(manifest, snapshot)
    files = {path: manifest.files[key] for path, key in keys.items()}
    unread = []
    for file in snapshot.files:
        try:
            content = snapshot.hash_of(file.path)
        except KbdeskError as error:
            unread.append(f"{file.path} cannot be read and is not recorded: {error.what}")
            continue
        files[file.path] = _seen_entry(file, content, files.get(file.path), stamp(now))
    renamed = {key: path for path, key in keys.items()}
    kept = {renamed.get(key, key): files.get(renamed.get(key, key), entry) for key, entry in manifest.files.items()}
    after = {**kept, **files}
    return Plan(
        operation="record",
        subject=snapshot.folder,
        puts=() if _is_same(after, manifest.files) else (manifest_put(snapshot, replace(manifest, files=after)),),
        warnings=tuple(unread),
    )


def _seen_entry(file: Entry, content: str, entry: Json | None, time: str) -> Json:
    if entry is None:
        return _found_entry(file, content, time)
    is_changed = content != entry.get("hash")
    if not is_changed and is_as_recorded(file, entry):
        return entry
    changed = {"changedAt": time} if is_changed or "changedAt" not in entry else {}
    return {**entry, **changed, "hash": content, "size": file.size, "mtimeMs": milliseconds(file.mtime_ns)}


def _is_same(after: dict[str, Json], before: Any) -> bool:
    return list(after) == list(before) and after == before
