"""An agent at work: the official client, in a process of its own, over `kbdesk mcp`. Prints a JSON line per answer.

python -m tests.flows.agent PROJECT [CALLS]

CALLS is a file of JSON: a list of [tool, arguments], in place of the ones below.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import anyio
from mcp import Client, StdioServerParameters
from mcp.types import Implementation, TextContent

CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("knowledge_index", {}),
    ("knowledge_read", {"page": "concept/spring-and-neap-tides"}),
    (
        "knowledge_create",
        {
            "type": "concept",
            "slug": "tidal-lag",
            "title": "Tidal lag",
            "content": "Springs come a day or two after the full moon; see"
            " [Spring and neap tides](concept/spring-and-neap-tides).",
            "fields": [{"name": "aliases", "value": "age of the tide"}],
        },
    ),
    (
        "knowledge_edit",
        {"page": "concept/tidal-lag", "oldText": "a day or two", "newText": "one to two days"},
    ),
    ("knowledge_log", {"operation": "update", "what": "Tidal lag", "pages": ["concept/tidal-lag"]}),
    ("knowledge_retire", {"page": "concept/double-high-water", "reason": "It repeats another page."}),
    (
        "request_file",
        {"description": "The tide tables of Brest for 2027, as PDF or text", "destination": "tables/"},
    ),
    (
        "retire_source",
        {"source": "inbox/reading-list.txt", "why": "wrong", "reason": "It is a list of links, no source."},
    ),
    ("list_sources", {}),
    ("knowledge_read", {"page": "concept/double-high-water"}),
)


async def work(project: str, calls: str = "") -> None:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "kbdesk", "mcp", "--project", project, "--wait", "45"]
    )
    async with Client(server, client_info=Implementation(name="walk-agent", version="1.0")) as client:
        tools = await client.list_tools()
        tell("tools", sorted(tool.name for tool in tools.tools), error=False)
        for name, arguments in json.loads(Path(calls).read_text("utf-8")) if calls else CALLS:
            result = await client.call_tool(name, arguments)
            text = "\n".join(block.text for block in result.content if isinstance(block, TextContent))
            tell(name, text, error=bool(result.is_error))


def tell(name: str, answer: object, *, error: bool) -> None:
    sys.stdout.write(json.dumps({"call": name, "answer": answer, "error": error}, ensure_ascii=False) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    anyio.run(work, *sys.argv[1:])
