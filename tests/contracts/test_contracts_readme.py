"""What the README tells people to type and look at is there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
COMMANDS = [line.split("#")[0].strip() for kind, text in BLOCKS if kind in ("", "sh") for line in text.splitlines()]
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_two_commands_are_there() -> None:
    assert "python3 packaging/run.py" in COMMANDS
    assert "python3 packaging/run.py test" in COMMANDS


def test_the_set_up_script_knows_its_commands() -> None:
    told = subprocess.run(
        [sys.executable, "packaging/run.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout

    assert "packaging/run.py test" in told


@pytest.mark.parametrize("name", sorted({words[1] for words in map(str.split, COMMANDS) if words[:1] == ["kbdesk"]}))
def test_kbdesk_knows_the_commands_shown(name: str) -> None:
    if not name.isalpha() or not name.islower():
        return
    done = subprocess.run([sys.executable, "-m", "kbdesk", name, "--help"], capture_output=True, text=True, check=False)

    assert done.returncode == 0
    assert f"kbdesk {name}" in done.stdout


def test_the_snippet_for_agents_is_json_and_names_the_command() -> None:
    snippets = [json.loads(text) for kind, text in BLOCKS if kind == "json"]

    assert snippets
    for snippet in snippets:
        server = snippet["mcpServers"]["kbdesk"]
        assert server["args"][-3:-1] == ["mcp", "--project"]


def test_pictures_and_links_into_the_checkout_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", README)

    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_screenshot_is_a_picture() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", README)

    assert pictures
    for picture in pictures:
        assert (ROOT / picture).read_bytes().startswith(PNG)


def test_the_licence_is_named_and_whole() -> None:
    licence = (ROOT / "LICENSE").read_text("utf-8")

    assert "AGPL-3.0-or-later" in README
    assert "GNU AFFERO GENERAL PUBLIC LICENSE" in licence
    assert "END OF TERMS AND CONDITIONS" in licence
