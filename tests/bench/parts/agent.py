"""The agent's door: start, calls, memory, against a bare server of the SDK and what the disk needs.

Each call is timed in turn with its floor, so that what else the machine does falls on both: a call of a bare server,
and for what writes also the same bytes put in place and synced. The goal of 20 ms is for a quiet machine, whose floors
are written down here; it is held as a ratio to the floor. What the server itself works is told besides.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.bench.client import Server
from tests.bench.durable import DurableChange
from tests.bench.figures import Figure
from tests.bench.measuring import percentile, seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.bench.grounds import Grounds

CALLS = 100
GOAL = 0.020
LONG_GOAL = 0.050
"""Seconds (p95) that a call may take; a writing one beyond 10,000 pages."""
BARE_CALL = 0.0012
ONE_FILE, WITH_INDEX = 0.0012, 0.0035
"""Seconds (p95) that the floors take on the quiet machine: a bare call; a page, a page and index.md put in place."""
WITH_LONG_INDEX = 0.028
"""The same with the index.md of 100,000 pages, of 15 MB."""


@dataclass(frozen=True)
class Called:
    """A tool called over and over: seconds of each call and of the floor before it, and of the server's work in all."""

    label: str
    times: Sequence[float]
    floors: Sequence[float]
    worked: float
    quiet: float
    goal: float
    floor_label: str

    def figures(self) -> Iterator[Figure]:
        """Return what is told of it."""
        floor, most = percentile(self.floors), self.goal / self.quiet
        yield Figure(f"{self.label}, p95", percentile(self.times), "ms", most, floor, self.floor_label)
        yield Figure(f"{self.label}, the server's work", self.worked / len(self.times), "ms", self.goal)


def run(grounds: Grounds) -> Iterator[Figure]:
    """Start the server, and call it as an agent does."""
    place = grounds.opened()
    served = ("-m", "kbdesk", "mcp", "--project", str(place))
    bare = ("-m", "tests.bench.bare_server")
    starts = [(_start(*served), _start(*bare)) for _ in range(7)]
    kbdesk, floor = (min(pair[number] for pair in starts) for number in (0, 1))
    yield Figure("start to first answer", kbdesk, "s", 1.5, floor, "a bare server")
    disk = DurableChange(grounds.folder / "durable")
    with Server(*bare) as floor_server, Server(*served) as server:
        is_long = grounds.pages > 10_000
        calls = Calls(server, lambda: floor_server.call("echo", text="x"), disk, place, is_long=is_long)
        for called in calls.all(LONG_GOAL if is_long else GOAL):
            yield from called.figures()
        yield Figure("memory of the server, at most", server.memory, "MB", 200e6)
    disk.close()


def _start(*arguments: str) -> float:
    with Server(*arguments) as server:
        return server.start


class Calls:
    """The calls of an agent, each timed in turn with its floor."""

    def __init__(
        self, server: Server, bare_call: Callable[[], object], disk: DurableChange, place: Path, *, is_long: bool
    ) -> None:
        self._with_index = WITH_LONG_INDEX if is_long else WITH_INDEX
        self._server = server
        self._bare_call = bare_call
        self._disk = disk
        self._index = place / "knowledge" / "index.md"
        self._pages = re.findall(r"\]\(([a-z]+/[^)]+)\)", server.call("knowledge_index"))[:CALLS]
        self._words = re.findall(r"[a-z]{4,}", server.call("knowledge_read", page=self._pages[0]))

    def all(self, writing: float) -> Iterator[Called]:
        """Call each tool; `writing` is the goal of those that write."""
        yield self._reading("index", lambda _: self._server.call("knowledge_index"))
        yield self._reading("search", lambda number: self._server.call("knowledge_search", query=self._word(number)))
        yield self._reading("read", lambda number: self._server.call("knowledge_read", page=self._page(number)))
        yield self._writing("edit of the text", self._edit, writing)
        yield self._writing("edit of a title", self._retitle, writing, with_index=True)
        yield self._writing("create", self._create, writing, with_index=True)

    def _reading(self, label: str, call: Callable[[int], object]) -> Called:
        return self._called(label, call, self._bare_call, (BARE_CALL, GOAL, "a bare call"))

    def _writing(self, label: str, call: Callable[[int], object], goal: float, *, with_index: bool = False) -> Called:
        page = b"x" * 1500

        def floor() -> None:
            self._bare_call()
            self._disk.make([page, self._index.read_bytes()] if with_index else [page])

        quiet = BARE_CALL + (self._with_index if with_index else ONE_FILE)
        call(CALLS)  # the first one may have index.md written by another's hand to keep
        return self._called(label, call, floor, (quiet, goal, "a bare call and the same bytes synced"))

    def _called(
        self, label: str, call: Callable[[int], object], floor: Callable[[], object], set_by: tuple[float, float, str]
    ) -> Called:
        began = self._server.worked
        pairs = [(seconds(floor), seconds(lambda number=number: call(number))) for number in range(CALLS)]
        floors, times = zip(*pairs, strict=True)
        return Called(label, times, floors, self._server.worked - began, *set_by)

    def _page(self, number: int) -> str:
        return self._pages[number % len(self._pages)]

    def _word(self, number: int) -> str:
        return self._words[number % len(self._words)]

    def _edit(self, number: int) -> None:
        text = f"{number}\n\n## Connections"
        self._server.call("knowledge_edit", page=self._page(number), oldText="## Connections", newText=text)

    def _retitle(self, number: int) -> None:
        fields = [{"name": "title", "value": f"T{number}"}]
        self._server.call("knowledge_edit", page=self._page(number), fields=fields)

    def _create(self, number: int) -> None:
        content = f"Words of it, {number}. See [another]({self._page(number)}).\n\n## Connections\n\nNone."
        new = {"type": "concept", "slug": f"bench-{number}", "title": f"Bench {number}", "content": content}
        self._server.call("knowledge_create", **new)
