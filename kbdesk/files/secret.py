"""A secret that programs of one user share: a file that only this user can read."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed
from kbdesk.files.disk import disk

if TYPE_CHECKING:
    from pathlib import Path

SIZE = 32
"""Random bytes in a secret."""


def secret(path: Path) -> str:
    """Return the secret in a file, which is made with a random one where there is none yet.

    Raises StorageFailed, also for a file that others can read: what is in it is no secret any more.
    """
    with disk(str(path), "written"):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return _read(path)
        made = secrets.token_urlsafe(SIZE)
        with os.fdopen(handle, "w") as file:
            file.write(made)
        return made


def _read(path: Path) -> str:
    found = path.read_text("ascii", errors="replace").strip()
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise StorageFailed("Other users can read this secret.", str(path), "Delete the file; a new one is made.")
    if not found:
        raise StorageFailed("There is no secret in this file.", str(path), "Delete the file; a new one is made.")
    return found
