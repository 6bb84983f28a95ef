"""How text becomes search terms: words as they are, Chinese, Japanese and Korean runs as pairs of characters.

FTS5's own tokenizers find nothing for two-character CJK words (../shared/FACTS.md); pairs do.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CJK = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af\U00020000-\U0003134f"
CJK_RUN = re.compile(f"[{CJK}]+")
SHORTEST_BEGINNING = 3
"""Letters from which on words are looked for that only begin so; the search's table has an index of such."""
LETTERS = re.compile(r"\w", re.UNICODE)


def indexed(text: str) -> str:
    """Return text as it is put into the index: each CJK run as its overlapping pairs and its last character."""
    if text.isascii():
        return text
    return CJK_RUN.sub(lambda run: f" {' '.join(_pairs(run.group()))} ", text)


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run))]


def match_expression(terms: Sequence[str], *, every: bool = True) -> str:
    """Return the FTS5 expression for words and phrases, "" when they hold nothing to look for.

    Words are looked for as beginnings, CJK words anywhere. `every` asks for all words, otherwise any will do.
    """
    parts = [_term_expression(term) for term in terms]
    return (" AND " if every else " OR ").join(part for part in parts if part)


def _term_expression(term: str) -> str:
    pieces = []
    position = 0
    for run in CJK_RUN.finditer(term):
        pieces.append(_word_expression(term[position : run.start()]))
        pieces.append(_cjk_expression(run.group()))
        position = run.end()
    pieces.append(_word_expression(term[position:]))
    told = [piece for piece in pieces if piece]
    return f"({' AND '.join(told)})" if told else ""


def _word_expression(text: str) -> str:
    """Look for words that begin so; the very word counts twice, so that `sea` stands before `season`.

    Of fewer letters than that begins too much: only the very word is looked for.
    """
    quoted = f'"{text.replace(chr(34), " ")}"'
    if not LETTERS.search(text):
        return ""
    return f"({quoted} OR {quoted} *)" if len(text) >= SHORTEST_BEGINNING else quoted


def _cjk_expression(run: str) -> str:
    if len(run) == 1:
        return f'"{run}" *'
    return f'"{" ".join(_pairs(run)[:-1])}"'
