"""The texts that are kept and not saved: which there are, which of them are being edited here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Signal

from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from kbdesk.desk.editor.loading import Fields
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import KeptDraft


class Unsaved(QObject):
    """One for each open project; `unsaved_of` finds it."""

    changed = Signal()
    """`drafts` holds others."""
    kept = Signal(str, object)
    """A page's text, by the page's name and as it was given to `keep`, is kept."""
    not_kept = Signal(str, object)
    """A page's text could not be kept, with the KbdeskError that says why."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._own: dict[str, str] = {}
        self._editing: dict[str, QObject] = {}
        self.drafts: tuple[KeptDraft, ...] = ()
        self.refresh()

    # drafts

    def refresh(self) -> None:
        """Look again which drafts there are."""
        project = self._session.project
        self._session.read(self, lambda _job: project.drafts(), self._found, replaces="drafts")

    def _found(self, drafts: tuple[KeptDraft, ...]) -> None:
        if drafts != self.drafts:
            self.drafts = drafts
            self.changed.emit()

    def of_page(self, page: str) -> tuple[KeptDraft, ...]:
        """Return the drafts of a page, newest first."""
        return tuple(draft for draft in reversed(self.drafts) if draft.page == page)

    def own(self, page: str) -> str:
        """Return the draft that this window keeps of a page, "" for none."""
        return self._own.get(page, "")

    def keep(self, page: str, text: str, base: str, fields: Fields) -> None:
        """Keep a page's text as this window's draft of it, also when its editor is gone before that is done."""
        project = self._session.project

        def done(draft: str) -> None:
            self._own[page] = draft
            self.kept.emit(page, (text, fields))
            self.refresh()

        self._session.write(
            self,
            lambda _job: project.keep_draft(page, text, base, fields),
            done,
            lambda error: self.not_kept.emit(page, error),
        )

    def refresh_after_writes(self) -> None:
        """Look again when all that is being written is written."""
        self._session.write(self, lambda _job: None, lambda _done: self.refresh())

    def note_saved(self, page: str) -> None:
        """Note that a page was saved: the store has dropped its draft."""
        self._own.pop(page, None)
        self.refresh()

    def drop_own(self, page: str) -> None:
        """Drop what this window keeps of a page."""
        draft = self._own.pop(page, "")
        if draft:
            self.drop(draft)

    def drop(self, draft: str) -> None:
        """Drop a draft: nobody wants its text any more."""
        project = self._session.project
        self._session.write(self, lambda _job: _drop(project, draft), lambda _done: self.refresh())

    # who edits what

    def begin(self, page: str, editor: QObject) -> None:
        """Note that a page is edited."""
        self._editing[page] = editor

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
