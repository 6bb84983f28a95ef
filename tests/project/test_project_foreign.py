from __future__ import annotations

import os
import threading
import time
from typing import TYPE_CHECKING

from tests.project.conftest import AGENT

if TYPE_CHECKING:
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


def test_a_knowledge_folder_that_is_not_there_makes_no_page_count_as_deleted(root: Path, project: Project) -> None:
    version, rows = project.version(), project.rows()
    (root / "knowledge").rename(root / "away")
    assert project.noticed().pages == frozenset()
    assert project.rows() == rows
    (root / "away").rename(root / "knowledge")
    project.noticed()
    assert project.version() == version
    assert project.page("concept/tides").text
