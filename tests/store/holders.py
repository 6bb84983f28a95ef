"""Kills processes that hold the project's lock, at every step of what they do: how long must the others wait?

python -m tests.store.holders                   every step of some operations
python -m tests.store.holders --kills N         so many of them
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import logging
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from kbdesk.project.project import Project
from tests.store.crash import outside
from tests.store.figures import Figures
from tests.store.operations import AGENT, NOW, OPERATIONS, Place, build
from tests.store.processes import DIED, DONE, ended, started
from tests.store.steps import STEPS, install

HELD = ("create many", "edit", "add source", "retire source", "approve a page's retirement")
MOMENT = 2.0
"""Seconds from the death of the one that holds the lock until another's change must be done."""
MARK = "Written after a death."


class Hall:
    """One project, one process that holds its lock and is killed, and one that waits for it."""

    def __init__(self, base: Path, name: str, figures: Figures) -> None:
        self.base = base
        self.place = Place(base / "run" / "project", base / "files")
        self.operation = OPERATIONS[name]
        self.name = name
        self.figures = figures
        self.waits: list[float] = []
        self._outside = self._outside_before()

    def steps(self) -> int:
        """Return how many steps the operation takes with the lock held or not."""
        self._fresh()
        counted = self.base / "steps"

        def work() -> int:
            project = Project.open(self.place.root, clock=NOW)
            STEPS.arm()
            self.operation(project, self.place)
            counted.write_text(str(STEPS.count), encoding="utf-8")
            return DONE

        ended(started(work))
        return int(counted.read_text(encoding="utf-8"))

    def _outside_before(self) -> int:
        self._fresh()
        project = Project.open(self.place.root, clock=NOW)
        try:
            return outside(project)
        finally:
            project.close()

    def _fresh(self) -> None:
        shutil.rmtree(self.place.root.parent, ignore_errors=True)
        shutil.copytree(self.base / "project", self.place.root)

    def kill_at(self, step: int) -> None:
        """Let one process stop at a step, another wait for the lock, and kill the first."""
        self._fresh()
        ready, go, stopped = _Signal(), _Signal(), _Signal()
        done = self.base / "done"
        other = started(partial(self._wait, ready, go, done))
        ready.wait()
        holder = started(partial(self._hold, step, stopped))
        stopped.wait()
        go.give()
        time.sleep(random.uniform(0, 0.05))
        os.kill(holder, signal.SIGKILL)
        killed = time.monotonic()
        code = ended(holder)
        where = f"{self.name}, holder killed at step {step}"
        self.figures.kills += code == DIED
        self.figures.operations += 2
        if ended(other) != DONE:
            self.figures.lost.append(f"{where}: the one that waited could not write")
            return
        wait = float(done.read_text(encoding="utf-8")) - killed
        self.waits.append(wait)
        if wait > MOMENT:
            self.figures.lost.append(f"{where}: the other waited {wait:.1f} s")
        self.figures.torn += [f"{where}: {fault}" for fault in self._faults()]

    def _hold(self, step: int, stopped: _Signal) -> int:
        def at(count: int, _name: str) -> None:
            if count == step:
                stopped.give()
                signal.pause()

        project = Project.open(self.place.root, clock=NOW)
        STEPS.arm(at)
        self.operation(project, self.place)
        stopped.give()  # it took fewer steps this time
        return DONE

    def _wait(self, ready: _Signal, go: _Signal, done: Path) -> int:
        project = Project.open(self.place.root, clock=NOW)
        ready.give()
        go.wait()
        project.add_log("query", MARK, (), AGENT)
        done.write_text(str(time.monotonic()), encoding="utf-8")
        return DONE

    def _faults(self) -> list[str]:
        project = Project.open(self.place.root, clock=NOW)
        try:
            faults = [] if MARK in project.log_text() else ["the other's words are gone"]
            if project._journal.changes.unfinished():
                faults.append("an unfinished intent")
            if outside(project) != self._outside:
                faults.append("taken for another program's")
        finally:
            project.close()
        return faults


class _Signal:
    """One process tells another that it is so far."""

    def __init__(self) -> None:
        self._reading, self._writing = os.pipe()

    def give(self) -> None:
        os.write(self._writing, b"x")

    def wait(self) -> None:
        os.close(self._writing)
        os.read(self._reading, 1)
        os.close(self._reading)


def run(kills: int | None = None) -> Figures:
    """Kill at every step of some operations, or at so many of all of them; measure the waits."""
    install()
    logging.disable(logging.WARNING)
    figures = Figures("dead holders")
    waits: list[float] = []
    with tempfile.TemporaryDirectory(prefix="kbdesk-holders-") as place:
        base = Path(place)
        build(base / "project", base / "files")
        for name in HELD:
            hall = Hall(base, name, figures)
            every = list(range(1, hall.steps() + 1))
            for step in every if kills is None else random.sample(every, min(len(every), kills // len(HELD))):
                hall.kill_at(step)
            waits += hall.waits
    waits.sort()
    middle, longest = (waits[len(waits) // 2], waits[-1]) if waits else (0.0, 0.0)
    figures.note = f"another's change is done {middle * 1000:.0f} ms after the death, at most {longest * 1000:.0f} ms"
    return figures


def main() -> int:
    """Run from the command line; 1 where somebody waited too long or anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int)
    figures = run(parser.parse_args().kills)
    print(figures)
    return figures.told_faults()


if __name__ == "__main__":
    sys.exit(main())
