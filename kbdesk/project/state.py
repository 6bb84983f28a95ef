"""Opens what is kbdesk's own in a project: journal and index. Damaged ones are set aside, never lost or guessed at."""

from __future__ import annotations

import hashlib
import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import kbdesk
from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files import STATE
from kbdesk.files.network import remote_places
from kbdesk.files.outside import set_aside
from kbdesk.files.probe import is_full
from kbdesk.index.index import Index
from kbdesk.journal.database import COMPANIONS
from kbdesk.journal.journal import Journal
from kbdesk.pages.layouts import as_values
from kbdesk.project.copying import spare_folder
from kbdesk.project.incidents import Incidents
from kbdesk.project.spare import copy_index, journal_copy
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.errors import StorageReason
    from kbdesk.files import Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.clock import Clock

log = logging.getLogger(__name__)
JOURNAL, INDEX = "journal.db", "index.db"
FOR_READING = ("full", "permission", "read_only")
"""Why a journal or index cannot be opened where the pages can be read all the same."""

READABLE = f"Make {STATE} and what is in it readable and writable, then open it again."
LEFT = "The pages were left as they are."
ANEW = f"A new one was begun. {LEFT}"
ONE_MACHINE = "Work on it from one machine at a time: locks may not hold between machines there."


class Passing(Protocol):
    """A folder that goes when its project is closed."""

    def cleanup(self) -> None:
        """Remove it."""


@dataclass(frozen=True)
class State:
    """Journal and index of an open project.

    `spare` is the folder of the system's own in which copies of them are where the project's cannot be written,
    `refusal` why not, `loss` what of the history cannot be read then. `moment` (ISO 8601, UTC) is given where they
    tell of the past: how everything stood then.
    """

    journal: Journal
    index: Index
    spare: Passing | None = None
    refusal: StorageReason = "permission"
    loss: str = ""
    moment: str = ""

    @property
    def writable(self) -> bool:
        """Whether the project can be written."""
        return self.spare is None

    def unwritable(self, root: Path) -> StorageFailed:
        """Return what is said when something is to be written all the same."""
        if self.moment:
            what = "This is how the knowledge base once stood; nothing of it can be changed."
            return StorageFailed(what, root.name, "Change it as it stands today.", "read_only")
        what = "This project was opened for reading only: its folder could not be written."
        step = "Change its permissions, then open it again."
        if self.refusal == "full":
            what = "This project was opened for reading only: its disk was full."
            step = "Free some space on its disk, then open it again."
        return StorageFailed(what, root.name, step, self.refusal)

    def refuse_unless_readable(self) -> None:
        """Raise StorageFailed where nothing of the history can be read."""
        if self.loss and not self.journal.changes.latest(1):
            raise StorageFailed(self.loss, f"{STATE}/{JOURNAL}", READABLE)

    def close(self) -> None:
        """Close the databases, and remove those that were for this opening alone."""
        self.journal.close()
        self.index.close()
        if self.spare is not None:
            self.spare.cleanup()


def open_state(folder: Folder, layout: KitLayout, clock: Clock) -> State:
    """Open journal and index; copies in a folder of the system's own where the project cannot be written."""
    refusal: StorageReason = "full" if is_full(folder) else "permission"
    if folder.prepare_state() and takes_writing(folder.root / STATE):
        try:
            return _opened(folder, layout, clock)
        except StorageFailed as error:
            if error.reason not in FOR_READING:
                raise
            refusal = error.reason
            log.warning("Opened for reading only: %s", error)
    return _for_reading(folder, layout, clock, refusal)


def takes_writing(place: Path) -> bool:
    """Whether the state folder, and what stands of journal and index in it, may be written."""
    files = [place / f"{name}{end}" for name in (JOURNAL, INDEX) for end in ("", *COMPANIONS)]
    return all(os.access(file, os.W_OK) for file in (place, *files) if os.path.lexists(file))


def _opened(folder: Folder, layout: KitLayout, clock: Clock) -> State:
    place, stamp = folder.root / STATE, _stamp(clock)
    incidents = Incidents(folder)
    if _is_lost(place):
        what = f"The journal (history, reviews, requests) is gone: {STATE}/{JOURNAL} was deleted or emptied. {ANEW}"
        incidents.note("journal_gone", clock.stamp(), f"{STATE}/{JOURNAL}", what)
    try:
        journal = Journal(place / JOURNAL)
    except Unreadable:
        journal = _begin_anew(folder, place / JOURNAL, stamp, incidents)
    index = _index(place, layout, stamp, journal)
    if index.set_aside:
        what = (
            f"The index was damaged. It was set aside as {index.set_aside} in {STATE}, where you can delete it; the "
            "index is built anew from the pages."
        )
        incidents.note("index_set_aside", clock.stamp(), f"{STATE}/{index.set_aside}", what)
    return State(journal, index)


def _for_reading(folder: Folder, layout: KitLayout, clock: Clock, refusal: StorageReason) -> State:
    standing = folder.root / STATE
    spare = spare_folder((standing / JOURNAL, standing / INDEX))
    place = Path(spare.name)
    try:
        journal, loss = journal_copy(standing / JOURNAL, place, is_expected=_is_lost(standing))
        copy_index(standing / INDEX, place)
        index = _index(place, layout, _stamp(clock), journal)
    except BaseException:
        spare.cleanup()
        raise
    return State(journal, index, spare, refusal, loss)


def _index(place: Path, layout: KitLayout, stamp: str, journal: Journal) -> Index:
    try:
        index = Index(place / INDEX, layout, fingerprint(layout), stamp)
        if journal.has_gaps or not journal.changes.has_baseline():
            index.look_again()  # a new journal has to see every file
    except BaseException:
        journal.close()
        raise
    return index


def _stamp(clock: Clock) -> str:
    return clock.stamp()[:19].replace(":", "-")


def network_words(root: Path, folders: Iterable[str]) -> Iterator[str]:
    """Yield a sentence for each folder that lies on another machine."""
    for place, kind in remote_places(root, folders).items():
        what = f"The folder {place} lies on a network file system ({kind})."
        yield f"{what if place else f'This folder lies on a network file system ({kind}).'} {ONE_MACHINE}"


def _is_lost(place: Path) -> bool:
    """Whether there was a journal here, and is none now or an empty one."""
    journal = place / JOURNAL
    try:
        if (place / f"{JOURNAL}-wal").exists() or not (place / INDEX).exists():
            return False
        return not journal.exists() or not journal.stat().st_size
    except OSError:
        return False


def _begin_anew(folder: Folder, path: Path, stamp: str, incidents: Incidents) -> Journal:
    """Set a damaged journal aside and begin a new one with what can be saved; note what was done."""
    with folder.lock(part("kbdesk, setting a damaged journal aside")):
        try:
            return Journal(path)  # another process was quicker
        except Unreadable:
            aside = set_aside(path, stamp, COMPANIONS)
        journal = Journal(path)
        saved = journal.salvage(aside)
    if saved.changes or saved.requests:
        kept = (
            f"What could still be read was taken over into a new one: {saved.changes:,} changes, {saved.texts:,} "
            f"texts, {saved.requests:,} requests."
        )
    else:
        kept = "Nothing in it could be read, so a new one was begun."
    told = f"The journal (history, reviews, requests) was damaged. It was set aside as {aside.name} in {STATE}. {kept}"
    incidents.note("journal_set_aside", stamp, f"{STATE}/{aside.name}", f"{told} {LEFT}")
    return journal


def fingerprint(layout: KitLayout) -> str:
    """Return what an index depends on besides the files: the program's version, folders, page types."""
    return hashlib.sha256(f"{kbdesk.__version__}\n{as_values(layout)!r}".encode()).hexdigest()
