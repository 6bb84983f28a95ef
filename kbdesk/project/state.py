"""Opens what is kbdesk's own in a project: journal and index. Damaged ones are set aside, never lost or guessed at."""

from __future__ import annotations

import hashlib
import logging
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import kbdesk
from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files import STATE
from kbdesk.files.disk import disk
from kbdesk.files.network import network_file_system
from kbdesk.files.outside import set_aside
from kbdesk.index.index import Index
from kbdesk.journal.database import COMPANIONS
from kbdesk.journal.journal import Journal
from kbdesk.project.incidents import Incidents

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.files import Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.clock import Clock

log = logging.getLogger(__name__)
JOURNAL, INDEX = "journal.db", "index.db"
FOR_READING = ("full", "permission", "read_only")
"""Why a journal or index cannot be opened where the pages can be read all the same."""

LEFT = "The pages were left as they are."
ANEW = f"A new one was begun. {LEFT}"


@dataclass(frozen=True)
class State:
    """Journal and index of an open project.

    `spare` is the folder of the system's own in which they are where the project's cannot be written. `notices` are
    what is good to know of this opening, and nothing to solve.
    """

    journal: Journal
    index: Index
    notices: tuple[str, ...] = ()
    spare: tempfile.TemporaryDirectory[str] | None = None

    @property
    def writable(self) -> bool:
        """Whether the project can be written."""
        return self.spare is None

    def close(self) -> None:
        """Close the databases, and remove those that were for this opening alone."""
        self.journal.close()
        self.index.close()
        if self.spare is not None:
            self.spare.cleanup()


def open_state(folder: Folder, layout: KitLayout, clock: Clock) -> State:
    """Open journal and index; in a folder of the system's own where the project cannot be written, for reading only."""
    if folder.prepare_state():
        try:
            return _opened(folder, folder.root / STATE, layout, clock)
        except StorageFailed as error:
            if error.reason not in FOR_READING:
                raise
            log.warning("Opened for reading only: %s", error)
    with disk("temporary files", "kept"):
        spare = tempfile.TemporaryDirectory(prefix="kbdesk-")
    try:
        return replace(_opened(folder, Path(spare.name), layout, clock), notices=(), spare=spare)
    except BaseException:
        spare.cleanup()
        raise


def _opened(folder: Folder, place: Path, layout: KitLayout, clock: Clock) -> State:
    stamp = clock.stamp()[:19].replace(":", "-")
    incidents = Incidents(folder)
    if _is_lost(place):
        what = f"The journal (history, reviews, requests) is gone: {STATE}/{JOURNAL} was deleted or emptied. {ANEW}"
        incidents.note("journal_gone", clock.stamp(), f"{STATE}/{JOURNAL}", what)
    try:
        journal = Journal(place / JOURNAL)
    except Unreadable:
        journal = _begin_anew(folder, place / JOURNAL, stamp, incidents)
    try:
        index = Index(place / INDEX, layout, fingerprint(layout), stamp)
        if journal.has_gaps or not journal.changes.has_baseline():
            index.look_again()  # a new journal has to see every file
    except BaseException:
        journal.close()
        raise
    if index.set_aside:
        what = (
            f"The index was damaged. It was set aside as {index.set_aside} in {STATE}, where you can delete it; the "
            "index is built anew from the pages."
        )
        incidents.note("index_set_aside", clock.stamp(), f"{STATE}/{index.set_aside}", what)
    return State(journal, index, tuple(_network_words(folder)))


def _network_words(folder: Folder) -> Iterator[str]:
    if kind := network_file_system(folder.root):
        yield (
            f"This folder lies on a network file system ({kind}). Work on it from one machine at a time: locks may not "
            "hold between machines there."
        )


def _is_lost(place: Path) -> bool:
    """Whether there was a journal here, and is none now or an empty one."""
    journal = place / JOURNAL
    if (place / f"{JOURNAL}-wal").exists() or not (place / INDEX).exists():
        return False
    return not journal.exists() or not journal.stat().st_size


def _begin_anew(folder: Folder, path: Path, stamp: str, incidents: Incidents) -> Journal:
    """Set a damaged journal aside and begin a new one with what can be saved; note what was done."""
    with folder.lock("kbdesk, setting a damaged journal aside"):
        try:
            return Journal(path)  # another process was quicker
        except Unreadable:
            aside = set_aside(path, stamp, COMPANIONS)
        journal = Journal(path)
        saved = journal.salvage(aside)
    if saved.changes or saved.requests:
        kept = (
            f"What could still be read was taken over into a new one: {saved.changes} changes, {saved.texts} texts, "
            f"{saved.requests} requests."
        )
    else:
        kept = "Nothing in it could be read, so a new one was begun."
    told = f"The journal (history, reviews, requests) was damaged. It was set aside as {aside.name} in {STATE}. {kept}"
    incidents.note("journal_set_aside", stamp, f"{STATE}/{aside.name}", f"{told} {LEFT}")
    return journal


def fingerprint(layout: KitLayout) -> str:
    """Return what an index depends on besides the files: the program's version, folders, page types."""
    return hashlib.sha256(f"{kbdesk.__version__}\n{layout.knowledge}\n{layout.types!r}".encode()).hexdigest()
