"""Keeps index.md in step: a plan that changes pages also writes it, where it is ours and a line of it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.pages import catalogue
from kbdesk.pages.describe import describe
from kbdesk.plan import Put

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.plan import Plan
    from kbdesk.project.clock import Clock

KEPT = ".kbdesk/kept"
"""Where an index.md written by hand is kept before the first generated one takes its place."""


class Cataloguer:
    """Adds to plans what they change in index.md, told from the index. Only under the project's lock."""

    def __init__(self, folder: Folder, index: Index, clock: Clock) -> None:
        self._folder = folder
        self._index = index
        self._clock = clock
        self._place = index.layout.in_project("index.md")
        self._made: Put | None = None
        self._last: Put | None = None

    def with_index(self, plan: Plan) -> Plan:
        """Return the plan with the index.md that belongs to it."""
        layout = self._index.layout
        self._made = None
        paths = [layout.in_knowledge(put.path) for put in plan.puts]
        changed = {
            path: None if put.after is None else describe(layout, path, put.after)
            for path, put in zip(paths, plan.puts, strict=True)
            if path and layout.is_page(path)
        }
        listing = self._index.listing
        is_current = bool(changed) and listing.is_current(self._signature())
        if not changed or (is_current and not listing.differs(changed)):
            return plan
        before = self._folder.read(self._place)
        kept: tuple[Put, ...] = ()
        if before is not None and not is_current and not catalogue.generated(before.decode("utf-8", "replace")):
            if self._index.pages.has_undeclared():
                return plan  # another program's wiki: its index is not ours to write
            day = self._clock.stamp()[:19].replace(":", "-")
            kept = (Put(f"{KEPT}/index-{day}.md", None, before),)
        is_like = is_current and before is not None
        after = listing.renewed(before or b"", changed) if is_like else listing.text(changed)
        last = self._last
        self._made = last.then(after) if last and last.after == before else Put(self._place, before, after)
        self._last = self._made
        return replace(plan, puts=(*plan.puts, *kept, self._made))

    def _signature(self) -> str:
        entry = self._folder.stat(self._place)
        return entry.signature if entry else ""

    def made_in(self, plan: Plan) -> Put | None:
        """Return the index.md that a plan got here."""
        return self._made if any(put is self._made for put in plan.puts) else None
