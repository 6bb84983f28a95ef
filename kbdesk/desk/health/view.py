"""The health room: every problem of the check, by kind; a click opens the page that has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import EmptyState, button, label
from kbdesk.desk.rows import ITEM, PAGE, Index, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, PageRow, Problem

KINDS = ("broken_link", "link_to_retired", "unreadable", "twins", "forbidden_name", "orphan")
NOWHERE = QModelIndex()


class ProblemModel(QAbstractListModel):
    """Problems under a heading a kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[tuple[Item, str]] = []

    def set_problems(self, problems: Sequence[Problem], rows: dict[str, PageRow]) -> None:
        """Show these problems; `rows` knows the titles."""
        self.beginResetModel()
        self._items = []
        for kind in KINDS:
            found = [problem for problem in problems if problem.kind == kind]
            if found:
                self._items.append((Item(self._title(kind), kind="section", mark=str(len(found))), ""))
                self._items.extend((self._item(problem, rows), _page_of(problem, rows)) for problem in found)
        self.endResetModel()

    def _title(self, kind: str) -> str:
        return {
            "broken_link": self.tr("Links that lead nowhere"),
            "link_to_retired": self.tr("Links to retired pages"),
            "unreadable": self.tr("Files that are not as they should be"),
            "twins": self.tr("Names that many systems take for one"),
            "forbidden_name": self.tr("Names that not every system takes"),
            "orphan": self.tr("Pages that no page links to"),
        }[kind]

    def _item(self, problem: Problem, rows: dict[str, PageRow]) -> Item:
        row = rows.get(problem.page)
        title = row.title if row is not None else problem.page
        target = rows[problem.target].title if problem.target in rows else problem.target
        under = {
            "broken_link": self.tr("links to {target}, which does not exist").format(target=problem.target),
            "link_to_retired": self.tr("links to {target}, which is retired").format(target=target),
            "unreadable": problem.detail,
            "twins": self.tr("the same as {others} there").format(others=problem.detail),
            "forbidden_name": problem.detail,
            "orphan": problem.page,
        }[problem.kind]
        mark = self.tr("line {number}").format(number=problem.line) if problem.line else ""
        return Item(title, dot=row.type if row is not None else "", mark=mark, under=under)

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        item, page = self._items[index.row()]
        if role == ITEM:
            return item
        if role == PAGE:
            return page
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        return item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        if not index.isValid() or not self._items[index.row()][1]:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _page_of(problem: Problem, rows: dict[str, PageRow]) -> str:
    """Return the page that a problem opens, "" where it is of a folder or a file that is no page."""
    return problem.page if problem.page in rows or problem.kind == "broken_link" else ""


class HealthView(QWidget):
    """What the check finds, kept fresh while it is shown."""

    counted = Signal(int)
    """How many problems there are."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = ProblemModel(self)
        self.list = QListView()
        self.setFocusProxy(self.list)
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self._summary = label("", "muted")
        self._checking = EmptyState("loader-circle", self.tr("Checking…"))
        self._well = EmptyState(
            "circle-check",
            self.tr("All is well"),
            self.tr("Every link leads to a page that stands, and every page can be found."),
        )
        self._stack = QStackedWidget()
        for each in (self._checking, self.list, self._well):
            self._stack.addWidget(each)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Health"), "headline"))
        head.addStretch()
        head.addWidget(button(self.tr("Check again"), self.refresh, "", "refresh-cw"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.MEDIUM)
        column.setSpacing(look.SMALL)
        column.addLayout(head)
        column.addWidget(self._summary)
        column.addWidget(self._stack, 1)
        session.changed.connect(self._changed)

    def refresh(self) -> None:
        """Check again."""
        self._stale = False
        project = self._session.project

        def call(job: object) -> tuple[tuple[Problem, ...], dict[str, PageRow]]:
            return project.check(), {row.id: row for row in project.rows()}

        self._session.read(self, call, self._show, replaces="check")

    def _show(self, found: tuple[tuple[Problem, ...], dict[str, PageRow]]) -> None:
        problems, rows = found
        bar = self.list.verticalScrollBar()
        place = bar.value()
        self.model.set_problems(problems, rows)
        bar.setValue(place)
        self._summary.setText(self.tr("Problems: {count}").format(count=len(problems)) if problems else "")
        self._stack.setCurrentWidget(self.list if problems else self._well)
        self.counted.emit(len(problems))

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._stale = True
            if self.isVisible():
                self.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _open(self, index: QModelIndex) -> None:
        page_id = index.data(PAGE)
        if page_id:
            self._session.open_page(str(page_id))
