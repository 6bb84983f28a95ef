"""Which text of each page the client has before its eyes: what it rewrites is told from what others changed since.

Each session of a client has its own. A page that the client neither read nor wrote in it counts as read when the
session began: a client that was started anew may still know it from before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Page


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

    def shown(self, page: Page) -> Page:
        """Note the text that the client is shown, and return it."""
        self._hashes[page.row.id] = page.hash
        return page

    def base(self, page: str) -> Began:
        """Return the text that a rewrite of this page begins from. Raises NotFound."""
        name = page.strip()
        if name not in self._hashes and name != "overview":
            name = self._project.page(name).row.id
        known = self._hashes.get(name)
        if known is not None:
            return Began(name, known, is_known=True)
        at_start = self._project.hash_at(name, self._start)
        return Began(name, at_start, is_known=not at_start)

    def wrote(self, changes: Changes, began: Began | None = None) -> Changes:
        """Note the texts that the client wrote, and return the changes.

        Where the page was not as the client knows it, what it knows stays: it has not seen what others changed.
        """
        for page, before, after in changes.written:
            known = began.hash if began is not None and began.page == page else self._hashes.get(page)
            if before == (known or ""):
                self._hashes[page] = after
        return changes
