"""The sheet that compares a text that is not saved with its page as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from kbdesk.desk import notices
from kbdesk.desk.difference.preview import DifferencePreview
from kbdesk.desk.editor.loading import parted
from kbdesk.desk.editor.words import tr
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.project import Project

LETTERS = 104
LINES = 22


class CompareDialog(Sheet):
    """Shows what saving a text would change. Blocks nothing, changes nothing."""

    def __init__(self, session: Session, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent, tr("Compare with the page"))
        self._text = text
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * LETTERS, self.height())
        self.body.addWidget(label(tr("Your text beside the page as it stands"), "title", wrap=True))
        told = tr("What would change in the page if your text was saved.")
        self.body.addWidget(label(told, "muted", wrap=True))
        self.shown = DifferencePreview(session)
        self.shown.setAccessibleName(tr("Differences"))
        self.shown.setMinimumHeight(metrics.lineSpacing() * LINES)
        self.body.addWidget(self.shown, 1)
        copy = button(tr("Copy your text"), self._copy, "flat", "copy")
        close = button(tr("Close"), self.reject)
        self.add_buttons([copy], [close])
        close.setFocus()
        self._name = name
        project = session.project
        session.read(self, lambda _job: _compared(project, name, text), self._show, self._failed)

    def _show(self, difference: Difference) -> None:
        if difference.hunks:
            self.shown.show_difference(difference, self._name)
        else:
            self.shown.show_words(tr("Nothing differs: the page says the same."))

    def _failed(self, error: KbdeskError) -> None:
        self.tell(notices.sentence(error), "danger")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(parted(self._text)[1])


def _compared(project: Project, name: str, text: str) -> Difference:
    """Compare a text with its page; where there is no page, all of it is new."""
    try:
        page = project.overview() if name == "overview" else project.page(name)
    except NotFound:
        page = None
    return project.difference_of(name, parted(page.text)[1] if page is not None else "", parted(text)[1])
