"""The dialog that retires a page: what links to it, and the reason that will stand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from kbdesk.desk import look, notices
from kbdesk.desk.parts import button, label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Page

NAMED = 8


class RetireDialog(QDialog):
    """Asks for a reason, then retires the page. Escape and the window's cross leave everything as it is."""

    def __init__(self, session: Session, page: Page, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Retire a page"))
        self.setMinimumWidth(460)
        self.reason = QPlainTextEdit()
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setPlaceholderText(self.tr("Why can nobody rely on this page any more?"))
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(96)
        self.reason.textChanged.connect(self._typed)
        self._trouble = label("", "danger", wrap=True)
        self._trouble.hide()
        self.retire_button = button(self.tr("Retire the page"), self._retire, "danger", "archive")
        self.retire_button.setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.LARGE)
        column.setSpacing(look.MEDIUM)
        column.addWidget(label(self.tr("Retire “{title}”?").format(title=page.row.title), "title", wrap=True))
        words = self.tr("The page stays and can be restored. It leaves the index, and a notice on it says why.")
        column.addWidget(label(words, "muted", wrap=True))
        column.addWidget(label(self._touched(), "", wrap=True))
        column.addWidget(self.reason)
        column.addWidget(self._trouble)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(button(self.tr("Cancel"), self.reject))
        row.addWidget(self.retire_button)
        column.addLayout(row)

    def _touched(self) -> str:
        titles = list(dict.fromkeys(link.title or link.source for link in self._page.backlinks))
        if not titles:
            return self.tr("No page links to it.")
        named = ", ".join(titles[:NAMED]) + (" …" if len(titles) > NAMED else "")
        return self.tr("Pages that link to it ({count}): {titles}").format(count=len(titles), titles=named)

    def _typed(self) -> None:
        self.retire_button.setEnabled(bool(self.reason.toPlainText().strip()))

    def _retire(self) -> None:
        project, person, page_id = self._session.project, self._session.person, self._page.row.id
        reason = " ".join(self.reason.toPlainText().split())
        self.retire_button.setEnabled(False)
        self._session.write(
            self,
            lambda _job: project.retire_page(page_id, reason, person),
            lambda _changes: self.accept(),
            self._failed,
        )

    def _failed(self, error: KbdeskError) -> None:
        self._trouble.setText(notices.sentence(error))
        self._trouble.show()
        self.retire_button.setEnabled(True)
