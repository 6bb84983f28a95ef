"""Proves the store: kills, writers, other programs, damaged and hostile inputs; prints figures.

python -m tests.store                  all, long
python -m tests.store --short          all, a few minutes
python -m tests.store --only crash     one part (again for more)

What is counted as lost, torn or crashed must be nothing: the exit code is 1 where it is not.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from typing import TYPE_CHECKING

from tests.store.figures import Figures
from tests.store.parts import LONG, SHORT, Work, jobs

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = ("writers", "dead holders", "crash", "foreign", "fuzz", "hostile")
COLUMNS = ("part", "operations", "kills", "in recovery", "refusals", "inputs", "lost", "torn", "crashed", "minutes")


class Table:
    """The figures of every part, and the time that its jobs took."""

    def __init__(self, parts: list[str]) -> None:
        self.figures = {part: Figures(part) for part in parts}
        self.seconds = dict.fromkeys(parts, 0.0)

    def add(self, part: str, found: Figures, seconds: float) -> None:
        """Take over what a job found."""
        self.figures[part].add(found)
        self.figures[part].note = found.note
        self.seconds[part] += seconds

    def lines(self) -> Iterator[str]:
        """Yield the table, with a line for all parts together, and what else is to be said of each."""
        total = Figures("all")
        for figures in self.figures.values():
            total.add(figures)
        rows = [COLUMNS, *(_row(one, self.seconds[part]) for part, one in self.figures.items())]
        rows.append(_row(total, sum(self.seconds.values())))
        widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
        for row in rows:
            yield "  ".join(
                [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
            )
        yield ""
        for figures in self.figures.values():
            yield f"{figures.part}: {figures.said()}"

    def faults(self) -> int:
        """Return how many faults there are."""
        return sum(figures.faults for figures in self.figures.values())


def _row(figures: Figures, seconds: float) -> tuple[str, ...]:
    counts = (figures.operations, figures.kills, figures.recoveries, figures.refusals, figures.inputs)
    faults = (len(figures.lost), len(figures.torn), len(figures.crashed))
    return (figures.part, *(f"{count:,}" for count in (*counts, *faults)), f"{seconds / 60:.1f}")


def apart(work: Work) -> tuple[Figures, float]:
    """Run a job in a process of its own; return what it found and how many seconds it took."""
    began = time.monotonic()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as one:
        try:
            found = one.submit(work.run).result()
        except Exception as error:  # noqa: BLE001  # a job that did not end is a fault like others
            found = Figures(work.part, crashed=[f"{work.name}: {type(error).__name__}: {error}"])
    return found, time.monotonic() - began


def run(wanted: list[Work], parts: list[str]) -> Table:
    """Run the jobs, as many at once as there are processors; those that must be alone first, one by one."""
    table = Table(parts)
    began = time.monotonic()
    alone = [work for work in wanted if work.alone]
    shared = [work for work in wanted if not work.alone]
    for at_once, group in ((1, alone), (os.cpu_count() or 1, shared)):
        with ThreadPoolExecutor(at_once) as pool:
            waiting = {pool.submit(apart, work): work for work in group}
            for number, done in enumerate(as_completed(waiting), 1):
                work = waiting[done]
                found, seconds = done.result()
                table.add(work.part, found, seconds)
                found.told_faults()
                minutes = (time.monotonic() - began) / 60
                place = f"{minutes:5.1f} min  {number} of {len(group)}"
                print(f"{place}  {work.part}: {work.name}; {_so_far(table)}", flush=True)
    return table


def _so_far(table: Table) -> str:
    faults = table.faults()
    return f"{faults} faults so far" if faults else "no fault so far"


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.store", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="less of everything, a few minutes")
    parser.add_argument("--only", action="append", metavar="PART", choices=PARTS, help=f"one of: {', '.join(PARTS)}")
    given = parser.parse_args()
    parts = [part for part in PARTS if part in (given.only or PARTS)]
    wanted = [work for work in jobs(SHORT if given.short else LONG) if work.part in parts]
    began = time.monotonic()
    table = run(wanted, parts)
    print(f"\n{platform.platform()}, {os.cpu_count()} processors, {(time.monotonic() - began) / 60:.1f} minutes\n")
    for line in table.lines():
        print(line)
    return 1 if table.faults() else 0


if __name__ == "__main__":
    sys.exit(main())
