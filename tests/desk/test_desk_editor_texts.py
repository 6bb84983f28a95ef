"""What the editor does to texts, without a window: lists, fields, links, sections, what Qt's documents would lose."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout

from kbdesk.desk.editor import fields, linking, title, writing
from kbdesk.desk.editor.differing import differing_spans
from kbdesk.desk.editor.exact import Exact, replace_text
from kbdesk.desk.editor.sections import sections
from kbdesk.desk.look import load
from kbdesk.desk.reader.dress import Dress, Words
from kbdesk.desk.reader.rendering import render

TEXTS = st.text(st.sampled_from("ab #-`\n\r\u2028\u2029\xa0\ufdd0😀潮"), max_size=40)


@given(TEXTS, TEXTS)
def test_a_document_gives_back_every_sign_and_undoes_a_change_in_one_step(old: str, new: str) -> None:
    old, new = old.replace("\r\n", "\n"), new.replace("\r\n", "\n")
    exact, document = Exact(old + new), QTextDocument()
    document.setDocumentLayout(QPlainTextDocumentLayout(document))
    document.setPlainText(exact.held(old))
    assert exact.text(document) == old
    replace_text(document, exact.held(old), exact.held(new))
    assert exact.text(document) == new
    document.undo()
    assert exact.text(document) == old


@pytest.mark.parametrize(
    ("line", "column", "lead", "ends"),
    [
        ("- one", 5, "- ", False),
        ("  * [x] done", 12, "  * [ ] ", False),
        ("9. nine", 7, "10. ", False),
        ("> - in a quote", 14, "> - ", False),
        ("> quote", 7, "> ", False),
        ("- ", 2, "", True),
        ("> ", 2, "", True),
        ("- one", 0, "", False),
        ("    code", 8, "    ", False),
        ("words", 5, "", False),
    ],
)
def test_enter_goes_on_with_what_the_line_is(line: str, column: int, lead: str, ends: bool) -> None:
    assert writing.next_line(line, column) == writing.NextLine(lead, ends)


def test_lines_become_lists_headings_and_words_marked_and_back() -> None:
    lines = ["one", "", "  two"]
    assert writing.listed(lines, "-") == ["- one", "", "  - two"]
    assert writing.listed(writing.listed(lines, "-"), "-") == lines
    assert writing.listed(["- one", "- two"], "1.") == ["1. one", "2. two"]
    assert writing.listed(["1. one"], "- [ ]") == ["- [ ] one"]
    assert writing.listed(writing.listed(lines, ">"), ">") == lines
    assert writing.headed("## a", 2) == "a"
    assert writing.headed("# a", 3) == "### a"
    assert writing.marked(" word ", "**") == " **word** "
    assert writing.marked("**word**", "**") == "word"
    assert writing.marked("**word**", "*") == "***word***"
    assert writing.outdented(writing.indented("- x")) == "- x"


@pytest.mark.parametrize(
    ("name", "value", "kind", "items"),
    [
        ("aliases", "springs", "list", ("springs",)),
        ("aliases", "[a, 潮汐]", "list", ("a", "潮汐")),
        ("x", '["a, b", c]', "list", ("a, b", "c")),
        ("x", "a, b", "line", ("a", "b")),
        ("related", "[[[one]], [[two|x]]]", "line", None),
        ("x", "{a: b}", "line", None),
        ("since", "2026-11-30", "date", ("2026-11-30",)),
        ("x", "one\ntwo", "long", None),
    ],
)
def test_each_field_gets_the_editor_that_suits_it(
    name: str, value: str, kind: str, items: tuple[str, ...] | None
) -> None:
    assert fields.kind_of(name, value) == kind
    if kind != "long":
        assert fields.items_of(value) == items
    if kind == "list" and items is not None:
        assert fields.value_of(fields.written(fields.shown(items)), value) == value


def test_a_list_is_written_in_brackets_only_where_it_must() -> None:
    assert fields.written("a， b、c") == ("a", "b", "c")
    assert fields.value_of(("a", "b: c"), "a") == '[a, "b: c"]'
    assert fields.value_of((), "[a]") == ""


def test_a_link_is_known_while_it_is_written() -> None:
    assert linking.begun("see [[spr") == linking.Begun("wiki", "spr", 4)
    assert linking.begun("see [x](conc") == linking.Begun("page", "conc", 8)
    assert linking.begun("see [x](concept/a#he") == linking.Begun("heading", "he", 18, "concept/a")
    assert linking.begun("see [[a]] and") is None
    link = linking.Begun("wiki", "a", 0)
    assert linking.written(link, "concept/a", "A [1]", "") == ("[A \\[1\\]](concept/a)", 0)
    assert linking.written(linking.Begun("page", "a", 0), "concept/a", "A", ") more") == ("concept/a", 0)
    assert linking.begun("[[#he") == linking.Begun("wiki_heading", "he", 0)
    assert linking.begun("[[a#he") == linking.Begun("wiki_heading", "he", 0, "a")
    heading = linking.Begun("wiki_heading", "he", 0, "a")
    assert linking.written(heading, "concept/a#height", "Height", "]]") == ("[Height](concept/a#height)", 2)


def test_title_and_heading_go_on_saying_the_same() -> None:
    assert title.heading_of("\n# A page\n\nText") == "A page"
    assert title.heading_of("Text\n# No") == ""
    assert title.agreed("A", "B", "A", "A") == title.Agreed(heading="B")
    assert title.agreed("A", "A", "A", "B") == title.Agreed(title="B")
    assert title.agreed("A", "B", "A", "C") == title.Agreed()
    assert title.agreed("A", "A", "Other", "B") == title.Agreed()


def test_words_that_differ_are_counted_as_qt_counts() -> None:
    assert differing_spans("😀 one two", "😀 one 2") == (((7, 10),), ((7, 8),))


LINES = st.lists(
    st.sampled_from(
        [
            "# H",
            "words",
            "",
            "",
            "- item",
            "  more",
            "```",
            "~~~",
            "> q",
            "| a | b |",
            "|---|---|",
            "$$",
            "<!--",
            "-->",
            "1. x",
        ]
    ),
    max_size=30,
)


@given(LINES)
def test_sections_rendered_one_by_one_read_like_the_whole(lines: list[str]) -> None:
    text = "\n".join([*lines, "x" * 1300, "", *lines])
    parts = sections(text)
    assert "\n".join(part.text for part in parts) == text
    assert [part.line for part in parts] == [
        sum(each.text.count("\n") + 1 for each in parts[:at]) for at in range(len(parts))
    ]
    theme = load("light")
    dress, words = Dress(theme.colours, theme.syntax, 10), Words()

    def html(part: str) -> str:
        made = "".join(render(part, lambda _href, _wiki: None, dress, words).chunks)
        return re.sub(r'<a name="[^"]*"></a>', "", made)

    assert "".join(html(part.text) for part in parts) == html(text)
