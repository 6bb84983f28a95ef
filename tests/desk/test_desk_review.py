"""The review room: what an agent wrote is seen, judged by keys and buttons, and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QWidget

from kbdesk.desk.difference.text import FaceText
from kbdesk.desk.review.commentlist import CommentsDialog
from kbdesk.desk.review.comments import CommentBox, CommentField
from kbdesk.desk.review.confirming import ConfirmDialog
from kbdesk.desk.review.editing import EditDialog
from kbdesk.desk.review.revertsheet import RevertDialog
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.review.view import ReviewView
    from kbdesk.desk.window import Window

AGENT = Actor("agent", "test-agent")
PERSON = Actor("person", "somebody")
MOON = "# Moon\n\nThe Moon raises [tides](concept/spring-tides). It is {how}.\n\nIt turns in {days} days.\n"


def act(folder: Path, call: Callable[[Project], object]) -> None:
    """Change the project as another process would."""
    project = Project.open(folder)
    try:
        call(project)
    finally:
        project.close()


def moon(how: str, days: str = "27") -> Callable[[Project], object]:
    return lambda project: project.rewrite_page("entity/moon", MOON.format(how=how, days=days), (), AGENT)


@pytest.fixture
def reviewed(folder: Path) -> Path:
    """The small project with all that waits accepted, but for two changes of the page of the Moon."""
    act(folder, _accept_all)
    act(folder, moon("far"))
    act(folder, _accept_all)
    act(folder, moon("near", "28"))
    return folder


def _accept_all(project: Project) -> None:
    queue = project.review_queue(limit=1000)
    project.accept([one.piece for operation in queue.operations for one in operation.pieces], PERSON)


@pytest.fixture
def room(qtbot: QtBot, reviewed: Path, desk: Window) -> ReviewView:
    """The room in the window, with the one piece that waits, its differences drawn."""
    return enter(qtbot, desk)


def enter(qtbot: QtBot, desk: Window) -> ReviewView:
    qtbot.keyClick(desk, Qt.Key.Key_8, Qt.KeyboardModifier.ControlModifier)
    room: Any = desk.rooms.widget("review") if desk.rooms is not None else None
    qtbot.waitUntil(lambda: room.queue.model.rowCount() > 0)
    drawn(qtbot, room)
    qtbot.waitUntil(room.queue.list.hasFocus)
    return room  # type: ignore[no-any-return]


def drawn(qtbot: QtBot, room: ReviewView) -> None:
    qtbot.waitUntil(lambda: bool(room.pane.view.cards()))


def titles(room: ReviewView) -> list[str]:
    return [room.queue.model.at(row).data() for row in range(room.queue.model.rowCount())]


def text(folder: Path, page: str = "entities/moon") -> str:
    return (folder / "knowledge" / f"{page}.md").read_text("utf-8")


def shown(room: ReviewView) -> str:
    """What the differences say, as one text."""
    return "\n".join(each.toPlainText() for each in room.pane.view.findChildren(FaceText))


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keys go."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, key, held)


def press_in(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus()
    QTest.keyClick(widget, key)


def test_what_waits_is_shown_with_its_changed_words_and_counted(qtbot: QtBot, desk: Window, room: ReviewView) -> None:
    assert titles(room) == ["Moon"]
    assert desk.rooms is not None
    button = desk.rooms.rail.buttons["review"]
    qtbot.waitUntil(lambda: button.accessibleName() == "Review: 1")
    qtbot.waitUntil(lambda: "(To review: 1)" in desk.windowTitle())
    words = shown(room)
    assert "far" in words
    assert "near" in words
    assert "27" in words
    kinds = [card.hunk.kind for card in room.pane.view.cards() if not card.hunk.is_routine]
    assert kinds == ["changed", "changed"]


def test_a_accepts_and_ctrl_z_takes_it_back(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    before = text(reviewed)
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    qtbot.waitUntil(lambda: not room.split.isVisible())
    assert text(reviewed) == before
    qtbot.keyClick(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])


def test_r_reverts_and_the_notice_undoes_it(qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path) -> None:
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: [one.text() for one in desk.notices.notices()][:1] == ["Reverted: Moon"])
    assert "far" in text(reviewed)
    notice = desk.notices.notices()[0]
    qtbot.mouseClick(button_named(notice, "Undo"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])
    assert "near" in text(reviewed)


def button_named(place: Any, name: str) -> Any:
    return next(one for one in place.findChildren(QAbstractButton) if one.accessibleName() == name and one.isVisible())


def test_places_are_walked_and_judged_one_by_one(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    press(Qt.Key.Key_N)
    qtbot.waitUntil(room.pane.view.has_keys)
    first = room.pane.view.current()
    assert first is not None
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: "far" in text(reviewed))
    assert "28" in text(reviewed)
    card = room.pane.view.card(first.name)
    assert card is not None
    qtbot.waitUntil(card.buttons["accept"].isHidden)
    second = room.pane.view.current()
    assert second is not None
    assert second != first
    assert titles(room) == ["Moon"]
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    assert "28" in text(reviewed)


def test_a_comment_is_left_on_a_place_shown_there_and_closed(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    press(Qt.Key.Key_N)
    qtbot.waitUntil(room.pane.view.has_keys)
    press(Qt.Key.Key_C)
    field = room.findChild(CommentField)
    assert field is not None
    qtbot.waitUntil(field.edit.hasFocus)
    QTest.keyClicks(field.edit, "Are you sure? a r n")
    assert titles(room) == ["Moon"]
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: room.pane.findChild(CommentBox) is not None)
    box = room.pane.findChild(CommentBox)
    assert box.comment.text == "Are you sure? a r n"
    assert box.comment.spans
    act(reviewed, lambda project: project.reply_to_comment(box.comment.id, "Yes, by 2 sources.", AGENT))
    desk.session.look()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: room.pane.findChild(CommentBox).comment.state == "answered")
    desk.actions_["review.comments"].trigger()
    dialog = desk.findChild(CommentsDialog)
    qtbot.waitUntil(lambda: dialog.findChild(CommentBox) is not None)
    assert button_named(dialog, "Moon").toolTip() == "entity/moon"
    qtbot.mouseClick(button_named(dialog.findChild(CommentBox), "Close it"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: all(not one.isVisible() for one in dialog.findChildren(CommentBox)))
    dialog.close()


def offered(room: ReviewView, begun: str) -> Any:
    """The button that offers to go on with a comment, None where there is none."""
    name = f"Go on with your comment: {begun}"
    return next((one for one in room.pane.findChildren(QAbstractButton) if one.accessibleName() == name), None)


def test_a_comment_that_was_begun_is_offered_again_and_one_that_was_sent_is_taken_back(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    act(reviewed, lambda project: project.rewrite_page("concept/neap-tides", "# Neap tides\n\nSmall.", (), AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: titles(room) == ["Neap tides", "Moon"])
    press(Qt.Key.Key_C)
    QTest.keyClicks(waited(qtbot, lambda: room.findChild(CommentField)).edit, "Half a th")
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(room.queue.list.hasFocus)
    press(Qt.Key.Key_K)
    qtbot.waitUntil(lambda: room.pane.piece is not None and room.pane.piece.page == "concept/neap-tides")
    press(Qt.Key.Key_J)
    offer = waited(qtbot, lambda: offered(room, "Half a th"))
    qtbot.mouseClick(offer, Qt.MouseButton.LeftButton)
    field = waited(qtbot, lambda: room.pane.field)
    qtbot.waitUntil(field.edit.hasFocus)
    QTest.keyClicks(field.edit, "ought")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    box = waited(qtbot, lambda: room.pane.findChild(CommentBox))
    assert box.comment.text == "Half a thought"
    qtbot.waitUntil(room.queue.list.hasFocus)
    assert offered(room, "Half a thought") is None
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "Taken back: your comment on “Moon”" in [one.text() for one in desk.notices.notices()])
    qtbot.waitUntil(lambda: room.pane.findChild(CommentBox) is None)
    assert titles(room) == ["Neap tides", "Moon"]


def test_keys_pressed_fast_judge_one_page_after_another_and_are_undone_in_that_order(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    for name in ("ebb", "flood"):
        act(
            reviewed,
            lambda project, name=name: project.create_pages([Draft("concept", name, name.title(), "Words.")], AGENT),
        )
    room._session.look()
    qtbot.waitUntil(lambda: len(titles(room)) == 3)
    room.queue.list.setCurrentIndex(room.queue.model.at(0))
    there, waiting = (
        [(reviewed / "knowledge" / "concepts" / f"{name}.md").exists for name in ("ebb", "flood")],
        titles(room),
    )
    for key in (Qt.Key.Key_R, Qt.Key.Key_A, Qt.Key.Key_R):
        press(key)
    assert titles(room) == []
    qtbot.waitUntil(lambda: not room.judging.turns.is_busy and not all(exists() for exists in there))
    undone = []
    for left in (1, 2, 3):
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda left=left: len(titles(room)) == left)
        undone.append(desk.notices.notices()[0].text())
    verbs = ("reverting", "accepting", "reverting")
    assert undone == [f"Undone: {verb} “{title}”" for verb, title in zip(verbs, reversed(waiting), strict=True)]
    assert all(exists() for exists in there)


def test_what_lasts_is_told_and_stopped_and_nothing_is_judged_meanwhile(
    qtbot: QtBot, desk: Window, room: ReviewView
) -> None:
    def endless(job: Callable[[int, int], None]) -> None:
        while True:
            job(1, 4)

    turns = room.judging.turns

    def write(_found: object) -> None:
        turns.write("At it…", endless, lambda _none: None, lambda _error: None)

    turns.put(lambda: turns.read("At it…", lambda job: job(4, 4), write, lambda _error: None), works=2)
    qtbot.waitUntil(lambda: "At it… (62%)" in [one.text() for one in desk.notices.notices()])
    assert not room.bar.accept_button.isEnabled()
    assert not desk.actions_["review.accept"].isEnabled()
    press(Qt.Key.Key_A)
    assert titles(room) == ["Moon"]
    qtbot.mouseClick(button_named(desk.notices, "Stop"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: [one.text() for one in desk.notices.notices()] == ["Stopped. Nothing was changed."])
    assert room.bar.accept_button.isEnabled()
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: desk.notices.notices()[0].text() == "Accepted: Moon")


def test_a_conflict_is_settled_place_by_place(qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path) -> None:
    page = reviewed / "knowledge" / "entities" / "moon.md"
    act(
        reviewed,
        lambda project: project.rewrite_page("entity/moon", MOON.format(how="at hand", days="28"), (), PERSON),
    )
    press(Qt.Key.Key_R)
    dialog = waited(qtbot, lambda: desk.findChild(RevertDialog))
    assert not dialog.do_button.isEnabled()
    assert "at hand" in page.read_text("utf-8")
    place = dialog.files[0].places[0]
    place.buttons["hand"].click()
    place.hand.setPlainText(place.hand.toPlainText().replace("at hand", "at rest"))
    for each in dialog.files[0].places[1:]:
        each.choose("back")
    qtbot.waitUntil(dialog.do_button.isEnabled)
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "at rest" in page.read_text("utf-8"))
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)


def test_a_revert_that_fails_leaves_the_sheet_with_what_was_chosen_and_written(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    def rewrite(how: str) -> None:
        act(
            reviewed,
            lambda project: project.rewrite_page("entity/moon", MOON.format(how=how, days="28"), (), PERSON),
        )

    rewrite("at hand")
    press(Qt.Key.Key_R)
    dialog: Any = waited(qtbot, lambda: desk.findChild(RevertDialog))
    place = dialog.files[0].places[0]
    assert place.buttons["hand"].accessibleName().startswith("Write it by hand: The Moon raises")
    place.buttons["hand"].click()
    place.hand.setPlainText("It is at rest, as I say.")
    for each in dialog.files[0].places[1:]:
        each.choose("back")
    rewrite("at bay")
    press_in(dialog.files[0].places[0].buttons["hand"], Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.told.isVisible)
    assert dialog.isVisible()
    assert "at bay" in text(reviewed)
    place = dialog.files[0].places[0]
    assert place.choice == "hand"
    assert place.hand.toPlainText() == "It is at rest, as I say."
    assert any("at bay" in one.toPlainText() for one in place.findChildren(QPlainTextEdit))
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    assert "It is at rest, as I say." in text(reviewed)
    qtbot.waitUntil(lambda: desk.findChild(RevertDialog) is None)


def test_links_are_asked_about_only_where_the_page_goes(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    def linked(project: Project) -> None:
        project.rewrite_page("concept/tidal-race", "# Tidal race\n\nA very fast stream.", (), PERSON)
        project.rewrite_page("concept/neap-tides", "# Neap tides\n\nNo [race](concept/tidal-race).", (), PERSON)

    draft = Draft("concept", "tidal-race", "Tidal race", "# Tidal race\n\nA fast stream.")
    act(reviewed, lambda project: project.create_pages([draft], AGENT))
    act(reviewed, linked)
    room._session.look()
    qtbot.waitUntil(lambda: "Tidal race" in titles(room))
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("Tidal race")))
    press(Qt.Key.Key_R)
    dialog: Any = waited(qtbot, lambda: desk.findChild(RevertDialog))
    fate = dialog.files[0].fate
    retire, unlink, _leave = dialog.links.buttons()
    fate.buttons["back"].click()
    assert unlink.isVisible()
    assert not retire.isVisible()
    assert not dialog.do_button.isEnabled()
    fate.buttons["stay"].click()
    assert not unlink.isVisible()
    assert dialog.do_button.isEnabled()
    fate.buttons["back"].click()
    press_in(unlink, Qt.Key.Key_Space)
    press_in(unlink, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "No race." in text(reviewed, "concepts/neap-tides"))
    assert not (reviewed / "knowledge" / "concepts" / "tidal-race.md").exists()


def told_in(place: QWidget, tip: str) -> list[str]:
    """What is told with a tip that names pages."""
    return [one.text() for one in place.findChildren(QLabel) if one.toolTip() == tip]


def waited(qtbot: QtBot, find: Callable[[], Any]) -> Any:
    qtbot.waitUntil(lambda: find() is not None)
    return find()


def test_reverting_a_new_page_that_others_link_to_asks_what_becomes_of_the_links(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    def write(project: Project) -> None:
        project.create_pages([Draft("concept", "tidal-race", "Tidal race", "# Tidal race\n\nA fast stream.")], AGENT)

    act(reviewed, write)
    act(
        reviewed,
        lambda project: project.rewrite_page(
            "concept/neap-tides", "# Neap tides\n\nNo [race](concept/tidal-race).", (), AGENT
        ),
    )
    desk.session.look()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: "Tidal race" in titles(room))
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("Tidal race")))
    press(Qt.Key.Key_R)
    dialog = waited(qtbot, lambda: desk.findChild(RevertDialog))
    assert not dialog.do_button.isEnabled()
    assert told_in(dialog, "concept/tidal-race\nconcept/neap-tides") == [
        "“Tidal race” would go. Pages that link to it: Neap tides"
    ]
    unlink = dialog.links.button(1)
    unlink.click()
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not (reviewed / "knowledge" / "concepts" / "tidal-race.md").exists())
    qtbot.waitUntil(lambda: "Tidal race" not in titles(room))
    assert "No race." in text(reviewed, "concepts/neap-tides")


def test_an_operation_is_accepted_as_one_and_undone_as_one(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    def write(project: Project) -> None:
        drafts = [Draft("concept", name, name.title(), f"# {name.title()}\n\nWords.") for name in ("ebb", "flood")]
        project.create_pages(drafts, AGENT)

    act(reviewed, write)
    room._session.look()
    qtbot.waitUntil(lambda: titles(room)[:3] == ["Created", "Ebb", "Flood"])
    room.queue.list.setCurrentIndex(room.queue.model.at(2))
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])
    assert room.pane.piece is not None
    assert room.pane.piece.page == "entity/moon"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: titles(room) == ["Created", "Ebb", "Flood", "Moon"])
    # the heading of an operation shows it as a whole, and its buttons judge all of it
    room.queue.list.setCurrentIndex(room.queue.model.at(0))
    qtbot.waitUntil(room.whole.isVisible)
    assert room.bar.revert_button.text() == " Revert all 2"
    qtbot.mouseClick(room.bar.revert_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not (reviewed / "knowledge" / "concepts" / "ebb.md").exists())
    assert titles(room) == ["Moon"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_S])
def test_the_page_is_edited_then_accepted(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path, key: Qt.Key
) -> None:
    press(Qt.Key.Key_E)
    dialog: Any = waited(qtbot, lambda: desk.findChild(EditDialog))
    qtbot.waitUntil(dialog.save_button.isEnabled)
    dialog.edit.setPlainText(dialog.edit.toPlainText().replace("near", "not far"))
    qtbot.keyClick(dialog.edit, key, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    assert "not far" in text(reviewed)


def test_what_was_written_before_accepting_goes_only_when_that_is_said(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    press(Qt.Key.Key_E)
    dialog: Any = waited(qtbot, lambda: desk.findChild(EditDialog))
    qtbot.waitUntil(dialog.save_button.isEnabled)
    QTest.keyClicks(dialog.edit, "Mine. ")
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.keep_button.hasFocus()
    qtbot.keyClick(dialog.keep_button, Qt.Key.Key_Return)
    assert dialog.edit.hasFocus()
    QTest.keyClicks(dialog.edit, "More. ")
    assert dialog.text().startswith("Mine. More. ")
    dialog.close()
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.discard_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.findChild(EditDialog) is None)
    assert "Mine" not in text(reviewed)
    assert titles(room) == ["Moon"]
    room.edit()
    dialog = waited(qtbot, lambda: desk.findChild(EditDialog))
    qtbot.waitUntil(dialog.save_button.isEnabled)
    QTest.keyClicks(dialog.edit, "Kept. ")
    qtbot.waitUntil(room._session.work.is_idle)
    kept: list[str] = []
    desk.close_project()
    act(reviewed, lambda project: kept.extend(draft.text for draft in project.drafts()))
    assert [one[:6] for one in kept] == ["Kept. "]


def test_a_burst_from_outside_leaves_the_person_where_they_are(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    shown_before = room.pane.view.cards()
    press(Qt.Key.Key_N)
    qtbot.waitUntil(room.pane.view.has_keys)
    for number in range(12):
        (reviewed / "knowledge" / "concepts" / f"wave-{number}.md").write_text(f"# Wave {number}\n\nWords.\n", "utf-8")
    room._session.look()
    qtbot.waitUntil(lambda: len(titles(room)) >= 13)
    assert room.pane.piece is not None
    assert room.pane.piece.page == "entity/moon"
    assert room.pane.view.cards() == shown_before
    assert room.pane.view.has_keys()


def test_a_page_that_went_is_shown_as_it_was(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    (reviewed / "knowledge" / "summaries" / "primer.md").unlink()
    room._session.look()
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    room.queue.list.setCurrentIndex(room.queue.model.at(0))
    qtbot.waitUntil(lambda: "About springs" in shown(room))
    assert room.pane.piece is not None
    assert room.pane.piece.deed == "removed"
    press(Qt.Key.Key_R)
    qtbot.waitUntil((reviewed / "knowledge" / "summaries" / "primer.md").exists)


def test_what_is_shown_is_filtered_by_words_and_by_who(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    (reviewed / "knowledge" / "concepts" / "wave.md").write_text("# Wave\n\nWords.\n", "utf-8")
    room._session.look()
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    filters = room.queue.filters
    QTest.keyClicks(filters.line, "moon")
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])
    press_in(filters.line, Qt.Key.Key_Return)
    assert room.queue.list.hasFocus()
    QTest.keyClicks(filters.line, " sun")
    qtbot.waitUntil(lambda: not room.split.isVisible())
    qtbot.mouseClick(button_named(room, "Show all"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    outside = next(at for at in range(filters.actor.count()) if "outside" in str(filters.actor.itemData(at)))
    filters.actor.setCurrentIndex(outside)
    filters.actor.activated.emit(outside)
    qtbot.waitUntil(lambda: titles(room) == ["Wave"])
    assert filters.more_button.isChecked()
    filters.clear()
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    filters.time.setCurrentIndex(filters.time.count() - 1)
    filters.time.activated.emit(filters.time.count() - 1)
    assert filters.wanted().since == filters.wanted().until != ""
    for day in (filters.since, filters.until):
        day.setDate(day.date().addDays(-1))
    qtbot.waitUntil(lambda: not room.split.isVisible())
    filters.until.setDate(filters.until.date().addDays(1))
    qtbot.waitUntil(lambda: len(titles(room)) == 2)


def test_what_a_change_did_to_the_rest_names_pages_by_their_titles(
    qtbot: QtBot, room: ReviewView, reviewed: Path
) -> None:
    act(reviewed, lambda project: project.rewrite_page("entity/moon", "# Moon\n\nIt is bright.\n", (), AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: room.queue.model.rowCount() > 1)
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("Moon")))
    lost = "Pages that are linked from here no longer: Spring tides"
    qtbot.waitUntil(lambda: lost in told_in(room.pane.effects, "concept/spring-tides"))


def test_letters_judge_nothing_where_words_are_written(qtbot: QtBot, room: ReviewView) -> None:
    room.queue.filters.line.setFocus()
    qtbot.waitUntil(room.queue.filters.line.hasFocus)
    press(Qt.Key.Key_A)
    press(Qt.Key.Key_R)
    assert room.queue.filters.line.text() == "ar"
    qtbot.waitUntil(room._session.work.is_idle)
    assert not room.judging.can_undo()


def test_the_keys_go_on_with_the_next_page_wherever_they_were(qtbot: QtBot, room: ReviewView, reviewed: Path) -> None:
    act(reviewed, lambda project: project.rewrite_page("concept/neap-tides", "# Neap tides\n\nSmall.", (), AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: titles(room) == ["Neap tides", "Moon"])
    press(Qt.Key.Key_N)
    qtbot.waitUntil(room.pane.view.has_keys)
    press(Qt.Key.Key_K)
    qtbot.waitUntil(lambda: room.pane.piece is not None and room.pane.piece.page == "concept/neap-tides")
    assert room.queue.list.hasFocus()
    press(Qt.Key.Key_J)
    qtbot.waitUntil(lambda: room.pane.piece is not None and room.pane.piece.page == "entity/moon")
    drawn(qtbot, room)
    press(Qt.Key.Key_Right)
    qtbot.waitUntil(room.pane.view.has_keys)
    press(Qt.Key.Key_Left)
    qtbot.waitUntil(room.queue.list.hasFocus)
    assert not room.pane.view.has_keys()


def test_everything_shown_is_accepted_after_a_word(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    act(reviewed, lambda project: project.rewrite_page("concept/neap-tides", "# Neap tides\n\nSmall.", (), AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    desk.actions_["review.accept_all"].trigger()
    dialog: Any = waited(qtbot, lambda: desk.findChild(ConfirmDialog))
    assert dialog.do_button.text() == " Accept all 2"
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    desk.actions_["review.undo"].trigger()
    qtbot.waitUntil(lambda: len(titles(room)) == 2)


def test_the_keys_hold_in_a_room_that_comes_back(qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path) -> None:
    desk.close_project()
    desk.open_folder(reviewed)
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.widget("review") is not None)
    assert desk.rooms is not None
    again: Any = desk.rooms.widget("review")
    qtbot.waitUntil(lambda: titles(again) == ["Moon"])
    qtbot.waitUntil(again.queue.list.hasFocus)
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: again.queue.model.rowCount() == 0)


def test_an_original_that_an_agent_brought_is_told_and_retired_by_reverting(
    qtbot: QtBot, room: ReviewView, reviewed: Path, tmp_path: Path
) -> None:
    file = tmp_path / "tables.txt"
    file.write_text("Brest 2027\n", "utf-8")
    act(reviewed, lambda project: project.add_source(file, "tables.txt", AGENT, "run"))
    room._session.look()
    qtbot.waitUntil(lambda: "tables.txt" in titles(room))
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("tables.txt")))
    brought = "This original was brought into the sources."
    qtbot.waitUntil(lambda: any(one.text() == brought for one in room.pane.findChildren(QLabel)))
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: not (reviewed / "sources" / "tables.txt").exists())
    assert titles(room) == ["Moon"]
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil((reviewed / "sources" / "tables.txt").exists)


def test_originals_that_other_programs_changed_are_told_and_judged_by_keys(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    sources = reviewed / "sources"
    (sources / "tables.txt").write_text("Brest 2027\n", "utf-8")
    room._session.look()
    qtbot.waitUntil(lambda: "tables.txt" in titles(room))
    (sources / "tables.txt").rename(sources / "tides.txt")
    room._session.look()
    qtbot.waitUntil(lambda: "tables.txt → tides.txt" in titles(room))
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("tables.txt → tides.txt")))
    told = "Another program moved or renamed this original."
    qtbot.waitUntil(lambda: any(one.text() == told for one in room.pane.findChildren(QLabel)))
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: (sources / "tables.txt").exists() and not room.judging.turns.is_busy)
    assert "tables.txt → tides.txt" not in titles(room)
    (sources / "tables.txt").unlink()
    room._session.look()
    qtbot.waitUntil(lambda: titles(room).count("tables.txt") == 2)
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("tables.txt") + 1))
    qtbot.waitUntil(lambda: room.pane.piece is not None and room.pane.piece.deed == "gone")
    qtbot.waitUntil(lambda: not room.bar.revert_button.isEnabled())
    assert "no copy of what it held is kept" in room.bar.revert_button.toolTip()
    press(Qt.Key.Key_R)
    refused = "tables.txt: It cannot be brought back: no copy of what it held is kept. Nothing was changed."
    qtbot.waitUntil(lambda: refused in [one.text() for one in desk.notices.notices()])
    qtbot.waitUntil(lambda: titles(room).count("tables.txt") == 2)
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("tables.txt") + 1))
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: titles(room).count("tables.txt") == 1)
    qtbot.waitUntil(room.bar.revert_button.isEnabled)


def test_everything_of_a_session_is_judged_whatever_entries_tie_it(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    one, other = Actor("agent", "test-agent", "1", "session one"), Actor("agent", "test-agent", "1", "session two")

    def write(project: Project) -> None:
        project.rewrite_page("concept/neap-tides", "# Neap tides\n\nSmall.\n", (), one)
        project.add_log("ingest", "Neap tides", None, one)
        project.rewrite_page("concept/spring-tides", "# Spring tides\n\nLarge.\n", (), one)
        project.rewrite_page("summary/primer", "# Primer\n\nAll of it.\n", (), other)

    act(reviewed, write)
    desk.session.look()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: "Spring tides" in titles(room))
    room.queue.list.setCurrentIndex(room.queue.model.at(titles(room).index("Spring tides")))
    desk.actions_["review.accept_session"].trigger()
    dialog: Any = waited(qtbot, lambda: desk.findChild(ConfirmDialog))
    assert "Accept everything of this session" in [one.text() for one in dialog.findChildren(QLabel)]
    assert dialog.do_button.text() == " Accept all 3"
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(titles(room)) == 2)
    assert {one.piece.page for one in room.queue.model.listing.entries if one.piece} == {
        "summary/primer",
        "entity/moon",
    }
    desk.actions_["review.undo"].trigger()
    qtbot.waitUntil(lambda: {"Neap tides", "Spring tides"} < set(titles(room)))


def test_everything_of_a_burst_from_outside_is_judged_though_only_some_of_it_is_shown(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    waves = [reviewed / "knowledge" / "concepts" / f"{name}.md" for name in ("wave-one", "wave-two")]
    for each in waves:
        each.write_text(f"# {each.stem}\n\nWords.\n", "utf-8")
    room._session.look()
    qtbot.waitUntil(lambda: "wave-two" in titles(room))
    QTest.keyClicks(room.queue.filters.line, "two")
    qtbot.waitUntil(lambda: titles(room) == ["wave-two"])
    desk.actions_["review.revert_session"].trigger()
    dialog: Any = waited(qtbot, lambda: desk.findChild(ConfirmDialog))
    assert "Revert everything of this burst from outside" in [one.text() for one in dialog.findChildren(QLabel)]
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not any(each.exists() for each in waves))


def test_a_whole_operation_is_judged_as_a_whole_whatever_the_filters_show(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    drafts = [Draft("concept", f"wave-{name}", f"Wave {name}", "# Wave\n\nWords.") for name in ("one", "two", "three")]
    act(reviewed, lambda project: project.create_pages(drafts, AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: "Wave two" in titles(room))
    QTest.keyClicks(room.queue.filters.line, "two")
    qtbot.waitUntil(lambda: titles(room) == ["Wave two"])
    desk.actions_["review.accept_operation"].trigger()
    dialog: Any = waited(qtbot, lambda: desk.findChild(ConfirmDialog))
    told = [one.text() for one in dialog.findChildren(QLabel)]
    assert "The filters show only some of them: 1. All of them are meant." in told
    assert dialog.do_button.text() == " Accept all 3"
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    room.queue.filters.clear()
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])
    desk.actions_["review.undo"].trigger()
    qtbot.waitUntil(lambda: len(titles(room)) == 5)
    chosen = room.queue.current()
    assert chosen is not None
    assert chosen.piece is None
    assert len(chosen.pieces) == 3


def test_what_was_judged_is_undone_one_by_one_after_a_restart(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    act(reviewed, lambda project: project.rewrite_page("concept/neap-tides", "# Neap tides\n\nSmall.", (), AGENT))
    room._session.look()
    qtbot.waitUntil(lambda: titles(room) == ["Neap tides", "Moon"])
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: titles(room) == ["Neap tides"] or titles(room) == ["Moon"])
    first = "Neap tides" if titles(room) == ["Moon"] else "Moon"
    press(Qt.Key.Key_A)
    qtbot.waitUntil(lambda: room.queue.model.rowCount() == 0)
    qtbot.waitUntil(room._session.work.is_idle)
    desk.close_project()
    desk.open_folder(reviewed)
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.widget("review") is not None)
    assert desk.rooms is not None
    again: Any = desk.rooms.widget("review")
    qtbot.waitUntil(again.judging.can_undo)
    second = "Moon" if first == "Neap tides" else "Neap tides"
    qtbot.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: titles(again) == [second])
    assert f"Undone: accepting “{second}”" in [one.text() for one in desk.notices.notices()]
    qtbot.keyClick(again, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: titles(again) == ["Neap tides", "Moon"])
    assert f"Undone: reverting “{first}”" in [one.text() for one in desk.notices.notices()]
    qtbot.waitUntil(lambda: not again.judging.can_undo())  # what somebody else judged is not undone here


def test_undoing_asks_where_the_page_was_changed_since(
    qtbot: QtBot, desk: Window, room: ReviewView, reviewed: Path
) -> None:
    press(Qt.Key.Key_R)
    qtbot.waitUntil(lambda: "far" in text(reviewed))
    act(reviewed, moon("at hand"))
    room._session.look()
    qtbot.waitUntil(lambda: titles(room) == ["Moon"])
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dialog = waited(qtbot, lambda: desk.findChild(RevertDialog))
    assert "at hand" in text(reviewed)
    for each in dialog.files[0].places:
        each.choose("back")
    qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "near" in text(reviewed))
    qtbot.waitUntil(lambda: titles(room).count("Moon") == 2)
    assert "Undone: reverting “Moon”" in [one.text() for one in desk.notices.notices()]


def test_what_can_be_done_stands_in_one_line_in_a_narrow_window(room: ReviewView) -> None:
    row = room.bar.layout()
    assert row is not None
    assert row.heightForWidth(414) == row.heightForWidth(1000)
    tools = (room.bar.comment_button, room.bar.undo_button, room.bar.more_button)
    assert len({each.parentWidget() for each in tools}) == 1
