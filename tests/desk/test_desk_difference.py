"""A difference on the screen: changed words are marked, nothing that changed stays unseen, long ones wait."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from kbdesk.desk import look
from kbdesk.desk.difference import marks
from kbdesk.desk.difference.arranging import Departure, Outline, Stretch, arranged
from kbdesk.desk.difference.card import HunkAct
from kbdesk.desk.difference.faces import Drawing, Manner
from kbdesk.desk.difference.text import FaceText
from kbdesk.desk.difference.view import DifferenceView
from kbdesk.desk.difference.words import links
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.pages.difference.compare import compare
from kbdesk.pages.difference.values import Words as Run

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.difference.faces import Shown
    from kbdesk.desk.session import Session
    from kbdesk.pages.difference.values import Difference

PAGE = "---\ntype: concept\ntitle: Tides\n---\n\n# Tides\n\n{one}\n\n## Heights\n\n{two}\n"


def difference(before: str, after: str) -> Difference:
    return compare(before.encode(), after.encode())


def drawn(found: Difference, *, rendered: bool = True, beside: bool = False) -> list[Shown]:
    """Return what the hunks look like, without links being resolved."""
    theme = look.load("light")
    manner = Manner(Dress(theme.colours, theme.syntax, 10), Words(), rendered, beside)
    drawing = Drawing(found, manner, lambda _href, _wiki: None, Outline(found.before), Outline(found.after))
    return [drawing.hunk(hunk) for hunk in found.hunks]


def html(shown: Shown) -> str:
    return "".join(part for face in shown.faces for part in face.parts)


def test_changed_words_are_marked_in_the_rendered_text() -> None:
    found = difference(
        PAGE.format(one="The *old* tide is high.", two="x"), PAGE.format(one="The **new** tide is low.", two="x")
    )
    (shown,) = drawn(found)
    text = html(shown)
    assert [face.kind for face in shown.faces] == ["both"]
    assert "line-through" in text
    assert "<em><span" in text
    assert "<strong><span" in text
    assert "The old\u2009new tide is high\u2009low." in re.sub("<[^>]*>", "", text)
    assert not any(sign in text for sign in marks.ALL_SIGNS)


def test_a_link_changes_as_a_whole_and_says_where_it_leads() -> None:
    runs = marks.whole(
        [Run("same", "See [the mo"), Run("removed", "o"), Run("added", "u"), Run("same", "n](moon.md).")]
    )
    assert [(run.kind, run.text) for run in runs] == [
        ("same", "See "),
        ("removed", "[the moon](moon.md)"),
        ("added", "[the moun](moon.md)"),
        ("same", "."),
    ]


def test_what_nobody_would_see_is_shown() -> None:
    hidden = "Calm.<!-- Now obey me. --> Still\u200bwater."
    found = difference(PAGE.format(one="Calm.", two="x"), PAGE.format(one=hidden, two="x"))
    (shown,) = drawn(found)
    text = marks.plain(html(shown))
    assert "Now obey me." in text
    assert "U+200B" in text


@pytest.mark.parametrize(
    "hidden",
    [
        "[//]: # (obey me)",
        "[calm]: https://example.org 'obey me'",
        "[^9]: obey me",
        "A [link](moon.md 'obey me').",
        "A ![picture obey me](moon.png).",
        "<p style='display: none'>obey me</p>",
        "A &#111;bey m&#101; word.",
    ],
)
def test_words_that_rendering_leaves_out_are_shown(hidden: str) -> None:
    found = difference(PAGE.format(one="Calm.", two="x"), PAGE.format(one=f"Calm.\n\n{hidden}", two="x"))
    text = marks.plain("".join(map(html, drawn(found))))
    assert "obey me" in text or "111;bey" in text
    # also of a page that is all new: it is rendered, and the rest is told
    new = drawn(compare(None, PAGE.format(one=hidden, two="x").encode()))[0]
    told = f"{marks.plain(html(new))} {new.unseen}"
    assert not new.is_as_written
    assert "obey" in told or "111" in told


@pytest.mark.parametrize(
    "plain",
    [
        "春**潮**很大。",
        "1. One\n2. Two\n\n- [x] done",
        "See [the Moon](moon.md#far-side) and [[moon|her]].",
        "> Said **lou**dly",
    ],
)
def test_what_is_seen_as_it_is_is_rendered(plain: str) -> None:
    found = difference(PAGE.format(one="Calm.", two="x"), PAGE.format(one=f"Calm.\n\n{plain}", two="x"))
    assert not any(shown.is_as_written for shown in drawn(found))


def test_signs_in_a_page_mark_nothing() -> None:
    opens, closes = marks.SIGNS["removed"]
    table = "| a | b |\n|---|---|\n| {} | 2 |"
    found = difference(
        PAGE.format(one=table.format("1"), two="x"), PAGE.format(one=table.format(f"{opens}kept{closes} 3"), two="x")
    )
    assert 'line-through">kept' not in "".join(map(html, drawn(found)))


def test_a_change_that_looks_the_same_is_shown_as_it_is_written() -> None:
    found = difference(PAGE.format(one="*One* word.", two="x"), PAGE.format(one="_One_ word.", two="x"))
    (shown,) = drawn(found)
    assert shown.is_as_written
    assert marks.plain(html(shown)) == "* _One* _ word."


def test_code_that_is_cut_is_shown_as_it_is_written() -> None:
    code = "```\n{}\n```"
    lines = "\n".join(f"line {number}" for number in range(40))
    found = difference(
        PAGE.format(one=code.format(lines), two="x"), PAGE.format(one=code.format(lines.replace("7", "# 8")), two="x")
    )
    assert all(shown.is_as_written for shown in drawn(found))
    assert "<h1" not in "".join(map(html, drawn(found)))


def test_side_by_side_each_text_is_whole() -> None:
    found = difference(PAGE.format(one="High tide.", two="x"), PAGE.format(one="Low tide, late.", two="x"))
    (shown,) = drawn(found, beside=True)
    before, after = shown.faces
    assert (before.kind, after.kind) == ("removed", "added")
    assert marks.plain("".join(before.parts)) == "High tide."
    assert marks.plain("".join(after.parts)) == "Low tide, late."


def test_hunks_and_what_lies_between_make_the_text() -> None:
    before = PAGE.format(one="A.\n\nB.\n\nC.", two="D.\n\nE.")
    after = PAGE.format(one="A!\n\nNew.\n\nC.", two="E.")
    found = difference(before, after)
    lines: list[int] = []
    for item in arranged(found):
        if isinstance(item, Departure):
            continue
        if isinstance(item, Stretch):
            lines += range(item.first, item.last)
        else:
            lines += [line for span in found.hunks[item].spans for line in range(span.after_first, span.after_last)]
    assert sorted(lines) == list(range(len(found.after)))


def test_what_is_routine_comes_last() -> None:
    dated = PAGE.replace("title: Tides", "title: Tides\nupdated: {at}")
    found = difference(
        dated.format(at="2026-01-01", one="High.", two="x"), dated.format(at="2026-01-02", one="Low.", two="x")
    )
    routine = [at for at, hunk in enumerate(found.hunks) if hunk.is_routine]
    assert len(routine) == 1
    assert arranged(found)[-1] == routine[0]
    assert len(found.hunks) == 2


WORDS = st.lists(
    st.tuples(
        st.sampled_from(["same", "removed", "added"]), st.text(st.sampled_from("ab *_`[](|)#->\n你.<!"), max_size=12)
    ),
    max_size=8,
).map(lambda pairs: [Run(kind, text) for kind, text in pairs])  # type: ignore[arg-type]


@given(WORDS)
def test_taking_words_together_changes_neither_text(runs: list[Run]) -> None:
    taken = marks.whole(runs)
    for kind in marks.CHANGED:
        assert marks.side(taken, kind) == marks.side(runs, kind)
    text = marks.woven(taken)
    if text is not None:
        assert marks.without_signs(text) == "".join(run.text for run in taken)


@pytest.fixture
def view(qtbot: QtBot, opened_session: Session) -> DifferenceView:
    made = DifferenceView(opened_session, [HunkAct("accept", "check", "Accept", "Accept (A)")])
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


def test_unchanged_lines_are_folded_and_come_when_asked_for(qtbot: QtBot, view: DifferenceView) -> None:
    middle = "\n\n".join(f"Paragraph {number}." for number in range(30))
    text = f"# Tides\n\nHigh.\n\n{middle}\n\nLow.\n"
    view.show_difference(
        difference(text, text.replace("High", "Higher").replace("Low", "Lower")), "concept/spring-tides"
    )
    qtbot.waitUntil(lambda: len(view.cards()) == 2)
    assert "Paragraph 15" not in said(view)
    fold = next(one for one in view.findChildren(type(view.cards()[0].buttons["accept"])) if "show" in one.text())
    qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Paragraph 15" in said(view))


def said(view: DifferenceView) -> str:
    return "\n".join(each.toPlainText() for each in view.findChildren(FaceText))


def test_cards_are_as_high_as_their_texts_and_numbers_in_tables_stay_whole(qtbot: QtBot, view: DifferenceView) -> None:
    table = "| Name | What it is | Speed |\n|---|---|---|\n| S2 | principal solar, semidiurnal | {} |"
    view.resize(420, 900)
    view.show_difference(
        difference(
            PAGE.format(one="High tide.", two=table.format("30.0000000")),
            PAGE.format(one="Low tide.", two=table.format("30.0000686")),
        ),
        "concept/tides",
    )
    qtbot.waitUntil(lambda: len(view.cards()) == 2 and view.cards()[0].height() > 0)
    view.resize(1400, 1200)  # far more room than all of it needs
    qtbot.waitUntil(lambda: view.cards()[0].width() > 500 and view.cards()[0].height() > 60)
    qtbot.waitUntil(lambda: all(card.height() == card.sizeHint().height() for card in view.cards()), timeout=3000)
    (shown,) = view.cards()[1].findChildren(FaceText)
    shown.resize(120, shown.height())
    block = shown.document().find("30.00006").block()
    lines = [block.layout().lineAt(at) for at in range(block.layout().lineCount())]
    told = [block.text()[line.textStart() : line.textStart() + line.textLength()].strip() for line in lines]
    assert told == ["30.0000000", "30.0000686"]
    assert shown.horizontalScrollBar().maximum() > 0


def test_a_thousand_places_are_drawn_as_they_come_into_sight(qtbot: QtBot, view: DifferenceView) -> None:
    before = "\n\n".join(f"Paragraph {number} of the page, as it was." for number in range(3000))
    after = before.replace("0 of the page", "0 of this page")
    view.show_difference(difference(before, after), "concept/spring-tides")
    with qtbot.waitSignal(view.settled):
        qtbot.waitUntil(lambda: bool(view.cards()))
    assert len(view.cards()) < 40
    with qtbot.waitSignal(view.act_asked) as asked:
        view.step(1)
        qtbot.waitUntil(lambda: view.current() is not None)
        qtbot.mouseClick(view.cards()[0].buttons["accept"], Qt.MouseButton.LeftButton)
    assert asked.args is not None
    assert asked.args[0] == "accept"
    view.set_states({asked.args[1].name: "accepted"})
    assert view.cards()[0].buttons["accept"].isHidden()


@pytest.mark.parametrize("beside", [False, True])
def test_what_moved_leads_to_where_it_stood_and_back(qtbot: QtBot, view: DifferenceView, beside: bool) -> None:
    moved = "The wandering paragraph has enough words of its own to be known again wherever it goes.\n\n"
    others = [f"Paragraph {number} is of another kind, about the number {number}.\n\n" for number in range(40)]
    end = "## End\n\nLast words of all.\n"
    before = "# Tides\n\n" + "".join(others) + "## Late\n\n" + moved + end
    after = "# Tides\n\n" + moved + "".join(others) + "## Late\n\n" + end
    view.set_manner(rendered=True, beside=beside)
    view.show_difference(difference(before, after), "concept/spring-tides")
    qtbot.waitUntil(lambda: bool(view.cards()))
    card = view.cards()[0]
    assert card.origin_button.words() == "Stood before: Late · lines 85–86"
    view.window().activateWindow()
    qtbot.mouseClick(card.origin_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(
        lambda: isinstance(view.focusWidget(), QPushButton) and view.focusWidget() is not card.origin_button
    )
    leading = view.focusWidget()
    assert leading.text().strip() == "A part went from here, to: lines 3–4"
    qtbot.waitUntil(lambda: not leading.visibleRegion().isEmpty())
    qtbot.keyClick(leading, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view.current() is card.hunk)


def test_unchanged_rows_and_notes_are_rendered(qtbot: QtBot, view: DifferenceView) -> None:
    rows = "".join(f"| row {number} | {number} m |\n" for number in range(12))
    text = (
        f"# Tides\n\nFirst.\n\n| where | how high |\n|---|---|\n{rows}\n"
        "Told[^one] and `[^one]`.\n\nLast.\n\n[^one]: The note of it.\n"
    )
    changed = text.replace("First", "First of all").replace("| 6 m |", "| 66 m |").replace("Last", "Last of all")
    view.show_difference(difference(text, changed), "concept/spring-tides")
    qtbot.waitUntil(lambda: len(view.cards()) == 3)
    with qtbot.waitSignal(view.settled, raising=False, timeout=300):
        pass
    seen = said(view)
    assert "|" not in seen
    assert "Toldone and [^one]." in seen
    assert "one The note of it." in seen
    for number in (0, 3, 5, 7, 11):
        assert f"row {number}\n" in seen


@pytest.mark.parametrize("row", range(6))
def test_rows_before_a_changed_one_are_rendered_wherever_they_begin(
    qtbot: QtBot, view: DifferenceView, row: int
) -> None:
    lead = "".join(f"Words {number}.\n\n" for number in range(12))
    rows = "".join(f"| row {number} | {number} m |\n" for number in range(12))
    text = f"# Tides\n\n{lead}| where | how high |\n| --- | --- |\n{rows}"
    view.show_difference(difference(text, text.replace(f"| {row} m |", "| 66 m |")), "concept/spring-tides")
    qtbot.waitUntil(lambda: len(view.cards()) == 1)
    with qtbot.waitSignal(view.settled, raising=False, timeout=100):
        pass
    assert "|" not in said(view)


@pytest.mark.parametrize("after", ["[datums](tidal-datums.md)", "datums"])
def test_a_link_that_goes_or_leads_elsewhere_is_seen_apart_though_its_words_stay(after: str) -> None:
    page = PAGE.replace("{one}", "See {one}.")
    found = difference(page.format(one="[datums](tidal-datum.md)", two="x"), page.format(one=after, two="x"))
    (shown,) = drawn(found)
    text = html(shown)
    assert "datums\u2009datums" in re.sub("<[^>]*>", "", text)
    styles = re.findall(r"text-decoration: ([^;\"]*)", text)
    assert styles == ["underline line-through", *(["underline"] if "(" in after else [])]
    told = links(found.hunks[0].links, {"tidal-datum.md": "Old datums"})
    assert told == [
        "“datums” leads to tidal-datums.md now, no longer to Old datums"
        if "(" in after
        else "No longer links to: datums (Old datums)"
    ]


def test_a_notice_is_read_with_one_full_stop_and_shown_as_written_with_both() -> None:
    notice = "> Retired on 2026-01-01: it is the same.. Don't rely on what it says."
    found = difference(PAGE.format(one="Calm.", two="x"), PAGE.format(one=f"{notice}\n\nCalm.", two="x"))
    assert "the same. Don't rely" in marks.plain("".join(map(html, drawn(found))))
    assert "the same.. Don't rely" in marks.plain("".join(map(html, drawn(found, rendered=False))))
