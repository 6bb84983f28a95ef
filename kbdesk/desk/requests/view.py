"""All requests as a room: those that wait, and how the others ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.parts import EmptyState, button, moment
from kbdesk.desk.requests import words
from kbdesk.desk.requests.dialog import show_request
from kbdesk.desk.rows import ITEM, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, Job, Request

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
REQUEST = Qt.ItemDataRole.UserRole + 2
"""The role under which an index gives its Request, None for a heading."""
ICONS = {"retire_page": "archive", "retire_source": "archive", "request_file": "upload"}


class RequestList(QAbstractListModel):
    """Requests as rows under two headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Item, Request | None]] = []

    def show_requests(self, requests: Sequence[tuple[Request, str]]) -> None:
        """Show requests with their pages' titles: those that wait oldest first, the others newest first."""
        self.beginResetModel()
        waiting = sorted((one for one in requests if one[0].state == "waiting"), key=lambda one: one[0].asked_at)
        ended = [one for one in requests if one[0].state != "waiting"]
        ended.sort(key=lambda one: one[0].answered_at or one[0].asked_at, reverse=True)
        self._rows = []
        for title, some in ((words.tr("Waiting for you"), waiting), (words.tr("Answered"), ended)):
            if some:
                self._rows.append((Item(title, "section", mark=number(len(some))), None))
                self._rows += [(_item(one, page), one) for one, page in some]
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        item, request = self._rows[index.row()]
        if role == ITEM:
            return item
        if role == REQUEST:
            return request
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return item.spoken()
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        if not index.isValid() or self._rows[index.row()][1] is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _item(request: Request, title: str) -> Item:
    wish = request.wish
    when = moment(request.answered_at or request.asked_at)
    if request.state == "waiting":
        under = wish.reason or words.asked(request)
    else:
        under = " · ".join(part for part in (words.outcome(request), wish.reason) if part)
    mark = when if request.state == "waiting" else f"{words.state(request)} · {when}"
    return Item(words.sentence(request, title), mark=mark, under=under or " ", icon=ICONS[wish.kind])


class RequestsView(QWidget):
    """The list of requests; choosing one opens it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self.model = RequestList(self)
        self.list = QListView()
        lead_keys(self, self.list)
        self._empty = EmptyState(
            "inbox",
            self.tr("Nothing was asked of you yet"),
            self.tr("When an agent wants a page or an original retired, or needs a file, it asks here."),
        )
        self._trouble = EmptyState(
            "triangle-alert",
            self.tr("The requests cannot be read"),
            " ",
            button(self.tr("Try again"), self.refresh),
        )
        self._stack = QStackedWidget()
        self._lay_out()
        session.changed.connect(self._on_changed)
        self.refresh()

    def refresh(self) -> None:
        """Ask for the requests again."""
        project = self._session.project

        def call(job: Job) -> list[tuple[Request, str]]:
            return [(one, words.title_of(project, one.wish)) for one in project.requests()]

        self._session.read(self, call, self._show, self._show_trouble, replaces="requests")

    def _lay_out(self) -> None:
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setAccessibleName(self.tr("Requests"))
        self.list.setProperty("role", "surface")
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self.list.setIconSize(QSize(look.scaled(look.ICON), look.scaled(look.ICON)))
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        for each in (self.list, self._empty, self._trouble):
            self._stack.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.MEDIUM, look.MEDIUM, look.MEDIUM)
        column.addWidget(self._stack)

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.requests:
            self.refresh()

    def _show(self, requests: Sequence[tuple[Request, str]]) -> None:
        marked = self.list.currentIndex().data(REQUEST)
        self.model.show_requests(requests)
        for row in range(self.model.rowCount()):
            at = self.model.index(row)
            request = at.data(REQUEST)
            if request is not None and (marked is None or request.id == marked.id):
                self.list.setCurrentIndex(at)
                break
        self._stack.setCurrentWidget(self.list if requests else self._empty)

    def _show_trouble(self, error: KbdeskError) -> None:
        self._trouble.text.setText(notices.sentence(error))
        self._stack.setCurrentWidget(self._trouble)

    def _open(self, at: QModelIndex) -> None:
        request = at.data(REQUEST)
        if request is not None:
            show_request(self._session, request.id, self)
