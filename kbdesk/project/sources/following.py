"""What follows when an original goes: its summaries retire or give way, and agents are asked to look at pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.journal.comments import Commenting
from kbdesk.pages import standing

if TYPE_CHECKING:
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.clock import Clock
    from kbdesk.project.originals import Originals
    from kbdesk.project.reading import Reading
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.sources.values import FollowUps, Going


class Following:
    """Plans a retirement with what follows from it; writes nothing."""

    def __init__(self, shelf: ProjectShelf, reading: Reading, originals: Originals, clock: Clock) -> None:
        self._shelf = shelf
        self._reading = reading
        self._originals = originals
        self._clock = clock

    def retire(self, going: Going, why: str, reason: str, replaced_by: str | None) -> Plan:
        """Plan to retire originals and, in the same commit, their summaries as wished. Raises NotFound, Refused."""
        plan = self._originals.retire(tuple(going), why, reason, replaced_by)
        told = reason.strip() or "its file is lost"
        for path, follow_ups in going.items():
            name = plan.subject if len(going) == 1 else path
            for page, deed in follow_ups.summaries:
                if deed != "leave":
                    plan = plan.with_pages_of(
                        self._leaving(page, deed, follow_ups, f"The original {name} was retired: {told}")
                    )
        return plan

    def _leaving(self, page: str, deed: str, follow_ups: FollowUps, said: str) -> Plan:
        """Plan that a summary goes with its original."""
        if deed != "supersede":
            return standing.retire(self._shelf, page, said)
        if not follow_ups.superseded_by:
            raise Refused("It is not said which page supersedes this one.", page, "Name it, or retire the page.")
        return standing.supersede(self._shelf, page, follow_ups.superseded_by, said)

    def asking(self, gone: str, follow_ups: FollowUps, actor: Actor) -> Commenting:
        """Return the comments in which agents are asked to look at pages; `gone` is said where the person wrote none.

        Raises NotFound.
        """
        words = follow_ups.words.strip() or gone
        places = (self._shelf.layout.in_project(self._reading.find_id(page)[1]) for page in follow_ups.pages)
        return Commenting(tuple((place, words) for place in places), self._clock.stamp(), actor)


def request_to_check(path: str, why: str, reason: str, replaced_by: str | None) -> str:
    """Return what an agent is asked, in its language."""
    told = f": {reason.rstrip(' .')}" if reason.strip(" .") else ""
    gone = f"The original {path} was retired as {why}{told}."
    instead = f" It was replaced by {replaced_by}." if replaced_by else ""
    return f"{gone}{instead} Check what this page says from it; correct it or take it out."
