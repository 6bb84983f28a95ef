"""Keeps index.md in step: a plan that changes pages also writes it, where it is ours and a line of it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Unreadable
from kbdesk.files import folder_instead
from kbdesk.pages import catalogue
from kbdesk.pages.describe import describe
from kbdesk.plan import Put
from kbdesk.project.trouble import Trouble

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.plan import Plan
    from kbdesk.project.clock import Clock

KEPT = ".kbdesk/kept"
"""Where an index.md written by hand is kept before the first generated one takes its place."""

LEFT = (
    "The file index.md was not made by kbdesk and is not renewed, since there are pages in folders of no declared "
    "type: pages made with kbdesk may be missing from it."
)
ITS_STEP = "Move or rename it, and kbdesk makes one when it next changes a page."


def is_own(changes: ChangeLog | None, place: str, data: bytes) -> bool:
    """Whether an index.md is kbdesk's to renew: it looks like one, or others made of one what stands there now."""
    if catalogue.generated(data.decode("utf-8", "replace")):
        return True
    last = changes.last_own(place) if changes else None
    if changes is None or last is None:
        return False
    try:
        return catalogue.generated((changes.text(last) or b"").decode("utf-8", "replace"))
    except (NotFound, Unreadable):  # its text is lost, but kbdesk wrote it
        return True


class ForeignIndex:
    """Tells whether another program's index.md stands in the way, or a folder, so that pages are not in it."""

    def __init__(self, folder: Folder, index: Index, changes: ChangeLog) -> None:
        self._folder = folder
        self._index = index
        self._changes = changes
        self._place = index.layout.in_project("index.md")
        self._seen = ("", True)

    def trouble(self) -> Trouble | None:
        """Return what is wrong, None where nothing is. It is read again only when its file has changed."""
        if self._folder.is_folder(self._place):
            return Trouble("index_left", self._place, folder_instead(self._place).what, ITS_STEP)
        is_made = self._index.layout.makes_index and self._index.pages.has_undeclared()
        if not is_made or not self._changes.has_own_pages():
            return None
        try:
            entry = self._folder.stat(self._place)
            if entry and entry.signature != self._seen[0]:
                data = self._folder.read(self._place) or b""
                self._seen = (entry.signature, is_own(self._changes, self._place, data))
        except KbdeskError:  # that is told by itself
            return None
        return Trouble("index_left", self._place, LEFT, ITS_STEP) if entry and not self._seen[1] else None


class Cataloguer:
    """Adds to plans what they change in index.md, told from the index. Only under the project's lock."""

    def __init__(self, folder: Folder, index: Index, changes: ChangeLog, clock: Clock) -> None:
        self._folder = folder
        self._index = index
        self._changes = changes
        self._is_told = False
        self._clock = clock
        self._place = index.layout.in_project("index.md")
        self._made: Put | None = None
        self._last: tuple[str, Put] | None = None

    def with_index(self, plan: Plan) -> Plan:
        """Return the plan with the index.md that belongs to it."""
        layout = self._index.layout
        self._made = None
        if not layout.makes_index:
            return plan
        paths = [layout.in_knowledge(put.path) for put in plan.puts]
        changed = {
            path: None if put.after is None else describe(layout, path, put.after)
            for path, put in zip(paths, plan.puts, strict=True)
            if path and layout.is_page(path)
        }
        listing = self._index.listing
        signature = self._signature() if changed else ""
        is_current = listing.is_current(signature)
        if not changed or (is_current and not listing.differs(changed)):
            return plan
        before = self._text_of(signature)
        kept: tuple[Put, ...] = ()
        if before is not None and not is_current and not is_own(self._changes, self._place, before):
            if self._index.pages.has_undeclared():  # another program's wiki: its index is not ours to write
                return plan if self._is_told else replace(plan, warnings=(*plan.warnings, LEFT))
            day = self._clock.stamp()[:19].replace(":", "-")
            kept = (Put(f"{KEPT}/index-{day}.md", None, before),)
        is_like = is_current and before is not None
        after = listing.renewed(before or b"", changed) if is_like else listing.text(changed)
        last = self._last[1] if self._last else None
        self._made = last.then(after) if last and last.after is before else Put(self._place, before, after)
        return replace(plan, puts=(*plan.puts, *kept, self._made))

    def _signature(self) -> str:
        entry = self._folder.stat(self._place)
        return entry.signature if entry else ""

    def _text_of(self, signature: str) -> bytes | None:
        """Return the bytes of index.md: as they were written last, where its signature says that nobody else did."""
        if self._last and self._last[0] == signature:
            return self._last[1].after
        return self._folder.read(self._place)

    def placed(self, made: Put, signature: str) -> None:
        """Take note that an index.md stands on the disk, with which signature; "" where another program wrote it."""
        self._last = (signature, made.alone()) if signature else None

    def look_again(self) -> None:
        """Read index.md anew: it does not stand as it was taken to."""
        self._last = None

    def made_in(self, plan: Plan) -> Put | None:
        """Return the index.md that a plan got here; the plan is carried out."""
        self._is_told = self._is_told or LEFT in plan.warnings
        return self._made if any(put is self._made for put in plan.puts) else None
