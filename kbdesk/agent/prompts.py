"""The commands as MCP prompts, and completion of what is given with them and of the addresses of pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from anyio import to_thread
from mcp.shared.exceptions import MCPError
from mcp.types import (
    INVALID_PARAMS,
    CompleteResult,
    Completion,
    GetPromptResult,
    ListPromptsResult,
    Prompt,
    PromptArgument,
    PromptMessage,
    PromptReference,
    TextContent,
)

from kbdesk.agent.commands import command, commands
from kbdesk.agent.cutting import named, short
from kbdesk.agent.resources import TEMPLATE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mcp.server.context import ServerRequestContext
    from mcp.types import CompleteRequestParams, GetPromptRequestParams, PaginatedRequestParams

    from kbdesk.agent.commands import Command
    from kbdesk.agent.door import Door
    from kbdesk.agent.modes import Mode

MOST = 100
"""Values in one completion, by the protocol."""


@dataclass(frozen=True)
class Given:
    """What may be given with a command. `says` puts it into the text, {} for the value."""

    name: str
    about: str
    says: str = "{}"
    is_needed: bool = False


GIVEN: dict[str, tuple[Given, ...]] = {
    "ingest": (Given("source", "Which source, file or address", is_needed=True),),
    "query": (
        Given("question", "What you want to know", is_needed=True),
        Given("page", "Id of a page to begin with", "(begin with the page {})"),
    ),
    "lint": (
        Given("page", "Id of a page, to look only at it and what it links to", "the page {} and what it links to"),
    ),
}
"""What each command takes."""

IN_MODE: dict[Mode, tuple[str, ...]] = {
    "interactive": (),
    "autonomous": ("Nobody answers questions here: what you would ask the person, tell them when you are done.",),
    "plan": ("This server runs in plan mode, which only reads: say what you would write, and change nothing.",),
}
"""What a mode adds to every command."""


class Prompts:
    """The prompts of one server."""

    def __init__(self, door: Door) -> None:
        self._project = door.project
        self._mode: Mode = door.mode
        self._known: tuple[int, tuple[str, ...]] = (-1, ())

    def _ids(self) -> tuple[str, ...]:
        """Return the ids of all pages, which are looked up anew only when one came, went or was named anew."""
        naming = self._project.naming()
        if naming != self._known[0]:
            self._known = (naming, self._project.ids())
        return self._known[1]

    def _offered(self) -> list[Command]:
        return [one for one in commands(self._mode) if self._is_offered(one.name)]

    def _is_offered(self, name: str) -> bool:
        return name in GIVEN and (name != "ingest" or self._project.has_sources)

    async def list(
        self, context: ServerRequestContext[Any, Any], params: PaginatedRequestParams | None
    ) -> ListPromptsResult:
        """Answer prompts/list."""
        return ListPromptsResult(prompts=[_prompt(one) for one in self._offered()])

    async def get(self, context: ServerRequestContext[Any, Any], params: GetPromptRequestParams) -> GetPromptResult:
        """Answer prompts/get. Raises MCPError for an unknown prompt and for what is missing or unknown with it."""
        if not self._is_offered(params.name):
            raise MCPError(INVALID_PARAMS, f"Unknown prompt: {short(params.name)}")
        given = {name: value.strip() for name, value in (params.arguments or {}).items() if value.strip()}
        takes = GIVEN[params.name]
        missing = [one.name for one in takes if one.is_needed and one.name not in given]
        unknown = sorted(set(given) - {one.name for one in takes})
        if missing or unknown:
            what = f"needs {', '.join(missing)}" if missing else f"takes no {named(unknown)}"
            raise MCPError(INVALID_PARAMS, f"The prompt {params.name} {what}.")
        words = " ".join(one.says.format(given[one.name]) for one in takes if one.name in given)
        chosen = command(params.name, self._mode)
        text = "\n\n".join([chosen.prompt(words), *IN_MODE[self._mode]])
        message = PromptMessage(role="user", content=TextContent(text=text))
        return GetPromptResult(description=chosen.description, messages=[message])

    async def complete(self, context: ServerRequestContext[Any, Any], params: CompleteRequestParams) -> CompleteResult:
        """Answer completion/complete: ids of pages, paths of sources, and the parts of a page's address.

        Raises MCPError for a prompt or a template that we do not have.
        """
        before = (params.context.arguments if params.context else None) or {}
        name, begun = params.argument.name, params.argument.value
        if isinstance(params.ref, PromptReference):
            if not self._is_offered(params.ref.name):
                raise MCPError(INVALID_PARAMS, f"Unknown prompt: {short(params.ref.name)}")
            values = await to_thread.run_sync(self._for_prompt, name)
        elif params.ref.uri == TEMPLATE:
            values = await to_thread.run_sync(self._for_address, name, before.get("type", ""))
        else:
            raise MCPError(INVALID_PARAMS, f"Unknown resource template: {short(params.ref.uri)}")
        found = _fitting(values, begun)
        return CompleteResult(completion=Completion(values=found[:MOST], total=len(found), has_more=len(found) > MOST))

    def _for_prompt(self, argument: str) -> Iterable[str]:
        match argument:
            case "page":
                return self._ids()
            case "source":
                return [row.path for row in self._project.sources() if row.status == "present"]
            case _:
                return ()

    def _for_address(self, argument: str, page_type: str) -> Iterable[str]:
        ids = [page.partition("/") for page in self._ids()]
        if argument == "type":
            return dict.fromkeys(kind for kind, _, _ in ids)
        return [slug for kind, _, slug in ids if kind == page_type or not page_type] if argument == "slug" else ()


def _prompt(one: Command) -> Prompt:
    arguments = [
        PromptArgument(name=given.name, description=given.about, required=given.is_needed) for given in GIVEN[one.name]
    ]
    return Prompt(name=one.name, title=one.name.capitalize(), description=one.description, arguments=arguments)


def _fitting(values: Iterable[str], begun: str) -> list[str]:
    """Return the values that begin as typed, then those in which a part after "/" or "-" does, then other matches."""
    typed = begun.strip().casefold()
    ranked: tuple[list[str], list[str], list[str]] = ([], [], [])
    for value in values:
        folded = value.casefold()
        if folded.startswith(typed):
            ranked[0].append(value)
        elif f"/{typed}" in folded or f"-{typed}" in folded:
            ranked[1].append(value)
        elif typed in folded:
            ranked[2].append(value)
    return [value for rank in ranked for value in rank]
