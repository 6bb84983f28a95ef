"""The graph beside a page: the page, those it links to and those that link to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look, notices
from kbdesk.desk.graph.arrange import Arranger
from kbdesk.desk.graph.canvas import GraphCanvas
from kbdesk.desk.graph.guise import Guise
from kbdesk.desk.graph.opening import follow
from kbdesk.desk.graph.scope import Steps
from kbdesk.desk.parts import ElidedLabel, icon_button, label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes


class LocalGraphView(QWidget):
    """The page that is shown, with the pages it links to and those that link to it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._page = ""
        self._shown: Scene | None = None
        self._stale = False
        self._guise = Guise(section_names(session))
        self.canvas = GraphCanvas(session, self._guise)
        self.canvas.setAccessibleName(self.tr("Pages around this one"))
        self._nothing = label(self.tr("The pages around the one you read stand here."), "muted", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(look.LARGE, look.LARGE, look.LARGE, look.LARGE)
        self.away = Steps()
        self._arranger = Arranger(session, self)
        self._lay_out()
        self._arranger.arranged.connect(self._show)
        self._arranger.failed.connect(lambda error: self._say(notices.sentence(error)))
        self.canvas.opened.connect(lambda node, new: follow(session, self.canvas.scene, node, new=new))
        self.away.chosen.connect(lambda *_: self.refresh())
        session.changed.connect(self._on_changed)

    def show_page(self, page_id: str | None) -> None:
        """Show the surroundings of a page, nothing for none."""
        self._page = page_id or ""
        self.refresh()

    def refresh(self) -> None:
        """Ask for the surroundings again, when anyone can see them."""
        if not self._page:
            self._say(self.tr("The pages around the one you read stand here."))
        elif self.isVisible():
            self._stale = False
            self._arranger.ask(self._page, self.away.steps)
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        bar.setSpacing(2)
        bar.addWidget(ElidedLabel("caption", self.tr("Links away")), 1)
        bar.addWidget(self.away)
        bar.addWidget(icon_button("maximize", self.tr("Show all pages (key 0)"), self.canvas.fit))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.canvas)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._stack, 1)

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.pages:
            self.refresh()

    def _show(self, scene: Scene) -> None:
        if self._page not in scene.numbers:
            self._say(self.tr("This page does not stand in the graph."))
            return
        if scene is self._shown and self._stack.currentWidget() is self.canvas:
            return
        self._shown = scene
        self._stack.setCurrentWidget(self.canvas)
        self.canvas.show_scene(scene, self._page)
        self.canvas.fit()

    def _say(self, text: str) -> None:
        self._nothing.setText(text)
        self._stack.setCurrentWidget(self._nothing)


def section_names(session: Session) -> dict[str, str]:
    """Return what the project calls its types, in its order."""
    return {each.type: kinds.section_words(each.type, each.section) or each.type for each in session.project.types}
