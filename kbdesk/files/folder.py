"""A project's folder: read and list inside it, stay inside it, take its lock."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, OutsideFolder, StorageFailed, Unreadable
from kbdesk.files.disk import CHUNK, disk, holds, make_folders
from kbdesk.files.lock import PATIENCE, locked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

STATE = ".kbdesk"
"""The folder in a project that holds what is kbdesk's own: journal, index, lock, staging."""

READ_LIMIT = 256 * 1024 * 1024
"""Bytes above which a file is not read into memory."""

PORTION = 64 * 1024
"""Bytes for which room is made at the least to read a file of unknown length; more takes longer to make."""

NOFOLLOW = getattr(os, "O_NOFOLLOW", 0)
NONBLOCK = getattr(os, "O_NONBLOCK", 0)
BINARY = getattr(os, "O_BINARY", 0)


TICK = 20_000_000
"""Nanoseconds in which two changes of a file may get the same time (the clock's tick on common systems, doubled)."""
COARSE_TICK = 2_000_000_000
"""The same on disks that keep whole seconds only."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One file as the folder lists it. `signature` moves whenever any program writes or replaces the file.

    Only where it `is_settled`: a file changed a moment ago can change once more within the same tick of the clock.
    """

    path: str
    size: int
    mtime_ns: int
    signature: str
    is_settled: bool = field(default=True, compare=False)


@dataclass(frozen=True)
class Scan:
    """The files below a folder, and the folders that could not be read (their files are unknown, not gone).

    `misnamed` are files and folders left out because their names are no UTF-8 text; what is none is replaced there.
    `folders` are those that were listed, the first one first. `alike` is how many files stand as they were known; they
    are not among the others.
    """

    entries: tuple[Entry, ...]
    unreadable: tuple[str, ...] = ()
    misnamed: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    alike: int = 0


class Folder:
    """A project's folder. Every path is relative to it, with `/`, and cannot lead out of it."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._start = str(self.root)

    def inside(self, path: str) -> Path:
        """Return the absolute path of `path`. Raises OutsideFolder when it leads out, by `..` or by a link.

        Raises StorageFailed where nobody can tell, for want of permission or of the disk.
        """
        return Path(self._inside(path))

    def _inside(self, path: str) -> str:
        """Return the same as text: very many files are read, and a Path takes as long to make as a file to open."""
        parts = path.split("/")
        if not _is_text(path):
            raise OutsideFolder("No file can have this name.", None, "Use another one.")
        if path.startswith("/") or "\0" in path or ".." in parts or (os.name == "nt" and set(path) & set("\\:")):
            raise OutsideFolder("This path leads out of its folder.", path, "Use a path inside the project.")
        place = self._start
        with disk(path, "read"):
            for part in parts:
                if part in ("", "."):
                    continue
                place = os.path.join(place, part)
                if _is_link(place):
                    step = "Use the file itself, not a link to it."
                    raise OutsideFolder("This path goes through a link.", path, step)
        return place

    def read(self, path: str, limit: int | None = None) -> bytes | None:
        """Return a file's bytes, None when there is no such file.

        Raises StorageFailed when the disk refuses, Unreadable when it is no plain file or larger than `limit` bytes.
        """
        with disk(path, "read"), self._open(path) as handle:
            return None if handle is None else _read_all(handle, path, limit or READ_LIMIT)

    def holds(self, path: str, data: bytes | None) -> bool:
        """Whether a file holds these bytes; None: there is no such file. Raises as `read` does."""
        with disk(path, "read"), self._open(path) as handle:
            if handle is None or data is None:
                return handle is None and data is None
            with FileIO(handle, closefd=False) as file:
                return holds(file, data)

    @contextmanager
    def _open(self, path: str) -> Iterator[int | None]:
        try:
            handle = os.open(self._inside(path), os.O_RDONLY | NOFOLLOW | NONBLOCK | BINARY)
        except (FileNotFoundError, NotADirectoryError):
            yield None
            return
        except OSError as error:
            if error.errno == errno.ELOOP:
                raise OutsideFolder("This file is a link.", path, "Use the file itself, not a link to it.") from error
            if self.is_folder(path):  # Windows opens none
                raise folder_instead(path) from error
            raise
        try:
            facts = os.fstat(handle)
            if stat.S_ISDIR(facts.st_mode):
                raise folder_instead(path)
            if not stat.S_ISREG(facts.st_mode):
                raise Unreadable("This is not a plain file.", path, "Move or rename it.")
            yield handle
        finally:
            os.close(handle)

    def sha256(self, path: str, read: Callable[[int], object] | None = None) -> str:
        """Return the SHA-256 of a file as hex. Raises NotFound when there is no such file.

        `read` is told of each portion, in bytes, and may raise Cancelled.
        """
        with disk(path, "read"), self._open(path) as handle:
            if handle is None:
                raise NotFound("There is no such file.", path)
            digest = hashlib.sha256()
            while block := os.read(handle, CHUNK):
                digest.update(block)
                if read is not None:
                    read(len(block))
            return digest.hexdigest()

    def stat(self, path: str) -> Entry | None:
        """Return what the folder says of one plain file, None when there is none."""
        place = self._inside(path)
        with disk(path, "read"):
            try:
                facts = os.lstat(place)
            except (FileNotFoundError, NotADirectoryError):
                return None
        return _entry(path, facts) if stat.S_ISREG(facts.st_mode) else None

    def exists(self, path: str) -> bool:
        """Whether anything stands at this path."""
        return os.path.lexists(self.inside(path))

    def is_folder(self, path: str) -> bool:
        """Whether this path is a folder (and no link to one), as far as that can be told."""
        try:
            return self.inside(path).is_dir()
        except (OSError, StorageFailed):
            return False

    def is_apart(self, path: str) -> bool | None:
        """Whether a folder lies on another disk than the project, None where that cannot be told."""
        try:
            return self.inside(path).stat().st_dev != self.root.stat().st_dev
        except (OSError, StorageFailed):
            return None

    def scan(
        self,
        path: str = "",
        suffix: str = "",
        base: str = "",
        leaves_out: Callable[[str], bool] | None = None,
        known: dict[str, str] | None = None,
    ) -> Scan:
        """List the plain files below `path`, leaving out links and names that begin with a dot.

        Only names ending in `suffix` (any case) count. Their paths are relative to the folder `base`. A missing folder
        lists nothing; one that cannot be read is named in `unreadable`; one that is to be left out is not looked into.

        `known` are signatures by path from `path` on: files that have these are only counted, and taken out of it.
        """
        found: list[Entry] = []
        unreadable: list[str] = []
        misnamed: list[str] = []
        folders: list[str] = []
        waiting = [path]
        alike = 0
        start = len(base) + 1 if base else 0
        listed = _Listed(found, waiting, misnamed, start, {} if known is None else known, len(path) + 1 if path else 0)
        while waiting:
            folder = waiting.pop()
            if leaves_out is not None and leaves_out(folder):
                continue
            try:
                place = self.inside(folder) if folder else self.root
                alike += _list_folder(place, folder, suffix, listed)
            except FileNotFoundError:
                continue
            except OutsideFolder:
                if folder == path:
                    raise
            except (OSError, StorageFailed):
                unreadable.append(folder)
            else:
                folders.append(folder)
        found.sort(key=lambda entry: entry.path)
        return Scan(tuple(found), tuple(sorted(unreadable)), tuple(sorted(misnamed)), tuple(folders), alike)

    def names(self, path: str = "") -> tuple[frozenset[str], frozenset[str]]:
        """Return the names of the files and of the folders in a folder itself; none where it cannot be read.

        Links are neither.
        """
        try:
            with os.scandir(self.inside(path) if path else self.root) as listing:
                found = [(item.name, item.is_dir(follow_symlinks=False), item.is_symlink()) for item in listing]
        except (OSError, OutsideFolder, StorageFailed):
            return frozenset(), frozenset()
        files = frozenset(name for name, is_folder, is_link in found if not is_folder and not is_link)
        return files, frozenset(name for name, is_folder, _ in found if is_folder)

    def entries(self, path: str = "", suffix: str = "") -> tuple[Entry, ...]:
        """List the plain files below `path`, as `scan` does, without what could not be read."""
        return self.scan(path, suffix).entries

    def lock(self, who: str, timeout: float = PATIENCE) -> AbstractContextManager[None]:
        """Hold the project's lock; one process at a time, freed by the system when its holder dies.

        `who` is told to those who wait in vain. Raises Busy where one holder keeps it for `timeout` seconds,
        StorageFailed without permission.
        """
        return locked(self.root / STATE, who, timeout)

    def prepare_state(self) -> bool:
        """Make the state folder with a .gitignore of its own; False where the project cannot be written.

        Raises OutsideFolder where it is a link, or holds one, or what is neither file nor folder.
        """
        place = self.root / STATE
        try:
            _refuse_traps(place)
            place.mkdir(exist_ok=True)
            ignore = place / ".gitignore"
            if not ignore.exists():
                ignore.write_text("*\n", encoding="utf-8")
        except OSError:
            return False
        return os.access(place, os.W_OK)

    def make_folder(self, path: str) -> None:
        """Make a folder and those above it. Raises StorageFailed when the disk refuses."""
        with disk(path, "made"):
            make_folders(self.root, self.inside(path))


def _is_link(place: str) -> bool:
    try:
        return stat.S_ISLNK(os.lstat(place).st_mode)
    except OSError:
        return Path(place).is_symlink()  # it knows which refusals say that nothing is there


def _entry(path: str, facts: os.stat_result) -> Entry:
    changed = facts.st_mtime_ns if os.name == "nt" else facts.st_ctime_ns  # this one no program can set
    tick = TICK if changed % 1_000_000_000 else COARSE_TICK
    is_settled = abs(time.time_ns() - changed) > tick
    return Entry(path, facts.st_size, facts.st_mtime_ns, _signature(facts), is_settled)


def _signature(facts: os.stat_result) -> str:
    return f"{facts.st_size}-{facts.st_mtime_ns}-{facts.st_ctime_ns}-{facts.st_ino}"


@dataclass(frozen=True)
class _Listed:
    """Where a listing puts what it comes upon."""

    files: list[Entry]
    folders: list[str]
    misnamed: list[str]
    start: int
    """How much of the files' paths is left out."""
    known: dict[str, str]
    known_start: int
    """The same of the paths that are known."""


def _list_folder(place: Path, folder: str, suffix: str, listed: _Listed) -> int:
    """List one folder; return how many of its files are known so."""
    prefix = f"{folder}/" if folder else ""
    files_prefix, known_prefix, known = prefix[listed.start :], prefix[listed.known_start :], listed.known
    alike = 0
    with os.scandir(place) as listing:
        for item in listing:
            name = item.name
            if name.startswith("."):
                continue
            is_folder = not item.is_file(follow_symlinks=False)  # links are neither
            if not (item.is_dir(follow_symlinks=False) if is_folder else name.lower().endswith(suffix)):
                continue
            if not _is_text(name):
                listed.misnamed.append(os.fsencode(prefix + name).decode("utf-8", "replace"))
            elif is_folder:
                listed.folders.append(prefix + name)
            else:
                try:
                    facts = item.stat(follow_symlinks=False)
                except FileNotFoundError:
                    continue
                if known and known.get(known_prefix + name) == _signature(facts):
                    del known[known_prefix + name]
                    alike += 1
                else:
                    listed.files.append(_entry(files_prefix + name, facts))
    return alike


def _is_text(name: str) -> bool:
    """Whether a name is UTF-8 on the disk; one of another encoding can be kept in no database and no manifest."""
    return name.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in name)


def _read_all(handle: int, path: str, limit: int) -> bytes:
    size = os.fstat(handle).st_size
    if size > limit:
        raise too_large(path, size, limit)
    blocks = []
    total = 0
    while block := os.read(handle, max(size + 1, PORTION)):  # at one go, unless it grows meanwhile
        blocks.append(block)
        total += len(block)
        if total > limit:
            raise Unreadable(f"This file grew past {limit:,} bytes while it was read.", path)
    return b"".join(blocks)


def folder_instead(path: str) -> Unreadable:
    """Say that a folder stands where a file is read or written."""
    return Unreadable("A folder stands where the file should be.", path, "Move or rename it.")


def too_large(path: str, size: int, limit: int) -> Unreadable:
    """Say that a file is not read for its size."""
    what = f"This file is too large to read ({size:,} bytes; the limit is {limit:,})."
    return Unreadable(what, path, "Part it into smaller files with another program.")


def _refuse_traps(place: Path) -> None:
    """Refuse a state folder through which kbdesk would write to files elsewhere, or wait at a pipe for ever.

    A project may have come with one.
    """
    found = [place] if place.is_symlink() else list(place.iterdir()) if place.is_dir() else []
    for one in found:
        facts = one.lstat()
        if stat.S_ISLNK(facts.st_mode) or (stat.S_ISREG(facts.st_mode) and facts.st_nlink > 1):
            name = STATE if one == place else f"{STATE}/{one.name}"
            what = "This is a link to a file or folder elsewhere, where kbdesk would keep its own."
            raise OutsideFolder(what, name, f"Delete {name} if you do not know it, and open the project again.")
        if not stat.S_ISREG(facts.st_mode) and not stat.S_ISDIR(facts.st_mode):
            what = "This is neither a file nor a folder, and stands where kbdesk keeps its own."
            raise OutsideFolder(what, f"{STATE}/{one.name}", "Delete it and open the project again.")


def file_of(signature: str) -> str:
    """Return what of a signature a file keeps when it gets another name: size, time and number on the disk."""
    parts = signature.split("-")
    return "-".join((*parts[:2], *parts[3:]))
