"""The plugin for Claude Code: the server of one knowledge base, with the commands and skills to work on it.

Claude Code loads a plugin that lies in its folder of skills by itself (`claude plugin init` makes one there; seen with
2.1.197). A command that a person types and the skill that a model takes may have one name as long as the model is kept
from the command; else it gets the command instead of the skill (seen with the same version).
"""

from __future__ import annotations

import json
import re
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
    from collections.abc import Collection, Mapping
    from pathlib import Path

    from kbdesk.clients.server import Server

SERVERS = ".mcp.json"
MANIFEST = ".claude-plugin/plugin.json"
COMMANDS = ("ingest", "query", "lint")
OF_SOURCES = ("ingest",)
"""The commands that a knowledge base without sources has no use for."""
LEFT_OUT = ("prompt.md", *(f"plans/{name}.md" for name in COMMANDS))
"""What lies beside the plugin in resources/ and is none of it."""
_DESCRIPTION = re.compile(r"^description: .*$", re.MULTILINE)


@dataclass(frozen=True)
class Plugin:
    """The plugin for one knowledge base: where it belongs, its commands, and its files by their paths in it."""

    name: str
    folder: Path
    commands: tuple[str, ...]
    files: Mapping[str, bytes]
    is_made: bool = False


def plugin(server: Server, machine: Machine | None = None, *, has_sources: bool = True) -> Plugin:
    """Say which files are to be where: those of the commands that this knowledge base and the server's mode have.

    Changes nothing. Raises StorageFailed.
    """
    machine = machine or Machine.this()
    skills = skills_folder(machine)
    name = name_among({folder.name: served_by(folder) for folder in folders(skills)}, server)
    commands = tuple(each for each in COMMANDS if has_sources or each not in OF_SOURCES)
    files = _files(commands, only_reads=server.only_reads)
    manifest = {**json.loads(files[MANIFEST]), "name": name, "version": __version__}
    files[MANIFEST] = (json.dumps(manifest, indent=2) + "\n").encode()
    files[SERVERS] = json_text.written([*CLAUDE_CODE.keys, "kbdesk"], CLAUDE_CODE.entry(server)).encode()
    folder = skills / name
    return Plugin(name, folder, commands, files, is_made=tree(folder) == files)


def _files(commands: Collection[str], *, only_reads: bool) -> dict[str, bytes]:
    """Return the files of a plugin with these commands; one that only reads has plans for what the others write."""
    files = dict(tree(resource("agent")))
    for name in COMMANDS:
        started, skill = f"commands/{name}.md", f"skills/{name}/SKILL.md"
        if name not in commands:
            del files[started], files[skill]
        elif only_reads:
            head, plan = _parted(files[f"plans/{name}.md"].decode())
            said = dict(line.split(": ", 1) for line in head.splitlines())
            files[started] = _told_anew(files[started], said["description"], f"{said['opening']}\n\n{plan}")
            files[skill] = _told_anew(files[skill], f"{said['description']}.", f"# {name.capitalize()}\n\n{plan}")
    for left_out in LEFT_OUT:
        del files[left_out]
    return files


def _parted(text: str) -> tuple[str, str]:
    """Return the lines above a text, and the text."""
    head, _, body = text.removeprefix("---\n").partition("\n---\n\n")
    return head, body


def _told_anew(file: bytes, description: str, body: str) -> bytes:
    """Return a command or a skill with another description and another text."""
    head, _ = _parted(file.decode())
    head = _DESCRIPTION.sub(lambda _: f"description: {description}", head, count=1)
    return f"---\n{head}\n---\n\n{body}".encode()


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
