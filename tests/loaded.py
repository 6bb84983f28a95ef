"""The `kbdesk` command in processes that need not load it first: they are forked from one that has.

`kbdesk mcp` takes a second to load, and the tests start it hundreds of times. What a client starts here is a process
of a few lines, which hands its streams, folder and variables to a fork, ends as the fork ends, and takes it along when
it is killed. The tests of the command line start the command itself, cold.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LOADED = ("anyio._backends._asyncio", "kbdesk.agent.server", "kbdesk.cli.mcp", "kbdesk.project.project")
"""What the command loads, each when it is needed."""
READY = b"ready"
MOST = 1 << 20
"""Bytes of arguments and variables."""
HAND_OVER = """
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as door:
    door.connect(sys.argv[1])
    given = {"arguments": sys.argv[2:], "folder": os.getcwd(), "variables": dict(os.environ)}
    socket.send_fds(door, [json.dumps(given).encode()], [0, 1, 2])
    code = door.recv(1)
os._exit(code[0] if code else 1)
"""
"""What a client starts, in a Python that loads nothing more."""


@contextmanager
def kbdesk_loaded() -> Iterator[list[str]]:
    """Load the command once; give the words that start it, before its own arguments."""
    if not hasattr(os, "pidfd_open"):
        yield [sys.executable, "-m", "kbdesk"]
        return
    with tempfile.TemporaryDirectory(prefix="kbdesk-loaded-") as folder:
        door = f"{folder}/door"
        command = [sys.executable, "-m", "tests.loaded", door]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[1]) as loaded:
            assert loaded.stdout is not None
            assert loaded.stdout.read(len(READY)) == READY
            yield [sys.executable, "-I", "-S", "-c", HAND_OVER, door]
            loaded.kill()


def main() -> None:
    """Load, then fork for whoever comes."""
    for module in LOADED:
        importlib.import_module(module)
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(sys.argv[1])
        listener.listen()
        os.write(1, READY)
        while True:
            door, _ = listener.accept()
            if os.fork() == 0:
                listener.close()
                os._exit(_looked_after(door))
            door.close()


def _looked_after(door: socket.socket) -> int:
    """Run the command in a fork; tell whoever came how it ended, or end it when they are gone."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    data, streams, _, _ = socket.recv_fds(door, MOST, 3)
    child = os.fork()
    if child == 0:
        door.close()
        os._exit(_run(json.loads(data), streams))
    for stream in (*streams, 0, 1):
        os.close(stream)
    end = os.pidfd_open(child)
    if door in select.select([door, end], [], [])[0]:
        os.kill(child, signal.SIGKILL)
    status = os.waitpid(child, 0)[1]
    door.send(bytes([os.waitstatus_to_exitcode(status) & 0xFF]))
    return 0


def _run(given: dict[str, object], streams: list[int]) -> int:
    from kbdesk.cli import main as kbdesk  # noqa: PLC0415

    for at, stream in enumerate(streams):
        os.dup2(stream, at)
        os.close(stream)
    os.chdir(str(given["folder"]))
    os.environ.clear()
    os.environ.update(given["variables"])  # type: ignore[call-overload]
    sys.argv = ["kbdesk", *given["arguments"]]  # type: ignore[misc]
    try:
        return kbdesk()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


if __name__ == "__main__":
    main()
