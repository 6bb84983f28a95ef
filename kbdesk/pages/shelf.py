"""What the edits need to know of the pages as they stand, and a shelf of pages held in memory."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from kbdesk.pages.describe import PageFacts, describe
from kbdesk.pages.resolve import NameTable, Resolution, Resolver, name_key

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from kbdesk.pages.layouts import KitLayout
    from kbdesk.pages.resolve import Name


class Shelf(Protocol):
    """The pages as they stand. Paths are relative to the knowledge folder."""

    @property
    def layout(self) -> KitLayout:
        """Where pages stand."""

    @property
    def sources(self) -> str:
        """The folder of the originals, as a project path."""

    def read(self, path: str) -> bytes | None:
        """Return a file's bytes as they are now; None where there is none."""

    def stands(self, project_path: str) -> bool:
        """Whether a file stands at a path of the project."""

    def read_in_project(self, project_path: str) -> bytes | None:
        """Return the bytes of a file by its path in the project; None where there is none."""

    def locate(self, page_id: str) -> str | None:
        """Return the path of the page with that id."""

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path; index, log, overview for these files where they exist."""

    def resolve(self, from_path: str, destination: str, wiki: bool) -> Resolution:
        """Return where a link leads."""

    def named(self, key: str) -> Iterable[Name]:
        """Return the names of pages that are found at a key; see `kbdesk.pages.resolve`."""

    def near(self, page_id: str) -> Sequence[str]:
        """Return ids of pages that might be meant by one that no page has, for hints."""

    def sampled(self, folder: str | None, most: int) -> Sequence[str]:
        """Return the paths of some pages: of a folder ("" for the root), or, None, spread over all."""

    def folders(self) -> Sequence[tuple[str, str, int]]:
        """Return (folder, type, number of pages) of every folder that holds pages, for each of their types."""

    def links_by_name(self) -> bool:
        """Whether most links of the wiki are written in double brackets."""

    def now(self) -> datetime:
        """Return the time, in UTC."""


class FileShelf:
    """A shelf over files held in memory."""

    sources = "sources"

    def __init__(
        self,
        layout: KitLayout,
        files: Mapping[str, bytes],
        now: Callable[[], datetime],
        others: Collection[str] = (),
    ) -> None:
        """`others` are the project paths of files that are no pages."""
        self._layout = layout
        self._files = files
        self._now = now
        self._others = others
        self.facts: dict[str, PageFacts] = {}
        names = NameTable()
        for path in sorted(files):
            facts = describe(layout, path, files[path])
            if facts:
                self.facts[path] = facts
                names.add(path, facts.id, facts.title, facts.aliases)
        self._names = names
        self._resolver = Resolver(layout, names)
        self._paths = {facts.id: path for path, facts in self.facts.items()}

    @property
    def layout(self) -> KitLayout:
        """Where pages stand."""
        return self._layout

    def read(self, path: str) -> bytes | None:
        """Return a file's bytes."""
        return self._files.get(path)

    def stands(self, project_path: str) -> bool:
        """Whether a file stands at a path of the project."""
        return project_path in self._others or self.layout.in_knowledge(project_path) in self._files

    def read_in_project(self, project_path: str) -> bytes | None:
        """Return a file's bytes by its path in the project."""
        return self._files.get(self.layout.in_knowledge(project_path) or project_path)

    def locate(self, page_id: str) -> str | None:
        """Return the path of the page with that id."""
        return self._paths.get(page_id)

    def id_at(self, path: str) -> str | None:
        """Return the id of the page or special file at a path."""
        return self._names.id_at(path)

    def resolve(self, from_path: str, destination: str, wiki: bool) -> Resolution:
        """Return where a link leads."""
        return self._resolver.resolve(from_path, destination, wiki)

    def named(self, key: str) -> Iterable[Name]:
        """Return the names with that key."""
        return self._names.named(key)

    def near(self, page_id: str) -> Sequence[str]:
        """Return ids of pages whose file is called alike."""
        key = name_key(page_id.removesuffix(".md").rpartition("/")[2])
        found = (self.id_at(name.path) for name in self._names.named(key))
        return tuple(dict.fromkeys(each for each in found if each))

    def sampled(self, folder: str | None, most: int) -> Sequence[str]:
        """Return the paths of some pages: of a folder, or, None, spread over all."""
        pages = [path for path in self.facts if not self.layout.special(path)]
        if folder is None:
            return pages[:: max(1, len(pages) // most)][:most]
        return [path for path in pages if path.rpartition("/")[0] == folder][:most]

    def folders(self) -> Sequence[tuple[str, str, int]]:
        """Return (folder, type, number of pages) of every folder that holds pages, for each of their types."""
        pages = [(path, facts.type) for path, facts in self.facts.items() if not self.layout.special(path)]
        counts = Counter((path.rpartition("/")[0], kind) for path, kind in pages)
        return [(folder, kind, count) for (folder, kind), count in sorted(counts.items())]

    def links_by_name(self) -> bool:
        """Whether most links are written in double brackets."""
        links = [link.wiki for facts in self.facts.values() for link in facts.links]
        return sum(links) * 2 > len(links)

    def now(self) -> datetime:
        """Return the time, in UTC."""
        return self._now()
