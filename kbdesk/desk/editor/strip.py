"""A strip above a page that says something for as long as it is so, with what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.notices import ICONS
from kbdesk.desk.parts import Picture, button, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

NARROW = 620
"""Pixels of width under which the buttons stand below the words, at the usual text size."""


class Strip(QFrame):
    """Hidden until it has something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.SMALL)
        self._words = label("", wrap=True, selectable=True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self._words, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(look.SMALL)
        self._buttons.addStretch()
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(look.MEDIUM, look.SMALL, look.SMALL, look.SMALL)
        self._whole.setSpacing(look.SMALL)
        self._whole.addLayout(self._row, 1)
        self._whole.addLayout(self._buttons)
        self.hide()

    def text(self) -> str:
        """Return what it says, "" where it says nothing."""
        return self._words.text() if not self.isHidden() else ""

    def say(self, words: str, kind: str, *actions: tuple[str, Callable[[], object]]) -> None:
        """Say something; kind is info, good, warn or danger."""
        if self.property("role") != kind:
            self.setProperty("role", kind)
            for each in (self, self._words):
                each.style().unpolish(each)
                each.style().polish(each)
        self._clear()
        self._row.insertWidget(0, Picture(ICONS[kind], kind), 0, Qt.AlignmentFlag.AlignTop)
        self._words.setText(words)
        self.setAccessibleName(words)
        for number, (name, act) in enumerate(actions):
            made = button(name, act)
            self._buttons.insertWidget(number, made)
            made.show()
        self._fit()
        self.show()

    def quiet(self) -> None:
        """Say nothing any more."""
        self.hide()
        self._clear()

    def _clear(self) -> None:
        self._words.setText("")
        for layout in (self._buttons, self._row):
            for at in reversed(range(layout.count())):
                item = layout.itemAt(at)
                widget = item.widget() if item is not None else None
                if widget is not None and widget is not self._words:
                    layout.takeAt(at)
                    widget.hide()
                    widget.deleteLater()

    def _fit(self) -> None:
        """Put the buttons below the words where there is no room beside them, or each on a line of its own."""
        directions = QBoxLayout.Direction
        below = self.width() < look.scaled(NARROW) and self._buttons.count() > 1
        self._whole.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        stacked = below and self._buttons_width() > self.contentsRect().width() - look.MEDIUM - look.SMALL
        self._buttons.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)

    def _buttons_width(self) -> int:
        """Return how many pixels the buttons take beside each other."""
        items = [self._buttons.itemAt(at) for at in range(self._buttons.count())]
        widths = [item.sizeHint().width() for item in items if item is not None and item.widget() is not None]
        return sum(widths) + max(0, len(widths) - 1) * self._buttons.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()
