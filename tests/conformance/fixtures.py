"""What the conformance suite asks for by name, beside what the server has: answered through the same server.

Only features that kbdesk uses have one here: text, errors, progress, forms for the client's user, resources, templates,
prompts, completion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.prompts.base import UserMessage
from mcp.shared.exceptions import MCPError
from mcp.types import (
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    CallToolRequestParams,
    CallToolResult,
    CompleteRequestParams,
    CompleteResult,
    Completion,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitResult,
    EmbeddedResource,
    GetPromptRequestParams,
    InputRequiredResult,
    PaginatedRequestParams,
    PromptReference,
    ReadResourceRequestParams,
    TextContent,
    TextResourceContents,
)
from pydantic import BaseModel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from mcp.server.lowlevel.server import Server

    from kbdesk.agent.server import ProjectServer

    Handler = Callable[[Any, Any], Awaitable[Any]]

suite = MCPServer("suite", log_level="ERROR")
Caller = Context[Any, Any]


@suite.tool()
def test_simple_text() -> str:
    """Say a text."""
    return "This is a simple text response for testing."


@suite.tool()
def test_error_handling() -> str:
    """Fail."""
    raise ToolError("This tool intentionally returns an error for testing")


@suite.tool()
async def test_tool_with_progress(ctx: Caller) -> str:
    """Tell how far it is."""
    for done in (0, 50, 100):
        await ctx.report_progress(done, 100)
        await anyio.sleep(0.05)
    return "done"


class Person(BaseModel):
    """What the client's user is asked."""

    username: str
    email: str


@suite.tool()
async def test_elicitation(message: str, ctx: Caller) -> str:
    """Ask the client's user."""
    told = await ctx.elicit(message, Person)
    return f"User response: {told.model_dump_json()}"


async def ask_form(ctx: Caller, properties: dict[str, Any]) -> str:
    schema = {"type": "object", "properties": properties}
    told = await ctx.session.elicit_form("Please fill in", schema, related_request_id=ctx.request_context.request_id)
    return f"Elicitation completed: action={told.action}, content={told.content}"


@suite.tool()
async def test_elicitation_sep1034_defaults(ctx: Caller) -> str:
    """Ask with defaults."""
    return await ask_form(
        ctx,
        {
            "name": {"type": "string", "default": "John Doe"},
            "age": {"type": "integer", "default": 30},
            "score": {"type": "number", "default": 95.5},
            "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
            "verified": {"type": "boolean", "default": True},
        },
    )


@suite.tool()
async def test_elicitation_sep1330_enums(ctx: Caller) -> str:
    """Ask to choose."""
    plain = ["option1", "option2", "option3"]
    titled = [{"const": f"value{number}", "title": f"Option {number}"} for number in (1, 2, 3)]
    return await ask_form(
        ctx,
        {
            "untitledSingle": {"type": "string", "enum": plain},
            "titledSingle": {"type": "string", "oneOf": titled},
            "legacyEnum": {"type": "string", "enum": ["opt1", "opt2"], "enumNames": ["Option One", "Option Two"]},
            "untitledMulti": {"type": "array", "items": {"type": "string", "enum": plain}},
            "titledMulti": {"type": "array", "items": {"anyOf": titled}},
        },
    )


@suite.tool()
def test_input_required_result_elicitation(ctx: Caller) -> Any:
    """Ask by the result."""
    told = (ctx.input_responses or {}).get("user_name")
    if isinstance(told, ElicitResult) and told.action == "accept":
        return f"Hello, {(told.content or {}).get('name')}!"
    schema = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
    form = ElicitRequestFormParams(message="What is your name?", requested_schema=schema)
    return InputRequiredResult(input_requests={"user_name": ElicitRequest(params=form)})


@suite.tool()
def test_missing_capability(ctx: Caller) -> str:
    """Need what the client does not say that it has."""
    capabilities = ctx.client_capabilities
    if capabilities is None or capabilities.sampling is None:
        raise MCPError(
            MISSING_REQUIRED_CLIENT_CAPABILITY, "Sampling is needed.", {"requiredCapabilities": {"sampling": {}}}
        )
    return "It is there."


@suite.resource("test://static-text", mime_type="text/plain")
def static_text() -> str:
    """A text."""
    return "This is the content of the static text resource."


@suite.resource("test://static-binary", mime_type="image/png")
def static_binary() -> bytes:
    """Bytes."""
    return b"\x89PNG\r\n\x1a\n"


@suite.resource("test://template/{id}/data", mime_type="application/json")
def template(id: str) -> str:
    """A text by template."""
    return f'{{"id": "{id}", "templateTest": true, "data": "Data for ID: {id}"}}'


@suite.prompt()
def test_simple_prompt() -> str:
    """Say something."""
    return "This is a simple prompt for testing."


@suite.prompt()
def test_prompt_with_arguments(arg1: str, arg2: str) -> str:
    """Say what was given."""
    return f"Prompt with arguments: arg1='{arg1}', arg2='{arg2}'"


@suite.prompt()
def test_prompt_with_embedded_resource(resourceUri: str) -> list[Any]:
    """Carry a resource."""
    held = TextResourceContents(uri=resourceUri, mime_type="text/plain", text="Embedded resource content for testing.")
    words = TextContent(text="Please process the embedded resource above.")
    return [UserMessage(content=part) for part in (EmbeddedResource(type="resource", resource=held), words)]


class Fixtures:
    """Answers for the suite's names, and hands on what is ours."""

    def __init__(self, server: ProjectServer) -> None:
        self._server = server
        self._ours: dict[str, Handler] = {}
        for method, params, handler in (
            ("tools/list", PaginatedRequestParams, self.list_tools),
            ("tools/call", CallToolRequestParams, self.call),
            ("prompts/list", PaginatedRequestParams, self.list_prompts),
            ("prompts/get", GetPromptRequestParams, self.get_prompt),
            ("resources/read", ReadResourceRequestParams, self.read),
            ("completion/complete", CompleteRequestParams, self.complete),
        ):
            self._ours[method] = handler_of(server, method)
            server.add_request_handler(method, params, handler)

    async def list_tools(self, context: Any, params: Any) -> Any:
        found = await self._ours["tools/list"](context, params)
        return found.model_copy(update={"tools": [*found.tools, *await suite.list_tools()]})

    async def call(self, context: Any, params: Any) -> Any:
        if not params.name.startswith("test_"):
            return await self._ours["tools/call"](context, params)
        try:
            return await suite.call_tool(params.name, params.arguments or {}, caller(context, params))
        except ToolError as error:
            return CallToolResult(content=[TextContent(text=str(error))], is_error=True)

    async def list_prompts(self, context: Any, params: Any) -> Any:
        found = await self._ours["prompts/list"](context, params)
        return found.model_copy(update={"prompts": [*found.prompts, *await suite.list_prompts()]})

    async def get_prompt(self, context: Any, params: Any) -> Any:
        if not params.name.startswith("test_"):
            return await self._ours["prompts/get"](context, params)
        return await suite.get_prompt(params.name, params.arguments, caller(context, params))

    async def read(self, context: Any, params: Any) -> Any:
        if not params.uri.startswith("test://"):
            return await self._ours["resources/read"](context, params)
        return await handler_of(suite._lowlevel_server, "resources/read")(context, params)

    async def complete(self, context: Any, params: Any) -> Any:
        if isinstance(params.ref, PromptReference) and params.ref.name.startswith("test_"):
            return CompleteResult(completion=Completion(values=["paris", "park", "party"], total=3, has_more=False))
        return await self._ours["completion/complete"](context, params)


def caller(context: Any, params: Any) -> Caller:
    return Context(request_context=context, mcp_server=suite, input_params=params)


def handler_of(server: Server[Any], method: str) -> Handler:
    entry = server.get_request_handler(method)
    assert entry is not None, method
    return entry.handler
