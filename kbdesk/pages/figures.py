"""Numbers and dates that a change put in place of others, while what they rest on stayed the same."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from itertools import groupby, islice, takewhile
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.pages.difference.words import words_between
from kbdesk.pages.scripts import ALONE, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.pages.difference.values import Difference, Hunk, Words

Exchange: TypeAlias = "tuple[str, str]"
"""A figure as it was, and as it is: the words in its place where it is none any more, or GONE."""

GONE = "—"
"""What stands for a figure that went, with nothing in its place."""

Sign: TypeAlias = "tuple[str, bool]"
"""A word, or a figure."""

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre"
    r"|diciembre)\b\.?"
)
_NUMBER = r"[-−+]?\d+(?:[.,:/\u2009\u202f'’-]\d+)*"
_FIGURE = re.compile(
    rf"(?<![^\W{ALONE}])(?:\d{{1,2}}(?:st|nd|rd|th)?\s(?:de\s)?{_MONTH}(?:,?\s(?:de\s)?\d{{4}})?"
    rf"|{_MONTH}\s(?:de\s)?\d{{1,4}}(?:,\s\d{{4}})?|{_NUMBER}(?:\s?[%‰°])?|[〇零一二三四五六七八九十百千万億亿两兩]{{2,}})",
    re.IGNORECASE,
)
_NO_FIGURES = frozenset({"万一", "千万", "一一", "三三两两"})
"""Words that are written with signs for numbers."""
_UNREAD = re.compile(
    r"\]\([^()\s]*\)|\[\[[^\[\]|]*\||\[\^?\d+\]|https?://\S+|<!--.*?-->"
    r"|^[ \t>]*(?:#{1,6}[ \t]+)?(?:\d+(?:\.\d+)*[.)]|\d+\.\d+(?:\.\d+)*)"
    r"(?=\s)|^[ \t>]*#{1,6}[ \t]+\d+(?:\.\d+)*[.:)]?(?=\s)",
    re.MULTILINE | re.DOTALL,
)
"""Where figures say nothing: addresses, marks of notes, comments, the numbers of items and headings."""
_THOUSANDS = re.compile(r"(?<=\d)[,.'’\u2009\u202f](?=\d{3}(?!\d))")
_ROUTINE_FIELD = re.compile(
    r"(?:^|[_ -])(?:updated|modified|created|ingested|reviewed|checked|accessed|retrieved|verified|date|order|weight"
    r"|version|revision|count|confidence|score|rating|priority|status|id|hash|size|words?|links?)(?:$|[_ -])",
    re.IGNORECASE,
)
_LEAST_SAME = 0.3
LEAST_ALIKE = 2
"""Words with which two texts begin alike where they claim the same still, though most of what follows is another."""
MOST_WORDS = 10
"""Words that give way to others above which it is another statement, and its figures are others anyhow."""

MOST_WORDS_FOR_FIGURE = 6
"""Words of which a figure is one that goes, and of what stands in its place, above which it is another statement."""
_SENTENCE_END = re.compile(r"[.!?;](?=\s|\Z)|[。！？；]|\n\s*\n")


def exchanged(difference: Difference) -> list[Exchange]:
    """Return the figures of a page's text, tables and header that were exchanged, in order, each pair once."""
    found: list[Exchange] = []
    for hunk in difference.hunks:
        if hunk.kind in ("changed", "moved", "table", "header"):
            found += _of_hunk(hunk)
    stays = {_plain(figure) for hunk in difference.hunks for _, _, figure in _figures(hunk.after)}
    return [each for each in dict.fromkeys(found) if _is_figure(each[1]) or _plain(each[0]) not in stays]


def _is_figure(text: str) -> bool:
    return any(match[0] not in _NO_FIGURES for match in _FIGURE.finditer(text))


def _of_hunk(hunk: Hunk) -> Iterator[Exchange]:
    for row in hunk.rows:
        for cell in row.cells:
            if cell.kind == "changed":
                yield from _of_words(cell.words)
    for field in hunk.fields:
        if field.before and field.after and not field.items and not _ROUTINE_FIELD.search(field.name):
            yield from _of_words(words_between(field.before, field.after))
    if hunk.words and _keeps_enough(hunk.words):
        yield from _of_words(hunk.words)
    elif hunk.kind == "changed":
        yield from _beginning_alike(_Told(hunk.before).signs(), _Told(hunk.after).signs(), LEAST_ALIKE)


def _keeps_enough(words: Sequence[Words]) -> bool:
    """Whether it is the same claim still: of a text that is all another no figure was exchanged."""
    sizes = {kind: sum(len(each.text) for each in words if each.kind == kind) for kind in ("same", "removed", "added")}
    return sizes["same"] >= _LEAST_SAME * (sizes["same"] + max(sizes["removed"], sizes["added"]))


def _of_words(words: Sequence[Words]) -> Iterator[Exchange]:
    """Yield what a figure was and is wherever words gave way to others."""
    old, new = (_Told("".join(each.text for each in words if each.kind != kind)) for kind in ("added", "removed"))
    at = to = 0
    for kind, group in groupby(words, key=lambda each: each.kind == "same"):
        each = tuple(group)
        end = at + sum(len(one.text) for one in each if one.kind != "added")
        to_end = to + sum(len(one.text) for one in each if one.kind != "removed")
        if not kind:
            pairs = _exchanged(old.touched(at, end), new.touched(to, to_end)) if _is_short(each) else []
            pairs = pairs or _gone(old.touched(at, end), old.text[at:end], new.text[to:to_end])
            yield from pairs or _beginning_alike(old.signs(at, end), new.signs(to, to_end))
        at, to = end, to_end


def _is_short(words: Sequence[Words]) -> bool:
    """Whether so few words gave way to others that their figures stand for the same thing."""
    return all(len(words_of(one.text)) <= MOST_WORDS for one in words)


def _exchanged(old: Sequence[str], new: Sequence[str]) -> list[Exchange]:
    left, right = {_plain(figure) for figure in old}, {_plain(figure) for figure in new}
    gone = [figure for figure in old if _plain(figure) not in right]
    come = [figure for figure in new if _plain(figure) not in left]
    return list(zip(gone, come, strict=True)) if len(gone) == len(come) else []


def _gone(figures: Sequence[str], went: str, came: str) -> list[Exchange]:
    """Return which figures went, alone or for words; a statement that went whole, or another, is not told here."""
    if not figures or _is_figure(came) or _SENTENCE_END.search(went):
        return []
    stands = words_of(_read(came))
    if not stands and went.lstrip().startswith(("(", "[", "（")):  # a note of where it is from
        return []
    if max(len(words_of(went)), len(stands)) > MOST_WORDS_FOR_FIGURE:
        return []
    return [(figure, " ".join(came.split()) if stands else GONE) for figure in figures]


def _beginning_alike(old: Iterable[Sign], new: Iterable[Sign], least: int = 0) -> list[Exchange]:
    """Return what figures were and are where two texts begin alike but for them, at `least` in so many words.

    So what was claimed is told from what stands behind it: a source that went, or sentences that came.
    """
    found: list[Exchange] = []
    alike = 0
    for (one, is_figure), (other, is_other) in zip(old, new, strict=False):
        if _plain(one) == _plain(other):
            alike += not is_figure
        elif is_figure and is_other:
            found.append((one, other))
        else:
            break
    return found if alike >= least else []


class _Told:
    """A text with its figures, which are looked for once however many parts of it are asked about."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._read = _read(text)
        self._figures = list(_figures(text))
        self._ends = [end for _, end, _ in self._figures]

    def signs(self, first: int = 0, last: int | None = None) -> Iterator[Sign]:
        """Yield the words of a part, and its figures, each whole; where figures say nothing, nothing."""
        end = len(self.text) if last is None else last
        at = first
        for start, stop, figure in self._from(bisect_right(self._ends, first)):
            if start >= end:
                break
            yield from ((word, False) for word in words_of(self._read[at:start]))
            yield figure, True
            at = stop
        yield from ((word, False) for word in words_of(self._read[at:end]))

    def touched(self, first: int, last: int) -> list[str]:
        """Return the figures of which something changed; where nothing stands for what went, those cut there."""
        found = self._from(bisect_left(self._ends, first) if first == last else bisect_right(self._ends, first))
        last = last + 1 if first == last else last
        return [figure for _, _, figure in takewhile(lambda one: one[0] < last, found)]

    def _from(self, number: int) -> Iterator[tuple[int, int, str]]:
        return islice(self._figures, number, None)


def _figures(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield the figures of a text with where each begins and ends."""
    for match in _FIGURE.finditer(_read(text)):
        if match[0] not in _NO_FIGURES:
            yield match.start(), match.end(), " ".join(match[0].split())


def _read(text: str) -> str:
    """Return a text with blanks where figures say nothing."""
    return _UNREAD.sub(lambda found: " " * len(found[0]), text)


def _plain(figure: str) -> str:
    """Return a figure however it is written: without the signs between thousands, with a point before decimals."""
    return _THOUSANDS.sub("", figure).replace(",", ".").replace("−", "-").replace(" ", "").casefold()
