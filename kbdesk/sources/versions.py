"""Which names are those of versions of one original: `plan.docx`, `plan v2.docx`, `plan (1).docx`, `plan_new.docx`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.files.names import same_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.sources.source import Source

_ADDED = re.compile(
    r"(?:[\s_.-]+(?:v(?:er(?:sion)?)?[\s_.-]*)?\d+(?:[.-]\d+)*|[\s_-]*v\d+(?:[.-]\d+)*|[\s_-]*\(\d+\)"
    r"|[\s_-]+(?:final|new|copy|latest|neu|nuevo|copia))+$"
)
"""What the name of a new version has at its end that the old one's has not."""


def bare(name: str) -> tuple[str, str]:
    """Return what the names of an original's versions share: the stem without its version, and the extension."""
    stem, dot, extension = same_name(name).casefold().rpartition(".")
    if not dot:
        stem, extension = extension, ""
    return _ADDED.sub("", stem) or stem, extension


class Versions:
    """The present originals by what their names share."""

    def __init__(self, sources: Iterable[Source]) -> None:
        present = [source for source in sources if source.status == "present"]
        replaced = {source.replaces for source in present}
        self._by_name: dict[tuple[str, str], list[Source]] = {}
        for source in present:
            if source.path not in replaced:  # a newer one of it is there already
                self._by_name.setdefault(bare(source.path.rpartition("/")[2]), []).append(source)

    def older(self, path: str, *, anywhere: bool) -> str | None:
        """Return the original of which a file going to `path` seems to be a new version; the newest in its folder.

        `anywhere`: where its folder has none, also the only one of that name in any folder.
        """
        folder, _, name = path.rpartition("/")
        found = self._by_name.get(bare(name), [])
        beside = [source for source in found if source.path.rpartition("/")[0] == folder]
        if not beside and anywhere and len(found) == 1:
            beside = found
        return max(beside, key=lambda source: (source.changed_at, source.path)).path if beside else None
