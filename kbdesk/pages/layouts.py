"""Where a page stands on disk, and which page a file is."""

from __future__ import annotations

import posixpath
import re
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from kbdesk.pages.types import PageType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_FOLDER = re.compile(r"[^./][^/]*/[^/]*\Z")
"""A file of a folder of the first level."""
_FROM_FOLDER_TO_FOLDER = re.compile(r"\.\./[^./][^/]*/[^./][^/]*")

SPECIAL = {"index.md": "index", "log.md": "log", "overview.md": "overview"}
"""The files at the root of the knowledge folder that are no pages of a type, and what they are called."""

LayoutKind: TypeAlias = Literal["kit", "wiki", "vault", "folder"]
"""How a project is laid out: the kit's way, a wiki's, a vault's of Obsidian, or just as markdown in folders."""
MOST_WAYS = 10_000
"""Ways from folder to folder that a layout remembers."""
_ANY = "x.md"
NEVER_PAGES = frozenset({"node_modules", "site-packages", "__pycache__", "venv"})
"""Folders whose markdown belongs to programs, wherever they stand in a wiki."""


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

    Paths are relative to the knowledge folder unless they are called project paths. `makes_index` tells whether
    index.md is made of the pages, `follows_ways` whether what is written takes the forms that the pages have already
    (see `kbdesk.pages.ways`); `left_out` are folders without pages (originals, what programs keep for themselves).
    """

    makes_index = True
    follows_ways = False
    left_out: frozenset[str] = frozenset()

    def __init__(self, types: Sequence[PageType], knowledge: str = "knowledge") -> None:
        self.types = tuple(types)
        self.knowledge = knowledge.strip("/")
        self._by_name = {each.type: each for each in self.types}
        self._by_folder: dict[str, list[PageType]] = {}
        self._from_to: dict[tuple[str, str], tuple[str, str] | None] = {}
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

    def leaves_out(self, folder: str) -> bool:
        """Tell whether a folder of the knowledge folder, and what is in it, holds no pages."""
        return False

    def is_left_out(self, project_path: str) -> bool:
        """Tell the same of a folder by its project path."""
        start = self.in_project("")
        return project_path.startswith(start) and self.leaves_out(project_path[len(start) :])

    def is_above(self, project_path: str) -> bool:
        """Tell whether a file is the wiki's log where it stands above the pages: it is neither page nor original."""
        return False

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
        return PageRef(plain, self._kind_of(folder, header_type), slug, path, declared=False)

    def _kind_of(self, folder: str, header_type: str) -> str:
        """Return what a page is called whose folder belongs to no declared type."""
        return folder.rpartition("/")[2] or header_type or "page"

    def id_by_folder(self, path: str) -> str | None:
        """Return the id of the page at a path where its folder alone decides it, whatever its header says."""
        folder, _, name = path.rpartition("/")
        here = self._by_folder.get(folder) if folder else None
        return f"{here[0].type}/{name[:-3]}" if here and len(here) == 1 and self.is_page(path) else None

    def linked_by_folder(self, from_path: str, written: str) -> tuple[str, str] | None:
        """Return path and id of the page to which a relative path leads that is written in the file at `from_path`.

        Only where the folder alone decides these; then the way between both folders is worked out once for all links.
        """
        above, _, name = written.rpartition("/")
        way = from_path.rpartition("/")[0], above
        if way not in self._from_to:
            if len(self._from_to) >= MOST_WAYS:
                self._from_to.clear()
            self._from_to[way] = self._way(*way)
        folders = self._from_to[way]
        if folders is None or name[0] == ".":
            return None
        return folders[0] + name, folders[1] + name[:-3]

    def _way(self, from_folder: str, above: str) -> tuple[str, str] | None:
        path = joined(f"{from_folder}/{_ANY}".lstrip("/"), f"{above}/{_ANY}" if above else _ANY)
        page = path and self.id_by_folder(path)
        return (path.removesuffix(_ANY), page.removesuffix(_ANY[:-3])) if path and page else None

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


class WikiLayout(KitLayout):
    """The layout of a wiki that another program or a person laid out: pages in any folders, any types.

    A page's type is the word of its header, else its folder; its id is that of the kit where its folder is one of the
    kit's types, else its path. index.md is written by hand, and never made of the pages.
    """

    makes_index = False
    follows_ways = True

    def __init__(self, types: Sequence[PageType], knowledge: str, left_out: Iterable[str] = ()) -> None:
        super().__init__(types, knowledge)
        self.left_out = frozenset(left_out)

    def leaves_out(self, folder: str) -> bool:
        """Tell whether a folder, and what is in it, holds no pages."""
        parts = folder.split("/")
        if not NEVER_PAGES.isdisjoint(parts):
            return True
        return bool(self.left_out) and any("/".join(parts[:end]) in self.left_out for end in range(1, len(parts) + 1))

    def in_knowledge(self, project_path: str) -> str | None:
        """Return the path within the knowledge folder; None also for what stands there and belongs to no wiki."""
        path = super().in_knowledge(project_path)
        is_foreign = path is None or path.startswith(".") or "/." in path or self.leaves_out(path.rpartition("/")[0])
        return None if is_foreign else path

    def is_page(self, path: str) -> bool:
        """Tell whether the file is a page: markdown outside the folders that hold none."""
        return super().is_page(path) and not self.leaves_out(path.rpartition("/")[0])

    def is_above(self, project_path: str) -> bool:
        """Tell whether a file is the wiki's log where it stands above the pages."""
        folder, _, name = project_path.rpartition("/")
        start = f"{folder}/" if folder else ""
        return name == "log.md" and folder != self.knowledge and self.knowledge.startswith(start)

    def _kind_of(self, folder: str, header_type: str) -> str:
        return header_type or folder.rpartition("/")[2] or "page"


Values: TypeAlias = "tuple[bool, str, list[tuple[Any, ...]], list[str]]"


def as_values(layout: KitLayout) -> Values:
    """Return what a layout is made of, for another process."""
    types = [astuple(each) for each in layout.types]
    return layout.makes_index, layout.knowledge, types, sorted(layout.left_out)


def from_values(values: Values) -> KitLayout:
    """Make the layout of what `as_values` returned."""
    is_kit, knowledge, rows, left_out = values
    types = [PageType(*row) for row in rows]
    return KitLayout(types, knowledge) if is_kit else WikiLayout(types, knowledge, left_out)
