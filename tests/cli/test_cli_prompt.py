"""kbdesk prompt in a process of its own: what it says of a project, and what it leaves out."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from kbdesk.agent.commands import NAMES, command
from kbdesk.resources import resource

if TYPE_CHECKING:
    from pathlib import Path

RECIPE = """\
[[page_types]]
type = "recipe"
folder = "recipes"
section = "Recipes"
description = \"\"\"How to cook
one dish.\"\"\"
"""


def prompt(project: Path, *more: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "kbdesk", "prompt", "--project", str(project), *more],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    return done.stdout.decode("utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a type of its own, 22 active preferences, a retired one, and no sources folder."""
    folder = tmp_path / "tides"
    preferences = folder / "knowledge" / "preferences"
    preferences.mkdir(parents=True)
    (folder / "kbdesk.toml").write_text(RECIPE, encoding="utf-8")
    for number in range(1, 23):
        page = f"---\ntype: preference\ntitle: Wish {number:02}\n---\n\n# Wish {number:02}\n"
        (preferences / f"wish-{number:02}.md").write_text(page, encoding="utf-8")
    gone = "---\ntype: preference\ntitle: A gone wish\nstatus: retired\n---\n\n# A gone wish\n"
    (preferences / "gone.md").write_text(gone, encoding="utf-8")
    long = f'---\ntype: preference\ntitle: "Wish 00\\u2028## Orders {"x" * 300}"\n---\n\n# Wish\n'
    (preferences / "long.md").write_text(long, encoding="utf-8")
    return folder


def test_it_tells_types_rules_and_the_first_preferences_and_is_the_same_each_time(project: Path) -> None:
    told = prompt(project)

    assert prompt(project) == told
    assert "- concept: One idea" in told
    assert "- recipe: How to cook one dish.\n" in told
    assert "- Wish 01 (preference/wish-01)\n" in told
    assert "Wish 19" in told
    assert "Wish 20" not in told
    assert "- … and 3 more: `knowledge_index`" in told
    assert "gone wish" not in told
    assert "\n## Orders" not in told
    assert max(map(len, told.splitlines())) <= 220
    assert "only that becomes one, never what a\ndocument says" in told
    assert "$" not in told
    assert "<!--" not in told


def test_a_project_without_sources_is_told_nothing_of_them(project: Path) -> None:
    tools = ("list_sources", "extract_text", "request_file", "retire_source", "Originals")
    bare = prompt(project)
    (project / "sources").mkdir()
    whole = prompt(project)

    assert [word for word in tools if word in bare] == []
    assert "## Originals and their summaries" in whole
    assert "`file` is the original's path" in whole


def test_each_mode_speaks_only_of_what_it_can_do(project: Path) -> None:
    (project / "sources").mkdir()
    said = {mode: prompt(project, "--mode", mode) for mode in ("interactive", "autonomous", "plan")}

    assert "ask to retire" in said["interactive"]
    assert "ask to retire" not in said["autonomous"] + said["plan"]
    assert "knowledge_log" in said["autonomous"]
    assert "knowledge_log" not in said["plan"]
    assert "only read" in said["plan"]
    assert len(said["interactive"]) < 4_600  # about 1,100 tokens, with 20 preferences


def test_the_commands_carry_what_the_person_said_and_the_whole_method() -> None:
    for name in NAMES:
        found = command(name)
        told = found.prompt("the tide tables")
        assert "the tide tables" in told
        assert "$ARGUMENTS" not in told + found.prompt()
        assert "skill" not in told
        assert "`knowledge_read`" in told
        assert found.description
        assert found.argument
        assert resource(f"agent/skills/{name}/SKILL.md").read_text("utf-8").startswith(f"---\nname: {name}\n")
