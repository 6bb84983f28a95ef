"""What was done, by operation: the changes that belong together, as the doors see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.journal.journal import Journal
    from kbdesk.journal.operations import Group
    from kbdesk.plan import Actor


@dataclass(frozen=True)
class ChangeRow:
    """One change in a list. `pages` are the ids it concerns, `subject` what it was done to.

    `of_originals`: it changed the list of originals, so `Project.undo_sources` undoes it, and not `undo`.
    """

    id: int
    at: str
    actor: Actor
    operation: str
    subject: str
    reason: str = ""
    pages: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    of_originals: bool = False


@dataclass(frozen=True)
class Operation:
    """Changes that belong together, oldest first.

    `kind` is entry (tied by the entry of the log `operation`, `what`), session (of one session of a client, and tied
    by no entry yet), burst (of other programs, close in time) or change (one by itself).
    """

    kind: Literal["entry", "session", "burst", "change"]
    operation: str
    what: str
    changes: tuple[ChangeRow, ...]


def operations(journal: Journal, first: int, limit: int) -> tuple[Operation, ...]:
    """Return some of all operations, the one with the newest change first; `first` counts from 0."""
    groups = journal.operations.groups()[first : first + limit]
    records = {
        record.id: record for record in journal.changes.these([one for group in groups for one in group.changes])
    }
    return tuple(_operation(group, [records[one] for one in group.changes if one in records]) for group in groups)


def change_rows(journal: Journal, changes: Sequence[int]) -> tuple[ChangeRow, ...]:
    """Return changes by their ids, oldest first."""
    return tuple(_row(record) for record in journal.changes.these(changes))


def _operation(group: Group, records: list[ChangeRecord]) -> Operation:
    rows = tuple(_row(record) for record in records)
    return Operation(group.kind, group.operation, group.what, rows)  # type: ignore[arg-type]


def _row(record: ChangeRecord) -> ChangeRow:
    return ChangeRow(
        record.id,
        record.at,
        record.actor,
        record.operation,
        record.subject,
        record.reason or "",
        record.pages,
        record.warnings,
        any(path.endswith(f"/{MANIFEST}") for path, _, _ in record.files),
    )
