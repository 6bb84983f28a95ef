"""What the desk may ask to be shown of originals: their pages as drawn, their tables, their texts, bit by bit."""

from __future__ import annotations

from abc import ABC
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from kbdesk.errors import NotFound, Refused, StorageFailed
from kbdesk.sources.viewing import Viewer

if TYPE_CHECKING:
    from pathlib import Path
    from weakref import WeakSet

    from kbdesk.files import Entry, Folder
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job
    from kbdesk.sources.viewing import Answer

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom, in points (of a picture: pixels) from the corner of a page."""


@dataclass(frozen=True)
class OutlineEntry:
    """A line of a document's outline: how deep it stands, from 1, its title, the page it leads to."""

    level: int
    title: str
    page: int


@dataclass(frozen=True)
class ShownPages:
    """An original that is shown page by page. `sizes` are in points, those of a picture (`is_picture`) in pixels.

    `unit` is "pages" where its pages have numbers of their own, "slides" for a presentation, else "". Without
    `has_text` it is a scan.
    """

    sizes: tuple[tuple[float, float], ...]
    unit: str = ""
    outline: tuple[OutlineEntry, ...] = ()
    title: str = ""
    has_text: bool = True
    is_picture: bool = False


@dataclass(frozen=True)
class SheetName:
    """A sheet of a workbook; a CSV has one without a name."""

    name: str
    is_hidden: bool = False


@dataclass(frozen=True)
class ShownTables:
    """An original that is shown as tables."""

    sheets: tuple[SheetName, ...]


@dataclass(frozen=True)
class ShownTexts:
    """An original that is shown as a text in parts, counted from 1. `is_formed`: as HTML, else as plain text.

    `encoding` is a plain text's.
    """

    parts: int
    is_formed: bool
    title: str = ""
    encoding: str = ""


Shown: TypeAlias = ShownPages | ShownTables | ShownTexts


@dataclass(frozen=True)
class Drawn:
    """A picture: red, green, blue a pixel, `stride` bytes a row."""

    width: int
    height: int
    stride: int
    data: bytes


@dataclass(frozen=True)
class PlacedWord:
    """A word of a page: where it stands, its text, and the number of its line on the page."""

    box: Box
    text: str
    line: int


@dataclass(frozen=True)
class PageHit:
    """A place where words that were looked for stand: the page, from 1, and a box for each line."""

    page: int
    boxes: tuple[Box, ...]


@dataclass(frozen=True)
class CellHit:
    """A cell in which words that were looked for stand: the sheet from 1, row and column from 0."""

    sheet: int
    row: int
    column: int


@dataclass(frozen=True)
class SheetFacts:
    """A sheet: how many rows and columns are shown, and row, column, rows, columns of its merged cells."""

    rows: int
    columns: int
    merged: tuple[tuple[int, int, int, int], ...] = ()
    is_cut: bool = False


@dataclass(frozen=True)
class RetiredAs:
    """That an original is retired: when (ISO 8601), why (wrong, replaced, lost, taken_back), by what it is replaced."""

    retired_at: str
    why: str
    reason: str
    replaced_by: str


class OriginalViewer:
    """Shows one original after the other, by a process of its own that ends with `close`.

    Every method raises NotFound, Unreadable for a damaged, protected or empty original, Refused for one of a kind
    that cannot be shown or that takes too much, and Cancelled as `job` does. Each may be called from any thread.
    """

    def __init__(self, folder: Folder, originals: Originals, layout: KitLayout) -> None:
        self._folder = folder
        self._originals = originals
        self._layout = layout
        self._viewer = Viewer()

    def open(self, original: str, job: Job | None = None) -> Shown:
        """Open an original, which may also be a file among the pages, and return what there is to be seen of it."""
        told = self._ask(original, "open", {}, job).told
        if told["kind"] == "tables":
            return ShownTables(tuple(SheetName(one["name"], one["is_hidden"]) for one in told["sheets"]))
        if told["kind"] in ("pages", "picture"):
            return ShownPages(
                tuple((wide, high) for wide, high in told["sizes"]),
                told["unit"],
                tuple(OutlineEntry(*entry) for entry in told.get("outline", ())),
                told.get("title", ""),
                told.get("has_text", True),
                told["kind"] == "picture",
            )
        return ShownTexts(
            told["parts"],
            told["kind"] == "formed",
            told.get("title", ""),
            told.get("encoding", ""),
        )

    def retired(self, original: str) -> RetiredAs | None:
        """Return how an original was retired, None for one that is not."""
        try:
            source = self._originals.find(original)
        except NotFound:  # a file among the pages
            return None
        if source.status != "retired":
            return None
        return RetiredAs(source.retired_at, source.why, source.reason, source.replaced_by or "")

    def draw(
        self, original: str, page: int, scale: float, box: tuple[int, int, int, int], job: Job | None = None
    ) -> Drawn:
        """Draw a part of a page (from 1): `scale` pixels a point; left, top, width, height in pixels."""
        return _drawn(self._ask(original, "draw", {"page": page, "scale": scale, "box": box}, job))

    def words(self, original: str, page: int, job: Job | None = None) -> tuple[PlacedWord, ...]:
        """Return the words of a page in the order they are read in."""
        found = self._ask(original, "words", {"page": page}, job).told["words"]
        return tuple(PlacedWord((x0, y0, x1, y1), text, line) for x0, y0, x1, y1, text, line in found)

    def find_passage(self, original: str, page: int, words: str, job: Job | None = None) -> tuple[Box, ...]:
        """Return where a passage stands on a page, about: a box for each line; none where it does not."""
        told = self._ask(original, "passage", {"page": page, "words": words.split()}, job).told
        return tuple((x0, y0, x1, y1) for x0, y0, x1, y1 in told["boxes"])

    def find_on_pages(
        self, original: str, words: str, first: int, last: int, job: Job | None = None
    ) -> tuple[PageHit, ...]:
        """Return where words stand on pages `first` to `last`, without regard to case and accents."""
        told = self._find(original, words, first, last, job)
        return tuple(PageHit(page, tuple((x0, y0, x1, y1) for x0, y0, x1, y1 in boxes)) for page, boxes in told["hits"])

    def sheet(self, original: str, number: int, job: Job | None = None) -> SheetFacts:
        """Return how large a sheet (from 1) is."""
        told = self._ask(original, "sheet", {"number": number - 1}, job).told
        merged = tuple((row, column, rows, columns) for row, column, rows, columns in told["merged"])
        return SheetFacts(told["rows"], told["columns"], merged, told["is_cut"])

    def cells(
        self, original: str, number: int, first: int, count: int, job: Job | None = None
    ) -> tuple[tuple[str, ...], ...]:
        """Return the texts of some rows (from 0) of a sheet (from 1)."""
        told = self._ask(original, "rows", {"number": number - 1, "first": first, "count": count}, job).told
        return tuple(tuple(row) for row in told["rows"])

    def find_in_cells(
        self, original: str, words: str, first: int, last: int, job: Job | None = None
    ) -> tuple[CellHit, ...]:
        """Return the cells of sheets `first` to `last` in which words stand."""
        return tuple(CellHit(*hit) for hit in self._find(original, words, first, last, job)["hits"])

    def locate_cell(self, original: str, number: int, words: str, job: Job | None = None) -> tuple[int, int] | None:
        """Return row and column (from 0) of the cell of a sheet (from 1) where words stand, most of them together."""
        told = self._ask(original, "locate", {"number": number - 1, "words": words}, job).told
        cell: list[int] | None = told["cell"]
        return (cell[0], cell[1]) if cell is not None else None

    def blocks(self, original: str, part: int, job: Job | None = None) -> tuple[str, ...]:
        """Return a part of a formed text: blocks of HTML without anything that does something."""
        return tuple(self._ask(original, "part", {"number": part}, job).told["blocks"])

    def text(self, original: str, part: int, job: Job | None = None) -> str:
        """Return a part of a plain text."""
        return str(self._ask(original, "part", {"number": part}, job).told["text"])

    def find_in_parts(
        self, original: str, words: str, first: int, last: int, job: Job | None = None
    ) -> tuple[tuple[int, int], ...]:
        """Return in which of the parts `first` to `last` words stand, and how often."""
        return tuple((part, count) for part, count in self._find(original, words, first, last, job)["counts"])

    def picture(self, original: str, number: int, width: int, job: Job | None = None) -> Drawn:
        """Return a picture of a formed text, not wider than `width` pixels."""
        return _drawn(self._ask(original, "picture", {"number": number, "width": width}, job))

    def sign(self, original: str, _job: Job | None = None) -> str:
        """Return what is another when an original has other bytes. Cheap."""
        return self._entry(original)[1].signature

    def size(self, original: str, _job: Job | None = None) -> int:
        """Return how many bytes an original has."""
        return self._entry(original)[1].size

    def close(self) -> None:
        """End the process and free its memory; what is asked later starts another."""
        self._viewer.close()

    def _find(self, original: str, words: str, first: int, last: int, job: Job | None) -> dict[str, Any]:
        return self._ask(original, "find", {"words": words, "first": first, "last": last}, job).told

    def _ask(self, original: str, ask: str, given: dict[str, Any], job: Job | None) -> Answer:
        file, sign = self._file(original)
        return self._viewer.ask(file, sign, original, {"ask": ask, "given": given}, job)

    def _file(self, original: str) -> tuple[Path, str]:
        place, entry = self._entry(original)
        return self._folder.inside(place), entry.signature

    def _entry(self, original: str) -> tuple[str, Entry]:
        """Return where an original is and what the folder says of it: quickly where it stands at its place."""
        places = [f"{self._originals.name}/{original}"]
        if self._layout.in_knowledge(original) is not None:
            places.insert(0, original)
        for place in places:
            try:
                entry = self._folder.stat(place)
            except (Refused, StorageFailed):  # a path that cannot be: of a retired one, or none
                continue
            if entry is not None:
                return place, entry
        place = self._originals.place(original)
        entry = self._folder.stat(place)
        if entry is None:
            raise NotFound("This original is missing from the sources folder.", original)
        return place, entry


def _drawn(answer: Answer) -> Drawn:
    told = answer.told
    return Drawn(told["width"], told["height"], told["stride"], answer.data)


class Showing(ABC):
    """The part of Project that shows originals."""

    _folder: Folder
    _layout: KitLayout
    _originals: Originals
    _viewers: WeakSet[OriginalViewer]

    def viewer(self) -> OriginalViewer:
        """Return something that shows originals; it is closed with the project, or earlier by whoever asked for it."""
        made = OriginalViewer(self._folder, self._originals, self._layout)
        self._viewers.add(made)
        return made

    def _close_viewers(self) -> None:
        for each in list(self._viewers):
            each.close()
