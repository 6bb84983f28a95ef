"""Shows what changed in the text of an original from the version it replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from kbdesk.desk import look, notices, settings
from kbdesk.desk.difference.preview import DifferencePreview
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import filled
from kbdesk.desk.originals.fetching.words import refusal, tr
from kbdesk.desk.parts import button, label, moment
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.fetching.values import VersionsCompared

WIDE_LETTERS, HIGH_LINES = 110, 42
MARKED_UP = (".md", ".markdown", ".html", ".htm", ".xhtml")
"""Originals whose text reads as Markdown; of others the lines are what counts."""


class CompareDialog(QDialog):
    """Read only. Escape closes it."""

    def __init__(self, session: Session, path: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._path = path
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setWindowTitle(tr("What changed in an original"))
        self._since = label("", "muted", wrap=True)
        self.preview = DifferencePreview(session)
        rendered, beside = settings.differences()
        self.preview.view.set_manner(rendered=rendered and path.lower().endswith(MARKED_UP), beside=beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.LARGE)
        column.setSpacing(look.SMALL)
        column.addWidget(label(filled(tr("What changed in “%1”"), named(path)), "title", wrap=True))
        column.addWidget(self._since)
        column.addWidget(self.preview, 1)
        close = button(tr("Close"), self.accept)
        column.addLayout(Flow(button(tr("Show it in Sources"), self._open, "flat", "library"), close, spread=1))
        self.preview.show_words(tr("Reading both versions…"))
        letter = self.fontMetrics()
        wanted = QSize(letter.averageCharWidth() * WIDE_LETTERS, letter.lineSpacing() * HIGH_LINES)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))
        project = session.project
        session.read(self, lambda job: project.compare_versions(path, job), self._show, self._failed)

    def _show(self, found: VersionsCompared) -> None:
        told = tr("Compared with %1 of %2, which it replaced.").replace("%1", found.older)
        self._since.setText(told.replace("%2", moment(found.older_at)))
        if found.trouble is not None:
            self.preview.show_words(f"{tr('The texts cannot be compared.')}\n{refusal(found.trouble)}")
        elif found.difference is None or not found.difference.hunks:
            self.preview.show_words(tr("The text is the same; what differs is not part of it."))
        else:
            self.preview.show_difference(found.difference, f"{self._session.project.sources_folder}/{found.path}")

    def _failed(self, error: KbdeskError) -> None:
        self.preview.show_words(f"{notices.sentence(error)}\n{notices.facts(error)}".strip())

    def _open(self) -> None:
        self._session.open_source(self._path)
        self.accept()
