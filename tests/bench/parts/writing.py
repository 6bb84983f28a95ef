"""Writing at the desk: keys in a page of 200 KB, saving one of 1 MB. What is worked for it, not what others take."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from tests.bench.figures import Figure
from tests.bench.measuring import percentile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.window import Window
    from tests.bench.grounds import Grounds

KEYS = 100
SENTENCE = "Some **words** about [a page](overview.md), `code` and *so on*, so that a line is filled with text. "


def run(grounds: Grounds) -> Iterator[Figure]:
    """Type in the middle of a long page, of short lines and of long ones; change a longer one and save it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings  # noqa: PLC0415  # only this part needs a desk

    from kbdesk.desk.app import make_app  # noqa: PLC0415
    from kbdesk.desk.collecting import Collecting  # noqa: PLC0415
    from kbdesk.desk.window import Window  # noqa: PLC0415
    from tests.flows.walk import until  # noqa: PLC0415

    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(grounds.folder / "settings"))
    app = make_app()
    Collecting(app)  # as the program does
    place = grounds.fresh(min(grounds.pages, 1_000))
    for name, size, sentences in (("short", 200_000, 3), ("wide", 200_000, 130), ("long", 1_000_000, 3)):
        _write(place / f"knowledge/concepts/{name}-lines.md", size, sentences)
    window = Window()
    window.show()
    window.open_folder(place)
    until(lambda: window.rooms is not None and window.rooms.page is not None, "the project is open")
    try:
        for name, label in (("short", "a key in 200 KB, p95"), ("wide", "a key in 200 KB of long lines, p95")):
            times = _typed(_edited(window, f"concept/{name}-lines"))
            yield Figure(label, percentile(times), "ms", 0.016)
        taken, longest = _saved(_edited(window, "concept/long-lines"))
        yield Figure("saving 1 MB with 10,000 links", taken, "s")
        yield Figure("the longest turn of the UI thread meanwhile", longest, "ms", 0.05)
    finally:
        window.close()
        app.processEvents()


def _write(path: Path, size: int, sentences: int) -> None:
    line = SENTENCE * sentences
    parts = [f"## Part {number}\n\n{line}\n\n" for number in range(size // len(line))]
    path.write_text(f"---\ntype: concept\ntitle: {path.stem}\n---\n\n# {path.stem}\n\n{''.join(parts)}", "utf-8")


def _edited(window: Window, page: str) -> EditorView:
    """Show a page, edit it, and let all of it be shown; the cursor stands in its middle."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from tests.flows.walk import settle, until  # noqa: PLC0415

    rooms = window.rooms
    assert rooms is not None
    rooms.open_page(page)
    until(lambda: rooms.page is not None and rooms.page.row.id == page, f"{page} is shown")
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    view = rooms.view
    assert view is not None
    until(lambda: view.editor is not None and view.editor.manuscript.state == "saved", f"{page} is edited")
    editor = view.editor
    assert editor is not None
    document = editor.text.document()
    cursor = editor.text.textCursor()
    cursor.setPosition(document.findBlockByNumber(document.blockCount() // 2).position())
    editor.text.setTextCursor(cursor)
    settle(3_000)
    return editor


def _typed(editor: EditorView) -> list[float]:
    """Return how long the UI thread worked for each key."""
    from PySide6.QtTest import QTest  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from tests.flows.walk import settle  # noqa: PLC0415

    times = []
    for sign in ("typing, quickly. " * KEYS)[:KEYS]:
        began = time.thread_time()
        QTest.keyClicks(editor.text, sign)
        QApplication.processEvents()
        times.append(time.thread_time() - began)
        settle(20)
    return times


def _saved(editor: EditorView) -> tuple[float, float]:
    """Return how long all threads work for a save, and the longest turn of the UI thread until all is shown again."""
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from tests.flows.walk import settle, until  # noqa: PLC0415
    from tests.flows.watchdog import Watchdog  # noqa: PLC0415

    QTest.keyClicks(editor.text, "New words. ")
    settle(2_000)
    watchdog = Watchdog()
    watchdog.begin()
    began = time.process_time()
    editor.save()
    until(lambda: editor.manuscript.state == "saved", "it is saved")
    taken = time.process_time() - began
    settle(3_000)
    return taken, max((turn.worked for turn in watchdog.end()), default=0.0)
