"""What choosing another type or status in a header leads to: a deed of its own, once what is written is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kbdesk.desk.editor.words import tr
from kbdesk.desk.reader.loading import title_of
from kbdesk.desk.undoing import say_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, Job, PageRow


class HeaderDeeds(QObject):
    """Does what is chosen to the page that is edited; each can be taken back as one change."""

    def __init__(self, session: Session, editor: EditorView) -> None:
        super().__init__(editor)
        self._session = session
        self._editor = editor
        told = editor.form.identity
        told.status_wanted.connect(lambda status: self._when_saved(lambda row: self._set_status(row, status)))
        told.type_wanted.connect(lambda kind: self._when_saved(lambda row: self._set_type(row, kind)))
        told.type_written.connect(lambda kind: self._when_saved(lambda row: self._mark_type(row, kind)))

    def _when_saved(self, act: Callable[[PageRow], object]) -> None:
        def saved() -> None:
            page = self._editor.manuscript.page
            if page is not None:
                act(page.row)

        self._editor.save_then(saved)

    def _set_status(self, row: PageRow, status: str) -> None:
        project, person, window = self._session.project, self._session.person, self._editor.window()
        from kbdesk.desk.retiring import RetireDialog, SupersedeDialog  # noqa: PLC0415  # seldom needed

        if status == "superseded":
            page = self._editor.manuscript.page
            by = page.superseded_by if page is not None else None
            dialog = SupersedeDialog(self._session, row, window)
            dialog.show()
            if by:
                self._session.read(
                    dialog,
                    lambda _job: title_of(project, by) or by,
                    lambda name: dialog.replace_by(by, name),
                )
        elif status == "retired":
            RetireDialog(self._session, row, window).show()
        elif row.status in ("superseded", "retired"):
            words = tr("Restored: {title}").replace("{title}", row.title)
            self._write(lambda _job: project.restore_page(row.id, person), words)
        else:
            words = tr("{title}: its status is “{status}” now.")
            words = words.replace("{title}", row.title).replace("{status}", status)
            self._write(lambda _job: project.mark_status(row.id, status, person), words)

    def _set_type(self, row: PageRow, kind: str) -> None:
        """Write another type where the header says it; else make the page anew as one of it, which is shown before."""
        folders = {each.type: each.folder for each in self._session.project.types}
        if not row.declared or folders.get(kind) == folders.get(row.type):
            self._mark_type(row, kind)
            return
        from kbdesk.desk.reshaping.retype import RetypeDialog  # noqa: PLC0415  # seldom needed

        RetypeDialog(self._session, row, kind, self._editor.window()).show()

    def _mark_type(self, row: PageRow, kind: str) -> None:
        project, person = self._session.project, self._session.person
        words = tr("{title}: its header says “{type}” now.").replace("{title}", row.title).replace("{type}", kind)

        def done(_changes: Changes) -> None:
            if row.declared and kind != row.type:
                self._session.open_page(f"{kind}/{row.slug}")

        self._write(lambda _job: project.mark_type(row.id, kind, person), words, done)

    def _write(
        self, call: Callable[[Job], Changes], words: str, then: Callable[[Changes], object] = lambda _changes: None
    ) -> None:
        def done(changes: Changes) -> None:
            say_done(self._session, self._editor, words, changes)
            then(changes)

        self._session.write(self, call, done)
