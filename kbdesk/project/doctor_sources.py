"""The doctor's checks of the originals and of names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, OutsideFolder
from kbdesk.files.folder import Scan
from kbdesk.files.probe import is_readable
from kbdesk.project.last_list import is_emptied, known_records, last_list
from kbdesk.project.naming import odd_names
from kbdesk.sources.listing import keys_on_disk, readable
from kbdesk.sources.manifest import PATH, Manifest, ManifestNewer
from kbdesk.sources.repair import broken, damage, is_gone, is_named
from kbdesk.sources.snapshot import look

if TYPE_CHECKING:
    from kbdesk.project.doctor import Case
    from kbdesk.sources.manifest import Json
    from kbdesk.sources.snapshot import Snapshot


def check_sources(case: Case) -> None:
    """Compare the sources folder with its manifest, hashing every file."""
    try:
        if not case.folder.is_folder(case.sources):
            _check_away(case)
            return
        taken = look(case.folder, case.sources)
    except KbdeskError as error:  # a list without permission, a link or folder in its place
        _check_without_list(case, error)
        return
    if taken.manifest is None and case.journal is not None:
        taken = replace(taken, lost=last_list(case.journal.changes, case.sources))
    case.counts["originals"] = len(taken.files)
    _check_list(case, taken)
    for folder in taken.unreadable:
        case.damage("unreadable_folder", f"{case.sources}/{folder}")
    manifest = readable(taken)
    _check_present(case, taken, manifest)
    _check_retired(case, taken, manifest)


def _check_away(case: Case) -> None:
    """Say that the folder of the originals is not there, where any were recorded: they are unknown, not gone."""
    if case.journal is not None and not last_list(case.journal.changes, case.sources).is_empty:
        case.damage("sources_away", case.sources)


def _check_without_list(case: Case, error: KbdeskError) -> None:
    """Say of a manifest that cannot be read why, and which originals cannot be read either."""
    scan = _scan(case)
    case.counts["originals"] = len(scan.entries)
    if case.sources not in scan.unreadable:  # else that says it all
        case.damage("manifest_unreadable", f"{case.sources}/{PATH}", error.what)
    for folder in scan.unreadable:
        case.damage("unreadable_folder", folder)
    for file in scan.entries:
        if not is_readable(case.folder, file.path):
            case.damage("unreadable_file", file.path, "There is no permission.")


def _scan(case: Case) -> Scan:
    """List the originals; where their folder is a link, none."""
    try:
        return case.folder.scan(case.sources)
    except OutsideFolder:
        return Scan(())


def _check_list(case: Case, taken: Snapshot) -> None:
    place = f"{case.sources}/{PATH}"
    if trouble := broken(taken):
        case.damage("manifest_damaged", place, trouble.what, mendable=not taken.unreadable)
    elif another := damage(taken.manifest):
        case.note("manifest_newer", place, f"{another.what} {another.next_step}")
    elif is_gone(taken):
        if is_emptied(case.folder, case.sources, taken.lost):
            case.damage("manifest_gone_emptied", place)
        else:
            case.damage("manifest_gone", place, mendable=True)
    for entry in case.folder.entries(place.rpartition("/")[0]):
        if entry.path.startswith(f"{place}.broken-"):
            case.note("manifest_aside", entry.path)


def _check_present(case: Case, taken: Snapshot, manifest: Manifest) -> None:
    keys = keys_on_disk(manifest, taken)
    for number, file in enumerate(taken.files):
        if case.job:
            case.job(number, len(taken.files))
        if file.path not in keys:
            case.note("unrecorded", f"{case.sources}/{file.path}")
        else:
            _check_hash(case, file.path, manifest.files[keys[file.path]], "original_changed")
    for path in manifest.files.keys() - set(keys.values()):
        if not taken.is_unknown(path):
            case.difference("original_missing", f"{case.sources}/{path}")


def _check_retired(case: Case, taken: Snapshot, manifest: Manifest) -> None:
    here = {file.path for file in taken.retired}
    recorded = {str(record["movedTo"]): record for record in manifest.retired}
    for path, record in recorded.items():
        if not path or taken.is_unknown(path):  # a missing one was let go, or the retired folder emptied
            continue
        if path not in here:
            case.difference("retired_missing", f"{case.sources}/{path}", str(record["path"]))
        elif isinstance(record.get("entry"), dict):
            _check_hash(case, path, record["entry"], "retired_changed")
    lacking = frozenset(here - recorded.keys())
    records = known_records(case.journal.changes, case.sources, lacking) if case.journal and lacking else Manifest()
    is_newer = isinstance(damage(taken.manifest), ManifestNewer)
    known = set() if is_newer else {record["movedTo"] for record in records.retired}
    is_rebuilt = broken(taken) is not None  # then what its name tells of a file is recorded too
    for path in sorted(lacking):
        is_known = path in known or (is_rebuilt and is_named(path))
        case.difference("retired_unrecorded", f"{case.sources}/{path}", mendable=is_known)


def _check_hash(case: Case, path: str, entry: Json, kind: str) -> None:
    place = f"{case.sources}/{path}"
    try:
        found = case.folder.sha256(place)
    except KbdeskError as error:
        case.damage("unreadable_file", place, error.what)
        return
    if isinstance(entry.get("hash"), str) and found != entry["hash"]:
        case.difference(kind, place)


def check_names(case: Case) -> None:
    """Find names that are one and the same, or not allowed, on other systems."""
    pages = [entry.path for entry in case.entries.values()]
    for kind, place, detail in odd_names((*pages, *(entry.path for entry in _scan(case).entries))):
        if kind == "twins":
            case.difference("twins", place, detail)
        else:
            case.note("forbidden_name", place, detail)
