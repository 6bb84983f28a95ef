"""Adding originals: what the person chose, dropped or pasted is looked at, shown, and taken in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QDateTime, QIODevice, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from kbdesk.desk import notices
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.intakesheet import IntakeSheet, say_added

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QImage

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.sources.values import Intake, TakenIn
    from kbdesk.project.values import Changes, Job


class Adding(QObject):
    """Takes files in, asking on top of one widget."""

    began = Signal()
    """Files are being copied."""
    ended = Signal(str)
    """All are done; the path of the last one that is there now, "" where none is."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(over)
        self._session = session
        self._over = over

    def choose_files(self) -> None:
        """Let the person choose files to add."""
        self._choose(QFileDialog.FileMode.ExistingFiles, self.tr("Add originals"))

    def choose_folder(self) -> None:
        """Let the person choose a folder, all of whose files are added."""
        self._choose(QFileDialog.FileMode.Directory, self.tr("Add a folder"))

    def _choose(self, mode: QFileDialog.FileMode, title: str) -> None:
        dialog = QFileDialog(self._over, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(mode)
        tell_dates(dialog)
        dialog.filesSelected.connect(lambda files: self.add([Path(file) for file in files]))
        dialog.open()

    def add(self, paths: Sequence[Path], folder: str = "") -> None:
        """Look what would happen to files, and to all files in folders, and show it."""
        if not self._session.project.writable:
            notices.say(self._over, self.tr("This project cannot be written; nothing was added."), "warn")
            return
        project = self._session.project
        self._session.read(
            self,
            lambda job: (project.plan_intake(paths, folder, job), present(project)),
            lambda found: self._show(paths, *found),
            self._tell,
            replaces="plan",
        )

    def _show(self, paths: Sequence[Path], intake: Intake, known: Sequence[str]) -> None:
        if not intake.arriving:
            notices.say(self._over, self.tr("There are no files in it."), "info")
        elif not any("/" in path for path in known) and all(
            one.fate == "new" and not one.older for one in intake.arriving
        ):
            self._take_in(intake)  # there is nothing to choose
        else:
            sheet = IntakeSheet(self._session, paths, intake, known, self._over)
            sheet.ended.connect(self.ended)
            sheet.show()

    def _take_in(self, intake: Intake) -> None:
        project, person = self._session.project, self._session.person
        self.began.emit()
        self._session.write(self, lambda job: project.take_in(intake, person, job), self._added, self._tell)

    def _added(self, done: Sequence[TakenIn]) -> None:
        added = [one for one in done if one.path]
        if added:
            say_added(self._session, self._over, added)
        for one in done:
            if one.error is not None:
                self._tell(one.error)
        self.ended.emit(added[-1].path if added else "")

    def add_picture(self, picture: QImage, folder: str) -> None:
        """Add a picture from the clipboard, named by the time."""
        if not self._session.project.writable:
            notices.say(self._over, self.tr("This project cannot be written; nothing was added."), "warn")
            return
        project, person = self._session.project, self._session.person
        name = f"{self.tr('Pasted picture')} {QDateTime.currentDateTime().toString('yyyy-MM-dd HH.mm.ss')}.png"
        path = f"{folder}/{name}" if folder else name

        def call(_job: Job) -> Changes:
            data = QByteArray()
            buffer = QBuffer(data)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            picture.save(buffer, "PNG")  # type: ignore[call-overload]
            return project.add_source_data(bytes(data.data()), path, person)

        def done(changes: Changes) -> None:
            added = changes.created[0] if changes.created else path
            text = self.tr("Added to the originals: %1").replace("%1", added)
            say_done(self._session, self._over, text, [changes.change])
            self.ended.emit(added)

        self._session.write(self, call, done, self._tell)

    def _tell(self, error: KbdeskError) -> None:
        notices.tell(self._over, error)


def present(project: Project) -> list[str]:
    """Return the paths of the originals that are there; runs on a worker."""
    return [row.path for row in project.source_listing().rows if row.status == "present"]
