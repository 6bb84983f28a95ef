"""Puts the graph together: the pages of the index, what they ask for, originals, and what waits for the person."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, cast

import numpy as np

from kbdesk.errors import KbdeskError
from kbdesk.graph.graph import MISSING, ORIGINAL, PAGE, STARTS, Column, Graph
from kbdesk.index.queries import fields_of
from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from kbdesk.index.page_graph import PageColumns
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.layouts import KitLayout

UNKNOWN = np.datetime64("NaT", "D")


@dataclass
class _Others:
    """Nodes that are no pages, each once by a key, and the links of pages to them."""

    kind: int
    at: int
    names: dict[str, str]
    sources: list[int]
    targets: list[int]

    def link(self, page: int, key: str) -> None:
        """Note that a page names one of them."""
        if key in self._place:
            self.sources.append(page)
            self.targets.append(self.at + self._place[key])

    def __post_init__(self) -> None:
        self._place = {key: number for number, key in enumerate(self.names)}


def assembled(
    columns: PageColumns, around: str, reviews: Sequence[str], originals: Callable[[], Iterable[str]]
) -> Graph:
    """Return the graph of pages as the index has them; `reviews` is the state of each, `originals` all their paths."""
    count = len(columns.ids)
    missing = _missing(columns)
    named = _originals(columns, around, originals, count + len(missing.names))
    ids = [*columns.ids]
    for others in (missing, named):
        ids += [f"{STARTS[others.kind]}{name}" for name in others.names.values()]
    nothing = [""] * (len(ids) - count)
    sources, targets = (np.array(column, dtype=np.int32) for column in (columns.sources, columns.targets))
    kinds = np.full(len(ids), PAGE, dtype=np.uint8)
    kinds[count : count + len(missing.names)] = MISSING
    kinds[count + len(missing.names) :] = ORIGINAL
    return Graph(
        ids=tuple(ids),
        titles=(*columns.titles, *missing.names.values(), *named.names.values()),
        kinds=kinds,
        types=Column.made([*columns.types, *nothing]),
        statuses=Column.made([*columns.statuses, *nothing]),
        reviews=Column.made([*reviews, *nothing]),
        updated=np.concatenate((_days(columns), np.full(len(nothing), UNKNOWN))),
        links=np.bincount(sources, minlength=len(ids)).astype(np.int32),
        backlinks=np.bincount(targets, minlength=len(ids)).astype(np.int32),
        sources=_joined(sources, missing.sources, named.sources),
        targets=_joined(targets, missing.targets, named.targets),
        around=around,
    )


def review_states(journal: Journal, layout: KitLayout, paths: Sequence[str]) -> list[str]:
    """Return of each path in the knowledge folder "waiting", "commented" (an agent is to do something) or ""."""
    states = {comment.path: "commented" for comment in journal.comments.all(open_only=True) if comment.state == "open"}
    states |= dict.fromkeys(journal.reviews.waiting_paths() - states.keys(), "waiting")
    return [states.get(layout.in_project(path), "") for path in paths] if states else [""] * len(paths)


def _missing(columns: PageColumns) -> _Others:
    names: dict[str, str] = {}
    near = (wanted for page, wanted in columns.missing if page not in columns.outermost)
    for wanted in sorted(near, key=lambda one: (one.casefold(), one)):
        names.setdefault(wanted.casefold(), wanted)
    found = _Others(MISSING, len(columns.ids), names, [], [])
    for page, key in sorted({(page, wanted.casefold()) for page, wanted in columns.missing}):
        found.link(page, key)
    return found


def _originals(columns: PageColumns, around: str, originals: Callable[[], Iterable[str]], at: int) -> _Others:
    """Return the originals; around a page only those that are named by pages nearer than asked for."""
    named: list[tuple[int, str]] = []
    for page, text in columns.naming:
        named += [(page, same_source(value)) for name, value in fields_of(text) if name == "file" and value]
    there = {}
    if named or not around:
        try:
            there = {same_source(path): path for path in sorted(originals())}
        except KbdeskError:  # the folder is away: what is in it is not known
            there = {}
    wanted = {key for page, key in named if page not in columns.outermost}
    found = _Others(ORIGINAL, at, {key: path for key, path in there.items() if not around or key in wanted}, [], [])
    for page, key in sorted(set(named)):
        found.link(page, key)
    return found


def _days(columns: PageColumns) -> NDArray[np.datetime64]:
    """Return when each page was changed: as its header says, else by its file."""
    days = np.full(len(columns.ids), UNKNOWN)
    known: dict[str, np.datetime64] = {"": UNKNOWN}
    for number, text in enumerate(columns.updated):
        if text not in known:
            known[text] = _day(text)
        days[number] = known[text]
    for number, signature in columns.undated:
        nanoseconds = signature.split("-")[1] if signature.count("-") == 3 else ""
        if nanoseconds.isdecimal():
            days[number] = np.datetime64(int(nanoseconds), "ns").astype("datetime64[D]")
    return days


def _day(text: str) -> np.datetime64:
    try:
        told = datetime.fromisoformat(text.strip())
    except ValueError:
        return UNKNOWN
    return np.datetime64((told.astimezone(UTC) if told.tzinfo else told).date(), "D")


def _joined(pages: NDArray[np.int32], *others: Sequence[int]) -> NDArray[np.int32]:
    parts = [pages, *(np.array(one, dtype=np.int32) for one in others)]
    return cast("NDArray[np.int32]", np.concatenate(parts))
