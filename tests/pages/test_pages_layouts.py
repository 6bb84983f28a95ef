from __future__ import annotations

import posixpath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kbdesk.errors import Unreadable
from kbdesk.pages.layouts import KitLayout, relative
from kbdesk.pages.types import BUILT_IN, Declared, PageType, merged, read_declared

DECLARED = b"""
other = 1
[[page_types]]
type = "topic"
folder = ""
section = "Topics"
description = "A topic."
template = "## Goals"
index_fields = ["mastery"]

[[page_types]]
type = "activity"
folder = "course/activities/"

[[page_types]]
type = "concept"
folder = "ideas"
section = "Ideas"
"""


def test_declared_types_replace_built_in_ones_and_come_last() -> None:
    types = merged(read_declared(DECLARED).types)
    assert [each.type for each in types] == [
        "summary",
        "entity",
        "synthesis",
        "preference",
        "topic",
        "activity",
        "concept",
    ]
    assert types[4] == PageType("topic", "", "Topics", "A topic.", "## Goals", ("mastery",))
    assert (types[5].folder, types[5].section) == ("course/activities", "Activity")
    assert types[6].folder == "ideas"
    assert read_declared(b"") == Declared()


@pytest.mark.parametrize(
    "table",
    [
        b"[[page_types]]\nfolder = 'x'",
        b"[[page_types]]\ntype = 'x'",
        b"[[page_types]]\ntype = 'X y'\nfolder = 'x'",
        b"[[page_types]]\ntype = 'x'\nfolder = '../x'",
        b"[[page_types]]\ntype = 'x'\nfolder = '/x'",
        b"[[page_types]]\ntype = 'x'\nfolder = '.hidden'",
        b"[[page_types]]\ntype = 'x'\nfolder = 'x'\nindex_fields = 'a'",
        b"[[page_types]]\ntype = 'topic'\nfolder = 'y'",
    ],
)
def test_a_wrong_page_type_is_ignored_and_told(table: bytes) -> None:
    declared = read_declared(DECLARED + b"\n" + table)
    assert declared.types == read_declared(DECLARED).types
    assert len(declared.ignored) == 1
    assert "kbdesk.toml" in declared.ignored[0]


@pytest.mark.parametrize("settings", [b"page_types = 1", b"page_types = [1]"])
def test_page_types_that_are_no_tables_are_ignored_and_told(settings: bytes) -> None:
    declared = read_declared(settings)
    assert (declared.types, len(declared.ignored)) == ((), 1)


@pytest.mark.parametrize("settings", [b"[[page_types", b"\xff"])
def test_settings_that_are_no_toml_say_so(settings: bytes) -> None:
    with pytest.raises(Unreadable):
        read_declared(settings)


@pytest.mark.parametrize(
    ("path", "header_type", "page_id", "kind", "declared"),
    [
        ("summaries/a.md", "", "summary/a", "summary", True),
        ("summaries/a.md", "entity", "summary/a", "summary", True),
        ("ideas/Two words.md", "", "concept/Two words", "concept", True),
        ("course/activities/x.md", "", "activity/x", "activity", True),
        ("knots.md", "topic", "topic/knots", "topic", True),
        ("loose.md", "", "loose", "page", False),
        ("loose.md", "other", "loose", "other", False),
        ("concept/x.md", "", "./concept/x", "concept", False),
        ("ideas/sub/deep.md", "", "ideas/sub/deep", "sub", False),
        ("bands/131ba.md", "nucleus", "bands/131ba", "bands", False),
        ("bands/index.md", "", "bands/index", "bands", False),
    ],
)
def test_place_and_header_tell_which_page_a_file_is(
    path: str, header_type: str, page_id: str, kind: str, declared: bool
) -> None:
    layout = KitLayout(merged(read_declared(DECLARED).types))
    found = layout.page_at(path, header_type)
    assert found is not None
    assert (found.id, found.type, found.declared) == (page_id, kind, declared)
    assert layout.path_of(found.id) == path


def test_types_that_share_a_folder_list_a_page_once() -> None:
    note = PageType("note", "concepts", "Notes", "", "")
    layout = KitLayout(merged([note]))
    for header_type, page_id in (("", "concept/a"), ("note", "note/a"), ("entity", "concept/a")):
        found = layout.page_at("concepts/a.md", header_type)
        assert found is not None
        assert found.id == page_id


@pytest.mark.parametrize(
    "page_id", ["../x", "concept/../x", "concept/.x", "/x", "concept/..", "", "index", "log", "a//b", "./../x"]
)
def test_nothing_stands_where_no_page_may(page_id: str) -> None:
    assert KitLayout(BUILT_IN).path_of(page_id) is None


def test_project_paths_and_back() -> None:
    layout = KitLayout(BUILT_IN, "notes/wiki")
    assert layout.in_project("a/b.md") == "notes/wiki/a/b.md"
    assert layout.in_knowledge("notes/wiki/a/b.md") == "a/b.md"
    assert layout.in_knowledge("notes/wiki-old/a.md") is None
    assert KitLayout(BUILT_IN, "").in_project("a.md") == "a.md"
    assert KitLayout(BUILT_IN, "").in_knowledge("a.md") == "a.md"


PATHS = st.lists(st.sampled_from(["a", "b", "c d", "é"]), min_size=1, max_size=4).map("/".join)


@given(PATHS, PATHS)
def test_relative_path_leads_back(from_path: str, to_path: str) -> None:
    written = relative(from_path, to_path)
    assert posixpath.normpath(posixpath.join(posixpath.dirname(from_path), written)) == to_path
