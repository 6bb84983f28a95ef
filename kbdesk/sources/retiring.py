"""How originals are retired and brought back, one or many in one Plan; planning writes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.files.names import same_name
from kbdesk.plan import Move, Plan
from kbdesk.sources.edits import manifest_put, present
from kbdesk.sources.listing import LOST, forms, keys_on_disk, nearest, standing
from kbdesk.sources.names import RetiredNames, Taken, wanted
from kbdesk.sources.source import stamp

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from kbdesk.sources.manifest import Json, Manifest
    from kbdesk.sources.snapshot import Snapshot


def retire(snapshot: Snapshot, path: str, why: str, reason: str, replaced_by: str | None, now: datetime) -> Plan:
    """Plan to take one original out; see `retire_all`."""
    return retire_all(snapshot, (path,), why, reason, replaced_by, now)


def retire_all(
    snapshot: Snapshot, paths: Sequence[str], why: str, reason: str, replaced_by: str | None, now: datetime
) -> Plan:
    """Plan to take originals out: they move to the retired folder and the manifest says why, of all the same.

    A missing one is let go: its entry becomes a record that has moved nowhere; `lost` is of these, and needs no reason.
    Raises NotFound, Refused.
    """
    _check_reason(paths[0], why, reason, replaced_by)
    is_lost = why == "lost"
    if is_lost:
        why, reason = "wrong", f"{LOST} {reason}".strip()
    manifest, folder = standing(snapshot), snapshot.folder
    keys, names = keys_on_disk(manifest, snapshot), RetiredNames(snapshot, manifest)
    records: dict[str, Json] = {}
    gone: set[str] = set()
    moves: list[Move] = []
    warnings: list[str] = []
    for path in paths:
        file = present(snapshot, path)
        if file and is_lost:
            raise Refused("This original is not lost: its file is there.", path, "Retire it as wrong or as replaced.")
        key = keys.get(file.path) if file else _missing_key(snapshot, manifest, path)
        own = file.path if file else str(key)
        if own in records:
            continue
        moved_to = names.free(own, now) if file else ""
        record: Json = {"path": own, "movedTo": moved_to, "retiredAt": stamp(now), "why": why, "reason": reason}
        if replaced_by:
            record["replacedBy"] = _replacement(snapshot, own, replaced_by, warnings)
        if key is not None:
            record["entry"] = manifest.files[key]
            gone.add(key)
        if file:
            moves.append(Move(f"{folder}/{own}", f"{folder}/{moved_to}"))
        records[own] = record
    files = {key: entry for key, entry in manifest.files.items() if key not in gone}
    after = replace(manifest, files=files, retired=(*manifest.retired, *records.values()))
    return Plan(
        operation="retire",
        subject=next(iter(records)),
        puts=(manifest_put(snapshot, after),),
        moves=tuple(moves),
        reason=reason,
        warnings=tuple(warnings),
    )


def _check_reason(path: str, why: str, reason: str, replaced_by: str | None) -> None:
    if why == "lost":
        return
    if why not in ("wrong", "replaced"):
        raise Refused("An original is retired as `wrong` or as `replaced`.", path, "Say which of the two.")
    if not reason.strip():
        raise Refused("There is no reason given.", path, "Say in a sentence why it goes.")
    if why == "replaced" and not replaced_by:
        raise Refused("It is not said what replaces it.", path, "Name the original that does, or retire it as wrong.")


def _missing_key(snapshot: Snapshot, manifest: Manifest, path: str) -> str:
    for form in forms(snapshot, path):
        if snapshot.is_unknown(form):
            raise Refused("The folder it lies in cannot be read.", path, "Make it readable and try again.")
        if (key := nearest(form, manifest.files)) is not None:
            return key
        if any(same_name(record["path"]) == same_name(form) for record in manifest.retired):
            raise Refused("This original is retired already.", path)
    raise NotFound("There is no such original.", path, "List the originals to see their paths.")


def _replacement(snapshot: Snapshot, path: str, replaced_by: str, warnings: list[str]) -> str:
    entry = present(snapshot, replaced_by)
    if entry is not None:
        if entry.path == path:
            warnings.append(f"{path} is named as its own replacement.")
        return entry.path
    clean = replaced_by.strip("/")
    if clean and not any(part.startswith(".") for part in clean.split("/")) and snapshot.stands(clean) == "folder":
        warnings.append(f"The replacement of {path} is a folder ({clean}), not a file.")
        return clean
    raise NotFound(
        "The original that is to replace it is not there.", replaced_by, "Add it first, or name one that is present."
    )


def restore(snapshot: Snapshot, path: str, to: str | None = None) -> Plan:
    """Plan to bring a retired original back, under its path or another. `path` may also be where it was moved to.

    Raises NotFound where no such one is retired or its file is gone, Refused where something stands in its place.
    """
    return restore_all(snapshot, ((path, to),))


def restore_all(snapshot: Snapshot, wanted_ones: Sequence[tuple[str, str | None]]) -> Plan:
    """Plan to bring retired originals back, all or none; each is told by its path and the one it shall have.

    Raises as `restore` does.
    """
    manifest, taken = standing(snapshot), Taken(snapshot)
    kept = {entry.path for entry in snapshot.retired}
    back: dict[str, Json] = {}
    for path, to in wanted_ones:
        record = _retired_record(snapshot, manifest, path)
        if record["movedTo"] not in kept:
            raise NotFound(
                "The file of this retired original is gone; there is nothing to bring back.",
                record["path"],
                "Add the file again if you have it.",
            )
        target = record["path"] if to is None else wanted(snapshot, to, record["path"].rpartition("/")[2])
        if any(part in ("", "..") or part.startswith(".") for part in target.split("/")):
            raise Refused("The path it had cannot be used again.", target, "Give another path to restore it to.")
        taken.claim(target)
        back[target] = record
    names = {same_name(target) for target in back}
    files = {key: entry for key, entry in manifest.files.items() if same_name(key) not in names}
    files |= {target: record["entry"] for target, record in back.items() if isinstance(record.get("entry"), dict)}
    returned = {id(record) for record in back.values()}  # another may tell of the same file
    retired = tuple(one for one in manifest.retired if id(one) not in returned)
    folder = snapshot.folder
    return Plan(
        operation="restore",
        subject=next(iter(back)),
        puts=(manifest_put(snapshot, replace(manifest, files=files, retired=retired)),),
        moves=tuple(Move(f"{folder}/{one['movedTo']}", f"{folder}/{target}") for target, one in back.items()),
    )


def _retired_record(snapshot: Snapshot, manifest: Manifest, path: str) -> Json:
    latest_first = list(reversed(manifest.retired))
    for form in forms(snapshot, path):
        for record in latest_first:
            if record["movedTo"] == form:
                return record
        same = [record for record in latest_first if same_name(record["path"]) == same_name(form)]
        for record in sorted(same, key=lambda record: not record["movedTo"]):
            return record
    raise NotFound("No retired original has this path.", path, "List the originals to see the retired ones.")
