"""The person's preferences, each with the change that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.project import translate

if TYPE_CHECKING:
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor
    from kbdesk.project.values import PageRow

PREFERENCE = "preference"


@dataclass(frozen=True)
class Preference:
    """How the person wants things done.

    `since` is the page's field. It comes from the journal's change `change` (0: it was found), made `at` by `actor`;
    `entry` is what the log says of that, `warnings` what a reviewer should look at.
    """

    row: PageRow
    since: str
    change: int
    at: str
    actor: Actor | None
    entry: str = ""
    warnings: tuple[str, ...] = ()


def preferences(index: Index, journal: Journal) -> tuple[Preference, ...]:
    """Return all preferences, those in force first."""
    entries = {change: one for one in journal.operations.entries() for change in one.changes}
    found = []
    for page in index.pages.all():
        if page.type != PREFERENCE:
            continue
        versions = journal.history.of_file(index.layout.in_project(page.path))
        first = versions[-1] if versions else None
        entry = entries.get(first.change) if first else None
        found.append(
            Preference(
                translate.page_row(page, index.layout),
                dict(page.fields).get("since", ""),
                first.change if first else 0,
                first.at if first else "",
                first.actor if first else None,
                f"{entry.operation}: {entry.what}" if entry else "",
                first.warnings if first else (),
            )
        )
    return tuple(sorted(found, key=lambda one: one.row.status in ("superseded", "retired")))
