"""How the sources folder stands at one moment: its files, its retired ones, its manifest's bytes. A value."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.errors import OutsideFolder
from kbdesk.files import Scan
from kbdesk.files.handed import is_passing
from kbdesk.files.names import same_name
from kbdesk.sources.manifest import PATH, RETIRED, Manifest, ManifestBroken, parse, salvage

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from kbdesk.files import Entry, Folder

Standing: TypeAlias = Literal["", "file", "folder", "link", "other"]
"""What stands at a path; "" is nothing."""


@dataclass(frozen=True)
class Snapshot:
    """The sources folder as it stands. Paths are relative to it, `folder` to the project.

    `unreadable` are folders that could not be listed: what is in them is unknown, not missing. `hash_of` gives the
    SHA-256 of a file, `stands` what is at a path. `misnamed` are files left out because of their names, from the
    project on. `lost` is what a manifest said that is gone: it counts as long as none stands in its place.
    """

    folder: str
    files: tuple[Entry, ...]
    retired: tuple[Entry, ...]
    unreadable: tuple[str, ...]
    manifest: bytes | None
    hash_of: Callable[[str], str]
    stands: Callable[[str], Standing]
    misnamed: tuple[str, ...] = ()
    lost: Manifest = field(default_factory=Manifest)

    @cached_property
    def listed(self) -> Manifest:
        """What the manifest says, in place of one that is gone what it said. Raises ManifestBroken."""
        return self.lost if self.manifest is None else parse(self.manifest)

    @cached_property
    def by_path(self) -> dict[str, Entry]:
        """The files by their paths."""
        return {entry.path: entry for entry in self.files}

    @cached_property
    def folders(self) -> frozenset[str]:
        """Every folder that holds an original, below the sources folder."""
        found: set[str] = set()
        for entry in self.files:
            folder = entry.path.rpartition("/")[0]
            while folder and folder not in found:
                found.add(folder)
                folder = folder.rpartition("/")[0]
        return frozenset(found)

    @cached_property
    def spelt(self) -> dict[str, str]:
        """These folders as they are spelt on the disk, by their names in composed Unicode."""
        return {same_name(folder): folder for folder in self.folders}

    def is_unknown(self, path: str) -> bool:
        """Whether the path lies in a folder that could not be read."""
        return any(path.startswith(f"{folder}/") if folder else True for folder in self.unreadable)


def look(folder: Folder, sources: str = "sources", hash_of: Callable[[str], str] | None = None) -> Snapshot:
    """Take the snapshot: one scan of the folder. Without `hash_of` a file is read each time its hash is asked for."""

    def stands(path: str) -> Standing:
        return _stands(folder, f"{sources}/{path}")

    scan = folder.scan(sources, base=sources)
    retired = _scan_retired(folder, sources)
    manifest = folder.read(f"{sources}/{PATH}")
    files = _documents(scan.entries, manifest)
    if not all(entry.path.isascii() for entry in files):  # of ASCII the order is the same
        files.sort(key=lambda entry: by_utf16(entry.path))
    return Snapshot(
        folder=sources,
        files=tuple(files),
        retired=retired.entries,
        unreadable=tuple(path[len(sources) + 1 :] for path in (*scan.unreadable, *retired.unreadable)),
        manifest=manifest,
        hash_of=hash_of or (lambda path: folder.sha256(f"{sources}/{path}")),
        stands=stands,
        misnamed=scan.misnamed,
    )


def _documents(found: Sequence[Entry], manifest: bytes | None) -> list[Entry]:
    """Return files without those that programs leave beside documents, but for what the manifest has all the same."""
    passing = {entry.path for entry in found if is_passing(entry.path.rpartition("/")[2])}
    if passing:
        passing.difference_update(_named(manifest))
    return [entry for entry in found if entry.path not in passing]


def _named(manifest: bytes | None) -> Collection[str]:
    """Return the files that a manifest names, as far as it can be read."""
    try:
        return parse(manifest).files.keys()
    except ManifestBroken:
        return salvage(manifest or b"").files.keys()


def _scan_retired(folder: Folder, sources: str) -> Scan:
    """List the retired originals; of those behind a link nothing is known."""
    place = f"{sources}/{RETIRED}"
    try:
        return folder.scan(place, base=sources)
    except OutsideFolder:
        return Scan((), (place,))


def _stands(folder: Folder, path: str) -> Standing:
    try:
        if folder.is_folder(path):
            return "folder"
        if folder.stat(path) is not None:
            return "file"
        return "other" if folder.exists(path) else ""
    except OutsideFolder:
        return "link"


def by_utf16(path: str) -> bytes:
    """Sort key: the order of UTF-16 code units, which is the original's."""
    return path.encode("utf-16-be", "surrogatepass")
