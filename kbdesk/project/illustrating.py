"""What a door may ask to be put into a page beside words: the part of Project that takes pictures in, links files."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

from kbdesk.files.export import write_file
from kbdesk.files.scratch import scratch
from kbdesk.pages.layouts import relative
from kbdesk.pages.relink import destination
from kbdesk.plan import hash_of
from kbdesk.sources.source import Arrival, Origin

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.plan import Actor
    from kbdesk.project.originals import Originals
    from kbdesk.project.reading import Reading
    from kbdesk.project.sourcing import Sourcing
    from kbdesk.project.values import Changes


class Illustrating(ABC):
    """An original is added as any other is; a page then links to it."""

    _folder: Folder
    _layout: KitLayout
    _originals: Originals
    _reading: Reading
    _sourcing: Sourcing
    sources_folder: str

    def add_source_data(self, data: bytes, path: str, actor: Actor) -> Changes:
        """Add bytes that stand in no file yet, a picture from the clipboard, to the sources at a path.

        Returns and raises as `add_source` does.
        """
        name = path.rpartition("/")[2]
        self._originals.refuse_too_large(len(data), name)
        with scratch(self._folder) as place:
            file = place / "pasted"
            write_file(file, [("", data)], replace=True)
            arrival = Arrival(file, name, hash_of(data), len(data), path, Origin("person", name))
            return self._sourcing.bring([arrival], actor)

    def source_link(self, page: str, source: str) -> str:
        """Return the destination with which a page (or "overview") links to an original. Raises NotFound."""
        path = "overview.md" if page == "overview" else self._reading.find_id(page)[1]
        return destination(relative(self._layout.in_project(path), f"{self.sources_folder}/{source}"))
