"""Opens what is kbdesk's own in a project: journal and index. Damaged ones are set aside, never lost or guessed at."""

from __future__ import annotations

import hashlib
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import kbdesk
from kbdesk.errors import Unreadable
from kbdesk.files import STATE
from kbdesk.files.outside import set_aside
from kbdesk.index.index import Index
from kbdesk.journal.journal import Journal

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.clock import Clock


@dataclass(frozen=True)
class State:
    """Journal and index of an open project. `writable` is false where the project's folder cannot be written."""

    journal: Journal
    index: Index
    writable: bool
    notices: tuple[str, ...]


def open_state(folder: Folder, layout: KitLayout, clock: Clock) -> State:
    """Open journal and index; in a folder of the system's own where the project cannot be written."""
    writable = folder.prepare_state()
    place = folder.root / STATE if writable else Path(tempfile.mkdtemp(prefix="kbdesk-"))
    notices = []
    if not writable:
        notices.append("This folder cannot be written: you can read and search, but nothing can be changed.")
    try:
        journal = Journal(place / "journal.db")
    except Unreadable:
        aside = set_aside(place / "journal.db", clock.stamp()[:19].replace(":", "-"))
        notices.append(
            f"The journal (history, reviews, requests) was damaged. It was set aside as {aside.name} in {STATE}; "
            "a new one was begun and the pages were left as they are."
        )
        journal = Journal(place / "journal.db")
    index = Index(place / "index.db", layout, _fingerprint(layout))
    if index.rebuilt:
        notices.append("The index was damaged and is built anew from the pages.")
    return State(journal, index, writable, tuple(notices))


def _fingerprint(layout: KitLayout) -> str:
    """Return what an index depends on besides the files: the program's version, folders, page types."""
    return hashlib.sha256(f"{kbdesk.__version__}\n{layout.knowledge}\n{layout.types!r}".encode()).hexdigest()
