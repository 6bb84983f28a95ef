"""An agent's rewrite never overwrites what others changed since it read the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.agent import conflicts, replies
from kbdesk.agent.memory import Memory
from kbdesk.errors import Conflict, Differing, Sides
from tests.agent.test_agent_tools import call, refused

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

NEAP = "concept/neap-tides"
LINE = "The smallest range; see [spring tides](concept/spring-tides) and [the tables](summary/tide-tables)."


def text_of(folder: Path) -> str:
    return (folder / "knowledge/concepts/neap-tides.md").read_text("utf-8")


async def test_what_others_changed_elsewhere_is_merged_and_told(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [(LINE, f"{LINE}\n\nTwice a month.")], (), person)
        told = await call(client, words, "knowledge_rewrite", page=NEAP, content=f"# Neap tides\n\nNew.\n\n{LINE}")
        assert told.startswith(f"Rewrote {NEAP}.\nWarning: {NEAP}: merged with a change by the person (Ada) at ")
        assert "# Neap tides\n\nNew.\n\nThe smallest" in text_of(folder)
        assert text_of(folder).endswith("Twice a month.\n")
        again = f"# Neap tides\n\nNewer.\n\n{LINE}"
        await call(client, words, "knowledge_edit", page=NEAP, oldText="New.", newText="Newer.")
        await call(client, words, "knowledge_rewrite", page=NEAP, content=again)
    assert "Newer." in text_of(folder)
    assert text_of(folder).endswith("Twice a month.\n")


async def test_what_touches_is_refused_with_both_until_it_is_read_again(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [("The smallest range", "By far the smallest range")], (), person)
        before = text_of(folder)
        told = await refused(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nSmall.")
        assert text_of(folder) == before
        assert told.startswith(f"Changed meanwhile ({NEAP}): It was changed by the person (Ada) at ")
        assert "By far the smallest range; see [spring tides](concept/spring-tides)" in told
        assert "Yours:\nSmall." in told
        assert ".md" not in told
        assert desk.page(NEAP).hash not in told
        assert desk.drafts() == ()
        await call(client, words, "knowledge_read", page=NEAP)
        done = await call(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nBy far smallest.")
    assert done.startswith(f"Rewrote {NEAP}.")
    assert "merged" not in done
    assert text_of(folder).endswith("# Neap tides\n\nBy far smallest.\n")


async def test_a_field_that_somebody_else_set_since_it_was_read_is_not_set_over(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [], (("checked", "by Ada"),), person)
        before = text_of(folder)
        mine = [{"name": "checked", "value": "no"}]
        told = await refused(client, words, "knowledge_edit", page=NEAP, fields=mine)
        assert told.startswith(f"Changed meanwhile ({NEAP}): It was changed by the person (Ada) at ")
        assert "the field `checked` is “by Ada” now." in told
        assert text_of(folder) == before
        other = [{"name": "sea", "value": "North Sea"}]
        await call(client, words, "knowledge_edit", page=NEAP, fields=other)
        await call(client, words, "knowledge_read", page=NEAP)
        await call(client, words, "knowledge_edit", page=NEAP, fields=mine)
    assert "checked: no" in text_of(folder).replace("'", "").replace('"', "")


async def test_a_field_of_a_page_never_read_is_told_before_it_is_set_over_and_kept_where_others_set_it_since(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    def note(value: str) -> dict[str, Any]:
        return {"page": NEAP, "fields": [{"name": "note", "value": value}]}

    desk.edit_page(NEAP, [], (("note", "by Ada"),), person)
    async with connect() as client, connect() as other:
        await call(client, words, "knowledge_index")
        await call(other, words, "knowledge_index")
        told = await call(client, words, "knowledge_edit", **note("blind"))
        warning = f"{NEAP}: `note` was “by Ada”; the page was not read before."
        assert told == f"Edited {NEAP}.\nWarning: {warning}"
        (change,) = desk.changes([desk.versions(NEAP)[0].change])
        assert change.warnings == (warning,)
        assert await call(client, words, "knowledge_edit", **note("mine")) == f"Edited {NEAP}."
        told = await refused(other, words, "knowledge_edit", **note("other"))
        assert "the field `note` is “mine” now. Read it again" in told
        new = {"page": NEAP, "fields": [{"name": "sea", "value": "North Sea"}]}
        assert await call(other, words, "knowledge_edit", **new) == f"Edited {NEAP}."
        told = await call(other, words, "knowledge_edit", page=NEAP, fields=[{"name": "sea", "value": "Baltic"}])
        assert told == f"Edited {NEAP}."
        told = await refused(client, words, "knowledge_edit", page=NEAP, fields=[{"name": "sea", "value": None}])
        assert "the field `sea` is “Baltic” now" in told
        assert await call(client, words, "knowledge_edit", **note("mine too")) == f"Edited {NEAP}."
    assert "note: mine too" in text_of(folder)


async def test_a_field_set_over_on_a_page_that_others_changed_elsewhere_is_told(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    desk.edit_page(NEAP, [], (("note", "by Ada"),), person)
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [(LINE, f"{LINE}\n\nTwice a month.")], (), person)
        told = await call(client, words, "knowledge_edit", page=NEAP, fields=[{"name": "note", "value": "mine"}])
    assert told.startswith(f"Edited {NEAP}.\nWarning: {NEAP}: merged with a change by the person (Ada) at ")
    assert "note: mine" in text_of(folder)


async def test_a_page_that_was_never_read_counts_as_read_when_the_session_began(
    connect: Any, words: Any, folder: Path, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_index")
        told = await call(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nBlind.")
        assert told.startswith(f"Rewrote {NEAP}.\n")
        assert told.endswith(replies.NOT_READ)
        told = await call(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nMine.")
        assert replies.NOT_READ not in told
        spring = "concept/spring-tides"
        desk.edit_page(spring, [("The largest range", "The very largest range")], (), person)
        told = await refused(client, words, "knowledge_rewrite", page=spring, content="Blind.")
    assert "The very largest range" in told
    assert "The very largest range" in desk.page(spring).text


async def test_what_the_agent_wrote_itself_is_no_change_by_others(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_create", type="concept", slug="ebb", title="Ebb", content="Falling.")
        assert await call(client, words, "knowledge_rewrite", page="concept/ebb", content="Falling water.") == (
            "Rewrote concept/ebb."
        )
        await call(client, words, "knowledge_edit", page="concept/ebb", oldText="water", newText="sea")
        await call(client, words, "knowledge_rewrite", page="concept/ebb", content="# Ebb\n\nThe sea falls.")
        assert (
            await call(client, words, "knowledge_rewrite", page="overview", content="# All\n\nTides.")
            == "Rewrote overview."
        )
        desk.save_page("overview", "# All\n\nTides and moons.", desk.page("overview").hash, person)
        told = await refused(client, words, "knowledge_rewrite", page="overview", content="# All\n\nNothing.")
    assert "Tides and moons." in told
    assert desk.page("concept/ebb").text == "# Ebb\n\nThe sea falls.\n"


def test_what_another_program_wrote_a_moment_ago_is_not_what_an_unread_page_began_as(
    desk: Project, folder: Path
) -> None:
    memory, before = Memory(desk), desk.page(NEAP).hash
    place = folder / "knowledge/concepts/neap-tides.md"
    place.write_text(f"{text_of(folder)}\nBy hand.\n", "utf-8")
    assert memory.base(NEAP).hash == before


LONG = "\n\n".join(" ".join(f"w{row}x{column}" for column in range(60)) for row in range(160))
"""A text that fills an answer."""


async def test_a_page_that_found_no_room_in_an_answer_was_not_read(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    spring = "concept/spring-tides"
    desk.rewrite_page(spring, LONG, (), person)
    desk.edit_page(NEAP, (), [("note", "a")], person)
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [("The smallest range", "By far the smallest range")], [("note", "by Ada")], person)
        told = await call(client, words, "knowledge_read", pages=[spring, NEAP])
        assert f"(no room for {NEAP}; read on with these)" in told
        told = await refused(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nSmall.")
        assert "By far" in told
        told = await refused(client, words, "knowledge_edit", page=NEAP, fields=[{"name": "note", "value": "mine"}])
        assert "the field `note` is “by Ada” now" in told


async def test_a_long_page_was_read_only_when_all_of_its_parts_were(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    text = f"# Neap tides\n\n{LONG}\n\n{LONG}\n\nLast fact."
    desk.rewrite_page(NEAP, text, (), person)
    corrected = f"{text[:-1]}, corrected by Ada."
    async with connect() as client:

        async def parts(first: int = 1) -> None:
            told = await call(client, words, "knowledge_read", page=NEAP, **{"from": first})
            if "go on with from: " in told:
                await parts(int(told.split("go on with from: ")[1].split(")")[0]))

        await parts()
        desk.rewrite_page(NEAP, corrected, (), person)
        await call(client, words, "knowledge_read", page=NEAP)
        told = await refused(client, words, "knowledge_rewrite", page=NEAP, content=f"{text[:-1]}, the agent's.")
        assert "corrected by Ada" in told
        await parts()
        told = await call(client, words, "knowledge_rewrite", page=NEAP, content=f"{text[:-1]}, the agent's.")
        assert "merged" not in told
    assert desk.page(NEAP).text.endswith("Last fact, the agent's.\n")


async def test_who_read_the_fields_of_a_page_knows_them_and_not_its_text(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    desk.edit_page(NEAP, (), [("note", "a")], person)
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [("The smallest range", "By far the smallest range")], [("note", "by Ada")], person)
        await call(client, words, "knowledge_read", page=NEAP, fields_only=True)
        told = await call(client, words, "knowledge_edit", page=NEAP, fields=[{"name": "note", "value": "mine"}])
        assert told == f"Edited {NEAP}."
        told = await refused(client, words, "knowledge_rewrite", page=NEAP, content="# Neap tides\n\nSmall.")
        assert "By far" in told


def test_an_own_edit_of_a_page_that_was_not_read_is_no_change_by_others(desk: Project, person: Actor) -> None:
    memory, others = Memory(desk), Memory(desk)
    changes = desk.edit_page(NEAP, [("The smallest range", "A small range")], (), person)
    memory.wrote(changes)
    began = memory.base(NEAP)
    assert (began.hash, began.is_known) == (desk.page(NEAP).hash, False)
    desk.rewrite_page(NEAP, "# Neap tides\n\nAll new.", (), person, began.hash)
    assert "All new." in desk.page(NEAP).text
    with pytest.raises(Conflict):
        desk.rewrite_page(NEAP, "# Neap tides\n\nAnother.", (), person, others.base(NEAP).hash)


async def test_what_was_changed_before_the_agents_own_edit_is_not_overwritten(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_read", page=NEAP)
        desk.edit_page(NEAP, [("# Neap tides", "# Neap tides\n\nBy Ada.")], (), person)
        await call(client, words, "knowledge_edit", page=NEAP, oldText="The smallest", newText="A small")
        content = f"# Neap tides\n\n{LINE.replace('The smallest', 'A small')}\n\nMore."
        told = await refused(client, words, "knowledge_rewrite", page=NEAP, content=content)
        assert "By Ada." in told
        assert "By Ada." in await call(client, words, "knowledge_read", page=NEAP)
        content = content.replace("# Neap tides", "# Neap tides\n\nBy Ada.")
        await call(client, words, "knowledge_rewrite", page=NEAP, content=content)
    assert desk.page(NEAP).text == f"{content}\n"


def test_very_many_and_very_long_places_are_cut() -> None:
    place = Differing("", "", "x" * 5_000)
    sides = Sides("", "", "", tuple([place] * 12), (Differing("a", "b", "c", "kind"),), "0" * 64)
    told = replies.error(Conflict("It was changed.", "concept/x", None, None, sides))
    assert len(told) < 20_000
    assert "1. The field kind is now:\nb\nYours:\nc" in told
    assert "2. The text is now:\n(nothing)\nYours:\nxxx" in told
    assert told.endswith("… and 3 more places.")
    assert conflicts.STEP in told
