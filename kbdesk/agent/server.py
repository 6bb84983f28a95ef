"""The MCP server over one project: the protocol's methods and who answers them."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import anyio
from mcp.server.lowlevel.server import NotificationOptions, Server
from mcp.server.mcpserver import Context
from mcp.server.stdio import stdio_server
from mcp.server.subscriptions import ListenHandler
from mcp.types import CancelledNotificationParams, NotificationParams

from kbdesk import __version__
from kbdesk.agent.door import Door
from kbdesk.agent.instructions import instructions
from kbdesk.agent.knowledge import KnowledgeTools
from kbdesk.agent.notices import Notices
from kbdesk.agent.prompts import Prompts
from kbdesk.agent.resources import Pages
from kbdesk.agent.sources import SourceTools
from kbdesk.agent.toolbox import Toolbox
from kbdesk.agent.unread import Answering

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from mcp.server.context import ServerRequestContext
    from mcp.server.models import InitializationOptions

    from kbdesk.agent.modes import Mode
    from kbdesk.agent.tools import DoorTool
    from kbdesk.project.project import Project


class ProjectServer(Server[None]):
    """A server that tells its clients when the list of pages changes."""

    def create_initialization_options(
        self,
        notification_options: NotificationOptions | None = None,
        experimental_capabilities: dict[str, dict[str, Any]] | None = None,
        extensions: dict[str, dict[str, Any]] | None = None,
    ) -> InitializationOptions:
        """Return what a client is told of this server when it connects."""
        told = notification_options or NotificationOptions(resources_changed=True)
        return super().create_initialization_options(told, experimental_capabilities, extensions)


def server(door: Door) -> ProjectServer:
    """Return a server with the tools of the door's mode that this project has, its pages, and the commands."""
    project = door.project
    toolbox, pages, prompts, notices = Toolbox(door, tools(door)), Pages(project), Prompts(door), Notices(door)

    @asynccontextmanager
    async def running(_: Server[None]) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(door.calls.kept())
            await stack.enter_async_context(notices.told())
            yield

    made = ProjectServer(
        "kbdesk",
        title=f"kbdesk: {project.name}",
        version=__version__,
        instructions=instructions(
            tuple(kind.type for kind in project.types), door.wait, project.has_sources, door.mode
        ),
        lifespan=running,
        get_tool_input_schema=toolbox.input_schema,
        on_list_tools=toolbox.list,
        on_call_tool=toolbox.call,
        on_list_resources=pages.list,
        on_list_resource_templates=pages.templates,
        on_read_resource=pages.read,
        on_subscribe_resource=notices.subscribe,
        on_unsubscribe_resource=notices.unsubscribe,
        on_subscriptions_listen=ListenHandler(notices.bus),
        on_list_prompts=prompts.list,
        on_get_prompt=prompts.get,
        on_completion=prompts.complete,
    )

    async def cancelled(context: ServerRequestContext[Any, Any], params: CancelledNotificationParams) -> None:
        session = door.session_of(Context(request_context=context))
        door.calls.cancelled(session, str(params.request_id), params.reason or "")

    made.add_notification_handler("notifications/cancelled", CancelledNotificationParams, cancelled)
    made.add_notification_handler("notifications/initialized", NotificationParams, notices.arrived)
    return made


def tools(door: Door) -> list[DoorTool]:
    """Return the tools that this project has: those over sources only where there is a sources folder."""
    over_sources = SourceTools(door).tools() if door.project.has_sources else []
    return [*KnowledgeTools(door).tools(), *over_sources]


def serve(project: Project, wait: float, mode: Mode = "interactive") -> None:
    """Serve the project on standard input and output until the client leaves."""
    door = Door(project, wait, mode)
    project.serve_session(door.session)
    anyio.run(_serve, server(door))


async def _serve(made: ProjectServer) -> None:
    async with stdio_server() as (reading, writing):
        await made.run(Answering(reading, writing), writing, made.create_initialization_options())
