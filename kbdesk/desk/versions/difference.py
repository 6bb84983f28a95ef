"""Two texts compared line by line; for a worker, since long texts take a while."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

AROUND = 3
"""Lines that stay shown on each side of a difference."""
SHOWN = 4000
"""Lines of a comparison that are shown."""
ALIGNED = 4000
"""Lines above which texts are not aligned: it would take too long."""
LONGEST = 2000
"""Characters of a line that are shown."""


@dataclass(frozen=True)
class Line:
    """One line: `now` stands only in the present text, `then` only in the earlier one, `both` in both.

    `skipped` stands for lines that are alike and not shown; `count` says how many. `file` names, in its text, the file
    of the lines that follow.
    """

    kind: Literal["now", "then", "both", "skipped", "file"]
    text: str = ""
    count: int = 0


def compare(now: str, then: str) -> tuple[Line, ...]:
    """Return the lines of two texts in one order, with long stretches of equal lines left out."""
    lines = list(_aligned(now.splitlines(), then.splitlines()))
    found = list(_folded(lines))
    if len(found) > SHOWN:
        found = [*found[:SHOWN], Line("skipped", count=sum(one.count or 1 for one in found[SHOWN:]))]
    return tuple(found)


def plain(text: str) -> tuple[Line, ...]:
    """Return a text's lines as they are."""
    lines = [Line("both", _cut(line)) for line in text.splitlines()]
    return tuple(lines[:SHOWN]) + ((Line("skipped", count=len(lines) - SHOWN),) if len(lines) > SHOWN else ())


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def _aligned(now: Sequence[str], then: Sequence[str]) -> Iterator[Line]:
    start = 0
    while start < min(len(now), len(then)) and now[start] == then[start]:
        start += 1
    end = 0
    while end < min(len(now), len(then)) - start and now[-1 - end] == then[-1 - end]:
        end += 1
    yield from (Line("both", _cut(line)) for line in now[:start])
    yield from _middle(now[start : len(now) - end], then[start : len(then) - end])
    yield from (Line("both", _cut(line)) for line in now[len(now) - end :])


def _middle(now: Sequence[str], then: Sequence[str]) -> Iterator[Line]:
    if max(len(now), len(then)) > ALIGNED:
        yield from (Line("now", _cut(line)) for line in now)
        yield from (Line("then", _cut(line)) for line in then)
        return
    for name, first, last, other_first, other_last in SequenceMatcher(None, now, then, autojunk=False).get_opcodes():
        if name == "equal":
            yield from (Line("both", _cut(line)) for line in now[first:last])
        else:
            yield from (Line("now", _cut(line)) for line in now[first:last])
            yield from (Line("then", _cut(line)) for line in then[other_first:other_last])


def _folded(lines: Sequence[Line]) -> Iterator[Line]:
    near = [False] * len(lines)
    for place, line in enumerate(lines):
        if line.kind != "both":
            for at in range(max(0, place - AROUND), min(len(lines), place + AROUND + 1)):
                near[at] = True
    skipped = 0
    for place, line in enumerate(lines):
        if near[place]:
            if skipped:
                yield Line("skipped", count=skipped)
                skipped = 0
            yield line
        else:
            skipped += 1
    if skipped:
        yield Line("skipped", count=skipped)
