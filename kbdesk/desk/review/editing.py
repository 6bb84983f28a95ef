"""Edit, then accept: the page's text as it stands, to be changed before it is accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPlainTextEdit

from kbdesk.desk import notices
from kbdesk.desk.parts import after, button, label
from kbdesk.desk.review.words import title, tr
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.errors import Conflict

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import Judged, WaitingPiece
    from kbdesk.project.values import Page

LETTERS = 96
LINES = 20
SAVING_KEYS = ("Ctrl+Return", "Ctrl+Enter", "Ctrl+S")
KEEP_AFTER = 1000
"""Milliseconds from a change to keeping it as a draft."""


class EditDialog(Sheet):
    """The text is saved as a change of the person, and the piece is accepted with it.

    Escape leaves all as it is; where something was written, that is asked about first.
    """

    accepted_edited = Signal(object)
    """The page was saved and the piece accepted: what came of it, a Judged."""

    def __init__(self, session: Session, piece: WaitingPiece, parent: QWidget) -> None:
        super().__init__(parent, tr("Edit, then accept"))
        self._session = session
        self._piece = piece
        self._hash = ""
        self._shown = ""
        self._is_saving = False
        self._drafts: list[str] = []
        """The draft in which is kept what was written by now; filled in by the worker that keeps it."""
        self._keep_soon = after(self, KEEP_AFTER, self._keep_draft)
        session.closing.connect(self._keep_draft)
        self.edit = QPlainTextEdit()
        self.edit.setAccessibleName(tr("The page's text"))
        self.edit.setMinimumHeight(self.edit.fontMetrics().lineSpacing() * LINES)
        self.edit.setTabChangesFocus(True)
        self.edit.setEnabled(False)
        self.cancel_button = button(tr("Cancel"), self.reject, "flat")
        self.save_button = button(tr("Save and accept"), self._save, "primary", "check")
        self.save_button.setEnabled(False)
        self.save_button.setToolTip(tr("Ctrl+Enter"))
        for keys in SAVING_KEYS:
            QShortcut(QKeySequence(keys), self).activated.connect(self._save_by_key)
        self.body.addWidget(label(title(piece), "title", wrap=True))
        self.body.addWidget(
            label(tr("What you change here is your own change; the one you look at is accepted."), "muted", wrap=True)
        )
        self.body.addWidget(field_name(tr("&Text"), self.edit))
        self.body.addWidget(self.edit, 1)
        self.keep_button = button(tr("&Keep editing"), self._keep, "primary")
        self.discard_button = button(tr("&Discard what is written"), self._discard, "danger", enter=False)
        self.add_buttons([self.discard_button], [self.keep_button, self.cancel_button, self.save_button])
        self._show_asking(on=False)
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self._ask()

    def _ask(self) -> None:
        project, page = self._session.project, self._piece.page

        def read(_job: object) -> Page | None:
            return project.overview() if page == "overview" else project.page(page)

        self._session.read(self, read, self._show, self._failed, replaces="page")

    def _show(self, page: Page | None) -> None:
        if page is None:
            return
        self._hash = page.hash
        self.edit.setPlainText(page.text)
        self._shown = self.text()
        self.edit.setEnabled(True)
        self.edit.textChanged.connect(self._keep_later)
        self.edit.setFocus()
        self.save_button.setEnabled(self._session.project.writable)

    def text(self) -> str:
        """Return the text as it is written now."""
        return self.edit.document().toRawText().replace("\u2029", "\n")

    # drafts

    def _keep_later(self) -> None:
        if not self._keep_soon.isActive():
            self._keep_soon.start()

    def _keep_draft(self) -> None:
        """Keep what is written by now as a draft, which the desk offers to go on with where it is not saved."""
        self._keep_soon.stop()
        if not self.is_changed() or self._is_saving or not self.isVisible():
            return
        project, page, text, base = self._session.project, self._piece.page, self.text(), self._hash
        drafts = self._drafts
        self._session.write(
            self,
            lambda _job: drafts.append(project.keep_draft(page, text, base)),
            None,
            lambda error: self.tell(notices.sentence(error), "danger"),
        )

    def _discard(self) -> None:
        """Leave, and keep nothing of what was written."""
        project, drafts = self._session.project, self._drafts

        def drop(_job: object) -> None:
            for draft in drafts[-1:]:  # the page has one
                project.drop_draft(draft)

        self._session.write(self._session, drop)
        super().reject()

    # leaving

    def is_changed(self) -> bool:
        """Whether something was written that is not saved."""
        return self.edit.isEnabled() and self.text() != self._shown

    def reject(self) -> None:
        """Leave; what was written is asked about first, and meanwhile nothing can be written. Escape again: go on."""
        if not self.keep_button.isHidden():
            self._keep()
        elif self._is_saving:
            super().reject()
        elif not self.is_changed():
            self._discard()
        else:
            self._show_asking(on=True)
            self.tell(tr("What you changed here is not saved yet."), "warn")
            self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self._show_asking(on=False)
        self.told.hide()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, *, on: bool) -> None:
        """Put the choice whether to leave in the place of the usual buttons."""
        for each in (self.keep_button, self.discard_button):
            each.setVisible(on)
        for each in (self.cancel_button, self.save_button):
            each.setVisible(not on)
        self.edit.setReadOnly(on)

    # saving

    def _save_by_key(self) -> None:
        if self.save_button.isVisible() and self.save_button.isEnabled():
            self._save()

    def _save(self) -> None:
        project, person, piece = self._session.project, self._session.person, self._piece.piece
        text, expected = self.text(), self._hash
        self._is_saving = True
        self.save_button.setEnabled(False)

        def done(result: Judged) -> None:
            self.accepted_edited.emit(result)
            self.accept()

        task = self._session.write(
            self, lambda _job: project.accept_edited(piece, text, expected, person), done, self._failed
        )
        self.stay_for(self._session, task)

    def _failed(self, error: KbdeskError) -> None:
        self._is_saving = False
        self.save_button.setEnabled(bool(self._hash) and self._session.project.writable)
        self.tell(notices.sentence(error), "warn" if isinstance(error, Conflict) else "danger")
