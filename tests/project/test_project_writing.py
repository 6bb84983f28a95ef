from __future__ import annotations

import multiprocessing
import os
import sqlite3
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, Conflict, Refused, StorageFailed
from kbdesk.files import apply
from kbdesk.journal.blobs import hash_of
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def concept(slug: str, content: str = "Text.") -> Draft:
    return Draft("concept", slug, slug.replace("-", " ").capitalize(), content)


def test_create_writes_page_and_index_and_tells_what_changed(root: Path, project: Project) -> None:
    changes = project.create_pages([concept("neap-tides", "See [Tides](concept/tides).")], AGENT)
    text = (root / "knowledge/concepts/neap-tides.md").read_text(encoding="utf-8")
    assert text.endswith("# Neap tides\n\nSee [Tides](tides.md).\n")
    assert "- [Neap tides](concepts/neap-tides.md)" in (root / "knowledge/index.md").read_text(encoding="utf-8")
    assert changes.created == ("concept/neap-tides",)
    assert {"concept/neap-tides", "concept/tides"} <= changes.pages


def test_several_pages_are_made_all_or_none(root: Path, project: Project) -> None:
    before = bytes_of(root)
    with pytest.raises(BrokenLinks):
        project.create_pages([concept("one", "[Two](concept/two)"), concept("three", "[No](concept/nope)")], AGENT)
    assert bytes_of(root) == before
    project.create_pages([concept("one", "[Two](concept/two)"), concept("two", "[One](concept/one)")], AGENT)
    assert {"concept/one", "concept/two"} <= {row.id for row in project.rows()}


def test_a_step_that_fails_takes_the_others_back(root: Path, project: Project, tmp_path: Path) -> None:
    (root / "knowledge/syntheses").write_text("a file where a folder should be", encoding="utf-8")
    before = bytes_of(root)
    with pytest.raises(StorageFailed):
        project.create_pages([concept("one"), Draft("synthesis", "two", "Two", "Text.")], AGENT)
    assert bytes_of(root) == before
    assert list((root / ".kbdesk/staging").iterdir()) == []


def test_edit_keeps_every_other_byte(root: Path, project: Project) -> None:
    path = root / "knowledge/concepts/tides.md"
    header = "\ufeff---\r\n# mine\r\ntype: concept\r\ntitle:   'Tides'\r\nx:\r\n  - a\r\n"
    odd = header + "---\r\n\r\n# Tides\r\n\r\nRise and fall.   "
    path.write_bytes(odd.encode())
    project.edit_page("concept/tides", [("Rise", "The rise")], (), AGENT)
    found = path.read_bytes().decode()
    assert found.startswith(header + "updated: ")
    assert found.endswith("---\r\n\r\n# Tides\r\n\r\nThe rise and fall.   ")


def test_an_edit_of_what_changed_meanwhile_is_a_conflict(root: Path, project: Project) -> None:
    seen = project.page("concept/tides").hash
    write(root / "knowledge/concepts/tides.md", "# Tides\n\nSomebody else's words.\n")
    with pytest.raises(Conflict):
        project.edit_page("concept/tides", [("words", "text")], (), AGENT, expected_hash=seen)


def test_a_change_by_another_program_is_journalled_once_and_told(root: Path, opened: Callable[[Path], Project]) -> None:
    one, two = opened(root), opened(root)
    version = one.version()
    write(root / "knowledge/concepts/tides.md", "# Tides\n\nChanged by an editor.\n")
    assert "concept/tides" in one.noticed().pages
    assert two.noticed().pages == frozenset()
    assert "concept/tides" in two.changes_since(version).pages
    assert two.version() == one.version() == version + 1
    assert "Changed by an editor" in two.page("concept/tides").text


def test_same_size_and_same_time_stamps_are_noticed(root: Path, project: Project) -> None:
    path = root / "knowledge/entities/moon.md"
    facts = path.stat()
    path.write_bytes(path.read_bytes().replace(b"Up there", b"Up where"))
    os.utime(path, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    assert "entity/moon" in project.noticed().pages


def test_our_own_commits_are_not_taken_for_changes_from_outside(project: Project) -> None:
    project.create_pages([concept("one")], AGENT)
    version = project.version()
    assert project.noticed().pages == frozenset()
    assert project.version() == version


def test_another_process_sees_what_was_committed(root: Path, opened: Callable[[Path], Project]) -> None:
    desk, agent = opened(root), opened(root)
    version = desk.version()
    agent.edit_page("concept/tides", [("The rise", "A rise")], (), AGENT)
    changes = desk.changes_since(version)
    assert {"concept/tides", "entity/moon"} <= changes.pages
    assert "A rise" in desk.page("concept/tides").text


def test_hand_written_index_is_kept_before_the_first_generated_one(root: Path, project: Project) -> None:
    write(root / "knowledge/index.md", "# My own index\n\nHand-written.\n")
    project.create_pages([concept("one")], AGENT)
    assert (root / "knowledge/index.md").read_text(encoding="utf-8").startswith("# Index\n")
    kept = list((root / ".kbdesk/kept").iterdir())
    assert [path.read_text(encoding="utf-8") for path in kept] == ["# My own index\n\nHand-written.\n"]


def test_index_of_another_programs_wiki_is_left_alone(root: Path, project: Project) -> None:
    write(root / "knowledge/index.md", "# Team wiki\n\n[[tides]] — ours\n")
    write(root / "knowledge/notes/idea.md", "# Idea\n")
    project.create_pages([concept("one")], AGENT)
    assert (root / "knowledge/index.md").read_text(encoding="utf-8") == "# Team wiki\n\n[[tides]] — ours\n"


def _create_many(root: Path, name: str, count: int) -> None:
    project = Project.open(root)
    for number in range(count):
        project.create_pages([concept(f"{name}-{number}")], AGENT)
        project.edit_page("entity/moon", [("Up there.", f"Up there.\n\n{name} {number}.")], (), AGENT)
    project.close()


def test_two_processes_writing_lose_nothing(root: Path, opened: Callable[[Path], Project]) -> None:
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=_create_many, args=(root, name, 8)) for name in ("left", "right")]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(120)
    assert [worker.exitcode for worker in workers] == [0, 0]
    project = opened(root)
    ids = {row.id for row in project.rows()}
    text = project.page("entity/moon").text
    for name in ("left", "right"):
        for number in range(8):
            assert f"concept/{name}-{number}" in ids
            assert f"{name} {number}." in text
    index = (root / "knowledge/index.md").read_text(encoding="utf-8")
    assert all(row.title in index for row in project.rows())


STEPS = 3


def _die_at_step(root: Path, step: int) -> None:
    project = Project.open(root)
    real, taken = apply.into_place, 0

    def deadly(*args: object, **kwargs: object) -> None:
        nonlocal taken
        if taken == step:
            os._exit(9)
        taken += 1
        real(*args, **kwargs)  # type: ignore[arg-type]

    apply.into_place = deadly  # type: ignore[assignment]
    project.create_pages([concept("one", "[Two](concept/two)"), concept("two")], AGENT)
    os._exit(0)


@pytest.mark.parametrize("step", range(STEPS))
def test_after_a_kill_at_any_step_the_project_is_whole(
    root: Path, opened: Callable[[Path], Project], step: int
) -> None:
    opened(root).close()
    worker = multiprocessing.get_context("spawn").Process(target=_die_at_step, args=(root, step))
    worker.start()
    worker.join(60)
    assert worker.exitcode == 9
    project = opened(root)
    ids = {row.id for row in project.rows()}
    assert ("concept/one" in ids) == ("concept/two" in ids)
    index = root / "knowledge/index.md"
    assert ("one.md" in (index.read_text(encoding="utf-8") if index.exists() else "")) == ("concept/one" in ids)
    assert list((root / ".kbdesk/staging").iterdir()) == []
    assert project.noticed().pages == frozenset()


def test_retire_supersede_and_restore_follow_each_other(project: Project) -> None:
    project.retire_page("concept/tides", "made up", PERSON)
    assert project.page("concept/tides").row.status == "retired"
    assert [problem.kind for problem in project.check() if problem.page == "summary/chapter"] == ["link_to_retired"]
    project.restore_page("concept/tides", PERSON)
    assert project.page("concept/tides").row.status == "active"
    project.supersede_page("concept/tides", "entity/moon", "better", AGENT)
    page = project.page("concept/tides")
    assert (page.row.status, page.superseded_by) == ("superseded", "entity/moon")
    assert page.notice.startswith("Superseded on ")


def test_an_agent_cannot_retire_through_a_field(project: Project) -> None:
    with pytest.raises(Refused):
        project.edit_page("concept/tides", [("rise", "rise ")], (("status", "retired"),), AGENT)


def test_damaged_journal_is_set_aside_and_said(root: Path, opened: Callable[[Path], Project]) -> None:
    opened(root).close()
    for path in (root / ".kbdesk").glob("journal.db-*"):
        path.unlink()
    (root / ".kbdesk/journal.db").write_bytes(b"this is no database" * 100)
    before = bytes_of(root)
    project = opened(root)
    assert any("journal" in trouble.what for trouble in project.troubles())
    assert len(list((root / ".kbdesk").glob("journal.db.damaged-*"))) == 1
    assert bytes_of(root) == before


def test_damaged_index_is_built_anew(root: Path, opened: Callable[[Path], Project]) -> None:
    first = opened(root)
    rows = first.rows()
    first.close()
    for path in (root / ".kbdesk").glob("index.db-*"):
        path.unlink()
    (root / ".kbdesk/index.db").write_bytes(b"this is no database" * 100)
    assert opened(root).rows() == rows


def test_journal_keeps_every_text_before_and_after(root: Path, project: Project) -> None:
    before = (root / "knowledge/entities/moon.md").read_bytes()
    project.edit_page("entity/moon", [("Up there.", "High up.")], (), AGENT)
    after = (root / "knowledge/entities/moon.md").read_bytes()
    with sqlite3.connect(root / ".kbdesk/journal.db") as connection:
        rows = connection.execute(
            "SELECT c.operation, c.actor_name, f.before, f.after FROM change c JOIN change_file f ON f.change = c.id"
            " WHERE f.path = 'knowledge/entities/moon.md'"
        ).fetchall()
    connection.close()
    assert rows == [("edit", "tester", hash_of(before), hash_of(after))]


@pytest.mark.parametrize(
    "line", ["updated: 2020-01-01 # by hand", 'updated: "2020-01-01"  #x', "updated: 2020-01-01 #"]
)
def test_a_comment_behind_the_day_that_only_the_store_sets_stays(root: Path, project: Project, line: str) -> None:
    page = root / "knowledge/concepts/tides.md"
    comment = line[line.index("#") - 1 :]

    def lines() -> list[str]:
        return page.read_text(encoding="utf-8").splitlines()

    deeds: list[Callable[[], object]] = [
        lambda: project.edit_page("concept/tides", [("rise", "Rise")], (), AGENT),
        lambda: project.rewrite_page("concept/tides", "# Tides\n\nOther.", (), AGENT),
        lambda: project.save_page("concept/tides", "# Tides\n\nSaved.", project.page("concept/tides").hash, PERSON),
        lambda: project.retire_page("concept/tides", "Thin.", PERSON),
        lambda: project.restore_page("concept/tides", PERSON),
    ]
    for deed in deeds:
        text = page.read_text(encoding="utf-8")
        old = next((each for each in lines() if each.startswith("updated:")), "title: Tides")
        new = line if old.startswith("updated") else f"{old}\n{line}"
        page.write_text(text.replace(old, new, 1), encoding="utf-8", newline="")
        project.noticed()
        deed()
        (dated,) = [each for each in lines() if each.startswith("updated:")]
        assert dated.endswith(comment)
        assert "2020" not in dated
        assert dict(project.page("concept/tides").fields)["updated"] == dated.split()[1].strip('"')
