"""Paints the names in the originals' table: in the tree each as deep as its folder, with the sign that folds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kbdesk.desk import look
from kbdesk.desk.originals.model import DEPTH, OPEN

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from kbdesk.desk.originals.model import Index

STEP = look.LARGE
"""Pixels that a folder stands deeper than the one above it."""
SIGN = look.LARGE
"""Pixels of the sign that folds."""


class NameDelegate(QStyledItemDelegate):
    """Paints a name where its depth puts it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: D102
        depth = index.data(DEPTH)
        if depth is None:
            super().paint(painter, option, index)
            return
        whole: QRect = QRect(option.rect)
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text, ground.icon = "", QIcon()
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, widget)
        is_open = index.data(OPEN)
        if is_open is not None:
            side = look.ICON - 4
            sign = sign_of(whole, depth)
            middle = QRect(sign.left(), sign.center().y() - side // 2, side, side)
            look.icon("chevron-down" if is_open else "chevron-right").paint(painter, middle)
        self._paint_name(painter, option, index, whole.adjusted(look.SMALL + depth * STEP + SIGN, 0, -look.SMALL, 0))

    def _paint_name(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, room: QRect) -> None:
        """Paint icon and words; not as an item of the style, which would draw its ground a second time."""
        self.initStyleOption(option, index)
        if not option.icon.isNull():
            icon = QRect(room.left(), room.center().y() - look.ICON // 2, look.ICON, look.ICON)
            option.icon.paint(painter, icon)
            room = room.adjusted(look.ICON + look.SMALL, 0, 0, 0)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(role))
        words = painter.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()


def sign_of(name: QRect, depth: int) -> QRect:
    """Return where in the rectangle of a folder's name the sign stands that folds it."""
    return QRect(name.left() + look.SMALL + depth * STEP, name.top(), SIGN, name.height())


def is_on_sign(name: QRect, depth: int, x: int) -> bool:
    """Whether a place is on the sign that folds, for a pointer that does not hit it to the pixel."""
    sign = sign_of(name, depth)
    return sign.left() - look.TIGHT <= x <= sign.right() + look.TIGHT
