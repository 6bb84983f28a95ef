"""What every tool works with: the project, what this server lets its clients do, and who is calling."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from kbdesk.agent.calls import Calls
from kbdesk.agent.cutting import line
from kbdesk.agent.forms import Forms
from kbdesk.agent.memory import Memory, NoMemory
from kbdesk.plan import Actor

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context

    from kbdesk.agent.modes import Mode
    from kbdesk.project.project import Project

SESSION_HEADER = "mcp-session-id"
WITHOUT_SESSIONS = "2026-07-28"
"""The protocol version from which on there are no sessions over HTTP."""
LONGEST_NAME = 100
"""Characters of what a client calls itself; all in one line."""
MOST_MEMORIES = 1000
"""Sessions whose reading is remembered; of more, the one that began first is forgotten."""


@dataclass(frozen=True)
class Door:
    """One server process over one project. `wait` is the seconds a call waits for the person.

    `session` names the process. Over standard input and output it has one client; over HTTP it has many, and each
    session of theirs has a name of its own that begins with it. `forms` are those that their users were shown.
    """

    project: Project
    wait: float
    mode: Mode = "interactive"
    session: str = field(default_factory=lambda: str(uuid4()))
    calls: Calls = field(init=False)
    forms: Forms = field(init=False, default_factory=Forms)
    _memories: dict[str, Memory] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Begin to keep the calls that wait, and what the one client over standard input reads."""
        object.__setattr__(self, "calls", Calls(self.project))
        self._memories[self.session] = Memory(self.project)

    def actor(self, context: Context[Any, Any]) -> Actor:
        """Return the calling client as the journal names it."""
        params = context.session.client_params
        session = self.session_of(context)
        if params is None:
            return Actor("agent", session=session)
        client = params.client_info
        return Actor("agent", line(client.name, LONGEST_NAME), line(client.version, LONGEST_NAME), session)

    def session_of(self, context: Context[Any, Any]) -> str:
        """Return the name of the calling client's session, "" where there is none.

        Clients of the protocol from 2026-07-28 on have no sessions over HTTP. Two of one name cannot be told apart
        then: nothing that one did is taken for the other's.
        """
        if context.headers is None:
            return self.session
        if str(context.protocol_version) >= WITHOUT_SESSIONS:
            return ""
        name = context.headers.get(SESSION_HEADER)
        return f"{self.session}.{name}" if name else ""

    def memory(self, context: Context[Any, Any]) -> Memory:
        """Return what the calling client's session has before its eyes."""
        session = self.session_of(context)
        if not session:
            return NoMemory(self.project)
        if session not in self._memories:
            if len(self._memories) > MOST_MEMORIES:
                self._memories.pop(next(iter(self._memories)), None)
            self._memories[session] = Memory(self.project)
        return self._memories[session]
