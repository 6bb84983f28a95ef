"""Finding the page that a caller names, and saying what is wrong with a name that no page has."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

from kbdesk.errors import NotFound
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from kbdesk.pages.shelf import Shelf


def find_page(shelf: Shelf, written: str) -> tuple[str, str]:
    """Return the id and the path of the page that a caller names.

    Spaces around the id are taken off, an id copied from a link is percent-decoded; anything else that is not the
    exact id of a page raises NotFound with a hint, and nothing is guessed.
    """
    wanted = written.strip()
    for page_id in dict.fromkeys((wanted, unquote(wanted))):
        path = shelf.locate(page_id)
        if path:
            return page_id, path
    raise NotFound("There is no such page.", wanted or "(an empty id)", _hint(shelf, wanted))


def _hint(shelf: Shelf, wanted: str) -> str:
    types = [each.type for each in shelf.layout.types]
    likely = _likely(shelf, wanted)
    if likely:
        return f"Did you mean {' or '.join(likely[:3])}? Give the id exactly so."
    kind, slash, slug = wanted.partition("/")
    if not slash or not slug:
        return f"An id is type/slug, and the types are {', '.join(types)}. Look in the index or search."
    if kind not in types:
        return f"`{kind}` is no type here; the types are {', '.join(types)}. Look in the index or search."
    return "Look in the index or search for it; a new page is made with create."


def _likely(shelf: Shelf, wanted: str) -> list[str]:
    """Return the ids that the name would be with another ending, folder, or case, then those called alike."""
    bare = wanted.removesuffix(".md").strip("/")
    folder, _, stem = bare.rpartition("/")
    folder = folder.removeprefix(shelf.layout.knowledge + "/") if shelf.layout.knowledge else folder
    forms = [bare, bare.casefold(), f"{folder.casefold()}/{name_key(stem)}"]
    forms += [f"{each.type}/{stem}" for each in shelf.layout.types if folder and folder in (each.folder, each.section)]
    found = [form for form in forms if form != wanted and shelf.locate(form)]
    return list(dict.fromkeys([*found, *(each for each in shelf.near(wanted) if "/" in each)]))
