"""The system's refusals in words: what the disk did not do, to which file, why, and what to do."""

from __future__ import annotations

import errno
from typing import Literal, TypeAlias

from kbdesk.errors import StorageFailed, StorageReason

Doing: TypeAlias = Literal[
    "read", "written", "put in place", "moved", "moved back", "taken back", "tidied up", "copied", "used", "removed",
    "made", "kept", "started", "locked", "set aside",
]  # fmt: skip
"""What is done to a file."""

NOT_DONE: dict[Doing, str] = {
    "read": "this could not be read.",
    "written": "this could not be written.",
    "put in place": "this could not be put in place.",
    "moved": "this could not be moved.",
    "moved back": "this could not be moved back.",
    "taken back": "this could not be taken back.",
    "tidied up": "this could not be tidied up.",
    "copied": "this could not be copied.",
    "used": "this could not be used.",
    "removed": "this could not be removed.",
    "made": "this could not be made.",
    "kept": "this could not be kept.",
    "started": "this could not be started.",
    "locked": "this could not be locked.",
    "set aside": "this could not be set aside.",
}
"""What is said where the system refuses it."""

Told: TypeAlias = tuple[StorageReason, str, str]
"""The reason, the cause without a full stop, the next step."""

SPACE = "Free some space and try again; everything stands as it was."
PERMISSION = "Change the permissions of file and folder and try again."
OR_PERMISSION = "If no program has it open, change the permissions of file and folder."
IN_USE = "Close it in the other program and try again."
SHORTER = "Choose a shorter name, or move the project to a folder with a shorter path."

ON_POSIX: dict[int, Told] = {
    errno.ENOSPC: ("full", "The disk is full", SPACE),
    errno.EDQUOT: ("full", "The disk quota is used up", SPACE),
    errno.EFBIG: ("unfit", "The disk takes no file of this size", "Make it smaller, or use another disk."),
    errno.EACCES: ("permission", "There is no permission", PERMISSION),
    errno.EPERM: ("permission", "There is no permission", PERMISSION),
    errno.EROFS: ("read_only", "The disk is read-only", "Make it writable, or copy the project to another disk."),
    errno.EBUSY: ("in_use", "Another program holds it", IN_USE),
    errno.ETXTBSY: ("in_use", "Another program holds it", IN_USE),
    errno.ENAMETOOLONG: ("unfit", "The name is too long for this disk", SHORTER),
    errno.EINVAL: ("unfit", "This disk does not take the name", "Choose another name."),
    errno.EILSEQ: ("unfit", "This disk does not take the name", "Choose another name."),
    errno.EEXIST: ("error", "Something stands where a folder should be", "Move or rename it."),
    errno.ENOTDIR: ("error", "A file stands where a folder should be", "Move or rename it."),
    errno.EISDIR: ("error", "A folder stands where the file should be", "Move or rename it."),
    errno.ENOENT: ("error", "Its folder is gone", "See whether it was moved or its disk unplugged, then try again."),
    errno.EIO: ("error", "The disk reported an error", "Check the disk and its connection."),
}
"""By the number of the error."""

ON_WINDOWS: dict[int, Told] = {
    5: ("permission", "There is no permission, or another program holds it", f"{IN_USE} {OR_PERMISSION}"),
    19: ON_POSIX[errno.EROFS],
    32: ("in_use", "Another program has this file open", IN_USE),
    33: ("in_use", "Another program has this file open", IN_USE),
    39: ON_POSIX[errno.ENOSPC],
    112: ON_POSIX[errno.ENOSPC],
    123: ON_POSIX[errno.EINVAL],
    206: ("unfit", "The path is too long for Windows", SHORTER),
    1224: ("in_use", "Another program has this file open", IN_USE),
}
"""By Windows' own number, which tells more than the one Python makes of it."""

UNPLUGGED = tuple(
    number
    for name in ("ENODEV", "ENXIO", "ESTALE", "ENOTCONN", "EHOSTDOWN", "EREMOTEIO")
    if (number := getattr(errno, name, None)) is not None
)


def storage_failed(error: OSError, path: str, doing: Doing) -> StorageFailed:
    """Say what the system refused; `doing` is what was not done to the file: read, written, moved."""
    reason, cause, step = _told(error)
    return StorageFailed(f"{cause}: {NOT_DONE[doing]}", path, step, reason)


def _told(error: OSError) -> Told:
    on_windows = ON_WINDOWS.get(getattr(error, "winerror", None) or 0)
    if on_windows is not None:
        return on_windows
    if error.errno in UNPLUGGED:
        return "error", "The disk is not there any more", "Plug it in or connect it again, and try again."
    told = ON_POSIX.get(error.errno or 0)
    return told or ("error", f"The disk refused (“{error.strerror or error}”)", "Check the disk and try again.")
