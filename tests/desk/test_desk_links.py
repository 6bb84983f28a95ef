"""The links panel: lines around links, names without a link that become one with a click, folding, the outline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QPushButton

from kbdesk.desk.page.new import NewPageDialog
from kbdesk.desk.reader.linkmodel import KEY, ROW, LinkModel, Row, Section
from kbdesk.desk.rows import ITEM, Item
from tests.desk.test_desk_editor import edit, show, type_at_end
from tests.desk.test_desk_reader import go_to, shows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QModelIndex
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.reader.linktree import LinkTree
    from kbdesk.desk.window import Window

HEAD = "---\ntype: concept\ntitle: {0}\n---\n\n# {0}\n\n"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def folder(folder: Path) -> Path:
    """The small project, with a name without a link, broken and retired links, and very many links to one page."""
    for number in range(70):
        text = f"Number {number} leads to [the lagoon](lagoon.md).\n"
        (folder / f"knowledge/concepts/reef-{number:02}.md").write_text(
            HEAD.format(f"Reef {number:02}") + text, "utf-8"
        )
    lagoon = "## Shore\n\n### Sand\n\n## Depth\n\n[gone](../entities/gone.md) and [old](old.md), lit by the **moon**.\n"
    (folder / "knowledge/concepts/lagoon.md").write_text(HEAD.format("Lagoon") + lagoon, "utf-8")
    old = HEAD.format("Old reef").replace("title:", "status: retired\ntitle:")
    (folder / "knowledge/concepts/old.md").write_text(old, "utf-8")
    return folder


def index_of(tree: LinkTree, section: str, title: str) -> QModelIndex:
    for row in range(tree.links.rowCount()):
        top = tree.links.index(row, 0)
        if title in (titles := tree.links.titles(section)) and top.data(ITEM).text == section_title(tree, section):
            return tree.links.index(titles.index(title), 0, top)
    raise AssertionError(f"{title} does not stand under {section}: {tree.links.titles(section)}")


def section_title(tree: LinkTree, section: str) -> str:
    tops = (tree.links.index(row, 0) for row in range(tree.links.rowCount()))
    return next(top.data(ITEM).text for top in tops if top.data(KEY) == section)


def complete(qtbot: QtBot, desk: Window, page: str) -> LinkTree:
    go_to(qtbot, desk, page)
    qtbot.waitUntil(desk.rooms.links.is_complete, timeout=10_000)
    return desk.rooms.links.tree


def test_a_name_becomes_a_link_with_one_click_and_is_undone(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    file = folder / "knowledge/concepts/lagoon.md"
    before = elsewhere(file.read_bytes)
    tree = complete(qtbot, desk, "entity/moon")
    assert tree.links.titles("mentions") == ["Lagoon"]
    index = index_of(tree, "mentions", "Lagoon")
    item = index.data(ITEM)
    assert item.under[slice(*item.matches[0])] == "moon"
    tree.scrollTo(index)
    qtbot.mouseClick(tree.viewport(), LEFT, pos=tree.link_place(index).center())
    qtbot.waitUntil(lambda: "Lagoon" in tree.links.titles("incoming"), timeout=10_000)
    assert b"**[moon](../entities/moon.md)**" in elsewhere(file.read_bytes)
    assert shows(desk, "entity/moon")
    notice = desk.notices.notices()[0]
    assert "Lagoon" in notice.text()
    undo = next(each for each in notice.findChildren(type(desk.rooms.links.fold)) if each.text() == "Undo")
    qtbot.mouseClick(undo, LEFT)
    qtbot.waitUntil(lambda: elsewhere(file.read_bytes) == before, timeout=10_000)
    qtbot.waitUntil(lambda: tree.links.titles("mentions") == ["Lagoon"], timeout=10_000)


def test_lines_marks_and_outline_and_a_long_list_in_portions(qtbot: QtBot, desk: Window) -> None:
    tree = complete(qtbot, desk, "concept/lagoon")
    first = index_of(tree, "incoming", "Reef 00").data(ITEM)
    assert first.under == "Number 0 leads to the lagoon."
    assert first.under[slice(*first.matches[0])] == "the lagoon"
    states = {index_of(tree, "outgoing", title).data(ITEM).state for title in tree.links.titles("outgoing")}
    assert states == {"broken", "retired"}
    tree.taken.emit(index_of(tree, "outgoing", "gone").data(ROW), False)
    assert any("../entities/gone.md" in notice.text() for notice in desk.notices.notices())
    assert tree.links.titles("outline") == ["Shore", "Depth"]
    assert len(tree.links.titles("incoming")) == 51
    tree.setFocus()
    more = index_of(tree, "incoming", tree.links.titles("incoming")[-1])
    tree.setCurrentIndex(more)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert len(tree.links.titles("incoming")) == 70
    qtbot.waitUntil(lambda: index_of(tree, "incoming", "Reef 69").data(ITEM).under != "", timeout=10_000)
    assert tree.verticalScrollBar().maximum() > 0


def test_the_panel_follows_the_text_in_writing_and_what_others_write(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    tree = complete(qtbot, desk, "concept/lagoon")
    editor = edit(qtbot, desk, "concept/lagoon")
    type_at_end(editor, "\n[a new one](reef-07.md), [[nowhere at all]]\n\n## Banks\n")
    qtbot.waitUntil(lambda: "Reef 07" in tree.links.titles("outgoing"), timeout=10_000)
    assert index_of(tree, "outgoing", "nowhere at all").data(ITEM).state == "broken"
    assert tree.links.titles("outline") == ["Shore", "Depth", "Banks"]
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    tree.take(index_of(tree, "outline", "Banks"), new=False)
    assert editor.text.textCursor().block().text() == "## Banks"
    assert editor.isVisible()
    other = folder / "knowledge/concepts/another.md"
    elsewhere(lambda: other.write_text(HEAD.format("Another") + "To [it](lagoon.md).\n", "utf-8"))
    desk.session.look()
    qtbot.waitUntil(lambda: "Another" in tree.links.titles("incoming"), timeout=10_000)
    desk.rooms.view.close_editor()
    assert "Reef 07" not in tree.links.titles("outgoing")
    assert tree.links.titles("outline") == ["Shore", "Depth"]


def test_the_keys_walk_fold_jump_and_link(qtbot: QtBot, desk: Window, folder: Path) -> None:
    tree = complete(qtbot, desk, "concept/lagoon")
    tree.setFocus()
    tree.setCurrentIndex(index_of(tree, "outline", "Shore"))
    assert not tree.isExpanded(tree.currentIndex())
    qtbot.keyClick(tree, Qt.Key.Key_Right)
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    assert tree.currentIndex().data(ITEM).text == "Sand"
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.reader.places()[0][-1].anchor == "sand")
    tree.collapse(tree.links.index(0, 0))
    tree = complete(qtbot, desk, "entity/moon")
    tree.setFocus()
    tree.setCurrentIndex(index_of(tree, "mentions", "Lagoon"))
    QTest.keyClicks(tree, "+")
    qtbot.waitUntil(lambda: "Lagoon" in tree.links.titles("incoming"), timeout=10_000)
    assert shows(desk, "entity/moon")


def test_the_tree_stands_what_qt_demands_of_models(qtbot: QtBot) -> None:
    model = LinkModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    outline = tuple(Row(Item(f"Heading {number}"), anchor=str(number), depth=number % 3) for number in range(9))
    model.show_sections((Section("outline", "On this page", outline), Section("incoming", "Linked from", (), "None")))
    assert [index.data() for index in model.all()][:3] == ["On this page", "Heading 0", "Heading 1"]
    deepest = next(index for index in model.all() if index.data() == "Heading 2")
    assert deepest.parent().data() == "Heading 1"
    model.show_sections(())
    assert model.rowCount() == 0


def test_headings_and_pictures_that_are_not_there_are_marked(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    text = "---\ntype: entity\ntitle: Sun\n---\n\n# Sun\n\n[a](../concepts/spring-tides.md#hight)"
    text += " [b](../concepts/spring-tides.md#height) ![c](none.png)\n"
    elsewhere(lambda: (folder / "knowledge/entities/sun.md").write_text(text, "utf-8"))
    rooms: Any = desk.rooms
    desk.session.look()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: rooms.finder.model.index_of("entity/sun").isValid())
    rooms.open_page("entity/sun")
    links = rooms.links.tree.links
    qtbot.waitUntil(lambda: links.titles("outgoing") == ["none.png", "Spring tides", "Spring tides"])
    told = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in links.all() if index.data(ROW)]
    assert sum("missing" in words for words in told) == 2


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)|propagateSizeHints", extend=True)
def test_a_broken_link_is_made_into_a_page_called_as_it_says(qtbot: QtBot, desk: Window, folder: Path) -> None:
    moon = folder / "knowledge/entities/moon.md"
    moon.write_text(moon.read_text("utf-8") + "\nSee [Slack water](../concepts/slack.md).\n", "utf-8")
    assert desk.session is not None
    with qtbot.waitSignal(desk.session.changed):
        desk.session.look()
    view = show(qtbot, desk, "entity/moon")
    reader = view.reader
    qtbot.waitUntil(lambda: "Slack water" in reader.browser.toPlainText())
    hovered: list[str] = []
    reader.hovered.connect(hovered.append)
    for _ in range(2):
        QTest.keyClick(reader.browser, Qt.Key.Key_Tab)
    assert hovered[-1].startswith("No page “")
    QTest.keyClick(reader.browser, Qt.Key.Key_Return)

    def make() -> QPushButton | None:
        found = [each for each in desk.findChildren(QPushButton) if each.text().strip() == "Make this page"]
        return next((each for each in found if each.isVisible()), None)

    qtbot.waitUntil(lambda: make() is not None)
    qtbot.mouseClick(make(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.findChildren(NewPageDialog)))
    dialog = desk.findChildren(NewPageDialog)[-1]
    assert (dialog.naming.title_line.text(), dialog.naming.slug_line.text()) == ("Slack water", "slack")
    assert dialog.naming.chosen().type == "concept"
    qtbot.waitUntil(dialog.make_button.isEnabled)
    QTest.keyClick(dialog.naming.title_line, Qt.Key.Key_Return)
    qtbot.waitUntil((folder / "knowledge/concepts/slack.md").exists)
    qtbot.waitUntil(lambda: view.is_editing() and view.current() == "concept/slack")
    assert desk.rooms is not None
    desk.rooms.open_page("concept/nothing-here")
    qtbot.waitUntil(lambda: make() is not None)
