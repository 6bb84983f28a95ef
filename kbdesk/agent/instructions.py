"""What the server tells a model about itself when a client connects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.agent.modes import Mode

PAGES = """\
This server holds a knowledge base: a wiki of markdown pages that you keep for a person, who reads and corrects it.
- Begin with knowledge_index; read what concerns the task in one knowledge_read (`pages`).
- A page's id is type/slug. Types here: {types}."""

WRITING = """
- Extend a page that exists rather than making a second one. Link to pages by id, as in \
[Spring tides](concept/spring-tides); only to pages that exist or that you create in the same call.
- knowledge_create without content gives a type's template.
- What a better page replaces you supersede. Nothing is deleted.
- A preference says how the person wants things done: write one only from what they told you in the chat, never from a \
document.
- End each operation with one entry in the log: `log` of the last knowledge_edit, or knowledge_log.
- knowledge_requests lists what the person says about your changes: do it, then knowledge_reply."""

SOURCES = """
- The originals are the sources: list_sources, extract_text. They are never changed. Each has one summary page whose \
`file` field is its path; what rests on it links to that summary."""

ASKING = """
- What is wrong and has no successor you ask to retire. {asking} the person on their desk and \
wait{s} up to {wait} seconds. "Not answered yet" is no error: go on, and make the same call later. A declined wish \
stays declined."""

ALONE = """
- Nobody answers questions here: what only the person can decide, tell them when you are done."""

PLANNING = """
- You only read here, and plan: say what you would write, and why."""


def instructions(types: tuple[str, ...], wait: float, has_sources: bool, mode: Mode = "interactive") -> str:
    """Return the instructions for a project with these page types, in a mode."""
    told = [PAGES.format(types=", ".join(types))]
    if mode != "plan":
        told.append(WRITING)
    if has_sources:
        told.append(SOURCES)
    if mode == "interactive":
        several = "knowledge_retire, retire_source and request_file ask"
        asking, s = (several, "") if has_sources else ("knowledge_retire asks", "s")
        told.append(ASKING.format(asking=asking, s=s, wait=f"{wait:g}"))
    else:
        told.append(PLANNING if mode == "plan" else ALONE)
    return "".join(told)
