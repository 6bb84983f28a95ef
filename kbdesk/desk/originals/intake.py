"""Files on their way into the sources: where each will stand and which original it is a new version of. Values."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.desk.originals.words import folder_of, name_of
from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QUrl

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.values import GivenFile, Job, SourceRow

VERSION = re.compile(
    r"([\s_.-]*(v(er(sion)?)?[\s_.-]*)?\d+([.-]\d+)*|[\s_-]*\(\d+\)|[\s_-]+(final|new|copy|neu|nuevo))+$"
)
"""What a new version's name has at its end that the old one's has not."""


@dataclass(frozen=True)
class Arriving:
    """One file to add: where it goes, and the original it could be or is a new version of."""

    given: GivenFile
    path: str
    older: str | None = None
    replaces: str | None = None


@dataclass(frozen=True)
class Added:
    """What came of one file: its path in the sources, whether it was there already, or why it could not be added."""

    arriving: Arriving
    path: str = ""
    is_duplicate: bool = False
    warnings: tuple[str, ...] = ()
    error: KbdeskError | None = None


def arrange(given: Sequence[GivenFile], folder: str, rows: Sequence[SourceRow]) -> tuple[Arriving, ...]:
    """Say where files will stand below a folder: a name that is taken gets a number, nothing is overwritten."""
    present = [row.path for row in rows if row.status == "present"]
    taken = {_same(path) for path in present}
    names: dict[tuple[str, str], str] = {}
    for path in present:
        names.setdefault(_bare(name_of(path)), path)
    arriving = []
    for file in given:
        place = "/".join(part for part in (folder.strip("/"), file.folder) if part)
        wanted = f"{place}/{file.file.name}" if place else file.file.name
        path = _free(unicodedata.normalize("NFC", wanted), taken)
        taken.add(_same(path))
        arriving.append(Arriving(file, path, names.get(_bare(file.file.name))))
    return tuple(arriving)


def replacing(arriving: Iterable[Arriving], replaced: dict[int, str]) -> tuple[Arriving, ...]:
    """Say which files are new versions: their numbers, and the originals they replace."""
    return tuple(replace(one, replaces=replaced.get(number)) for number, one in enumerate(arriving))


def folders_of(rows: Sequence[SourceRow]) -> list[str]:
    """Return the folders in which originals lie, those above them too."""
    found = set()
    for row in rows:
        folder = folder_of(row.path)
        while folder:
            found.add(folder)
            folder = folder_of(folder)
    return sorted(found, key=str.casefold)


def add(project: Project, arriving: Sequence[Arriving], person: Actor, job: Job) -> tuple[Added, ...]:
    """Add files one after the other; one that cannot be added does not keep the others. Runs on a worker."""
    done = []
    for number, one in enumerate(arriving):
        job(number, len(arriving))
        try:
            changes = project.add_source(one.given.file, one.path, person, "person", one.replaces)
        except KbdeskError as error:
            done.append(Added(one, error=error))
        else:
            path = changes.created[0] if changes.created else one.path
            done.append(Added(one, path, not changes.change or _same(path) != _same(one.path), changes.warnings))
    return tuple(done)


def local_files(urls: Iterable[QUrl]) -> list[Path]:
    """Return the files and folders of this machine among dropped addresses."""
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


def _same(path: str) -> str:
    return unicodedata.normalize("NFC", path).casefold()


def _bare(name: str) -> tuple[str, str]:
    """Return what the names of an original's versions share."""
    stem, dot, ending = _same(name).rpartition(".")
    if not dot:
        stem, ending = ending, ""
    return VERSION.sub("", stem) or stem, ending


def _free(path: str, taken: set[str]) -> str:
    if _same(path) not in taken:
        return path
    folder, name = folder_of(path), name_of(path)
    stem, dot, ending = name.rpartition(".")
    if not dot or not stem:
        stem, dot, ending = name, "", ""
    number = 2
    while True:
        tried = f"{stem}-{number}{dot}{ending}"
        tried = f"{folder}/{tried}" if folder else tried
        if _same(tried) not in taken:
            return tried
        number += 1
