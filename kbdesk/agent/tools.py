"""A tool of ours: its schema kept short and closed, its arguments checked, its failures put into words once."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, cast

from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.server.mcpserver.tools import Tool
from mcp.types import ToolAnnotations
from pydantic import Field, ValidationError

from kbdesk.agent import arguments as arguments_told
from kbdesk.agent import replies
from kbdesk.errors import Cancelled, KbdeskError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.server.mcpserver import Context

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ADDS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
CHANGES = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=False)
ASKS = ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
FETCHES = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=True)


class DoorTool(Tool):
    """A tool whose errors are sentences that the model can act on. `facts` is the schema of what it tells as facts.

    `elsewhere` are the tools that take a parameter, where these are few.
    """

    facts: dict[str, Any] | None = None
    elsewhere: dict[str, list[str]] = Field(default_factory=dict)

    async def run(
        self, arguments: dict[str, Any], context: Context[Any, Any], convert_result: bool = False
    ) -> Any:  # what the SDK makes of the result
        """Run the tool; every failure is a ToolError with our own text."""
        given = {name: value for name, value in arguments.items() if value is not None}
        unknown = sorted(set(given) - set(self.parameters["properties"]))
        if unknown:
            raise ToolError(
                arguments_told.unknown(self.name, unknown, list(self.parameters["properties"]), self.elsewhere)
            )
        try:
            return await super().run(given, context, convert_result=convert_result)
        except ToolError as error:
            raise self._in_words(error) from error.__cause__

    def _in_words(self, error: ToolError) -> ToolError:
        cause = error.__cause__
        if isinstance(cause, KbdeskError):
            return ToolError(replies.error(cause))
        if isinstance(cause, ValidationError):
            return ToolError(arguments_told.bad(self.name, cause.errors(include_url=False), self.parameters))
        if isinstance(cause, Cancelled):
            return ToolError(replies.STOPPED)
        if isinstance(error, UnexpectedToolError):
            return UnexpectedToolError(replies.bug(self.name))
        return ToolError(str(cause or error))


def tool(
    function: Callable[..., Any], title: str, annotations: ToolAnnotations, facts: dict[str, Any] | None = None
) -> DoorTool:
    """Return the tool that calls this function; its name and description are the function's.

    The function returns a text, or, where `facts` is their schema, a Told.
    """
    made = cast(
        "DoorTool",
        DoorTool.from_function(
            function,
            title=title,
            description=inspect.getdoc(function),
            annotations=annotations,
            structured_output=False,
        ),
    )
    made.parameters = compact(made.parameters)
    made.facts = facts
    return made


def compact(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema closed, without generated titles, references and null defaults."""
    short: dict[str, Any] = _compact(schema, schema.get("$defs", {}))
    return short


def _compact(node: Any, definitions: dict[str, Any]) -> Any:
    if isinstance(node, list):
        return [_compact(item, definitions) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        beside = {key: value for key, value in node.items() if key != "$ref"}
        named = {**definitions[node["$ref"].removeprefix("#/$defs/")]}
        named.pop("description", None)  # what the class is for; a parameter has its own
        return _compact({**named, **beside}, definitions)
    short = {
        key: _properties(value, definitions) if key == "properties" else _compact(value, definitions)
        for key, value in node.items()
        if key not in {"title", "$defs"} and not (key == "default" and value in (None, []))
    }
    if short.get("type") == "object":
        short["additionalProperties"] = False
    return short


def _properties(properties: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of the parameters; one that may be left out need not also allow null."""
    short = {name: _compact(schema, definitions) for name, schema in properties.items()}
    for name, schema in short.items():
        alternatives = schema.get("anyOf")
        if alternatives and "default" in properties[name]:
            kept = [alternative for alternative in alternatives if alternative != {"type": "null"}]
            if len(kept) == 1:
                del schema["anyOf"]
                short[name] = {**kept[0], **schema}
    return short
