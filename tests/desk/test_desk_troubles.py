"""The strip of troubles: it stands until they are solved, and goes by itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from kbdesk.desk import look
from kbdesk.desk.troubles import SENTENCES, TroubleStrip
from kbdesk.project.trouble import TroubleKind

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def strip_of(desk: Window) -> TroubleStrip:
    found: TroubleStrip = desk.findChild(TroubleStrip)
    return found


def shown(strip: TroubleStrip) -> list[QPushButton]:
    return [each for each in strip.findChildren(QPushButton) if each.isVisible()]


def named(strip: TroubleStrip, text: str) -> QPushButton:
    return next(each for each in shown(strip) if each.text() == text)


def is_whole(strip: TroubleStrip) -> bool:
    """Whether the words of the strip are shown whole, without scrolling."""
    words = [each for each in strip.findChildren(QLabel) if each.text()]
    whole = all(each.height() >= each.heightForWidth(each.width()) > 0 for each in words)
    return whole and strip._scroll.verticalScrollBar().maximum() == 0


def lines(strip: TroubleStrip) -> list[str]:
    return [each.accessibleName() for each in strip.findChildren(QLabel) if each.isVisible()]


def test_every_trouble_has_a_sentence() -> None:
    assert set(SENTENCES) == set(get_args(TroubleKind))


def test_a_folder_that_is_away_is_said_until_it_is_back(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    strip = strip_of(desk)
    assert not strip.isVisible()
    elsewhere(lambda: (folder / "knowledge").rename(folder / "away"))
    qtbot.waitUntil(strip.isVisible)
    assert "The folder knowledge cannot be read now" in strip.accessibleName()
    desk.notices.clear()
    qtbot.mouseClick(named(strip, "Try again"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(desk.session.looked):  # type: ignore[union-attr]
        pass
    assert strip.isVisible()
    elsewhere(lambda: (folder / "away").rename(folder / "knowledge"))
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert desk.rooms is not None
    assert desk.rooms.page is not None


def test_the_pages_of_an_emptied_folder_are_gone_when_the_person_says_so(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    strip = strip_of(desk)

    def unplug() -> None:
        (folder / "knowledge").rename(folder / "away")
        with closing(sqlite3.connect(folder / ".kbdesk/index.db")) as connection, connection:
            connection.execute("UPDATE disk SET apart = 1")
        (folder / "knowledge").mkdir()

    elsewhere(unplug)
    qtbot.waitUntil(lambda: strip.isVisible() and "is empty" in strip.accessibleName())
    assert desk.session is not None
    project = desk.session.project
    assert elsewhere(project.rows)
    qtbot.mouseClick(named(strip, "The pages were deleted"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not strip.isVisible())
    qtbot.waitUntil(lambda: elsewhere(project.rows) == ())


def test_several_are_folded_and_what_is_to_be_seen_once_goes_when_it_was(
    qtbot: QtBot, window: Window, folder: Path
) -> None:
    for name in ("journal.db", "index.db"):
        (folder / ".kbdesk" / name).write_bytes(b"no database " * 100)
    (folder / "sources/.agent-kit").mkdir()
    (folder / "sources/.agent-kit/sources.json").write_text("{ broken", "utf-8")
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.session is not None and len(strip_of(window).troubles()) == 3)
    strip = strip_of(window)
    assert len(lines(strip)) == 1
    assert "sources.json" in lines(strip)[0]
    for scale, size in ((1.0, (720, 480)), (1.5, (720, 480)), (1.5, (1300, 800)), (1.0, (1300, 800))):
        window.resize(*size)
        look.apply(QApplication.instance(), "light", scale)  # type: ignore[arg-type]
        qtbot.waitUntil(lambda: is_whole(strip))
        assert strip.height() < size[1] // 4
    more = named(strip, "2 more")
    more.setFocus()
    qtbot.keyClick(more, Qt.Key.Key_Return)
    assert len(lines(strip)) == 3
    assert "set aside as .kbdesk/journal.db.damaged-20" in lines(strip)[1]
    assert all(each.geometry().right() <= strip.width() for each in shown(strip))
    qtbot.mouseClick(named(strip, "Got it"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(strip.troubles()) == 2)
    window.close_project()
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.session is not None and bool(strip_of(window).troubles()))
    assert [trouble.kind for trouble in strip_of(window).troubles()] == ["manifest", "index_set_aside"]
