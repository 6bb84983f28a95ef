"""Answers as facts, for programs, in the forms that `told` names; as short as the words are, and cut where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from kbdesk.agent import listings, remarks, replies
from kbdesk.agent.cutting import LONGEST_TITLE, short
from kbdesk.agent.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kbdesk.project.hits import Hits
    from kbdesk.project.remarks import Remark
    from kbdesk.project.values import Changes, Problem, Request, SourceRow

Facts = dict[str, Any]
T = TypeVar("T")
F = TypeVar("F", "Problem", "Remark")

MOST_PAGES = 200
"""Pages of one change that are named."""


def written(words: str, changes: Changes) -> Told:
    """Return what is told of a change, with the pages that it wrote."""
    pages = sorted(page for page, _, _ in changes.written)
    more = {"more": len(pages) - MOST_PAGES} if len(pages) > MOST_PAGES else {}
    return Told(words, {"done": words, "pages": pages[:MOST_PAGES], **more})


def unwritten(words: str) -> Told:
    """Return why nothing was written, where that is no error."""
    return Told(words, {"done": words, "pages": []})


def kept(changes: Changes) -> Told:
    """Return what is told of files that stand among the sources now."""
    words = replies.saved(changes)
    return Told(words, {"done": words, "sources": list(changes.created)})


def asked(words: str, request: Request) -> Told:
    """Return how a request stands."""
    return Told(words, {"request": request.id, "state": request.state, "answer": words})


def requests(found: Sequence[Request], first: int) -> Facts:
    """Return a client's requests from one on."""
    shown, more = _part(found, replies.MOST_REQUESTS, first)
    return {"total": len(found), "requests": [_request(one) for one in shown], **more}


def _request(one: Request) -> Facts:
    optional = {
        "answered": one.answered_at,
        "note": short(one.note, replies.LONGEST_NOTE),
        "failure": short(one.failure, replies.LONGEST_NOTE),
    }
    named = {"request": one.id, "state": one.state, "wish": replies.wished(one.wish), "asked": one.asked_at}
    return {**named, **given(**optional)}


def hits(query: str, found: Hits, limit: int) -> Told:
    """Return what a search found."""
    hint = listings.hint(query, found, limit)
    facts = [
        {
            "page": hit.page.id,
            "title": short(hit.page.title, LONGEST_TITLE),
            "snippet": listings.snippet(hit),
            **given(status="" if hit.page.status == "active" else hit.page.status),
        }
        for hit in found
    ]
    return Told(listings.hits(query, found, limit), {"hits": facts, **given(hint=hint)})


def problems(found: Sequence[Problem], first: int) -> list[Facts]:
    """Return what is broken, by kind."""
    return _groups(found, listings.PROBLEMS, _problem, lambda _: listings.LIST_LIMIT, first)


def _problem(one: Problem) -> Facts:
    return {"what": one.page, **given(target=listings.target(one), detail=one.detail)}


def remarked(found: Sequence[Remark], first: int) -> list[Facts]:
    """Return what else a lint should look at, by kind."""
    titles = {kind: title for kind, (_, title) in remarks.TITLES.items()}
    return _groups(found, titles, _remark, remarks.limit, first)


def _remark(one: Remark) -> Facts:
    if one.kind == "unwritten":
        return {"what": one.subject, "pages": len(one.others), "others": list(one.others[: remarks.PLACES_LIMIT])}
    others = list(one.others[: remarks.OTHERS_LIMIT])
    return {"what": one.subject, **given(others=others, detail=one.detail)}


def sources(rows: Sequence[SourceRow], first: int) -> Facts:
    """Return the originals by status; of very many only paths and summaries."""
    groups = []
    for status, same in listings.by_status(rows):
        if same[first - 1 :]:
            shown, more = _part(same, listings.BRIEF_LIMIT, first)
            items = [_source(row, is_brief=len(same) > listings.LIST_LIMIT) for row in shown]
            groups.append({"status": status, "total": len(same), "sources": items, **more})
    return {"groups": groups}


def _source(row: SourceRow, *, is_brief: bool) -> Facts:
    named = {"path": row.path, **given(summaries=list(row.summaries), behind=list(row.behind))}
    if is_brief:
        return named
    size = {} if row.size is None else {"size": row.size}
    units = {} if row.units is None else {"units": row.units}
    more = {
        "type": row.type,
        "unit": row.unit,
        "url": row.origin_from if row.origin == "url" else "",
        "replaces": row.replaces,
        "derived_from": row.derived_from,
        "changed": row.changed_at[:10],
        "why": row.why,
        "reason": row.reason,
        "replaced_by": row.replaced_by,
        "trouble": row.trouble,
    }
    return {**named, **size, **units, **given(**more)}


def _groups(
    found: Sequence[F], kinds: Mapping[str, str], item: Callable[[F], Facts], limit: Callable[[str], int], first: int
) -> list[Facts]:
    """Return findings by kind, from one of each kind on; kinds that end before it are left out."""
    groups = []
    for kind, about in kinds.items():
        same = [one for one in found if one.kind == kind]
        if same[first - 1 :]:
            shown, more = _part(same, limit(kind), first)
            items = [item(one) for one in shown]
            groups.append({"kind": kind, "about": about, "total": len(same), "found": items, **more})
    return groups


def _part(found: Sequence[T], limit: int, first: int) -> tuple[Sequence[T], Facts]:
    """Return a list from one on, as the words have it, and where it goes on."""
    last = first - 1 + limit
    return found[first - 1 : last], {"next": last + 1} if len(found) > last else {}


def given(**optional: Any) -> Facts:
    """Return those of the facts that say something."""
    return {name: value for name, value in optional.items() if value}
