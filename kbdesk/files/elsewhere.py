"""Settings files of other programs: read, and changed with a copy of the old text beside them."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict
from kbdesk.files.disk import disk, sync_file, sync_folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

KEPT = ".before-kbdesk"
"""How the name of the first copy ends: the file as it was before kbdesk ever changed it."""
LATEST = ".before-kbdesk-latest"
"""How the name of the copy ends that each later change puts in the place of the one before."""


def read_file(file: Path) -> bytes | None:
    """Return a file's bytes, None where there is none. Raises StorageFailed."""
    with disk(str(file), "read"):
        return file.read_bytes() if file.exists() else None


def change_file(file: Path, before: bytes | None, after: bytes) -> Path | None:
    """Give a file new bytes in one step and return the copy of the old ones, None where there was no file.

    A link stays and leads to the new text; permissions stay. Raises Conflict where the file is no longer as in
    `before`, StorageFailed.
    """
    with disk(str(file), "written"):
        target = file.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        half = target.with_name(f".{target.name}.kbdesk-{os.getpid()}")
        copy = None if before is None else _copied(target)
        try:
            half.write_bytes(after)
            if before is not None:
                shutil.copymode(target, half)
            sync_file(half)
            found = target.read_bytes() if target.exists() else None
            if found != before:
                raise Conflict("Another program changed this file at the same moment.", str(file), before, found)
            half.replace(target)
        finally:
            half.unlink(missing_ok=True)
        sync_folder(target.parent)
    return copy


def _copied(target: Path) -> Path:
    """Copy a file beside it, and return the copy: the first is kept for good, of the later ones the latest."""
    first = target.with_name(target.name + KEPT)
    copy = target.with_name(target.name + LATEST) if first.exists() else first
    half = copy.with_name(f".{copy.name}.kbdesk-{os.getpid()}")
    try:
        shutil.copy2(target, half)
        half.replace(copy)
    finally:
        half.unlink(missing_ok=True)
    return copy


def put_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Make a folder of kbdesk's own hold just these files, by their paths in it. Raises StorageFailed."""
    half = folder.with_name(f".{folder.name}.kbdesk-{os.getpid()}")
    with disk(str(folder), "written"):
        shutil.rmtree(half, ignore_errors=True)
        for name, data in files.items():
            file = half / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        shutil.rmtree(folder, ignore_errors=True)
        half.replace(folder)


def tree(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths in it; none where it is not there. Raises StorageFailed."""
    with disk(str(folder), "read"):
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def folders(folder: Path) -> list[Path]:
    """Return the folders in a folder, sorted; none where it is not there. Raises StorageFailed."""
    with disk(str(folder), "read"):
        return sorted(entry for entry in folder.iterdir() if entry.is_dir()) if folder.is_dir() else []
