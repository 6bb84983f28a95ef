"""Splitting and merging pages: the text goes where it is wanted, and every link goes on leading where it led."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.pages.relink import from_disk
from kbdesk.pages.splitting import Split, split
from kbdesk.pages.text import PageText, without_blank_start
from kbdesk.pages.uniting import Union, unite

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

HEAD = "---\ntype: concept\ntitle: Tides\n---\n\n"
TIDES = """# Tides

They rise, see [below](#spring-tides) and [the moon][m].

## Spring tides

Twice a month.[^1] ![Chart](../../sources/chart.png) [Moon][m], [up](#tides), [further](#why)

### Why

Sun and moon in line.

## Neap tides

Weak ones.[^2] See [why](#why).

[m]: ../entities/moon.md "The moon"
[^1]: At new and full moon.
[^2]: Half moons.
"""


def filled(wiki: Wiki) -> None:
    wiki.others.add("sources/chart.png")
    wiki.put("concepts/tides.md", HEAD + TIDES)
    wiki.put(
        "entities/moon.md",
        "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n\n[Springs](../concepts/tides.md#spring-tides),"
        " [[tides#Why|why]], [neaps](../concepts/tides.md#neap-tides), [all](../concepts/tides.md).\n",
    )


def body_of(wiki: Wiki, path: str) -> str:
    return PageText.parse(wiki.files[path]).content


def text_of(wiki: Wiki) -> str:
    """Return the page as its reader sees it."""
    body = PageText.parse(wiki.files["concepts/tides.md"]).body
    return without_blank_start(from_disk(wiki.shelf, "concepts/tides.md", body))


def splitting(
    wiki: Wiki, part: str, title: str = "Spring tides", slug: str = "spring-tides", kind: str = "concept"
) -> Split:
    text = text_of(wiki)
    start = text.replace("\r\n", "\n").index(part)
    return Split("concept/tides", start, start + len(part), kind, slug, title)


SECTION = TIDES[TIDES.index("## Spring") : TIDES.index("## Neap")]


def section(wiki: Wiki) -> str:
    text = text_of(wiki)
    return text[text.index("## Spring") : text.index("## Neap")]


def test_a_section_becomes_a_page_and_every_link_goes_on_leading_where_it_led(wiki: Wiki) -> None:
    filled(wiki)
    plan = wiki.do(split(wiki.shelf, splitting(wiki, section(wiki), kind="synthesis"), ["entity/moon"]))
    assert plan.pages == ("concept/tides", "synthesis/spring-tides", "entity/moon")
    assert body_of(wiki, "syntheses/spring-tides.md") == (
        "# Spring tides\n\n"
        "Twice a month.[^1] ![Chart](../../sources/chart.png) [Moon](../entities/moon.md),"
        " [up](../concepts/tides.md#tides), [further](#why)\n\n"
        "## Why\n\nSun and moon in line.\n\n"
        "[^1]: At new and full moon.\n"
    )
    assert body_of(wiki, "concepts/tides.md") == (
        "# Tides\n\n"
        "They rise, see [below](../syntheses/spring-tides.md) and [the moon][m].\n\n"
        "[Spring tides](../syntheses/spring-tides.md)\n\n"
        "## Neap tides\n\n"
        "Weak ones.[^2] See [why](../syntheses/spring-tides.md#why).\n\n"
        '[m]: ../entities/moon.md "The moon"\n[^2]: Half moons.\n'
    )
    assert body_of(wiki, "entities/moon.md") == (
        "# Moon\n\n[Springs](../syntheses/spring-tides.md), [[spring-tides#Why|why]],"
        " [neaps](../concepts/tides.md#neap-tides), [all](../concepts/tides.md).\n"
    )
    assert "updated: 2026-11-30" in wiki.text("entities/moon.md")


def test_words_within_a_line_leave_their_link_there_and_no_link_is_cut_through(wiki: Wiki) -> None:
    filled(wiki)
    wiki.do(split(wiki.shelf, splitting(wiki, "see [bel", "Rising", "rising")))
    assert "They rise, [Rising](rising.md) and [the moon][m]." in body_of(wiki, "concepts/tides.md")
    assert body_of(wiki, "concepts/rising.md") == "# Rising\n\nsee [below](tides.md#spring-tides)\n"


def test_a_page_with_other_line_endings_and_a_list_is_split_at_the_same_place(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", HEAD + "# Tides\n\n- one [Tides](tides.md)\n- two\n- three\n")
    wiki.files["concepts/tides.md"] = wiki.files["concepts/tides.md"].replace(b"\n", b"\r\n")
    wiki.do(split(wiki.shelf, splitting(wiki, "- two\n", "Second", "second")))
    assert body_of(wiki, "concepts/tides.md").endswith(
        "- one [Tides](tides.md)\r\n- [Second](second.md)\r\n- three\r\n"
    )
    assert body_of(wiki, "concepts/second.md") == "# Second\n\n- two\n"


@pytest.mark.parametrize(
    ("body", "part", "slug", "why"),
    [
        ("# Tides\n\n```\na\nb\n```\n", "b\n```", "b", "cuts through a block of code"),
        ("# Tides\n\n```\na\nb\n```\n", "```\na", "b", "cuts through a block of code"),
        ("# Tides\n\n  \n\nend\n", "\n  \n", "b", "nothing to move"),
        ("# Tides\n\nend\n", "end", "tides", "a page at that place already"),
        ("> Retired on 2026-01-01: why. Don't rely on what it says.\n\n# T\n\nend\n", "Retired", "b", "notice"),
    ],
)
def test_what_cannot_be_split_is_refused(wiki: Wiki, body: str, part: str, slug: str, why: str) -> None:
    wiki.put("concepts/tides.md", HEAD + body)
    with pytest.raises(Refused, match=why):
        split(wiki.shelf, splitting(wiki, part, "B", slug))


def test_a_page_takes_another_in_as_a_section_and_its_links_lead_there(wiki: Wiki) -> None:
    filled(wiki)
    wiki.put(
        "syntheses/ebb.md",
        "---\ntype: synthesis\ntitle: Ebb\n---\n\n# Ebb\n\nFalling water.[^1] [Moon][m] ![x](../../sources/chart.png)"
        " [Tides](../concepts/tides.md#why) [own](#how)\n\n## How\n\nSlowly.\n\n## Why\n\nMoon. [here](#why)\n\n"
        "[m]: ../entities/moon.md\n[^1]: By the hour.\n",
    )
    wiki.put(
        "entities/sea.md",
        "---\ntype: entity\ntitle: Sea\n---\n\n# Sea\n\n[e](../syntheses/ebb.md) [h](../syntheses/ebb.md#how)"
        " [w](../syntheses/ebb.md#why) [[ebb]]\n",
    )
    wiki.put("concepts/tides.md", wiki.text("concepts/tides.md").replace("They rise", "[Ebb](../syntheses/ebb.md)"))
    ebb = body_of(wiki, "syntheses/ebb.md")
    plan = wiki.do(unite(wiki.shelf, Union("concept/tides", "synthesis/ebb"), ["entity/sea", "concept/tides"]))
    assert plan.pages == ("concept/tides", "synthesis/ebb", "entity/sea")
    own, _, taken = body_of(wiki, "concepts/tides.md").partition("\n\n## Ebb\n\n")
    assert own.startswith("# Tides\n\n[Ebb](#ebb), see [below](#spring-tides)")
    assert taken == (
        "Falling water.[^1-2] [Moon](../entities/moon.md) ![x](../../sources/chart.png) [Tides](#why) [own](#how)\n\n"
        "### How\n\nSlowly.\n\n### Why\n\nMoon. [here](#why-1)\n\n[^1-2]: By the hour.\n"
    )
    assert body_of(wiki, "entities/sea.md") == (
        "# Sea\n\n[e](../concepts/tides.md#ebb) [h](../concepts/tides.md#how) [w](../concepts/tides.md#why-1)"
        " [[tides#ebb|ebb]]\n"
    )
    assert body_of(wiki, "syntheses/ebb.md").endswith(ebb)
    assert wiki.facts("syntheses/ebb.md").status == "superseded"
    assert wiki.facts("syntheses/ebb.md").superseded_by == "../concepts/tides.md"
    with pytest.raises(Refused, match="superseded"):
        unite(wiki.shelf, Union("entity/moon", "synthesis/ebb"))
    with pytest.raises(Refused, match="itself"):
        unite(wiki.shelf, Union("entity/moon", "entity/moon"))


UNDERLINED = """Tides
=====

They rise, see [below](#spring-and-high-tides).

Spring and
high tides
----------

Twice a month, see [why](#why).

Why
---

- Sun
---
- Moon
"""


def test_underlined_headings_are_followed_as_those_with_signs(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", HEAD + UNDERLINED)
    moon = "# Moon\n\n[s](../concepts/tides.md#spring-and-high-tides) [w](../concepts/tides.md#why)\n"
    wiki.put("entities/moon.md", f"---\ntype: entity\ntitle: Moon\n---\n\n{moon}")
    part = UNDERLINED[UNDERLINED.index("Spring and") : UNDERLINED.index("Why\n")]
    wiki.do(split(wiki.shelf, splitting(wiki, part), ["entity/moon"]))
    assert body_of(wiki, "concepts/spring-tides.md") == ("# Spring tides\n\nTwice a month, see [why](tides.md#why).\n")
    assert "see [below](spring-tides.md).\n\n[Spring tides](spring-tides.md)\n\nWhy\n---" in body_of(
        wiki, "concepts/tides.md"
    )
    assert "[s](../concepts/spring-tides.md) [w](../concepts/tides.md#why)" in body_of(wiki, "entities/moon.md")
    wiki.do(unite(wiki.shelf, Union("entity/moon", "concept/tides"), []))
    assert "\n\n## Tides\n\nThey rise" in body_of(wiki, "entities/moon.md")
    assert "\n\n### Why\n\n- Sun\n---\n- Moon\n" in body_of(wiki, "entities/moon.md")
    assert "[w](#why)" in body_of(wiki, "entities/moon.md")
