"""The panel beside a page: what links to it, what it links to, and its neighbours as a small graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.clicks import MiddleClicks, in_new_tab
from kbdesk.desk.parts import GO_BUTTONS, label
from kbdesk.desk.rows import ITEM, Index, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QMouseEvent

    from kbdesk.desk.session import Session
    from kbdesk.project.values import Link, Page


class LinkModel(QAbstractListModel):
    """Backlinks and links of one page under their headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[tuple[Item, Link | None]] = []

    def show_links(self, backlinks: Sequence[Link], links: Sequence[Link]) -> None:
        """Show these; a page that is linked several times stands once."""
        self.beginResetModel()
        self._items = []
        self._add(self.tr("Linked from"), backlinks, incoming=True)
        self._add(self.tr("Links to"), links, incoming=False)
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing, not even headings."""
        self.beginResetModel()
        self._items = []
        self.endResetModel()

    def _add(self, title: str, links: Sequence[Link], *, incoming: bool) -> None:
        seen: dict[str, Link] = {}
        for link in links:
            other = link.source if incoming else link.target or f"? {link.written}"
            seen.setdefault(other, link)
        self._items.append((Item(title, kind="section", mark=str(len(seen))), None))
        if not seen:
            words = self.tr("No page links here yet.") if incoming else self.tr("This page links to no other.")
            self._items.append((Item(words, kind="note"), None))
        for other, link in seen.items():
            self._items.append((self._item(other, link, incoming=incoming), link))

    def _item(self, other: str, link: Link, *, incoming: bool) -> Item:
        if not incoming and link.target is None:
            return Item(link.text or link.written, state="broken", under=link.written)
        kind, _, _ = other.partition("/")
        mark = self.tr("ambiguous") if link.ambiguous and not incoming else ""
        return Item(link.title or other, dot=kind, state=link.status, mark=mark, under=other)

    def link(self, index: Index) -> Link | None:
        """Return the link at an index, None for a heading."""
        return self._items[index.row()][1] if index.isValid() else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, D102
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        item, link = self._items[index.row()]
        if role == ITEM:
            return item
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return item.spoken()
        if role == Qt.ItemDataRole.ToolTipRole and link is not None:
            return f"{item.text}\n{item.under}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        if self.link(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LinkList(QListView):
    """A list of links; back and forward of the mouse go to the window."""

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() in GO_BUTTONS:
            event.ignore()
            return
        super().mousePressEvent(event)


class LinksPanel(QWidget):
    """Links and backlinks of the shown page, its neighbours drawn above them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setProperty("role", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.graph: QWidget | None = None
        self.model = LinkModel(self)
        self.list = LinkList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Links and backlinks"))
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        MiddleClicks(self.list).clicked.connect(lambda index: self._follow(index, new=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.TIGHT, look.SMALL, look.TIGHT, look.TIGHT)
        column.setSpacing(look.TIGHT)
        self._drawing = QWidget()
        inner = QVBoxLayout(self._drawing)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(look.TIGHT)
        title = label(self.tr("Neighbours"), "section")
        title.setContentsMargins(look.SMALL, 0, 0, 0)
        inner.addWidget(title)
        self._drawing.hide()
        column.addWidget(self._drawing, 2)
        column.addWidget(self.list, 3)

    def set_graph(self, graph: QWidget) -> None:
        """Place the graph of neighbours, which is loaded after the first page."""
        self.graph = graph
        graph.setMinimumHeight(160)
        inner = self._drawing.layout()
        if inner is not None:
            inner.addWidget(graph)

    def show_neighbours(self, on: bool) -> None:
        """Show the graph of neighbours, or give its room to the list."""
        self._drawing.setVisible(on and self.graph is not None)

    def show_page(self, page: Page) -> None:
        """Show what a page links to and what links to it."""
        self.model.show_links(page.backlinks, page.links)

    def clear(self) -> None:
        """Show nothing."""
        self.model.clear()

    def _open(self, index: QModelIndex) -> None:
        self._follow(index, new=in_new_tab())

    def _follow(self, index: QModelIndex, *, new: bool) -> None:
        link = self.model.link(index)
        if link is None:
            return
        incoming = index.row() < self._first_outgoing()
        target = link.source if incoming else link.target
        if target is not None:
            self._session.open_page(target, "" if incoming else link.anchor, new)

    def _first_outgoing(self) -> int:
        rows = range(1, self.model.rowCount())
        return next((row for row in rows if self.model.index(row).data(ITEM).kind == "section"), 0)
