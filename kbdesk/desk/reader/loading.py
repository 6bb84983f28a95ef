"""Brings a page for the reader: asks the project, renders, decodes the first pictures. Runs on a worker."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtGui import QImage

from kbdesk.desk.joining import listed
from kbdesk.desk.reader import pictures
from kbdesk.desk.reader.linked_originals import LinkedOriginals
from kbdesk.desk.reader.rendering import Rendered, plain, render, render_beginning, render_on
from kbdesk.desk.reader.writer import NO_ORIGINAL
from kbdesk.errors import KbdeskError, NotFound
from kbdesk.project.values import Link, LogEntry, Page, PageRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.writer import Resolve
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job

FIRST_PICTURES = 6
"""Pictures that come together with the page; later ones follow."""

LONG = 48_000
"""Characters of a text above which it is shown from the beginning before all of it is rendered."""
MOMENT = 0.1
"""Seconds that a portion of a long text takes."""

FIRST_HEADING = re.compile(r"(?:\s*<!--(?>.*?-->))*+\s*# +([^\n]*?)(?: +#+)? *(?:\n|\Z)", re.DOTALL)
"""The first heading of a body, comments before it or not; what it holds is never tried twice."""


@dataclass(frozen=True)
class Shown:
    """A page ready to be shown: its facts, its HTML, its first pictures by number.

    A picture is None when it is missing, a null image when it is there but cannot be shown. `turned` are the callouts
    that are folded or unfolded otherwise than they are written, see `Wanted`.
    """

    page: Page
    rendered: Rendered
    pictures: dict[int, QImage | None]
    turned: frozenset[int] | None = frozenset()
    rest: Iterator[Rendered] | None = None
    """What goes on with the text where only the beginning is rendered."""
    successor: str = ""
    """The title of the page that supersedes it."""


@dataclass(frozen=True)
class Wanted:
    """What the reader asks for: a page id, or overview, log."""

    page: str
    dress: Dress
    words: Words
    picture_width: int
    overview_title: str
    log_title: str
    turned: frozenset[int] | None = frozenset()
    """Callouts folded or unfolded by hand; None: all are unfolded."""
    anchor: str = ""
    """Where one wants to be led: the callouts that hide it are unfolded."""
    at_once: bool = False
    """The whole page is wanted, however long that takes."""


def load(project: Project, wanted: Wanted, job: Job) -> Shown:
    """Return a page ready to be shown, of a long one the beginning; raises NotFound where there is none."""
    if wanted.page == "log":
        return _log(project, wanted)
    page = project.overview() if wanted.page == "overview" else project.page(wanted.page, as_written=True)
    if page is None:
        raise NotFound("This knowledge base has no overview yet.", "overview")
    job(0, 0)
    text = body_without_title(page)
    resolve = resolver(project, wanted.page)
    look = (resolve, wanted.dress, wanted.words)
    turned, rest = wanted.turned, None
    if page.row.trouble and not text.strip():
        rendered = plain(text, "")
    elif len(text) > LONG and not wanted.at_once:
        rendered = render_beginning(text, *look, turned)
        rest = None if rendered.is_whole else render_on(text, *look, turned)
    else:
        rendered = render(text, *look, turned)
    found = rendered.hiding(wanted.anchor)
    if turned is not None and found and rest is None:
        turned ^= found
        rendered = render(text, *look, turned)
    first: dict[int, QImage | None] = {}
    for number, href in enumerate(rendered.pictures[:FIRST_PICTURES]):
        job(0, 0)
        first[number] = picture(project, wanted.page, href, wanted.picture_width)
    return Shown(page, rendered, first, turned, rest, title_of(project, page.superseded_by or ""))


def title_of(project: Project, page: str) -> str:
    """Return the title of a page by its id, "" where there is none."""
    try:
        return project.page(page, as_written=True).row.title if page else ""
    except NotFound:
        return ""


def load_on(shown: Shown, job: Job) -> Shown:
    """Return what is shown with the next portion of its text, as much as is rendered in a moment."""
    assert shown.rest is not None
    began = time.monotonic()
    rendered = next(shown.rest)
    while not rendered.is_whole and time.monotonic() - began < MOMENT:
        job(0, 0)
        rendered = next(shown.rest)
    return replace(shown, rendered=rendered, rest=None if rendered.is_whole else shown.rest)


def picture(project: Project, page_id: str, href: str, width: int) -> QImage | None:
    """Return one picture of a page, None when it is not in the project, a null image when it cannot be shown."""
    try:
        data = project.asset(page_id, href)
    except KbdeskError:
        return QImage()
    return None if data is None else pictures.decode(data, width) or QImage()


def resolver(project: Project, page_id: str) -> Resolve:
    """Return how links of a page are resolved; each address is asked once."""
    known: dict[tuple[str, bool], Link | None] = {}
    originals = LinkedOriginals(project)

    def resolve(href: str, wiki: bool) -> Link | None:
        key = (href, wiki)
        if key not in known:
            found = project.resolve(page_id, f"[[{href}]]" if wiki else href)
            if found is None and originals.lacks(href):
                found = Link(page_id, None, href, "", status=NO_ORIGINAL, file=unquote(href))
            known[key] = found
        return known[key]

    return resolve


def body_without_title(page: Page) -> str:
    """Return the body without what the reader's head shows: the notice on top and the heading that is the title."""
    body = page.body.lstrip("\ufeff")
    if page.notice:
        body = re.sub(r"\A\s*>[^\n]*(\n|\Z)", "", body, count=1)
    match = FIRST_HEADING.match(body)
    if match is not None and _bare(match[1]) == _bare(page.row.title):
        body = body[match.end() :]
    return body


def _bare(text: str) -> str:
    return re.sub(r"[*_`\s]+", "", text).casefold()


def _log(project: Project, wanted: Wanted) -> Shown:
    entries = project.log()
    rows = {row.id: row for row in project.rows()}
    told = [entry for entry in entries if entry.operation or entry.what or entry.pages]
    # A log that tells its days in words of its own is shown as it is.
    lines = [line for entry in told for line in _log_lines(entry, rows)] if len(told) == len(entries) else []
    text = "\n".join(lines) or project.log_text()

    def resolve(href: str, wiki: bool) -> Link | None:
        row = rows.get(href)
        return None if row is None else Link("log", row.id, href, row.title, title=row.title, status=row.status)

    row = PageRow("log", "log", "log", wanted.log_title, "", "active", "")
    found = render(text, resolve if lines else resolver(project, "log"), wanted.dress, wanted.words)
    return Shown(Page(row, (), text, text, (), ()), found, {})


def _log_lines(entry: LogEntry, rows: dict[str, PageRow]) -> list[str]:
    named = [f"[{_plain(rows[page].title)}](<{page}>)" if page in rows else _plain(page) for page in entry.pages]
    head = " · ".join(filter(None, [f"**{_plain(entry.date)}**", _plain(entry.operation), _plain(entry.what)]))
    return [head + ("  \n" + listed(named) if named else ""), ""]


def _plain(text: str) -> str:
    return re.sub(r"([\\`*_\[\]<>$])", r"\\\1", text)
