from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from kbdesk.pages.edits import edit, rewrite
from kbdesk.pages.standing import restore, retire, supersede

if TYPE_CHECKING:
    from tests.pages.conftest import Wiki

HEADER = "---\ntype: concept\ntitle: {}\nupdated: 2026-11-30\n"


@pytest.fixture
def three(wiki: Wiki) -> Wiki:
    for slug, title in (("old", "Old"), ("new", "New")):
        wiki.put(f"concepts/{slug}.md", HEADER.format(title) + f"---\n\n# {title}\n\n{title} text.\n")
    wiki.put("entities/odd one.md", "# Ent [draft] ]\n\nx\n")
    return wiki


def test_superseded_page_says_by_what(three: Wiki) -> None:
    plan = three.do(supersede(three.shelf, "concept/old", "concept/new", "a reason\nof  two lines"))
    assert plan.reason == "a reason of two lines"
    assert three.text("concepts/old.md") == (
        HEADER.format("Old") + "status: superseded\nsuperseded_by: new.md\n---\n\n"
        "> Superseded on 2026-11-30 (a reason of two lines): see [New](new.md).\n\n# Old\n\nOld text.\n"
    )
    assert three.facts("concepts/old.md").description == "Old text."
    assert three.facts("concepts/old.md").notice.startswith("Superseded on 2026-11-30")


def test_title_and_path_of_the_successor_make_a_link_that_works(three: Wiki) -> None:
    three.do(supersede(three.shelf, "concept/old", "entity/odd one"))
    text = three.text("concepts/old.md")
    assert "superseded_by: ../entities/odd one.md\n" in text
    assert "> Superseded on 2026-11-30: see [Ent \\[draft\\] \\]](../entities/odd%20one.md).\n\n# Old" in text
    found = three.facts("concepts/old.md")
    assert [three.shelf.resolve(found.path, link.destination, wiki=False).id for link in found.links] == [
        "entity/odd one"
    ]


def test_a_notice_replaces_the_one_before_even_of_several_lines(three: Wiki) -> None:
    piled = (
        "> Superseded on 2026-01-01 (again): see [New](new.md).\n\n"
        "> Superseded on 2026-01-01 (a reason\nof two lines): see [Top](../top.md).\n\n"
        "> Retired on 2026-01-02: two\nlines. Don't rely on what it says.\n\n"
    )
    three.put(
        "concepts/old.md", HEADER.format("Old") + f"---\n\n{piled}# Old\n\n> Retired on 2026-01-01: my own quote.\n"
    )
    three.do(retire(three.shelf, "concept/old", "made up"))
    assert three.text("concepts/old.md") == (
        HEADER.format("Old") + "status: retired\nretired: 2026-11-30\n---\n\n"
        "> Retired on 2026-11-30: made up. Don't rely on what it says.\n\n"
        "# Old\n\n> Retired on 2026-01-01: my own quote.\n"
    )


def test_circles_and_strangers_are_refused(three: Wiki) -> None:
    three.do(supersede(three.shelf, "concept/old", "concept/new"))
    three.do(supersede(three.shelf, "concept/new", "entity/odd one"))
    for page, by in (("concept/new", "concept/old"), ("entity/odd one", "concept/old"), ("concept/old", "concept/old")):
        with pytest.raises(Refused):
            supersede(three.shelf, page, by)
    with pytest.raises(NotFound):
        supersede(three.shelf, "concept/new", "concept/nope")
    with pytest.raises(NotFound):
        retire(three.shelf, "concept/nope", "x")


def test_successor_that_is_retired_is_said(three: Wiki) -> None:
    three.do(retire(three.shelf, "concept/new", "x"))
    assert supersede(three.shelf, "concept/old", "concept/new").warnings


def test_restore_takes_back_all_that_retiring_and_superseding_did(three: Wiki) -> None:
    before = three.text("concepts/old.md")
    three.do(supersede(three.shelf, "concept/old", "concept/new", "r"))
    three.do(retire(three.shelf, "concept/old", "r"))
    assert "superseded_by: new.md\nretired: 2026-11-30\n---" in three.text("concepts/old.md")
    three.do(restore(three.shelf, "concept/old"))
    assert three.text("concepts/old.md") == before
    with pytest.raises(Refused):
        restore(three.shelf, "concept/old")


def test_rewrite_and_edit_keep_notice_and_status(three: Wiki) -> None:
    three.do(supersede(three.shelf, "concept/old", "concept/new", "r"))
    notice = "> Superseded on 2026-11-30 (r): see [New](new.md).\n\n"
    three.do(rewrite(three.shelf, "concept/old", "Rewritten."))
    assert three.text("concepts/old.md").endswith(f"superseded_by: new.md\n---\n\n{notice}# Old\n\nRewritten.\n")
    three.do(
        rewrite(three.shelf, "concept/old", "> Superseded on 2026-11-30 (r): see [New](concept/new).\n\n# Old\n\nB.\n")
    )
    assert three.text("concepts/old.md").endswith(f"---\n\n{notice}# Old\n\nB.\n")
    three.do(edit(three.shelf, "concept/old", [("B.", "C.")]))
    assert three.text("concepts/old.md").endswith(f"---\n\n{notice}# Old\n\nC.\n")
    with pytest.raises(Refused, match="notice"):
        edit(three.shelf, "concept/old", [("> Superseded on 2026-11-30 (r): see [New](concept/new).\n\n", "")])


def test_line_endings_of_the_file_are_used(three: Wiki) -> None:
    three.put("concepts/old.md", "# Old\r\n\r\nText.\r\n")
    three.do(retire(three.shelf, "concept/old", "x"))
    assert three.text("concepts/old.md") == (
        "---\r\nstatus: retired\r\nretired: 2026-11-30\r\nupdated: 2026-11-30\r\n---\r\n\r\n"
        "> Retired on 2026-11-30: x. Don't rely on what it says.\r\n\r\n# Old\r\n\r\nText.\r\n"
    )


def test_retired_in_quotes_or_before_a_comment_is_retired(wiki: Wiki) -> None:
    for number, status in enumerate(("retired # wrong", "'retired'", '"retired"')):
        wiki.put(f"concepts/g{number}.md", f"---\nstatus: {status}\n---\n\n# G\n")
        assert wiki.facts(f"concepts/g{number}.md").status == "retired"


@pytest.mark.parametrize("name", ["overview", "index", "log", " overview.md "])
def test_what_every_wiki_has_is_neither_superseded_nor_retired(three: Wiki, name: str) -> None:
    three.put("overview.md", "---\nstatus: superseded\nsuperseded_by: concepts/new.md\n---\n\n# All\n\nText.\n")
    for attempt in (
        lambda: supersede(three.shelf, name, "concept/new"),
        lambda: supersede(three.shelf, "concept/old", name),
        lambda: retire(three.shelf, name, "wrong"),
        lambda: restore(three.shelf, name),
    ):
        with pytest.raises(Refused, match="part of every wiki"):
            attempt()
