"""A new version of an original that came from the web: it stands beside the old one, which is retired as replaced."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.files import Entry
from kbdesk.plan import Plan, Put
from kbdesk.sources import edits, retiring
from kbdesk.sources.listing import present_file, standing
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.names import Taken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from kbdesk.sources.edits import Added
    from kbdesk.sources.snapshot import Snapshot
    from kbdesk.sources.source import Arrival

OPERATION = "renew"
REASON = "Its address gives a newer version."
_DATED = re.compile(r"-\d{4}-\d\d-\d\d(-\d+)?$")


def free_path(snapshot: Snapshot, path: str) -> str:
    """Return a path at which nothing stands: this one, else with a number at the end of its name."""
    taken = Taken(snapshot)
    stem, dot, extension = _parted(path)
    number, found = 1, path
    while not taken.is_free(found):
        number += 1
        found = f"{stem}-{number}{dot}{extension}"
    return found


def dated_path(snapshot: Snapshot, path: str, name: str, now: datetime) -> str:
    """Return a free path for a version of today, beside the one at `path`; the ending is that of `name`."""
    stem, dot, extension = _parted(path)
    _, new_dot, new_extension = _parted(name)
    if new_dot:
        dot, extension = new_dot, new_extension
    return free_path(snapshot, f"{_DATED.sub('', stem)}-{now:%Y-%m-%d}{dot}{extension}")


def _parted(path: str) -> tuple[str, str, str]:
    """Return a path without its extension, the dot, and the extension; all of it where it has none."""
    folder, slash, name = path.rpartition("/")
    stem, dot, extension = name.rpartition(".")
    return (f"{folder}{slash}{stem}", dot, extension) if dot and stem else (path, "", "")


def renew(snapshot: Snapshot, path: str, arrivals: Sequence[Arrival], now: datetime, *, apart: bool = False) -> Added:
    """Plan to put a new version beside the original at `path`, and to retire that.

    The first arrival is the new version; one after it is the text made of it, which replaces the text made of the old
    one where they differ; where there is none any more, the new version itself replaces that. A missing original comes
    again at its own place. With `apart` no other original is taken for the new version, also where its bytes are the
    same. Raises as `edits.add` and `retiring.retire`.
    """
    old = present_file(snapshot, path)
    file = arrivals[0]
    if old is None:
        file = replace(file, destination=path, replaces=None)
        return edits.add(snapshot, [file, *arrivals[1:]], now)
    file = replace(file, destination=dated_path(snapshot, path, file.name, now), replaces=path)
    coming = [file, *_replacing_text(snapshot, path, arrivals[1:])]
    if apart:
        own = (path, *_texts_of(snapshot, path))
        coming = [replace(one, twins=own) for one in coming]
    added = edits.add(snapshot, coming, now)
    if added.placed[0].path == path:
        return replace(added, plan=Plan(OPERATION, path))
    return replace(added, plan=_with_old_retired(snapshot, path, added, now))


def _replacing_text(snapshot: Snapshot, path: str, arrivals: Sequence[Arrival]) -> list[Arrival]:
    """Say of the text made of a new version which one it replaces, where it is another."""
    old = _texts_of(snapshot, path)[:1]
    return [
        replace(one, replaces=text) if snapshot.hash_of(text) != one.sha256 else one
        for one, text in zip(arrivals, old, strict=False)
    ] or list(arrivals)


def _texts_of(snapshot: Snapshot, path: str) -> list[str]:
    """Return the originals that were made from one and are there."""
    files = standing(snapshot).files
    made = [key for key, entry in files.items() if entry.get("derivedFrom") == path]
    return [key for key in made if present_file(snapshot, key) is not None]


def _with_old_retired(snapshot: Snapshot, path: str, added: Added, now: datetime) -> Plan:
    plan = added.plan
    here = snapshot
    prefix = f"{snapshot.folder}/"
    coming = [Entry(bring.path.removeprefix(prefix), 0, 0, "") for bring in plan.brings]
    if plan.puts:
        here = replace(here, manifest=plan.puts[0].after)
    here = replace(here, files=(*here.files, *coming))
    new = [one.path for one in added.placed if one.path]
    pairs = [(path, new[0])]
    pairs += [(text, new[-1]) for text in _texts_of(snapshot, path)[:1] if new[-1] != text]
    moves = list(plan.moves)
    for gone, by in pairs:
        retired = retiring.retire(here, gone, "replaced", REASON, by, now)
        here = replace(here, manifest=retired.puts[0].after)
        moves += retired.moves
    manifest = standing(here)
    kept = new[1] if len(new) > 1 and added.placed[1].is_duplicate else ""
    if kept in manifest.files:
        files = {**manifest.files, kept: {**manifest.files[kept], "derivedFrom": new[0]}}
        here = replace(here, manifest=replace(manifest, files=files).encode())
    put = Put(f"{prefix}{MANIFEST}", snapshot.manifest, here.manifest)
    return replace(plan, operation=OPERATION, subject=new[0], puts=(put,), moves=tuple(moves), reason=REASON)
