from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.operations import OPERATIONS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the harness forks")
TORN_IN_STAGING = ("edit", "approve a file")


def harness(*arguments: str) -> str:
    command = [sys.executable, "-m", "tests.store.crash", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_killed_anywhere_in_any_operation_a_project_is_before_or_after() -> None:
    told = harness("--seconds", "10", "--kills", "21", *(f"--operation={name}" for name in OPERATIONS))
    assert "lost 0, torn 0, crashed 0" in told.splitlines()[-1]


def test_every_step_of_staging_can_be_the_last() -> None:
    named = (f"--operation={name}" for name in TORN_IN_STAGING)
    told = harness("--seconds", "30", "--kills", "0", "--parts", "steps", *named)
    assert "lost 0, torn 0, crashed 0" in told.splitlines()[-1]
