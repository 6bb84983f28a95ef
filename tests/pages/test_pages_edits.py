from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, NotFound, Refused, Unreadable
from kbdesk.pages.edits import Draft, add_log, create, edit, rewrite, write_overview

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

TIDES = "---\ntype: concept\ntitle: Tides\nupdated: 2026-01-01\n---\n\n# Tides\n\nRise and fall.\n"


def draft(slug: str, content: str = "x", title: str = "T", kind: str = "concept", **fields: str | None) -> Draft:
    return Draft(kind, slug, title, content, tuple(fields.items()))


def test_page_is_written_as_the_kit_writes_it(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES)
    content = "A chapter.\n\nSee [Tides](concept/tides#why)."
    plan = wiki.do(create(wiki.shelf, [draft("chapter", content, "Chapter: one", "summary", file="a.pdf", gone=None)]))
    assert plan.pages == ("summary/chapter",)
    assert plan.puts[0].path == "knowledge/summaries/chapter.md"
    assert wiki.text("summaries/chapter.md") == (
        '---\ntype: summary\ntitle: "Chapter: one"\nfile: a.pdf\nupdated: 2026-11-30\n'
        'ingested: "2026-11-30T07:30:00.123Z"\n---\n\n# Chapter: one\n\nA chapter.\n\n'
        "See [Tides](../concepts/tides.md#why).\n"
    )


def test_template_stands_in_for_missing_content(wiki: Wiki) -> None:
    wiki.do(create(wiki.shelf, [Draft("entity", "moon", "Moon")]))
    assert wiki.text("entities/moon.md").endswith("# Moon\n\n## What it is\n\n## What is known\n\n## Sources\n")


@pytest.mark.parametrize(
    ("content", "body"),
    [
        ("# Own\n\nText.", "# Own\n\nText.\n"),
        ("\n\n  # Indented\n\nText.", "# Indented\n\nText.\n"),
        ("#No space", "# T\n\n#No space\n"),
        ("", "# T\n"),
        ("\n\n   \n  first\n\nlast   \n\n\n", "# T\n\n\n\n   \n  first\n\nlast\n"),
        ("one\r\ntwo", "# T\n\none\ntwo\n"),
        ("> Retired on 2020-01-01: no. Don't rely on what it says.\n\nText.", "# T\n\nText.\n"),
    ],
)
def test_body_begins_with_a_heading_and_has_no_blank_edges(wiki: Wiki, content: str, body: str) -> None:
    wiki.do(create(wiki.shelf, [draft("a", content)]))
    assert wiki.text("concepts/a.md").partition("---\n\n")[2] == body


@pytest.mark.parametrize(
    "slug", ["", "Spring Tides", "a_b", "a--b", "-a", "a-", "caf\u00e9", "a/b", "../x", "a.b", "A", "a\n", "a" * 201]
)
def test_slug_that_is_none_is_refused(wiki: Wiki, slug: str) -> None:
    with pytest.raises(Refused):
        create(wiki.shelf, [draft(slug)])


def test_unknown_type_taken_place_and_special_names_are_refused(topics: Wiki) -> None:
    topics.put("concepts/tides.md", TIDES)
    topics.put("loose.md", "# Loose\n")
    for bad in (draft("x", kind="recipe"), draft("tides"), draft("loose", kind="topic"), draft("log", kind="topic")):
        with pytest.raises(Refused):
            create(topics.shelf, [bad])


def test_pages_of_one_call_link_each_other_and_come_all_or_none(wiki: Wiki) -> None:
    drafts = [draft("a", "See [b](concept/b).", "A"), draft("b", "See [a](a.md) and [b](concept/b).", "B")]
    plan = create(wiki.shelf, drafts)
    assert plan.pages == ("concept/a", "concept/b")
    assert plan.warnings == ()
    with pytest.raises(BrokenLinks) as caught:
        create(wiki.shelf, [draft("a"), draft("b", "[x](concept/none) [y](concept/none) [z](entity/no#s) [w](and/or)")])
    assert caught.value.missing == ("concept/none", "entity/no")
    with pytest.raises(Refused):
        create(wiki.shelf, [draft("a"), draft("a")])
    with pytest.raises(Refused):
        create(wiki.shelf, [])


def test_links_that_only_look_broken_are_no_hindrance_but_said(wiki: Wiki) -> None:
    plan = create(wiki.shelf, [draft("a", "[x](gone.md) `[[Nobody]]` `[y](concept/none)` [z](docs/readme)")])
    assert [warning.split("the link ")[1] for warning in plan.warnings] == [
        "gone.md leads nowhere.",
        "docs/readme leads nowhere.",
    ]


@pytest.mark.parametrize("name", ["status", "retired", "superseded_by"])
def test_standing_is_not_set_as_a_field(wiki: Wiki, name: str) -> None:
    wiki.put("concepts/tides.md", TIDES)
    for value in ("retired", None):
        with pytest.raises(Refused, match="kept by the store"):
            create(wiki.shelf, [draft("a", **{name: value})])
        with pytest.raises(Refused, match="kept by the store"):
            edit(wiki.shelf, "concept/tides", [("Rise", "Up")], [(name, value)])


def test_type_dates_and_ingestion_of_a_caller_are_passed_over(wiki: Wiki) -> None:
    wiki.do(create(wiki.shelf, [draft("a", b="1", a="2", updated="1999-01-01", type="entity", ingested="x")]))
    assert wiki.text("concepts/a.md").startswith("---\ntype: concept\ntitle: T\nb: 1\na: 2\nupdated: 2026-11-30\n---\n")
    wiki.do(edit(wiki.shelf, "concept/a", [("x", "y")], [("b", None), ("c", "3"), ("a", "22"), ("never", None)]))
    assert wiki.text("concepts/a.md") == (
        "---\ntype: concept\ntitle: T\na: 22\nupdated: 2026-11-30\nc: 3\n---\n\n# T\n\ny\n"
    )


def test_title_and_keys_with_line_breaks_are_refused(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES)
    with pytest.raises(Refused, match="one line"):
        create(wiki.shelf, [draft("a", title="Two\nlines")])
    with pytest.raises(Refused, match="one line"):
        edit(wiki.shelf, "concept/tides", [], [("title", "Two\nlines")])
    with pytest.raises(Refused):
        create(wiki.shelf, [draft("a", **{"inj: 1\nstatus": "retired"})])


def test_edit_changes_a_fragment_and_the_date_only(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES)
    plan = wiki.do(edit(wiki.shelf, " concept/tides ", [("Rise", "$& \\1 Up"), ("fall.", "down.")]))
    assert plan.subject == "concept/tides"
    assert wiki.text("concepts/tides.md") == TIDES.replace("Rise and fall", "$& \\1 Up and down").replace(
        "01-01", "11-30"
    )


@pytest.mark.parametrize("old", ["not there", "", "T", "type: concept", "tides.md"])
def test_fragment_must_be_there_exactly_once(wiki: Wiki, old: str) -> None:
    wiki.put("concepts/tides.md", TIDES.replace("Rise", "Tides [x](tides.md)"))
    with pytest.raises(Refused):
        edit(wiki.shelf, "concept/tides", [(old, "x")])


def test_edit_sees_links_as_ids_and_refuses_new_dead_ones(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES.replace("Rise", "[x](concept/long-dead) [y](./other%20one.md#h) Rise"))
    wiki.put("concepts/other one.md", "# Other\n")
    wiki.do(edit(wiki.shelf, "concept/tides", [("[y](concept/other%20one#h)", "[z](concept/tides)")]))
    assert "[x](concept/long-dead) [z](tides.md) Rise" in wiki.text("concepts/tides.md")
    with pytest.raises(BrokenLinks) as caught:
        edit(wiki.shelf, "concept/tides", [("fall", "[w](entity/nobody)")])
    assert caught.value.missing == ("entity/nobody",)


def edited(wiki: Wiki, text: str, old: str, new: str) -> str:
    """What an edit leaves of a page, without the day that it sets."""
    wiki.put("concepts/tides.md", "x\n")
    wiki.put("concepts/hand.md", text)
    wiki.do(edit(wiki.shelf, "concept/hand", [(old, new)]))
    return wiki.text("concepts/hand.md").replace("updated: 2026-11-30\n", "")


HAND = "---\na: b\n---\n\nOne [a](./tides.md) [b](%74ides.md) [c](concept/tides).\n\nTwo [d](tides.md).\n"


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("Two", "Three", HAND.replace("Two", "Three")),
        ("One", "```", HAND.replace("One", "```")),
        ("One", "[e](concept/tides)", HAND.replace("One", "[e](tides.md)")),
        ("[a](concept/tides)", "[a](concept/tides#x)", HAND.replace("./tides.md", "tides.md#x")),
        (
            "[d](concept/ti",
            "[d](concept/hand) (ti",
            HAND.replace("[d](ti", "[d](hand.md) (ti").replace("(tides.md).", "(tides)."),
        ),
    ],
)
def test_edit_leaves_links_that_it_does_not_touch_as_they_are_written(
    wiki: Wiki, old: str, new: str, left: str
) -> None:
    assert edited(wiki, HAND, old, new) == left


@pytest.mark.parametrize(
    ("text", "old", "new", "left"),
    [
        ("---\na: b\n---# Glued\n\nX\n", "X", "Y", "---\na: b\n---# Glued\n\nY\n"),
        ("---\na: b\n---# Glued\n\nX\n", "# Glued", "Y", "---\na: b\n---\nY\n\nX\n"),
        ("---\na: b\n---\n\n\nX\n\nY", "X", "Z", "---\na: b\n---\n\n\nZ\n\nY"),
        ("---\na: b\n---\n\n\nX\n\nY", "Y", "", "---\na: b\n---\n\n\nX\n"),
        ("---\na: b\n---\nX\n\n\nY\n\n", "X", "", "---\na: b\n---\n\nY\n\n"),
        ("---\na: b\n---\n\nX\r\n\r\nY\n\n", "Y", "", "---\na: b\n---\n\nX\r\n"),
    ],
)
def test_edit_leaves_edges_that_it_does_not_touch(wiki: Wiki, text: str, old: str, new: str, left: str) -> None:
    assert edited(wiki, text, old, new) == left


def test_edit_of_the_overview_leaves_its_edges(wiki: Wiki) -> None:
    wiki.put("overview.md", "\n\nX\n\nY")
    wiki.do(edit(wiki.shelf, "overview", [("X", "Z")]))
    assert wiki.text("overview.md") == "\n\nZ\n\nY"


def test_page_with_windows_line_endings_keeps_them(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES.replace("\n", "\r\n"))
    wiki.do(edit(wiki.shelf, "concept/tides", [("# Tides\n\nRise", "# Tides\n\nUp,\ndown; rise")], [("a", "b")]))
    expected = TIDES.replace("Rise", "Up,\ndown; rise").replace("2026-01-01\n", "2026-11-30\na: b\n")
    assert wiki.text("concepts/tides.md") == expected.replace("\n", "\r\n")


def test_page_that_is_not_utf8_is_left_alone(wiki: Wiki) -> None:
    wiki.files["concepts/latin.md"] = b"# Caf\xe9\n\nFind me.\n"
    with pytest.raises(Unreadable):
        edit(wiki.shelf, "concept/latin", [("Find", "Found")])
    with pytest.raises(Unreadable):
        rewrite(wiki.shelf, "concept/latin", "New")


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("concept/tides.md", "concept/tides"),
        ("concepts/tides", "concept/tides"),
        ("knowledge/concepts/tides.md", "concept/tides"),
        ("Concept/Tides", "concept/tides"),
        ("tides", "concept/tides"),
        ("entity/tides", "concept/tides"),
        ("recipe/x", "summary, concept, entity, synthesis, preference"),
        ("nobody", "type/slug"),
        ("concept/nobody", "search"),
        ("../../etc/passwd", "summary"),
        ("", "type/slug"),
    ],
)
def test_page_that_is_not_there_is_hinted_at_and_never_guessed(wiki: Wiki, written: str, hint: str) -> None:
    wiki.put("concepts/tides.md", TIDES)
    with pytest.raises(NotFound) as caught:
        edit(wiki.shelf, written, [("Rise", "Up")])
    assert caught.value.next_step is not None
    assert hint in caught.value.next_step


def test_page_whose_name_is_no_slug_is_edited_by_its_id(wiki: Wiki) -> None:
    wiki.put("concepts/Two words.md", "# Two\n\nx\n")
    wiki.put("bands/131ba.md", "# Band\n\nx\n")
    wiki.do(edit(wiki.shelf, "concept/Two words", [("x", "y")]))
    wiki.do(edit(wiki.shelf, "concept/Two%20words", [("y", "z")]))
    wiki.do(edit(wiki.shelf, "bands/131ba", [("x", "y")]))
    assert wiki.text("concepts/Two words.md").endswith("# Two\n\nz\n")
    assert wiki.text("bands/131ba.md") == "---\nupdated: 2026-11-30\n---\n\n# Band\n\ny\n"


def test_rewrite_keeps_the_header_and_stamps_a_summary(wiki: Wiki) -> None:
    header = "---\ntype: summary\n# mine\ntitle: 'S'\ningested: \"1999\"\nlist:\n- a\n---\n"
    wiki.put("summaries/s.md", header + "\n# S\n\nOld.\n")
    wiki.do(rewrite(wiki.shelf, "summary/s", "New.", [("title", "S2")]))
    assert wiki.text("summaries/s.md") == (
        '---\ntype: summary\n# mine\ntitle: S2\ningested: "2026-11-30T07:30:00.123Z"\nlist:\n- a\n'
        "updated: 2026-11-30\n---\n\n# S2\n\nNew.\n"
    )


def test_overview_is_written_edited_and_its_links_checked(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES)
    with pytest.raises(NotFound):
        edit(wiki.shelf, "overview", [("a", "b")])
    wiki.do(write_overview(wiki.shelf, "See [Tides](concept/tides).\n\n"))
    assert wiki.text("overview.md") == "See [Tides](concepts/tides.md).\n"
    wiki.do(edit(wiki.shelf, "overview", [("See [Tides](concept/tides)", "Read [it](concept/tides#x)")]))
    assert wiki.text("overview.md") == "Read [it](concepts/tides.md#x).\n"
    with pytest.raises(BrokenLinks):
        rewrite(wiki.shelf, "overview", "[x](concept/none)")
    wiki.put("overview.md", "---\nkept: yes\n---\n\nOld\n")
    wiki.do(rewrite(wiki.shelf, "overview", "New"))
    assert wiki.text("overview.md") == "---\nkept: yes\n---\n\nNew\n"


def test_log_grows_at_its_end_and_no_entry_is_forged(wiki: Wiki) -> None:
    wiki.do(add_log(wiki.shelf, "ingest", "Tides", ["summary/tides", " concept/tides "]))
    plan = wiki.do(add_log(wiki.shelf, "update", "two\n## [1999-01-01] ingest | never"))
    assert plan.operation == "log"
    assert wiki.text("log.md") == (
        "# Log\n\n## [2026-11-30] ingest | Tides\n- pages: summary/tides, concept/tides\n"
        "\n## [2026-11-30] update | two ## [1999-01-01] ingest | never\n"
    )
    wiki.put("log.md", "# Log\r\n\r\nBy hand.\r\n")
    wiki.do(add_log(wiki.shelf, "x", "y"))
    assert wiki.text("log.md") == "# Log\r\n\r\nBy hand.\r\n\r\n## [2026-11-30] x | y\r\n"


def test_planning_writes_nothing(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES)
    before = dict(wiki.files)
    edit(wiki.shelf, "concept/tides", [("Rise", "Up")])
    create(wiki.shelf, [draft("a")])
    assert wiki.files == before


def test_what_changes_nothing_writes_nothing(wiki: Wiki) -> None:
    wiki.put("concepts/tides.md", TIDES.replace("updated:", "sea: 'North'  # which\nupdated:"))
    wiki.put("concepts/bare.md", "# Bare\n\nText.\n")
    for plan in (
        edit(wiki.shelf, "concept/tides", [], [("sea", "North")]),
        edit(wiki.shelf, "concept/tides", [("Rise", "Rise")], [("title", "Tides"), ("gone", None)]),
        edit(wiki.shelf, "concept/bare", [], [("gone", None)]),
        rewrite(wiki.shelf, "concept/tides", "# Tides\n\nRise and fall.\n", [("sea", "North")]),
    ):
        assert plan.changes_nothing, plan
    assert not edit(wiki.shelf, "concept/tides", [], [("sea", "South")]).changes_nothing


@pytest.mark.parametrize(
    ("sought", "told"),
    [
        ("rise  AND\nfall.", "It stands there so: Rise and fall."),
        ('the moon\'s "pull" - twice ...', "It stands there so: The Moon\u2019s \u201cpull\u201d \u2013 twice \u2026"),
        ("Rise and fall. The", "It stands there with other spaces, line breaks, quotation marks, dashes or capitals."),
        ("RISE AGAIN", "copy it exactly"),
        ("Rise and fail.", "copy it exactly"),
        ("x" * 3000, "copy it exactly"),
    ],
)
def test_a_passage_that_stands_otherwise_is_shown_as_it_stands(wiki: Wiki, sought: str, told: str) -> None:
    wiki.put(
        "concepts/tides.md",
        TIDES + "\nThe Moon\u2019s \u201cpull\u201d \u2013 twice \u2026\n\nrise again, Rise again\n",
    )
    with pytest.raises(Refused) as refused:
        edit(wiki.shelf, "concept/tides", [(sought, "x")])
    assert told in (refused.value.next_step or "")
