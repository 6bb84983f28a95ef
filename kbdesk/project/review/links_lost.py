"""Links that lead nowhere when pages go: which they are, and what becomes of them."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from kbdesk.errors import Refused, Unreadable
from kbdesk.pages import guards
from kbdesk.pages.describe import describe
from kbdesk.pages.fixes import unlinked
from kbdesk.pages.resolve import NameTable, Resolver, name_keys
from kbdesk.pages.text import PageText
from kbdesk.plan import Put
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import LinksLost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from kbdesk.index.index import Index
    from kbdesk.pages.links import FoundLink
    from kbdesk.pages.resolve import Name, Resolution
    from kbdesk.project.review.values import RevertedFile
    from kbdesk.project.shelf import ProjectShelf


class NamesThen:
    """The names of the pages as they are once some files hold what they are to hold. Paths are within knowledge."""

    def __init__(self, shelf: ProjectShelf, then: Mapping[str, bytes | None]) -> None:
        self._shelf = shelf
        self._then = then
        self._table = NameTable()
        for path, data in then.items():
            facts = describe(shelf.layout, path, data) if data is not None else None
            if facts:
                self._table.add(path, facts.id, facts.title, facts.aliases)

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path."""
        return self._table.id_at(path) if path in self._then else self._shelf.id_at(path)

    def named(self, key: str) -> Iterable[Name]:
        """Return the names with that key."""
        yield from (name for name in self._shelf.named(key) if name.path not in self._then)
        yield from self._table.named(key)


class LinksOfGoing:
    """What links to the files that go with a revert, seen with the texts that the others get."""

    def __init__(self, shelf: ProjectShelf, index: Index, files: Sequence[RevertedFile]) -> None:
        self._shelf = shelf
        self._index = index
        self._then = {file.path: file.then for file in files}
        self._going = [file for file in files if file.then is None and file.now is not None]
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
            is_only = self._is_only_one_of_its_names(file)
            left = tuple(source for source in sources if self._links_on(source, file, is_only=is_only))
            if left:
                yield LinksLost(file.page, file.path, left)

    def _links_on(self, source: str, file: RevertedFile, *, is_only: bool) -> bool:
        """Whether a page that links to one that goes does so afterwards, and no other page is found in its stead."""
        inside = self._place_of(source)
        path = self._shelf.layout.in_project(inside or "")
        if inside is None or (path not in self._then and is_only):
            return True
        data = as_bytes(self._then[path]) if path in self._then else self._shelf.read(inside)
        return data is not None and self._loses(inside, data, file.path)

    def _loses(self, inside: str, data: bytes, path: str) -> bool:
        """Whether links of a text to a file that goes lead nowhere then."""
        to = self._shelf.layout.in_knowledge(path)
        those = [one for one in self._links_in(inside, data) if self._now(inside, one).path == to]
        return any(self._afterwards(inside, one).path is None for one in those)

    def _is_only_one_of_its_names(self, file: RevertedFile) -> bool:
        """Whether no other page is called like one that goes, so that what is linked by its names leads nowhere."""
        inside = self._shelf.layout.in_knowledge(file.path) or ""
        facts = describe(self._shelf.layout, inside, as_bytes(file.now) or b"")
        keys = {key for key, *_ in name_keys(inside, facts.title, facts.aliases)} if facts else set()
        return not any(True for key in keys for _ in self._names_then.named(key))

    def _place_of(self, page: str) -> str | None:
        return "overview.md" if page == "overview" else self._index.pages.path_of(page)

    @cached_property
    def _names_then(self) -> NamesThen:
        then = {self._shelf.layout.in_knowledge(path): as_bytes(text) for path, text in self._then.items()}
        return NamesThen(self._shelf, {path: data for path, data in then.items() if path is not None})

    def _now(self, path: str, link: FoundLink) -> Resolution:
        return self._shelf.resolve(path, link.destination, link.wiki)

    def _afterwards(self, path: str, link: FoundLink) -> Resolution:
        return Resolver(self._shelf.layout, self._names_then).resolve(path, link.destination, link.wiki)

    def _links_in(self, path: str, data: bytes) -> tuple[FoundLink, ...]:
        facts = describe(self._shelf.layout, path, data)
        return facts.links if facts else ()

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
        yield from self._newly_dead(puts)

    def _newly_dead(self, puts: Mapping[str, Put]) -> Iterator[str]:
        """Yield which links lead nowhere then that did not before, in a page that comes: in those that go."""
        going = {target for file in self._going for target in self._dead(file.path, puts[file.path].before, self._now)}
        for file in self._files:
            put = puts[file.path]
            if put.after is not None and put.after != put.before:
                known = self._dead(file.path, put.before, self._now) if put.before is not None else going
                for wanted in self._dead(file.path, put.after, self._afterwards) - known:
                    yield f"{file.page}: the link {wanted} leads nowhere."

    def _is_ended(self, source: str, lost: LinksLost, puts: Mapping[str, Put]) -> bool:
        inside = self._place_of(source)
        put = puts.get(self._shelf.layout.in_project(inside or ""))
        return inside is not None and put is not None and not self._loses(inside, put.after or b"", lost.path)

    def _dead(self, path: str, data: bytes | None, resolve: Callable[[str, FoundLink], Resolution]) -> set[str]:
        """Return what links of a text ask for in vain."""
        inside = self._shelf.layout.in_knowledge(path)
        if inside is None or data is None:
            return set()
        found = (resolve(inside, link) for link in self._links_in(inside, data))
        return {to.wanted for to in found if to.path is None and to.wanted}


def _is_superseded(data: bytes | None) -> bool:
    try:
        return data is not None and "superseded_by" in PageText.parse(data).fields()
    except Unreadable:
        return False
