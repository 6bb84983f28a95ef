from __future__ import annotations

import sys

import pytest

from tests.store.operations import OPERATIONS
from tests.store.processes import told_by

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the harness forks")
TORN_IN_STAGING = ("edit", "approve a file")


def test_killed_anywhere_in_any_operation_a_project_is_before_or_after() -> None:
    told = told_by("crash", "--seconds", "10", "--kills", "21", *(f"--operation={name}" for name in OPERATIONS))
    assert "lost 0, torn 0, crashed 0" in told.splitlines()[-1]


def test_every_step_of_staging_can_be_the_last() -> None:
    named = (f"--operation={name}" for name in TORN_IN_STAGING)
    told = told_by("crash", "--seconds", "30", "--kills", "0", "--parts", "steps", *named)
    assert "lost 0, torn 0, crashed 0" in told.splitlines()[-1]
