"""What strikes the eye in the graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTreeView, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session


class FindingsPanel(QWidget):
    """Lists findings."""

    lit = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.tree = QTreeView()
        QVBoxLayout(self).addWidget(self.tree)

    def show_scene(self, scene: Scene) -> None:
        """Show."""
