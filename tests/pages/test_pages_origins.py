"""Where the words of a text come from: each is followed from version to version."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kbdesk.pages.origins import Origins, follow, lines_of, newest_and_others
from kbdesk.pages.paragraphs import paragraphs
from kbdesk.pages.text import PageText

WORDS = st.lists(st.sampled_from(["tide", "moon", "water", "low", "high", "潮", "1953", ""]), max_size=6).map(" ".join)
TEXTS = st.lists(WORDS, min_size=1, max_size=8)


def told(*texts: str) -> list[Origins]:
    """Follow texts, which changes 1, 2 … made."""
    lines: list[str] = []
    origins: list[Origins] = []
    for change, text in enumerate(texts, 1):
        new = lines_of(text)
        origins, lines = follow(lines, origins, new, change), new
    return origins


@settings(max_examples=150)
@given(st.lists(TEXTS, min_size=1, max_size=6))
def test_every_line_has_an_origin_and_what_stays_keeps_it(versions: list[list[str]]) -> None:
    lines: list[str] = []
    origins: list[Origins] = []
    for change, new in enumerate(versions, 1):
        found = follow(lines, origins, new, change)
        assert len(found) == len(new)
        again = follow(new, found, new, change + 1)
        assert again == found
        for one in found:
            assert all(1 <= origin <= change for origin in ((one,) if isinstance(one, int) else one))
        lines, origins = new, found
    newest, others = newest_and_others(origins, lines)
    assert newest not in others


def test_words_that_stay_together_in_a_changed_line_keep_their_origin() -> None:
    (line,) = told("the tide comes twice a day here", "the tide comes twice a day here and there in autumn")
    assert line == (1,) * 7 + (2,) * 4
    assert newest_and_others([line], ["x"]) == (2, (1,))
    assert told("the tide comes twice a day", "whales sing the tide song") == [2]


def test_what_was_taken_away_and_is_written_again_is_of_who_wrote_it_again() -> None:
    assert told("one\ntwo\nthree", "one\nthree", "one\ntwo\nthree") == [1, 3, 1]


def test_paragraphs_are_told_by_kind_with_their_lines_in_the_file() -> None:
    page = PageText.of(
        "---\ntitle: X\n---\n\n# X\n\nSome words of text.\nAnd more.\n\n- An item of it.\n  - One below it here.\n\n"
        "> Quoted words stand here.\n\n| year | dead |\n| - | - |\n| 1953 | 1836 |\n\n```\ncode here is none\n```\n\n"
        "<!-- nothing that is said -->\n\n$$ a = b + c + d $$\n\n[One](one.md), [two](two.md), [three](three.md)\n\n"
        "汐は月の引力で起こる。\n\n- [ ] Find out more about all of this.\n- [x] This was found out and is so.\n\n"
        "How high is 14.5 m at the very most?\n\nWho asks that much? The answer stands here.\n\n"
        "Water boils.\n\n水沸腾。\n\nSee [One thing](one.md).\n\nFig. 3.\n\nDraft.\n"
    )
    assert [(one.kind, one.first, one.last, one.is_claim) for one in paragraphs(page)] == [
        ("heading", 5, 5, False),
        ("text", 7, 8, True),
        ("item", 10, 10, True),
        ("item", 11, 11, True),
        ("quote", 13, 13, True),
        ("table", 15, 17, True),
        ("code", 19, 21, False),
        ("html", 23, 23, False),
        ("text", 25, 25, False),
        ("text", 27, 27, False),
        ("text", 29, 29, True),
        ("item", 31, 31, False),
        ("item", 32, 32, True),
        ("text", 34, 34, False),
        ("text", 36, 36, True),
        ("text", 38, 38, True),
        ("text", 40, 40, True),
        ("text", 42, 42, False),
        ("text", 44, 44, False),
        ("text", 46, 46, False),
    ]
