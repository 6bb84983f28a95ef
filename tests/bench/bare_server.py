"""The least that an MCP server of the SDK is: one tool that repeats. The floor of starting and of calling."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer

server: MCPServer[None] = MCPServer(name="bare")


@server.tool()
def echo(text: str) -> str:
    """Say it again."""
    return text


if __name__ == "__main__":
    server.run("stdio")
