"""Requests as a person meets them: the notice, the dialog, the answer, by mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from by_hand import AGENT, Stand, drag, write
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from kbdesk.desk.requests.dialog import RequestDialog, show_request
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.desk.requests.view import REQUEST, RequestsView
from kbdesk.project.values import Request, Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.session import Session

    Elsewhere = Callable[[Callable[[], Any]], Any]

MOON = Wish("retire_page", "entity/moon", "It is about another moon.")
BOOK = Wish("retire_source", "books/tides.txt", "Page 3 is missing.", why="wrong")
FILE = Wish("request_file", "The tide table of 2026, as a PDF", destination="tables/")


@pytest.fixture
def notice(session: Session, stand: Callable[..., Any], trouble: list[object]) -> RequestNotice:
    made = RequestNotice(session)
    stand(made)
    return made


@pytest.fixture
def ask(session: Session, elsewhere: Elsewhere) -> Callable[[Wish], Request]:
    return lambda wish: elsewhere(lambda: session.project.ask(wish, AGENT))


@pytest.fixture
def opened(
    session: Session, notice: RequestNotice, ask: Callable[[Wish], Request], qtbot: QtBot
) -> Callable[[Wish], RequestDialog]:
    """Ask for something and open its dialog, all of it read."""

    def make(wish: Wish) -> RequestDialog:
        dialog = show_request(session, ask(wish).id, notice)
        qtbot.waitUntil(lambda: dialog.request is not None)
        return dialog

    return make


@pytest.fixture
def state(session: Session, elsewhere: Elsewhere) -> Callable[[str], str]:
    return lambda request: str(elsewhere(lambda: session.project.request(request)).state)


def said(notice: RequestNotice) -> str:
    window = notice.window()
    assert isinstance(window, Stand)
    return "\n".join(window.said())


def gone(notice: RequestNotice) -> bool:
    return not any(one.isVisible() for one in notice.window().findChildren(RequestDialog))


def rows(dialog: RequestDialog) -> dict[str, QPushButton]:
    return {one.text(): one for one in dialog.touched.findChildren(QPushButton)}


def test_nothing_is_shown_while_nothing_waits(notice: RequestNotice) -> None:
    assert notice.isHidden()


def test_a_request_is_seen_at_once_and_blocks_nothing(
    notice: RequestNotice, ask: Callable[[Wish], Request], qtbot: QtBot
) -> None:
    ask(MOON)
    qtbot.waitUntil(notice.isVisible)
    assert notice.words.text() == "Claude Code asks to retire the page “Moon”."
    assert QApplication.activeModalWidget() is None
    assert notice.all_button.isHidden()
    ask(FILE)
    qtbot.waitUntil(lambda: notice.words.text().startswith("2 requests wait"))
    assert "tide table" in notice.words.text()
    assert notice.accessibleName() == notice.words.text()
    qtbot.mouseClick(notice.answer_button, Qt.MouseButton.LeftButton)
    dialogs = notice.window().findChildren(RequestDialog)
    assert len(dialogs) == 1
    assert not dialogs[0].isModal()
    qtbot.waitUntil(lambda: dialogs[0].request is not None)
    assert dialogs[0].request.wish == FILE
    qtbot.mouseClick(notice.answer_button, Qt.MouseButton.LeftButton)
    assert len(notice.window().findChildren(RequestDialog)) == 1


def test_the_pages_that_a_reason_names_are_opened_by_their_names(
    opened: Callable[[Wish], RequestDialog], session: Session, qtbot: QtBot
) -> None:
    reason = "Says the contrary of [the tides](concept/tides) & [[Sun]], <b>see</b> entity/sun or entity/none."
    dialog = opened(replace(MOON, reason=reason))
    assert dialog.reason.text() == (
        'Says the contrary of <a href="concept/tides">the tides</a> &amp; <a href="entity/sun">Sun</a>,'
        ' &lt;b&gt;see&lt;/b&gt; <a href="entity/sun">entity/sun</a> or entity/none.'
    )
    dialog.reason.setFocus()
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Tab)
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert wanted.args[0] in ("concept/tides", "entity/sun")
    assert dialog.isVisible()
    assert dialog.request is not None
    assert dialog.request.state == "waiting"


def test_the_dialog_says_what_why_by_whom_and_what_it_touches(
    opened: Callable[[Wish], RequestDialog], session: Session, qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    assert dialog.question.text() == "Claude Code asks to retire the page “Moon”."
    assert "Claude Code 2.1" in dialog._asked.text()
    assert dialog.reason.text() == "It is about another moon."
    assert list(rows(dialog)) == ["Tides"]
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.mouseClick(rows(dialog)["Tides"], Qt.MouseButton.LeftButton)
    assert wanted.args[0] == "concept/tides"
    assert dialog.isVisible()
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.mouseClick(dialog.subject_button, Qt.MouseButton.LeftButton)
    assert wanted.args[0] == "entity/moon"


def test_an_originals_dialog_shows_its_summaries_and_what_they_feed(
    opened: Callable[[Wish], RequestDialog], session: Session, qtbot: QtBot, root: Path, elsewhere: Elsewhere
) -> None:
    header = "---\ntype: concept\ntitle: Ebb\n---\n\n# Ebb\n\n"
    write(root / "knowledge/concepts/ebb.md", f"{header}It takes six hours ([book](../../sources/books/tides.txt)).\n")
    elsewhere(session.project.noticed)
    dialog = opened(BOOK)
    qtbot.waitUntil(lambda: set(rows(dialog)) == {"Chapter", "Ebb", "Tides"})
    qtbot.waitUntil(lambda: any("six hours" in one.text() for one in dialog.hanging.findChildren(QLabel)))
    with qtbot.waitSignal(session.source_wanted) as wanted:
        qtbot.mouseClick(dialog.subject_button, Qt.MouseButton.LeftButton)
    assert wanted.args[0] == "books/tides.txt"


def test_approving_a_retirement_does_what_shall_follow_in_the_same_step(
    opened: Callable[[Wish], RequestDialog],
    session: Session,
    state: Callable[[str], str],
    qtbot: QtBot,
    root: Path,
    elsewhere: Elsewhere,
) -> None:
    dialog = opened(BOOK)
    qtbot.waitUntil(dialog.approve_button.isEnabled)  # what hangs on it is known by now
    box = dialog.follow_ups.summaries["summary/chapter"]
    box.setCurrentIndex(box.findData("supersede"))
    assert not dialog.approve_button.isEnabled()  # by which page?
    box.setCurrentIndex(box.findData("retire"))
    dialog.follow_ups.pages["concept/tides"].setChecked(True)
    write(root / "sources/meanwhile.txt", "Another one.\n")
    elsewhere(session.project.noticed)
    qtbot.waitUntil(lambda: session.work.is_idle() and dialog.approve_button.isEnabled())
    assert dialog.follow_ups.summaries["summary/chapter"].currentData() == "retire"
    qtbot.mouseClick(dialog.approve_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: state(dialog.request_id) == "approved")
    assert not (root / "sources/books/tides.txt").exists()
    assert "status: retired" in (root / "knowledge/summaries/chapter.md").read_text()
    assert [one.page for one in elsewhere(session.project.comments)] == ["concept/tides"]


def test_approving_does_it(
    opened: Callable[[Wish], RequestDialog],
    notice: RequestNotice,
    state: Callable[[str], str],
    root: Path,
    qtbot: QtBot,
) -> None:
    dialog = opened(MOON)
    request = dialog.request_id
    qtbot.keyClicks(dialog.note, "Fine")
    qtbot.mouseClick(dialog.approve_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: gone(notice))
    assert state(request) == "approved"
    assert "status: retired" in (root / "knowledge/entities/moon.md").read_text()
    assert "“Moon” is retired" in said(notice)
    qtbot.waitUntil(notice.isHidden)


def test_declining_changes_nothing_and_keeps_the_note(
    opened: Callable[[Wish], RequestDialog],
    notice: RequestNotice,
    session: Session,
    root: Path,
    qtbot: QtBot,
    elsewhere: Elsewhere,
) -> None:
    dialog = opened(BOOK)
    request = dialog.request_id
    qtbot.keyClicks(dialog.note, "Keep it")
    qtbot.mouseClick(dialog.decline_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: gone(notice))
    answered = elsewhere(lambda: session.project.request(request))
    assert (answered.state, answered.note) == ("declined", "Keep it")
    assert (root / "sources/books/tides.txt").exists()


def test_no_key_approves_by_accident(
    opened: Callable[[Wish], RequestDialog], notice: RequestNotice, state: Callable[[str], str], qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    request = dialog.request_id
    assert not dialog.approve_button.isDefault()
    assert not dialog.decline_button.isDefault()
    assert dialog.focusWidget() is dialog.note
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            qtbot.keyClick(dialog.note, key, held)
            qtbot.keyClick(dialog, key, held)
            qtbot.keyClick(dialog.approve_button, key, held)
    assert state(request) == "waiting"
    assert dialog.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: gone(notice))
    assert state(request) == "waiting"
    qtbot.waitUntil(notice.isVisible)


def test_a_composed_word_in_the_note_answers_nothing(
    opened: Callable[[Wish], RequestDialog], state: Callable[[str], str], qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    QApplication.sendEvent(dialog.note, QInputMethodEvent("zhong", []))
    done = QInputMethodEvent("", [])
    done.setCommitString("中")
    QApplication.sendEvent(dialog.note, done)
    qtbot.keyClick(dialog.note, Qt.Key.Key_Return)
    assert dialog.note.toPlainText() == "中\n"
    assert state(dialog.request_id) == "waiting"


def test_the_keyboard_alone_answers(
    opened: Callable[[Wish], RequestDialog], notice: RequestNotice, state: Callable[[str], str], qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    request = dialog.request_id
    dialog.activateWindow()
    qtbot.keyClick(dialog.note, Qt.Key.Key_Tab)
    reached = dialog.focusWidget()
    for _ in range(12):
        if reached is dialog.approve_button:
            break
        qtbot.keyClick(reached, Qt.Key.Key_Tab)
        reached = dialog.focusWidget()
    assert reached is dialog.approve_button
    qtbot.keyClick(reached, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: gone(notice))
    assert state(request) == "approved"


def test_buttons_have_letters(opened: Callable[[Wish], RequestDialog]) -> None:
    dialog = opened(MOON)
    texts = [dialog.approve_button.text(), dialog.decline_button.text(), dialog.later_button.text()]
    letters = [text[text.index("&") + 1].lower() for text in (*texts, dialog._note_name.text())]
    assert len(set(letters)) == len(letters)


def test_a_failure_is_told_in_the_dialog_which_stays(
    opened: Callable[[Wish], RequestDialog], root: Path, qtbot: QtBot, state: Callable[[str], str]
) -> None:
    dialog = opened(BOOK)
    place = root / "sources/.agent-kit"
    place.mkdir(exist_ok=True)
    (place / "retired").write_text("a file where the folder must be")
    qtbot.waitUntil(dialog.approve_button.isEnabled)
    qtbot.mouseClick(dialog.approve_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.told.isVisible)
    assert dialog.told_words.text()
    assert dialog.isVisible()
    assert state(dialog.request_id) in ("waiting", "failed")
    assert (root / "sources/books/tides.txt").exists()
    qtbot.waitUntil(lambda: dialog.decline_button.isEnabled() == (state(dialog.request_id) == "waiting"))


def test_answered_elsewhere_the_dialog_says_so(
    opened: Callable[[Wish], RequestDialog], session: Session, qtbot: QtBot, elsewhere: Elsewhere
) -> None:
    dialog = opened(MOON)
    elsewhere(lambda: session.project.answer(dialog.request_id, False, "no, thanks", session.person))
    qtbot.waitUntil(dialog.told.isVisible)
    assert "no, thanks" in dialog.told_words.text()
    assert not dialog.approve_button.isVisible()
    assert not dialog.decline_button.isVisible()
    qtbot.mouseClick(dialog.later_button, Qt.MouseButton.LeftButton)


def test_withdrawn_by_the_agent_the_notice_goes(
    notice: RequestNotice, ask: Callable[[Wish], Request], session: Session, qtbot: QtBot, elsewhere: Elsewhere
) -> None:
    request = ask(MOON)
    qtbot.waitUntil(notice.isVisible)
    elsewhere(lambda: session.project.withdraw(request.id, AGENT))
    qtbot.waitUntil(notice.isHidden)


def test_the_next_request_is_offered_after_an_answer(
    opened: Callable[[Wish], RequestDialog], notice: RequestNotice, ask: Callable[[Wish], Request], qtbot: QtBot
) -> None:
    other = ask(FILE)
    dialog = opened(MOON)
    qtbot.mouseClick(dialog.decline_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.next_button.isVisible)
    assert "Declined" in dialog.told_words.text()
    qtbot.mouseClick(dialog.next_button, Qt.MouseButton.LeftButton)
    shown = [one for one in notice.window().findChildren(RequestDialog) if one.isVisible()]
    assert [one.request_id for one in shown] == [other.id]


def test_the_page_that_changes_meanwhile_is_looked_at_again(
    opened: Callable[[Wish], RequestDialog], root: Path, qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    write(
        root / "knowledge/concepts/eclipse.md",
        "---\ntype: concept\ntitle: Eclipse\n---\n\n# Eclipse\n\n[M](../entities/moon.md)\n",
    )
    qtbot.waitUntil(lambda: "Eclipse" in rows(dialog), timeout=10000)


def test_a_file_is_handed_over_by_drop(
    opened: Callable[[Wish], RequestDialog],
    notice: RequestNotice,
    session: Session,
    tmp_path: Path,
    root: Path,
    qtbot: QtBot,
    elsewhere: Elsewhere,
) -> None:
    dialog = opened(FILE)
    request = dialog.request_id
    assert dialog.handing is not None
    assert not dialog.approve_button.isEnabled()
    assert "sources/tables/" in dialog.handing._facts.text()
    write(tmp_path / "table 2026.pdf", "%PDF")
    drag(dialog.handing, [tmp_path / "table 2026.pdf"])
    qtbot.waitUntil(dialog.approve_button.isEnabled)
    assert dialog.handing._name.text() == "table 2026.pdf"
    assert "4 bytes" in dialog.handing._facts.text()
    assert "sources/tables/table 2026.pdf" in dialog.handing._facts.text()
    qtbot.mouseClick(dialog.approve_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: gone(notice))
    assert (root / "sources/tables/table 2026.pdf").read_text() == "%PDF"
    assert elsewhere(lambda: session.project.request(request)).result == "tables/table 2026.pdf"
    assert "tables/table 2026.pdf" in said(notice)


def test_what_is_no_single_file_is_not_taken(
    opened: Callable[[Wish], RequestDialog], tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = opened(FILE)
    assert dialog.handing is not None
    write(tmp_path / "pile/a.txt", "a")
    write(tmp_path / "pile/b.txt", "b")
    drag(dialog.handing, [tmp_path / "pile"])
    qtbot.waitUntil(dialog.told.isVisible)
    drag(dialog.handing, [tmp_path / "pile/a.txt", tmp_path / "pile/b.txt"])
    assert "several" in dialog.told_words.text()
    assert not dialog.approve_button.isEnabled()
    dialog.handing.take(tmp_path / "pile/a.txt")
    qtbot.waitUntil(dialog.approve_button.isEnabled)
    qtbot.mouseClick(dialog.handing.clear_button, Qt.MouseButton.LeftButton)
    assert not dialog.approve_button.isEnabled()
    dialog.handing.take(tmp_path / "gone.txt")
    qtbot.waitUntil(lambda: "gone.txt" in dialog.told_words.text())


def test_a_handed_file_that_is_gone_keeps_the_dialog_open(
    opened: Callable[[Wish], RequestDialog], tmp_path: Path, qtbot: QtBot, state: Callable[[str], str]
) -> None:
    dialog = opened(FILE)
    assert dialog.handing is not None
    write(tmp_path / "t.pdf", "%PDF")
    dialog.handing.take(tmp_path / "t.pdf")
    qtbot.waitUntil(dialog.approve_button.isEnabled)
    (tmp_path / "t.pdf").unlink()
    qtbot.mouseClick(dialog.approve_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.told.isVisible)
    assert "t.pdf" in dialog.told_words.text()
    assert state(dialog.request_id) == "waiting"
    qtbot.waitUntil(dialog.approve_button.isEnabled)


def test_all_requests_are_listed_with_how_they_ended(
    session: Session,
    stand: Callable[..., Any],
    ask: Callable[[Wish], Request],
    qtbot: QtBot,
    elsewhere: Elsewhere,
    trouble: list[object],
) -> None:
    view = RequestsView(session)
    stand(view)
    assert view._empty.isVisible()
    request = ask(MOON)
    ask(FILE)
    qtbot.waitUntil(lambda: view.model.rowCount() == 3)
    elsewhere(lambda: session.project.answer(request.id, False, "keep", session.person))
    qtbot.waitUntil(lambda: view.model.rowCount() == 4)
    found = [view.model.index(at) for at in range(4)]
    assert [at.data(REQUEST).wish if at.data(REQUEST) else at.data() for at in found] == [
        "Waiting for you",
        FILE,
        "Answered",
        MOON,
    ]
    assert "declined" in str(found[3].data(Qt.ItemDataRole.AccessibleTextRole))
    view.list.setCurrentIndex(found[3])
    view.list.setFocus()
    qtbot.keyClick(view.list, Qt.Key.Key_Return)
    dialogs = view.window().findChildren(RequestDialog)
    assert len(dialogs) == 1
    qtbot.waitUntil(dialogs[0].told.isVisible)
    assert "keep" in dialogs[0].told_words.text()
    assert not dialogs[0].approve_button.isVisible()


def test_a_click_in_the_list_opens_the_request(
    session: Session, stand: Callable[..., Any], ask: Callable[[Wish], Request], qtbot: QtBot
) -> None:
    view = RequestsView(session)
    stand(view)
    request = ask(MOON)
    qtbot.waitUntil(lambda: view.model.rowCount() == 2)
    place = view.list.visualRect(view.model.index(1)).center()
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    dialogs = view.window().findChildren(RequestDialog)
    assert [one.request_id for one in dialogs] == [request.id]


def test_an_agents_words_are_shown_as_they_are(
    notice: RequestNotice, ask: Callable[[Wish], Request], session: Session, qtbot: QtBot
) -> None:
    request = ask(Wish("request_file", "<b>bold</b> %1 &amp; <img src='file:///etc/passwd'>", "<i>why</i>"))
    qtbot.waitUntil(notice.isVisible)
    assert "<b>bold</b> %1 &amp;" in notice.words.text()
    assert notice.words.textFormat() == Qt.TextFormat.PlainText
    dialog = show_request(session, request.id, notice)
    qtbot.waitUntil(lambda: dialog.request is not None)
    assert dialog.question.textFormat() == Qt.TextFormat.PlainText
    assert dialog.reason.text() == "<i>why</i>"


def test_the_dialogs_parts_have_names(opened: Callable[[Wish], RequestDialog]) -> None:
    dialog = opened(FILE)
    assert dialog.note.accessibleName()
    assert dialog.handing is not None
    assert dialog.handing.accessibleName()
    assert dialog.handing.clear_button.accessibleName()
    assert dialog.windowTitle()


def test_a_note_begun_is_there_again_when_the_request_is_opened_again(
    opened: Callable[[Wish], RequestDialog], session: Session, notice: RequestNotice, qtbot: QtBot
) -> None:
    dialog = opened(MOON)
    request_id = dialog.request_id
    qtbot.keyClicks(dialog.note, "Not this moon")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert show_request(session, request_id, notice).note.toPlainText() == "Not this moon"
