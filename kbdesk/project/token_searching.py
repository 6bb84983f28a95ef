"""The token search of LLM wikis as the doors get it: expanded by `related`, the best until so much is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.project.header_names import related_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.index.index import Index
    from kbdesk.index.token_search import TokenHit
    from kbdesk.pages.shelf import Shelf
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

TOLD = 8000
"""Characters that are told of all pages together."""
HITS = 50
"""Pages whose `related` are looked at."""
SHARE = 2
"""A page that is only related to a hit counts as much as this part of it."""


@dataclass(frozen=True)
class TokenFound:
    """A page of the result: its excerpts, or that it is only related to another one (`related_to`, else "")."""

    page: str
    title: str
    score: int
    excerpts: tuple[str, ...]
    related_to: str = ""

    @property
    def told(self) -> str:
        """What is told of it."""
        return "\n".join((f"{self.title} ({self.page})", *self.excerpts))


class TokenSearching:
    """What a project does for it."""

    _index: Index
    _shelf: ProjectShelf

    def token_search(self, query: str, job: Job | None = None) -> tuple[TokenFound, ...]:
        """Return the pages that fit, best first, until 8,000 characters are told. Raises Refused for no words."""
        if not query.strip():
            raise Refused("There are no words to search for.", None, "Write a few words.")
        hits = self._index.token_search(query, HITS, job)
        found = sorted(_with_related(self._index, self._shelf, hits), key=lambda one: (-one.score, one.page))
        told: list[TokenFound] = []
        left = TOLD
        for one in found:
            left -= len(one.told) + 2
            if left < 0 and told:
                break
            told.append(one)
        return tuple(told)


def _with_related(index: Index, shelf: Shelf, hits: list[TokenHit]) -> Iterator[TokenFound]:
    known = {hit.page for hit in hits}
    for hit in hits:
        page = index.pages.by_id(hit.page)
        if page is None:
            continue
        yield TokenFound(hit.page, page.title, hit.score, hit.excerpts)
        for name in related_names(dict(page.fields).get("related", "")):
            target = shelf.resolve(page.path, name, wiki=True).id
            other = index.pages.by_id(target) if target and target not in known else None
            if other is not None and other.status != "retired":
                known.add(other.id)
                excerpts = (other.description,) if other.description else ()
                yield TokenFound(other.id, other.title, hit.score // SHARE, excerpts, hit.page)
