"""Reviews a stream of changes by script, in random order, and holds every page against a model.

python -m tests.review                 2,000 steps over the sample and two real wikis
python -m tests.review STEPS --seed N  other numbers; the seed of a run that failed is told
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import anyio

from kbdesk.project.project import Project
from tests.review.originals import Originals
from tests.review.reviewer import PERSON, Mismatch, Reviewer
from tests.review.stream import Wiki
from tests.review.writers import Inventor, agent_of

if TYPE_CHECKING:
    from collections import Counter

ROOT = Path(__file__).resolve().parents[2]
CORPORA = Path("/work/shared/corpora")
WIKIS = {
    "sample": ROOT / "resources" / "sample",
    "anthropies": CORPORA / "CharlesHoskinson+anthropies",
    "nuclear structure": CORPORA / "chenhx6+wiki-nuclear-structure",
}
STEPS = {
    "agent": 14,
    "agent, new page": 2,
    "other program": 12,
    "page deleted": 1,
    "person": 5,
    "accept": 14,
    "revert": 24,
    "revert page": 6,
    "hunk": 10,
    "undo": 12,
    "log": 3,
    "original": 5,
    "original judged": 4,
    "open again": 1,
}
"""What a step may be, and how often it is."""


def copied(source: Path, target: Path) -> None:
    """Copy the pages of a wiki, which stay as they are."""
    for name in ("knowledge", "sources"):
        if (source / name).is_dir():
            shutil.copytree(source / name, target / name, copy_function=shutil.copyfile)


async def reviewed(source: Path, place: Path, steps: int, seed: int) -> Counter[str]:
    """Write and review at random; return how often what was done. Raises Mismatch."""
    copied(source, place)
    project = Project.open(place)
    fault: Mismatch | None = None
    async with agent_of(place) as agent:
        wiki = Wiki.of(place, project, agent, Inventor(seed))
        reviewer = Reviewer(wiki)
        originals = Originals(wiki)
        try:
            for number in range(steps):
                reviewer.counted[await _step(wiki, reviewer, originals)] += 1
                if number % 20 == 0:
                    reviewer.check()
            reviewer.check()
        except Mismatch as found:
            fault = found  # raised in here it would come out wrapped in a group
        finally:
            wiki.project.close()
    if fault:
        raise fault
    reviewer.counted["refused by the server"] += len(wiki.refused)
    for words in wiki.refused[:3]:
        print(f"  refused: {words}", file=sys.stderr)
    return reviewer.counted


async def _step(wiki: Wiki, reviewer: Reviewer, originals: Originals) -> str:  # noqa: C901  # one line for each kind of step
    kind = wiki.inventor.random.choices([*STEPS], [*STEPS.values()])[0]
    if kind == "agent":
        return await wiki.by_agent(3)
    if kind == "agent, new page":
        return await wiki.by_agent_anew()
    if kind == "log":
        return await wiki.agent.log(wiki.inventor.word()) or "agent, log"
    if kind == "other program":
        return wiki.by_other_program(4)
    if kind == "page deleted":
        return wiki.by_other_program_gone()
    if kind == "person":
        return wiki.by_person(PERSON)
    if kind == "accept":
        return reviewer.accept()
    if kind == "hunk":
        return reviewer.hunk()
    if kind == "undo":
        return reviewer.undo()
    if kind == "original":
        return originals.by_other_program()
    if kind == "original judged":
        return originals.judge()
    if kind == "open again":
        wiki.project.close()
        wiki.project = Project.open(wiki.root)
        return "opened again"
    return reviewer.revert(of_page=kind == "revert page")


def run(names: list[str], steps: int, seed: int) -> int:
    """Review wikis one after the other, `steps` over all of them; return how many were not as they ought to be."""
    faults = 0
    for number, name in enumerate(names):
        if not WIKIS[name].is_dir():
            print(f"{name}: not on this machine")
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="kbdesk-review-") as folder:
            try:
                share = steps // len(names) + (number < steps % len(names))
                counted = anyio.run(reviewed, WIKIS[name], Path(folder) / "wiki", share, seed + number)
            except Mismatch as fault:
                faults += 1
                print(f"{name}, seed {seed}: {fault}")
                continue
        told = ", ".join(f"{what} {count}" for what, count in sorted(counted.items()))
        print(f"{name}: {share} steps in {time.monotonic() - began:.0f} s, no mismatch: {told}", flush=True)
    return faults


def main() -> int:
    """Run from the command line; 1 where anything was not as it ought to be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="?", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--wiki", action="append", choices=[*WIKIS])
    given = parser.parse_args()
    return 1 if run(given.wiki or [*WIKIS], given.steps, given.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
