"""Does the journal explain the files? Replays it, change by change, and looks at what each of them took away."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kbdesk.journal.blobs import hash_of
from kbdesk.project.doctor import examine
from kbdesk.project.project import Project
from tests.store.deeds import BOARD, EXPECTED, MARK, Told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.journal.history import Change, FileStep

CATALOGUE = ("knowledge/index.md", "sources/.agent-kit/sources.json")
"""Files of which a change writes lines that are not its own writer's."""


@dataclass
class Found:
    """What a look at a project that several have written to found, a sentence each."""

    lost: list[str] = field(default_factory=list)
    torn: list[str] = field(default_factory=list)


def looked_at(root: Path, ledgers: dict[int, list[Told]], first: int) -> Found:
    """Compare what the writers were told with the journal, and the journal with the files.

    `ledgers` are by writer; the changes after `first` are theirs, all before it the builder's.
    """
    project = Project.open(root)
    try:
        changes = [change for change in project._journal.history.changes() if change.state != "taken_back"]
        found = Found()
        found.torn += _unexplained(root, project, changes)
        found.torn += _doubled(root, project)
        theirs = [change for change in changes if change.id > first]
        found.lost += _not_as_told(project, theirs, ledgers)
        found.lost += _taken_from_others(project, theirs, ledgers)
        found.torn += [f"taken for another program's: change {one.id}" for one in changes if one.operation == "outside"]
        mirrored = {f"knowledge/{path}": signs[1] for path, signs in project._index.files().items()}
        found.torn += [f"mirrored otherwise: {path}" for path in _differing(mirrored, _files(root, "knowledge"))]
    finally:
        project.close()
    severe = [one for one in examine(root).ailments if one.severity != "note"]
    found.torn += [f"the doctor: {one.kind} {one.where} {one.detail}" for one in severe]
    return found


def _files(root: Path, folder: str) -> dict[str, str]:
    files = (path for path in (root / folder).rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): hash_of(path.read_bytes()) for path in files}


def _differing(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return sorted({path for path, _ in one.items() ^ other.items()})


def _unexplained(root: Path, project: Project, changes: list[Change]) -> Iterator[str]:
    """Every text that a change began from must be the one before it left; the last ones must stand in the files."""
    standing: dict[str, str] = {}
    for change in changes:
        if change.state != "done":
            yield f"change {change.id} was never finished"
        for step in change.files:
            yield from _carried_out(standing, change, step)
    files = {**_files(root, "knowledge"), **_files(root, "sources")}
    yield from (f"not what the journal ends with: {path}" for path in _differing(standing, files))
    known = project._journal.changes.known()
    puts = {path: name for path, name in files.items() if path.endswith(".md") or path in CATALOGUE}
    yield from (f"known otherwise: {path}" for path in _differing(known, puts))


def _carried_out(standing: dict[str, str], change: Change, step: FileStep) -> Iterator[str]:
    if step.kind == "move":
        if step.path not in standing or step.target in standing or step.target is None:
            yield f"change {change.id} moves {step.path} to {step.target}"
            return
        standing[step.target] = standing.pop(step.path)
        return
    if standing.get(step.path) != step.before:
        yield f"change {change.id} ({change.operation}) of {step.path} began from a text that did not stand there"
    if step.after is None:
        standing.pop(step.path, None)
    else:
        standing[step.path] = step.after


def _doubled(root: Path, project: Project) -> Iterator[str]:
    """No two pages have one id or one name, no two entries of the manifest one path."""
    names = [("page", row.id.casefold()) for row in project.rows()]
    names += [("path", row.path.casefold()) for row in project.rows()]
    keys: list[tuple[str, str]] = []

    def noted(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys.extend(("manifest", key) for key, value in pairs if isinstance(value, dict) and "sha256" in value)
        return dict(pairs)

    manifest = root / CATALOGUE[1]
    if manifest.exists():
        json.loads(manifest.read_text(encoding="utf-8"), object_pairs_hook=noted)
    yield from (f"twice: {kind} {name}" for (kind, name), times in Counter(names + keys).items() if times > 1)


def _not_as_told(project: Project, changes: list[Change], ledgers: dict[int, list[Told]]) -> Iterator[str]:
    """What a writer was told is done is in the journal, once; what it was told is refused is not."""
    told = [one for ledger in ledgers.values() for one in ledger]
    times = Counter(one.change for one in told if one.change)
    yield from (f"told {count} times: change {change}" for change, count in times.items() if count > 1)
    done = {change.id: change for change in changes}
    yield from (f"told and not in the journal: change {change}" for change in times.keys() - done.keys())
    yield from (f"in the journal and not told: change {change}" for change in done.keys() - times.keys())
    for one in told:
        if one.error and not (one.error == "Refused" and one.deed in EXPECTED):
            yield f"{one.deed} {one.mark}: {one.error}: {one.said[:200]}"
        elif one.change in done and not _says(project, done[one.change], one.mark) and one.deed != "bring back":
            yield f"{one.deed} {one.mark}: change {one.change} does not hold it"


def _says(project: Project, change: Change, mark: str) -> bool:
    """Whether a mark stands in what a change wrote or took out, or in its reason or its files' names."""
    texts = [change.reason or ""]
    for step in change.files:
        texts += [step.path, step.target or ""]
        if step.kind == "put":
            texts += [text_of(project, step.after)]
    return change.operation == "restore" or any(mark in marks_of(text) for text in texts)


def _taken_from_others(project: Project, changes: list[Change], ledgers: dict[int, list[Told]]) -> Iterator[str]:
    """A change takes away marks of its own writer only, and brings back none of another's: else an update is lost."""
    writers = {one.change: number for number, ledger in ledgers.items() for one in ledger if one.change}
    for change in changes:
        for step in change.files:
            if step.kind != "put" or step.path in CATALOGUE or step.path == f"knowledge/{_path(BOARD)}":
                continue
            before, after = (marks_of(text_of(project, name)) for name in (step.before, step.after))
            own = f"w{writers.get(change.id)}-"
            strange = [mark for mark in before ^ after if not mark.startswith(own)]
            if strange:
                yield f"change {change.id} ({change.operation}) of {step.path} touches {', '.join(sorted(strange))}"


def _path(page: str) -> str:
    return page.replace("concept/", "concepts/") + ".md"


def text_of(project: Project, name: str | None) -> str:
    """Return a text of the journal, "" for none."""
    data = project._journal.changes.text(name) if name else None
    return (data or b"").decode()


def marks_of(text: str) -> frozenset[str]:
    """Return the marks that stand in a text."""
    return frozenset(found[0] for found in MARK.finditer(text))
