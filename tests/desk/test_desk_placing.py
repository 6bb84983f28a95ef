"""Windows and dialogs stand wholly on the screen, and dialogs over the middle of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from kbdesk.desk import settings
from kbdesk.desk.parts import label
from kbdesk.desk.placing import room_for, within
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.window import Window

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_the_window_fits_the_screen_at_first_and_when_it_comes_from_a_larger_one(qtbot: QtBot) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()  # 800 x 800 on the offscreen platform
    assert screen.width() < 1200
    first = Window()
    qtbot.addWidget(first)
    assert screen.contains(first.geometry())
    first.resize(2000, 1200)
    first.move(400, 300)
    settings.set_state("geometry", first.saveGeometry())
    first.close()
    again = Window()
    qtbot.addWidget(again)
    assert room_for(again).contains(again.geometry())
    again.close()


def test_what_is_too_large_or_beyond_the_edge_is_brought_in() -> None:
    room = QRect(0, 28, 1024, 584)
    assert within(QRect(-1, 0, 1200, 760), room) == room
    assert within(QRect(900, 500, 300, 200), room) == QRect(724, 412, 300, 200)
    assert within(QRect(10, 40, 300, 200), room) == QRect(10, 40, 300, 200)


def test_a_sheet_stands_over_the_middle_and_stays_on_the_screen_when_it_grows(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(100, 60, 640, 600)
    window.show()
    sheet = Sheet(window, "Something")
    for _ in range(6):
        sheet.body.addWidget(label("Some words that take a line of their own."))
    sheet.add_buttons([], [])
    sheet.show()
    qtbot.waitUntil(sheet.isVisible)
    apart = sheet.geometry().center() - window.frameGeometry().center()
    assert abs(apart.x()) <= 2
    assert abs(apart.y()) <= 2
    sheet.move(sheet.x(), room_for(sheet).bottom() - sheet.height() + 1)
    before = sheet.size()
    sheet.tell("\n".join(["Something did not go well."] * 8), "danger")
    assert sheet.height() > before.height()
    assert room_for(sheet).contains(sheet.geometry())
    assert sheet.size() != QSize(0, 0)
    sheet.close()
