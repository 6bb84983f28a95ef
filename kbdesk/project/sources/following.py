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
    from kbdesk.project.sources.values import FollowUps


class Following:
    """Plans a retirement with what follows from it; writes nothing."""

    def __init__(self, shelf: ProjectShelf, reading: Reading, originals: Originals, clock: Clock) -> None:
        self._shelf = shelf
        self._reading = reading
        self._originals = originals
        self._clock = clock

    def retire(self, path: str, why: str, reason: str, replaced_by: str | None, follow_ups: FollowUps) -> Plan:
        """Plan to retire an original and, in the same commit, its summaries as wished. Raises NotFound, Refused."""
        plan = self._originals.retire(path, why, reason, replaced_by)
        for page, deed in follow_ups.summaries:
            if deed == "leave":
                continue
            if deed == "supersede" and not follow_ups.superseded_by:
                raise Refused("It is not said which page supersedes this one.", page, "Name it, or retire the page.")
            said = f"The original {plan.subject} was retired: {reason}"
            if deed == "supersede":
                more = standing.supersede(self._shelf, page, str(follow_ups.superseded_by), said)
            else:
                more = standing.retire(self._shelf, page, said)
            plan = plan.with_pages_of(more)
        return plan

    def asking(self, gone: str, follow_ups: FollowUps, actor: Actor) -> Commenting:
        """Return the comments in which agents are asked to look at pages; `gone` is said where the person wrote none.

        Raises NotFound.
        """
        words = follow_ups.words.strip() or gone
        places = (self._shelf.layout.in_project(self._reading.find_id(page)[1]) for page in follow_ups.pages)
        return Commenting(tuple((place, words) for place in places), self._clock.stamp(), actor)


def request_to_check(path: str, why: str, reason: str, replaced_by: str | None) -> str:
    """Return what an agent is asked, in its language."""
    gone = f"The original {path} was retired as {why}: {reason.rstrip(' .')}."
    instead = f" It was replaced by {replaced_by}." if replaced_by else ""
    return f"{gone}{instead} Check what this page says from it; correct it or take it out."
