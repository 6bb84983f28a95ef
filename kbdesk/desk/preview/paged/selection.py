"""What is selected on the pages: from one place to another, over any number of pages. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.preview.paged.letters import Letters
    from kbdesk.project.showing import Box

Spot = tuple[int, int]
"""A page, from 0, and a place in its text."""


@dataclass(frozen=True)
class Selection:
    """From where the mouse was pressed to where it is."""

    anchor: Spot = (0, 0)
    head: Spot = (0, 0)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is selected."""
        return self.anchor == self.head

    def on_page(self, page: int, letters: Letters) -> tuple[int, int]:
        """Return from where to where the text of a page is selected; both the same for not at all."""
        first, last = sorted((self.anchor, self.head))
        if not first[0] <= page <= last[0]:
            return 0, 0
        return first[1] if page == first[0] else 0, last[1] if page == last[0] else len(letters.text)

    def boxes(self, page: int, letters: Letters) -> list[Box]:
        """Return what is selected on a page as boxes."""
        start, end = self.on_page(page, letters)
        return letters.boxes(start, end) if end > start else []

    def pages(self) -> range:
        """Return the pages it reaches over."""
        first, last = sorted((self.anchor[0], self.head[0]))
        return range(first, last + 1)

    def text(self, known: Mapping[int, Letters]) -> str:
        """Return the words that are selected, of the pages whose words are known."""
        parts = []
        for page in self.pages():
            if page in known:
                start, end = self.on_page(page, known[page])
                parts.append(known[page].text[start:end])
        return "\n\n".join(part for part in parts if part)
