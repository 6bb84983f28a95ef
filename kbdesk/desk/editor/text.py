"""The field in which a page's markdown is written: what its keys do, and its readable column."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent, QKeySequence, QPainter, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from kbdesk.desk import look
from kbdesk.desk.actions import command
from kbdesk.desk.dropsign import DropSign, files_of, named
from kbdesk.desk.editor import writing
from kbdesk.desk.editor.highlight import BACKTICKS, TILDES, MarkdownHighlighter
from kbdesk.desk.editor.taking import picture_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import (
        QAction,
        QContextMenuEvent,
        QDragEnterEvent,
        QDragLeaveEvent,
        QDragMoveEvent,
        QDropEvent,
        QPaintEvent,
        QResizeEvent,
        QTextBlock,
    )

LETTERS = 92
"""How many letters wide the column of text is at most."""
ADDRESS = re.compile(r"https?://[^\s<>()]+")
"""What becomes the address of a link when it is pasted over words."""
LONGEST_WRAPPED = 20_000
"""Characters of a line above which lines are not wrapped: wrapping such a line at every key takes too long."""


class MarkdownEdit(QPlainTextEdit):
    """A field for markdown. Tab moves lines in; Escape, then Tab or Shift+Tab, leaves the field."""

    saved_asked = Signal()
    files_given = Signal(object)
    """Files were pasted or dropped: a list of Path. The cursor stands where they are wanted."""
    picture_given = Signal(object)
    """A picture without a file was: a QImage."""
    find_asked = Signal()
    replace_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(self.tr("The page's text, as markdown"))
        self.setCenterOnScroll(False)
        self.setCursorWidth(2)
        self._tab_leaves = False
        self.selection_actions: Callable[[], Sequence[QAction]] = tuple
        """What can be done with what is selected, besides what any text can."""
        self._drop = DropSign(self)
        self.highlighter = MarkdownHighlighter(self)
        self.acts = self._make_acts()
        """What the commands do that the field takes before the window does, by their names."""
        self._commands = [(QKeySequence(key), act) for name, act in self.acts.items() for key in command(name).keys]
        self._dress()

    def _make_acts(self) -> dict[str, Callable[[], object]]:
        return {
            "page.save": self.saved_asked.emit,
            "page.find": self.find_asked.emit,
            "text.replace": self.replace_asked.emit,
            "text.line_up": partial(self.carry_lines, -1),
            "text.line_down": partial(self.carry_lines, 1),
            "text.bold": partial(self.mark, "**"),
            "text.italic": partial(self.mark, "*"),
            "text.code": partial(self.mark, "`"),
            "text.link": self.link,
            "text.list": partial(self.list_lines, "-"),
            "text.numbered": partial(self.list_lines, "1."),
            "text.tasks": partial(self.list_lines, "- [ ]"),
            "text.quote": partial(self.list_lines, ">"),
            "text.no_heading": partial(self.head, 0),
            **{f"text.heading_{level}": partial(self.head, level) for level in range(1, 7)},
        }

    # what the commands do

    def mark(self, sign: str) -> None:
        """Put marks around the chosen words or the word at the cursor, or take them away."""
        cursor = self.textCursor()
        if not cursor.hasSelection():
            cursor.select(QTextCursor.SelectionType.WordUnderCursor)
        words = cursor.selectedText()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        size = len(sign)
        around = self._between(start - size, start) == sign == self._between(end, end + size)
        if words and around and not (sign == "*" and self._between(start - 2, start) == "**"):
            cursor.setPosition(start - size)
            cursor.setPosition(end + size, QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(words)
            self._choose(start - size, end - size)
            return
        made = writing.marked(words, sign)
        cursor.insertText(made)
        if words:
            self._choose(start, cursor.position())
        else:
            cursor.setPosition(cursor.position() - size)
            self.setTextCursor(cursor)

    def link(self) -> None:
        """Make the chosen words a link, its address to be written."""
        cursor = self.textCursor()
        words = cursor.selectedText()
        cursor.insertText(f"[{words}]()" if words else "[[")
        if words:
            cursor.setPosition(cursor.position() - 1)
        self.setTextCursor(cursor)

    def head(self, level: int) -> None:
        """Make the chosen lines headings of a level, 0 for none."""
        self._change_lines(lambda lines: [writing.headed(line, level) for line in lines])

    def list_lines(self, sign: str) -> None:
        """Make the chosen lines items of a list, or plain again."""
        self._change_lines(lambda lines: writing.listed(lines, sign))

    def move_lines(self, change: Callable[[str], str]) -> None:
        """Move the chosen lines in or out."""
        self._change_lines(lambda lines: [change(line) for line in lines])

    def carry_lines(self, step: int) -> None:
        """Change places with the line above (-1) or below (1); the chosen lines go together."""
        cursor = self.textCursor()
        first, last = self._lines_of(cursor)
        beyond = first.previous() if step < 0 else last.next()
        if not beyond.isValid() or self.isReadOnly():
            return
        start, end = cursor.selectionStart() - first.position(), cursor.selectionEnd() - first.position()
        moved = self._between(first.position(), last.position() + last.length() - 1)
        words = beyond.text()
        upper = first if step > 0 else beyond
        lower = beyond if step > 0 else last
        place = upper.position() + (0 if step < 0 else len(_units(words)) // 2 + 1)
        cursor.setPosition(upper.position())
        cursor.setPosition(lower.position() + lower.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(f"{moved}\n{words}" if step < 0 else f"{words}\n{moved}")
        self._choose(place + start, place + end)

    def _change_lines(self, change: Callable[[list[str]], list[str]]) -> None:
        cursor = self.textCursor()
        chosen = cursor.hasSelection()
        first, last = self._lines_of(cursor)
        lines = self._between(first.position(), last.position() + last.length() - 1).split("\n")
        made = change(lines)
        if made == lines:
            return
        column = cursor.positionInBlock() + len(made[0]) - len(lines[0])
        start = first.position()
        cursor.setPosition(start)
        cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText("\n".join(made))
        end = cursor.position()
        if chosen:
            self._choose(start, end)
        else:
            cursor.setPosition(max(start, min(start + max(column, 0), end)))
            self.setTextCursor(cursor)

    def _lines_of(self, cursor: QTextCursor) -> tuple[QTextBlock, QTextBlock]:
        document = self.document()
        first, last = document.findBlock(cursor.selectionStart()), document.findBlock(cursor.selectionEnd())
        if cursor.selectionEnd() == last.position() and last.blockNumber() > first.blockNumber():
            last = last.previous()
        return first, last

    def _between(self, start: int, end: int) -> str:
        if start < 0 or end >= self.document().characterCount():
            return ""
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText().replace("\u2029", "\n")

    def _choose(self, start: int, end: int) -> None:
        cursor = self.textCursor()
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    # keys

    def event(self, event: QEvent) -> bool:
        """Take our keys before the window's commands do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._command(event):
            event.accept()
            return True
        return super().event(event)

    def _command(self, event: QKeyEvent) -> Callable[[], object] | None:
        pressed = QKeySequence(event.keyCombination())
        return next((act for keys, act in self._commands if keys == pressed), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        leaves = self._tab_leaves
        self._tab_leaves = event.key() == Qt.Key.Key_Escape or (leaves and event.key() == Qt.Key.Key_Shift)
        act = self._command(event)
        if act is not None:
            act()
        elif leaves and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            QWidget.focusNextPrevChild(self, event.key() == Qt.Key.Key_Tab)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isReadOnly():
            self._break_line()
        elif event.key() == Qt.Key.Key_Tab and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._tab()
        elif event.key() == Qt.Key.Key_Backtab:
            self.move_lines(writing.outdented)
        else:
            super().keyPressEvent(event)

    def _break_line(self) -> None:
        cursor = self.textCursor()
        block = cursor.block()
        if cursor.hasSelection() or block.userState() in (BACKTICKS, TILDES):
            cursor.insertText("\n")
        else:
            following = writing.next_line(block.text(), cursor.positionInBlock())
            if following.ends:
                cursor.select(QTextCursor.SelectionType.LineUnderCursor)
                cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                cursor.removeSelectedText()
            else:
                cursor.insertText(f"\n{following.lead}")
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _tab(self) -> None:
        cursor = self.textCursor()
        if cursor.hasSelection() or writing.ITEM.match(cursor.block().text()):
            self.move_lines(writing.indented)
        else:
            cursor.insertText(" " * (4 - cursor.positionInBlock() % 4))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the usual menu, with what else can be done with what is selected."""
        menu = self.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.textCursor().hasSelection():
            menu.addSeparator()
            menu.addActions(list(self.selection_actions()))
        menu.popup(event.globalPos())

    # what is pasted and dropped

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: D102
        return source.hasText() or bool(files_of(source)) or picture_of(source) is not None

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Give files and pictures on; of all else take the words only, whatever the clipboard holds."""
        files, picture = files_of(source), picture_of(source)
        if files:
            self.files_given.emit(files)
        elif picture is not None:
            self.picture_given.emit(picture)
        elif source.hasText() and self._links_to(source.text().strip()):
            return
        elif source.hasText():
            self.insertPlainText(source.text())

    def _links_to(self, address: str) -> bool:
        """Make the chosen words a link to an address that is pasted over them; whether it is one."""
        cursor = self.textCursor()
        words = cursor.selectedText()
        if not words or "\u2029" in words or ADDRESS.fullmatch(words) or not ADDRESS.fullmatch(address):
            return False
        cursor.insertText(f"[{words}]({address})")
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: D102
        super().dragEnterEvent(event)
        self._say_drop(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: D102
        super().dragMoveEvent(event)
        self._say_drop(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: D102
        super().dragLeaveEvent(event)
        self._drop.hide()

    def _say_drop(self, event: QDropEvent) -> None:
        """Say what dropping a file or picture here does."""
        if self._copy_only(event) and not self.isReadOnly():
            words = self.tr("Drop to put %1 into this page here. A copy is added to the sources.")
            name = named(event.mimeData()) or self.tr("the picture")
            self._drop.say(words.replace("%1", name), event.position().toPoint())

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what is dropped; a file is copied, and stays where it was."""
        self._drop.hide()
        is_file = self._copy_only(event)
        super().dropEvent(event)
        if is_file:
            event.setDropAction(Qt.DropAction.CopyAction)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy_only(self, event: QDropEvent) -> bool:
        """Let files and pictures be copied, never moved; whether it is such."""
        is_file = bool(files_of(event.mimeData())) or picture_of(event.mimeData()) is not None
        if is_file and not self.isReadOnly():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return is_file

    # in step with the preview

    def top_line(self) -> float:
        """Return the line that stands at the top; its fraction says how far it is scrolled out."""
        block = self.firstVisibleBlock()
        box = self.blockBoundingGeometry(block).translated(self.contentOffset())
        return block.blockNumber() + (min(max(-box.top() / box.height(), 0.0), 1.0) if box.height() else 0.0)

    def show_line(self, line: float) -> None:
        """Scroll so that a line stands at the top."""
        block = self.document().findBlockByNumber(min(int(line), self.blockCount() - 1))
        self.verticalScrollBar().setValue(block.firstLineNumber() + int((line - int(line)) * block.lineCount()))

    # the look

    def fit_wrapping(self, longest: int) -> None:
        """Wrap lines, unless one is so long that it would hold up every key."""
        wraps = longest <= LONGEST_WRAPPED
        modes = QPlainTextEdit.LineWrapMode
        self.setLineWrapMode(modes.WidgetWidth if wraps else modes.NoWrap)

    def _dress(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(look.body_points())
        self.setFont(font)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance(" ") * 4)
        self._fit()

    def _fit(self) -> None:
        """Keep the column readable: what is wider becomes margins."""
        column = self.fontMetrics().horizontalAdvance("x") * LETTERS
        side = max(look.LARGE, (self.width() - column) // 2)
        margins = self.viewportMargins()
        if margins.left() != side:
            self.setViewportMargins(side, look.MEDIUM, look.LARGE, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shade the line that is written in, then draw the text."""
        if self.hasFocus() and not self.textCursor().hasSelection():
            box = self.blockBoundingGeometry(self.textCursor().block()).translated(self.contentOffset())
            painter = QPainter(self.viewport())
            painter.fillRect(0, int(box.top()), self.viewport().width(), int(box.height()) + 1, look.colour("window"))
            painter.end()
        super().paintEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "highlighter"):
            self._dress()
            self.highlighter.dress()


def _units(text: str) -> bytes:
    """Return a text as the document counts it: two bytes a place."""
    return text.encode("utf-16-le", "surrogatepass")
