"""What a search found, and what is to be said of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.values import Hit

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self


class Hits(tuple[Hit, ...]):
    """The hits of a search, best first.

    `is_cut`: more pages fit than were asked for. `instead` are the words that were looked for in place of those that
    stand in no page: what was meant, perhaps.
    """

    is_cut: bool
    instead: tuple[str, ...]

    def __new__(cls, hits: Iterable[Hit], *, is_cut: bool = False, instead: tuple[str, ...] = ()) -> Self:
        """Take hits and what is to be said of them."""
        made = super().__new__(cls, hits)
        made.is_cut, made.instead = is_cut, instead
        return made
