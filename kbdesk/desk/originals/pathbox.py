"""A box to choose one of very many paths."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

LETTERS = 20
"""Letters that it is wide at least."""


class PathBox(QComboBox):
    """As wide as it is given room; Qt's own asks all its paths for icons, each time it says how large it would be."""

    def sizeHint(self) -> QSize:  # noqa: D102
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        letters = self.fontMetrics()
        inside = QSize(letters.averageCharWidth() * LETTERS, max(letters.height(), 14) + 2)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, inside, self)

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return self.sizeHint()
