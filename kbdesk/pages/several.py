"""Changes to several pages that are planned as one, and the entry of the log that goes with a change."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.pages import edits
from kbdesk.pages.ids import find_page
from kbdesk.plan import Plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.pages.shelf import Shelf
    from kbdesk.plan import Entry

    Fragments = tuple[tuple[str, str], ...]
    Fields = tuple[tuple[str, str | None], ...]

_MOST_TOLD = 20


def edit(shelf: Shelf, wanted: Sequence[tuple[str, Fragments, Fields]]) -> Plan:
    """Plan edits (page, fragments, fields), all or none. What is wrong with several of them is told at once."""
    plans: list[Plan] = []
    failures: list[KbdeskError] = []
    for page, (fragments, fields) in _by_page(shelf, wanted).items():
        try:
            plans.append(edits.edit(shelf, page, fragments, fields))
        except (NotFound, Refused) as error:
            failures.append(error)
    if failures:
        raise failures[0] if len(failures) == 1 else _together(failures, len(plans) + len(failures))
    if not plans:
        raise Refused("There is no page to edit.", None, "Give at least one.")
    return Plan(
        "edit",
        plans[0].subject,
        tuple(put for plan in plans for put in plan.puts),
        pages=tuple(page for plan in plans for page in plan.pages),
        warnings=tuple(warning for plan in plans for warning in plan.warnings),
    )


def _by_page(shelf: Shelf, wanted: Sequence[tuple[str, Fragments, Fields]]) -> Mapping[str, tuple[Fragments, Fields]]:
    """Return what is wanted of each page; several edits of one page become one."""
    found: dict[str, tuple[Fragments, Fields]] = {}
    for page, fragments, fields in wanted:
        name = _name(shelf, page)
        before = found.get(name, ((), ()))
        found[name] = (before[0] + fragments, before[1] + fields)
    return found


def _name(shelf: Shelf, page: str) -> str:
    try:
        return find_page(shelf, page)[0]
    except NotFound:
        return page.strip()  # the overview; planning its edit says what is wrong with another one


def _together(failures: Sequence[KbdeskError], count: int) -> Refused:
    lines = [f"- {failure}" for failure in failures[:_MOST_TOLD]]
    if len(failures) > _MOST_TOLD:
        lines.append(f"- and {len(failures) - _MOST_TOLD} more")
    return Refused(
        f"{len(failures)} of these {count} edits cannot be made.", None, "\n".join(["None was made.", *lines])
    )


def logged(shelf: Shelf, plan: Plan, entry: Entry, pages: Sequence[str]) -> Plan:
    """Return a plan that also adds an entry to the log, naming pages; one that changes nothing adds none.

    In a wiki whose log takes none the plan is carried out without, which is told.
    """
    if plan.changes_nothing:
        return plan
    try:
        log = edits.add_log(shelf, entry.operation, entry.what, pages)
    except Refused as error:
        if not shelf.layout.follows_ways:
            raise
        return replace(plan, warnings=(*plan.warnings, f"{plan.subject}: the log got no entry. {error.what}"))
    return replace(plan, puts=(*plan.puts, *log.puts), reason=plan.reason or log.reason, entry=log.entry)
