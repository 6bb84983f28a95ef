"""A message that holds half of a character is answered: its client does not wait for ever."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from kbdesk.project.project import Project

if TYPE_CHECKING:
    from pathlib import Path

HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "half", "version": "1"}}


def test_a_call_with_half_of_a_character_is_refused_in_words_and_the_next_is_served(tmp_path: Path) -> None:
    Project.create(tmp_path)
    page = {"type": "concept", "slug": "a", "title": "A \ud83c", "content": "Moon"}
    calls = (
        ("initialize", HELLO),
        ("tools/call", {"name": "knowledge_search", "arguments": {"query": "moon \ud83c"}}),
        ("tools/call", {"name": "knowledge_create", "arguments": {"pages": [page]}}),
        ("prompts/get", {"name": "\ud83c"}),
        ("tools/call", {"name": "knowledge_search", "arguments": {"query": "moon"}}),
    )
    command = [sys.executable, "-m", "kbdesk", "mcp", "--project", str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        answers: list[dict[str, Any]] = []
        for number, (method, params) in enumerate(calls, 1):
            if number == len(calls):
                for name in ("\ud83c", True):  # an id that cannot be sent back
                    call = {"jsonrpc": "2.0", "id": name, "method": "tools/call", "params": {"name": "\ud83c"}}
                    print(json.dumps(call), file=server.stdin)
            print(
                json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}),
                file=server.stdin,
                flush=True,
            )
            if number == 1:
                print(json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}), file=server.stdin)
            while not answers or answers[-1].get("id") != number:
                answers.append(json.loads(server.stdout.readline()))
        server.stdin.close()
    told = {answer["id"]: answer for answer in answers if "id" in answer}
    for number in (2, 3):
        assert told[number]["result"]["isError"]
        assert "half of a character" in told[number]["result"]["content"][0]["text"]
    assert "half of a character" in told[4]["error"]["message"]
    assert not told[5]["result"]["isError"]
    assert set(told) == {1, 2, 3, 4, 5}
    assert not list((tmp_path / "knowledge").rglob("a.md"))
