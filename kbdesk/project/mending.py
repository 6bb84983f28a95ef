"""The doctor's repair: only what loses nothing. Everything it does could be told from files and journal."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.files import STATE
from kbdesk.files.disk import disk
from kbdesk.journal.journal import doubt
from kbdesk.plan import Actor, Plan, Put
from kbdesk.project.ailments import Ailment
from kbdesk.project.cataloguing import is_own
from kbdesk.project.clock import Clock
from kbdesk.project.commit import Committer
from kbdesk.project.doctor import case_of, catalogue_of, examine, mended, read_pages, texts_of
from kbdesk.project.incidents import SET_ASIDE, Incidents
from kbdesk.project.originals import Originals
from kbdesk.project.project import Project
from kbdesk.project.recover import recover
from kbdesk.project.sourcing import Sourcing
from kbdesk.project.state import INDEX, JOURNAL, open_state
from kbdesk.project.sweep import Sweeper
from kbdesk.sources.manifest import PATH
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.project.ailments import Examination
    from kbdesk.project.doctor import Case
    from kbdesk.project.state import State
    from kbdesk.project.values import Job

DOCTOR = Actor("kbdesk", "doctor")
REBUILT = frozenset(
    ("unjournalled", "not_indexed", "indexed_and_gone", "indexed_otherwise", "index_differs", "links_differ")
)
"""What an index that is built anew mends."""


class Attempts:
    """Repairs, each on its own: what refuses one is kept to be told, and the others are made."""

    def __init__(self) -> None:
        self.refused: list[Ailment] = []

    @contextmanager
    def at(self, place: str) -> Iterator[None]:
        """Attempt what the block does to a place."""
        try:
            yield
        except KbdeskError as error:
            why = " ".join(filter(None, [error.what, error.next_step]))
            if not any(one.detail == why for one in self.refused):  # one reason, told once
                self.refused.append(Ailment("damage", "not_mended", error.where or place, why))


def repair(path: Path, job: Job | None = None) -> Examination:
    """Examine a project, mend what is safe to mend, and examine it again.

    Unfinished commits are finished or taken back, staging is cleared, changes of other programs are journalled, a
    damaged journal or index is set aside, the index is built anew, lost texts that still stand in files are kept
    again, index.md and a list of originals that is damaged or gone are made anew. What cannot be mended is told in
    `refused`, and the rest is mended. Raises what `examine` raises.
    """
    before = examine(path, job)
    found = [one for one in before.ailments if one.mendable]
    if not found or any(one.kind == "no_file" for one in before.ailments):
        return before
    case, attempts = case_of(path, job), Attempts()
    known = {incident.id for incident in Incidents(case.folder).all()}
    with attempts.at(STATE):
        with disk(STATE, "written"):
            _doubt(case, found)
        _open(path, job)
    if not attempts.refused:
        with attempts.at(STATE):
            _mend(case, {one.kind for one in found}, attempts)
    new = (one for one in Incidents(case.folder).all() if one.id not in known)
    told = tuple(one.what for one in new if one.kind in SET_ASIDE)
    return replace(mended(before, examine(path, job), told), refused=tuple(attempts.refused))


def _open(path: Path, job: Job | None) -> None:
    """Open the project once, which mends much. Raises StorageFailed where it can only be read."""
    project = Project.open(path, job)
    writable = project.writable
    project.close()
    if not writable:
        step = "Change its permissions or free some space on its disk."
        raise StorageFailed("This project cannot be written.", str(project.root), step)


def take_pages_as_gone(path: Path) -> None:
    """Take an emptied folder of pages as it is. Raises what opening raises, Refused where it is not empty."""
    project = Project.open(path)
    try:
        project.take_pages_as_gone()
    finally:
        project.close()


def _doubt(case: Case, found: list[Ailment]) -> None:
    """Have what is damaged set aside at the opening that follows."""
    kinds = {one.kind for one in found}
    if kinds & {"journal_damaged", "broken_record"}:
        doubt(case.folder.root / STATE / JOURNAL)
    if "index_damaged" in kinds:
        doubt(case.folder.root / STATE / INDEX)


def _mend(case: Case, kinds: set[str], attempts: Attempts) -> None:
    clock = Clock()
    state = open_state(case.folder, case.layout, clock)
    try:
        sweeper = Sweeper(case.folder, state.journal, state.index, clock)
        with attempts.at(STATE), case.folder.lock(part("kbdesk doctor, mending")):
            recover(case.folder, state.journal)
        with attempts.at(case.layout.knowledge), case.folder.lock(part("kbdesk doctor, mending")):
            sweeper.sweep(case.job, locked=True)
            if kinds & REBUILT:
                _rebuild(state, sweeper)
                sweeper.sweep(case.job, locked=True)
        with attempts.at(STATE):
            _mend_texts(case, state)
        committer = Committer(case.folder, state.journal, state.index, sweeper, clock)
        _mend_list(case, state, committer, kinds, attempts)
        with attempts.at(case.layout.in_project("index.md")):
            committer.commit(lambda: _catalogue_plan(case, state, sweeper), DOCTOR)
    finally:
        state.close()


def _mend_list(case: Case, state: State, committer: Committer, kinds: set[str], attempts: Attempts) -> None:
    """Make the list of originals anew, and note the retired ones that it lacks."""
    clock = Clock()
    originals = Originals(case.folder, case.sources, state.index.originals, clock, state.journal.changes)
    sourcing = Sourcing(originals, committer.commit, Incidents(case.folder), clock)
    place = f"{case.sources}/{PATH}"
    if kinds & {"manifest_damaged", "manifest_gone"}:
        with attempts.at(place):
            sourcing.mend(DOCTOR)
    if "retired_unrecorded" in kinds:
        with attempts.at(place):
            sourcing.record_retired(DOCTOR)


def _rebuild(state: State, sweeper: Sweeper) -> None:
    """Have the next look take all files into the index; what nobody can read now stays in it as last known."""
    if sweeper.unreadable:
        state.index.look_again()
    else:
        state.index.clear()


def _mend_texts(case: Case, state: State) -> None:
    lost = {*state.journal.examination.damaged_texts(), *state.journal.examination.missing_texts()}
    if lost:
        read_pages(case)
        texts_of(case, lost, state.journal.keep_again)


def _catalogue_plan(case: Case, state: State, sweeper: Sweeper) -> Plan:
    """Plan to make index.md anew; it changes nothing where it is right, another program's, or not there.

    Nor while a folder cannot be read: nobody knows all pages then.
    """
    if sweeper.unreadable or not case.layout.makes_index:
        return Plan("repair", "index")
    place = case.layout.in_project("index.md")
    before = case.folder.read(place)
    if before is None or not is_own(state.journal.changes, place, before):
        return Plan("repair", "index")
    return Plan("repair", "index", (Put(place, before, catalogue_of(state.index)),), reason="The doctor made it anew.")
