"""What a server lets its client do: everything, everything that needs no person, or reading alone."""

from __future__ import annotations

from typing import Literal, get_args

Mode = Literal["interactive", "autonomous", "plan"]

MODES: tuple[Mode, ...] = get_args(Mode)

READING = frozenset(
    ("knowledge_index", "knowledge_search", "knowledge_read", "knowledge_check", "list_sources", "extract_text")
)
"""The tools of plan mode."""

ASKING = frozenset(("knowledge_retire", "request_file", "retire_source"))
"""The tools that wait for a person: autonomous mode has none of them."""

_REFUSALS: dict[Mode, str] = {
    "interactive": "{tool} is not available here.",
    "plan": (
        "{tool} is refused: this server runs in plan mode, which only reads. Say in your plan what you would do; the "
        "person can start the server without --mode plan to have it done."
    ),
    "autonomous": (
        "{tool} is refused: this server runs in autonomous mode, where no person answers. Go on without it, and say "
        "at the end what you would have asked."
    ),
}


def allows(mode: Mode, tool: str) -> bool:
    """Whether a server in this mode offers this tool."""
    match mode:
        case "plan":
            return tool in READING
        case "autonomous":
            return tool not in ASKING
        case "interactive":
            return True


def refusal(mode: Mode, tool: str) -> str:
    """Return why this mode has no such tool, for the model."""
    return _REFUSALS[mode].format(tool=tool)
