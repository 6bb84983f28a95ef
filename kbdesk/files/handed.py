"""What a person hands over by naming files and folders of this machine: every file in them, and what is no document."""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.errors import KbdeskError, NotFound
from kbdesk.files.disk import disk
from kbdesk.files.own import is_own

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Obstacle: TypeAlias = Literal["", "gone", "unreadable", "hidden", "temporary", "link", "device", "own"]
"""Why a file is not to be copied, "" where nothing is in its way."""

TEMPORARY = re.compile(
    r"~\$.*|#.*#|.*~|.*\.(?:tmp|temp|part|partial|crdownload|download|opdownload|aria2|!ut|!qb|sw[m-p]|sb-[0-9a-f]+-\w+)"
)
OF_A_SYSTEM = frozenset(("thumbs.db", "desktop.ini", "ehthumbs.db", "icon\r"))
"""Files that a system keeps in every folder without showing them."""


@dataclass(frozen=True)
class Handed:
    """A file, or a folder that is not looked into. `folder` is its folder from the one that was named on, "" by itself.

    `size` is in bytes, `detail` the system's word on what is unreadable.
    """

    file: Path
    folder: str
    size: int
    obstacle: Obstacle = ""
    detail: str = ""


def handed(path: Path) -> Iterator[Handed]:
    """Yield a file, or all that is in a folder, sorted by name; links are told and not followed.

    Raises NotFound, StorageFailed where nothing can be told of the path itself.
    """
    with disk(str(path), "read"):
        if not os.path.lexists(path):
            raise NotFound("There is no such file.", str(path))
        facts = path.lstat()
    if not stat.S_ISDIR(facts.st_mode):
        yield _told(path, "", facts)
        return
    waiting = [path]
    while waiting:
        here = waiting.pop()
        folder = here.relative_to(path.parent).as_posix()
        try:
            found = sorted(here.iterdir(), key=lambda one: one.name)
        except OSError as error:
            yield Handed(here, folder.rpartition("/")[0], 0, "unreadable", error.strerror or "")
            continue
        inner = []
        for item in found:
            try:
                facts = item.lstat()
            except FileNotFoundError:
                continue
            if stat.S_ISDIR(facts.st_mode) and not item.name.startswith("."):
                inner.append(item)
            else:
                yield _told(item, folder, facts)
        waiting.extend(reversed(inner))


def handed_among(path: Path) -> Iterator[Handed]:
    """Yield as `handed` does; a path of which nothing can be told is told as such and keeps no others from being."""
    try:
        yield from handed(path)
    except NotFound:
        yield Handed(path, "", 0, "gone")
    except KbdeskError as error:
        yield Handed(path, "", 0, "unreadable", error.what)


def is_passing(name: str) -> bool:
    """Whether a file of this name is one that programs and systems leave beside documents, and no document itself."""
    small = name.lower()
    return small.startswith(".") or small in OF_A_SYSTEM or TEMPORARY.fullmatch(small) is not None


def _told(file: Path, folder: str, facts: os.stat_result) -> Handed:
    size = facts.st_size if stat.S_ISREG(facts.st_mode) else 0
    obstacle = _kind(file.name.lower(), facts)
    if obstacle:
        return Handed(file, folder, size, obstacle)
    try:
        obstacle = "own" if is_own(file) else "" if os.access(file, os.R_OK) else "unreadable"
    except KbdeskError as error:
        return Handed(file, folder, size, "unreadable", error.what)
    return Handed(file, folder, size, obstacle)


def _kind(name: str, facts: os.stat_result) -> Obstacle:
    """Return why a file is none to be copied, told from its name in small letters and from what it is."""
    if stat.S_ISLNK(facts.st_mode):
        return "link"
    if name.startswith(".") or name in OF_A_SYSTEM:
        return "hidden"
    if not stat.S_ISREG(facts.st_mode):
        return "device"
    return "temporary" if TEMPORARY.fullmatch(name) else ""
