"""The doctor's look at what is kbdesk's own: lock, journal, index; also where none of it can be written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files import STATE
from kbdesk.files.probe import is_full
from kbdesk.index.examination import IndexExamination
from kbdesk.journal.journal import Journal
from kbdesk.project.copying import copy_database, spare_folder
from kbdesk.project.state import INDEX, JOURNAL, fingerprint, takes_writing

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import ExitStack

    from kbdesk.project.doctor import Case

Made = TypeVar("Made")
STATES = (f"{STATE}/{JOURNAL}", f"{STATE}/{INDEX}")
CLOSED = frozenset(("not_writable", "state_closed", "disk_full"))
_REFUSED = frozenset(("unreadable_file", place) for place in STATES)


def take_lock(case: Case, held: ExitStack) -> None:
    """Hold the project's lock where there is a state; without permission say so, and look on. Raises Busy."""
    try:
        if case.folder.stat(STATES[0]) is not None:
            if is_full(case.folder):
                case.damage("disk_full")
            held.enter_context(case.folder.lock("kbdesk doctor"))
            if not takes_writing(case.folder.root / STATE):
                case.damage("state_closed", STATE)
    except StorageFailed as error:
        case.damage("not_writable", STATE, error.what)


def open_journal(case: Case, opened: ExitStack) -> None:
    """Open the journal where there is one that holds together."""
    place = STATES[0]
    try:
        if case.folder.is_folder(place):
            return
        entry = case.folder.stat(place)
        if entry is None or not entry.size:
            if case.folder.stat(STATES[1]) is not None:
                case.damage("journal_gone", place, mendable=True)
            else:
                case.note("never_opened")
            return
        journal = _made(case, place, opened, Journal)
    except StorageFailed as error:
        case.damage("unreadable_file", place, error.what)
        return
    except Unreadable as error:
        case.damage("journal_damaged", place, error.what, mendable=True)
        return
    opened.callback(journal.close)
    if faults := journal.examination.faults():
        case.damage("journal_damaged", place, faults[0], mendable=True)
    else:
        case.journal = journal


def open_index(case: Case, opened: ExitStack) -> None:
    """Open the index where there is one that this program can use."""
    place = STATES[1]
    try:
        if case.folder.stat(place) is None:
            if case.journal and not case.folder.is_folder(place):
                case.note("no_index")
            return
        index = _made(case, place, opened, lambda path: IndexExamination(path, fingerprint(case.layout)))
    except StorageFailed as error:
        case.damage("unreadable_file", place, error.what)
        return
    except Unreadable as error:
        case.damage("index_damaged", place, error.what, mendable=True)
        return
    opened.callback(index.close)
    if faults := index.faults():
        case.damage("index_damaged", place, faults[0], mendable=True)
    elif not index.is_current():
        case.note("old_index")
    else:
        case.index = index


def check_kinds(case: Case) -> None:
    """Find folders that stand where journal, index or index.md belong."""
    for place in (*STATES, case.layout.in_project("index.md")):
        if case.folder.is_folder(place):
            case.damage("no_file", place)


def is_closed(case: Case) -> bool:
    """Whether lock or journal or index refused, so that nothing can be mended."""
    return any(one.kind in CLOSED or (one.kind, one.where) in _REFUSED for one in case.found)


def _made(case: Case, place: str, opened: ExitStack, make: Callable[[Path], Made]) -> Made:
    """Open a database, which takes writing; a copy of it where it cannot be written. Raises what `make` does."""
    path = case.folder.root / place
    if takes_writing(path.parent) and not any(one.kind == "disk_full" for one in case.found):
        try:
            return make(path)
        except StorageFailed as error:
            if error.reason != "full":
                raise
            case.damage("disk_full")
    folder = Path(opened.enter_context(spare_folder((path,))))
    copy_database(path, folder)
    return make(folder / path.name)
