"""Whether the originals that a page links to are there: what leads to none looks broken. Runs on a worker."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING
from urllib.parse import unquote

from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from kbdesk.project.project import Project


class LinkedOriginals:
    """Looks at the disk for each link; only where nothing stands there are all originals listed, and that once."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._listed: frozenset[str] | None = None

    def lacks(self, href: str) -> bool:
        """Whether a link is meant for an original and there is none, neither in its place nor retired."""
        if self._project.moment:
            return False  # the past has no originals
        place = unquote(href.partition("#")[0].partition("?")[0])
        folder = [*filter(None, self._project.sources_folder.split("/"))]
        parts = [part for part in place.split("/") if part not in ("", ".", "..")]
        path = "/".join(parts[len(folder) :])
        if parts[: len(folder)] != folder or not path:
            return False
        try:
            return not self._project.stands_among_originals(path) and _composed(path) not in self._known()
        except KbdeskError:  # what cannot be looked at is not said to be gone
            return False

    def _known(self) -> frozenset[str]:
        if self._listed is None:
            rows = self._project.source_listing().rows
            self._listed = frozenset(_composed(row.path) for row in rows if row.status != "missing")
        return self._listed


def _composed(path: str) -> str:
    return unicodedata.normalize("NFC", path)
