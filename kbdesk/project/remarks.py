"""What a lint needs beside the check: what seems to be there twice, what is missing, what rests on nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from kbdesk.pages.likeness import nearly_identical
from kbdesk.pages.support import field_sources, is_source_path, stands_among_sources
from kbdesk.pages.unwritten import same_names, unwritten
from kbdesk.project.header_names import related_names
from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence, Set

    from kbdesk.index.index import Index
    from kbdesk.index.queries import IndexedPage
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, SourceRow

Aspect: TypeAlias = Literal["duplicates", "missing", "sources", "untraced", "one_way"]
ASPECTS: tuple[Aspect, ...] = get_args(Aspect)
"""What can be looked for: twins; names without a page; summaries against originals; pages without a source; one-way
"related" links."""

_RESTS_ON_PAGES = frozenset({"summary", "preference"})
_RELATED = re.compile(
    r"(?:related|see also|connections|connected|cross.?ref|relacion|v[ée]ase|ver tamb|conexion|verwandt|siehe auch"
    r"|voir aussi|connexe|vedi anche|correlat|関連|相关|相關|参见|參見|另见|관련)",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Remark:
    """Something that a lint should look at.

    | kind | subject | others | detail |
    |---|---|---|---|
    | same_name | page | pages called the same | the name |
    | same_text | page | pages that say nearly the same | per cent in common |
    | unwritten | name | pages in which it stands | |
    | no_summary | original | | |
    | summaries_of_one | original | its summaries, where it has several | |
    | summary_behind | original | summaries older than it | when it changed |
    | original_retired | summary | the original, and what replaces it | why |
    | original_missing | summary | the original | |
    | untraced | page | | |
    | one_way | page | pages it calls related that do not link back | |
    """

    kind: Literal[
        "same_name",
        "same_text",
        "unwritten",
        "no_summary",
        "summaries_of_one",
        "summary_behind",
        "original_retired",
        "original_missing",
        "untraced",
        "one_way",
    ]
    subject: str
    others: tuple[str, ...] = ()
    detail: str = ""


class Remarks:
    """Looks the wiki over, from what the index holds."""

    def __init__(self, index: Index, shelf: ProjectShelf, sources: Callable[[Job | None], Sequence[SourceRow]]) -> None:
        self._index = index
        self._shelf = shelf
        self._sources = sources

    def all(self, aspects: Iterable[Aspect], job: Job | None) -> tuple[Remark, ...]:
        """Return what there is to remark under each aspect, in the order of ASPECTS."""
        looks: dict[Aspect, Callable[[Job | None], Iterator[Remark]]] = {
            "duplicates": self._duplicates,
            "missing": self._missing,
            "sources": self._pairing,
            "untraced": self._untraced,
            "one_way": self._one_way,
        }
        wanted = set(aspects)
        found: list[Remark] = []
        for aspect in ASPECTS:
            if aspect in wanted:
                found += looks[aspect](job)
        return tuple(found)

    def _duplicates(self, job: Job | None) -> Iterator[Remark]:
        survey = self._index.survey
        for name, pages in same_names(survey.names()):
            yield Remark("same_name", pages[0], pages[1:], name)
        for group in nearly_identical(survey.texts(), survey.text_of, _told(job, survey.count())):
            yield Remark("same_text", group.pages[0], group.pages[1:], str(int(group.share * 100)))

    def _missing(self, job: Job | None) -> Iterator[Remark]:
        survey = self._index.survey
        known = {name for _, name, _ in survey.names()}
        known |= {link.text for link in survey.links() if link.target}
        for one in unwritten(survey.texts, known, _told(job, 3 * survey.count())):
            yield Remark("unwritten", one.name, one.pages)

    def _pairing(self, job: Job | None) -> Iterator[Remark]:
        """Compare summaries with originals; one that was made from another, or replaced, needs none of its own."""
        rows = self._sources(job)
        pages = {page.id: page for page in self._pages()}
        by_path = {same_source(row.path): row for row in rows}
        covered = {row.path for row in rows if _in_force(row.summaries, pages)}
        covered |= {row.derived_from for row in rows if row.path in covered and row.derived_from}
        covered |= {row.path for row in rows if row.derived_from in covered}
        covered |= {row.replaces for row in rows if row.status == "present" and row.replaces}
        for row in rows:
            if row.status == "present" and row.path not in covered:
                yield Remark("no_summary", row.path)
        for row in rows:
            several = _in_force(row.summaries, pages)
            if len(several) > 1:
                yield Remark("summaries_of_one", row.path, tuple(several))
        for row in rows:
            behind = [page for page in _in_force(row.summaries, pages) if is_behind(pages[page], row)]
            if row.status == "present" and behind:
                yield Remark("summary_behind", row.path, tuple(behind), row.changed_at)
        for page, file in self._index.pages.summaries():
            if page in pages:
                yield from _lost_original(page, file, by_path.get(same_source(file)))

    def _untraced(self, _job: Job | None) -> Iterator[Remark]:
        layout = self._index.layout
        traced: set[str] = set()
        linking: set[str] = set()
        pages = {page.id: page for page in self._pages()}
        for link in self._index.survey.links():
            page = pages.get(link.source)
            if page is None or page.id in traced:
                continue
            if link.target:
                linking.add(page.id)
            if stands_among_sources(layout, link.path) or is_source_path(layout, page.path, link.destination):
                traced.add(page.id)
        for page in pages.values():
            rests = page.id in traced or page.type in _RESTS_ON_PAGES or field_sources(dict(page.fields))
            if page.declared and not rests and not (page.type == "synthesis" and page.id in linking):
                yield Remark("untraced", page.id)

    def _one_way(self, _job: Job | None) -> Iterator[Remark]:
        layout = self._index.layout
        pages = {page.id: page for page in self._pages() if not stands_among_sources(layout, page.path)}
        linked: dict[str, set[str]] = {}
        related: dict[str, dict[str, None]] = {}
        for link in self._index.survey.links():
            if link.target in pages:
                linked.setdefault(link.source, set()).add(str(link.target))
                if _RELATED.match(link.section):
                    related.setdefault(link.source, {})[str(link.target)] = None
        for page in pages.values():
            for target in self._related_field(page):
                if target in pages:
                    linked.setdefault(page.id, set()).add(target)
                    related.setdefault(page.id, {})[target] = None
        for page in pages.values():
            one_way = [
                other for other in related.get(page.id, ()) if other != page.id and page.id not in linked.get(other, ())
            ]
            if one_way:
                yield Remark("one_way", page.id, tuple(one_way))

    def _related_field(self, page: IndexedPage) -> Iterator[str]:
        """Yield the pages that the field `related` names, as ids, slugs, paths or wikilinks."""
        written = dict(page.fields).get("related", "") if '"related"' in page.fields_text else ""
        for name in related_names(written):
            found = self._shelf.resolve(page.path, name, wiki=True).id
            if found:
                yield found

    def _pages(self) -> Iterator[IndexedPage]:
        """Yield the pages in force, in the order of the index."""
        pages = self._index.pages.checked()
        return (page for page in pages if not page.special and page.status not in ("retired", "superseded"))


def _told(job: Job | None, total: int) -> Callable[[int], None]:
    return (lambda done: job(min(done, total), total)) if job else (lambda _done: None)


def _in_force(summaries: Iterable[str], pages: Set[str] | dict[str, IndexedPage]) -> list[str]:
    return [page for page in summaries if page in pages]


def is_behind(page: IndexedPage, row: SourceRow) -> bool:
    """Whether an original's bytes changed after its summary was made."""
    return was_made_before(dict(page.fields).get("ingested", ""), row.changed_at)


def was_made_before(ingested: str, changed_at: str) -> bool:
    """Whether a summary ingested then is older than the bytes of an original; a day alone counts to its end."""
    moment = ingested.strip("\"' ")
    return bool(moment and changed_at) and changed_at[: len(moment)] > moment


def _lost_original(page: str, file: str, row: SourceRow | None) -> Iterator[Remark]:
    if row is None or row.status == "missing":
        yield Remark("original_missing", page, (file,))
    elif row.status == "retired":
        others = (file, row.replaced_by) if row.replaced_by else (file,)
        yield Remark("original_retired", page, others, row.reason or row.why)
