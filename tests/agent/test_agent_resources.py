"""Pages as resources, the commands as prompts, completion, and notices of changes, in both eras of the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
import pytest
from mcp.shared.exceptions import MCPError
from mcp.shared.subscriptions import ResourcesListChanged, ResourceUpdated
from mcp.types import (
    PromptReference,
    ResourceListChangedNotification,
    ResourceTemplateReference,
    ResourceUpdatedNotification,
)

from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from pathlib import Path

    from mcp import Client

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::mcp.shared.exceptions.MCPDeprecationWarning"),  # the older era's own methods
]

SPRING = "kb://page/concept/spring-tides"
TEMPLATE = ResourceTemplateReference(uri="kb://page/{type}/{slug}")
ERAS = pytest.mark.parametrize("mode", ["legacy", "auto"])


async def completed(client: Client, ref: Any, name: str, value: str, **before: str) -> list[str]:
    found = await client.complete(ref, {"name": name, "value": value}, before or None)
    return list(found.completion.values)


@ERAS
async def test_pages_are_listed_read_and_found_by_template(connect: Any, mode: str) -> None:
    async with connect(mode=mode) as client:
        listed = (await client.list_resources()).resources
        assert [resource.uri for resource in listed[:3]] == ["kb://index", "kb://overview", "kb://log"]
        spring = next(resource for resource in listed if resource.uri == SPRING)
        assert (spring.name, spring.title, spring.mime_type) == (
            "concept/spring-tides",
            "Spring tides",
            "text/markdown",
        )
        templates = (await client.list_resource_templates()).resource_templates
        assert [template.uri_template for template in templates] == [TEMPLATE.uri]
        page = (await client.read_resource(SPRING)).contents[0]
        assert "The largest range, twice a month." in page.text
        assert page.mime_type == "text/markdown"
        assert "Spring tides" in (await client.read_resource("kb://index")).contents[0].text
        for wrong in ("kb://page/concept/none", "kb://page/../../etc/passwd", "file:///etc/passwd", "kb://page/"):
            with pytest.raises(MCPError) as caught:
                await client.read_resource(wrong)
            assert caught.value.error.code == (-32002 if mode == "legacy" else -32602)


async def test_a_long_list_of_pages_comes_in_parts(connect: Any, desk: Project, person: Actor) -> None:
    drafts = [Draft("concept", f"tide-{number}", f"Tide {number}", f"Number {number}.") for number in range(450)]
    desk.create_pages(drafts, person)
    async with connect() as client:
        seen: list[str] = []
        cursor = None
        parts = 0
        while parts == 0 or cursor:
            listed = await client.list_resources(cursor=cursor)
            seen += [resource.uri for resource in listed.resources]
            cursor, parts = listed.next_cursor, parts + 1
        with pytest.raises(MCPError, match="Invalid cursor"):
            await client.list_resources(cursor="elsewhere")
    assert parts == 3
    assert len(seen) == len(set(seen)) == 450 + 4 + 3


async def test_the_commands_are_prompts_with_what_the_person_gives(connect: Any, folder: Path) -> None:
    async with connect() as client:
        prompts = {prompt.name: prompt for prompt in (await client.list_prompts()).prompts}
        assert list(prompts) == ["ingest", "query", "lint"]
        needed = {name: [one.name for one in prompt.arguments if one.required] for name, prompt in prompts.items()}
        assert needed == {"ingest": ["source"], "query": ["question"], "lint": []}
        asked = {"question": "When are springs?", "page": "concept/spring-tides"}
        text = (await client.get_prompt("query", asked)).messages[0].content.text
        assert "When are springs?" in text
        assert "concept/spring-tides" in text
        with pytest.raises(MCPError, match="needs source"):
            await client.get_prompt("ingest")
        with pytest.raises(MCPError, match="takes no tide"):
            await client.get_prompt("lint", {"tide": "low"})
        with pytest.raises(MCPError, match="Unknown prompt"):
            await client.get_prompt("sail")


async def test_ids_and_paths_are_completed(connect: Any, desk: Project, person: Actor) -> None:
    async with connect() as client:
        query, ingest = PromptReference(name="query"), PromptReference(name="ingest")
        assert await completed(client, query, "page", "concept/s") == ["concept/spring-tides"]
        assert await completed(client, query, "page", "tide") == [
            "concept/neap-tides",
            "concept/spring-tides",
            "summary/tide-tables",
        ]
        assert await completed(client, query, "question", "wh") == []
        assert await completed(client, ingest, "source", "tables/tides.p") == ["tables/tides.pptx"]
        assert await completed(client, TEMPLATE, "type", "s") == ["summary"]
        assert await completed(client, TEMPLATE, "slug", "", type="concept") == ["neap-tides", "spring-tides"]
        with pytest.raises(MCPError):
            await completed(client, PromptReference(name="sail"), "page", "")
        desk.create_pages([Draft("concept", "slack", "Slack water", "None.")], person)
        assert await completed(client, query, "page", "concept/s") == ["concept/slack", "concept/spring-tides"]


async def test_a_listening_client_is_told_what_changes(connect: Any, desk: Project, person: Actor) -> None:
    async with connect() as client:
        watched = [SPRING, "kb://index"]
        async with client.listen(resources_list_changed=True, resource_subscriptions=watched) as listening:
            desk.edit_page("concept/spring-tides", [("twice a month", "every fortnight")], (), person)
            seen = {await next_event(listening) for _ in range(2)}
            assert seen == {ResourceUpdated(uri=SPRING), ResourceUpdated(uri="kb://index")}
            desk.create_pages([Draft("concept", "ebb", "Ebb", "It runs out.")], person)
            with anyio.fail_after(20):
                while await next_event(listening) != ResourcesListChanged():
                    pass


async def next_event(listening: Any) -> Any:
    with anyio.fail_after(20):
        return await anext(listening)


async def test_a_subscribed_client_of_the_older_era_is_told_what_changes(
    connect: Any, desk: Project, person: Actor, folder: Path
) -> None:
    told: list[Any] = []

    async def note(message: Any) -> None:
        told.append(message)

    async def until_told(kind: type, uri: str = "") -> None:
        with anyio.fail_after(20):
            while not any(isinstance(one, kind) and (not uri or one.params.uri == uri) for one in told):
                await anyio.sleep(0.02)

    async with connect(mode="legacy", message_handler=note) as client:
        assert client.server_capabilities.resources.subscribe
        assert client.server_capabilities.resources.list_changed
        await client.subscribe_resource(SPRING)
        page = folder / "knowledge/concepts/spring-tides.md"
        page.write_text(page.read_text("utf-8").replace("twice a month", "at new moon"), encoding="utf-8")
        await until_told(ResourceUpdatedNotification, SPRING)
        assert not any(isinstance(one, ResourceListChangedNotification) for one in told)
        desk.create_pages([Draft("concept", "ebb", "Ebb", "It runs out.")], person)
        await until_told(ResourceListChangedNotification)
        await client.unsubscribe_resource(SPRING)
        told.clear()
        desk.edit_page("concept/spring-tides", [("at new moon", "at full moon")], (), person)
        desk.create_pages([Draft("concept", "flood", "Flood", "It runs in.")], person)
        await until_told(ResourceListChangedNotification)
        assert not any(isinstance(one, ResourceUpdatedNotification) for one in told)
