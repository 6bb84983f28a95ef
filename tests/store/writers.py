"""Several processes write to one project at once: is anything lost or torn?

python -m tests.store.writers                        8 writers, 500 deeds each
python -m tests.store.writers --writers N --deeds M  other numbers
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.store.deeds import BOARD, ENDING, PERSON, SHARED, Told, Writer, shared_text
from tests.store.figures import Figures
from tests.store.processes import DONE, ended, started
from tests.store.replay import looked_at


def run(writers: int, deeds: int) -> Figures:
    """Let the writers do their deeds, then look at all of it."""
    figures = Figures("writers")
    with tempfile.TemporaryDirectory(prefix="kbdesk-writers-") as place:
        base = Path(place)
        (base / "files").mkdir()
        root = base / "project"
        first = build(root, writers)
        ledgers = [base / f"{number}.jsonl" for number in range(writers)]
        start = time.monotonic()
        children = [started(partial(_work, base, number, writers, deeds)) for number in range(writers)]
        codes = [ended(child) for child in children]
        took = time.monotonic() - start
        told = {number: _read(ledger) for number, ledger in enumerate(ledgers)}
        every = [one for ledger in told.values() for one in ledger]
        figures.operations = len(every)
        figures.crashed += [f"writer {number} ended with {code}" for number, code in enumerate(codes) if code != DONE]
        if not figures.crashed and len(every) != writers * deeds:
            figures.lost.append(f"{len(every)} deeds were told of {writers * deeds}")
        found = looked_at(root, told, first)
        figures.lost += found.lost
        figures.torn += found.torn
    figures.note = _said(every, took, writers)
    return figures


def _work(base: Path, number: int, writers: int, deeds: int) -> int:
    return Writer(base / "project", base / "files", number, writers).work(deeds, base / f"{number}.jsonl")


def build(root: Path, writers: int) -> int:
    """Make the project that all write to; return its last change."""
    Project.create(root)
    project = Project.open(root)
    shared = [Draft("concept", page.partition("/")[2], "Shared", shared_text(writers)) for page in SHARED]
    board = Draft("concept", BOARD.partition("/")[2], "Board", f"Empty.\n\n{ENDING}")
    change = project.create_pages([*shared, board], PERSON).change
    project.close()
    return change


def _read(ledger: Path) -> list[Told]:
    lines = ledger.read_text(encoding="utf-8").splitlines() if ledger.exists() else ()
    return [Told(**json.loads(line)) for line in lines]


def _said(told: list[Told], took: float, writers: int) -> str:
    times = sorted(one.seconds for one in told) or [0.0]
    refused = Counter(one.error for one in told if one.error)
    changes = sum(bool(one.change) for one in told)
    refusals = ", ".join(f"{name} {count}" for name, count in sorted(refused.items())) or "none"
    return (
        f"{writers} processes, {changes} changes, refusals in words: {refusals}; {took:.0f} s, "
        f"one deed {times[len(times) // 2] * 1000:.0f} ms, 99 of 100 within {times[len(times) * 99 // 100]:.1f} s, "
        f"longest {times[-1]:.1f} s"
    )


def main() -> int:
    """Run from the command line; 1 where anything was torn or lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--deeds", type=int, default=500, help="of each")
    given = parser.parse_args()
    found = run(given.writers, given.deeds)
    print(found)
    return found.told_faults()


if __name__ == "__main__":
    sys.exit(main())
