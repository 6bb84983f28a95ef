"""The originals as the folder and the manifest tell of them. Reading only: nothing is recorded by looking."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.files.names import same_name
from kbdesk.sources.manifest import Json, Manifest, ManifestBroken, salvage
from kbdesk.sources.source import Origin, Source, milliseconds, stamp_of, type_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from kbdesk.files import Entry
    from kbdesk.sources.snapshot import Snapshot

_UPWARDS = re.compile(r"\A(?:\.\./)+")
"""What a link from a page begins with where it leads to an original."""

LOST = "The file is lost."
"""What the reason begins with where a missing original was let go, and nothing is said against it."""

_UNDONE = re.compile(
    r"(?:Undoes the change|Takes back the change|Takes back \d+ changes) of .*\d{4}-\d\d-\d\dT[\d:.]+Z\.", re.DOTALL
)
"""What stands as the reason where a change was taken back."""

_LARGEST = 2**63 - 1
"""Bytes of the largest file that a disk can hold."""


def sources(
    snapshot: Snapshot, known_hash: Callable[[str], str | None] | None = None, *, trusting: bool = False
) -> tuple[Source, ...]:
    """List every original: present ones by path, then missing, then retired, each in the manifest's order.

    `known_hash` gives the SHA-256 of a present file where it is known; where it is not, size and time decide whether
    a file is as recorded. With `trusting` one of the recorded size is taken as it is until its hash is known: most
    were only copied. Of a broken manifest, what can still be read counts.
    """
    manifest = readable(snapshot)
    keys = keys_on_disk(manifest, snapshot)
    present = []
    for file in snapshot.files:
        content = known_hash(file.path) if known_hash is not None else None
        entry = _entry_of(manifest, keys, file.path)
        if trusting and content is None and entry is not None and entry.get("size") == file.size:
            content = entry.get("hash")
        present.append(_present(file, entry, content, is_own_key=file.path in manifest.files))
    found = set(keys.values())
    absent = [_absent(path, entry, snapshot) for path, entry in manifest.files.items() if path not in found]
    kept = {entry.path for entry in snapshot.retired}
    retired = (_with_file(retired_source(record), kept, snapshot) for record in manifest.retired)
    return (*present, *absent, *retired)


def _with_file(source: Source, kept: Collection[str], snapshot: Snapshot) -> Source:
    """Return a retired original as it is, or as one whose file is gone; where nobody can look, nobody knows."""
    is_there = source.moved_to in kept or snapshot.unreadable or nearest(source.moved_to, kept) is not None
    return source if is_there else replace(source, is_gone=True)


def standing(snapshot: Snapshot) -> Manifest:
    """Return the manifest, in place of one that is gone what it said. Raises ManifestBroken."""
    return snapshot.listed


def readable(snapshot: Snapshot) -> Manifest:
    """Return the manifest, of a broken one what can still be read."""
    try:
        return standing(snapshot)
    except ManifestBroken as broken:
        found = salvage(broken.data)
        files = {entry.path for entry in snapshot.files}
        return replace(found, files={path: e for path, e in found.files.items() if path != "entry" or path in files})


def keys_on_disk(manifest: Manifest, snapshot: Snapshot) -> dict[str, str]:
    """Return for each present file the manifest's key of it, also where that is in the other Unicode form."""
    paths = {entry.path for entry in snapshot.files}
    keys = {path: path for path in paths & manifest.files.keys()}
    waiting = {same_name(key): key for key in manifest.files if key not in paths}
    for path in sorted(paths - keys.keys()) if waiting else ():
        if (key := waiting.pop(same_name(path), None)) is not None:
            keys[path] = key
    return keys


def _entry_of(manifest: Manifest, keys: dict[str, str], path: str) -> Json | None:
    return manifest.files[keys[path]] if path in keys else None


def _present(file: Entry, entry: Json | None, content: str | None, *, is_own_key: bool) -> Source:
    """Return a file that is there; `content` is its SHA-256 where that is known."""
    if entry is None:
        moved = stamp_of(file.mtime_ns)
        return Source(file.path, "present", type_of(file.path), file.size, changed_at=moved, recorded=False)
    is_touched = not is_as_recorded(file, entry)
    is_changed = is_touched if content is None else content != entry.get("hash")
    changed_at = "" if is_changed else _word(entry.get("changedAt"))
    return Source(
        file.path,
        "present",
        type_of(file.path),
        size=file.size,
        changed_at=changed_at or stamp_of(file.mtime_ns),
        added_at=_word(entry.get("addedAt")),
        origin=_origin(entry.get("origin")),
        replaces=_word(entry.get("replaces")) or None,
        derived_from=_word(entry.get("derivedFrom")) or None,
        recorded=is_own_key and not is_touched and not is_changed,
    )


def touched(snapshot: Snapshot) -> frozenset[str]:
    """Return the files whose size is that of the manifest and whose time is not: as after a copy or a checkout."""
    manifest = readable(snapshot)
    keys = keys_on_disk(manifest, snapshot)
    found = set()
    for file in snapshot.files:
        entry = _entry_of(manifest, keys, file.path)
        if entry is not None and not is_as_recorded(file, entry) and entry.get("size") == file.size:
            found.add(file.path)
    return frozenset(found)


def is_as_recorded(file: Entry, entry: Json) -> bool:
    """Whether size and modification time are those of the manifest."""
    return bool(entry.get("size") == file.size and entry.get("mtimeMs") == milliseconds(file.mtime_ns))


def size_told(entry: Json) -> int | None:
    """Return the bytes that an entry tells of, None where it tells of none that a file can have."""
    size = entry.get("size")
    is_size = isinstance(size, int) and not isinstance(size, bool) and 0 <= size <= _LARGEST
    return size if is_size else None


def _absent(path: str, entry: Json, snapshot: Snapshot) -> Source:
    source = _recorded(path, entry)
    if snapshot.is_unknown(path):
        trouble = "The folder it lies in cannot be read."
        return replace(source, status="present", changed_at=_word(entry.get("changedAt")), trouble=trouble)
    return source


def _recorded(path: str, entry: Json) -> Source:
    return Source(
        path,
        "missing",
        type_of(path),
        size=size_told(entry),
        changed_at=_word(entry.get("changedAt")),
        added_at=_word(entry.get("addedAt")),
        origin=_origin(entry.get("origin")),
        replaces=_word(entry.get("replaces")) or None,
        derived_from=_word(entry.get("derivedFrom")) or None,
    )


def retired_source(record: Json) -> Source:
    """Return the original that a record of the manifest tells of."""
    entry = record.get("entry")
    return replace(
        _recorded(record["path"], entry if isinstance(entry, dict) else {}),
        status="retired",
        retired_at=_word(record.get("retiredAt")),
        why=why_of(record),
        reason=_word(record.get("reason")).removeprefix(LOST).strip(),
        replaced_by=_word(record.get("replacedBy")) or None,
        moved_to=record["movedTo"],
    )


def why_of(record: Json) -> str:
    """Return why an original was retired: `wrong`, `replaced`, `lost`, or `taken_back` where its coming was undone.

    The list knows only the first two: who undoes an intake, or lets go what is lost, says nothing against the file. Its
    reason tells.
    """
    why, reason = _word(record.get("why")), _word(record.get("reason"))
    if why == "wrong" and reason.startswith(LOST):
        return "lost"
    return "taken_back" if why == "wrong" and _UNDONE.fullmatch(reason) else why


_MANUAL = Origin()


def _origin(value: object) -> Origin:
    if not isinstance(value, dict):
        return _MANUAL
    kind, place = _word(value.get("kind")) or "manual", _word(value.get("from"))
    place = place.encode(errors="replace").decode()  # half of a character can neither be kept nor asked for
    return _MANUAL if kind == "manual" and not place else Origin(kind, place)


def _word(value: object) -> str:
    return value if isinstance(value, str) else ""


def find(snapshot: Snapshot, path: str) -> Source:
    """Return the original that a path means: exactly, in the other Unicode form, or as a page writes a link to it.

    A present one comes before a missing one, that before a retired one (the one retired last). Raises NotFound.
    """
    manifest = readable(snapshot)
    keys = keys_on_disk(manifest, snapshot)
    for form in forms(snapshot, path):
        if (file := present_file(snapshot, form)) is not None:
            entry = _entry_of(manifest, keys, file.path)
            return _present(file, entry, None, is_own_key=file.path in manifest.files)
        if (key := nearest(form, manifest.files)) is not None:
            return _absent(key, manifest.files[key], snapshot)
        retired = {record["path"]: record for record in manifest.retired}
        if (key := nearest(form, retired)) is not None:
            return retired_source(retired[key])
    raise NotFound("There is no such original.", path, "List the originals to see their paths.")


def forms(snapshot: Snapshot, path: str) -> tuple[str, ...]:
    """Return the paths that a caller may have meant, likeliest first."""
    prefix = f"{snapshot.folder}/"
    plain = _UPWARDS.sub("", path)
    return (path, plain.removeprefix(prefix)) if plain.startswith(prefix) else (path,)


def present_file(snapshot: Snapshot, path: str) -> Entry | None:
    """Return the file of this path, or of the same name in the other Unicode form."""
    found = nearest(path, snapshot.by_path)
    return snapshot.by_path[found] if found is not None else None


def nearest(path: str, among: Collection[str]) -> str | None:
    """Return this path where it is one of `among`, else the one that is the same name in the other Unicode form."""
    if path in among:
        return path
    wanted = same_name(path)
    return next((other for other in among if same_name(other) == wanted), None)
