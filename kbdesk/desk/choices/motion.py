"""Whether the person's system asks that nothing on the screen moves by itself.

Linux and its like say it over the session's bus, when asked and whenever it changes; asking never waits. Windows and
macOS say it at once.
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import byref, c_bool, c_char_p, c_int, c_void_p, util
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from kbdesk.desk import settings
from kbdesk.desk.attention import bus

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

NAME = "org.freedesktop.portal.Desktop"
PLACE = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
PATIENCE = 3_000
"""Milliseconds after which a portal that says nothing is taken for none."""
ASKED = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
"""What is asked for, by group and name: the common one first, then those of GNOME (and its like) and of KDE."""
CLIENT_AREA_ANIMATION = 0x1042
"""Windows' number of the question (SPI_GETCLIENTAREAANIMATION)."""


class Motion(QObject):
    """Keeps what the system wishes in the settings, so that the next start knows it before anybody is asked."""

    changed = Signal()
    """The system wishes otherwise than before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wishes: dict[str, bool] = {}

    def ask(self) -> None:
        """Ask the system now, and hear when it changes its mind."""
        if sys.platform in ("win32", "darwin"):
            self._ask_here()
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._came_back)
        elif bus.is_there():
            self._ask_portal()

    # Windows and macOS

    def _came_back(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._ask_here()

    def _ask_here(self) -> None:
        self._heard("here", still=_windows_is_still() if sys.platform == "win32" else _mac_is_still())

    # the portal

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import (  # noqa: PLC0415  # not needed for the first window
            QDBusConnection,
            QDBusMessage,
            QDBusPendingCallWatcher,
        )

        session = QDBusConnection.sessionBus()
        slot: Any = SLOT("told(QString,QString,QDBusVariant)")
        session.connect("", PLACE, INTERFACE, "SettingChanged", self, slot)
        for asked in ASKED:
            message = QDBusMessage.createMethodCall(NAME, PLACE, INTERFACE, "ReadOne")
            message.setArguments(list(asked))
            watcher = QDBusPendingCallWatcher(session.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(lambda watcher, asked=asked: self._answered(asked, watcher))

    def _answered(self, asked: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        answer: Any = watcher.reply()
        if not watcher.isError() and answer.arguments():
            self.told(*asked, answer.arguments()[0])
        watcher.deleteLater()

    @Slot(str, str, "QDBusVariant")
    def told(self, group: str, name: str, value: Any) -> None:
        """Take what the portal says of one of its settings."""
        if (group, name) not in ASKED:
            return
        found = value.variant() if hasattr(value, "variant") else value
        # Whoever asks for less motion says 1; whoever lets things move says True or how fast.
        still = str(found) == "1" if name == "reduced-motion" else str(found).lower() in ("false", "0", "0.0")
        self._heard(name, still=still)

    def _heard(self, name: str, *, still: bool) -> None:
        self._wishes[name] = still
        if settings.system_is_still() != (now := any(self._wishes.values())):
            settings.set_system_is_still(now)
            self.changed.emit()


def _windows_is_still() -> bool:
    if sys.platform != "win32":
        return False
    moves = c_int(1)
    asked = ctypes.WinDLL("user32").SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, byref(moves), 0)
    return bool(asked) and not moves.value


def _mac_is_still() -> bool:
    place = util.find_library("objc")
    if place is None:
        return False
    runtime = ctypes.CDLL(place)
    runtime.objc_getClass.restype = runtime.sel_registerName.restype = c_void_p
    runtime.objc_getClass.argtypes = runtime.sel_registerName.argtypes = [c_char_p]
    ask_object = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_void_p)(("objc_msgSend", runtime))
    ask_flag = ctypes.CFUNCTYPE(c_bool, c_void_p, c_void_p)(("objc_msgSend", runtime))
    workspace = ask_object(runtime.objc_getClass(b"NSWorkspace"), runtime.sel_registerName(b"sharedWorkspace"))
    return bool(ask_flag(workspace, runtime.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
