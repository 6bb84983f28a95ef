"""Originals that were added or retired, taken back as one plan: what was added is retired, what was retired returns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.plan import Plan, Put
from kbdesk.sources import edits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from kbdesk.sources.snapshot import Snapshot


def take_back(snapshot: Snapshot, added: Sequence[str], retired: Sequence[str], reason: str, now: datetime) -> Plan:
    """Plan to retire the originals at the paths `added`, and to restore those that lie at the paths `retired`.

    What cannot be is told as a warning: one that is gone or retired already, one in whose place another stands.
    """
    at_first = snapshot.manifest
    plans: list[Plan] = []
    warnings: list[str] = []
    for path in (*added, *retired):
        try:
            if path in retired:
                plan = edits.restore(snapshot, path)
            else:
                plan = edits.retire(snapshot, path, "wrong", reason, None, now)
        except (NotFound, Refused) as error:
            warnings.append(f"{error.where or path}: left as it is. {error.what}")
            continue
        plans.append(plan)
        snapshot = replace(snapshot, manifest=plan.puts[0].after)
    puts = (Put(plans[0].puts[0].path, at_first, snapshot.manifest),) if plans else ()
    moves = tuple(move for plan in plans for move in plan.moves)
    subject = plans[0].subject if plans else ""
    return Plan("revert", subject, puts, moves, reason=reason, warnings=tuple(warnings))
