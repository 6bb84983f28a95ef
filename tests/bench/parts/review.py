"""Review: the difference of two long texts, and all that is flagged of it.

The goal of a second holds for what this process works itself: what others do meanwhile does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.difference.compare import compare
from kbdesk.pages.figures import exchanged
from kbdesk.pages.instructions import orders_in
from tests.bench.figures import Figure
from tests.bench.long_texts import pairs
from tests.bench.measuring import worked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds

GOAL = 1.0
"""Seconds that a page of 1 MB may take."""


def run(_: Grounds) -> Iterator[Figure]:
    """Compare pages of 1 MB."""
    for label, before, after in pairs():
        time = worked(lambda before=before, after=after: compare(before, after), 2)
        yield Figure(f"{label} ({len(before) / 1e6:.1f} MB)", time, "s", GOAL)
        difference = compare(before, after)
        yield Figure(f"{label}: figures", worked(lambda told=difference: exchanged(told)), "s", GOAL)
    yield Figure("orders to machines, 1 MB", worked(lambda: orders_in(after.decode())), "s", GOAL)
