"""Entries that other programs wrote into the list of originals, whatever stands in them; names and files in the way."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.errors import NotFound
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

NUMBER_TOO_LONG = int("9" * 400)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    7,
    10**30,
    NUMBER_TOO_LONG,
    1e308,
    0.5,
    "",
    "abc",
    "\ud800",
    [],
    [1],
    {},
    {"a": []},
)
KEYS = ("hash", "size", "mtimeMs", "addedAt", "changedAt", "origin", "replaces", "derivedFrom")
GOOD: dict[str, Any] = {
    "hash": "0" * 64,
    "size": 3,
    "mtimeMs": 1.5,
    "addedAt": "2026-01-01T00:00:00.000Z",
    "changedAt": "2026-01-01T00:00:00.000Z",
    "origin": {"kind": "manual"},
}


def odd_entries() -> dict[str, Any]:
    """Return entries, each with something odd in it, or without something."""
    found: dict[str, Any] = {"nothing.txt": {}, "null.txt": None}
    for key in KEYS:
        found[f"without {key}.txt"] = {name: value for name, value in GOOD.items() if name != key}
        found |= {f"{key} {number}.txt": {**GOOD, key: value} for number, value in enumerate(ODD)}
    origins = ({**GOOD, "origin": {"kind": kind, "from": place}} for kind in ODD for place in ODD)
    return found | {f"origin of {number}.txt": entry for number, entry in enumerate(origins)}


def listed(root: Path, whole: dict[str, Any]) -> Path:
    place = root / "sources/.agent-kit/sources.json"
    write(place, json.dumps(whole))
    return place


@pytest.mark.parametrize("are_here", [True, False])
def test_what_other_programs_wrote_keeps_nothing_from_working(
    root: Path, opened: Callable[[Path], Project], tmp_path: Path, are_here: bool
) -> None:
    entries = odd_entries()
    retired = [
        {"path": f"gone {name}", "movedTo": f".agent-kit/retired/{name}", "retiredAt": odd, "why": odd, "reason": odd,
         "replacedBy": odd, "entry": entry}
        for (name, entry), odd in zip(entries.items(), ODD * len(entries), strict=False)
    ]  # fmt: skip
    place = listed(root, {"version": 1, "files": entries, "retired": retired})
    if are_here:
        for name in entries:
            write(root / "sources" / name, name)
    write(tmp_path / "new.txt", "abc")
    project = opened(root)
    project.noticed()
    assert {row.path for row in project.source_listing().rows if row.status != "retired"} >= entries.keys() - {
        "null.txt"
    }
    project.kept_sources()
    project.fetch_due()
    project.check()
    project.retired_files()
    project.find_missing((), [tmp_path / "new.txt"])
    one = "size 3.txt"
    (done,) = project.take_in(project.plan_intake([tmp_path / "new.txt"], ""), PERSON)
    assert (done.path, done.error) == ("new.txt", None)
    if not are_here:
        found = project.find_missing([one], [tmp_path / "new.txt"])
        assert [(each.missing, each.same_bytes) for each in found] == [(one, False)]
        for name in ("mtimeMs 5.txt", "mtimeMs 6.txt", one):
            (found_one,) = project.find_missing([name], [tmp_path / "new.txt"])
            project.bring_missing_back(found_one, PERSON)
            assert (root / "sources" / name).read_text(encoding="utf-8") == "abc"
    project.retirement(one)
    project.retire_source(one, "wrong", "It is odd.", None, PERSON)
    kept = json.loads(place.read_text(encoding="utf-8"))["files"]
    assert entries.keys() - kept.keys() == {one, *([] if are_here else ["null.txt"])}
    assert "NaN" not in place.read_text(encoding="utf-8")


def test_a_number_that_is_none_is_not_written_back(root: Path, project: Project, tmp_path: Path) -> None:
    place = root / "sources/.agent-kit/sources.json"
    entry = '{"hash": "12", "size": %s, "mtimeMs": 1, "note": %s}'
    odd = [entry % pair for pair in (("NaN", 1), (1, "-Infinity"), (1, "1e999"), (1, "9" * 5000))]
    files = ", ".join(f'"{number}.txt": {one}' for number, one in enumerate(odd))
    write(place, f'{{"version": 1, "files": {{{files}}}, "retired": []}}')
    write(tmp_path / "new.txt", "abc")
    (arriving,) = project.plan_intake([tmp_path / "new.txt"], "").arriving  # a damaged list keeps nobody from it
    assert arriving.fate == "new"
    assert {one.missing for one in project.find_missing((), [tmp_path])} == set()
    (done,) = project.take_in(project.plan_intake([tmp_path / "new.txt"], ""), PERSON)
    assert (done.path, done.error) == ("new.txt", None)

    def refuse(name: str) -> None:
        raise AssertionError(name)

    kept = json.loads(place.read_text(encoding="utf-8"), parse_constant=refuse)["files"]
    assert {"0.txt", "1.txt", "2.txt"} <= kept.keys()
    assert kept["0.txt"]["hash"] == "12"


def test_a_missing_original_is_found_though_the_list_is_damaged(root: Path, project: Project, tmp_path: Path) -> None:
    project.record_sources(PERSON)
    place = root / "sources/.agent-kit/sources.json"
    (root / "sources/books/tides.txt").rename(tmp_path / "elsewhere.txt")
    place.write_bytes(place.read_bytes().rstrip()[:-1])
    (found,) = project.find_missing((), [tmp_path / "elsewhere.txt"])
    project.bring_missing_back(found, PERSON)
    assert (root / "sources/books/tides.txt").read_text(encoding="utf-8") == "All about tides.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="names that are no UTF-8")
def test_what_is_in_the_way_is_told_and_the_rest_comes_at_once(root: Path, project: Project, tmp_path: Path) -> None:
    place = tmp_path / "Drop"
    for number in range(40):
        write(place / f"{number}.txt", f"text {number}")
    deep = place / ("d" * 120) / ("e" * 120)
    write(deep / f"{'f' * 60}.txt", "too deep")
    with open(os.fsencode(place) + b"/b\xe9ta.txt", "wb") as file:  # a path is no bytes
        file.write(b"old signs")
    intake = project.plan_intake([place], "")
    fates = {one.path: one.fate for one in intake.arriving if one.fate != "new"}
    assert list(fates.values()) == ["unfit", "unfit"]
    assert "Drop/béta.txt" in fates
    (place / "7.txt").unlink()
    write(root / "sources/Drop/9.txt", "another came meanwhile")
    done = project.take_in(intake, PERSON)
    assert {one.arriving.file.name: str(one.error) for one in done if one.error}.keys() == {"7.txt", "9.txt"}
    assert len({one.change for one in done if one.change}) <= 3  # what stands before, between and after them
    assert (root / "sources/Drop/béta.txt").read_bytes() == b"old signs"


KEPT = ".agent-kit/retired/2026-01-01T00-00-00-000Z-a.txt"


def retired(path: str, moved_to: str) -> dict[str, Any]:
    return {"path": path, "movedTo": moved_to, "retiredAt": "2026-01-01T00:00:00.000Z", "why": "wrong", "reason": "x"}


@pytest.mark.parametrize(
    "place", [".agent-kit/sources.json", "b.txt", ".agent-kit/retired/../sources.json", "../knowledge/index.md", ""]
)
def test_a_retired_original_is_read_only_from_the_folder_of_the_retired(
    root: Path, opened: Callable[[Path], Project], place: str
) -> None:
    write(root / "sources/b.txt", "Another original.")
    write(root / "sources" / KEPT, "What was retired.")
    listed(root, {"version": 1, "files": {}, "retired": [retired("z.txt", place), retired("a.txt", KEPT)]})
    project = opened(root)
    for read in (project.extract, project.source_file, project.viewer().open):
        with pytest.raises(NotFound, match="retired original is gone"):
            read("z.txt")
    assert project.extract("a.txt").text == "What was retired."


def test_of_two_records_of_one_file_only_the_one_that_is_restored_goes(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "sources" / KEPT, "What was retired.")
    two = [retired("a.txt", KEPT) | {"mark": 1}, retired("b.txt", KEPT) | {"mark": 2}]
    place = listed(root, {"version": 1, "files": {}, "retired": two})
    opened(root).restore_source("b.txt", PERSON)
    assert (root / "sources/b.txt").read_text(encoding="utf-8") == "What was retired."
    assert json.loads(place.read_text(encoding="utf-8"))["retired"] == two[:1]
