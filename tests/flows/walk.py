"""The main job, walked through with a real window and a real agent in another process.

    xvfb-run -a python -m tests.flows.walk FOLDER        leaves a screenshot of every station in FOLDER

The test `test_flows_loop.py` takes the same walk without the pictures.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QEventLoop, QMimeData, QPointF, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kbdesk.desk.app import make_app
from kbdesk.desk.requests.dialog import RequestDialog
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.desk.window import Window
from kbdesk.project.sample import copy_sample

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 60_000
"""Milliseconds after which what should come has not come."""

LEFT = Qt.MouseButton.LeftButton


def settle(milliseconds: int) -> None:
    """Let the desk work for a while, for a picture. (`QTest.qWait` would hold up the workers' threads.)"""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(holds: Callable[[], Any], what: str | Callable[[], str]) -> Any:
    """Let the desk work until something holds, and return it."""
    clock = QElapsedTimer()
    clock.start()
    while not (found := holds()):
        if clock.hasExpired(PATIENCE):
            raise AssertionError(f"in vain: {what() if callable(what) else what}")
        settle(10)
    return found


class Walk:
    """A person at the desk. Each station is a method; `picture` is called with its name after it."""

    def __init__(self, place: Path, picture: Callable[[QWidget, str], object]) -> None:
        self.root = place / "tides"
        self._picture = picture
        self.window = Window()
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        until(self.window.isActiveWindow, "the window is active")
        copy_sample(self.root)

    # what the window shows

    @property
    def page(self) -> str:
        """The id of the page on the screen."""
        rooms = self.window.rooms
        return rooms.page.row.id if rooms is not None and rooms.page is not None else ""

    @property
    def text(self) -> str:
        rooms = self.window.rooms
        assert rooms is not None
        return rooms.reader.browser.toPlainText()

    @property
    def notice(self) -> RequestNotice:
        return self.window.findChild(RequestNotice)

    def dialog(self) -> RequestDialog | None:
        shown = [one for one in self.window.findChildren(RequestDialog) if one.isVisible() and one.request is not None]
        return shown[-1] if shown else None

    def shot(self, name: str, widget: QWidget | None = None) -> None:
        self._picture(widget or self.window, name)

    # the stations

    def open_sample(self) -> None:
        self.window.open_folder(self.root)
        until(lambda: self.page == "overview", "the overview is shown")
        self.shot("1 overview")

    def follow_link(self, words: str, page: str) -> None:
        """Click a link of the page with the mouse."""
        assert self.window.rooms is not None
        browser = self.window.rooms.reader.browser
        cursor = browser.document().find(words)
        assert not cursor.isNull(), words
        cursor.setPosition(cursor.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
        browser.setTextCursor(cursor)
        browser.ensureCursorVisible()
        QTest.mouseClick(browser.viewport(), LEFT, pos=browser.cursorRect(cursor).center())
        until(lambda: self.page == page, f"{page} is shown")

    def go_back(self, page: str) -> None:
        QTest.mouseClick(self.window, Qt.MouseButton.BackButton)
        until(lambda: self.page == page, f"back at {page}")

    def go_forward(self, page: str) -> None:
        QTest.keyClick(self.window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        until(lambda: self.page == page, f"forward to {page}")

    def start_agent(self) -> None:
        self._answers = self.root.with_name("answers.jsonl")
        with self._answers.open("wb") as out:
            self.agent = subprocess.Popen([sys.executable, "-m", "tests.flows.agent", str(self.root)], stdout=out)

    def see_new_page(self) -> None:
        """The page the agent makes comes into the index by itself; the person opens it."""
        assert self.window.rooms is not None
        path = self.root / "knowledge/concepts/tidal-lag.md"
        until(path.exists, "the agent has made its page")
        rooms = self.window.rooms
        until(lambda: rooms.finder.model.index_of("concept/tidal-lag").isValid(), "the index shows the new page")
        rooms.open_page("concept/tidal-lag")
        until(lambda: self.page == "concept/tidal-lag", "the new page is shown")
        until(lambda: "one to two days" in self.text, "the edited words are shown")
        self.shot("2 a page the agent made")

    def answer(self, kind: str, note: str, *, approve: bool, file: Path | None = None) -> None:
        """Answer a request from the notice: read, write a note, hand over, press the button."""
        until(lambda: self.notice.isVisible() and self.notice.waiting()[-1].wish.kind == kind, f"{kind} is told")
        pressed = self.notice.answer_button
        until(lambda: not pressed.visibleRegion().isEmpty(), "the button has its place")
        self.shot(f"3 {kind}: notice")
        QTest.mouseClick(pressed, LEFT)
        dialog = until(self.dialog, "the request is shown")
        if file is not None:
            assert dialog.handing is not None
            drop(dialog.handing, file)
            until(lambda: dialog.handing.file, lambda: f"the file is taken: {dialog.told_words.text()}")
        button = dialog.approve_button if approve else dialog.decline_button
        until(button.isEnabled, "the request can be answered")
        QTest.mouseClick(dialog.note.viewport(), LEFT)
        QTest.keyClicks(dialog.note, note)
        self.shot(f"3 {kind}: answer", dialog)
        QTest.mouseClick(button, LEFT)
        until(lambda: self.dialog() is not dialog, lambda: f"the dialog has closed: {dialog.told_words.text()}")

    def agent_ends(self) -> list[dict[str, Any]]:
        until(lambda: self.agent.poll() is not None, "the agent ends")
        return [json.loads(line) for line in self._answers.read_text(encoding="utf-8").splitlines()]

    def see_rooms(self) -> None:
        assert self.window.rooms is not None
        for number, room in enumerate(("graph", "sources", "requests", "health"), start=4):
            self.window.rooms.open_room(room)
            settle(1500)
            self.shot(f"{number} {room}")

    def close(self) -> None:
        self.window.close()


def drop(target: QWidget, file: Path) -> None:
    """Drag a file over a widget and drop it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    at, copy, none = target.rect().center(), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(at, copy, data, LEFT, none))
    QApplication.sendEvent(target, QDropEvent(QPointF(at), copy, data, LEFT, none))


def take(walk: Walk, place: Path) -> list[dict[str, Any]]:
    """Take the whole walk; return the agent's answers."""
    walk.open_sample()
    walk.follow_link("equilibrium theory", "concept/equilibrium-theory")
    walk.go_back("overview")
    walk.go_forward("concept/equilibrium-theory")
    walk.start_agent()
    walk.see_new_page()
    walk.answer("retire_page", "Agreed.", approve=True)
    tables = place / "brest-2027.txt"
    tables.write_text("Brest 2027-01-01 high water 06:12, 6.9 m\n", encoding="utf-8")
    walk.answer("request_file", "Here it is.", approve=True, file=tables)
    walk.answer("retire_source", "Keep it.", approve=False)
    answers = walk.agent_ends()
    walk.see_rooms()
    return answers


def main() -> int:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        make_app()

        def picture(widget: QWidget, name: str) -> None:
            settle(400)
            widget.grab().save(str(out / f"{name.replace(':', '').replace(' ', '-')}.png"))

        walk = Walk(Path(folder), picture)
        try:
            for answer in take(walk, Path(folder)):
                sys.stdout.write(f"{answer['call']}: {'error' if answer['error'] else 'done'}\n")
        finally:
            walk.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
