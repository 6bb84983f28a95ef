"""Where a page has what it says from: paragraph by paragraph, and how much of the base traces to an original."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, NotFound
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.review.tracing import TracedParagraph

CHAPTER = (
    "---\ntype: summary\ntitle: Chapter\nfile: books/tides.txt\ningested: {at}\n---\n\n"
    "# Chapter\n\nIt says a good deal.\n"
)
PAGE = """---
type: concept
title: Neaps
---

> Retired on 2026-01-01: it was never right. Don't rely on what it says.

# Neaps

Neaps come with the half moon ([chapter](../summaries/chapter.md), p. 3).

It happens every fortnight or so.

- [Chapter](../summaries/chapter.md), section 6

```
no claim is made in code
```

## Elsewhere

The book itself says it too ([book](../../sources/books/tides.txt)).

## Notes

One may read of it.[^1] The rest is [on the moon](../entities/moon.md) today.

A gone one says otherwise ([gone](../../sources/books/gone.pdf)).

## Alone

Nobody says where this is from.

Look at [the moon](../entities/moon.md) for what comes of it.

Somebody put it [on a site](https://tides.example/neaps) of theirs.

[^1]: See [Chapter](../summaries/chapter.md), the last page of it.
"""


def told(project: Project, page: str) -> dict[str, TracedParagraph]:
    return {" ".join(one.text.split()[:3]): one for one in project.trace(page).paragraphs}


@pytest.fixture
def base(root: Path, opened: Callable[[Path], Project]) -> Project:
    write(root / "knowledge/concepts/neaps.md", PAGE)
    write(root / "knowledge/summaries/chapter.md", CHAPTER.format(at="2099-01-01"))
    return opened(root)


def test_what_supports_each_claim_is_told_the_strongest_first(base: Project) -> None:
    found = told(base, "concept/neaps")
    verdicts = {words: (one.support, one.verdict) for words, one in found.items()}
    assert verdicts == {
        "Neaps come with": ("own", "traced"),
        "It happens every": ("section", "weak"),
        "The book itself": ("own", "traced"),
        "One may read": ("own", "traced"),
        "A gone one": ("own", "lost"),
        "Nobody says where": ("none", "none"),
        "Look at the": ("pages", "weak"),
        "Somebody put it": ("web", "weak"),
    }
    (ground,) = found["Neaps come with"].grounds
    assert (ground.original, ground.summary, ground.title, ground.standing) == (
        "books/tides.txt",
        "summary/chapter",
        "Chapter",
        "present",
    )
    assert found["Look at the"].pages == ("entity/moon",)
    assert found["Somebody put it"].grounds[0].original == "https://tides.example/neaps"
    share = base.trace("concept/neaps").share
    assert (share.claims, share.traced, share.weak, share.lost, share.none) == (8, 3, 3, 1, 1)
    assert share.share == 3 / 8
    with pytest.raises(NotFound):
        base.trace("concept/nowhere")


def test_what_an_original_comes_to_shows_in_what_rests_on_it(root: Path, base: Project) -> None:
    chapter = root / "knowledge/summaries/chapter.md"
    write(chapter, CHAPTER.format(at="2001-01-01"))
    base.noticed()
    one = told(base, "concept/neaps")["Neaps come with"]
    assert (one.verdict, one.grounds[0].standing) == ("changed", "changed")
    assert one.grounds[0].detail > "2001"
    base.retire_source("books/tides.txt", "wrong", "Its numbers are made up.", None, PERSON)
    one = told(base, "concept/neaps")["Neaps come with"]
    assert (one.verdict, one.grounds[0].standing, one.grounds[0].detail) == (
        "lost",
        "retired",
        "Its numbers are made up.",
    )
    write(chapter, CHAPTER.format(at="2001-01-01").replace("file: books/tides.txt", "url: https://tides.example"))
    base.noticed()
    assert told(base, "concept/neaps")["Neaps come with"].support == "web"
    assert told(base, "summary/chapter")["It says a"].verdict == "weak"


def test_a_summary_that_is_gone_is_not_an_original_that_is_gone(root: Path, base: Project) -> None:
    (root / "knowledge/summaries/chapter.md").unlink()
    base.noticed()
    found = told(base, "concept/neaps")
    one = found["Neaps come with"]
    assert (one.support, one.verdict, one.grounds[0].standing) == ("own", "weak", "no_page")
    assert one.grounds[0].original == "knowledge/summaries/chapter.md"
    assert found["A gone one"].verdict == "lost"


def test_headers_and_lists_of_sources_are_weaker_support_and_preferences_the_persons_word(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "knowledge/preferences/units.md", "---\ntype: preference\n---\n\n# Units\n\nGive heights in metres.\n")
    write(
        root / "knowledge/wiki/Ebb.md",
        "---\nsources: ['[[chapter]]', raw/other.pdf]\n---\n\n# Ebb\n\nThe water goes out.\n",
    )
    write(
        root / "knowledge/concepts/flood.md",
        "# Flood\n\nThe water comes in.\n\n## Sources\n\n- [Chapter](../summaries/chapter.md)\n",
    )
    project = opened(root)
    assert told(project, "preference/units")["Give heights in"].verdict == "person"
    ebb = told(project, "wiki/Ebb")["The water goes"]
    assert (ebb.support, ebb.verdict) == ("page", "weak")
    assert [one.original for one in ebb.grounds] == ["books/tides.txt", "raw/other.pdf"]
    assert told(project, "concept/flood")["The water comes"].support == "page"
    assert "preference/units" not in [page.id for page in project.trace_share().pages]


def test_the_share_of_the_base_is_that_of_its_pages_and_reads_no_page_twice(root: Path, base: Project) -> None:
    write(root / "knowledge/concepts/old.md", PAGE.replace("title:", "status: retired\ntitle:"))
    base.noticed()
    looks: list[tuple[int, int]] = []
    first = base.trace_share(lambda done, total: looks.append((done, total)))
    assert {page.id: page.share.claims for page in first.pages} == {
        "concept/neaps": 8,
        "concept/tides": 1,
        "entity/moon": 1,
        "summary/chapter": 1,
    }
    assert looks[-1] == (3, 4)
    for page in first.pages:
        assert page.share == base.trace(page.id).share
    assert first.share.claims == sum(page.share.claims for page in first.pages)
    assert first.without_summaries.claims < first.share.claims
    looks.clear()
    write(root / "knowledge/entities/moon.md", "# Moon\n\nIt is up there ([chapter](../summaries/chapter.md)).\n")
    base.noticed()
    second = base.trace_share(lambda done, total: looks.append((done, total)))
    assert looks == [(0, 1)]
    assert second.share.traced == first.share.traced + 1


def test_looking_the_base_over_can_be_stopped(base: Project) -> None:
    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        base.trace_share(stop)
    assert base.trace_share().share.claims > 0


def test_sources_in_a_circle_or_without_their_original_trace_to_nothing(project: Project, root: Path) -> None:
    for name, to in (("one", "two"), ("two", "one")):
        text = f"---\ntype: summary\ntitle: {name}\nsources: [summary/{to}]\n---\n\nIt says so.\n"
        write(root / f"knowledge/summaries/{name}.md", text)
    header = "---\ntype: source\ntitle: Paper\nraw_file: raw/papers/High, low.pdf\n---\n\n# Paper\n"
    write(root / "knowledge/sources/paper.md", header)
    told = "It is so ([one](../summaries/one.md)).\n\n# Paper\n\nIt is known ([paper](../sources/paper.md)).\n"
    write(root / "knowledge/concepts/neaps.md", f"# Neaps\n\n{told}")
    project.noticed()
    assert [one.verdict for one in project.trace("concept/neaps").paragraphs] == ["weak", "lost"]
    write(root / "raw/papers/High, low.pdf", "High and low.")
    assert [one.verdict for one in project.trace("concept/neaps").paragraphs] == ["weak", "traced"]
    assert project.trace_share().share.claims
