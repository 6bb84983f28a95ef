"""What the agent reads: index, hits, log, problems, sources and their text; cut where they run on, with a way on.

Lists go on from an item that is counted from 1: `from`.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from kbdesk.agent.cutting import LONGEST_TITLE, cut, short
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.project.contents import IndexPart
    from kbdesk.project.hits import Hits
    from kbdesk.project.project import Project
    from kbdesk.project.values import Extract, Hit, Problem, SourceRow

INDEX_LIMIT = 40_000
LONGEST_LINE = 4_000
"""Characters of a line of the index."""
LONGEST_ENTRY = 10_000
"""Characters of an entry of the log, with the pages that it names."""
LIST_LIMIT = 100
BRIEF_LIMIT = 300
MOST_HITS = 100

NARROWED = re.compile(r"(?:^|\s)-?[\w-]+:\S")
"""A condition in a query."""
_UNITS = {"pages": "page", "slides": "slide", "sheets": "sheet"}

PROBLEMS = {
    "broken_link": "Broken links",
    "orphan": "Orphans, no page links to them",
    "link_to_retired": "Links to retired pages",
    "unreadable": "Pages that cannot be read",
    "forbidden_name": "Names that not every system takes; tell the person",
    "twins": "Names that many systems take for one; tell the person",
}


def index(project: Project) -> str:
    """Return the index; when it runs on, every section keeps its heading, its count and a fair share of its lines."""
    parts = project.index_parts(INDEX_LIMIT)
    if not parts:
        return "The knowledge base has no pages yet."
    whole = "\n\n".join(["# Index", *(_section(part, INDEX_LIMIT, 1) for part in parts)])
    if len(whole) <= INDEX_LIMIT:
        return whole
    share = INDEX_LIMIT // len(parts)
    return "\n\n".join(["# Index", *(_section(part, share, 1) for part in parts)])


def index_section(project: Project, section: str, first: int) -> str:
    """Return one section of the index, called by its title or its type, from a line on. Raises NotFound."""
    name = section.strip()
    parts = project.index_parts(INDEX_LIMIT, first)
    for part in parts:
        if part.title.strip().casefold() == name.casefold() or (part.type and part.type == name):
            within(first, part.total)
            return _section(part, INDEX_LIMIT, first)
    names = "; ".join(part.title.strip() for part in parts)
    raise NotFound("The index has no such section.", None, f"The sections are: {names}.")


def _section(part: IndexPart, share: int, first: int) -> str:
    kept = list(up_to((short(line.rstrip("\n"), LONGEST_LINE) for line in part.lines), share))
    last = first - 1 + len(kept)
    left = part.total - last
    more = (
        [f'… and {left:,} more of {part.total:,}; go on with section: "{part.title}", from: {last + 1}']
        if left > 0
        else []
    )
    return "\n".join([f"## {part.title}", "", *kept, *more])


def up_to(lines: Iterable[str], size: int) -> Iterable[str]:
    """Yield as many lines as fit, one in any case: without it there were no way on."""
    for number, line in enumerate(lines):
        size -= len(line) + 1
        if size < 0 and number > 0:
            return
        yield line


def hits(query: str, found: Hits, limit: int) -> str:
    """Return the results of a search, best first."""
    told = hint(query, found, limit)
    if not found:
        return told
    return "\n".join([*(_hit(hit) for hit in found), *([f"({told})"] if told else [])])


def hint(query: str, found: Hits, limit: int) -> str:
    """Return how to find more or other pages, "" where all that fit were found."""
    if not found and NARROWED.search(query):
        return f'No page fits "{short(query)}". Conditions (type:, status:, links:, field:value) hold exactly or not.'
    if not found:
        return f'No page contains "{short(query)}". Try fewer or other words, or look through knowledge_index.'
    on = "a higher limit shows more" if limit < MOST_HITS else "more words narrow it down"
    told = [f"the best {len(found)}; {on}"] if found.is_cut else []
    if found.instead:
        words = ", ".join(f'"{word}"' for word in found.instead)
        told.insert(0, f'no page contains "{short(query)}", these are for {words}')
    return "; ".join(told)


def _hit(hit: Hit) -> str:
    return f"- [{short(hit.page.title, LONGEST_TITLE)}]({hit.page.id}){_status(hit.page.status)} — {snippet(hit)}"


def snippet(hit: Hit) -> str:
    """Return the place of a page that a search found, in a line."""
    return _one_line(hit.snippet).removeprefix(f"# {hit.page.title}").strip()


def _status(status: str) -> str:
    return "" if status == "active" else f" ({status})"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def log(text: str, first: int = 1) -> str:
    """Return the log, oldest first; of a long one the newest entries, or those before them from an entry back."""
    if "\n## " not in text:
        return "The log has no entries yet."
    heading, *entries = text.strip().split("\n## ")
    within(first, len(entries))
    older = entries[: len(entries) - first + 1]
    newest = list(up_to((short(entry, LONGEST_ENTRY) for entry in reversed(older)), INDEX_LIMIT))[::-1]
    left = len(older) - len(newest)
    more = [f"… {left:,} older entries; go on with from: {len(entries) - left + 1}\n"] if left else []
    return "\n## ".join(["\n\n".join([heading.strip(), *more]), *newest])


def problems(found: Sequence[Problem], pages: int, first: int = 1) -> str:
    """Return what the check found, by kind; kinds whose list ends before `first` are left out."""
    if not found:
        return f"No problems in {_count(pages, 'page')}."
    parts = [f"{_count(len(found), 'problem')} in {_count(pages, 'page')}."]
    for kind, title in PROBLEMS.items():
        lines = [_problem(problem) for problem in found if problem.kind == kind]
        if lines[first - 1 :]:
            parts.append("\n".join([f"{title} ({len(lines):,}):", *going_on(lines, LIST_LIMIT, first)]))
    return "\n\n".join(parts)


def _problem(problem: Problem) -> str:
    link = target(problem)
    detail = f" ({problem.detail})" if problem.detail else ""
    return f"- {problem.page}{f' → {link}' if link else ''}{detail}"


def target(problem: Problem) -> str:
    """Return the link of a problem as knowledge_read shows it, by id where its page exists; "" where there is none."""
    return short((problem.written if problem.kind == "broken_link" else "") or problem.target)


def within(first: int, *totals: int) -> None:
    """Raise NotFound for a place, counted from 1, behind the end of every list of these totals."""
    if first > 1 and totals and first > max(totals):
        longest = "The list ends" if len(totals) == 1 else "The longest of these lists ends"
        raise NotFound(f"{longest} at {max(totals):,}.", None, "There is nothing to go on with.")


def going_on(lines: list[str], limit: int, first: int = 1) -> list[str]:
    """Return the lines from one on, as many as the limit allows, and how to go on."""
    last = first - 1 + limit
    more = [f"… and {len(lines) - last:,} more; go on with from: {last + 1}"] if len(lines) > last else []
    return [*lines[first - 1 : last], *more]


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def sources(rows: Sequence[SourceRow], first: int = 1) -> str:
    """Return the originals, present ones first; of very many only paths and summaries."""
    if not rows:
        return "There are no sources yet."
    groups = list(by_status(rows))
    within(first, *(len(found) for _, found in groups))
    parts = []
    for status, found in groups:
        lines = [_source(row) if len(found) <= LIST_LIMIT else _brief(row) for row in found]
        if lines[first - 1 :]:
            parts.append("\n".join([f"{status.capitalize()} ({len(lines):,}):", *going_on(lines, BRIEF_LIMIT, first)]))
    return "\n\n".join(parts)


def by_status(rows: Sequence[SourceRow]) -> Iterator[tuple[str, list[SourceRow]]]:
    """Yield the originals of each status, present ones first."""
    order = {"present": 0, "missing": 1, "retired": 2}
    ordered = sorted(rows, key=lambda row: (order[row.status], row.path))
    for status, group in groupby(ordered, key=lambda row: row.status):
        yield status, list(group)


def _source(row: SourceRow) -> str:
    facts = [row.type, *_units(row), *_size(row)]
    if row.origin == "url":
        facts.append(f"from {row.origin_from}")
    for word, value in (("replaces", row.replaces), ("made from", row.derived_from), ("changed", row.changed_at[:10])):
        if value:
            facts.append(f"{word} {value}")
    if row.status == "retired":
        why = row.why.replace("_", " ")
        facts.append(f"{why}: {row.reason}" if row.reason else why)
        if row.replaced_by:
            facts.append(f"replaced by {row.replaced_by}")
    if row.trouble:
        facts.append(row.trouble)
    return f"- {row.path} ({', '.join(filter(None, facts))}){_summaries(row)}"


def _brief(row: SourceRow) -> str:
    return f"- {row.path}{_summaries(row)}"


def _summaries(row: SourceRow) -> str:
    summaries = ", ".join(row.summaries) or ("no summary" if row.status == "present" else "")
    behind = f" (changed since {', '.join(row.behind)} was made)" if row.behind else ""
    return f" → {summaries}{behind}" if summaries else ""


def _units(row: SourceRow) -> list[str]:
    return [_count(row.units, _UNITS.get(row.unit, row.unit))] if row.units is not None and row.unit else []


def _size(row: SourceRow) -> list[str]:
    if row.size is None:
        return []
    for unit, size in (("MB", 1_000_000), ("KB", 1_000)):
        if row.size >= size:
            return [f"{row.size / size:.1f} {unit}"]
    return [f"{row.size} bytes"]


def extract(text: Extract, at: int = 1) -> str:
    """Return the text of an original from a character on, with what of it this is and how to go on."""
    part = f", {text.unit} {text.first} to {text.last} of {text.total}" if text.unit else ""
    shown = cut(text.text.strip("\r\n") or "(no text)", at, name="at")
    lines = [f"{text.path}{part}", "---", shown]
    if text.unit and text.last < text.total:
        lines.append(f"… (go on with from: {text.last + 1})")
    elif text.truncated:
        lines.append("… (cut: the rest is too long to be read)")
    return "\n".join(lines)
