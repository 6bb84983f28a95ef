"""The MCP server over one project, on standard input and output."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from mcp.server.mcpserver import MCPServer

from kbdesk import __version__
from kbdesk.agent.door import Door
from kbdesk.agent.instructions import instructions
from kbdesk.agent.knowledge import KnowledgeTools
from kbdesk.agent.sources import SourceTools
from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from mcp.server.mcpserver.tools import Tool

    from kbdesk.project.project import Project

logger = logging.getLogger(__name__)


def server(door: Door) -> MCPServer[None]:
    """Return a server with the tools that this project has."""
    project = door.project
    return MCPServer(
        name="kbdesk",
        title=f"kbdesk: {project.name}",
        version=__version__,
        instructions=instructions(tuple(kind.type for kind in project.types), door.wait, project.has_sources),
        tools=tools(door),
        log_level="WARNING",
    )


def tools(door: Door) -> list[Tool]:
    """Return the tools that this project has: those over sources only where there is a sources folder."""
    over_sources = SourceTools(door).tools() if door.project.has_sources else []
    return [*KnowledgeTools(door).tools(), *over_sources]


def serve(project: Project, wait: float) -> None:
    """Serve the project on standard input and output until the client leaves."""
    watch = project.watch(lambda: _notice(project))
    try:
        server(Door(project, wait)).run("stdio")
    finally:
        watch.stop()


def _notice(project: Project) -> None:
    """Take in what other programs changed; what cannot be read now is looked at again with the next change."""
    try:
        project.noticed()
    except KbdeskError as error:
        logger.warning("Changes by other programs were not taken in: %s", error)
