"""What the agent reads: index, hits, pages, problems, sources and their text; cut where they run on."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.project.values import Extract, Hit, Page, Problem, SourceRow

INDEX_LIMIT = 40_000
PAGE_LIMIT = 100_000
LIST_LIMIT = 200
BRIEF_LIMIT = 1_000
LINKED_LIMIT = 50

_UNITS = {"pages": "page", "slides": "slide", "sheets": "sheet"}

_PROBLEMS = {
    "broken_link": "Broken links",
    "orphan": "Orphans, no page links to them",
    "link_to_retired": "Links to retired pages",
    "unreadable": "Pages that cannot be read",
    "forbidden_name": "Names that not every system takes; tell the person",
    "twins": "Names that many systems take for one; tell the person",
}


def index(text: str) -> str:
    """Return the index; when it runs on, every section keeps its heading, its count and a fair share of its lines."""
    if len(text) <= INDEX_LIMIT:
        return text.strip() if "\n- " in text else "The knowledge base has no pages yet."
    heading, *sections = text.strip().split("\n## ")
    share = INDEX_LIMIT // max(1, len(sections))
    return "\n\n".join([heading.strip(), *(_section(section, share) for section in sections)])


def _section(text: str, share: int) -> str:
    title, _, rest = text.partition("\n")
    lines = [line for line in rest.splitlines() if line]
    kept = list(_up_to(lines, share))
    left = len(lines) - len(kept)
    more = [f"… and {left:,} more of {len(lines):,}; find them with knowledge_search."] if left else []
    return "\n".join([f"## {title}", "", *kept, *more])


def _up_to(lines: Iterable[str], size: int) -> Iterable[str]:
    for line in lines:
        size -= len(line) + 1
        if size < 0:
            return
        yield line


def hits(query: str, found: Sequence[Hit], limit: int) -> str:
    """Return the results of a search, best first."""
    if not found:
        return f'No page contains "{query}". Try fewer or other words, or look through knowledge_index.'
    lines = [_hit(hit) for hit in found]
    if len(found) >= limit:
        lines.append(f"(the best {limit}; a higher limit shows more)")
    return "\n".join(lines)


def _hit(hit: Hit) -> str:
    snippet = _one_line(hit.snippet).removeprefix(f"# {hit.page.title}").strip()
    return f"- [{hit.page.title}]({hit.page.id}){_status(hit.page.status)} — {snippet}"


def _status(status: str) -> str:
    return "" if status == "active" else f" ({status})"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def page(shown: Page) -> str:
    """Return a page: id and header fields, the text with ids, and what links to it."""
    header = [shown.row.id, *(f"{name}: {value}" for name, value in _fields(shown))]
    if shown.row.trouble:
        header.append(f"trouble: {shown.row.trouble}")
    text = shown.text.strip("\r\n")
    return "\n".join([*header, "---", long_text(text), "---", _linked_from(shown)])


def _fields(shown: Page) -> Iterable[tuple[str, str]]:
    for name, value in shown.fields:
        if name == "superseded_by" and shown.superseded_by:
            yield name, shown.superseded_by
        elif name != "type":
            yield name, value


def _linked_from(shown: Page) -> str:
    sources = list(dict.fromkeys(link.source for link in shown.backlinks))
    more = f" and {len(sources) - LINKED_LIMIT:,} more" if len(sources) > LINKED_LIMIT else ""
    return f"Linked from: {', '.join(sources[:LINKED_LIMIT]) or 'no page'}{more}"


def long_text(text: str) -> str:
    """Return the text, cut where it is too long for one answer."""
    if len(text) <= PAGE_LIMIT:
        return text
    cut = f"the first {PAGE_LIMIT:,} of {len(text):,} characters; knowledge_search finds passages"
    return f"{text[:PAGE_LIMIT]}\n… (cut: {cut})"


def log(text: str) -> str:
    """Return the log, oldest first; of a long one the newest entries."""
    if "\n## " not in text:
        return "The log has no entries yet."
    if len(text) <= INDEX_LIMIT:
        return text.strip()
    heading, *entries = text.strip().split("\n## ")
    newest = list(_up_to(reversed(entries), INDEX_LIMIT))[::-1]
    left = len(entries) - len(newest)
    return "\n## ".join([f"{heading.strip()}\n\n… {left:,} older entries\n", *newest])


def problems(found: Sequence[Problem], pages: int) -> str:
    """Return what the check found, by kind."""
    if not found:
        return f"No problems in {_count(pages, 'page')}."
    parts = [f"{_count(len(found), 'problem')} in {_count(pages, 'page')}."]
    for kind, title in _PROBLEMS.items():
        lines = [_problem(problem) for problem in found if problem.kind == kind]
        if lines:
            parts.append("\n".join([f"{title} ({len(lines):,}):", *_cut(lines, LIST_LIMIT, "fix these first")]))
    return "\n\n".join(parts)


def _problem(problem: Problem) -> str:
    target = f" → {problem.written or problem.target}" if problem.target else ""
    detail = f" ({problem.detail})" if problem.detail else ""
    return f"- {problem.page}{target}{detail}"


def _cut(lines: list[str], limit: int, hint: str) -> list[str]:
    if len(lines) <= limit:
        return lines
    return [*lines[:limit], f"… and {len(lines) - limit:,} more; {hint}."]


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}" if number == 1 else f"{number:,} {word}s"


def sources(rows: Sequence[SourceRow]) -> str:
    """Return the originals, present ones first; of very many only paths and summaries."""
    if not rows:
        return "There are no sources yet."
    order = {"present": 0, "missing": 1, "retired": 2}
    ordered = sorted(rows, key=lambda row: (order[row.status], row.path))
    parts = []
    for status, group in groupby(ordered, key=lambda row: row.status):
        found = list(group)
        lines = [_source(row) if len(found) <= LIST_LIMIT else _brief(row) for row in found]
        cut = _cut(lines, BRIEF_LIMIT, "extract_text reads those too, by their path")
        parts.append("\n".join([f"{status.capitalize()} ({len(lines):,}):", *cut]))
    return "\n\n".join(parts)


def _source(row: SourceRow) -> str:
    facts = [row.type, *_units(row), *_size(row)]
    if row.origin == "url":
        facts.append(f"from {row.origin_from}")
    for word, value in (("replaces", row.replaces), ("made from", row.derived_from), ("changed", row.changed_at[:10])):
        if value:
            facts.append(f"{word} {value}")
    if row.status == "retired":
        facts.append(f"{row.why}: {row.reason}" if row.reason else row.why)
        if row.replaced_by:
            facts.append(f"replaced by {row.replaced_by}")
    if row.trouble:
        facts.append(row.trouble)
    return f"- {row.path} ({', '.join(filter(None, facts))}){_summaries(row)}"


def _brief(row: SourceRow) -> str:
    return f"- {row.path}{_summaries(row)}"


def _summaries(row: SourceRow) -> str:
    summaries = ", ".join(row.summaries) or ("no summary" if row.status == "present" else "")
    return f" → {summaries}" if summaries else ""


def _units(row: SourceRow) -> list[str]:
    return [_count(row.units, _UNITS.get(row.unit, row.unit))] if row.units is not None and row.unit else []


def _size(row: SourceRow) -> list[str]:
    if row.size is None:
        return []
    for unit, size in (("MB", 1_000_000), ("KB", 1_000)):
        if row.size >= size:
            return [f"{row.size / size:.1f} {unit}"]
    return [f"{row.size} bytes"]


def extract(text: Extract) -> str:
    """Return the text of an original, with what of it this is and how to go on."""
    part = f", {text.unit} {text.first} to {text.last} of {text.total}" if text.unit else ""
    lines = [f"{text.path}{part}", "---", text.text.strip("\r\n") or "(no text)"]
    if text.unit and text.last < text.total:
        lines.append(f"… (go on with from: {text.last + 1})")
    elif text.truncated:
        lines.append("… (cut: the rest is too long for one answer)")
    return "\n".join(lines)
