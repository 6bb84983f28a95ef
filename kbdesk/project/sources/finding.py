"""Finds missing originals again by their bytes, whatever they are called by now, and plans to bring them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound
from kbdesk.files.handed import handed
from kbdesk.files.outside import hash_file
from kbdesk.pages import edits
from kbdesk.project.sources.pairing import LEFT_BEHIND
from kbdesk.project.sources.values import FoundAgain
from kbdesk.project.sourcing import same_source
from kbdesk.sources import missing
from kbdesk.sources.retiring import restore

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime
    from pathlib import Path

    from kbdesk.index.index import Index
    from kbdesk.plan import Plan
    from kbdesk.project.originals import Originals
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job
    from kbdesk.sources.missing import Lost


class FindingAgain:
    """Reads and plans; writes nothing."""

    def __init__(self, originals: Originals) -> None:
        self._originals = originals

    def find(self, names: Sequence[str], places: Sequence[Path], job: Job | None) -> tuple[FoundAgain, ...]:
        """Return every file that is one of the missing originals; see `Project.find_missing`."""
        step = job or (lambda _done, _total: None)
        taken = self._originals.snapshot()
        wanted = {same_source(name) for name in names}
        lost = [one for one in missing.lost(taken) if not wanted or same_source(one.path) in wanted]
        if wanted and not lost:
            raise NotFound("This original is not missing.", names[0], "List the originals to see which are.")
        found: list[FoundAgain] = []
        for number, one in enumerate(lost):
            step(number, len(lost))
            found += (FoundAgain(one.path, copy.place, copy.path) for copy in missing.copies(taken, one))
        found += self._outside(lost, places, step)
        if len(places) == len(lost) == 1 and not places[0].is_dir() and not any(one.file for one in found):
            found.append(FoundAgain(lost[0].path, "outside", file=places[0], same_bytes=False))
        return tuple(found)

    def _outside(self, lost: Sequence[Lost], places: Sequence[Path], step: Job) -> Iterator[FoundAgain]:
        sizes = {one.size for one in lost}
        files = (one for place in places for one in handed(place))
        for number, one in enumerate(files):
            step(number, 0)
            if one.obstacle or one.size not in sizes:
                continue
            try:
                name, _, _ = hash_file(one.file, lambda _size, at=number: step(at, 0))  # type: ignore[misc]
            except KbdeskError:  # what cannot be read is not found
                continue
            for each in lost:
                if each.sha256 == name:
                    yield FoundAgain(each.path, "outside", file=one.file)

    def plan(self, found: FoundAgain, now: datetime) -> Plan:
        """Plan to put a missing original back in its place. Raises NotFound, Refused."""
        taken = self._originals.snapshot()
        if found.place == "sources":
            return missing.move_back(taken, found.missing, found.path)
        if found.place == "retired":
            return restore(taken, found.path, found.missing)
        if found.file is None:
            raise NotFound("There is no file to bring back.", found.missing, "Choose one.")
        arrival = self._originals.arrival(found.file, found.missing, "person", None)
        return missing.bring_back(taken, found.missing, found.file, (arrival.sha256, arrival.size), now)

    def following(self, found: FoundAgain, shelf: ProjectShelf, index: Index) -> Plan:
        """Plan to let the list, and the summaries in force, tell a missing original where it is now."""
        plan = missing.follow(self._originals.snapshot(), found.missing, found.path)
        for page in index.pages.naming_originals():
            named = dict(page.fields).get("file", "")
            if page.status in LEFT_BEHIND or same_source(named) != same_source(found.missing):
                continue
            more = edits.edit(shelf, page.id, (), (("file", plan.subject),))
            plan = plan.with_pages_of(more)
        return plan
