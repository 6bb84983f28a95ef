"""A search inside the originals' texts: what was found with the place of each, and how far the texts were read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled, in_a_row
from kbdesk.desk.originals.words import tr
from kbdesk.desk.parts import label
from kbdesk.desk.preview.place import Place
from kbdesk.desk.rows import ITEM, Index, Item, RowDelegate
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import SourceHit, SourceHits

MOST = 100
"""So many hits are shown."""
NEAR = 80
"""Characters of the place of a hit that are looked for where it is shown."""
TABLES = (".csv", ".tsv", ".tab")
UNITS = {"pages": "page", "slides": "slide"}
NOWHERE = QModelIndex()


class HitModel(QAbstractListModel):
    """Hits, best first."""

    hits: Sequence[SourceHit] = ()

    def show_hits(self, hits: Sequence[SourceHit]) -> None:
        """Show these."""
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        hit = self.hits[index.row()]
        item = Item(named(hit.path), mark=where(hit), under=hit.snippet, matches=hit.matches, icon="file-text")
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()


class SearchInside(QWidget):
    """Stands in place of the table while texts are searched."""

    shown = Signal(object)
    """A hit is chosen, a SourceHit: to be seen in the pane."""
    taken = Signal(object)
    """A hit is to be opened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._query = ""
        self._among: frozenset[str] | None = None
        self.model = HitModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list, lines_under=2))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Found inside the originals"))
        self.told = label("", "caption", wrap=True)
        self.told.setContentsMargins(look.LARGE, look.TIGHT, look.LARGE, look.TIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.told)
        column.addWidget(self.list, 1)
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self._pass(now, self.shown.emit))
        self.list.activated.connect(lambda index: self._pass(index, self.taken.emit))

    def seek(self, query: str, among: frozenset[str] | None) -> None:
        """Look for words in the originals of these paths, None for all; no words shows nothing."""
        self._query, self._among = query, among
        project = self._session.project
        if not query.strip():
            self.model.show_hits(())
            self.told.setText(tr("Type words from the texts of the originals; only those with all of them are found."))
            return
        self.told.setText(tr("Searching…"))
        self._session.read(
            self,
            lambda job: project.search_sources(query, MOST, job, among),
            self._show,
            self._fail,
            replaces="inside",
        )

    def seek_again(self) -> None:
        """Look for the same words, where more texts were read meanwhile."""
        if self._query.strip() and self.isVisible():
            self.seek(self._query, self._among)

    def _show(self, found: SourceHits) -> None:
        before = self.list.currentIndex().row()
        same = found.hits == self.model.hits
        if not same:
            self.model.show_hits(found.hits)
        self.told.setText(said(found, is_narrowed=self._among is not None))
        if same and before >= 0:
            self.list.setCurrentIndex(self.model.index(before))

    def _fail(self, error: KbdeskError) -> None:
        self.model.show_hits(())
        self.told.setText(notices.sentence(error))

    def _pass(self, index: QModelIndex, give: Callable[[object], object]) -> None:
        if index.isValid():
            give(self.model.hits[index.row()])


def where(hit: SourceHit) -> str:
    """Return the place of a hit in words, "" where it has none."""
    told = {"pages": tr("page %1"), "slides": tr("slide %1"), "sheets": tr("sheet %1")}.get(hit.unit, "")
    return told.replace("%1", hit.sheet or number(hit.number)) if hit.number else ""


def place_of(hit: SourceHit) -> Place:
    """Return where a hit is to be seen."""
    unit = UNITS.get(hit.unit, "")
    is_table = hit.unit == "sheets" or hit.path.lower().endswith(TABLES)
    return Place(unit, hit.number if unit else 0, hit.sheet, words=_words_apart(hit) if is_table else _words(hit))


def _words(hit: SourceHit) -> str:
    """Return what stands at a hit, from the first word that fits to the last one near it."""
    starts = hit.matches[0][0] if hit.matches else 0
    return hit.snippet[starts : max((end for _, end in hit.matches if end - starts <= NEAR), default=0)]


def _words_apart(hit: SourceHit) -> str:
    """Return the different words that fit: in a table's row they stand in cells of their own."""
    return " ".join(dict.fromkeys(hit.snippet[start:end] for start, end in hit.matches))


def said(found: SourceHits, *, is_narrowed: bool = False) -> str:
    """Return how many were found, and in how much; `is_narrowed` where a filter leaves some out."""
    count = len(found.hits)
    told = [
        tr("Nothing found.")
        if not count
        else filled(tr("The best %1.") if count >= MOST else tr("Found: %1."), number(count))
    ]
    if is_narrowed:
        told.append(filled(tr("Only the filtered originals were searched: %1."), number(found.total)))
    if found.read < found.total:
        told.append(filled(tr("Only %1 of %2 originals were read so far."), number(found.read), number(found.total)))
    if found.silent:
        told.append(filled(tr("Without text: %1."), number(found.silent)))
    if found.cut:
        told.append(filled(tr("Read only in part: %1."), number(found.cut)))
    return in_a_row(told)
