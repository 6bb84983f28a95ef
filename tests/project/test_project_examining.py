"""What originals hold, found out once: long texts to their end, by several readers each its own share."""

from __future__ import annotations

import threading
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import openpyxl
import pytest

from kbdesk.errors import Cancelled, StorageFailed
from kbdesk.files import Folder
from kbdesk.index.original_pieces import PIECE, SHARED, Pieces, units
from kbdesk.index.original_texts import OriginalText
from kbdesk.project.project import Project
from kbdesk.project.sources import known_bytes
from kbdesk.sources import extract, facts
from kbdesk.sources.process import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "knowledge" / "concepts").mkdir(parents=True)
    (tmp_path / "sources").mkdir()
    return tmp_path / "sources"


@pytest.fixture
def project(sources: Path) -> Iterator[Project]:
    opened = Project.open(sources.parent)
    yield opened
    opened.close()


def test_a_text_of_any_length_is_searched_to_its_end_and_shown_where_the_words_stand_together(
    sources: Path, project: Project
) -> None:
    line = "The avocet feeds on the mudflat when the water is low.\n"
    (sources / "log.csv").write_text(line * 80_000 + "Last, the spoonbill came; an avocet left.\n" + line * 800)
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Counts")
    for number in range(12_000):
        sheet.append([f"Bird {number}", "heron " * 30])
    sheet.append(["The bittern", "a heron"])
    book.create_sheet("Late").append(["a godwit and a heron"])
    book.save(sources / "birds.xlsx")
    (sources / "short.txt").write_text("A spoonbill.")
    project.examine_sources()
    (hit,) = project.search_sources("avocet spoonbill").hits
    assert (hit.path, hit.snippet[0], hit.snippet[-1]) == ("log.csv", "…", "…")
    assert "the spoonbill came; an avocet" in hit.snippet
    assert {hit.snippet[start:end] for start, end in hit.matches} >= {"spoonbill", "avocet"}
    assert {one.path for one in project.search_sources("spoonbill").hits} == {"log.csv", "short.txt"}
    assert project.search_sources("avocet -spoonbill").hits == ()
    (late,) = project.search_sources("godwit bittern").hits
    assert (late.path, late.unit) == ("birds.xlsx", "sheets")
    (late,) = project.search_sources("godwit").hits
    assert (late.number, late.sheet, project.search_sources("godwit").cut) == (2, "Late", 0)
    (phrase,) = project.search_sources('"bittern a heron"').hits
    assert (phrase.number, phrase.sheet) == (1, "Counts")
    assert project.extract("log.csv").truncated


def test_what_stands_where_a_text_is_cut_into_pieces_is_found_and_no_unit_is_lost() -> None:
    cutting = Pieces()
    text = "".join(f"## Page {page}\n\nPage {page} says {'so ' * 900}\n## Page 3\n\n" for page in range(1, 300))
    found = [piece for start in range(0, len(text), 70_001) for piece in cutting.take(text[start : start + 70_001])]
    found += cutting.rest()
    assert "".join(piece.text[: piece.own] for piece in found) == text
    assert all(len(piece.text) <= PIECE + SHARED for piece in found)
    assert all(one.text.endswith(two.text[:SHARED]) for one, two in pairwise(found))
    numbers = [unit.number for piece in found for _, unit in units(piece)]
    assert numbers == list(range(1, 300))


def test_a_search_among_a_few_of_very_many_finds_all_that_fit(project: Project) -> None:
    texts = project._index.texts
    texts.put([OriginalText(f"{number}", "tide") for number in range(2_500)])
    assert [one.hash for one in texts.search("tide", ["2400", "2499", "none"], 5)] == ["2400", "2499"]


def test_a_text_that_could_be_read_only_in_part_says_so(
    sources: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extract, "Limits", partial(Limits, seconds=0.0))  # no time for more than the first piece
    (sources / "log.txt").write_text("The curlew calls.\n" * 200_000 + "The whimbrel, last.\n")
    project.examine_sources()
    found = project.search_sources("curlew")
    assert ([hit.path for hit in found.hits], found.read, found.silent, found.cut) == (["log.txt"], 1, 0, 1)
    assert project.search_sources("whimbrel").hits == ()
    (row,) = project.source_listing().rows
    assert (row.text, "longer to read" in row.text_trouble) == ("read", True)


def test_what_one_reader_has_found_out_the_others_find_and_each_file_is_read_once(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(120):
        (sources / f"note-{number}.txt").write_text(f"Note {number} on the dunlin.")
    (sources / "deck.md").write_text("A dunlin, once.")
    read: list[str] = []
    texts_of = extract.answers

    def counting(files: list[Path], task: dict[str, object], *given: object) -> object:
        read.extend(file.name for file in files if task["task"] == "read whole")
        return texts_of(files, task, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(extract, "answers", counting)
    opened = [Project.open(sources.parent) for _ in range(3)]
    told: list[int] = []
    readers = [threading.Thread(target=lambda one=one: told.append(one.examine_sources())) for one in opened]
    for each in readers:
        each.start()
    for each in readers:
        each.join()
    assert sorted(read) == sorted(file.name for file in sources.glob("*.*"))
    assert all(len(one.search_sources("dunlin", 200).hits) == 121 for one in opened)
    read.clear()
    monkeypatch.setattr(known_bytes.KnownBytes, "_hashed", None)  # a file under another name is known by itself
    (sources / "deck.md").rename(sources / "renamed.md")
    opened[0].noticed()
    opened[0].examine_sources()
    assert {hit.path for hit in opened[1].search_sources("once").hits} == {"renamed.md"}
    assert read == []
    for one in opened:
        one.close()


def test_whoever_stops_reading_leaves_the_rest_to_others_at_once(sources: Path, project: Project) -> None:
    for number in range(3):
        (sources / f"{number}.txt").write_text("A knot.\n" * 30_000)

    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        project.examine_sources(stop)
    other = Project.open(sources.parent)
    assert other.examine_sources() == 3
    assert len(other.search_sources("knot").hits) == 3
    other.close()


def test_that_a_reader_had_no_room_or_no_permission_is_forgotten_when_the_knowledge_base_is_opened_again(
    sources: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = openpyxl.Workbook()
    book.active.append(["A ruff in the meadow"])  # type: ignore[union-attr]
    book.save(sources / "birds.xlsx")
    (sources / "note.txt").write_text("A ruff, once.")
    (sources / "closed.txt").write_text("A ruff behind a door.")
    sha256 = Folder.sha256

    def barred(folder: Folder, path: str, *given: Callable[[int], None]) -> str:
        if path.endswith("closed.txt"):
            raise StorageFailed("There is no permission to read it.", path, reason="permission")
        return sha256(folder, path, *given)

    with monkeypatch.context() as small:
        small.setattr(Folder, "sha256", barred)
        for module in (extract, facts):
            small.setattr(module, "Limits", partial(Limits, memory=1))  # the child really ends
        assert project.examine_sources() == 3
        rows = project.source_listing().rows
        assert {row.text for row in rows} == {"unreadable"}
        assert project.examine_sources() == 0  # not again and again
    assert project.extract("note.txt").text == "A ruff, once."  # which mends what was kept of it
    assert [hit.path for hit in project.search_sources("ruff").hits] == ["note.txt"]
    other = Project.open(sources.parent)
    assert other.source_listing().unexamined == 2
    assert other.examine_sources() == 2
    assert {(row.path, row.text, row.trouble) for row in other.source_listing().rows} == {
        (name, "read", "") for name in ("birds.xlsx", "note.txt", "closed.txt")
    }
    assert len(other.search_sources("ruff").hits) == 3
    other.close()


def test_the_same_bytes_under_another_name_are_read_as_that_name_says(sources: Path, project: Project) -> None:
    words = "<p>The words of an article on the twite, long enough to be one.</p>" * 20
    page = f"<html><head><title>T</title></head><body><article>{words}</article></body></html>"
    for name in ("page.html", "page.txt", "page.jpg"):
        (sources / name).write_text(page)
    book = openpyxl.Workbook()
    book.active.append(["A twite"])  # type: ignore[union-attr]
    book.save(sources / "table.xlsx")
    (sources / "table.xlsx").rename(sources / "table.docx")
    project.examine_sources()
    told = {row.path: row.text for row in project.source_listing().rows}
    assert told == {"page.html": "read", "page.txt": "read", "page.jpg": "unsupported", "table.docx": "unreadable"}
    assert "<p>" in project.extract("page.txt").text
    assert "<p>" not in project.extract("page.html").text
    (sources / "table.docx").rename(sources / "table.xlsx")
    (sources / "page.jpg").rename(sources / "page.md")
    project.noticed()
    project.examine_sources()
    assert {row.text for row in project.source_listing().rows} == {"read"}
    assert {hit.path for hit in project.search_sources("twite").hits} == {
        *("page.html", "page.txt", "page.md", "table.xlsx")
    }
