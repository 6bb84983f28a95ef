"""Pages as the agent reads them: whole, a section, a part of a long one, several in one answer, or the header alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.agent import listings, replies
from kbdesk.agent.cutting import ANSWER_LIMIT, LONGEST_VALUE, cut, last_of, named, short, size
from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.pages.layouts import SPECIAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.agent.memory import Memory
    from kbdesk.project.project import Project
    from kbdesk.project.values import Page

LINKED_LIMIT = 50
HEADER_LIMIT = 20_000
"""Characters of a header that are shown."""
MOST_LEFT = 200
"""Pages without room in an answer that are named."""
LEFT_ROOM = 5_000
"""Bytes of an answer for their names."""
BETWEEN = "\n\n=====\n\n"


@dataclass(frozen=True)
class Asked:
    """What is asked of each page: its text from a character on (counted from 1), one section, or no text at all."""

    first: int = 1
    section: str = ""
    fields_only: bool = False


@dataclass(frozen=True)
class Shown:
    """A part of an answer, and the page that it shows; none for what is no page."""

    text: str
    page: Page | None = None


class Reader:
    """Reads pages for one client."""

    def __init__(self, project: Project, memory: Memory) -> None:
        self._project = project
        self._memory = memory

    def read(self, pages: Sequence[str], asked: Asked) -> str:
        """Return the pages one after the other, as many as fit into an answer, and the names of the others.

        Of several, one that cannot be read so is told in its place. Raises NotFound, Refused for a single one.
        """
        names = list(dict.fromkeys(page.strip() for page in pages if page.strip()))
        if len(names) == 1:
            return self._told(self._one(names[0], asked), asked)
        if not names:
            raise Refused("The id of the page is missing.", None, "Give `page` or `pages`; knowledge_index lists them.")
        if asked.first > 1:
            raise Refused("Reading goes on in one page only.", None, "Give the page.")
        shown: list[str] = []
        left: list[str] = []
        room = ANSWER_LIMIT - LEFT_ROOM
        for name in names:
            try:
                one = self._one(name, asked) if room > 0 else None
            except KbdeskError as error:
                one = Shown(replies.error(error))
            if one is None or (shown and size(one.text) > room):
                left.append(name)
                continue
            shown.append(self._told(one, asked))
            room -= size(one.text) + len(BETWEEN)
        return BETWEEN.join([*shown, *_left(left)])

    def _told(self, one: Shown, asked: Asked) -> str:
        """Note that the client is shown a page, or so much of it, and return the part of the answer."""
        if one.page is not None and asked.fields_only:
            self._memory.read_header(one.page)
        elif one.page is not None and not asked.section:
            text = text_of(one.page)
            self._memory.read(one.page, asked.first, last_of(text, asked.first), len(text))
        return one.text

    def _one(self, name: str, asked: Asked) -> Shown:
        if name in SPECIAL.values() and asked.fields_only:
            raise Refused(f"The {name} has no header fields.", name, "Read it without `fields_only`.")
        match name:
            case "log":
                if asked.section:
                    raise Refused("The log has entries, not sections.", name, "Read on in it with `from`.")
                return Shown(listings.log(self._project.log_text(), asked.first))
            case "index":
                return Shown(self._index(asked))
            case "overview":
                overview = self._project.overview()
                if overview is None or not overview.text.strip():
                    return Shown(replies.NO_OVERVIEW)
                return Shown(self._page(overview, asked), overview)
        page = self._project.page(name)
        return Shown(self._page(page, asked), page)

    def _index(self, asked: Asked) -> str:
        if asked.section:
            return listings.index_section(self._project, asked.section, asked.first)
        if asked.first > 1:
            raise Refused("The index goes on within a section.", "index", "Give the `section` too.")
        return listings.index(self._project)

    def _page(self, page: Page, asked: Asked) -> str:
        text = text_of(page)
        if asked.fields_only:
            return header(page)
        if asked.section:
            try:
                text = self._project.section(text, asked.section)
            except NotFound as error:
                raise NotFound(error.what, f"{page.row.id}: {asked.section}", error.next_step) from error
        part = cut(text, asked.first, self._project.outline(text) if size(text) > ANSWER_LIMIT else ())
        if asked.section or asked.first > 1:
            return f"{page.row.id}\n---\n{part}"
        return whole(page, part, self._memory.version(page))


def shown(page: Page) -> str:
    """Return a page as it is read whole."""
    return whole(page, cut(text_of(page)))


def text_of(page: Page) -> str:
    """Return a page's text as it is read."""
    return page.text.strip("\r\n")


def whole(page: Page, text: str, version: str = "") -> str:
    """Return a page's header, a text and which pages link to it; of the overview the text alone.

    `version` stands among the header's lines, for a client that has to name it.
    """
    lines = [f"(version: {version})"] if version else []
    if page.row.id == "overview":
        return "\n".join([*lines, "---", text] if lines else [text])
    return "\n".join([header(page), *lines, "---", text, "---", _linked_from(page)])


def header(page: Page) -> str:
    """Return a page's id and fields, a line each; a value of several lines as a block: none reads as a field."""
    fields = [_field(short(name), value) for name, value in _fields(page)]
    shown = list(listings.up_to(fields, HEADER_LIMIT))
    more = [f"… (no room for {len(fields) - len(shown):,} more fields)"] if len(shown) < len(fields) else []
    lines = [page.row.id, *shown, *more]
    if page.row.trouble:
        lines.append(f"trouble: {page.row.trouble}")
    return "\n".join(lines)


def _field(name: str, value: str) -> str:
    """Return a field as YAML writes it, as far as a reader has to tell where it ends."""
    first, *others = short(value, LONGEST_VALUE).splitlines() or [""]
    told = f"{' '.join(name.split())}: "
    if not others:
        return f"{told}{first}"
    return "\n".join([f"{told}|", *(f"  {line}".rstrip() for line in (first, *others))])


def _fields(page: Page) -> Iterable[tuple[str, str]]:
    for name, value in page.fields:
        if name == "superseded_by" and page.superseded_by:
            yield name, page.superseded_by
        elif name != "type":
            yield name, value


def _linked_from(page: Page) -> str:
    sources = list(dict.fromkeys(link.source for link in page.backlinks))
    left = len(sources) - LINKED_LIMIT
    query = f'links:"{page.row.id}"' if " " in page.row.id else f"links:{page.row.id}"
    more = f" and {left:,} more; knowledge_search finds them: {query}" if left > 0 else ""
    return f"Linked from: {', '.join(sources[:LINKED_LIMIT]) or 'no page'}{more}"


def _left(names: Sequence[str]) -> list[str]:
    if not names:
        return []
    return [f"… (no room for {named(names, MOST_LEFT, LEFT_ROOM)}; read on with these)"]
