"""Small scenarios of our own: a knowledge folder before, operations, the folder after, byte for byte.

The essentials of the original's traces, with what it got wrong put right. The clock stands at one moment.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.errors import KbdeskError
from kbdesk.pages import edits, standing
from kbdesk.pages.catalogue import index_on_disk
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.types import PageType, merged

if TYPE_CHECKING:
    from kbdesk.plan import Plan

SCENARIOS = Path(__file__).parent / "scenarios"
NOW = datetime(2026, 11, 30, 7, 30, 0, 123_000, tzinfo=UTC)


def files_of(root: Path) -> dict[str, bytes]:
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in root.rglob("*") if file.is_file()}


def pairs(fields: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(fields.items())


def plan(shelf: FileShelf, op: dict[str, Any]) -> Plan:
    match op["op"]:
        case "create":
            drafts = [
                edits.Draft(
                    each["type"], each["slug"], each["title"], each.get("content"), pairs(each.get("fields", {}))
                )
                for each in op["pages"]
            ]
            return edits.create(shelf, drafts)
        case "edit":
            return edits.edit(shelf, op["page"], [(op["old"], op["new"])], pairs(op.get("fields", {})))
        case "rewrite":
            return edits.rewrite(shelf, op["page"], op["content"], pairs(op.get("fields", {})))
        case "supersede":
            return standing.supersede(shelf, op["page"], op["by"], op.get("reason", ""))
        case "retire":
            return standing.retire(shelf, op["page"], op["reason"])
        case "restore":
            return standing.restore(shelf, op["page"])
        case "log":
            return edits.add_log(shelf, op["operation"], op["what"], op.get("pages", ()))
        case other:
            raise AssertionError(other)


def play(folder: Path) -> tuple[dict[str, bytes], list[str]]:
    """Return the files that the operations leave, and how each operation ended."""
    scenario = json.loads((folder / "ops.json").read_text(encoding="utf-8"))
    layout = KitLayout(merged([PageType(**each) for each in scenario.get("types", [])]))
    files = files_of(folder / "before") if (folder / "before").is_dir() else {}
    ends = []
    for op in scenario["ops"]:
        try:
            made = plan(FileShelf(layout, files, lambda: NOW), op)
        except KbdeskError as error:
            ends.append(type(error).__name__)
            continue
        ends.append("done")
        for put in made.puts:
            path = layout.in_knowledge(put.path)
            assert path is not None
            assert put.after is not None
            files[path] = put.after
        shelf = FileShelf(layout, files, lambda: NOW)
        files["index.md"] = index_on_disk(layout.types, shelf.facts.values()).encode()
    return files, ends


@pytest.mark.parametrize("name", sorted(each.name for each in SCENARIOS.iterdir() if each.is_dir()))
def test_operations_leave_exactly_these_files(name: str) -> None:
    folder = SCENARIOS / name
    expected = [op.get("ends", "done") for op in json.loads((folder / "ops.json").read_text(encoding="utf-8"))["ops"]]
    files, ends = play(folder)
    assert ends == expected
    assert files == files_of(folder / "after")
