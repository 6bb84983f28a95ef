"""What a person writes into the two fields of a header that say what a page is: its type, a status of the wiki's own.

A page kept in a type's folder is of that type whatever its header says, and superseding, retiring and restoring a page
are deeds of their own: what is written here never contradicts them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages.dating import dated
from kbdesk.pages.describe import status_of
from kbdesk.pages.edits import bytes_of, planned
from kbdesk.pages.ids import find_curated
from kbdesk.pages.text import PageText
from kbdesk.pages.ways.habits import usual_status
from kbdesk.plan import Put

if TYPE_CHECKING:
    from kbdesk.pages.shelf import Shelf
    from kbdesk.plan import Plan

_DEEDS = ("superseded", "retired")


def mark_status(shelf: Shelf, page: str, status: str) -> Plan:
    """Plan another status, a word of the wiki's own; "active" takes the field away, as absent it says the same.

    Raises NotFound, and Refused for what superseding, retiring and restoring say, before or after.
    """
    page_id, path = find_curated(shelf, page)
    word = " ".join(status.split())
    now = status_of(PageText.parse(bytes_of(shelf, path, page_id), page_id).fields())
    if not word or word in _DEEDS or now in _DEEDS:
        what = "That a page is superseded or retired is said by the store."
        raise Refused(what, page_id, "Supersede, retire or restore the page.")
    is_said = shelf.layout.follows_ways and bool(usual_status(shelf, path))
    return _marked(shelf, page_id, path, {"status": None if word == "active" and not is_said else word})


def mark_type(shelf: Shelf, page: str, kind: str) -> Plan:
    """Plan for a page's header to say a type. Raises NotFound, and Refused where its folder says that it is another."""
    page_id, path = find_curated(shelf, page)
    word = " ".join(kind.split())
    place = shelf.layout.page_at(path, word)
    if not word or place is None or (place.declared and place.type != word):
        what = "The folder of its file says what type a page is."
        raise Refused(what, page_id, "Make it anew as a page of the other type.")
    return _marked(shelf, page_id, path, {"type": word})


def _marked(shelf: Shelf, page_id: str, path: str, fields: dict[str, str | None]) -> Plan:
    before = bytes_of(shelf, path, page_id)
    page = dated(shelf, PageText.parse(before, page_id).with_fields(fields))
    return planned(shelf, "edit", page_id, Put(path, before, page.encode()))
