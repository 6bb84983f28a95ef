"""The store of originals' texts: found by their words wherever they are, forgotten with their bytes, disposable."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import StorageFailed
from kbdesk.index.original_texts import OriginalText, OriginalTexts
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DECK = "## Slide 1\n\nWelcome to the harbour.\n\n## Slide 2\n\nWhere the tide gauge stands in the harbour.\n"


@pytest.fixture
def texts(tmp_path: Path) -> Iterator[OriginalTexts]:
    found = OriginalTexts(tmp_path / "texts.db")
    found.put([OriginalText("deck", DECK, "slides"), OriginalText("note", "A harbour note. 港湾の潮位。")])
    found.put([OriginalText("scan", state="unreadable", trouble="It is a scan.")])
    yield found
    found.close()


def found(texts: OriginalTexts, query: str, among: tuple[str, ...] = ("deck", "note", "scan")) -> list[str]:
    return sorted(one.hash for one in texts.search(query, among, 10))


def test_words_are_found_with_the_slide_on_which_most_of_them_stand(texts: OriginalTexts) -> None:
    (one,) = texts.search('harbour "tide gauge"', ("deck", "note"), 10)
    assert (one.hash, one.unit, one.number) == ("deck", "slides", 2)
    assert [one.snippet[start:end] for start, end in one.matches] == ["tide gauge", "harbour"]
    assert found(texts, "harbour") == ["deck", "note"]
    assert found(texts, "harbour", ("note",)) == ["note"]
    assert found(texts, "湾の") == ["note"]
    assert found(texts, "harbour -note") == ["deck"]
    assert found(texts, "…") == []


def test_the_place_shown_is_where_a_word_begins_so(texts: OriginalTexts) -> None:
    texts.put([OriginalText("trip", f"Nausea. {'Nothing. ' * 400}\n\nBy the sea, at last. {'Nothing. ' * 400}")])
    (one,) = texts.search("sea", {"trip"}, 5)
    assert "By the sea, at last." in one.snippet
    assert [one.snippet[start:end] for start, end in one.matches] == ["sea"]


def test_texts_go_with_their_bytes(texts: OriginalTexts) -> None:
    texts.forget({"deck"})
    assert texts.known() == {"note": ("read", ""), "scan": ("unreadable", "It is a scan.")}
    assert found(texts, "harbour") == ["note"]
    texts.put([OriginalText("deck", "Another text of that name.")])
    assert found(texts, "gauge") == []
    assert found(texts, "another") == ["deck"]


def test_a_damaged_store_is_begun_anew(texts: OriginalTexts, tmp_path: Path) -> None:
    texts.close()
    for file in tmp_path.glob("texts.db*"):
        file.write_bytes(b"no database at all" * 100)
    anew = OriginalTexts(tmp_path / "texts.db")
    assert anew.known() == {}
    anew.put([OriginalText("note", "A harbour.")])
    assert found(anew, "harbour") == ["note"]
    anew.close()


def test_a_store_that_cannot_be_opened_keeps_nobody_from_anything_and_is_tried_again(tmp_path: Path) -> None:
    knowledge, sources, place = (tmp_path / name for name in ("knowledge", "sources", ".kbdesk/texts.db"))
    (knowledge / "concepts").mkdir(parents=True)
    sources.mkdir()
    (sources / "note.txt").write_text("The harbour gauge.")
    (place / "hostile").mkdir(parents=True)
    project = Project.open(tmp_path)
    with pytest.raises(StorageFailed):
        project.examine_sources()
    assert [row.path for row in project.sources()] == ["note.txt"]
    assert [(row.path, row.text) for row in project.source_listing().rows] == [("note.txt", "")]
    assert project.search_sources("harbour").hits == ()
    assert project.extract("note.txt").text == "The harbour gauge."
    (sources / "note.txt").write_text("The harbour gauge, changed.")
    project.noticed()
    shutil.rmtree(place)
    project.examine_sources()
    assert [hit.path for hit in project.search_sources("changed").hits] == ["note.txt"]
    project.close()


def test_the_sheet_is_told_by_its_name(texts: OriginalTexts) -> None:
    text = "## Sheet: Ports\n\n| Dover |\n| --- |\n\n## Sheet: Tides & so (hidden)\n\n| spring |\n| --- |\n"
    texts.put([OriginalText("book", text, "sheets")])
    (one,) = texts.search("spring", {"book"}, 5)
    assert (one.unit, one.number, one.sheet) == ("sheets", 2, "Tides & so")
