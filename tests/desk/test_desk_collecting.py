"""Unused cycles of objects go when the person rests, and hold nobody up while keys are pressed."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from kbdesk.desk.collecting import ENOUGH, Collecting

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Cycle:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


def passes() -> None:
    """Look at the young objects often; those that are held grow old."""
    for _ in range(ENOUGH + 2):
        gc.collect(1)


def test_a_search_of_all_objects_waits_until_the_person_rests(qtbot: QtBot, qapp: QApplication) -> None:
    usual = gc.get_threshold()
    line = QLineEdit()
    qtbot.addWidget(line)
    line.show()
    collecting = Collecting(qapp, 300)
    line.activateWindow()
    qtbot.waitUntil(line.hasFocus)
    try:
        assert gc.get_threshold()[2] > 1_000_000
        passes()
        qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)  # what is there at the start lasts
        old = Cycle()
        gone = weakref.ref(old)
        passes()
        del old
        for _ in range(30):
            QTest.keyClick(line.window().windowHandle(), Qt.Key.Key_A)
            qtbot.wait(30)  # three periods in all; only a pause of two is rest
        assert gone() is not None
        assert line.text() == "a" * 30
        qtbot.waitUntil(lambda: gone() is None)
    finally:
        collecting.deleteLater()
        gc.unfreeze()
        gc.set_threshold(*usual)


def test_what_lasted_and_is_over_goes_once_much_of_it_came(qtbot: QtBot, qapp: QApplication) -> None:
    usual = gc.get_threshold()
    collecting = Collecting(qapp, 60)
    try:
        qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
        begun = gc.get_freeze_count()
        held = [Cycle() for _ in range(begun // 3)]
        gone = weakref.ref(held[0])
        passes()
        qtbot.waitUntil(lambda: gc.get_freeze_count() > begun * 1.2)  # they are taken for lasting
        held.clear()
        more = [Cycle() for _ in range(begun // 2)]
        passes()
        qtbot.waitUntil(lambda: gone() is None)
        assert more
    finally:
        collecting.deleteLater()
        gc.unfreeze()
        gc.set_threshold(*usual)
