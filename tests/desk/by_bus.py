"""What a person at another window hears of requests, over a real session bus, told as lines of JSON.

dbus-run-session python tests/desk/by_bus.py FOLDER           the desk, which starts the other one
python tests/desk/by_bus.py serve FILE                        what shows notifications, and notes them in a file
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from PySide6.QtCore import Q_ARG, ClassInfo, QCoreApplication, QMetaObject, QObject, QSettings, Qt, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kbdesk.desk.app import make_app
from kbdesk.desk.attention import attention, bus
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.desk.window import Window
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Wish
from tests.flows.walk import settle, until

AGENT = Actor("agent", "<b>agent</b>")


@ClassInfo({"D-Bus Interface": bus.NAME})
class Shows(QObject):
    """Notes what it is asked to show; `Click` is what a person does."""

    ActionInvoked = Signal("uint", str)

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def _note(self, *what: Any) -> None:
        with self._file.open("a") as out:
            out.write(json.dumps(what) + "\n")

    @Slot(result="QStringList")
    def GetCapabilities(self) -> list[str]:
        return ["actions", "body", "body-markup"]

    @Slot(str, "uint", str, str, str, "QStringList", "QVariantMap", int, result="uint")
    def Notify(self, *given: Any) -> int:
        self._note("shown", given[1], given[3], given[4])
        return 7

    @Slot("uint")
    def CloseNotification(self, number: int) -> None:
        self._note("withdrawn", number)

    @Slot("uint")
    def Click(self, number: int) -> None:
        self.ActionInvoked.emit(number, bus.OURS)


def serve(file: Path) -> int:
    app = QCoreApplication([])
    shows = Shows(file)
    session = QDBusConnection.sessionBus()
    session.registerObject(bus.PLACE, shows, QDBusConnection.RegisterOption.ExportAllContents)
    session.registerService(bus.NAME)
    file.touch()
    return app.exec()


def elsewhere(call: Any) -> None:
    thread = threading.Thread(target=call)
    thread.start()
    until(lambda: not thread.is_alive(), "the other one is done")


def walk(root: Path, noted: Path) -> None:
    window = Window()
    window.show()
    window.open_folder(root)
    until(lambda: window.rooms is not None and window.rooms.page is not None, "the page is shown")
    interface = QDBusInterface(bus.NAME, bus.PLACE, bus.NAME, QDBusConnection.sessionBus())

    def shown() -> list[list[str]]:
        return [line[1:] for line in map(json.loads, noted.read_text().splitlines()) if line[0] == "shown"]

    def click() -> None:
        QMetaObject.invokeMethod(interface, "Click", Qt.ConnectionType.DirectConnection, Q_ARG("uint", 7))

    def ask(*pages: str) -> None:
        project = Project.open(root)
        for page in pages:
            project.ask(Wish("retire_page", page, "It is wrong."), AGENT)
        project.close()

    window.hide()
    elsewhere(lambda: ask("entity/moon"))
    until(window.findChild(RequestNotice).waiting, "the first one is known")
    elsewhere(lambda: ask("concept/neap-tides", "concept/spring-tides"))
    until(shown, "a notification is shown")
    settle(1500)
    click()
    until(lambda: window.isVisible() and window.rooms.room() == "requests", "the requests are shown")
    window.rooms.open_room("page")
    attention.LONG = 0.0
    leaf = window.leaving.leaf()
    window.hide()
    window.leaving.write(leaf, root / "page.html", "html")
    until(lambda: len(shown()) > 1, "the end of the work is told")
    click()
    until(window.isVisible, "the window is shown")
    sys.stdout.write(json.dumps(shown()) + "\n")
    window.close()


def main() -> int:
    if sys.argv[1] == "serve":
        return serve(Path(sys.argv[2]))
    with tempfile.TemporaryDirectory() as place:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, place)
        noted = Path(place) / "noted"
        server = subprocess.Popen([sys.executable, __file__, "serve", str(noted)])
        try:
            make_app()
            until(noted.exists, "notifications can be shown")
            walk(Path(sys.argv[1]), noted)
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
