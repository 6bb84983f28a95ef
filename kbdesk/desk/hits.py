"""The results of a search: pages with the place that matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView

from kbdesk.desk.clicks import MiddleClicks, in_new_tab
from kbdesk.desk.joining import listed, quoted
from kbdesk.desk.rows import ITEM, PAGE, Index, Item, RowDelegate
from kbdesk.project.typed import typed_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.hits import Hits
    from kbdesk.project.values import Hit

NOWHERE = QModelIndex()
FOUND = PAGE + 20
"""The role under which the model hands out the words as they were typed, and after them those that were found."""
BEFORE_MATCH = 24
"""Characters left standing before the first match, so that it is seen in the few lines of the list."""


class HitModel(QAbstractListModel):
    """Hits, best first."""

    _hits: tuple[Hit, ...] = ()
    _typed = ""

    def set_hits(self, hits: Sequence[Hit], query: str = "") -> None:
        """Show these hits of a query."""
        self.beginResetModel()
        self._hits = tuple(hits)
        self._typed = typed_words(query) if hits else ""
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        hit = self._hits[index.row()]
        text, matches = excerpt(hit)
        page = hit.page
        item = Item(page.title, dot=page.type, state=page.status, under=text, matches=matches, marked=hit.in_title)
        if role == ITEM:
            return item
        if role == PAGE:
            return hit.page.id
        if role == FOUND:
            found = tuple(dict.fromkeys(hit.snippet[start:end] for start, end in hit.matches))
            return (self._typed, *found) if found else ()
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.page.title
        return item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else None


class HitList(QListView):
    """Hits as a list that is walked through with the keys; what is taken is asked for."""

    match_asked = Signal(str, object, bool)
    """A page, the words as they were typed and as they were found in it, and whether in a new tab."""

    def __init__(self) -> None:
        super().__init__()
        self.hits = HitModel(self)
        self.setModel(self.hits)
        self.setItemDelegate(RowDelegate(self, lines_under=2))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Search results"))
        self.clicked.connect(self._taken)
        self.activated.connect(self._taken)
        MiddleClicks(self).clicked.connect(lambda index: self.take(index, new=True))

    def _taken(self, index: QModelIndex) -> None:
        self.take(index, new=in_new_tab())

    def take(self, index: Index, *, new: bool) -> None:
        """Ask for the page of a row."""
        page_id = index.data(PAGE)
        if page_id:
            self.match_asked.emit(str(page_id), index.data(FOUND) or (), new)


def told(count: int, most: int) -> str:
    """Return how many pages were found, in words."""
    number = QLocale().toString(count)
    if count == 0:
        return QCoreApplication.translate("hits", "Nothing found")
    if count >= most:
        return QCoreApplication.translate("hits", "The best {count}").format(count=number)
    return QCoreApplication.translate("hits", "Found: {count}").format(count=number)


def told_hits(hits: Hits) -> str:
    """Return how many pages a search found, in words, and for which words where others were meant."""
    count = told(len(hits), len(hits) + (not hits.is_cut))
    if not hits.instead:
        return count
    text = QCoreApplication.translate("hits", "No page has what was typed. {count} for {words}.")
    return text.format(count=count, words=listed(map(quoted, hits.instead)))


def excerpt(hit: Hit) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return a hit's snippet without the title above it, from shortly before its first match, and the matches.

    Where another name of the page has words that its title lacks, it stands before.
    """
    text, title = hit.snippet, hit.page.title
    start = len(title) if text.casefold().startswith(title.casefold()) and text[len(title) :].startswith(" ") else 0
    first = next((begin for begin, _ in hit.matches if begin >= start), None)
    if first is not None and first - start > BEFORE_MATCH:
        # Where there are no blanks between words it may begin anywhere.
        blank = text.rfind(" ", max(start, first - 2 * BEFORE_MATCH), first - BEFORE_MATCH + 10)
        start = blank + 1 if blank >= 0 else first - BEFORE_MATCH
        lead = "…"
    else:
        lead = ""
    while text[start : start + 1] in (" ", "·"):
        start += 1
    name = f"{hit.alias} · " if hit.alias else ""
    shift = len(name) + len(lead) - start
    matches = tuple((begin + shift, end + shift) for begin, end in hit.matches if begin >= start)
    return name + lead + text[start:], (*hit.in_alias, *matches)
