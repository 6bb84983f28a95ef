"""The time as the store writes it. A seam: tests give their own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def _utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Clock:
    """Tells the time, UTC."""

    now: Callable[[], datetime] = _utc_now

    def stamp(self) -> str:
        """Return the time as ISO 8601 with milliseconds, as the journal writes it."""
        return stamp(self.now())


def stamp(moment: datetime) -> str:
    """Return a moment as ISO 8601 with milliseconds, as the journal writes it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
