"""Kills real processes at every step of every operation, and at random; then looks whether anything was torn or lost.

python -m tests.store.crash                      every step of every operation, and 2,000 random kills
python -m tests.store.crash --kills N --seconds S   other numbers; stops after S seconds
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import errno
import json
import logging
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kbdesk.errors import KbdeskError
from kbdesk.journal.blobs import hash_of
from kbdesk.project.project import Project
from tests.store.figures import Figures
from tests.store.operations import NOW, OPERATIONS, OUTSIDE, SLOW, Place, build, standing
from tests.store.processes import DIED, DONE, FAULT, RAISED, ended, forked, started
from tests.store.states import likeness
from tests.store.steps import STEPS, dies_at, install, refuses_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

TEMPORARY = (".kbdesk/staging", ".kbdesk/scratch")
DRAFTS = ".kbdesk/drafts"
KEEPING, SAVING = "keep a draft", "save"
"""The operation that leaves a draft, and the beginning of those that leave one where they are refused."""
Tree = dict[str, bytes]


def tree(root: Path) -> Tree:
    """Return every file of the project that is the user's, and the times of the originals."""
    found: Tree = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if not path.is_file() or (name.startswith(".kbdesk/") and not name.startswith(".kbdesk/kept/")):
            continue
        stamp = (
            f"{path.stat().st_mtime_ns // 1_000_000} " if name.startswith("sources/") and "/.agent" not in name else ""
        )
        found[name] = stamp.encode() + path.read_bytes()
    return found


def drafts(root: Path) -> list[bytes]:
    """Return the texts that are kept and not saved, in the project or elsewhere on this machine."""
    places = (*Path(os.environ["XDG_STATE_HOME"]).rglob("*.json"), *(root / DRAFTS).glob("*.json"))
    return sorted({path.name: path.read_bytes() for path in places}.values())


def copied(source: Path, target: Path) -> None:
    """Copy a project as it is: a crash between two names of one file leaves both, which has to stay one file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", str(source), str(target)], check=True)


class Bench:
    """Runs one operation again and again on fresh copies of one project."""

    def __init__(self, base: Path, name: str, address: str, figures: Figures, kills: int) -> None:
        self.base = base
        self.name = name
        self.operation = {**OPERATIONS, **SLOW}[name]
        self.address = address
        self.figures = figures
        self.kills = kills
        self.place = Place(base / "run" / "project", base / "files", address)
        self.before, first = self._reference(lambda _: None)
        self.after, seen = self._reference(lambda project: self.operation(project, self.place))
        self.steps: list[str] = seen["steps"]
        self.first: dict[str, str] = first["standing"]
        self.kept: dict[str, str] = seen["standing"]
        self.outside: int = first["outside"]
        self.unlisted = {*first["unlisted"], *seen["unlisted"]}

    def _reference(self, work: Callable[[Project], object]) -> tuple[Tree, dict[str, Any]]:
        """Run to the end; return the files, the steps and what the journal says."""
        self.fresh()
        told = self.base / "told.json"

        def whole() -> int:
            project = Project.open(self.place.root, clock=NOW)
            STEPS.arm()
            work(project)
            STEPS.armed = False
            seen = {"steps": STEPS.names, "standing": standing(project), "outside": outside(project)}
            seen["unlisted"] = sorted(unlisted(project))
            project.close()
            told.write_text(json.dumps(seen), encoding="utf-8")
            return DONE

        if forked(whole) != DONE:
            raise RuntimeError(f"{self.name} does not run")
        return self.tree(), json.loads(told.read_text(encoding="utf-8"))

    def tree(self) -> Tree:
        """Return what must be wholly as before or wholly as after."""
        kept = drafts(self.place.root) if self.name == KEEPING else []
        return {**tree(self.place.root), **{f"draft {number}": data for number, data in enumerate(kept)}}

    def fresh(self, like: Path | None = None) -> None:
        """Copy the project anew, for the next run; or one `like` it that was kept."""
        self.figures.operations += 1
        shutil.rmtree(self.place.root.parent, ignore_errors=True)
        shutil.rmtree(os.environ["XDG_STATE_HOME"], ignore_errors=True)
        copied(like or self.base / "project", self.place.root)

    def keep_as_it_is(self) -> Path:
        """Keep a copy of the project as a killed process left it."""
        kept = self.base / "kept"
        shutil.rmtree(kept, ignore_errors=True)
        copied(self.place.root, kept)
        return kept

    def shuffled(self) -> list[tuple[int, str]]:
        """Return the steps, numbered from 1, in any order."""
        return random.sample(list(enumerate(self.steps, 1)), len(self.steps))

    def attempt(self, at: Callable[[int, str], None]) -> Callable[[], int]:
        """Return the operation as a child runs it: 0 done, 3 refused in words, 1 anything else."""

        def work() -> int:
            project = Project.open(self.place.root, clock=NOW)
            STEPS.arm(at)
            try:
                self.operation(project, self.place)
            except KbdeskError:
                return RAISED
            return DONE

        return work

    def look(self, where: str) -> str | None:
        """Open the project after a crash and look at all of it; return before or after, None where it is neither."""
        code = forked(lambda: self._examine(where))
        if code in (10, 11):
            word = ("before", "after")[code - 10]
            self.figures.more[f"found {word}"] += 1
            return word
        return None

    def _examine(self, where: str) -> int:
        project = Project.open(self.place.root, clock=NOW)
        faults = list(self._faults(project))
        if not faults:
            return 10 if self.tree() == self.before and self.before != self.after else self._after(project)
        for fault in faults:
            print(f"  {self.name}, {where}: {fault}", file=sys.stderr)
        return FAULT

    def _after(self, project: Project) -> int:
        return 10 if self.before == self.after and standing(project) != self.kept else 11

    def _faults(self, project: Project) -> Iterator[str]:
        now = self.tree()
        states = standing(project)
        expected = (
            (self.first, self.kept) if self.before == self.after else (self.first if now == self.before else self.kept,)
        )
        if now not in (self.before, self.after):
            yield f"neither before nor after: {_difference(now, self.before)} / {_difference(now, self.after)}"
        elif states not in expected:
            yield f"the journal does not tell of the files: {states}"
        for folder in TEMPORARY:
            for left in sorted((self.place.root / folder).rglob("*")):
                yield f"left behind: {left.relative_to(self.place.root)}"
        if any(path.name.startswith(".kbdesk-") or path.suffix == ".half" for path in self.place.root.rglob("*")):
            yield "left behind: a copy beside a file, or a half of one"
        if project._journal.changes.unfinished():
            yield "an unfinished intent"
        known = project._journal.changes.known()
        pages = {name: hash_of(data) for name, data in now.items() if name.startswith("knowledge/")}
        manifest = "sources/.agent-kit/sources.json"
        texts = {**pages, manifest: hash_of(now[manifest])}
        if known != texts:
            yield f"the journal knows other texts: {sorted(known.items() ^ texts.items())}"
        mirrored = {f"knowledge/{path}": found[1] for path, found in project._index.files().items()}
        if mirrored != pages:
            yield f"the index mirrors other texts: {sorted(mirrored.items() ^ pages.items())}"
        yield from self._faults_of_sources(project)
        if outside(project) != self.outside:
            yield "our own change was taken for another program's"

    def _faults_of_sources(self, project: Project) -> Iterator[str]:
        for source in project.sources():
            if source.status == "missing" and source.path not in OUTSIDE:
                yield f"missing: {source.path}"
            if source.status == "retired" and not (self.place.root / "sources" / source.moved_to).exists():
                yield f"retired and gone: {source.path}"
        if not unlisted(project) <= self.unlisted:
            yield "the manifest does not tell of the files"


def outside(project: Project) -> int:
    """Return how many changes the journal takes for other programs'."""
    return sum(one.operation == "outside" for one in project._journal.changes.latest(1000))


def unlisted(project: Project) -> set[str]:
    """Return the originals that the list of originals does not tell of as they stand."""
    listed = json.loads((project.root / "sources/.agent-kit/sources.json").read_bytes())["files"]
    return {one.path for one in project.sources() if one.path not in listed and one.status == "present"}


def _difference(one: Tree, other: Tree) -> list[str]:
    return sorted({name for name, _ in one.items() ^ other.items()})


def every_step(bench: Bench, until: float) -> None:
    """Kill at every step, in any order."""
    for number, name in bench.shuffled():
        if time.monotonic() > until:
            return
        bench.fresh()
        _judge(bench, f"killed at step {number} ({name})", forked(bench.attempt(dies_at(number))))


def every_recovery(bench: Bench, until: float) -> None:
    """Kill at every step, and then the opening after it at each of its own steps; like states are tried once."""
    tried: set[str] = set()
    for number, name in bench.shuffled():
        if time.monotonic() > until:
            return
        bench.fresh()
        forked(bench.attempt(dies_at(number)))
        state = likeness(bench.place.root)
        if state in tried:
            bench.figures.more["steps that leave what another left"] += 1
            continue
        tried.add(state)
        dead = bench.keep_as_it_is()
        again = 0
        while time.monotonic() < until:
            again += 1
            bench.fresh(dead)
            if forked(partial(_opened, bench, again)) != DIED:
                break
            bench.figures.recoveries += 1
            _judge(bench, f"killed at step {number} ({name}), its recovery at step {again}", DIED)


def _opened(bench: Bench, step: int) -> int:
    STEPS.arm(dies_at(step))
    Project.open(bench.place.root, clock=NOW)
    return DONE


def every_refusal(bench: Bench, until: float) -> None:
    """Let the disk refuse at every step: once, and from then on."""
    for number, name in bench.shuffled():
        for code, stays in ((errno.EIO, False), (errno.ENOSPC, True), (errno.EACCES, True)):
            if time.monotonic() > until:
                return
            bench.fresh()
            code_of_exit = forked(bench.attempt(refuses_at(number, code, stays=stays)))
            bench.figures.refusals += 1
            where = f"{errno.errorcode[code]} {'from' if stays else 'at'} step {number} ({name})"
            if code_of_exit not in (DONE, RAISED):
                bench.figures.crashed.append(f"{bench.name}, {where}: no sentence")
            elif fault := _refused(bench, code_of_exit, where, stays=stays):
                bench.figures.torn.append(f"{bench.name}, {where}: {fault}")


def _refused(bench: Bench, code: int, where: str, *, stays: bool) -> str:
    """Return what is wrong after the disk refused once, or refuses still."""
    now = bench.tree()
    if not stays and now not in (bench.before, bench.after):
        return "in between, with the project open"
    if not stays and code == RAISED and bench.name.startswith(SAVING) and not drafts(bench.place.root):
        return "the text that was to be saved is nowhere"
    if not stays and code == RAISED and now != bench.before:
        return "refused, and done all the same"
    found = bench.look(where)
    if found is None:
        return "neither before nor after"
    return "done, and not there" if code == DONE and found == "before" else ""


def at_random(bench: Bench, until: float) -> None:
    """Kill at any moment, until so many were killed before they were done."""
    longest = _duration(bench)
    before = bench.figures.kills
    while bench.figures.kills - before < bench.kills:
        if time.monotonic() > until:
            break
        bench.fresh()
        ready, told = os.pipe()
        child = started(partial(_signalling, bench, told))
        os.close(told)
        os.read(ready, 1)
        os.close(ready)
        moment = random.uniform(0, longest)
        time.sleep(moment)
        os.kill(child, signal.SIGKILL)
        _judge(bench, f"killed after {moment * 1000:.2f} ms", ended(child))
    bench.figures.more["random kills"] += bench.figures.kills - before


def _duration(bench: Bench) -> float:
    """Return how long the operation takes at most, in seconds."""
    bench.fresh()
    took = bench.base / "took"

    def work() -> int:
        project = Project.open(bench.place.root, clock=NOW)
        now = time.monotonic()
        bench.operation(project, bench.place)
        took.write_text(str(time.monotonic() - now), encoding="utf-8")
        return DONE

    forked(work)
    return float(took.read_text(encoding="utf-8")) * 1.2


def _signalling(bench: Bench, told: int) -> int:
    project = Project.open(bench.place.root, clock=NOW)
    os.write(told, b"x")
    bench.operation(project, bench.place)
    return DONE


def _judge(bench: Bench, where: str, code: int) -> None:
    figures = bench.figures
    figures.kills += code == DIED
    found = bench.look(where)
    if code not in (DIED, DONE):
        figures.crashed.append(f"{bench.name}, {where}")
    elif found is None:
        figures.torn.append(f"{bench.name}, {where}")
    elif code == DONE and found != "after":
        figures.lost.append(f"{bench.name}, {where}")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder over HTTP on this machine, in a process of its own."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            line = server.stdout.readline() if server.stdout else ""
            yield f"http://127.0.0.1:{line.split(' port ')[1].split()[0]}"
        finally:
            server.kill()


FORMS = {"steps": every_step, "recoveries": every_recovery, "refusals": every_refusal, "random": at_random}


def run(names: Sequence[str], kills: int, seconds: float, parts: str = " ".join(FORMS)) -> Figures:
    """Run operations through the harness, in a process that is for nothing else.

    `kills` are the random ones of each. What is found is told on standard error too. Too few `seconds` make a sample
    of the steps, in each of the forms.
    """
    install()
    logging.disable(logging.WARNING)
    figures = Figures("crash")
    end = time.monotonic() + seconds
    wanted = [form for name, form in FORMS.items() if name in parts]
    with tempfile.TemporaryDirectory(prefix="kbdesk-crash-") as place:
        base = Path(place)
        os.environ["XDG_STATE_HOME"] = str(base / "state")
        build(base / "project", base / "files")
        with serving(base / "files") as address:
            for number, name in enumerate(names):
                bench = Bench(base, name, address, figures, kills)
                figures.more["kinds of operation"] += 1
                figures.more["steps"] += len(bench.steps)
                share = (end - time.monotonic()) / (len(names) - number) / len(wanted)
                for form in wanted:
                    form(bench, time.monotonic() + share)
    return figures


def main() -> int:
    """Run from the command line; 1 where anything was torn or lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=2000, help="random kills, over all operations")
    parser.add_argument("--seconds", type=float, default=7200.0, help="shared out evenly; too few make a sample")
    parser.add_argument("--parts", default=" ".join(FORMS))
    parser.add_argument("--operation", action="append", choices=[*OPERATIONS, *SLOW])
    given = parser.parse_args()
    names = given.operation or [*OPERATIONS, *SLOW]
    figures = run(names, given.kills // len(names), given.seconds, given.parts)
    print(figures)
    return figures.told_faults()


if __name__ == "__main__":
    sys.exit(main())
