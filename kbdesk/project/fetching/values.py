"""The frozen values of originals that come from the web."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.plan import Actor

if TYPE_CHECKING:
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.values import Changes

Standing: TypeAlias = Literal["as_added", "fetching", "current", "failed"]

SCHEDULE = Actor("schedule")
"""Who fetches what a schedule says; what comes of it waits for the person's word."""

DAY = 24 * 60
"""Minutes."""
WEEK = 7 * DAY
LONGEST = 10 * 366 * DAY
"""The most minutes between two fetches."""


@dataclass(frozen=True)
class Schedule:
    """When an original is fetched anew by itself: at `at` (ISO 8601 UTC, "" for never), then every `every` minutes.

    `every` 0: once. Without a time but with minutes the first one comes after so many.
    """

    every: int = 0
    at: str = ""


NEVER = Schedule()


@dataclass(frozen=True)
class KeptSource:
    """An original that came from `url`, and how it is kept current. Times are ISO 8601 UTC, "" for never.

    `every` is minutes, 0 for no repetition; `due_at` when it is fetched next. `fetched_at` is when its bytes came last,
    `changed_at` when they were others than before, `tried_at` when they were asked for last. Of the last failure tell
    `reason` (a word for programs: `fetch_timeout`, `fetch_http_404`), `what` and `next_step`; all are "" where it went
    well. `older` is the path of the version that this one replaced.
    """

    path: str
    url: str
    every: int = 0
    due_at: str = ""
    fetched_at: str = ""
    tried_at: str = ""
    changed_at: str = ""
    reason: str = ""
    what: str = ""
    next_step: str = ""
    failures: int = 0
    is_fetching: bool = False
    is_missing: bool = False
    older: str = ""

    @property
    def standing(self) -> Standing:
        """How it stands: `as_added` where it was never fetched anew."""
        if self.is_fetching:
            return "fetching"
        if self.reason:
            return "failed"
        return "current" if self.fetched_at else "as_added"


@dataclass(frozen=True)
class TakenFromWeb:
    """What became of an address that the person gave.

    `path` is the original, `text` the main content beside it where it was a web page, "" where there is none, then
    `no_text` says why. `url` is where it came from at last, `media_type` what the server called it, `size` bytes.
    `is_duplicate`: the same bytes were there already, at `path`. `clash` is the path that was taken by another, "" for
    none.
    """

    path: str
    url: str
    media_type: str
    size: int
    changes: Changes
    text: str = ""
    no_text: str = ""
    is_duplicate: bool = False
    clash: str = ""


@dataclass(frozen=True)
class Renewed:
    """What came of fetching the original at `path` anew: it is at `becomes` now, another path where `is_new`."""

    path: str
    becomes: str
    is_new: bool
    changes: Changes


@dataclass(frozen=True)
class FetchTried:
    """One fetch of a schedule: what came of it, or why nothing did. `is_first`: it went well the time before."""

    path: str
    url: str
    renewed: Renewed | None = None
    error: KbdeskError | None = None
    is_first: bool = False


@dataclass(frozen=True)
class FetchRound:
    """What a look at the schedules did, and when the next one is due, "" for never."""

    tried: tuple[FetchTried, ...]
    next_due: str = ""


@dataclass(frozen=True)
class VersionsCompared:
    """What changed in the text of an original from the version it replaced.

    `older` is that one's path, `older_at` when it came. `difference` is None where the text of one of them cannot be
    read; `trouble` says why.
    """

    path: str
    older: str
    older_at: str
    difference: Difference | None = None
    trouble: KbdeskError | None = None
