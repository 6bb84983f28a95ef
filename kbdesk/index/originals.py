"""What is known of the originals' bytes, so that no file is hashed or counted twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.files import Entry
    from kbdesk.journal.database import Database


@dataclass(frozen=True, slots=True)
class OriginalFacts:
    """An original's bytes: SHA-256 (hex), and its pages, slides or sheets (`unit` None: not counted yet)."""

    signature: str
    hash: str
    unit: str | None = None
    units: int | None = None
    trouble: str = ""


class OriginalMirror:
    """The index's table of originals, by path relative to the sources folder."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> dict[str, OriginalFacts]:
        """Return what is known of every original."""
        rows = self._database.rows("SELECT path, signature, hash, unit, units, coalesce(trouble, '') FROM original")
        return {path: OriginalFacts(*facts) for path, *facts in cast("list[tuple[str, str, str, Any, Any, str]]", rows)}

    def put(self, facts: Iterable[tuple[str, OriginalFacts]]) -> None:
        """Write down what was found out about originals."""
        with self._database.transaction() as connection:
            connection.executemany(
                "INSERT OR REPLACE INTO original VALUES (?, ?, ?, ?, ?, ?)",
                [(path, one.signature, one.hash, one.unit, one.units, one.trouble) for path, one in facts],
            )

    def forget_except(self, entries: Iterable[Entry]) -> None:
        """Drop what is known of originals that are no longer in the folder."""
        here = {entry.path for entry in entries}
        gone = [(str(path),) for (path,) in self._database.rows("SELECT path FROM original") if path not in here]
        if gone:
            with self._database.transaction() as connection:
                connection.executemany("DELETE FROM original WHERE path = ?", gone)
