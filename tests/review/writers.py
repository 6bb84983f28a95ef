"""Who writes: an agent through a real MCP client, another program that saves files, and the person at the desk."""

from __future__ import annotations

import random
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mcp import Client, StdioServerParameters
from mcp.types import Implementation, TextContent

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

WORDS = (
    "tide",
    "water",
    "moon",
    "basin",
    "coast",
    "river",
    "level",
    "gauge",
    "storm",
    "delta",
    "marsh",
    "reef",
    "surge",
)


@dataclass(frozen=True)
class Exchange:
    """A paragraph that gives way: `new` stands in its place, `added` comes after it, at `place` another word stands.

    The paragraphs end with their blank line; "" for none.
    """

    old: str
    new: str = ""
    added: str = ""
    place: int = -1
    word: str = ""

    def of(self, old: str) -> str:
        """Return what stands there then, where the paragraph is written as `old`."""
        if self.added:
            return old + self.added
        if self.place < 0:
            return self.new
        words = old.split(" ")
        words[self.place] = self.word
        return " ".join(words)

    def passage(self, old: str) -> tuple[str, str]:
        """Return what an edit exchanges for what, where the paragraph is written as `old`."""
        new = self.of(old)
        return (old.rstrip("\n"), new.rstrip("\n")) if new else (old, "")


class Inventor:
    """Makes words and paragraphs that stand nowhere else."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self._number = 0

    def word(self) -> str:
        """Return a word that was never used."""
        self._number += 1
        return f"{self.random.choice(WORDS)}{self._number}"

    def paragraph(self) -> str:
        """Return a paragraph of words that were never used, with the blank line after it."""
        words = [self.word() for _ in range(self.random.randint(8, 24))]
        return f"{words[0].capitalize()} {' '.join(words[1:])}.\n\n"

    def another_word(self, text: str) -> Exchange | None:
        """Return the exchange of a word of a paragraph; None where there is none that can be."""
        words = text.split(" ")
        places = [place for place in range(1, len(words) - 1) if words[place].isalpha()]
        return Exchange(text, place=self.random.choice(places), word=self.word()) if places else None


class Agent:
    """An MCP client of the real server, which runs in a process of its own."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def edit(self, passages: dict[str, list[tuple[str, str]]]) -> str:
        """Exchange passages of pages, all in one call; return what the server said where it refused, else ""."""
        edits = [
            {"page": page, "oldText": old, "newText": new} for page, those in passages.items() for old, new in those
        ]
        return await self._call("knowledge_edit", {"page": edits[0]["page"], "edits": edits})

    async def create(self, slug: str, title: str, content: str) -> str:
        """Make a concept."""
        given = {"type": "concept", "slug": slug, "title": title, "content": content}
        return await self._call("knowledge_create", given)

    async def log(self, what: str) -> str:
        """End an operation."""
        return await self._call("knowledge_log", {"operation": "update", "what": what})

    async def _call(self, tool: str, arguments: dict[str, Any]) -> str:
        result = await self._client.call_tool(tool, arguments)
        words = "\n".join(block.text for block in result.content if isinstance(block, TextContent))
        return words if result.is_error else ""


@asynccontextmanager
async def agent_of(root: Path) -> AsyncIterator[Agent]:
    """Start the server over a project, and a client of it."""
    server = StdioServerParameters(command=sys.executable, args=["-m", "kbdesk", "mcp", "--project", str(root)])
    info = Implementation(name="reviewed-agent", version="1")
    async with Client(server, client_info=info, read_timeout_seconds=120) as client:
        yield Agent(client)
