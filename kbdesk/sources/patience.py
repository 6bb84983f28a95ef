"""How long a server wants not to be asked again: its `Retry-After`, in seconds or as a day and hour (RFC 9110)."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime

LONGEST = 7 * 24 * 3600
"""Seconds; whoever says more is asked again after these."""


def seconds_to_wait(header: str) -> int:
    """Return how many seconds the header asks to wait, 0 where it says nothing that can be understood."""
    said = header.strip()
    if said.isascii() and said.isdecimal():
        return int(said) if len(said) <= len(str(LONGEST)) and int(said) < LONGEST else LONGEST
    try:
        then = parsedate_to_datetime(said).timestamp()
    except (ValueError, OverflowError):
        return 0
    return int(min(max(then - time.time(), 0), LONGEST))
