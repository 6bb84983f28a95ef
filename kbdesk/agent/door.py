"""What every tool works with: the project, how long a call may wait, and who is calling."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from kbdesk.plan import Actor

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context

    from kbdesk.project.project import Project


@dataclass(frozen=True)
class Door:
    """One server process over one project. `wait` is the seconds a call waits for the person."""

    project: Project
    wait: float
    session: str = field(default_factory=lambda: str(uuid4()))

    def actor(self, context: Context[Any, Any]) -> Actor:
        """Return the calling client as the journal names it."""
        params = context.session.client_params
        if params is None:
            return Actor("agent", session=self.session)
        client = params.client_info
        return Actor("agent", client.name, client.version, self.session)
