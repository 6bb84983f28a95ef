"""The row of tabs of one side: closes with a click, moves by dragging, has a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QTabBar, QToolButton

from kbdesk.desk import look
from kbdesk.desk.parts import icon_button, plain_tip
from kbdesk.desk.signs import turnless

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

WIDEST = 26
"""How many letters wide a tab is at most."""
NARROWEST = 15
"""And at least, where its title is no shorter."""
NARROWEST_IN_FRONT = 24
"""The same for the one in front: what is shown has a name."""


class TabBar(QTabBar):
    """Tabs by title, each with a button that closes it."""

    close_asked = Signal(int)
    menu_asked = Signal(int, QPoint)
    """The menu of a tab is wanted, at a place on the screen."""
    carried = Signal(object)
    """A tab is dragged out of the row, to this place of the screen; None: it is back in the row."""
    dropped = Signal(int, QPoint)
    """A tab that was dragged out of the row is let go at a place of the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionBehaviorOnRemove(QTabBar.SelectionBehavior.SelectPreviousTab)
        self.setAccessibleName(self.tr("Tabs"))
        for scrolling in self.findChildren(QToolButton):  # the arrow keys bring every tab into sight
            scrolling.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._pressed = -1
        self._is_out = False
        self._room = 0
        self.currentChanged.connect(lambda _at: self.setElideMode(self.elideMode()))  # the one in front is wider

    def put(self, at: int, title: str, tip: str, icon: tuple[str, str]) -> None:
        """Add a tab at a place."""
        made = icon_button("x", "")
        made.setProperty("role", "close")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(lambda: self.close_asked.emit(self._place_of(made)))
        self.insertTab(at, look.icon(*icon), title)
        self.setTabData(at, icon)
        self.setTabButton(at, QTabBar.ButtonPosition.RightSide, made)
        self.tell(at, title, tip, icon)

    def tell(self, at: int, title: str, tip: str, icon: tuple[str, str], *, unsaved: bool = False) -> None:
        """Say what a tab shows."""
        words = turnless(" ".join(title.split()))
        spoken = self.tr("{title}, not saved").format(title=words) if unsaved else words
        shown = f"{'● ' if unsaved else ''}{words}".replace("&", "&&")
        if self.tabText(at) != shown:  # else all tabs would be measured again
            self.setTabText(at, shown)
        self.setTabToolTip(at, plain_tip(f"{words}\n{tip}" if tip else words))
        self.setAccessibleTabName(at, spoken)
        if self.tabData(at) != icon:
            self.setTabData(at, icon)
            self.setTabIcon(at, look.icon(*icon))
        closing = self.tabButton(at, QTabBar.ButtonPosition.RightSide)
        if isinstance(closing, QToolButton):
            closing.setAccessibleName(self.tr("Close {title}").format(title=words))
            closing.setToolTip(self.tr("Close this tab"))

    def _place_of(self, button: QToolButton) -> int:
        places = range(self.count())
        return next((at for at in places if self.tabButton(at, QTabBar.ButtonPosition.RightSide) is button), -1)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: D102
        hint = super().tabSizeHint(index)
        letter = self.fontMetrics().averageCharWidth()
        share = self._room // max(1, self.count())
        least = letter * (NARROWEST_IN_FRONT if index == self.currentIndex() else NARROWEST)
        return QSize(min(hint.width(), max(least, min(share, letter * WIDEST))), hint.height())

    def set_room(self, pixels: int) -> None:
        """Share this width among the tabs; those that would be too narrow are scrolled to."""
        self._room = pixels
        self.setElideMode(self.elideMode())  # makes Qt ask for the sizes again

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: D102
        return self.tabSizeHint(index)

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as need be: tabs that have no room are scrolled to."""
        return QSize(look.VAST, super().minimumSizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pressed = self.tabAt(event.position().toPoint())
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.MiddleButton:
            at = self.tabAt(event.position().toPoint())
            if at >= 0 and at == self._pressed:
                self.close_asked.emit(at)
            return
        was_out, self._is_out = self._is_out, False
        super().mouseReleaseEvent(event)
        if was_out:
            self.unsetCursor()
            self.dropped.emit(self.currentIndex(), event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of a tab that is dragged out of the row; within it, it changes its place there."""
        super().mouseMoveEvent(event)
        if not event.buttons() & Qt.MouseButton.LeftButton or self.currentIndex() < 0:
            return
        inside = self.rect().adjusted(-look.LARGE, -look.LARGE, look.LARGE, look.LARGE)
        was_out, self._is_out = self._is_out, not inside.contains(event.position().toPoint())
        if self._is_out:
            self.setCursor(Qt.CursorShape.DragMoveCursor)
            self.carried.emit(event.globalPosition().toPoint())
        elif was_out:
            self.unsetCursor()
            self.carried.emit(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: D102
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = self.currentIndex() if by_key else self.tabAt(event.pos())
        if at >= 0:
            below = self.mapToGlobal(self.tabRect(at).bottomLeft())
            self.menu_asked.emit(at, below if by_key else event.globalPos())

    def event(self, event: QEvent) -> bool:
        """Let Delete close the tab that has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Delete:
            self.close_asked.emit(self.currentIndex())
            return True
        return super().event(event)
