"""Guards before a zip is opened: what it declares must be of a size that a document has."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING
from zlib import error as zlib_error

from kbdesk.errors import Refused
from kbdesk.sources.reading.kinds import damaged, locked
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from pathlib import Path

MOST_PARTS = 20_000
MOST_BYTES = 512 * 1024 * 1024
SMALL_BYTES = 32 * 1024 * 1024
MOST_RATIO = 100


def check_zip(file: Path) -> zipfile.ZipFile:
    """Open a zip after looking at what it declares. Raises Refused for a bomb, Unreadable for a damaged one."""
    try:
        opened = zipfile.ZipFile(file)
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise damaged(type_of(file.name), f"it cannot be unpacked (“{str(error).rstrip('.')}”)") from error
    parts = opened.infolist()
    unpacked = sum(part.file_size for part in parts)
    if len(parts) > MOST_PARTS:
        raise _bomb(f"it holds {len(parts):,} parts")
    if unpacked > MOST_BYTES:
        raise _bomb(f"it would unpack to {unpacked // 1024**2:,} MB")
    if unpacked > SMALL_BYTES and unpacked > MOST_RATIO * file.stat().st_size:
        raise _bomb(f"its {file.stat().st_size // 1024:,} KB would unpack to {unpacked // 1024**2:,} MB")
    if any(part.flag_bits & 1 for part in parts):
        raise locked()
    return opened


def _bomb(detail: str) -> Refused:
    return Refused(
        f"This file is not opened: {detail}, which no document needs (a zip bomb).",
        next_step="If you trust it, open it with its own program and save it anew.",
    )


def part_of(opened: zipfile.ZipFile, name: str) -> bytes | None:
    """Return one part's bytes, None where there is none or it is damaged."""
    try:
        return opened.read(name)
    except (KeyError, zipfile.BadZipFile, EOFError, NotImplementedError, ValueError, zlib_error):
        return None


def parts_like(opened: zipfile.ZipFile, folder: str, extension: str) -> int:
    """Count the parts directly in a folder whose name ends so."""
    names = {name for name in opened.namelist() if name.startswith(folder) and name.endswith(extension)}
    return sum(1 for name in names if "/" not in name[len(folder) :])
