"""What an agent is told where it asked for what there is not: short, precise, and with the way on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from pydantic import BaseModel, ValidationError

from kbdesk.agent import arguments, listings, replies
from kbdesk.agent.memory import Memory
from kbdesk.agent.parameters import FieldValue, NewPage, draft, left_out, pairs
from kbdesk.agent.reading import Asked, Reader
from kbdesk.errors import NotFound, Refused
from kbdesk.project.hits import Hits

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project


class Arguments(BaseModel):
    look_for: list[Literal["missing", "sources"] | Literal["all"]] | None = None  # as a tool has it


def test_a_wrong_value_is_answered_with_the_values_there_are() -> None:
    with pytest.raises(ValidationError) as wrong:
        Arguments.model_validate({"look_for": ["y" * 500]})
    told = arguments.bad("knowledge_check", wrong.value.errors(), Arguments.model_json_schema())
    assert told == (
        "knowledge_check cannot use these arguments. "
        "look_for.0: it must be 'missing' or 'sources', or it must be 'all'."
    )


def test_what_came_in_is_said_again_only_so_far_that_it_can_be_told() -> None:
    long = "x" * 5000
    assert len(replies.error(NotFound("There is no such page.", long))) < 250
    assert len(listings.hits(long, Hits([]), 5)) < 250
    what = f"`{long} {long}` is no name; “{long}” neither, nor {long}."
    told = replies.error(Refused(what, "a", "Use `b` or “c d”."))
    assert len(told) < 500
    assert "…` is no name; “xxx" in told
    assert told.endswith("… Use `b` or “c d”.")
    assert listings.hits("type:planet tide", Hits([]), 5).startswith('No page fits "type:planet tide".')
    assert len(arguments.unknown("knowledge_read", [long], ["page"], {})) < 250


def test_the_files_every_wiki_has_are_read_by_part_as_far_as_they_have_parts(desk: Project, person: Actor) -> None:
    reader = Reader(desk, Memory(desk))
    desk.rewrite_page("overview", "# All\n\n## One\n\nFirst.\n\n## Two\n\nSecond.", (), person)
    assert reader.read(["overview"], Asked(section="Two")).endswith("## Two\n\nSecond.")
    assert reader.read(["index"], Asked(section="concept")).startswith("## Concepts\n")
    for name in ("index", "log", "overview"):
        with pytest.raises(Refused, match="no header fields"):
            reader.read([name], Asked(fields_only=True))
    with pytest.raises(Refused, match="entries, not sections"):
        reader.read(["log"], Asked(section="x"))
    with pytest.raises(Refused, match="within a section"):
        reader.read(["index"], Asked(first=9))
    for nothing in ([], ["", " "]):
        with pytest.raises(Refused, match="id of the page is missing"):
            reader.read(nothing, Asked())


def test_a_page_is_made_with_a_title_a_text_and_each_field_once() -> None:
    page = {"type": "concept", "slug": "a", "title": "A", "content": "x"}
    assert draft(NewPage(**page)).title == "A"
    for name, told in (("title", "title is empty"), ("content", "has no text")):
        with pytest.raises(Refused, match=told):
            draft(NewPage(**{**page, name: " \n"}))
    twice = [FieldValue(name="a", value="1"), FieldValue(name="a", value="2")]
    with pytest.raises(Refused, match="`a` is there twice"):
        pairs(twice)
    assert left_out(twice, None) == []
    assert (
        "`type`, `updated`" in left_out([FieldValue(name="type", value="x"), FieldValue(name="updated", value="")])[0]
    )
