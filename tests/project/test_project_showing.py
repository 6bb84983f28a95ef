"""What is shown of originals of every kind, through the project's door and a real child process."""

from __future__ import annotations

import gc
import re
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk import children
from kbdesk.errors import Refused, Unreadable
from kbdesk.project.project import Project
from kbdesk.project.showing import OriginalViewer, ShownPages, ShownTables, ShownTexts
from tests.originals.made import make

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def viewer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OriginalViewer]:
    root = tmp_path_factory.mktemp("shown") / "tides"
    Project.create(root)
    make(root / "sources")
    project = Project.open(root)
    yield project.viewer()
    project.close()


def test_a_pdf_is_drawn_searched_and_read_page_by_page(viewer: OriginalViewer) -> None:
    shown = viewer.open("tides.pdf")
    assert isinstance(shown, ShownPages)
    assert (len(shown.sizes), shown.sizes[0], shown.has_text) == (3, (400.0, 500.0), True)
    assert [(entry.level, entry.title, entry.page) for entry in shown.outline] == [
        (1, "Springs", 1),
        (2, "Neaps", 2),
        (1, "End", 3),
    ]
    part = viewer.draw("tides.pdf", 2, 2.0, (80, 100, 400, 60))
    assert (part.width, part.height, len(part.data)) == (400, 60, 400 * 60 * 3)
    assert min(part.data) < 60 < 250 < max(part.data)  # ink on paper
    words = viewer.words("tides.pdf", 2)
    assert " ".join(word.text for word in words) == "Page number 2 Neap tides are small: 1,204 mm."
    (hit,) = viewer.find_on_pages("tides.pdf", "NEAP  tidés", 1, 3)
    assert (hit.page, len(hit.boxes)) == (2, 2)
    assert hit.boxes[0] == pytest.approx(words[3].box, abs=0.5)
    boxes = viewer.find_passage("tides.pdf", 2, "“Neap tides are (small)”")
    assert len(boxes) == 1
    assert boxes[0][0] == pytest.approx(words[3].box[0], abs=0.5)


def test_a_scan_a_picture_and_a_huge_picture(viewer: OriginalViewer) -> None:
    scan = viewer.open("scan.pdf")
    assert isinstance(scan, ShownPages)
    assert not scan.has_text
    picture = viewer.open("small.png")
    assert isinstance(picture, ShownPages)
    assert (picture.sizes, picture.is_picture) == (((300.0, 200.0),), True)
    assert set(viewer.draw("small.png", 1, 4.0, (0, 0, 10, 10)).data) == {0, 128}  # navy
    for ask in (lambda: viewer.words("small.png", 1), lambda: viewer.find_on_pages("small.png", "tide", 1, 1)):
        with pytest.raises(Refused, match="nothing of the kind"):
            ask()
    assert isinstance(viewer.open("bomb.png"), ShownPages)
    with pytest.raises(Refused, match=re.escape("60,000 × 60,000")):
        viewer.draw("bomb.png", 1, 0.01, (0, 0, 600, 600))


def test_tables_come_row_by_row_with_their_numbers_as_shown(viewer: OriginalViewer) -> None:
    shown = viewer.open("tides.xlsx")
    assert isinstance(shown, ShownTables)
    assert [(one.name, one.is_hidden) for one in shown.sheets] == [("High water", False), ("Notes", True)]
    facts = viewer.sheet("tides.xlsx", 1)
    assert (facts.rows, facts.columns, facts.merged) == (400, 5, ((0, 4, 2, 1),))
    assert viewer.cells("tides.xlsx", 1, 0, 2) == (
        ("Port", "Share", "Metres", "", "Both"),
        ("Port 1", "0.3%", "1,000.50"),
    )
    hits = viewer.find_in_cells("tides.xlsx", "DEEP", 1, 2)
    assert [(hit.sheet, hit.row, hit.column) for hit in hits] == [(2, 2, 2)]
    assert isinstance(viewer.open("ports.csv"), ShownTables)
    assert viewer.sheet("ports.csv", 1).rows == 3002
    assert viewer.cells("ports.csv", 1, 1, 1) == (("Öresund", "0,2"),)


def test_formed_texts_keep_their_form_and_do_nothing(viewer: OriginalViewer) -> None:
    assert isinstance(viewer.open("tides.docx"), ShownTexts)
    text = "".join(viewer.blocks("tides.docx", 1))
    for piece in ("<h1>Tides of the bay</h1>", "<b>springs</b>", '<li value="2"><p>Second step', 'colspan="2"'):
        assert piece in text
    assert "Harbour office" in text
    assert viewer.picture("tides.docx", 0, 100).data == bytes((255, 0, 0)) * 64
    viewer.open("moon.html")
    page = "".join(viewer.blocks("moon.html", 1))
    assert "Moon and sea" in page
    assert "[A spy]" in page
    assert '<a href="https://example.org/t">More</a>' in page
    for piece in ("script", "steal", "onclick", "spy.png", "Home"):
        assert piece not in page


def test_slides_are_drawn_as_they_stand_with_their_notes_below(viewer: OriginalViewer) -> None:
    shown = viewer.open("tides.pptx")
    assert isinstance(shown, ShownPages)
    assert (shown.unit, [entry.title for entry in shown.outline]) == ("slides", ["Title 1", "Title 2"])
    assert shown.sizes[0] == (720.0, 540.0)
    assert shown.sizes[1][1] > 540
    placed = {word.text: word.box for word in viewer.words("tides.pptx", 1)}
    assert placed["Title"][1] < placed["point"][1] < 400
    assert 500 < placed["Boxed"][0] < placed["Boxed"][2] < 700
    assert placed["Port"][1] < placed["Brest"][1]
    assert placed["Brest"][0] > 110
    navy, red = (viewer.draw("tides.pptx", 1, 1.0, (*at, 1, 1)).data for at in ((510, 405), (350, 450)))
    assert max(navy[:2]) < 60 < 100 < navy[2]
    assert max(red[1:]) < 60 < 200 < red[0]
    assert max(viewer.draw("tides.pptx", 1, 1.0, (500, 400, 200, 100)).data) > 200  # words that can be read on navy
    (hit,) = viewer.find_on_pages("tides.pptx", "not shown", 1, 2)
    assert (hit.page, hit.boxes[0][1] > 540) == (2, True)


def test_a_long_text_comes_in_portions_that_lose_nothing(viewer: OriginalViewer) -> None:
    shown = viewer.open("long.txt")
    assert isinstance(shown, ShownTexts)
    assert (shown.is_formed, shown.encoding) == (False, "utf-16-le")
    assert shown.parts > 5
    whole = "".join(viewer.text("long.txt", part) for part in range(1, shown.parts + 1))
    assert whole == "".join(f"line {n} häuft\n" for n in range(30_000))
    counts = viewer.find_in_parts("long.txt", "HAUFT", 1, shown.parts)
    assert sum(count for _, count in counts) == 30_000


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("locked.pdf", Unreadable, "password"),
        ("empty.pdf", Unreadable, "empty"),
        ("torn.docx", Unreadable, "damaged"),
        ("song.mp3", Refused, "recording"),
    ],
)
def test_what_cannot_be_shown_says_why_and_the_next_is_shown(
    viewer: OriginalViewer, name: str, kind: type[Exception], words: str
) -> None:
    with pytest.raises(kind, match=words):
        viewer.open(name)
    assert isinstance(viewer.open("notes.md"), ShownTexts)


def test_a_text_is_extracted_once_as_long_as_the_bytes_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "tides"
    Project.create(root)
    make(root / "sources", "tides.pdf")
    project = Project.open(root)
    project.examine_sources()
    first = project.extract("tides.pdf")
    monkeypatch.setattr(children, "command", lambda _child: ["false"])  # nothing can be extracted from here on
    assert project.extract("tides.pdf") == first
    assert (first.unit, first.first, first.last, first.total) == ("pages", 1, 3, 3)
    make(root / "sources", "scan.pdf")
    (root / "sources" / "scan.pdf").replace(root / "sources" / "tides.pdf")
    with pytest.raises(Unreadable):
        project.extract("tides.pdf")
    project.close()


def test_what_nobody_closed_leaves_no_process_behind(tmp_path: Path) -> None:
    Project.create(tmp_path)
    (tmp_path / "sources/notes.md").write_text("# Notes\n", encoding="utf-8")
    project = Project.open(tmp_path)
    before = set(threading.enumerate())
    viewer = project.viewer()
    viewer.open("notes.md")
    listening = set(threading.enumerate()) - before
    assert [each.name for each in listening] == ["kbdesk-viewing"]
    del viewer
    gc.collect()
    assert not any(each.is_alive() for each in listening)  # it listens as long as the process is there
    project.close()
