"""What rests on an original, as an agent reads it: its summaries, the pages, the paragraphs that cite it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kbdesk.agent import facts, listings
from kbdesk.agent.cutting import line, named, short
from kbdesk.agent.told import Told

if TYPE_CHECKING:
    from kbdesk.project.sources.values import RestingParagraph, Retirement

LIMIT = 60
"""Paragraphs in one answer."""
LONGEST = 300
"""Characters of a paragraph."""


def told(found: Retirement, first: int) -> Told:
    """Return what rests on an original, from a paragraph on. Raises NotFound for one behind the last."""
    listings.within(first, len(found.resting))
    return Told(_words(found, first), _facts(found, first))


def _words(found: Retirement, first: int) -> str:
    row = found.source
    alone = sum(1 for one in found.resting if one.alone)
    parts = [f"{row.path} ({row.status}). Summaries: {named([page.id for page in found.summaries]) or 'none'}."]
    parts.append(f"Pages that it feeds: {named([page.id for page in found.fed]) or 'none'}.")
    lines = [_line(one) for one in found.resting]
    parts.append(f"Paragraphs that cite it: {len(lines):,}; on nothing else that is there rest {alone:,}, these first.")
    return "\n".join([*parts, *listings.going_on(lines, LIMIT, first)])


def _line(one: RestingParagraph) -> str:
    at = one.paragraph
    heading = f", “{line(at.heading, LONGEST)}”" if at.heading else ""
    alone = " (rests on it alone)" if one.alone else ""
    return f"- {one.page}, lines {at.first_line}–{at.last_line}{heading}{alone}: {line(at.text, LONGEST)}"


def _facts(found: Retirement, first: int) -> dict[str, Any]:
    last = first - 1 + LIMIT
    shown = found.resting[first - 1 : last]
    cited = {
        "summaries": [page.id for page in found.summaries],
        "pages": [page.id for page in found.fed],
        "total": len(found.resting),
        "paragraphs": [_paragraph(one) for one in shown],
        **({"next": last + 1} if len(found.resting) > last else {}),
    }
    return {**facts.sources((found.source,), 1), "citing": cited}


def _paragraph(one: RestingParagraph) -> dict[str, Any]:
    at = one.paragraph
    named_by = facts.given(heading=line(at.heading, LONGEST))
    return {
        "page": one.page,
        "first_line": at.first_line,
        "last_line": at.last_line,
        **named_by,
        "text": short(at.text, LONGEST),
        "alone": one.alone,
    }
