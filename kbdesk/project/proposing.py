"""What may be done about what health tells: the page that was probably meant, one that could link, one to be made."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kbdesk.pages.resolve import name_key
from kbdesk.pages.slugs import slug_of
from kbdesk.pages.ways.habits import kinds
from kbdesk.project.fixing import Fix
from kbdesk.project.likely import LikelyPages
from kbdesk.project.values import PageNames, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedPage
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

PAST = ("retired", "superseded")
USUAL_TYPE = "concept"
MOST = 5


class Proposing:
    """Looks into the index for what mends a problem; changes nothing. One is made for each version of the wiki."""

    def __init__(self, index: Index, shelf: ProjectShelf) -> None:
        self._index = index
        self._shelf = shelf

    @cached_property
    def _likely(self) -> LikelyPages:
        return LikelyPages(PageNames(*names) for names in self._index.pages.names())

    def problems(self, found: Iterable[Problem]) -> tuple[Problem, ...]:
        """Return the check's problems, and links to superseded pages; their `detail` is the target's successor.

        A page that another took the place of is to be linked to by nobody.
        """
        past = {row[0] for row in self._index.pages.names() if row[3] in PAST}
        told = [one for one in found if one.kind != "orphan" or one.page not in past]
        successors = {page: self.successor(page) for page in {one.target for one in told if one.kind in _LINKS}}
        led = [
            Problem(one.kind, one.page, one.target, one.line, successors[one.target], one.written)
            if one.kind == "link_to_retired"
            else one
            for one in told
        ]
        return (*led, *self._superseded())

    def _superseded(self) -> Iterator[Problem]:
        """Yield the links to superseded pages, each page's once; a successor may name what it replaces."""
        for row in self._index.pages.names():
            page, status = row[0], row[3]
            if status != "superseded":
                continue
            successor = self.successor(page)
            told = set()
            for link in self._index.pages.backlinks_of(page):
                if link.source not in told and link.source != successor and link.status not in PAST:
                    told.add(link.source)
                    yield Problem("link_to_superseded", link.source, page, link.line, successor, link.destination)

    def successor(self, page: str) -> str:
        """Return the page in force that a page was superseded by, however many times; "" where there is none."""
        seen = {page}
        found = self._index.pages.by_id(page)
        while found is not None:
            following = self._followed_by(found)
            if following is None or following.id in seen:
                return ""
            if following.status not in PAST:
                return following.id
            seen.add(following.id)
            found = following
        return ""

    def _followed_by(self, page: IndexedPage) -> IndexedPage | None:
        written = dict(page.fields).get("superseded_by", "") if '"superseded_by"' in page.fields_text else ""
        if not written:
            return None
        wiki = written.startswith("[[")
        target = self._shelf.resolve(page.path, written.strip("[]").partition("|")[0], wiki).id
        return self._index.pages.by_id(target) if target else None

    def likely(self, problem: Problem) -> tuple[str, ...]:
        """Return the pages that a link was probably meant for, or that could link to an orphan, the likeliest first."""
        if problem.kind == "broken_link":
            words = [link.text for link in self._index.pages.links_of(problem.page) if link.wanted == problem.target]
            folder = problem.target.rpartition("/")[0].rpartition("/")[2]
            found = self._likely.meant_by([problem.target, *words], folder)
            return tuple(page for page in found if page != problem.page)
        if problem.kind in _LINKS:
            return (problem.detail,) if problem.detail and problem.detail != problem.page else ()
        return self._parents(problem.page) if problem.kind == "orphan" else ()

    def _parents(self, page: str) -> tuple[str, ...]:
        """Return pages that name a page, and those that it links to; the overview where there is nobody else."""
        row = self._index.pages.by_id(page)
        if row is None:
            return ()
        title = row.title.replace('"', " ").strip()
        named = [hit[0] for hit in self._index.search(f'"{title}"', MOST).found] if title else []
        linked = [link.target for link in self._index.pages.links_of(page) if link.target and link.status not in PAST]
        overview = ["overview"] if self._shelf.read("overview.md") is not None else []
        found = dict.fromkeys(one for one in (*named, *linked, *overview) if one not in (page, "index", "log"))
        return tuple(found)[:MOST]

    def fixes(self, problems: Sequence[Problem], job: Job | None = None) -> tuple[Fix, ...]:
        """Return the fix that is proposed for each of these problems that has one."""
        found = []
        for number, problem in enumerate(problems):
            if job:
                job(number, len(problems))
            pages = self.likely(problem)
            if pages and problem.kind == "orphan":
                found.append(Fix("link", pages[0], to=problem.page))
            elif pages:
                found.append(Fix("relink", problem.page, problem.target, pages[0]))
        return tuple(found)

    def page_to_make(self, problem: Problem) -> Fix:
        """Return the fix that makes the page which a broken link asks for."""
        layout = self._shelf.layout
        asked = problem.target
        reference = layout.page_at(asked) if asked.endswith(".md") else None
        kind, _, slug = asked.partition("/")
        if reference is not None and reference.declared:
            kind, slug = reference.type, reference.slug
        elif not slug or layout.type_named(kind) is None:
            known = kinds(self._shelf) if layout.follows_ways else layout.types
            kind = USUAL_TYPE if layout.type_named(USUAL_TYPE) else known[0].type
            slug = asked.removesuffix(".md").rpartition("/")[2]
        title = self._title(problem, slug)
        plain = slug if slug == slug_of(slug) else slug_of(slug)
        return Fix("create", problem.page, asked, f"{kind}/{plain or slug_of(title)}", title)

    def _title(self, problem: Problem, slug: str) -> str:
        """Return the words of the link where they are the name it asks for, else the name itself."""
        for link in self._index.pages.links_of(problem.page):
            if link.wanted == problem.target and name_key(link.text) == name_key(slug):
                words = link.text if link.text != slug else slug.replace("-", " ")
                return words[:1].upper() + words[1:]
        words = slug.replace("-", " ").replace("_", " ").strip()
        return words[:1].upper() + words[1:]


_LINKS = ("link_to_retired", "link_to_superseded")
