"""Work in processes of its own, by forking: what they leave is the disk and an exit code."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

DIED, RAISED, DONE, FAULT = 137, 3, 0, 1
"""Exit codes: killed, refused in words, done, anything else."""


def started(work: Callable[[], int]) -> int:
    """Begin work in a child and return its id; `ended` waits for it."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        code = FAULT
        try:
            code = work()
        except BaseException:  # noqa: BLE001  # whatever it is, it is told, and the process ends here
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return child


def ended(child: int) -> int:
    """Wait for a child and return its exit code, DIED where it was killed."""
    status = os.waitpid(child, 0)[1]
    return DIED if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def forked(work: Callable[[], int]) -> int:
    """Do work in a child and wait for it."""
    return ended(started(work))


def told_by(part: str, *arguments: str) -> str:
    """Run a part of the harness from the command line; return what it told. Fails where it found a fault."""
    command = [sys.executable, "-m", f"tests.store.{part}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
