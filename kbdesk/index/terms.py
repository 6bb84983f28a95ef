"""How text becomes search terms: words as they are, Chinese, Japanese and Korean runs as pairs of characters.

FTS5's own tokenizers find nothing for two-character CJK words (../shared/FACTS.md); pairs do. Behind a text stand
further terms: the parts of its camelCase words, and its words with accents as `kbdesk.index.accents` tells them.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.index.accents import told_accents
from kbdesk.index.letters import WORD, Letters

if TYPE_CHECKING:
    from collections.abc import Sequence

CJK = "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af\U00020000-\U0003134f"
CJK_RUN = re.compile(f"[{CJK}]+")
BEYOND = re.compile("[\u0300-\u036f\u1100-\u11ff\u2126-\u212b\u3005-\U0010ffff]")
"""What a text holds that `indexed` changes: CJK signs, or accents apart from their letters."""
SHORTEST_BEGINNING = 3
"""Letters from which on words are looked for that only begin so."""
LETTERS = re.compile(r"\w", re.UNICODE)
HUMP = re.compile(r"[A-Z](?:(?<=[a-z0-9][A-Z])|(?<=[A-Z]{2})(?=[a-z]{2}))")
"""Where a part of a camelCase word begins. It begins with a capital, which few signs of a text are: looked for fast."""


def indexed(text: str) -> str:
    """Return text as it is put into an index: each CJK run as its overlapping pairs and its last character."""
    if text.isascii() or not BEYOND.search(text):
        return text
    return CJK_RUN.sub(lambda run: f" {' '.join(_pairs(run.group()))} ", unicodedata.normalize("NFC", text))


def searchable(text: str) -> str:
    """Return what the search's tables are given of a text: what `indexed` says, and the further terms behind it."""
    letters = Letters(text)
    if letters.may_be_composed:
        text = unicodedata.normalize("NFC", text)
        letters = Letters(text)
    parts = _humps(text) if letters.may_have_humps else ""
    accents = told_accents(letters) if letters.may_have_accents else ""
    if letters.may_be_composed:
        text = indexed(text)
    return "\n".join(filter(None, (text, parts, accents))) if parts or accents else text


def _humps(text: str) -> str:
    """Return the parts of the camelCase words of a text, those of each word side by side."""
    words = dict.fromkeys(word for word in WORD.findall(text) if HUMP.search(word))
    return "\n".join(map(humped, words))


def humped(word: str) -> str:
    """Return a word with a blank before each of its parts that begins with a capital."""
    return HUMP.sub(r" \g<0>", word)


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run))]


def match_expression(terms: Sequence[str], *, every: bool = True, whole: bool = False) -> str:
    """Return the FTS5 expression for words and phrases, "" when they hold nothing to look for.

    Words are looked for as beginnings, or as `whole` ones; CJK words anywhere. `every` asks for all words, otherwise
    any will do.
    """
    parts = [term_expression(term, whole=whole) for term in terms]
    return (" AND " if every else " OR ").join(part for part in parts if part)


def term_expression(term: str, *, whole: bool = False) -> str:
    """Return the expression for one word or phrase; the very word counts twice, so that `sea` stands before `season`.

    Of fewer letters than `SHORTEST_BEGINNING` begins too much: only the very word is looked for.
    """
    forms = dict.fromkeys((term, humped(term)))
    found = [told for form in forms for told in _forms(form, whole=whole)]
    return f"({' OR '.join(found)})" if found else ""


def _forms(term: str, *, whole: bool) -> list[str]:
    if not LETTERS.search(term):
        return []
    words = indexed(term.replace('"', " ")).split()
    last = next(reversed(list(CJK_RUN.finditer(unicodedata.normalize("NFC", term)))), None)
    rest = term[last.end() :] if last else term
    if last and not LETTERS.search(rest):  # it ends in the middle of a run, perhaps: there more may follow
        words = words[: len(words) - len(rest.split())]
        if len(last.group()) == 1:
            return [f'"{" ".join(words)}" *']
        return [f'"{" ".join(words[:-1])}"']
    quoted = f'"{" ".join(words)}"'
    return [quoted] if whole or len(term) < SHORTEST_BEGINNING else [quoted, f"{quoted} *"]
