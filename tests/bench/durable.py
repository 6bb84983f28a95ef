"""What a change that a power cut cannot undo needs of the disk at the least: the floor of a writing call."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class DurableChange:
    """Puts files in place as a journalled change must: each synced, renamed, its folder synced, between two commits."""

    def __init__(self, place: Path) -> None:
        self._place = place
        place.mkdir()
        self._journal = sqlite3.connect(place / "journal.db", isolation_level=None)
        self._journal.execute("PRAGMA journal_mode = WAL")
        self._journal.execute("PRAGMA synchronous = FULL")
        self._journal.execute("CREATE TABLE change (text BLOB)")

    def make(self, contents: Sequence[bytes]) -> None:
        """Put these contents in place, each in a file of its own in a folder of its own."""
        for number, data in enumerate(contents):
            folder = self._place / str(number)
            folder.mkdir(exist_ok=True)
            with (folder / "staged").open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        self._journal.execute("INSERT INTO change VALUES (?)", (contents[0],))
        for number in range(len(contents)):
            folder = self._place / str(number)
            (folder / "staged").replace(folder / "page.md")
            handle = os.open(folder, os.O_RDONLY)
            os.fsync(handle)
            os.close(handle)
        self._journal.execute("INSERT INTO change VALUES ('done')")

    def close(self) -> None:
        """Close the journal."""
        self._journal.close()
