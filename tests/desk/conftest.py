"""Real widgets on a real project; nothing of the desk touches the project's files on the UI thread."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QSettings

from kbdesk.desk import look
from kbdesk.desk.session import Session, open_project
from kbdesk.desk.window import Window
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

T = TypeVar("T")
AGENT = Actor("agent", "test-agent")
WATCHED = frozenset(
    ("open", "os.listdir", "os.scandir", "os.rename", "os.remove", "os.mkdir", "os.rmdir", "sqlite3.connect")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the offscreen platform complain of size hints and windows in front, which it does not have."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise", extend=True))


class Guard:
    """Notes every file of a watched folder that the desk touches on the UI thread."""

    def __init__(self) -> None:
        self.roots: set[str] = set()
        self.seen: list[str] = []

    def hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.roots or event not in WATCHED or threading.current_thread() is not threading.main_thread():
            return
        path = os.fsdecode(arguments[0]) if arguments and isinstance(arguments[0], str | bytes | os.PathLike) else ""
        if not any(path.startswith(root) for root in self.roots):
            return
        frame = sys._getframe(1)
        while frame is not None:
            if "/kbdesk/desk/" in frame.f_code.co_filename:
                self.seen.append(f"{event} {path} from {frame.f_code.co_filename}:{frame.f_lineno}")
                return
            frame = frame.f_back


GUARD = Guard()
sys.addaudithook(GUARD.hook)


@pytest.fixture(autouse=True)
def no_files_on_the_ui_thread() -> Iterator[None]:
    """Fail the test when the desk opens, lists or renames a project file, or a database, on the UI thread."""
    GUARD.roots.clear()
    GUARD.seen.clear()
    yield
    GUARD.roots.clear()
    assert not GUARD.seen, "on the UI thread:\n" + "\n".join(GUARD.seen)


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    """Fail the test when a worker goes on after it."""
    yield
    left = [thread.name for thread in threading.enumerate() if thread.name.startswith("kbdesk-")]
    assert not left


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, qapp: Any) -> None:
    """Give every test settings of its own, and the application its dress."""
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    if not qapp.styleSheet():
        look.apply(qapp, "light")


@pytest.fixture
def elsewhere() -> Callable[[Callable[[], T]], T]:
    """Run a call on another thread, as another program would, and wait for its result."""

    def run(call: Callable[[], T]) -> T:
        results: list[T] = []
        thread = threading.Thread(target=lambda: results.append(call()))
        thread.start()
        thread.join()
        return results[0]

    return run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small project: concepts that link to each other, a summary, an entity, an overview, an original."""
    root = tmp_path / "tides"
    Project.create(root)
    project = Project.open(root)
    try:
        tides = (
            "# Spring tides\n\nLarge tides near full and new [Moon](entity/moon). See [neaps](concept/neap-tides)"
            " and [the web](https://example.org/tides).\n\n## Height\n\n" + "Words about height.\n\n" * 60
        )
        neaps = "# Neap tides\n\nSmall tides near the quarters, the contrary of [springs](concept/spring-tides#height)."
        drafts = [
            Draft("concept", "spring-tides", "Spring tides", tides, (("aliases", "springs"),)),
            Draft("concept", "neap-tides", "Neap tides", neaps),
            Draft("entity", "moon", "Moon", "# Moon\n\nThe Moon raises [tides](concept/spring-tides)."),
            Draft("summary", "primer", "A primer", "# A primer\n\nAbout [springs](concept/spring-tides)."),
        ]
        project.create_pages(drafts, AGENT)
        project.rewrite_page("overview", "# Overview\n\nRead [Spring tides](concept/spring-tides).", (), AGENT)
        project.add_log("ingest", "A primer", ("summary/primer",), AGENT)
    finally:
        project.close()
    (root / "sources" / "primer.txt").write_text("A primer on tides.\n", "utf-8")
    return root


@pytest.fixture
def opened_session(qtbot: QtBot, folder: Path) -> Iterator[Session]:
    """A session on the small project; its files are watched by the guard."""
    GUARD.roots.add(str(folder))
    opened: list[Any] = []
    thread = threading.Thread(target=lambda: opened.append(open_project(folder, lambda _done, _total: None)))
    thread.start()
    thread.join()
    session = Session(opened[0])
    yield session
    session.close()
    session.deleteLater()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    """The window at its start screen."""
    made = Window()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


@pytest.fixture
def desk(qtbot: QtBot, window: Window, folder: Path) -> Window:
    """The window with the small project open and its first page shown."""
    GUARD.roots.add(str(folder))
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    return window
