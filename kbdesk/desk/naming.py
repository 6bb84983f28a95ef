"""Pages as a line names them: by their titles, the first few of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled, listed, noted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.project.operations import ChangeRow, Operation

NAMED = 4
"""So many pages are named."""


def pages_of(operations: Iterable[Operation]) -> set[str]:
    """Return the ids of all pages that operations concern."""
    return {page for operation in operations for change in operation.changes for page in change.pages}


def pages_named(pages: Iterable[str], titles: Mapping[str, str], most: int = NAMED) -> str:
    """Return pages by their titles, by its id one that has none any more; of more than `most`, how many they are."""
    named = [titles.get(page) or _own_name(page) for page in dict.fromkeys(pages)]
    more = f" … ({number(len(named))})" if len(named) > most else ""
    return f"{listed(named[:most])}{more}"


def changed_named(changes: Sequence[ChangeRow], titles: Mapping[str, str]) -> str:
    """Return what changes were done to: of one by itself its page, and beside it those that only followed."""
    pages = list(dict.fromkeys(page for change in changes for page in change.pages))
    subject = changes[-1].subject
    if len(changes) > 1 or subject not in pages:
        return pages_named(pages, titles) or subject
    others = pages_named((page for page in pages if page != subject), titles)
    also = QCoreApplication.translate("joining", "also %1")
    return noted(pages_named((subject,), titles), filled(also, others) if others else "")


def by_title(words: str, titles: Mapping[str, str]) -> str:
    """Return words that may begin with a page's id, as what is said of a change does, with its title in its place."""
    named = max((page for page in titles if words.startswith(page)), key=len, default="")
    return f"{titles[named]}{words[len(named) :]}" if named else words


def _own_name(page: str) -> str:
    special = {"overview": QCoreApplication.translate("tabs", "Overview")}
    return special.get(page, page)
