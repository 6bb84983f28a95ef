"""Nothing is cut off, overlaps or is left in English: every screen of the gallery, in each size and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget

from kbdesk.desk.account import account
from kbdesk.desk.editor.strip import Strip
from tests.flows.walk import settle
from tests.gallery.geometry import faults
from tests.gallery.language import Written, chosen_twice, in_english
from tests.gallery.screens import SCREENS, walk
from tests.gallery.stage import WISHES, Stage

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SMALL, LARGE = (1024, 640), (1600, 1000)
CASES = [
    ("light", "en", 1.0, [SMALL]),
    ("dark", "es", 1.0, [SMALL]),
    ("light", "zh_CN", 1.0, [SMALL, LARGE]),
    ("dark", "en", 1.25, [SMALL]),
    # The largest text in the smallest window, and what lies between in the language of the longest words.
    ("light", "en", 2.0, [SMALL]),
    ("dark", "es", 1.6, [SMALL, LARGE]),
    ("light", "zh_CN", 2.0, [SMALL]),
]
"""Themes, languages, sizes of the text and of the window; what is in the window is looked at in each of its sizes."""
NAMES = (
    *("kbdesk", "English", "Español", "Claude Code", "Claude Desktop", "Codex", "Gemini CLI", "Copilot CLI", "Cursor"),
    *("Visual Studio Code", "Windsurf", "Zed", "reports", "empty", "Why?"),
    "New # Tidal lag The tide is late, see [spring tides](concept/spring-and-neap-tides). By two days.",
    "Las mareas en Cádiz, un estudio de los últimos doscientos años.docx",
    "1,836 dead in the Netherlands, 307 in England, more than 130 on the ferry Princess Victoria.",
    *(wish.reason for wish in WISHES),
)
"""What screens show that neither the desk nor the sample says."""
ROUNDS = 40
"""Times that a screen is looked at again in which something is not in its place yet."""
IN_ENGLISH_ANYHOW = ("about", "notices_of_all_kinds")
"""Screens that list other people's packages, or show what the stage says."""


def lasting_faults(widget: QWidget) -> list[str]:
    """Return the faults that stay: what scrolls learns how high it is once its parts are drawn and know their width."""
    settle(1)
    for _ in range(ROUNDS):
        if not faults(widget):
            break
        settle(20)
    return faults(widget)


def faults_in(window: QWidget, size: tuple[int, int]) -> list[str]:
    """Return the faults of a window in another size; it has its own again after that."""
    before = window.size()
    window.resize(*size)
    found = lasting_faults(window)
    window.resize(before)
    settle(1)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_screen_is_whole_and_in_its_language(
    qtbot: QtBot, tmp_path: Path, case: tuple[str, str, float, list[tuple[int, int]]]
) -> None:
    theme, language, scale, sizes = case
    stage = Stage(tmp_path)
    found, names = [], []
    try:
        stage.dress(theme, language, sizes[0], scale)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        written = Written(stage.place, (*NAMES, account()))
        for name, widget in walk(stage):
            names.append(name)
            found += [f"{name}: {fault}" for fault in (*lasting_faults(widget), *chosen_twice(widget))]
            for size in sizes[1:] if widget is stage.window else ():
                found += [f"{name} in {size}: {fault}" for fault in faults_in(widget, size)]
            if language == "zh_CN" and name not in IN_ENGLISH_ANYHOW:
                found += [f"{name}: {fault}" for fault in in_english(widget, written)]
    finally:
        stage.close()
    assert found == []
    assert len(names) == len(SCREENS)


def test_the_gauge_tells_what_is_cut_and_what_overlaps(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    words, pressed, other = QLabel("quite a number of words"), QPushButton("Press this"), QPushButton("Other")
    for each in (words, pressed, other):
        row.addWidget(each)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    assert faults(window) == []
    words.resize(10, words.height())
    pressed.resize(pressed.width(), 5)
    other.move(pressed.pos())
    told = "\n".join(faults(window))
    assert "cut off: QLabel 'quite a number of words'" in told
    assert "cut off: QPushButton 'Press this'" in told
    assert "overlap: QPushButton 'Press this' in QWidget and QPushButton 'Other' in QWidget" in told
    other.move(window.width() - 5, 0)
    assert any("out of its place: QPushButton 'Other'" in each for each in faults(window))


@pytest.mark.parametrize("width", [300, 318, 400, 619, 900])
def test_a_strip_cuts_no_button_however_narrow_it_is(qtbot: QtBot, width: int) -> None:
    side = QWidget()
    qtbot.addWidget(side)
    strip = Strip(side)
    side.setFixedWidth(width)
    side.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    side.show()
    actions = [(words, side.update) for words in ("Continue editing", "Compare", "Discard…")]
    strip.say("There is a text of this page that is not saved, from 16:18.", "warn", *actions)
    strip.setFixedWidth(width)
    QApplication.processEvents()
    strip.resize(width, strip.heightForWidth(width))
    QApplication.processEvents()
    assert len(strip.findChildren(QPushButton)) == len(actions)
    assert faults(side) == []
