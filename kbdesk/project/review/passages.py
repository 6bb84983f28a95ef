"""The very passage in an original that a claim rests on, where it can be found; read once as long as the file stays."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused, Unreadable
from kbdesk.sources.extract import extract
from kbdesk.sources.passages import Searched
from kbdesk.sources.picture import picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.files import Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job
    from kbdesk.sources.picture import Picture

MOST_KEPT = 4_000_000
"""Characters of originals that are kept ready for further claims; each takes some 30 bytes."""


@dataclass(frozen=True)
class Passage:
    """Where an original says what a claim says, or why that is not known.

    `unit` is pages, slides, sheets or "" for an original without such, `number` which of them, from 1. `text` is what
    stands there and around it, the passage itself from `start` to `end`. `trouble` is a sentence that says why the
    original has no text to look in, "" where it has. Where it has and `is_found` is not true, the claim's words stand
    nowhere in it together, or, with `is_partly`, not in the part of it that was read.
    """

    original: str
    unit: str = ""
    number: int = 0
    text: str = ""
    start: int = 0
    end: int = 0
    trouble: str = ""
    is_partly: bool = False

    @property
    def is_found(self) -> bool:
        """Whether there is a passage."""
        return self.end > self.start

    @property
    def words(self) -> str:
        """The passage itself."""
        return self.text[self.start : self.end]


class Passages:
    """Looks for claims in originals. Their texts are extracted by a process of its own, and kept, as many as may be."""

    def __init__(self, folder: Folder, originals: Originals, layout: KitLayout) -> None:
        self._folder = folder
        self._originals = originals
        self._layout = layout
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, Searched] = OrderedDict()

    def find(self, claim: str, original: str, job: Job | None = None) -> Passage:
        """Return where an original says what a claim says. Raises NotFound where it is missing, Cancelled by `job`."""
        place = self._place(original)
        try:
            searched = self._searched(place, original, job)
        except (Unreadable, Refused) as error:
            return Passage(original, trouble=f"{error.what} {error.next_step or ''}".strip())
        found = searched.find(claim)
        if found is None:
            return Passage(original, is_partly=searched.is_cut)
        return Passage(original, found.unit, found.number, found.text, found.start, found.end)

    def picture(self, original: str, number: int, words: Sequence[str], width: int, job: Job | None = None) -> Picture:
        """Return a page of a PDF with a passage marked. Raises NotFound, Unreadable, Refused, Cancelled."""
        return picture(self._folder.inside(self._place(original)), number, words, width, name=original, job=job)

    def _place(self, original: str) -> str:
        """Return the path in the project of an original, which may also be a file among the pages."""
        if self._layout.in_knowledge(original) is not None and self._folder.stat(original) is not None:
            return original
        return self._originals.place(original)

    def _searched(self, place: str, original: str, job: Job | None) -> Searched:
        entry = self._folder.stat(place)
        if entry is None:
            raise NotFound("This original is missing from the sources folder.", original)
        key = f"{entry.signature} {place}"
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        searched = Searched(extract(self._folder.inside(place), name=original, job=job))
        with self._lock:
            self._kept[key] = searched
            while len(self._kept) > 1 and sum(one.size for one in self._kept.values()) > MOST_KEPT:
                self._kept.popitem(last=False)
        return searched
