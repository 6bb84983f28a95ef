"""Which words of a text went, which came, in any script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.pages.difference.alignment import gaps, matching
from kbdesk.pages.difference.values import Words
from kbdesk.pages.scripts import WORD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

DIRECTLY = 4_000_000
"""Words of the one text times those of the other up to which they are compared without parting them before."""

_LEAST_SAME = 0.2
_TOKEN = re.compile(rf"(\]\([^()\s]*\)|{WORD}|\S|\A)(\s*)")
_CLAUSE = re.compile(r"[^.,;:!?。，、；：！？|\n]*+(?:[.,;:!?。，、；：！？|\n]++\s*+|\Z)")


class _Step(NamedTuple):
    """A run of both texts, in order: the same in both, or what goes and what comes."""

    is_same: bool
    before: str
    after: str

    @property
    def size(self) -> int:
        return max(len(self.before.strip()), len(self.after.strip()))


def words_between(before: str, after: str) -> tuple[Words, ...]:
    """Return two texts as one row of words; what is the same by mere chance counts as changed."""
    steps = _cleaned(_steps(before, after))
    same = sum(len(step.before.strip()) for step in steps if step.is_same)
    if same < _LEAST_SAME * min(len(before.strip()), len(after.strip())):
        steps = [_Step(False, before, after)]
    return tuple(_told(steps))


def flowing(words: Sequence[Words]) -> tuple[Words, ...]:
    """Return words as they are read, not written: a line that is broken elsewhere in a paragraph is the same."""
    found: list[Words] = []
    for one in words:
        last = found[-1] if found else None
        if last and last.kind == "removed" and one.kind == "added" and _is_break(last.text) and _is_break(one.text):
            found.pop()
            one = Words("same", one.text)  # noqa: PLW2901
        if found and found[-1].kind == one.kind:
            found[-1] = Words(one.kind, found[-1].text + one.text)
        else:
            found.append(one)
    return tuple(found)


def _is_break(blanks: str) -> bool:
    return blanks.isspace() and blanks.count("\n") <= 1 and "  \n" not in blanks


def _told(steps: Iterable[_Step]) -> Iterator[Words]:
    """Yield what there is to tell; blanks that end what goes and what comes alike are the same."""
    ahead = ""
    for step in steps:
        if step.is_same:
            yield Words("same", ahead + step.before)
            ahead = ""
            continue
        blanks = _shared_blanks(step.before, step.after)
        before, after = (text[: len(text) - len(blanks)] for text in (step.before, step.after))
        if ahead:
            yield Words("same", ahead)
        if before:
            yield Words("removed", before)
        if after:
            yield Words("added", after)
        ahead = blanks
    if ahead:
        yield Words("same", ahead)


def _shared_blanks(before: str, after: str) -> str:
    left, right = (text[len(text.rstrip()) :] for text in (before, after))
    count = next(
        (n for n in range(min(len(left), len(right))) if left[-1 - n] != right[-1 - n]), min(len(left), len(right))
    )
    return left[len(left) - count :]


def _steps(before: str, after: str) -> Iterator[_Step]:
    """Yield the runs of two texts: of long ones, their clauses are compared first, and words where these differ."""
    if len(before) * len(after) <= 9 * DIRECTLY:
        yield from _by_words(before, after)
        return
    left, right = _CLAUSE.findall(before), _CLAUSE.findall(after)
    at = 0
    for first, end, to_first, to_end in gaps(matching(left, right), len(left), len(right)):
        yield _Step(True, same := "".join(left[at:first]), same)
        yield from _by_words("".join(left[first:end]), "".join(right[to_first:to_end]))
        at = end
    yield _Step(True, same := "".join(left[at:]), same)


def _by_words(before: str, after: str) -> Iterator[_Step]:
    left, right = _TOKEN.findall(before), _TOKEN.findall(after)
    at, to = 0, 0
    for match in (*matching([word for word, _ in left], [word for word, _ in right]), None):
        first, to_first = (match.before, match.after) if match else (len(left), len(right))
        yield _Step(False, _text(left[at:first]), _text(right[to:to_first]))
        if match:
            at, to = first + match.length, to_first + match.length
            yield from _same(left[first:at], right[to_first:to])


def _same(left: Sequence[tuple[str, str]], right: Sequence[tuple[str, str]]) -> Iterator[_Step]:
    """Yield a run of words that are the same, though the blanks after them may differ."""
    begun = 0
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        if one != other:
            same = _text(left[begun:number]) + one[0]
            yield _Step(True, same, same)
            yield _Step(False, one[1], other[1])
            begun = number + 1
    same = _text(left[begun:])
    yield _Step(True, same, same)


def _text(tokens: Iterable[tuple[str, str]]) -> str:
    return "".join(word + blanks for word, blanks in tokens)


def _cleaned(steps: Iterable[_Step]) -> list[_Step]:
    """Put together what follows each other, and take what is the same by chance between two changes for changed."""
    found: list[_Step] = []
    for step in steps:
        if not step.before and not step.after:
            continue
        if found and found[-1].is_same == step.is_same:
            found[-1] = _together(*found[-1:], step)
        else:
            found.append(step)
        while len(found) >= 3 and not found[-1].is_same and _is_chance(*found[-3:]):
            found[-3:] = [_together(*found[-3:])]
    return found


def _is_chance(change: _Step, same: _Step, other: _Step) -> bool:
    return 2 * len(same.before.strip()) <= min(change.size, other.size)


def _together(*steps: _Step) -> _Step:
    return _Step(
        all(step.is_same for step in steps),
        "".join(step.before for step in steps),
        "".join(step.after for step in steps),
    )
