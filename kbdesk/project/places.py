"""What of a project is where on this machine, for a person who looks for it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from kbdesk.files import STATE, Folder
from kbdesk.journal.database import COMPANIONS
from kbdesk.project.drafts import DRAFTS, spare_drafts
from kbdesk.project.opening import find
from kbdesk.project.state import INDEX, JOURNAL
from kbdesk.sources.manifest import PATH, RETIRED

Kind = Literal["project", "pages", "originals", "list", "retired", "journal", "index", "drafts", "spare_drafts"]


@dataclass(frozen=True)
class Place:
    """One of them. `size` is a file's with those that belong to it, in bytes; None for a folder or what is not there.

    `is_there`: whether it exists yet.
    """

    kind: Kind
    path: Path
    is_there: bool
    size: int | None = None


def places(folder: Path) -> tuple[Place, ...]:
    """Return the folders and files of the project that a folder opens; spare drafts only where there are any."""
    found = find(folder, counted=False)
    root = Path(found.root)
    originals = root / found.sources
    paths: dict[Kind, Path] = {
        "project": root,
        "pages": root / found.knowledge,
        "originals": originals,
        "list": originals / PATH,
        "retired": originals / RETIRED,
        "journal": root / STATE / JOURNAL,
        "index": root / STATE / INDEX,
        "drafts": root / DRAFTS,
        "spare_drafts": spare_drafts(Folder(root)),
    }
    looked = [_place(kind, path) for kind, path in paths.items()]
    return tuple(place for place in looked if place.is_there or place.kind != "spare_drafts")


def _place(kind: Kind, path: Path) -> Place:
    parts = (path, *(path.with_name(path.name + ending) for ending in COMPANIONS))
    try:
        size = sum(part.stat().st_size for part in parts if part.is_file()) if path.is_file() else None
    except OSError:
        return Place(kind, path, is_there=False)
    return Place(kind, path, size is not None or path.is_dir(), size)
