"""All pages that fit a query, none ranked and none cut off: what a list or a picture is filtered by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.index.conditions import holding, settled
from kbdesk.index.query import parse
from kbdesk.index.terms import match_expression
from kbdesk.index.typing_errors import likely_meant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.database import Database

FITTING = "SELECT p.id FROM page p WHERE %s"
WITH_WORDS = "p.key IN (SELECT rowid FROM search WHERE search MATCH ?)"


def matching(database: Database, text: str) -> frozenset[str]:
    """Return the ids of all pages with every word of a query that keep its conditions; of none for an empty one.

    As in a search: retired pages only where their status is asked for; where the words stand nowhere, those that were
    likely meant. Raises Refused.
    """
    query = settled(database, parse(text))
    where, values = holding(query)
    if not query.terms:
        is_asked = query.conditions or query.without
        return _ids(database, where, values) if is_asked else frozenset()
    found = _with(database, query.terms, where, values)
    if not found and (likely := likely_meant(database, query.terms)):
        found = _with(database, likely, where, values)
    return found


def _with(database: Database, terms: Sequence[str], where: str, values: tuple[object, ...]) -> frozenset[str]:
    expression = match_expression(terms)
    if not expression:
        return frozenset()
    return _ids(database, f"{WITH_WORDS} AND {where}", (expression, *values))


def _ids(database: Database, where: str, values: tuple[object, ...]) -> frozenset[str]:
    return frozenset(str(row[0]) for row in database.rows(FITTING % where, values))
