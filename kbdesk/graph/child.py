"""The process of its own in which long work on the graph is done: it never holds the interpreter of the desk."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

from kbdesk.graph.tasks import read, worked, write

PAUSE = 0.2
"""Seconds between two pictures on the way: more of them nobody sees."""
LESS_URGENT = 5


def main() -> int:
    """Do the one task that comes by standard input."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # whatever a library prints goes nowhere
    os.close(nowhere)
    with suppress(AttributeError, OSError):
        os.nice(LESS_URGENT)
    given = read(sys.stdin.buffer)
    told = -PAUSE
    with suppress(BrokenPipeError):
        for answer in worked(given.pop("task"), given):
            is_last = answer["done"] >= answer["total"]
            if is_last or time.monotonic() - told >= PAUSE:
                told = time.monotonic()
                write(answers, answer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
