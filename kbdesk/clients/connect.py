"""Tells a client of a knowledge base's server: first what would be done, then doing it."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.clients import json_text, toml_text
from kbdesk.clients.client import Machine
from kbdesk.clients.known import CLAUDE_CODE
from kbdesk.clients.nested import table_at
from kbdesk.clients.plugin import SERVERS, installed
from kbdesk.clients.server import BASE_NAME, folder_of, name_among
from kbdesk.errors import Refused, Unreadable
from kbdesk.files.disk import disk
from kbdesk.files.elsewhere import change_file, read_file

if TYPE_CHECKING:
    from kbdesk.clients.client import Client
    from kbdesk.clients.server import Server

PATIENCE = 60
"""Seconds that a client's own command may take."""


@dataclass(frozen=True)
class Connection:
    """What is to be done so that a client has the server, under `name`.

    `file` holds the client's servers and `entry` is what goes into it, as text. It is written by us, or by the client's
    own `commands` where there are any. `is_made` where it stands there already, `is_other` where what stands there
    starts the server in another way; `trouble` says why the file cannot be changed safely, "" where it can.
    """

    client: Client
    name: str
    file: Path
    entry: str
    is_made: bool = False
    trouble: str = ""
    commands: tuple[tuple[str, ...], ...] = ()
    before: bytes | None = None
    after: bytes = b""
    is_other: bool = False


def connection(client: Client, server: Server, machine: Machine | None = None) -> Connection:
    """Look how a client stands to a server, and say what is to be done. Changes nothing. Raises StorageFailed."""
    machine = machine or Machine.this()
    if client is CLAUDE_CODE and (plugin := installed(server, machine)):
        entry = json_text.written([*client.keys, plugin.name], client.entry(server))
        return Connection(client, plugin.name, plugin / SERVERS, entry, is_made=True)
    command = shutil.which("claude", path=machine.environment.get("PATH", "")) if client is CLAUDE_CODE else None
    file = _claude_file(machine) if command else client.file(machine, Path(server.folder))
    before = read_file(file)
    form = toml_text if client.form == "toml" else json_text
    try:
        text = (before or b"").decode("utf-8")
        known = table_at(form.read(text), client.keys)
        name = name_among({each: folder_of(entry) for each, entry in known.items()}, server)
        own = table_at(known, [name])
        wanted = {**own, **client.entry(server)}
        entry = form.written([*client.keys, name], client.entry(server))
        if wanted == own:
            return Connection(client, name, file, entry, is_made=True)
        if command:
            commands = _claude(command, name, server, is_there=bool(own))
            return Connection(client, name, file, entry, commands=commands, is_other=bool(own))
        after = form.with_entry(text, [*client.keys, name], wanted).encode()
        return Connection(client, name, file, entry, before=before, after=after, is_other=bool(own))
    except (Unreadable, UnicodeDecodeError) as error:
        why = error.what if isinstance(error, Unreadable) else "This is no UTF-8 text."
        entry = form.written([*client.keys, BASE_NAME], client.entry(server))
        return Connection(client, BASE_NAME, file, entry, trouble=why)


def connect(made: Connection) -> Path | None:
    """Do what a connection says; return the copy of the settings as they were, None where there were none.

    Raises Refused where it cannot be done safely or the client's command fails, Conflict, StorageFailed.
    """
    if made.trouble:
        raise Refused(made.trouble, str(made.file), "Nothing was written. Put the entry there by hand.")
    if made.is_made:
        return None
    if made.commands:
        for command in made.commands:
            run(command)
        return None
    return change_file(made.file, made.before, made.after)


def run(command: tuple[str, ...]) -> None:
    """Run a client's own command. Raises Refused with what it said when it fails, StorageFailed."""
    with disk(command[0], "started"):
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise _failed(command, f"It did not end within {PATIENCE} seconds.") from error
    if done.returncode:
        said = " ".join((done.stderr or done.stdout).split())[-500:]
        raise _failed(command, f"“{said}”")


def _failed(command: tuple[str, ...], why: str) -> Refused:
    return Refused(f"The client's own command failed: {why}", None, f"Run it yourself: {shlex.join(command)}")


def _claude_file(machine: Machine) -> Path:
    return machine.folder("CLAUDE_CONFIG_DIR", machine.home) / ".claude.json"


def _claude(command: str, name: str, server: Server, *, is_there: bool) -> tuple[tuple[str, ...], ...]:
    add = (command, "mcp", "add", "--scope", "user", name, "--", *server.line)
    return ((command, "mcp", "remove", "--scope", "user", name), add) if is_there else (add,)
