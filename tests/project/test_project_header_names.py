"""What the header of a new page names is there, or it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.values import Draft
from tests.project.conftest import AGENT

if TYPE_CHECKING:
    from kbdesk.project.project import Project


def said(project: Project, *drafts: Draft) -> list[str]:
    return [
        warning for warning in project.create_pages(drafts, AGENT).warnings if "`" in warning or "already" in warning
    ]


def summary(slug: str, file: str) -> Draft:
    return Draft("summary", slug, slug, "Text.", (("file", file),))


def test_a_summary_is_of_an_original_that_is_there_and_has_no_other(project: Project) -> None:
    assert said(project, summary("a", "books/none.pdf")) == [
        "summary/a: `file` names books/none.pdf, and there is no such original; list_sources gives their paths."
    ]
    assert said(project, summary("b", "sources/books/tides.txt")) == [
        "summary/b: summary/chapter is a summary of sources/books/tides.txt already; one original has one summary."
    ]
    twice = said(project, summary("c", "books/new.pdf"), summary("d", "books/new.pdf"))
    assert twice[-1].startswith("summary/d: summary/c is a summary of books/new.pdf already")
    assert said(project, Draft("summary", "e", "E", "x")) == [
        "summary/e: a summary names its original in `file` (or its address in `url`); this one names none."
    ]
    assert said(project, Draft("summary", "f", "F", "x", (("url", "https://a.example"),))) == []


def test_related_pages_are_there_or_come_with_the_page(project: Project) -> None:
    related = (("related", "[concept/none, [[moon]], concept/b, entity/moon, nobody]"),)
    told = said(project, Draft("concept", "a", "A", "x", related), Draft("concept", "b", "B", "x"))
    assert told == ["concept/a: `related` names concept/none, nobody, and there is no such page."]
