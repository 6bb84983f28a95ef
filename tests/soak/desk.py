"""A desk of its own process, driven by lines on standard input; tells what happens as JSON lines.

    python -m tests.soak.desk PROJECT

answer yes|no NOTE    answers every request that waits, as the person at this desk
look                  tells how many pages and waiting requests the desk shows, and what went wrong in it
quit                  closes the window
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings, QSocketNotifier

from kbdesk.desk.app import make_app
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.desk.window import Window


class Desk:
    """The window, and what is asked of it."""

    def __init__(self, root: Path) -> None:
        self.window = Window()
        self.window.resize(1280, 800)
        self.window.show()
        self.window.open_folder(root)
        self.troubles: list[str] = []
        self._told_open = False
        self._input = b""
        self._notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._read)

    def _read(self) -> None:
        data = os.read(sys.stdin.fileno(), 65536)
        if not data:
            self.window.close()
            return
        self._input += data
        *lines, self._input = self._input.split(b"\n")
        for line in lines:
            self._obey(line.decode())

    def _obey(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        if command == "quit":
            self.window.close()
        elif command == "answer":
            decision, _, note = rest.partition(" ")
            self._answer(approve=decision == "yes", note=note)
        elif command == "look":
            self._look()

    def _look(self) -> None:
        session, rooms = self.window.session, self.window.rooms
        notice = self.window.findChild(RequestNotice)
        if session is None or rooms is None or notice is None:
            tell(open=False)
            return
        if not self._told_open:
            self._told_open = True
            session.work.failed.connect(lambda error: self.troubles.append(str(error)))
            session.work.crashed.connect(lambda *told: self.troubles.append(str(told)))
        project = session.project

        def call(_job: object) -> tuple[int, bool]:
            return len(project.rows()), project.is_attended()

        def shown(found: tuple[int, bool]) -> None:
            pages, attended = found
            tell(open=True, pages=pages, attended=attended, waiting=len(notice.waiting()), troubles=self.troubles)

        session.read(session, call, shown)

    def _answer(self, *, approve: bool, note: str) -> None:
        session = self.window.session
        assert session is not None
        project, person = session.project, session.person

        def call(_job: object) -> int:
            waiting = [one for one in project.requests(waiting_only=True) if one.wish.kind != "request_file"]
            for request in waiting:
                project.answer(request.id, approve, note, person)
            return len(waiting)

        session.write(session, call, lambda count: tell(answered=count), lambda error: tell(failed=str(error)))


def tell(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        app = make_app()
        desk = Desk(Path(sys.argv[1]))
        code = app.exec()
        desk.window.deleteLater()
        return int(code)


if __name__ == "__main__":
    sys.exit(main())
