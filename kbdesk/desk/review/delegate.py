"""How a row of the queue is painted: an operation as a heading, a page with its deed and its badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from kbdesk.desk import look
from kbdesk.desk.parts import moment
from kbdesk.desk.review import words
from kbdesk.desk.review.model import ENTRY, Entry
from kbdesk.desk.rows import RowDelegate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

    from kbdesk.desk.rows import Index
    from kbdesk.project.review.values import WaitingPiece

INDENT = look.LARGE
BADGES = 3
"""So many badges of a page are painted; more are counted."""


class QueueDelegate(RowDelegate):
    """Paints all rows equally high, so that ten thousand are laid out in no time."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102
        body, small = QFontMetrics(look.font()).height(), QFontMetrics(look.font("caption")).height()
        return QSize(100, body + small + look.MEDIUM + 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: D102
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box: QRect = option.rect
        self._paint_ground(painter, option, box)
        room = box.adjusted(look.SMALL, look.TIGHT, -look.SMALL, -look.TIGHT)
        if entry.piece is None:
            self._paint_operation(painter, room, entry)
        else:
            within = len(entry.operation.pieces) > 1
            self._paint_piece(painter, room.adjusted(INDENT if within else 0, 0, 0, 0), entry, within=within)
        painter.restore()

    def _paint_operation(self, painter: QPainter, room: QRect, entry: Entry) -> None:
        first, second = _halves(room)
        painter.setFont(look.font(bold=True))
        painter.setPen(look.colour("heading"))
        _draw(painter, first, words.headline(entry.operation))
        painter.setFont(look.font("caption"))
        painter.setPen(look.colour("text_muted"))
        _draw(painter, second, words.under(entry.operation))

    def _paint_piece(self, painter: QPainter, room: QRect, entry: Entry, *, within: bool) -> None:
        piece = entry.piece
        assert piece is not None
        first, second = _halves(room)
        self._paint_kind(painter, piece, first)
        first.setLeft(first.left() + 8 + look.SMALL)
        second.setLeft(first.left())
        first.setRight(first.right() - self._paint_end(painter, piece, first))
        painter.setFont(look.font())
        painter.setPen(look.colour("text"))
        _draw(painter, first, words.title(piece))
        second.setLeft(second.left() + self._paint_badges(painter, piece, second))
        painter.setFont(look.font("caption"))
        painter.setPen(look.colour("text_muted"))
        told = words.reason(piece) if within else f"{words.people([piece.actor])} · {moment(piece.at)}"
        _draw(painter, second, told)

    def _paint_kind(self, painter: QPainter, piece: WaitingPiece, line: QRect) -> None:
        tint = look.type_colour(piece.type) if piece.type else look.colour("text_muted")
        painter.setPen(tint)
        painter.setBrush(Qt.BrushStyle.NoBrush if piece.deed in ("removed", "gone") else tint)
        side = look.scaled(7)
        painter.drawEllipse(line.left(), line.center().y() - side // 2, side, side)

    def _paint_end(self, painter: QPainter, piece: WaitingPiece, line: QRect) -> int:
        """Paint what was done, and how many comments there are, at the end of the first line; return the width."""
        side, taken = look.scaled(look.ICON - 4), 0
        painter.setFont(look.font("caption"))
        painter.setPen(look.colour("text_muted"))
        if piece.deed != "changed" or piece.is_original or piece.is_gone:
            width = painter.fontMetrics().horizontalAdvance(words.deed(piece)) + 2
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words.deed(piece))
            taken += width + look.SMALL
        if piece.comments:
            at = QRect(QPoint(line.right() - taken - side, line.center().y() - side // 2), QSize(side, side))
            look.icon("message-square", "info").paint(painter, at)
            taken += side + look.SMALL
        return taken

    def _paint_badges(self, painter: QPainter, piece: WaitingPiece, line: QRect) -> int:
        """Paint the kinds of flags as badges; return the width they take."""
        kinds = words.kinds(piece.flags)
        painter.setFont(look.font("caption", bold=True))
        metrics = painter.fontMetrics()
        left = line.left()
        for kind in (*kinds[:BADGES], *(["+"] if len(kinds) > BADGES else [])):
            name = f"+{words.number(len(kinds) - BADGES)}" if kind == "+" else words.flag(kind)
            box = QRect(left, line.top(), metrics.horizontalAdvance(name) + look.MEDIUM, line.height())
            if box.right() > line.right():
                break
            role = "warn" if kind == "+" else words.role(kind)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour(f"{role}_soft"))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            painter.setPen(look.colour(f"{role}_soft_text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
            left = box.right() + look.TIGHT
        return left - line.left() + (look.TIGHT if kinds else 0)


def _halves(room: QRect) -> tuple[QRect, QRect]:
    small = QFontMetrics(look.font("caption")).height() + 2
    first = QRect(room.left(), room.top(), room.width(), room.height() - small)
    return first, QRect(room.left(), first.bottom() + 1, room.width(), small)


def _draw(painter: QPainter, room: QRect, text: str) -> None:
    line = " ".join(text.split())
    shown = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, max(0, room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
