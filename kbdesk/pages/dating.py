"""The day that a change leaves in a page's header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.ways.dates import redated

if TYPE_CHECKING:
    from datetime import datetime

    from kbdesk.pages.shelf import Shelf
    from kbdesk.pages.text import PageText


def dated(shelf: Shelf, page: PageText, *, ingested: bool = False) -> PageText:
    """Return a page with the dates that the store sets: `updated`, and for a summary read anew `ingested`.

    In a wiki with ways of its own only the dates that its header has already.
    """
    if shelf.layout.follows_ways:
        return redated(page, shelf.now())
    dates = {"updated": day_of(shelf.now())}
    if ingested:
        dates["ingested"] = stamp_of(shelf.now())
    return page.with_dates(dates)


def day_of(now: datetime) -> str:
    """Return a time's day as headers and notices give it."""
    return now.strftime("%Y-%m-%d")


def stamp_of(now: datetime) -> str:
    """Return a moment as `ingested` tells it: ISO 8601 UTC with milliseconds."""
    return f"{now:%Y-%m-%dT%H:%M:%S}.{now.microsecond // 1000:03d}Z"
