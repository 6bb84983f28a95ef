"""The soak in short: four clients of both eras and both ways to connect, and a desk, on one project."""

from __future__ import annotations

from typing import TYPE_CHECKING

import anyio

from kbdesk.project.sample import copy_sample
from tests.soak.__main__ import examined, first_look, soak

if TYPE_CHECKING:
    from pathlib import Path


def test_four_clients_and_a_desk_work_on_one_project_without_a_fault(tmp_path: Path) -> None:
    root, errors = tmp_path / "tides", tmp_path / "errors.log"
    copy_sample(root)
    first_look(root)
    before = examined(root)
    figures = anyio.run(soak, root, 120, errors)
    assert figures.faults == []
    assert figures.count() == 120
    assert errors.read_text("utf-8") == ""
    assert examined(root) == before
