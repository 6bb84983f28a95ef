"""Names without a page in texts without spaces."""

from __future__ import annotations

import pytest

from kbdesk.pages.unwritten import unwritten

FILLING = "潮汐的大小由月亮和太阳决定"


@pytest.mark.parametrize(
    "marked",
    [
        "“洛希极限”",
        "‘洛希极限’",
        "「洛希极限」",
        "『洛希极限』",
        "《洛希极限》",
        "**洛希极限**",
        "**洛希极限。**",
        "**“洛希极限”**",
    ],
)
def test_a_chinese_name_is_found_however_it_is_marked_in_running_text(marked: str) -> None:
    pages = [
        (f"concept/{number}", f"{FILLING}{number}，所谓{marked}就是距离。{'甲乙丙丁'[number]}") for number in range(4)
    ]
    pages += [(f"concept/plain-{number}", f"{FILLING}{number}。") for number in range(6)]
    found = unwritten(lambda: pages, [], lambda _done: None)
    assert [(one.name, len(one.pages)) for one in found] == [("洛希极限", 4)]
    assert unwritten(lambda: pages, ["洛希极限"], lambda _done: None) == []


def test_quoted_english_is_no_name() -> None:
    pages = [(f"concept/{number}", f"He said “so it goes” for the {number}th time and a**b**c.") for number in range(9)]
    assert [one.name for one in unwritten(lambda: pages, [], lambda _done: None)] == []
