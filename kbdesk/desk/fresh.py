"""A room that keeps what it shows fresh, and does no work for it while nobody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes


class FreshView(QWidget):
    """Asks again when something that it shows has changed; hidden, it waits until it is shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        session.changed.connect(self._changed)

    def refresh(self) -> None:
        """Ask again for what is shown."""
        self._stale = False
        self.ask()

    def ask(self) -> None:
        """Ask for what is shown."""
        raise NotImplementedError

    def concerns(self, changes: Changes) -> bool:
        """Whether changes touch what is shown: those of pages do."""
        return bool(changes.pages) or changes.everything

    def _changed(self, changes: Changes) -> None:
        if self.concerns(changes):
            self._stale = True
            if self.isVisible():
                self.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()
