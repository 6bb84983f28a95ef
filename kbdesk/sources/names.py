"""Names that new originals may have: inside the folder, not hidden, allowed on every system, not taken."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from kbdesk.errors import OutsideFolder, Refused
from kbdesk.files.names import LONGEST_NAME, check_name, check_path, same_elsewhere, same_name, shortened
from kbdesk.sources.manifest import RETIRED
from kbdesk.sources.source import stamp

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from kbdesk.sources.manifest import Manifest
    from kbdesk.sources.snapshot import Snapshot

_LONGEST_RETIRED_NAME = 220


def wanted(snapshot: Snapshot, destination: str, name: str) -> str:
    """Return the path a destination means for a file called `name`, in composed Unicode.

    Raises OutsideFolder for one that leads out, Refused for a name that is hidden or not allowed everywhere.
    """
    if destination.startswith("/") or ".." in destination.replace("\\", "/").split("/"):
        raise OutsideFolder("A destination stays inside the sources folder.", destination, "Use a path relative to it.")
    given = unicodedata.normalize("NFC", destination)
    parts = [part for part in given.split("/") if part not in ("", ".")]
    for part in parts:
        check_name(part, destination)
    parts = _as_on_disk(snapshot, parts)
    if not parts or given.endswith(("/", "/.")) or given == "." or snapshot.stands("/".join(parts)) == "folder":
        own = unicodedata.normalize("NFC", name)
        check_name(own, destination or own)
        parts.append(own)
    path = "/".join(parts)
    check_path(f"{snapshot.folder}/{path}")
    return path


def _as_on_disk(snapshot: Snapshot, parts: list[str]) -> list[str]:
    """Spell folders that exist as they are spelt on the disk (they may be in decomposed Unicode)."""
    for count in range(len(parts), 0, -1):
        if (folder := snapshot.spelt.get("/".join(parts[:count]))) is not None:
            return [*folder.split("/"), *parts[count:]]
    return parts


class Taken:
    """The names that are in use, so that a new one can be checked against all of them.

    Files that are `leaving` keep no folder: it may get another spelling when all of it goes.
    """

    def __init__(self, snapshot: Snapshot, leaving: Collection[str] = frozenset()) -> None:
        self._snapshot = snapshot
        self._files: dict[str, str] = {}
        staying = snapshot
        if leaving:
            staying = replace(snapshot, files=tuple(one for one in snapshot.files if one.path not in leaving))
        self._folders = {same_elsewhere(folder): folder for folder in staying.folders}
        for entry in snapshot.files:
            self._files[same_elsewhere(entry.path)] = entry.path

    def claim(self, path: str) -> None:
        """Note a path as used from now on. Raises Refused, or OutsideFolder, where something stands in its way."""
        self.check(path)
        self._files[same_elsewhere(path)] = path
        folder = path.rpartition("/")[0]
        while folder:
            self._folders.setdefault(same_elsewhere(folder), folder)
            folder = folder.rpartition("/")[0]

    def file_at(self, path: str) -> str | None:
        """Return the original that has this name already, whatever its capitals and its Unicode form."""
        return self._files.get(same_elsewhere(path))

    def free(self, path: str) -> str:
        """Return this path, or the first one of its kind that is not taken: `x-2.pdf`. Raises OutsideFolder."""
        folder, slash, name = path.rpartition("/")
        folder = self._free_folder(folder) + slash if slash else ""
        stem, dot, extension = name.rpartition(".")
        if not stem:
            stem, dot, extension = name, "", ""
        number, tried = 1, f"{folder}{name}"
        while not self.is_free(tried):
            number += 1
            end = f"-{number}{dot}{extension}"
            tried = f"{folder}{_cut(stem, LONGEST_NAME - len(end.encode()))}{end}"
        return tried

    def _free_folder(self, folder: str) -> str:
        """Return a folder as it is spelt on the disk; where a part of it is a file, under another name."""
        spelt = ""
        for part in folder.split("/"):
            wanted, number = f"{spelt}/{part}" if spelt else part, 1
            tried = self._folders.get(same_elsewhere(wanted), wanted)
            while same_elsewhere(tried) not in self._folders and (self.file_at(tried) or self._is_no_folder(tried)):
                number += 1
                tried = self._folders.get(same_elsewhere(f"{wanted}-{number}"), f"{wanted}-{number}")
            spelt = tried
        return spelt

    def _is_no_folder(self, path: str) -> bool:
        return self._snapshot.stands(path) in ("file", "other", "link")

    def release(self, path: str) -> None:
        """Note that a path is used no more."""
        self._files.pop(same_elsewhere(path), None)

    def is_free(self, path: str) -> bool:
        """Whether `claim` would take this path."""
        try:
            self.check(path)
        except Refused:
            return False
        return True

    def check(self, path: str) -> None:
        """Raise where something stands at this path, or where a folder of it is something else."""
        folder = path.rpartition("/")[0]
        while folder:
            self._check_folder(folder, path)
            folder = folder.rpartition("/")[0]
        key = same_elsewhere(path)
        if (twin := self._files.get(key)) is not None:
            raise _clash(twin, path)
        if (other := self._folders.get(key)) is not None:
            raise Refused(f"A folder of this name stands there ({other}).", path, "Choose another name.")
        standing = self._snapshot.stands(path)
        if standing == "link":
            raise OutsideFolder("A link stands at this path.", path, "Choose another name.")
        if standing:
            raise _clash(path, path)

    def _check_folder(self, folder: str, path: str) -> None:
        key = same_elsewhere(folder)
        if (file := self._files.get(key)) is not None:
            raise Refused(f"{file} is a file, not a folder.", path, "Choose another folder.")
        if (twin := self._folders.get(key)) is not None and twin != folder:
            raise Refused(
                f"The folder {twin} differs from {folder} only by capital letters; many systems take them for one.",
                path,
                f"Put it in {twin}/.",
            )
        standing = self._snapshot.stands(folder)
        if standing == "link":
            raise OutsideFolder(f"{folder} is a link to another place.", path, "Choose a folder that is no link.")
        if standing not in ("", "folder"):
            raise Refused(f"{folder} is a file, not a folder.", path, "Choose another folder.")


def _cut(stem: str, longest: int) -> str:
    """Cut a name so that it has no more than so many bytes."""
    return stem.encode()[: max(longest, 1)].decode(errors="ignore")


def _clash(twin: str, path: str) -> Refused:
    step = "Choose another name; if it is a newer version, name the old one as the one it replaces."
    if twin == path or same_name(twin) == same_name(path):
        return Refused("An original stands at this path already, and originals are never overwritten.", path, step)
    return Refused(f"{twin} differs from it only by capital letters; many systems take them for one name.", path, step)


class RetiredNames:
    """Free names in the retired folder, each given once."""

    def __init__(self, snapshot: Snapshot, manifest: Manifest) -> None:
        self._stands = snapshot.stands
        self._used = {same_elsewhere(entry.path) for entry in snapshot.retired}
        self._used.update(same_elsewhere(record["movedTo"]) for record in manifest.retired)

    def free(self, path: str, now: datetime) -> str:
        """Return a name for an original: the time, moved on by milliseconds until no file has it, and its own."""
        own = shortened(path.rpartition("/")[2], _LONGEST_RETIRED_NAME)
        while True:
            name = f"{RETIRED}/{stamp(now).replace(':', '-').replace('.', '-')}-{own}"
            if same_elsewhere(name) not in self._used and not self._stands(name):
                self._used.add(same_elsewhere(name))
                return name
            now += timedelta(milliseconds=1)
