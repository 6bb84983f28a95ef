"""What agents read before they write: a preference is the person's word, and no document may become one unseen.

Known are the originals whose text a session was given by this process; what a client reads with tools of its own, or
from a web page, is not. Clients without a session are known by their name alone: the warning says so.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.pages.layouts import KitLayout
    from kbdesk.plan import Actor, Plan

GUARDED = "preference"
MOST_SESSIONS = 1000
"""Sessions that are remembered; of more, the one that read least lately is forgotten."""

MOST_NAMED = 3


class Influence:
    """The originals that each agent's session has read."""

    def __init__(self, layout: KitLayout) -> None:
        self._layout = layout
        self._read: OrderedDict[tuple[str, str], dict[str, None]] = OrderedDict()

    def note(self, reader: Actor | None, source: str) -> None:
        """Note that an agent was given the text of an original."""
        if reader is None or reader.kind != "agent":
            return
        self._read.setdefault(_key(reader), {})[source] = None
        self._read.move_to_end(_key(reader))
        if len(self._read) > MOST_SESSIONS:
            self._read.popitem(last=False)

    def warned(self, plan: Plan, actor: Actor) -> Plan:
        """Return the plan with a warning for each preference in it, where its actor's session has read originals."""
        sources = list(self._read.get(_key(actor), ())) if actor.kind == "agent" else []
        if not sources:
            return plan
        named = ", ".join(sources[-MOST_NAMED:]) + (f" and {part('more')}" if len(sources) > MOST_NAMED else "")
        where = part("in the same session")
        if not actor.session:
            where = part("by a client of this name, perhaps in another chat")
        words = [
            f"{page}: written after {named} was read {where}. A preference is what the person said: did they say this?"
            for page in self._guarded(plan)
        ]
        return replace(plan, warnings=(*words, *plan.warnings)) if words else plan

    def _guarded(self, plan: Plan) -> Iterator[str]:
        """Yield the ids of the preferences that a plan makes or changes."""
        for put in plan.puts:
            path = self._layout.in_knowledge(put.path)
            place = self._layout.page_at(path) if path and put.after is not None and put.after != put.before else None
            if place is not None and place.type == GUARDED:
                yield place.id


def _key(actor: Actor) -> tuple[str, str]:
    return (actor.session, "" if actor.session else actor.name)
