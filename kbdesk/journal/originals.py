"""What is known of originals, by facts and never by bytes: how they stood last, and what other programs did to them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from kbdesk.journal.database import Database

Event: TypeAlias = Literal["brought", "added", "changed", "gone", "returned", "moved", "retired", "restored"]
"""What was done to an original: `returned` is one that had gone and stands in its place as before.

Another program does all but `brought`, which is what kbdesk copied in.
"""

KINDS = {"moved": "move", "retired": "move", "restored": "move"}
"""How an event is filed among the files of a change: as a move, else as something brought."""


@dataclass(frozen=True, slots=True)
class KnownOriginal:
    """An original as it was known last.

    `hash` is "" while nobody read it, `size` (bytes) -1 while nobody looked; `signature` that of the file when this
    was found out, "" for none.
    """

    hash: str
    size: int = -1
    signature: str = ""


@dataclass(frozen=True, slots=True)
class OriginalStep:
    """What another program did to an original. `path` is relative to the project, `target` where it went.

    Hashes are "" where the content is not known, sizes (bytes) -1; entries are what the list of originals said of it
    before and after, as JSON, "" for nothing.
    """

    event: Event
    path: str
    target: str = ""
    before: str = ""
    after: str = ""
    size_before: int = -1
    size_after: int = -1
    entry_before: str = ""
    entry_after: str = ""
    signature: str = ""


class OriginalBook:
    """The journal's originals, by their paths in the project, retired ones among them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self) -> dict[str, KnownOriginal]:
        """Return every original that is known to stand."""
        rows: list[tuple[Any, ...]] = self._database.rows("SELECT path, hash, size, signature FROM original")
        return {path: KnownOriginal(name, size, signature) for path, name, size, signature in rows}

    def has_baseline(self) -> bool:
        """Whether the originals found at the first opening were written down."""
        return bool(self._database.rows("SELECT 1 FROM original_baseline"))

    def take_as_known(self, found: Iterable[tuple[str, KnownOriginal]]) -> None:
        """Take originals as known without a change, those found when they are first looked at; known ones stay."""
        rows = [(path, one.hash, one.size, one.signature) for path, one in found]
        with self._database.transaction() as connection:
            connection.executemany("INSERT OR IGNORE INTO original VALUES (?, ?, ?, ?)", rows)

    def baseline(self, at: str) -> None:
        """Note that the originals found at the first opening are written down."""
        with self._database.transaction() as connection:
            connection.execute("INSERT INTO original_baseline VALUES (?)", (at,))

    def first_look(self) -> datetime:
        """Return when the originals found at the first opening were written down; long ago where they were not."""
        rows = self._database.rows("SELECT max(at) FROM original_baseline")
        return datetime.fromisoformat(str(rows[0][0] or "1970-01-01T00:00:00+00:00"))

    def remember(self, found: Iterable[tuple[str, KnownOriginal]]) -> None:
        """Write down what was found out about originals whose content did not change."""
        rows = [(one.hash, one.size, one.signature, path) for path, one in found]
        with self._database.transaction() as connection:
            connection.executemany("UPDATE original SET hash = ?, size = ?, signature = ? WHERE path = ?", rows)

    def forget(self, paths: Iterable[str]) -> None:
        """Drop what is known of originals that went, where that is no change to be told."""
        with self._database.transaction() as connection:
            connection.executemany("DELETE FROM original WHERE path = ?", [(path,) for path in paths])

    def step(self, change: int, path: str) -> OriginalStep | None:
        """Return what another program did to an original with a change, None where the change was made by kbdesk."""
        rows: list[tuple[Any, ...]] = self._database.rows(
            "SELECT s.event, f.path, coalesce(f.target, ''), coalesce(f.before, ''), coalesce(f.after, ''),"
            " s.size_before, s.size_after, s.entry_before, s.entry_after"
            " FROM original_step s JOIN change_file f ON f.change = s.change AND f.path = s.path"
            " WHERE s.change = ? AND s.path = ?",
            (change, path),
        )
        return OriginalStep(*rows[0]) if rows else None

    def holding(self, content: str) -> list[str]:
        """Return where files stand that hold what has this hash."""
        return [str(row[0]) for row in self._database.rows("SELECT path FROM original WHERE hash = ?", (content,))]

    def waiting_contents(self) -> set[str]:
        """Return the hashes of what originals held before changes that wait for the person's word."""
        rows = self._database.rows(
            "SELECT DISTINCT f.before FROM review r JOIN original_step s USING (change, path)"
            " JOIN change_file f USING (change, path) WHERE r.state = 'waiting' AND f.before <> ''"
        )
        return {str(name) for (name,) in rows}

    def last_gone(self, path: str) -> str:
        """Return the hash of what an original held when it last went, "" where it did not, or came back since."""
        rows = self._database.rows(
            "SELECT s.event, f.before FROM original_step s JOIN change_file f USING (change, path)"
            " WHERE s.path = ? ORDER BY s.change DESC LIMIT 1",
            (path,),
        )
        return str(rows[0][1] or "") if rows and rows[0][0] == "gone" else ""


def note_steps(connection: sqlite3.Connection, change: int, steps: Sequence[OriginalStep]) -> None:
    """Note, inside a running transaction, what another program did to originals as the files of a change."""
    files = [
        (change, number, KINDS.get(one.event, "bring"), one.path, *hashes_of(one), one.target or None)
        for number, one in enumerate(steps)
    ]
    connection.executemany("INSERT INTO change_file VALUES (?, ?, ?, ?, ?, ?, ?)", files)
    facts = [
        (change, one.path, one.event, one.size_before, one.size_after, one.entry_before, one.entry_after)
        for one in steps
    ]
    connection.executemany("INSERT INTO original_step VALUES (?, ?, ?, ?, ?, ?, ?)", facts)


def hashes_of(step: OriginalStep) -> tuple[str | None, str | None]:
    """Return what a file held before and after, None where there was or is none, "" where nobody knows."""
    came = step.event in ("added", "returned")
    return None if came else step.before, None if step.event == "gone" else step.after


def know_steps(connection: sqlite3.Connection, steps: Iterable[OriginalStep]) -> None:
    """Note, inside a running transaction, how originals stand after what another program did."""
    steps = tuple(steps)
    connection.executemany("DELETE FROM original WHERE path = ?", [(one.path,) for one in steps])
    standing = [
        (one.target or one.path, one.after, one.size_after, one.signature) for one in steps if one.event != "gone"
    ]
    connection.executemany("INSERT OR REPLACE INTO original VALUES (?, ?, ?, ?)", standing)


def know_commit(connection: sqlite3.Connection, change: int) -> None:
    """Note, inside a running transaction, which originals a commit brought and moved: they are no other program's."""
    query = "SELECT kind, path, after, target FROM change_file WHERE change = ? AND kind IN ('bring', 'move')"
    for kind, path, after, target in connection.execute(f"{query} ORDER BY number", (change,)).fetchall():
        if kind == "bring":
            connection.execute("INSERT OR REPLACE INTO original VALUES (?, ?, -1, '')", (path, after or ""))
            continue
        connection.execute("DELETE FROM original WHERE path = ?", (target,))
        moved = connection.execute("UPDATE original SET path = ? WHERE path = ?", (target, path)).rowcount
        if not moved:
            connection.execute("INSERT INTO original VALUES (?, '', -1, '')", (target,))
