"""A long soak: the desk open with the graph on, while an agent writes by MCP and an editor writes files.

    python -m tests.soak.long [--minutes 30] [--pages 10000]

The desk is in this process, offscreen, and is worked now and then as a person would: pages, the graph moved and zoomed,
search. The agent is a client of a server over standard input and output, the editor a process that writes files.
Prints the memory of all as it goes. Exit code 1 when the memory grows after the first quarter by more than a tenth and
20 MB, or when a turn of the UI thread works longer than 0.2 s.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kbdesk.desk.app import make_app
from kbdesk.desk.collecting import Collecting
from kbdesk.desk.graph.canvas import GraphCanvas
from kbdesk.desk.window import Window
from tests.bench.client import Server
from tests.bench.wiki import generate
from tests.flows.walk import settle, until
from tests.flows.watchdog import Watchdog
from tests.soak.processes import children, memory

if TYPE_CHECKING:
    from collections.abc import Iterator

STALL = 0.2
"""Seconds that no turn of the UI thread may work."""
GROWTH, SPARE = 1.1, 20
"""What memory may grow to after the first quarter: times, and megabytes beside that."""
EVERY = 30.0
"""Seconds between two lines about the memory."""
WORDS = ("wind", "tide", "moon", "ebb", "flood", "datum")
RESTS, REST = 12, 15_000
"""Things that the person does in a row, and milliseconds of rest after them."""
PAUSE = 2.0
"""Seconds between two writes of the agent, and of the editor."""


def as_agent(root: Path, until_when: float) -> None:
    """Make and edit pages by MCP."""
    chance = random.Random(1)
    server = Server("-m", "kbdesk", "mcp", "--project", str(root))
    number = 0
    while time.time() < until_when:
        number += 1
        body = f"Made in the soak, number {number}. {' '.join(chance.choices(WORDS, k=60))}"
        facts = {"type": "concept", "slug": f"soak-{number}", "title": f"Soak {number}", "content": body}
        server.call("knowledge_create", **facts)
        time.sleep(PAUSE / 2)
        place = {"page": f"concept/soak-{number}", "oldText": f"number {number}.", "newText": f"no {number}."}
        server.call("knowledge_edit", **place)
        time.sleep(PAUSE / 2)


def as_editor(root: Path, until_when: float) -> None:
    """Save files as an editor does: beside, then in the place of the old one."""
    chance = random.Random(2)
    files = sorted((root / "knowledge" / "entities").glob("*.md"))
    while time.time() < until_when:
        file = chance.choice(files)
        half = file.with_name(f".{file.name}.swp")
        half.write_text(f"{file.read_text('utf-8')}\nSaved by an editor at {time.time():.0f}.\n", encoding="utf-8")
        half.replace(file)
        time.sleep(PAUSE)


class Person:
    """Works the desk now and then."""

    def __init__(self, window: Window, watchdog: Watchdog) -> None:
        self._window = window
        self._watchdog = watchdog
        self._chance = random.Random(3)

    def go_on(self) -> Iterator[str]:
        """Do one thing after the other, for ever; yield what was done."""
        while True:
            for name, act in (("page", self._page), ("graph", self._graph), ("search", self._search)):
                self._watchdog.at(name)
                act()
                yield name

    def _page(self) -> None:
        rooms = self._window.rooms
        assert rooms is not None
        assert self._window.session is not None
        pages = [f"concept/soak-{number}" for number in range(1, 4)]
        rooms.open_page(self._chance.choice(pages))

    def _graph(self) -> None:
        self._window.actions_["go.graph"].trigger()
        settle(500)
        canvases = [each for each in self._window.findChildren(GraphCanvas) if each.isVisible()]
        for canvas in canvases[:1]:
            middle = canvas.rect().center()
            for turn in (120, 120, -120, -120):
                self._wheel(canvas, turn)
                settle(60)
            QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
            for step in range(6):
                QTest.mouseMove(canvas, QPoint(8 + 12 * step, 8 + 9 * step))
                settle(30)
            QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=middle)

    def _wheel(self, canvas: GraphCanvas, turn: int) -> None:
        middle = QPointF(canvas.rect().center())
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        place = QPointF(canvas.mapToGlobal(middle.toPoint()))
        button = Qt.MouseButton.NoButton
        event = QWheelEvent(middle, place, QPoint(), QPoint(0, turn), button, none, phase, False)
        QApplication.sendEvent(canvas, event)

    def _search(self) -> None:
        self._window.actions_["go.search"].trigger()


def soak(minutes: float, pages: int, folder: Path) -> int:
    """Run it; return the exit code."""
    root = folder / "base"
    generate(root / "knowledge", pages)
    (root / "sources").mkdir()
    watchdog = Watchdog()
    window = Window()
    window.resize(1280, 800)
    window.show()
    watchdog.begin()
    watchdog.at("open")
    window.open_folder(root)
    until(lambda: window.rooms is not None and window.rooms.page is not None, "a page is shown")
    end = time.time() + minutes * 60
    others = [
        subprocess.Popen([sys.executable, "-m", "tests.soak.long", "--as", who, str(root), str(end)])
        for who in ("agent", "editor")
    ]
    person = Person(window, watchdog).go_on()
    seen: list[tuple[float, int]] = []
    began = told = time.time()
    try:
        while time.time() < end:
            settle(3000)
            next(person)
            if len(seen) % RESTS == RESTS - 1:
                settle(REST)
            seen.append((time.time() - began, memory(os.getpid())))
            if time.time() - told > EVERY:
                told = time.time()
                parts = " ".join(f"{memory(pid)} MB" for pid in sorted(children()))
                say(f"{told - began:6.0f} s: desk {seen[-1][1]} MB; its children {parts}")
    finally:
        for other in others:
            other.wait(120)
    turns = watchdog.end()
    failed = [other.args for other in others if other.returncode]
    window.close()
    return verdict(seen, [(turn.worked, turn.told()) for turn in turns], watchdog.turns, failed)


def verdict(seen: list[tuple[float, int]], turns: list[tuple[float, str]], count: int, failed: list[object]) -> int:
    """Say how it went; return the exit code."""
    quarter = len(seen) // 4
    before = max(size for _, size in seen[quarter : 2 * quarter])
    after = max(size for _, size in seen[-quarter:])
    is_grown = after > before * GROWTH + SPARE
    longest = turns[0][0] if turns else 0.0
    say(f"Memory: at most {before} MB in the second quarter, {after} MB in the last.{' It grew.' if is_grown else ''}")
    say(f"Turns of the UI thread: {count}, the longest {longest * 1000:.0f} ms (goal {STALL * 1000:.0f}).")
    for _, told in turns[:5]:
        say(f"    {told}")
    for command in failed:
        say(f"Failed: {command}")
    return 1 if is_grown or longest > STALL or failed else 0


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.long", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--as", nargs=3, dest="role", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.role:
        who, root, end = given.role
        (as_agent if who == "agent" else as_editor)(Path(root), float(end))
        return 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="kbdesk-soak-") as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        Collecting(make_app())
        return soak(given.minutes, given.pages, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
