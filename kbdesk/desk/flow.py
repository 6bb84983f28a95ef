"""A row that goes on in a further line where it has no room: for buttons, whose words no size of text may cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout

from kbdesk.desk import look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QLayoutItem, QWidget


class Flow(QLayout):
    """Puts widgets beside each other, each as wide as it wants to be, in as many lines as that takes.

    `spread`: in a line that has them all, those from that place on stand at the right.
    """

    def __init__(self, *widgets: QWidget, centred: bool = False, spread: int | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._centred = centred
        self._spread = spread
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(look.SMALL)
        for each in widgets:
            self.addWidget(each)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: D102
        self._items.append(item)

    def count(self) -> int:  # noqa: D102
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: D102
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: D102
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: D102
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:  # noqa: D102
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: D102
        margins = self.contentsMargins()
        lines = list(self._lines(width - margins.left() - margins.right()))
        gaps = max(0, len(lines) - 1) * self.spacing()
        return sum(map(_height, lines)) + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:  # noqa: D102
        shown = self._shown()
        wide = sum(each.sizeHint().width() for each in shown) + max(0, len(shown) - 1) * self.spacing()
        return QSize(wide, _height(shown)).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:  # noqa: D102
        shown = self._shown()
        wide = max((each.minimumSize().width() for each in shown), default=0)
        return QSize(wide, _height(shown)).grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:  # noqa: D102
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        lines = list(self._lines(inner.width()))
        for items in lines:
            high = _height(items)
            free = inner.width() - _width(items, self.spacing())
            left = inner.left() + (max(0, free) // 2 if self._centred else 0)
            for number, each in enumerate(items):
                if number == self._spread and len(lines) == 1:
                    left += max(0, free)
                size = each.sizeHint().boundedTo(QSize(inner.width(), high))
                each.setGeometry(QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += high + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [each for each in self._items if not each.isEmpty()]

    def _lines(self, width: int) -> Iterator[list[QLayoutItem]]:
        line: list[QLayoutItem] = []
        for each in self._shown():
            if line and _width([*line, each], self.spacing()) > width:
                yield line
                line = []
            line.append(each)
        if line:
            yield line


def _width(items: Sequence[QLayoutItem], gap: int) -> int:
    return sum(each.sizeHint().width() for each in items) + max(0, len(items) - 1) * gap


def _height(items: Sequence[QLayoutItem]) -> int:
    return max((each.sizeHint().height() for each in items), default=0)
