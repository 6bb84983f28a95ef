"""Which originals are fetched anew from their addresses, when next, and how it went the last time."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3

    from kbdesk.journal.database import Database

COLUMNS = (
    "path, url, every, due_at, tried_at, fetched_at, changed_at, hash, validated, etag, modified, failures, reason,"
    " what, next_step, claimed_until"
)
FIRST_RETRY = 15
"""Minutes after which what failed is tried again, twice as many each time, and no more than between two fetches."""
LONGEST_PAUSE = 24 * 60
"""Minutes between two tries of what is fetched once."""
MOST_TRIES = 12
"""Failures in a row after which that is given up: about a week."""
LONGEST_CLAIM = timedelta(hours=1)
"""One that says more stands in a clock that was wrong."""


@dataclass(frozen=True, slots=True)
class FetchRecord:
    """An original that came from `url`. Times are ISO 8601 UTC, "" for never; `every` is minutes, 0: not repeated.

    `hash` is that of the bytes that came last; `validated`, `etag` and `modified` are what the server said of them.
    `failures` counts how often in a row it failed, `reason`, `what` and `next_step` tell of the last time.
    """

    path: str
    url: str
    every: int = 0
    due_at: str = ""
    tried_at: str = ""
    fetched_at: str = ""
    changed_at: str = ""
    hash: str = ""
    validated: str = ""
    etag: str = ""
    modified: str = ""
    failures: int = 0
    reason: str = ""
    what: str = ""
    next_step: str = ""
    claimed_until: str = ""


@dataclass(frozen=True)
class Fetched:
    """Bytes came for the original at `path`, which is at `becomes` now; `is_new`: others than the last time."""

    path: str
    becomes: str
    url: str
    at: str
    hash: str
    validated: str = ""
    etag: str = ""
    modified: str = ""
    is_new: bool = False

    def as_dict(self) -> dict[str, Any]:
        """Return it as the plain fields that an intent keeps."""
        return {"fetched": asdict(self)}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Fetched:
        """Return what an intent kept."""
        return cls(**fields["fetched"])


@dataclass(frozen=True)
class FetchFailure:
    """Why nothing came: a word for programs, a sentence, what to do, the seconds that the server wants to be left."""

    reason: str
    what: str
    next_step: str = ""
    wait: int = 0


class FetchBook:
    """The journal's fetches. Every write is one transaction, and an event where the person would see it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[FetchRecord]:
        """Return what is known of all of them, by path."""
        return self._database.records(_record, f"SELECT {COLUMNS} FROM fetch ORDER BY path")

    def get(self, path: str) -> FetchRecord | None:
        """Return what is known of one, None where it was never fetched anew."""
        found = self._database.records(_record, f"SELECT {COLUMNS} FROM fetch WHERE path = ?", (path,))
        return found[0] if found else None

    def knows(self, url: str) -> bool:
        """Whether something is known of fetching from an address."""
        return bool(self._database.rows("SELECT 1 FROM fetch WHERE url = ? LIMIT 1", (url,)))

    def due(self, now: str) -> list[FetchRecord]:
        """Return those whose time has come and that nobody fetches now, the longest due first."""
        query = (
            f"SELECT {COLUMNS} FROM fetch WHERE due_at <> '' AND (due_at <= ? OR tried_at > ?) AND NOT {_CLAIMED}"
            " ORDER BY due_at, path"
        )
        found = self._database.records(_record, query, (now, now, now, _later(now, LONGEST_CLAIM)))
        return [one for one in found if _due(one.due_at, one.tried_at, one.every, now) <= now]

    def held_back(self, now: str) -> list[FetchRecord]:
        """Return those that are repeated and have no time, as their originals were gone when it came."""
        query = f"SELECT {COLUMNS} FROM fetch WHERE due_at = '' AND every > 0 AND NOT {_CLAIMED} ORDER BY path"
        return self._database.records(_record, query, (now, _later(now, LONGEST_CLAIM)))

    def next_due(self) -> str:
        """Return when the next one is due, "" for never."""
        return str(self._database.rows("SELECT coalesce(min(due_at), '') FROM fetch WHERE due_at <> ''")[0][0])

    def schedule(self, path: str, url: str, every: int, due_at: str) -> None:
        """Say when an original is fetched next, and how many minutes after that again."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO fetch (path, url, every, due_at) VALUES (?, ?, ?, ?) ON CONFLICT (path) DO UPDATE SET"
                " url = excluded.url, every = excluded.every, due_at = excluded.due_at",
                (path, url, every, due_at),
            )
            _tell(connection, path)

    def claim(self, path: str, url: str, now: str, until: str) -> bool:
        """Take an original to fetch it, until then at the latest; whether nobody else has it."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR IGNORE INTO fetch (path, url) VALUES (?, ?)", (path, url))
            taken = connection.execute(
                f"UPDATE fetch SET claimed_until = ?, url = ? WHERE path = ? AND NOT {_CLAIMED}",
                (until, url, path, now, _later(now, LONGEST_CLAIM)),
            )
            if taken.rowcount:
                _tell(connection, path)
            return bool(taken.rowcount)

    def hold(self, path: str, until: str) -> None:
        """Keep what was claimed for longer; nothing that anybody sees."""
        with self._database.transaction() as connection:
            told = "UPDATE fetch SET claimed_until = ? WHERE path = ? AND claimed_until <> ''"
            connection.execute(told, (until, path))

    def release(self, path: str) -> None:
        """Let others fetch it; nothing came of it."""
        with self._database.transaction() as connection:
            if connection.execute("UPDATE fetch SET claimed_until = '' WHERE path = ?", (path,)).rowcount:
                _tell(connection, path)

    def failed(self, path: str, at: str, failure: FetchFailure) -> None:
        """Note that nothing came; what came the last time stays known."""
        with self._database.transaction() as connection:
            query = "SELECT every, due_at, tried_at, failures FROM fetch WHERE path = ?"
            row = connection.execute(query, (path,)).fetchone()
            every, due_at, tried_at, failures = row if row else (0, "", "", 0)
            due_at = _again(_due(due_at, tried_at, every, at), at, every, failures, failure.wait)
            connection.execute(
                "UPDATE fetch SET tried_at = ?, due_at = ?, failures = ?, reason = ?, what = ?, next_step = ?,"
                " claimed_until = '' WHERE path = ?",
                (
                    *(at, due_at, failures + 1),
                    *(failure.reason, failure.what, failure.next_step, path),
                ),
            )
            _tell(connection, path)

    def move(self, path: str, target: str) -> None:
        """Note that an original stands under another path now."""
        with self._database.transaction() as connection:
            if connection.execute("UPDATE OR REPLACE fetch SET path = ? WHERE path = ?", (target, path)).rowcount:
                _tell(connection, path)
                _tell(connection, target)

    def note(self, fetched: Fetched) -> None:
        """Note that bytes came."""
        with self._database.transaction() as connection:
            note(connection, fetched)


_CLAIMED = "(claimed_until > ? AND claimed_until <= ?)"


def note(connection: sqlite3.Connection, fetched: Fetched) -> None:
    """Note that bytes came, inside a running transaction."""
    query = f"SELECT {COLUMNS} FROM fetch WHERE path = ?"
    row = connection.execute(query, (fetched.path,)).fetchone()
    known = _record(row) if row else FetchRecord(fetched.path, fetched.url)
    due_at = _next(_due(known.due_at, known.tried_at, known.every, fetched.at), fetched.at, known.every)
    changed_at = fetched.at if fetched.is_new else known.changed_at
    connection.execute("DELETE FROM fetch WHERE path = ?", (fetched.path,))
    connection.execute(  # an original that is fetched from an address of its own stays so
        f"INSERT OR IGNORE INTO fetch ({COLUMNS}) VALUES ({', '.join('?' * 16)})",
        (
            *(fetched.becomes, fetched.url, known.every, due_at, fetched.at, fetched.at, changed_at, fetched.hash),
            *(fetched.validated, fetched.etag, fetched.modified, 0, "", "", "", ""),
        ),
    )
    _tell(connection, fetched.path)
    if fetched.becomes != fetched.path:
        _tell(connection, fetched.becomes)


def _due(due_at: str, tried_at: str, every: int, now: str) -> str:
    """Return when one is due: now, where its time was reckoned by a clock that was ahead."""
    is_astray = every and tried_at > now and due_at > _later(now, timedelta(minutes=every))
    return now if is_astray else due_at


def _next(due_at: str, at: str, minutes: int) -> str:
    """Return when one is due again that was fetched at a time; one that is due later stays so."""
    if due_at > at:
        return due_at
    return _later(at, timedelta(minutes=minutes)) if minutes else ""


def _again(due_at: str, at: str, every: int, failures: int, wait: int) -> str:
    """Return when what failed at a time is tried again; "" for never.

    What is fetched once is tried again too, until it comes or it was tried in vain for days. Nobody is asked sooner
    than they want, and what was fetched by hand alone not at all.
    """
    is_given_up = not due_at or (due_at <= at and failures >= MOST_TRIES)
    if not every and is_given_up:
        return ""
    pause = FIRST_RETRY * 2 ** min(failures, 16)
    due_at = _next(due_at, at, min(every or LONGEST_PAUSE, pause))
    return max(due_at, _later(at, timedelta(seconds=wait))) if wait else due_at


def _later(stamp: str, time: timedelta) -> str:
    try:
        then = datetime.fromisoformat(stamp) + time
    except OverflowError:
        return ""
    return then.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _tell(connection: sqlite3.Connection, path: str) -> None:
    connection.execute("INSERT INTO event (kind, ref) VALUES ('fetch', ?)", (path,))


def _record(row: tuple[Any, ...]) -> FetchRecord:
    return FetchRecord(*row)
