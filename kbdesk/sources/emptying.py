"""Emptying the retired folder: the person's alone, and the only way in which the bytes of an original ever go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.plan import Move, Plan, Put
from kbdesk.sources.listing import readable, standing
from kbdesk.sources.manifest import PATH, RETIRED, Json

if TYPE_CHECKING:
    from collections.abc import Collection

    from kbdesk.files import Entry
    from kbdesk.sources.snapshot import Snapshot

EMPTIED = f"{RETIRED}/.emptied"
"""Where files wait, for the moment of a commit, to be deleted; hidden, and no loss to anybody who looks there."""


@dataclass(frozen=True)
class Kept:
    """A file in the retired folder, and the record that tells of it, if any does."""

    entry: Entry
    record: Json | None


def kept(snapshot: Snapshot) -> tuple[Kept, ...]:
    """Return all files in the retired folder."""
    records = {record["movedTo"]: record for record in readable(snapshot).retired}
    return tuple(Kept(entry, records.get(entry.path)) for entry in snapshot.retired)


def empty(snapshot: Snapshot, paths: Collection[str]) -> Plan:
    """Plan to put these files of the retired folder where they are deleted once this is done.

    Their records stay and say that they lie nowhere any more. Raises NotFound for one that is not there.
    """
    here = {entry.path for entry in snapshot.retired}
    if gone := next((path for path in paths if path not in here), None):
        raise NotFound("This file is not in the retired folder any more.", gone, "Look at the list again.")
    manifest = standing(snapshot)
    retired = tuple({**one, "movedTo": ""} if one["movedTo"] in paths else one for one in manifest.retired)
    after = replace(manifest, retired=retired).encode()
    changed = retired != manifest.retired
    folder = snapshot.folder
    return Plan(
        "empty",
        f"{folder}/{RETIRED}",
        (Put(f"{folder}/{PATH}", snapshot.manifest, after),) if changed else (),
        tuple(Move(f"{folder}/{path}", f"{folder}/{EMPTIED}{path.removeprefix(RETIRED)}") for path in sorted(paths)),
    )
