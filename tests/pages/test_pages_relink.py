from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kbdesk.pages.other_forms import Coming
from kbdesk.pages.relink import from_disk, to_disk

if TYPE_CHECKING:
    from kbdesk.pages.shelf import FileShelf

HERE = "concepts/here.md"


@pytest.mark.parametrize(
    ("written", "on_disk"),
    [
        ("concept/tides", "tides.md"),
        ("entity/moon#dark", "../entities/moon.md#dark"),
        ("entity/moon#", "../entities/moon.md#"),
        ("concept/two%20words", "two%20words.md"),
        ("concept/caf\u00e9%20%28x%29", "caf\u00e9%20%28x%29.md"),
        ("https://a.b/concept/tides", "https://a.b/concept/tides"),
        ("concept/tides/extra", "concept/tides/extra"),
        ("Concept/Tides", "Concept/Tides"),
        ("and/or", "and/or"),
        ("../entities/gone.pdf", "../entities/gone.pdf"),
    ],
)
def test_ids_become_paths_and_paths_ids(linked: FileShelf, written: str, on_disk: str) -> None:
    text = f'A [b]({written}) ![c]({written}) [d]({written} "t") [e]( {written} ) [f][1]\n\n[1]: {written}\n'
    disk = to_disk(linked, HERE, text)
    assert disk.text == text.replace(written, on_disk)
    assert disk.missing == ()
    assert from_disk(linked, HERE, disk.text) == text


def test_destination_in_angles_keeps_its_spaces(linked: FileShelf) -> None:
    assert to_disk(linked, HERE, "[a](<concept/two words>)").text == "[a](<two words.md>)"
    assert from_disk(linked, HERE, "[a](<two words.md>)") == "[a](<concept/two words>)"


def test_bare_spaces_of_an_agent_become_a_link_that_works(linked: FileShelf) -> None:
    text = to_disk(linked, HERE, "[a](concept/two words) [b](entity/moon#dark side) [c](some words)").text
    assert text == "[a](two%20words.md) [b](../entities/moon.md#dark%20side) [c](some words)"


def test_code_and_wikilinks_and_other_programs_links_stay_as_they_are(linked: FileShelf) -> None:
    text = "`[a](concept/tides)` [[tides]] [b](/concepts/t.md) [c](tides%2Emd) [d](../bands/b.md)\n\n    [e](concept/x)"
    assert to_disk(linked, HERE, text).text == text
    assert from_disk(linked, HERE, text) == text


def test_id_of_an_undeclared_page_becomes_a_path_too(linked: FileShelf) -> None:
    assert to_disk(linked, HERE, "[a](bands/b)").text == "[a](../bands/b.md)"


def test_every_missing_id_is_named_once_and_other_dead_links_apart(linked: FileShelf) -> None:
    found = to_disk(linked, HERE, "[a](concept/x) [b](concept/x#y) [c](entity/z) [d](gone.md) [[nothing]] [e](nope/w)")
    assert found.missing == ("concept/x", "entity/z")
    assert found.unresolved == ("gone.md", "nothing")


def test_pages_to_come_count_as_there(linked: FileShelf) -> None:
    coming = {"concept/new": Coming("concepts/new.md")}
    assert to_disk(linked, HERE, "[a](concept/new) [b](new.md)", coming).text == "[a](new.md) [b](new.md)"
    assert to_disk(linked, HERE, "[b](new.md)", coming).unresolved == ()


PIECES = st.sampled_from(
    [
        "[a](tides.md)", "[b](../entities/moon.md#x)", "[c](two%20words.md)", "[d](gone.md)", "[[tides]]",
        "`[x](tides.md)`", '[e](tides.md "t")', "[f](<two words.md>)", "\n\n", "\r\n", "    ", "words ",
        "\n[1]: tides.md\n", "[1]", "```\n", "> ", "- ",
        "[g](/concepts/tides.md)", "[h](../bands/b.md)", "![i](tides.md)", "\\[", "\u00e9",
        "[j](caf\u00e9%20%28x%29.md)",
    ]
)  # fmt: skip


@given(body=st.lists(PIECES, max_size=12).map("".join))
def test_what_agents_read_and_give_back_is_the_file_again(linked: FileShelf, body: str) -> None:
    assert to_disk(linked, HERE, from_disk(linked, HERE, body)).text == body
