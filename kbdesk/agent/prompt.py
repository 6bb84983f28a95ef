"""The section of a system prompt that tells a model how to keep one knowledge base.

Its words stand in resources/agent/prompt.md, in parts; which of them apply depends on the project and the mode. Titles
that pages and settings give are cut to a line: nothing else of a page gets into a prompt.
"""

from __future__ import annotations

import re
from string import Template
from typing import TYPE_CHECKING

from kbdesk.agent import comments
from kbdesk.agent.cutting import line
from kbdesk.agent.texts import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.agent.modes import Mode
    from kbdesk.project.project import Project
    from kbdesk.project.values import PageRow, PageType

MOST_PREFERENCES = 20
WITHOUT_SOURCES = "What one web page says (field `url`)."
"""What a summary is where the project keeps no originals."""
LONGEST_TITLE = 100
LONGEST_DESCRIPTION = 200
_PART = re.compile(r"^<!-- ([a-z-]+) -->\n", re.MULTILINE)


def prompt(project: Project, mode: Mode = "interactive") -> str:
    """Return the section. The same project, as it stands, gives the same words."""
    said = () if mode == "plan" else comments.to_deal_with(project)
    wanted = {*_parts(mode, has_sources=project.has_sources), *(["comments"] if said else [])}
    whole = "".join(words for name, words in _all_parts() if name in wanted)
    active = [row for row in project.rows() if row.type == "preference" and row.status == "active"]
    return Template(whole).substitute(
        name=line(project.name, LONGEST_TITLE),
        types="\n".join(_type(kind, has_sources=project.has_sources) for kind in project.types),
        preferences=_preferences(active),
        comments=comments.for_prompt(said),
    )


def _all_parts() -> Iterator[tuple[str, str]]:
    _, *parts = _PART.split(text("agent/prompt.md").body + "\n")
    return zip(parts[::2], parts[1::2], strict=True)


def _parts(mode: Mode, *, has_sources: bool) -> Iterator[str]:
    yield from ("begin", "pages", "untrusted", "preferences")
    if has_sources:
        yield from ("originals", "matching")
    if mode == "plan":
        yield "plan"
        return
    yield from ("look", "write", "log", "grounds" if has_sources else "grounds-without-originals")
    yield from ("end-of-pages", "asking") if mode == "interactive" else ("end-of-pages-alone",)


def _type(kind: PageType, *, has_sources: bool) -> str:
    is_of_sources = kind.type == "summary" and not has_sources
    about = WITHOUT_SOURCES if is_of_sources else kind.description or kind.section
    return f"- {kind.type}: {line(about, LONGEST_DESCRIPTION)}"


def _preferences(active: Sequence[PageRow]) -> str:
    if not active:
        return "There are none yet."
    shown = [f"- {line(row.title, LONGEST_TITLE)} ({row.id})" for row in active[:MOST_PREFERENCES]]
    more = len(active) - MOST_PREFERENCES
    if more > 0:
        shown.append(f"- … and {more:,} more: `knowledge_index` lists them all.")
    return "Read one before you do what it is about:\n\n" + "\n".join(shown)
