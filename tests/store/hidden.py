"""Folders that cannot be read for a while: no page may count as deleted, and nothing may be written into them.

Permissions do not count for root, and only root can unplug a disk: each kind runs in a child that is who it must be.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.store.neighbours import AGENT, FOLDER, Fault, Ground, build
from tests.store.processes import DONE, RAISED, ended, started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path
    from random import Random

UNPLUGGED = "the disk of the knowledge folder is unplugged"
NOBODY = 65534
NEW_MOUNTS = 0x00020000
"""Linux's CLONE_NEWNS: what is mounted is seen by this process and its children only."""


def try_out(root: Path, name: str, dice: Random) -> str:
    """Hide a folder, look, write, show it again, look; return what did not hold, "" for nothing."""
    told = root.parent / "told"
    told.write_text("the child ended", encoding="utf-8")
    told.chmod(0o666)

    def work() -> int:
        try:
            _tried(root, name, dice)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told
            where = "" if isinstance(error, Fault) else traceback.format_exc(limit=-2)
            told.write_text(f"{type(error).__name__}: {error} {where}", encoding="utf-8")
        else:
            told.write_text("", encoding="utf-8")
        return DONE

    ended(started(work))
    return told.read_text(encoding="utf-8")


def _tried(root: Path, name: str, dice: Random) -> None:
    hidden, hide = KINDS[name]
    if hide is without_permission:
        _become_nobody(root)
    elif hide is on_a_disk_of_its_own:
        _have_mounts_of_ones_own()
        hide = _plugged_in(root / hidden)
    ground = Ground(root, dice)
    rows = {row.id for row in ground.here.rows()}
    with hide(root / hidden):
        for _ in range(2):
            ground.here.noticed()
            ground.there.noticed()
        _unchanged(ground, rows, "while hidden")
        _write_into(ground, hidden)
        _unchanged(ground, rows, "after writing was tried")
        _open_anew(root, rows)
    ground.here.noticed()
    ground.there.noticed()
    _unchanged(ground, rows, "after it came back")
    ground.judge({})
    ground.here.edit_page("concept/page-1", (), [("turn", "last")], AGENT)
    ground.close()


def _unchanged(ground: Ground, rows: set[str], when: str) -> None:
    for project in (ground.here, ground.there):
        if {row.id for row in project.rows()} != rows:
            raise Fault(f"{when}: pages count as deleted, or new ones as there")
    told = [(change.operation, change.pages) for change in ground.since()]
    if any(operation == "outside" for operation, _ in told):
        raise Fault(f"{when}: journalled {told}")


def _write_into(ground: Ground, hidden: str) -> None:
    """What would stand in the hidden folder is refused in words; it is not made anew."""
    try:
        if hidden.endswith(".md"):
            ground.here.rewrite_page("concept/page-3", "Ours.", (), AGENT)
        else:
            ground.here.create_pages([Draft("concept", "new", "New", "x")], AGENT)
    except StorageFailed:
        return
    except KbdeskError as error:
        raise Fault(f"refused as {type(error).__name__}: {error}") from error
    raise Fault("something was written where nobody can read")


def _open_anew(root: Path, rows: set[str]) -> None:
    try:
        project = Project.open(root)
    except KbdeskError:
        return  # nothing of it can be read now, and that is said
    try:
        if {row.id for row in project.rows()} != rows:
            raise Fault("opened anew, pages count as deleted")
        if not any(problem.kind == "unreadable" for problem in project.check()):
            raise Fault("opened anew, it is not said that something cannot be read")
    finally:
        project.close()


# --- how something is hidden


@contextmanager
def without_permission(place: Path) -> Iterator[None]:
    """Take the permission to read away."""
    mode = place.stat().st_mode
    place.chmod(0)
    try:
        yield
    finally:
        place.chmod(mode)


@contextmanager
def renamed_away(place: Path) -> Iterator[None]:
    """Give it another name for a while."""
    away = place.with_name("away")
    place.rename(away)
    try:
        yield
    finally:
        away.rename(place)


@contextmanager
def on_a_disk_of_its_own(place: Path) -> Iterator[None]:
    """Unplug the disk that it lies on; the folder on which it was mounted is there, and empty."""
    disk = place.with_name("disk")
    _mount("--move", str(place), str(disk))
    try:
        yield
    finally:
        _mount("--move", str(disk), str(place))


def _plugged_in(place: Path) -> Callable[[Path], AbstractContextManager[None]]:
    """Move a folder's files to a disk of their own, mounted where they were."""
    files = place.with_name("files")
    place.rename(files)
    place.mkdir()
    place.with_name("disk").mkdir()
    _mount("-t", "tmpfs", "none", str(place))
    subprocess.run(["cp", "-a", f"{files}/.", str(place)], check=True)
    return on_a_disk_of_its_own


def may_mount() -> bool:
    """Whether this process may mount disks of its own: it has to be root, and many a container forbids it even so."""

    def work() -> int:
        try:
            _have_mounts_of_ones_own()
        except (Fault, OSError, subprocess.SubprocessError):
            return RAISED
        return DONE

    return sys.platform == "linux" and ended(started(work)) == DONE


def _mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


def _have_mounts_of_ones_own() -> None:
    if ctypes.CDLL(None, use_errno=True).unshare(NEW_MOUNTS) != 0:
        raise Fault("this process may not mount")
    _mount("--make-rprivate", "/")


def _become_nobody(root: Path) -> None:
    """Be somebody for whom permissions count. All that is needed has to be loaded before."""
    if os.geteuid() != 0:
        return
    warm = root.parent / "warm"
    build(warm)
    project = Project.open(warm)
    project.check()
    project.close()
    for place in root.parents[:2]:
        place.chmod(0o755)
    for place in (root, root.parent, *root.rglob("*")):
        os.chown(place, NOBODY, NOBODY)
    os.environ["HOME"] = os.environ["XDG_STATE_HOME"] = str(root.parent)
    os.setresgid(NOBODY, NOBODY, NOBODY)
    os.setresuid(NOBODY, NOBODY, NOBODY)


KINDS: dict[str, tuple[str, Callable[[Path], AbstractContextManager[None]]]] = {
    "no permission for a folder of pages": (FOLDER, without_permission),
    "no permission for the knowledge folder": ("knowledge", without_permission),
    "no permission for the project": ("", without_permission),
    "no permission for a page": (f"{FOLDER}/page-3.md", without_permission),
    "the knowledge folder is away": ("knowledge", renamed_away),
    UNPLUGGED: ("knowledge", on_a_disk_of_its_own),
}
"""By name: what cannot be read for a while, and how it is hidden."""
