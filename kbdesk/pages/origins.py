"""Where each word of a text comes from, followed from version to version; whole lines that move keep their origin."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.pages.merge import places

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

Origins: TypeAlias = "int | tuple[int, ...]"
"""Where the words of a line come from: one number for all, or one a word."""

LEAST_MOVED = 20
"""Characters of a line from which on it is told by its words that it moved, not written again."""
LEAST_KEPT = 3
"""Words that stand together in both versions of a changed line where they are the same ones, not alike by chance."""
MOST_WORDS = 4_000
"""Words of a changed place, of either version, above which all of it counts as written anew."""

_WORD = re.compile(r"[぀-ヿ㐀-䶿一-鿿]|[^\W぀-ヿ㐀-䶿一-鿿]+|[^\w\s]")


def lines_of(text: str) -> list[str]:
    """Return the lines of a text without their endings."""
    return [line.removesuffix("\r") for line in text.split("\n")]


def follow(
    old: Sequence[str],
    origins: Sequence[Origins],
    new: Sequence[str],
    change: int,
    elsewhere: Mapping[str, Origins] | None = None,
) -> list[Origins]:
    """Return where the words of the lines `new` come from, which `change` made of the lines `old`.

    `elsewhere` are lines that stood in other files before the change, with their origins.
    """
    found = places(old, new)
    kept = {place for place in found if place is not None}
    moved = dict(elsewhere or {})
    moved.update((line, origins[at]) for at, line in enumerate(old) if at not in kept)
    told: list[Origins] = [change if place is None else origins[place] for place in found]
    for (first, end), (old_first, old_end) in _changed(found, len(old)):
        fresh = []
        for at in range(first, end):
            if len(new[at]) >= LEAST_MOVED and new[at] in moved:
                told[at] = moved[new[at]]
            else:
                fresh.append(at)
        if fresh and old_first < old_end:
            _follow_words(old[old_first:old_end], origins[old_first:old_end], fresh, new, told)
    return told


def take_up(
    new: Sequence[str],
    origins: Sequence[Origins],
    change: int,
    earlier: Iterable[tuple[Sequence[str], Sequence[Origins]]],
) -> list[Origins]:
    """Return the origins of the lines `new` where `change` only brought back what stood in earlier versions.

    What it seems to have written is of those who wrote it in these, the newest of which come first.
    """
    found = list(origins)
    for lines, theirs in earlier:
        fresh = [at for at, one in enumerate(found) if change in ((one,) if isinstance(one, int) else one)]
        if not any(new[at].strip() for at in fresh):
            break
        others = follow(lines, theirs, new, change)
        for at in fresh:
            found[at] = _filled(found[at], others[at], change)
    return found


def _filled(mine: Origins, other: Origins, change: int) -> Origins:
    if isinstance(mine, int):
        return other
    others = (other,) * len(mine) if isinstance(other, int) else other
    return tuple(one if one != change else its for one, its in zip(mine, others, strict=True))


def newest_and_others(lines: Sequence[Origins], texts: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """Return the newest origin of these lines' words, and the others, the newest first."""
    words: set[int] = set()
    for origins, text in zip(lines, texts, strict=True):
        if text.strip():
            words.update((origins,) if isinstance(origins, int) else origins)
    newest, *others = sorted(words, reverse=True) or [0]
    return newest, tuple(others)


def _changed(found: Sequence[int | None], count: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the runs of new lines, each with the run of old lines that stood in their place."""
    at, before = 0, 0
    while at < len(found):
        place = found[at]
        if place is not None:
            before = place + 1
            at += 1
            continue
        first = at
        while at < len(found) and found[at] is None:
            at += 1
        after = found[at] if at < len(found) else count
        yield (first, at), (before, after if after is not None else count)


def _follow_words(
    old: Sequence[str], origins: Sequence[Origins], fresh: Sequence[int], new: Sequence[str], told: list[Origins]
) -> None:
    """Give the words that a change left in changed lines the origins they had."""
    before = [word for line in old for word in _WORD.findall(line)]
    after = [(at, word) for at in fresh for word in _WORD.findall(new[at])]
    if not before or not after or max(len(before), len(after)) > MOST_WORDS:
        return
    from_words: list[int] = []
    for line, one in zip(old, origins, strict=True):
        from_words += [one] * len(_WORD.findall(line)) if isinstance(one, int) else one
    change = told[fresh[0]]
    marks = [change if isinstance(change, int) else change[0]] * len(after)
    words = [word for _, word in after]
    for start, to, length in SequenceMatcher(None, before, words, autojunk=False).get_matching_blocks():
        if length >= LEAST_KEPT:
            marks[to : to + length] = from_words[start : start + length]
    lines: dict[int, list[int]] = {}
    for (at, _), mark in zip(after, marks, strict=True):
        lines.setdefault(at, []).append(mark)
    for at, of_words in lines.items():
        told[at] = of_words[0] if len(set(of_words)) == 1 else tuple(of_words)
