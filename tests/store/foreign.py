"""Other programs change the files: is everything noticed, once, and nothing of ours taken for theirs?

python -m tests.store.foreign                20 rounds of each kind
python -m tests.store.foreign --rounds N     other numbers; --kind NAME one kind alone
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import logging
import shutil
import sys
import tempfile
import traceback
from pathlib import Path
from random import Random

from tests.store import between, hidden
from tests.store.figures import Figures
from tests.store.neighbours import KINDS, Fault, Ground, build

ROUNDS = 20
GIT = "git checkout"
BETWEEN = "at every step of our own save"
KILLED = "killed at every step of noticing"
EVERY = (*KINDS, *hidden.KINDS, BETWEEN, KILLED)


def run(names: list[str], rounds: int = ROUNDS, seed: int = 1) -> Figures:
    """Let other programs change files so many times in each way; look, and compare."""
    logging.disable(logging.WARNING)
    figures = Figures("foreign")
    for name in names:
        if not _is_possible(name):
            figures.more["kinds not possible on this machine"] += 1
            continue
        with tempfile.TemporaryDirectory(prefix="kbdesk-foreign-") as place:
            root = Path(place) / "project"
            if name in KINDS:
                build(root)
                for watched in (False, True):
                    times = max(1, round(rounds * KINDS[name][1] / 2))
                    _rounds(figures, name, Ground(root, Random(f"{name} {seed} {watched}"), watched=watched), times)
            elif name == BETWEEN:
                count, faults = between.at_every_step(root.parent, min(1.0, rounds / ROUNDS))
                figures.operations += count
                figures.lost += faults
            elif name == KILLED:
                count, faults = between.noticing_killed(root.parent, min(1.0, rounds / ROUNDS))
                figures.kills += count
                figures.torn += faults
            else:
                _hide(figures, name, root, max(1, rounds // 4))
        figures.more["kinds of change"] += 1
    return figures


def _is_possible(name: str) -> bool:
    if name == GIT:
        return shutil.which("git") is not None
    return name != hidden.UNPLUGGED or hidden.may_mount()


def _rounds(figures: Figures, name: str, ground: Ground, rounds: int) -> None:
    try:
        for number in range(rounds):
            figures.operations += 1
            try:
                done = KINDS[name][0](ground)
                ground.look()
                ground.judge(done)
            except Fault as fault:
                watched = ", watched" if ground.watch else ""
                figures.lost.append(f"{name}{watched}, round {number}: {fault}")
                ground.here.noticed()
                ground.settle()
            figures.more["files changed"] += len(done)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is told
        where = traceback.extract_tb(error.__traceback__)[-1]
        figures.crashed.append(f"{name}: {type(error).__name__}: {error} ({where.filename}:{where.lineno})")
    finally:
        ground.close()


def _hide(figures: Figures, name: str, root: Path, rounds: int) -> None:
    for number in range(rounds):
        place = root.parent / str(number) / "project"
        place.parent.mkdir()
        build(place)
        figures.operations += 1
        fault = hidden.try_out(place, name, Random(f"{name} {number}"))
        if fault:
            figures.lost.append(f"{name}, round {number}: {fault}")


def main() -> int:
    """Run from the command line; 1 where anything was not noticed, or twice, or wrongly."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", action="append", choices=EVERY)
    given = parser.parse_args()
    figures = Figures("foreign")
    for name in given.kind or EVERY:
        figures.add(run([name], given.rounds, given.seed))
        print(f"{name}. So far {figures}", flush=True)
    return figures.told_faults()


if __name__ == "__main__":
    sys.exit(main())
