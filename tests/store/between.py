"""Another program saves a page exactly at a step of our own save of it: neither text is lost, at whichever step."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from kbdesk.errors import KbdeskError
from kbdesk.journal.blobs import hash_of
from kbdesk.project.project import Project
from tests.store.neighbours import AGENT, FOLDER, build, mirrored_otherwise, save_by_renaming
from tests.store.processes import DIED, DONE, ended, started
from tests.store.steps import STEPS, dies_at, install

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PAGE, PLACE = "concept/page-1", f"{FOLDER}/page-1.md"
THEIRS = b"---\ntype: concept\n---\n\n# Theirs\n\nTheir words.\n"

OURS: dict[str, Callable[[Project], object]] = {
    "rewrite": lambda project: project.rewrite_page(PAGE, "Our words.", (), AGENT),
    "set a field": lambda project: project.edit_page(PAGE, (), [("kind", "ours")], AGENT),
    "retire": lambda project: project.retire_page(PAGE, "Of no use.", AGENT),
    "bring back": lambda project: project.bring_back(PAGE, project.versions(PAGE)[-1].change, AGENT),
}


def _write(place: Path) -> None:
    with open(place, "wb") as handle:
        handle.write(THEIRS)


WAYS: dict[str, Callable[[Path], None]] = {
    "renamed over": lambda place: save_by_renaming(place, THEIRS),
    "truncated and written": _write,
    "deleted": lambda place: place.unlink(missing_ok=True),
}


def at_every_step(base: Path, share: float = 1.0) -> tuple[int, list[str]]:
    """Try all ways at all steps of all our operations, or a share of the steps; return how many, and what was wrong."""
    install()
    build(base / "project")
    project = Project.open(base / "project")
    project.rewrite_page(PAGE, "Other words.", (), AGENT)
    project.close()
    faults: list[str] = []
    count = 0
    for ours in OURS:
        steps = _run(base, ours, None, 0)["steps"]
        for way in WAYS:
            for step in range(1, steps + 1, max(1, int(1 / share))):
                count += 1
                told = _run(base, ours, way, step)
                faults += [
                    f"{way} at step {step} of {steps} ({told['name']}) of {ours}: {one}" for one in told["faults"]
                ]
    return count, faults


def noticing_killed(base: Path, share: float = 1.0) -> tuple[int, list[str]]:
    """Kill a process at every step, or a share of them, of its noticing what another program did.

    Return how often that was, and what was wrong.
    """
    install()
    build(base / "project")
    faults: list[str] = []
    killed, step = 0, 1
    while True:
        root, code = base / "run", base / "code"
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(base / "project", root)
        told = ended(started(partial(_notice, root, step)))
        if told != DIED:
            return killed, faults
        killed += 1
        ended(started(partial(_look_again, root, code)))
        faults += [f"killed at step {step}: {fault}" for fault in code.read_text(encoding="utf-8").splitlines()]
        step += max(1, int(1 / share))


def _notice(root: Path, at: int) -> int:
    project = Project.open(root)
    for number in range(3):
        save_by_renaming(root / FOLDER / f"page-{number}.md", THEIRS + b"x" * number)
    (root / FOLDER / "page-4.md").unlink()
    STEPS.arm(dies_at(at))
    project.noticed()
    return DONE


def _look_again(root: Path, code: Path) -> int:
    code.write_text("it does not open", encoding="utf-8")
    project = Project.open(root)
    faults = list(mirrored_otherwise(root, project))
    outside = [change for change in project._journal.history.changes() if change.operation == "outside"]
    told = [step.path for change in outside for step in change.files]
    if sorted(told) != [f"{FOLDER}/page-{number}.md" for number in (0, 1, 2, 4)]:
        faults.append(f"journalled: {sorted(told)}")
    code.write_text("\n".join(faults), encoding="utf-8")
    return DONE


def _run(base: Path, ours: str, way: str | None, at: int) -> dict[str, Any]:
    root, told = base / "run", base / "told.json"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(base / "project", root)
    told.write_text(json.dumps({"name": "", "steps": 0, "faults": ["the child ended"]}), encoding="utf-8")

    def work() -> int:
        told_of = _tried(root, ours, way, at)
        told.write_text(json.dumps(told_of), encoding="utf-8")
        return DONE

    ended(started(work))
    found: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    return found


def _tried(root: Path, ours: str, way: str | None, at: int) -> dict[str, Any]:
    name = ""

    def step(count: int, called: str) -> None:
        nonlocal name
        if count == at and way is not None:
            name = called
            STEPS.armed = False
            WAYS[way](root / PLACE)
            STEPS.armed = True

    project = Project.open(root)
    STEPS.arm(step)
    with suppress(KbdeskError):  # told in words: nothing of ours was written
        OURS[ours](project)
    STEPS.armed = False
    project.noticed()
    faults = list(_faults(project, root, way)) if name else []
    project.close()
    return {"name": name, "steps": STEPS.count, "faults": faults}


def _faults(project: Project, root: Path, way: str | None) -> Iterator[str]:
    if way != "deleted" and hash_of(THEIRS) not in project._journal.history.texts():
        yield "their text is lost"
    yield from mirrored_otherwise(root, project)
    last = None
    for change in project._journal.history.changes():
        for one in change.files:
            if one.path != PLACE or change.state != "done":
                continue
            if one.before != last:
                yield f"change {change.id} ({change.operation}) began from a text that did not stand there"
            last = one.after
    place = root / PLACE
    if last != (hash_of(place.read_bytes()) if place.exists() else None):
        yield "the journal ends with another text"
