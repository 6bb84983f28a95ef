"""One request: what is asked, why, by whom, what it touches, and the person's answer. It never blocks the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import core, look, notices
from kbdesk.desk.followups import FollowUpChoices
from kbdesk.desk.hanging import Hanging, groups_of
from kbdesk.desk.parts import button, label
from kbdesk.desk.requests import words
from kbdesk.desk.requests.handing import FileHanding
from kbdesk.desk.requests.named import Part, marked_up, parts
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.touched import Touched
from kbdesk.project.sources.values import NO_FOLLOW_UPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import Retirement
    from kbdesk.project.values import Changes, Consequences, Job, Request


def show_request(session: Session, request_id: str, parent: QWidget) -> RequestDialog:
    """Show a request; when its dialog is open already, bring that to the front."""
    window = parent.window()
    for dialog in window.findChildren(RequestDialog):
        if dialog.request_id == request_id and dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return dialog
    dialog = RequestDialog(session, request_id, window)
    dialog.show()
    return dialog


_notes: dict[str, str] = {}
"""Notes begun and not sent, by request, while the desk is open."""


class RequestDialog(Sheet):
    """Shows a request and takes the answer."""

    def __init__(self, session: Session, request_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("RequestDialog", "Request"))
        self._session = session
        self.request_id = request_id
        self.request: Request | None = None
        self._answering = False
        self._answered = False
        self.question = label("", "title", wrap=True, selectable=True)
        self._title = ""
        self._asked = label("", "muted", wrap=True)
        self.subject_button = button("", self._open_subject, "link", "arrow-up-right")
        self._reason = QFrame()
        self.reason = label("", "links", wrap=True, selectable=True)
        self.reason.setIndent(0)
        self._effect = label("", "muted", wrap=True)
        self.touched = Touched()
        self.hanging = Hanging()
        self.follow_ups = FollowUpChoices(session, self)
        self._retirement: Retirement | None = None
        self._is_looking = False
        self.handing: FileHanding | None = None
        self._place_of_handing = QVBoxLayout()
        self.note = QPlainTextEdit(_notes.pop(request_id, ""))
        self._note_name = field_name(self.tr("&Note to the agent"), self.note)
        self.later_button = button(self.tr("&Later"), self.reject, "flat")
        self.decline_button = button(self.tr("&Decline"), lambda: self._answer(approve=False), "", "x", enter=False)
        self.approve_button = button(self.tr("&Approve"), lambda: self._answer(approve=True), "", "check", enter=False)
        self.next_button = button(self.tr("&Next request"), self._go_on, "primary", "arrow-right")
        self._lay_out()
        self._enable()
        self.touched.page_wanted.connect(session.open_page)
        self.hanging.page_wanted.connect(session.open_page)
        self.hanging.hide()
        self.follow_ups.changed.connect(self._enable)
        self.reason.linkActivated.connect(session.open_page)
        session.changed.connect(self._on_changed)
        self._ask()

    def done(self, result: int) -> None:
        """Close; a note that was begun is there again when the request is opened again."""
        if not self._answered and self.note.toPlainText().strip():
            _notes[self.request_id] = self.note.toPlainText()
        super().done(result)

    # what is shown

    def _lay_out(self) -> None:
        column = self.body
        column.addWidget(self.question)
        beside = QHBoxLayout()
        beside.addWidget(self._asked, 1)
        beside.addWidget(self.subject_button)
        column.addLayout(beside)
        self._reason.setProperty("role", "card")
        inside = QVBoxLayout(self._reason)
        inside.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        inside.setSpacing(look.TIGHT)
        inside.addWidget(label(self.tr("Reason"), "section"))
        inside.addWidget(self.reason)
        self._reason.hide()
        column.addWidget(self._reason)
        column.addLayout(self._place_of_handing)
        column.addWidget(self.follow_ups)  # above what may be long: nothing of it is approved unseen
        column.addWidget(self.touched)
        column.addWidget(self.hanging)
        column.addWidget(self._effect)
        column.addStretch()
        self.note.setAccessibleName(self.tr("Note to the agent"))
        self.note.setPlaceholderText(self.tr("Optional: why, or what to do instead"))
        self.note.setTabChangesFocus(True)
        self.note.setFixedHeight(self.note.fontMetrics().height() * 2 + look.WIDE)
        self.foot.addWidget(self._note_name)
        self.foot.addWidget(self.note)
        self.next_button.hide()
        self.add_buttons([self.later_button], [self.decline_button, self.approve_button, self.next_button])
        self.note.setFocus()

    def _ask(self) -> None:
        project, request_id = self._session.project, self.request_id

        def call(job: Job) -> tuple[Request, Consequences, str, bool, tuple[Part, ...]]:
            request = project.request(request_id)
            wish, told = request.wish, parts(project, request.wish.reason)
            return request, project.consequences(wish), words.title_of(project, wish), project.is_done(wish), told

        self._session.read(self, call, lambda found: self._show(*found), self._show_trouble, replaces="request")

    def _ask_what_rests(self, original: str) -> None:
        """Quote the paragraphs that rest on an original that an agent wants retired; it takes longer than the rest."""
        project = self._session.project
        nothing = self.tr("No page was built from it.")

        def show(found: Retirement) -> None:
            self._is_looking = False
            self.touched.show_groups(groups_of((found,)), "" if found.resting else nothing)
            self.hanging.show_retirements((found,), with_pages=False)
            self.hanging.setVisible(bool(found.resting))
            if found != self._retirement:  # else what has the keys would be another
                self._retirement = found
                self.follow_ups.show_found((found,))
            self._enable()

        def is_gone(_error: KbdeskError) -> None:  # it is retired already
            self._is_looking, self._retirement = False, None
            self.hanging.hide()
            self.follow_ups.hide()
            self._enable()

        self._is_looking = (
            self._session.read(self, lambda job: project.retirement(original, job), show, is_gone, replaces="resting")
            is not None
        )

    def _show(self, request: Request, found: Consequences, title: str, done: bool, reason: tuple[Part, ...]) -> None:
        first = self.request is None
        self.request, self._title = request, title or self._title
        wish = request.wish
        question = words.sentence(request, self._title)
        self.question.setText(question)
        self.setWindowTitle(words.shortened(question, 80))
        self.subject_button.setText(words.subject_action(wish))
        self.subject_button.setToolTip(wish.subject)
        self.subject_button.setVisible(wish.kind != "request_file")
        self._asked.setText(words.asked(request))
        self._show_reason(reason)
        self._reason.setVisible(bool(wish.reason.strip()))
        self._effect.setText(words.effect(wish, done=done))
        nothing = {
            "retire_page": self.tr("No page links to it."),
            "retire_source": self.tr("No summary was built from it."),
        }
        self.touched.show_consequences(found, nothing.get(wish.kind, ""))
        self.touched.setVisible(wish.kind != "request_file" or bool(wish.replaces))
        if wish.kind == "retire_source":
            self._ask_what_rests(wish.subject)
        if first and wish.kind == "request_file":
            self._make_handing(request)
        if request.state != "waiting" and not self._answering and not self._answered:
            self.tell(self.tr("This request no longer waits.") + " " + words.ending(request), "info")
            self._answered = True
        self._enable()
        self.fit()

    def _show_reason(self, told: tuple[Part, ...]) -> None:
        """Show the reason; the pages that it names are opened by their names in it."""
        leads = any(page for _, page in told)
        flags = Qt.TextInteractionFlag.TextSelectableByMouse
        if leads:
            flags |= Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.reason.setTextFormat(Qt.TextFormat.RichText if leads else Qt.TextFormat.PlainText)
        self.reason.setTextInteractionFlags(flags)
        self.reason.setText(marked_up(told) if leads else "".join(words for words, _ in told))

    def _make_handing(self, request: Request) -> None:
        self.handing = FileHanding(self._session, request.wish)
        self.handing.changed.connect(self._enable)
        self.handing.refused.connect(lambda text: self.tell(text, "warn"))
        self._place_of_handing.addWidget(self.handing)
        self.handing.show()
        self.setTabOrder(self.handing.choose_button, self.note)
        self.handing.choose_button.setFocus()

    def _enable(self) -> None:
        """Switch the buttons to what can be done now."""
        request = self.request
        open_now = request is not None and request.state == "waiting" and not self._answering and not self._answered
        has_file = self.handing is None or self.handing.file is not None
        self.decline_button.setEnabled(open_now)
        is_known = not self._is_looking and self.follow_ups.is_complete()
        self.approve_button.setEnabled(open_now and has_file and is_known)
        self.follow_ups.setEnabled(open_now)
        if self._answered:
            self.follow_ups.hide()
        needs_file = request is not None and request.wish.kind == "request_file" and not has_file
        self.approve_button.setToolTip(self.tr("Choose the file first") if needs_file else "")
        self.note.setReadOnly(not open_now)
        if self.handing is not None:
            self.handing.setEnabled(open_now)
        for each in (self.decline_button, self.approve_button, self.note, self._note_name):
            each.setVisible(not self._answered)
        self.later_button.setText(self.tr("C&lose") if self._answered else self.tr("&Later"))
        self.fit()

    def _show_trouble(self, error: KbdeskError) -> None:
        self.tell(notices.sentence(error), "danger")

    def _on_changed(self, changes: Changes) -> None:
        concerned = self.request_id in changes.requests or bool(changes.pages) or bool(changes.sources)
        if not self._answered and (changes.everything or concerned):
            self._ask()

    # the answer

    def _answer(self, *, approve: bool) -> None:
        request = self.request
        if request is None or request.state != "waiting" or self._answering:
            return
        project, person, note = self._session.project, self._session.person, self.note.toPlainText().strip()
        file = self.handing.file if self.handing is not None else None
        if approve and self.handing is not None and file is None:
            return
        follow_ups = NO_FOLLOW_UPS
        if approve and self._retirement is not None:
            follow_ups = self.follow_ups.chosen(self._retirement, set())
        self._answering = True
        self.told.hide()
        self._enable()

        def call(job: Job) -> tuple[Changes, tuple[Request, ...]]:
            changes = project.answer(request.id, approve, note, person, file if approve else None, follow_ups)
            return changes, project.requests(waiting_only=True)

        task = self._session.write(self, call, lambda done: self._done(approve, *done), self._failed)
        self.stay_for(self._session, task)

    def _done(self, approve: bool, changes: Changes, waiting: Sequence[Request]) -> None:
        self._answering = False
        self._answered = True
        request = self.request
        if request is None:
            return
        text = words.done(request, self._title, approved=approve)
        if request.wish.kind == "request_file" and changes.created:
            text += " " + words.tr("Saved as %1.").replace("%1", changes.created[0])
        if changes.warnings:
            text += "\n" + core.lines(changes.warnings)
        others = [one for one in waiting if one.id != request.id]
        if not others:
            notices.say(self.parentWidget() or self, text, "good" if approve else "info")
            self.accept()
            return
        self.tell(text, "good" if approve else "info")
        self._next = others[0].id
        self._enable()
        self.next_button.show()
        self.next_button.setFocus()
        self.fit()

    def _failed(self, error: KbdeskError) -> None:
        self._answering = False
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._enable()
        self._ask()

    def _open_subject(self) -> None:
        if self.request is None:
            return
        wish = self.request.wish
        if wish.kind == "retire_page":
            self._session.open_page(wish.subject)
        else:
            self._session.open_source(wish.subject)

    def _go_on(self) -> None:
        parent = self.parentWidget()
        following = RequestDialog(self._session, self._next, parent)
        following.move(self.pos())
        following.show()
        self.accept()

    _next = ""
