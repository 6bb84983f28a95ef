from __future__ import annotations

import time
import unicodedata
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.pages import guards
from kbdesk.pages.edits import Draft, create, edit, rewrite, write_overview
from kbdesk.pages.standing import restore, retire, supersede
from kbdesk.pages.tables import broken_rows
from kbdesk.pages.text import PageText
from kbdesk.plan import Put

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

HEAD = "---\ntype: concept\ntitle: Tides\nkind: idea\n---\n\n# Tides\n\n"
CHAPTER = "---\ntype: summary\ntitle: Chapter\nfile: a.pdf\n---\n\n# Chapter\n"
MOON_JA = "これは月についての長い文章です。月は地球の周りを回っています。潮の満ち引きは月の引力によって起こります。"
COFFEE_JA = "コーヒー豆を焙煎して作る飲料であり、世界中で広く飲まれている。起源はエチオピア高原だとされる。"
TABLE = "| Sea | Height |\n|---|---:|\n| North | 3 m |\n| Baltic | 0.1 m |\n"


def words(count: int) -> str:
    return "tide " * count


def said(wiki: Wiki, before: str, after: str, path: str = "concepts/tides.md") -> list[str]:
    """Return what is said of a body that becomes another, the header staying."""
    old, new = (PageText.of(HEAD + body) for body in (before, after))
    return guards.warnings_of(wiki.shelf, "concept/tides", path, old, new)


@pytest.mark.parametrize(
    ("before", "after", "share"),
    [
        (words(411), words(73), "82 % of the page (from 412 words to 74)"),
        (words(100), words(49), "50 % of the page (from 101 words to 50)"),
        (words(400), "", "99 % of the page (from 401 words to 1)"),
        (words(19), "x", "90 % of the page (from 20 words to 2)"),
        ("\u6f6e" * 100, "\u6f6e" * 10, "89 % of the page (from 101 words to 11)"),
        (words(99), words(49), ""),
        (words(400), words(250), ""),
        (words(60), words(25), ""),
        (words(8), "", ""),
        ("", words(400), ""),
    ],
)
def test_most_of_a_page_dropped(wiki: Wiki, before: str, after: str, share: str) -> None:
    assert said(wiki, before, after) == ([f"concept/tides: this drops {share}."] if share else [])


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            words(300),
            "".join(f"other{number} " for number in range(300)),
            "exchanges most of the page (9",
        ),
        (words(300), words(150) + " and ".join("new" for _ in range(75)), ""),
        ("\u0e19\u0e49\u0e33 " * 20, "x", "drops 9"),
        (
            "".join(f"- <https://tides.example/{number}/gauge>\n" for number in range(9)),
            "x",
            "drops 9",
        ),
        (MOON_JA, COFFEE_JA, "exchanges most of the page (9"),
        (MOON_JA, MOON_JA.replace("です", "である").replace("ます", "る"), ""),
        ("$$\n" + "\\int_0^1 = \\sum^2\n" * 20 + "$$", "x", "drops 9"),
    ],
)
def test_most_of_a_page_lost_in_other_ways(wiki: Wiki, before: str, after: str, told: str) -> None:
    found = [each for each in said(wiki, before, after) if "address on the web" not in each]
    assert [told in each for each in found] == ([True] if told else [])


def test_a_notice_is_no_part_of_what_is_dropped(wiki: Wiki) -> None:
    plain = PageText.of("# Tides\n\nText.\n")
    marked = PageText.of(f"> Retired on 2026-01-01: {words(100)}. Don't rely on what it says.\n\n# Tides\n\nText.\n")
    for before, after in ((marked, plain), (plain, marked)):
        assert guards.text_warnings(wiki.shelf, "x", "concepts/tides.md", before, after) == []


def test_header_fields_lost(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", HEAD + "Text.\n")
    kept = edit(wiki.shelf, "concept/tides", [], [("kind", "law"), ("since", "1687")])
    assert kept.warnings == ()
    assert edit(wiki.shelf, "concept/tides", [], [("kind", None)]).warnings == (
        "concept/tides: this loses the header field `kind`.",
    )
    plain = PageText.of("# Tides\n\nText.\n")
    assert guards.text_warnings(wiki.shelf, "x", "concepts/tides.md", PageText.of(HEAD + "Text.\n"), plain) == [
        "x: this loses the whole header: `type`, `title` and `kind`."
    ]
    many = PageText.of("---\ntitle: T\n" + "".join(f"k{number}: 1\n" for number in range(9)) + "---\nText.\n")
    few = PageText.of("---\ntitle: T\n---\nText.\n")
    assert guards.text_warnings(wiki.shelf, "x", "concepts/t.md", many, few) == [
        "x: this loses the header fields `k0`, `k1`, `k2`, `k3`, `k4` and 4 more."
    ]


@pytest.mark.parametrize(
    "after",
    [
        "```python\nx = 1\ny = 2\n",
        "Text\n\n- one\n\n  ~~~\n  x\n  ``\n",
        "````\n```\nx\n```\n",
        "> ```\n> x\n",
        "```\nx\n    ```\n",
        "```\r\nx\r\n",
        "```\na\n```\n\n```\nb\n",
    ],
)
def test_code_fence_cut_off(wiki: Wiki, after: str) -> None:
    assert ["is never closed" in warning for warning in said(wiki, "Text.", after)] == [True]
    assert said(wiki, after, after + "More.\n") == []


@pytest.mark.parametrize(
    "after",
    [
        "```python\nx = 1\n```\n",
        "```a\n````\n",
        "- one\n\n  ```\n  x\n  ```\n",
        "- ```\n  x\n  ```\n",
        "~~~\n```\n~~~\n",
        "````\n```\n````\n",
        "Say ```x``` twice: ```x\n",
        "```x``` begins a line\n",
        "```\r\nx\r\n```\r\n",
    ],
)
def test_code_fence_that_is_closed_or_none(wiki: Wiki, after: str) -> None:
    assert said(wiki, "Text.", after) == []


def test_code_fence_says_how_much_reads_as_code(wiki: Wiki) -> None:
    assert said(wiki, "Text.", "```python\nx = 1\ny = 2\n") == [
        "concept/tides: the code fence \u201c```python\u201d is never closed (2 lines after it read as code)."
    ]


@pytest.mark.parametrize(
    ("after", "why"),
    [
        (TABLE + "| Irish", "1 cell, and 2 in the table's head"),
        (TABLE + "| Irish | 4", "it ends without `|`"),
        (TABLE + "| Irish | 4 m | x |\n", "3 cells, and 2 in the table's head"),
        (TABLE.replace("|---|---:|\n", ""), "it stands under no head with a line of dashes"),
        (TABLE.replace("|---|---:|", "|---|"), "2 cells, and 1 in the line of dashes under it"),
        (TABLE.replace("| Sea | Height |\n", ""), "no head stands above the line of dashes"),
        (TABLE.replace("\n| Baltic", "\n\n| Baltic"), "it stands under no head with a line of dashes"),
        ("a | b\n--|--\n1 | 2\n3 |4| 5\n", "3 cells, and 2 in the table's head"),
        ("> " + TABLE.replace("\n", "\n> ") + "| Irish", "1 cell, and 2 in the table's head"),
    ],
)
def test_table_broken(wiki: Wiki, after: str, why: str) -> None:
    assert [warning.endswith(f"\u201d is broken: {why}.") for warning in said(wiki, "Text.", after)] == [True]
    assert said(wiki, after, after.rstrip("\n") + "\n\nMore.\n") == []


@pytest.mark.parametrize(
    "after",
    [
        TABLE,
        TABLE.replace("\n", "\r\n"),
        TABLE + "Text after it.\n",
        "Text before it:\n" + TABLE,
        "a | b\n--|--\n1 | 2\n",
        "| a | b |\n|:--|:-:|\n| `x|y` | [[moon|the moon]] |\n| x \\| y | |\n",
        "| a | b |\n|---|---|\n| `f(\\`x\\`)` | y |\n",
        "```\n| a | b |\n| 1\n```\n",
        "Either a | b or |x| < 1.\n",
        "- | a | b |\n  |---|---|\n  | 1 | 2 |\n",
        "|a|\n|-|\n|1|\n",
    ],
)
def test_table_whole(wiki: Wiki, after: str) -> None:
    assert said(wiki, "Text.", after) == []


def test_several_broken_rows_are_counted(wiki: Wiki) -> None:
    assert said(wiki, TABLE, TABLE + "| a\n| b\n") == [
        "concept/tides: 2 table rows are broken; the first is \u201c| a\u201d: 1 cell, and 2 in the table's head."
    ]
    assert broken_rows(TABLE.replace("Height |", "Height | Month |")) == [
        ("| Sea | Height | Month |", "3 cells, and 2 in the line of dashes under it")
    ]


SOURCES = [
    "[Chapter](../summaries/chapter.md)",
    "[Chapter](../summaries/chapter.md#two)",
    "[Paper](../../sources/books/paper.pdf)",
    "[Paper](<../../sources/a paper.pdf>)",
    "[Paper](../../sources/paper%20(1).pdf)",
    "[Notes](../../sources/notes.md)",
    "See [Paper][1].\n\n[1]: ../../sources/paper.pdf\n",
    "[[chapter]]",
    "[[summaries/chapter|the chapter]]",
    "[[paper.pdf]]",
]


@pytest.mark.parametrize("source", SOURCES)
def test_all_links_to_sources_removed(wiki: Wiki, source: str) -> None:
    wiki.put("summaries/chapter.md", CHAPTER)
    wiki.put("entities/moon.md", "# Moon\n")
    moon = "[Moon](../entities/moon.md) and [[moon]] and [web](https://a.example/x.pdf) and ![](../../sources/a.png)"
    assert said(wiki, f"{source} {moon}", moon) == ["concept/tides: no link to a source is left (1 before)."]
    assert said(wiki, moon, "Text.") == ["concept/tides: no address on the web is left (1 before)."]
    for other in SOURCES:
        assert said(wiki, f"{source} {moon}", f"Text. {other}") == []


def test_fields_name_sources_too(wiki: Wiki) -> None:
    def page(fields: str, body: str) -> PageText:
        return PageText.of(f"---\ntitle: T\n{fields}---\n\n{body}\n")

    def told(before: PageText, after: PageText) -> list[str]:
        return [
            each for each in guards.text_warnings(wiki.shelf, "x", "concepts/t.md", before, after) if "link" in each
        ]

    linked = page("url: https://a.example\nsources: [a, b]\n", "[P](../../sources/p.pdf)")
    assert told(linked, page("url: https://a.example\n", "Text.")) == []
    assert told(linked, page("sources: [a]\n", "Text.")) == []
    assert told(linked, page("sources: []\n", "Text.")) == ["x: no link to a source is left (4 before)."]
    assert told(page("file: a.pdf\n", "Text."), page("", "Text.")) == ["x: no link to a source is left (1 before)."]


def made(wiki: Wiki, *drafts: Draft) -> tuple[str, ...]:
    return create(wiki.shelf, drafts).warnings


@pytest.mark.parametrize("title", ["Spring tides", "SPRING  TIDES", "Spr\u00edng tides", "spring neaps", "Marea viva"])
def test_twin_by_title_or_alias(wiki: Wiki, title: str) -> None:
    wiki.put("concepts/spring-tides.md", "---\ntitle: Spring tides\naliases: [Marea viva, Spring neaps]\n---\n\nx\n")
    assert made(wiki, Draft("entity", "x", title, "x")) == (
        f"entity/x: concept/spring-tides is called \u201c{' '.join(title.split())}\u201d too.",
    )
    assert made(wiki, Draft("entity", "x", "Other", "x", (("aliases", f"[a, {title}]"),))) != ()


@pytest.mark.parametrize("title", ["Spring", "Spring-tides", "Spring tides (sea)", "Index", "Overview"])
def test_no_twin(wiki: Wiki, title: str) -> None:
    wiki.put("concepts/spring-tides.md", "---\ntitle: Spring tides\n---\n\nx\n")
    wiki.put("overview.md", "# Overview\n")
    assert made(wiki, Draft("concept", "x", title, "x")) == ()


def test_signs_tell_names_apart(wiki: Wiki) -> None:
    wiki.put("concepts/c.md", "# C\n")
    assert made(wiki, Draft("concept", "cpp", "C++", "x"), Draft("concept", "c-sharp", "C#", "x")) == ()


def test_twins_say_how_they_stand_and_how_many_they_are(wiki: Wiki) -> None:
    wiki.put("concepts/a.md", "---\ntitle: Tides\nstatus: retired\n---\n\nx\n")
    assert made(wiki, Draft("concept", "x", "Tides", "x")) == (
        "concept/x: concept/a (retired) is called \u201cTides\u201d too.",
    )
    for number in range(6):
        wiki.put(f"concepts/b{number}.md", "# tides\n")
    assert made(wiki, Draft("concept", "x", "Tides", "x")) == (
        "concept/x: concept/a (retired), concept/b0, concept/b1, concept/b2, concept/b3 and 2 more"
        " are called \u201cTides\u201d too.",
    )


def test_twins_of_one_call(wiki: Wiki) -> None:
    assert made(wiki, Draft("concept", "a", "Tides", "x"), Draft("entity", "b", "tides", "x")) == (
        "entity/b: concept/a, written at the same time, is called \u201ctides\u201d too.",
    )
    assert made(wiki, Draft("concept", "a", "Tides", "x"), Draft("entity", "b", "Moon", "x")) == ()


def test_a_twin_by_case_of_the_slug_is_refused(wiki: Wiki) -> None:
    wiki.put("concepts/Tides.md", "# Ebb\n")
    wiki.put("entities/TIDES.md", "# Flow\n")
    with pytest.raises(Refused, match="concept/Tides is there"):
        made(wiki, Draft("concept", "tides", "Tides", "x"))


@pytest.mark.parametrize("slug", ["con", "aux", "nul", "com1", "lpt9"])
def test_a_name_that_windows_keeps_is_refused_with_another_proposed(wiki: Wiki, slug: str) -> None:
    with pytest.raises(Refused, match="Windows keeps") as refused:
        made(wiki, Draft("concept", slug, "Tides", "x"))
    assert f"`{slug}-concept`" in str(refused.value)
    assert made(wiki, Draft("concept", f"{slug}-concept", "Tides", "x")) == ()


def test_twin_by_unicode_form(wiki: Wiki) -> None:
    name = "concepts/caf\u00e9.md"
    twin = unicodedata.normalize("NFD", name)
    wiki.put(name, "# One\n")
    wiki.put(twin, "# Two\n")
    wiki.put("concepts/cafe.md", "# Three\n")
    page = PageText.of("# Two\n")
    assert len(guards.twins(wiki.shelf, "x", twin, None, page)) == 1
    assert guards.twins(wiki.shelf, "x", "concepts/cafe.md", None, PageText.of("# Three\n")) == []


def test_only_a_name_that_is_new_makes_a_twin(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", HEAD + "Text.\n")
    wiki.put("entities/other.md", "---\ntitle: tides\n---\n\nText.\n")
    shelf = wiki.shelf
    assert edit(shelf, "concept/tides", [("Text.", "Words.")]).warnings == ()
    assert edit(shelf, "concept/tides", [], [("title", "TIDES")]).warnings == ()
    assert edit(shelf, "entity/other", [], [("aliases", "[Ebb]")]).warnings == ()
    wiki.put("concepts/ebb.md", "# Ebb\n")
    assert rewrite(wiki.shelf, "concept/tides", "x", [("aliases", "[ebb]")]).warnings == (
        "concept/tides: concept/ebb is called \u201cebb\u201d too.",
    )


def test_every_kind_of_edit_is_looked_at(wiki: Wiki) -> None:
    text = f"{words(200)}\n\n{TABLE}"
    wiki.put("concepts/tides.md", HEAD + text)
    wiki.put("overview.md", f"# Overview\n\n{text}")
    cut = "| Baltic | 0.1 m |"
    shelf = wiki.shelf
    plans = [
        edit(shelf, "concept/tides", [(cut, "| Baltic")]),
        edit(shelf, "overview", [(cut, "| Baltic")]),
        create(shelf, [Draft("concept", "x", "X", TABLE.replace(cut, "| Baltic"))]),
        rewrite(shelf, "concept/tides", "Short."),
        rewrite(shelf, "overview", "Short."),
        write_overview(shelf, "Short."),
    ]
    assert [len(plan.warnings) for plan in plans] == [1] * len(plans)
    assert plans[1].warnings[0].startswith("overview: the table row ")
    assert plans[4].warnings[0].startswith("overview: this drops 99 %")


def test_what_the_store_writes_itself_is_not_warned_of(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", HEAD + words(100))
    wiki.put("concepts/ebb.md", "# Ebb\n")
    for plan in (
        lambda: supersede(wiki.shelf, "concept/tides", "concept/ebb"),
        lambda: restore(wiki.shelf, "concept/tides"),
        lambda: retire(wiki.shelf, "concept/tides", "No."),
        lambda: restore(wiki.shelf, "concept/tides"),
    ):
        assert wiki.do(plan()).warnings == ()


def test_changes_from_outside(wiki: Wiki) -> None:
    wiki.put("entities/moon.md", "# Moon\n")
    wiki.put("concepts/moon-copy.md", "# Moon\n")
    puts = [
        Put("knowledge/concepts/tides.md", (HEAD + words(99)).encode(), b"# Tides\n"),
        Put("knowledge/concepts/moon-copy.md", None, b"# Moon\n"),
        Put("knowledge/log.md", f"# Log\n\n{words(99)}".encode(), b"# Log\n"),
        Put("knowledge/index.md", f"# Index\n\n{words(99)}".encode(), b"# Index\n"),
        Put("knowledge/concepts/gone.md", words(99).encode(), None),
        Put("knowledge/concepts/latin.md", "caf\u00e9".encode(), b"caf\xe9"),
        Put("knowledge/concepts/healed.md", b"caf\xe9", "caf\u00e9".encode()),
        Put("knowledge/entities/moon.md", b"# Moon\n\nx\n", b"# Moon\n"),
        Put("elsewhere/x.md", words(99).encode(), b""),
    ]
    assert guards.outside_warnings(wiki.shelf, puts) == [
        "concept/tides: this drops 99 % of the page (from 100 words to 1).",
        "concept/tides: this loses the whole header: `type`, `title` and `kind`.",
        "log: this drops 99 % of the page (from 100 words to 1).",
        "concept/latin: its file is no longer UTF-8 text.",
        "concept/moon-copy: entity/moon is called \u201cMoon\u201d too.",
    ]


def test_pages_that_come_together_from_outside_are_compared_too(wiki: Wiki) -> None:
    puts = [
        Put("knowledge/concepts/Tides.md", None, b"# Tides\n"),
        Put("knowledge/concepts/tides.md", None, b"# Ebb\n"),
        Put("knowledge/entities/ebb.md", b"# Flow\n", b"# Ebb\n"),
        Put("knowledge/entities/tides.md", b"# Tides\n\nx\n", b"# Tides\n"),
    ]
    assert guards.outside_warnings(wiki.shelf, puts) == [
        "concept/tides: its name differs from that of concept/Tides only in case or form;"
        " on many systems they are one file.",
        "entity/ebb: concept/tides, written at the same time, is called \u201cEbb\u201d too.",
    ]


def test_very_many_changes_from_outside_are_not_all_looked_at(wiki: Wiki) -> None:
    wiki.put("entities/moon.md", "# Moon\n")
    many = [Put(f"knowledge/concepts/moon-{number}.md", None, b"# Moon\n") for number in range(guards.MOST_FILES + 7)]
    found = guards.outside_warnings(wiki.shelf, many)
    assert len(found) == 2 * guards.MOST_TWINS
    assert found[-1] == "Only 500 of the 507 files changed at once were looked at for losses."


BIG = 1_000_000


@pytest.mark.parametrize(
    "unit",
    [
        "The rise and fall of the sea.\n\n",
        "See [Moon](../entities/moon.md) and [[moon]] and [P](../../sources/p.pdf).\n",
        "| 1 | 2\n",
        "| [[a|b]] `x|y` \\| |\n",
        "```\n",
        "[",
        "`",
        " ",
        "- ",
        "|",
        ">",
        "-|",
        "\u6f6e",
    ],
)
def test_a_large_page_takes_time_in_proportion(wiki: Wiki, unit: str) -> None:
    def seconds(size: int) -> float:
        body = f"| a | b |\n|---|---|\n{unit * (size // len(unit))}"
        began = time.perf_counter()
        said(wiki, body, body[: size // 3])
        said(wiki, body[: size // 3], body)
        return time.perf_counter() - began

    assert seconds(BIG) < 4 * 4 * seconds(BIG // 4) + 0.5


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("https://tides.example/{}", "8 of 9 addresses on the web are gone."),
        ("../../sources/{}.pdf", "8 of 9 links to sources are gone."),
    ],
)
def test_a_list_of_sources_cut_short_is_told(wiki: Wiki, link: str, told: str) -> None:
    def listed(first: int, end: int) -> str:
        return "".join(f"- [s{number}]({link.format(number)})\n" for number in range(first, end))

    assert said(wiki, listed(0, 9), listed(0, 1)) == [f"concept/tides: {told}"]
    assert said(wiki, listed(0, 9), listed(0, 3)) == []
    assert said(wiki, listed(0, 9), listed(20, 29)) == []
    assert said(wiki, listed(0, 4), listed(0, 1)) == []
