"""The project as it was: its pages, laid out in a folder that passes, and a journal that ends there."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused, Unreadable
from kbdesk.files import STATE, Folder
from kbdesk.files.passing import PassingFolder, clear_passed, lay_out
from kbdesk.index.index import Index
from kbdesk.journal.journal import Journal
from kbdesk.project import config
from kbdesk.project.state import INDEX, JOURNAL, State, fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.project.config import Config
    from kbdesk.project.values import Job

NO_ORIGINALS = "originals-of-that-day"
"""The name of a folder that is not there: originals are not in the journal, so the past has none."""


def lay_out_past(
    state: State, folder: Folder, settings: Config, moment: str, job: Job | None
) -> tuple[Folder, Config, State]:
    """Lay out a project as it stood at a moment (ISO 8601, UTC) in a folder that goes with the state.

    Nothing of it is in the project's own folder. Raises Refused for a moment before all that the journal knows,
    StorageFailed; Cancelled when `job` does.
    """
    past = state.journal.past
    begins = past.begins()
    if not begins or moment < begins:
        raise Refused("The history of this knowledge base does not reach back so far.", moment, f"It begins {begins}.")
    clear_passed()
    spare = PassingFolder()
    try:
        root = spare.path / folder.root.name
        change = past.last_change(moment)
        files = past.files(change)
        wanted = {path: name for path, name in files.items() if _is_page(state.index, path)}
        when = int(datetime.fromisoformat(moment).timestamp() * 1e9)
        lay_out(root, _texts(state.journal, wanted, job), when)
        settled = folder.read(config.NAME)
        lay_out(root, [(config.NAME, settled)] if settled is not None else [], when)
        opened = _databases(state, root, change, job)
    except BaseException:
        spare.cleanup()
        raise
    there = replace(settings, sources=NO_ORIGINALS)
    return Folder(root), there, replace(opened, spare=spare, moment=moment)


def _is_page(index: Index, path: str) -> bool:
    inside = index.layout.in_knowledge(path)
    return inside is not None and inside.endswith(".md")


def _texts(journal: Journal, files: dict[str, str], job: Job | None) -> Iterator[tuple[str, bytes]]:
    """Yield the files with their bytes; those that the journal cannot give any more are left out."""
    for number, (path, name) in enumerate(sorted(files.items())):
        if job:
            job(number, len(files))
        try:
            data = journal.changes.text(name)
        except (NotFound, Unreadable):
            continue
        if data is not None:
            yield path, data


def _databases(state: State, root: Path, change: int, job: Job | None) -> State:
    """Copy journal and index; the index becomes that of the past with the first look, which reads what differs."""
    folder = Folder(root)
    folder.make_folder(STATE)
    place = root / STATE
    state.journal.past.copy(place / JOURNAL, change, job)
    state.index.copy(place / INDEX, job)
    journal = Journal(place / JOURNAL)
    index = Index(place / INDEX, state.index.layout, fingerprint(state.index.layout))
    index.originals.forget_except(())
    return State(journal, index)
