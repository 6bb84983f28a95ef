"""What pages ought to be: cells that changes fill, exchange and empty, each known by itself.

The model knows no lines and no merging. Whether taking a change back is to be clean is told cell by cell: a cell that
stands as the change left it gets back what it held, one that holds something else was touched since. Where no text
tells which of several cells side by side became which, or words were exchanged close to each other, both answers are
right.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

PLAIN = re.compile(r"(?:[^\W\d_][^|<>#\n]*\n)+\n")
"""A paragraph of words, links and marks, with a blank line after it: a cell that may be changed."""

LEAST = 8
"""Words that such a paragraph has at least."""

DATES = re.compile(r"^(updated|ingested):.*\n", re.MULTILINE)
FAR = 5
"""Words between two exchanged ones of a paragraph from which on they do not touch."""

Values = dict[int, str | None]


def cells_of(text: str) -> list[str]:
    """Return a file's text in cells: paragraphs with the blank lines after them."""
    return re.findall(r"(?:[^\n]*\n)+?\n+|.+\Z", text, re.DOTALL) if text else []


def undated(text: str | None) -> str | None:
    """Return a text without the dates that the store sets, and without a header that holds nothing else."""
    if text is None or not text.startswith("---\n"):
        return text
    end = text.find("\n---\n", 3)
    left = text if end < 0 else DATES.sub("", text[: end + 1]) + text[end + 1 :]
    return left.removeprefix("---\n---\n\n")


@dataclass
class Page:
    """A file as it ought to be: its cells in their order for ever, and what each holds now (None: nothing)."""

    path: str
    order: list[int]
    values: Values
    exists: bool = True

    @property
    def text(self) -> str | None:
        """Return the whole text, None where there is no file."""
        return "".join(self.values[cell] or "" for cell in self.order) if self.exists else None

    def editable(self) -> list[int]:
        """Return the cells that may be changed: plain paragraphs that stand once, none at the edges."""
        found = [cell for cell in self.order if self.values[cell] is not None]
        texts = [self.values[cell] or "" for cell in found]
        return [
            cell
            for cell, text in list(zip(found, texts, strict=True))[1:-1]
            if PLAIN.fullmatch(text) and text.count(" ") >= LEAST and texts.count(text) == 1
        ]


@dataclass
class Deed:
    """What one change did to one file: what its cells held before and after. `back` are cells taken back since."""

    change: int
    path: str
    before: Values
    after: Values
    was: bool = True
    stands: bool = True
    back: set[int] = field(default_factory=set)

    @property
    def cells(self) -> set[int]:
        """The cells that it changed."""
        return {
            cell for cell in self.before.keys() | self.after.keys() if self.before.get(cell) != self.after.get(cell)
        }

    def left(self) -> Values:
        """Return what it left, without what was taken back of it."""
        return {**self.after, **{cell: self.before.get(cell) for cell in self.back}}


@dataclass
class Outcome:
    """What taking back ought to come to: `touching` shall be decided, `near` may be."""

    values: Values
    exists: bool
    touching: bool = False
    near: bool = False
    is_whole: bool = False


def taken_back(page: Page, deeds: list[Deed], cells: set[int] | None = None) -> Outcome:
    """Return what a page ought to be without some changes of it, the newest first; of one only `cells`, if given."""
    now = Outcome(dict(page.values), page.exists)
    for deed in deeds:
        if now.is_whole:
            break
        _without(page.order, now, deed, cells)
    return now


def _without(order: list[int], now: Outcome, deed: Deed, cells: set[int] | None) -> None:
    base = {cell: deed.left().get(cell) for cell in order}
    chosen = deed.cells - deed.back if cells is None else cells
    then = {**base, **{cell: deed.before.get(cell) for cell in chosen}}
    if not (deed.was and deed.stands and now.exists):
        _whole(now, deed, base, then)
        return
    standing = {cell: now.values.get(cell) for cell in order}
    now.near = now.near or _is_near(order, base, standing, then)
    for cell in sorted(chosen):
        value, touching, near = _merged(base[cell], standing[cell], then[cell])
        now.values[cell] = value
        now.touching, now.near = now.touching or touching, now.near or near


def _whole(now: Outcome, deed: Deed, base: Values, then: Values) -> None:
    """Take back a change with which the file came or went, or one of a file that is gone."""
    held = {cell: value for cell, value in now.values.items() if value is not None} if now.exists else None
    left = {cell: value for cell, value in base.items() if value is not None} if deed.stands else None
    had = {cell: value for cell, value in then.items() if value is not None} if deed.was else None
    if held == left:
        now.exists = deed.was
        now.values = {cell: (had or {}).get(cell) for cell in now.values} if deed.was else now.values
    elif held != had:
        now.touching = now.is_whole = True


def _merged(base: str | None, now: str | None, then: str | None) -> tuple[str | None, bool, bool]:
    """Return what a cell holds then, whether it was touched, and whether it nearly was."""
    if now in (base, then):
        return then, False, False
    if base is None or now is None or then is None:
        return now, True, False
    words = [text.split(" ") for text in (base, now, then)]
    if len({len(one) for one in words}) > 1:
        return now, True, False
    theirs = [place for place, (one, two) in enumerate(zip(words[0], words[1], strict=True)) if one != two]
    ours = [place for place, (one, two) in enumerate(zip(words[0], words[2], strict=True)) if one != two]
    gap = min(abs(one - two) for one in theirs for two in ours)
    if gap == 0:
        return now, True, False
    merged = [two if place in theirs else three for place, (two, three) in enumerate(zip(*words[1:], strict=True))]
    return " ".join(merged), False, gap <= FAR


def _is_near(order: list[int], base: Values, now: Values, then: Values) -> bool:
    """Whether cells side by side were changed by both sides so that no text tells which cell became which.

    That is where what comes back and what came since stand in one gap, and where one side changed several that stand
    together, one of which came or went, and the other side changed one of them or one beside them.
    """
    alive = [cell for cell in order if any(each[cell] is not None for each in (base, now, then))]
    run: list[int] = []
    for cell in [*alive, None]:
        if cell is not None and not base[cell] == now[cell] == then[cell]:
            run.append(cell)
            continue
        theirs, mine = ([one for one in run if base[one] != side[one]] for side in (now, then))
        moved = [[one for one in run if (base[one] is None) != (side[one] is None)] for side in (now, then)]
        if theirs and mine:
            if all(any(base[one] is None for one in those) for those in moved):
                return True
            if any(len(those) > 1 and ends for those, ends in zip((theirs, mine), moved, strict=True)):
                return True
        run = []
    return False


def ordered_as(page: Page, outcome: Outcome, text: str | None) -> bool:
    """Take over the order of cells that came back side by side, where either is right; whether that is all.

    Cells that hold nothing stay behind the one that they stood behind.
    """
    alive = [cell for cell in page.order if outcome.values.get(cell) is not None]
    held: dict[str | None, list[int]] = {}
    for cell in alive:
        held.setdefault(undated(outcome.values[cell]), []).append(cell)
    stands = cells_of(undated(text) or "")
    if not outcome.near or not outcome.exists or Counter(stands) != {told: len(those) for told, those in held.items()}:
        return False
    behind: dict[int | None, list[int]] = {None: []}
    last: int | None = None
    for cell in page.order:
        if cell in alive:
            last = cell
            behind[cell] = []
        else:
            behind[last].append(cell)
    page.order = behind[None]
    for told in stands:
        cell = held[told].pop(0)
        page.order += [cell, *behind[cell]]
    return True
