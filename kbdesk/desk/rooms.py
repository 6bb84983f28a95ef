"""An open knowledge base: the rail of rooms, the index at the left, the room in the middle, the links at the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look, settings
from kbdesk.desk.finder.view import FinderView
from kbdesk.desk.page.view import PageView
from kbdesk.desk.parts import ToolButton, icon_button, label
from kbdesk.desk.reader.head import SPECIAL
from kbdesk.desk.reader.links import LinksPanel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAction, QResizeEvent

    from kbdesk.desk.palette.switcher import QuickSwitcher
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Job, Page

RECENT = 50
NARROW = 900
"""Pixels of width under which the links give way to the page."""


@dataclass(frozen=True)
class Room:
    """A room of the desk: its name, the command that leads there, and the class that is it."""

    name: str
    command: str
    module: str = ""
    view: str = ""


ROOMS = (
    Room("page", "go.page"),
    Room("graph", "go.graph", "kbdesk.desk.graph.view", "GraphView"),
    Room("sources", "go.sources", "kbdesk.desk.originals.view", "OriginalsView"),
    Room("requests", "go.requests", "kbdesk.desk.requests.view", "RequestsView"),
    Room("health", "go.health", "kbdesk.desk.health.view", "HealthView"),
)


class RoomsView(QWidget):
    """All rooms of one open project. A room is built when it is first shown."""

    changed_place = Signal()
    """Another room or page is shown, or back and forward lead elsewhere."""
    said = Signal(str)
    """Words for the status bar."""
    counted = Signal(int)
    """How many pages there are."""

    def __init__(self, session: Session, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._rooms: dict[str, QWidget] = {}
        self.page: Page | None = None
        self._recent: list[str] = []
        self._switcher: QuickSwitcher | None = None
        self._neighbours_of = ""
        # Whoever leafs through pages quickly waits for no graph.
        self._neighbours_soon = QTimer(self)
        self._neighbours_soon.setSingleShot(True)
        self._neighbours_soon.setInterval(200)
        self._neighbours_soon.timeout.connect(self._draw_neighbours)
        self.finder = FinderView(session)
        self.view = PageView(session)
        self.reader = self.view.reader
        self.links = LinksPanel(session)
        self._middle = QStackedWidget()
        self._middle.setMinimumWidth(320)
        self._buttons: dict[str, QToolButton] = {}
        page_room = QWidget()
        column = QVBoxLayout(page_room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        self._beside = QSplitter(Qt.Orientation.Horizontal)
        self._beside.setChildrenCollapsible(False)
        self._beside.addWidget(self.view)
        self._beside.addWidget(self.links)
        self._beside.setStretchFactor(0, 1)
        column.addWidget(self._beside, 1)
        page_room.setFocusProxy(self.view)
        self._add("page", page_room)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.finder)
        self._splitter.addWidget(self._middle)
        self._splitter.setStretchFactor(1, 1)
        self.finder.setMinimumWidth(180)
        self.links.setMinimumWidth(200)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail())
        row.addWidget(self._splitter, 1)
        self._connect()
        self._restore()

    def _connect(self) -> None:
        self._session.page_wanted.connect(self.open_page)
        self._session.room_wanted.connect(self.open_room)
        self._session.source_wanted.connect(self.open_source)
        self.view.page_shown.connect(self._page_shown)
        self.view.page_gone.connect(self._page_gone)
        self.view.moved.connect(self.changed_place)
        self.view.hovered.connect(self.said)
        self.finder.counted.connect(self.counted)
        names = ("page.copy_id", "page.copy_link", "page.open_file", "page.retire", "page.restore")
        self.view.set_page_actions([self._actions[name] for name in names])

    # building

    def _rail(self) -> QWidget:
        rail = QWidget()
        rail.setProperty("role", "sunken")
        rail.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(rail)
        column.setContentsMargins(look.TIGHT, look.SMALL, look.TIGHT, look.SMALL)
        column.setSpacing(look.TIGHT)
        group = QButtonGroup(self)
        for room in ROOMS:
            action = self._actions[room.command]
            made = RailButton(action)
            made.clicked.connect(partial(self._show_clicked, room.name))
            group.addButton(made)
            self._buttons[room.name] = made
            column.addWidget(made)
        column.addStretch()
        self._buttons["page"].setChecked(True)
        return rail

    def _bar(self) -> QWidget:
        bar = QWidget()
        bar.setProperty("role", "surface")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(look.TIGHT)
        for name in ("go.back", "go.forward"):
            made = QToolButton()
            made.setDefaultAction(self._actions[name])
            made.setIconSize(QSize(look.ICON, look.ICON))
            row.addWidget(made)
        row.addSpacing(look.SMALL)
        self._trail = label("", "muted")
        row.addWidget(self._trail, 1)
        self._links_button = icon_button(
            "panel-right", self._actions["view.links"].toolTip(), self._actions["view.links"].trigger
        )
        row.addWidget(self._links_button)
        return bar

    def _add(self, name: str, widget: QWidget) -> None:
        self._rooms[name] = widget
        self._middle.addWidget(widget)

    def _restore(self) -> None:
        self._sized = self._splitter.restoreState(settings.state("finder"))
        self._sized = self._beside.restoreState(settings.state("links")) and self._sized
        self.finder.setVisible(settings.is_on("finder", True))

    def _share_width(self) -> None:
        """Give the index and the links their first widths, by what there is."""
        self._sized = True
        index = max(200, min(280, self.width() // 5))
        links = max(220, min(320, self.width() // 4))
        self._splitter.setSizes([index, self.width() - index])
        self._beside.setSizes([self.width() - index - links, links])

    def remember(self) -> None:
        """Keep the sizes of the panels for the next start."""
        settings.set_state("finder", self._splitter.saveState())
        settings.set_state("links", self._beside.saveState())

    # going

    def open_page(self, page_id: str, anchor: str = "", _new: bool = False) -> None:
        """Show a page in the reader."""
        self.open_room("page")
        self.view.open(page_id, anchor)

    def open_first_page(self) -> None:
        """Show the first page of the index, as soon as there is an index."""
        page_id = self.finder.first_page()
        if page_id:
            self.open_page(page_id)
        else:
            self.finder.counted.connect(self._open_counted, Qt.ConnectionType.SingleShotConnection)

    def _open_counted(self, count: int) -> None:
        page_id = self.finder.first_page()
        if page_id and self.page is None and self.view.current() == "overview":
            self.open_page(page_id)

    def open_room(self, name: str) -> None:
        """Show a room; it is built when it is shown first."""
        room = next((each for each in ROOMS if each.name == name), None)
        if room is None:
            return
        if name not in self._rooms:
            made = _make(room.module, room.view, self._session)
            self._add(name, made)
        self._middle.setCurrentWidget(self._rooms[name])
        self._buttons[name].setChecked(True)
        self.changed_place.emit()

    def _show_clicked(self, name: str, _checked: bool = False) -> None:
        self.open_room(name)

    def enter_room(self, name: str) -> None:
        """Show a room and go into it, so that its keys work; whoever walks along the rail only shows it."""
        self.open_room(name)
        keys = self._rooms[name].focusProxy()
        if keys is None:
            return
        if keys.isVisible():
            keys.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._middle.setFocus()
            keys.installEventFilter(self)

    def open_source(self, path: str) -> None:
        """Show an original among the sources."""
        self.open_room("sources")
        show = getattr(self._rooms["sources"], "show_source", None)
        if show is not None:
            show(path)

    def room(self) -> str:
        """Return the name of the room that is shown."""
        return next(name for name, widget in self._rooms.items() if widget is self._middle.currentWidget())

    def widget(self, name: str) -> QWidget | None:
        """Return a room that was built."""
        return self._rooms.get(name)

    def count_requests(self, waiting: int) -> None:
        """Say on the rail how many requests wait."""
        made = self._buttons["requests"]
        if isinstance(made, RailButton):
            made.set_count(waiting)

    def turn_finder(self) -> None:
        """Show the index, or hide it."""
        settings.set_on("finder", self.finder.isHidden())
        self.finder.setVisible(self.finder.isHidden())

    def turn_links(self) -> None:
        """Show the links, or hide them."""
        on = self.links.isHidden()
        settings.set_on("links", on)
        self.links.setVisible(on)
        self.changed_place.emit()

    def find_page(self) -> None:
        """Go to the line that filters and searches."""
        self.finder.setVisible(True)
        settings.set_on("finder", True)
        self.finder.focus_line()

    def switch_page(self) -> None:
        """Let the person go to a page by a few letters of its name."""
        if self._switcher is None:
            from kbdesk.desk.palette.switcher import QuickSwitcher  # noqa: PLC0415  # not needed for the first window

            self._switcher = QuickSwitcher(self._session, lambda: self._recent, self)
            self._switcher.page_wanted.connect(lambda page, new: self.open_page(page, "", new))
        self._switcher.open_for()

    def _page_shown(self, page: Page) -> None:
        self.page = page
        self._recent = [page.row.id, *(each for each in self._recent if each != page.row.id)][:RECENT]
        self.finder.select(page.row.id)
        if page.row.id == "log":
            self.links.clear()
        else:
            self.links.show_page(page)
        self._show_neighbours("" if page.row.id in SPECIAL else page.row.id)
        self._trail.setText(self._trail_of(page))
        self.changed_place.emit()

    def _page_gone(self, _page_id: str) -> None:
        self.page = None
        self.links.clear()
        self._show_neighbours("")
        self._trail.setText(self._session.project.name)
        self.changed_place.emit()

    def _show_neighbours(self, page_id: str) -> None:
        self._neighbours_of = page_id
        self._neighbours_soon.start()

    def _draw_neighbours(self) -> None:
        """Show the page's neighbours; the first time, load what draws them and all rooms on a worker."""
        if self.links.graph is None:
            self._session.read(self, _load_rooms, self._rooms_loaded, replaces="rooms")
            return
        self.links.show_neighbours(bool(self._neighbours_of))
        show = getattr(self.links.graph, "show_page", None)
        if show is not None:
            show(self._neighbours_of or None)

    def _rooms_loaded(self, _result: None) -> None:
        if self.links.graph is None:
            self.links.set_graph(_make("kbdesk.desk.graph.view", "LocalGraphView", self._session))
            self._draw_neighbours()

    def _trail_of(self, page: Page) -> str:
        declared = {each.type: each.section for each in self._session.project.types}
        section = "" if page.row.id in SPECIAL else declared.get(page.row.type, page.row.type)
        return "  ›  ".join(part for part in (self._session.project.name, section, page.row.title) if part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the keys to a room that was entered before it had something to show."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            if QApplication.focusWidget() is self._middle:
                watched.setFocus(Qt.FocusReason.OtherFocusReason)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        if not self._sized:
            self._share_width()
        was_narrow = event.oldSize().width() < NARROW
        if was_narrow != (self.width() < NARROW) or event.oldSize().width() < 0:
            self.links.setVisible(settings.is_on("links", True) and self.width() >= NARROW)


class RailButton(ToolButton):
    """A room on the rail: its icon, its name below, and how many things wait there."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setIcon(action.icon())
        self.setText(action.iconText())
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIconSize(QSize(22, 22))
        self.setFont(look.font("caption"))
        self.setAccessibleName(action.iconText())
        self.setToolTip(action.toolTip())
        self.setProperty("role", "rail")
        self.setMinimumWidth(76)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._count = QLabel(self)
        self._count.setProperty("role", "badge")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count.hide()

    def set_count(self, count: int) -> None:
        """Show how many things wait in the room."""
        self._count.setText(str(count) if count < 100 else "99+")
        self._count.setVisible(count > 0)
        self._place_count()
        name = self.text()
        self.setAccessibleName(f"{name}: {count}" if count else name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._place_count()

    def _place_count(self) -> None:
        self._count.ensurePolished()
        self._count.setMinimumWidth(0)
        self._count.adjustSize()
        self._count.setMinimumWidth(self._count.height())
        self._count.adjustSize()
        self._count.move(self.width() - self._count.width() - look.TIGHT, look.TIGHT)


def _load_rooms(_job: Job) -> None:
    for room in ROOMS:
        if room.module:
            import_module(room.module)


def _make(module: str, view: str, session: Session) -> QWidget:
    """Build a room; its module is loaded only now, so that the first window is there quickly."""
    made: QWidget = getattr(import_module(module), view)(session)
    return made
