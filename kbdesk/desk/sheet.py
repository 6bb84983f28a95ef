"""A dialog whose parts scroll above a foot that always stands, and which is as large as they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.command import without_letter
from kbdesk.desk.flow import Flow
from kbdesk.desk.parts import label, line
from kbdesk.desk.placing import centre_over, keep_on_screen
from kbdesk.desk.signs import turnless

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task

LETTERS = 76
"""How many letters wide a sheet is: a readable line."""
SHARE = 0.86
"""How much of the screen's height a sheet may take."""


class Sheet(QDialog):
    """A dialog that blocks nothing: `body` scrolls, `foot` stands below it, `told` is where trouble is said."""

    def __init__(self, parent: QWidget | None, name: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._is_placed = False
        self._told_by: Session | None = None
        self._task_stayed_for: Task | None = None
        self.setWindowTitle(name)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        self.body = QVBoxLayout(inside)
        self.body.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.SMALL)
        self.body.setSpacing(look.MEDIUM)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self.foot = QVBoxLayout()
        self.foot.setContentsMargins(look.WIDE, look.SMALL, look.WIDE, look.LARGE)
        self.foot.setSpacing(look.MEDIUM)
        self.told = QFrame()
        self.told_words = label("", wrap=True, selectable=True)
        room = QVBoxLayout(self.told)
        room.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        room.addWidget(self.told_words)
        self.told.hide()
        self._line = line()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._line)
        column.addLayout(self.foot)

    def add_buttons(self, left: list[QWidget], right: list[QWidget]) -> None:
        """Close the foot with its place for trouble and its buttons."""
        self.foot.addWidget(self.told)
        self.foot.addLayout(Flow(*left, *right, spread=len(left)))

    def tell(self, text: str, role: str) -> None:
        """Say something above the buttons; role is info, good, warn or danger."""
        self.told.setProperty("role", role)
        for each in (self.told, self.told_words):
            each.style().unpolish(each)
            each.style().polish(each)
        self.told_words.setText(turnless(text))
        self.told.setAccessibleName(turnless(text))
        self.told.show()
        self.fit()

    def stay_for(self, session: Session, written: Task | None) -> None:
        """Stay until a write has ended: what it did is told here, and Cancel could not take it back."""
        self._told_by, self._task_stayed_for = session, written

    @property
    def is_writing(self) -> bool:
        """Whether what the sheet was asked to do is being done."""
        session, task = self._told_by, self._task_stayed_for
        return session is not None and task is not None and session.work.awaits(task)

    def reject(self) -> None:
        """Leave everything as it is; while something is being written, stay."""
        if not self.is_writing:
            super().reject()
            return
        words = QCoreApplication.translate("sheet", "This is being written and cannot be left now. It ends by itself.")
        self.tell(words, "info")

    def fit(self) -> None:
        """Be as large as the parts need, and no larger than the screen allows."""
        room = self.screen().availableGeometry()
        width = min(max(self.width(), self.fontMetrics().averageCharWidth() * LETTERS), room.width())
        highest = int(room.height() * SHARE)
        body = _height(self.body, width - look.TIGHT)
        foot = _height(self.foot, width)
        # A pixel too few, and a bar comes that makes the lines shorter and so the parts higher.
        self.resize(width, min(body + foot + look.SMALL, highest))
        if self._is_placed:
            keep_on_screen(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Stand over the middle of the window, once it is known how large that is."""
        super().showEvent(event)
        self.fit()
        over = self.parentWidget()
        if over is not None and not self._is_placed:
            centre_over(self, over.window())
        self._is_placed = True

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self.fit()


def _height(column: QVBoxLayout, width: int) -> int:
    column.activate()
    return column.totalHeightForWidth(width) if column.hasHeightForWidth() else column.totalSizeHint().height()


def field_name(text: str, field: QWidget) -> QLabel:
    """Return the name above a field; its letter leads to it."""
    made = QLabel(text)
    made.setAccessibleName(without_letter(text))
    made.setProperty("role", "section")
    made.setBuddy(field)
    return made
