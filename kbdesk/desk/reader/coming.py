"""The sign over a page that more of it is on its way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import after, label

PATIENCE = 300
"""Milliseconds after which what is on its way is said to be so."""


class ComingSign(QFrame):
    """Stands at the foot of what it is over, if it takes more than a moment until it is taken away."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "info")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.TIGHT)
        inside.addWidget(label(self.tr("The rest of this page is on its way…")))
        self._soon = after(self, PATIENCE, self._show)
        self.hide()

    def set_coming(self, is_coming: bool) -> None:
        """Say whether more is on its way."""
        if not is_coming:
            self._soon.stop()
            self.hide()
        elif self.isHidden() and not self._soon.isActive():
            self._soon.start()

    def _show(self) -> None:
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """Stand where it is to stand, now that what it is over has another size."""
        self.adjustSize()
        room = self._over.rect()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - look.MEDIUM)
