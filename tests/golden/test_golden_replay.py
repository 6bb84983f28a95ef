"""The original's traces, played on kbdesk: the same operations, the same files, but where the original was wrong.

Every difference stands in differences.toml with the fault (../shared/golden/FAULTS.md) or the reason it is right.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.golden.replay import Replay, timeless, today, tree

GOLDEN = Path(__file__).parents[2].parent / "shared" / "golden"
DIFFERENCES = tomllib.loads((Path(__file__).parent / "differences.toml").read_text(encoding="utf-8"))
ONLY_DONE = {"edit", "rewrite", "supersede", "retire", "log", "writeOverview", "tool"}
"""Operations without a value: only whether they are refused is compared."""

pytestmark = pytest.mark.skipif(not GOLDEN.is_dir(), reason="../shared/golden is not beside this checkout")


def scenarios() -> list[str]:
    return sorted(path.name for path in GOLDEN.iterdir() if path.is_dir()) if GOLDEN.is_dir() else []


def outcome(result: dict[str, Any], operation: str, days: list[str]) -> Any:
    if "error" in result or (operation == "tool" and (result["ok"] or {}).get("isError")):
        return "refused"
    if operation in ONLY_DONE:
        return "done"
    return timeless(comparable(operation, result["ok"]), days)


def comparable(operation: str, value: Any) -> Any:
    """Return what both tell of a value: ours has no header fields in lists, sorts backlinks, makes other snippets."""
    if operation == "list":
        keys = ("id", "type", "title", "description", "status")
        return [{key: one[key] for key in keys} for one in value]
    if operation == "search":
        return [one if isinstance(one, str) else one["id"] for one in value]
    if operation == "read" and value:
        kept = {key: value[key] for key in ("id", "type", "slug", "title", "content")}
        return kept | {"linkedFrom": sorted(value["linkedFrom"])}
    if operation == "check":
        return {kind: sorted(json.dumps(one) for one in found) for kind, found in value.items()}
    if operation == "sources.list":
        return [{key: told for key, told in one.items() if told is not None} for one in value]
    return sorted(value) if operation == "tree" else value


def compare(name: str, root: Path) -> dict[str, tuple[Any, Any]]:
    """Play a scenario and return what differs: {"12 edit" or a file's path: (expected, found)}."""
    folder = GOLDEN / name
    scenario = json.loads((folder / "ops.json").read_text(encoding="utf-8"))
    expected = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    days = json.loads((folder / "time.json").read_text(encoding="utf-8"))["day"]
    replay = Replay(root, scenario)
    differing: dict[str, tuple[Any, Any]] = {}
    try:
        for number, (op, result) in enumerate(zip(scenario["ops"], expected, strict=True)):
            found = outcome(replay.play(op), op["op"], today())
            wanted = outcome(result, op["op"], days)
            if found != wanted:
                differing[f"{number} {op['op']}"] = (wanted, found)
    finally:
        replay.close()
    theirs = {path: timeless(text, days) for path, text in tree(folder / "tree").items()}
    ours = {path: timeless(text, today()) for path, text in tree(root).items()}
    for path in sorted({timeless(one, days) for one in theirs} | {timeless(one, today()) for one in ours}):
        wanted = next((text for one, text in theirs.items() if timeless(one, days) == path), None)
        found = next((text for one, text in ours.items() if timeless(one, today()) == path), None)
        if wanted != found:
            differing[path] = (wanted, found)
    return differing


@pytest.mark.parametrize("name", scenarios())
def test_scenario_replays_as_the_original_did_where_it_was_right(name: str, tmp_path: Path) -> None:
    declared = DIFFERENCES.get(name, {})
    differing = compare(name, tmp_path)
    unexpected = {key: value for key, value in differing.items() if key not in declared}
    assert unexpected == {}
    assert set(declared) <= set(differing), "a declared difference is none any more"
