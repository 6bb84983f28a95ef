from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kbdesk.pages.catalogue import generated, index_for_agents, link_text
from kbdesk.pages.collation import sort_key
from kbdesk.pages.links import find_all
from kbdesk.pages.log import log_with, read_log

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

IN_ORDER = [
    "_x", '"q"', "(p)", "🙂", "1", "١", "10 b", "9 a", "a b", "a-b", "ab", "And", "ånd", "apple", "Apple", "Banana",
    "co-op", "CO2", "coop", "ea", "éa", "Éa", "Eb", "ij", "l'eau", "leau", "Ñu", "Nz", "Örebro", "Ost",
    "resume", "Resume", "résumé", "ss", "ß", "Zebra", "Zzz", "Москва", "東京",
]  # fmt: skip


def test_titles_sort_as_icu_sorts_them_whatever_the_machine() -> None:
    assert sorted(IN_ORDER, key=lambda title: (sort_key(title), IN_ORDER.index(title))) == IN_ORDER


def test_index_lists_every_section_in_order(topics: Wiki) -> None:
    topics.put("concepts/b.md", "---\nstatus: superseded\n---\n# Same\n\nB text.\n")
    topics.put("concepts/a.md", "# Same\n")
    topics.put("concepts/gone.md", "---\nstatus: retired\n---\n# Gone\n")
    topics.put("concepts/two words.md", "# Odd [x\n\nSpaced.\n")
    topics.put("summaries/s.md", "---\nfile: a.pdf\nurl: \ningested: 2026\n---\n# S\n\nText.\n")
    topics.put("knots.md", "---\ntype: topic\nmastery: 2\n---\n# Knots\n\nTie.\n")
    topics.put("loose.md", "# Loose\n")
    topics.put("bands/x.md", "# Band\n")
    expected = (
        "# Index\n\n## Summaries\n\n- [S](summaries/s.md) — Text. (file: a.pdf, ingested: 2026)\n"
        "\n## Concepts\n\n- [Odd \\[x](concepts/two%20words.md) — Spaced.\n- [Same](concepts/a.md) — \n"
        "- [Same](concepts/b.md) — B text. (superseded)\n"
        "\n## Topics\n\n- [Knots](knots.md) — Tie. (mastery: 2)\n"
    )
    assert topics.index() == expected
    agents = index_for_agents(topics.layout.types, topics.shelf.facts.values())
    assert "- [Odd \\[x](concept/two words) — Spaced.\n" in agents
    assert "- [Knots](topic/knots) — Tie. (mastery: 2)\n" in agents
    assert generated(expected)
    assert generated(agents.replace("\n", "\r\n"))


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("# Index\n", True),
        ("", True),
        ("# My own index\n\nBy hand.\n", False),
        ("# Index\n\n- [[x]] — y\n", False),
        ("# Index\n\nSome words.\n", False),
        ("# Index\n\n## Concepts\n\n- [X](x.md) — y\n\nMy note.\n", False),
        ("# Index\n\n## Concepts\n\n| [X](x.md) | y |\n", False),
    ],
)
def test_index_by_hand_is_told_from_a_generated_one(text: str, ours: bool) -> None:
    assert generated(text) is ours


@settings(max_examples=300)
@given(st.text(st.sampled_from("ab[]()\\`!x "), max_size=12).filter(str.strip))
def test_any_title_makes_a_line_with_one_link(title: str) -> None:
    links = [link for link in find_all(f"- [{link_text(title)}](x.md) — y\n") if link.destination == "x.md"]
    assert len(links) == 1
    assert links[0].outer[0] == 2


def test_log_is_read_newest_first() -> None:
    text = log_with(log_with(None, "2026-01-01", "ingest", "A | b", ["x", "y z"]), "2026-01-02", "lint", "")
    newest, oldest = read_log(text)
    assert (newest.date, newest.operation, newest.what, newest.pages) == ("2026-01-02", "lint", "", ())
    assert (oldest.date, oldest.operation, oldest.what, oldest.pages) == ("2026-01-01", "ingest", "A | b", ("x", "y z"))
    assert oldest.text == "## [2026-01-01] ingest | A | b\n- pages: x, y z"


@pytest.mark.parametrize(
    ("head", "date", "operation", "what"),
    [
        ("## 2026-01-02 — ingest", "2026-01-02", "", "ingest"),
        ("## 2026-01-02 ingest | x", "2026-01-02", "ingest", "x"),
        ("## [2026-01-02] x", "2026-01-02", "", "x"),
        ("## free heading", "", "", "free heading"),
    ],
)
def test_logs_of_others_are_read_too(head: str, date: str, operation: str, what: str) -> None:
    found = read_log(f"# Log\r\n\r\nWords.\r\n\r\n{head}\r\ntext\r\n### sub\r\n")
    assert [(each.date, each.operation, each.what) for each in found] == [(date, operation, what)]


def test_log_that_begins_with_the_newest_is_read_so() -> None:
    found = read_log("## [2026-01-03] a | 3\n## [2026-01-02] a | 2\n## [2026-01-01] a | 1\n")
    assert [each.what for each in found] == ["3", "2", "1"]


@given(st.text(max_size=30), st.text(max_size=30), st.lists(st.text(max_size=10), max_size=3))
def test_nothing_given_makes_a_second_entry(operation: str, what: str, pages: list[str]) -> None:
    before = log_with(None, "2026-01-01", "a", "b")
    assert len(read_log(log_with(before, "2026-01-02", operation, what, pages))) == 2
