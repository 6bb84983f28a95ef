"""Which pages fit the words of a query, best first: step by step, from their very names to any place of their text.

Every step looks at so many pages at the most, and no further step is taken once there are enough: of a word that
stands in most pages not all of these are weighed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.index.accents import exact_forms
from kbdesk.index.terms import SHORTEST_BEGINNING, match_expression, term_expression
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.conditions import Where
    from kbdesk.journal.database import Database

MOST = 1000
"""Pages that a step weighs at the most."""
MOST_EXACT = 8
"""Words of a query up to which those pages come first that have their very accents."""
ROWS = "p.id, p.title, p.description, p.aliases, b.text"
JOINED = "page p ON p.key = f.key JOIN body b ON b.page = p.key"
CALLED = f"""
    SELECT {ROWS} FROM (
        SELECT page AS key FROM name WHERE key = ? AND kind <> 'alias' UNION SELECT key FROM page WHERE id = ?
    ) f JOIN {JOINED} WHERE %s ORDER BY p.id <> ?, p.sort_key LIMIT ?
"""
BEGUN = f"""
    SELECT {ROWS} FROM (
        SELECT p.key, n.key AS name FROM name n CROSS JOIN page p ON p.key = n.page
        WHERE n.key >= ? AND n.key < ? AND %s ORDER BY n.key LIMIT ?
    ) f JOIN {JOINED} ORDER BY f.name
"""
MATCHING = f"""
    SELECT {ROWS} FROM (
        SELECT * FROM (
            SELECT p.key, {{1}} AS is_within, bm25({{0}}) AS rank, p.sort_key
            FROM {{0}} JOIN page p ON p.key = {{0}}.rowid WHERE {{0}} MATCH ? AND %s LIMIT {MOST}
        ) ORDER BY is_within, rank, sort_key LIMIT ?
    ) f JOIN {JOINED} ORDER BY f.is_within, f.rank, f.sort_key
"""
WITHIN = "p.key NOT IN (SELECT page FROM name WHERE key >= ? AND key < ? AND kind <> 'alias')"
"""Whether a title does not begin with what was typed."""
THESE = f"SELECT p.key, {ROWS} FROM page p JOIN body b ON b.page = p.key WHERE p.key IN (%s) AND %s"
LISTED = f"SELECT {ROWS} FROM page p JOIN body b ON b.page = p.key WHERE %s ORDER BY p.sort_key LIMIT ?"
BATCH = 500
"""Values in one query."""


class Fitting(NamedTuple):
    """A page that fits, as far as its result tells of it; `aliases` is a list in JSON."""

    page: str
    title: str
    description: str
    aliases: str
    text: str


class Step(NamedTuple):
    """Where words are looked for, and whether only whole words are."""

    table: str
    columns: str
    is_whole: bool


TITLE = "title : "
STEPS = (
    Step("named", TITLE, True),
    Step("named", TITLE, False),
    Step("named", "{title aliases} : ", True),
    Step("named", "{title aliases} : ", False),
    Step("named", "", True),
    Step("named", "", False),
    Step("search", "", True),
    Step("search", "", False),
)


class Ranking:
    """Gathers the pages that fit words and phrases, until there are `limit`. `holding` is what must hold besides."""

    def __init__(self, database: Database, holding: Where, limit: int) -> None:
        self._database = database
        self._where, self._values = holding
        self._limit = limit
        self.found: dict[str, Fitting] = {}

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.found) >= self._limit

    def gather_listed(self) -> None:
        """Gather pages of which only conditions are asked."""
        for where in self._in_turn():
            self._take(LISTED % where, self._values)

    def gather_all(self, terms: Sequence[str]) -> None:
        """Gather pages with all of these words: those not superseded first."""
        steps = list(self._steps(terms))
        key = name_key(" ".join(terms))
        begun = (key, f"{key}\uffff")
        for where in self._in_turn():
            self._gather_called(" ".join(terms), begun, where)
            for step, expression in steps:
                if self.is_full:
                    return
                within, values = (WITHIN, begun) if step.columns == TITLE else ("0", ())
                query = MATCHING.format(step.table, within) % where
                self._take(query, (*values, f"{step.columns}({expression})", *self._values))

    def gather_some(self, terms: Sequence[str]) -> None:
        """Gather pages with some of these words: those first that have more of them, and rarer ones."""
        if len(terms) < 2 or self.is_full:
            return
        weights: dict[int, float] = {}
        for term in terms:
            rows = self._rows_with(term)
            weight = math.log1p(MOST / (len(rows) or 1))
            for key in rows:
                weights[key] = weights.get(key, 0.0) + weight
        best = sorted(weights, key=lambda key: (-weights[key], key))
        for where in self._in_turn():
            for start in range(0, len(best), BATCH):
                if self.is_full:
                    return
                self._take_these(best[start : start + BATCH], where)

    def _rows_with(self, term: str) -> list[int]:
        expression = term_expression(term, whole=len(term) < SHORTEST_BEGINNING + 1)
        if not expression:
            return []
        rows = self._database.rows(f"SELECT rowid FROM search WHERE search MATCH ? LIMIT {MOST}", (expression,))
        return [int(str(key)) for (key,) in rows]

    def _take_these(self, keys: Sequence[int], where: str) -> None:
        rows = self._database.rows(THESE % (", ".join("?" * len(keys)), where), (*keys, *self._values))
        by_key = {key: row for key, *row in rows}
        self._add(by_key[key] for key in keys if key in by_key)

    def _in_turn(self) -> Iterator[str]:
        """Yield what must hold: of pages not superseded, then of those that are."""
        for sign in ("<>", "="):
            if not self.is_full:
                yield f"{self._where} AND p.status {sign} 'superseded'"

    def _gather_called(self, typed: str, begun: tuple[str, str], where: str) -> None:
        """Gather pages that are called just so, by id, file or title; of one letter or two those whose names begin."""
        self._take(CALLED % where, (begun[0], typed, *self._values, typed))
        if 0 < len(begun[0]) < SHORTEST_BEGINNING:
            self._take(BEGUN % where, (*begun, *self._values))

    def _steps(self, terms: Sequence[str]) -> Iterator[tuple[Step, str]]:
        """Yield each step with its expression; where accents matter, first for the very ones."""
        whole, begun = (match_expression(terms, whole=is_whole) for is_whole in (True, False))
        if not whole:
            return
        exact = self._exact(terms, whole)
        for step in STEPS:
            if step.is_whole and exact:
                yield step, exact
            yield step, whole if step.is_whole else begun

    def _exact(self, terms: Sequence[str], whole: str) -> str:
        """Return the expression for these words with just their accents, "" where none has any in all pages."""
        forms = [form for term in terms[:MOST_EXACT] for form in exact_forms(term)]
        wanted = [form for form, is_wanted in forms if is_wanted]
        others = [form for form, is_wanted in forms if not is_wanted and self._stands(form)]
        if not wanted and not others:
            return ""
        told = " AND ".join((f"({whole})", *wanted))
        return f"({told}) NOT ({' OR '.join(others)})" if others else told

    def _stands(self, expression: str) -> bool:
        return bool(self._database.rows("SELECT 1 FROM search WHERE search MATCH ? LIMIT 1", (expression,)))

    def _take(self, query: str, values: tuple[object, ...]) -> None:
        self._add(self._database.rows(query, (*values, self._limit)))

    def _add(self, rows: Iterable[Sequence[object]]) -> None:
        for row in rows:
            if not self.is_full:
                self.found.setdefault(str(row[0]), Fitting(*map(str, row)))
