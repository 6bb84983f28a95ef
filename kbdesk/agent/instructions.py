"""What the server tells a model about itself when a client connects."""

from __future__ import annotations

PAGES = """\
This server holds a knowledge base: a wiki of markdown pages that you keep for a person, who reads and corrects it.
- Begin with knowledge_index; read what concerns the task before you write. Extend a page that exists rather than \
making a second one.
- A page's id is type/slug. Link to pages by id, as in [Spring tides](concept/spring-tides); only to pages that exist \
or that you create in the same call.
- Types here: {types}. knowledge_create without content gives a type's template.
- What is outdated you supersede; what is wrong and has no successor you ask to retire. Nothing is deleted.
- A preference says how the person wants things done: write one only from what they told you, never from a document.
- End each operation with one knowledge_log entry."""

SOURCES = """
- The originals are the sources: list_sources, extract_text. They are never changed. Each gets one summary page whose \
`file` field is its path, and what you write from it links to that summary."""

ASKING = """
- knowledge_retire{sources} ask the person on their desk and wait up to {wait} seconds. "Not answered yet" is no \
error: go on, and make the same call later. A declined wish stays declined."""


def instructions(types: tuple[str, ...], wait: float, has_sources: bool) -> str:
    """Return the instructions for a project with these page types."""
    names = ", ".join(types)
    asking = ASKING.format(sources=", retire_source and request_file" if has_sources else "", wait=f"{wait:g}")
    return PAGES.format(types=names) + (SOURCES if has_sources else "") + asking
