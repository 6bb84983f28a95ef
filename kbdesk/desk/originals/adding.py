"""Adding originals: files that the person chose or dropped are arranged, copied, and what came of each is told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from kbdesk.desk import core, notices
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.originals import intake, words
from kbdesk.desk.originals.dialogs import AddDialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.originals.intake import Added, Arriving
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import GivenFile, SourceRow

NAMED = 3
"""So many of the files are told by their names."""


class Adding(QObject):
    """Adds files to the originals, asking on top of one widget."""

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
        dialog = QFileDialog(self._over, self.tr("Add originals"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        tell_dates(dialog)
        dialog.filesSelected.connect(lambda files: self.add([Path(file) for file in files]))
        dialog.open()

    def add(self, paths: Sequence[Path], folder: str = "") -> None:
        """Add files, and all files in folders; asks where they go when there is a choice."""
        if not self._session.project.writable:
            notices.say(self._over, self.tr("This project cannot be written; nothing was added."), "warn")
            return
        project = self._session.project
        self._session.read(
            self,
            lambda job: (project.files_given(paths, job), project.sources(job)),
            lambda found: self._arrange(*found, folder),
            self._tell,
        )

    def _arrange(self, given: Sequence[GivenFile], rows: Sequence[SourceRow], folder: str) -> None:
        if not given:
            notices.say(self._over, self.tr("There are no files in it."), "info")
            return
        arriving = intake.arrange(given, folder, rows)
        if not intake.folders_of(rows) and not any(one.older for one in arriving):
            self._add(arriving)
            return
        dialog = AddDialog(given, rows, folder, self._over)
        dialog.chosen.connect(self._add)
        dialog.show()

    def _add(self, arriving: Sequence[Arriving]) -> None:
        project, person = self._session.project, self._session.person
        self.began.emit()
        self._session.write(self, lambda job: intake.add(project, arriving, person, job), self._added, self._tell)

    def _added(self, done: Sequence[Added]) -> None:
        """Tell what came of it: added, there already, not possible."""
        added = [one for one in done if one.error is None and not one.is_duplicate]
        if added:
            self._tell_added(added)
        same = [one for one in done if one.is_duplicate]
        if same:
            pairs = "\n".join(f"{one.arriving.given.file.name} = {one.path}" for one in same)
            text = self.tr("Here already, with the same content; not copied again: %1")
            names = QLocale().createSeparatedList([one.path for one in same[:NAMED]])
            notices.say(self._over, text.replace("%1", names), "info", pairs)
        for one in done:
            if one.error is not None:
                self._tell(one.error)
        shown = added or same
        self.ended.emit(shown[-1].path if shown else "")

    def _tell_added(self, added: Sequence[Added]) -> None:
        names = QLocale().createSeparatedList([words.name_of(one.path) for one in added[:NAMED]])
        if len(added) > NAMED:
            more = self.tr("and %1 more").replace("%1", QLocale().toString(len(added) - NAMED))
            names = f"{names} {more}"
        warnings = core.lines(dict.fromkeys(warning for one in added for warning in one.warnings))
        text = self.tr("Added to the originals: %1").replace("%1", names)
        notices.say(self._over, text, "warn" if warnings else "good", warnings)

    def _tell(self, error: KbdeskError) -> None:
        notices.tell(self._over, error)
