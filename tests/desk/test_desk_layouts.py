"""A folder that others laid out: the first screen says what it was recognised by, and it opens as the person says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from kbdesk.desk.layouts import LayoutChoice
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def made(root: Path, *paths: str) -> Path:
    for path in paths:
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"# {place.stem}\n", encoding="utf-8")
    return root


def card(qtbot: QtBot, window: Window, folder: Path) -> LayoutChoice:
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.start.is_showing("finding"))
    return window.start.findChildren(LayoutChoice)[-1]


def press(qtbot: QtBot, window: Window, text: str) -> None:
    found = next(each for each in window.start.findChildren(QPushButton) if each.text() == text)
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.rooms is not None)


def test_a_wiki_is_shown_with_what_tells_and_opens_as_it_is(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    root = made(tmp_path / "base", "CLAUDE.md", "wiki/index.md", "wiki/log.md", "wiki/bands/b.md", "raw/a.md")
    choice = card(qtbot, window, root)
    said = "\n".join(label.text() for label in window.start.findChildren(QLabel))
    assert "3 pages in base/wiki" in said
    assert "wiki/index.md" in said
    assert (choice.pages.currentData(), choice.sources.currentData()) == ("wiki", "raw")
    press(qtbot, window, "Open it")
    assert window.session is not None
    assert window.session.project.ids() == ("bands/b",)
    assert not (root / "kbdesk.toml").exists()
    window.open_folder(root)  # it asks no second time
    qtbot.waitUntil(lambda: window.rooms is not None and not window.start.isVisible())


def test_the_person_says_otherwise_and_has_it_written_down(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    root = made(tmp_path / "vault", ".obsidian/app.json", "Notes/Tide.md", "Inbox/Later.md", "Files/a.md")
    choice = card(qtbot, window, root)
    assert choice.kind.currentData() == "vault"
    choice.pages.setFocus()
    qtbot.keyClicks(choice.pages, "vault/Not")
    choice.sources.setFocus()
    qtbot.keyClicks(choice.sources, "vault/Fil")
    qtbot.mouseClick(choice.in_settings, Qt.MouseButton.LeftButton, pos=choice.in_settings.rect().center() * 0.1)
    assert choice.in_settings.isChecked()
    press(qtbot, window, "Open it")
    assert window.session is not None
    assert [row.path for row in window.session.project.rows()] == ["Notes/Tide.md"]
    told = Project.find(root).recognised
    assert told
    assert (told.kind, told.knowledge, told.sources, told.is_chosen) == ("vault", "Notes", "Files", True)
    assert "layout" in (root / "kbdesk.toml").read_text("utf-8")


@pytest.mark.parametrize("button", ["Open it", "Create one here"])
def test_a_plain_folder_is_opened_or_made_a_knowledge_base(
    qtbot: QtBot, window: Window, tmp_path: Path, button: str
) -> None:
    root = made(tmp_path / "notes", "Tide.md", "deep/Moon.md")
    card(qtbot, window, root)
    press(qtbot, window, button)
    assert window.session is not None
    assert len(window.session.project.ids()) == (2 if button == "Open it" else 0)
    assert (root / "knowledge").exists() == (button != "Open it")
