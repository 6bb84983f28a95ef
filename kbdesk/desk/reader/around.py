"""What stands around a page, as sections of the links panel: its headings, its links, the lines that lead to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from kbdesk.desk.reader.linkmodel import Row, Section
from kbdesk.desk.rows import Item
from kbdesk.project.relating import MOST_MENTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.desk.reader.headings import Heading
    from kbdesk.project.project import Project
    from kbdesk.project.relating import Quoted, Sharing
    from kbdesk.project.values import Job, Link, Page, Problem

FIRST = 50
"""Rows of a section that are shown until more are asked for."""
TIMES = 4
"""How many times as many are shown whenever more are asked for."""


@dataclass(frozen=True)
class Around:
    """What takes a look into other files: lines around links to a page and around its names, and the pages of its kin.

    `unfound` are the headings it links to, and the pictures it shows, that are not there.
    `is_known` is false until somebody looked; `can_link` says whether mentions can be made links.
    """

    quoted: tuple[Quoted, ...] = ()
    mentions: tuple[Quoted, ...] = ()
    sharing: tuple[Sharing, ...] = ()
    unfound: tuple[Problem, ...] = ()
    is_known: bool = False
    can_link: bool = False


def look_around(project: Project, page: Page, job: Job, most: int) -> Around:
    """Look around a page; of the pages that link to it, into the first so many. Runs on a worker."""
    first = {link.source: link for link in reversed(page.backlinks)}
    sources = list(dict.fromkeys(link.source for link in page.backlinks))[:most]
    quoted = project.quoted([first[source] for source in sources], job)
    unfound = project.unfound(page.row.id)
    if page.row.id in ("overview", "index"):
        return Around(quoted, unfound=unfound, is_known=True)
    mentions, sharing = project.mentions(page.row.id, job), project.sharing(page.row.id)
    return Around(quoted, mentions, sharing, unfound, is_known=True, can_link=project.writable)


def sections(page: Page, headings: Sequence[Heading], around: Around, most: Mapping[str, int]) -> tuple[Section, ...]:
    """Return what the panel shows of a page; `most` says, by a section's key, how many rows it shows if not FIRST."""
    found = []
    if len(headings) > 1:
        found.append(_outline(page, headings, most.get("outline", FIRST)))
    found.append(_incoming(page, around, most.get("incoming", FIRST)))
    found.append(_outgoing(page, around.unfound, most.get("outgoing", FIRST)))
    if around.mentions:
        found.append(_mentions(page, around))
    if around.sharing:
        found.append(_sharing(around))
    return tuple(found)


def _outline(page: Page, headings: Sequence[Heading], most: int) -> Section:
    told = [each for each in headings if each.text]
    least = min(heading.level for heading in headings)
    rows = (Row(Item(each.text), page.row.id, each.anchor, each.level - least) for each in told[:most])
    return _cut(Section("outline", _tr("On this page"), tuple(rows)), len(told))


def _incoming(page: Page, around: Around, most: int) -> Section:
    links: dict[str, list[Link]] = {}
    for link in page.backlinks:
        links.setdefault(link.source, []).append(link)
    quotes = {one.page: one for one in around.quoted}
    rows = (_incoming_row(source, those, quotes.get(source)) for source, those in list(links.items())[:most])
    return _cut(Section("incoming", _tr("Linked from"), tuple(rows), _tr("No page links here yet.")), len(links))


def _incoming_row(source: str, links: Sequence[Link], quote: Quoted | None) -> Row:
    return Row(
        Item(
            links[0].title or source,
            dot=source.partition("/")[0],
            state=links[0].status,
            mark=f"{QLocale().toString(len(links))} ×" if len(links) > 1 else "",
            under=quote.text if quote else "",
            matches=(quote.match,) if quote else (),
        ),
        source,
    )


def _outgoing(page: Page, unfound: Sequence[Problem], most: int) -> Section:
    lacking = {(one.detail, one.target.partition("#")[2]) for one in unfound if one.kind == "broken_heading"}
    links: dict[str, Link] = {}
    for link in page.links:
        is_lacking = (link.target or "", link.anchor) in lacking
        key = f"# {link.target}#{link.anchor}" if is_lacking else link.target or f"? {link.written}"
        links.setdefault(key, replace(link, status="missing") if is_lacking else link)
    # What is to be mended comes first.
    ordered = sorted(links.values(), key=lambda link: 0 if _is_broken(link) else 1 if link.status == "retired" else 2)
    pictures = [one.target for one in unfound if one.kind == "broken_image"]
    rows = [Row(Item(one, icon="image", state="missing")) for one in pictures] + [_link_row(link) for link in ordered]
    made = _cut(
        Section("outgoing", _tr("Links to"), tuple(rows[:most]), _tr("This page links to no other.")), len(rows)
    )
    broken = len(pictures) + sum(map(_is_broken, ordered))
    if not broken:
        return made
    number = QLocale().toString
    return replace(made, count=_tr("{count}, broken: {broken}").format(count=made.count, broken=number(broken)))


def _is_broken(link: Link) -> bool:
    return link.target is None or link.status == "missing"


def _link_row(link: Link) -> Row:
    if link.target is None:
        under = link.written if link.text and link.text != link.written else ""
        return Row(Item(link.text or link.written, state="broken", under=under))
    mark = _tr("ambiguous") if link.ambiguous else ""
    kind = link.target.partition("/")[0]
    under = f"# {link.anchor}" if link.status == "missing" else ""
    item = Item(link.title or link.target, dot=kind, state=link.status, mark=mark, under=under)
    return Row(item, link.target, link.anchor)


def _mentions(page: Page, around: Around) -> Section:
    rows = tuple(
        Row(
            Item(
                one.title,
                dot=one.page.partition("/")[0],
                state=one.status,
                mark=_tr("Link") if around.can_link else "",
                under=one.text,
                matches=(one.match,),
            ),
            one.page,
            mention=page.row.id if around.can_link else "",
        )
        for one in around.mentions
    )
    number = QLocale().toString(len(rows))
    return Section("mentions", _tr("Named without a link"), rows, "", f"{number}{'+' * (len(rows) == MOST_MENTIONS)}")


def _sharing(around: Around) -> Section:
    words = _tr("shares {count}")
    rows = (
        Row(
            Item(
                one.title,
                dot=one.page.partition("/")[0],
                state=one.status,
                mark=words.format(count=QLocale().toString(one.count)),
            ),
            one.page,
        )
        for one in around.sharing
    )
    return Section("sharing", _tr("Shares most links"), tuple(rows))


def _cut(section: Section, count: int) -> Section:
    """Return a section with how many rows it would have in all, and one that asks for more where some are left out."""
    number = QLocale().toString(count)
    if len(section.rows) == count:
        return replace(section, count=number)
    more = Row(Item(_tr("Show more of {count}").format(count=number), icon="chevron-down"), more=section.key)
    return replace(section, rows=(*section.rows, more), count=number)


def _tr(text: str) -> str:
    return QCoreApplication.translate("links", text)
