"""What a real agent writes is reviewed at the desk by keys, while it writes; it reads what was said of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kbdesk.desk import look
from tests.flows.walk import Walk, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SPRINGS = "concept/spring-and-neap-tides"
CALLS = (
    ("knowledge_index", {}),
    ("knowledge_read", {"page": SPRINGS}),
    (
        "knowledge_create",
        {"type": "concept", "slug": "tidal-lag", "title": "Tidal lag", "content": f"Later; see [springs]({SPRINGS})."},
    ),
    ("knowledge_edit", {"page": "concept/tidal-lag", "oldText": "Later", "newText": "One to two days later"}),
    ("knowledge_log", {"operation": "update", "what": "Tidal lag", "pages": ["concept/tidal-lag"]}),
)
READ = (("knowledge_requests", {}),)


@pytest.fixture
def walk(tmp_path: Path, qapp: QApplication) -> Iterator[Walk]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    look.apply(qapp, "light")
    made = Walk(tmp_path, lambda _widget, _name: None)
    yield made
    made.close()


def agent(walk: Walk, calls: tuple[Any, ...]) -> subprocess.Popen[bytes]:
    """Start an agent that makes these calls, in a process of its own."""
    script = walk.root.with_name("calls.json")
    script.write_text(json.dumps(calls), "utf-8")
    command = [sys.executable, "-m", "tests.flows.agent", str(walk.root), str(script)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def answers(process: subprocess.Popen[bytes]) -> str:
    until(lambda: process.poll() is not None, "the agent ends")
    assert process.stdout is not None
    lines = [json.loads(line) for line in process.stdout.read().decode().splitlines()]
    process.stdout.close()
    assert [line for line in lines if line["error"]] == []
    return str(lines[-1]["answer"])


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, key, held)


def test_an_agents_session_is_reviewed_while_it_writes_and_the_agent_reads_the_comment(walk: Walk) -> None:
    walk.open_sample()
    rooms: Any = walk.window.rooms
    press(Qt.Key.Key_8, Qt.KeyboardModifier.ControlModifier)
    room = rooms.widget("review")
    until(lambda: room._waiting is not None, "what waits is known: nothing")
    assert room.queue.model.rowCount() == 0
    writing = agent(walk, CALLS)
    until(lambda: room.queue.model.rowCount() > 0, "the room gains a row by itself")
    answers(writing)
    page = walk.root / "knowledge/concepts/tidal-lag.md"

    # one operation: its heading, the page made and edited, the log
    until(lambda: room.queue.model.rowCount() == 4, "the entry ties them together")
    entries = room.queue.model.listing.entries
    assert entries[0].piece is None
    assert "Tidal lag" in room.queue.model.at(0).data()
    assert [each.piece.deed for each in entries[1:] if each.piece.page == "concept/tidal-lag"] == ["created", "changed"]

    # the edit is accepted, with a comment on it before
    edited = next(
        at
        for at, each in enumerate(entries)
        if each.piece is not None and each.piece.deed == "changed" and each.piece.page == "concept/tidal-lag"
    )
    room.queue.list.setCurrentIndex(room.queue.model.at(edited))
    until(room.pane.view.cards, "the difference is drawn")
    room.queue.list.setFocus()
    press(Qt.Key.Key_C)
    until(room.pane.field.edit.hasFocus, "the field has the keys")
    QTest.keyClicks(room.pane.field.edit, "Which port?")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    until(lambda: room.pane.field is None, "the comment is kept")
    assert "Which port?" in answers(agent(walk, READ))
    room.queue.list.setFocus()
    press(Qt.Key.Key_A)
    until(lambda: room.queue.model.rowCount() == 3, "the edit is accepted")
    assert "One to two days later" in page.read_text("utf-8")

    # the rest of the operation is reverted as one, and that is undone as one
    press(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    dialog = until(lambda: next(iter(dialogs(walk)), None), "the page was changed since it was made: a choice")
    dialog.files[0].fate.buttons["back"].click()
    QTest.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    until(lambda: not page.exists(), "the page has gone")
    until(lambda: room.queue.model.rowCount() == 0, "nothing waits")
    walk.window.activateWindow()
    until(room.hasFocus, "the room has the keys although nothing waits")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    until(page.exists, "the page is back")
    until(lambda: room.queue.model.rowCount() == 3, "it waits again")


def dialogs(walk: Walk) -> Iterator[Any]:
    from kbdesk.desk.review.revertsheet import RevertDialog  # noqa: PLC0415  # heavy for the window's first moment

    return (each for each in walk.window.findChildren(RevertDialog) if each.isVisible())
