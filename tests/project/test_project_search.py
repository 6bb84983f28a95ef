"""Searching with words, phrases, conditions and what must not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.index.query import Condition, Query, parse
from tests.project.conftest import write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

PAGES = {
    "concepts/neap.md": ("title: Neap tides\nauthor: Lord Kelvin", "Small tides. See [Moon](../entities/moon.md)."),
    "concepts/spring.md": ("title: Spring tides\nauthor: A. Doodson", "Large tides\nof the Moon. Note: this is so."),
    "concepts/old.md": ("title: Old tides\nstatus: retired", "Tides of old."),
    "entities/moon.md": ("title: The Moon\naliases: [Luna]", "Raises tides at 10:30."),
    "summaries/paper.md": ("title: A paper\nauthor: Lord Kelvin", "On [[Luna]] and [tides](../concepts/neap.md)."),
}


@pytest.fixture
def tides(tmp_path: Path, opened: Callable[[Path], Project]) -> Project:
    for path, (header, text) in PAGES.items():
        write(tmp_path / "kb/knowledge" / path, f"---\n{header}\n---\n{text}\n")
    (tmp_path / "kb/sources").mkdir()
    return opened(tmp_path / "kb")


@pytest.mark.parametrize(
    ("query", "pages"),
    [
        ("tides type:concept", "neap spring"),
        ("tides type:CONCEPT type:entity", "moon neap spring"),
        ("tides -type:concept", "moon paper"),
        ("tides status:retired", "old"),
        ('"large tides"', "spring"),
        ('"large tides of"', "spring"),
        ("tides -moon", "paper"),
        ('-"lord kelvin" -large type:concept', "neap"),
        ('author:"lord kelvin"', "neap paper"),
        ("author:kelvin small", "neap"),
        ("-author:kelvin type:concept", "spring"),
        ("links:entity/moon", "neap paper"),
        ("links:luna", "neap paper"),
        ("links:entity/moon -links:concept/neap", "neap"),
        ("links:nowhere", ""),
        ("note:this", "spring"),  # a field of no page: words
        ("10:30", "moon"),
        ("type:concept", "neap spring"),
        ("type:", ""),  # not finished yet: a word like any other
        ("- :", ""),
        ('"', ""),
    ],
)
def test_a_search_finds_what_fits_its_words_and_conditions(tides: Project, query: str, pages: str) -> None:
    assert " ".join(sorted(hit.page.slug for hit in tides.search(query))) == pages


def test_a_phrase_is_marked_also_across_the_end_of_a_line(tides: Project) -> None:
    hit = tides.search('"tides of the moon" type:concept')[0]
    assert [hit.snippet[start:end] for start, end in hit.matches] == ["tides of the Moon"]


def test_a_query_is_read_in_parts() -> None:
    assert parse('tide "spring neap" -moon Type:concept -by:"Lord K" http://x.org/a well-known') == Query(
        ("tide", "spring neap", "http://x.org/a", "well-known"),
        ("moon",),
        (Condition("type", "concept"), Condition("by", "Lord K", is_not=True)),
    )
