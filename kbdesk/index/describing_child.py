"""The second process of a first opening: it describes the files that it is told, and touches none."""

from __future__ import annotations

import gc
import marshal
import os
import sys

from kbdesk.index.describing import described, received, send
from kbdesk.pages.layouts import from_values


def main() -> int:
    """Answer what comes by standard input, until that is closed."""
    gc.disable()  # a tenth of the work; nothing here refers to itself, and the process ends soon
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # whatever a library prints goes nowhere
    os.close(nowhere)
    messages = received(sys.stdin.buffer)
    layout = from_values(marshal.loads(next(messages)))
    for message in messages:
        send(answers, marshal.dumps(described(layout, marshal.loads(message))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
