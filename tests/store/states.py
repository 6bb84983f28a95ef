"""What a killed process left behind, as a hash: two states that recovery cannot tell apart have one."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

PASSING = (".kbdesk/lock", ".kbdesk/queue", ".kbdesk/holder", ".kbdesk/here/", ".kbdesk/journal.db", ".kbdesk/index.db")
"""Files that recovery does not read, and the databases, of which their rows count."""
WITHOUT_TIMES = "SELECT path, hash FROM file ORDER BY path"
"""What counts of the index: signatures are others in every copy of a project."""


def likeness(root: Path) -> str:
    """Return the hash of a project's state."""
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if not name.startswith(PASSING):
            digest.update(f"{name}\0{path.is_file()}\0".encode())
            digest.update(path.read_bytes() if path.is_file() else b"")
    with tempfile.TemporaryDirectory(prefix="kbdesk-state-") as copy:
        for file in (root / ".kbdesk").glob("*.db*"):
            shutil.copy(file, copy)
        for name in ("journal.db", "index.db"):
            with closing(sqlite3.connect(Path(copy) / name)) as database:
                rows = database.iterdump() if name == "journal.db" else map(str, database.execute(WITHOUT_TIMES))
                digest.update("\n".join(rows).encode())
    return digest.hexdigest()
