"""What is said over the window moves nothing, covers nobody's cursor, and gives the keys back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from kbdesk.desk import notices
from kbdesk.desk.floating import Floating
from kbdesk.desk.requests.dialog import RequestDialog
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def ask(folder: Path, page: str) -> None:
    project = Project.open(folder)
    try:
        project.ask(Wish("retire_page", page, "thin"), Actor("agent", "test-agent"))
    finally:
        project.close()


def edited(qtbot: QtBot, desk: Window) -> Any:
    """Edit a page; return the field of its text."""
    rooms: Any = desk.rooms
    rooms.open_page("concept/spring-tides")
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/spring-tides")
    desk.actions_["page.edit"].trigger()
    qtbot.waitUntil(lambda: rooms.view.is_editing() and not rooms.view.editor.text.isReadOnly())
    rooms.view.editor.text.setFocus()
    return rooms.view.editor.text


def within(desk: Window, widget: Any, box: QRect) -> QRect:
    return QRect(widget.mapTo(desk, box.topLeft()), box.size())


def test_a_notice_moves_nothing_and_keeps_off_the_cursor_and_the_pointer(qtbot: QtBot, desk: Window) -> None:
    text = edited(qtbot, desk)
    over = desk._bars.over
    before = within(desk, text, text.rect())
    QCursor.setPos(desk.mapToGlobal(QPoint(5, 5)))
    notices.say(desk, "The page was changed while you were writing.", "warn")
    qtbot.waitUntil(lambda: over.height() > 0)
    assert within(desk, text, text.rect()) == before
    lower_right = over.geometry()
    assert desk.notices.notices()[0].isVisible()
    assert lower_right.bottom() > desk._bars.height() - 40
    for move in (QTextCursor.MoveOperation.End, QTextCursor.MoveOperation.Start):
        text.moveCursor(move)
        for _ in range(8):  # along the lines that are shown, which pass below what is said
            for _ in range(6):
                qtbot.keyClick(text, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
                cursor = within(desk, text.viewport(), text.cursorRect())
                assert not within(desk, over, over.rect()).intersects(cursor)
            qtbot.keyClick(text, Qt.Key.Key_Down)
    desk.notices.clear()
    qtbot.waitUntil(lambda: over.height() == 0)
    QCursor.setPos(desk._bars.mapToGlobal(lower_right.center()))
    text.moveCursor(QTextCursor.MoveOperation.Start)
    notices.say(desk, "Something else.", "warn")
    qtbot.waitUntil(lambda: over.height() > 0)
    assert not over.geometry().contains(lower_right.center())


def test_it_keeps_off_buttons_where_it_can(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(900, 600)
    button = QPushButton("Accept", over)
    button.setGeometry(780, 550, 100, 40)
    floating = Floating(over)
    said = QLabel("Something was said.")
    floating.column.addWidget(said)
    over.show()
    qtbot.waitUntil(lambda: floating.height() > 0 and button.isVisible())
    floating.settle()
    assert not floating.geometry().intersects(button.geometry())
    said.hide()
    floating.settle()
    button.hide()
    said.show()
    floating.settle()
    assert floating.geometry().bottom() > 570


def test_while_nothing_happens_it_is_not_placed_and_lets_the_pointer_come(
    qtbot: QtBot, desk: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = desk._bars.over
    done: list[int] = []
    QCursor.setPos(desk.mapToGlobal(QPoint(5, 5)))
    notices.say(desk, "There is no such page.", "warn", "", ("Make this page", lambda: done.append(1)))
    qtbot.waitUntil(lambda: over.height() > 0)
    process(30)
    placed: list[object] = []
    place = over._place
    monkeypatch.setattr(over, "_place", lambda: (placed.append(1), place()))
    process(100)
    assert len(placed) == 0

    stands = over.geometry()
    action = next(each for each in over.findChildren(QPushButton) if each.text() == "Make this page")
    goal = action.mapTo(desk, action.rect().center())
    begin = QPoint(desk.width() // 2, desk.height() // 2)
    for step in range(1, 11):
        at = begin + (goal - begin) * step / 10
        QCursor.setPos(desk.mapToGlobal(at))
        qtbot.mouseMove(desk.childAt(at), desk.childAt(at).mapFrom(desk, at))
        over.settle()
        process(3)
        assert over.geometry() == stands
    # Nor when more is said: it grows away from what is about to be clicked.
    notices.say(desk, "Something else was said.", "danger")
    process(5)
    assert over.height() > stands.height()
    assert desk.childAt(goal) is action
    qtbot.mouseClick(desk.childAt(goal), Qt.MouseButton.LeftButton)
    assert done == [1]


def process(rounds: int) -> None:
    """Let the events be handled that stand in line, this often."""
    loop = QEventLoop()
    for _ in range(rounds):
        loop.processEvents()


def test_the_keys_are_back_in_the_text_when_a_request_is_answered_or_put_aside(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Any], Any]
) -> None:
    text = edited(qtbot, desk)
    elsewhere(lambda: ask(folder, "entity/moon"))
    notice: Any = desk.findChild(RequestNotice)
    qtbot.waitUntil(notice.isVisible)
    notice.answer_button.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.mouseClick(notice.answer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: any(each.isVisible() and each.request is not None for each in dialogs(desk)))
    dialog = next(each for each in dialogs(desk) if each.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.mouseClick(dialog.decline_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not notice.isVisible())
    for each in dialogs(desk):
        each.close()
    desk.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is text)

    elsewhere(lambda: ask(folder, "concept/neap-tides"))
    qtbot.waitUntil(notice.isVisible)
    aside: QPushButton = notice.aside_button
    aside.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(aside, Qt.Key.Key_Return)
    assert notice.isHidden()
    assert QApplication.focusWidget() is text
    elsewhere(lambda: ask(folder, "summary/primer"))
    qtbot.waitUntil(notice.isVisible)


def dialogs(desk: Window) -> list[RequestDialog]:
    return desk.findChildren(RequestDialog)
