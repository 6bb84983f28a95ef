"""The graph as a room: all pages, or the surroundings of the page that is shown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSplitter,
    QStackedLayout,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import kinds, look, notices
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.graph.arrange import Arranger
from kbdesk.desk.graph.canvas import ZOOM, GraphCanvas
from kbdesk.desk.graph.legend import Legend, LegendArea
from kbdesk.desk.graph.pagelist import PageList
from kbdesk.desk.parts import ElidedLabel, EmptyState, button, icon_button, label, search_line

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent

    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

WIDEST, NARROWEST = 320, 140
"""Pixels of width that the line for finding a page has at most and at least."""
TIGHT = 420
"""Pixels of width under which the numbers give way, and the buttons that do only what the wheel and + and - do."""


class GraphView(QWidget):
    """All pages and how they hang together."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self._titles: list[str] = []
        self._shown: Scene | None = None
        self.canvas = GraphCanvas(session)
        lead_keys(self, self.canvas)
        self.legend = Legend(
            {each.type: kinds.section_words(each.type, each.section) or each.type for each in session.project.types}
        )
        self.search = search_line(self.tr("Find a page in the graph"))
        self.list = PageList()
        self.list_button = icon_button("list", self.tr("The pages as a list"), self._list_turned)
        self._counts = ElidedLabel("muted")
        self._counts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._arranger = Arranger(session, self)
        self._empty = EmptyState(
            "network",
            self.tr("No pages yet"),
            self.tr("As soon as there are pages, they stand here with the links between them."),
        )
        self._trouble = EmptyState(
            "triangle-alert",
            self.tr("The graph cannot be shown"),
            " ",
            button(self.tr("Try again"), self.refresh),
        )
        self._waiting = EmptyState("loader-circle", self.tr("Arranging the pages…"))
        self._room = QWidget()
        self._legend_area = LegendArea(self.legend)
        self._lay_out()
        self._arranger.settling.connect(self._show_settling)
        self._arranger.arranged.connect(self._show)
        self._arranger.failed.connect(self._show_trouble)
        self.canvas.opened.connect(lambda page, new: session.open_page(page, new=new))
        self.canvas.picked.connect(lambda _at: self.list.mark(self.canvas.picked_page or ""))
        self.list.picked.connect(lambda page: self.canvas.pick(page, go=True))
        self.list.opened.connect(lambda page, new: session.open_page(page, new=new))
        self.legend.changed.connect(self.canvas.set_hidden)
        self.legend.changed.connect(lambda _hidden: self._fill_list())
        session.changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Ask for the graph again; pages that stood somewhere stay there."""
        self._stale = False
        scene = self.canvas.scene
        self._arranger.ask(known=scene.known() if scene is not None else None)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        for each in (*self._zooms, self._counts):
            each.setVisible(self.width() >= TIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.canvas.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.search.setToolTip(self.tr("Enter goes to the next match, the down key to the graph"))
        self.search.setMaximumWidth(WIDEST)
        self.search.setMinimumWidth(NARROWEST)
        self.search.textChanged.connect(lambda *_: self._find(0))
        self.search.returnPressed.connect(lambda: self._find(1))
        self.search.installEventFilter(self)
        bar = QHBoxLayout()
        bar.setContentsMargins(look.LARGE, look.SMALL, look.MEDIUM, look.SMALL)
        bar.setSpacing(look.SMALL)
        bar.addWidget(self.search, 3)
        bar.addWidget(self._counts, 2)
        self.list_button.setCheckable(True)
        bar.addWidget(self.list_button)
        self._zooms = [
            icon_button("zoom-out", self.tr("Zoom out (-)"), lambda: self.canvas.zoom(1 / ZOOM)),
            icon_button("zoom-in", self.tr("Zoom in (+)"), lambda: self.canvas.zoom(ZOOM)),
        ]
        for each in (*self._zooms, icon_button("maximize", self.tr("Show all pages (key 0)"), self.canvas.fit)):
            bar.addWidget(each)
        foot = QHBoxLayout()
        foot.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.SMALL)
        foot.addWidget(self._legend_area)
        column = QVBoxLayout(self._room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.setChildrenCollapsible(False)
        beside.addWidget(self.canvas)
        beside.addWidget(self.list)
        beside.setStretchFactor(0, 1)
        beside.setSizes([look.COLUMN, look.COLUMN // 3])
        self.list.hide()
        column.addWidget(beside, 1)
        column.addLayout(foot)
        self._stack = QStackedLayout(self)
        for shown in (self._waiting, self._room, self._empty, self._trouble):
            self._stack.addWidget(shown)

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.pages:
            self._stale = True
            if self.isVisible():
                self.refresh()

    def _show_settling(self, scene: Scene) -> None:
        self._stack.setCurrentWidget(self._room)
        self.canvas.show_scene(scene, settling=True)
        self._counts.set_text(self.tr("Arranging…"))

    def _show(self, scene: Scene) -> None:
        self._stack.setCurrentWidget(self._room if scene.pages else self._empty)
        if scene is self._shown:
            return
        self._shown = scene
        self._titles = [page.title.casefold() for page in scene.pages]
        self.legend.show_types(Counter(page.type for page in scene.pages))
        self.canvas.show_scene(scene)
        self._fill_list()
        numbers = QLocale()
        pages = self.tr("Pages: %1").replace("%1", numbers.toString(len(scene.pages)))
        links = self.tr("Links: %1").replace("%1", numbers.toString(len(scene.links.first)))
        self._counts.set_text(f"{pages} · {links}")

    def turn_list(self) -> None:
        """Show the pages as a list too, or put it away."""
        self.list_button.toggle()
        self._list_turned()

    def _list_turned(self) -> None:
        self.list.setVisible(self.list_button.isChecked())
        self._fill_list()
        (self.list if self.list_button.isChecked() else self.canvas).setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_list(self) -> None:
        scene = self.canvas.scene
        if scene is not None and not self.list.isHidden():
            self.list.pages.show_scene(scene, self.legend.hidden())
            self.list.mark(self.canvas.picked_page or scene.pages[int(scene.by_links[0])].id if scene.pages else "")

    def _show_trouble(self, error: KbdeskError) -> None:
        self._trouble.text.setText(notices.sentence(error))
        self._stack.setCurrentWidget(self._trouble)

    def _find(self, step: int) -> None:
        """Go to the first page whose title holds the words, or to the one after the marked one."""
        words = self.search.text().strip().casefold()
        scene = self.canvas.scene
        if not words or scene is None:
            self.canvas.pick(None)
            return
        hidden = self.legend.hidden()
        if len(self._titles) != len(scene.pages):
            return  # still settling for the first time
        order = scene.by_links.tolist()
        found = [at for at in order if words in self._titles[at] and scene.pages[at].type not in hidden]
        found.sort(key=lambda at: not self._titles[at].startswith(words))
        if not found:
            self.canvas.pick(None)
            return
        marked = scene.numbers.get(self.canvas.picked_page or "", -1)
        place = found.index(marked) + step if marked in found else 0
        self.canvas.pick(scene.pages[found[place % len(found)]].id, go=True)


class LocalGraphView(QWidget):
    """The page that is shown, with the pages it links to and those that link to it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._page = ""
        self._shown: Scene | None = None
        self._stale = False
        self.canvas = GraphCanvas(session)
        self.canvas.setAccessibleName(self.tr("Pages around this one"))
        self._nothing = label(self.tr("The pages around the one you read stand here."), "muted", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(look.LARGE, look.LARGE, look.LARGE, look.LARGE)
        self._steps = QButtonGroup(self)
        self._arranger = Arranger(session, self)
        self._lay_out()
        self._arranger.arranged.connect(self._show)
        self._arranger.failed.connect(lambda error: self._say(notices.sentence(error)))
        self.canvas.opened.connect(lambda page, new: session.open_page(page, new=new))
        self._steps.idClicked.connect(lambda *_: self.refresh())
        session.changed.connect(self._on_changed)

    def show_page(self, page_id: str | None) -> None:
        """Show the surroundings of a page, nothing for none."""
        self._page = page_id or ""
        self.refresh()

    def refresh(self) -> None:
        """Ask for the surroundings again, when anyone can see them."""
        if not self._page:
            self._say(self.tr("The pages around the one you read stand here."))
        elif self.isVisible():
            self._stale = False
            self._arranger.ask(self._page, self._steps.checkedId())
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        bar.setSpacing(2)
        bar.addWidget(ElidedLabel("caption", self.tr("Links away")), 1)
        for steps in (1, 2, 3):
            step = QToolButton()
            step.setText(QLocale().toString(steps))
            step.setCheckable(True)
            step.setChecked(steps == 1)
            name = self.tr("Pages up to this many links away: %1").replace("%1", QLocale().toString(steps))
            step.setToolTip(name)
            step.setAccessibleName(name)
            self._steps.addButton(step, steps)
            bar.addWidget(step)
        bar.addWidget(icon_button("maximize", self.tr("Show all pages (key 0)"), self.canvas.fit))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.canvas)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._stack, 1)

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.pages:
            self.refresh()

    def _show(self, scene: Scene) -> None:
        if self._page not in scene.numbers:
            self._say(self.tr("This page does not stand in the graph."))
            return
        if scene is self._shown and self._stack.currentWidget() is self.canvas:
            return
        self._shown = scene
        self._stack.setCurrentWidget(self.canvas)
        self.canvas.show_scene(scene, self._page)
        self.canvas.fit()

    def _say(self, text: str) -> None:
        self._nothing.setText(text)
        self._stack.setCurrentWidget(self._nothing)
