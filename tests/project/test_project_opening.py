from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused, StorageFailed, Unreadable
from kbdesk.project.places import places
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable


def test_find_tells_a_project_its_knowledge_folder_and_others(root: Path, tmp_path: Path) -> None:
    assert Project.find(root).kind == "project"
    given = Project.find(root / "knowledge")
    assert (given.kind, given.root, given.pages) == ("knowledge", str(root), 3)
    (tmp_path / "empty").mkdir()
    assert Project.find(tmp_path / "empty").kind == "empty"
    write(tmp_path / "other/notes.md", "# Notes\n")
    other = Project.find(tmp_path / "other")
    assert (other.kind, other.markdown_files) == ("other", 1)
    write(tmp_path / "file.txt", "x")
    assert Project.find(tmp_path / "file.txt").kind == "not_a_folder"
    assert Project.find(tmp_path / "nothing").kind == "not_a_folder"


def test_the_knowledge_folder_itself_opens_its_project(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root / "knowledge")
    assert project.root == root
    assert len(project.rows()) == 3


def test_a_knowledge_folder_of_any_name_is_opened_again_by_itself(
    tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    wiki = tmp_path / "base" / "wiki"
    write(wiki / "index.md", "# Index\n")
    write(wiki / "concepts" / "ebb.md", "# Ebb\n")
    for folder in (wiki, opened(wiki).entrance):
        project = opened(folder)
        assert (project.entrance, project.root, project.name) == (wiki, wiki.parent, "wiki")
        assert project.ids() == ("concept/ebb",)
    assert {place.kind: place.path for place in places(wiki)}["pages"] == wiki


@pytest.mark.parametrize("name", ["nothing", "file.txt", "empty"])
def test_what_is_no_knowledge_base_is_refused_in_words(tmp_path: Path, name: str) -> None:
    write(tmp_path / "file.txt", "x")
    (tmp_path / "empty").mkdir()
    with pytest.raises((NotFound, Refused)) as caught:
        Project.open(tmp_path / name)
    assert caught.value.next_step


def test_create_says_that_a_file_stands_where_a_folder_is_to_be(tmp_path: Path) -> None:
    (tmp_path / "sources").write_text("mine", "utf-8")
    with pytest.raises(Refused, match="“sources” is a file here"):
        Project.create(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["sources"]


def test_create_makes_a_project_and_leaves_what_is_there(tmp_path: Path, opened: Callable[[Path], Project]) -> None:
    write(tmp_path / "base/readme.txt", "mine")
    Project.create(tmp_path / "base")
    assert opened(tmp_path / "base").rows() == ()
    assert (tmp_path / "base/readme.txt").read_text(encoding="utf-8") == "mine"
    with pytest.raises(Refused):
        Project.create(tmp_path / "base")


def test_broken_settings_are_told(root: Path) -> None:
    write(root / "kbdesk.toml", "knowledge = [")
    with pytest.raises(Unreadable) as caught:
        Project.open(root)
    assert "kbdesk.toml" in str(caught.value)


def test_declared_types_replace_built_in_ones(root: Path, opened: Callable[[Path], Project]) -> None:
    write(
        root / "kbdesk.toml",
        '[[page_types]]\ntype = "topic"\nfolder = ""\nsection = "Topics"\n'
        '[[page_types]]\ntype = "concept"\nfolder = "ideas"\nsection = "Ideas"\n',
    )
    write(root / "knowledge/knots.md", "---\ntype: topic\n---\n\n# Knots\n")
    write(root / "knowledge/ideas/wind.md", "# Wind\n")
    project = opened(root)
    assert [one.type for one in project.types][-2:] == ["topic", "concept"]
    assert {"topic/knots", "concept/wind"} <= {row.id for row in project.rows()}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_opens_for_reading(root: Path, opened: Callable[[Path], Project]) -> None:
    root.chmod(0o555)
    try:
        project = opened(root)
        assert not project.writable
        assert project.page("concept/tides").text
    finally:
        root.chmod(0o755)


def test_watch_wakes_for_an_editor_and_for_another_process(root: Path, opened: Callable[[Path], Project]) -> None:
    project, other = opened(root), opened(root)
    woken = threading.Event()
    watch = project.watch(woken.set)
    try:
        write(root / "knowledge/concepts/tides.md", "# Tides\n\nEdited.\n")
        assert woken.wait(10)
        project.noticed()
        woken.clear()
        other.add_log("query", "something", (), AGENT)
        assert woken.wait(10)
    finally:
        watch.stop()


def test_opening_twice_changes_nothing(root: Path, opened: Callable[[Path], Project]) -> None:
    before = bytes_of(root)
    opened(root).close()
    project = opened(root)
    assert project.version() == 0
    assert bytes_of(root) == before


def test_a_page_type_that_cannot_be_used_does_not_lock_the_person_out(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(
        root / "kbdesk.toml",
        '[[page_types]]\ntype = "outside"\nfolder = "../elsewhere"\n'
        '[[page_types]]\ntype = "topic"\nfolder = "topics"\n',
    )
    project = opened(root)
    names = [each.type for each in project.types]
    assert "topic" in names
    assert "outside" not in names
    assert ["`outside`" in notice for notice in project.notices] == [True]


def test_a_folder_with_only_the_kits_originals_is_a_project(tmp_path: Path, opened: Callable[[Path], Project]) -> None:
    write(tmp_path / "base/sources/.agent-kit/sources.json", '{"version": 1, "files": {}, "retired": []}\n')
    write(tmp_path / "base/sources/a.txt", "a")
    assert Project.find(tmp_path / "base").kind == "project"
    assert [row.path for row in opened(tmp_path / "base").sources()] == ["a.txt"]


def test_pages_of_a_knowledge_folder_that_is_gone_for_a_while_are_not_gone(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    project = opened(root)
    (root / "knowledge").rename(root / "unplugged")
    project.noticed()
    assert len(project.rows()) == 3
    assert [problem.page for problem in project.check() if problem.kind == "unreadable"] == ["knowledge"]
    (root / "unplugged").rename(root / "knowledge")
    assert project.noticed().pages == frozenset()
    assert project.version() == 0


def test_a_folder_that_cannot_be_read_keeps_its_lines_in_the_index(
    root: Path, opened: Callable[[Path], Project], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = opened(root)
    first.create_pages([Draft("entity", "sun", "Sun", "Far.")], AGENT)
    first.close()
    index = (root / "knowledge/index.md").read_bytes()
    real = os.scandir

    def refusing(path: str | Path) -> object:
        if str(path).endswith("concepts"):
            raise PermissionError(13, "Permission denied", str(path))
        return real(path)

    monkeypatch.setattr(os, "scandir", refusing)
    project = opened(root)
    assert any("concepts" in trouble.where for trouble in project.troubles())
    changes = project.create_pages([Draft("entity", "mars", "Mars", "Red.")], AGENT)
    assert any("index.md" in warning for warning in changes.warnings)
    assert (root / "knowledge/index.md").read_bytes() == index


def test_agents_are_told_of_pages_that_belong_to_no_declared_type(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "knowledge/notes/two words.md", "# Two words\n\nA note.\n")
    text = opened(root).index_text()
    assert text.endswith("\n## Notes\n\n- [Two words](notes/two%20words) — A note.\n")


def test_a_path_that_no_disk_takes_is_told_in_words(tmp_path: Path) -> None:
    for path in (tmp_path / ("x" * 300), Path("/" + "x/" * 3000)):
        assert Project.find(path).kind == "not_a_folder"
        with pytest.raises(NotFound):
            Project.open(path)
    with pytest.raises(Refused):
        Project.create(tmp_path / "a\0b")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageFailed, match="where a folder should be"):
        Project.create(tmp_path / "file")
