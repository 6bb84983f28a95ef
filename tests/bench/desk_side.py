"""A desk in a process of its own on a large base, worked with keys and mouse under the watchdog; prints what it took.

    QT_QPA_PLATFORM=offscreen python -m tests.bench.desk_side FOLDER

FOLDER is a project that may be written to. Times in seconds, as JSON.
"""

from __future__ import annotations

import json
import random
import resource
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kbdesk.desk.app import make_app
from kbdesk.desk.collecting import Collecting
from kbdesk.desk.palette.picker import Picker
from kbdesk.desk.window import Window
from tests.bench.measuring import percentile
from tests.flows.walk import settle, until
from tests.flows.watchdog import Watchdog

if TYPE_CHECKING:
    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.rooms import RoomsView

SWITCHES = 80
ROUNDS = 3
KEYS = 150
LONG_PAGE = "concept/a-long-page"
ROOMS = ("overview", "search", "graph", "sources", "preferences", "log", "review", "requests", "health", "page")


def long_page(root: Path, size: int = 200_000) -> None:
    """Put a page of so many bytes into the base: what other pages say, one after another."""
    parts: list[str] = []
    length = 0
    for file in sorted((root / "knowledge" / "concepts").glob("*.md")):
        body = file.read_text("utf-8").split("---\n", 2)[-1].replace("\n# ", "\n## ")
        parts.append(body)
        length += len(body.encode())
        if length >= size:
            break
    head = "---\ntype: concept\ntitle: A long page\n---\n\n# A long page\n"
    (root / "knowledge" / "concepts" / "a-long-page.md").write_text(head + "".join(parts), encoding="utf-8")


class Painted(QObject):
    """Tells when a widget was painted last."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


class Side:
    """The person at the desk."""

    def __init__(self, watchdog: Watchdog, root: Path) -> None:
        self.watchdog = watchdog
        self.root = root
        self.window = Window()
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        until(self.window.isActiveWindow, "the window is active")

    @property
    def rooms(self) -> RoomsView:
        assert self.window.rooms is not None
        return self.window.rooms

    def at(self, station: str) -> None:
        self.watchdog.at(station)

    def quiet(self) -> None:
        for _ in range(3):
            until(lambda: self.window.session is None or self.window.session.work.is_idle(), "the workers are done")
            QApplication.processEvents()
        settle(300)

    def open(self) -> None:
        self.at("open the base")
        self.window.open_folder(self.root)
        until(lambda: self.window.rooms is not None and self.rooms.page is not None, "a page is shown")
        self.quiet()
        while self.window.session is not None and self.window.session.project.is_behind:
            settle(100)
        until(lambda: self.rooms.links.graph is not None, "all rooms are loaded")
        self.quiet()

    def switch(self, seed: int) -> list[float]:
        """Go from page to page; return how long each takes from the asking until its text is painted."""
        self.at("switch pages")
        chance = random.Random(seed)
        names = sorted(file.stem for file in (self.root / "knowledge" / "concepts").glob("*.md"))
        pages = [f"concept/{name}" for name in chance.sample(names, SWITCHES)]
        painted, times = Painted(), []
        reader = self.rooms.reader
        assert reader is not None
        reader.browser.viewport().installEventFilter(painted)
        for page in pages:
            began = time.perf_counter()
            self.rooms.open_page(page)
            shown = False
            while not shown:
                QApplication.processEvents()
                if self.rooms.page is not None and self.rooms.page.row.id == page:
                    count = painted.count
                    reader.browser.viewport().update()
                    while painted.count == count:
                        QApplication.processEvents()
                    shown = True
                elif time.perf_counter() - began > 20:
                    raise AssertionError(f"{page} is not shown")
                else:
                    time.sleep(0.0005)
            times.append(time.perf_counter() - began)
            settle(60)
        self.quiet()
        return times

    def read_long_page(self) -> None:
        self.at("read a page of 200 KB")
        self.rooms.open_page(LONG_PAGE)
        until(lambda: self.rooms.page is not None and self.rooms.page.row.id == LONG_PAGE, "the long page is shown")
        reader = self.rooms.reader
        assert reader is not None
        until(reader.browser.is_settled, "the long page is laid out")
        for _ in range(10):
            QTest.keyClick(reader.browser, Qt.Key.Key_PageDown)
            QApplication.processEvents()
        self.quiet()

    def write(self) -> list[float]:
        """Type into the long page; return how long each key takes until it is painted."""
        self.at("edit a page of 200 KB")
        self.window.writing.edit_page(LONG_PAGE)
        view = self.rooms.view
        assert view is not None
        until(view.is_editing, "the page is edited")
        editor: EditorView | None = view.editor
        assert editor is not None
        until(lambda: editor.manuscript.state == "saved", "the page is there")
        self.quiet()
        cursor = editor.text.textCursor()
        cursor.setPosition(editor.text.document().characterCount() // 2)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        editor.text.setTextCursor(cursor)
        self.quiet()
        self.at("type in a page of 200 KB")
        times = []
        words = "The tide is **late** by a day, see [there](https://example.org). "
        for number in range(KEYS):
            worked = time.thread_time()
            QTest.keyClick(editor.text, words[number % len(words)])
            QApplication.processEvents()
            times.append(time.thread_time() - worked)
            settle(40)
        self.quiet()
        self.at("save a page of 200 KB")
        self.window.actions_["page.save"].trigger()
        until(lambda: editor.manuscript.state == "saved", "the page is saved")
        self.quiet()
        self.at("leave a page of 200 KB")
        self.window.actions_["page.edit"].trigger()
        self.quiet()
        return times

    def go_about(self) -> None:
        """See every room, search, switch, choose a command, change the theme, the text size and the language."""
        for name in ROOMS:
            self.at(f"room {name}")
            self.rooms.enter_room(name)
            self.quiet()
            settle(700)
        self.rooms.open_page("overview")
        self.quiet()
        self.pick("go.switch", "tide")
        self.pick("go.commands", "graph")
        self.at("filter the index")
        self.rooms.find_page()
        QTest.keyClicks(self.rooms.finder.line, "tide")
        self.quiet()
        self.at("search")
        self.rooms.enter_room("search")
        line = self.rooms.widget("search").line  # type: ignore[union-attr]
        line.setFocus()
        QTest.keyClicks(line, "tide")
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.quiet()
        self.rooms.enter_room("page")
        for name in ("theme.dark", "theme.light", "view.bigger", "view.usual", "tab.split", "tab.split"):
            self.at(name)
            self.window.actions_[name].trigger()
            self.quiet()
        for language in ("es", "en"):
            self.at(f"language {language}")
            self.window.speak(language)
            self.quiet()
        self.at("close the base")
        self.window.close_project()

    def pick(self, command: str, words: str) -> None:
        self.at(command)
        self.window.actions_[command].trigger()
        picker = next(each for each in self.window.findChildren(Picker) if each.isVisible())
        QTest.keyClicks(picker.line, words)
        self.quiet()
        QTest.keyClick(picker.line, Qt.Key.Key_Escape)
        self.quiet()


def memory() -> int:
    """Return the most bytes that this process held at once."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main() -> int:
    root = Path(sys.argv[1])
    sys.setswitchinterval(0.001)
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        Collecting(make_app())
        long_page(root)
        watchdog = Watchdog()
        side = Side(watchdog, root)
        watchdog.begin()
        told: dict[str, object] = {}
        side.open()
        # By the clock: what disturbs from outside only lengthens.
        told["switches"] = min((side.switch(seed) for seed in range(ROUNDS)), key=percentile)
        side.read_long_page()
        told["keys"] = side.write()
        side.go_about()
        told["turns"] = [asdict(turn) for turn in watchdog.end()]
        told["count"] = watchdog.turns
        told["memory"] = memory()
        side.window.close()
    sys.stdout.write(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
