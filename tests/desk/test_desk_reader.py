"""Reading in the real window: pages, links, the way back, what changes under the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from another_program import agent_project
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QMouseEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QMenu

from kbdesk.desk import look
from kbdesk.desk.retiring import RetireDialog
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def shows(desk: Window, page_id: str) -> bool:
    return desk.rooms is not None and desk.rooms.page is not None and desk.rooms.page.row.id == page_id


def go_to(qtbot: QtBot, desk: Window, page_id: str, anchor: str = "") -> None:
    assert desk.session is not None
    desk.session.open_page(page_id, anchor)
    qtbot.waitUntil(lambda: shows(desk, page_id))


def click_link(qtbot: QtBot, desk: Window, words: str) -> None:
    """Click the middle of a link's first word, with the mouse."""
    browser = desk.rooms.reader.browser
    found = browser.document().find(words)
    assert not found.isNull(), words
    cursor = QTextCursor(browser.document())
    cursor.setPosition(found.selectionStart() + 1)
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    box = browser.cursorRect(cursor)
    cursor.setPosition(found.selectionStart())
    browser.setTextCursor(cursor)
    qtbot.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


def press_mouse(widget: Any, button: Qt.MouseButton) -> None:
    at = QPointF(widget.rect().center())
    where = QPointF(widget.mapToGlobal(QPoint(int(at.x()), int(at.y()))))
    event = QMouseEvent(QMouseEvent.Type.MouseButtonPress, at, where, button, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def test_the_overview_is_shown_first(qtbot: QtBot, desk: Window) -> None:
    assert shows(desk, "overview")
    qtbot.waitUntil(lambda: desk.windowTitle() == "tides (To review: 7) — kbdesk")


def test_a_callout_is_unfolded_by_pointer_and_by_keys_and_by_whoever_looks_for_words(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    file = folder / "knowledge/concepts/folded.md"
    text = "# Folded\n\nBefore.\n\n> [!note]- Why\n> Hidden reason.\n\n" + "After.\n\n" * 60
    elsewhere(lambda: file.write_text(f"---\ntype: concept\ntitle: Folded\n---\n\n{text}", "utf-8"))
    desk.session.look()  # type: ignore[union-attr]
    go_to(qtbot, desk, "concept/folded")
    browser = desk.rooms.reader.browser  # type: ignore[union-attr]
    qtbot.waitUntil(browser.is_settled)
    is_shown = lambda: "Hidden reason." in browser.toPlainText()  # noqa: E731
    assert not is_shown()
    click_link(qtbot, desk, "▸")
    qtbot.waitUntil(is_shown)
    click_link(qtbot, desk, "▾")
    qtbot.waitUntil(lambda: not is_shown())
    browser.setFocus()
    browser.moveCursor(QTextCursor.MoveOperation.Start)
    for wanted in (True, False):
        if wanted:
            qtbot.keyClick(browser, Qt.Key.Key_Tab)
        assert browser.textCursor().charFormat().anchorHref() == "fold:1"
        qtbot.keyClick(browser, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda wanted=wanted: is_shown() is wanted)
    qtbot.keyClick(browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(is_shown)


def test_clicked_links_lead_on_and_back_and_forward_lead_back(qtbot: QtBot, desk: Window) -> None:
    click_link(qtbot, desk, "Spring tides")
    qtbot.waitUntil(lambda: shows(desk, "concept/spring-tides"))
    click_link(qtbot, desk, "Moon")
    qtbot.waitUntil(lambda: shows(desk, "entity/moon"))
    qtbot.keyClick(desk, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: shows(desk, "concept/spring-tides"))
    qtbot.keyClick(desk.rooms.reader.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: shows(desk, "overview"))
    assert not desk.actions_["go.back"].isEnabled()
    qtbot.keyClick(desk, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: shows(desk, "concept/spring-tides"))


@pytest.mark.parametrize("place", ["page", "tree", "links"])
def test_the_buttons_of_the_mouse_go_back_and_forward_anywhere(qtbot: QtBot, desk: Window, place: str) -> None:
    go_to(qtbot, desk, "entity/moon")
    rooms = desk.rooms
    widgets = {
        "page": rooms.reader.browser.viewport(),
        "tree": rooms.finder.tree.viewport(),
        "links": rooms.links.tree.viewport(),
    }
    press_mouse(widgets[place], Qt.MouseButton.BackButton)
    qtbot.waitUntil(lambda: shows(desk, "overview"))
    press_mouse(widgets[place], Qt.MouseButton.ForwardButton)
    qtbot.waitUntil(lambda: shows(desk, "entity/moon"))


def test_going_back_finds_the_place_where_the_page_was_left(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/spring-tides")
    bar = desk.rooms.reader.browser.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 600)
    bar.setValue(500)
    go_to(qtbot, desk, "entity/moon")
    assert bar.value() == 0
    desk.actions_["go.back"].trigger()
    qtbot.waitUntil(lambda: shows(desk, "concept/spring-tides"))
    qtbot.waitUntil(lambda: bar.value() == 500)


def test_an_anchor_is_scrolled_to_and_a_missing_one_is_told(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/spring-tides", "height")
    qtbot.waitUntil(lambda: desk.rooms.reader.browser.verticalScrollBar().value() > 0)
    go_to(qtbot, desk, "entity/moon", "phases")
    qtbot.waitUntil(lambda: any("phases" in notice.text() for notice in desk.notices.notices()))


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_a_heading_in_folds_is_linked_to_and_found(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    file = folder / "knowledge/concepts/folded.md"
    text = (
        "# Folded\n\n"
        + "Before.\n\n" * 60
        + "> [!note]- Why\n> Outer.\n>\n> > [!tip]- More\n> > ## The [deep] reason\n"
    )
    elsewhere(lambda: file.write_text(f"---\ntype: concept\ntitle: Folded\n---\n\n{text}", "utf-8"))
    elsewhere(desk.session.project.noticed)  # type: ignore[union-attr]
    go_to(qtbot, desk, "concept/folded", "The [deep] reason")
    browser = desk.rooms.reader.browser  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: "The [deep] reason" in browser.toPlainText() and browser.verticalScrollBar().value() > 0)
    qtbot.wait_until(browser.is_settled)
    cursor = browser.document().find("deep")
    assert cursor.block().blockFormat().headingLevel() == 2
    browser.customContextMenuRequested.emit(browser.cursorRect(cursor).center())
    menu = next(each for each in desk.rooms.reader.findChildren(QMenu) if each.isVisible())  # type: ignore[union-attr]
    action = next(each for each in menu.actions() if "this heading" in each.text())
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    copied = QApplication.clipboard().text()
    assert copied == "[The [deep] reason](concept/folded#the-deep-reason)"
    assert browser.toPlainText().count("▾") == 2
    click_link(qtbot, desk, "▾")
    qtbot.waitUntil(lambda: "Outer." not in browser.toPlainText())


def test_a_change_that_comes_while_a_page_is_on_its_way_leads_nobody_astray(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    text = "# Long\n\n" + "Before.\n\n" * 60 + "## There\n\n" + "After.\n\n" * 60
    file = folder / "knowledge/concepts/long.md"
    elsewhere(lambda: file.write_text(f"---\ntype: concept\ntitle: Long\n---\n\n{text}", "utf-8"))
    assert desk.session is not None
    elsewhere(desk.session.project.noticed)
    go_to(qtbot, desk, "concept/spring-tides")
    desk.session.open_page("concept/long", "There")
    desk.session.changed.emit(Changes(1, pages=frozenset({"concept/long"})))
    qtbot.waitUntil(lambda: shows(desk, "concept/long"))
    browser = desk.rooms.reader.browser  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: browser.is_settled() and browser.verticalScrollBar().value() > 0)


def test_a_page_changed_by_an_editor_is_shown_anew_at_the_same_place(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    go_to(qtbot, desk, "concept/spring-tides")
    browser = desk.rooms.reader.browser
    qtbot.waitUntil(lambda: browser.verticalScrollBar().maximum() > 600)
    browser.verticalScrollBar().setValue(400)
    file = folder / "knowledge/concepts/spring-tides.md"
    text = file.read_text("utf-8")
    elsewhere(lambda: file.write_text(text.replace("Large tides", "Enormous tides"), "utf-8"))
    qtbot.waitUntil(lambda: "Enormous tides" in browser.toPlainText())
    qtbot.waitUntil(lambda: browser.verticalScrollBar().value() == 400)


def test_a_new_page_by_an_agent_shows_in_index_and_backlinks(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    go_to(qtbot, desk, "entity/moon")
    elsewhere(lambda: agent_project(folder, "concept", "tidal-lock", "Tidal lock", "See [Moon](entity/moon)."))
    finder, links = desk.rooms.finder, desk.rooms.links
    qtbot.waitUntil(lambda: finder.model.index_of("concept/tidal-lock").isValid())
    qtbot.waitUntil(lambda: "Tidal lock" in links.tree.links.titles("incoming"))
    assert shows(desk, "entity/moon")


def test_a_deleted_page_says_so_and_back_is_offered(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    go_to(qtbot, desk, "summary/primer")
    elsewhere((folder / "knowledge/summaries/primer.md").unlink)
    reader = desk.rooms.reader
    qtbot.waitUntil(reader._missing.isVisible)
    assert "summary/primer" in reader._missing.text.text()


def test_a_link_out_asks_first_and_other_schemes_are_refused(qtbot: QtBot, desk: Window) -> None:
    reader = desk.rooms.reader
    go_to(qtbot, desk, "concept/spring-tides")
    click_link(qtbot, desk, "the web")
    notice = desk.notices.notices()[0]
    assert "https://example.org/tides" in notice.text()
    reader._follow(QUrl("refused:javascript%3Aalert(1)"))
    assert "javascript:alert(1)" in desk.notices.notices()[0].text()
    assert shows(desk, "concept/spring-tides")


def test_a_broken_link_looks_broken_and_says_so(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    file = folder / "knowledge/entities/moon.md"
    text = file.read_text("utf-8")
    originals = "[gone](../../sources/gone.pdf#page=2), [here](../../sources/primer.txt)"
    elsewhere(lambda: file.write_text(f"{text}\nA [lost](../concepts/lost.md) link, {originals}.\n", "utf-8"))
    go_to(qtbot, desk, "entity/moon")
    browser = desk.rooms.reader.browser
    qtbot.waitUntil(lambda: "lost" in browser.toPlainText())
    form = browser.document().find("lost").charFormat()
    assert form.underlineStyle() == form.UnderlineStyle.DotLine
    assert "lost" in form.toolTip()
    gone = browser.document().find("gone").charFormat()
    assert gone.underlineStyle() == form.UnderlineStyle.DotLine
    assert "No such original" in gone.toolTip()
    here = browser.document().find(", here").charFormat()
    assert here.isAnchor()
    assert here.underlineStyle() != form.UnderlineStyle.DotLine
    click_link(qtbot, desk, "lost")
    qtbot.waitUntil(lambda: bool(desk.notices.notices()))
    assert shows(desk, "entity/moon")


def test_no_file_is_loaded_for_a_picture_outside(qtbot: QtBot, desk: Window) -> None:
    browser = desk.rooms.reader.browser
    loaded = browser.loadResource(2, QUrl("file:///usr/share/pixmaps/debian-logo.png"))
    assert (loaded.width(), loaded.height()) == (1, 1)


def test_the_links_panel_navigates_by_keyboard(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/neap-tides")
    tree = desk.rooms.links.tree
    tree.setFocus()
    tree.setCurrentIndex(tree.links.index(0, 0))
    qtbot.keyClick(tree, Qt.Key.Key_Left)
    assert not tree.isExpanded(tree.links.index(0, 0))
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    qtbot.keyClick(tree, Qt.Key.Key_Down)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shows(desk, "concept/spring-tides"))


def test_a_log_that_other_programs_write_in_words_is_shown_as_it_is(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    text = "# Our log\n\n## 2026-07-26\n\n- **Migration**: all of [the Moon](entities/moon.md).\n"
    elsewhere(lambda: (folder / "knowledge/log.md").write_text(text, "utf-8"))
    go_to(qtbot, desk, "log")
    shown = desk.rooms.reader.browser.toPlainText()  # type: ignore[union-attr]
    assert "Migration: all of the Moon." in shown
    click_link(qtbot, desk, "the Moon")
    qtbot.waitUntil(lambda: shows(desk, "entity/moon"))


def test_the_log_names_its_pages_as_links(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "log")
    click_link(qtbot, desk, "A primer")
    text = desk.rooms.reader.browser.toPlainText()
    assert "ingest" in text
    cursor = desk.rooms.reader.browser.document().find(
        "A primer", desk.rooms.reader.browser.document().find("A primer")
    )
    assert cursor.charFormat().anchorHref() == "page:summary/primer"


def test_retire_asks_for_a_reason_and_restore_takes_it_back(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/neap-tides")
    desk.actions_["page.retire"].trigger()
    dialog = desk.findChild(RetireDialog)
    assert not dialog.retire_button.isEnabled()
    qtbot.keyClicks(dialog.reason, "Wrong sun")
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shows(desk, "concept/neap-tides") and desk.rooms.page.row.status == "retired")
    assert "Wrong sun" in desk.rooms.reader.head._banner_text.text()
    assert desk.actions_["page.restore"].isEnabled()
    desk.actions_["page.restore"].trigger()
    qtbot.waitUntil(lambda: desk.rooms.page.row.status == "active")


def test_escape_leaves_a_page_that_was_to_be_retired(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/neap-tides")
    desk.actions_["page.retire"].trigger()
    dialog = desk.findChild(RetireDialog)
    qtbot.keyClicks(dialog.reason, "Wrong")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: desk.findChild(RetireDialog) is None)
    assert desk.session.work.is_idle() or desk.rooms.page.row.status == "active"
    assert desk.rooms.page.row.status == "active"


def test_open_fields_make_the_head_taller_and_cut_nothing_off(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/spring-tides")
    head = desk.rooms.reader.head
    before = head.height()
    qtbot.mouseClick(head.fold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: head.height() > before)
    qtbot.waitUntil(lambda: head.title.height() >= head.title.heightForWidth(head.title.width()))
    margin = desk.rooms.reader.browser.document().rootFrame().frameFormat().topMargin()
    assert margin >= head.height()


def test_a_change_of_theme_dresses_the_page_anew(qtbot: QtBot, desk: Window) -> None:
    go_to(qtbot, desk, "concept/spring-tides")
    browser = desk.rooms.reader.browser
    app = QApplication.instance()
    try:
        look.apply(app, "dark")
        dark = look.load("dark").colours["text"]
        qtbot.waitUntil(lambda: browser.document().find("Large").charFormat().foreground().color().name() == dark)
    finally:
        look.apply(app, "light")


def test_one_tab_leads_on_from_each_control_above_the_text_and_the_text_walks_its_links(
    qtbot: QtBot, desk: Window
) -> None:
    go_to(qtbot, desk, "concept/spring-tides")
    head, browser = desk.rooms.reader.head, desk.rooms.reader.browser
    controls = [head.edit_button, head.menu_button, head.fold]
    links = ["Moon", "neaps", "the web"]

    def keyed(back: bool = False) -> tuple[Any, str]:
        """Press Tab where the keys are; return where they are then, and the link that is framed."""
        key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
        qtbot.keyClick(QApplication.focusWidget(), key)
        return QApplication.focusWidget(), browser.textCursor().selectedText()

    browser.setFocus()
    assert [keyed() for _ in links] == [(browser, each) for each in links]
    assert keyed()[0] in controls, "the last link leads on"
    controls[0].setFocus()
    assert [keyed() for _ in controls[1:]] == [(each, "") for each in controls[1:]]
    assert keyed()[0] not in controls
    controls[-1].setFocus()
    assert [keyed(back=True) for _ in controls[1:]] == [(each, "") for each in controls[-2::-1]]
    assert keyed(back=True) == (browser, "")
    assert [keyed(back=True) for _ in links] == [(browser, each) for each in reversed(links)]
    assert keyed(back=True)[0] not in [browser, *controls]
