"""Writing the originals: each change one commit; a manifest that is broken or gone is made anew before the first."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from kbdesk.files.outside import files_given
from kbdesk.plan import Plan
from kbdesk.project.values import GivenFile
from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from kbdesk.journal.endings import Ending
    from kbdesk.journal.requests import Answer
    from kbdesk.plan import Actor
    from kbdesk.project.clock import Clock
    from kbdesk.project.incidents import Incidents
    from kbdesk.project.originals import Originals
    from kbdesk.project.trouble import TroubleKind
    from kbdesk.project.values import Changes, Job
    from kbdesk.sources.edits import Placed
    from kbdesk.sources.source import Arrival

    class Commit(Protocol):
        """Carries a plan out; see `kbdesk.project.commit`."""

        def __call__(
            self,
            make_plan: Callable[[], Plan],
            actor: Actor,
            ending: Callable[[], Ending] | None = None,
            copied: Callable[[int], None] | None = None,
        ) -> Changes:
            """Carry it out."""


class Sourcing:
    """Changes the originals of a project."""

    def __init__(self, originals: Originals, commit: Commit, incidents: Incidents, clock: Clock) -> None:
        self._originals = originals
        self._commit = commit
        self._incidents = incidents
        self._clock = clock

    def add(self, file: Path, destination: str, actor: Actor, origin: str, replaces: str | None) -> Changes:
        """Copy a file into the sources."""
        return self.bring([self._originals.arrival(file, destination, origin, replaces)], actor)

    def hand_over(
        self, file: Path, destination: str, replaces: str | None, actor: Actor, answer: Callable[[str], Answer]
    ) -> Changes:
        """Copy the file that was asked for; `answer`, made from its path in the sources, ends the request."""
        arrival = self._originals.arrival(file, destination, "person", replaces)
        return self.bring([arrival], actor, answer)

    def download(
        self,
        url: str,
        destination: str,
        actor: Actor,
        replaces: str | None,
        job: Job | None,
        *,
        allow_private: bool,
    ) -> Changes:
        """Download into the sources, of a web page also its main content."""
        from kbdesk.sources.download import arrivals  # noqa: PLC0415  # HTTP loads where something is fetched

        with self._originals.downloaded(url, allow_private=allow_private, job=job) as found:
            return self.bring(list(arrivals(found, destination, url, replaces)), actor)

    def bring(
        self,
        arrivals: list[Arrival],
        actor: Actor,
        answer: Callable[[str], Answer] | None = None,
        copied: Callable[[int], None] | None = None,
    ) -> Changes:
        """Add files in one commit; `created` holds each one's path. `answer` is made from the first one's.

        `copied` is told of the bytes that are copied, and may raise Cancelled: nothing is added then.
        """
        placed: tuple[Placed, ...] = ()

        def plan() -> Plan:
            nonlocal placed
            added = self._originals.add(arrivals)
            placed = added.placed
            return added.plan

        changes = self.change(plan, actor, (lambda: answer(placed[0].path)) if answer else None, copied)
        paths = tuple(one.path for one in placed if one.path)
        duplicates = tuple(
            already_there(arrival.name, one.path)
            for arrival, one in zip(arrivals, placed, strict=True)
            if one.is_duplicate and one.path
        )
        told = changes.sources | frozenset(paths)
        return replace(changes, sources=told, created=paths, warnings=(*changes.warnings, *duplicates))

    def restore(self, wanted: Sequence[tuple[str, str | None]], actor: Actor) -> Changes:
        """Bring retired originals back in one commit, each to the path beside it, or its own."""
        changes = self.change(lambda: self._originals.restore(wanted), actor)
        return replace(changes, sources=frozenset(one for path, to in wanted for one in (path, to or path)))

    def record(self, actor: Actor) -> Changes:
        """Note the originals found by hand."""
        changes = self.change(self._originals.record, actor)
        return replace(changes, sources=frozenset(source.path for source, _ in self._originals.listed()))

    def change(
        self,
        plan: Callable[[], Plan],
        actor: Actor,
        answer: Callable[[], Ending] | None = None,
        copied: Callable[[int], None] | None = None,
    ) -> Changes:
        """Carry a plan out; a list of originals that is broken or gone is made anew before."""
        told = self.mend(actor)
        changes = self._commit(plan, actor, answer, copied)
        return replace(changes, warnings=(*told, *changes.warnings))

    def record_retired(self, actor: Actor) -> Changes:
        """Note retired originals that have no record, as the journal knows them."""
        return self._commit(self._originals.record_retired, actor, None)

    def mend(self, actor: Actor) -> tuple[str, ...]:
        """Make a manifest anew that is broken, which is set aside, or gone; return what is to be told of it.

        It is an incident.
        """
        if self._originals.mending() is None:
            return ()
        plans: list[Plan] = []

        def plan() -> Plan:
            plans.append(self._originals.mending() or Plan("set aside", MANIFEST))
            return plans[-1]

        changes = self._commit(plan, actor, None)
        if plans[-1].changes_nothing:
            return ()  # another process was quicker
        kind, what = _incident(plans[-1])
        self._incidents.note(kind, self._clock.stamp(), plans[-1].puts[0].path, what)
        return (what, *changes.warnings)


def already_there(name: str, path: str) -> str:
    """Say that a file's content is among the originals."""
    return f"{name} is in the sources already, as {path}; it was not copied again."


def _incident(mending: Plan) -> tuple[TroubleKind, str]:
    """Return what is to be told of a manifest that was made anew."""
    place = mending.puts[0].path
    if mending.operation == "repair":
        return "manifest_restored", (
            f"The list of originals was gone: {place} was deleted. It was written again as it was last known; what "
            "another program noted in it since is not there."
        )
    return "manifest_set_aside", (
        f"The list of originals was damaged. It was set aside as {place} and made anew with what could be read of it, "
        "what the journal knew of it, and the files that are there."
    )


def given(paths: Sequence[Path], job: Job | None) -> tuple[GivenFile, ...]:
    """Return the files to add when the person names files and folders anywhere. Raises NotFound, StorageFailed."""
    found = []
    for number, path in enumerate(paths):
        for file, folder, size in files_given(path):
            if job:
                job(number, len(paths))
            found.append(GivenFile(file, folder, size))
    return tuple(found)


def same_source(path: str) -> str:
    """Return what two ways to write an original's path share."""
    plain = path.strip().removeprefix("./").removeprefix("sources/")
    return plain if plain.isascii() else unicodedata.normalize("NFC", plain)
