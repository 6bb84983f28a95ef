"""A listener tells of all that was done to a folder's files before it is asked, or that it does not know."""

from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kbdesk.files import listening
from kbdesk.files.listening import Listener, News

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what happens to files")
ANY = News(None)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "wiki" / "a" / "deep").mkdir(parents=True)
    (tmp_path / "wiki" / "a" / "one.md").write_text("One.")
    return tmp_path / "wiki"


@pytest.fixture
def listener(root: Path) -> Iterator[Listener]:
    one = Listener(root)
    yield one
    one.close()


def test_what_was_done_before_the_question_is_in_the_answer(root: Path, listener: Listener) -> None:
    for number in range(300):
        (root / "a" / "deep" / f"{number}.md").write_text("New.")
        assert listener.news().paths == {f"a/deep/{number}.md"}
        os.replace(root / "a" / "deep" / f"{number}.md", root / "moved.md")
        assert listener.news().paths == {f"a/deep/{number}.md", "moved.md"}
    (root / "moved.md").unlink()
    (root / ".hidden.md").write_text("x")
    assert listener.news() == News(frozenset({"moved.md"}))
    assert listener.news() == News(frozenset())


def test_a_file_that_is_written_is_told_from_one_that_is_closed(root: Path, listener: Listener) -> None:
    with (root / "new.md").open("w") as file:
        file.write("Half")
        file.flush()
        os.chmod(root / "new.md", 0o600)
        assert listener.news() == News(frozenset({"new.md"}), frozenset({"new.md"}))
        assert listener.news() == News(frozenset(), frozenset({"new.md"}))
        file.write(" and half.")
    assert listener.news() == News(frozenset({"new.md"}))


def test_folders_that_are_left_out_are_not_heard(root: Path) -> None:
    (root / "raw" / "deep").mkdir(parents=True)
    one = Listener(root, lambda folder: folder.startswith("raw"))
    (root / "raw" / "deep" / "one.md").write_text("x")
    (root / "raw" / "more").mkdir()
    (root / "raw" / "deep").rename(root / "raw-too")
    (root / "raw.md").write_text("x")
    assert one.news().paths == {"raw.md"}
    one.close()


def made(root: Path) -> None:
    (root / "b").mkdir()


def renamed(root: Path) -> None:
    (root / "a").rename(root / "b")


def deleted(root: Path) -> None:
    (root / "a" / "deep").rmdir()


def closed_to_others(root: Path) -> None:
    (root / "a").chmod(0o700)


def another_in_its_place(root: Path) -> None:
    root.rename(root.with_name("old"))
    (root / "a").mkdir(parents=True)


@pytest.mark.parametrize("deed", [made, renamed, deleted, closed_to_others, another_in_its_place])
def test_after_what_happens_to_a_folder_anything_may_have_and_all_are_heard_again(
    root: Path, listener: Listener, deed: Callable[[Path], None]
) -> None:
    deed(root)
    assert listener.news() == ANY
    listener.news()  # what it did itself to listen anew
    for folder in ("a", "b"):
        if (root / folder).exists():
            (root / folder / "new.md").write_text("New.")
            assert listener.news().paths == {f"{folder}/new.md"}


def test_more_than_the_system_keeps_is_anything(root: Path, listener: Listener) -> None:
    kept = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    one, two = (os.open(root / "a" / name, os.O_WRONLY | os.O_CREAT) for name in ("one.md", "two.md"))
    for _ in range(kept // 2 + 1):
        os.write(one, b"x")
        os.write(two, b"x")
    os.close(one)
    (root / "a" / "three.md").write_text("Lost.")
    assert listener.news() == ANY
    os.close(two)
    assert listener.news().paths == {"a/two.md"}


def test_folders_that_nobody_listens_at_any_more_make_everything_doubtful(
    root: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_result: int) -> int:
        raise OSError(errno.ENOSPC, "the limit of watches is reached")

    monkeypatch.setattr(listening, "_checked", refused)
    made(root)
    assert [listener.news() for _ in range(3)] == [ANY, ANY, ANY]
    assert listener.is_deaf
    monkeypatch.undo()
    listener.news()
    assert not listener.is_deaf
    (root / "b" / "new.md").write_text("New.")
    assert listener.news().paths == {"b/new.md"}


def test_who_waits_is_woken_by_a_change_and_by_the_end_of_waiting(root: Path, listener: Listener) -> None:
    end, ended = os.pipe()
    told: list[News] = []

    def wait() -> None:
        for _ in range(2):
            listener.wait(60, end)
            told.append(listener.news())

    waiting = threading.Thread(target=wait)
    waiting.start()
    (root / "new.md").touch()
    while not told:
        waiting.join(0.001)
    os.write(ended, b".")
    waiting.join()
    assert told[0].paths == {"new.md"}
    os.close(end)
    os.close(ended)


def test_after_its_end_anything_may_have_happened(root: Path) -> None:
    one = Listener(root)
    one.close()
    assert one.news() == ANY
