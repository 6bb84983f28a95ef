"""What a door may ask for changing the shape of the wiki: the part of Project that splits pages and merges them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kbdesk.pages.splitting import Split, split
from kbdesk.pages.uniting import Union, unite
from kbdesk.project.fixing import previewed

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedLink
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.fixing import FixedPage
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Changes

__all__ = ["Reshaping", "Split", "Union"]


class Reshaping(ABC):
    """Each is one change over several pages, and is taken back as one with `undo`."""

    _index: Index
    _shelf: ProjectShelf

    @abstractmethod
    def _commit(self, make_plan: Callable[[], Plan], actor: Actor) -> Changes:
        """Carry a plan out."""

    def preview_split(self, wanted: Split) -> tuple[FixedPage, ...]:
        """Return what splitting would make of the pages: of the page, the new one, those whose links follow.

        Writes nothing. Raises as `split_page` does.
        """
        return previewed(self._split(wanted))

    def split_page(self, wanted: Split, actor: Actor) -> Changes:
        """Make a part of a page a page of its own; a link is left in its place.

        Links of other pages to its headings follow, but for those of retired pages. Raises NotFound, Refused, Conflict
        where the page is no more as it was.
        """
        return self._commit(lambda: self._split(wanted), actor)

    def preview_merge(self, wanted: Union) -> tuple[FixedPage, ...]:
        """Return what merging would make of the pages: of the page, the other one, those whose links follow.

        Writes nothing. Raises as `merge_pages` does.
        """
        return previewed(self._unite(wanted))

    def merge_pages(self, wanted: Union, actor: Actor) -> Changes:
        """Put a page's text below another's, lead the links to it there, and supersede it by the other.

        Raises NotFound, Refused, Conflict where one of them is no more as it was.
        """
        return self._commit(lambda: self._unite(wanted), actor)

    def _split(self, wanted: Split) -> Plan:
        linking = [link.source for link in self._backlinks(wanted.page) if link.anchor]
        return split(self._shelf, wanted, linking)

    def _unite(self, wanted: Union) -> Plan:
        return unite(self._shelf, wanted, [link.source for link in self._backlinks(wanted.other)])

    def _backlinks(self, page: str) -> list[IndexedLink]:
        return [link for link in self._index.pages.backlinks_of(page.strip()) if link.status != "retired"]
