"""What can be seen of the folder of pages: what is missing from it may be unknown, not gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.files import Entry, Folder
    from kbdesk.files.folder import Scan
    from kbdesk.pages.layouts import KitLayout

DELETED = "Bring it back or connect its disk. If it was deleted on purpose, make an empty folder of its name."
GONE = "Connect its disk or bring its pages back. If they were deleted on purpose, say so (kbdesk doctor --pages-gone)."
"""What to do about a folder of pages that is away, and about one that is empty."""


@dataclass(frozen=True)
class Sight:
    """The folder of pages at one look; paths from the project on.

    What was in `unreadable` is unknown, not gone. `is_away`: the folder itself is not there, though it held pages.
    `is_emptied`: it is empty, and on another disk than its pages were. `apart` is whether it lies on another disk
    than the project, None where that cannot be told. `folders` are all that were listed, `alike` how
    many files stand as they were known: those are not among the entries.
    """

    entries: tuple[Entry, ...] = ()
    unreadable: tuple[str, ...] = ()
    misnamed: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    is_away: bool = False
    is_emptied: bool = False
    apart: bool | None = None
    alike: int = 0

    def hides(self, path: str) -> bool:
        """Whether a path of the project lies in a folder that cannot be read."""
        return any(path.startswith(f"{folder}/") for folder in self.unreadable)


def see(
    folder: Folder,
    layout: KitLayout,
    was_apart: bool | None,
    held_pages: Callable[[], bool],
    known: dict[str, str] | None = None,
) -> Sight:
    """Look at the folder of pages. `was_apart` is how it lay when pages were last seen in it.

    Files that have the signatures `known` by their paths in it are only counted, and taken out of it.

    A folder emptied on its own disk is taken as it is: its pages are gone. When its disk is unplugged, an empty
    folder is left on the project's.
    """
    knowledge = layout.knowledge
    if not folder.is_folder(knowledge):
        return Sight(unreadable=(knowledge,), is_away=True) if held_pages() else Sight()
    before = folder.is_apart(knowledge)
    scan = folder.scan(knowledge, ".md", leaves_out=layout.is_left_out, known=known)
    after = folder.is_apart(knowledge)
    is_empty = not scan.entries and not scan.alike and not scan.unreadable
    if is_empty and after is not was_apart and held_pages():
        return Sight(unreadable=(knowledge,), misnamed=scan.misnamed, is_emptied=True, apart=after)
    return _seen(scan, after if before is after else None)


def _seen(scan: Scan, apart: bool | None) -> Sight:
    return Sight(scan.entries, scan.unreadable, scan.misnamed, scan.folders, apart=apart, alike=scan.alike)
