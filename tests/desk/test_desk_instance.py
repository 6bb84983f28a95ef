"""A second start of kbdesk on a project leads to the window that is open, whatever became of the first one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kbdesk.desk import instance, settings
from kbdesk.desk.app import begins_with

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


STARTED: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def own_place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A short path: the system takes no long one for a socket."""
    with tempfile.TemporaryDirectory() as place:
        monkeypatch.setenv("XDG_RUNTIME_DIR", place)
        yield Path(place)
        while STARTED:
            STARTED[-1].kill()
            STARTED.pop().wait()


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path / "other")}
    STARTED.append(subprocess.Popen([sys.executable, "-m", "kbdesk", *arguments], env=environment))
    return STARTED[-1]


def sockets(folder: Path) -> list[Path]:
    return [Path(instance.address(each)) for each in (folder, folder / "knowledge")]


def listens(folder: Path) -> bool:
    return Path(instance.address(folder)).exists()


def test_the_open_window_comes_forward_with_the_page(qtbot: QtBot, desk: Window, folder: Path, tmp_path: Path) -> None:
    qtbot.waitUntil(lambda: listens(folder) and listens(folder / "knowledge"))
    desk.showMinimized()
    link = tmp_path / "link"
    link.symlink_to(folder)
    for path, page in ((link, "concept/neap-tides"), (folder / "knowledge", "entity/moon")):
        second = start(tmp_path, str(path), "--page", page)
        qtbot.waitUntil(lambda second=second: second.poll() is not None)
        assert second.returncode == 0
        qtbot.waitUntil(lambda page=page: desk.rooms.page is not None and desk.rooms.page.row.id == page)
    assert not desk.isMinimized()
    assert not instance.called(folder / "sources")
    desk.close_project()
    assert not listens(folder)


def test_the_socket_of_a_killed_window_keeps_nobody_out(
    qtbot: QtBot, window: Window, folder: Path, tmp_path: Path
) -> None:
    killed = start(tmp_path, str(folder))
    qtbot.waitUntil(lambda: all(place.exists() for place in sockets(folder)))
    killed.kill()
    killed.wait()
    assert all(place.exists() for place in sockets(folder))
    assert not instance.called(folder)
    left = {place: place.stat().st_ctime_ns for place in sockets(folder)}
    window.open_folder(folder)
    qtbot.waitUntil(lambda: all(place.exists() and place.stat().st_ctime_ns != left[place] for place in left))
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    with qtbot.waitSignal(window.doorbell.rung):
        second = start(tmp_path, str(folder))
    qtbot.waitUntil(lambda: second.poll() == 0)


def test_without_a_place_for_sockets_it_works_all_the_same(
    qtbot: QtBot, window: Window, folder: Path, own_place: Path
) -> None:
    (own_place / f"kbdesk-{os.getuid()}").write_text("in the way")
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    assert instance.address(folder) == ""
    assert not instance.called(folder)


def test_the_desk_begins_with_what_was_open_when_it_ended(desk: Window, folder: Path, tmp_path: Path) -> None:
    assert begins_with(None, sample=False) == folder
    assert begins_with(tmp_path, sample=False) == tmp_path
    settings.set_reopens(False)
    assert begins_with(None, sample=False) is None
    settings.set_reopens(True)
    desk.actions_["project.close"].trigger()
    assert begins_with(None, sample=False) is None
