"""The server over Streamable HTTP, on this machine only: each request shows a token, and names us as its host.

A web page that the person visits can send requests to this machine too. It does not know the token, and its browser
says where it comes from: Host and Origin are checked, so that a name that was made to lead here is of no use.
"""

from __future__ import annotations

import hmac
import logging
import socket
from typing import TYPE_CHECKING

import anyio
import uvicorn
from mcp.server.transport_security import TransportSecuritySettings
from starlette.responses import PlainTextResponse

from kbdesk.agent.door import Door
from kbdesk.agent.server import server
from kbdesk.errors import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from kbdesk.agent.modes import Mode
    from kbdesk.agent.server import ProjectServer
    from kbdesk.project.project import Project

HOST = "127.0.0.1"
PATH = "/mcp"
LINGER = 2
"""Seconds that open answers are waited for when the server stops."""


class Guarded:
    """Lets requests through that show the token."""

    def __init__(self, inner: ASGIApp, token: str) -> None:
        self._inner = inner
        self._token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer 401."""
        if scope["type"] == "http":
            scheme, _, shown = dict(scope["headers"]).get(b"authorization", b"").partition(b" ")
            if scheme.lower() != b"bearer" or not hmac.compare_digest(shown.strip(), self._token):
                refused = PlainTextResponse(
                    "Show the token that the server was started with: Authorization: Bearer TOKEN\n",
                    status_code=401,
                    headers={"WWW-Authenticate": "Bearer"},
                )
                await refused(scope, receive, send)
                return
        await self._inner(scope, receive, send)


def application(made: ProjectServer, port: int, token: str) -> ASGIApp:
    """Return the server as an ASGI application for this port of this machine."""
    names = (HOST, "localhost", "[::1]")
    security = TransportSecuritySettings(
        allowed_hosts=[f"{name}:{port}" for name in names],
        allowed_origins=[f"http://{name}:*" for name in names],
    )
    return Guarded(made.streamable_http_app(streamable_http_path=PATH, transport_security=security), token)


def listener(port: int) -> socket.socket:
    """Return a socket that listens on this port of this machine, on any free one for 0. Raises StorageFailed."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((HOST, port))
        found.listen()  # who comes before the server is ready waits for it
    except OSError as error:
        found.close()
        raise StorageFailed(
            f"The port cannot be used ({error.strerror}).", str(port), "Give another one, or 0 for any free one."
        ) from error
    return found


def serve_http(
    project: Project, wait: float, mode: Mode, port: int, token: str, *, ready: Callable[[str], None]
) -> None:
    """Serve the project until the process is told to stop; `ready` is called with the address."""
    door = Door(project, wait, mode)
    project.serve_session(door.session)
    with listener(port) as listening:
        port = listening.getsockname()[1]
        config = uvicorn.Config(
            application(server(door), port, token),
            log_level=logging.WARNING,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LINGER,
        )
        ready(f"http://{HOST}:{port}{PATH}")
        anyio.run(uvicorn.Server(config).serve, [listening])
