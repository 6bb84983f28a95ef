"""What stands around a page, as sections of the links panel: its headings, its links, the lines that lead to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from kbdesk.desk.reader.linktree import FIRST, Row, Section
from kbdesk.desk.rows import Item
from kbdesk.project.relating import MOST_MENTIONS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from kbdesk.desk.reader.headings import Heading
    from kbdesk.project.project import Project
    from kbdesk.project.relating import Quoted, Sharing
    from kbdesk.project.values import Job, Link, Page


@dataclass(frozen=True)
class Around:
    """What takes a look into other files: lines around links to a page and around its names, and the pages of its kin.

    `is_known` is false until somebody looked; `can_link` says whether mentions can be made links.
    """

    quoted: tuple[Quoted, ...] = ()
    mentions: tuple[Quoted, ...] = ()
    sharing: tuple[Sharing, ...] = ()
    is_known: bool = False
    can_link: bool = False


def look_around(project: Project, page: Page, job: Job, *, every: bool) -> Around:
    """Look around a page; at the first links to it, or at `every` one. Runs on a worker."""
    links = page.backlinks
    if not every:
        first = list(dict.fromkeys(link.source for link in links))[:FIRST]
        shown = set(first)
        links = tuple(link for link in links if link.source in shown)
    quoted = project.quoted(links, job)
    if page.row.id in ("overview", "index"):
        return Around(quoted, is_known=True)
    mentions, sharing = project.mentions(page.row.id, job), project.sharing(page.row.id)
    return Around(quoted, mentions, sharing, is_known=True, can_link=project.writable)


def sections(page: Page, headings: Sequence[Heading], around: Around, full: Collection[str]) -> tuple[Section, ...]:
    """Return what the panel shows of a page; `full` are the keys of sections that show all they have."""
    found = [_shortened(_outline(page, headings), full)] if len(headings) > 1 else []
    found.append(_shortened(_incoming(page, around), full))
    found.append(_shortened(_outgoing(page), full))
    if around.is_known and around.mentions:
        found.append(_mentions(page, around))
    if around.is_known and around.sharing:
        found.append(_sharing(around))
    return tuple(found)


def _outline(page: Page, headings: Sequence[Heading]) -> Section:
    least = min(heading.level for heading in headings)
    rows = [Row(Item(each.text), page.row.id, each.anchor, each.level - least) for each in headings if each.text]
    return Section("outline", _tr("On this page"), tuple(rows))


def _incoming(page: Page, around: Around) -> Section:
    links: dict[str, list[Link]] = {}
    for link in page.backlinks:
        links.setdefault(link.source, []).append(link)
    quotes = {one.page: one for one in around.quoted}
    rows = []
    for source, those in links.items():
        quote = quotes.get(source)
        rows.append(
            Row(
                Item(
                    those[0].title or source,
                    dot=source.partition("/")[0],
                    state=those[0].status,
                    mark=f"{QLocale().toString(len(those))} ×" if len(those) > 1 else "",
                    under=quote.text if quote else "",
                    matches=(quote.match,) if quote else (),
                ),
                source,
            )
        )
    return Section("incoming", _tr("Linked from"), tuple(rows), _tr("No page links here yet."))


def _outgoing(page: Page) -> Section:
    links: dict[str, Link] = {}
    for link in page.links:
        links.setdefault(link.target or f"? {link.written}", link)
    # What is to be mended comes first.
    ordered = sorted(
        links.values(), key=lambda link: 0 if link.target is None else 1 if link.status == "retired" else 2
    )
    rows = tuple(_link_row(link) for link in ordered)
    broken = sum(link.target is None for link in ordered)
    count = QLocale().toString(len(rows))
    if broken:
        count = _tr("{count}, broken: {broken}").format(count=count, broken=QLocale().toString(broken))
    return Section("outgoing", _tr("Links to"), rows, _tr("This page links to no other."), count)


def _link_row(link: Link) -> Row:
    if link.target is None:
        under = link.written if link.text and link.text != link.written else ""
        return Row(Item(link.text or link.written, state="broken", under=under))
    mark = _tr("ambiguous") if link.ambiguous else ""
    kind = link.target.partition("/")[0]
    return Row(Item(link.title or link.target, dot=kind, state=link.status, mark=mark), link.target, link.anchor)


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


def _shortened(section: Section, full: Collection[str]) -> Section:
    if len(section.rows) <= FIRST or section.key in full:
        return section
    count = QLocale().toString(len(section.rows))
    more = Row(Item(_tr("Show all {count}").format(count=count), icon="chevron-down"), more=section.key)
    return Section(section.key, section.title, (*section.rows[:FIRST], more), section.none, section.count or count)


def _tr(text: str) -> str:
    return QCoreApplication.translate("links", text)
