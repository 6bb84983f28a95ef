"""A page's text as agents read it, each part with what stands on the disk for it.

An edit replaces fragments of what is shown. Only they are written anew; all the rest goes back as the bytes it came
from, also links that the store would write otherwise and links that the edit has put into code.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kbdesk.pages.inline import Span


@dataclass(frozen=True, slots=True)
class Part:
    """A run of text; `disk` is what stands on the disk for it, None where an edit has put it in."""

    text: str
    disk: str | None

    @property
    def is_link(self) -> bool:
        """Whether it is a link's destination that is shown otherwise than it stands on the disk."""
        return self.disk is not None and self.disk != self.text


class Showing:
    """The parts of a text, in order."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = [part for part in parts if part.text or part.disk]

    @classmethod
    def of(cls, body: str, changes: Mapping[Span, str]) -> Showing:
        """Return a body in which the text at each span is shown as another one."""
        parts, at = [], 0
        for (start, end), shown in sorted(changes.items()):
            parts += [Part(body[at:start], body[at:start]), Part(shown, body[start:end])]
            at = end
        return cls((*parts, Part(body[at:], body[at:])))

    @property
    def text(self) -> str:
        """What is shown."""
        return "".join(part.text for part in self._parts)

    @property
    def standing(self) -> str:
        """What stands on the disk of it now, without what an edit has put in or taken out."""
        return "".join(part.disk for part in self._parts if part.disk is not None)

    def place(self, at: int) -> int:
        """Return where on the disk the sign stands that is shown at a place; within a link, where it begins."""
        shown = disk = 0
        for part in self._parts:
            if at < shown + len(part.text):
                return disk if part.is_link else disk + at - shown
            shown += len(part.text)
            disk += len(part.text if part.disk is None else part.disk)
        return disk

    def with_replaced(self, start: int, end: int, new: str) -> Showing:
        """Return it with another text in place of what is shown from `start` to `end`."""
        parts, at = [], 0
        put = False
        for part in self._parts:
            left, right = max(start - at, 0), max(end - at, 0)
            at += len(part.text)
            before, after = part.text[:left], part.text[right:]
            touched = left < len(part.text) and right > 0
            if not touched:
                if left < len(part.text) and not put:
                    parts.append(Part(new, None))
                    put = True
                parts.append(part)
                continue
            parts.append(Part(before, None if part.is_link or part.disk is None else before))
            if not put:
                parts.append(Part(new, None))
                put = True
            parts.append(Part(after, None if part.is_link or part.disk is None else after))
        return Showing(parts if put else [*parts, Part(new, None)])

    def on_disk(self, changes: Mapping[Span, str]) -> str:
        """Return the text for the disk. `changes` are the destinations that are to read otherwise there.

        One is carried out where the edit has touched the destination.
        """
        ends = list(accumulate(len(part.text) for part in self._parts))
        wanted = sorted((span, new) for span, new in changes.items() if self._is_new(ends, span))
        written, at = [], 0
        for (start, end), new in wanted:
            written += [self._kept(ends, at, start), new]
            at = end
        return "".join((*written, self._kept(ends, at, ends[-1] if ends else 0)))

    def _is_new(self, ends: list[int], span: Span) -> bool:
        first, last = bisect_right(ends, span[0]), bisect_right(ends, max(span[1] - 1, span[0]))
        return any(part.disk is None for part in self._parts[first : last + 1])

    def _kept(self, ends: list[int], start: int, end: int) -> str:
        """Return what stands on the disk for what is shown from `start` to `end`."""
        found = []
        number = bisect_right(ends, start)
        while number < len(self._parts) and start < end:
            part = self._parts[number]
            begin = ends[number] - len(part.text)
            if part.is_link:
                found.append(part.disk or "")
            else:
                found.append(part.text[start - begin : end - begin])
            start = ends[number]
            number += 1
        return "".join(found)
