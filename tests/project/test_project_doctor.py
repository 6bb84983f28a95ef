"""The doctor finds every way in which files, journal, index and manifest can disagree, and mends what loses nothing."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.errors import NotFound, Refused, Unreadable
from kbdesk.files.network import mounts_of_linux, mounts_of_mac, network_file_system, remote_type
from kbdesk.pages.text import LARGEST
from kbdesk.plan import Plan, Put
from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair
from kbdesk.project.project import Project
from kbdesk.project.values import Draft, Wish
from tests.project.conftest import AGENT, PERSON, TIDES, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.project.ailments import Examination

JOURNAL, INDEX = ".kbdesk/journal.db", ".kbdesk/index.db"


@pytest.fixture
def base(root: Path) -> Path:
    """A sound project, closed: a page of the agent's, an original of the person's, a retired one, a request."""
    project = Project.open(root)
    try:
        project.create_pages([Draft("concept", "neaps", "Neaps", "# Neaps\n\nSee [Tides](concept/tides).")], AGENT)
        project.record_sources(PERSON)
        paper = root.parent / "paper.txt"
        for words in ("Paper.\n", "Old paper.\n"):
            paper.write_text(words)
            project.add_source(paper, f"{words[:3].lower()}.txt", PERSON)
        project.retire_source("old.txt", "wrong", "Too old.", None, PERSON)
        project.ask(Wish("retire_page", "concept/neaps", "Thin."), AGENT)
    finally:
        project.close()
    return root


def kinds(found: Examination) -> set[str]:
    return {one.kind for one in found.ailments}


def sql(root: Path, file: str, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(root / file)) as connection, connection:
        connection.execute(statement, values)


def test_a_sound_project_is_sound_and_stays_as_it_is(base: Path) -> None:
    before = {path: path.read_bytes() for path in base.rglob("*") if path.is_file() and path.name != "holder"}
    found = examine(base)
    assert found.ailments == ()
    assert (found.pages, found.originals, found.changes) == (4, 2, 5)
    assert repair(base).ailments == ()
    after = {path: path.read_bytes() for path in base.rglob("*") if path.is_file() and path.name != "holder"}
    assert after == before


def tides(base: Path) -> Path:
    return base / "knowledge/concepts/tides.md"


def outside_change(base: Path) -> None:
    tides(base).write_text(TIDES + "More.\n")


def gone(base: Path) -> None:
    tides(base).unlink()


def new(base: Path) -> None:
    write(base / "knowledge/concepts/new.md", TIDES)


def unjournalled(base: Path) -> None:
    sql(base, JOURNAL, "DELETE FROM known WHERE path LIKE '%tides.md'")


def not_indexed(base: Path) -> None:
    sql(base, INDEX, "DELETE FROM file WHERE path LIKE '%tides.md'")


def extra_row(base: Path) -> None:
    sql(base, INDEX, "INSERT INTO file VALUES ('concepts/ghost.md', '1', 'x')")


def earlier_text(base: Path) -> None:
    sql(base, INDEX, "UPDATE file SET hash = 'x', signature = 'x' WHERE path LIKE '%tides.md'")


def wrong_title(base: Path) -> None:
    sql(base, INDEX, "UPDATE page SET title = 'Other' WHERE path LIKE '%tides.md'")


def wrong_link(base: Path) -> None:
    sql(base, INDEX, "UPDATE link SET target = NULL, target_id = NULL")


def not_searchable(base: Path) -> None:
    page = "SELECT 'delete', p.key, p.title || char(10) || b.text FROM page p JOIN body b ON b.page = p.key"
    sql(base, INDEX, f"INSERT INTO search (search, rowid, body) {page} WHERE p.title = 'Tides'")


def old_catalogue(base: Path) -> None:
    place = base / "knowledge/index.md"
    place.write_text(place.read_text().replace("Neaps", "Naps"))
    Project.open(base).close()


def leftover(base: Path) -> None:
    (base / ".kbdesk/staging").mkdir(exist_ok=True)
    (base / ".kbdesk/staging/change-99-put-0").write_text("half")


def unfinished(base: Path) -> None:
    project = Project.open(base)
    plan = Plan("edit", "concept/tides", (Put("knowledge/concepts/tides.md", TIDES.encode(), b"half\n"),))
    project._journal.changes.begin(plan, AGENT, "2026-01-01T00:00:00.000Z")
    project.close()


def damaged_text(base: Path) -> None:
    sql(base, JOURNAL, "UPDATE blob SET data = x'00' WHERE hash = (SELECT hash FROM known WHERE path LIKE '%tides.md')")


def missing_text(base: Path) -> None:
    sql(base, JOURNAL, "DELETE FROM blob WHERE hash = (SELECT hash FROM known WHERE path LIKE '%tides.md')")


def broken_record(base: Path) -> None:
    sql(base, JOURNAL, "UPDATE change SET pages = 'x' WHERE id = 1")


def damaged_journal(base: Path) -> None:
    spoil(base / JOURNAL)


def damaged_index(base: Path) -> None:
    spoil(base / INDEX)


def spoil(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[20_480:32_768] = os.urandom(12_288)
    file.write_bytes(data)


def no_journal(base: Path) -> None:
    (base / JOURNAL).unlink()


MENDED = [
    (outside_change, "unnoticed"),
    (gone, "unnoticed_gone"),
    (new, "unnoticed_new"),
    (unjournalled, "unjournalled"),
    (not_indexed, "not_indexed"),
    (extra_row, "indexed_and_gone"),
    (earlier_text, "indexed_otherwise"),
    (wrong_title, "index_differs"),
    (wrong_link, "links_differ"),
    (not_searchable, "index_differs"),
    (old_catalogue, "old_catalogue"),
    (leftover, "leftover"),
    (unfinished, "unfinished"),
    (damaged_text, "damaged_text"),
    (missing_text, "missing_text"),
    (broken_record, "broken_record"),
    (damaged_journal, "journal_damaged"),
    (damaged_index, "index_damaged"),
    (no_journal, "journal_gone"),
]


@pytest.mark.parametrize(("harm", "kind"), MENDED, ids=[kind for _, kind in MENDED])
def test_what_is_found_is_mended_and_pages_stay(base: Path, harm: Callable[[Path], None], kind: str) -> None:
    harm(base)
    before = {path: data for path, data in bytes_of(base).items() if not path.endswith("index.md")}
    found = examine(base)
    assert kind in kinds(found)
    assert {path: data for path, data in bytes_of(base).items() if not path.endswith("index.md")} == before
    after = repair(base)
    assert kind in {one.kind for one in after.mended}
    assert kinds(after) <= {"original_changed"}
    assert examine(base).ailments == after.ailments
    left = {path: data for path, data in bytes_of(base).items() if not path.endswith("index.md")}
    assert left == (before if kind != "unfinished" else {**before, "knowledge/concepts/tides.md": b"half\n"})
    project = Project.open(base)
    try:
        assert len(project.requests()) == (0 if kind == "journal_gone" else 1)
    finally:
        project.close()


def manifest(base: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((base / "sources/.agent-kit/sources.json").read_text())
    return found


def test_the_originals_are_compared_with_their_list(base: Path) -> None:
    (base / "sources/books/tides.txt").write_text("Other words, other hash.\n")
    (base / "sources/pap.txt").unlink()
    (base / "sources/by hand.txt").write_text("By hand.\n")
    kept = base / "sources" / manifest(base)["retired"][0]["movedTo"]
    kept.rename(kept.with_name("2026-01-01T00-00-00-000Z-stray.txt"))
    found = {one.kind: one.where for one in examine(base).ailments}
    assert found["original_changed"] == "sources/books/tides.txt"
    assert found["original_missing"] == "sources/pap.txt"
    assert found["unrecorded"] == "sources/by hand.txt"
    assert found["retired_missing"].endswith("old.txt")
    assert found["retired_unrecorded"].endswith("stray.txt")
    before = bytes_of(base)
    repair(base)
    assert bytes_of(base) == before


def test_a_broken_list_of_originals_is_mended_with_what_the_journal_knows_of_it(base: Path) -> None:
    place = base / "sources/.agent-kit/sources.json"
    good = json.loads(place.read_text("utf-8"))
    (base / "sources/pap.txt").write_text("Changed by hand.\n")
    place.write_text("{")
    found = repair(base)
    assert "manifest_damaged" in {one.kind for one in found.mended}
    assert kinds(found) == {"manifest_aside"}
    anew = json.loads(place.read_text("utf-8"))
    changed, before = anew["files"].pop("pap.txt"), good["files"].pop("pap.txt")
    assert anew == good
    assert (changed["origin"], changed["addedAt"]) == (before["origin"], before["addedAt"])
    assert changed["hash"] != before["hash"]
    project = Project.open(base)
    try:
        (incident,) = project.troubles()
        assert incident.kind == "manifest_set_aside"
        assert (base / incident.where).read_text() == "{"
        project.dismiss(incident.id)
        assert project.troubles() == ()
    finally:
        project.close()


def test_a_list_of_originals_of_another_format_is_read_and_never_written(base: Path) -> None:
    place = base / "sources/.agent-kit/sources.json"
    newer = place.read_bytes().replace(b'"version": 1', b'"version": 2')
    place.write_bytes(newer)
    paper = base.parent / "paper.txt"
    paper.write_text("New.\n")
    assert kinds(repair(base)) == {"manifest_newer"}
    project = Project.open(base)
    try:
        assert {"pap.txt", "books/tides.txt"} <= {row.path for row in project.sources() if row.status == "present"}
        assert [one.kind for one in project.troubles()] == ["manifest"]
        with pytest.raises(Unreadable, match="another format"):
            project.add_source(paper, "new.txt", PERSON)
        with pytest.raises(Unreadable, match="another format"):
            project.record_sources(PERSON)
    finally:
        project.close()
    assert place.read_bytes() == newer
    assert not (base / "sources/new.txt").exists()


def test_names_that_other_systems_refuse_or_confuse_are_said(base: Path) -> None:
    for name in ("Tides.md", "what?.md", "aux.md", "caf\u00e9.md", "cafe\u0301.md"):
        write(base / "knowledge/concepts" / name, TIDES)
    found = examine(base)
    twins = [(one.where, one.detail) for one in found.ailments if one.kind == "twins"]
    assert ("knowledge/concepts/Tides.md", "knowledge/concepts/tides.md") in twins
    assert len(twins) == 2
    assert {Path(one.where).name for one in found.ailments if one.kind == "forbidden_name"} == {"what?.md", "aux.md"}


def test_a_project_never_opened_is_sound_and_stays_without_a_state(root: Path) -> None:
    found = examine(root)
    assert kinds(found) == {"never_opened", "no_catalogue", "unrecorded"}
    assert {one.severity for one in found.ailments} == {"note"}
    assert not (root / ".kbdesk").exists()


def test_a_page_too_large_to_read_is_named_and_nothing_more(base: Path) -> None:
    write(base / "knowledge/concepts/huge.md", "x" * (LARGEST + 1))
    Project.open(base).close()
    assert [(one.kind, one.where) for one in repair(base).ailments] == [
        ("unreadable_file", "knowledge/concepts/huge.md")
    ]


def test_an_index_by_hand_is_named_and_left(root: Path) -> None:
    write(root / "knowledge/index.md", "# My own index\n\nWords.\n")
    Project.open(root).close()
    assert "foreign_catalogue" in kinds(repair(root))
    assert (root / "knowledge/index.md").read_text() == "# My own index\n\nWords.\n"


def test_what_is_no_project_cannot_be_examined(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        examine(tmp_path / "nowhere")
    with pytest.raises(Refused):
        examine(tmp_path)


def test_a_project_that_is_open_can_be_examined(base: Path) -> None:
    project = Project.open(base)
    try:
        assert examine(base).ailments == ()
        project.edit_page("concept/tides", (), (("a", "b"),), AGENT)
        assert examine(base).ailments == ()
    finally:
        project.close()


def test_network_file_systems_are_told_by_the_longest_mount() -> None:
    mounts = mounts_of_linux(
        "/dev/sda / ext4 rw 0 0\nserver:/x /home/ana/far\\040away nfs4 rw 0 0\n//s/y /mnt cifs rw 0 0\n"
        "tmpfs /mnt/t tmpfs rw 0 0\n"
    )
    assert remote_type(mounts, "/home/ana/far away/base") == "nfs4"
    assert remote_type(mounts, "/home/ana/far") == ""
    assert remote_type(mounts, "/mnt/base") == "cifs"
    assert remote_type(mounts, "/mnt/t/base") == ""
    mac = mounts_of_mac(
        "/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)\ndevfs on /dev (devfs, local, nobrowse)\n"
        "//ana@box._smb._tcp.local/My%20wikis on /Volumes/My wikis (smbfs, nodev, nosuid, mounted by ana)\n"
    )
    assert remote_type(mac, "/Volumes/My wikis/base") == "smbfs"
    assert remote_type(mac, "/Users/ana/base") == ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep their list elsewhere")
def test_a_project_on_a_network_file_system_is_told_so(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = base.parent / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nme@box:/srv {base.resolve()} fuse.sshfs rw 0 0\n", encoding="utf-8")
    monkeypatch.setattr("kbdesk.files.network.MOUNTS", str(mounts))
    assert network_file_system(base) == "fuse.sshfs"
    project = Project.open(base)
    project.close()
    assert any("network file system (fuse.sshfs)" in notice for notice in project.notices)
    assert any(one.kind == "network" for one in examine(base).ailments)


def test_a_page_whose_ending_is_in_capitals_is_a_page_like_others(base: Path) -> None:
    (base / "knowledge/concepts/Big.MD").write_text("# Big\n\nText.\n", encoding="utf-8")
    Project.open(base).close()
    found = examine(base)
    assert found.ailments == (), found.ailments
