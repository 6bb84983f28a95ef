"""What hangs on an original, told before it goes: its summaries, the pages they feed, the paragraphs resting on it."""

from __future__ import annotations

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

    from kbdesk.index.claims import LinkedLine
    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedPage
    from kbdesk.project.review.support import Supported
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, PageRow, SourceRow

NOT_FED = ("index", "log")
"""What follows from pages, and feeds on nothing."""


class Leaving:
    """Works out what hangs on originals that go together; reads only."""

    def __init__(self, shelf: ProjectShelf, index: Index, rows: Sequence[SourceRow], going: Sequence[str]) -> None:
        self._shelf = shelf
        self._index = index
        self._rows = rows
        self._pages = [page for page in index.pages.checked() if page.status not in LEFT_BEHIND]
        self._grounds = Grounds(shelf, index.pages.checked(), rows)
        self._links = index.claims.links()
        self._going = {self._row(path, of_retired=True).path for path in going}

    def retirement(self, path: str, job: Job | None, *, of_retired: bool = False) -> Retirement:
        """Return what hangs on an original that is there or missing, with `of_retired` also on one that went already.

        Raises NotFound; Cancelled as `job` does.
        """
        row = self._row(path, of_retired=of_retired)
        resting: list[RestingParagraph] = []
        for number, page in enumerate(self._pages):
            if job:
                job(number, len(self._pages))
            links = self._links.get(page.path, ())
            if page.type != "summary" and self._rests(page, links, row):
                resting += self._paragraphs(page, links, row)
        rows = {one.id: page_row(one, self._index.layout) for one in self._pages if one.type not in NOT_FED}
        built = [page for page in row.summaries if page in rows]
        fed = [one.page for one in resting] + [page for summary in built for page in self._beside(summary)]
        told = set(built)
        return Retirement(
            row,
            tuple(rows[page] for page in built),
            tuple(_chosen(rows, (page for page in fed if page not in told))),
            tuple(sorted(resting, key=lambda one: not one.alone)),
        )

    def _are_alone(self, supported: Supported) -> bool:
        """Whether of all that supports a paragraph nothing but what goes is there to look it up in."""
        return not any(ground.is_here and ground.original not in self._going for ground in supported.grounds)

    def _row(self, path: str, *, of_retired: bool) -> SourceRow:
        """Return the original of a path; one that is there or missing comes before a retired one."""
        wanted = same_source(path)
        found = [row for row in self._rows if wanted in (same_source(row.path), row.moved_to)]
        found = sorted((row for row in found if of_retired or row.status != "retired"), key=_is_retired)
        if not found:
            raise NotFound("There is no such original.", path, "List the originals to see their paths.")
        return found[0]

    def _beside(self, summary: str) -> Iterator[str]:
        """Yield the pages that link to a summary, and those that it links to."""
        for link in self._index.pages.backlinks_of(summary):
            yield link.source
        for link in self._index.pages.links_of(summary):
            if link.target:
                yield link.target

    def _rests(self, page: IndexedPage, links: Sequence[LinkedLine], row: SourceRow) -> bool:
        """Whether anything of a page names the original."""
        named = (ground for one in links for ground in self._grounds.of_link(page.path, one.destination, one.target))
        if any(ground.original == row.path for ground in named):
            return True
        return any(ground.original == row.path for ground in self._grounds.of_header(page))

    def _paragraphs(self, page: IndexedPage, links: Sequence[LinkedLine], row: SourceRow) -> Iterator[RestingParagraph]:
        data = self._shelf.read(page.path)
        found = claims_of(PageText.of((data or b"").decode("utf-8", "replace")))
        supporting = Supporting(page, self._grounds, links, found.listing)
        for claim in found.claims:
            supported = supporting.of(claim.spans, claim.section, claim.web)
            if not any(ground.original == row.path for ground in supported.grounds):
                continue
            one = claim.paragraph
            told = TracedParagraph(
                one.first,
                one.last,
                one.heading,
                one.prose,
                one.text,
                supported.support,
                supported.verdict,
                supported.grounds,
                supported.pages,
            )
            yield RestingParagraph(page.id, page.title, told, self._are_alone(supported))


def _is_retired(row: SourceRow) -> bool:
    return row.status == "retired"


def _chosen(rows: dict[str, PageRow], wanted: Iterable[str]) -> Iterator[PageRow]:
    chosen = set(wanted)
    return (row for page, row in rows.items() if page in chosen)
