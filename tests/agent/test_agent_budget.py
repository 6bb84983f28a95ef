"""A lint over 33 pages and an ingest that touches nine keep to their calls and tokens (see tests/bench/scripts.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.project.project import Project
from tests.bench import scripts
from tests.bench.parts.tokens import INGEST_CALLS, LINT_CALLS, LINT_TOKENS

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_a_lint_over_33_pages_reads_them_all_within_its_calls_and_tokens(tmp_path: Path) -> None:
    root = scripts.wiki(tmp_path / "base")
    session = await scripts.play(scripts.lint, root)
    assert len(session.calls) <= LINT_CALLS
    assert session.answers <= LINT_TOKENS / 3
    project = Project.open(root)
    rows = project.rows()
    assert len(rows) == 33
    assert sum("Looked over." in project.page(row.id).text for row in rows) == 12
    project.close()


async def test_an_ingest_of_one_original_takes_five_calls_and_is_one_operation(tmp_path: Path) -> None:
    root = scripts.wiki(tmp_path / "base")
    session = await scripts.play(scripts.ingest, root)
    assert len(session.calls) <= INGEST_CALLS
    project = Project.open(root)
    summary = project.page("summary/tide-mills-notes")
    assert {link.source for link in summary.backlinks} == set(scripts.FED)
    entry = project.log()[0]
    assert entry.operation == "ingest"
    assert set(entry.pages) == {"summary/tide-mills-notes", *scripts.FED}
    (operation, *_) = project.operations()
    assert [change.operation for change in operation.changes] == ["create", "edit"]
    project.close()
