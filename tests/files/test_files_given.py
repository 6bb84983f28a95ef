"""What a person hands over by naming files and folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound
from kbdesk.files.outside import files_given

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_is_itself(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("one")
    assert list(files_given(file)) == [(file, "", 3)]


def test_a_folder_gives_its_files_with_the_folders_above_them(tmp_path: Path) -> None:
    for name in ("papers/b.txt", "papers/a.txt", "papers/old/c.txt", "papers/.hidden", "papers/.git/d"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    (tmp_path / "papers" / "link.txt").symlink_to(tmp_path / "papers" / "a.txt")
    given = [(file.name, folder) for file, folder, _ in files_given(tmp_path / "papers")]
    assert given == [("a.txt", "papers"), ("b.txt", "papers"), ("c.txt", "papers/old")]


def test_what_is_gone_is_not_found(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        list(files_given(tmp_path / "gone"))
