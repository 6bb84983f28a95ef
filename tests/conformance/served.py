"""Serves a copy of the sample for the conformance suite, which shows no token: one is added to its requests.

    python -m tests.conformance.served FOLDER [--fixtures]

With --fixtures the server also has the tools, resources and prompts that the suite's scenarios ask for by name.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
import uvicorn

from kbdesk.agent.door import Door
from kbdesk.agent.http import HOST, PATH, application, listener
from kbdesk.agent.server import server
from kbdesk.project.project import Project
from kbdesk.project.sample import copy_sample
from tests.conformance.fixtures import Fixtures

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

TOKEN = "conformance-token-0123456789"


def with_token(inner: ASGIApp) -> ASGIApp:
    """Show the token in every request."""

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope = {**scope, "headers": [*scope["headers"], (b"authorization", f"Bearer {TOKEN}".encode())]}
        await inner(scope, receive, send)

    return outer


def main(folder: Path, *, fixtures: bool) -> None:
    root = folder / "tides"
    copy_sample(root)
    project = Project.open(root)
    made = server(Door(project, wait=5))
    if fixtures:
        Fixtures(made)
    with listener(0) as listening:
        port = listening.getsockname()[1]
        app = with_token(application(made, port, TOKEN))
        config = uvicorn.Config(app, log_level=logging.WARNING, access_log=False, timeout_graceful_shutdown=1)
        sys.stdout.write(f"http://{HOST}:{port}{PATH}\n")
        sys.stdout.flush()
        anyio.run(uvicorn.Server(config).serve, [listening])
    project.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), fixtures="--fixtures" in sys.argv[2:])
