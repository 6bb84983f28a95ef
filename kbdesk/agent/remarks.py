"""What a lint should look at, as the agent reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.agent.listings import LIST_LIMIT, going_on

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from kbdesk.project.remarks import Aspect, Remark

NAMED_LIMIT = 30
"""Names without a page in one answer: the list is long and its end says little."""
OTHERS_LIMIT = 10
PLACES_LIMIT = 3

TITLES = {
    "same_name": ("duplicates", "Called the same"),
    "same_text": ("duplicates", "Nearly the same text"),
    "unwritten": ("missing", "Named in several pages, and no page is called so"),
    "no_summary": ("sources", "Originals without a summary"),
    "summaries_of_one": ("sources", "Originals with several summaries; each has one"),
    "summary_behind": ("sources", "Originals that changed after their summary was made"),
    "original_retired": ("sources", "Summaries whose original is retired"),
    "original_missing": ("sources", "Summaries whose original is missing"),
    "untraced": ("untraced", "Pages without a link to a source"),
    "one_way": ("one_way", "Related pages that do not link back"),
}


def remarks(found: Sequence[Remark], aspects: Collection[Aspect], first: int = 1) -> str:
    """Return what there is to remark, by kind, and which aspects gave nothing.

    Kinds whose list ends before `first` are left out.
    """
    parts = []
    for kind, (_, title) in TITLES.items():
        lines = [f"- {_line(remark)}" for remark in found if remark.kind == kind]
        if lines[first - 1 :]:
            parts.append("\n".join([f"{title} ({len(lines):,}):", *going_on(lines, limit(kind), first)]))
    told = {TITLES[remark.kind][0] for remark in found}
    nothing = [aspect for aspect in aspects if aspect not in told]
    if nothing:
        parts.append(f"Nothing found: {', '.join(nothing)}.")
    return "\n\n".join(parts)


def limit(kind: str) -> int:
    """Return how many remarks of a kind one answer gives."""
    return NAMED_LIMIT if kind == "unwritten" else LIST_LIMIT


def _line(remark: Remark) -> str:
    others = _listed(remark.others, OTHERS_LIMIT)
    match remark.kind:
        case "same_name":
            return f"{remark.subject}, {others}: “{remark.detail}”"
        case "same_text":
            return f"{remark.subject}, {others} ({remark.detail} % in common)"
        case "unwritten":
            return f"{remark.subject}: {len(remark.others):,} pages ({_listed(remark.others, PLACES_LIMIT)})"
        case "summary_behind":
            return f"{remark.subject} (changed {remark.detail[:10]}) → {others}"
        case "original_retired":
            original, *replaced = remark.others
            by = f", replaced by {replaced[0]}" if replaced else ""
            return f"{remark.subject} → {original}{by} ({remark.detail})"
        case _:
            return f"{remark.subject} → {others}" if others else remark.subject


def _listed(names: Sequence[str], limit: int) -> str:
    return ", ".join(names[:limit]) + (", …" if len(names) > limit else "")
