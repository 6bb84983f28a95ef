"""Saving a text that was begun from an earlier one: what others changed since is kept, by merging or by a Conflict."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from kbdesk.errors import LONGEST_LINK, BrokenLinks, Conflict, Differing, NotFound, Refused, Sides
from kbdesk.pages import edits, header_comments, raw_header
from kbdesk.pages.body import Body
from kbdesk.pages.dating import dated
from kbdesk.pages.header_merge import merge_headers
from kbdesk.pages.ids import find_page
from kbdesk.pages.merge import Touching, merge
from kbdesk.pages.other_forms import takes_any_form
from kbdesk.pages.places import check_title
from kbdesk.pages.relink import from_disk, to_disk
from kbdesk.pages.text import PageText
from kbdesk.plan import Put

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence, Set

    from kbdesk.pages.merge import Region
    from kbdesk.pages.shelf import Shelf
    from kbdesk.plan import Plan

Fields = tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A text to save: `text` whole, with ids, made from the file as it was in `base` (None: not known, b"": no file).

    `header` is the header as its lines are to be written, None where it is not edited so. `since` says who changed the
    page since then, as a sentence without its end.
    """

    page: str
    text: str
    base: bytes | None
    fields: Fields = ()
    since: str = "It was changed meanwhile"
    header: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """The page as it stands: its place, its bytes (None: no file), taken apart."""

    page: str
    path: str
    data: bytes | None
    parts: PageText
    body: Body

    @classmethod
    def of(cls, shelf: Shelf, page: str) -> Standing:
        """Find the page that a caller names; the overview may be a page yet to be made."""
        overview = page.strip() == "overview"
        name, path = ("overview", edits.OVERVIEW) if overview else find_page(shelf, page)
        data = shelf.read(path)
        if data is None and not overview:
            raise NotFound("The page's file is gone.", name, "Look at the page's history.")
        parts = PageText.parse(data or b"", name)
        return cls(name, path, data, parts, Body.of(shelf, path, parts.body))


def save(shelf: Shelf, wanted: Wanted) -> Plan:
    """Plan saving a page's whole text as its reader sees it. The header stays but for `fields` and the day.

    Lines that are not changed keep their bytes. A text that changes nothing makes a plan that changes nothing.
    """
    standing = Standing.of(shelf, wanted.page)
    base, begun = _base(shelf, standing, wanted)
    ours = Body.given(wanted.text)
    if ours.notice not in {standing.body.notice, begun.notice}:
        raise Refused(
            "The notice that a page is superseded or retired is kept by the store.",
            standing.page,
            "Change what comes after it, or restore the page.",
        )
    return _planned(shelf, "edit", standing, (base, begun, ours), wanted)


def rewrite(shelf: Shelf, wanted: Wanted) -> Plan:
    """Plan another text for a page, as `edits.rewrite` does where the page stands as it was read."""
    standing = Standing.of(shelf, wanted.page)
    if wanted.base == (standing.data or b""):
        return edits.rewrite(shelf, wanted.page, wanted.text, wanted.fields)
    base, begun = _base(shelf, standing, wanted)
    ours = Body.given(wanted.text)
    is_titled = not shelf.layout.follows_ways or "".join(standing.body.shown[:1]).startswith("# ")
    if standing.page != "overview" and is_titled:
        title = edits.page_title(standing.parts, standing.path)
        ours = Body.given(edits.headed("\n".join(ours.shown), title))
    return _planned(shelf, "rewrite", standing, (base, begun, ours), wanted)


def _base(shelf: Shelf, standing: Standing, wanted: Wanted) -> tuple[PageText | None, Body]:
    """Return what the text was made from; an unknown one is None, with a body like the page's notice alone."""
    if wanted.base is None:
        return None, Body((), notice=standing.body.notice)
    if wanted.base == standing.data:
        return standing.parts, standing.body
    base = PageText.parse(wanted.base, standing.page)
    return base, Body.of(shelf, standing.path, base.body)


def _planned(
    shelf: Shelf, operation: str, standing: Standing, made: tuple[PageText | None, Body, Body], wanted: Wanted
) -> Plan:
    base, begun, ours = made
    given = "\n".join(ours.shown)
    any_form = operation == "rewrite" and takes_any_form(shelf, standing.path, standing.parts.body, given)
    known = {*begun.shown, *standing.body.shown}
    ours = replace(ours, shown=_plainly(shelf, standing.path, ours.shown, known, any_form))
    changes, differing = _fields(standing, base, wanted.fields)
    header, headed = _headed(standing, base, wanted.header)
    regions = merge(begun.shown if base else None, standing.body.shown, ours.shown)
    if differing or any(isinstance(region, Touching) for region in (*regions, *header)):
        raise _conflict(standing, begun if base else None, ours, (regions, header), (differing, wanted.since))
    lines = [line for region in regions if not isinstance(region, Touching) for line in region]
    warnings: list[str] = []
    new = headed
    if tuple(lines) != standing.body.shown:
        new, warnings = _with_lines(shelf, replace(standing, parts=headed), lines, begun, any_form)
    if new is not standing.parts or changes:
        new = _dated(new, changes, shelf, operation, standing)
        warnings += header_comments.gone(standing.page, headed, new)
    after = standing.data if new is standing.parts else new.encode()
    return edits.planned(shelf, operation, standing.page, Put(standing.path, standing.data, after), warnings)


def _plainly(shelf: Shelf, path: str, lines: Sequence[str], known: Set[str], any_form: bool) -> tuple[str, ...]:
    """Return lines with each link as reading it from the disk again would show it; known lines as they are."""
    if known >= set(lines):
        return tuple(lines)
    text = to_disk(shelf, path, "\n".join(lines), translating=any_form, lines=_new(lines, known)).text
    plain = from_disk(shelf, path, text).split("\n")
    return tuple(line if line in known else told for line, told in zip(lines, plain, strict=True))


def _new(lines: Sequence[str], known: Set[str]) -> Set[int]:
    """Return the numbers, from 1, of the lines that are not known: only their links are written anew."""
    return {number for number, line in enumerate(lines, 1) if line not in known}


def _fields(
    standing: Standing, base: PageText | None, wanted: Fields
) -> tuple[dict[str, str | None], tuple[Differing, ...]]:
    """Return the fields to set, and those that others set to something else since, or may have."""
    if standing.page == "overview" and wanted:
        raise Refused("The overview has no fields.", "overview", "Leave them out.")
    now = standing.parts.fields()
    before = {} if base is None else base.fields()
    changes: dict[str, str | None] = {}
    differing = []
    for name, value in edits.checked_fields(wanted, standing.page).items():
        if value == now.get(name) or (base and value == before.get(name)):
            continue
        if (base and now.get(name) == before.get(name)) or name == "updated":
            changes[name] = value
        else:
            differing.append(Differing(before.get(name) or "", now.get(name) or "", value or "", name))
    return changes, tuple(differing)


def _headed(standing: Standing, base: PageText | None, header: str | None) -> tuple[tuple[Region, ...], PageText]:
    """Return the regions of a header whose lines are to be saved, none for any other, and the page with them."""
    if header is None:
        return (), standing.parts
    if standing.page == "overview":
        raise Refused("The overview has no fields.", "overview", "Leave them out.")
    if base is None:
        ours = raw_header.read(standing.parts, header, standing.page)
    else:
        ours = raw_header.with_shown(base, header, standing.page)
    if ours is base or ours is standing.parts:
        return (), standing.parts
    title = ours.fields().get("title", "")
    if title and title != (base or ours).fields().get("title"):
        check_title(title, standing.page)
    regions = merge_headers(base, standing.parts, ours)
    if any(isinstance(region, Touching) for region in regions):
        return regions, standing.parts
    if base is standing.parts:
        return regions, ours
    return regions, raw_header.with_lines(standing.parts, "".join(map(str, _agreed(regions))).removesuffix("\n"))


def _conflict(
    standing: Standing,
    begun: Body | None,
    ours: Body,
    made: tuple[Sequence[Region], Sequence[Region]],
    told: tuple[tuple[Differing, ...], str],
) -> Conflict:
    fields, since = told
    regions, header = made
    above = standing.body.above
    merged = (*([above] if above else []), *_agreed(regions))
    base = None if begun is None else begun.text
    name = sha256(standing.data).hexdigest() if standing.data is not None else ""
    sides = Sides(base, standing.body.text, ours.text, merged, fields, name, _agreed(header) if header else None)
    what = f"{since}, in the same places as in this text."
    return Conflict(what, standing.page, None, standing.data, sides)


def _agreed(regions: Sequence[Region]) -> tuple[str | Differing, ...]:
    """Return regions as texts, and as Differing where both sides changed them."""
    return tuple(
        Differing(_text(region.base), _text(region.theirs), _text(region.ours))
        if isinstance(region, Touching)
        else _text(region)
        for region in regions
    )


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _with_lines(
    shelf: Shelf, standing: Standing, lines: list[str], begun: Body, any_form: bool
) -> tuple[PageText, list[str]]:
    """Return the page with these lines as its text, and what is to be said of their links."""
    new = _new(lines, {*standing.body.shown})
    relinked = to_disk(shelf, standing.path, "\n".join(lines), translating=any_form, lines=new)
    warnings = []
    if relinked.missing or relinked.unresolved or relinked.unclear:
        both = ("\n".join(each.shown) for each in (standing.body, begun))
        known = [to_disk(shelf, standing.path, each, translating=any_form) for each in both]
        missing = tuple(each for each in relinked.missing if not any(each in old.missing for old in known))
        unclear = tuple(each for each in relinked.unclear if not any(each in old.unclear for old in known))
        if missing or unclear:
            raise BrokenLinks(missing, standing.page, unclear)
        fresh = (each for each in relinked.unresolved if not any(each in old.unresolved for old in known))
        warnings = [f"{standing.page}: the link {each[:LONGEST_LINK]} leads nowhere." for each in fresh]
    newline = standing.parts.newline
    written = relinked.text.split("\n") if lines else []
    if standing.body.shown:
        return standing.parts.with_exact_body(standing.body.with_lines(lines, written, newline)), warnings
    text = newline.join(written)
    return standing.parts.with_body(f"{standing.body.before}{newline * 2}{text}"), warnings


def _dated(
    page: PageText, changes: Mapping[str, str | None], shelf: Shelf, operation: str, standing: Standing
) -> PageText:
    """Return the page with fields changed and the store's dates set; a page without a header gets none for a date."""
    changed = edits.with_changes(shelf, standing.path, page, changes)
    if not changed.has_header or standing.page == "overview":
        return changed
    return dated(shelf, changed, ingested=operation == "rewrite" and standing.page.startswith("summary/"))
