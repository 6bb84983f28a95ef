"""Writes files and folders for the person anywhere on this machine: wholly or not at all, over nothing unasked."""

from __future__ import annotations

import os
import shutil
import zipfile
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.files.disk import disk, into_place, sync_all, sync_file, sync_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    Parts = Iterable[tuple[str, bytes]]
    """Names with `/` and contents; a name may come again, its contents are added."""


def write_file(target: Path, parts: Parts, *, replace: bool = False) -> None:
    """Write one file of all contents, in place of another file if so asked.

    Raises Refused where something else stands, NotFound, StorageFailed.
    """

    def write(half: Path) -> None:
        with half.open("xb") as handle:
            for _, data in parts:
                handle.write(data)

    _write_new(target, write, replace=replace)


def write_zip(target: Path, parts: Parts) -> None:
    """Write one .zip file. Raises as `write_file` does."""

    def write(half: Path) -> None:
        with zipfile.ZipFile(half, "x", zipfile.ZIP_DEFLATED) as archive:
            for name, data in parts:
                archive.writestr(name, data)

    _write_new(target, write)


def write_folder(target: Path, parts: Parts) -> None:
    """Write a folder. Raises as `write_file` does."""

    def write(half: Path) -> None:
        half.mkdir()
        for name, data in parts:
            place = half / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
        sync_all(half)

    _write_new(target, write)


def _write_new(target: Path, write: Callable[[Path], None], *, replace: bool = False) -> None:
    """Let `write` make a hidden neighbour, then rename it to its place."""
    half = target.with_name(f".{target.name}-{os.getpid()}")
    with disk(str(target), "written"):
        if os.path.lexists(target) and not (replace and target.is_file()):
            raise Refused("Something stands at this path already.", str(target), "Choose another name.")
        if not target.parent.is_dir():
            raise NotFound("There is no such folder.", str(target.parent), "Choose a folder that exists.")
        try:
            write(half)
            if half.is_dir():
                half.rename(target)
            else:
                sync_file(half)
                into_place(half, target, exclusive=not replace)
            sync_folder(target.parent)
        finally:
            if half.is_dir():
                shutil.rmtree(half, ignore_errors=True)
            else:
                half.unlink(missing_ok=True)
