"""kbdesk doctor and kbdesk journal export, each in a process of its own, and the doctor's words."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kbdesk import cli
from kbdesk.cli.doctor import NAMED, SENTENCES, report
from kbdesk.project.ailments import Ailment, Examination

ROOT = Path(__file__).resolve().parents[2]
DOCTORS = ("doctor", "doctor_sources", "doctor_state", "mending")
TEXT = "---\ntype: concept\ntitle: Ebb\n---\n\n# Ebb\n\nWater goes.\n"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kbdesk", *arguments], input="", capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    page = tmp_path / "tides/knowledge/concepts/ebb.md"
    page.parent.mkdir(parents=True)
    page.write_text(TEXT, encoding="utf-8")
    assert run("check", "--project", str(tmp_path / "tides")).returncode == 1
    return tmp_path / "tides"


def test_a_sound_project_ends_with_zero(project: Path) -> None:
    done = run("doctor", "--project", str(project))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("Sound: 1 pages")


def test_findings_end_with_one_and_a_repair_with_zero(project: Path) -> None:
    (project / "knowledge/concepts/ebb.md").write_text(TEXT + "It comes back.\n", encoding="utf-8")
    found = run("doctor", "--project", str(project))
    assert found.returncode == 1
    assert "Differences\n  knowledge/concepts/ebb.md was changed by another program" in found.stdout
    assert "--repair mends it" in found.stdout
    mended = run("doctor", "--project", str(project), "--repair")
    assert mended.returncode == 0
    assert mended.stdout.startswith("Mended\n  knowledge/concepts/ebb.md")


def test_what_cannot_be_examined_ends_with_two(tmp_path: Path) -> None:
    for arguments in (["--project", str(tmp_path)], ["--project", str(tmp_path / "nowhere")], []):
        done = run("doctor", *arguments)
        assert done.returncode == 2
        assert done.stdout == ""
        assert "Traceback" not in done.stderr


def test_every_finding_has_a_sentence() -> None:
    sources = [(ROOT / f"kbdesk/project/{name}.py").read_text("utf-8") for name in DOCTORS]
    named = {kind for text in sources for kind in re.findall(r'"([a-z]+(?:_[a-z]+)*)"', text)}
    told = {kind for text in sources for kind in re.findall(r'\.(?:damage|difference|note)\("([a-z_]+)"', text)}
    assert len(told) > 15
    assert told <= set(SENTENCES)
    assert set(SENTENCES) <= named


def test_many_findings_of_a_kind_are_counted() -> None:
    ailments = [Ailment("difference", "leftover", f"f{number}", mendable=True) for number in range(NAMED + 5)]
    lines = list(report(Examination("/x", (*ailments, Ailment("note", "never_opened")))))
    assert "  … and 5 more of this kind." in lines
    assert lines[lines.index("To know") + 1].startswith("  The project was not opened")
    assert lines[-1].startswith("15 findings in")


def test_the_journal_is_exported(project: Path, tmp_path: Path) -> None:
    place = tmp_path / "out.jsonl"
    done = run("journal", "export", "--project", str(project), str(place))
    assert done.returncode == 0
    assert "1 texts" in done.stdout
    assert {json.loads(line)["kind"] for line in place.read_text("utf-8").splitlines()} == {"journal", "file", "text"}
    again = run("journal", "export", "--project", str(project), str(place))
    assert again.returncode == 2
    assert "stands at this path already" in again.stderr


@pytest.mark.parametrize("arguments", [["journal"], ["journal", "export"], ["journal", "nothing"]])
def test_bad_usage_of_the_journal_ends_with_two(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "usage: kbdesk journal" in done.stderr


def test_the_doctor_loads_neither_qt_nor_mcp(project: Path) -> None:
    script = (
        "import sys; from kbdesk.cli import main; main(sys.argv[1:]);"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'PySide6', 'mcp'}), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "doctor", "--project", str(project)], capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == "[]"
    assert "kbdesk doctor --project" in cli.MORE
