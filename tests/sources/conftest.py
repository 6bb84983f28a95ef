"""A project folder on a real disk, and plans carried out in it as a commit does."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from kbdesk.files import Folder
from kbdesk.files.apply import carry_out, stage
from kbdesk.sources import edits, listing, manifest, retiring
from kbdesk.sources.snapshot import Snapshot, look
from kbdesk.sources.source import Arrival, Origin, Source

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.plan import Plan


@dataclass
class Project:
    """A project with a sources folder; its clock is advanced by hand."""

    root: Path
    now: datetime = datetime(2026, 11, 30, 5, 34, 2, 239000, tzinfo=UTC)
    plans: list[Plan] = field(default_factory=list)

    @property
    def folder(self) -> Folder:
        return Folder(self.root)

    def snapshot(self) -> Snapshot:
        return look(self.folder)

    def later(self, milliseconds: int = 1000) -> datetime:
        self.now += timedelta(milliseconds=milliseconds)
        return self.now

    def put(self, path: str, content: str | bytes = "x") -> Path:
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content.encode() if isinstance(content, str) else content)
        return place

    def commit(self, plan: Plan) -> Plan:
        self.plans.append(plan)
        stage(self.folder, plan)
        carry_out(self.folder, plan)
        return plan

    def arrival(self, path: str, destination: str, **more: object) -> Arrival:
        file = self.root / path
        data = file.read_bytes()
        origin = more.pop("origin", Origin("run", path))
        return Arrival(
            file,
            str(more.pop("name", file.name)),
            hashlib.sha256(data).hexdigest(),
            len(data),
            destination,
            origin,  # type: ignore[arg-type]
            **more,  # type: ignore[arg-type]
        )

    def add(self, path: str, destination: str, **more: object) -> edits.Added:
        added = edits.add(self.snapshot(), [self.arrival(path, destination, **more)], self.now)
        self.commit(added.plan)
        return added

    def retire(self, path: str, why: str = "wrong", reason: str = "x", replaced_by: str | None = None) -> Plan:
        return self.commit(retiring.retire(self.snapshot(), path, why, reason, replaced_by, self.now))

    def record(self) -> Plan:
        return self.commit(edits.record(self.snapshot(), self.now))

    def listed(self) -> list[Source]:
        return list(listing.sources(self.snapshot()))

    def states(self) -> list[tuple[str, str]]:
        return [(source.path, source.status) for source in self.listed()]

    def source(self, path: str) -> Source:
        return next(source for source in self.listed() if source.path == path)

    def manifest_bytes(self) -> bytes:
        return (self.root / "sources" / manifest.PATH).read_bytes()

    def manifest(self) -> manifest.Manifest:
        return manifest.parse(self.manifest_bytes())


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "project" / "sources").mkdir(parents=True)
    return Project(tmp_path / "project")
