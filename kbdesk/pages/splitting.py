"""Splitting a page: a part of it becomes a page of its own, a link stays in its place, links to its headings follow."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages import anchors, footnotes, guards
from kbdesk.pages.blocks import list_items
from kbdesk.pages.carrying import Route, carried
from kbdesk.pages.edits import Draft, new_page
from kbdesk.pages.fixes import Places, written
from kbdesk.pages.following import Moved, below_notice, dated, expect, follow_all, same_order
from kbdesk.pages.levels import titled
from kbdesk.pages.links import find_all
from kbdesk.pages.places import check_title, place_of
from kbdesk.pages.relink import showing
from kbdesk.pages.saving import Standing
from kbdesk.pages.text import without_blank_start
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf

_LONGEST_QUOTE = 60
_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d+[.)])[ \t]+")


@dataclass(frozen=True, slots=True)
class Split:
    """What of a page is to be a page of its own.

    `start` and `end` count signs of the page's text as its reader sees it (`Page.text`), with each line's end as one
    sign, of the file whose hash is `base` ("": whatever it is). `type`, `slug` and `title` are those of the new page.
    """

    page: str
    start: int
    end: int
    type: str
    slug: str
    title: str
    base: str = ""


@dataclass(frozen=True, slots=True)
class _Cut:
    """Where a body is cut: what goes, with the footnotes that go along; what is gone afterwards; what comes along."""

    part: Span
    notes: tuple[Span, ...]
    gone: tuple[Span, ...]
    left_notes: tuple[Span, ...]

    @property
    def taken(self) -> tuple[Span, ...]:
        """The spans that the new page consists of."""
        return (self.part, *self.notes)

    def staying(self, length: int) -> tuple[Span, ...]:
        """Return the spans that the page keeps: before the part, then after it."""
        found, at = [], 0
        for start, end in sorted(self.gone):
            found.append((at, start))
            at = end
        return (*found, (at, length))


def split(shelf: Shelf, wanted: Split, linking: Sequence[str] = ()) -> Plan:
    """Plan splitting a page (or the overview); `linking` are the pages whose links to the moved headings follow.

    The plan's first page is the one that is split, the second the new one. Raises NotFound, Conflict, and Refused
    where there is nothing to move, where the part cuts through code, where no such page can be made.
    """
    standing = Standing.of(shelf, wanted.page)
    expect(standing, wanted.base)
    page_id, to = place_of(shelf, wanted.type, wanted.slug, wanted.title)
    check_title(wanted.title or " ", page_id)  # the link in the part's place needs words
    body = standing.parts.body
    cut = _cut(shelf, standing, wanted)
    link = _link(Places(shelf, standing.path, {page_id: to}), body, cut.part, to, wanted.title)
    moved = _moved(standing, cut, link, to, wanted.title)
    coming = {page_id: to}
    content = _content(Route(shelf, standing.path, to, moved.follow, coming), body, cut, wanted.title)
    made = new_page(shelf, to, Draft(wanted.type, wanted.slug, wanted.title), content)
    left = _left(Route(shelf, standing.path, standing.path, moved.follow, coming), body, cut, link)
    after = dated(shelf, standing.path, standing.parts.with_edited_body(left))
    others = follow_all(shelf, (page for page in linking if page != standing.page), moved, coming)
    in_project = shelf.layout.in_project
    return Plan(
        "split",
        standing.page,
        (
            Put(in_project(standing.path), standing.data, after.encode()),
            Put(in_project(to), None, made.encode()),
            *others.puts,
        ),
        pages=(standing.page, page_id, *others.pages),
        warnings=(
            *_cut_through(standing, cut.part),
            *guards.text_warnings(shelf, standing.page, standing.path, standing.parts, after, is_moved=True),
            *guards.warnings_of(shelf, page_id, to, None, made),
            *others.warnings,
        ),
    )


def _cut(shelf: Shelf, standing: Standing, wanted: Split) -> _Cut:
    """Return what is cut out of the page's body, widened so that no link is cut through."""
    body = standing.parts.body
    shown = showing(shelf, standing.path, body)
    text = without_blank_start(shown.text)
    lead = len(shown.text) - len(text)
    start, end = (shown.place(lead + _with_returns(text, at)) for at in (wanted.start, wanted.end))
    part = _widened(body, _trimmed(body, start, end))
    if part[0] >= part[1]:
        raise Refused("There is nothing to move.", standing.page, "Select some text, or choose a heading.")
    if part[0] < below_notice(body):
        what = "The notice that a page is superseded or retired is kept by the store."
        raise Refused(what, standing.page, "Choose what comes after it.")
    if guards.open_fence(body[: part[0]]) or guards.open_fence(body[slice(*part)]):
        raise Refused("The part cuts through a block of code.", standing.page, "Take the whole block, or none of it.")
    return _with_notes(body, part)


def _cut_through(standing: Standing, part: Span) -> Iterator[str]:
    """Yield a warning for the first item of a list of which the part takes some and leaves some, its beginning apart.

    A part that lies inside of an item leaves it whole: the link stands there instead.
    """
    body = standing.parts.body
    start, end = _trimmed(body, *part)
    for first, last in list_items(body):
        takes_beginning = start <= first < end < last
        if takes_beginning or first < start < last < end:
            line = " ".join(body[first:last].partition("\n")[0].split())
            yield f"{standing.page}: the cut goes through the list item “{line[:_LONGEST_QUOTE]}”."
            return


def _with_notes(body: str, part: Span) -> _Cut:
    """Return the cut, with the footnotes that each side needs; one that only the part needs goes along."""
    texts = footnotes.texts(body)
    inside = {label for label, span in texts.items() if part[0] <= span[0] and span[1] <= part[1] + 1}
    used = footnotes.marks(body[slice(*part)])
    outside = body[: part[0]] + body[part[1] :]
    still = footnotes.marks(outside)
    along = [texts[label] for label in texts if label in used - inside]
    only = [texts[label] for label in texts if label in used - inside - still]
    back = [texts[label] for label in texts if label in still & inside]
    return _Cut(part, tuple(along), (part, *only), tuple(back))


def _with_returns(text: str, at: int) -> int:
    """Return the place in a text of the sign that is the `at`th when each line's end counts as one."""
    if "\r\n" not in text:
        return min(max(at, 0), len(text))
    place = 0
    for line in text.split("\n"):
        length = len(line.removesuffix("\r"))
        if at <= length:
            return place + max(at, 0)
        at -= length + 1
        place += len(line) + 1
    return len(text)


def _trimmed(body: str, start: int, end: int) -> Span:
    """Return a span without the blank lines and spaces at its edges; the indentation of its first line stays."""
    while start < end and body[start] in " \t\r\n":
        start += 1
    while end > start and body[end - 1] in " \t\r\n":
        end -= 1
    line = body.rfind("\n", 0, start) + 1
    return (line if not body[line:start].strip() else start), end


def _widened(body: str, span: Span) -> Span:
    start, end = span
    for link in find_all(body):
        first, last = link.outer
        if first < start < last:
            start = first
        if first < end < last:
            end = last
    return start, end


def _link(places: Places, body: str, part: Span, to: str, title: str) -> str:
    """Return what stands in the part's place: a link, as an item where it takes the place of a list's items."""
    link = written(places, to, title, by_name=places.shelf.links_by_name())
    item = _ITEM.match(body, part[0])
    is_first = part[0] == 0 or body[part[0] - 1] == "\n"
    return f"{item[0]}{link}" if item and is_first else link


def _moved(standing: Standing, cut: _Cut, link: str, to: str, title: str) -> Moved:
    """Return where the headings of the page are after it is split."""
    body = standing.parts.body
    before = anchors.placed(body)
    is_whole = not body[body.rfind("\n", 0, cut.part[0]) + 1 : cut.part[0]].strip()
    first = body.count("\n", 0, cut.part[0]) + (1 if is_whole else 2)
    last = body.count("\n", 0, cut.part[1]) + 1
    taken = [one for one in before if first <= one.line <= last]
    kept = [one for one in before if not first <= one.line <= last]
    made = anchors.placed(titled(_plain(body[slice(*cut.part)]), title))
    left = anchors.placed(body[: cut.part[0]] + link + body[cut.part[1] :])
    spots = same_order(kept, left, standing.path)
    spots |= same_order(taken, made[len(made) - len(taken) :], to)
    if taken and len(made) == len(taken):
        spots[taken[0].anchor] = (to, "")
    return Moved(standing.path, before, spots)


def _content(route: Route, body: str, cut: _Cut, title: str) -> str:
    """Return the text of the new page."""
    part, *notes = carried(route, body, cut.taken)
    text = titled(_plain(part), title).rstrip()
    return "\n\n".join((text, "\n".join(_plain(note).rstrip() for note in notes))) if notes else text


def _left(route: Route, body: str, cut: _Cut, link: str) -> str:
    """Return the body that the page keeps."""
    staying = cut.staying(len(body))
    parts = carried(route, body, (*staying, *cut.left_notes))
    at = sorted(cut.gone).index(cut.part) + 1
    left = "".join((*parts[:at], link, *parts[at : len(staying)]))
    notes = "".join(parts[len(staying) :])
    newline = "\r\n" if "\r\n" in body else "\n"
    return f"{left.rstrip()}{newline * 2}{notes}" if notes else left


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n")
