"""Nothing is cut off: every room, small and large, in both themes, with usual and large text, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from kbdesk.desk import languages, look, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


CASES = [
    ("light", 1.0, 1024, 640, "en"),
    ("dark", 1.0, 1600, 1000, "en"),
    ("light", 1.25, 1024, 640, "en"),
    ("light", 1.0, 1024, 640, "es"),
    ("dark", 1.0, 1024, 640, "zh_CN"),
]


@pytest.fixture(params=CASES, ids=str)
def dressed(request: pytest.FixtureRequest, window: Window) -> Iterator[Window]:
    theme, scale, width, height, language = request.param
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = QLocale()
    look.apply(app, theme, scale)
    window.resize(width, height)
    window.speak(language)
    yield window
    look.apply(app, "light")
    settings.set_language("en")
    languages.speak(app)
    QLocale.setDefault(before)


def cut_off(root: QWidget) -> list[str]:
    """Return what is visible and has less room than its words need."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty() or isinstance(widget.parent(), QLineEdit):
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                cut = widget.heightForWidth(widget.width()) > widget.height() + 1
            else:
                cut = widget.sizeHint().width() > widget.width() + 1
        elif isinstance(widget, QPushButton | QToolButton):
            cut = widget.sizeHint().width() > widget.width() + 1 or widget.sizeHint().height() > widget.height() + 1
        else:
            continue
        if cut:
            found.append(f"{type(widget).__name__} {widget.text()!r} {widget.size()} needs {widget.sizeHint()}")
    return found


def test_the_start_screen_is_whole(qtbot: QtBot, dressed: Window) -> None:
    QApplication.processEvents()
    assert cut_off(dressed) == []


@pytest.mark.parametrize("room", ["page", "search", "sources", "requests", "health", "overview", "preferences", "log"])
def test_every_room_is_whole(qtbot: QtBot, dressed: Window, folder: Path, room: str) -> None:
    dressed.open_folder(folder)
    qtbot.waitUntil(lambda: dressed.rooms is not None and dressed.rooms.page is not None)
    assert dressed.session is not None
    dressed.session.open_page("concept/spring-tides")
    qtbot.waitUntil(lambda: dressed.rooms is not None and dressed.rooms.links.graph is not None)
    dressed.session.open_room(room)
    qtbot.waitUntil(dressed.session.work.is_idle)
    QApplication.processEvents()
    assert cut_off(dressed) == []
