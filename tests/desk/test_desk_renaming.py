"""A page of a wiki that others laid out gets another name at the desk, with every link to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt

from kbdesk.desk.page.renaming import RenameDialog
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

FILES = {
    "purpose.md": "# Purpose\n",
    "raw/tides.txt": "Tides.\n",
    "wiki/index.md": "# Index\n\n## Ideas\n\n- [[ebb]]: it falls\n- [[flood]]: it rises\n",
    "wiki/overview.md": "# Overview\n\nWater.\n",
    "wiki/ideas/ebb.md": "---\ntitle: Ebb\n---\n\n# Ebb\n\nUnlike [[flood]].\n",
    "wiki/ideas/flood.md": '---\ntitle: Flood\nrelated: ["[[ebb]]"]\n---\n\n# Flood\n\nUnlike [[ebb|the ebb]].\n',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "waters"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    recognised = Project.find(root).recognised
    assert recognised is not None
    Project.lay_out(root, recognised)
    return root


def test_a_page_gets_another_name_and_its_links_follow(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    assert desk.session is not None
    desk.session.open_page("ideas/ebb")
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "ideas/ebb")  # type: ignore[union-attr]
    qtbot.waitUntil(desk.actions_["page.rename"].isEnabled)
    desk.actions_["page.rename"].trigger()
    dialog: Any = desk.findChild(RenameDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert not dialog.rename_button.isEnabled()
    qtbot.keyClicks(dialog.name_line, "low water")
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.name_line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page.row.id == "ideas/low water")  # type: ignore[union-attr]
    now = elsewhere(lambda: {path.name: path.read_text("utf-8") for path in (folder / "wiki").rglob("*.md")})
    assert now == {
        "index.md": FILES["wiki/index.md"].replace("[[ebb]]", "[[low water]]"),
        "overview.md": FILES["wiki/overview.md"],
        "low water.md": FILES["wiki/ideas/ebb.md"],
        "flood.md": FILES["wiki/ideas/flood.md"].replace("[[ebb", "[[low water"),
    }
