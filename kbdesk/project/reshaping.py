"""What a door may ask for changing the shape of the wiki: the part of Project that splits pages and merges them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kbdesk.pages.marking import mark_status, mark_type
from kbdesk.pages.retyping import Retyping, retype
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

__all__ = ["Reshaping", "Retyping", "Split", "Union"]


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

    def preview_retyping(self, wanted: Retyping) -> tuple[FixedPage, ...]:
        """Return what making a page one of another type would make of the pages: the new one, itself, those that link.

        Writes nothing. Raises as `retype_page` does.
        """
        return previewed(self._retype(wanted))

    def retype_page(self, wanted: Retyping, actor: Actor) -> Changes:
        """Make a page anew as one of another type, lead the links to it there, and supersede it by the new one.

        Raises NotFound, Refused, Conflict where it is no more as it was.
        """
        return self._commit(lambda: self._retype(wanted), actor)

    def mark_status(self, page: str, status: str, actor: Actor) -> Changes:
        """Give a page a status of the wiki's own, or "active" after such a one. The person's own doing.

        Raises NotFound, and Refused for what superseding, retiring and restoring say.
        """
        return self._commit(lambda: mark_status(self._shelf, page, status), actor)

    def mark_type(self, page: str, page_type: str, actor: Actor) -> Changes:
        """Have a page's header say a type: what its folder says, or another where the folder leaves it to the header.

        At the root the page has another id then. Raises NotFound, Refused where the folder says that it is another.
        """
        return self._commit(lambda: mark_type(self._shelf, page, page_type), actor)

    def _retype(self, wanted: Retyping) -> Plan:
        return retype(self._shelf, wanted, [link.source for link in self._backlinks(wanted.page)])

    def _split(self, wanted: Split) -> Plan:
        linking = [link.source for link in self._backlinks(wanted.page) if link.anchor]
        return split(self._shelf, wanted, linking)

    def _unite(self, wanted: Union) -> Plan:
        return unite(self._shelf, wanted, [link.source for link in self._backlinks(wanted.other)])

    def _backlinks(self, page: str) -> list[IndexedLink]:
        return [link for link in self._index.pages.backlinks_of(page.strip()) if link.status != "retired"]
