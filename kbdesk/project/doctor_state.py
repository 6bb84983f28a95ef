"""The doctor's look at what is kbdesk's own: lock, journal, index; also where none of it can be written."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files import STATE
from kbdesk.files.disk import disk
from kbdesk.index.examination import IndexExamination
from kbdesk.journal.database import COMPANIONS
from kbdesk.journal.journal import Journal
from kbdesk.project.state import INDEX, JOURNAL, fingerprint

if TYPE_CHECKING:
    from contextlib import ExitStack

    from kbdesk.project.doctor import Case

STATES = (f"{STATE}/{JOURNAL}", f"{STATE}/{INDEX}")
_REFUSED = frozenset(("unreadable_file", place) for place in STATES)


def take_lock(case: Case, held: ExitStack) -> None:
    """Hold the project's lock where there is a state; without permission say so, and look on. Raises Busy."""
    try:
        if case.folder.stat(STATES[0]) is not None:
            held.enter_context(case.folder.lock("kbdesk doctor"))
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
        journal = Journal(_openable(case, place, opened))
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
        index = IndexExamination(_openable(case, place, opened), fingerprint(case.layout))
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
    """Find folders that stand where journal or index belong."""
    for place in STATES:
        if case.folder.is_folder(place):
            case.damage("no_file", place)


def is_closed(case: Case) -> bool:
    """Whether lock or journal or index refused, so that nothing can be mended."""
    return any(one.kind == "not_writable" or (one.kind, one.where) in _REFUSED for one in case.found)


def _openable(case: Case, place: str, opened: ExitStack) -> Path:
    """Return where a database can be opened, which takes writing: of one that cannot be written, a copy.

    Raises StorageFailed where it cannot be read.
    """
    path = case.folder.root / place
    files = [path, *(path.with_name(f"{path.name}{end}") for end in COMPANIONS)]
    standing = [file for file in files if os.path.lexists(file)]
    if all(os.access(file, os.W_OK) for file in (path.parent, *standing)):
        return path
    copies = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="kbdesk-doctor-")))
    with disk(place, "read"):
        for file in standing:
            if not file.name.endswith("-shm"):  # SQLite makes it anew
                shutil.copyfile(file, copies / file.name)
    return copies / path.name
