"""Where the window stands: in front, put away behind its icon in the tray, or at its end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from kbdesk.desk import settings


class Front(QObject):
    """Brings a window to the front and ends it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._quits = False

    def come(self) -> None:
        """Be in front of other windows, also when it was put away. Only where the person asked for that."""
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    def quit(self) -> None:
        """End, also when closing the window would put it away."""
        was_shown = self._window.isVisible()
        self._quits = True
        if not self._window.close():
            self._quits = False
        elif not was_shown:
            QApplication.exit()  # closing what is not shown ends nothing by itself

    def goes_away(self) -> bool:
        """Whether closing the window only puts it away, as the person chose; never when the session ends."""
        app = QApplication.instance()
        is_end = self._quits or (isinstance(app, QGuiApplication) and app.isSavingSession())
        return settings.stays() and not is_end
