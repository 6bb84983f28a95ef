"""What is known of the originals' bytes, so that no file is hashed or counted twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.files import Entry
    from kbdesk.journal.database import Database


@dataclass(frozen=True)
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
        rows = self._database.rows("SELECT path, signature, hash, unit, units, trouble FROM original")
        return {
            str(path): OriginalFacts(
                str(signature),
                str(name),
                None if unit is None else str(unit),
                None if units is None else int(str(units)),
                str(trouble or ""),
            )
            for path, signature, name, unit, units, trouble in rows
        }

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
        gone = [(path,) for path in self.all() if path not in here]
        if gone:
            with self._database.transaction() as connection:
                connection.executemany("DELETE FROM original WHERE path = ?", gone)
