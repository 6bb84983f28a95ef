"""Where the person hands over the file that was asked for: drop it or choose it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kbdesk.desk import amounts, core, look
from kbdesk.desk.dropsign import files_of
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import button, icon_button, label

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import GivenFile, Wish


class FileHanding(QFrame):
    """A field that takes one file and says what will become of it."""

    changed = Signal()
    """Another file was chosen, or none any more."""
    refused = Signal(str)
    """What was dropped cannot be taken: why."""

    def __init__(self, session: Session, wish: Wish, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wish = wish
        self.file: Path | None = None
        self.setProperty("role", "card")
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("The file to hand over"))
        self._picture = QLabel()
        self._name = label("", wrap=True)
        self._facts = label("", "muted", wrap=True)
        self.choose_button = button(self.tr("&Choose a file…"), self.choose, "", "folder-open")
        self.clear_button = icon_button("x", self.tr("Take the file away"), self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, look.MEDIUM, look.MEDIUM, look.MEDIUM)
        row.setSpacing(look.MEDIUM)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._facts)
        row.addLayout(words, 1)
        row.addWidget(self.choose_button)
        row.addWidget(self.clear_button)
        self.clear()

    def clear(self) -> None:
        """Have no file."""
        self.file = None
        self._show(self.tr("Drop the file here, or choose it"), self._place(""), "upload")
        self.clear_button.hide()
        self.changed.emit()

    def choose(self) -> None:
        """Let the person choose a file."""
        dialog = QFileDialog(self, self.tr("The file that is asked for"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        tell_dates(dialog)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.open()

    def take(self, file: Path) -> None:
        """Take a file, when it is one."""
        project = self._session.project
        self._session.read(
            self, lambda job: project.files_given([file], job), self._take, self._refuse, replaces="file"
        )

    def _take(self, found: tuple[GivenFile, ...]) -> None:
        if len(found) != 1 or found[0].folder:
            self.refused.emit(self.tr("One file is asked for, not a folder."))
            return
        self.file = found[0].file
        size = amounts.size(found[0].size)
        self._show(self.file.name, f"{size} · {self._place(self.file.name)}", "file-text")
        self.clear_button.show()
        self.changed.emit()

    def _refuse(self, error: KbdeskError) -> None:
        self.refused.emit(said_of(error.where or "", core.sentence(error.what)))

    def _place(self, name: str) -> str:
        """Say where a file of that name will be saved."""
        folder = self._session.project.sources_folder
        wanted = self._wish.destination.strip("/")
        if wanted and not self._wish.destination.endswith("/"):
            place = f"{folder}/{wanted}"
        else:
            place = "/".join(part for part in (folder, wanted, name) if part) + ("" if name else "/")
        text = self.tr("It will be saved as %1") if not place.endswith("/") else self.tr("It will be saved in %1")
        text = text.replace("%1", place)
        if self._wish.replaces:
            text += " · " + self.tr("new version of %1").replace("%1", self._wish.replaces)
        return text

    def _show(self, name: str, facts: str, icon: str) -> None:
        self._name.setText(name)
        self._facts.setText(facts)
        self._picture.setPixmap(look.icon(icon, "accent").pixmap(QSize(28, 28)))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: D102
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._dress("drop")

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: D102
        self._dress("card")

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        self._dress("card")
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        files = files_of(event.mimeData())
        if len(files) == 1:
            self.take(files[0])
        elif files:
            self.refused.emit(self.tr("One file is asked for; these are several."))
        else:
            self.refused.emit(self.tr("Only a file of this computer can be handed over."))

    def _dress(self, role: str) -> None:
        self.setProperty("role", role)
        self.style().unpolish(self)
        self.style().polish(self)
