"""Two files trade places in one step: what came out can be looked at, so that nothing is overwritten unseen."""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

HERE = -100
"""Linux's AT_FDCWD: paths count from the working folder (ours are absolute)."""
SWAP = 2
"""RENAME_EXCHANGE on Linux, RENAME_SWAP on macOS."""
UNABLE = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EXDEV)


def exchange(one: Path, other: Path) -> bool:
    """Let two files trade places; False, and nothing done, where this system or disk cannot. Raises OSError."""
    if os.name == "nt":
        return False
    names = os.fsencode(one), os.fsencode(other)
    library = ctypes.CDLL(None, use_errno=True)
    try:
        if sys.platform == "darwin":
            failed = library.renamex_np(*names, ctypes.c_uint(SWAP))
        else:
            failed = library.renameat2(HERE, names[0], HERE, names[1], ctypes.c_uint(SWAP))
    except AttributeError:  # an old C library
        return False
    code = ctypes.get_errno()
    if failed and code not in UNABLE:
        raise OSError(code, os.strerror(code), str(other))
    return not failed
