"""The lines of the originals' table: what the shelf has, filtered, sorted, flat or folded by folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import listed, noted, said_of
from kbdesk.desk.originals import words
from kbdesk.desk.originals.columns import RIGHT, TEXTS, Column, headings
from kbdesk.desk.originals.known import folders_above
from kbdesk.desk.originals.shelf import EMPTY, FolderRow, Line, Shelf, Wanted
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFont

    from kbdesk.project.values import SourceRow

Index = QModelIndex | QPersistentModelIndex
DEPTH = Qt.ItemDataRole.UserRole + 1
"""The role under which a name's index gives how deep it stands in the tree, None in the flat table."""
OPEN = Qt.ItemDataRole.UserRole + 2
"""The role under which a folder's index gives whether it is open, None for an original."""
NOWHERE = QModelIndex()


class OriginalLines(QAbstractTableModel):
    """Originals, and in the tree their folders, as the lines of a table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf: Shelf = EMPTY
        self.wanted = Wanted()
        self.is_tree = False
        self._numbers: list[int] = []
        self._lines: Sequence[Line] = ()
        self._folded: set[str] = set()
        self._column, self._descending = Column.PATH, False

    # what it holds

    def show_shelf(self, shelf: Shelf) -> None:
        """Show other originals, filtered, sorted and folded as before."""
        with _Resetting(self):
            self.shelf = shelf
            self._filter()

    def filter(self, wanted: Wanted) -> None:
        """Show only what is wanted; folders are open then, so that it is seen."""
        if wanted != self.wanted:
            with _Resetting(self):
                self.wanted = wanted
                if wanted != Wanted():
                    self._folded.clear()
                self._filter()

    def turn_tree(self, *, on: bool) -> None:
        """Show originals below their folders, or all of them as one table."""
        with _Resetting(self):
            self.is_tree = on
            self._arrange()

    def fold(self, folder: str, *, closed: bool) -> None:
        """Close a folder of the tree, or open it."""
        with _Resetting(self):
            (self._folded.add if closed else self._folded.discard)(folder)
            self._arrange()

    def fold_all(self, *, closed: bool) -> None:
        """Close all folders of the tree, or open them."""
        with _Resetting(self):
            self._folded = set(self.shelf.counts["folder"]) if closed else set()
            self._arrange()

    def unfold_to(self, path: str) -> None:
        """Open the folders above an original."""
        above = set(folders_above(path.rpartition("/")[0])) & self._folded
        if self.is_tree and above:
            with _Resetting(self):
                self._folded -= above
                self._arrange()

    @property
    def count(self) -> int:
        """How many originals are wanted, folded or not."""
        return len(self._numbers)

    def count_between(self, first: int, last: int) -> int:
        """Return how many of these lines, the last one too, are originals."""
        return sum(isinstance(line, int) for line in self._lines[first : last + 1])

    def row(self, index: Index) -> SourceRow | None:
        """Return the original in a line, None for a folder."""
        line = self.line(index)
        return self.shelf.rows[line] if isinstance(line, int) else None

    def line(self, index: Index) -> Line | None:
        """Return a line: a folder, or the number of an original on the shelf."""
        return self._lines[index.row()] if index.isValid() else None

    def place(self, path: str, status: str = "") -> QModelIndex:
        """Return where an original stands in the table; a present one before others of its path."""
        found = self.shelf.places(path)
        if status:
            found.sort(key=lambda one: self.shelf.rows[one].status != status)
        places = {one: at for at, one in enumerate(self._lines) if one in found}
        at = next((places[one] for one in found if one in places), -1)
        return self.index(at, Column.PATH) if at >= 0 else QModelIndex()

    def place_of_folder(self, folder: str) -> QModelIndex:
        """Return where a folder stands in the tree."""
        found = (at for at, line in enumerate(self._lines) if isinstance(line, FolderRow) and line.path == folder)
        at = next(found, -1)
        return self.index(at, Column.PATH) if at >= 0 else QModelIndex()

    def places(self, numbers: Iterable[int]) -> list[int]:
        """Return the lines, in their order, in which originals stand, given by their numbers."""
        wanted = set(numbers)
        return [at for at, line in enumerate(self._lines) if isinstance(line, int) and line in wanted]

    # what Qt asks

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(Column)

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        line = self.line(index)
        if line is None:
            return None
        column = Column(index.column())
        if isinstance(line, FolderRow):
            dressed = FOLDER_DRESS.get(role)
            return dressed(line, column) if dressed else None
        row = self.shelf.rows[line]
        if role == DEPTH:
            return row.path.count("/") if self.is_tree and column == Column.PATH else None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.shown_name(row.path) if self.is_tree and column == Column.PATH else TEXTS[column](row)
        dress = DRESS.get(role)
        return dress(row, column) if dress else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:  # noqa: D102
        if column < 0:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        kept = [(self._lines[index.row()], index.column()) for index in before]
        self._column, self._descending = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()
        places = {line: at for at, line in enumerate(self._lines)} if kept else {}
        self.changePersistentIndexList(before, [self.index(places[line], column) for line, column in kept])
        self.layoutChanged.emit()

    def _filter(self) -> None:
        self._numbers = self.shelf.wanted(self.wanted)
        self._arrange()

    def _arrange(self) -> None:
        ordered = self.shelf.ordered(self._numbers, self._column, descending=self._descending)
        self._lines = self.shelf.tree(ordered, self._folded) if self.is_tree else ordered


class _Resetting:
    """All lines are others afterwards."""

    def __init__(self, model: OriginalLines) -> None:
        self._model = model

    def __enter__(self) -> None:
        self._model.beginResetModel()

    def __exit__(self, *_: object) -> None:
        self._model.endResetModel()


def _font(row: SourceRow, column: Column) -> QFont | None:
    if row.status != "retired" or column != Column.PATH:
        return None
    font = look.font()
    font.setStrikeOut(True)
    return font


def _icon(row: SourceRow, column: Column) -> object:
    if column == Column.STATUS:
        return look.icon(*words.status_icon(row))
    return look.icon(*words.STATE_ICONS[row.state]) if column == Column.STATE and row.state else None


def _spoken(row: SourceRow, column: Column) -> str:
    """Return what a screen reader says of a field; in the first one it says which original the row is of."""
    if column == Column.PATH:
        return listed((named(row.path), words.status(row), words.state(row)))
    if column == Column.SUMMARIES:
        return words.tr("summaries: %1").replace("%1", number(len(row.summaries)))
    return said_of(headings()[column], TEXTS[column](row))


def _aligned(column: Column) -> Qt.AlignmentFlag | None:
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if column in RIGHT else None


DRESS: dict[int, Callable[[SourceRow, Column], object]] = {
    Qt.ItemDataRole.DecorationRole: _icon,
    Qt.ItemDataRole.ToolTipRole: lambda row, column: words.story(row),
    Qt.ItemDataRole.TextAlignmentRole: lambda row, column: _aligned(column),
    Qt.ItemDataRole.ForegroundRole: lambda row, column: look.colour("text_muted") if row.status != "present" else None,
    Qt.ItemDataRole.FontRole: _font,
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
}


def _to_do(folder: FolderRow) -> str:
    return words.tr("To do: %1").replace("%1", number(folder.to_do)) if folder.to_do else ""


def _folder_text(folder: FolderRow, column: Column) -> str:
    if column == Column.PATH:
        return noted(words.shown_name(folder.path), number(folder.count))
    return _to_do(folder) if column == Column.STATE else ""


def _folder_spoken(folder: FolderRow, column: Column) -> str:
    if column != Column.PATH:
        return _folder_text(folder, column)
    told = words.tr("Folder %1, originals: %2").replace("%2", number(folder.count)).replace("%1", named(folder.path))
    return listed((told, _to_do(folder), words.tr("open") if folder.is_open else words.tr("closed")))


FOLDER_DRESS: dict[int, Callable[[FolderRow, Column], object]] = {
    Qt.ItemDataRole.DisplayRole: _folder_text,
    Qt.ItemDataRole.DecorationRole: lambda folder, column: (
        look.icon("folder-open" if folder.is_open else "folder") if column == Column.PATH else None
    ),
    Qt.ItemDataRole.ToolTipRole: lambda folder, column: named(folder.path),
    Qt.ItemDataRole.AccessibleTextRole: _folder_spoken,
    Qt.ItemDataRole.ForegroundRole: lambda folder, column: look.colour("text_muted") if column != Column.PATH else None,
    DEPTH: lambda folder, column: folder.depth if column == Column.PATH else None,
    OPEN: lambda folder, column: folder.is_open,
}
