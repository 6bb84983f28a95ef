"""What a change leaves alone, and what it says of what it could not: comments, dates, cuts, links to what goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.project.reshaping import Split, Union
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

PAGE = "concept/x"


@pytest.fixture
def put(root: Path, project: Project) -> Callable[..., str]:
    """Write a page as another program does; return its text."""

    def written(header: str, body: str = "# X\n\nText.\n", slug: str = "x") -> str:
        (root / f"knowledge/concepts/{slug}.md").write_text(f"---\n{header}\n---\n\n{body}")
        project.noticed()
        return project.page(f"concept/{slug}").text

    return written


def split_of(text: str, part: str, title: str = "New") -> Split:
    return Split(PAGE, text.index(part), text.index(part) + len(part), "concept", "new", title)


def test_splitting_merging_and_links_that_follow_keep_the_comment_behind_the_day(
    project: Project, put: Callable[..., str]
) -> None:
    dated = "title: X\nupdated: 2001-01-01 # by hand"
    put(dated, "# L\n\n[p](x.md#part)\n", "l")
    text = put(dated, "# X\n\nOne.\n\n## Part\n\nTwo.\n")
    project.split_page(split_of(text, "## Part\n\nTwo."), PERSON)
    project.merge_pages(Union("concept/l", "concept/new"), PERSON)
    for page in (PAGE, "concept/l"):
        days = [line for line in project.raw_header(page).split("\n") if line.startswith("updated")]
        assert days[0].endswith(" # by hand"), page
        assert "2001" not in days[0], page


@pytest.mark.parametrize("header", ["{title: X, updated: 2001-01-01}", "title: X\nupdated: &day 2001-01-01\nz: *day"])
def test_a_text_is_edited_under_a_header_in_which_the_day_cannot_be_set(
    project: Project, put: Callable[..., str], header: str
) -> None:
    put(header)
    changes = project.edit_page(PAGE, (("Text.", "More."),), (), AGENT)
    assert project.raw_header(PAGE) == header
    assert project.page(PAGE).text == "# X\n\nMore.\n"
    assert changes.warnings == (f"{PAGE}: `updated` cannot be set in this header, so it stays as it was.",)


def test_a_comment_that_goes_with_its_field_is_told(project: Project, put: Callable[..., str]) -> None:
    put(
        "title: X # named\nstatus: active # why\n"
        "l:\n  - a # first\n  - 'b # no'\nk: 'v # no'\nupdated: 2001-01-01 # day"
    )
    fields = (("title", "Y"), ("l", "[c]"), ("k", "w"))
    warned = project.edit_page(PAGE, (), fields, PERSON).warnings
    gone = [f"{PAGE}: the comment behind `title` went: # named", f"{PAGE}: the comment behind `l` went: # first"]
    assert [one for one in warned if "comment" in one] == gone
    warned = project.retire_page(PAGE, "wrong", PERSON).warnings
    assert list(warned) == [f"{PAGE}: the comment behind `status` went: # why"]
    assert "# day" in project.raw_header(PAGE)


@pytest.mark.parametrize(
    ("body", "part", "said"),
    [
        ("| a | b |\n|---|---|\n| 1 | 2 |\n", "| a | b |\n|---|---|", "the table row “| 1 | 2 |” is broken"),
        ("- one two\n- three four\n", "two\n- three", "the cut goes through the list item “- one two”"),
        ("- one\n  - two\n  - three\n", "- one\n  - two", "the cut goes through the list item “- one”"),
        ("- one\n  - two\n  - three\n", "  - two", ""),
        ("- one two\n- three\n", "two", ""),
        ("[s](../../sources/a.pdf)\n\nEnd.\n", "[s](../../sources/a.pdf)", "no link to a source is left"),
    ],
)
def test_a_split_tells_what_it_breaks_in_the_page_that_is_left_before_and_after(
    project: Project, put: Callable[..., str], body: str, part: str, said: str
) -> None:
    text = put("title: X", f"# X\n\n{body}")
    wanted = split_of(text, part if part in text else text[text.index("[s]") : text.index("\n\nEnd")])
    shown = project.preview_split(wanted)[0].warnings
    told = project.split_page(wanted, PERSON).warnings
    assert [one.removeprefix(f"{PAGE}: ").startswith(said) for one in shown] == ([True] if said else [])
    assert shown == tuple(one for one in told if one.startswith(f"{PAGE}: "))
    assert project.versions(PAGE)[0].warnings == told


@pytest.mark.parametrize("title", [" ", "\u3000\t", "\u200b "])
def test_a_title_of_nothing_but_spaces_is_refused_in_every_way(
    project: Project, put: Callable[..., str], title: str
) -> None:
    text = put("title: X\nkind: k")
    page = project.page(PAGE)
    raw = f'title: "{title}"\nkind: k'
    ways: tuple[Callable[[], object], ...] = (
        lambda: project.create_pages([Draft("concept", "y", title, "t")], AGENT),
        lambda: project.edit_page(PAGE, (), (("title", title),), AGENT),
        lambda: project.rewrite_page(PAGE, "t", (("title", title),), AGENT),
        lambda: project.save_page(PAGE, text, page.hash, PERSON, (("title", title),)),
        lambda: project.save_page(PAGE, text, page.hash, PERSON, (), raw),
        lambda: project.split_page(split_of(text, "Text.", title), PERSON),
    )
    for way in ways:
        with pytest.raises(Refused, match="A title is more than spaces"):
            way()
    with pytest.raises(Refused, match="A title is more than spaces"):
        project.split_page(split_of(text, "Text.", ""), PERSON)


def test_undoing_what_made_a_page_names_the_pages_that_link_to_it(project: Project, put: Callable[..., str]) -> None:
    text = put("title: X", "# X\n\nOne.\n\nTwo.\n")
    split = project.split_page(split_of(text, "Two."), PERSON)
    put("title: L", "# L\n\n[n](new.md)\n", "l")
    warned = project.undo(split.change, PERSON).warnings
    assert warned == ("concept/new: it goes, and links to it lead nowhere now, in concept/l.",)
    assert project.page(PAGE).text == text


@pytest.mark.parametrize("word", ["달은지구의유일한자연위성", "ﾂｷﾊﾁｷｭｳﾉｴｲｾｲﾃﾞｽ", "𠮷𠀋𡈽𡌛𡑮𡢽𠮟𡚴𡸴𣇄𣗄𣜿"])
def test_an_unbroken_word_that_is_dropped_is_told(project: Project, put: Callable[..., str], word: str) -> None:
    put("title: X", f"# X\n\n{word * 9}\n")
    assert any("this drops" in one for one in project.rewrite_page(PAGE, "x", (), AGENT).warnings)
