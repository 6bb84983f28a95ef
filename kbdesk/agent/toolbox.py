"""The tools as the protocol lists and calls them: those of the server's mode, the others refused with the reason."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.types import CallToolResult, InputRequiredResult, ListToolsResult, TextContent
from mcp.types import Tool as ListedTool

from kbdesk.agent import modes
from kbdesk.agent.cutting import short
from kbdesk.agent.told import Told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mcp.server.context import ServerRequestContext
    from mcp.types import CallToolRequestParams, PaginatedRequestParams

    from kbdesk.agent.door import Door
    from kbdesk.agent.tools import DoorTool

FEW = 2
"""Tools with a parameter up to which they are told to who gives it to another one."""

logger = logging.getLogger(__name__)


class Toolbox:
    """The tools of one server."""

    def __init__(self, door: Door, tools: Sequence[DoorTool]) -> None:
        self._door = door
        self._all = {tool.name: tool for tool in tools}
        self._open = {name: tool for name, tool in self._all.items() if modes.allows(door.mode, name)}
        takers: dict[str, list[str]] = {}
        for name, tool in self._open.items():
            for parameter in tool.parameters["properties"]:
                takers.setdefault(parameter, []).append(name)
        for tool in tools:
            tool.elsewhere = {parameter: names for parameter, names in takers.items() if len(names) <= FEW}

    def input_schema(self, name: str) -> dict[str, Any] | None:
        """Return the schema of a tool's arguments, None where there is no such tool."""
        found = self._open.get(name)
        return found.parameters if found else None

    async def list(
        self, context: ServerRequestContext[Any, Any], params: PaginatedRequestParams | None
    ) -> ListToolsResult:
        """Answer tools/list."""
        self._door.memory(Context(request_context=context))
        return ListToolsResult(tools=[_listed(tool) for tool in self._open.values()])

    async def call(
        self, context: ServerRequestContext[Any, Any], params: CallToolRequestParams
    ) -> CallToolResult | InputRequiredResult:
        """Answer tools/call; what goes wrong is told in words that the model reads."""
        if params.name not in self._all:
            return _failed(f"Unknown tool: {short(params.name)}. There are {', '.join(self._open)}.")
        if params.name not in self._open:
            return _failed(modes.refusal(self._door.mode, params.name))
        caller: Context[Any, Any] = Context(request_context=context, input_params=params)
        self._door.memory(caller)
        try:
            return _result(await self._open[params.name].run(params.arguments or {}, caller))
        except UnexpectedToolError as error:
            logger.exception("Tool %r failed because of a fault in kbdesk", params.name)
            return _failed(str(error))
        except ToolError as error:
            return _failed(str(error))


def _listed(tool: DoorTool) -> ListedTool:
    return ListedTool(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=tool.parameters,
        output_schema=tool.facts,
        annotations=tool.annotations,
    )


def _result(answer: str | Told | InputRequiredResult) -> CallToolResult | InputRequiredResult:
    if isinstance(answer, InputRequiredResult):
        return answer
    if isinstance(answer, Told):
        return CallToolResult(content=[TextContent(text=answer.words)], structured_content=answer.facts)
    return CallToolResult(content=[TextContent(text=answer)])


def _failed(words: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(text=words)], is_error=True)
