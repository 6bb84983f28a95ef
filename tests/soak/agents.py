"""What an agent does in a soak: calls of all kinds, drawn at random, on pages that others change at the same time."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mcp.types import PromptReference, TextContent

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from mcp import Client

WEIGHTS = {
    "index": 4,
    "search": 20,
    "read": 28,
    "create": 6,
    "edit": 16,
    "rewrite": 3,
    "supersede": 1,
    "log": 4,
    "check": 2,
    "sources": 3,
    "extract": 3,
    "retire": 2,
    "requests": 2,
    "resource": 4,
    "complete": 2,
}
EXPECTED = re.compile(
    r"^(Changed meanwhile|Not found|Refused|Declined|The text to replace|Busy)|does not occur|retired already|occurs"
)
"""What is no fault when four write at once: the page changed, is gone, is retired."""
WORDS = ("tide", "moon", "spring", "range", "water", "sea", "coast", "table", "neap", "lag")


@dataclass
class Figures:
    """What came of the calls."""

    times: dict[str, list[float]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self) -> int:
        return sum(map(len, self.times.values()))


class Agent:
    """One client. `pages` are the ids that all of them know of."""

    def __init__(self, name: str, client: Client, pages: list[str], figures: Figures) -> None:
        self._name = name
        self._client = client
        self._pages = pages
        self._figures = figures
        self._random = random.Random(name)
        self._made = 0

    async def work(self, calls: int) -> None:
        kinds = self._random.choices(list(WEIGHTS), list(WEIGHTS.values()), k=calls)
        for kind in kinds:
            began = time.perf_counter()
            try:
                await self._does(kind)
            except Exception as error:  # noqa: BLE001  # counted, and told at the end
                self._figures.faults.append(f"{self._name} {kind}: {type(error).__name__}: {error}")
            self._figures.times.setdefault(kind, []).append(time.perf_counter() - began)

    def _does(self, kind: str) -> Awaitable[Any]:
        return getattr(self, f"_{kind}")()

    async def _call(self, tool: str, arguments: dict[str, Any]) -> str:
        result = await self._client.call_tool(tool, arguments)
        text = "\n".join(block.text for block in result.content if isinstance(block, TextContent))
        if result.is_error:
            first = text.splitlines()[0][:160]
            if EXPECTED.search(text):
                self._figures.refused[first.split(":")[0].split("(")[0].strip()] += 1
            else:
                self._figures.faults.append(f"{self._name} {tool}: {first}")
        return text

    def _page(self) -> str:
        return self._random.choice(self._pages)

    async def _index(self) -> None:
        await self._call("knowledge_index", {})

    async def _search(self) -> None:
        await self._call("knowledge_search", {"query": " ".join(self._random.sample(WORDS, 2)), "limit": 10})

    async def _read(self) -> None:
        await self._call("knowledge_read", {"page": self._page()})

    async def _create(self) -> None:
        self._made += 1
        slug = f"{self._name}-{self._made}"
        body = f"# {slug}\n\nNumber {self._made} about the {self._random.choice(WORDS)}; see [it]({self._page()}).\n"
        new = {"type": "concept", "slug": slug, "title": slug.capitalize(), "content": body}
        if "Created" in await self._call("knowledge_create", new):
            self._pages.append(f"concept/{slug}")

    async def _edit(self) -> None:
        page = self._page()
        text = await self._call("knowledge_read", {"page": page})
        words = re.findall(r"\b[a-z]{6,}\b", text.partition("---")[2])
        once = [word for word in words if words.count(word) == 1 and text.count(word) == 1]
        if once:
            word = self._random.choice(once)
            await self._call("knowledge_edit", {"page": page, "oldText": word, "newText": f"{word} {self._name}"})

    async def _rewrite(self) -> None:
        page = self._page()
        await self._call("knowledge_read", {"page": page})
        await self._call("knowledge_rewrite", {"page": page, "content": f"# Anew\n\nBy {self._name}.\n"})

    async def _supersede(self) -> None:
        await self._call("knowledge_supersede", {"page": self._page(), "by": self._page(), "reason": "soak"})

    async def _log(self) -> None:
        await self._call("knowledge_log", {"operation": "soak", "what": self._name, "pages": [self._page()]})

    async def _check(self) -> None:
        await self._call("knowledge_check", {})

    async def _sources(self) -> None:
        await self._call("list_sources", {})

    async def _extract(self) -> None:
        await self._call("extract_text", {"source": "inbox/reading-list.txt"})

    async def _retire(self) -> None:
        await self._call("knowledge_retire", {"page": self._page(), "reason": f"{self._name} says so"})

    async def _requests(self) -> None:
        await self._call("knowledge_requests", {})

    async def _resource(self) -> None:
        await self._client.read_resource(f"kb://page/{self._page()}")

    async def _complete(self) -> None:
        await self._client.complete(PromptReference(name="query"), {"name": "page", "value": "con"})
