"""A real project on disk, a session on it, and a window for a room to stand in."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from by_hand import Stand, write
from PySide6.QtWidgets import QApplication

from kbdesk.desk import look
from kbdesk.desk.session import Session, open_project

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

PAGES = {
    "concepts/tides.md": ("concept", "Tides", "See [Moon](../entities/moon.md) and [Sun](../entities/sun.md)."),
    "concepts/waves.md": ("concept", "Waves", "Not [Tides](tides.md)."),
    "entities/moon.md": ("entity", "Moon", "Makes [Tides](../concepts/tides.md)."),
    "entities/sun.md": ("entity", "Sun", "Makes smaller ones."),
    "entities/mars.md": ("entity", "Mars", "Has nothing to do with it."),
}
SUMMARY = (
    "---\ntype: summary\ntitle: Chapter\nfile: books/tides.txt\ningested: 2026-10-01\n---\n\n"
    "# Chapter\n\nFeeds [Tides](../concepts/tides.md).\n"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen platform complains of what it cannot do; watchdog, of folders made inside new folders."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))
        item.add_marker(pytest.mark.filterwarnings("ignore:Callback with id:RuntimeWarning"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    place = tmp_path / "base"
    for path, (kind, title, body) in PAGES.items():
        write(place / "knowledge" / path, f"---\ntype: {kind}\ntitle: {title}\n---\n\n# {title}\n\n{body}\n")
    write(place / "knowledge/summaries/chapter.md", SUMMARY)
    write(place / "sources/books/tides.txt", "All about tides.\n")
    write(place / "sources/notes.md", "# Notes\n\nOn waves.\n")
    return place


@pytest.fixture
def elsewhere() -> Iterator[Callable[[Callable[[], Any]], Any]]:
    """Do something on another thread, as another program would, and wait for it."""
    with ThreadPoolExecutor(1) as other:
        yield lambda call: other.submit(call).result(30)


@pytest.fixture
def watched(request: pytest.FixtureRequest) -> set[str]:
    """The folders whose files nothing of the desk may touch on the UI thread."""
    guards = [one.GUARD for one in request.config.pluginmanager.get_plugins() if hasattr(one, "GUARD")]
    assert guards
    roots: set[str] = guards[0].roots
    return roots


@pytest.fixture
def sessions(
    qtbot: QtBot, watched: set[str], elsewhere: Callable[[Callable[[], Any]], Any]
) -> Iterator[Callable[[Path], Session]]:
    """Open sessions; all are closed at the end."""
    look.apply(QApplication.instance(), "light")
    made: list[Session] = []

    def make(place: Path) -> Session:
        watched.add(str(place))
        made.append(Session(elsewhere(lambda: open_project(place, lambda done, total: None))))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def session(root: Path, sessions: Callable[[Path], Session]) -> Session:
    return sessions(root)


@pytest.fixture
def trouble(session: Session) -> Iterator[list[object]]:
    """Collect what nobody expected; there must be none at the end."""
    found: list[object] = []
    session.work.crashed.connect(found.append)
    yield found
    assert not found


@pytest.fixture
def stand(qtbot: QtBot, session: Session) -> Callable[..., Stand]:
    """Put rooms into a window and show it, quiet: all reads are done."""

    kept: list[Stand] = []  # the bot itself holds widgets weakly

    def make(*rooms: QWidget) -> Stand:
        window = Stand(*rooms)
        kept.append(window)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: window.isVisible() and window.isActiveWindow())
        qtbot.waitUntil(session.work.is_idle)
        return window

    return make
