"""What a check can look for besides what is broken, as the model reads it: of originals only where there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.remarks import ASPECTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.agent.tools import DoorTool
    from kbdesk.project.remarks import Aspect

ABOUT: dict[Aspect, str] = {
    "duplicates": "likely duplicates",
    "missing": "names in many pages without a page (missing)",
    "sources": "originals and summaries that do not match (sources)",
    "untraced": "pages that link to no source (untraced)",
    "one_way": "related pages that do not link back (one_way)",
}
OF_SOURCES: frozenset[Aspect] = frozenset(("sources", "untraced"))


def offered(has_sources: bool) -> list[Aspect]:
    """Return what a project can be looked over for."""
    return [one for one in ASPECTS if has_sources or one not in OF_SOURCES]


def notes(left_out: Iterable[str]) -> list[str]:
    """Return what a project without sources was not looked over for, in a line."""
    names = ", ".join(left_out)
    return [f"Not looked for: {names}. This knowledge base keeps no sources."] if names else []


def described(aspects: Iterable[Aspect]) -> str:
    """Return what the parameter is for."""
    return f"Besides: {'; '.join(ABOUT[one] for one in aspects)}."


def fitted(tool: DoorTool, has_sources: bool) -> DoorTool:
    """Return the tool with what this project can be looked over for in its schema."""
    aspects = offered(has_sources)
    parameter = tool.parameters["properties"]["look_for"]
    parameter["description"] = described(aspects)
    parameter["items"] = {"enum": [*aspects, "all"], "type": "string"}
    return tool
