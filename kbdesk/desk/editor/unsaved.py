"""The texts that are kept and not saved: which there are, which of them are being edited here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QDateTime, QObject, Qt, QTimer, Signal

from kbdesk.desk.editor.loading import Head
from kbdesk.errors import NotFound
from kbdesk.project.values import KeptDraft

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project


AGAIN_AFTER = 5_000
"""Milliseconds until keeping a text is tried again when no disk took it."""


class Unsaved(QObject):
    """One for each open project; `unsaved_of` finds it. It lives longer than the editors whose texts it keeps."""

    changed = Signal()
    """`drafts` holds others, or another page is edited."""
    found_left = Signal()
    """There are texts that were left unsaved before the project was opened."""
    kept = Signal(str, object)
    """A page's text, by the page's name and as the KeptDraft that it is now, is kept."""
    not_kept = Signal(str, object)
    """A page's text could not be kept, with the KbdeskError that says why; it is tried again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._is_first = True
        self._own: dict[str, str] = {}
        self._pending: dict[str, KeptDraft] = {}
        self._editing: dict[str, QObject] = {}
        self.drafts: tuple[KeptDraft, ...] = ()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_AFTER)
        self._again.timeout.connect(self._keep_again)
        self.refresh()

    # what there is

    def refresh(self) -> None:
        """Look again which drafts there are."""
        project = self._session.project
        self._session.read(self, lambda _job: project.drafts(), self._found, replaces="drafts")

    def refresh_after_writes(self) -> None:
        """Look again when all that is being written is written."""
        self._session.write(self, lambda _job: None, lambda _done: self.refresh())

    def _found(self, drafts: tuple[KeptDraft, ...]) -> None:
        is_first, self._is_first = self._is_first, False
        if drafts != self.drafts:
            self.drafts = drafts
            self.changed.emit()
        if is_first and self.left():
            self.found_left.emit()

    def left(self) -> tuple[KeptDraft, ...]:
        """Return the drafts that nobody is editing in this window."""
        return tuple(draft for draft in self.drafts if self.editor_of(draft.page) is None)

    def next_of(self, page: str) -> KeptDraft | None:
        """Return the draft of a page to go on with: this window's own, or else the newest."""
        drafts = [draft for draft in reversed(self.drafts) if draft.page == page]
        own = self._own.get(page, "")
        return next((draft for draft in drafts if draft.id == own), drafts[0] if drafts else None)

    def own(self, page: str) -> str:
        """Return the draft that this window keeps of a page, "" for none."""
        return self._own.get(page, "")

    def pending(self, page: str) -> KeptDraft | None:
        """Return a text of a page that is still on its way to where it is kept; it has no id yet."""
        return self._pending.get(page)

    def unkept(self) -> tuple[KeptDraft, ...]:
        """Return the texts that no disk has taken: they stand only in memory."""
        return tuple(self._pending.values()) if self._again.isActive() else ()

    # keeping

    def keep(self, page: str, text: str, base: str, head: Head) -> None:
        """Keep a page's text as this window's draft of it, also when its editor is gone before that is done."""
        wanted = KeptDraft("", page, text, base, head.fields, header=head.header)
        self._pending[page] = wanted
        project = self._session.project
        self._session.write(
            self,
            lambda _job: project.keep_draft(page, text, base, head.fields, head.header),
            lambda draft: self._was_kept(wanted, draft),
            lambda error: self._was_not_kept(wanted, error),
        )

    def _was_kept(self, wanted: KeptDraft, draft: str) -> None:
        now = QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODateWithMs)
        if self._pending.get(wanted.page) is wanted:
            del self._pending[wanted.page]
        self._own[wanted.page] = draft
        there = replace(wanted, id=draft, kept_at=now)
        self.drafts = (*(each for each in self.drafts if each.id != draft), there)
        self.kept.emit(wanted.page, there)
        self.changed.emit()

    def _was_not_kept(self, wanted: KeptDraft, error: KbdeskError) -> None:
        if self._pending.get(wanted.page) is wanted:
            self._again.start()
            self.not_kept.emit(wanted.page, error)

    def _keep_again(self) -> None:
        for wanted in tuple(self._pending.values()):
            self.keep(wanted.page, wanted.text, wanted.base, Head(wanted.fields, wanted.header))

    # letting go

    def note_saved(self, page: str) -> None:
        """Note that a page was saved: the store has dropped its draft."""
        self._forget(page)
        self.refresh()

    def drop_own(self, page: str) -> None:
        """Drop what this window keeps of a page."""
        draft = self._forget(page)
        if draft:
            self.drop(draft)

    def _forget(self, page: str) -> str:
        self._pending.pop(page, None)
        return self._own.pop(page, "")

    def drop(self, draft: str) -> None:
        """Drop a draft: nobody wants its text any more."""
        self._own = {page: own for page, own in self._own.items() if own != draft}
        project = self._session.project
        self._session.write(self, lambda _job: _drop(project, draft), lambda _done: self.refresh())

    # who edits what

    def begin(self, page: str, editor: QObject) -> None:
        """Note that a page is edited, and that an editor edits nothing else."""
        self._editing = {name: each for name, each in self._editing.items() if each is not editor}
        self._editing[page] = editor
        self.changed.emit()

    def end(self, editor: QObject) -> None:
        """Note that an editor is done."""
        self._editing = {page: each for page, each in self._editing.items() if each is not editor}
        self.changed.emit()

    def editor_of(self, page: str) -> QObject | None:
        """Return who edits a page."""
        found = self._editing.get(page)
        return found if found is not None and shiboken6.isValid(found) else None


def unsaved_of(session: Session) -> Unsaved:
    """Return a session's unsaved texts."""
    found = session.findChild(Unsaved)
    return found if isinstance(found, Unsaved) else Unsaved(session)


def _drop(project: Project, draft: str) -> None:
    try:
        project.drop_draft(draft)
    except NotFound:
        return
