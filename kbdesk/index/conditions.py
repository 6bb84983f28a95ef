"""The conditions of a query as SQL over the table `page p`: of what type, linked to what, with which field."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.index.terms import match_expression
from kbdesk.pages.resolve import link_keys

if TYPE_CHECKING:
    from kbdesk.index.query import Condition, Query
    from kbdesk.journal.database import Database

    Where: TypeAlias = tuple[str, tuple[object, ...]]

ONE_OF = ("type", "status")
"""Of these a page has one: several mean any of them."""
OWN = (*ONE_OF, "links")
FIELD = (
    "EXISTS (SELECT 1 FROM json_each(p.fields) f WHERE lower(json_extract(f.value, '$[0]')) = ?"
    " AND instr(lower(json_extract(f.value, '$[1]')), lower(?)))"
)


def settled(database: Database, query: Query) -> Query:
    """Return the query with those conditions as words whose name is a field of no page, as in “Note: this”."""
    words = [one for one in query.conditions if one.name not in OWN and not _is_field(database, one.name)]
    if not words:
        return query
    return replace(
        query,
        terms=query.terms + tuple(one.as_word() for one in words if not one.is_not),
        without=query.without + tuple(one.as_word() for one in words if one.is_not),
        conditions=tuple(one for one in query.conditions if one not in words),
    )


def _is_field(database: Database, name: str) -> bool:
    pattern = '%["' + name.replace("\\", "\\\\").replace("_", "\\_").replace("%", "\\%") + '",%'
    return bool(database.rows("SELECT 1 FROM page WHERE fields LIKE ? ESCAPE '\\' LIMIT 1", (pattern,)))


def holding(query: Query) -> Where:
    """Return what must hold besides the words, and its values. Retired pages only where their status is asked for."""
    parts: list[Where] = [("NOT p.special", ())]
    if not any(one.name == "status" and not one.is_not for one in query.conditions):
        parts.append(("p.status <> 'retired'", ()))
    parts += [_without(term) for term in query.without]
    for name in ONE_OF:
        wanted = [one.value.casefold() for one in query.conditions if one.name == name and not one.is_not]
        if wanted:
            parts.append((f"lower(p.{name}) IN ({_marks(wanted)})", tuple(wanted)))
    for one in query.conditions:
        if one.is_not:
            told, values = _condition(one)
            parts.append((f"NOT {told}", values))
        elif one.name not in ONE_OF:
            parts.append(_condition(one))
    return " AND ".join(told for told, _ in parts), tuple(value for _, values in parts for value in values)


def _condition(one: Condition) -> Where:
    if one.name in ONE_OF:
        return f"lower(p.{one.name}) = ?", (one.value.casefold(),)
    if one.name == "links":
        return _links_to(one.value)
    return FIELD, (one.name, one.value)


def _links_to(page: str) -> Where:
    """Hold for pages that link to one, which may be called as a link calls it: id, title, alias or path."""
    keys = sorted(link_keys(page, True))
    targets = (
        f"SELECT path FROM page WHERE id = ? UNION SELECT path FROM name WHERE key IN ({_marks(keys)})"
        " AND NOT EXISTS (SELECT 1 FROM page WHERE id = ?)"
    )
    return f"p.key IN (SELECT l.page FROM link l WHERE l.target IN ({targets}))", (page, *keys, page)


def _without(term: str) -> Where:
    expression = match_expression((term,))
    if not expression:
        return "1", ()
    return "p.key NOT IN (SELECT rowid FROM search WHERE search MATCH ?)", (expression,)


def _marks(values: list[str]) -> str:
    return ", ".join("?" * len(values))
