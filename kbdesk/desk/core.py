"""Says in the person's language what the core says in English.

The core's sentences are data: they stand in the journal, go to agents, and come here with their facts set in.
`core.txt` lists them with %1, %2 for the facts (`packaging/translations.py` gathers it from the code).
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk.parts import moment
from kbdesk.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterable

FACT = re.compile(r"%(\d)")
STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
"""A time as the core writes it."""


def sentence(text: str) -> str:
    """Return a sentence of the core in the person's language; another text as it is."""
    words = QCoreApplication.translate("core", text)
    if words != text:
        return words
    for pattern, written in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            words = QCoreApplication.translate("core", written)
            told = text if words == written else _filled(words, found)
            return STAMP.sub(lambda stamp: moment(stamp[0]), told)
    place, mark, rest = text.partition(": ")
    return f"{place}{mark}{sentence(rest)}" if mark else text


def lines(texts: Iterable[str]) -> str:
    """Return several sentences of the core in the person's language, each on a line of its own."""
    return "\n".join(map(sentence, texts))


def _filled(words: str, found: re.Match[str]) -> str:
    """Set the facts of an English sentence into another one; a fact may be a sentence again."""
    return FACT.sub(lambda place: sentence(found[int(place[1])]), words)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return the sentences that hold facts, the one with most words of its own first, with what finds each."""
    sentences = resource("translations/core.txt").read_text("utf-8").splitlines()
    with_facts = [each for each in sentences if FACT.search(each)]
    with_facts.sort(key=lambda each: len(FACT.sub("", each)), reverse=True)
    return tuple((_pattern(each), each) for each in with_facts)


def _pattern(sentence: str) -> re.Pattern[str]:
    parts = FACT.split(sentence)
    return re.compile("".join("(.*?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)), re.DOTALL)
