"""Who is at the desk, as the machine knows it."""

from __future__ import annotations

import getpass


def account() -> str:
    """Return the name of the person's account on this machine, "" where it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""
