"""The comments that are not closed, all of them: what was said to agents, and what they replied."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.parts import button, empty, label
from kbdesk.desk.review.comments import CommentBox
from kbdesk.desk.review.words import named, number, tr
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import Comment
    from kbdesk.project.values import Changes

MOST = 100
LETTERS = 88


class CommentsDialog(Sheet):
    """Shows the comments, the newest first; each is closed here, or opened again."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, tr("Open comments"))
        self._session = session
        self._told = label(tr("Looking for comments…"), "muted", wrap=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(look.SMALL)
        self.close_button = button(tr("Close"), self.reject, "flat")
        self.body.addWidget(label(tr("Open comments"), "title"))
        self.body.addWidget(self._told)
        self.body.addLayout(self._rows)
        self.body.addStretch()
        self.add_buttons([], [self.close_button])
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        session.changed.connect(self._changed)
        self._ask()

    def _ask(self) -> None:
        project = self._session.project
        self._session.read(
            self, lambda _job: project.comments(open_only=True), self._show, self._failed, replaces="comments"
        )

    def _show(self, comments: tuple[Comment, ...]) -> None:
        empty(self._rows)
        told = tr("Comments: {count}").replace("{count}", number(len(comments)))
        nothing = tr("No comment is open. You can leave one on any change; the agent reads it with its next question.")
        self._told.setText(told if comments else nothing)
        for comment in comments[:MOST]:
            row = self._row(comment)
            self._rows.addWidget(row)
            row.setVisible(True)  # at once: whoever asks for our size next must not miss it
        self.fit()

    def _row(self, comment: Comment) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        page = button(named(comment.page, comment.title), partial(self._open, comment.page), "link", "file-text")
        page.setToolTip(comment.page)
        column.addWidget(page)
        box = CommentBox(comment, writable=self._session.project.writable)
        box.closing.connect(self._close)
        box.reopening.connect(self._reopen)
        column.addWidget(box)
        return made

    def _open(self, page: str) -> None:
        self._session.open_page(page)

    def _close(self, comment: int) -> None:
        project, person = self._session.project, self._session.person
        self._session.write(
            self, lambda _job: project.close_comment(comment, person), lambda _one: self._ask(), self._failed
        )

    def _reopen(self, comment: int) -> None:
        project, person = self._session.project, self._session.person
        self._session.write(
            self, lambda _job: project.reopen_comment(comment, person), lambda _one: self._ask(), self._failed
        )

    def _failed(self, error: KbdeskError) -> None:
        self.tell(notices.sentence(error), "danger")

    def _changed(self, changes: Changes) -> None:
        if changes.reviews or changes.everything:
            self._ask()
