"""kbdesk mcp: serves a knowledge base to agents, over standard input and output or over HTTP on this machine."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
from typing import TYPE_CHECKING

import platformdirs

from kbdesk.agent.modes import MODES
from kbdesk.cli.opened import DONE, add_project, opened
from kbdesk.errors import Refused
from kbdesk.files.secret import secret

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.project import Project

WAIT = 50.0
"""Seconds an agent's call waits for the person by default; common clients give up after 60."""
TOKEN = "KBDESK_MCP_TOKEN"
"""The environment variable that gives the token of the HTTP server."""
SHORTEST = 16
"""Characters of a token that nobody guesses."""

ABOUT = """\
Serve a knowledge base to agents: MCP over standard input and output, or with --http over Streamable HTTP on this
machine. Over HTTP each request shows a token (Authorization: Bearer TOKEN): that of the variable KBDESK_MCP_TOKEN,
else of a file that only you can read; where it stands is printed with the address.
"""
MODE = """\
interactive: everything, and what needs you waits for your answer on the desk (the default);
autonomous: without what needs you;
plan: only what reads
"""


def mcp(arguments: Sequence[str]) -> int:
    """Serve a knowledge base to agents."""
    given = _parser().parse_args(arguments)
    token = _token() if given.http is not None else ("", "")
    gc.disable()  # of what is loaded now nothing is garbage: looking for it takes a fifth of the start
    project = opened(given.project)
    logging.basicConfig(level=logging.WARNING, format="kbdesk: %(message)s", stream=sys.stderr)
    try:
        if given.http is None:
            _over_standard_input(project, given)
        else:
            _over_http(project, given, *token)
    finally:
        project.close()
    return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kbdesk mcp", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_project(parser)
    parser.add_argument(
        "--wait",
        type=_seconds,
        default=WAIT,
        metavar="SECONDS",
        help="how long a call waits for the person before it says so and ends (default: %(default)g)",
    )
    parser.add_argument("--mode", choices=MODES, default=MODES[0], help=" ".join(MODE.split()))
    parser.add_argument(
        "--http", type=_port, metavar="PORT", help="serve over HTTP on this port of this machine; 0 for any free one"
    )
    return parser


def _over_standard_input(project: Project, given: argparse.Namespace) -> None:
    from kbdesk.agent.server import serve  # noqa: PLC0415  # the SDK takes half a second, only this needs it

    _loaded()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a thread that reads standard input would keep Ctrl+C waiting
    serve(project, given.wait, given.mode)


def _loaded() -> None:
    """Look for garbage from now on, and never again in what has been loaded."""
    gc.freeze()
    gc.enable()


def _over_http(project: Project, given: argparse.Namespace, token: str, place: str) -> None:
    from kbdesk.agent.http import serve_http  # noqa: PLC0415  # as above, and what serves HTTP besides

    def leave(_signal: int, _frame: object) -> None:
        sys.exit(DONE)  # the server has ended by then, and the project is closed on the way out

    def ready(address: str) -> None:
        print(f"Serving {project.name} at {address}", flush=True)
        print(f"Token: {place}", flush=True)

    _loaded()
    signal.signal(signal.SIGTERM, leave)
    serve_http(project, given.wait, given.mode, given.http, token, ready=ready)


def _token() -> tuple[str, str]:
    """Return the token, and in words where it stands."""
    given = os.environ.get(TOKEN, "")
    if given:
        if len(given) < SHORTEST:
            raise Refused(f"A token needs {SHORTEST} characters or more.", TOKEN, "Leave it out: one is made for you.")
        return given, f"the one in {TOKEN}"
    path = platformdirs.user_state_path("kbdesk") / "mcp-token"
    return secret(path), f"in {path}"


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 86_400:
        raise argparse.ArgumentTypeError(f"give a number of seconds from 0 to 86400, not {text}")
    return seconds


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"give a port from 0 to 65535, not {text}")
    return int(text)
