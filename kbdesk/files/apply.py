"""Applies a Plan: `stage` writes every new content aside and syncs it, `carry_out` renames it into place.

Nothing of the user's is touched by `stage`; each step of `carry_out` is atomic. Whoever calls records the intent
between the two, so that a crash at any instruction can be finished or taken back (see `kbdesk.project.recover`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict, NotFound, StorageFailed
from kbdesk.files.disk import CHUNK, disk, into_place, make_folders, sync_file, sync_folder
from kbdesk.files.folder import BINARY, STATE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.files.folder import Folder
    from kbdesk.plan import Bring, Move, Plan, Put

STAGING = f"{STATE}/staging"


def stage(folder: Folder, plan: Plan, key: str) -> None:
    """Write every new content of the plan to the staging folder, synced. `key` names the plan there."""
    with disk(STAGING):
        (folder.root / STAGING).mkdir(parents=True, exist_ok=True)
    for number, put in enumerate(plan.puts):
        if put.after is not None and put.after != put.before:
            _stage_put(folder, put, _staged(folder, key, "put", number))
    for number, bring in enumerate(plan.brings):
        _copy(bring, _staged(folder, key, "bring", number))
    sync_folder(folder.root / STAGING)


def _stage_put(folder: Folder, put: Put, staged: Path) -> None:
    target = folder.inside(put.path)
    with disk(put.path):
        handle = os.open(staged, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o666)
        try:
            _write_all(handle, put.after or b"")
            os.fsync(handle)
        finally:
            os.close(handle)
        if target.exists():
            shutil.copymode(target, staged)


def _staged(folder: Folder, key: str, kind: str, number: int) -> Path:
    return folder.root / STAGING / f"{key}-{kind}-{number}"


def carry_out(folder: Folder, plan: Plan, key: str, step: Callable[[str], None] | None = None) -> None:
    """Put the staged contents in place, one atomic step a file.

    A step that is done already (after a crash) is passed over. Raises Conflict where a file stands neither as
    before nor as after; what was done until then stays (recovery takes it back). `step` is called with each path
    after its step, for tests that kill the process there.
    """
    for number, put in enumerate(plan.puts):
        _carry_out_put(folder, put, _staged(folder, key, "put", number))
        if step:
            step(put.path)
    for number, bring in enumerate(plan.brings):
        _carry_out_bring(folder, bring, _staged(folder, key, "bring", number))
        if step:
            step(bring.path)
    for move in plan.moves:
        _carry_out_move(folder, move)
        if step:
            step(move.path)


def _carry_out_put(folder: Folder, put: Put, staged: Path) -> None:
    found = folder.read(put.path)
    if found == put.after:
        return
    if found != put.before:
        raise Conflict("Another program changed this file at the same moment.", put.path, put.before, found)
    target = folder.inside(put.path)
    with disk(put.path):
        if put.after is None:
            target.unlink()
        else:
            if not staged.exists():
                _stage_put(folder, put, staged)
            make_folders(folder.root, target.parent)
            into_place(staged, target, exclusive=put.before is None)
        sync_folder(target.parent)


def _carry_out_bring(folder: Folder, bring: Bring, staged: Path) -> None:
    target = folder.inside(bring.path)
    if not staged.exists():
        if folder.exists(bring.path) and folder.sha256(bring.path) == bring.sha256:
            return
        raise StorageFailed("The copy of this file was lost half-way.", bring.path, "Add the file again.")
    with disk(bring.path):
        make_folders(folder.root, target.parent)
        into_place(staged, target, exclusive=True)
        sync_folder(target.parent)


def _carry_out_move(folder: Folder, move: Move) -> None:
    source, target = folder.inside(move.path), folder.inside(move.target)
    if not os.path.lexists(source) and os.path.lexists(target):
        return  # done before a crash
    with disk(move.path):
        make_folders(folder.root, target.parent)
        into_place(source, target, exclusive=True)
        sync_folder(target.parent)
        sync_folder(source.parent)


def take_back(folder: Folder, plan: Plan) -> None:
    """Undo what `carry_out` did of a plan, leaving alone every file that stands otherwise by now."""
    for move in reversed(plan.moves):
        source, target = folder.inside(move.path), folder.inside(move.target)
        if os.path.lexists(target) and (not os.path.lexists(source) or source.samefile(target)):
            with disk(move.path):
                into_place(target, source, exclusive=True)
    for bring in reversed(plan.brings):
        if folder.exists(bring.path) and folder.sha256(bring.path) == bring.sha256:
            with disk(bring.path):
                folder.inside(bring.path).unlink()
    for number, put in reversed(list(enumerate(plan.puts))):
        if put.after != put.before and folder.read(put.path) == put.after:
            _put_back(folder, put, _staged(folder, "back", "put", number))


def _put_back(folder: Folder, put: Put, staged: Path) -> None:
    target = folder.inside(put.path)
    with disk(put.path):
        if put.before is None:
            target.unlink(missing_ok=True)
        else:
            staged.write_bytes(put.before)
            if target.exists():
                shutil.copymode(target, staged)
            sync_file(staged)
            make_folders(folder.root, target.parent)
            into_place(staged, target, exclusive=False)
        sync_folder(target.parent)


def clear_staging(folder: Folder) -> None:
    """Remove what a crash left in the staging folder. Only under the lock, when no intent is open."""
    staging = folder.root / STAGING
    with disk(STAGING):
        for left in staging.iterdir() if staging.exists() else ():
            left.unlink()


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]


def _copy(bring: Bring, staged: Path) -> None:
    digest = hashlib.sha256()
    with disk(str(bring.file)):
        try:
            source = bring.file.open("rb")
        except FileNotFoundError as error:
            raise NotFound("The file to add is gone.", str(bring.file), "Choose it again.") from error
        with source, staged.open("wb") as target:
            while block := source.read(CHUNK):
                digest.update(block)
                target.write(block)
            target.flush()
            os.fsync(target.fileno())
        if bring.modified_ns is not None:
            os.utime(staged, ns=(bring.modified_ns, bring.modified_ns))
    if digest.hexdigest() != bring.sha256:
        staged.unlink()
        raise Conflict("The file changed while it was being copied.", str(bring.file), None, None)
