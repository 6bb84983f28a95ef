"""What is said to the person without being asked for: it lies over the window, and moves nothing that is shown.

It comes where neither the keys, the cursor of a text nor the pointer are: nobody clicks what has just come. Where it
can, it keeps off buttons. There it stays, so that it can be clicked: only the keys, come below it, send it elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.readingorder import float_over

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

WIDTH = 520
"""Pixels that it is wide at the usual text size, where there is room."""
PART_OF_WIDTH = (2, 3)
"""How much of the window's width larger words may make it take."""
HIGHER = 72
"""Pixels that it goes up where a row of buttons stands at the bottom."""
LARGE_PART = 4
"""What has the keys and takes more than one part in so many of the window cannot be kept off."""


class Floating(QWidget):
    """Lies over a widget, at its lower right; `column` is where parts are put, each of which shows and hides itself."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._stands_at: int | None = None
        """Which of the places it has taken, None while nothing is said."""
        float_over(self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(look.SMALL)
        self.resize(0, 0)
        over.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keys_moved)
        QGuiApplication.inputMethod().cursorRectangleChanged.connect(self._keep_off)

    def event(self, event: QEvent) -> bool:
        """Take the room that what is said needs now."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def settle(self, _said: str = "") -> None:
        """Take the room that is needed now, and not only when the events are handled."""
        # Here and nowhere else: the layout asks for room again whenever it is told to measure anew.
        self.column.invalidate()
        self._place()
        self.column.activate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _is_empty(self) -> bool:
        items = (self.column.itemAt(at) for at in range(self.column.count()))
        return all(item is None or item.isEmpty() for item in items)

    def _place(self) -> None:
        """Take the room that is needed where it stands; choose where when it comes, or when the keys are below it."""
        if self._is_empty():
            self._stands_at = None
            self.setGeometry(0, 0, 0, 0)
            return
        places = self._places()
        pointer = self._over.mapFromGlobal(QCursor.pos())
        at = self._stands_at
        if at is None or self._is_in_the_way(places[at], pointer):
            at = self._chosen(places, pointer)
            self._stands_at = at if self._over.isVisible() else None  # nobody has seen it: there is better to know
        if places[at] != self.geometry():
            self.setGeometry(places[at])
        self.raise_()

    def _places(self) -> list[QRect]:
        """Return where it can stand, the best first; always as many, in the same order."""
        room = self._over.rect().adjusted(look.LARGE, look.LARGE, -look.LARGE, -look.LARGE)
        part, whole = PART_OF_WIDTH
        width = min(look.scaled(WIDTH), max(WIDTH, room.width() * part // whole), room.width())
        needed = self.column.totalHeightForWidth(width)
        height = min(needed if needed > 0 else self.column.totalSizeHint().height(), room.height())
        right, bottom = room.right() - width + 1, room.bottom() - height + 1
        heights = (bottom, max(bottom - HIGHER, room.top()), room.top())
        return [QRect(x, y, width, height) for y in heights for x in (right, room.left())]

    def _chosen(self, places: list[QRect], pointer: QPoint) -> int:
        kept_free, buttons = self._kept_free(), self._buttons()
        numbers = range(len(places))
        free = [at for at in numbers if not places[at].intersects(kept_free) and not _near(places[at], pointer)]
        return min(free or numbers[:1], key=lambda at: sum(map(places[at].intersects, buttons)))

    def _is_in_the_way(self, place: QRect, pointer: QPoint) -> bool:
        """Whether the keys are below it, and nobody is about to click it."""
        return place.intersects(self._kept_free()) and not _near(self.geometry(), pointer)

    def _buttons(self) -> list[QRect]:
        """Return where buttons stand that are better not covered, such as those below a list of changes."""
        found = [each for each in self._over.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
        shown = [each for each in found if not self.isAncestorOf(each) and not each.visibleRegion().isEmpty()]
        return [QRect(each.mapTo(self._over, QPoint(0, 0)), each.size()) for each in shown]

    def _keys_moved(self, _old: QWidget | None, _new: QWidget | None) -> None:
        self._keep_off()

    def _keep_off(self) -> None:
        """Go elsewhere where the keys, or the cursor of a text, have come below what is said."""
        if self._stands_at is not None and self.geometry().intersects(self._kept_free()):
            self._place()

    def _kept_free(self) -> QRect:
        """Return where the person is: the cursor of a text, the row of a list, or what has the keys."""
        focus = QApplication.focusWidget()
        if focus is None or focus.window() is not self.window() or self.isAncestorOf(focus):
            return QRect()
        part: QWidget = focus
        if isinstance(focus, QAbstractItemView):
            part, box = focus.viewport(), focus.visualRect(focus.currentIndex())
        elif focus.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            box = QRectF(focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)).toRect()
            box.setWidth(max(box.width(), 1))
        else:
            box = focus.rect()
        if box.width() * box.height() * LARGE_PART > self._over.width() * self._over.height():
            return QRect()
        at = part.mapTo(self.window(), box.topLeft()) - self._over.mapTo(self.window(), QPoint(0, 0))
        return QRect(at, box.size()).adjusted(-look.SMALL, -look.SMALL, look.SMALL, look.SMALL)


def _near(place: QRect, pointer: QPoint) -> bool:
    """Whether the pointer is over a place, or about to be."""
    return place.adjusted(-look.WIDE, -look.WIDE, look.WIDE, look.WIDE).contains(pointer)
