"""The clients that kbdesk knows.

Where each keeps its settings is what its own documentation says (the address stands with it; read in November 2026,
some through copies and guides that quote it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kbdesk.clients.client import Client, Machine
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.clients.server import Server


def _in_project(_: Machine, project: Path) -> Path:
    return project / ".mcp.json"


def _claude_desktop(machine: Machine, _: Path) -> Path:
    return machine.applications() / "Claude" / "claude_desktop_config.json"


def _codex(machine: Machine, _: Path) -> Path:
    return machine.folder("CODEX_HOME", machine.home / ".codex") / "config.toml"


def _gemini(machine: Machine, _: Path) -> Path:
    return machine.home / ".gemini" / "settings.json"


def _copilot(machine: Machine, _: Path) -> Path:
    return machine.folder("COPILOT_HOME", machine.home / ".copilot") / "mcp-config.json"


def _vscode(machine: Machine, _: Path) -> Path:
    return machine.applications() / "Code" / "User" / "mcp.json"


def _cursor(machine: Machine, _: Path) -> Path:
    return machine.home / ".cursor" / "mcp.json"


def _windsurf(machine: Machine, _: Path) -> Path:
    return machine.home / ".codeium" / "windsurf" / "mcp_config.json"


def _zed(machine: Machine, _: Path) -> Path:
    if machine.platform == "win32":
        return machine.applications() / "Zed" / "settings.json"
    if machine.platform == "darwin":
        return machine.home / ".config" / "zed" / "settings.json"
    return machine.applications() / "zed" / "settings.json"


def _stdio(server: Server) -> dict[str, Any]:
    return {"type": "stdio", "command": server.command, "args": list(server.arguments)}


def _local(server: Server) -> dict[str, Any]:
    return {"type": "local", "command": server.command, "args": list(server.arguments), "tools": ["*"]}


def _with_environment(server: Server) -> dict[str, Any]:
    return {"command": server.command, "args": list(server.arguments), "env": {}}


CLAUDE_CODE = Client(
    "claude-code",
    "Claude Code",
    _in_project,
    "https://code.claude.com/docs/en/mcp",
    start="Start claude and type /mcp; then ask: what is in my knowledge base?",
)

CLIENTS: tuple[Client, ...] = (
    CLAUDE_CODE,
    Client(
        "claude-desktop",
        "Claude Desktop",
        _claude_desktop,
        "https://modelcontextprotocol.io/docs/develop/connect-local-servers",
        start="Quit Claude Desktop wholly, start it again and ask: what is in my knowledge base?",
    ),
    Client(
        "codex",
        "Codex",
        _codex,
        "https://developers.openai.com/codex/mcp",
        keys=("mcp_servers",),
        form="toml",
        start="Start codex and type /mcp; then ask: what is in my knowledge base?",
    ),
    Client(
        "gemini",
        "Gemini CLI",
        _gemini,
        "https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md",
        start="Start gemini and type /mcp; then ask: what is in my knowledge base?",
    ),
    Client(
        "copilot",
        "Copilot CLI",
        _copilot,
        "https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers",
        entry=_local,
        start="Start copilot and type /mcp show; then ask: what is in my knowledge base?",
    ),
    Client(
        "vscode",
        "Visual Studio Code",
        _vscode,
        "https://code.visualstudio.com/docs/copilot/customization/mcp-servers",
        keys=("servers",),
        entry=_stdio,
        start="In VS Code run “MCP: List Servers” and start it; then ask in the chat's agent mode: what is in my "
        "knowledge base?",
    ),
    Client(
        "cursor",
        "Cursor",
        _cursor,
        "https://cursor.com/docs/mcp",
    ),
    Client(
        "windsurf",
        "Windsurf",
        _windsurf,
        "https://docs.windsurf.com/windsurf/cascade/mcp",
        start="In Windsurf's Cascade, open the MCP servers and refresh; then ask: what is in my knowledge base?",
    ),
    Client(
        "zed",
        "Zed",
        _zed,
        "https://zed.dev/docs/ai/mcp",
        keys=("context_servers",),
        entry=_with_environment,
        start="In Zed's agent panel, look whether the server's dot is green; then ask: what is in my knowledge base?",
    ),
)


def client_named(name: str) -> Client:
    """Return a client by its name. Raises NotFound naming those there are."""
    for client in CLIENTS:
        if client.name == name.strip().lower():
            return client
    names = ", ".join(client.name for client in CLIENTS)
    raise NotFound(
        "kbdesk does not know this client.",
        name,
        f"It knows {names}. For another one, take what --print shows for cursor: most clients read that form.",
    )
