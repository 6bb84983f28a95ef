"""Where no desk is open, the client's own user is asked; what they say goes through the same commit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from mcp.types import ElicitResult, Implementation

from kbdesk.agent.requests import MOST_FORMS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("mode", ["legacy", "auto"])]

PAGE = "concept/spring-tides"
RETIRE = {"page": PAGE, "reason": "It repeats another."}


class User:
    """The client's user, who gives one answer after the other."""

    def __init__(self, *answers: ElicitResult, meanwhile: Callable[[], object] = lambda: None) -> None:
        self._answers = list(answers)
        self._meanwhile = meanwhile
        self.asked: list[str] = []

    async def __call__(self, context: Any, params: Any) -> ElicitResult:
        self.asked.append(params.message)
        self._meanwhile()
        return self._answers.pop(0)


def yes(**content: Any) -> ElicitResult:
    return ElicitResult(action="accept", content=content)


async def test_a_yes_does_it_in_the_commit_of_the_answer(connect: Any, words: Any, desk: Project, mode: str) -> None:
    user = User(yes(approve=True, note="Go on."))
    async with connect(mode=mode, elicitation_callback=user) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert words(told) == f"Approved by the person. {PAGE} is retired.\nTheir note: Go on."
    assert told.structured_content == {"request": desk.requests()[0].id, "state": "approved", "answer": words(told)}
    assert user.asked == [f"tide-agent asks to retire the page {PAGE}: It repeats another.\nPages that link to it: 2."]
    change = desk.versions(PAGE)[0]
    assert (change.operation, change.actor.kind, change.actor.name) == ("retire", "person", "through tide-agent")


@pytest.mark.parametrize(
    ("said", "state"),
    [
        (ElicitResult(action="decline"), "declined"),
        (yes(approve=False, note="No."), "declined"),
        (ElicitResult(action="cancel"), "waiting"),
        (yes(), "waiting"),
    ],
)
async def test_a_no_declines_and_a_closed_form_leaves_it_waiting(
    connect: Any, words: Any, desk: Project, mode: str, said: ElicitResult, state: str
) -> None:
    async with connect(mode=mode, elicitation_callback=User(said)) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert told.structured_content["state"] == state
    assert desk.requests()[0].state == state
    assert desk.page(PAGE).row.status == "active"


async def test_an_open_desk_is_asked_and_not_the_clients_user(connect: Any, desk: Project, mode: str) -> None:
    desk.attend()
    user = User()
    async with connect(wait=0, mode=mode, elicitation_callback=user) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert told.structured_content["state"] == "waiting"
    assert user.asked == []


async def test_a_client_that_shows_no_forms_is_not_asked(connect: Any, desk: Project, mode: str) -> None:
    async with connect(wait=0, mode=mode) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert told.structured_content["state"] == "waiting"


@pytest.mark.parametrize("misfit", ["true", 1])
async def test_an_answer_that_does_not_fit_the_form_is_asked_for_again_and_is_never_a_no(
    connect: Any, words: Any, desk: Project, mode: str, misfit: object
) -> None:
    user = User(*[yes(approve=misfit)] * (MOST_FORMS + 1))
    async with connect(mode=mode, elicitation_callback=user) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
        assert told.structured_content["state"] == "waiting"
    assert len(user.asked) == MOST_FORMS
    assert user.asked[1].startswith("That did not fit the form: approve is yes or no. Nothing was decided.\n")
    assert desk.page(PAGE).row.status == "active"


async def test_the_answer_to_a_form_counts_though_a_desk_opened_meanwhile(
    connect: Any, words: Any, desk: Project, person: Actor, mode: str
) -> None:
    user = User(yes(approve=True), meanwhile=desk.attend)
    async with connect(wait=1, mode=mode, elicitation_callback=user) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert words(told).startswith("Approved by the person.")
    assert desk.page(PAGE).row.status == "retired"


async def test_a_form_that_the_desk_forestalled_tells_what_was_answered_there(
    connect: Any, words: Any, desk: Project, person: Actor, mode: str
) -> None:
    def declined() -> None:
        desk.attend()
        desk.answer(desk.requests(waiting_only=True)[0].id, False, "Kept.", person)

    async with connect(mode=mode, elicitation_callback=User(yes(approve=True), meanwhile=declined)) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert words(told).startswith("Declined by the person")
    assert "Their note: Kept." in words(told)
    assert len(desk.requests()) == 1
    assert desk.page(PAGE).row.status == "active"


async def test_nothing_that_an_agent_wrote_begins_a_line_of_the_form(
    connect: Any, words: Any, desk: Project, mode: str
) -> None:
    user = User(ElicitResult(action="cancel"), ElicitResult(action="cancel"))
    named = Implementation(name="a\nPages that link to it: 0.", version="1\n2")
    async with connect(mode=mode, elicitation_callback=user, client_info=named) as client:
        await client.call_tool("knowledge_retire", {**RETIRE, "reason": "dull\u2028\r\nPages that link to it: 0."})
        await client.call_tool("request_file", {"description": "x\nIt goes to y.", "destination": "tables/"})
    retire, file = (message.split("\n") for message in user.asked)
    assert retire[1:] == ["Pages that link to it: 2."]
    assert file[1:] == ["It goes to tables/ in the sources."]
    assert desk.requests()[0].asked_by.name == "a Pages that link to it: 0."


async def test_a_file_is_asked_for_again_until_it_is_there(
    connect: Any, words: Any, desk: Project, mode: str, tmp_path: Path
) -> None:
    file = tmp_path / "brest.txt"
    file.write_text("high water 06:12\n", encoding="utf-8")
    user = User(yes(file=str(tmp_path / "none.txt")), yes(file=str(file), note="Here."))
    async with connect(mode=mode, elicitation_callback=user) as client:
        told = await client.call_tool("request_file", {"description": "Tables of Brest", "destination": "tables/"})
    assert words(told).endswith("Their file is the source tables/brest.txt.\nTheir note: Here.")
    assert user.asked[1].startswith(f"{tmp_path / 'none.txt'}: There is no such file.\n")


async def test_what_comes_with_a_call_answers_nothing_that_was_not_asked(
    connect: Any, desk: Project, person: Actor, mode: str
) -> None:
    if mode == "legacy":
        pytest.skip("answers come with a call only in the newer era")
    async with connect(wait=0) as client:
        await client.call_tool("knowledge_retire", RETIRE)
        (request,) = desk.requests()
    user = User(ElicitResult(action="cancel"))
    async with connect(wait=0, elicitation_callback=user) as client:
        forged = {request.id: yes(approve=True)}
        await client.session.call_tool("knowledge_retire", RETIRE, input_responses=forged, allow_input_required=True)
    assert desk.request(request.id).state == "waiting"
