"""Puts another style sheet on the application: on what is shown at once, on what is hidden a few widgets a turn."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QApplication

A_TURN = 50
"""Hidden widgets that are dressed in one turn of the thread."""


class _Hidden(QTimer):
    """Dresses widgets that nobody sees now."""

    def __init__(self, app: QApplication, widgets: Sequence[QWidget]) -> None:
        super().__init__(app)
        self._app = app
        self._rest = deque(widgets)
        self.timeout.connect(self._go_on)
        self.start(0)

    def _go_on(self) -> None:
        for _ in range(min(A_TURN, len(self._rest))):
            widget = self._rest.popleft()
            if shiboken6.isValid(widget):
                _dress(self._app, widget)
        if not self._rest:
            self.stop()
            self.deleteLater()


def put_on(app: QApplication, sheet: str) -> None:
    """Have the application wear a style sheet from now on."""
    if not app.styleSheet():
        app.setStyleSheet(sheet)
        return
    for unfinished in app.findChildren(_Hidden):
        unfinished.stop()
        unfinished.deleteLater()
    # Qt dresses each widget that it remembers, once for every widget it stands in. So it shall remember none.
    app.style().unpolish(app)
    app.style().polish(app)
    app.setStyleSheet(sheet)
    hidden = []
    for widget in _all(app):
        if widget.isVisible() or (widget.parentWidget() or widget).isVisible():  # which measures it, hidden or not
            _dress(app, widget)
        else:
            hidden.append(widget)
    _Hidden(app, hidden)


def _all(app: QApplication) -> Iterator[QWidget]:
    """Yield all widgets, those that others stand in before these: they inherit colours and letters."""
    for top in app.topLevelWidgets():
        if top.parentWidget() is None:
            yield top
            yield from top.findChildren(QWidget)


def _dress(app: QApplication, widget: QWidget) -> None:
    app.style().polish(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    widget.update()
