"""Pages as a line names them: by their titles, the first few of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk.amounts import number
from kbdesk.desk.joining import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAMED = 4
"""So many pages are named."""


def pages_named(pages: Iterable[str], titles: Mapping[str, str], most: int = NAMED) -> str:
    """Return pages by their titles, by its id one that has none any more; of more than `most`, how many they are."""
    named = [titles.get(page, page) for page in dict.fromkeys(pages)]
    more = f" … ({number(len(named))})" if len(named) > most else ""
    return f"{listed(named[:most])}{more}"
