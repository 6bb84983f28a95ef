from __future__ import annotations

import hashlib
import os
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Busy, Conflict, NotFound, OutsideFolder, Refused, StorageFailed, Unreadable
from kbdesk.files import Folder
from kbdesk.files.apply import carry_out, clear_staging, stage, take_back
from kbdesk.files.outside import copy_tree, hash_file
from kbdesk.files.probe import is_unplugged, takes_bytes
from kbdesk.plan import Bring, Move, Plan, Put

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    root = tmp_path / "base"
    root.mkdir()
    made = Folder(root)
    assert made.prepare_state()
    return made


def done(folder: Folder, plan: Plan) -> None:
    stage(folder, plan)
    carry_out(folder, plan)


@pytest.mark.parametrize("path", ["../x", "a/../../x", "/etc/passwd", "a\0b"])
def test_no_path_leads_out_of_the_folder(folder: Folder, path: str) -> None:
    with pytest.raises(OutsideFolder):
        folder.read(path)


def test_links_are_not_followed(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret/a.txt").write_text("secret", encoding="utf-8")
    (folder.root / "link").symlink_to(tmp_path / "secret")
    (folder.root / "file.txt").symlink_to(tmp_path / "secret/a.txt")
    for path in ("link/a.txt", "file.txt"):
        with pytest.raises(OutsideFolder):
            folder.read(path)
    assert folder.entries() == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_plain_file_is_refused_without_waiting(folder: Folder) -> None:
    os.mkfifo(folder.root / "pipe")
    with pytest.raises(Unreadable):
        folder.read("pipe")
    (folder.root / "sub").mkdir()
    with pytest.raises((Unreadable, StorageFailed)):
        folder.read("sub")


def test_a_file_over_the_limit_is_not_read(folder: Folder) -> None:
    (folder.root / "big").write_bytes(b"x" * 11)
    with pytest.raises(Unreadable):
        folder.read("big", limit=10)
    assert folder.read("big", limit=11) == b"x" * 11
    assert folder.read("none") is None


def test_scan_lists_plain_files_without_hidden_ones(folder: Folder) -> None:
    for path in ("a.md", "sub/B.MD", ".hidden.md", ".git/c.md", "d.txt"):
        (folder.root / path).parent.mkdir(exist_ok=True)
        (folder.root / path).write_text("x", encoding="utf-8")
    assert [entry.path for entry in folder.entries("", ".md")] == ["a.md", "sub/B.MD"]
    assert folder.scan("nowhere").entries == ()


def test_signature_moves_with_every_way_to_write(folder: Folder) -> None:
    path = folder.root / "a.md"
    path.write_text("one", encoding="utf-8")
    first = folder.stat("a.md")
    path.write_text("two", encoding="utf-8")
    assert first
    os.utime(path, ns=(first.mtime_ns, first.mtime_ns))
    second = folder.stat("a.md")
    assert second
    assert (second.size, second.mtime_ns) == (first.size, first.mtime_ns)
    assert second.signature != first.signature


def test_plan_puts_moves_and_brings(folder: Folder, tmp_path: Path) -> None:
    (folder.root / "a.md").write_bytes(b"old")
    (folder.root / "m.txt").write_bytes(b"moved")
    outside = tmp_path / "in.pdf"
    outside.write_bytes(b"pdf")
    plan = Plan(
        "test",
        "all",
        (Put("a.md", b"old", b"new"), Put("deep/b.md", None, b"b")),
        (Move("m.txt", "gone/m.txt"),),
        (Bring(outside, "papers/in.pdf", hashlib.sha256(b"pdf").hexdigest(), 1_000_000_000),),
    )
    done(folder, plan)
    assert folder.read("a.md") == b"new"
    assert folder.read("deep/b.md") == b"b"
    assert folder.read("gone/m.txt") == b"moved"
    assert folder.read("m.txt") is None
    assert folder.read("papers/in.pdf") == b"pdf"
    assert (folder.root / "papers/in.pdf").stat().st_mtime_ns == 1_000_000_000
    take_back(folder, plan)
    assert folder.read("a.md") == b"old"
    assert folder.read("deep/b.md") is None
    assert folder.read("m.txt") == b"moved"
    assert folder.read("papers/in.pdf") is None


def test_carrying_out_again_after_a_crash_does_nothing_twice(folder: Folder) -> None:
    (folder.root / "a.md").write_bytes(b"old")
    (folder.root / "m.txt").write_bytes(b"moved")
    plan = Plan("test", "a", (Put("a.md", b"old", b"new"), Put("b.md", None, b"b")), (Move("m.txt", "n.txt"),))
    done(folder, plan)
    os.link(folder.root / "n.txt", folder.root / "m.txt")  # a crash between the two halves of a move
    carry_out(folder, plan)
    assert folder.read("n.txt") == b"moved"
    assert folder.read("m.txt") is None


def test_a_file_that_stands_otherwise_is_never_overwritten(folder: Folder) -> None:
    (folder.root / "a.md").write_bytes(b"somebody else's")
    plan = Plan("test", "a", (Put("a.md", b"old", b"new"),))
    stage(folder, plan)
    with pytest.raises(Conflict):
        carry_out(folder, plan)
    assert folder.read("a.md") == b"somebody else's"
    (folder.root / "b.md").write_bytes(b"there")
    plan = Plan("test", "b", (), (Move("a.md", "b.md"),))
    with pytest.raises(Refused):
        done(folder, plan)
    assert folder.read("b.md") == b"there"


def test_a_file_that_changes_while_it_is_copied_is_refused(folder: Folder, tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(b"other")
    with pytest.raises(Conflict):
        stage(folder, Plan("add", "in", brings=(Bring(tmp_path / "in", "in", "0" * 64),)))
    assert folder.read("in") is None
    clear_staging(folder)


def test_new_files_get_usual_permissions_and_changed_ones_keep_theirs(folder: Folder) -> None:
    (folder.root / "a.md").write_bytes(b"old")
    (folder.root / "a.md").chmod(0o640)
    done(folder, Plan("test", "a", (Put("a.md", b"old", b"new"),)))
    assert (folder.root / "a.md").stat().st_mode & 0o777 == 0o640


def test_the_lock_is_one_at_a_time_and_says_who_holds_it(folder: Folder) -> None:
    told: list[Busy] = []

    def wait_in_vain() -> None:
        try:
            with folder.lock("second", timeout=0.05):
                raise AssertionError("two at a time")
        except Busy as busy:
            told.append(busy)

    with folder.lock("first"):
        thread = threading.Thread(target=wait_in_vain)
        thread.start()
        thread.join()
    assert told
    assert told[0].holder.startswith("first")
    with folder.lock("third", timeout=1):
        pass


def test_who_waits_for_one_after_the_other_is_not_told_that_it_is_in_vain(folder: Folder) -> None:
    """Two hand the lock to each other for longer than one holder is waited for; the third gets it in its turn."""
    stopped = threading.Event()

    def hold_often(who: str) -> None:
        while not stopped.is_set():
            with folder.lock(who):
                stopped.wait(0.05)

    threads = [threading.Thread(target=hold_often, args=(who,)) for who in ("first", "second")]
    for thread in threads:
        thread.start()
    try:
        for _ in range(5):
            with folder.lock("third", timeout=0.06):
                pass
    finally:
        stopped.set()
        for thread in threads:
            thread.join()


def test_hash_of_a_file_outside(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"abc")
    assert hash_file(tmp_path / "a")[:2] == (hashlib.sha256(b"abc").hexdigest(), 3)
    with pytest.raises(NotFound):
        hash_file(tmp_path / "b")
    with pytest.raises(Unreadable):
        hash_file(tmp_path)


def test_copy_of_a_tree_is_whole_or_not_at_all(tmp_path: Path) -> None:
    (tmp_path / "from").mkdir()
    (tmp_path / "from/a").write_bytes(b"abc")
    copy_tree(tmp_path / "from", tmp_path / "to/here", {"a": 5_000_000_000})
    assert (tmp_path / "to/here/a").stat().st_mtime_ns == 5_000_000_000
    with pytest.raises(Refused):
        copy_tree(tmp_path / "from", tmp_path / "to/here", {})
    assert [path.name for path in (tmp_path / "to").iterdir()] == ["here"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_at_a_pipe_in_the_place_of_a_file_of_kbdesks_own_nobody_waits(folder: Folder) -> None:
    holder = folder.root / ".kbdesk/holder"
    os.mkfifo(holder)
    with folder.lock("one"), pytest.raises(Busy, match="unknown"), folder.lock("another", timeout=0.05):
        pass
    os.mkfifo(folder.root / ".kbdesk/probe")
    assert takes_bytes(folder)
    with pytest.raises(OutsideFolder, match="neither a file nor a folder"):
        folder.prepare_state()


def test_the_bare_place_of_a_disk_is_told_from_a_folder_that_was_emptied(folder: Folder) -> None:
    place = folder.root / "sources"
    assert is_unplugged(folder, "sources", 0.0)
    place.mkdir()
    made = place.stat().st_mtime
    assert is_unplugged(folder, "sources", made + 1)
    assert not is_unplugged(folder, "sources", made - 1)
    (place / "note.txt").write_text("here")
    os.utime(place, (made, made))
    assert not is_unplugged(folder, "sources", made + 1)
