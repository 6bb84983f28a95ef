"""What lies deep is shown too, a refused link says so once, and a picture that is there is not called missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl

from kbdesk.desk.hits import excerpt
from kbdesk.desk.look import load
from kbdesk.desk.reader import loading
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import render
from kbdesk.project.values import Hit, PageRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

THEME = load("light")
DRESS = Dress(THEME.colours, THEME.syntax, 10.0)


def html(text: str) -> tuple[str, str]:
    page = render(text, lambda _href, _wiki: None, DRESS, Words())
    return "".join(page.chunks), page.trouble


def outline(depth: int) -> str:
    return "".join("  " * level + f"- level {level}\n" for level in range(depth)) + "\nAfter the outline.\n"


def test_a_deep_outline_hides_neither_itself_nor_what_follows() -> None:
    text, trouble = html(outline(15))
    assert not trouble
    assert "level 14" in text
    assert "After the outline." in text


def test_what_lies_too_deep_to_be_parsed_is_shown_as_written() -> None:
    text, trouble = html(outline(90))
    assert trouble == "nested"
    assert "level 89" in text
    assert "After the outline." in text


def test_links_that_lead_nowhere_pile_up_no_notices(qtbot: QtBot, desk: Window) -> None:
    desk.notices.show_notice("The list of originals is damaged.", "warn")
    assert desk.rooms is not None
    for address in ("refused:javascript%3Aalert(1)", "broken:lost.md", "https://example.org/", "broken:gone.md"):
        desk.rooms.reader._follow(QUrl(address))
    words = [each.text() for each in desk.notices.notices()]
    assert len(words) == 2
    assert "gone.md" in words[0]
    assert words[1] == "The list of originals is damaged."


def test_a_picture_that_cannot_be_shown_is_told_from_one_that_is_missing(qtbot: QtBot, desk: Window) -> None:
    class Assets:
        def asset(self, _page: str, href: str) -> bytes | None:
            return None if href == "gone.png" else b"no picture"

    assert loading.picture(Assets(), "overview", "gone.png", 100) is None  # type: ignore[arg-type]
    there = loading.picture(Assets(), "overview", "bad.png", 100)  # type: ignore[arg-type]
    assert there is not None
    assert there.isNull()
    assert desk.rooms is not None
    assert "not found" in desk.rooms.reader._words_without(None, "gone.png")
    assert "not found" not in desk.rooms.reader._words_without(there, "bad.png")


def test_a_result_shows_its_match_and_not_its_title_again() -> None:
    row = PageRow("concept/tides", "concept", "tides", "Spring tides", "", "active", "")

    def shown(snippet: str, word: str) -> tuple[str, list[str]]:
        at = [place for place in range(len(snippet)) if snippet.startswith(word, place)]
        text, matches = excerpt(Hit(row, snippet, tuple((place, place + len(word)) for place in at)))
        return text, [text[start:end] for start, end in matches]

    assert shown("Spring tides The tides are large.", "tides") == ("The tides are large.", ["tides"])
    text, marked = shown(
        "…neighbours; 15 days separate M2 from S2. Before computers the sum was done of tides", "tides"
    )
    assert text.startswith("…")
    assert text.index("tides") < 30
    assert marked == ["tides"]
    text, marked = shown("…" + "海" * 60 + "潮汐" + "海" * 60, "潮汐")
    assert text.startswith("…海")
    assert text.index("潮汐") < 30
    assert marked == ["潮汐"]
    assert shown("No word of it", "tides") == ("No word of it", [])
    assert shown("Spring tides", "tides") == ("Spring tides", ["tides"])
