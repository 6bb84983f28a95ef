"""The plugin for Claude Code: the server of one knowledge base, with the commands and skills to work on it.

Claude Code loads a plugin that lies in its folder of skills by itself (`claude plugin init` makes one there; seen with
2.1.197). A command that a person types and the skill that a model takes may have one name as long as the model is kept
from the command; else it gets the command instead of the skill (seen with the same version).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk import __version__
from kbdesk.clients import json_text
from kbdesk.clients.client import Machine
from kbdesk.clients.known import CLAUDE_CODE
from kbdesk.clients.server import folder_of, name_among
from kbdesk.errors import Refused, Unreadable
from kbdesk.files.elsewhere import folders, put_folder, read_file, tree
from kbdesk.resources import resource

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from kbdesk.clients.server import Server

SERVERS = ".mcp.json"
MANIFEST = ".claude-plugin/plugin.json"
LEFT_OUT = ("prompt.md", *(f"plans/{name}.md" for name in ("ingest", "lint", "query")))
"""What lies beside the plugin in resources/ and is none of it."""


@dataclass(frozen=True)
class Plugin:
    """The plugin for one knowledge base: where it belongs, and its files by their paths in it."""

    name: str
    folder: Path
    files: Mapping[str, bytes]
    is_made: bool = False


def plugin(server: Server, machine: Machine | None = None) -> Plugin:
    """Say which files are to be where. Changes nothing. Raises StorageFailed."""
    machine = machine or Machine.this()
    skills = skills_folder(machine)
    name = name_among({folder.name: served_by(folder) for folder in folders(skills)}, server)
    files = dict(tree(resource("agent")))
    for left_out in LEFT_OUT:
        files.pop(left_out, None)
    manifest = {**json.loads(files[MANIFEST]), "name": name, "version": __version__}
    files[MANIFEST] = (json.dumps(manifest, indent=2) + "\n").encode()
    files[SERVERS] = json_text.written([*CLAUDE_CODE.keys, "kbdesk"], CLAUDE_CODE.entry(server)).encode()
    folder = skills / name
    return Plugin(name, folder, files, is_made=tree(folder) == files)


def install(made: Plugin) -> None:
    """Put the plugin in its place; an earlier one of kbdesk's gives way. Raises Refused, StorageFailed."""
    if made.is_made:
        return
    if tree(made.folder) and served_by(made.folder) is None:
        raise Refused("Something else stands here.", str(made.folder), "Move it away, then try again.")
    put_folder(made.folder, made.files)


def installed(server: Server, machine: Machine) -> Path | None:
    """Return the folder of the plugin that serves this knowledge base, None where there is none."""
    served = (folder for folder in folders(skills_folder(machine)) if served_by(folder) == server.folder)
    return next(served, None)


def skills_folder(machine: Machine) -> Path:
    """Return where Claude Code looks for a person's skills and plugins."""
    return machine.folder("CLAUDE_CONFIG_DIR", machine.home / ".claude") / "skills"


def served_by(folder: Path) -> str | None:
    """Return the knowledge base that a plugin serves; None for what is no plugin of kbdesk's."""
    try:
        settings = json_text.read((read_file(folder / SERVERS) or b"").decode())
    except (Unreadable, UnicodeDecodeError):
        return None
    servers = settings.get("mcpServers")
    return folder_of(servers.get("kbdesk")) if isinstance(servers, dict) else None
