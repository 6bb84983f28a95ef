"""What the header of a page names is there, or it is said: when it is made, edited, rewritten or saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.values import Draft
from kbdesk.project.writing import PageEdit
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


def test_an_edit_and_a_rewrite_that_name_what_is_not_there_say_it_too(project: Project) -> None:
    def edited(**fields: str) -> tuple[str, ...]:
        return project.edit_pages([PageEdit("summary/chapter", fields=tuple(fields.items()))], AGENT).warnings

    none = (
        "summary/chapter: `file` names books/none.pdf, and there is no such original; list_sources gives their paths."
    )
    assert none in edited(file="books/none.pdf")
    assert edited(title="Another title") == ()
    nobody = ("summary/chapter: `related` names nobody, and there is no such page.",)
    assert edited(related="[entity/moon, nobody]") == nobody
    fields = (("related", "[nobody, entity/moon]"),)
    assert project.rewrite_page("summary/chapter", "# Chapter\n\nText.", fields, AGENT).warnings[-1:] == nobody
    assert project.rewrite_page("summary/chapter", "# Chapter\n\nMore.", fields, AGENT).warnings == ()
    project.create_pages([Draft("summary", "b", "B", "Text.", (("url", "https://a.example"),))], AGENT)
    twice = project.edit_pages([PageEdit("summary/b", fields=(("file", "books/none.pdf"),))], AGENT).warnings
    assert "summary/b: summary/chapter is a summary of books/none.pdf already; one original has one summary." in twice
