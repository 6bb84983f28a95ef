"""What granting a wish touches: the pairing of pages and originals, which neither room knows of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.project.sourcing import same_source
from kbdesk.project.values import Consequences, PageRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.index.queries import PageQueries
    from kbdesk.project.reading import Reading
    from kbdesk.project.values import Wish


def consequences(wish: Wish, reading: Reading, pages: PageQueries) -> Consequences:
    """Return what a retirement touches: of a page, the pages that link to it and, of a summary, those that it feeds.

    Of an original, what was built from it and what that feeds.
    """
    rows = {row.id: row for row in reading.rows()}
    overview = pages.by_id("overview")
    if overview is not None:
        rows["overview"] = PageRow("overview", "overview", "overview", "Overview", "", "active", overview.path)
    if wish.kind == "retire_page":
        try:
            page, _ = reading.find_id(wish.subject)
        except NotFound:
            return Consequences()
        linked = list(dict.fromkeys(link.source for link in pages.backlinks_of(page)))
        fed = [link.target for link in pages.links_of(page) if link.target] if page.startswith("summary/") else []
        told = {page, *linked}
        return Consequences(linked_from=_rows(rows, linked), fed=_rows(rows, (one for one in fed if one not in told)))
    if wish.kind == "retire_source":
        return _of_source(wish.subject, rows, pages)
    return Consequences() if not wish.replaces else _of_source(wish.replaces, rows, pages)


def summaries_of(source: str, pages: PageQueries) -> list[str]:
    """Return the pages that were made from an original, by what their headers say."""
    return [page for page, file in pages.summaries() if same_source(file) == same_source(source)]


def _of_source(source: str, rows: dict[str, PageRow], pages: PageQueries) -> Consequences:
    summaries = summaries_of(source, pages)
    linked = [link.source for page in summaries for link in pages.backlinks_of(page)]
    fed = [link.target for page in summaries for link in pages.links_of(page) if link.target]
    told = set(summaries)
    return Consequences(
        summaries=_rows(rows, summaries), fed=_rows(rows, (page for page in [*linked, *fed] if page not in told))
    )


def _rows(rows: dict[str, PageRow], pages: Iterable[str]) -> tuple[PageRow, ...]:
    return tuple(rows[page] for page in dict.fromkeys(pages) if page in rows)
