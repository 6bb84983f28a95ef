"""The set-up script: what it says where no window can open, and when it sets up again."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
FILES = ("packaging/run.py", "packaging/machine.py", "packaging/environment.py", "packaging/requirements.lock")
linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and its sockets")


def loaded(checkout: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}_under_test", checkout / "packaging" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with its `.venv` as it stands after a set-up, as far as the stamp sees it."""
    place = tmp_path / "checkout"
    for name in (*FILES, "pyproject.toml"):
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
    python = loaded(place, "environment").PYTHON
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    loaded(place, "environment").mark("desk")
    return place


def start(display: str | None) -> subprocess.CompletedProcess[str]:
    unset = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    surroundings = {name: value for name, value in os.environ.items() if name not in unset}
    if display is not None:
        surroundings["DISPLAY"] = display
    return subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "run.py")],
        cwd="/",
        env=surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


@linux_only
@pytest.mark.parametrize(("display", "word"), [(None, "no display"), (":4711", ":4711 does not answer")])
def test_where_no_window_can_open_it_says_so_and_how_to_see_the_desk(display: str | None, word: str) -> None:
    done = start(display)

    assert done.returncode == 3
    assert word in done.stderr
    assert "KBDESK_SCREENSHOT=" in done.stderr
    assert done.stdout == ""


@linux_only
def test_a_display_that_takes_connections_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    run = loaded(ROOT, "run")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind("\0/tmp/.X11-unix/X4712")
        server.listen()

        assert run.answers(":4712")
        assert run.answers("unix:4712.0")
    assert not run.answers(":4712")
    assert run.answers("elsewhere:0")


def test_the_second_run_finds_everything_done(checkout: Path) -> None:
    assert loaded(checkout, "environment").ready("desk")


def test_what_the_tests_need_is_looked_at_apart_and_includes_the_desk(checkout: Path) -> None:
    environment = loaded(checkout, "environment")
    assert not environment.ready("test")

    environment.mark("test")

    assert environment.ready("test")
    assert environment.ready("desk")


@pytest.mark.parametrize("name", [*FILES, "pyproject.toml"])
def test_what_changes_the_packages_is_set_up_again(checkout: Path, name: str) -> None:
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")

    assert not loaded(checkout, "environment").ready("desk")


def test_a_moved_checkout_is_set_up_again(checkout: Path) -> None:
    moved = checkout.rename(checkout.with_name("moved"))

    assert not loaded(moved, "environment").ready("desk")


def test_another_or_lost_python_is_set_up_again(checkout: Path) -> None:
    environment = loaded(checkout, "environment")
    environment.PYTHON.unlink()
    assert not environment.ready("desk")

    environment.PYTHON.symlink_to(checkout / "no-such-python")
    assert not environment.ready("desk")


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"machine": ["desk"]}'])
def test_a_broken_stamp_is_set_up_again(checkout: Path, content: str) -> None:
    environment = loaded(checkout, "environment")
    environment.STAMP.write_text(content, "utf-8")

    assert not environment.ready("desk")


def test_an_interrupted_set_up_starts_from_nothing(checkout: Path) -> None:
    environment = loaded(checkout, "environment")
    environment.UNFINISHED.touch()

    assert not environment._usable()


def test_one_set_up_at_a_time(checkout: Path) -> None:
    environment = loaded(checkout, "environment")
    with environment.alone(print), environment.GUARD.open("a+b") as other:
        assert not environment._take(other.fileno(), wait=False)
    with environment.GUARD.open("a+b") as other:
        assert environment._take(other.fileno(), wait=False)


@linux_only
def test_the_machine_that_runs_the_tests_lacks_nothing_for_them() -> None:
    assert loaded(ROOT, "machine").missing("test") == []


@linux_only
def test_the_command_for_a_person_names_what_is_missing() -> None:
    command = loaded(ROOT, "machine").command(["libegl1", "xvfb"])

    assert command.startswith("sudo apt-get update && sudo apt-get install")
    assert command.endswith("libegl1 xvfb")
