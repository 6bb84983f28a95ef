"""One file's story, and everything the journal holds in the order it happened; for looking back and for exports."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.journal.operations import BURST
from kbdesk.plan import Actor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.journal.database import Database

BATCH = 500
"""Changes read at once."""

FIRST = 0
"""What stands for a change where a text was found, not made."""

NEIGHBOURS = 10
"""Changes before and after one among which the other half of a rename is looked for."""

CAME_AND_WENT = """
    SELECT f.change, f.path, f.before, f.after, c.actor_kind = 'outside' OR c.operation IN ('revert', 'undo')
    FROM change o JOIN change c ON c.id BETWEEN ? AND ? JOIN change_file f ON f.change = c.id
    WHERE o.id = ? AND c.state = 'done' AND f.kind = 'put' AND (f.before IS NULL) <> (f.after IS NULL)
    AND (c.id = o.id OR (c.actor_kind = 'outside' AND o.actor_kind = 'outside'
        AND abs(julianday(c.at) - julianday(o.at)) * 86400 <= ?))
    ORDER BY f.change, f.number
"""

ACTOR = "c.actor_kind, c.actor_name, c.actor_version, c.actor_session"


@dataclass(frozen=True)
class FileVersion:
    """How a file stood after a change; `hash` None: it was gone. `change` FIRST: how it was found."""

    change: int
    at: str
    operation: str
    reason: str | None
    warnings: tuple[str, ...]
    actor: Actor
    hash: str | None


@dataclass(frozen=True)
class FileStep:
    """What a change did to one file: put (hashes before and after), bring (hash after) or move (to `target`)."""

    kind: str
    path: str
    before: str | None
    after: str | None
    target: str | None


@dataclass(frozen=True)
class Change:
    """A change with all its files. `state` is done, intent (begun, not finished) or taken_back.

    `entry` is the change whose entry in the log ties this one, `logged` what a change's own entry says.
    """

    id: int
    at: str
    state: str
    operation: str
    subject: str
    reason: str | None
    pages: tuple[str, ...]
    warnings: tuple[str, ...]
    actor: Actor
    files: tuple[FileStep, ...]
    entry: int | None
    logged: str | None


class History:
    """Reads what happened; never writes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of_file(self, path: str) -> list[FileVersion]:
        """Return every version of a file, newest first; the last is how it was found, where it was found."""
        rows = self._database.records(
            lambda row: (_version(row), row[9]),
            f"SELECT c.id, c.at, c.operation, c.reason, c.warnings, {ACTOR}, f.before, f.after"
            " FROM change_file f JOIN change c ON c.id = f.change"
            " WHERE f.path = ? AND f.kind = 'put' AND c.state = 'done' ORDER BY c.id DESC",
            (path,),
        )
        versions = [version for version, _ in rows]
        found = rows[-1][1] if rows else self._known(path)
        if found is not None:
            baseline = self._database.rows("SELECT min(at) FROM baseline")
            at = str(baseline[0][0] or "") if baseline else ""
            versions.append(FileVersion(FIRST, at, "found", None, (), Actor("outside"), str(found)))
        return versions

    def _known(self, path: str) -> object:
        rows = self._database.rows("SELECT hash FROM known WHERE path = ?", (path,))
        return rows[0][0] if rows else None

    def changes(self) -> Iterator[Change]:
        """Yield every change, oldest first."""
        last = 0
        while changes := self._database.records(
            self._change,
            f"SELECT c.id, c.at, c.state, c.operation, c.subject, c.reason, c.pages, c.warnings, {ACTOR},"
            " t.entry, e.operation || ' | ' || e.what FROM change c LEFT JOIN tied t ON t.change = c.id"
            " LEFT JOIN entry e ON e.change = c.id WHERE c.id > ? ORDER BY c.id LIMIT ?",
            (last, BATCH),
        ):
            yield from changes
            last = changes[-1].id

    def _change(self, row: tuple[Any, ...]) -> Change:
        change, at, state, operation, subject, reason, pages, warnings, *actor, entry, logged = row
        return Change(
            change,
            at,
            state,
            operation,
            subject,
            reason,
            tuple(json.loads(pages)),
            tuple(json.loads(warnings)),
            Actor(*actor),
            tuple(self.steps(change)),
            entry,
            logged,
        )

    def steps(self, change: int) -> list[FileStep]:
        """Return what a change did to its files, in its order."""
        query = "SELECT kind, path, before, after, target FROM change_file WHERE change = ? ORDER BY number"
        return self._database.records(_step, query, (change,))

    def step(self, change: int, path: str) -> FileStep | None:
        """Return what a change did to one file."""
        found = self._database.records(
            _step,
            "SELECT kind, path, before, after, target FROM change_file INDEXED BY change_file_path"
            " WHERE path = ? AND change = ? ORDER BY number",
            (path, change),
        )
        return found[0] if found else None

    def gone_after(self, path: str, change: int) -> tuple[int, str] | None:
        """Return the change after another with which a file went, and the hash of what it held; None where it did not.

        None also where it came back since.
        """
        rows = self._database.rows(
            "SELECT f.change, f.before, f.after FROM change_file f JOIN change c ON c.id = f.change"
            " WHERE f.path = ? AND f.kind = 'put' AND c.state = 'done' ORDER BY f.change DESC LIMIT 1",
            (path,),
        )
        gone, before, after = rows[0] if rows else (0, None, None)
        is_gone = int(str(gone)) > change and before is not None and after is None
        return (int(str(gone)), str(before)) if is_gone else None

    def came_and_went(self, change: int) -> list[tuple[FileStep, int, bool]]:
        """Return the files that came or went with a change, each with its change.

        And whether the name and the text may have changed at once: by another program, or by taking that back.

        With one of another program also those of its neighbours by other programs, close in time: a look may fall
        between the two halves of a rename.
        """
        rows = self._database.rows(CAME_AND_WENT, (change - NEIGHBOURS, change + NEIGHBOURS, change, BURST))
        return [
            (FileStep("put", str(path), _name(before), _name(after), None), int(str(number)), bool(both))
            for number, path, before, after, both in rows
        ]

    def texts(self) -> list[str]:
        """Return the hashes of all texts that the journal holds."""
        return [str(name) for (name,) in self._database.rows("SELECT hash FROM text ORDER BY hash")]


def _name(value: object) -> str | None:
    return None if value is None else str(value)


def _version(row: tuple[Any, ...]) -> FileVersion:
    change, at, operation, reason, warnings, *rest = row
    return FileVersion(change, at, operation, reason, tuple(json.loads(warnings)), Actor(*rest[:4]), rest[5])


def _step(row: tuple[Any, ...]) -> FileStep:
    return FileStep(*row)
