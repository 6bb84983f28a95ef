"""Originals that are in the list and not in the folder: found again, brought back, or taken up again after letting go.

Each function that changes something returns a Plan; planning writes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from kbdesk.errors import Conflict, KbdeskError, NotFound, Refused
from kbdesk.files.names import same_elsewhere, same_name
from kbdesk.plan import Bring, Move, Plan, Put
from kbdesk.sources.listing import keys_on_disk, present_file, readable, size_told, standing
from kbdesk.sources.manifest import PATH, Json, Manifest, ManifestBroken, ManifestNewer
from kbdesk.sources.names import Taken
from kbdesk.sources.source import milliseconds, stamp

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from kbdesk.sources.snapshot import Snapshot

_LATEST = 2**63 / 1_000_000
"""Milliseconds of the latest time that a file can have."""

_STEP = "List the originals to see which are missing."


@dataclass(frozen=True)
class Lost:
    """A missing original: its path, and what the list says its bytes were.

    Where the list does not say it, `sha256` is "" and `size` -1: no file is known to be this one.
    """

    path: str
    sha256: str
    size: int


@dataclass(frozen=True)
class Copy:
    """A file of the folder with the bytes of a missing original; a retired one lies at `path` all the same."""

    lost: str
    place: Literal["sources", "retired"]
    path: str


def lost(snapshot: Snapshot) -> tuple[Lost, ...]:
    """Return the missing originals; of a broken list those that can still be read. Raises ManifestNewer."""
    manifest = _still_listed(snapshot)
    here = set(keys_on_disk(manifest, snapshot).values())
    gone = {path: entry for path, entry in manifest.files.items() if path not in here and not snapshot.is_unknown(path)}
    return tuple(_lost(path, entry) for path, entry in gone.items())


def _lost(path: str, entry: Json) -> Lost:
    content, size = entry.get("hash"), size_told(entry)
    if not isinstance(content, str) or size is None:
        return Lost(path, "", -1)
    return Lost(path, content, size)


def _still_listed(snapshot: Snapshot) -> Manifest:
    """Return the list, of a broken one what can be read of it: it is made anew before anything is written."""
    try:
        return standing(snapshot)
    except ManifestNewer:  # nothing will be written over it
        raise
    except ManifestBroken:
        return readable(snapshot)


def copies(snapshot: Snapshot, one: Lost) -> Iterator[Copy]:
    """Yield the files that are a missing original under another name: those nobody put on the list, and retired ones.

    An original that was taken in as such is itself, also where its bytes are the same.
    """
    manifest = _still_listed(snapshot)
    keys = keys_on_disk(manifest, snapshot)
    for file in snapshot.files:
        entry = manifest.files[keys[file.path]] if file.path in keys else None
        is_put = entry is None or entry.get("origin") == {"kind": "manual"}
        if is_put and file.size == one.size and _hash(snapshot, file.path) == one.sha256:
            yield Copy(one.path, "sources", file.path)
    for record in manifest.retired:
        sizes = [file.size for file in snapshot.retired if file.path == record["movedTo"]]
        if sizes == [one.size] and _hash(snapshot, record["movedTo"]) == one.sha256:
            yield Copy(one.path, "retired", record["movedTo"])


def _hash(snapshot: Snapshot, path: str) -> str | None:
    try:
        return snapshot.hash_of(path)
    except KbdeskError:
        return None


def bring_back(snapshot: Snapshot, path: str, file: Path, content: tuple[str, int], now: datetime) -> Plan:
    """Plan to copy a file of this machine to the place of a missing original; `content` is its SHA-256 and size.

    Raises NotFound where none is missing there, Refused where something stands in its way.
    """
    manifest, key = _missing(snapshot, path)
    Taken(snapshot).check(key)
    sha256, size = content
    old = manifest.files[key]
    modified = _nanoseconds(old.get("mtimeMs")) if sha256 == old.get("hash") else None
    if modified is None:
        modified = int(now.timestamp() * 1000) * 1_000_000
    changed = {} if sha256 == old.get("hash") else {"changedAt": stamp(now)}
    entry = {**old, **changed, "hash": sha256, "size": size, "mtimeMs": milliseconds(modified)}
    put = _put(snapshot, manifest, {**manifest.files, key: entry})
    return Plan("locate", key, put, brings=(Bring(file, f"{snapshot.folder}/{key}", sha256, modified),))


def move_back(snapshot: Snapshot, path: str, place: str) -> Plan:
    """Plan to give a file of the folder the name of the missing original that it is. Raises NotFound, Refused."""
    manifest, key = _missing(snapshot, path)
    here = _here(snapshot, place)
    taken = Taken(snapshot, {here, *_respelt(snapshot, manifest)})
    taken.release(here)
    taken.check(key)
    own = keys_on_disk(manifest, snapshot).get(here)
    files = {name: entry for name, entry in manifest.files.items() if name != own}
    move = Move(f"{snapshot.folder}/{here}", f"{snapshot.folder}/{key}")
    return Plan("locate", key, _put(snapshot, manifest, files), (move,))


def follow(snapshot: Snapshot, path: str, place: str) -> Plan:
    """Plan to let the list tell a missing original under the name that it has now. Raises NotFound."""
    manifest, key = _missing(snapshot, path)
    here = _here(snapshot, place)
    own = keys_on_disk(manifest, snapshot).get(here)
    entry = next(entry for entry in snapshot.files if entry.path == here)
    moved = {**manifest.files[key], "size": entry.size, "mtimeMs": milliseconds(entry.mtime_ns)}
    kept = ((name, one) for name, one in manifest.files.items() if name != own or name == key)
    files = {here if name == key else name: _led(moved if name == key else one, key, here) for name, one in kept}
    retired = tuple({**one, "replacedBy": here} if one.get("replacedBy") == key else one for one in manifest.retired)
    return Plan("locate", here, _put(snapshot, replace(manifest, retired=retired), files))


def unfollow(snapshot: Snapshot, path: str, place: str) -> Plan:
    """Plan to let the list tell an original as missing at `path` again that it was led to tell at `place`.

    Raises Conflict where the list tells it so no more.
    """
    manifest = standing(snapshot)
    if place not in manifest.files or any(same_name(name) == same_name(path) for name in manifest.files):
        raise Conflict("The list of originals was changed since, so this is not undone.", place, None, None)
    files = {path if name == place else name: _led(one, place, path) for name, one in manifest.files.items()}
    retired = tuple({**one, "replacedBy": path} if one.get("replacedBy") == place else one for one in manifest.retired)
    return Plan("undo", path, _put(snapshot, replace(manifest, retired=retired), files))


def take_up(snapshot: Snapshot, paths: Sequence[str]) -> Plan:
    """Plan to take back that missing originals were let go: they are missing again. Raises NotFound, Refused."""
    manifest = standing(snapshot)
    let_go = {same_name(record["path"]): record for record in manifest.retired if not record["movedTo"]}
    names = {same_name(name) for name in manifest.files}
    back: dict[str, Json] = {}
    for path in paths:
        record = let_go.get(same_name(path))
        if record is None:
            raise NotFound("No original of this path was let go.", path, _STEP)
        if same_name(path) in names or not isinstance(record.get("entry"), dict):
            what = "It cannot be taken up again: another has its name, or the list does not know what it was."
            raise Refused(what, path)
        back[record["path"]] = record
    retired = tuple(one for one in manifest.retired if back.get(one["path"]) is not one)
    files = {**manifest.files, **{path: record["entry"] for path, record in back.items()}}
    return Plan("restore", next(iter(back)), _put(snapshot, replace(manifest, retired=retired), files))


def _missing(snapshot: Snapshot, path: str) -> tuple[Manifest, str]:
    manifest = standing(snapshot)
    here = set(keys_on_disk(manifest, snapshot).values())
    key = next((name for name in manifest.files if same_name(name) == same_name(path)), None)
    if key is None or key in here or snapshot.is_unknown(key):
        raise NotFound("No original of this path is missing.", path, _STEP)
    return manifest, key


def _respelt(snapshot: Snapshot, manifest: Manifest) -> Iterator[str]:
    """Yield the files whose folders or names got other capitals: missing originals, each to go back to its place."""
    keys = keys_on_disk(manifest, snapshot)
    lost = {same_elsewhere(name) for name in manifest.files.keys() - set(keys.values())}
    return (file.path for file in snapshot.files if file.path not in keys and same_elsewhere(file.path) in lost)


def _here(snapshot: Snapshot, place: str) -> str:
    found = present_file(snapshot, place)
    if found is None:
        raise NotFound("There is no such file among the originals any more.", place, "Look for it again.")
    return found.path


def _led(entry: Json, old: str, new: str) -> Json:
    """Return an entry whose words about the original at `old` name it by its new path."""
    return {name: new if name in ("replaces", "derivedFrom") and one == old else one for name, one in entry.items()}


def _put(snapshot: Snapshot, manifest: Manifest, files: dict[str, Json]) -> tuple[Put, ...]:
    after = replace(manifest, files=files).encode()
    place = f"{snapshot.folder}/{PATH}"
    return () if after == snapshot.manifest else (Put(place, snapshot.manifest, after),)


def _nanoseconds(written: Any) -> int | None:
    """Return the time of a file that the list tells as `mtimeMs`, None where no time says just that."""
    if not isinstance(written, int | float) or isinstance(written, bool) or not 0 <= written <= _LATEST:
        return None
    modified = round(Fraction(written) * 1_000_000)  # a double of that size holds no single nanoseconds
    return modified if milliseconds(modified) == written else None
