"""One side of the desk: a row of tabs, the line above the page, and what the tab in front shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.entering import entry
from kbdesk.desk.parts import EmptyState, button, icon_button
from kbdesk.desk.tabs.bar import TabBar
from kbdesk.desk.tabs.place import PlaceBar
from kbdesk.desk.tabs.state import SideState

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from kbdesk.desk.tabs.tab import Tab

NARROWEST = 216
"""Pixels that a side is wide at least."""


class TabGroup(QWidget):
    """Holds tabs in order, of which one is in front."""

    current_changed = Signal()
    """Another tab is in front, or none is left."""
    close_asked = Signal(object)
    """A Tab shall be closed."""
    menu_asked = Signal(object, QPoint)
    entered = Signal()
    """The person is on this side now."""

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._tabs: list[Tab] = []
        self._shown: Tab | None = None
        self.setMinimumWidth(NARROWEST)
        self.bar = TabBar()
        self.bar.currentChanged.connect(self._front_changed)
        self.bar.tabMoved.connect(lambda before, after: self._tabs.insert(after, self._tabs.pop(before)))
        self.bar.tabBarClicked.connect(lambda _at: self.entered.emit())
        self.bar.close_asked.connect(self._ask_close)
        self.bar.menu_asked.connect(lambda at, place: self.menu_asked.emit(self._tabs[at], place))
        self.place = PlaceBar(actions)
        self._stack = QStackedWidget(self)
        self._nothing = EmptyState(
            "panels-top-left",
            self.tr("No tab is open"),
            self.tr("Choose a page in the index, or go to one by its name."),
            button(actions["go.switch"].toolTip(), actions["go.switch"].trigger, "primary"),
            button(actions["tab.reopen"].iconText(), actions["tab.reopen"].trigger),
        )
        self._stack.addWidget(self._nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head(actions))
        column.addWidget(self.place)
        column.addWidget(self._stack, 1)
        self.place.hide()

    def _head(self, actions: Mapping[str, QAction]) -> QWidget:
        head = QWidget()
        head.setProperty("role", "window")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, look.TIGHT, 0)
        row.setSpacing(0)
        row.addWidget(self.bar)
        self._plus = icon_button("plus", actions["tab.new"].toolTip(), actions["tab.new"].trigger)
        row.addWidget(self._plus)
        row.addStretch(1)
        return head

    # what there is

    def tabs(self) -> tuple[Tab, ...]:
        """Return the tabs in order."""
        return tuple(self._tabs)

    def current(self) -> Tab | None:
        """Return the tab in front."""
        at = self.bar.currentIndex()
        return self._tabs[at] if 0 <= at < len(self._tabs) else None

    def state(self) -> SideState:
        """Return what is to be remembered of this side."""
        return SideState(tuple(tab.state() for tab in self._tabs), max(0, self.bar.currentIndex()))

    def set_active(self, on: bool) -> None:
        """Say by its looks whether the person is on this side."""
        self.bar.setProperty("side", "here" if on else "beside")
        self.bar.style().unpolish(self.bar)
        self.bar.style().polish(self.bar)

    def has_focus(self) -> bool:
        """Whether the keys go to this side."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    # changing

    def add(self, tab: Tab, at: int = -1, *, front: bool) -> None:
        """Add a tab, at the end or at a place; in front or behind."""
        place = len(self._tabs) if at < 0 else min(at, len(self._tabs))
        self._put(tab, place)
        if front:
            self.show_tab(tab)
        elif self._shown is None:
            self._front_changed()

    def fill(self, tabs: Sequence[Tab], current: int) -> None:
        """Take the tabs of an earlier time; only the one in front is built now."""
        self.bar.hide()  # else it would measure all tabs anew with each one that comes
        for tab in tabs:
            self._put(tab, len(self._tabs))
        self.bar.show()
        self.show_tab(self._tabs[min(current, len(self._tabs) - 1)])

    def _put(self, tab: Tab, at: int) -> None:
        self._tabs.insert(at, tab)
        tab.titled.connect(self._tell)
        if tab.widget is not None:
            # A view that comes from another side would go with that side, of which it is still a part.
            self._stack.addWidget(tab.widget)
        # The bar brings its first tab to the front by itself; whoever fills it decides.
        was_silent = self.bar.blockSignals(True)
        self.bar.put(at, tab.title(), tab.page_id(), tab.icon())
        self.bar.blockSignals(was_silent)

    def remove(self, tab: Tab) -> int:
        """Take a tab off this side and return where it stood; its view is left to whoever takes it."""
        at = self._tabs.index(tab)
        had_keys = self.has_focus()
        tab.titled.disconnect(self._tell)
        del self._tabs[at]
        if tab.widget is not None:
            self._stack.removeWidget(tab.widget)
        if self._shown is tab:
            self._shown = None
        self.bar.removeTab(at)
        self._front_changed()
        if had_keys:
            self.enter()
        return at

    def show_tab(self, tab: Tab) -> None:
        """Bring a tab to the front."""
        self.bar.setCurrentIndex(self._tabs.index(tab))
        self._front_changed()

    def step(self, step: int) -> None:
        """Bring the next tab (1) or the one before (-1) to the front; after the last comes the first."""
        if self._tabs:
            self.bar.setCurrentIndex((self.bar.currentIndex() + step) % len(self._tabs))

    def select(self, at: int) -> None:
        """Bring the tab of a number to the front, -1 the last."""
        if self._tabs and at < len(self._tabs):
            self.bar.setCurrentIndex(at % len(self._tabs))

    def enter(self) -> None:
        """Give the keys to what is in front, as soon as it has something to show."""
        tab = self.current()
        widget = tab.widget if tab is not None and tab.widget is not None else self._nothing
        target = entry(widget)
        if _can_take(target):
            _give(target)
            return
        self._stack.setFocus()
        for each in (target, *widget.findChildren(EmptyState)):
            if _can_take(each):
                _give(each)
                return
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the keys to what was entered before it had something to show, or to what says that there is nothing."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and _can_take(watched):
            watched.removeEventFilter(self)
            if QApplication.focusWidget() is self._stack:
                _give(watched)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self.bar.set_room(self.width() - self._plus.sizeHint().width() - look.SMALL)

    def _front_changed(self, _at: int = -1) -> None:
        # While a tab is taken out, the bar tells of places that are not ours yet.
        if self.bar.count() != len(self._tabs):
            return
        tab = self.current()
        if tab is self._shown and tab is not None:
            return
        had_keys = self.isAncestorOf(QApplication.focusWidget() or self) and not self.bar.hasFocus()
        self._shown = tab
        if tab is None:
            self._stack.setCurrentWidget(self._nothing)
            self.place.hide()
        else:
            widget = tab.build(self._stack)
            if self._stack.indexOf(widget) < 0:
                self._stack.addWidget(widget)
            self._stack.setCurrentWidget(widget)
            self.place.setVisible(tab.room == "page")
        if had_keys:
            self.enter()
        self.current_changed.emit()

    def _ask_close(self, at: int) -> None:
        if 0 <= at < len(self._tabs):
            self.close_asked.emit(self._tabs[at])

    def _tell(self) -> None:
        for at, tab in enumerate(self._tabs):
            self.bar.tell(at, tab.title(), tab.page_id(), tab.icon(), unsaved=tab.is_unsaved())


def _can_take(target: QWidget) -> bool:
    """Whether the keys can be given to something: not to what only says that something is on its way."""
    return target.isVisible() and not (isinstance(target, EmptyState) and target.is_waiting)


def _give(target: QWidget) -> None:
    if isinstance(target, EmptyState):
        target.take_keys()
    else:
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
