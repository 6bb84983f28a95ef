"""Which text of each page the client has before its eyes: what it rewrites is told from what others changed since.

Each session of a client has its own. A page that the client neither read nor wrote in it counts as read when the
session began: a client that was started anew may still know it from before. What it edits of such a page is no change
by others, but seen it has the page only once it read it: to its end, where it comes in parts. Its header is seen with
its beginning.

Where no session can be told, nothing is remembered: what is read carries its version, and a rewrite names it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused

if TYPE_CHECKING:
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Page

VERSION = 8
"""Characters of a text's hash that name it among the versions of one page."""


@dataclass(frozen=True)
class Began:
    """The text that a rewrite begins from; `is_known` where the client read or wrote it, or there was none."""

    page: str
    hash: str
    is_known: bool


class Memory:
    """The hashes of the pages as the client last read or wrote them."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._start = project.version()
        self._hashes: dict[str, str] = {}
        self._headers: dict[str, str] = {}
        self._begun: dict[str, tuple[str, int]] = {}
        self._unread: dict[str, str] = {}

    def version(self, page: Page) -> str:
        """Return the version to show with a page's text: "" where none is needed."""
        return ""

    def read(self, page: Page, first: int, last: int, end: int) -> None:
        """Note that the client was shown a page's text of `end` characters from the first to the last of these."""
        name = page.row.id
        read, reached = self._begun.get(name, ("", 0))
        reached = reached if read == page.hash else 0
        if first == 1:
            self.read_header(page)
        if first - 1 > reached:
            return
        self._begun[name] = (page.hash, max(reached, last))
        if last >= end:
            self._hashes[name] = page.hash

    def read_header(self, page: Page) -> None:
        """Note that the client was shown a page's header."""
        self._headers[page.row.id] = page.hash

    def known(self, page: str) -> Began:
        """Return the text whose fields an edit of this page begins from, "" where there was none or no such page is."""
        name = page.strip()
        read = self._headers.get(name)
        if read is not None:
            return Began(name, read, is_known=True)
        try:
            return Began(name, self._as_unread(name), is_known=False)
        except NotFound:
            return Began(name, "", is_known=False)

    def base(self, page: str, version: str = "") -> Began:
        """Return the text that a rewrite of this page begins from. Raises NotFound, Refused."""
        name = page.strip()
        if version:
            return named(self._project, name, version)
        if name not in self._hashes and name != "overview":
            name = self._project.page(name).row.id
        known = self._hashes.get(name)
        if known is not None:
            return Began(name, known, is_known=True)
        unread = self._as_unread(name)
        return Began(name, unread, is_known=not unread)

    def _as_unread(self, page: str) -> str:
        """Return the text of a page that the client has not seen: as the session began, with its own edits since."""
        return self._unread.get(page) or self._project.hash_at(page, self._start)

    def wrote(self, changes: Changes, began: Began | None = None) -> Changes:
        """Note the texts that the client wrote, and return the changes.

        Where the page was not as the client knows it, what it knows stays: it has not seen what others changed.
        """
        for page, before, after in changes.written:
            known = began.hash if began is not None and began.page == page else self._hashes.get(page)
            header = self._headers.get(page, known)
            if before == (known or ""):
                self._hashes[page] = after
            elif known is None and before == self._as_unread(page):
                self._unread[page] = after
            if before == (header or ""):
                self._headers[page] = after
        return changes


class NoMemory(Memory):
    """For clients that cannot be told apart: each of their calls stands for itself."""

    def version(self, page: Page) -> str:
        """Return the version to show with a text."""
        return page.hash[:VERSION]

    def read(self, page: Page, first: int, last: int, end: int) -> None:
        """Note nothing."""

    def read_header(self, page: Page) -> None:
        """Note nothing."""

    def known(self, page: str) -> Began:
        """Say that nobody can tell which text of a page the client knows."""
        return Began(page.strip(), "", is_known=False)

    def base(self, page: str, version: str = "") -> Began:
        """Return the text that a rewrite begins from, by the version that it names. Raises NotFound, Refused."""
        name = page.strip()
        if version:
            return named(self._project, name, version)
        if self._project.hash_at(name, self._start):
            raise Refused(
                "This connection has no sessions: a rewrite must name the version of the text that it was made from.",
                name,
                "Read the page again as a whole and give its `version`.",
            )
        return Began(name, "", is_known=True)

    def wrote(self, changes: Changes, began: Began | None = None) -> Changes:
        """Return the changes."""
        return changes


def named(project: Project, page: str, version: str) -> Began:
    """Return a text of a page by its version. Raises NotFound, Refused where the page never had it."""
    wanted = version.strip().lower()
    found = project.page(page)
    hashes = (found.hash, *(one.hash for one in project.versions(found.row.id)))
    known = next((one for one in hashes if len(wanted) == VERSION and one.startswith(wanted)), None)
    if known is None:
        raise Refused(
            "The page never had this version.", page, "Read the page again as a whole and give its `version`."
        )
    return Began(found.row.id, known, is_known=True)
