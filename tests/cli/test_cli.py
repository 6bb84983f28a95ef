"""The kbdesk command as a person or a client's configuration starts it: in a process of its own."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from kbdesk import __version__, cli
from kbdesk.errors import Busy, NotFound
from kbdesk.project.values import Problem

if TYPE_CHECKING:
    from pathlib import Path

LIMIT = 60


def run(*arguments: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kbdesk", *arguments],
        input=given or "",
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    pages = tmp_path / "tides" / "knowledge" / "concepts"
    pages.mkdir(parents=True)
    text = "---\ntype: concept\ntitle: {0}\n---\n\n# {0}\n\nSee [the other]({1}.md).\n"
    (pages / "ebb.md").write_text(text.format("Ebb", "flood"), encoding="utf-8")
    (pages / "flood.md").write_text(text.format("Flood", "ebb"), encoding="utf-8")
    return tmp_path / "tides"


def test_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"kbdesk {__version__}", "")


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    assert all(word in text for word in ("FOLDER", "--sample", "kbdesk mcp --project", "kbdesk check --project"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nothing"],
        ["mcp"],
        ["check"],
        ["mcp", "--project", ".", "--wait", "-1"],
        ["mcp", "--project", ".", "--wait", "soon"],
        ["x", "--sample"],
    ],
)
def test_bad_usage_ends_with_two(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "usage: kbdesk" in done.stderr


@pytest.mark.parametrize("command", ["mcp", "check"])
def test_a_folder_without_a_project_is_named_in_a_sentence(command: str, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("x", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "nowhere", note, tmp_path / "empty"):
        done = run(command, "--project", str(folder))
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.startswith("kbdesk: ")
        assert str(folder) in done.stderr
        assert "Traceback" not in done.stderr
        assert done.stderr.count("\n") == 1


def test_check_of_a_sound_project_ends_with_zero(project: Path) -> None:
    done = run("check", "--project", str(project))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_check_prints_problems_and_ends_with_one(project: Path) -> None:
    page = project / "knowledge" / "concepts" / "ebb.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n[gone](gone.md)\n", encoding="utf-8")
    done = run("check", "--project", str(project))
    assert done.returncode == 1
    assert done.stdout.startswith("concept/ebb:")
    assert "broken link to" in done.stdout


def test_standard_output_of_mcp_carries_nothing_but_the_protocol(project: Path) -> None:
    def message(**parts: object) -> str:
        return json.dumps({"jsonrpc": "2.0", **parts}) + "\n"

    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "bare", "version": "1"}}
    given = (
        message(id=1, method="initialize", params=hello)
        + message(method="notifications/initialized")
        + message(id=2, method="tools/call", params={"name": "knowledge_check", "arguments": {}})
    )
    done = run("mcp", "--project", str(project), given=given)
    answers = {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}
    assert done.returncode == 0
    assert answers[1]["result"]["protocolVersion"] == "2025-06-18"
    assert answers[1]["result"]["serverInfo"]["name"] == "kbdesk"
    assert set(answers) == {1, 2}  # the second may say that the client left before it was done


def test_an_interrupt_ends_mcp_at_once(project: Path) -> None:
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "bare", "version": "1"}}
    with subprocess.Popen(
        [sys.executable, "-m", "kbdesk", "mcp", "--project", str(project)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdin
        assert server.stdout
        assert server.stderr
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}) + "\n")
        server.stdin.flush()
        assert json.loads(server.stdout.readline())["id"] == 1
        server.send_signal(signal.SIGINT)
        assert server.wait(10) != 0
        assert "Traceback" not in server.stderr.read()


def test_mcp_does_not_load_qt_and_the_check_loads_neither(project: Path) -> None:
    script = (
        "import sys; from kbdesk.cli import main; code = main(sys.argv[1:]);"
        "print(code, sorted({name.partition('.')[0] for name in sys.modules} & {'PySide6', 'mcp'}), file=sys.stderr)"
    )

    def loaded(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            input="",
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
        return done.stderr.strip()

    assert loaded("mcp", "--project", str(project)) == "0 ['mcp']"
    assert loaded("check", "--project", str(project)) == "0 []"


def test_problems_and_errors_are_lines() -> None:
    assert cli.line(Problem("broken_link", "concept/a", "gone.md", 12)) == "concept/a:12: broken link to gone.md"
    assert cli.line(Problem("orphan", "concept/a")) == "concept/a: no page links to it"
    assert cli.line(Problem("unreadable", "concept/a", detail="not UTF-8")) == "concept/a: cannot be read (not UTF-8)"
    assert cli.sentence(NotFound("There is no such page.", "concept/a", "Look again.")) == (
        "concept/a: There is no such page. Look again."
    )
    assert "process 12" in cli.sentence(Busy("/project", "process 12"))
