from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from kbdesk.pages.describe import Heading, describe
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.types import BUILT_IN

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki


def test_facts_of_a_page(wiki: Wiki) -> None:
    wiki.put(
        "concepts/tides.md",
        "---\ntype: concept\ntitle: Tides\naliases: [king tides, floods]\nstatus: superseded\nsuperseded_by: new.md\n"
        "updated: 2026-01-01\n---\n\n> Superseded on 2026-01-01: see [New](new.md).\n\n# Tides\n\n"
        "Of [the sea](sea.md), e.g. its `x`. More.\n\n## Why ##\n\n```\n# no heading\n```\n",
    )
    facts = wiki.facts("concepts/tides.md")
    assert (facts.id, facts.type, facts.slug, facts.declared) == ("concept/tides", "concept", "tides", True)
    assert (facts.title, facts.status, facts.updated) == ("Tides", "superseded", "2026-01-01")
    assert facts.description == "Of the sea, e.g. its `x`."
    assert facts.aliases == ("king tides", "floods")
    assert facts.headings == (Heading(1, "Tides", 12, 12), Heading(2, "Why", 16, 16))
    assert [(link.destination, link.line) for link in facts.links] == [("new.md", 10), ("sea.md", 14)]
    assert facts.text.startswith("# Tides\n\nOf the sea, e.g.")
    assert "Superseded" not in facts.text
    assert facts.notice == "Superseded on 2026-01-01: see [New](new.md)."
    assert facts.superseded_by == "new.md"
    assert facts.trouble == ""


@pytest.mark.parametrize(
    ("body", "title"),
    [
        ("# One [two](x.md) #\n", "One two"),
        ("```\n# code\n```\n# Real\n", "Real"),
        ("## Second\n\nText\n", "page"),
        ("# \n\nNext line.\n", "Next line."),
        ("---\ntitle: ''\n---\n# Heading\n", "Heading"),
        ("---\ntitle: |\n  two\n  lines\n---\n", "two lines"),
        ("", "page"),
    ],
)
def test_title_is_field_or_heading_or_name(wiki: Wiki, body: str, title: str) -> None:
    wiki.put("concepts/page.md", body)
    assert wiki.facts("concepts/page.md").title == title


@pytest.mark.parametrize(
    ("body", "description"),
    [
        ("# T\n\nFirst. Second.", "First."),
        ("See e.g. this one. Second.", "See e.g. this one."),
        ("Dr. Who, J. S. Bach and 3.5 m. Second.", "Dr. Who, J. S. Bach and 3.5 m."),
        ("東京は首都です。人口は多い。", "東京は首都です。"),
        ("Really?! Yes.", "Really?!"),
        ('He said "no." Then left.', 'He said "no."'),
        ("- list\n> quote\n<div>\n| a | b |\n|---|---|\n***\nText", "Text"),
        ("```\ncode\n```\nText", "Text"),
        ("~~~\ncode", ""),
        ("x" * 150, "x" * 139 + "…"),
        ("Two\nlines. More.", "Two"),
        ("---\ndescription: 'Given: one'\n---\nText", "Given: one"),
        ("---\na: b\n---\n---\ntype: copied\n---\n\nText", "Text"),
    ],
)
def test_description_is_the_first_sentence_of_running_text(wiki: Wiki, body: str, description: str) -> None:
    wiki.put("concepts/page.md", body)
    assert wiki.facts("concepts/page.md").description == description


def test_page_that_is_not_utf8_is_told_with_its_trouble(wiki: Wiki) -> None:
    wiki.files["concepts/latin.md"] = b"---\ntitle: Caf\xe9\n---\n\nx\n"
    facts = wiki.facts("concepts/latin.md")
    assert facts.title == "Caf\ufffd"
    assert "UTF-8" in facts.trouble


def test_files_that_are_no_pages_have_no_facts() -> None:
    layout = KitLayout(BUILT_IN)
    for path in ("concepts/x.txt", "concepts/.x.md", ".git/x.md", "concepts/X.MD"):
        assert describe(layout, path, b"x") is None
    overview = describe(layout, "overview.md", b"[x](concepts/x.md)\n")
    assert overview is not None
    assert (overview.id, overview.type, len(overview.links)) == ("overview", "overview", 1)


@pytest.mark.parametrize(
    "line", [" " * 40_000, "#" * 40_000, "# " + " #" * 20_000, "- " * 20_000, "[" * 40_000, "a. " * 20_000]
)
def test_odd_lines_take_no_time(line: str) -> None:
    start = time.process_time()
    describe(KitLayout(BUILT_IN), "concepts/x.md", f"# T\n\n{line}\n".encode())
    assert time.process_time() - start < 2


def test_a_thousand_plain_pages_are_described_in_half_a_second() -> None:
    layout = KitLayout(BUILT_IN)
    body = "Words of a sentence that goes on. " * 40 + "See [other](other.md) and [more](../entities/more.md).\n"
    data = f"---\ntype: concept\ntitle: Tides\nupdated: 2026-01-01\n---\n\n# Tides\n\n{body}".encode()
    describe(layout, "concepts/x.md", data)
    start = time.process_time()
    for _ in range(1000):
        describe(layout, "concepts/x.md", data)
    assert time.process_time() - start < 0.5
