from __future__ import annotations

import os
import threading
import time
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from kbdesk.project.values import Draft, Wish
from tests.project.conftest import AGENT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

TIDES_FILE = "knowledge/concepts/tides.md"


def test_a_file_that_an_editor_has_emptied_to_save_it_is_not_taken_for_empty(root: Path, project: Project) -> None:
    theirs = b"# Tides\n\nTheir words.\n"
    handle = os.open(root / TIDES_FILE, os.O_WRONLY | os.O_TRUNC)
    saving = threading.Thread(target=project.rewrite_page, args=("concept/tides", "Ours.", (), AGENT))
    saving.start()
    time.sleep(0.02)
    os.write(handle, theirs)
    os.close(handle)
    saving.join()
    texts = [project.version_text("concept/tides", one.change) for one in project.versions("concept/tides")]
    assert theirs in texts
    assert b"" not in texts


def test_files_whose_names_are_not_utf8_are_left_out_and_told(root: Path, opened: Callable[[Path], Project]) -> None:
    for place in ("knowledge/concepts", "sources"):
        try:
            (root / place / os.fsdecode(b"t\xefdes.md")).write_bytes(b"# T\n")
        except OSError:
            pytest.skip("this disk takes only UTF-8 names")
    project = opened(root)
    assert len(project.rows()) == 3
    told = [notice for notice in project.notices if "not UTF-8" in notice]
    assert [notice.split()[3] for notice in told] == ["knowledge/concepts/t\ufffddes.md", "sources/t\ufffddes.md"]
    assert any("not UTF-8" in problem.detail for problem in project.check())
    project.add_log("query", "x", (), AGENT)
    project.record_sources(AGENT)


@pytest.mark.parametrize("text", ["concept/\ud800", "concept/x\udcff"])
def test_half_a_character_is_refused_everywhere(project: Project, text: str) -> None:
    asked: list[Callable[[], object]] = [
        lambda: project.search(text),
        lambda: project.page(text),
        lambda: project.request(text),
        lambda: project.graph(text),
        lambda: project.versions(text),
        lambda: project.ask(Wish("request_file", text), AGENT),
        lambda: project.edit_page("concept/tides", [("rise", text)], (), AGENT),
        lambda: project.create_pages([Draft("concept", "new", text, "x")], AGENT),
        lambda: project.add_log(text, text, (), AGENT),
    ]
    assert project.asset("concept/tides", text) is None
    for ask in asked:
        with pytest.raises((Refused, NotFound)):
            ask()
    assert not (project.root / ".kbdesk/journal.db-doubt").exists()
    assert len(project.rows()) == 3


def test_a_knowledge_folder_that_is_not_there_makes_no_page_count_as_deleted(root: Path, project: Project) -> None:
    version, rows = project.version(), project.rows()
    (root / "knowledge").rename(root / "away")
    assert project.noticed().pages == frozenset()
    assert project.rows() == rows
    (root / "away").rename(root / "knowledge")
    project.noticed()
    assert project.version() == version
    assert project.page("concept/tides").text
