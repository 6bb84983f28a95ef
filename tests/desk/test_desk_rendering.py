"""Markdown to HTML: harmless, linear, bounded, and every link tells where it leads."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest

from kbdesk.desk.look import load
from kbdesk.desk.reader.addresses import address_of, page_address
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import LONGEST_TEXT, Rendered, render
from kbdesk.desk.reader.spans import breakable, without_breaks
from kbdesk.pages import anchors
from kbdesk.project.values import Link

THEME = load("light")
DRESS = Dress(THEME.colours, THEME.syntax, 10.0)


def resolve(href: str, wiki: bool) -> Link | None:
    if href.endswith((".pdf", ".png")):
        return None
    known = {"moon.md": "entity/moon", "Moon": "entity/moon"}
    page, _, anchor = href.partition("#")
    return Link("concept/tides", known.get(page), href, "", anchor, title="Moon")


def shown(text: str) -> Rendered:
    return render(text, resolve, DRESS, Words())


def html(text: str) -> str:
    return "".join(shown(text).chunks)


def test_the_renderer_knows_no_qt() -> None:
    code = "import sys, kbdesk.desk.reader.rendering as r; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_links_lead_to_pages_and_say_their_title() -> None:
    assert '<a href="page:entity/moon#phases" title="Moon">phases</a>' in html("[phases](moon.md#phases)")
    assert '<a href="page:entity/moon" title="Moon">words</a>' in html("[[Moon|words]]")
    assert '<a href="page:#a%20b">here</a>' in html("[here](#a%20b)")


def test_a_broken_link_is_marked_and_counted() -> None:
    page = shown("[gone](nowhere.md) and [[Nobody]]")
    assert page.broken == 2
    assert "".join(page.chunks).count('class="broken"') == 2
    assert "No such page: nowhere.md" in "".join(page.chunks)


def test_links_to_outside_to_files_and_to_other_schemes_are_told_apart() -> None:
    text = html("[a](https://x.org/?a=1&b=2) [b](../x.pdf) [c](javascript:alert(1)) [d](file:///etc/passwd) [e](C:/x)")
    assert 'class="outside" href="https://x.org/?a=1&amp;b=2"' in text
    assert 'href="file:..%2Fx.pdf"' in text
    assert text.count('class="refused" href="refused:') == 3


def test_bare_addresses_are_links_and_marked_words_are_marked() -> None:
    text = html("See https://a.example/x_(y). (http://b.example/q?a=1&b=2), [no https://c.example](moon.md) `http://d`")
    assert re.findall(r'class="outside" href="([^"]*)"', text) == [
        "https://a.example/x_(y)",
        "http://b.example/q?a=1&amp;b=2",
    ]
    assert html("a ==**very** wet== day, 1 == 1 and ==no") == (
        "<p>a <mark><strong>very</strong> wet</mark> day, 1 == 1 and ==no</p>"
    )
    before = time.perf_counter()
    html("==a " * 20_000)
    assert time.perf_counter() - before < 2


def test_bold_ends_beside_cjk_letters_and_marks_of_paragraphs_are_anchors() -> None:
    text = html("한계가 **정확도의 진행(gradual decay)**라서, **「大潮」**は。 2*3*4 **a**b* 汉*字*")
    assert re.findall(r"<strong>(.*?)</strong>", text) == ["정확도의 진행(gradual decay)", "「大潮」", "a"]
    page = shown("Said here. ^s2\n\n- item ^it-em\n\nin m ^2\n\nno^mark")
    text = "".join(page.chunks)
    assert page.marks == {"^s2", "^it-em"}
    assert '<a name="^s2"></a>Said here.</p>' in text
    assert "in m ^2" in text
    assert "no^mark" in text


def test_lists_in_lists_have_one_gap_below_them_all() -> None:
    def gaps(text: str) -> list[str]:
        return re.findall(r"margin-bottom: (\d+)px\">", html(text))

    assert gaps("- a\n- b") == ["12"]
    assert gaps("- a\n  - b\n    1. c\n- d") == ["12", "0", "0"]
    assert gaps("- a\n  - b\n- c\n  - d\n    - e") == ["0", "0", "0", "12"]
    assert gaps("- a\n  - b\n\n  more of a\n\n3. x") == ["12", "0", "12"]


def test_raw_html_is_shown_not_obeyed() -> None:
    text = html('<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> b <iframe src="file:///etc"></iframe>')
    assert "<script" not in text
    assert "<iframe" not in text
    assert not re.search(r"<img(?! src=\"asset:)", text)
    assert "&lt;script&gt;" in text


def test_harmless_tags_stand_only_when_they_are_closed_in_place() -> None:
    assert "H<sub>2</sub>O" in html("H<sub>2</sub>O")
    assert "&lt;b&gt;" in html("open <b>and never closed")
    assert "&lt;b style" in html('<b style="position:fixed">x</b>')
    assert "one<br>two" in html("one<br/>two")


def test_comments_are_left_out() -> None:
    assert html("<!-- secret -->\n\nshown") == html("shown")


def test_pictures_are_numbered_and_remote_ones_are_only_named() -> None:
    page = shown('![A](a.png) ![B](b.png "Words") ![A](a.png) ![far](https://x.org/p.png) ![[c.png]]')
    assert page.pictures == ("a.png", "b.png", "c.png")
    text = "".join(page.chunks)
    assert text.count('<img src="asset:0"') == 2
    assert '<img src="https' not in text
    assert "https://x.org/p.png" in text


def test_long_words_may_break_and_are_copied_whole() -> None:
    address = "https://example.org/a/very/long/address/that-goes-on-and-on?with=a&query=" + "x" * 70
    text = breakable(f"See {address} and 潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐潮汐.")
    assert max(len(run) for run in re.split(r"[\s\u200b]", text)) <= 36
    assert without_breaks(text).startswith(f"See {address} and")
    assert breakable("short words stay") == "short words stay"


def test_task_lists_tables_footnotes_code_and_callouts_have_their_own_look() -> None:
    text = html(
        "- [x] done\n- [ ] open\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\nword[^n]\n\n[^n]: note\n\n```python\nx = 1\n```\n"
        "\n> [!warning] Careful\n> text\n\nTerm\n: definition"
    )
    assert '<li class="checked">' in text
    assert '<li class="unchecked">' in text
    assert '<th class="cell" align="left">a</th>' in text
    assert '<td class="cell" align="right">2</td>' in text
    assert 'href="page:#footnote-1"' in text
    assert '<a name="footnote-1">' in text
    assert THEME.syntax["number"].lower() in text.lower()
    assert "Careful" in text
    assert "[!warning]" not in text
    assert "<dt>Term</dt>" in text


def test_callouts_fold_and_their_marks_never_show() -> None:
    source = (
        "> [!note]- Why **so**\n> hidden [a](../x.md)\n>\n> ![p](p.png)\n>\n> > [!bug]+ Deep\n> > deep\n\nbetween\n\n"
        "> [!faq|wide]+\n> shown\n\n> [!tip] Only a title\n\n- item\n\n  > [!my-kind]- In a list\n  > inside\n"
    )

    def folded(turned: frozenset[int] | None) -> str:
        return "".join(render(source, lambda _href, _wiki: None, DRESS, Words(), turned).chunks)

    at_first = folded(frozenset())
    assert "hidden" not in at_first
    assert "deep" not in at_first
    assert "inside" not in at_first.replace("Show what is inside", "").replace("Hide what is inside", "")
    assert "between" in at_first
    assert "shown" in at_first
    assert "Why <strong>so</strong>" in at_first
    assert re.findall(r'href="(fold:\d+)"', at_first) == ["fold:1", "fold:3", "fold:4"]
    turned = folded(frozenset({1, 3, 4}))
    assert "hidden" in turned
    assert "deep" in turned
    assert "shown" not in turned
    assert ">inside" in turned
    plain = folded(None)
    assert all(word in plain for word in ("hidden", "deep", "shown", ">inside", "Faq", "Only a title"))
    for text in (at_first, turned, plain):
        assert "[!" not in text
        assert "<p></p>" not in text
        assert text.count("<table") == text.count("</table>")
        assert text.count("<blockquote") == text.count("</blockquote>")


def test_money_is_not_math() -> None:
    assert "math" not in html("It costs $5 and $10.")
    assert '<span class="math">a^2</span>' in html("So $a^2$ it is.")


def test_wikilinks_in_code_stay_code() -> None:
    assert "page:" not in html("`[[Moon]]`\n\n```\n[[Moon]]\n```")


@pytest.mark.parametrize(
    "text",
    [
        "[" * 50_000,
        "[[" * 20_000,
        "![[" * 20_000,
        "*a " * 30_000,
        "> " * 3_000 + "x",
        "".join("  " * depth + "- x\n" for depth in range(500)),
        "<b>" * 20_000,
        "| a " * 3_000 + "|\n" + "|---" * 3_000 + "|\n",
        "`" * 30_001,
    ],
    ids=["brackets", "wikis", "embeds", "stars", "quotes", "lists", "tags", "columns", "ticks"],
)
def test_hostile_pages_take_little_time(text: str) -> None:
    before = time.perf_counter()
    shown(text)
    assert time.perf_counter() - before < 3


def test_tables_never_nest_deeper_than_layout_copes_with() -> None:
    text = html("".join("> " * depth + "x\n\n" for depth in range(1, 15)) + "> " * 14 + "```\n" + "> " * 14 + "c\n")
    depth = deepest = 0
    for tag in re.findall(r"</?table", text):
        depth += 1 if tag == "<table" else -1
        deepest = max(deepest, depth)
    assert depth == 0
    assert deepest <= 4


def test_an_endless_line_is_shown_as_written() -> None:
    page = shown("x" * 1_000_000)
    assert page.trouble == "unbroken"
    assert max(len(line) for chunk in page.chunks for line in chunk.split("\n")) < 2_100


def test_a_very_long_page_is_cut_and_says_so() -> None:
    page = shown("words and words\n" * (LONGEST_TEXT // 10))
    assert page.trouble == "too_long"


def test_a_long_page_comes_in_chunks_that_are_whole() -> None:
    page = shown("# A\n\n" + "A paragraph of words.\n\n" * 3000 + "- item [m](moon.md)\n" * 3000)
    assert len(page.chunks) > 5
    for chunk in page.chunks:
        for tag in ("p", "ul", "table", "li"):
            assert chunk.count(f"<{tag}>") + chunk.count(f"<{tag} ") == chunk.count(f"</{tag}>")


@pytest.mark.parametrize(
    ("wanted", "anchor"),
    [
        ("a-first-heading", "a-first-heading"),
        ("A first heading", "a-first-heading"),
        ("A First  Heading!", "a-first-heading"),
        ("Über-Größe", "über-größe"),
        ("uber-grosse", "über-größe"),
        ("潮汐", "潮汐"),
        ("Twice", "twice"),
        ("twice-1", "twice-1"),
        ("nothing", None),
    ],
)
def test_anchors_are_found_however_they_are_written(wanted: str, anchor: str | None) -> None:
    page = shown("# A first heading\n\n## Über-Größe\n\n## 潮汐\n\n## Twice\n\n## Twice\n")
    assert anchors.find(page.headings, wanted) == anchor


@pytest.mark.parametrize("page", ["concept/a", "bands/131ba band", "./x", "概念/潮汐", "a#b?c%d&e"])
def test_addresses_are_read_back(page: str) -> None:
    assert address_of(page_address(page, "an anchor")) == (page, "an anchor")
