"""kbdesk connect as a person types it: in a process of its own, in a home folder of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kbdesk.clients.known import CLIENTS

LIMIT = 60
SETTINGS = {
    "claude-code": "tides/.mcp.json",
    "claude-desktop": "home/.config/Claude/claude_desktop_config.json",
    "codex": "home/.codex/config.toml",
    "gemini": "home/.gemini/settings.json",
    "copilot": "home/.copilot/mcp-config.json",
    "vscode": "home/.config/Code/User/mcp.json",
    "cursor": "home/.cursor/mcp.json",
    "windsurf": "home/.codeium/windsurf/mcp_config.json",
    "zed": "home/.config/zed/settings.json",
}
KEYS = {"codex": "mcp_servers", "vscode": "servers", "zed": "context_servers"}
CLAUDE = """\
#!{python}
import json, pathlib, sys
home = pathlib.Path.home()
with (home / "said.txt").open("a") as said:
    print(json.dumps(sys.argv[1:]), file=said)
if sys.argv[1:3] == ["mcp", "add"]:
    at = sys.argv.index("--")
    file = home / ".claude.json"
    entry = {{"type": "stdio", "command": sys.argv[at + 1], "args": sys.argv[at + 2:], "env": {{}}}}
    file.write_text(json.dumps({{"userID": "u", "mcpServers": {{sys.argv[at - 1]: entry}}}}))
if (home / "broken").exists():
    sys.exit("no disk")
"""
"""What Claude Code's own command does to its settings (as seen with 2.1.197)."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if sys.platform != "linux":
        pytest.skip("The settings lie elsewhere; tests/clients has where.")
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    for name in ("XDG_CONFIG_HOME", "CODEX_HOME", "COPILOT_HOME", "CLAUDE_CONFIG_DIR"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tides" / "knowledge" / "concepts").mkdir(parents=True)
    (tmp_path / "tides" / "knowledge" / "index.md").write_text("# Index\n", encoding="utf-8")
    return tmp_path / "tides"


@pytest.fixture
def claude(tmp_path: Path) -> Path:
    """Claude Code's command, as far as it is used here; what it is told stands in `said.txt`."""
    file = tmp_path / "bin" / "claude"
    file.parent.mkdir()
    file.write_text(CLAUDE.format(python=sys.executable), encoding="utf-8")
    file.chmod(0o755)
    return file


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kbdesk", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )


def connect(client: str, project: Path, *more: str) -> subprocess.CompletedProcess[str]:
    done = run("connect", client, "--project", project, *more)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done


def servers(client: str, file: Path) -> dict[str, dict[str, object]]:
    text = file.read_text("utf-8")
    settings = tomllib.loads(text) if client == "codex" else json.loads(text)
    found: dict[str, dict[str, object]] = settings[KEYS.get(client, "mcpServers")]
    return found


def test_every_known_client_is_listed_and_looked_at_here() -> None:
    told = run("connect").stdout
    assert {client.name for client in CLIENTS} == set(SETTINGS)
    assert [line.split()[0] for line in told.splitlines()] == [client.name for client in CLIENTS]


@pytest.mark.parametrize("client", SETTINGS)
def test_a_client_gets_the_server_once(client: str, project: Path, tmp_path: Path) -> None:
    file = tmp_path / SETTINGS[client]

    printed = connect(client, project, "--print").stdout
    assert str(file) in printed
    assert not file.exists()
    assert str(file) in connect(client, project).stdout
    written = file.read_bytes()
    again = connect(client, project / "knowledge").stdout

    entry = servers(client, file)["kbdesk"]
    assert [entry["command"], *entry["args"]][-3:] == ["mcp", "--project", str(project)]
    assert Path(str(entry["command"])).is_absolute()
    assert written.decode().strip() in printed
    assert "already" in again
    assert file.read_bytes() == written
    assert [each.name for each in file.parent.iterdir() if "kbdesk" in each.name] == []


def test_what_is_written_starts_the_server(project: Path, tmp_path: Path) -> None:
    connect("cursor", project)
    entry = servers("cursor", tmp_path / SETTINGS["cursor"])["kbdesk"]
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "bare", "version": "1"}}
    given = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}) + "\n"

    done = subprocess.run(
        [entry["command"], *entry["args"]],
        input=given,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        cwd=tmp_path,
        check=True,
    )

    assert json.loads(done.stdout.splitlines()[0])["result"]["serverInfo"]["name"] == "kbdesk"


def test_comments_order_spacing_and_other_servers_stay_as_they_are(project: Path, tmp_path: Path) -> None:
    file = tmp_path / SETTINGS["zed"]
    head = '// Zed\r\n{\r\n\t"theme": "One // Dark",  /* "context_servers": */\r\n\t"context_servers": {\r\n'
    mine = '\t\t"mine": { "command": "x", "args": ["mcp", "a//b", ",}"] } // keep\r\n\t\t// nothing else'
    tail = '\r\n\t},\r\n\t"vim_mode": true,\r\n}\r\n'
    file.parent.mkdir(parents=True)
    file.write_bytes(f"{head}{mine}{tail}".encode())
    file.chmod(0o600)

    told = connect("zed", project).stdout

    after = file.read_bytes().decode()
    kept = mine.replace(" } // keep", " }, // keep")
    assert after.startswith(head + kept)
    assert after.endswith(tail)
    added = after.removeprefix(head + kept).removesuffix(tail)
    assert added.startswith('\r\n\t\t"kbdesk": {\r\n\t\t\t"command": ')
    assert json.loads("{" + added + "}")["kbdesk"]["args"][-1] == str(project)
    copy = Path(next(line for line in told.splitlines() if "as they were" in line).partition(": ")[2])
    assert copy.read_bytes() == f"{head}{mine}{tail}".encode()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_toml_of_codex_stays_as_it_is_and_an_entry_of_ours_is_brought_up_to_date(
    project: Path, tmp_path: Path
) -> None:
    file = tmp_path / SETTINGS["codex"]
    before = "# mine\nmodel = \"x\"   # the big one\n\n[mcp_servers.docs]\ncommand = 'docs'\n\n[profiles.a]\nb = 1"
    old = f'\n\n[mcp_servers.notes] # ours\ncommand = "/gone/kbdesk"\nargs = ["mcp", "--project", "{project}"]\n'
    rest = "startup_timeout_sec = 30 # slow disk\n\n[tui]\nx = true\n"
    file.parent.mkdir(parents=True)

    file.write_text(before)
    connect("codex", project)
    assert file.read_text().startswith(f"{before}\n\n[mcp_servers.kbdesk]\n")
    file.write_text(before + old + rest)
    connect("codex", project)

    after = file.read_text()
    assert after.startswith(f"{before}\n\n[mcp_servers.notes] # ours\ncommand = ")
    assert after.endswith(rest)
    assert "/gone/" not in after
    found = servers("codex", file)
    assert set(found) == {"docs", "notes"}
    assert found["notes"]["startup_timeout_sec"] == 30
    assert len([each for each in file.parent.iterdir() if ".before-kbdesk" in each.name]) == 2


@pytest.mark.parametrize(
    ("client", "text"),
    [
        ("cursor", '{"mcpServers": {'),
        ("cursor", '{"mcpServers": ["kbdesk"]}'),
        ("vscode", "[]"),
        ("codex", "mcp_servers = 3\n"),
        ("codex", "[mcp_servers\n"),
        ("gemini", '{"name": "\udcff"}'),
    ],
)
def test_settings_that_cannot_be_changed_safely_are_left_alone(
    client: str, text: str, project: Path, tmp_path: Path
) -> None:
    file = tmp_path / SETTINGS[client]
    file.parent.mkdir(parents=True)
    file.write_bytes(text.encode(errors="surrogateescape"))

    done = run("connect", client, "--project", project)

    assert done.returncode == 1
    assert "Nothing was written" in done.stdout
    assert f'"{project}"' in done.stdout
    assert file.read_bytes() == text.encode(errors="surrogateescape")
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_pages_that_no_project_folder_tells_are_served_by_their_own_folder(tmp_path: Path) -> None:
    (tmp_path / "base" / "wiki" / "concepts").mkdir(parents=True)
    (tmp_path / "base" / "wiki" / "index.md").write_text("# Index\n", encoding="utf-8")
    shown = connect("cursor", tmp_path / "base" / "wiki", "--print").stdout
    assert json.dumps(str(tmp_path / "base" / "wiki")) in shown


def test_each_knowledge_base_has_a_name_of_its_own_and_a_link_stays_a_link(project: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.json"
    real.write_text("{}", encoding="utf-8")
    file = tmp_path / SETTINGS["cursor"]
    file.parent.mkdir(parents=True)
    file.symlink_to(real)
    other = tmp_path / "Ébb & Flut"
    (other / "knowledge" / "concepts").mkdir(parents=True)

    connect("cursor", project)
    connect("cursor", other)
    connect("cursor", project, "--mode", "plan")

    assert file.is_symlink()
    found = servers("cursor", real)
    arguments = {name: " ".join(entry["args"]) for name, entry in found.items()}
    assert {name: words[words.index("mcp --project") :].split(" ", 2)[2] for name, words in arguments.items()} == {
        "kbdesk": f"{project} --mode plan",
        "kbdesk-ebb-flut": str(other),
    }


def test_claude_code_is_told_with_its_own_command(claude: Path, project: Path, home: Path) -> None:
    old = {"command": "/gone/kbdesk", "args": ["mcp", "--project", str(project)]}
    (home / ".claude.json").write_text(json.dumps({"mcpServers": {"notes": old}}), encoding="utf-8")

    printed = connect("claude-code", project, "--print").stdout
    assert not (home / "said.txt").exists()
    connect("claude-code", project)
    again = connect("claude-code", project).stdout

    said = [json.loads(line) for line in (home / "said.txt").read_text("utf-8").splitlines()]
    assert said[0] == ["mcp", "remove", "--scope", "user", "notes"]
    assert said[1][:6] == ["mcp", "add", "--scope", "user", "notes", "--"]
    assert said[1][-3:] == ["mcp", "--project", str(project)]
    assert len(said) == 2
    assert "claude mcp add --scope user notes -- " in printed
    assert "already" in again
    assert not (project / ".mcp.json").exists()


def test_a_command_that_fails_is_told_with_what_to_type(claude: Path, project: Path, home: Path) -> None:
    (home / "broken").touch()

    done = run("connect", "claude-code", "--project", project)

    assert done.returncode == 2
    assert "no disk" in done.stderr
    assert f"{claude} mcp add --scope user kbdesk -- " in done.stderr


def test_the_plugin_serves_the_folder_and_stands_in_for_the_plain_server(project: Path, home: Path) -> None:
    plugin = home / ".claude" / "skills" / "kbdesk"
    (project / "sources").mkdir(exist_ok=True)

    connect("claude-code", project, "--plugin", "--print")
    assert not plugin.exists()
    told = connect("claude-code", project, "--plugin").stdout
    (plugin / "commands" / "ingest.md").write_text("old", encoding="utf-8")
    connect("claude-code", project, "--plugin")
    plain = connect("claude-code", project).stdout

    assert "/kbdesk:ingest" in told
    assert "already" in plain
    files = {file.relative_to(plugin).as_posix() for file in plugin.rglob("*") if file.is_file()}
    assert files == {
        ".claude-plugin/plugin.json",
        ".mcp.json",
        *(f"commands/{name}.md" for name in ("ingest", "query", "lint")),
        *(f"skills/{name}/SKILL.md" for name in ("ingest", "query", "lint")),
    }
    assert json.loads((plugin / ".claude-plugin" / "plugin.json").read_text("utf-8"))["name"] == "kbdesk"
    assert servers("claude-code", plugin / ".mcp.json")["kbdesk"]["args"][-1] == str(project)
    assert (plugin / "commands" / "ingest.md").read_text("utf-8") != "old"
    assert not (project / ".mcp.json").exists()


@pytest.mark.parametrize(
    ("has_sources", "mode", "names"),
    [
        (False, "interactive", ["lint", "query"]),
        (True, "plan", ["ingest", "lint", "query"]),
        (False, "plan", ["lint", "query"]),
    ],
)
def test_the_plugin_has_what_the_knowledge_base_and_the_mode_have(
    project: Path, home: Path, has_sources: bool, mode: str, names: list[str]
) -> None:
    if has_sources:
        (project / "sources").mkdir(exist_ok=True)
    else:
        shutil.rmtree(project / "sources", ignore_errors=True)

    told = connect("claude-code", project, "--plugin", "--mode", mode).stdout

    plugin = home / ".claude" / "skills" / "kbdesk"
    assert sorted(file.stem for file in (plugin / "commands").iterdir()) == names
    assert sorted(file.name for file in (plugin / "skills").iterdir()) == names
    assert ("/kbdesk:ingest" in told) is ("ingest" in names)
    for name in names:
        command = (plugin / "commands" / f"{name}.md").read_text("utf-8")
        skill = (plugin / "skills" / name / "SKILL.md").read_text("utf-8")
        assert command.startswith("---\ndescription: ")
        assert skill.startswith(f"---\nname: {name}\ndescription: ")
        assert "user-invocable: false\n---\n\n# " in skill
        if mode == "plan":
            assert not re.search("knowledge_(create|edit|log|supersede)|save_to|download_to", command + skill)
            assert name == "query" or "so this is a plan" in skill
    if not has_sources:
        assert "source" not in "".join(file.read_text("utf-8") for file in plugin.rglob("*.md"))


def test_of_many_changes_the_first_settings_and_the_latest_are_kept(project: Path, tmp_path: Path) -> None:
    file = tmp_path / SETTINGS["cursor"]
    file.parent.mkdir(parents=True)
    file.write_text('{"mine": 1}', encoding="utf-8")
    texts = []

    for mode in ("interactive", "plan", "autonomous", "plan"):
        texts.append(file.read_text("utf-8"))
        connect("cursor", project, "--mode", mode)
    connect("cursor", project, "--mode", "plan")

    copies = sorted(each for each in file.parent.iterdir() if each != file)
    assert [each.name for each in copies] == ["mcp.json.before-kbdesk", "mcp.json.before-kbdesk-latest"]
    assert [each.read_text("utf-8") for each in copies] == [texts[0], texts[-1]]


def test_the_plugin_takes_no_place_that_something_else_has(project: Path, home: Path) -> None:
    mine = home / ".claude" / "skills" / "kbdesk" / "SKILL.md"
    mine.parent.mkdir(parents=True)
    mine.write_text("mine", encoding="utf-8")

    told = connect("claude-code", project, "--plugin").stdout

    assert mine.read_text("utf-8") == "mine"
    assert "kbdesk-tides" in told
    assert (home / ".claude" / "skills" / "kbdesk-tides" / ".mcp.json").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["connect", "emacs", "--project", "tides"], "claude-code, claude-desktop"),
        (["connect", "cursor"], "--project DIR"),
        (["connect", "cursor", "--project", "tides", "--plugin"], "Only claude-code"),
        (["connect", "cursor", "--project", "home"], "no knowledge base"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    arguments: list[str], words: str, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.getcwd())

    done = run(*arguments)

    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
