from __future__ import annotations

import sqlite3
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused, StorageFailed
from kbdesk.files import Folder
from kbdesk.journal.comments import Commenting, Uncommenting
from kbdesk.plan import Plan, Put
from kbdesk.project.project import Project
from kbdesk.project.values import Wish
from tests.project.conftest import AGENT, PERSON, TIDES, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TIDES_FILE = "knowledge/concepts/tides.md"
WISH = Wish("retire_page", "concept/tides", reason="No longer so.")


def intent(root: Path, *puts: Put, request: str = "", ending: Commenting | Uncommenting | None = None) -> None:
    """Leave what a crash leaves: a commit that was begun."""
    project = Project.open(root)
    answer = project._asking.approval(request, PERSON, "").as_dict() if request else None
    answer = ending.as_dict() if ending else answer
    (root / ".kbdesk/staging").mkdir(exist_ok=True)
    project._journal.changes.begin(Plan("edit", "concept/tides", puts), AGENT, "2026-01-01T00:00:00.000Z", answer)
    project.close()


def test_a_request_that_ended_otherwise_does_not_lock_the_door(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    request = project.ask(WISH, AGENT).id
    project.answer(request, False, "Keep it.", PERSON)
    intent(root, Put(TIDES_FILE, TIDES.encode(), b"# Tides\n\nOther.\n"), request=request)
    again = opened(root)
    assert again.request(request).state == "declined"
    assert again._journal.changes.unfinished() == []
    assert "Other." in again.page("concept/tides").text


def test_comments_that_come_with_a_commit_outlive_a_crash_with_it(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    commenting = Commenting((("knowledge/entities/moon.md", "Look at this."),), "2026-01-01T00:00:00.000Z", PERSON)
    intent(root, Put(TIDES_FILE, TIDES.encode(), b"# Tides\n\nOther.\n"), ending=commenting)
    project = opened(root)
    (comment,) = project.comments()
    assert (comment.page, comment.text, comment.by) == ("entity/moon", "Look at this.", PERSON)
    intent(root, Put(TIDES_FILE, b"# Tides\n\nOther.\n", TIDES.encode()), ending=Uncommenting(comment.piece.change))
    assert opened(root).comments() == ()


@pytest.mark.parametrize("kind", ["folder", "link", "gone"])
def test_a_commit_that_can_be_neither_finished_nor_found_does_not_lock_the_door(
    root: Path, opened: Callable[[Path], Project], kind: str
) -> None:
    moon = "knowledge/entities/moon.md"
    intent(root, Put(TIDES_FILE, TIDES.encode(), b"# Tides\n\nOther.\n"), Put(moon, b"else", b"# Moon\n"))
    (root / moon).unlink()
    if kind == "folder":
        (root / moon).mkdir()
    elif kind == "link":
        (root / moon).symlink_to(root / "sources/books/tides.txt")
    again = opened(root)
    assert again._journal.changes.unfinished() == []
    assert (root / TIDES_FILE).read_text(encoding="utf-8") == TIDES


def test_a_request_ends_only_between_commits(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    request = project.ask(WISH, AGENT).id
    with Folder(root).lock("another desk that approves"):
        declining = threading.Thread(target=project.answer, args=(request, False, "", PERSON))
        declining.start()
        declining.join(0.3)
        assert declining.is_alive()
        assert project.request(request).state == "waiting"
    declining.join(5)
    assert project.request(request).state == "declined"
    with pytest.raises(Refused):
        project.answer(request, True, "", PERSON)


def test_a_disk_that_refuses_the_recovery_leaves_the_pages_readable(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    intent(root, Put("knowledge/new/page.md", None, b"# New\n"))
    (root / "knowledge/new").write_bytes(b"")
    (root / ".kbdesk/staging/folder").mkdir()
    project = opened(root)
    assert [trouble.kind for trouble in project.troubles()] == ["unfinished"]
    assert project.page("concept/tides").text


def test_a_full_disk_is_told_and_what_was_refused_is_not_done_later(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    project = opened(root)
    project.add_log("query", "One.", (), AGENT)
    before = bytes_of(root)
    connection = project._journal._database.connection()
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageFailed, match="disk is full"):
        project.rewrite_page("concept/tides", "".join(f"{number} other words. " for number in range(40_000)), (), AGENT)
    connection.execute("PRAGMA max_page_count = 1000000")
    assert project._journal.changes.open_intents() == []
    assert list((root / ".kbdesk/staging").iterdir()) == []
    assert bytes_of(opened(root).root) == before


def test_a_full_disk_does_not_keep_a_project_from_being_read(root: Path, opened: Callable[[Path], Project]) -> None:
    opened(root).close()
    words = "".join(f"{number} words. " for number in range(40_000))
    write(root / "knowledge/concepts/new.md", f"# New\n\n{words}\n")
    connect = sqlite3.connect

    def full(*arguments: object, **named: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **named)  # type: ignore[call-overload]
        connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", full)
        project = opened(root)
    assert [trouble.kind for trouble in project.troubles()] == ["behind"]
    assert "disk is full" in project.troubles()[0].what
    assert project.page("concept/tides").text
    assert len(opened(root).rows()) == 4
