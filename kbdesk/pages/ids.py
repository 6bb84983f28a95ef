"""Finding the page that a caller names, and saying what is wrong with a name that no page has."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING
from urllib.parse import unquote

from kbdesk.errors import NotFound, Refused
from kbdesk.pages.layouts import SPECIAL
from kbdesk.pages.links import ADDRESS
from kbdesk.pages.resolve import name_key
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.shelf import Shelf

LONGEST_NAME = 4096
"""Characters of a path, beyond which nothing can be the name of a page: no system has longer ones."""
_LONGEST = 120
"""Characters of a name that no page has that are said again."""
_FEWEST = 3
"""Letters of a name from which on pages are called like it; of scripts that write syllables, two."""
_MOST = 3
"""Pages that are called alike, of which one may be meant; where there are more, none is."""
MADE = {
    "index": "It is made of the pages: change these.",
    "log": "It grows by an entry for each operation: add one.",
}
"""Parts of every wiki that nobody writes as a page, and what to do instead."""
KEPT = {
    "index": "It is kept by hand here; a new page gets its line where the others have one.",
    "log": MADE["log"],
}
"""The same in a wiki with ways of its own."""
_INVISIBLE = re.compile("[\u200b-\u200f\u2060\ufeff]")
_ENDING = re.compile(r"\.md\Z", re.IGNORECASE)
_LINK = re.compile(r"\[\[([^\[\]|#]+)[^\[\]]*\]\]|\[[^\[\]]*\]\(([^()]+)\)")


def find_page(shelf: Shelf, written: str) -> tuple[str, str]:
    """Return the id and the path of the page that a caller names.

    Spaces around the id are taken off, an id copied from a link is percent-decoded; anything else that is not the
    exact id of a page raises NotFound with a hint, and nothing is guessed.
    """
    wanted = written.strip()
    if len(wanted) > LONGEST_NAME:
        how = "An id is type/slug, and never so long. Look in the index or search."
        raise NotFound("There is no such page.", f"{wanted[:_LONGEST]}…", how)
    for page_id in dict.fromkeys((wanted, unquote(wanted))):
        path = shelf.locate(page_id)
        if path:
            return page_id, path
    if not wanted:
        raise NotFound("The id of the page is missing.", None, "An id is type/slug; the index lists them.")
    if step := (KEPT if shelf.layout.follows_ways else MADE).get(wanted.removesuffix(".md")):
        raise NotFound("This is a part of every wiki, and no page to write or to name here.", wanted, step)
    where = wanted if len(wanted) <= _LONGEST else f"{wanted[:_LONGEST]}…"
    raise NotFound("There is no such page.", where, _hint(shelf, wanted))


def part_meant(shelf: Shelf, written: str) -> str:
    """Return the hint for a name that is nearly that of index, log or overview, as `INDEX.md`; "" for another one."""
    bare, why = _unwrapped(written.strip())
    name = _ENDING.sub("", bare)
    folder, mark, last = name.strip("/").rpartition("/")
    name_meant = last.casefold()
    if name_meant not in SPECIAL.values() or folder.casefold() not in ("", ".", shelf.layout.knowledge.casefold()):
        return ""
    told = {
        part("without .md"): name != bare,
        part("without its folder"): mark or name.strip("/") != name,
        part("in small letters"): last != name_meant,
    }
    reasons = [*why, *(reason for reason, holds in told.items() if holds)]
    if reasons:
        return f"Did you mean {name_meant} ({', '.join(reasons)})? Give the name exactly so."
    return f"Did you mean {name_meant}? Give the name exactly so."


def find_curated(shelf: Shelf, written: str) -> tuple[str, str]:
    """Return the id and the path of a page that can be superseded, retired or restored.

    Raises Refused for index, log and overview, which the wiki always has; NotFound as `find_page` does.
    """
    name = written.strip().removesuffix(".md")
    if name in SPECIAL.values():
        raise Refused(
            f"The {name} is a part of every wiki; it is never superseded, retired or restored, and replaces no page.",
            name,
            "Name a page by its id, type/slug.",
        )
    return find_page(shelf, written)


def _hint(shelf: Shelf, wanted: str) -> str:
    types = [each.type for each in shelf.layout.types]
    bare, why = _unwrapped(wanted)
    meant = _meant(shelf, bare, why)
    if meant:
        page, reasons = meant
        if reasons:
            return f"Did you mean {page} ({', '.join(reasons)})? Give the id exactly so."
        return f"Did you mean {page}? Give the id exactly so."
    if alike := _alike(shelf, bare):
        return f"Did you mean {' or '.join(alike)}? Give the id exactly so."
    kind, _, slug = bare.partition("/")
    if not kind.strip(".") or not slug or "/" in slug:
        return f"An id is type/slug, and the types are {', '.join(types)}. Look in the index or search."
    if kind not in types:
        shown = kind if len(kind) <= _LONGEST else f"{kind[:_LONGEST]}…"
        return f"`{shown}` is no type here; the types are {', '.join(types)}. Look in the index or search."
    return "Look in the index or search for it; a new page is made with create."


def _alike(shelf: Shelf, bare: str) -> list[str]:
    """Return the few pages that are called like the last part of a name, none where it is no name."""
    last = _ENDING.sub("", bare).rpartition("/")[2]
    if ".." in bare.split("/") or bare.startswith("/") or len(last) < (_FEWEST if last.isascii() else _FEWEST - 1):
        return []
    found = [each for each in shelf.near(bare) if "/" in each]
    return found if len(found) <= _MOST else []


def _unwrapped(wanted: str) -> tuple[str, list[str]]:
    """Return a name without what a link or a quotation puts around it, and what was left off."""
    plain = _INVISIBLE.sub("", unicodedata.normalize("NFKC", wanted))
    why = [part("without signs that are not seen")] if _INVISIBLE.search(wanted) else []
    if found := _LINK.search(plain):
        why.append(part("the id alone, no link"))
    bare = ((found[1] or found[2]) if found else plain).strip("`\"'<> ")
    if bare.startswith(ADDRESS):
        why.append(part("the id alone, no address"))
        bare = bare.removeprefix(ADDRESS).removeprefix("page/")
    bare = bare.replace("\\", "/")
    bare, sign, _ = bare.partition("#")
    if sign:
        why.append(part("without #…"))
    return bare, why


def _meant(shelf: Shelf, bare: str, why: Sequence[str]) -> tuple[str, list[str]] | None:
    """Return the one id that a name is but for its ending, its folder or its case, and what to write otherwise."""
    reasons = [*why]
    name = _ENDING.sub("", bare).strip("/")
    if _ENDING.search(bare):
        reasons.append(part("without .md"))
    if bare.strip("/") != bare:
        reasons.append(part("without a / at its ends"))
    for form, said in _forms(shelf, name):
        if form != bare and shelf.locate(form):
            return form, reasons + said
    return (name, reasons) if shelf.locate(name) else None


def _forms(shelf: Shelf, name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what a name may stand for, each with what to write otherwise."""
    yield name, []
    folder, _, stem = name.rpartition("/")
    inside = folder.removeprefix(f"{shelf.layout.knowledge}/").lstrip("./").casefold()
    slug = name_key(stem)
    cased = [part("in small letters")] if slug != stem and slug == stem.casefold() else []
    for each in shelf.layout.types:
        if inside == each.type:
            yield f"{each.type}/{slug}", cased
        if inside and inside in (each.folder.casefold(), each.section.casefold()):
            said = [part(f"`{each.type}` is the type, `{folder}` a folder"), *cased]
            yield f"{each.type}/{stem}", said
            yield f"{each.type}/{slug}", said
