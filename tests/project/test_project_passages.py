"""The very passage in an original that a claim rests on: by page, slide and sheet, as a picture, or honestly not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, NotFound, Refused
from kbdesk.project.sample import copy_sample
from kbdesk.sources.extract import Text
from kbdesk.sources.passages import Searched
from kbdesk.sources.running import without_running_lines

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

PRIMER = "papers/tide-prediction-primer.pdf"


@pytest.fixture
def sample(tmp_path: Path, opened: Callable[[Path], Project]) -> Project:
    copy_sample(tmp_path / "sample")
    return opened(tmp_path / "sample")


def test_a_claim_is_found_on_its_page_slide_and_sheet(sample: Project) -> None:
    claims = {
        "Springs, neaps, perigee. Beats of 14.77 and 27.55 days.": (PRIMER, "pages", 2, "27.55 days."),
        "At Burntcoat Head 14.5 m at mean springs, 16.3 m at most, period about 13 h": (
            "lectures/extreme-tides.pptx",
            "slides",
            3,
            "16.3 m at most",
        ),
        "M2 and S2 beat in 14.77 days: springs and neaps; M2 and N2, anomalistic": (
            "data/harmonic-constituents.xlsx",
            "sheets",
            2,
            "springs and neaps",
        ),
        "Posidonio observó en Gades la relación entre la marea y las fases de la Luna; lo cuenta Estrabón.": (
            "notas/Las mareas en Cádiz.md",
            "",
            0,
            "Estrabón",
        ),
    }
    for claim, (original, unit, number, words) in claims.items():
        passage = sample.passage(claim, original)
        assert passage.is_found, claim
        assert (passage.unit, passage.number) == (unit, number), claim
        assert words in passage.words
        assert len(passage.words) < 600


def test_what_is_not_found_is_said_and_why(root: Path, sample: Project) -> None:
    absent = sample.passage("Whales sing in the deep of the southern ocean at night.", PRIMER)
    assert (absent.is_found, absent.trouble, absent.is_partly) == (False, "", False)
    picture = sample.passage("Anything that one may claim of it", "figures/tide-curve-lunar-month.png")
    assert not picture.is_found
    assert "picture" in picture.trouble
    with pytest.raises(NotFound):
        sample.passage("It makes much power.", "reports/tidal-power-stations.pdf")


def test_an_original_is_read_once_until_it_changes_and_reading_it_can_be_stopped(root: Path, sample: Project) -> None:
    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        sample.passage("Beats of 14.77 and 27.55 days.", PRIMER, stop)
    assert sample.passage("Beats of 14.77 and 27.55 days.", PRIMER).is_found
    assert sample.passage("Beats of 14.77 and 27.55 days.", PRIMER, stop).is_found
    notes = sample.source_file("inbox/reading-list.txt")
    assert not sample.passage("The walrus keeps time by the ebb of Thule.", "inbox/reading-list.txt").is_found
    notes.write_text("As is known, the walrus keeps time by the ebb, in Thule at least.\n")
    assert sample.passage("The walrus keeps time by the ebb of Thule.", "inbox/reading-list.txt").is_found


def test_a_page_is_shown_with_the_passage_marked(sample: Project) -> None:
    words = "A spring tide\nnear perigee, a perigean spring tide, is larger than others."
    plain = sample.page_picture(PRIMER, 2, width=400)
    marked = sample.page_picture(PRIMER, 2, words, 400)
    assert plain.marked is None
    assert marked.marked is not None
    assert 0.5 < marked.marked[0] < marked.marked[1] < 0.7
    assert plain.png.startswith(b"\x89PNG")
    assert plain.png != marked.png
    assert sample.page_picture(PRIMER, 1, words, 400).marked is None
    with pytest.raises(Refused):
        sample.page_picture(PRIMER, 9)
    with pytest.raises(Refused):
        sample.page_picture("data/harmonic-constituents.xlsx", 1)


def test_writing_without_spaces_and_headings_in_the_text_itself_do_not_confuse() -> None:
    text = (
        "## Page 3\n\n## Page 7\n\nStill the third page.\n\n## Page 4\n\n钱塘江潮是世界闻名的涌潮，八月十八日最为壮观。"
    )
    searched = Searched(Text(text, "pages", 3, 4, 9))
    found = searched.find("八月十八日的钱塘江涌潮最为壮观")
    assert found is not None
    assert (found.number, "涌潮" in found.text[found.start : found.end]) == (4, True)
    third = searched.find("It is still the third page")
    assert third is not None
    assert third.number == 3


def test_a_long_original_is_searched_quickly() -> None:
    lines = [
        f"Station {number} had {number * 7919 % 100003} cm of water in year {number % 200}." for number in range(30_000)
    ]
    found = Searched(Text("\n".join(lines))).find("In year 123 station 20123 saw 45662 cm of water")
    assert found is not None
    assert "Station 20123 had" in found.text[found.start : found.end]


def test_running_lines_are_no_part_of_a_passage_and_its_mark_is_where_most_of_it_stands(sample: Project) -> None:
    claim = (
        "The amplitude H and phase g of each constituent come from the analysis of a record; each has a known speed."
    )
    passage = sample.passage(claim, PRIMER)
    assert (passage.is_found, passage.number) == (True, 3)
    assert passage.words.startswith("5 Prediction")  # above it stand the paper's title and the page's number
    marked = sample.page_picture(PRIMER, 3, passage.words, 400).marked
    assert marked is not None
    assert marked[1] - marked[0] < 0.15
    scattered = f"{passage.words} Table 1. Constituents of the three species, and three of shallow water."
    assert sample.page_picture(PRIMER, 3, scattered, 400).marked == pytest.approx(marked, abs=0.06)


def test_titles_of_chapters_and_first_lines_that_differ_stay() -> None:
    pages = [
        f"The ebb book\n{7 + at}\n{one}\n\nStation {at * at} had {one * 3}.\nPage {at + 1} of 9"
        for at, one in enumerate("ABCD")
    ]
    found = without_running_lines([*pages, "The ebb book\nThe ebb book\nE\n3 m\nBody.\n10"])
    assert found[:3] == ["A\n\nStation 0 had AAA.", "B\n\nStation 1 had BBB.", "C\n\nStation 4 had CCC."]
    assert found[4] == "The ebb book\nE\n3 m\nBody.\n10"
    assert without_running_lines(["Alone\n1"]) == ["Alone\n1"]
    tables = [f"{at * 3} | {at + 4}\nPort {at * at} has {at + 2} m\nwords {'x' * at}" for at in range(5)]
    assert without_running_lines(tables) == tables
