"""Notifications over the session's bus, as desktops of Linux and its like show them (org.freedesktop.Notifications).

Asking the bus can take a while when its other end is slow, so that is done on a worker.
"""

from __future__ import annotations

import os
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, SLOT, QMetaObject, QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusInterface

NAME = "org.freedesktop.Notifications"
PLACE = "/org/freedesktop/Notifications"
OURS = "default"
"""The action that a click on the notification itself stands for."""
LET_THE_DESKTOP_SAY = -1
"""How long a notification stays."""


def is_there() -> bool:
    """Whether this session has a bus; asking without one would start one."""
    if sys.platform in ("win32", "darwin"):
        return False
    place = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "bus")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or place.exists()


def show(title: str, text: str, replaces: int) -> int:
    """Show a notification in place of an earlier one and return its number, 0 where nobody shows any.

    Not for the UI thread. Agents may have written the text: it is shown as it is, whatever marks it holds.
    """
    interface = _interface()
    if interface is None:
        return 0
    direct = Qt.ConnectionType.DirectConnection
    can: Any = QMetaObject.invokeMethod(interface, "GetCapabilities", direct, Q_RETURN_ARG("QStringList"))
    body = escape(text, quote=False) if "body-markup" in (can or ()) else text
    number: Any = QMetaObject.invokeMethod(
        interface,
        "Notify",
        direct,
        Q_RETURN_ARG("uint"),
        Q_ARG("QString", "kbdesk"),
        Q_ARG("uint", replaces),
        Q_ARG("QString", "kbdesk"),
        Q_ARG("QString", title),
        Q_ARG("QString", body),
        Q_ARG("QStringList", [OURS, title]),
        Q_ARG("QVariantMap", {"desktop-entry": "kbdesk"}),
        Q_ARG("int", LET_THE_DESKTOP_SAY),
    )
    return int(number or 0)


def withdraw(number: int) -> None:
    """Take a notification away. Not for the UI thread."""
    interface = _interface()
    if interface is not None:
        direct = Qt.ConnectionType.DirectConnection
        QMetaObject.invokeMethod(interface, "CloseNotification", direct, Q_ARG("uint", number))


def _interface() -> QDBusInterface | None:
    from PySide6.QtDBus import QDBusConnection, QDBusInterface  # noqa: PLC0415  # not needed for the first window

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    interface = QDBusInterface(NAME, PLACE, NAME, bus)
    return interface if interface.isValid() else None


class Clicks(QObject):
    """Tells which notification was clicked."""

    clicked = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415

        bus = QDBusConnection.sessionBus()
        # Of no named service: asking who that is would wait for the bus here. (A slot is str, whatever its stub says.)
        slot: Any = SLOT("invoked(uint,QString)")
        bus.connect("", PLACE, NAME, "ActionInvoked", self, slot)

    @Slot("uint", str)
    def invoked(self, number: int, _action: str) -> None:
        """Pass on what the bus says."""
        self.clicked.emit(number)
