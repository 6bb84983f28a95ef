"""What changed while the lock could not be had is shown at once, and journalled by the first look that gets it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, nullcontext
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound
from kbdesk.files import Folder
from kbdesk.project import sweep
from tests.project.conftest import MOON, PERSON, TIDES, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

NEW = "---\ntype: concept\ntitle: New\n---\n\n# New\n\nBy hand.\n"
FALL = TIDES.replace("The rise and fall.", "The fall.")


def change_all(root: Path) -> None:
    """Edit, make and delete a page, as another program does."""
    write(root / "knowledge/concepts/tides.md", FALL)
    write(root / "knowledge/concepts/new.md", NEW)
    (root / "knowledge/entities/moon.md").unlink()


def look_in_vain(project: Project, root: Path, way: str) -> None:
    """Change the pages and look while the lock, or what comes after it, cannot be had."""
    change_all(root)
    stuck = root / ".kbdesk/staging/stuck"
    if way == "stuck":
        stuck.mkdir(parents=True)
    with Folder(root).lock("another program") if way == "held" else nullcontext():
        project.noticed()
        project.noticed()
    if way == "stuck":
        stuck.rmdir()


def told(project: Project, page: str) -> list[tuple[str, str]]:
    """Return the operation and the text of each version of a page, the newest first; "" where it was deleted."""
    return [
        (one.operation, project.version_text(page, one.change).decode() if one.hash else "")
        for one in project.versions(page)
    ]


@pytest.mark.parametrize(("way", "then"), [("held", "look"), ("held", "reopen"), ("held", "write"), ("stuck", "look")])
def test_a_change_seen_without_the_lock_is_journalled_later(
    root: Path, opened: Callable[[Path], Project], monkeypatch: pytest.MonkeyPatch, way: str, then: str
) -> None:
    monkeypatch.setattr(sweep, "LOCKED", 0.05)
    project = opened(root)
    version = project.version()
    look_in_vain(project, root, way)
    assert "The fall." in project.page("concept/tides").text
    assert "By hand." in project.page("concept/new").text
    with pytest.raises(NotFound):
        project.page("entity/moon")
    assert project.version() == version
    if then == "look":
        assert project.noticed().pages >= {"concept/tides", "concept/new"}
    elif then == "write":
        project.edit_page("concept/tides", (("The fall.", "The ebb."),), (), PERSON)
    else:
        project.close()
        project = opened(root)
    assert told(project, "concept/tides")[-2:] == [("outside", FALL), ("found", TIDES)]
    assert told(project, "concept/new") == [("outside", NEW)]
    assert told(project, "entity/moon") == [("outside", ""), ("found", MOON)]
    version = project.version()
    assert not project.noticed().pages
    assert project.version() == version


def test_pages_that_are_gone_are_journalled_also_where_the_index_is_made_anew(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    opened(root).close()
    for file in (root / ".kbdesk").glob("index.db*"):
        file.unlink()
    (root / "knowledge/entities/moon.md").unlink()
    project = opened(root)
    assert told(project, "entity/moon") == [("outside", ""), ("found", MOON)]


def test_a_page_whose_known_text_is_lost_can_be_changed_and_deleted_by_others(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    opened(root).close()
    with closing(sqlite3.connect(root / ".kbdesk/journal.db")) as journal, journal:
        journal.execute("DELETE FROM blob")
    change_all(root)
    project = opened(root)
    assert project.versions("entity/moon")[0].operation == "outside"
    assert told(project, "concept/tides")[0] == ("outside", FALL)
