from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict
from kbdesk.files import Folder
from kbdesk.files import apply as applied
from kbdesk.files.apply import STAGING, carry_out, stage, take_back
from kbdesk.files.exchange import exchange
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan("edit", "a", (Put("a.md", b"old", b"new"),))


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    (tmp_path / "a.md").write_bytes(b"old")
    (tmp_path / "b.md").write_bytes(b"other")
    if not exchange(tmp_path / "a.md", tmp_path / "b.md"):
        pytest.skip("files cannot trade places on this disk")
    exchange(tmp_path / "a.md", tmp_path / "b.md")
    return Folder(tmp_path)


def saved_at_the_last_moment(folder: Folder, monkeypatch: pytest.MonkeyPatch, *texts: bytes) -> None:
    """Have another program save a text just before each of our exchanges."""
    waiting = list(texts)

    def late(one: Path, other: Path) -> bool:
        if waiting:
            half = folder.root / "editor"
            half.write_bytes(waiting.pop(0))
            half.replace(folder.root / "a.md")
        return exchange(one, other)

    monkeypatch.setattr(applied, "exchange", late)


def test_a_text_saved_at_the_last_moment_goes_back(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_at_the_last_moment(folder, monkeypatch, b"theirs")
    stage(folder, PLAN)
    with pytest.raises(Conflict) as raised:
        carry_out(folder, PLAN)
    take_back(folder, PLAN)
    assert folder.read("a.md") == b"theirs"
    assert raised.value.found == b"theirs"


def test_the_newest_of_two_late_texts_stands(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_at_the_last_moment(folder, monkeypatch, b"theirs", b"theirs again")
    stage(folder, PLAN)
    with pytest.raises(Conflict):
        carry_out(folder, PLAN)
    take_back(folder, PLAN)
    assert folder.read("a.md") == b"theirs again"


def test_a_late_text_survives_a_crash_before_it_was_seen(folder: Folder) -> None:
    stage(folder, PLAN)
    (folder.root / "a.md").write_bytes(b"theirs")
    exchange(folder.root / STAGING / "put-0", folder.root / "a.md")  # and the crash
    with pytest.raises(Conflict):
        carry_out(folder, PLAN)
    take_back(folder, PLAN)
    assert folder.read("a.md") == b"theirs"


def test_what_was_exchanged_before_a_crash_is_never_put_in_again(folder: Folder) -> None:
    stage(folder, PLAN)
    exchange(folder.root / STAGING / "put-0", folder.root / "a.md")
    (folder.root / "a.md").write_bytes(b"old")  # another program undid it
    carry_out(folder, PLAN)
    assert folder.read("a.md") == b"new"


def test_taking_back_spares_a_late_text(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(folder, PLAN)
    carry_out(folder, PLAN)
    saved_at_the_last_moment(folder, monkeypatch, b"theirs")
    take_back(folder, PLAN)
    assert folder.read("a.md") == b"theirs"
