"""The parts of the harness: for each its jobs, long or short. A job runs in a process of its own."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tests.store import crash, foreign, fuzz, holders, hostile, writers
from tests.store.figures import Figures
from tests.store.operations import OPERATIONS, SLOW
from tests.store.traps import CASES

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY = (*OPERATIONS, *SLOW)


@dataclass(frozen=True)
class Scale:
    """How much is run: numbers over all, and the seconds after which an operation's steps become a sample."""

    random_kills: int
    seconds_an_operation: float
    writers: int
    deeds: int
    dead_holders: int | None
    rounds: int
    inputs: int
    inputs_a_job: int
    slow_traps: bool


LONG = Scale(2000, 3600.0, 8, 500, None, 20, 200_000, 20_000, True)
SHORT = Scale(100, 4.0, 4, 100, 50, 3, 20_000, 5_000, False)


@dataclass(frozen=True)
class Work:
    """One job. `alone`: it fills the machine by itself, or measures."""

    part: str
    name: str
    run: Callable[[], Figures]
    alone: bool = False


def jobs(scale: Scale) -> list[Work]:
    """Return all jobs in the order in which they should begin."""
    kills = -(-scale.random_kills // len(EVERY))
    return [
        Work("writers", "several at once", partial(writers.run, scale.writers, scale.deeds), alone=True),
        Work("dead holders", "killed with the lock", partial(holders.run, scale.dead_holders), alone=True),
        *(Work("crash", name, partial(crash.run, [name], kills, scale.seconds_an_operation)) for name in EVERY),
        *(Work("foreign", name, partial(foreign.run, [name], scale.rounds)) for name in foreign.EVERY),
        *(
            Work("fuzz", f"from {first:,}", partial(fuzzed, first, min(first + scale.inputs_a_job, scale.inputs)))
            for first in range(0, scale.inputs, scale.inputs_a_job)
        ),
        *(Work("hostile", name, partial(trapped, name)) for name in CASES if scale.slow_traps or name in hostile.QUICK),
    ]


def fuzzed(first: int, end: int) -> Figures:
    """Try inputs of these numbers."""
    found = fuzz.run(end - first, seed=1, first=first)
    figures = Figures("fuzz", inputs=found.inputs)
    for failure in found.failures:
        kind = figures.crashed if failure.said.startswith(("crashed", "slow")) else figures.lost
        kind.append(f"{failure.kind} {failure.number}: {failure.said}")
    figures.more["slowest, ms"] = round(found.slowest * 1000)
    return figures


def trapped(name: str) -> Figures:
    """Spring one trap."""
    began = time.monotonic()
    answer = hostile.tried(name)
    figures = Figures("hostile", inputs=1)
    if answer["fault"]:
        figures.crashed.append(f"{name}: {answer['fault']}")
    figures.more["slowest, s"] = round(time.monotonic() - began)
    figures.more["largest, MB"] = round(answer["megabytes"])
    return figures
