"""kbdesk connect: tells a client of a knowledge base's server."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.agent.modes import MODES
from kbdesk.cli.opened import DONE, PROBLEMS
from kbdesk.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.clients.client import Client
    from kbdesk.clients.connect import Connection
    from kbdesk.clients.server import Server

DESCRIPTION = "Tell a client of a knowledge base's server. Without CLIENT: list the clients that kbdesk knows."


def connect(arguments: Sequence[str]) -> int:
    """Write a client's settings, or print what belongs there."""
    parser = argparse.ArgumentParser(prog="kbdesk connect", description=DESCRIPTION)
    parser.add_argument("client", nargs="?", metavar="CLIENT", help="such as claude-code, codex, vscode")
    parser.add_argument("--project", type=Path, metavar="DIR", help="the project's folder")
    parser.add_argument("--print", dest="only_print", action="store_true", help="write nothing; say what belongs where")
    parser.add_argument(
        "--plugin", action="store_true", help="for claude-code: with commands and skills to ingest, query and lint"
    )
    parser.add_argument("--mode", choices=MODES, default=MODES[0], help="what the agent may do (default: %(default)s)")
    given = parser.parse_args(arguments)
    if given.client is None:
        return _list()
    if given.project is None:
        parser.error("say which knowledge base: --project DIR")
    from kbdesk.clients.known import CLAUDE_CODE, client_named  # noqa: PLC0415  # not needed to print help
    from kbdesk.clients.server import server_of  # noqa: PLC0415
    from kbdesk.project.opening import settings_of  # noqa: PLC0415

    client = client_named(given.client)
    options = () if given.mode == MODES[0] else ("--mode", given.mode)
    folder, settings = settings_of(given.project)
    server = server_of(settings.entrance(folder.root), options)
    if not given.plugin:
        return _connect(client, server, only_print=given.only_print)
    if client is not CLAUDE_CODE:
        raise Refused("Only claude-code takes the plugin.", client.name, "Leave --plugin out.")
    return _install(server, only_print=given.only_print)


def _list() -> int:
    from kbdesk.clients.client import Machine  # noqa: PLC0415
    from kbdesk.clients.known import CLIENTS  # noqa: PLC0415

    machine = Machine.this()
    for client in CLIENTS:
        print(f"{client.name:<16}{client.title:<20}{client.file(machine, Path('DIR'))}")
    return DONE


def _connect(client: Client, server: Server, *, only_print: bool) -> int:
    from kbdesk.clients.connect import connect as make  # noqa: PLC0415
    from kbdesk.clients.connect import connection  # noqa: PLC0415

    found = connection(client, server)
    if only_print or found.trouble:
        print(*_by_hand(found), sep="\n")
        return PROBLEMS if found.trouble and not only_print else DONE
    copy = make(found)
    if found.is_made:
        print(f"{client.title} has it already, as {found.name}: {found.file}")
    elif found.commands:
        print(f"{client.title} was told with its own command, as {found.name}. It keeps it in {found.file}")
    else:
        print(f"{client.title} has it now, as {found.name}: {found.file}")
    if copy:
        print(f"The settings as they were: {copy}")
    print(client.how_to_try)
    return DONE


def _by_hand(found: Connection) -> Iterator[str]:
    """Yield what belongs into a client's settings and where they are."""
    if found.trouble:
        yield f"{found.file}: {found.trouble} Nothing was written; put this there by hand:"
    elif found.commands:
        yield "Either let the client do it:"
        yield ""
        yield from (f"    {shlex.join(('claude', *command[1:]))}" for command in found.commands)
        yield ""
        yield f"or put this into {found.file}:"
    else:
        yield f"{found.file}:"
    yield ""
    yield found.entry
    yield f"{found.client.how_to_try} ({found.client.source})"


def _install(server: Server, *, only_print: bool) -> int:
    from kbdesk.clients.known import CLAUDE_CODE  # noqa: PLC0415
    from kbdesk.clients.plugin import install, plugin  # noqa: PLC0415
    from kbdesk.project.opening import has_sources  # noqa: PLC0415

    found = plugin(server, has_sources=has_sources(Path(server.folder)))
    if only_print:
        print(f"{found.folder}:", *(f"    {name}" for name in sorted(found.files)), sep="\n")
        print("", found.files[".mcp.json"].decode(), sep="\n", end="")
        return DONE
    install(found)
    print(f"The plugin {found.name} is {'there already' if found.is_made else 'in its place'}: {found.folder}")
    print(f"In it: {', '.join(f'/{found.name}:{command}' for command in found.commands)}, and the tools.")
    print(CLAUDE_CODE.how_to_try)
    return DONE
