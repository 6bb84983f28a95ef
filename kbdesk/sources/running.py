"""Running lines: the titles and numbers that stand at the head or foot of a document's pages, and say nothing."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

EDGE = 3
"""Lines at the head of a page, and at its foot, that may be running ones."""
PAGES = 3
"""Pages that must have a line for it to be a running one; of a shorter document, all."""

NUMBERS = 4
"""Numbers of a line that may count the pages."""

_NUMBER = re.compile(r"\d{1,6}")
_LETTER = re.compile(r"[^\W\d_]")


def without_running_lines(pages: Sequence[str]) -> list[str]:
    """Return the texts of pages without the lines that stand at the edges of several: alike, or counting the pages."""
    lines = [page.split("\n") for page in pages]
    tops = [_edge(page, number) for number, page in enumerate(lines)]
    feet = [_edge(page[::-1], number) for number, page in enumerate(lines)]
    most = Counter(key for edges in zip(tops, feet, strict=True) for key in set(chain(*chain(*edges))))
    running = {key for key, count in most.items() if count >= max(2, min(PAGES, len(pages)))}
    return [
        "\n".join(page[_depth(top, running) : len(page) - _depth(foot, running)]).strip("\n")
        for page, top, foot in zip(lines, tops, feet, strict=True)
    ]


def _edge(lines: Sequence[str], number: int) -> list[set[str]]:
    """Return what each of the lines at an edge may be known again by, nothing of a blank one."""
    keys: list[set[str]] = []
    for line in lines:
        if sum(map(bool, keys)) == EDGE:
            break
        keys.append(_keys(line.strip().casefold(), number))
    return keys


def _keys(line: str, number: int) -> set[str]:
    """Return a line with its numbers as they are, where it has letters, and with one or all counted from the page's."""
    found = list(_NUMBER.finditer(line))[:NUMBERS]
    keys = {line} if _LETTER.search(line) else set[str]()
    for chosen in {tuple(found), tuple(found[:1]), tuple(found[-1:])} if found else ():
        counted = line
        for one in reversed(chosen):
            counted = f"{counted[: one.start()]}{int(one[0]) - number:+}{counted[one.end() :]}"
        keys.add(f"#{counted}")
    return keys


def _depth(edge: Sequence[set[str]], running: set[str]) -> int:
    """Return how many lines of an edge go: up to the last running one; a title that is like it stays."""
    depth, gone = 0, set[str]()
    for at, keys in enumerate(edge, 1):
        known = keys & running
        if keys and (not known or known & gone):
            break
        gone |= known
        depth = at
    return depth
