"""The agent's door: start, calls, memory, against a bare server of the SDK."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from tests.bench.client import Server
from tests.bench.figures import Figure
from tests.bench.measuring import percentile, seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.bench.grounds import Grounds

CALLS = 100
BARE_CALL = 0.0012
"""Seconds (p95) that a call of a bare server takes on the machine for which the goals are set in milliseconds."""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Start the server, and call it as an agent does."""
    place = grounds.opened()
    served = ("-m", "kbdesk", "mcp", "--project", str(place))
    bare = ("-m", "tests.bench.bare_server")
    starts = [(_start(*served), _start(*bare)) for _ in range(5)]
    kbdesk, floor = (min(pair[number] for pair in starts) for number in (0, 1))
    yield Figure("start to first answer", kbdesk, "s", 1.5, floor, "a bare server")
    with Server(*bare) as server:
        call = percentile([seconds(lambda: server.call("echo", text="x")) for _ in range(3 * CALLS)])
    yield Figure("call of a bare server, p95", call, "ms")
    with Server(*served) as server:
        for label, goal, times in _calls(server, writing=20 if grounds.pages <= 10_000 else 50):
            yield Figure(f"{label}, p95", percentile(times), "ms", goal / 1000 / BARE_CALL, call, "a bare call")
        yield Figure("memory of the server, at most", server.memory, "MB", 200e6)


def _start(*arguments: str) -> float:
    with Server(*arguments) as server:
        return server.start


def _calls(server: Server, writing: int) -> Iterator[tuple[str, int, list[float]]]:
    index = server.call("knowledge_index")
    pages = re.findall(r"\]\(([a-z]+/[^)]+)\)", index)[:CALLS]
    words = re.findall(r"[a-z]{4,}", server.call("knowledge_read", page=pages[0]))

    def edit(number: int) -> None:
        page = pages[number % len(pages)]
        server.call("knowledge_edit", page=page, oldText="## Connections", newText=f"{number}\n\n## Connections")

    def retitle(number: int) -> None:
        page = pages[number % len(pages)]
        server.call(
            "knowledge_edit", page=page, oldText="", newText="", fields=[{"name": "title", "value": f"T{number}"}]
        )

    def create(number: int) -> None:
        content = f"Words of it, {number}. See [another]({pages[number % len(pages)]}).\n\n## Connections\n\nNone."
        server.call(
            "knowledge_create", type="concept", slug=f"bench-{number}", title=f"Bench {number}", content=content
        )

    yield "index", 20, _timed(lambda _: server.call("knowledge_index"), 30)
    yield "search", 20, _timed(lambda number: server.call("knowledge_search", query=words[number % len(words)]))
    yield "read", 20, _timed(lambda number: server.call("knowledge_read", page=pages[number % len(pages)]))
    yield "edit of the text", writing, _timed(edit)
    yield "edit of a title", writing, _timed(retitle)
    yield "create", writing, _timed(create)


def _timed(work: Callable[[int], object], times: int = CALLS) -> list[float]:
    return [seconds(partial(work, number)) for number in range(times)]
