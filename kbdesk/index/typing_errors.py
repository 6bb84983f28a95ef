"""Words that were meant where those typed stand in no page: with one error, long ones with two.

An error is a sign more, less, another one, or two exchanged.

Words with one such error are tried one by one, which needs no list of all words: that of a large wiki takes seconds to
read. For two errors the words are read that begin alike.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.index.terms import CJK_RUN, term_expression

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.journal.database import Database

SHORTEST = 4
"""Letters of a word that is taken for misspelt."""
LONG = 8
"""Letters from which on two errors are looked for."""
LONGEST = 40
ALIKE = 3
"""Letters with which a word begins in which two errors are looked for."""
MOST = 3
"""Words of a query that are looked for otherwise."""
MOST_ALIKE = 20_000
ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдежзийклмнопрстуфхцчшщъыьэюяёієїґ",
    "αβγδεζηθικλμνξοπρστυφχψως",
)
WORD = re.compile(r"[^\W_]+")
STANDS = "SELECT 1 FROM search WHERE search MATCH ? LIMIT 1"
VOCABULARY = "CREATE VIRTUAL TABLE IF NOT EXISTS temp.word USING fts5vocab(main, search, row)"
BEGINNING = "SELECT term, doc FROM temp.word WHERE term >= ? AND term < ? LIMIT ?"


def likely_meant(database: Database, terms: Sequence[str]) -> tuple[str, ...]:
    """Return the words with those that stand nowhere replaced by the likeliest ones; () where none is found."""
    found = []
    changed = 0
    for term in terms:
        is_misspelt = changed < MOST and _is_word(term) and not _stands(database, term_expression(term))
        meant = _meant(database, term.lower()) if is_misspelt else None
        changed += meant is not None
        found.append(meant or term)
    return tuple(found) if changed else ()


def _is_word(term: str) -> bool:
    is_one = SHORTEST <= len(term) <= LONGEST and WORD.fullmatch(term) is not None
    return is_one and not CJK_RUN.search(term) and not any(sign.isdigit() for sign in term)


def _stands(database: Database, expression: str) -> bool:
    return bool(database.rows(STANDS, (expression,)))


def _meant(database: Database, word: str) -> str | None:
    """Return the word that is likeliest meant: with one error, of several the commonest; then with two."""
    near = [other for other in dict.fromkeys(_with_one_error(word)) if _stands(database, f'"{other}"')]
    if near:
        return max(near, key=lambda other: _count(database, other)) if len(near) > 1 else near[0]
    return _far(database, word) if len(word) >= LONG else None


def _far(database: Database, word: str) -> str | None:
    from rapidfuzz.distance import OSA  # noqa: PLC0415  # not needed to open a project

    database.rows(VOCABULARY)
    start = word[:ALIKE]
    rows = database.rows(BEGINNING, (start, f"{start}\uffff", MOST_ALIKE))
    far = [(OSA.distance(word, str(term), score_cutoff=2), -int(str(count)), str(term)) for term, count in rows]
    return min((one for one in far if one[0] <= 2), default=(0, 0, None))[2]


def _count(database: Database, word: str) -> int:
    rows = database.rows("SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT 1000)", (f'"{word}"',))
    return int(str(rows[0][0]))


def _with_one_error(word: str) -> Iterator[str]:
    """Yield what a word becomes with two signs exchanged, one left out, one more, or another one."""
    letters = next((signs for signs in ALPHABETS if word[0] in signs or word[-1] in signs), "")
    for at in range(len(word) - 1):
        yield f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}"
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
    for at in range(len(word) + 1):
        for sign in letters:
            yield word[:at] + sign + word[at:]
            if at < len(word):
                yield word[:at] + sign + word[at + 1 :]
