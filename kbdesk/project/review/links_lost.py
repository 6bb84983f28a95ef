"""Links that lead nowhere when pages go: which they are, and what becomes of them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Refused, Unreadable
from kbdesk.pages import guards
from kbdesk.pages.describe import describe
from kbdesk.pages.fixes import unlinked
from kbdesk.pages.text import PageText
from kbdesk.plan import Put
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import LinksLost

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.index.index import Index
    from kbdesk.project.review.values import RevertedFile
    from kbdesk.project.shelf import ProjectShelf


class LinksOfGoing:
    """What links to the files that go with a revert, seen with the texts that the others get."""

    def __init__(self, shelf: ProjectShelf, index: Index, files: Sequence[RevertedFile]) -> None:
        self._shelf = shelf
        self._index = index
        self._then = {file.path: file.then for file in files}
        self._going = [file for file in files if file.then is None and file.now is not None]
        self._gone = {self._shelf.layout.in_knowledge(file.path) for file in self._going}
        self._files = files
        self._lost: tuple[LinksLost, ...] | None = None

    def lost(self) -> tuple[LinksLost, ...]:
        """Return the pages that go while others link to them; retired pages' links do not count."""
        if self._lost is None:
            self._lost = tuple(self._of_going())
        return self._lost

    def _of_going(self) -> Iterator[LinksLost]:
        for file in self._going:
            links = self._index.pages.backlinks_of(file.page)
            sources = dict.fromkeys(one.source for one in links if one.status != "retired")
            left = tuple(source for source in sources if self._links_on(source, file))
            if left:
                yield LinksLost(file.page, file.path, left)

    def _links_on(self, source: str, file: RevertedFile) -> bool:
        """Whether a page that links to one that goes does so afterwards."""
        inside = self._place_of(source)
        path = self._shelf.layout.in_project(inside or "")
        if inside is None or path not in self._then:
            return True
        then = self._then[path]
        to = self._shelf.layout.in_knowledge(file.path)
        return then is not None and to in self._targets(inside, then)

    def _place_of(self, page: str) -> str | None:
        return "overview.md" if page == "overview" else self._index.pages.path_of(page)

    def _targets(self, path: str, text: str) -> set[str | None]:
        """Return the paths of the pages that a text links to, as pages stand now."""
        facts = describe(self._shelf.layout, path, as_bytes(text) or b"")
        return {self._shelf.resolve(path, one.destination, one.wiki).path for one in facts.links} if facts else set()

    def refuse(self) -> None:
        """Raise Refused where links would lead nowhere."""
        if self.lost():
            going = guards.listed([one.page for one in self.lost()])
            linking = guards.listed(sorted({page for one in self.lost() for page in one.linked_from}))
            what = f"Pages would go that others link to: {going}. Pages with these links: {linking}."
            raise Refused(what, None, "Say what becomes of these links, or keep the pages as retired ones.")

    def ended(self, puts: Mapping[str, Put]) -> dict[str, Put]:
        """Return what becomes of the pages that link to what goes: their links end, their words stay."""
        found: dict[str, Put] = {}
        by_source: dict[str, set[str]] = {}
        for lost in self.lost():
            for source in lost.linked_from:
                by_source.setdefault(source, set()).add(lost.page)
        for source, pages in by_source.items():
            inside = self._place_of(source)
            if inside is None:
                continue
            path = self._shelf.layout.in_project(inside)
            given = puts.get(path)
            before = given.before if given else self._shelf.read(inside)
            text = given.after if given else before
            if text is not None:
                with suppress(Unreadable):  # then its links stay, which is told
                    found[path] = Put(path, before, unlinked(self._shelf, inside, text, pages))
        return found

    def warnings(self, puts: Mapping[str, Put]) -> Iterator[str]:
        """Yield what is to be said: of each page that goes while links to it stay, each link that comes to nowhere."""
        for lost in self.lost():
            left = [source for source in lost.linked_from if not self._is_ended(source, lost, puts)]
            if left:
                yield f"{lost.page}: it goes, and links to it lead nowhere now, in {guards.listed(left)}."
        for path, put in puts.items():
            if _is_superseded(put.before) and put.after is not None and not _is_superseded(put.after):
                page = self._shelf.id_at(self._shelf.layout.in_knowledge(path) or "")
                yield f"{page}: it is not superseded any more."
        for file in self._files:
            put = puts[file.path]
            inside = self._shelf.layout.in_knowledge(file.path)
            if inside is not None and put.after is not None and put.after != put.before:
                for wanted in self._dead(inside, put.after) - self._dead(inside, put.before):
                    yield f"{file.page}: the link {wanted} leads nowhere."

    def _is_ended(self, source: str, lost: LinksLost, puts: Mapping[str, Put]) -> bool:
        inside = self._place_of(source)
        put = puts.get(self._shelf.layout.in_project(inside or ""))
        if inside is None or put is None or put.after is None:
            return False
        to = self._shelf.layout.in_knowledge(lost.path)
        return to not in self._targets(inside, put.after.decode("utf-8", "surrogateescape"))

    def _dead(self, path: str, data: bytes | None) -> set[str]:
        """Return what a text links to that is not there, or goes."""
        facts = describe(self._shelf.layout, path, data) if data is not None else None
        found = set()
        for link in facts.links if facts else ():
            to = self._shelf.resolve(path, link.destination, link.wiki)
            if to.path in self._gone:
                found.add(to.id or link.destination)
            elif to.path is None and to.wanted:
                found.add(to.wanted)
        return found


def _is_superseded(data: bytes | None) -> bool:
    try:
        return data is not None and "superseded_by" in PageText.parse(data).fields()
    except Unreadable:
        return False
