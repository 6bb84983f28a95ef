"""What a door may ask about where pages have what they say from: the part of Project that traces claims."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, StorageFailed, Unreadable
from kbdesk.journal.blobs import hash_of
from kbdesk.pages.claims import claims_of
from kbdesk.pages.text import PageText
from kbdesk.project.review.grounds import Grounds
from kbdesk.project.review.passages import Passages
from kbdesk.project.review.support import Share, Supporting, counted, summed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedPage
    from kbdesk.pages.claims import Claim, PageClaims
    from kbdesk.project.originals import Originals
    from kbdesk.project.reading import Reading
    from kbdesk.project.review.grounds import Ground
    from kbdesk.project.review.passages import Passage
    from kbdesk.project.review.support import Support, Supported, Verdict
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, SourceRow
    from kbdesk.sources.picture import Picture

BATCH = 200
"""Pages whose claims are written down at once."""
SOME_ADDRESS = ("https:",)
"""Stands for the addresses that a claim names where only whether there are any is known."""
LEFT_OUT = ("retired", "superseded")
"""The status of pages that do not count for the whole base: nobody is to rely on them."""


@dataclass(frozen=True)
class TracedParagraph:
    """A paragraph that says something, and what supports it; see `kbdesk.project.review.support`.

    `first_line` and `last_line` count in the file from 1; `text` are its words, `written` its markdown. `grounds` are
    the originals, `pages` the ids of other pages that it links to.
    """

    first_line: int
    last_line: int
    heading: str
    text: str
    written: str
    support: Support
    verdict: Verdict
    grounds: tuple[Ground, ...] = ()
    pages: tuple[str, ...] = ()


@dataclass(frozen=True)
class PageTrace:
    """What a page says and where it has it from. `hash` is that of the text looked at."""

    page: str
    paragraphs: tuple[TracedParagraph, ...]
    share: Share
    hash: str


@dataclass(frozen=True)
class TracedPage:
    """A page of the whole base with its counts."""

    id: str
    title: str
    type: str
    share: Share


@dataclass(frozen=True)
class BaseTrace:
    """How far the whole base can be traced: the counts of all, and of each page, in the order of the index."""

    share: Share
    pages: tuple[TracedPage, ...]

    @property
    def without_summaries(self) -> Share:
        """The counts of all pages but summaries, whose every claim rests on the original that their header names."""
        return summed(one.share for one in self.pages if one.type != "summary")


class Tracing(ABC):
    """Reads only."""

    _index: Index
    _shelf: ProjectShelf
    _reading: Reading
    _folder: Folder
    _originals: Originals

    @cached_property
    def _passages(self) -> Passages:
        return Passages(self._folder, self._originals, self._index.layout)

    @property
    @abstractmethod
    def has_sources(self) -> bool:
        """Whether the project has a folder of originals."""

    @abstractmethod
    def sources(self, job: Job | None = None) -> tuple[SourceRow, ...]:
        """Return every original."""

    def trace(self, page: str, job: Job | None = None) -> PageTrace:
        """Return what each paragraph of a page rests on. Raises NotFound, StorageFailed; Cancelled when `job` does."""
        name, path = self._reading.find_id(page)
        row, data = self._index.pages.by_path(path), self._shelf.read(path)
        if row is None or data is None:
            raise NotFound("This page says nothing that could be traced.", name, "Choose another page.")
        found = claims_of(PageText.of(data.decode("utf-8", "replace")))
        links = self._index.claims.links(path).get(path, [])
        supporting = Supporting(row, self._grounds(job), links, found.listing)
        told = tuple(_told(claim, supporting.of(claim.spans, claim.section, claim.web)) for claim in found.claims)
        return PageTrace(name, told, counted(one.verdict for one in told), hash_of(data))

    def trace_share(self, job: Job | None = None) -> BaseTrace:
        """Return how far all pages in force can be traced.

        Only pages that changed since the last time are read; what was found out is kept also where `job` stops it.
        """
        pages = [page for page in self._index.pages.checked() if _counts(page)]
        self._part(pages, job)
        grounds, links = self._grounds(job), self._index.claims.links()
        known = dict(self._index.claims.all())
        found = []
        for page in pages:
            claims = known.get(page.path)
            if claims is None:
                continue
            supporting = Supporting(page, grounds, links.get(page.path, ()), claims.listing)
            verdicts = (
                supporting.of(one.spans, one.section, SOME_ADDRESS if one.web else ()).verdict for one in claims.claims
            )
            found.append(TracedPage(page.id, page.title, page.type, counted(verdicts)))
        return BaseTrace(summed(one.share for one in found), tuple(found))

    def passage(self, claim: str, original: str, job: Job | None = None) -> Passage:
        """Return where an original says what a claim, in its own words, says. Raises NotFound where it is missing."""
        return self._passages.find(claim, original, job)

    def page_picture(
        self, original: str, number: int, passage: str = "", width: int = 1000, job: Job | None = None
    ) -> Picture:
        """Return a page (from 1) of a PDF as a picture, `width` pixels wide, with a passage marked.

        Raises NotFound, Unreadable, Refused; Cancelled when `job` does.
        """
        return self._passages.picture(original, number, passage.split(), width, job)

    def _part(self, pages: Sequence[IndexedPage], job: Job | None) -> None:
        """Find the claims of the pages whose text is not the one that they are known of."""
        files, known = self._index.files(), self._index.claims.hashes()
        waiting = [page.path for page in pages if known.get(page.path) != files.get(page.path, ("", ""))[1]]
        gone = known.keys() - files.keys()
        if gone:
            self._index.claims.forget(gone)
        for start in range(0, len(waiting), BATCH):
            batch: list[tuple[str, str, PageClaims]] = []
            for number, path in enumerate(waiting[start : start + BATCH], start):
                if job:
                    job(number, len(waiting))
                batch += self._claims(path)
            self._index.claims.put(batch)

    def _claims(self, path: str) -> Iterator[tuple[str, str, PageClaims]]:
        """Yield path, hash and claims of a page; nothing while it cannot be read."""
        with suppress(StorageFailed, Unreadable):
            data = self._shelf.read(path)
            if data is not None:
                yield path, hash_of(data), claims_of(PageText.of(data.decode("utf-8", "replace")))

    def _grounds(self, job: Job | None) -> Grounds:
        rows = self.sources(job) if self.has_sources else ()
        return Grounds(self._shelf, self._index.pages.checked(), rows)


def _counts(page: IndexedPage) -> bool:
    return page.status not in LEFT_OUT and page.type != "preference"


def _told(claim: Claim, found: Supported) -> TracedParagraph:
    one = claim.paragraph
    return TracedParagraph(
        one.first, one.last, one.heading, one.prose, one.text, found.support, found.verdict, found.grounds, found.pages
    )
