"""Where a page stands on disk, and which page a file is."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.types import PageType

_FOLDER = re.compile(r"[^./][^/]*/[^/]*\Z")
"""A file of a folder of the first level."""
_FROM_FOLDER_TO_FOLDER = re.compile(r"\.\./[^./][^/]*/[^./][^/]*")

SPECIAL = {"index.md": "index", "log.md": "log", "overview.md": "overview"}
"""The files at the root of the knowledge folder that are no pages of a type, and what they are called."""


@dataclass(frozen=True, slots=True)
class PageRef:
    """Which page a file is. `declared` is false where its folder belongs to no declared type."""

    id: str
    type: str
    slug: str
    path: str
    declared: bool


def relative(from_path: str, to_path: str) -> str:
    """Return the path of one file as it is written in another; both are relative to the same folder."""
    start = from_path.split("/")[:-1]
    end = to_path.split("/")
    shared = 0
    while shared < len(start) and shared < len(end) - 1 and start[shared] == end[shared]:
        shared += 1
    return "/".join([".."] * (len(start) - shared) + end[shared:])


def joined(from_path: str, written: str) -> str | None:
    """Return where a relative path written in a file leads; None where it leaves the knowledge folder."""
    if from_path.count("/") == 1 and _FROM_FOLDER_TO_FOLDER.fullmatch(written):
        return written[3:]  # by far the most links
    if "/" not in written and written not in ("", ".", "..") and _FOLDER.match(from_path):
        return f"{from_path.partition('/')[0]}/{written}"
    path = posixpath.normpath(posixpath.join(posixpath.dirname(from_path), written))
    if path == ".." or path.startswith(("../", "/")):
        return None
    return "" if path == "." else path


class KitLayout:
    """The kit's layout: a folder for each declared type, one file for each page.

    Paths are relative to the knowledge folder unless they are called project paths.
    """

    def __init__(self, types: Sequence[PageType], knowledge: str = "knowledge") -> None:
        self.types = tuple(types)
        self.knowledge = knowledge.strip("/")
        self._by_name = {each.type: each for each in self.types}
        self._by_folder: dict[str, list[PageType]] = {}
        for each in self.types:
            self._by_folder.setdefault(each.folder, []).append(each)

    def in_project(self, path: str) -> str:
        """Return the project path of a path in the knowledge folder."""
        return f"{self.knowledge}/{path}" if self.knowledge else path

    def in_knowledge(self, project_path: str) -> str | None:
        """Return the path within the knowledge folder of a project path; None where it lies elsewhere."""
        if not self.knowledge:
            return project_path
        start = self.knowledge + "/"
        return project_path[len(start) :] if project_path.startswith(start) else None

    def type_named(self, name: str) -> PageType | None:
        """Return the declared type of that name."""
        return self._by_name.get(name)

    def special(self, path: str) -> str | None:
        """Return index, log or overview where the file is one of these."""
        return SPECIAL.get(path)

    def is_page(self, path: str) -> bool:
        """Tell whether the file is a page: markdown, not hidden, none of the special files."""
        return path.endswith(".md") and path not in SPECIAL and not path.startswith(".") and "/." not in path

    def page_at(self, path: str, header_type: str = "") -> PageRef | None:
        """Return which page a file is.

        `header_type` is what its header says; it decides at the root and in a folder that types share.
        """
        if not self.is_page(path):
            return None
        folder, _, name = path.rpartition("/")
        slug = name[:-3]
        page_type = self._type_of(folder, header_type)
        if page_type:
            return PageRef(f"{page_type.type}/{slug}", page_type.type, slug, path, declared=True)
        plain = path[:-3]
        first, _, rest = plain.partition("/")
        if rest and "/" not in rest and first in self._by_name:
            plain = "./" + plain
        return PageRef(plain, folder.rpartition("/")[2] or header_type or "page", slug, path, declared=False)

    def id_by_folder(self, path: str) -> str | None:
        """Return the id of the page at a path where its folder alone decides it, whatever its header says."""
        folder, _, name = path.rpartition("/")
        here = self._by_folder.get(folder) if folder else None
        return f"{here[0].type}/{name[:-3]}" if here and len(here) == 1 and self.is_page(path) else None

    def path_of(self, page_id: str) -> str | None:
        """Return where a page of that id stands if there is one; None where nothing can have that id."""
        kind, _, slug = page_id.partition("/")
        if slug and "/" not in slug and kind in self._by_name:
            path = f"{self._by_name[kind].folder}/{slug}.md".removeprefix("/")
        else:
            path = page_id.removeprefix("./") + ".md"
        if posixpath.normpath(path) != path or path.startswith(("/", "../")) or not self.is_page(path):
            return None
        return path

    def _type_of(self, folder: str, header_type: str) -> PageType | None:
        here = self._by_folder.get(folder)
        if not here:
            return None
        if folder and len(here) == 1:
            return here[0]
        said = [each for each in here if each.type == header_type]
        return said[0] if said else (here[0] if folder else None)
