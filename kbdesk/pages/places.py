"""Where a page that is to be made will stand, or why it cannot: its type, its slug, its title."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.files.names import refusal
from kbdesk.pages import guards
from kbdesk.pages.slugs import slug_of
from kbdesk.pages.ways import making

if TYPE_CHECKING:
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.pages.shelf import Shelf
    from kbdesk.pages.types import PageType

_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST_SLUG = 200
_SHOWN = 100


def place_of(shelf: Shelf, kind: str, slug: str, title: str = "") -> tuple[str, str]:
    """Return the id and the path of a page to make. Raises Refused where there can be none, or is one already.

    In a wiki with ways of its own its file may be called by its title.
    """
    if shelf.layout.follows_ways:
        return making.place(shelf, kind, slug, title)
    page_type = _type_named(shelf.layout, kind)
    page_id = f"{kind}/{slug}"
    if not _SLUG.fullmatch(slug) or len(slug) > _LONGEST_SLUG:
        raise _no_slug(page_type, slug)
    path = shelf.layout.path_of(page_id)
    if path is None:
        raise Refused(
            f"A page of type `{kind}` cannot stand at `{page_type.folder}/{slug}.md`.",
            page_id,
            "Choose another slug: index, log and overview are kept for these files.",
        )
    if why := refusal(shelf.layout.in_project(path)):
        raise Refused(why, page_id, f"Choose another slug, `{slug[:_SHOWN]}-{kind}` for example.")
    if shelf.read(path) is not None:
        other = shelf.id_at(path) or path
        raise Refused("There is a page at that place already.", other, "Edit or rewrite it, or choose another slug.")
    if twins := guards.file_twins(shelf, path):
        what = f"{twins[0]} is there: its file's name differs only in case or form, and many systems take both for one."
        raise Refused(what, page_id, f"Edit {twins[0]}, or choose another slug.")
    return page_id, path


def check_title(title: str, where: str) -> None:
    """Raise Refused for a title that no page can have; without any a page is called by its file, as in the original."""
    if title and not any(sign.isprintable() and not sign.isspace() for sign in title):
        raise Refused("A title is more than spaces.", where, "Say in a few words what the page is about.")
    if "\n" in title or "\r" in title:
        raise Refused("A title is one line.", where, "Leave the line breaks out.")


def _type_named(layout: KitLayout, kind: str) -> PageType:
    found = layout.type_named(kind)
    if found is not None:
        return found
    wanted = kind.strip().strip("/").casefold()
    alike = [
        each.type for each in layout.types if wanted in {each.type, each.folder.casefold(), each.section.casefold()}
    ]
    types = ", ".join(each.type for each in layout.types)
    step = f"Did you mean `{alike[0]}`? Give the type exactly so." if wanted and alike else f"Use one of {types}."
    raise Refused(f"`{kind[:_SHOWN]}` is no page type here.", None, step)


def _no_slug(page_type: PageType, slug: str) -> Refused:
    """Return why this is no slug, with the one that is meant where only its form is wrong."""
    bare = slug.strip().removesuffix(".md")
    for start in (page_type.type, page_type.folder):
        bare = bare.removeprefix(f"{start}/")
    meant = slug_of(bare) if "/" not in bare and len(bare) <= _LONGEST_SLUG else ""
    rule = "A slug is small letters a-z, digits and single dashes, 200 at most."
    step = f"Did you mean `{meant}`? {rule}" if meant else rule
    return Refused(f"`{slug[:_SHOWN]}` is no slug.", None, step)
