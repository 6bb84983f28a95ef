"""The processes of a soak: a desk with lines in and out, an HTTP server, how much memory each takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

TOKEN = "a-token-of-the-soak-0123"


class DeskProcess:
    """A desk in a process of its own."""

    def __init__(self, root: Path, errors: Path) -> None:
        command = [sys.executable, "-m", "tests.soak.desk", str(root)]
        with errors.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True
            )

    def ask(self, line: str) -> dict[str, Any]:
        """Say a line and return what the desk tells."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        told: dict[str, Any] = json.loads(self.process.stdout.readline())
        return told

    def look(self) -> dict[str, Any]:
        """Return what the desk shows once it has opened the project."""
        while not (told := self.ask("look"))["open"]:
            pass
        return told

    def close(self) -> int:
        """Close the window; return the exit code."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(30)

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(30)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


class HttpServer:
    """A server over HTTP in a process of its own."""

    def __init__(self, root: Path, wait: float, errors: Path) -> None:
        command = [sys.executable, "-m", "kbdesk", "mcp", "--project", str(root), "--http", "0", "--wait", str(wait)]
        env = {**os.environ, "KBDESK_MCP_TOKEN": TOKEN}
        with errors.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def close(self) -> int:
        """Ask it to end; return the exit code."""
        self.process.terminate()
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def memory(process: int) -> int:
    """Return the megabytes that a process holds, 0 where the system does not say or it has ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)


def children() -> dict[int, str]:
    """Return the processes that this one started: their commands by their ids."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_text().replace("\0", " ").strip()
        except (OSError, ValueError, IndexError):
            continue
        if parent == os.getpid():
            found[int(stat.parent.name)] = command
    return found
