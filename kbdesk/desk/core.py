"""Says in the person's language what the core says in English.

The core's sentences are data: they stand in the journal, go to agents, and come here with their facts set in.
`core.txt` lists them with %1, %2 for the facts, `core_parts.txt` the words that are set into them
(`packaging/translations.py` gathers both from the code).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from kbdesk.desk.joining import either, filled, in_a_row, listed, noted, said_of
from kbdesk.desk.parts import moment, when
from kbdesk.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterable

FACT = re.compile(r"%(\d)")
STAMP = re.compile(r"(\d{4}-\d\d-\d\d)(?:T([\d:.]+)Z| (\d\d:\d\d) UTC)")
"""A time as the core writes it, to a thousandth of a second or to the minute."""
NUMBER = re.compile(r"\d{1,3}(,\d{3})+")
"""A number as the core writes it where it has groups."""
AFTER_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-Z“`])")
BETWEEN = re.compile(r", | and | or ")
NAME = re.compile(r"(\S*[/`.]\S*|index|log|overview|[A-Z]{3,5})(?: \((retired|superseded)\))?")
"""What the core puts into lists besides words of its own: ids, paths, types of files."""
QUOTES = ("“", "`")
"""What stands in front of words of others, which stay as they are."""

# Values of the project that the core sets into its sentences.
STATES = (
    QT_TRANSLATE_NOOP("core_parts", "retired"),
    QT_TRANSLATE_NOOP("core_parts", "superseded"),
    QT_TRANSLATE_NOOP("core_parts", "approved"),
    QT_TRANSLATE_NOOP("core_parts", "declined"),
    QT_TRANSLATE_NOOP("core_parts", "withdrawn"),
    QT_TRANSLATE_NOOP("core_parts", "expired"),
    QT_TRANSLATE_NOOP("core_parts", "failed"),
)


def sentence(text: str) -> str:
    """Return what the core says in the person's language; another text as it is."""
    words = _told("core", text)
    if words is not None:
        return words
    several = [_told("core", each) for each in AFTER_SENTENCE.split(text)]
    if len(several) > 1 and None not in several:
        return in_a_row(each for each in several if each is not None)
    place, mark, rest = text.partition(": ")
    words = sentence(rest) if mark else rest
    return text if words == rest else said_of(_fact(place), words)


def lines(texts: Iterable[str]) -> str:
    """Return what the core says, several texts each on lines of their own, in the person's language."""
    return "\n".join(sentence(line) for text in texts for line in text.split("\n"))


def _told(context: str, text: str) -> str | None:
    """Return what a list of the core's words knows of a text, in the person's language; None where it knows nothing."""
    words = QCoreApplication.translate(context, text)
    if words != text:
        return words
    for one in _patterns(context):
        is_near = text.startswith(one.start) and text.endswith(one.end)  # which is told sooner than all of it
        if is_near and (found := one.whole.fullmatch(text)) is not None:
            return STAMP.sub(_here, _filled(QCoreApplication.translate(context, one.written), found))
    return None


def _here(stamp: re.Match[str]) -> str:
    return moment(f"{stamp[1]}T{stamp[2] or stamp[3]}Z")


def _filled(words: str, found: re.Match[str]) -> str:
    """Set the facts of an English sentence into another one."""
    facts = [(found.string[: found.start(at)], fact) for at, fact in enumerate(found.groups(), 1)]
    return filled(words, *(fact if before.endswith(QUOTES) else _fact(fact) for before, fact in facts))


def _fact(text: str) -> str:
    """Return what stands in a sentence in the person's language: a number, a day, words of the core, a list."""
    if NUMBER.fullmatch(text):
        return QLocale().toString(int(text.replace(",", "")))
    words = _list(text) or _told("core_parts", text)
    return sentence(when(text)) if words is None else words


def _list(text: str) -> str:
    """Return a list in the person's language; "" for a text that is none, or may be one of somebody's words."""
    *some, last = BETWEEN.split(text)
    items = [_item(each) for each in (*some, last)]
    if not some or None in items:
        return ""
    written = [each for each in items if each is not None]
    if text.endswith(f" or {last}"):
        return either(written)
    return QLocale().createSeparatedList(written) if text.endswith(f" and {last}") else listed(written)


def _item(text: str) -> str | None:
    """Return an item of a list; None where it is none of the core's."""
    words = _told("core_parts", text)
    if words is not None:
        return words
    found = NAME.fullmatch(text)
    if found is None or not found[2]:
        return None if found is None else text
    return noted(found[1], QCoreApplication.translate("core_parts", found[2]))


@dataclass(frozen=True)
class _Pattern:
    """What finds a text of a list that holds facts: how it begins and ends, and all of it."""

    written: str
    start: str
    end: str
    whole: re.Pattern[str]


@cache
def _patterns(context: str) -> tuple[_Pattern, ...]:
    """Return what finds the texts of a list that hold facts, the one with most words of its own first."""
    texts = resource(f"translations/{context}.txt").read_text("utf-8").splitlines()
    with_facts = [each for each in texts if FACT.search(each)]
    with_facts.sort(key=lambda each: len(FACT.sub("", each)), reverse=True)
    return tuple(map(_pattern, with_facts))


def _pattern(text: str) -> _Pattern:
    parts = FACT.split(text)
    whole = "".join("(.*?)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
    return _Pattern(text, parts[0], parts[-1], re.compile(whole, re.DOTALL))
