"""Anchors of headings: unique in a page, and quick where many headings have the same words."""

from __future__ import annotations

from kbdesk.pages.anchors import anchor_of


class Counted(dict[str, int]):
    """Counts how often it is asked."""

    asked = 0

    def __contains__(self, key: object) -> bool:
        self.asked += 1
        return super().__contains__(key)


def test_headings_of_the_same_words_are_numbered_also_where_a_number_is_taken() -> None:
    taken: dict[str, int] = {}
    words = ("Sources", "Sources", "Sources 1", "Sources-2", "Sources", "???")
    assert [anchor_of(each, taken) for each in words] == [
        "sources",
        "sources-1",
        "sources-1-1",
        "sources-2",
        "sources-3",
        "section",
    ]


def test_a_thousand_headings_of_the_same_words_take_a_thousand_looks() -> None:
    taken = Counted()
    assert [anchor_of("Connections", taken) for _ in range(1000)][-1] == "connections-999"
    assert taken.asked < 2100
