from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from kbdesk.pages.blocks import read_blocks
from kbdesk.pages.inline import scan
from kbdesk.pages.links import find, find_all, find_simple, find_written, words

CORPORA = Path(__file__).parents[2].parent / "shared" / "corpora"


def written(body: str) -> list[str]:
    return [link.written for link in find(body)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("[a](x.md) and ![b](y.md)", ["x.md", "y.md"]),
        ('[a](x.md "Title") [b](<y z.md>) [c]( z.md )', ["x.md", "y z.md", "z.md"]),
        ("[a][1] [1] [b][]\n\n[1]: x.md\n[b]: <y.md> 'T'\n", ["x.md", "x.md", "y.md"]),
        ("[![a](x.md)](y.md)", ["y.md", "x.md"]),
        ("[a [b](x.md) c](y.md)", ["x.md"]),
        ("[a](x(1).md) [b](x\\).md) [c](x%20y.md)", ["x(1).md", "x\\).md", "x%20y.md"]),
        ("`[a](x.md)` ``[b] ` (y.md)`` [c](z.md)", ["z.md"]),
        ("```\n[a](x.md)\n```\n\n    [b](y.md)\n\n[c](z.md)", ["z.md"]),
        ("~~~\n[a](x.md)\n", []),
        ("- item\n\n      [a](x.md)\n\n  [b](y.md)\n", ["y.md"]),
        ("> [a](x.md)\n> more\n", ["x.md"]),
        ("<!-- [a](x.md) -->\n\n<div>\n[b](y.md)\n</div>\n", []),
        ('<a href="[b](y.md)">[c](z.md)</a>', ["z.md"]),
        ("\\[a](x.md) \\\\[b](y.md)", ["y.md"]),
        ("[a](x.md", []),
        ("[a] (x.md)", []),
        ("[a](https://x.y/z.md) [b](mailto:a@b.c) [c](#here) <https://x.y>", []),
        ("[a\nb](x.md)", ["x.md"]),
        ("# [a](x.md) #\n\n[b](y.md)\n===\n", ["x.md", "y.md"]),
        ("| [a](x.md) | [[y\\|z]] |\n|---|---|\n", ["x.md", "y"]),
        ("[[x]] [[x y|text]] [[x#h]] ![[img.png]] [[a|b|c]] [[ x ]]", ["x", "x y", "x#h", "img.png", "a", "x"]),
        ("[[x]](y.md)", ["y.md"]),
        ("[[1]]\n\n[1]: x.md\n", ["x.md"]),
        ("`[[x]]` [[#h]] [[]] [[ ]]", []),
        ("[unused]: x.md\n", ["x.md"]),
        ("$[a](\\mathbf{x}, t)$", []),
        ("[a](tides.md?x=1) [b](../..) [c]()", ["tides.md?x=1", "../.."]),
        ("[a](&#x78;.md)", ["&#x78;.md"]),
        ("[a]: x.md\n[a]: y.md\n\n[a]\n", ["x.md"]),
        ("\x0c\n[a](x.md) [", ["x.md"]),
        ("\x85\r\n[a](x.md) [", ["x.md"]),
        ("[a](x\x1b.md) [b](y.md)", ["y.md"]),
        ("[r]\n\n[r]: x\u2028y.md\n", ["x\u2028y.md"]),
        ("<[a](@)> [b](x.md) <a@b.c>", ["@", "x.md"]),
    ],
)
def test_links_are_those_of_commonmark_and_wikilinks(body: str, expected: list[str]) -> None:
    assert written(body) == expected


def test_span_is_exactly_the_destination() -> None:
    body = (
        "# T\r\n\r\nSee [a](<x y.md>),\r\n> [b]( z.md#h ) [c][1]\r\n\r\n\t[[w|t]]\r\n- [[w|t]]\r\n\r\n[1]: ../q.md\r\n"
    )
    found = find(body, first_line=10)
    assert [body[link.start : link.end] for link in found] == ["x y.md", "z.md#h", "../q.md", "w"]
    assert [link.line for link in found] == [12, 13, 13, 16]
    assert [link.text for link in found] == ["a", "b", "c", "t"]
    assert [link.anchor for link in found] == ["", "h", "", ""]
    assert all(body[slice(*link.outer)].startswith("[") for link in found)


def test_escapes_and_entities_are_read() -> None:
    assert find("[a](x\\_y&amp;z.md)")[0].destination == "x_y&z.md"


def test_words_leave_nothing_of_a_link_but_its_words() -> None:
    body = "A [b](x.md), ![c](y.png) [[d|e]] [[f]] [g](https://x.y) [![h](i.png)](j.md) `[k](l)`"
    assert words(body, find_all(body)) == "A b, c e f g h `[k](l)`"


def test_agents_links_may_hold_bare_spaces() -> None:
    body = "[a](entity/moon#dark side) [b](concept/two words) [c](x y 'z')"
    assert [link.written for link in find_written(body)] == ["entity/moon#dark side", "concept/two words", "x y 'z'"]
    assert find(body) == ()


def test_what_only_looks_like_bare_spaces_hides_no_link() -> None:
    assert [link.written for link in find_written("[](`\x7f)`[a](b.md)` [c](d [[e]] f)")] == ["b.md", "e"]
    assert [link.written for link in find_written("[a [b](c, d) e](f.md)")] == ["f.md", "c, d"]


HOSTILE = {
    "open brackets": "[" * 50_000,
    "double brackets": "[[" * 20_000,
    "open links": "[a](" * 20_000,
    "open images": "![" * 30_000,
    "ticks": "`a``" * 20_000,
    "comments": "a <!--" * 30_000,
    "instructions": "a <?" * 30_000,
    "attributes": '<a x="' * 20_000,
    "long tag": "<a " + "x " * 50_000,
    "lists": "".join("  " * n + "- [a](b.md)\n" for n in range(500)),
    "nested": "[" * 20_000 + "]" * 20_000,
    "dead openers": "[" * 20_000 + "[a](b)" * 20_000,
    "quotes": ">" * 5000 + "[a](b)",
    "references": "[a][b]" * 20_000 + "\n\n[b]: x",
    "titles": '[a](b "' * 20_000,
    "gaps": "[a](" + " " * 40_000 + "x",
    "definitions": "[a]: b\n" * 20_000,
    "labels": "[" + "a" * 200_000 + "][",
    "escapes": "\\" * 100_000 + "[a](b)",
    "one line": "[a](b.md) " * 15_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_read_in_linear_time(name: str) -> None:
    start = time.process_time()
    find(HOSTILE[name])
    assert time.process_time() - start < 3


PIECES = st.sampled_from(
    [
        "[", "]", "(", ")", "![", "a", "b.md", " ", "\n", "\n\n", "`", "``", "<", ">", "\\", "[a](b.md)", "[[x]]",
        "[[x|y]]", "[r]", "[r]: c.md\n", '"t"', "# ", "- ", "> ", "    ", "\t", "```\n", "<b>", "<!--", "-->", "*",
        "_", "|", "&amp;", "1. ", "\r\n", "<x.md>", "](", "][", "~~~\n", "é",
    ]
)  # fmt: skip
TEXTS = st.lists(PIECES, max_size=25).map("".join)


@settings(max_examples=400)
@given(TEXTS)
@example("a ![[r]] b")
def test_fast_and_careful_reading_find_the_same(body: str) -> None:
    simple = find_simple(body)
    if simple is not None:
        blocks = read_blocks(body)
        careful = [
            placed
            for segment in blocks.segments
            for link in scan(segment.text, blocks.definitions)
            if (placed := segment.place(link, blocks.definitions))
        ]
        assert sorted(simple, key=lambda link: link.outer) == sorted(careful, key=lambda link: link.outer)


@settings(max_examples=400)
@given(TEXTS.filter(lambda text: "[[" not in text))
def test_links_are_the_ones_markdown_it_finds(body: str) -> None:
    parser = MarkdownIt("commonmark", {"maxNesting": 100})
    parser.validateLink = lambda _: True  # type: ignore[method-assign]
    parser.normalizeLink = lambda url: url  # type: ignore[method-assign]
    expected: list[str] = []

    def walk(tokens: list[Any]) -> None:
        for token in tokens:
            if token.type == "link_open" and token.info != "auto":
                expected.append(token.attrs["href"])
            if token.type == "image":
                expected.append(token.attrs["src"])
            walk(token.children or [])

    walk(parser.parse(body))
    found = [link.destination for link in find_all(body) if link.kind != "definition"]
    assert sorted(found) == sorted(expected)


@settings(max_examples=300)
@given(TEXTS)
def test_destination_is_what_stands_at_its_span(body: str) -> None:
    for link in find_all(body):
        assert body[link.start : link.end] == link.written
        assert link.outer[0] <= link.words[0] <= link.words[1] <= link.outer[1] or link.kind == "reference"


@pytest.mark.skipif(not CORPORA.is_dir(), reason="../shared/corpora is not beside this checkout")
def test_links_of_real_wikis_stand_where_they_are_found() -> None:
    count = 0
    for file in sorted(CORPORA.rglob("*.md")):
        body = file.read_bytes().decode()
        for link in find_all(body):
            assert body[link.start : link.end] == link.written
            count += 1
    assert count > 25_000
