"""Where an original says what a page claims: the stretch of its text that holds most of the claim's telling words.

A claim is seldom a quotation, and may be in another language; so words count by how rarely the original has them,
numbers more than words, and a place is told only where enough of the claim stands there.
"""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from kbdesk.sources.running import without_running_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.sources.extract import Text

STRETCH = 60
"""Words in which the words of a claim must stand together; stretches overlap by half."""
ENOUGH = 0.4
"""Share of a claim's words, by weight, that a place must have."""
ENOUGH_OF_PART = 0.5
"""The same of one sentence of it."""
LOOSE = 0.3
"""What a word that the claim does not have costs a place, measured by one that it has."""
LEAST_WORDS = 3
"""Different words of the claim that a place must have."""
NUMBER_WEIGHT = 1.5
STEM = 6
"""Letters of a word that count, so that “predicted” finds “prediction”."""
LONGEST_CLAIM = 200
"""Words of a claim that are looked for."""
NEAR = 160
"""Characters within which the beginning and the end of a sentence are looked for."""
AROUND = 3_000
"""Characters of the original that are shown before and after a place."""

_TOKEN = re.compile(r"[぀-ヿ㐀-䶿一-鿿가-힯]|\d+(?:[.,]\d+)+|[^\W_぀-ヿ㐀-䶿一-鿿가-힯]{2,}|\d")
_SENTENCE = re.compile(r"[^.!?。！？]+(?:[.!?](?=\S)[^.!?。！？]*)*[.!?。！？]*")
_IDEOGRAPH = re.compile(r"[぀-ヿ㐀-䶿一-鿿가-힯]")
_UNIT = re.compile(r"^## (?:Page \d+|Slide \d+|Sheet: ).*$", re.MULTILINE)
_END = re.compile(r"[.!?。](?=\s|$)|\n\n| \|")
_COMMON = frozenset(
    re.findall(
        r"\w+",
        "the and for with that this from are was were has have had its not but can may which who when where how than"
        " then into onto over under also more most such each other one two los las del una con por que para como más"
        " pero sus este esta estos sobre entre los der die das und ist mit von den dem ein eine les des est une dans"
        " pour sur",
    )
)
"""Words that every text has."""


@dataclass(frozen=True)
class Found:
    """A place in an original. `number` is its page, slide or sheet, from 1, 0 where it has none; `unit` says which.

    `text` is what stands there and around it, `start` and `end` where the place is in it; `share` is how much of the
    claim's words, by weight, it has.
    """

    unit: str
    number: int
    text: str
    start: int
    end: int
    share: float


@dataclass(frozen=True, slots=True)
class _Word:
    key: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Stretch:
    unit: int
    words: Sequence[_Word]
    keys: frozenset[str]


class Searched:
    """The text of an original, made ready once for many claims."""

    def __init__(self, text: Text) -> None:
        self._unit = text.unit
        self._first = text.first or 1
        self.is_cut = text.truncated
        self.size = len(text.text)
        self._texts = _units(text)
        self._stretches = [one for number, unit in enumerate(self._texts) for one in _stretches(number, unit)]
        self._places: dict[str, list[int]] = {}
        for number, stretch in enumerate(self._stretches):
            for key in stretch.keys:
                self._places.setdefault(key, []).append(number)

    def find(self, claim: str) -> Found | None:
        """Return the place that has most of a claim, the first of equals; None where none has enough of it.

        Where a whole paragraph stands nowhere together, the sentence of it that is found best.
        """
        whole = self._found(claim, ENOUGH, LEAST_WORDS)
        if whole is not None:
            return whole
        parts = [part for part in _SENTENCE.findall(claim) if len(part) < len(claim.strip()) - 1]
        found = [one for part in parts if (one := self._found(part, ENOUGH_OF_PART, LEAST_WORDS + 1)) is not None]
        return max(found, key=lambda one: one.share, default=None)

    def _found(self, claim: str, enough: float, least: int) -> Found | None:
        keys = list(dict.fromkeys(word.key for word in _words(claim)))[:LONGEST_CLAIM]
        weights = {key: self._weight(key) for key in keys}
        whole = sum(weights.values())
        found: dict[int, float] = {}
        for key in keys:
            for number in self._places.get(key, ()):
                found[number] = found.get(number, 0.0) + weights[key]
        if not found or not whole:
            return None
        best = max(found, key=lambda number: (found[number], -number))
        common = self._stretches[best].keys & weights.keys()
        if found[best] / whole < enough or len(common) < min(least, len(keys)):
            return None
        return self._told(self._stretches[best], {key: weights[key] for key in common}, found[best] / whole)

    def _weight(self, key: str) -> float:
        weight = math.log(1 + len(self._stretches) / (len(self._places.get(key, ())) or 0.5))
        return weight * (NUMBER_WEIGHT if key[0].isdigit() else 1.0)

    def _told(self, stretch: _Stretch, common: dict[str, float], share: float) -> Found:
        text = self._texts[stretch.unit]
        words = _densest(stretch.words, common)
        start, end = _widened(text, words[0].start, words[-1].end)
        begin = max(0, start - AROUND)
        shown = text[begin : end + AROUND]
        number = self._first + stretch.unit if self._unit else 0
        return Found(self._unit, number, shown, start - begin, end - begin, share)


def _densest(words: Sequence[_Word], common: dict[str, float]) -> Sequence[_Word]:
    """Return the run of words that has most of the common ones for its length."""
    cost = LOOSE * sum(common.values()) / len(common)
    best, at, total, begin = (0.0, 0, len(words)), 0, 0.0, 0
    for at, word in enumerate(words):
        total += common.get(word.key, -cost)
        if total <= 0:
            total, begin = 0.0, at + 1
        elif total > best[0]:
            best = (total, begin, at + 1)
    return words[best[1] : best[2]]


def _units(text: Text) -> list[str]:
    """Return the text of each page, slide or sheet, without what the extraction puts above them and running lines."""
    if not text.unit:
        return [text.text]
    found = _parted(text)
    return without_running_lines(found) if text.unit == "pages" else found


def _parted(text: Text) -> list[str]:
    starts = [match.span() for match in _UNIT.finditer(text.text)]
    ends = [start for start, _ in starts[1:]] + [len(text.text)]
    wanted = text.last - text.first + 1
    found = [text.text[head:end].strip("\n") for (_, head), end in zip(starts, ends, strict=True)]
    return found if len(found) == wanted else _by_number(text, starts)


def _by_number(text: Text, starts: Sequence[tuple[int, int]]) -> list[str]:
    """Return the units of a text in which lines of its own look like their headings: only those in turn count."""
    found: list[int] = []
    for start, head in starts:
        number = re.search(r"\d+", text.text[start:head])
        if not number or int(number[0]) == text.first + len(found):
            found.append(start)
    bounds = [*found, len(text.text)]
    return [text.text[start:end].partition("\n")[2].strip("\n") for start, end in pairwise(bounds)]


def _stretches(number: int, text: str) -> Iterator[_Stretch]:
    words = list(_words(text))
    for start in range(0, max(1, len(words) - STRETCH // 2), STRETCH // 2):
        part = words[start : start + STRETCH]
        if part:
            yield _Stretch(number, part, frozenset(word.key for word in part))


def _words(text: str) -> Iterable[_Word]:
    """Return the words of a text that tell something; of writing without spaces, pairs of signs."""
    before: re.Match[str] | None = None
    for match in _TOKEN.finditer(text):
        if _IDEOGRAPH.match(match[0]):
            if before is not None and before.end() == match.start():
                yield _Word(before[0] + match[0], before.start(), match.end())
            before = match
            continue
        before = None
        key = _key(match[0])
        if key:
            yield _Word(key, match.start(), match.end())


def _key(token: str) -> str:
    if token[0].isdigit():
        return token.strip(".,").replace(",", "")
    folded = token.casefold()
    if not folded.isascii():
        folded = "".join(sign for sign in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(sign))
    return "" if folded in _COMMON or len(folded) < 2 else folded[:STEM]


def _widened(text: str, start: int, end: int) -> tuple[int, int]:
    """Return a place with the beginning and the rest of the sentence or line it stands in, where these are near."""
    least = max(0, start - NEAR)
    begins = [(text.rfind(sign, least, start), sign) for sign in ("\n\n", ". ", "。", "| ", "\n- ")]
    begin = max((at + len(sign) for at, sign in begins if at >= 0), default=start if least else 0)
    match = _END.search(text, end, end + NEAR)
    return begin, match.start() + (match[0] in ".!?。") if match else end
