"""A system that asks for less motion, over a real session bus: what the desk makes of it, told as a line of JSON.

dbus-run-session python tests/desk/still_by_bus.py            the desk, which starts the other one
python tests/desk/still_by_bus.py serve                       the portal, which says it and changes its mind
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QSettings, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusVariant
from PySide6.QtWidgets import QStyle, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kbdesk.desk import settings
from kbdesk.desk.app import make_app
from kbdesk.desk.choices import motion
from kbdesk.desk.choices.dressing import dress
from tests.flows.walk import until

GROUP, KEY = "org.gnome.desktop.interface", "enable-animations"


@ClassInfo({"D-Bus Interface": motion.INTERFACE})
class Portal(QObject):
    """Knows one setting, as the portal of GNOME does; `Turn` is what a person does in the system's own settings."""

    SettingChanged = Signal(str, str, "QDBusVariant")
    moves = False

    @Slot(str, str, result="QDBusVariant")
    def ReadOne(self, group: str, name: str) -> QDBusVariant:
        return QDBusVariant(self.moves if (group, name) == (GROUP, KEY) else "")

    @Slot()
    def Turn(self) -> None:
        self.moves = not self.moves
        self.SettingChanged.emit(GROUP, KEY, QDBusVariant(self.moves))


def serve() -> int:
    app = QCoreApplication([])
    portal = Portal()
    session = QDBusConnection.sessionBus()
    session.registerObject(motion.PLACE, portal, QDBusConnection.RegisterOption.ExportAllContents)
    session.registerService(motion.NAME)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    return app.exec()


def walk() -> list[int]:
    widget = QWidget()

    def duration() -> int:
        return widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)

    found = [duration()]
    wish = motion.Motion()
    wish.changed.connect(dress)
    wish.ask()
    portal = QDBusInterface(motion.NAME, motion.PLACE, motion.INTERFACE, QDBusConnection.sessionBus())
    for still in (True, False):
        until(lambda still=still: settings.system_is_still() is still, f"the system's wish is heard: {still}")
        found.append(duration())
        portal.call("Turn")
    until(settings.system_is_still, "the system has changed its mind again")
    return found


def main() -> int:
    if sys.argv[1:] == ["serve"]:
        return serve()
    with tempfile.TemporaryDirectory() as place:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, place)
        server = subprocess.Popen([sys.executable, __file__, "serve"], stdout=subprocess.PIPE)
        try:
            make_app()
            assert server.stdout is not None
            server.stdout.readline()
            sys.stdout.write(json.dumps(walk()) + "\n")
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
