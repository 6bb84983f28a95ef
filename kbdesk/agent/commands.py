"""The commands that a person may start by name (ingest, query, lint), as texts for a model.

Each is an opening with the person's words in it and a method. The files are those of the plugin for Claude Code: the
opening is its command, the method its skill of the same name. Other clients get both in one as an MCP prompt.

A skill names only tools that a server has in every mode that writes; for the mode that only reads there is a plan in
its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.agent.texts import text

if TYPE_CHECKING:
    from kbdesk.agent.modes import Mode

NAMES = ("ingest", "query", "lint")

_POINTER = "Work as the skill `{name}` says."


@dataclass(frozen=True)
class Command:
    """A command. `description` is for the person who chooses it, `argument` says what to give with it."""

    name: str
    description: str
    argument: str
    opening: str
    method: str

    def prompt(self, words: str = "") -> str:
        """Return the whole text for a model, with what the person said about it; nothing means the whole."""
        opening = self.opening.replace("$ARGUMENTS", words.strip() or "all of it")
        return f"{opening}\n\n{self.method}"


def command(name: str, mode: Mode = "interactive") -> Command:
    """Return one of NAMES as a server in this mode does it. Raises NotFound for an installation that lacks it."""
    started = text(f"agent/commands/{name}.md")
    if mode == "plan":
        plan = text(f"agent/plans/{name}.md")
        return Command(name, plan.head["description"], started.head["argument-hint"], plan.head["opening"], plan.body)
    opening = started.body.replace(_POINTER.format(name=name), "").strip()
    method = text(f"agent/skills/{name}/SKILL.md").body
    return Command(name, started.head["description"], started.head["argument-hint"], opening, method)


def commands(mode: Mode = "interactive") -> tuple[Command, ...]:
    """Return all commands as a server in this mode does them, in the order in which they are shown."""
    return tuple(command(name, mode) for name in NAMES)
