"""Streamable HTTP: the real process, several clients at once, and who is let in."""

from __future__ import annotations

import json
import re
import stat
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import anyio
import httpx2
import pytest

from kbdesk.agent.calls import GRACE
from kbdesk.errors import StorageFailed
from kbdesk.files.secret import secret
from tests.agent.conftest import TOKEN, over_http
from tests.agent.test_agent_requests import cancelled, until

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
}
ACCEPTS = {"Accept": "application/json, text/event-stream"}
SHOWN = {"Authorization": f"Bearer {TOKEN}"}


async def test_only_who_shows_the_token_and_comes_from_this_machine_is_let_in(http: Any) -> None:
    with http() as address:
        async with httpx2.AsyncClient(headers=ACCEPTS) as browser:
            for headers, status in (
                ({}, 401),
                ({"Authorization": "Bearer wrong"}, 401),
                ({"Authorization": f"Basic {TOKEN}"}, 401),
                ({"Authorization": f"bearer {TOKEN}"}, 200),
                ({**SHOWN, "Origin": "https://evil.example"}, 403),
                ({**SHOWN, "Host": "evil.example"}, 421),
                ({**SHOWN, "Host": "127.0.0.1:1"}, 421),
                ({**SHOWN, "Origin": "http://localhost:5173"}, 200),
                (SHOWN, 200),
            ):
                answer = await browser.post(address, json=HELLO, headers=headers)
                assert answer.status_code == status, headers
                assert "access-control-allow-origin" not in answer.headers


async def test_clients_of_both_eras_work_at_once_and_each_has_its_own_session(
    http: Any, words: Any, desk: Project
) -> None:
    page = "concept/spring-tides"
    with http("--wait", "1") as address:
        async with over_http(address) as one, over_http(address) as two, over_http(address, "2026-07-28") as three:
            for client in (one, two, three):
                assert "The largest range" in words(await client.call_tool("knowledge_read", {"page": page}))
            edit = {"page": page, "oldText": "twice a month", "newText": "every fortnight"}
            assert not (await one.call_tool("knowledge_edit", edit)).is_error
            mine = {"page": page, "content": "# Spring tides\n\nThe largest range, twice a month.\n"}
            refused = await two.call_tool("knowledge_rewrite", mine)
            assert "Changed meanwhile" in words(refused)  # it has not seen what the other changed
            assert "every fortnight" in desk.page(page).text
            assert not (await one.call_tool("knowledge_rewrite", mine)).is_error
            async with anyio.create_task_group() as group:
                for client in (one, two, three):
                    group.start_soon(client.call_tool, "knowledge_retire", {"page": page, "reason": "wrong"})
            (request,) = desk.requests()
            assert request.asked_by.name == "tide-agent"
    assert desk.request(request.id).state == "waiting"


def test_a_port_in_use_and_a_short_token_are_told_in_words(http: Any, folder: Path) -> None:
    with http() as address:
        port = address.split(":")[2].split("/")[0]
        done = served_badly(folder, port, TOKEN)
        assert done.returncode == 2
        assert f"{port}: The port cannot be used" in done.stderr
    done = served_badly(folder, "0", "short")
    assert done.returncode == 2
    assert "A token needs 16 characters" in done.stderr


def served_badly(folder: Path, port: str, token: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kbdesk", "mcp", "--project", str(folder), "--http", port]
    return subprocess.run(
        command, env={"KBDESK_MCP_TOKEN": token}, capture_output=True, text=True, timeout=30, check=False
    )


def test_a_token_is_made_once_and_only_its_user_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "state/mcp-token"
    made = secret(path)
    assert len(made) > 40
    assert secret(path) == made
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    with pytest.raises(StorageFailed, match="Other users can read"):
        secret(path)


async def test_clients_without_sessions_name_the_version_that_they_rewrite_and_claim_nothing_of_each_other(
    http: Any, words: Any, desk: Project
) -> None:
    page = "concept/spring-tides"
    with http() as address:
        async with over_http(address, "2026-07-28") as one, over_http(address, "2026-07-28") as two:

            async def told(client: Any, name: str, **arguments: Any) -> str:
                return str(words(await client.call_tool(name, arguments)))

            async def version(client: Any, name: str = page) -> str:
                found = re.search(r"\(version: (\w+)\)", await told(client, "knowledge_read", page=name))
                assert found is not None
                return found[1]

            began = await version(two)
            mine = {"page": page, "content": "# Spring tides\n\nAll of it is new.\n"}
            assert "Read the page again as a whole and give its `version`" in await told(
                one, "knowledge_rewrite", **mine
            )
            before = desk.page(page).text
            other = {"page": page, "oldText": "twice a month", "newText": "every fortnight"}
            await told(one, "knowledge_edit", **other)
            await told(one, "knowledge_read", page=page)  # what one reads is not what the other has read
            assert "Changed meanwhile" in await told(two, "knowledge_rewrite", **mine, version=began)
            assert "never had this version" in await told(two, "knowledge_rewrite", **mine, version="00000000")
            assert desk.page(page).text == before.replace("twice a month", "every fortnight")
            now = await version(two)
            assert await told(two, "knowledge_rewrite", **mine, version=now) == f"Rewrote {page}."
            assert "never had" not in await told(two, "knowledge_rewrite", page="overview", content="# All\n\nTides.")
            assert "name the version" in await told(one, "knowledge_rewrite", page="overview", content="# All")
            assert len(await version(one, "overview")) == len(now)

            assert "Next time name the `pages`" in await told(two, "knowledge_log", operation="lint", what="mine")
            (entry, *_) = desk.log()
            assert entry.pages == ()
            (operation, *_) = desk.operations()
            assert [change.operation for change in operation.changes] == ["log"]
            await told(one, "extract_text", source="tables/tides.md")
            wish = {"type": "preference", "slug": "metres", "title": "Metres", "content": "Metres, never feet."}
            warned = await told(two, "knowledge_create", **wish)
            assert "tables/tides.md was read by a client of this name, perhaps in another chat" in warned


@pytest.mark.parametrize(("mode", "state"), [("legacy", "withdrawn"), ("2026-07-28", "waiting")])
async def test_a_cancelled_call_withdraws_its_request_only_where_the_protocol_tells_it_from_leaving(
    http: Any, desk: Project, mode: str, state: str
) -> None:
    with http() as address:
        async with over_http(address, mode) as client:
            request = await cancelled(client, desk)
            if state == "withdrawn":
                await until(lambda: desk.request(request.id).state == state)
            else:
                await anyio.sleep(GRACE + 0.5)
            assert desk.request(request.id).state == state
            listed = await client.call_tool("knowledge_requests")
            assert listed.structured_content["requests"][0]["state"] == state


async def test_only_the_client_that_was_shown_a_form_answers_it_and_only_once(http: Any, desk: Project) -> None:
    retire = {"name": "knowledge_retire", "arguments": {"page": "concept/neap-tides", "reason": "Twice."}}

    async def called(client: str, can_ask: bool = True, **answer: Any) -> dict[str, Any]:
        about = {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": {"name": client, "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}} if can_ask else {},
        }
        said = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {**retire, **answer, "_meta": about}}
        told = await sender.post(address, json=said)
        lines = [line.removeprefix("data: ") for line in told.text.splitlines() if line.startswith(("{", "data: {"))]
        result: dict[str, Any] = json.loads(lines[-1])["result"]
        return result

    headers = {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "knowledge_retire"}
    async with httpx2.AsyncClient(headers={**ACCEPTS, **SHOWN, **headers}, timeout=60) as sender:
        with http("--wait", "0") as address:
            form = await called("honest")
            name = desk.requests()[0].id
            yes = {"inputResponses": {name: {"action": "accept", "content": {"approve": True}}}}
            state = {"requestState": form["requestState"]}
            forged = [
                await called("evil", can_ask=False, **yes),
                await called("evil", **yes),
                await called("evil", **yes, **state),
                await called("honest", can_ask=False, **yes, **state),
                await called("honest", **yes),
                await called("honest", **yes, requestState="x"),
            ]
            for one in forged:
                assert "answers no form that you were shown" in one["content"][0]["text"]
            assert desk.request(name).state == "waiting"
            closed = {"inputResponses": {name: {"action": "cancel"}}}
            assert (await called("honest", **closed, **state))["structuredContent"]["state"] == "waiting"
            assert (await called("honest", **yes, **state))["structuredContent"]["state"] == "waiting"
            again = await called("honest")
            done = await called("honest", **yes, requestState=again["requestState"])
    assert done["structuredContent"]["state"] == desk.request(name).state == "approved"
