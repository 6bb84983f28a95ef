"""Pages as the agent reads them: whole, a section, a part of a long one, several in one answer, or the header alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.agent import listings, replies
from kbdesk.agent.cutting import ANSWER_LIMIT, cut, size
from kbdesk.errors import NotFound, Refused
from kbdesk.pages.layouts import SPECIAL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.agent.memory import Memory
    from kbdesk.project.project import Project
    from kbdesk.project.values import Page

LINKED_LIMIT = 50
BETWEEN = "\n\n=====\n\n"


@dataclass(frozen=True)
class Asked:
    """What is asked of each page: its text from a character on (counted from 1), one section, or no text at all."""

    first: int = 1
    section: str = ""
    fields_only: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether the answer shows the page from its beginning."""
        return self.first == 1 and not self.section and not self.fields_only


class Reader:
    """Reads pages for one client."""

    def __init__(self, project: Project, memory: Memory) -> None:
        self._project = project
        self._memory = memory

    def read(self, pages: Sequence[str], asked: Asked) -> str:
        """Return the pages one after the other, as many as fit into an answer, and the names of the others.

        Of several, one that cannot be read so is told in its place. Raises NotFound for a single one.
        """
        names = list(dict.fromkeys(page.strip() for page in pages if page.strip()))
        if len(names) == 1:
            return self._one(names[0], asked)
        if not names:
            raise Refused("The id of the page is missing.", None, "Give `page` or `pages`; knowledge_index lists them.")
        if asked.first > 1:
            raise Refused("Reading goes on in one page only.", None, "Give the page.")
        shown: list[str] = []
        left: list[str] = []
        room = ANSWER_LIMIT
        for name in names:
            try:
                text = self._one(name, asked) if room > 0 else None
            except NotFound as error:
                text = replies.error(error)
            if text is None or (shown and size(text) > room):
                left.append(name)
                continue
            shown.append(text)
            room -= size(text)
        return BETWEEN.join([*shown, *_left(left)])

    def _one(self, name: str, asked: Asked) -> str:
        if name in SPECIAL.values() and asked.fields_only:
            raise Refused(f"The {name} has no header fields.", name, "Read it without `fields_only`.")
        match name:
            case "log":
                if asked.section:
                    raise Refused("The log has entries, not sections.", name, "Read on in it with `from`.")
                return listings.log(self._project.log_text(), asked.first)
            case "index":
                return self._index(asked)
            case "overview":
                overview = self._project.overview()
                if overview is None or not overview.text.strip():
                    return replies.NO_OVERVIEW
                return self._page(overview, asked)
        return self._page(self._project.page(name), asked)

    def _index(self, asked: Asked) -> str:
        if asked.section:
            return listings.index_section(self._project, asked.section, asked.first)
        if asked.first > 1:
            raise Refused("The index goes on within a section.", "index", "Give the `section` too.")
        return listings.index(self._project)

    def _page(self, page: Page, asked: Asked) -> str:
        version = self._memory.shown(page) if asked.is_whole else ""
        text = page.text.strip("\r\n")
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
        return whole(page, part, version)


def shown(page: Page) -> str:
    """Return a page as it is read whole."""
    return whole(page, cut(page.text.strip("\r\n")))


def whole(page: Page, text: str, version: str = "") -> str:
    """Return a page's header, a text and which pages link to it; of the overview the text alone.

    `version` stands among the header's lines, for a client that has to name it.
    """
    lines = [f"(version: {version})"] if version else []
    if page.row.id == "overview":
        return "\n".join([*lines, "---", text] if lines else [text])
    return "\n".join([header(page), *lines, "---", text, "---", _linked_from(page)])


def header(page: Page) -> str:
    """Return a page's id and fields, a line each."""
    lines = [page.row.id, *(f"{name}: {value}" for name, value in _fields(page))]
    if page.row.trouble:
        lines.append(f"trouble: {page.row.trouble}")
    return "\n".join(lines)


def _fields(page: Page) -> Iterable[tuple[str, str]]:
    for name, value in page.fields:
        if name == "superseded_by" and page.superseded_by:
            yield name, page.superseded_by
        elif name != "type":
            yield name, value


def _linked_from(page: Page) -> str:
    sources = list(dict.fromkeys(link.source for link in page.backlinks))
    more = f" and {len(sources) - LINKED_LIMIT:,} more" if len(sources) > LINKED_LIMIT else ""
    return f"Linked from: {', '.join(sources[:LINKED_LIMIT]) or 'no page'}{more}"


def _left(names: Sequence[str]) -> list[str]:
    if not names:
        return []
    return [f"… (no room for {', '.join(names)}; read on with these)"]
