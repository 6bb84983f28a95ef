"""An MCP client that does nothing but write a line and wait for the answer: what it measures is the server."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import TracebackType

PROTOCOL = "2025-11-25"


class Server:
    """A server process. `start` is how many seconds it took from its start to its first answer."""

    def __init__(self, *arguments: str) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._number = 0
        client = {"protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": {"name": "bench", "version": "1"}}
        self.ask("initialize", client)
        self.start = time.perf_counter() - began
        self._write({"method": "notifications/initialized"})

    def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a request and return its result."""
        self._number += 1
        self._write({"id": self._number, "method": method, "params": params})
        assert self._process.stdout
        while True:
            line = self._process.stdout.readline()
            answer = json.loads(line)
            if answer.get("id") == self._number:
                result: dict[str, Any] = answer["result"]
                return result

    def call(self, tool: str, **arguments: Any) -> str:
        """Call a tool and return what it says. A refusal is a fault of the bench."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        text = "\n".join(part.get("text", "") for part in result["content"])
        assert not result.get("isError"), text
        return text

    def _write(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self._process.stdin.flush()

    @property
    def worked(self) -> float:
        """Seconds that it has worked on a processor, as far as the system tells; what others do does not count."""
        lines = [file.read_text() for file in Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")]
        return sum(int(line.split()[0]) for line in lines) / 1e9

    @property
    def memory(self) -> int:
        """The most bytes that it held at once, as far as the system tells."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) * 1024
        return 0

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
