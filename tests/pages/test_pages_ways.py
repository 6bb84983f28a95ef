"""Writing in a wiki's own ways: links, new pages, lists in headers, index lines, log entries, other names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, Refused
from kbdesk.pages.edits import Draft, add_log, create, edit, rewrite
from kbdesk.pages.layouts import WikiLayout
from kbdesk.pages.retyping import Retyping, retype
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.standing import restore, retire, supersede
from kbdesk.pages.ways.log import with_entry
from kbdesk.pages.ways.renaming import rename
from tests.pages.conftest import NOW

if TYPE_CHECKING:
    from kbdesk.plan import Plan

PAGE = """\
---
type: concept
title: "{title}"
tags: [sea]
created: 2026-01-01
last_updated: "2026-01-02"
related:
  - "[[moon-phase]]"
---

# {title}

About [[moon-phase|the moon]] and [[tide-table]].

And [[moon-phase]] again.
"""
BAND = "---\nkind: x\ntype: band\n---\nText of [163](163%20Lu.md).\n"
INDEX = """\
# Index

## Concepts

- [[moon-phase]] — What the moon shows.
- [[sea-level]] — How high.

## Bands

| Band | Summary | Updated |
|---|---|---|
| [[163 Lu\\|163 Lu]] | One. | 2026-01-01 |
"""
LOG = "# Log\n\n## [2026-01-01] ingest | Moon\n- one\n\n## [2026-01-02] ingest | Sea\n- two\n"


class Vault:
    """The files of a wiki that others laid out."""

    def __init__(self, knowledge: str = "") -> None:
        self.layout = WikiLayout([], knowledge)
        titles = {"moon-phase": "Moon phase", "tide-table": "Tide table", "sea-level": "Sea level"}
        self.files = {f"concepts/{name}.md": PAGE.format(title=title).encode() for name, title in titles.items()}
        self.files |= {f"bands/{number} Lu.md": BAND.encode() for number in (163, 164, 165)}
        self.files["index.md"] = INDEX.encode()
        self.files["log.md"] = LOG.encode()

    @property
    def shelf(self) -> FileShelf:
        return FileShelf(self.layout, self.files, lambda: NOW)

    def do(self, plan: Plan) -> Plan:
        for put in plan.puts:
            path = self.layout.in_knowledge(put.path) or put.path
            assert self.files.get(path) == put.before
            if put.after is None:
                del self.files[path]
            else:
                self.files[path] = put.after
        return plan

    def text(self, path: str) -> str:
        return self.files[path].decode()


@pytest.fixture
def vault() -> Vault:
    return Vault()


def changed(before: str, after: str) -> tuple[list[str], list[str]]:
    """Return the lines that went and those that came."""
    old, new = before.split("\n"), after.split("\n")
    return [line for line in old if line not in new], [line for line in new if line not in old]


def test_an_edit_changes_its_line_and_the_date_and_writes_ids_as_the_page_links(vault: Vault) -> None:
    before = vault.text("concepts/sea-level.md")
    vault.do(edit(vault.shelf, "concepts/sea-level", [("again.", "of [Tides](concepts/tide-table#x).")]))
    gone, come = changed(before, vault.text("concepts/sea-level.md"))
    assert gone == ['last_updated: "2026-01-02"', "And [[moon-phase]] again."]
    assert come == ['last_updated: "2026-11-30"', "And [[moon-phase]] of [[tide-table#x|Tides]]."]
    with pytest.raises(BrokenLinks):
        edit(vault.shelf, "concepts/sea-level", [("About", "[No](concepts/none) about")])
    vault.do(edit(vault.shelf, "bands/164 Lu", [("Text", "[Sea](concepts/sea-level), [165](bands/165%20Lu) text")]))
    assert vault.text("bands/164 Lu.md") == BAND.replace("Text", "[[sea-level|Sea]], [[165 Lu|165]] text")


def test_an_ambiguous_name_is_linked_by_path_and_a_row_of_a_table_gets_its_bar(vault: Vault) -> None:
    vault.files["other/sea-level.md"] = b"# Other\n"
    table = "About.\n\n| A |\n|---|\n| [Sea](concepts/sea-level) |"
    vault.do(edit(vault.shelf, "concepts/tide-table", [("again.", table), ("About [[", "See [S](other/sea-level) [[")]))
    text = vault.text("concepts/tide-table.md")
    assert "| [[sea-level\\|Sea]] |" in text  # of the same folder: that is how the wiki means it
    assert "See [[other/sea-level|S]] [[moon" in text


def test_a_wiki_of_markdown_links_gets_those(vault: Vault) -> None:
    for path in [path for path in vault.files if path.startswith("concepts/")]:
        vault.files[path] = b"# X\n\n[a](/bands/163%20Lu.md) [b](</bands/164 Lu.md>) [c](</bands/165 Lu.md>)\n"
    vault.do(
        edit(vault.shelf, "concepts/sea-level", [("# X", "# X\n\n[Moon](concepts/moon-phase) [1](bands/163%20Lu)")])
    )
    assert "[Moon](/concepts/moon-phase.md) [1](/bands/163%20Lu.md)\n" in vault.text("concepts/sea-level.md")
    vault.do(edit(vault.shelf, "concepts/sea-level", [("[Moon]", "[[tide-table|Tides]] [Moon]")]))
    assert "[Tides](/concepts/tide-table.md) [Moon](/concepts/moon" in vault.text("concepts/sea-level.md")


def test_a_new_page_is_like_those_of_its_folder_and_gets_its_line_in_the_index(vault: Vault) -> None:
    made = vault.do(
        create(
            vault.shelf,
            [
                Draft(
                    "concept",
                    "spring-tide",
                    "Spring tide",
                    "Strong. See [166](band/b-166).",
                    (("related", "[concepts/sea-level]"),),
                ),
                Draft("band", "b-166", "166 Lu: new", "# 166 Lu: new\n\nIt is new."),
            ],
        )
    )
    assert (made.pages, made.warnings) == (("concepts/spring-tide", "bands/166 Lu new"), ())
    assert vault.text("concepts/spring-tide.md") == (
        '---\ntype: concept\ntitle: "Spring tide"\ntags: []\ncreated: 2026-11-30\nlast_updated: "2026-11-30"\n'
        'related:\n  - "[[sea-level]]"\n---\n\n# Spring tide\n\nStrong. See [[166 Lu new|166]].\n'
    )
    assert vault.text("bands/166 Lu new.md") == "---\ntype: band\n---\nIt is new.\n"
    assert changed(INDEX, vault.text("index.md")) == (
        [],
        ["- [[spring-tide]] — Strong.", "| [[166 Lu new\\|166 Lu: new]] | It is new. | 2026-11-30 |"],
    )


def test_where_the_index_has_no_place_for_a_page_it_is_left_and_that_is_told(vault: Vault) -> None:
    vault.files["index.md"] = b"# Welcome\n\nNothing is listed here.\n"
    plan = vault.do(create(vault.shelf, [Draft("concept", "ebb", "Ebb", "It falls.")]))
    assert [put.path for put in plan.puts] == ["concepts/ebb.md"]
    assert [each.partition(":")[0] for each in plan.warnings] == ["concepts/ebb"]
    with pytest.raises(Refused, match="no page type here"):
        create(vault.shelf, [Draft("nothing", "x", "X", "y")])


def test_a_wiki_without_pages_takes_a_first_one() -> None:
    shelf = FileShelf(WikiLayout([], ""), {}, lambda: NOW)
    put = create(shelf, [Draft("page", "first", "First", "Begun.")]).puts[0]
    assert (put.path, put.after) == (
        "first.md",
        b"---\ntype: page\ntitle: First\ncreated: 2026-11-30\n---\n\n# First\n\nBegun.\n",
    )


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("related: [sea-level, 'moon-phase']", "related: [sea-level, 'moon-phase', 'tide-table']"),
        ('related: ["[[sea-level]]"]', 'related: ["[[sea-level]]", "[[moon-phase]]", "[[tide-table]]"]'),
        ("related: [[sea-level]], [[moon-phase]]", "related: [[sea-level]], [[moon-phase]], [[tide-table]]"),
        ("related:\n- concepts/moon-phase.md  # why\n- concepts/sea-level.md", ""),
        ("related:\n- sea-level\n- x: 1\n  y: 2", "related:\n- sea-level\n- moon-phase\n- tide-table"),
    ],
)
def test_entries_of_a_list_come_and_go_in_its_form(vault: Vault, written: str, wanted: str) -> None:
    vault.files["concepts/x.md"] = f"---\n{written}\nz: '1'\n---\nText.\n".encode()
    value = "[concepts/sea-level, concepts/moon-phase, concepts/tide-table]"
    vault.do(edit(vault.shelf, "concepts/x", [], [("related", value)]))
    text = vault.text("concepts/x.md")
    if wanted:
        assert text == f"---\n{wanted}\nz: '1'\n---\nText.\n"
    else:
        assert text.startswith(
            "---\nrelated:\n- concepts/moon-phase.md  # why\n- concepts/sea-level.md\n- concepts/tide-table.md\n"
        )
    vault.do(edit(vault.shelf, "concepts/x", [], [("related", "[concepts/tide-table]")]))
    assert "sea-level" not in vault.text("concepts/x.md")
    assert "tide-table" in vault.text("concepts/x.md")


def test_a_page_without_header_gets_none_and_one_without_heading_keeps_so(vault: Vault) -> None:
    vault.files["notes/a.md"] = b"\xef\xbb\xbfOne.\r\n\r\nTwo.\r\n\r\n"
    vault.do(edit(vault.shelf, "notes/a", [("Two.", "Three.")]))
    assert vault.files["notes/a.md"] == b"\xef\xbb\xbfOne.\r\n\r\nThree.\r\n\r\n"
    vault.do(rewrite(vault.shelf, "notes/a", "New.\n\nText."))
    assert vault.files["notes/a.md"] == b"\xef\xbb\xbfNew.\r\n\r\nText.\r\n\r\n"


def test_superseding_and_restoring_leave_the_rest_as_it_was(vault: Vault) -> None:
    before = vault.text("concepts/sea-level.md")
    vault.do(supersede(vault.shelf, "concepts/sea-level", "concepts/tide-table"))
    assert changed(before, vault.text("concepts/sea-level.md"))[0] == ['last_updated: "2026-01-02"']
    vault.do(restore(vault.shelf, "concepts/sea-level"))
    assert vault.text("concepts/sea-level.md") == before.replace("2026-01-02", "2026-11-30")
    vault.do(retire(vault.shelf, "bands/163 Lu", "Wrong"))
    vault.do(restore(vault.shelf, "bands/163 Lu"))
    assert (vault.text("bands/163 Lu.md"), vault.text("index.md")) == (BAND, INDEX)


@pytest.mark.parametrize(
    ("log", "wanted"),
    [
        (LOG, f"{LOG}\n## [2026-11-30] lint | Tides\n- pages: [[moon-phase]]\n"),
        (
            "# L\n\n## 2026-01-02 — New\n\nx\n\n## 2026-01-01 — Old\n",
            "# L\n\n## 2026-11-30 — lint: Tides\n\n## 2026-01-02 — New\n\nx\n\n## 2026-01-01 — Old\n",
        ),
        ("- 2026-01-01: a\n- 2026-01-02: b", "- 2026-01-01: a\n- 2026-01-02: b\n- 2026-11-30: lint: Tides\n"),
        (
            "## 2026-01-02\r\n\r\n- b\r\n\r\n## 2026-01-01\r\n\r\n- a\r\n",
            "## 2026-11-30\r\n\r\n- lint: Tides\r\n\r\n## 2026-01-02\r\n\r\n- b\r\n\r\n## 2026-01-01\r\n\r\n- a\r\n",
        ),
        ("## 2026-11-30\n\n- a\n", "## 2026-11-30\n\n- a\n- lint: Tides\n"),
        ("- **2026-01-01 10:00** a\n", "- **2026-01-01 10:00** a\n\n- **2026-11-30 07:30** lint: Tides\n"),
        (
            "# Log\n\nOne line: `## [YYYY-MM-DD] <op> | <title>`.\n",
            "# Log\n\nOne line: `## [YYYY-MM-DD] <op> | <title>`.\n\n## [2026-11-30] lint | Tides\n",
        ),
        ("# Log\n\nNothing yet.\n", None),
    ],
)
def test_an_entry_of_the_log_has_the_form_of_the_others(log: str, wanted: str | None) -> None:
    assert with_entry(log, NOW, "lint", "Tides", ["[[moon-phase]]"]) == wanted


def test_the_log_stands_at_the_root_or_above_it_and_none_is_made() -> None:
    vault = Vault("wiki")
    assert add_log(vault.shelf, "lint", "x").puts[0].path == "wiki/log.md"
    vault.files["log2.md"] = vault.files.pop("log.md")
    with pytest.raises(Refused, match="has no log"):
        add_log(vault.shelf, "lint", "x")


def test_another_name_takes_every_link_along(vault: Vault) -> None:
    vault.files["concepts/tide-table.md"] = (
        b"---\nrelated: [moon-phase, sea-level]\nsources:\n- concepts/moon-phase.md\ntags: [moon-phase]\n---\n\n"
        b"[[concepts/moon-phase#h|m]] ![[moon-phase]] [x](moon-phase.md#a) [y](/concepts/moon-phase.md) [[Moon Phase]]"
        b" `[[moon-phase]]`\n\n| [[moon-phase\\|z]] |\n"
    )
    linking = ["concepts/tide-table.md", "concepts/sea-level.md"]
    plan = vault.do(rename(vault.shelf, "concepts/moon-phase", "lunar-phase", linking))
    assert plan.pages == ("concepts/lunar-phase", "concepts/tide-table", "concepts/sea-level", "index")
    assert vault.text("concepts/tide-table.md") == (
        "---\nrelated: [lunar-phase, sea-level]\nsources:\n- concepts/lunar-phase.md\ntags: [moon-phase]\n---\n\n"
        "[[concepts/lunar-phase#h|m]] ![[lunar-phase]] [x](lunar-phase.md#a) [y](/concepts/lunar-phase.md)"
        " [[lunar-phase|Moon Phase]] `[[moon-phase]]`\n\n| [[lunar-phase\\|z]] |\n"
    )
    assert vault.text("concepts/lunar-phase.md") == PAGE.format(title="Moon phase").replace("[[moon-", "[[lunar-")
    assert vault.text("index.md") == INDEX.replace("[[moon-", "[[lunar-")
    with pytest.raises(Refused, match="called so too"):
        rename(vault.shelf, "concepts/lunar-phase", "Sea level", ())


def test_a_page_is_not_made_anew_as_another_type(vault: Vault) -> None:
    with pytest.raises(Refused, match="another type"):
        retype(vault.shelf, Retyping("concepts/sea-level", "band", "sea-level"))
