"""Links led elsewhere, taken away, put in: only their bytes change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.pages.fixes import Mending, mended

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.pages.conftest import Wiki

HEAD = "---\ntype: concept\ntitle: Tides\n---\n\n"


def body_after(
    wiki: Wiki,
    body: str,
    leading: Mapping[str, str | None],
    linking: Sequence[tuple[str, tuple[str, ...]]] = (),
) -> str:
    wiki.put("concepts/tides.md", HEAD + body)
    wiki.put("entities/moon.md", "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n")
    wiki.put("concepts/neap-tides.md", "---\ntype: concept\ntitle: Neap tides\naliases: neaps\n---\n\n# Neap tides\n")
    put = mended(wiki.shelf, "concept/tides", Mending(dict(leading), list(linking)))
    assert put.after is not None
    text = put.after.decode()
    return text[text.index("---\n", 4) + 5 :]


@pytest.mark.parametrize(
    ("written", "led", "kept"),
    [
        ("[m](../entities/mon.md#x)", "[m](../entities/moon.md#x)", "m"),
        ("[m](<../entities/mon.md>)", "[m](<../entities/moon.md>)", "m"),
        ("![m](../entities/mon.md)", "![m](../entities/moon.md)", "m"),
        ('**[m *n*](../entities/mon.md "T")**', '**[m *n*](../entities/moon.md "T")**', "**m *n***"),
        ('[m][1]\n\n[1]: ../entities/mon.md "T"', '[m][1]\n\n[1]: ../entities/moon.md "T"', "m"),
        ("`[m](../entities/mon.md)` [m](../entities/mon.md)", None, "`[m](../entities/mon.md)` m"),
    ],
)
def test_broken_links_are_led_to_a_page_or_only_their_words_stay(
    wiki: Wiki, written: str, led: str | None, kept: str
) -> None:
    body = f"# Tides\n\nThere: {written}\n"
    asked = "entities/mon.md"
    if led is not None:
        assert body_after(wiki, body, {asked: "entity/moon"}).rstrip() == f"# Tides\n\nThere: {led}".rstrip()
    assert body_after(wiki, body, {asked: None}).split() == f"# Tides\n\nThere: {kept}".split()


@pytest.mark.parametrize(
    ("written", "led", "kept"),
    [
        ("[[Mon]]", "[[moon|Mon]]", "Mon"),
        ("[[mon#Far side|it]]", "[[moon|it]]", "it"),
        ("![[mon]]", "![[moon]]", "mon"),
        ("| a | [[mon]] |", "| a | [[moon\\|mon]] |", "| a | mon |"),
    ],
)
def test_wikilinks_stay_wikilinks_with_their_words(wiki: Wiki, written: str, led: str, kept: str) -> None:
    body = f"# Tides\n\n{written}\n"
    asked = "Mon" if "Mon" in written else "mon"
    assert body_after(wiki, body, {asked: "entity/moon"}) == f"# Tides\n\n{led}\n"
    assert body_after(wiki, body, {asked: None}) == f"# Tides\n\n{kept}\n"


def test_a_link_to_a_page_that_stands_loses_its_heading_when_it_is_led_to_another(wiki: Wiki) -> None:
    body = "# Tides\n\n[n](neap-tides.md#size), [web](https://example.org), [m](../entities/moon.md)\n"
    after = body_after(wiki, body, {"concept/neap-tides": "entity/moon"})
    assert after == "# Tides\n\n[n](../entities/moon.md), [web](https://example.org), [m](../entities/moon.md)\n"


def test_the_notice_above_a_page_is_the_stores_own(wiki: Wiki) -> None:
    notice = "> Superseded on 2026-11-30: see [Neap tides](neap-tides.md).\n\n# Tides\n\n"
    after = body_after(wiki, f"{notice}[n](neap-tides.md)\n", {"concept/neap-tides": None})
    assert after == f"{notice}n\n"


def test_what_is_not_there_is_refused(wiki: Wiki) -> None:
    with pytest.raises(Refused, match="no such link"):
        body_after(wiki, "# Tides\n\nNothing.\n", {"concept/neap-tides": None})


@pytest.mark.parametrize(
    ("body", "after"),
    [
        ("# Neaps\n\nSmall Neap Tides and neaps.\n", "# Neaps\n\nSmall [Neap Tides](neap-tides.md) and neaps.\n"),
        ("`neaps` and [neaps](x.pdf), then neaps\n", "`neaps` and [neaps](x.pdf), then [neaps](neap-tides.md)\n"),
        ("Sneaps.\n", "Sneaps.\n\n- [Neap tides](neap-tides.md)\n"),
        ("See:\n\n* [x](x.pdf)\n\n\n", "See:\n\n* [x](x.pdf)\n* [Neap tides](neap-tides.md)\n"),
        ("[n](neap-tides.md)\n", "[n](neap-tides.md)\n"),
        ("    neaps in code\n", "    neaps in code\n\n- [Neap tides](neap-tides.md)\n"),
        ("", "- [Neap tides](neap-tides.md)\n"),
    ],
)
def test_a_page_is_linked_where_it_is_named_or_at_the_end(wiki: Wiki, body: str, after: str) -> None:
    assert body_after(wiki, body, {}, [("concept/neap-tides", ("Neap tides", "neaps"))]) == after


def test_several_pages_are_linked_at_once_each_where_it_is_named(wiki: Wiki) -> None:
    linking = [("entity/moon", ("Moon",)), ("concept/neap-tides", ("Neap tides", "moon")), ("entity/moon", ("Moon",))]
    after = body_after(wiki, "The moon.\n", {}, linking)
    assert after == "The [moon](../entities/moon.md).\n\n- [Neap tides](neap-tides.md)\n"


def test_names_of_scripts_without_spaces_are_found(wiki: Wiki) -> None:
    after = body_after(wiki, "月亮引起小潮现象。\n", {}, [("concept/neap-tides", ("小潮",))])
    assert after == "月亮引起[小潮](neap-tides.md)现象。\n"


def test_a_wiki_of_double_brackets_gets_them(wiki: Wiki) -> None:
    after = body_after(wiki, "[[moon]] [[moon]] Neap tides\n", {}, [("concept/neap-tides", ("Neap tides",))])
    assert after == "[[moon]] [[moon]] [[neap-tides|Neap tides]]\n"


LISTS = """# Tides

- [A](../entities/moon.md) first
- [B](spring-tides.md)

## Concepts

- **[[spring-tides]]**, the large ones
  - [the moon](../entities/moon.md)
- [Ebb](ebb.md): falling

## Open questions

- [ ] Why?
- [ ] How often does [the ebb](ebb.md) come?

[x]: ../entities/moon.md
"""


def test_a_page_is_listed_among_links_to_pages_of_its_type(wiki: Wiki) -> None:
    for name in ("spring-tides", "ebb"):
        wiki.put(f"concepts/{name}.md", f"---\ntype: concept\ntitle: {name}\n---\n\n# {name}\n")
    wiki.put("entities/moon.md", "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n")
    neaps = [("concept/neap-tides", ("Neap tides",))]
    after = body_after(wiki, LISTS, {}, neaps)
    assert after == LISTS.replace(": falling\n", ": falling\n- [Neap tides](neap-tides.md)\n")
    after = body_after(wiki, LISTS.replace("\n", "\r\n"), {}, neaps)
    assert ": falling\r\n- [Neap tides](neap-tides.md)\r\n\r\n## Open" in after
    questions = LISTS[LISTS.index("## Open") :]
    after = body_after(wiki, questions, {}, neaps)
    assert after == questions.replace("[x]:", "## See also\n\n- [Neap tides](neap-tides.md)\n\n[x]:")


def test_the_overview_gets_a_section_of_the_type_where_it_lists_no_page_of_it(wiki: Wiki) -> None:
    for name in ("neap-tides", "ebb"):
        wiki.put(f"concepts/{name}.md", f"---\ntype: concept\ntitle: {name}\n---\n\n# {name}\n")
    wiki.put("entities/moon.md", "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n")
    wiki.put("overview.md", "# Overview\n\nTides.\n\n- [ ] Ask [them](entities/moon.md).\n")
    linking = [("concept/neap-tides", ("Neaps",)), ("entity/moon2", ("M",)), ("concept/ebb", ("Ebb",))]
    wiki.put("entities/moon2.md", "---\ntype: entity\ntitle: M\n---\n\n# M\n")
    put = mended(wiki.shelf, "overview", Mending({}, list(linking)))
    assert put.after is not None
    assert put.after.decode().partition("moon.md).\n\n")[2] == (
        "## Concepts\n\n- [Neaps](concepts/neap-tides.md)\n- [Ebb](concepts/ebb.md)\n\n"
        "## Entities\n\n- [M](entities/moon2.md)\n"
    )
