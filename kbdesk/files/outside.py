"""Files that are not a project's: one to be added, or one of kbdesk's own that is damaged."""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused, Unreadable
from kbdesk.files.disk import CHUNK, disk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path


def set_aside(path: Path, stamp: str, companions: Sequence[str] = ()) -> Path:
    """Rename a damaged file to a dated name beside it and return that; nothing is overwritten.

    `companions` are the ends of names of files that belong to it and go with it.
    """
    target = path.with_name(f"{path.name}.damaged-{stamp}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}.damaged-{stamp}-{number}")
    with disk(str(path), "set aside"):
        for end in companions:  # first: a new file must not find those of the old one
            with suppress(FileNotFoundError):
                path.with_name(f"{path.name}{end}").rename(target.with_name(f"{target.name}{end}"))
        path.rename(target)
    return target


def hash_file(file: Path, read: Callable[[int], object] | None = None) -> tuple[str, int, int]:
    """Return SHA-256 (hex), size and modification time (ns) of a file anywhere on this machine.

    `read` is told of each portion, in bytes, and may raise Cancelled. Raises NotFound,
    Unreadable for what is no plain file, StorageFailed.
    """
    digest = hashlib.sha256()
    with disk(str(file), "read"):
        try:
            facts = file.stat()
        except FileNotFoundError as error:
            raise NotFound("There is no such file.", str(file)) from error
        if not stat.S_ISREG(facts.st_mode):
            raise Unreadable("This is not a file that can be added.", str(file), "Choose a plain file.")
        with file.open("rb") as handle:
            while block := handle.read(CHUNK):
                digest.update(block)
                if read is not None:
                    read(len(block))
    return digest.hexdigest(), facts.st_size, facts.st_mtime_ns


def size_of(file: Path) -> int:
    """Return the size of a file anywhere on this machine, 0 where there is none. Raises StorageFailed."""
    with disk(str(file), "read"), suppress(FileNotFoundError):
        return file.stat().st_size
    return 0


def files_given(path: Path) -> Iterator[tuple[Path, str, int]]:
    """Yield what a person hands over by naming a file or a folder: each file, its folder from there, its size.

    A folder's files come sorted, with the folder's own name first; hidden names and links are left out. Raises
    NotFound, StorageFailed.
    """
    with disk(str(path), "read"):
        if not path.exists():
            raise NotFound("There is no such file.", str(path))
        if not path.is_dir():
            yield path, "", path.stat().st_size
            return
        waiting = [path]
        while waiting:
            here = waiting.pop()
            found = sorted(here.iterdir(), key=lambda one: one.name)
            seen = [one for one in found if not one.name.startswith(".") and not one.is_symlink()]
            waiting.extend(reversed([one for one in seen if one.is_dir()]))
            for file in (one for one in seen if one.is_file()):
                yield file, file.parent.relative_to(path.parent).as_posix(), file.stat().st_size


def copy_tree(source: Path, target: Path, times: Mapping[str, int]) -> None:
    """Copy a folder to a place where nothing stands, wholly or not at all.

    `times` are modification times (ns) by the files' paths relative to the folder. Raises Refused, StorageFailed.
    """
    if target.exists():
        raise Refused("Something stands at this path already.", str(target), "Choose another place.")
    half = target.with_name(f".{target.name}-{os.getpid()}")
    with disk(str(target), "copied"):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(half, ignore_errors=True)
        try:
            shutil.copytree(source, half, copy_function=shutil.copyfile)
            for path, time in times.items():
                if (half / path).is_file():
                    os.utime(half / path, ns=(time, time))
            half.rename(target)
        finally:
            shutil.rmtree(half, ignore_errors=True)
