"""What a door may ask over the whole project: the part of Project that looks the wiki over and tells what was done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kbdesk.pages.sections import outline, section
from kbdesk.project import translate
from kbdesk.project.operations import operations
from kbdesk.project.remarks import ASPECTS, Remarks

if TYPE_CHECKING:
    from collections.abc import Collection

    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.contents import IndexPart
    from kbdesk.project.operations import Operation
    from kbdesk.project.reading import Reading
    from kbdesk.project.remarks import Aspect, Remark
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, PageRow, SourceRow


class Overseeing(ABC):
    """Reads only."""

    _index: Index
    _shelf: ProjectShelf
    _journal: Journal

    _reading: Reading

    @property
    @abstractmethod
    def has_sources(self) -> bool:
        """Whether the project has a folder of originals."""

    @abstractmethod
    def sources(self, job: Job | None = None) -> tuple[SourceRow, ...]:
        """Return every original."""

    def rows_of(self, pages: Collection[str]) -> dict[str, PageRow]:
        """Return pages by their ids, as `rows` has them; without those that are not there. For few of them."""
        found = (self._index.pages.by_id(page) for page in pages)
        return {one.id: translate.page_row(one, self._index.layout) for one in found if one and not one.special}

    def ids(self) -> tuple[str, ...]:
        """Return the id of every page, in the order of the index; quicker than their names."""
        return tuple(self._index.pages.ids())

    def index_parts(self, size: int, first: int = 1) -> tuple[IndexPart, ...]:
        """Return each section of the index as agents read it, from a line on (counted from 1), `size` characters of it.

        A line that goes beyond them is still there, and some after it.
        """
        return self._reading.index_parts(first, size)

    def remarks(self, aspects: Collection[Aspect] = ASPECTS, job: Job | None = None) -> tuple[Remark, ...]:
        """Return what a lint needs beside the check; see `Remark`. Superseded and retired pages are left out.

        `job` is told of the progress of each aspect by itself. Takes some seconds for 10,000 pages.
        """
        wanted = [one for one in aspects if one != "sources" or self.has_sources]
        return Remarks(self._index, self._shelf, self.sources).all(wanted, job)

    @staticmethod
    def section(text: str, heading: str) -> str:
        """Return the part of a page's text under a heading. Raises NotFound naming the headings there are."""
        return section(text, heading)

    @staticmethod
    def outline(text: str) -> tuple[str, ...]:
        """Return the headings of a page's text, with # before them."""
        return outline(text)

    def operations(self, limit: int = 50, first: int = 0) -> tuple[Operation, ...]:
        """Return what was done, by operation, the newest first; `first` of them, from 0, are passed over."""
        return operations(self._journal, first, limit)
