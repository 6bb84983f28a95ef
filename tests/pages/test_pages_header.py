from __future__ import annotations

import time
from pathlib import Path

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

from kbdesk.errors import Refused, Unreadable
from kbdesk.pages.field_lines import field_line
from kbdesk.pages.header import read_header
from kbdesk.pages.text import PageText

CORPORA = Path(__file__).parents[2].parent / "shared" / "corpora"

BY_HAND = """---
# a comment
type: concept
title:    Hand-written\x20\x20
aliases:
  - one
  - two
tags: [a, b]
description: |
  A block scalar
  of two lines.
meta:
  nested: 1
  deeper: {k: v}
single: 'it''s'
año: 2020
created.at: yesterday
Key With Spaces: v
dup: first
dup: second
empty:
trailing: x\x20\x20
"quoted key": v
status: 'retired' # why
---

# Hand-written

Body.
"""


def page(text: str) -> PageText:
    return PageText.parse(text.encode())


def changed(text: str, **changes: str | None) -> str:
    return page(text).with_fields(changes).encode().decode()


def test_header_by_hand_is_read_whole_and_every_value_is_text() -> None:
    fields = page(BY_HAND).fields()
    assert fields["aliases"] == "[one, two]"
    assert fields["tags"] == "[a, b]"
    assert fields["description"] == "A block scalar\nof two lines."
    assert fields["meta"] == "{nested: 1, deeper: {k: v}}"
    assert fields["single"] == "it's"
    assert fields["año"] == "2020"
    assert fields["dup"] == "second"
    assert fields["empty"] == ""
    assert fields["status"] == "retired"
    assert page(BY_HAND).field_list("aliases") == ("one", "two")
    assert page(BY_HAND).field_list("tags") == ("a", "b")


def test_comma_separated_text_is_a_list_too() -> None:
    assert page("---\naliases: king tides, big tides\n---\n").field_list("aliases") == ("king tides", "big tides")
    assert page("---\naliases:\n---\n").field_list("aliases") == ()


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("title", "title:    Hand-written  \n", "title: New\n"),
        ("aliases", "aliases:\n  - one\n  - two\n", "aliases: New\n"),
        ("description", "description: |\n  A block scalar\n  of two lines.\n", "description: New\n"),
        ("meta", "meta:\n  nested: 1\n  deeper: {k: v}\n", "meta: New\n"),
        ("dup", "dup: second\n", "dup: New\n"),
        ("año", "año: 2020\n", "año: New\n"),
        ("quoted key", '"quoted key": v\n', '"quoted key": New\n'),
        ("status", "status: 'retired' # why\n", "status: New\n"),
    ],
)
def test_setting_a_field_changes_its_lines_only(name: str, old: str, new: str) -> None:
    assert changed(BY_HAND, **{name: "New"}) == BY_HAND.replace(old, new)


def test_removing_a_field_takes_all_its_lines() -> None:
    assert changed(BY_HAND, meta=None) == BY_HAND.replace("meta:\n  nested: 1\n  deeper: {k: v}\n", "")
    assert changed(BY_HAND, dup=None) == BY_HAND.replace("dup: first\ndup: second\n", "")


def test_field_that_says_the_same_already_is_left_alone() -> None:
    assert changed(BY_HAND, title="Hand-written", status="retired", never=None) == BY_HAND


def test_new_fields_go_to_the_end() -> None:
    assert changed("---\na: 1\n---\n\nBody\n", b="2", c="3") == "---\na: 1\nb: 2\nc: 3\n---\n\nBody\n"


def test_key_that_the_original_cannot_read_is_refused_when_new() -> None:
    for name in ("a b", "año", "a.b", "", "with: colon", "inj: 1\nstatus", "---"):
        with pytest.raises(Refused):
            changed(BY_HAND.replace("año", "ano"), **{name: "x"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# None\n\nFind.\n", "---\nupdated: D\n---\n\n# None\n\nFind.\n"),
        ("\n\n# None\n", "---\nupdated: D\n---\n\n# None\n"),
        ("", "---\nupdated: D\n---\n"),
        ("---\n---\n\n# E\n", "---\nupdated: D\n---\n\n# E\n"),
        ("---\n---\n\n# E\n\nKept.\n\n---\n\nToo.\n", "---\nupdated: D\n---\n\n# E\n\nKept.\n\n---\n\nToo.\n"),
        (
            "---\n\nUnder a rule.\n\n---\n\nMore.\n",
            "---\nupdated: D\n---\n\n---\n\nUnder a rule.\n\n---\n\nMore.\n",
        ),
        ("---\n\n# Heading\n\n---\n\nMore.\n", "---\nupdated: D\n---\n\n---\n\n# Heading\n\n---\n\nMore.\n"),
        ("\ufeff---\na: b\n---\n\nx\n", "\ufeff---\na: b\nupdated: D\n---\n\nx\n"),
        ("--- \na: b\n---\n\nx\n", "--- \na: b\nupdated: D\n---\n\nx\n"),
        ("\n---\na: b\n---\n\nx\n", "\n---\na: b\nupdated: D\n---\n\nx\n"),
        ("---\na: b\n...\n\nx\n", "---\na: b\nupdated: D\n...\n\nx\n"),
        ("---\na: b\n---- \n\nx\n", "---\na: b\nupdated: D\n---- \n\nx\n"),
        ("---\na: b\n---# Glued\n\nx\n", "---\na: b\nupdated: D\n---\n\n# Glued\n\nx\n"),
        ("---\ntype: c\na: b\n\n# Open\n\nx\n", "---\ntype: c\na: b\nupdated: D\n\n# Open\n\nx\n"),
        (
            "---\ntype: c\na: b\n\n# Open\n\nx\n\n---\n\ny\n",
            "---\ntype: c\na: b\nupdated: D\n\n# Open\n\nx\n\n---\n\ny\n",
        ),
        ("---\r\na: b\r\n---\r\n\r\nx\r\ny\r\n", "---\r\na: b\r\nupdated: D\r\n---\r\n\r\nx\r\ny\r\n"),
        ("---\na: b\n---\nNo blank.\n", "---\na: b\nupdated: D\n---\n\nNo blank.\n"),
        ("    code first\n\nx\n", "---\nupdated: D\n---\n\n    code first\n\nx\n"),
        ("---\na: b\n---\n---\nc: d\n---\nx\n", "---\na: b\nupdated: D\n---\n\n---\nc: d\n---\nx\n"),
    ],
)
def test_no_page_gets_a_second_header_and_no_text_is_lost(text: str, expected: str) -> None:
    read = page(text)
    assert read.encode().decode() == text
    written = read.with_fields({"updated": "D"}).with_body(read.body).encode().decode()
    assert written == expected
    assert page(written).fields()["updated"] == "D"


@pytest.mark.parametrize(
    ("lines", "name", "value"),
    [
        ("title: T\nrelated: [[a]], [[b]]\n", "title", "T"),
        ("title: Wave: one\ntype: x\n", "title", "Wave: one"),
        ("title: T\naliases: [a, 2[404]7/2+ b]\n", "aliases", "[a, 2[404]7/2+ b]"),
        ("title: T\nby: @someone\n", "by", "@someone"),
        ('title: "bad \\! escape"\ntype: x\n', "type", "x"),
        ("title: T\nno colon here\ntype: x\n", "type", "x"),
    ],
)
def test_header_that_yaml_rejects_is_read_field_by_field_and_said(lines: str, name: str, value: str) -> None:
    text = f"---\n{lines}---\n\nBody\n"
    read = page(text)
    assert read.fields()[name] == value
    assert read.trouble.startswith("YAML does not accept the header: line ")
    assert changed(text, updated="D") == f"---\n{lines}updated: D\n---\n\nBody\n"


def test_wikilinks_without_quotes_are_a_list() -> None:
    assert page("---\nrelated: [[a]], [[b c]]\nx: y\n---\n").field_list("related") == ("[[a]]", "[[b c]]")


def test_lines_that_yaml_rejects_are_not_written_anew() -> None:
    text = "---\ntitle: T\nodd: [a\n  , b\nx: y\n---\n"
    with pytest.raises(Refused):
        changed(text, odd="c")


def test_field_that_another_one_needs_is_kept() -> None:
    anchored = page("---\na: &x\n  - b\nc: *x\n---\n")
    with pytest.raises(Refused, match="harm"):
        anchored.with_fields({"a": None})
    assert anchored.with_fields({"c": "d"}).lines == ("a: &x\n", "  - b\n", "c: d\n")


def test_field_that_holds_an_unclosed_header_together_is_kept() -> None:
    with pytest.raises(Refused, match="otherwise"):
        page("---\ntitle: !!str 1\n  \nkey#1:*a\n[---\n\n# T\n").with_fields({"title": None})


def test_name_without_a_colon_cannot_be_set() -> None:
    with pytest.raises(Refused, match="more than one line"):
        page("---\n?\n...").with_fields({"": "x"})


def test_page_of_one_sign_keeps_it_when_it_gets_a_header() -> None:
    assert page("\x0c").with_fields({"a": "b"}).encode() == b"---\na: b\n---\n\n\x0c"


def test_header_that_a_change_makes_yaml_again_is_read_as_yaml() -> None:
    healed = page('---\na: "\nb: [c, d]\n---\n').with_fields({"a": "x"})
    assert (healed.reading.kind, healed.field_list("b")) == ("mapping", ("c", "d"))


def test_header_in_braces_is_read_and_not_written() -> None:
    read = page("---\n{type: concept, title: T}\n---\n\nx\n")
    assert read.fields() == {"type": "concept", "title": "T"}
    with pytest.raises(Refused):
        read.with_fields({"updated": "D"})


def test_bytes_that_are_not_utf8_are_refused_with_the_line() -> None:
    with pytest.raises(Unreadable, match="line 2"):
        PageText.parse(b"# Caf\n\xe9\n")


def test_signs_that_only_yaml_takes_for_line_breaks_move_no_line() -> None:
    text = "---\na: x\x85y\nb: '\u2028'\nc: 1\rd\ne: 2\n---\n"
    assert changed(text, e="3") == text.replace("e: 2", "e: 3")


def test_lone_surrogate_is_refused() -> None:
    with pytest.raises(Refused):
        page("x\n").with_body("half \ud800").encode()


@pytest.mark.parametrize(
    "header",
    [
        "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*{'a' if not n else f'b{n - 1}'}, *a]\n" for n in range(60)),
        "a: " + "[" * 50_000 + "\n",
        "- " * 50_000 + "x\n",
        "".join(" " * n + "a:\n" for n in range(400)),
        "a: &x " + "y" * 5000 + "\nb: [" + "*x, " * 10_000 + "]\n",
        "a: b\n" * 30_000,
        "a: '" + "x\n" * 30_000,
        "k: v: w\n" * 3000,
    ],
)
def test_hostile_headers_are_read_in_bounded_time_and_size(header: str) -> None:
    start = time.process_time()
    read = page(f"---\n{header}---\n\nx\n")
    size = sum(len(value) for value in read.fields().values())
    size += sum(len(item) for field in read.reading.fields for item in field.items or ())
    assert size <= 4 * len(header) + 100_000
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("plain words", "k: plain words"),
        ("a: b", 'k: "a: b"'),
        ("12:30", 'k: "12:30"'),
        ('say "hi": there', 'k: "say \\"hi\\": there"'),
        ("C:\\dir", 'k: "C:\\\\dir"'),
        ("C\\dir", "k: C\\dir"),
        ("[a, b]", "k: [a, b]"),
        ("[a: 1, b]", "k: [a: 1, b]"),
        ("[#a, #b]", 'k: "[#a, #b]"'),
        ('"hi"', "k: '\"hi\"'"),
        ("'hi'", "k: \"'hi'\""),
        ("- item", 'k: "- item"'),
        ("*bold*", 'k: "*bold*"'),
        ("007", "k: 007"),
        ("", "k: "),
        ("two\nlines", 'k: "two\\nlines"'),
        ("x\n---\ny", 'k: "x\\n---\\ny"'),
        ("\u2028", 'k: "\\u2028"'),
        ("{{ title }}", 'k: "{{ title }}"'),
    ],
)
def test_value_is_written_as_yaml_and_the_original_read_it(value: str, line: str) -> None:
    assert field_line("k", value) == line


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=40))
def test_value_survives_any_number_of_saves(value: str) -> None:
    first = PageText.new().with_fields({"type": "concept", "k": value, "z": "end"})
    again = PageText.parse(first.encode())
    assert again.fields()["k"].strip() == value.strip()
    assert again.fields()["z"] == "end"
    assert again.with_fields({"k": again.fields()["k"], "other": "x"}).fields()["k"] == again.fields()["k"]
    loaded = yaml.load("".join(again.lines), Loader=yaml.BaseLoader)
    if isinstance(loaded["k"], str):
        assert loaded["k"].strip() == value.strip()


KEYS = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,8}", fullmatch=True)
VALUES = st.one_of(
    st.text(st.characters(codec="utf-8", exclude_characters="\r\0"), max_size=20),
    st.sampled_from(
        ["[a, b]", "'q'", '"q"', "x # c", "|\n  block\n  more", "\n  - a\n  - b", "{a: b}", "~", "yes", "&x y"]
    ),
)


@given(st.lists(st.tuples(KEYS, VALUES), max_size=6), st.text(max_size=40), st.booleans())
def test_any_file_comes_back_byte_for_byte(fields: list[tuple[str, str]], body: str, crlf: bool) -> None:
    text = "---\n" + "".join(f"{key}: {value}\n" for key, value in fields) + "---\n" + body
    text = text.replace("\n", "\r\n") if crlf else text
    assume(not any("\ud800" <= sign <= "\udfff" for sign in text))
    assert page(text).encode().decode() == text


@given(st.lists(st.tuples(KEYS, VALUES), max_size=6))
def test_plain_lines_are_read_as_yaml_reads_them(fields: list[tuple[str, str]]) -> None:
    source = "".join(f"{key}: {value}\n" for key, value in fields)
    reading = read_header(tuple(source.splitlines(keepends=True)))
    if reading.kind != "mapping":
        return
    loaded = yaml.load(source, Loader=yaml.CBaseLoader)
    assert {field.name for field in reading.fields} == set(loaded)
    for name, value in {field.name: field for field in reading.fields}.items():
        if isinstance(loaded[name], str):
            assert value.text == loaded[name].rstrip("\n") or value.text == loaded[name]
        elif isinstance(loaded[name], list) and all(isinstance(item, str) for item in loaded[name]):
            assert value.items == tuple(loaded[name])


@given(st.lists(st.tuples(KEYS, VALUES), min_size=1, max_size=6), KEYS, VALUES)
def test_setting_one_field_leaves_the_others_as_they_are(fields: list[tuple[str, str]], name: str, value: str) -> None:
    before = page("---\n" + "".join(f"{key}: {text}\n" for key, text in fields) + "---\n\nBody\n")
    assume(before.reading.kind == "mapping")
    try:
        after = before.with_fields({name: value})
    except Refused:
        return
    others = {key: text for key, text in before.fields().items() if key != name}
    assert {key: text for key, text in after.fields().items() if key != name} == others
    assert after.fields()[name].strip() == value.strip()
    assert after.body == before.body


@pytest.mark.skipif(not CORPORA.is_dir(), reason="../shared/corpora is not beside this checkout")
def test_headers_of_real_wikis_come_back_byte_for_byte() -> None:
    troubled = 0
    for file in sorted(CORPORA.rglob("*.md")):
        data = file.read_bytes()
        read = PageText.parse(data)
        assert read.encode() == data
        troubled += bool(read.trouble)
        after = read.with_fields({"kbdesk_test": "a: b"})
        assert after.fields() == {**read.fields(), "kbdesk_test": "a: b"}
        if read.has_header:
            assert after.encode().replace(b'kbdesk_test: "a: b"' + after.newline.encode(), b"") == data
    assert troubled < 20
