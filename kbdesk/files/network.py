"""Whether a folder lies on another machine, where locks and SQLite cannot be relied on."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MOUNTS = "/proc/self/mounts"
REMOTE = frozenset(
    (
        "9p",
        "afs",
        "beegfs",
        "ceph",
        "cifs",
        "davfs",
        "fuse.davfs2",
        "fuse.gvfsd-fuse",
        "fuse.rclone",
        "fuse.s3fs",
        "fuse.sshfs",
        "glusterfs",
        "lustre",
        "ncpfs",
        "nfs",
        "nfs4",
        "smb2",
        "smb3",
        "smbfs",
    )
)
"""File systems whose bytes lie on other machines, as Linux calls them."""

_ESCAPED = re.compile(r"\\([0-7]{3})")
_REMOTE_DRIVE = 4


def network_file_system(folder: Path) -> str:
    """Return the name of the network file system that a folder lies on, "" where it lies on none or nobody can tell."""
    if os.name == "nt":
        return _on_windows(str(folder))
    try:
        with open(MOUNTS, encoding="utf-8", errors="surrogateescape") as handle:
            return remote_type(handle.read(), str(folder))
    except OSError:
        return ""


def remote_type(mounts: str, folder: str) -> str:
    """Return the type of the mount that a folder lies on where it is a remote one; `mounts` is the system's list."""
    longest, kind = -1, ""
    for line in mounts.splitlines():
        parts = line.split(" ")
        if len(parts) < 3:
            continue
        point = _ESCAPED.sub(lambda found: chr(int(found[1], 8)), parts[1])
        inside = folder == point or folder.startswith(point.rstrip("/") + "/")
        if inside and len(point) >= longest:  # a later mount hides an earlier one at the same place
            longest, kind = len(point), parts[2]
    return kind if kind in REMOTE else ""


def _on_windows(folder: str) -> str:
    if folder.startswith("\\\\") and not folder.startswith("\\\\?\\"):
        return "network share"
    import ctypes  # noqa: PLC0415  # only Windows asks it

    drive = os.path.splitdrive(folder)[0]
    kind = getattr(ctypes, "windll").kernel32.GetDriveTypeW(f"{drive}\\") if drive else 0  # noqa: B009
    return "network drive" if kind == _REMOTE_DRIVE else ""
