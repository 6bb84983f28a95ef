"""Search in the texts of originals: all words must stand in a text, wherever; shown is where most stand together."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.index.original_pieces import Unit, units
from kbdesk.index.search import fold, snippet, word_pattern
from kbdesk.index.terms import match_expression

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from kbdesk.index.original_pieces import Piece
    from kbdesk.journal.database import Database
    from kbdesk.pages.inline import Span

NEAR = 140
"""Characters within which words stand together."""
SHOWN = 1_000
"""Characters on each side of a place among which the words around it are chosen."""
LOOKED_AT = 2_000
"""Places of the rarest word that are looked at in a piece."""
HOLDING = "SELECT p.text FROM found f JOIN piece p ON p.key = f.rowid WHERE f.body MATCH ?"
BEST = """
    WITH fitting AS MATERIALIZED (SELECT key FROM text WHERE state = 'read' AND {0}),
    hit AS MATERIALIZED (
        SELECT p.text AS text, p.key AS piece, bm25(found) AS rank FROM found JOIN piece p ON p.key = found.rowid
        WHERE found MATCH ? AND p.text IN fitting
    )
    SELECT text, piece, min(rank) AS best FROM hit GROUP BY text ORDER BY best, text LIMIT ?
"""


class Best(NamedTuple):
    """A text that fits, by its key, and its best piece."""

    text: int
    piece: int


def best(
    database: Database, terms: Sequence[str], without: Sequence[str], among: Collection[str] | None, limit: int
) -> list[Best]:
    """Return the texts with all of the words and none of those without, best first, of these hashes."""
    expressions = [told for term in terms if (told := match_expression((term,)))]
    if not expressions:
        return []
    wanted = [f"key IN ({HOLDING})" for _ in expressions]
    values: list[object] = list(expressions)
    if unwanted := match_expression(without, every=False):
        wanted.append(f"key NOT IN ({HOLDING})")
        values.append(unwanted)
    if among is not None:
        wanted.append("hash IN (SELECT value FROM json_each(?))")
        values.append(json.dumps(list(among)))
    query = BEST.format(" AND ".join(wanted))
    rows = database.rows(query, (*values, " OR ".join(expressions), limit))
    return [Best(int(str(text)), int(str(piece))) for text, piece, _ in rows]


class Shown(NamedTuple):
    """The place of a piece that is shown: its words, where those that fit stand in it, and which unit it is of."""

    snippet: str
    matches: tuple[Span, ...]
    unit: Unit


def shown(piece: Piece, terms: Sequence[str]) -> Shown:
    """Return where in a piece most of the words stand together: on one page, as near to each other as anywhere."""
    folded = fold(piece.text)
    patterns = [pattern for term in terms if (pattern := _word(fold(term))) is not None]
    start, end, unit = _unit(piece, folded, patterns)
    place = _place(folded, start, end, patterns)
    first = max(start, place - SHOWN)
    words, matches = snippet(piece.text[first : min(end, place + SHOWN)], terms)
    before = "…" if first > 0 and not words.startswith("…") else ""
    after = "…" if place + SHOWN < len(piece.text) and not words.endswith("…") else ""
    moved = tuple((at + len(before), to + len(before)) for at, to in matches)
    return Shown(f"{before}{words}{after}", moved, unit)


def _unit(piece: Piece, folded: str, patterns: Sequence[re.Pattern[str]]) -> tuple[int, int, Unit]:
    """Return the first page, slide or sheet with most of the words, and where it begins and ends."""
    starts = [(0, piece.unit), *units(piece)]
    ends = [start for start, _ in starts[1:]] + [len(folded)]
    found, most = (0, len(folded), piece.unit), -1
    for (start, unit), end in zip(starts, ends, strict=True):
        count = sum(1 for pattern in patterns if pattern.search(folded, start, end))
        if count > most and end > start:
            found, most = (start, end, unit), count
    return found


def _place(folded: str, start: int, end: int, patterns: Sequence[re.Pattern[str]]) -> int:
    """Return the place of the rarest word that has most of the others near it."""
    places = [[one.start() for one in pattern.finditer(folded, start, end)] for pattern in patterns]
    rarest = min((those for those in places if those), key=len, default=[start])
    if len(places) == 1:
        return rarest[0]

    def together(place: int) -> int:
        near = max(start, place - NEAR), min(end, place + NEAR)
        return sum(1 for pattern in patterns if pattern.search(folded, *near))

    return max(rarest[:LOOKED_AT], key=together)


def _word(word: str) -> re.Pattern[str] | None:
    """Return what finds a word or phrase at a word's beginning, None for one of signs alone."""
    told = word_pattern(word)
    bound = r"(?<![^\W_])" if word[:1].isascii() and word[:1].isalnum() else ""
    return re.compile(bound + told) if told else None
