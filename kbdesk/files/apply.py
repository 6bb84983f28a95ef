"""Applies a Plan: `stage` writes every new content aside and syncs it, `carry_out` renames it into place.

Nothing of the user's is touched by `stage`; each step of `carry_out` is atomic. Whoever calls records the intent
between the two, so that a crash at any instruction can be finished or taken back (see `kbdesk.project.recover`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict, NotFound, Refused, StorageFailed, Unreadable
from kbdesk.files.disk import CHUNK, disk, holds, into_place, make_folders, sync_file, sync_folder
from kbdesk.files.exchange import exchange
from kbdesk.files.folder import STATE
from kbdesk.files.names import same_elsewhere
from kbdesk.files.probe import is_protected
from kbdesk.plan import Put

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from typing import BinaryIO

    from kbdesk.files.folder import Folder
    from kbdesk.plan import Bring, Move, Plan

MANY = 32
"""Files from which on several are written at once."""
LARGE = 1024 * 1024
"""Bytes from which on a text is written beside the others, and hashed meanwhile: the disk is waited for the longest."""
AT_ONCE = 8
STAGING = f"{STATE}/staging"
UNMARK = "Make it writable if it may change, and try again."


def stage(
    folder: Folder,
    plan: Plan,
    copied: Callable[[int], None] | None = None,
    job: Callable[[int, int], None] | None = None,
) -> None:
    """Write every new content of the plan to the staging folder, synced.

    The journal holds the contents of puts: a crash may lose the staged names of these, not those of brings. `copied`
    is told of each portion of a bring, in bytes, `job` how many of the puts are staged; both may raise Cancelled.
    Raises StorageFailed when the disk refuses, or where a file that would change is marked as read-only.
    """
    folder.make_folder(STAGING)

    def stage_one(number: int) -> None:
        put = plan.puts[number]
        if put.before is not None and put.after != put.before:
            _refuse_protected(folder, put.path)
        if put.after is not None and put.after != put.before:
            _stage_put(folder, put, put.after, _staged(folder, "put", number))

    large = [put for put in plan.puts if put.after is not None and len(put.after) >= LARGE]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        several = len(plan.puts) >= MANY or large  # a disk that waits for one file can take others meanwhile
        staged = (pool.map if several else map)(stage_one, range(len(plan.puts)))
        for put in large:
            _ = put.hash_after  # the journal asks for it next
        for done, _ in enumerate(staged):
            if job:
                job(done, len(plan.puts))
    for number, bring in enumerate(plan.brings):
        _copy(bring, _staged(folder, "bring", number), copied or (lambda _size: None))
    if plan.brings:
        with disk(STAGING, "written"):
            sync_folder(folder.root / STAGING)


def _refuse_protected(folder: Folder, path: str) -> None:
    with disk(path, "read"):
        protected = is_protected(folder.inside(path))
    if protected:
        raise StorageFailed("This file is marked as read-only, so it was not changed.", path, UNMARK, "permission")


def _stage_put(folder: Folder, put: Put, data: bytes | None, staged: Path) -> None:
    target = folder.inside(put.path)
    with disk(put.path, "written"), _whole(staged) as half:
        half.write_bytes(data or b"")
        sync_file(half)
        if target.exists():
            shutil.copymode(target, half)


@contextmanager
def _whole(staged: Path) -> Iterator[Path]:
    """Yield the path to write to: whenever a crash comes, what stands at `staged` is whole, or nothing does."""
    half = staged.with_name(f"{staged.name}.half")
    yield half
    half.replace(staged)


def _staged(folder: Folder, kind: str, number: int) -> Path:
    return folder.root / STAGING / f"{kind}-{number}"


def carry_out(
    folder: Folder, plan: Plan, step: Callable[[str], None] | None = None, *, is_staged: bool = False
) -> None:
    """Put the staged contents in place, one atomic step a file; `is_staged` says that `stage` wrote them just now.

    A step that is done already (after a crash) is passed over. Raises Conflict where a file stands neither as
    before nor as after; what was done until then stays (recovery takes it back). `step` is called with each path
    after its step, for tests that kill the process there.
    """
    large: list[Path] = []
    for number, put in enumerate(plan.puts):
        staged = _staged(folder, "put", number)
        _carry_out_put(folder, put, staged, is_staged=is_staged)
        if staged.exists():
            large.append(staged)
        if step:
            step(put.path)
    with ThreadPoolExecutor(1) as pool:
        removed = pool.submit(_remove, large) if large else None
        # The journal has every text: names that a crash loses before this are put again.
        for parent in dict.fromkeys(folder.inside(put.path).parent for put in plan.puts if put.before != put.after):
            with disk(str(parent), "put in place"):
                sync_folder(parent)
        if removed:
            removed.result()
    for number, bring in enumerate(plan.brings):
        _carry_out_bring(folder, bring, _staged(folder, "bring", number))
        if step:
            step(bring.path)
    for move in plan.moves:
        _carry_out_move(folder, move)
        if step:
            step(move.path)


def _remove(staged: Sequence[Path]) -> None:
    for each in staged:
        with disk(STAGING, "tidied up"):
            each.unlink(missing_ok=True)


def _carry_out_put(folder: Folder, put: Put, staged: Path, *, is_staged: bool = False) -> None:
    """Put one text in place; the old one is left where it is `LARGE`, for the system takes a while to remove it."""
    if not folder.holds(put.path, put.after):
        if not folder.holds(put.path, put.before):
            raise _changed(put, folder.read(put.path))
        with disk(put.path, "put in place"):
            _change_places(folder, put, staged, is_staged=is_staged)
    _look_at_the_old(folder, put, staged)


def _change_places(folder: Folder, put: Put, staged: Path, *, is_staged: bool) -> None:
    """Put the new text in its place; the old one is at `staged` then, where the system can do both in one step."""
    target = folder.inside(put.path)
    if put.after is None:
        target.replace(staged)
        return
    if not (is_staged and staged.exists()) and not _stands(staged, put.after):
        _stage_put(folder, put, put.after, staged)
    make_folders(folder.root, target.parent)
    if put.before is None or not exchange(staged, target):
        into_place(staged, target, exclusive=put.before is None)


def _look_at_the_old(folder: Folder, put: Put, staged: Path) -> None:
    """Drop the old text; one that another program saved at the last moment goes back. Raises Conflict then."""
    with disk(put.path, "put in place"):
        if not staged.exists():
            return
        if any(text is not None and _stands(staged, text) for text in (put.before, put.after)):
            if staged.stat().st_size < LARGE:
                staged.unlink()
            return
        old = staged.read_bytes()
        target = folder.inside(put.path)
        if put.after is None:
            into_place(staged, target, exclusive=True)
        elif exchange(staged, target) and staged.read_bytes() != put.after:
            exchange(staged, target)  # it was saved once more since
        sync_folder(target.parent)
    raise _changed(put, old)


def _stands(staged: Path, data: bytes) -> bool:
    """Whether a staged file is there and holds these bytes."""
    try:
        with staged.open("rb", buffering=0) as file:
            return holds(file, data)
    except FileNotFoundError:
        return False


def _changed(put: Put, found: bytes | None) -> Conflict:
    return Conflict("Another program changed this file at the same moment.", put.path, put.before, found)


def _carry_out_bring(folder: Folder, bring: Bring, staged: Path) -> None:
    target = folder.inside(bring.path)
    if not staged.exists():
        if folder.exists(bring.path) and folder.sha256(bring.path) == bring.sha256:
            return
        raise StorageFailed("The copy of this file was lost half-way.", bring.path, "Add the file again.")
    with disk(bring.path, "put in place"):
        make_folders(folder.root, target.parent)
        into_place(staged, target, exclusive=True)
        sync_folder(target.parent)


def _carry_out_move(folder: Folder, move: Move) -> None:
    source, target = folder.inside(move.path), folder.inside(move.target)
    if not os.path.lexists(source) and os.path.lexists(target):
        _drop_twins(source.parent, target.parent)
        return  # done before a crash
    with disk(move.path, "moved"):
        make_folders(folder.root, target.parent)
        into_place(source, target, exclusive=True)
        sync_folder(target.parent)
        sync_folder(source.parent)
    _drop_twins(source.parent, target.parent)


def _drop_twins(left: Path, reached: Path) -> None:
    """Drop the emptied folder that a file left, where that differs only by capitals from the one it went to.

    Many systems take both for one.
    """
    with suppress(OSError):  # others are still in it
        while left != reached and same_elsewhere(str(left)) == same_elsewhere(str(reached)):
            left.rmdir()
            left, reached = left.parent, reached.parent


def take_back(folder: Folder, plan: Plan) -> None:
    """Undo what `carry_out` did of a plan, leaving alone every file that stands otherwise by now."""
    for move in reversed(plan.moves):
        with suppress(Refused, Unreadable):
            _move_back(folder, move)
    for number, bring in reversed(list(enumerate(plan.brings))):
        with suppress(Refused, Unreadable):
            _bring_back(folder, bring, _staged(folder, "bring", number))
    for number, put in reversed(list(enumerate(plan.puts))):
        with suppress(Conflict, Refused, Unreadable):
            _put_back(folder, put, _staged(folder, "back", number))


def _move_back(folder: Folder, move: Move) -> None:
    source, target = folder.inside(move.path), folder.inside(move.target)
    with disk(move.path, "moved back"):
        if os.path.lexists(target) and (not os.path.lexists(source) or source.samefile(target)):
            make_folders(folder.root, source.parent)
            into_place(target, source, exclusive=True)
            sync_folder(source.parent)
            sync_folder(target.parent)


def _bring_back(folder: Folder, bring: Bring, staged: Path) -> None:
    target = folder.inside(bring.path)
    with disk(bring.path, "taken back"):
        if staged.exists() and not (target.exists() and staged.samefile(target)):
            return  # it never got there: what stands there is another's
        if folder.exists(bring.path) and folder.sha256(bring.path) == bring.sha256:
            target.unlink()
            sync_folder(target.parent)


def _put_back(folder: Folder, put: Put, staged: Path) -> None:
    if put.after != put.before and folder.read(put.path) == put.after:
        _carry_out_put(folder, Put(put.path, put.after, put.before), staged)
        _remove([staged])
        with disk(put.path, "taken back"):
            sync_folder(folder.inside(put.path).parent)


def is_staging_used(folder: Folder) -> bool:
    """Whether a commit is under way, or a crash left something of one."""
    with disk(STAGING, "read"):
        staging = folder.root / STAGING
        return staging.exists() and any(staging.iterdir())


def clear_staging(folder: Folder) -> None:
    """Remove what a crash left in the staging folder. Only under the lock, when no intent is open."""
    staging = folder.root / STAGING
    with disk(STAGING, "tidied up"):
        for left in staging.iterdir() if staging.exists() else ():
            left.unlink()


def _copy(bring: Bring, staged: Path, copied: Callable[[int], None]) -> None:
    digest = hashlib.sha256()
    with disk(bring.path, "copied"), _opened(bring) as source, _whole(staged) as half:
        with half.open("wb") as target:
            while block := _read(source, bring):
                digest.update(block)
                target.write(block)
                copied(len(block))
            target.flush()
            os.fsync(target.fileno())
        if digest.hexdigest() != bring.sha256:
            raise Conflict("The file changed while it was being copied.", str(bring.file), None, None)
        if bring.modified_ns is not None:
            os.utime(half, ns=(bring.modified_ns, bring.modified_ns))


def _opened(bring: Bring) -> BinaryIO:
    with disk(str(bring.file), "read"):
        try:
            return bring.file.open("rb")
        except FileNotFoundError as error:
            raise NotFound("The file to add is gone.", str(bring.file), "Choose it again.") from error


def _read(source: BinaryIO, bring: Bring) -> bytes:
    with disk(str(bring.file), "read"):
        return source.read(CHUNK)
