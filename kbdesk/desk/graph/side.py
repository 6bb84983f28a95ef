"""What stands beside the drawing: the pages as a list, what strikes the eye, the path between two pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.graph.findings import FindingsPanel
from kbdesk.desk.graph.pagelist import PageList
from kbdesk.desk.graph.path import PathPanel
from kbdesk.desk.parts import ElidedLabel, icon_button

if TYPE_CHECKING:
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.late import Known
    from kbdesk.desk.session import Session

NARROWEST = 230
"""Pixels that it is wide at least, at the usual text size."""


class Side(QWidget):
    """One of them, or nothing."""

    lit = Signal(object)
    """The numbers of the nodes that a finding is about, () for none."""
    opened = Signal(int, bool)
    """A node was chosen, and whether in a new tab."""
    closed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.shown = ""
        """Which of them stands there, "" for none."""
        self.list = PageList()
        self.findings = FindingsPanel()
        self.path = PathPanel(session)
        self._panels: dict[str, QWidget] = {"list": self.list, "findings": self.findings, "path": self.path}
        self._title = ElidedLabel("section")
        head = QHBoxLayout()
        head.setContentsMargins(look.MEDIUM, look.TIGHT, look.TIGHT, look.TIGHT)
        head.addWidget(self._title, 1)
        head.addWidget(icon_button("x", self.tr("Put it away"), self.closed.emit))
        self._stack = QStackedWidget()
        for each in self._panels.values():
            self._stack.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self._fit()
        self.findings.lit.connect(self.lit)
        for each in (self.list, self.findings, self.path):
            each.opened.connect(self.opened)
        self.hide()

    def _fit(self) -> None:
        self.setMinimumWidth(look.scaled(NARROWEST))

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def turn_to(self, name: str) -> None:
        """Have one of them stand there, none for ""."""
        self.shown = name
        titles = {
            "list": self.tr("Pages"),
            "findings": self.tr("What strikes the eye"),
            "path": self.tr("Path between two pages"),
        }
        if name:
            self._title.set_text(titles[name])
            self._stack.setCurrentWidget(self._panels[name])
        self.setVisible(bool(name))

    def show_motif(self, motif: Motif, picked: int, known: Known) -> None:
        """Show what is drawn now; only what can be seen is filled."""
        if self.shown == "list":
            self.list.pages.show_motif(motif)
            if len(motif.scene.ids):
                self.list.mark(picked if picked >= 0 else int(motif.scene.by_links[0]))
        elif self.shown == "findings":
            self.findings.show_known(motif.scene, known)
        elif self.shown == "path":
            self.path.show_motif(motif)

    def key_target(self) -> QWidget | None:
        """Return what the keys are for, None where nothing stands there."""
        targets: dict[str, QWidget] = {"list": self.list, "findings": self.findings.list}
        targets["path"] = self.path.first.button
        return targets.get(self.shown)
