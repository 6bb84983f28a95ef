"""What of a query are words to be found, as they were typed."""

from __future__ import annotations

from kbdesk.index.conditions import OWN
from kbdesk.index.query import parse


def typed_words(query: str) -> str:
    """Return the words and phrases of a query in their order, without its conditions. Raises Refused as a search."""
    return " ".join(parse(query).terms)


def fields_asked(query: str) -> tuple[str, ...]:
    """Return the conditions of a query that ask for a field of the header, as they are typed. Raises as a search."""
    return tuple(
        f'{one.name}:"{one.value}"' if " " in one.value else one.as_word()
        for one in parse(query).conditions
        if one.name not in OWN and not one.is_not
    )
