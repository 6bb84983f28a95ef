"""Qt's binding keeps count of None: builds that lose references to it end the process after some thousand calls.

And what of Qt is not used here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kbdesk.desk import entering

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CALLS = 10_000
LOOSE = 1_000
"""References to None that come and go by themselves while the loop runs."""


def test_painter_calls_leave_the_count_of_none_alone(qtbot: QtBot) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    pen = QPen()
    before = sys.getrefcount(None)
    for step in range(CALLS):
        painter.setPen(pen)
        painter.drawLine(0, 0, step % 64, 63)
        painter.drawPoint(QPoint(1, 1))
    after = sys.getrefcount(None)
    painter.end()

    assert abs(after - before) < LOOSE


def test_widget_calls_leave_the_count_of_none_alone(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for step in range(CALLS):
        widget.update()
        widget.setToolTip("still" if step % 2 else "standing")
        widget.resize(10 + step % 2, 10)
    after = sys.getrefcount(None)

    assert abs(after - before) < LOOSE


def test_no_focus_proxies() -> None:
    """They take the tab key past what stands before them and hold it where they are hidden; see `desk/entering.py`."""
    desk = Path(entering.__file__).parent
    assert [file.name for file in desk.rglob("*.py") if ".setFocusProxy(" in file.read_text("utf-8")] == []
