"""The pages as they stand on disk now, for planning an edit: bytes from the files, names from the index."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import Refused, StorageFailed
from kbdesk.pages import guards
from kbdesk.pages.resolve import Resolution, Resolver
from kbdesk.pages.text import LARGEST
from kbdesk.project.consequences import summaries_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.pages.resolve import Name


class ProjectShelf:
    """What `kbdesk.pages` asks for; valid under the project's lock, or as a picture of the moment without it."""

    def __init__(self, folder: Folder, index: Index, now: Callable[[], datetime], sources: str = "sources") -> None:
        self._folder = folder
        self._index = index
        self._now = now
        self.sources = sources
        self.layout: KitLayout = index.layout
        self._resolver = Resolver(index.layout, self)

    @property
    def folder(self) -> Folder:
        """The project's folder."""
        return self._folder

    def read(self, path: str) -> bytes | None:
        """Return a file of the knowledge folder as it stands, None when there is none.

        Raises Unreadable for one that is no plain file or too large for a page.
        """
        return self._folder.read(self.layout.in_project(path), LARGEST)

    def read_in_project(self, project_path: str) -> bytes | None:
        """Return a file by its path in the project, None when there is none. Raises as `read` does."""
        return self._folder.read(project_path, LARGEST)

    def stands(self, project_path: str) -> bool:
        """Whether a plain file stands at a path of the project; not where a path cannot be looked up."""
        try:
            return self._folder.stat(project_path) is not None
        except (Refused, StorageFailed):
            return False

    def locate(self, page: str) -> str | None:
        """Return where the page of this id stands in the knowledge folder."""
        return self._index.pages.path_of(page)

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path of the knowledge folder."""
        found = self._index.pages.id_at(path)
        if found is None and path in ("index.md", "log.md") and self._folder.stat(self.layout.in_project(path)):
            return path.removesuffix(".md")
        return found

    def named(self, key: str) -> Iterable[Name]:
        """Return the names of pages that are found at a key."""
        return self._index.pages.named(key)

    def called(self, pages: Iterable[str]) -> str:
        """Return pages by their titles, as words in a sentence; one that is gone by the last part of its id."""
        titles = []
        for page in dict.fromkeys(pages):
            found = self._index.pages.by_id(page)
            titles.append(f"“{found.title if found else page.rpartition('/')[2]}”")
        return guards.listed(titles)

    def resting_on(self, path: str) -> Sequence[str]:
        """Return the pages that were made from the original at a path of the project; none of what is no original."""
        start = f"{self.sources}/"
        return summaries_of(path[len(start) :], self._index.pages) if path.startswith(start) else ()

    def with_names(self, keys: Collection[str]) -> Mapping[str, str]:
        """Return the titles of pages that are found at one of these keys, by their ids."""
        return self._index.pages.with_names(keys)

    def left_by(self, names: Collection[str]) -> Sequence[str]:
        """Return the pages whose links lead nowhere and ask for one of these: an id, a path, a name."""
        return self._index.linking.left_by(names)

    def resolve(self, path: str, destination: str, wiki: bool) -> Resolution:
        """Say where a link written in the file at `path` leads."""
        return self._resolver.resolve(path, destination, wiki)

    def near(self, page: str) -> Sequence[str]:
        """Return ids that look like this one, for hints."""
        return self._index.pages.near(page.rsplit("/", 1)[-1].removesuffix(".md"))

    def sampled(self, folder: str | None, most: int) -> Sequence[str]:
        """Return the paths of some pages: of a folder, or, None, spread over all."""
        return self._index.pages.sampled(folder, most)

    def folders(self) -> Sequence[tuple[str, str, int]]:
        """Return (folder, type, number of pages) of every folder that holds pages, for each of their types."""
        return self._index.pages.folders()

    def links_by_name(self) -> bool:
        """Whether most links of the wiki are written in double brackets."""
        return self._index.survey.links_by_name()

    def now(self) -> datetime:
        """Return the time, UTC."""
        return self._now()
