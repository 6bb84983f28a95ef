"""A manifest that is broken: set aside under a dated name, rebuilt from the folder and what it still holds."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.plan import Plan, Put
from kbdesk.sources.listing import keys_on_disk, readable, standing
from kbdesk.sources.manifest import PATH, RETIRED, Json, Manifest, ManifestBroken, ManifestNewer, parse
from kbdesk.sources.source import milliseconds, stamp, stamp_of

if TYPE_CHECKING:
    from datetime import datetime

    from kbdesk.files import Entry
    from kbdesk.sources.snapshot import Snapshot

NOTHING = Manifest()
_RETIRED_NAME = re.compile(r"(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(.+)", re.DOTALL)

DAMAGED = "Not known: the list of originals was damaged. Its folder is not known either."
GONE = "Not known: the list of originals was gone. Its folder is not known either."
WRITTEN_WITHOUT = "Not known: the list of originals was written without it. Its folder is not known either."
"""Why an original is retired of which only its file is known."""


def broken(snapshot: Snapshot) -> ManifestBroken | None:
    """Return what is wrong with the manifest, None where it can be read, or is of another format."""
    found = damage(snapshot.manifest)
    return None if isinstance(found, ManifestNewer) else found


def damage(data: bytes | None) -> ManifestBroken | None:
    """Return what is wrong with the bytes of a manifest, None where they can be read."""
    try:
        parse(data)
    except ManifestBroken as error:
        return error
    return None


def set_aside(snapshot: Snapshot, now: datetime, earlier: Manifest = NOTHING) -> Plan:
    """Plan to keep a broken manifest's bytes under a dated name and to write a rebuilt one.

    Kept is every entry and record that can still be read; of the others, what an `earlier` one said of files that are
    here, or may be in a folder that cannot be read. A file without any counts as found by hand, at the time it was
    last modified; a file in the retired folder without one as retired for an unknown reason.
    """
    found = readable(snapshot)
    keys, keys_before = keys_on_disk(found, snapshot), keys_on_disk(earlier, snapshot)
    warnings: list[str] = []
    files = dict(found.files)
    for file in snapshot.files:
        if file.path in keys:
            continue
        before = earlier.files[keys_before[file.path]] if file.path in keys_before else {}
        if (entry := _rebuilt_entry(snapshot, file, now, before, warnings)) is not None:
            files[file.path] = entry
    files |= {path: entry for path, entry in earlier.files.items() if path not in files and snapshot.is_unknown(path)}
    retired = (*found.retired, *_rebuilt_records(snapshot, found, earlier))
    return Plan(
        operation="set aside",
        subject=PATH,
        puts=(
            Put(f"{snapshot.folder}/{_free_name(snapshot, now)}", None, snapshot.manifest),
            Put(f"{snapshot.folder}/{PATH}", snapshot.manifest, Manifest(files, retired, earlier.extra).encode()),
        ),
        reason=f"The list of originals was damaged; {len(found.files):,} entries and {len(found.retired):,} retired "
        "ones could be saved.",
        warnings=tuple(warnings),
    )


def bring_back(snapshot: Snapshot) -> Plan:
    """Plan to write a manifest again that is gone, as it was last known.

    Originals that are not there count as missing. A file in the retired folder of which it did not know yet counts as
    retired for an unknown reason.
    """
    lost = snapshot.lost
    whole = replace(lost, retired=(*lost.retired, *_rebuilt_records(snapshot, lost, NOTHING, GONE)))
    return Plan(
        operation="repair",
        subject=PATH,
        puts=(Put(f"{snapshot.folder}/{PATH}", None, whole.encode()),),
        reason=f"The list of originals was gone; {len(lost.files):,} entries and {len(lost.retired):,} retired ones "
        "were known.",
    )


def record_retired(snapshot: Snapshot, known: Manifest) -> Plan:
    """Plan to note retired originals that lie in their folder without a record, as far as they are `known` or named so.

    Raises ManifestBroken.
    """
    listed = standing(snapshot)
    records = _rebuilt_records(snapshot, listed, known, WRITTEN_WITHOUT)
    after = replace(listed, retired=(*listed.retired, *records)).encode() if records else snapshot.manifest
    return Plan(
        operation="repair",
        subject=PATH,
        puts=(Put(f"{snapshot.folder}/{PATH}", snapshot.manifest, after),),
        reason=f"{len(records):,} retired originals had no record.",
    )


def unrecorded(snapshot: Snapshot) -> frozenset[str]:
    """Return the files among the retired originals of which the manifest has no record."""
    return frozenset(file.path for file in snapshot.retired) - {
        str(record["movedTo"]) for record in readable(snapshot).retired
    }


def is_named(path: str) -> bool:
    """Whether the name of a retired original's file tells when it was retired, and what it was called."""
    return _RETIRED_NAME.fullmatch(path.removeprefix(f"{RETIRED}/")) is not None


def is_gone(snapshot: Snapshot) -> bool:
    """Whether there is no manifest, though there was one that named originals."""
    return snapshot.manifest is None and not snapshot.lost.is_empty


def _free_name(snapshot: Snapshot, now: datetime) -> str:
    wanted = f"{PATH}.broken-{stamp(now).replace(':', '-').replace('.', '-')}"
    number, name = 1, wanted
    while snapshot.stands(name):
        number += 1
        name = f"{wanted}-{number}"
    return name


def _rebuilt_entry(snapshot: Snapshot, file: Entry, now: datetime, before: Json, warnings: list[str]) -> Json | None:
    try:
        content = snapshot.hash_of(file.path)
    except KbdeskError as error:
        warnings.append(f"{file.path} cannot be read and is not recorded: {error.what}")
        return None
    if before.get("hash") == content:
        return before
    time = min(stamp_of(file.mtime_ns), stamp(now))
    return {
        "addedAt": time,
        "origin": {"kind": "manual"},
        **before,
        "changedAt": time,
        "hash": content,
        "size": file.size,
        "mtimeMs": milliseconds(file.mtime_ns),
    }


def _rebuilt_records(snapshot: Snapshot, found: Manifest, earlier: Manifest, lost: str = DAMAGED) -> list[Json]:
    before = {record["movedTo"]: record for record in earlier.retired}
    known = {record["movedTo"] for record in found.retired}
    records = [record for path, record in before.items() if path not in known and snapshot.is_unknown(path)]
    for file in snapshot.retired:
        if file.path in known:
            continue
        if file.path in before:
            records.append(before[file.path])
            continue
        name = _RETIRED_NAME.fullmatch(file.path.removeprefix(f"{RETIRED}/"))
        if name is None:
            continue
        day, hour, minute, second, thousandth, path = name.groups()
        records.append(
            {
                "path": path,
                "movedTo": file.path,
                "retiredAt": f"{day}T{hour}:{minute}:{second}.{thousandth}Z",
                "why": "wrong",
                "reason": lost,
            }
        )
    return records
