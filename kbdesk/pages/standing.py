"""Superseding, retiring and restoring a page: its status, and the notice above its body that says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages import header_comments, notices
from kbdesk.pages.catalogue import link_text
from kbdesk.pages.dating import dated, day_of
from kbdesk.pages.describe import status_of
from kbdesk.pages.edits import bytes_of, page_title, planned
from kbdesk.pages.ids import find_curated
from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.relink import destination, to_disk
from kbdesk.pages.text import PageText, trimmed
from kbdesk.pages.ways.habits import usual_status
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.pages.shelf import Shelf

_KEPT = ("superseded", "retired")


def supersede(shelf: Shelf, page: str, by: str, reason: str = "") -> Plan:
    """Plan marking a page as superseded by another."""
    page_id, path = find_curated(shelf, page)
    by_id, by_path = find_curated(shelf, by)
    if status_of(PageText.parse(bytes_of(shelf, path, page_id), page_id).fields()) == "retired":
        raise Refused(
            "This page is retired; superseding it would bring it back.", page_id, "Let the person restore it first."
        )
    if by_path == path:
        raise Refused("A page cannot supersede itself.", page_id, "Name the page that replaces it.")
    if path in _successors(shelf, by_path):
        raise Refused(
            f"{by_id} is itself superseded by {page_id}, so each would send the reader to the other.",
            page_id,
            "Restore one of them first.",
        )
    new_page = PageText.parse(bytes_of(shelf, by_path, by_id), by_id)
    why = _one_line(shelf, path, reason)
    status = new_page.fields().get("status", "")
    warning = (f"{by_id}, which is to replace it, is {status} itself.",) if status in _KEPT else ()
    put = _superseded(shelf, (page_id, path), by_path, page_title(new_page, by_path), why)
    return _planned(shelf, "supersede", page_id, put, warning, why or None)


def marked_superseded(shelf: Shelf, place: tuple[str, str], by_path: str, by_title: str) -> Put:
    """Return how the page at a place, id and path, is superseded by one that is made in the same plan."""
    put = _superseded(shelf, place, by_path, by_title)
    return Put(shelf.layout.in_project(put.path), put.before, put.after)


def _superseded(shelf: Shelf, place: tuple[str, str], by_path: str, by_title: str, why: str = "") -> Put:
    to = relative(place[1], by_path)
    notice = notices.superseded(day_of(shelf.now()), link_text(by_title), destination(to), why)
    return _marked(shelf, place, notice, {"status": "superseded", "superseded_by": to})


def retire(shelf: Shelf, page: str, reason: str) -> Plan:
    """Plan marking a page as retired."""
    page_id, path = find_curated(shelf, page)
    why = _one_line(shelf, path, reason)
    day = day_of(shelf.now())
    fields = {"status": "retired", "retired": day}
    put = _marked(shelf, (page_id, path), notices.retired(day, why), fields)
    return _planned(shelf, "retire", page_id, put, reason=why or None)


def restore(shelf: Shelf, page: str) -> Plan:
    """Plan making a superseded or retired page active again: without the notice, the status and what goes with it."""
    page_id, path = find_curated(shelf, page)
    old = PageText.parse(bytes_of(shelf, path, page_id), page_id)
    fields = old.fields()
    gone: list[str] = [name for name in ("retired", "superseded_by") if name in fields]
    if fields.get("status") in _KEPT:
        gone.append("status")
    notice, _ = notices.parted(old.body)
    if not gone and not notice:
        raise Refused("The page is neither superseded nor retired.", page_id)
    after: dict[str, str | None] = dict.fromkeys(gone)
    if shelf.layout.follows_ways and "status" in after:
        after["status"] = usual_status(shelf, path) or None
    return _planned(shelf, "restore", page_id, _marked(shelf, (page_id, path), "", after))


def _planned(
    shelf: Shelf, operation: str, page_id: str, put: Put, warnings: Sequence[str] = (), reason: str | None = None
) -> Plan:
    """Return the plan of a page's new standing, with what is to be said of comments in its header."""
    before, after = (PageText.parse(data or b"", page_id) for data in (put.before, put.after))
    return planned(shelf, operation, page_id, put, (*warnings, *header_comments.gone(page_id, before, after)), reason)


def _marked(shelf: Shelf, place: tuple[str, str], notice: str, fields: Mapping[str, str | None]) -> Put:
    """Return the change of a page's header, with its day, and of the notice above its body."""
    page_id, path = place
    before = bytes_of(shelf, path, page_id)
    old = PageText.parse(before, page_id)
    _, rest = notices.parted(old.body)
    body = f"> {notice}{old.newline * 2}{trimmed(rest)}" if notice else rest
    new = dated(shelf, old.with_fields(fields))
    if shelf.layout.follows_ways:  # what stands around the text stays
        return Put(path, before, new.with_text(body).encode())
    return Put(path, before, new.with_body(body).encode())


def _successors(shelf: Shelf, path: str) -> list[str]:
    """Return the paths of the pages that supersede a page, one after the other."""
    found: list[str] = []
    while path not in found:
        found.append(path)
        data = shelf.read(path)
        fields = PageText.parse(data, path).fields() if data is not None else {}
        following = joined(path, fields.get("superseded_by", "")) if fields.get("status") == "superseded" else None
        if not following:
            break
        path = following
    return found[1:] if len(found) > 1 else []


def _one_line(shelf: Shelf, path: str, reason: str) -> str:
    return to_disk(shelf, path, " ".join(reason.split())).text
