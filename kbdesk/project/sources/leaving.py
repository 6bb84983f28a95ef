"""What hangs on an original, told before it goes: its summaries, the pages they feed, the paragraphs resting on it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.pages.claims import claims_of
from kbdesk.pages.text import PageText
from kbdesk.project.review.grounds import Grounds
from kbdesk.project.review.support import Supporting
from kbdesk.project.review.tracing import TracedParagraph
from kbdesk.project.sources.pairing import LEFT_BEHIND
from kbdesk.project.sources.values import RestingParagraph, Retirement
from kbdesk.project.sourcing import same_source
from kbdesk.project.translate import page_row

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedPage
    from kbdesk.project.review.support import Supported
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, PageRow, SourceRow

NOT_FED = ("index", "log")
"""What follows from pages, and feeds on nothing."""


class Leaving:
    """Works out what hangs on originals that go together; reads only. What all of them need is worked out once."""

    def __init__(self, shelf: ProjectShelf, index: Index, rows: Sequence[SourceRow], going: Sequence[str]) -> None:
        self._shelf = shelf
        self._index = index
        checked = index.pages.checked()
        self._pages = [page for page in checked if page.status not in LEFT_BEHIND]
        self._places = {page.id: at for at, page in enumerate(self._pages) if page.type not in NOT_FED}
        self._grounds = Grounds(shelf, checked, rows)
        self._links = index.claims.links()
        self._by_path: defaultdict[str, list[SourceRow]] = defaultdict(list)
        for row in sorted(rows, key=_is_retired):
            for name in filter(None, dict.fromkeys((same_source(row.path), row.moved_to))):
                self._by_path[name].append(row)
        self._resting_pages: dict[str, list[IndexedPage]] | None = None
        self._paragraphs: dict[str, dict[str, list[RestingParagraph]]] = {}
        self._going = {self._row(path, of_retired=True).path for path in going}

    def retirement(self, path: str, job: Job | None, *, of_retired: bool = False) -> Retirement:
        """Return what hangs on an original that is there or missing, with `of_retired` also on one that went already.

        Raises NotFound; Cancelled as `job` does.
        """
        row = self._row(path, of_retired=of_retired)
        resting: list[RestingParagraph] = []
        naming = self._pages_resting(job).get(row.path, ())
        for page in naming:
            resting += self._resting(page).get(row.path, ())
        built = [page for page in row.summaries if page in self._places]
        # Also one that only lists a link to it: that link goes dead.
        fed = {page.id for page in naming}.union(page for summary in built for page in self._beside(summary))
        return Retirement(
            row,
            self._page_rows(built),
            self._page_rows(sorted((fed & self._places.keys()) - set(built), key=self._places.__getitem__)),
            tuple(sorted(resting, key=lambda one: not one.alone)),
        )

    def _row(self, path: str, *, of_retired: bool) -> SourceRow:
        """Return the original of a path; one that is there or missing comes before a retired one."""
        for row in self._by_path.get(same_source(path), ()):
            if of_retired or not _is_retired(row):
                return row
        raise NotFound("There is no such original.", path, "List the originals to see their paths.")

    def _page_rows(self, pages: Iterable[str]) -> tuple[PageRow, ...]:
        return tuple(page_row(self._pages[self._places[page]], self._index.layout) for page in pages)

    def _are_alone(self, supported: Supported) -> bool:
        """Whether of all that supports a paragraph nothing but what goes is there to look it up in."""
        return not any(ground.is_here and ground.original not in self._going for ground in supported.grounds)

    def _beside(self, summary: str) -> Iterator[str]:
        """Yield the pages that link to a summary, and those that it links to."""
        for link in self._index.pages.backlinks_of(summary):
            yield link.source
        for link in self._index.pages.links_of(summary):
            if link.target:
                yield link.target

    def _pages_resting(self, job: Job | None) -> dict[str, list[IndexedPage]]:
        """Return for each original the pages of which anything names it, but summaries."""
        if self._resting_pages is None:
            found: defaultdict[str, list[IndexedPage]] = defaultdict(list)
            for number, page in enumerate(self._pages):
                if job:
                    job(number, len(self._pages))
                if page.type != "summary":
                    for original in self._named(page):
                        found[original].append(page)
            self._resting_pages = found
        return self._resting_pages

    def _named(self, page: IndexedPage) -> set[str]:
        """Return all originals that anything of a page names."""
        links = self._links.get(page.path, ())
        grounds = [ground for one in links for ground in self._grounds.of_link(page.path, one.destination, one.target)]
        return {ground.original for ground in (*grounds, *self._grounds.of_header(page))}

    def _resting(self, page: IndexedPage) -> dict[str, list[RestingParagraph]]:
        """Return for each original the paragraphs of a page that rest on it."""
        if page.id not in self._paragraphs:
            found: defaultdict[str, list[RestingParagraph]] = defaultdict(list)
            for one, supported in self._traced(page):
                paragraph = RestingParagraph(page.id, page.title, one, self._are_alone(supported))
                for original in {ground.original for ground in supported.grounds}:
                    found[original].append(paragraph)
            self._paragraphs[page.id] = found
        return self._paragraphs[page.id]

    def _traced(self, page: IndexedPage) -> Iterator[tuple[TracedParagraph, Supported]]:
        data = self._shelf.read(page.path)
        found = claims_of(PageText.of((data or b"").decode("utf-8", "replace")))
        supporting = Supporting(page, self._grounds, self._links.get(page.path, ()), found.listing)
        for claim in found.claims:
            supported = supporting.of(claim.spans, claim.section, claim.web)
            one = claim.paragraph
            yield (
                TracedParagraph(
                    one.first,
                    one.last,
                    one.heading,
                    one.prose,
                    one.text,
                    supported.support,
                    supported.verdict,
                    supported.grounds,
                    supported.pages,
                ),
                supported,
            )


def _is_retired(row: SourceRow) -> bool:
    return row.status == "retired"
