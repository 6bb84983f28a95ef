"""How things are measured: best of several, percentiles, and what the machine needs at the least."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def seconds(work: Callable[[], object]) -> float:
    """Return how long a piece of work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def best(work: Callable[[], object], times: int = 3) -> float:
    """Return the shortest of several times: what disturbs from outside only lengthens."""
    return min(seconds(work) for _ in range(times))


def worked(work: Callable[[], object], times: int = 1) -> float:
    """Return how long this process works on something, the shortest of several times: what others do does not count."""
    shortest = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        shortest = min(shortest, time.process_time() - began)
    return shortest


def percentile(times: Sequence[float], part: float = 0.95) -> float:
    """Return the time below which this part of all lies."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def read_all(folder: Path) -> int:
    """Read every byte of every page once: the floor of a first opening."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                total += len(file.read())
    return total


def look_at_all(folder: Path) -> int:
    """List every folder and ask for every file's times once: the floor of an opening when nothing changed."""
    count = 0
    waiting = [str(folder)]
    while waiting:
        with os.scandir(waiting.pop()) as listing:
            for entry in listing:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    entry.stat(follow_symlinks=False)
                    count += 1
    return count


def work_floor() -> float:
    """Return how long a fixed piece of work takes, in Python and SQLite, to tell this machine's speed by."""

    def work() -> None:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.execute("CREATE TABLE word (number INTEGER PRIMARY KEY, text TEXT)")
            rows = [(number, f"{number * 7919 % 10007:05}") for number in range(10_000)]
            connection.executemany("INSERT INTO word VALUES (?, ?)", rows)
            found = connection.execute("SELECT text, number FROM word ORDER BY text").fetchall()
            assert len({text[:3] for text, _ in found}) == 101

    return best(work, 7)
