"""Which files are kbdesk's own: secrets, journals, texts in writing. None of them is ever handed on as a document."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_state_path

from kbdesk.files.disk import disk
from kbdesk.files.folder import STATE


def is_own(file: Path) -> bool:
    """Whether a file, wherever its links lead, is in a project's state or in that of the user. Raises StorageFailed."""
    real = Path(os.path.realpath(file))
    if any(part.casefold() == STATE for part in real.parts):
        return True
    own = user_state_path("kbdesk")
    with disk(str(file), "read"):
        return own.exists() and any(parent.exists() and parent.samefile(own) for parent in real.parents)
