"""How a page stands in a list: a dot in its type's colour, its title, and in small what is to be known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.joining import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel

ITEM = Qt.ItemDataRole.UserRole + 1
"""The role under which a model hands an Item to the delegate."""
PAGE = Qt.ItemDataRole.UserRole + 2
"""The role under which a model hands out a page id."""
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Item:
    """One line or two of a list.

    `kind` is page, section, note, or off for what cannot be taken now. `dot` is a page type, "" for none; `mark` small
    words at the end; `state` is active, superseded, retired or broken; `under` a second line with `matches` as offsets
    into it, as `marked` are into the text.
    """

    text: str
    kind: str = "page"
    dot: str = ""
    mark: str = ""
    state: str = "active"
    under: str = ""
    matches: tuple[tuple[int, int], ...] = ()
    icon: str = ""
    marked: tuple[tuple[int, int], ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says."""
        state = state_words(self.state)
        return listed((self.text, kinds.type_words(self.dot), state, self.mark, self.under))


LOST = ("broken", "missing")
"""States of what is to be mended: a page that is not there; a heading or a picture."""


def state_words(state: str) -> str:
    """Return what is to be known of a status in the person's language, "" where there is nothing to heed."""
    words = {
        "superseded": QCoreApplication.translate("rows", "superseded"),
        "retired": QCoreApplication.translate("rows", "retired"),
        "broken": QCoreApplication.translate("rows", "no such page"),
        "missing": QCoreApplication.translate("originals", "Missing").lower(),
        "active": "",
    }
    return words.get(state, "")


class RowDelegate(QStyledItemDelegate):
    """Paints Items. Heights follow the text size, one for each kind, so that long lists stay quick."""

    def __init__(self, parent: QWidget, *, lines_under: int = 1) -> None:
        super().__init__(parent)
        self._lines_under = lines_under

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102
        item = index.data(ITEM)
        line = QFontMetrics(look.font()).height()
        small = QFontMetrics(look.font("caption")).height()
        if not isinstance(item, Item):
            return QSize(100, line + look.SMALL)
        height = line + look.SMALL
        if item.kind == "note":
            return QSize(100, small + look.SMALL)
        if item.under:
            height += small * self._lines_under + 2
        return QSize(100, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: D102
        item = index.data(ITEM)
        if not isinstance(item, Item):
            super().paint(painter, option, index)
            return
        painter.save()
        box = _rect(option)
        self._paint_ground(painter, option, box)
        room = box.adjusted(look.SMALL, 0, -look.SMALL, 0)
        if item.kind == "section":
            self._paint_section(painter, room, item)
        elif item.kind == "note":
            painter.setFont(look.font("caption"))
            painter.setPen(look.colour("text_muted"))
            _draw(painter, room, item.text)
        else:
            self._paint_page(painter, room, item)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRect) -> None:
        state = _state(option)
        role = ""
        if state & QStyle.StateFlag.State_Selected:
            role = "accent_soft"
        elif state & QStyle.StateFlag.State_MouseOver:
            role = "hover"
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if role:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour(role))
            painter.drawRoundedRect(box.adjusted(2, 0, -2, 0), 4, 4)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(look.colour("focus"))
            painter.drawRoundedRect(box.adjusted(2, 1, -3, -1), 4, 4)

    def _paint_section(self, painter: QPainter, room: QRect, item: Item) -> None:
        line = room.adjusted(0, look.TIGHT, 0, 0)
        taken = self._paint_mark(painter, line, item.mark, look.colour("text_muted"))
        painter.setFont(look.font("caption", bold=True))
        painter.setPen(look.colour("text_muted"))
        _draw(painter, line.adjusted(0, 0, -taken, 0), item.text)

    def _paint_page(self, painter: QPainter, room: QRect, item: Item) -> None:
        dimmed = item.state in ("retired", "superseded") or item.kind == "off"
        ink = look.colour("broken" if item.state in LOST else "text_muted" if dimmed else "text")
        left = room.left()
        first = QRect(left, room.top(), room.width(), QFontMetrics(look.font()).height() + look.SMALL)
        if item.icon:
            side = look.scaled(look.ICON - 2)
            look.icon(item.icon, "text_muted").paint(painter, QRect(left, first.center().y() - side // 2, side, side))
            left += side + look.SMALL
        elif item.dot:
            self._paint_dot(painter, left, first.center().y(), item, dimmed)
            left += look.scaled(8) + look.SMALL
        first.setLeft(left)
        mark = listed((state_words(item.state), item.mark))
        taken = self._paint_mark(painter, first, mark, look.colour("broken" if item.state in LOST else "text_muted"))
        font = look.font()
        font.setStrikeOut(item.state == "retired")
        painter.setFont(font)
        painter.setPen(ink)
        _draw_marked(painter, first.adjusted(0, 0, -taken, 0), item)
        if item.under:
            under = QRect(left, first.bottom() - 2, room.right() - left, room.bottom() - first.bottom())
            self._paint_under(painter, under, item)

    def _paint_dot(self, painter: QPainter, left: int, middle: int, item: Item, dimmed: bool) -> None:
        tint = look.type_colour(item.dot)
        painter.setPen(tint)
        painter.setBrush(Qt.BrushStyle.NoBrush if dimmed else tint)
        side = look.scaled(7)
        painter.drawEllipse(left, middle - side // 2, side, side)

    def _paint_mark(self, painter: QPainter, line: QRect, mark: str, ink: QColor) -> int:
        if not mark:
            return 0
        painter.setFont(look.font("caption"))
        painter.setPen(ink)
        width = min(painter.fontMetrics().horizontalAdvance(mark) + 2, line.width() // 2)
        shown = painter.fontMetrics().elidedText(mark, Qt.TextElideMode.ElideRight, width)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)
        return width + look.SMALL

    def _paint_under(self, painter: QPainter, room: QRect, item: Item) -> None:
        font = look.font("caption")
        text = item.under.replace("\n", " ")
        if self._lines_under == 1 and not item.matches:
            painter.setFont(font)
            painter.setPen(look.colour("text_muted"))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, shown)
            return
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(_marks(item.matches, len(text)))
        layout.beginLayout()
        y = 0.0
        for _ in range(self._lines_under):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(room.width())
            line.setPosition(line.position() + QPointF(0, y))
            y += line.height()
        layout.endLayout()
        painter.setPen(look.colour("text_muted"))
        painter.setClipRect(room)
        layout.draw(painter, QPointF(room.left(), room.top()))


class EvenRowDelegate(RowDelegate):
    """Paints every row as high as the others, so that ten thousand are laid out in no time."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102
        line = QFontMetrics(look.font()).height()
        small = QFontMetrics(look.font("caption")).height()
        return QSize(100, line + small + look.SMALL + look.TIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a heading at the foot of its row, nearer to what it is the heading of."""
        item = index.data(ITEM)
        if isinstance(item, Item) and item.kind == "section":
            box = QRect(_rect(option))
            height = QFontMetrics(look.font()).height() + look.SMALL
            option.rect = box.adjusted(0, box.height() - height, 0, 0)
        super().paint(painter, option, index)


def even_list(model: QAbstractItemModel, name: str) -> QListView:
    """Make a list whose rows are all as high as its first, for very many of them."""
    made = QListView()
    made.setModel(model)
    made.setItemDelegate(EvenRowDelegate(made))
    made.setUniformItemSizes(True)
    made.setMouseTracking(True)
    made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setAccessibleName(name)
    return made


def _marks(matches: Sequence[tuple[int, int]], length: int) -> list[QTextLayout.FormatRange]:
    ranges = []
    for start, end in matches:
        if 0 <= start < end <= length:
            span = QTextLayout.FormatRange()
            span.start = start
            span.length = end - start
            form = QTextCharFormat()
            form.setBackground(look.colour("mark"))
            form.setForeground(look.colour("mark_text"))
            form.setFontWeight(QFont.Weight.DemiBold)
            span.format = form
            ranges.append(span)
    return ranges


def _draw(painter: QPainter, room: QRect, text: str) -> None:
    shown = painter.fontMetrics().elidedText(text.replace("\n", " "), Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _draw_marked(painter: QPainter, room: QRect, item: Item) -> None:
    """Draw the words of an item in one line, those marked that a search has found."""
    if not item.marked:
        _draw(painter, room, item.text)
        return
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.DemiBold)  # as wide as it may become
    text = item.text.replace("\n", " ")
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    layout = QTextLayout(shown, painter.font())
    seen = len(shown) if shown == text else len(shown) - 1  # without the dots
    layout.setFormats(_marks([(start, min(end, seen)) for start, end in item.marked], seen))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(room.width())
    layout.endLayout()
    top = room.top() + (room.height() - line.height()) / 2
    layout.draw(painter, QPointF(room.left(), top))


def _rect(option: QStyleOptionViewItem) -> QRect:
    return option.rect


def _state(option: QStyleOptionViewItem) -> QStyle.StateFlag:
    return option.state
