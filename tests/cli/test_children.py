"""kbdesk's child processes: started alike from a checkout and from a bundle, in which there is no Python to start."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from kbdesk import children
from kbdesk.index import describing
from kbdesk.project import sweep
from kbdesk.project.project import Project
from kbdesk.sources.extract import extract
from tests.originals.made import make

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that is kbdesk itself and writes down what it was started with, as a bundle's is."""
    program, started = tmp_path / "kbdesk", tmp_path / "started"
    program.write_text(f'#!/bin/sh\necho "$*" >> "{started}"\nexec "{sys.executable}" -m kbdesk "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    return started


def test_a_bundle_starts_itself_as_each_of_its_children(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "base"
    (root / "knowledge/concepts").mkdir(parents=True)
    (root / "sources").mkdir()
    make(root / "sources", "tides.pdf", "tides.xlsx")
    assert "Neap tides" in extract(root / "sources/tides.pdf").text
    for number in range(60):
        (root / f"knowledge/concepts/p{number}.md").write_text(f"# Page {number}\n")
    monkeypatch.setattr(sweep, "FROM", 10)
    monkeypatch.setattr(describing, "PORTION", 10)
    project = Project.open(root)
    assert project.page("concept/p59").row.title == "Page 59"
    viewer = project.viewer()
    assert [one.name for one in viewer.open("tides.xlsx").sheets] == ["High water", "Notes"]
    project.close()
    told = bundle.read_text().split("\n")
    assert set(filter(None, told)) == {"--child extraction", "--child describing"}


def test_every_child_is_known_and_what_is_none_is_left_to_the_command() -> None:
    for child in children.MODULES:
        assert children.meant((children.FLAG, child)) is not None
        ended = subprocess.run(children.command(child), input=b"", capture_output=True, check=False)
        assert b"No module" not in ended.stderr
    assert children.meant((children.FLAG, "none")) is None
    assert children.meant(()) is None
