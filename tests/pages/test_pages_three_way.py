"""Three versions of a text: what does not touch is put together, and nothing else."""

from __future__ import annotations

import itertools

import pytest

from kbdesk.errors import Differing
from kbdesk.pages.difference.compare import compare
from kbdesk.pages.difference.values import Span
from kbdesk.pages.taking_back import same_but_for_dates, taken_back, without
from kbdesk.pages.three_way import merged

HEADER = "---\ntitle: Tides\nupdated: 2026-01-0{}\n---\n\n"

CLEAN = [
    # base, theirs, ours, both
    ("One.\n", "One.\n", "Two.\n", "Two.\n"),
    ("One.\n\nTwo.\n", "One, now.\n\nTwo.\n", "One.\n\nTwo, now.\n", "One, now.\n\nTwo, now.\n"),
    # a paragraph goes, the one that came after it stays; and the one before it
    ("A.\n\nB.\n", "A.\n\nB.\n\nC.\n", "A.\n", "A.\n\nC.\n"),
    ("A.\n\nB.\n\nZ.\n", "A.\n\nB.\n\nC.\n\nZ.\n", "A.\n\nZ.\n", "A.\n\nC.\n\nZ.\n"),
    ("A.\n\nB.\n\nZ.\n", "A.\n\nC.\n\nB.\n\nZ.\n", "A.\n\nZ.\n", "A.\n\nC.\n\nZ.\n"),
    # lines side by side
    ("- a\n- b\n", "- a, now\n- b\n", "- a\n- b, now\n", "- a, now\n- b, now\n"),
    # words of one line, in any script
    ("High and low water.\n", "High and very low water.\n", "High and low tide.\n", "High and very low tide.\n"),
    ("潮汐是海水的涨落。\n", "潮汐是海水的周期涨落。\n", "潮汐是湖水的涨落。\n", "潮汐是湖水的周期涨落。\n"),
    # a sentence goes, the one that came after it in the same line stays
    ("P is here. S is new.\n", "P is here. S is new. T too.\n", "P is here.\n", "P is here. T too.\n"),
    # both did the same
    ("A.\n\nB.\n", "A.\n\nC.\n", "A.\n\nC.\n", "A.\n\nC.\n"),
    # a blank line is no place to hold on to
    ("---\nx: 1\n---\n\n# T\n\nZ.\n", "# T\n\nZ.\n", "# T\n\nN.\n\nZ.\n", "# T\n\nN.\n\nZ.\n"),
]


@pytest.mark.parametrize(("base", "theirs", "ours", "both"), CLEAN)
def test_what_does_not_touch_is_put_together(base: str, theirs: str, ours: str, both: str) -> None:
    assert merged(base, theirs, ours) == (both,)
    assert merged(base, ours, theirs) == (both,)


TOUCHING = [
    ("High water.\n", "Low water.\n", "Ebbing water.\n"),
    ("A.\n", "A.\n\nB.\n", "A.\n\nC.\n"),
    ("A.\n", "", "B.\n"),
    ("Two goes here.\n", "Twice it goes here.\n", "Two, now, goes here.\n"),
    # of two paragraphs in the place of one nobody knows which is which
    (
        "One goes here and there. It is long.\n",
        "One goes here now. It is long.\n\nTwo.\n",
        "It is long.\n\nThree goes.\n",
    ),
]


@pytest.mark.parametrize(("base", "theirs", "ours"), TOUCHING)
def test_what_touches_is_shown_in_its_three_versions(base: str, theirs: str, ours: str) -> None:
    parts = merged(f"A line.\n\n{base}\nZ.\n", f"A line.\n\n{theirs}\nZ.\n", f"A line.\n\n{ours}\nZ.\n")
    assert [part for part in parts if isinstance(part, Differing)]
    for side, whole in (("base", base), ("theirs", theirs), ("ours", ours)):
        told = "".join(part if isinstance(part, str) else getattr(part, side) for part in parts)
        assert told == f"A line.\n\n{whole}\nZ.\n"


def test_dates_that_the_store_sets_follow_and_touch_nothing() -> None:
    texts = [f"{HEADER.format(day)}{body}" for day, body in enumerate(("A.\n\nB.\n", "C.\n\nB.\n", "C.\n\nD.\n"), 1)]
    assert taken_back(texts[2], [(texts[1], texts[0])]).text == f"{HEADER.format(3)}A.\n\nD.\n"
    assert taken_back(texts[2], [(texts[2], texts[1])]).text == texts[1]
    late = texts[1].replace("02\n", "09\n")
    assert taken_back(late, [(texts[1], None)]).text is None


def test_a_header_of_dates_alone_is_no_change() -> None:
    plain, dated = "# T\n\nA.\n", "---\nupdated: 2026-01-01\n---\n\n# T\n\nA.\n"
    assert same_but_for_dates(plain, dated)
    assert not same_but_for_dates(plain, dated.replace("updated", "title"))
    assert not same_but_for_dates(HEADER.format(1), HEADER.format(1).replace("Tides", "Ebb"))
    hunks = compare(plain.encode(), dated.replace("A.", "B.").encode()).hunks
    assert [(hunk.kind, hunk.is_routine) for hunk in hunks] == [("header", True), ("changed", False)]
    assert without(plain, dated, hunks[0].spans) == plain


def test_an_older_change_is_taken_back_around_a_place_that_is_not_settled() -> None:
    texts = ["A.\n\nB.\n", "A one.\n\nB.\n", "A one.\n\nB two.\n", "A three.\n\nB two.\n"]
    found = taken_back(texts[3], [(texts[2], texts[1]), (texts[1], texts[0])])
    assert found.is_open
    assert found.parts == (Differing("A one.\n", "A three.\n", "A.\n"), "\nB.\n")
    apart = taken_back(
        "X.\n\nB two.\n\nC!\n", [("A.\n\nB two.\n\nC.\n", "Q.\n\nB two.\n\nC.\n"), ("A.\n\nB two.\n", "A.\n\nB.\n")]
    )
    assert apart.parts == (Differing("A.\n", "X.\n", "Q.\n"), "\nB.\n\nC!\n")


def test_changes_that_followed_each_other_go_together_or_one_by_one() -> None:
    there, back = ("A.\n", "B.\n"), ("B.\n", "A.\n")
    assert taken_back("C.\n", [there, back]).text == "C.\n"
    texts = ["D.\n\nZ.\n", "M.\n\nZ.\n", "M.\n\nS.\n\nZ.\n"]
    assert taken_back("M.\n\nW.\n\nZ.\n", [(texts[2], texts[1]), (texts[1], texts[0])]).is_open
    assert taken_back("M.\n\nZ.\n\nW.\n", [(texts[2], texts[1]), (texts[1], texts[0])]).text == "D.\n\nZ.\n\nW.\n"


def test_without_some_hunks_a_text_has_the_lines_before_them() -> None:
    before, after = "a\nb\nc\n", "a\nB\nc\nd\n"
    spans = [Span(1, 2, 1, 2), Span(3, 3, 3, 4)]
    assert without(before, after, spans[:1]) == "a\nb\nc\nd\n"
    assert without(before, after, spans[1:]) == "a\nB\nc\n"
    assert without(before, after, spans) == before
    assert without(None, "x\n", [Span(0, 0, 0, 1)]) is None


def test_what_was_put_at_the_end_one_after_the_other_goes_in_any_order() -> None:
    texts = ["A.\n", "A.\n\nB.\n", "A.\n\nB.\n\nC.\n", "A.\n\nB.\n\nC.\n\nD.\n"]
    steps = list(zip(texts[1:], texts, strict=False))
    for order in itertools.permutations(range(3)):
        now: str | None = texts[-1]
        for number in order:
            found = taken_back(now, [steps[number]])
            assert not found.is_open, order
            now = found.text
        assert now == texts[0]


def test_hunks_that_overlap_go_once() -> None:
    before, after = "a\nb\nc\n", "A\nB\nC\n"
    assert without(before, after, [Span(0, 1, 0, 1)] * 2) == "a\nB\nC\n"
    assert without(before, after, [Span(1, 3, 1, 3), Span(0, 2, 0, 2)]) == before
    assert without("a\n", "x\na\n", [Span(0, 0, 0, 1)] * 2) == "a\n"
    assert without("x\na\n", "a\n", [Span(0, 1, 0, 0)] * 2) == "x\na\n"
