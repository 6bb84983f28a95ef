"""A desk in a process of its own, in which somebody types into a page and never saves; it waits to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from kbdesk.desk.app import make_app
from kbdesk.desk.window import Window
from tests.flows.walk import settle, until


def main() -> None:
    folder, words = Path(sys.argv[1]), sys.argv[2]
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder.parent / "typist"))
    make_app()
    window = Window()
    window.show()
    window.open_folder(folder)
    until(lambda: window.rooms is not None and window.rooms.page is not None, "a page is shown")
    window.writing.edit_page("entity/moon")
    rooms = window.rooms
    assert rooms is not None
    until(lambda: rooms.view is not None and rooms.view.is_editing(), "the page is edited")
    assert rooms.view is not None
    editor = rooms.view.editor
    assert editor is not None
    until(lambda: editor.manuscript.state == "saved", "the page is there")
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.End)
    QTest.keyClicks(editor.text, words)
    until(lambda: editor.manuscript.state == "kept", "a draft is kept")
    sys.stdout.write("kept\n")
    sys.stdout.flush()
    QTest.keyClicks(editor.text, " and on")
    while True:
        settle(1000)


if __name__ == "__main__":
    main()
