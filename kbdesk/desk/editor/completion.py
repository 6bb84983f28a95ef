"""The list that opens while a link is written: the pages, or the headings of one, that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout

from kbdesk.desk import look
from kbdesk.desk.editor.linking import Begun, begun, written
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.picker import PickList, Row, RowModel
from kbdesk.desk.rows import Item, RowDelegate
from kbdesk.errors import NotFound
from kbdesk.pages import anchors

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.editor.text import MarkdownEdit
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job

SHOWN = 12
ROWS = 7
LETTERS = 46
SOON = 60
"""Milliseconds after a key until the list follows."""
MOVES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: ROWS - 1, Qt.Key.Key_PageUp: 1 - ROWS}
TAKES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class Pages:
    """The names of all pages, to be asked on a worker."""

    def __init__(self, project: Project) -> None:
        names = project.names()
        self.status = {each.id: each.status for each in names}
        self._matcher = Matcher([Entry(each.id, each.title, (*each.aliases, each.id)) for each in names])

    def rows(self, words: str, job: Job) -> list[Row]:
        """Return the pages that fit."""
        found = self._matcher.best(words, SHOWN, (), job)
        return [
            Row(
                Item(
                    each.entry.title,
                    dot=each.entry.key.partition("/")[0],
                    state=self.status.get(each.entry.key, "active"),
                    under=each.entry.key
                    if not each.name or each.name == each.entry.key
                    else f"{each.name} · {each.entry.key}",
                ),
                each.entry.key,
            )
            for each in found
        ]


def heading_rows(project: Project, page: str, words: str) -> list[Row]:
    """Return the headings of a page that fit; runs on a worker."""
    try:
        text = project.page(page).text
    except NotFound:
        return []
    entries = [Entry(each.anchor, each.text) for each in anchors.placed(text)]
    found = Matcher(entries).best(words, SHOWN)
    return [Row(Item(each.entry.title, under=f"#{each.entry.key}"), each.entry.key) for each in found]


class LinkCompletion(QFrame):
    """Stands over the text while a link is written; the text keeps the keys and asks here first."""

    def __init__(self, session: Session, text: MarkdownEdit) -> None:
        super().__init__(text)
        self._session = session
        self._text = text
        self._pages: Pages | None = None
        self._link: Begun | None = None
        self._left = -1
        self.setProperty("role", "picker")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.model = RowModel(self)
        self.list = PickList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Pages to link to"))
        self.list.taken.connect(lambda index, _new: self._take(index))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.TIGHT, look.TIGHT, look.TIGHT, look.TIGHT)
        column.addWidget(self.list)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._ask)
        text.completion = self.key
        text.cursorPositionChanged.connect(self._moved)
        text.verticalScrollBar().valueChanged.connect(lambda _value: self._close())
        session.changed.connect(self._changed)
        self.hide()

    # what is asked for

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._pages = None

    def _moved(self) -> None:
        cursor = self._text.textCursor()
        found = None
        if not cursor.hasSelection() and self._text.hasFocus():
            found = begun(cursor.block().text()[: cursor.positionInBlock()])
        if found is None or cursor.blockNumber() == self._left:
            if found is None:
                self._left = -1
            self._link = None
            self._soon.stop()
            self._close()
            return
        self._link = found
        self._soon.start()

    def _ask(self) -> None:
        link, project, pages = self._link, self._session.project, self._pages
        if link is None:
            return
        if link.kind == "heading":
            self._session.read(
                self,
                lambda _job: (pages, heading_rows(project, link.page, link.words)),
                lambda found: self._show(link, *found),
                replaces="links",
            )
            return

        def find(job: Job) -> tuple[Pages, list[Row]]:
            known = pages or Pages(project)
            return known, known.rows(link.words, job)

        self._session.read(self, find, lambda found: self._show(link, *found), replaces="links")

    # showing

    def _show(self, link: Begun, pages: Pages | None, rows: list[Row]) -> None:
        self._pages = pages
        if link is not self._link:
            return
        self.model.set_rows(rows)
        if not rows:
            self._close()
            return
        self.list.setCurrentIndex(self.model.index(0))
        self._place(len(rows))
        self.show()
        self.raise_()

    def _place(self, rows: int) -> None:
        """Stand below the line that is written, or above it where there is no room."""
        text = self._text
        row = self.list.sizeHintForRow(0)
        height = row * min(rows, ROWS) + 2 * look.SMALL
        width = min(text.fontMetrics().averageCharWidth() * LETTERS, text.width() - 2 * look.SMALL)
        self.resize(width, height)
        box = text.cursorRect()
        at = text.viewport().mapTo(text, QPoint(box.left(), box.bottom() + look.TIGHT))
        if at.y() + height > text.height():
            at.setY(max(0, text.viewport().mapTo(text, box.topLeft()).y() - height - look.TIGHT))
        at.setX(max(look.SMALL, min(at.x(), text.width() - width - look.SMALL)))
        self.move(at)

    def _close(self) -> None:
        if self.isVisible():
            self.hide()

    # keys

    def key(self, event: QKeyEvent) -> bool:
        """Take a key of the text while the list is open; whether it was taken."""
        if not self.isVisible() or event.modifiers() not in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._left = self._text.textCursor().blockNumber()
            self._close()
            return True
        if key in TAKES:
            self._take(self.list.currentIndex())
            return True
        if key in MOVES:
            row = max(0, min(self.list.currentIndex().row() + MOVES[key], self.model.rowCount() - 1))
            self.list.setCurrentIndex(self.model.index(row))
            return True
        return False

    def _take(self, index: QModelIndex) -> None:
        row, link = self.model.row(index), self._link
        if row is None or link is None:
            return
        self._close()
        cursor = self._text.textCursor()
        block, at = cursor.block(), cursor.positionInBlock()
        after = block.text()[at:]
        closes = len("]]") if link.kind == "wiki" and after.startswith("]]") else 0
        cursor.setPosition(block.position() + link.start)
        cursor.setPosition(block.position() + at + closes, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(written(link, row.key, row.item.text, after))
        self._text.setTextCursor(cursor)
        self._link = None
        self._soon.stop()
