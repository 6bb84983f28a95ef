"""What waits for the person's word, and what they said of it: pieces, each one file of one change.

A piece waits from the moment its change is done. What the person says is a judgement, of any number of pieces or of
hunks of one; it can be undone, and the pieces stand then as without it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.actors import actor_of, actor_text
from kbdesk.journal.schema import DEED, WAIT_FOR_THEIR_WORD
from kbdesk.plan import Actor

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from kbdesk.journal.database import Database

Place = tuple[int, str]
"""A piece: its change, and the path of its file."""

AWAIT = f"""
    INSERT OR IGNORE INTO review SELECT change, path, {DEED}, 'begun', NULL
    FROM change_file INDEXED BY change_file_path WHERE path = ? AND change = ?
"""

UNNOTED = f"""
    SELECT DISTINCT change_file.change, path {WAIT_FOR_THEIR_WORD} AND change.id > ? AND change.id <= ?
    AND NOT EXISTS (SELECT 1 FROM review WHERE review.change = change.id) ORDER BY change_file.change, path
"""

SETTLED = "SELECT coalesce((SELECT min(id) - 1 FROM change WHERE state = 'intent'), max(id), 0) FROM change"
"""The newest change up to which all are done or taken back."""

WAITS = """
    SELECT r.change, r.path, coalesce(s.event, r.deed), r.flags, c.at, c.operation, coalesce(c.reason, ''),
        c.actor_kind, c.actor_name, c.actor_version, c.actor_session
    FROM review r JOIN change c ON c.id = r.change LEFT JOIN original_step s USING (change, path)
    WHERE r.state = 'waiting' ORDER BY r.change, r.path
"""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A piece that waits, with what is to be known of its change. `flags` are JSON, None until they were worked out."""

    change: int
    path: str
    deed: str
    flags: str | None
    at: str
    operation: str
    reason: str
    actor: Actor


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said of a piece: what it is from now on, and of which hunk that was said ("" of all of it).

    `state` is what the piece is then (waiting while other hunks are to be judged), `said` what was said of the hunk.
    """

    change: int
    path: str
    state: str
    spans: str = ""
    said: str = ""


@dataclass(frozen=True)
class Judging:
    """A judgement to be made: `kind` is accept, revert or edit. With `waiting_only` what waits no more is left out."""

    kind: str
    at: str
    by: Actor
    sentences: tuple[Sentence, ...]
    waiting_only: bool = False

    def as_dict(self) -> dict[str, Any]:
        """Return the plain fields that an intent keeps."""
        told = [[one.change, one.path, one.state, one.spans, one.said] for one in self.sentences]
        return {
            "judging": self.kind,
            "at": self.at,
            "by": actor_text(self.by),
            "sentences": told,
            "waiting_only": self.waiting_only,
        }

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Judging:
        """Return the judgement that an intent kept."""
        sentences = tuple(Sentence(*one) for one in fields["sentences"])
        return cls(fields["judging"], fields["at"], actor_of(fields["by"]), sentences, fields["waiting_only"])


@dataclass(frozen=True)
class Unjudging:
    """A judgement to be undone; `states` say what its pieces are then."""

    judgement: int
    at: str
    states: tuple[tuple[int, str, str], ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the plain fields that an intent keeps."""
        return {"unjudging": self.judgement, "at": self.at, "states": [list(one) for one in self.states]}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Unjudging:
        """Return the undoing that an intent kept."""
        return cls(fields["unjudging"], fields["at"], tuple((one[0], one[1], one[2]) for one in fields["states"]))


@dataclass(frozen=True, slots=True)
class Judgement:
    """A judgement as it stands. `change` is the commit that went with it, `undone` when it was undone."""

    id: int
    at: str
    kind: str
    by: Actor
    change: int | None
    undone: str


@dataclass(frozen=True, slots=True)
class Said:
    """What a judgement says of a piece or, with `spans`, of a hunk of it."""

    judgement: int
    change: int
    path: str
    spans: str
    state: str


class ReviewBook:
    """The journal's pieces and judgements. Every write is one transaction and one event."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def waiting(self) -> list[Waiting]:
        """Return the pieces that wait, oldest first."""
        actors: dict[tuple[str, ...], Actor] = {}

        def made(row: tuple[Any, ...]) -> Waiting:
            change, path, deed, flags, at, operation, reason = row[:7]
            actor = actors.get(row[7:])
            if actor is None:
                actor = actors[row[7:]] = Actor(*row[7:])
            return Waiting(change, path, deed, flags, at, operation, reason, actor)

        return self._database.records(made, WAITS)

    def count(self) -> int:
        """Return how many pieces wait."""
        return int(str(self._database.rows("SELECT count(*) FROM review WHERE state = 'waiting'")[0][0]))

    def waiting_paths(self) -> set[str]:
        """Return the files of which something waits."""
        return {str(row[0]) for row in self._database.rows("SELECT DISTINCT path FROM review WHERE state = 'waiting'")}

    def waiting_with(self, deed: str) -> list[Place]:
        """Return the pieces that wait with which a file came (created), changed or went (removed)."""
        query = "SELECT change, path FROM review WHERE state = 'waiting' AND deed = ?"
        return [(int(str(change)), str(path)) for change, path in self._database.rows(query, (deed,))]

    def target(self, change: int, path: str) -> str:
        """Return where a change moved a file, "" where it did not."""
        query = "SELECT target FROM change_file WHERE change = ? AND path = ? AND kind = 'move'"
        rows = self._database.rows(query, (change, path))
        return str(rows[0][0]) if rows else ""

    def waiting_of(self, change: int) -> list[Place]:
        """Return the pieces of a change that wait."""
        query = "SELECT path FROM review WHERE change = ? AND state = 'waiting' ORDER BY path"
        return [(change, str(row[0])) for row in self._database.rows(query, (change,))]

    def state(self, change: int, path: str) -> str:
        """Return the state of a piece, "" of one that never waited."""
        rows = self._database.rows("SELECT state FROM review WHERE change = ? AND path = ?", (change, path))
        return str(rows[0][0]) if rows else ""

    def states(self) -> dict[int, dict[str, str]]:
        """Return the state of every piece, by change and path."""
        found: dict[int, dict[str, str]] = {}
        query = "SELECT change, path, state FROM review WHERE state <> 'begun' ORDER BY change, path"
        for change, path, state in self._database.rows(query):
            found.setdefault(int(str(change)), {})[str(path)] = str(state)
        return found

    def settled(self) -> int:
        """Return the newest change up to which none is under way."""
        return int(str(self._database.rows(SETTLED)[0][0]))

    def unnoted(self, after: int, last: int) -> list[Place]:
        """Return the files of changes after one up to another of which nothing is noted.

        They are those of a program of an earlier version that runs still, and what needs nobody's word.
        """
        return [(int(str(change)), str(path)) for change, path in self._database.rows(UNNOTED, (after, last))]

    def let_wait(self, places: Iterable[Place]) -> None:
        """Let pieces of changes that are done wait."""
        with self._database.transaction() as connection:
            for change, path in places:
                await_review(connection, change, [path])
                begin_waiting(connection, change)
            _tell(connection, 0)

    def leave_out(self, place: Place) -> None:
        """Let a piece wait no more that needs nobody's word."""
        with self._database.transaction() as connection:
            leave_out(connection, place)

    def unexamined_of(self, path: str) -> list[Place]:
        """Return the pieces of a file that wait and whose flags were not worked out yet."""
        query = "SELECT change FROM review WHERE state = 'waiting' AND flags IS NULL AND path = ?"
        return [(int(str(row[0])), path) for row in self._database.rows(query, (path,))]

    def unexamined(self, limit: int = -1) -> list[Place]:
        """Return pieces that wait and whose flags were not worked out yet, the newest first."""
        rows = self._database.rows(
            "SELECT change, path FROM review WHERE state = 'waiting' AND flags IS NULL ORDER BY change DESC LIMIT ?",
            (limit,),
        )
        return [(int(str(change)), str(path)) for change, path in rows]

    def flag(self, found: Iterable[tuple[Place, Sequence[tuple[str, str]]]]) -> None:
        """Write down the flags of pieces."""
        rows = [(json.dumps(flags, ensure_ascii=False), *place) for place, flags in found]
        with self._database.transaction() as connection:
            connection.executemany("UPDATE review SET flags = ? WHERE change = ? AND path = ?", rows)
            _tell(connection, 0)

    def judge(self, judging: Judging) -> int:
        """Make a judgement without a commit; return its id, 0 where nothing of it waited."""
        with self._database.transaction() as connection:
            return judge(connection, judging, None)

    def unjudge(self, undoing: Unjudging) -> None:
        """Undo a judgement without a commit. Raises NotFound, Refused where it was undone already."""
        with self._database.transaction() as connection:
            unjudge(connection, undoing)

    def get(self, judgement: int) -> Judgement:
        """Return one judgement. Raises NotFound."""
        found = self._database.records(
            _judgement, "SELECT id, at, kind, by, change, undone FROM judgement WHERE id = ?", (judgement,)
        )
        if not found:
            raise NotFound("There is no such judgement.", str(judgement))
        return found[0]

    def of_change(self, change: int) -> Judgement | None:
        """Return the judgement that a commit went with, and that was not undone."""
        query = "SELECT id, at, kind, by, change, undone FROM judgement WHERE change = ? AND undone = ''"
        found = self._database.records(_judgement, query, (change,))
        return found[0] if found else None

    def undone_with(self, change: int) -> int:
        """Return the judgement that was undone with a commit, 0 for none."""
        query = "SELECT json_extract(answer, '$.unjudging') FROM change WHERE id = ? AND state = 'done'"
        rows = self._database.rows(query, (change,))
        return int(str(rows[0][0] or 0)) if rows else 0

    def last_by(self, by: Actor) -> Judgement | None:
        """Return the newest judgement of somebody that was not undone; who it was is told by kind and name."""
        query = (
            "SELECT id, at, kind, by, change, undone FROM judgement WHERE undone = ''"
            " AND json_extract(by, '$[0]') = ? AND json_extract(by, '$[1]') = ? ORDER BY id DESC LIMIT 1"
        )
        found = self._database.records(_judgement, query, (by.kind, by.name))
        return found[0] if found else None

    def latest(self, limit: int = 100) -> list[Judgement]:
        """Return the newest judgements, newest first; all where the limit is negative."""
        query = "SELECT id, at, kind, by, change, undone FROM judgement ORDER BY id DESC LIMIT ?"
        return self._database.records(_judgement, query, (limit,))

    def said_by(self, judgement: int) -> list[Said]:
        """Return what a judgement says."""
        return self._said("judged.judgement = ?", (judgement,))

    def said_of(self, change: int, path: str) -> list[Said]:
        """Return what was said of a piece by judgements that stand, oldest first."""
        return self._said("judged.change = ? AND judged.path = ? AND undone = ''", (change, path))

    def hunks_of_waiting(self) -> list[Said]:
        """Return what was said of hunks of pieces that wait still, oldest first."""
        where = "undone = '' AND spans <> '' AND (judged.change, judged.path) IN"
        return self._said(f"{where} (SELECT change, path FROM review WHERE state = 'waiting')", ())

    def _said(self, where: str, values: tuple[object, ...]) -> list[Said]:
        return self._database.records(
            _said,
            "SELECT judged.judgement, judged.change, judged.path, spans, state FROM judged"
            f" JOIN judgement ON judgement.id = judged.judgement WHERE {where} ORDER BY judged.judgement",
            values,
        )


def await_review(connection: sqlite3.Connection, change: int, paths: Iterable[str]) -> None:
    """Note, with a change's intent, which of its files wait for the person's word once it is done."""
    connection.executemany(AWAIT, [(path, change) for path in paths])


def begin_waiting(connection: sqlite3.Connection, change: int) -> None:
    """Let the pieces of a change wait: it is done."""
    connection.execute("UPDATE review SET state = 'waiting' WHERE change = ? AND state = 'begun'", (change,))


def leave_out(connection: sqlite3.Connection, place: Place) -> None:
    """Let a piece wait no more that needs nobody's word: it stands as one whose change is not done.

    Its row stays, so that nobody takes it for one that was never noted.
    """
    query = "UPDATE review SET state = 'begun' WHERE change = ? AND path = ? AND state = 'waiting'"
    connection.execute(query, place)


def judge(connection: sqlite3.Connection, judging: Judging, change: int | None) -> int:
    """Make a judgement inside a running transaction; `change` is the commit it goes with. Return its id, 0 for none."""
    made = connection.execute(
        "INSERT INTO judgement (at, kind, by, change) VALUES (?, ?, ?, ?) RETURNING id",
        (judging.at, judging.kind, actor_text(judging.by), change),
    ).fetchone()
    judgement = int(made[0])
    told = [one for one in judging.sentences if _takes(connection, one, waiting_only=judging.waiting_only)]
    if not told:
        connection.execute("DELETE FROM judgement WHERE id = ?", (judgement,))
        return 0
    connection.executemany(
        "INSERT OR REPLACE INTO judged VALUES (?, ?, ?, ?, ?)",
        [(judgement, one.change, one.path, one.spans, one.said or one.state) for one in told],
    )
    _tell(connection, judgement)
    return judgement


def _takes(connection: sqlite3.Connection, sentence: Sentence, *, waiting_only: bool) -> bool:
    """Set what a piece is; whether it was to be set. What never waited is noted where it is judged all the same."""
    place = (sentence.change, sentence.path)
    if waiting_only:
        query = "UPDATE review SET state = ? WHERE change = ? AND path = ? AND state = 'waiting'"
        return connection.execute(query, (sentence.state, *place)).rowcount > 0
    await_review(connection, sentence.change, [sentence.path])
    query = "UPDATE review SET state = ? WHERE change = ? AND path = ?"
    return connection.execute(query, (sentence.state, *place)).rowcount > 0


def unjudge(connection: sqlite3.Connection, undoing: Unjudging) -> None:
    """Undo a judgement inside a running transaction. Raises NotFound, Refused where it was undone already."""
    row = connection.execute("SELECT undone FROM judgement WHERE id = ?", (undoing.judgement,)).fetchone()
    if row is None:
        raise NotFound("There is no such judgement.", str(undoing.judgement))
    if row[0]:
        raise Refused("This was undone already.", str(undoing.judgement))
    connection.execute("UPDATE judgement SET undone = ? WHERE id = ?", (undoing.at, undoing.judgement))
    connection.executemany(
        "UPDATE review SET state = ? WHERE change = ? AND path = ?",
        [(state, change, path) for change, path, state in undoing.states if state],
    )
    connection.executemany(
        "DELETE FROM review WHERE change = ? AND path = ?",
        [(change, path) for change, path, state in undoing.states if not state],
    )
    _tell(connection, undoing.judgement)


def _tell(connection: sqlite3.Connection, judgement: int) -> None:
    connection.execute("INSERT INTO event (kind, ref) VALUES ('review', ?)", (str(judgement),))


def _said(row: tuple[Any, ...]) -> Said:
    return Said(*row)


def _judgement(row: tuple[Any, ...]) -> Judgement:
    judgement, at, kind, by, change, undone = row
    return Judgement(judgement, at, kind, actor_of(by), change, undone)
