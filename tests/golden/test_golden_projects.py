"""Small scenarios of our own on a whole project: its files before, operations, its files after, byte for byte.

The essentials of the original's traces of the sources, with what it got wrong put right. The clock stands at one
moment until an operation moves it on; files that were there before, or are put there, were last modified at it.
"""

from __future__ import annotations

import json
import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from kbdesk.errors import KbdeskError
from kbdesk.plan import Actor
from kbdesk.project.clock import Clock
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

PROJECTS = Path(__file__).parent / "projects"
ACTOR = Actor("agent", "golden")


def files_of(root: Path) -> dict[str, bytes]:
    found = (file for file in root.rglob("*") if file.is_file() and ".kbdesk" not in file.parts)
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in found}


class Play:
    """One scenario in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.now = datetime(2026, 11, 30, 7, 30, 0, 123_000, tzinfo=UTC)
        for file in root.rglob("*"):
            self._touch(file)
        self.project = Project.open(root, clock=Clock(lambda: self.now))

    def _touch(self, file: Path) -> None:
        moment = int(self.now.timestamp() * 1000) * 1_000_000
        os.utime(file, ns=(moment, moment))

    def run(self, op: dict[str, Any]) -> str:
        """Do one operation; return how it ends."""
        arguments = {key: value for key, value in op.items() if key not in ("op", "ends")}
        try:
            self.project.noticed()
            getattr(self, op["op"])(**arguments)
        except KbdeskError as error:
            return type(error).__name__
        return "done"

    def put(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode())
        self._touch(file)

    def remove(self, path: str) -> None:
        (self.root / path).unlink()

    def wait(self, ms: int) -> None:
        self.now += timedelta(milliseconds=ms)

    def look(self) -> None:
        """Read what there is to read: no file changes by it."""
        before = files_of(self.root)
        self.project.sources()
        self.project.check()
        self.project.index_text()
        assert files_of(self.root) == before

    def record(self) -> None:
        self.project.record_sources(ACTOR)

    def add(self, file: str, destination: str, replaces: str | None = None, lands: str | None = None) -> None:
        changes = self.project.add_source(self.root / file, destination, ACTOR, "person", replaces)
        assert changes.created == (lands or destination,)

    def retire(self, path: str, why: str, reason: str, replaced_by: str | None = None) -> None:
        self.project.retire_source(path, why, reason, replaced_by, ACTOR)

    def restore(self, path: str) -> None:
        self.project.restore_source(path, ACTOR)

    def create(self, pages: list[dict[str, str]]) -> None:
        drafts = [Draft(one["type"], one["slug"], one["title"], one["content"]) for one in pages]
        self.project.create_pages(drafts, ACTOR)


@pytest.mark.parametrize("name", sorted(each.name for each in PROJECTS.iterdir() if each.is_dir()))
def test_a_project_holds_exactly_these_files_afterwards(name: str, tmp_path: Path) -> None:
    ops = json.loads((PROJECTS / name / "ops.json").read_text(encoding="utf-8"))["ops"]
    root = tmp_path / "base"
    shutil.copytree(PROJECTS / name / "before", root)
    play = Play(root)
    try:
        ends = [play.run(op) for op in ops]
    finally:
        play.project.close()
    assert ends == [op.get("ends", "done") for op in ops]
    assert files_of(root) == files_of(PROJECTS / name / "after")
