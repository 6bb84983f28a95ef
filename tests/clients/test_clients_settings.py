"""Where clients keep their settings on each system, and how a text of theirs is changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from kbdesk.clients import json_text
from kbdesk.clients.client import Machine
from kbdesk.clients.connect import connect, connection
from kbdesk.clients.known import CLIENTS, client_named
from kbdesk.clients.server import Server
from kbdesk.errors import Conflict

HOME = Path("/h")
ENTRY = {"command": "/bin/kbdesk", "args": ["mcp", "--project", "/p"]}
KEYS = ("mcpServers", "kbdesk")


@pytest.mark.parametrize(
    ("client", "platform", "environment", "place"),
    [
        ("claude-desktop", "darwin", {}, "/h/Library/Application Support/Claude/claude_desktop_config.json"),
        ("claude-desktop", "win32", {"APPDATA": "/r"}, "/r/Claude/claude_desktop_config.json"),
        ("claude-desktop", "linux", {"XDG_CONFIG_HOME": "/x"}, "/x/Claude/claude_desktop_config.json"),
        ("vscode", "darwin", {}, "/h/Library/Application Support/Code/User/mcp.json"),
        ("vscode", "win32", {}, "/h/AppData/Roaming/Code/User/mcp.json"),
        ("zed", "darwin", {"XDG_CONFIG_HOME": "/x"}, "/h/.config/zed/settings.json"),
        ("zed", "win32", {"APPDATA": "/r"}, "/r/Zed/settings.json"),
        ("codex", "linux", {"CODEX_HOME": "/c"}, "/c/config.toml"),
        ("cursor", "win32", {"APPDATA": "/r"}, "/h/.cursor/mcp.json"),
    ],
)
def test_settings_lie_where_the_system_has_them(
    client: str, platform: str, environment: dict[str, str], place: str
) -> None:
    assert client_named(client).file(Machine(HOME, platform, environment), Path("/p")).as_posix() == place


def test_each_client_says_how_to_try_it_and_where_that_is_written() -> None:
    for client in CLIENTS:
        assert "knowledge base" in client.how_to_try
        assert "{" not in client.how_to_try
        assert client.source.startswith("https://")


def test_settings_changed_at_the_same_moment_are_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / ".cursor" / "mcp.json"
    file.parent.mkdir()
    file.write_text("{}", encoding="utf-8")
    found = connection(client_named("cursor"), Server("/p", "/bin/kbdesk", ()), Machine(tmp_path, "linux", {}))
    file.write_text('{"theirs": 1}', encoding="utf-8")

    with pytest.raises(Conflict):
        connect(found)

    assert file.read_text("utf-8") == '{"theirs": 1}'


VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text('ab"\\/*{}[],: \n\u00e9', max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text('a"/*,}', max_size=4), inner, max_size=3),
    max_leaves=12,
)
ROOTS = some.dictionaries(some.sampled_from(["a", "//", "mcpServers", "b,}"]), VALUES, max_size=4)
NOISE = some.sampled_from(["", " ", "\n", "\r\n\t", "/* } */", "// { ,\n", '/* " */ '])


@settings(max_examples=150, deadline=None)
@given(ROOTS, some.booleans(), some.sampled_from([None, 2, "\t"]), some.data())
def test_an_entry_is_set_and_nothing_else_is_touched(
    root: dict[str, object], has_servers: bool, indent: int | str | None, data: some.DataObject
) -> None:
    root.pop("mcpServers", None)
    if has_servers:
        root["mcpServers"] = data.draw(some.dictionaries(some.sampled_from(["x", "kbdesk"]), VALUES, max_size=2))
    text = with_noise(json.dumps(root, indent=indent, ensure_ascii=False), data)
    text = text if json_text.read(text) == root else json.dumps(root)

    changed = json_text.with_entry(text, KEYS, ENTRY)

    own = dict(root.get("mcpServers", {}))  # type: ignore[call-overload]
    assert json_text.read(changed) == {**root, "mcpServers": {**own, "kbdesk": ENTRY}}
    assert json_text.with_entry(changed, KEYS, ENTRY) == changed
    if "kbdesk" not in own:
        assert is_within(text, changed)


def with_noise(text: str, data: some.DataObject) -> str:
    """Put comments and spaces where JSON has room for them: before and after the signs outside strings."""
    parts = re.split(r'("(?:\\.|[^"\\])*"|[{}\[\],:])', text)
    return data.draw(NOISE) + "".join(part + data.draw(NOISE) if part in "{}[],:" and part else part for part in parts)


def is_within(text: str, changed: str) -> bool:
    """Whether the changed text is the old one with at most three pieces put in."""
    at = 0
    for sign in changed:
        if at < len(text) and text[at] == sign:
            at += 1
    return at == len(text)
