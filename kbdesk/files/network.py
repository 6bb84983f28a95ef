"""Whether a folder lies on another machine, where locks and SQLite cannot be relied on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MOUNTS = "/proc/self/mounts"
REMOTE = frozenset((
    "9p", "afs", "afpfs", "beegfs", "ceph", "cifs", "davfs", "fuse.ceph", "fuse.davfs2", "fuse.glusterfs",
    "fuse.gvfsd-fuse", "fuse.juicefs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs", "fuse.vmhgfs-fuse", "glusterfs",
    "lustre", "ncpfs", "nfs", "nfs4", "prl_fs", "smb2", "smb3", "smbfs", "vboxsf", "webdav",
))  # fmt: skip
"""File systems whose bytes lie on other machines (or, for a virtual one, on its host), as Linux and macOS call them."""

_ESCAPED = re.compile(r"\\([0-7]{3})")
_MAC = re.compile(r"^.+? on (/.*) \(([^,)]+)[^()]*\)$", re.MULTILINE)
_REMOTE_DRIVE = 4


def remote_places(root: Path, folders: Iterable[str]) -> dict[str, str]:
    """Return which folders of a project lie on a network file system, and on which; "" where the project itself does.

    What lies in a project that does is not named once more.
    """
    if kind := network_file_system(root):
        return {"": kind}
    return {name: kind for name in folders if (kind := network_file_system(root / name))}


def network_file_system(folder: Path) -> str:
    """Return the name of the network file system that a folder lies on, "" where it lies on none or nobody can tell."""
    if os.name == "nt":
        return _on_windows(str(folder))
    try:
        if sys.platform == "darwin":
            told = subprocess.run(["/sbin/mount"], capture_output=True, text=True, timeout=5, check=False)
            return remote_type(mounts_of_mac(told.stdout), str(folder))
        with open(MOUNTS, encoding="utf-8", errors="surrogateescape") as handle:
            return remote_type(mounts_of_linux(handle.read()), str(folder))
    except (OSError, subprocess.SubprocessError):
        return ""


def mounts_of_linux(text: str) -> list[tuple[str, str]]:
    """Return the places at which something is mounted, and its type, from the system's list."""
    rows = [line.split(" ") for line in text.splitlines()]
    return [(_ESCAPED.sub(lambda found: chr(int(found[1], 8)), row[1]), row[2]) for row in rows if len(row) > 2]


def mounts_of_mac(text: str) -> list[tuple[str, str]]:
    """Return the same from what `mount` says."""
    return _MAC.findall(text)


def remote_type(mounts: list[tuple[str, str]], folder: str) -> str:
    """Return the type of the mount that a folder lies on where it is a remote one."""
    longest, kind = -1, ""
    for point, mounted in mounts:
        inside = folder == point or folder.startswith(point.rstrip("/") + "/")
        if inside and len(point) >= longest:  # a later mount hides an earlier one at the same place
            longest, kind = len(point), mounted
    return kind if kind in REMOTE else ""


def _on_windows(folder: str) -> str:
    if folder.startswith("\\\\") and not folder.startswith("\\\\?\\"):
        return part("network share")
    import ctypes  # noqa: PLC0415  # only Windows asks it

    drive = os.path.splitdrive(folder)[0]
    kind = getattr(ctypes, "windll").kernel32.GetDriveTypeW(f"{drive}\\") if drive else 0  # noqa: B009
    return part("network drive") if kind == _REMOTE_DRIVE else ""
