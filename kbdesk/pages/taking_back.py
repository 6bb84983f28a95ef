"""Taking changes of a file back while what came later stays: pure work on texts, None stands for no file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.errors import Differing
from kbdesk.pages.difference.lines import parted
from kbdesk.pages.difference.values import Span
from kbdesk.pages.three_way import merged

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Step: TypeAlias = tuple[str | None, str | None]
"""A change to take back: the text that it left, and the one that it found."""

_HEADER = re.compile(r"\ufeff?---[ \t]*\r?\n(.*?)^---[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_DATE = re.compile(r"^(updated|ingested):.*$", re.MULTILINE)
_DATED_LINE = re.compile(r"^(?:updated|ingested):.*\n?", re.MULTILINE)

_MARK = "\ud800{}\n"
"""Stands for a place that is not settled; no bytes of a file are decoded to this sign."""

_PLACE = re.compile("\ud800(\\d+)\n")


@dataclass(frozen=True)
class TakenBack:
    """What comes of it. `parts` are the text in its order, with a Differing where a choice is to be made.

    `is_open` where there is one, or where the file would go, or come back, though it was changed since.
    """

    text: str | None
    parts: tuple[str | Differing, ...] = ()
    is_open: bool = False


def taken_back(now: str | None, steps: Sequence[Step], *, is_back: bool = True) -> TakenBack:
    """Return the text as it stands without the changes, the newest of which comes first.

    Those that followed each other at once are taken back together or, where that touches something, one by one.
    A text that is as it was before a change has that change taken back already, unless `is_back` says that it only
    looks so: of equal lines others may be gone, or back.
    """
    together = _chained(steps)
    found = _taken(now, together, is_back=is_back)
    if found.is_open and len(together) < len(steps):
        apart = _taken(now, steps, is_back=is_back)
        return found if apart.is_open else apart
    return found


def _taken(now: str | None, steps: Sequence[Step], *, is_back: bool) -> TakenBack:
    running = _Running(now, is_back=is_back)
    for step in steps:
        if running.whole is None:
            running.take(step)
    return running.result()


def _chained(steps: Sequence[Step]) -> list[Step]:
    """Return the steps with those put into one between which nothing happened."""
    found: list[Step] = []
    for after, before in steps:
        if found and found[-1][1] == after:
            found[-1] = (found[-1][0], before)
        else:
            found.append((after, before))
    return found


@dataclass
class _Running:
    """The text on the way. A place that is not settled is a line of its own in it until the end."""

    text: str | None
    is_back: bool = True
    places: list[Differing] = field(default_factory=list)
    whole: Differing | None = None

    def take(self, step: Step) -> None:
        """Take one change back."""
        after, before = step
        if self.text == after or same_but_for_dates(self.text, after):
            self.text = before if self.text == after else _dated_as(before, self.text)
        elif self.is_back and (self.text == before or same_but_for_dates(self.text, before)):
            return
        elif after is None or before is None or self.text is None:
            if not (before is None and self.text is None):
                self.whole = Differing(after or "", self._told(self.text or ""), before or "")
                self.text = before
        else:
            base, old = (_dates_from(text, self.text) for text in (after, before))
            regions = merged(base, self.text, old, are_apart=not self.is_back)
            self.text = "".join(self._marked(region) for region in regions)

    def _marked(self, region: str | Differing) -> str:
        if isinstance(region, str):
            return region
        self.places.append(Differing(region.base, self._told(region.theirs), region.ours))
        return _MARK.format(len(self.places) - 1)

    def _told(self, text: str) -> str:
        """Return a text with what stands now where places are not settled."""
        return _PLACE.sub(lambda match: self.places[int(match[1])].theirs, text)

    def result(self) -> TakenBack:
        """Return what came of it."""
        if self.whole is not None:
            return TakenBack(self.text, (self.whole,), is_open=True)
        if self.text is None:
            return TakenBack(None)
        pieces = _PLACE.split(self.text)
        parts: list[str | Differing] = []
        for number, piece in enumerate(pieces):
            if number % 2:
                parts.append(self.places[int(piece)])
            elif piece:
                parts.append(piece)
        return TakenBack(self._told(self.text), tuple(parts), is_open=len(pieces) > 1)


def without(before: str | None, after: str | None, spans: Iterable[Span]) -> str | None:
    """Return the text after a change, with the lines before it at some of its spans; those that overlap go as one."""
    chosen = _apart(spans)
    if not chosen:
        return after
    old, new = parted(before or ""), parted(after or "")
    found: list[str] = []
    at = 0
    for span in chosen:
        found += new[at : span.after_first]
        found += old[span.before_first : span.before_last]
        at = span.after_last
    text = "".join([*found, *new[at:]])
    is_all = text == (before or "")
    return before if is_all else text


def _apart(spans: Iterable[Span]) -> list[Span]:
    """Return spans in their order, those that overlap put into one."""
    found: list[Span] = []
    for span in sorted(spans, key=lambda one: (one.after_first, one.after_last, one.before_first)):
        last = found[-1] if found else None
        if last and (span.after_first < last.after_last or span.before_first < last.before_last):
            first, end = min(last.before_first, span.before_first), max(last.before_last, span.before_last)
            found[-1] = Span(first, end, last.after_first, max(last.after_last, span.after_last))
        else:
            found.append(span)
    return found


def are_within(spans: Iterable[Span], before: str | None, after: str | None) -> bool:
    """Whether spans are of lines that two texts have."""
    old, new = len(parted(before or "")), len(parted(after or ""))
    return all(
        0 <= one.before_first <= one.before_last <= old and 0 <= one.after_first <= one.after_last <= new
        for one in spans
    )


def same_but_for_dates(one: str | None, other: str | None) -> bool:
    """Whether two texts are the same but for the dates that the store sets in a header, and a header of these alone."""
    if one is None or other is None:
        return one is other
    return one == other or _undated(one) == _undated(other)


def _undated(text: str) -> str:
    header = _HEADER.match(text)
    if not header:
        return text
    lines = _DATED_LINE.sub("", header[1])
    if lines.strip():
        return f"{text[: header.start(1)]}{lines}{text[header.end(1) :]}"
    return text[header.end() :].lstrip("\r\n")


def _dated_as(text: str | None, now: str | None) -> str | None:
    return text if text is None or now is None else _dates_from(text, now)


def _dates_from(text: str, now: str) -> str:
    """Return a text with the dates of its header as they are in another: they follow every change, and are none."""
    header, present = _HEADER.match(text), _HEADER.match(now)
    if not header or not present:
        return text
    dates = {match[1]: match[0] for match in _DATE.finditer(present[1])}
    lines = _DATE.sub(lambda match: dates.get(match[1], match[0]), header[1])
    return f"{text[: header.start(1)]}{lines}{text[header.end(1) :]}"
