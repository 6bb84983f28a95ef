"""Requests: the agent's call in the server's process, the person's answer in this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
import pytest
from anyio import to_thread
from mcp.shared.exceptions import MCPError
from mcp.types import Implementation

from kbdesk.agent.calls import GRACE, is_out_of_patience
from kbdesk.errors import NotFound
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mcp import Client
    from mcp.types import CallToolResult

    from kbdesk.plan import Actor
    from kbdesk.project.values import Request

pytestmark = pytest.mark.anyio

RETIRE = {"page": "concept/neap-tides", "reason": "Merged into spring tides."}


class Call:
    """A call under way; `result` is there once `done`."""

    def __init__(self, client: Client, name: str, arguments: dict[str, Any]) -> None:
        self._client, self._name, self._arguments = client, name, arguments
        self.done = anyio.Event()
        self.result: CallToolResult
        self.progress: list[tuple[float, float | None, str | None]] = []

    async def run(self) -> None:
        self.result = await self._client.call_tool(self._name, self._arguments, progress_callback=self._note)
        self.done.set()

    async def _note(self, progress: float, total: float | None, message: str | None) -> None:
        self.progress.append((progress, total, message))


async def until(holds: Callable[[], Any]) -> Any:
    """Look again and again until something holds; fail after a while."""
    with anyio.fail_after(20):
        while not (found := await to_thread.run_sync(holds)):
            await anyio.sleep(0.02)
    return found


async def waiting(desk: Project) -> Request:
    found = await until(lambda: desk.requests(waiting_only=True))
    return found[0]


async def cancelled(client: Client, desk: Project) -> Request:
    """Ask for a retirement, and cancel the call while it waits; return the request."""
    async with anyio.create_task_group() as group:
        group.start_soon(Call(client, "knowledge_retire", RETIRE).run)
        request = await waiting(desk)
        await anyio.sleep(0.1)  # the answer to the asking is on its way, the call waits for it
        group.cancel_scope.cancel()
    return request


async def finished(call: Call) -> CallToolResult:
    with anyio.fail_after(20):
        await call.done.wait()
    return call.result


async def test_an_approved_retirement_is_done_and_the_note_reaches_the_agent(
    connect: Any, words: Any, desk: Project, person: Actor, folder: Path
) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        request = await waiting(desk)
        assert (request.wish.subject, request.wish.reason) == (RETIRE["page"], RETIRE["reason"])
        assert (request.asked_by.kind, request.asked_by.name, request.asked_by.version) == (
            "agent",
            "tide-agent",
            "1.2",
        )
        assert len(request.asked_by.session) == 36
        desk.answer(request.id, True, "Quite right.", person)
        result = await finished(call)
        page = words(await client.call_tool("knowledge_read", {"page": RETIRE["page"]}))
    assert not result.is_error
    assert words(result) == "Approved by the person. concept/neap-tides is retired.\nTheir note: Quite right."
    assert "status: retired" in page
    assert "status: retired" in (folder / "knowledge/concepts/neap-tides.md").read_text(encoding="utf-8")


async def test_a_declined_wish_changes_nothing_and_is_no_error(
    connect: Any, words: Any, desk: Project, person: Actor, folder: Path
) -> None:
    before = (folder / "knowledge/concepts/neap-tides.md").read_bytes()
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        desk.answer((await waiting(desk)).id, False, "It is still true.", person)
        result = await finished(call)
    assert not result.is_error
    assert words(result).startswith("Declined by the person: retire concept/neap-tides was not done.")
    assert "It is still true." in words(result)
    assert (folder / "knowledge/concepts/neap-tides.md").read_bytes() == before


async def test_a_call_ends_before_the_client_gives_up_and_the_same_call_joins(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect(wait=1) as client:
        with anyio.fail_after(10):
            first = await client.call_tool("knowledge_retire", RETIRE)
        request = (await waiting(desk)).id
        assert not first.is_error
        assert "has not answered yet" in words(first)
        assert request in words(first)
        second = await client.call_tool("knowledge_retire", RETIRE)
        assert request in words(second)
        assert len(desk.requests()) == 1
        desk.answer(request, True, "", person)
        third = await client.call_tool("knowledge_retire", RETIRE)
    assert words(third).startswith("Approved by the person.")
    assert len(desk.requests()) == 1


async def test_an_answer_given_while_nobody_waits_reaches_the_same_call_of_a_later_server(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect(wait=0) as client:
        await client.call_tool("knowledge_retire", RETIRE)
    desk.answer((await waiting(desk)).id, False, "Keep it.", person)
    async with connect(wait=0) as client:
        told = await client.call_tool("knowledge_retire", RETIRE)
    assert "Declined by the person" in words(told)
    assert "Keep it." in words(told)
    assert len(desk.requests()) == 1


async def test_a_retired_source_nobody_was_told_of_is_told_at_the_next_call(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    wish = {"source": "tables/tides.pptx", "why": "wrong", "reason": "Another bay."}
    async with connect(wait=0) as client:
        await client.call_tool("retire_source", wish)
        desk.answer((await waiting(desk)).id, True, "Done.", person)
        told = await client.call_tool("retire_source", wish)
        assert words(told) == "Approved by the person. tables/tides.pptx is retired.\nTheir note: Done."
        again = await client.call_tool("retire_source", wish)
    assert again.is_error
    assert len(desk.requests()) == 1


async def test_a_wish_declined_in_this_session_is_a_new_request_only_for_another_reason(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect(wait=0) as client:
        await client.call_tool("knowledge_retire", RETIRE)
        desk.answer((await waiting(desk)).id, False, "", person)
        assert "Declined" in words(await client.call_tool("knowledge_retire", RETIRE))
        again = await client.call_tool("knowledge_retire", RETIRE)
        assert words(again).startswith("Declined before, 20")
        assert again.structured_content["state"] == "declined"
        assert len(desk.requests()) == 1
        changed = await client.call_tool("knowledge_retire", {**RETIRE, "reason": "Wrong since the last survey."})
        assert "has not answered yet" in words(changed)
        desk.answer((await waiting(desk)).id, False, "", person)
        assert words(await client.call_tool("knowledge_retire", RETIRE)).startswith("Declined by the person")
    async with connect(wait=0) as later:
        assert "has not answered yet" in words(await later.call_tool("knowledge_retire", RETIRE))
    assert [request.state for request in desk.requests()] == ["waiting", "declined", "declined"]


async def test_each_client_that_joined_hears_the_answer_once_and_no_other_eats_it(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    wish = {"description": "Tables of Brest"}

    def named(name: str) -> Any:
        return connect(wait=0, client_info=Implementation(name=name, version="1"))

    async with named("one") as one, named("two") as two, named("two") as twin, named("other") as other:
        for client in (one, two):
            await client.call_tool("request_file", wish)
        first = (await waiting(desk)).id
        desk.answer(first, False, "Not here.", person)
        assert "has not answered yet" in words(await other.call_tool("request_file", wish))
        second = (await waiting(desk)).id
        for client in (twin, one, two):  # a twin may be the client started anew
            told = await client.call_tool("request_file", wish)
            assert told.structured_content["request"] == first
            assert "Their note: Not here." in words(told)
        for client in (one, two):
            assert (await client.call_tool("request_file", wish)).structured_content["request"] == second
    assert len(desk.requests()) == 2


async def test_two_servers_that_ask_for_the_same_share_one_request_and_its_answer(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect() as one, connect() as two, anyio.create_task_group() as group:
        calls = [Call(client, "knowledge_retire", RETIRE) for client in (one, two)]
        for call in calls:
            group.start_soon(call.run)
        request = await waiting(desk)
        await until(lambda: all(call.progress for call in calls))
        desk.answer(request.id, True, "", person)
        results = [words(await finished(call)) for call in calls]
    assert all(text.startswith("Approved") for text in results)
    assert len(desk.requests()) == 1


async def test_a_request_survives_a_desk_that_is_closed_and_opened_again(
    connect: Any, words: Any, folder: Path, person: Actor
) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        first = Project.open(folder)
        request = await waiting(first)
        first.close()
        second = Project.open(folder)
        second.answer(request.id, True, "", person)
        second.close()
        assert words(await finished(call)).startswith("Approved")


async def test_waiting_reports_progress_about_every_five_seconds(connect: Any, desk: Project, person: Actor) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        request = await waiting(desk)
        await until(lambda: len(call.progress) >= 2)
        desk.answer(request.id, False, "", person)
        await finished(call)
    (first, _, _), (second, total, message) = call.progress[:2]
    assert first < 1
    assert 4.5 < second - first < 8
    assert total == 20
    assert message == "waiting for the person to answer on the desk"


async def test_other_calls_are_answered_while_one_waits(connect: Any, desk: Project, person: Actor) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        request = await waiting(desk)
        with anyio.fail_after(5):
            assert not (await client.call_tool("knowledge_read", {"page": RETIRE["page"]})).is_error
        assert not call.done.is_set()
        desk.answer(request.id, False, "", person)


async def test_a_cancelled_call_withdraws_its_request(connect: Any, words: Any, desk: Project) -> None:
    async with connect() as client:
        request = await cancelled(client, desk)
        await until(lambda: desk.request(request.id).state == "withdrawn")
        listed = await client.call_tool("knowledge_requests")
        assert f"{request.id} withdrawn" in words(listed)
        assert listed.structured_content["requests"][0]["state"] == "withdrawn"


async def test_a_cancelled_call_that_is_made_again_at_once_leaves_its_request_waiting(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        request = await cancelled(client, desk)
        again = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(again.run)
        await anyio.sleep(GRACE + 0.5)
        assert desk.request(request.id).state == "waiting"
        desk.answer(request.id, True, "", person)
        assert words(await finished(again)).startswith("Approved")


async def test_a_wish_of_two_clients_outlives_the_cancelling_of_one(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    other = Implementation(name="another-agent", version="1")
    async with connect(wait=0, client_info=other) as asked:
        await asked.call_tool("knowledge_retire", RETIRE)
    async with connect() as client:
        request = await cancelled(client, desk)
        await anyio.sleep(GRACE + 0.5)
        assert desk.request(request.id).state == "waiting"


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_client_that_runs_out_of_patience_leaves_its_request_waiting(
    connect: Any, words: Any, desk: Project, person: Actor, mode: str
) -> None:
    async with connect(mode=mode) as client:
        with pytest.raises(MCPError, match="timed out"):
            await client.call_tool("knowledge_retire", RETIRE, read_timeout_seconds=1)
        request = (await waiting(desk)).id
        await anyio.sleep(GRACE + 0.5)
        assert desk.request(request).state == "waiting"
        desk.answer(request, True, "", person)
        assert words(await client.call_tool("knowledge_retire", RETIRE)).startswith("Approved")


async def test_a_client_that_leaves_ends_the_server_and_leaves_the_request_waiting(connect: Any, desk: Project) -> None:
    with anyio.fail_after(20):
        async with connect() as client:
            request = await cancelled(client, desk)
    assert desk.request(request.id).state == "waiting"


@pytest.mark.parametrize(
    ("reason", "is_timeout"),
    [
        ("timed out after 60s", True),
        ("McpError: MCP error -32001: Request timed out", True),
        ("request timeout", True),
        ("context deadline exceeded", True),
        ("", False),
        ("caller cancelled", False),
        ("AbortError: This operation was aborted", False),
        ("User requested cancellation", False),
    ],
)
def test_the_reason_tells_patience_from_a_change_of_mind(reason: str, is_timeout: bool) -> None:
    assert is_out_of_patience(reason) is is_timeout


async def test_a_file_the_person_gives_becomes_a_source(
    connect: Any, words: Any, desk: Project, person: Actor, tmp_path: Path, folder: Path
) -> None:
    given = tmp_path / "almanac.txt"
    given.write_text("full moon\n", encoding="utf-8")
    async with connect() as client, anyio.create_task_group() as group:
        wish = {"description": "The almanac of this year", "destination": "books/"}
        call = Call(client, "request_file", wish)
        group.start_soon(call.run)
        request = await waiting(desk)
        assert request.wish.destination == "books/"
        desk.answer(request.id, True, "Here.", person, given)
        text = words(await finished(call))
        assert "High" not in text
        listed = words(await client.call_tool("list_sources"))
    assert "is the source books/almanac.txt" in text
    assert "Their note: Here." in text
    assert "books/almanac.txt" in listed
    assert (folder / "sources/books/almanac.txt").read_text(encoding="utf-8") == "full moon\n"


async def test_an_approved_source_is_retired(
    connect: Any, words: Any, desk: Project, person: Actor, folder: Path
) -> None:
    wish = {"source": "tables/tides.pptx", "why": "replaced", "reason": "As text now.", "replacedBy": "tables/tides.md"}
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "retire_source", wish)
        group.start_soon(call.run)
        request = await waiting(desk)
        assert (request.wish.why, request.wish.replaced_by) == ("replaced", "tables/tides.md")
        desk.answer(request.id, True, "", person)
        assert words(await finished(call)) == "Approved by the person. tables/tides.pptx is retired."
        listed = words(await client.call_tool("list_sources"))
    assert "Retired (1):\n- tables/tides.pptx" in listed
    assert not (folder / "sources/tables/tides.pptx").exists()


async def test_an_approval_that_cannot_be_done_reaches_the_agent_as_an_error(
    connect: Any, words: Any, desk: Project, person: Actor, folder: Path
) -> None:
    async with connect() as client, anyio.create_task_group() as group:
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        request = await waiting(desk)
        (folder / "knowledge/concepts/neap-tides.md").unlink()
        with pytest.raises(NotFound):
            desk.answer(request.id, True, "", person)
        result = await finished(call)
    assert result.is_error
    assert "could not be done" in words(result)


@pytest.mark.parametrize(("mode", "version"), [("legacy", "2025-11-25"), ("auto", "2026-07-28")])
async def test_older_and_newer_protocols_ask_alike(
    connect: Any, words: Any, desk: Project, person: Actor, mode: str, version: str
) -> None:
    async with connect(mode=mode) as client, anyio.create_task_group() as group:
        assert client.protocol_version == version
        call = Call(client, "knowledge_retire", RETIRE)
        group.start_soon(call.run)
        request = await waiting(desk)
        assert (request.asked_by.name, request.asked_by.version) == ("tide-agent", "1.2")
        desk.answer(request.id, True, "", person)
        assert words(await finished(call)).startswith("Approved")
        assert call.progress
