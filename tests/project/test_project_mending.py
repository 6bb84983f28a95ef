"""The doctor's promise to mend holds; what cannot be mended keeps nothing else from it, and the reason is told."""

from __future__ import annotations

import shutil
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.cli.doctor import doctor
from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair
from tests.project.conftest import TIDES
from tests.project.test_project_doctor import INDEX, base, kinds, tides

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

__all__ = ["base"]


def test_every_finding_that_is_promised_to_be_mended_is(base: Path) -> None:
    place = base / "sources/.agent-kit/sources.json"
    place.write_bytes(place.read_bytes()[:200])
    found = examine(base)
    assert {one.kind for one in found.ailments if one.mendable} == {"manifest_damaged", "retired_unrecorded"}
    assert kinds(repair(base)) == {"manifest_aside"}


def test_nothing_is_promised_where_nothing_can_be_put_aside_while_it_is_written(base: Path) -> None:
    shutil.rmtree(base / ".kbdesk/staging", ignore_errors=True)
    (base / ".kbdesk/staging").write_text("x")
    moon = base / "knowledge/entities/moon.md"
    moon.write_bytes(moon.read_bytes() + b"\nBy hand.\n")
    for found in (examine(base), repair(base)):
        assert [one for one in found.ailments if one.mendable] == []
        assert found.mended == ()
        assert ("hindered", ".kbdesk/staging") in {(one.kind, one.where) for one in found.ailments}
    (base / ".kbdesk/staging").unlink()
    assert [one.where for one in repair(base).mended] == ["knowledge/entities/moon.md"]


def list_gone_behind_a_file(base: Path) -> str:
    shutil.rmtree(base / "sources/.agent-kit")
    (base / "sources/.agent-kit").write_text("x")
    return "sources/.agent-kit/sources.json"


def list_marked_read_only(base: Path) -> str:
    place = base / "sources/.agent-kit/sources.json"
    place.write_text("{")
    place.chmod(0o444)
    return "sources/.agent-kit/sources.json"


def index_md_marked_read_only(base: Path) -> str:
    (base / "knowledge/index.md").chmod(0o444)
    return "knowledge/index.md"


@pytest.mark.parametrize("harm", [list_gone_behind_a_file, list_marked_read_only, index_md_marked_read_only])
def test_what_cannot_be_mended_is_told_and_keeps_nothing_else_from_it(base: Path, harm: Callable[[Path], str]) -> None:
    (base / "knowledge/index.md").write_text("# Index\n")
    tides(base).write_text(TIDES + "More.\n")
    place = harm(base)
    before = examine(base)
    assert ("hindered", place) in {(one.kind, one.where) for one in before.ailments}
    promised = {(one.kind, one.where) for one in before.ailments if one.mendable}
    after = repair(base)
    assert {(one.kind, one.where) for one in after.mended} == promised
    assert ("unnoticed", "knowledge/concepts/tides.md") in promised
    assert any(one.severity != "note" for one in after.ailments)
    is_index = place == "knowledge/index.md"
    assert [one.where for one in after.refused] == ([place] if is_index else [])
    assert ((base / "knowledge/index.md").read_text() == "# Index\n") is is_index


def test_a_folder_of_originals_that_is_gone_is_no_sound_project(
    base: Path, opened: Callable[[Path], Project], capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.rmtree(base / "sources")
    (base / INDEX).unlink()  # what it remembered of them is in the journal too
    assert [one.where for one in examine(base).ailments if one.kind == "sources_away"] == ["sources"]
    assert doctor(["--project", str(base)]) == 1
    assert "its originals are unknown, not gone" in capsys.readouterr().out
    assert [(one.kind, one.where) for one in opened(base).troubles()] == [("sources_unreadable", "sources")]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep their list elsewhere")
@pytest.mark.parametrize("name", ["knowledge", "sources"])
def test_a_folder_of_the_project_on_a_network_file_system_is_told_and_looked_at_again_and_again(
    base: Path, monkeypatch: pytest.MonkeyPatch, opened: Callable[[Path], Project], name: str
) -> None:
    mounts = base.parent / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nbox:/srv {base.resolve() / name} nfs4 rw 0 0\n", encoding="utf-8")
    monkeypatch.setattr("kbdesk.files.network.MOUNTS", str(mounts))
    monkeypatch.setattr("kbdesk.project.watch.ROUND", 0.01)
    project = opened(base)
    assert project.notices[0].startswith(f"The folder {name} lies on a network file system (nfs4)")
    assert [(one.where, one.detail) for one in examine(base).ailments if one.kind == "network"] == [
        (str(base.resolve() / name), "nfs4")
    ]
    looked = threading.Semaphore(0)
    watch = project.watch(looked.release)
    try:
        assert looked.acquire(timeout=10)
        assert looked.acquire(timeout=10)
        path = base / "knowledge/concepts/tides.md"
        path.write_text(TIDES + "More.\n")
        project.noticed()
        assert "More." in project.page("concept/tides").text
    finally:
        watch.stop()
