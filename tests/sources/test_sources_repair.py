from __future__ import annotations

import json
import os

import pytest

from kbdesk.sources import repair
from kbdesk.sources.manifest import PATH


def aside(project):
    folder = project.root / "sources/.agent-kit"
    return [folder / name for name in sorted(os.listdir(folder)) if ".broken-" in name]


@pytest.mark.parametrize(
    "data", [b"", b"null", b"[]", b'"x"', b"\xff", b'{"files": {"b.txt": {"hash', b'{"retired": {}}']
)
def test_a_broken_manifest_is_set_aside_under_a_dated_name_and_rebuilt(project, data):
    """The original counts it as empty and writes over it (FAULTS 2, scenario 43)."""
    os.utime(project.put("sources/a.txt", "a"), ns=(0, 1_700_000_000_000_000_000))
    project.put(f"sources/{PATH}", data)
    assert repair.broken(project.snapshot()) is not None
    project.commit(repair.set_aside(project.snapshot(), project.now))
    (kept,) = aside(project)
    assert kept.name == "sources.json.broken-2026-11-30T05-34-02-239Z"
    assert kept.read_bytes() == data
    assert repair.broken(project.snapshot()) is None
    source = project.source("a.txt")
    assert source.recorded
    assert source.changed_at == "2023-11-14T22:13:20.000Z"


def test_entries_and_records_that_can_still_be_read_are_kept(project):
    for name in ("a", "b", "c", "d"):
        project.put(f"sources/{name}.txt", name)
    project.record()
    project.retire("a.txt", reason="the first")
    project.later()
    project.retire("b.txt", reason="the second")
    whole = project.manifest_bytes()
    project.put(f"sources/{PATH}", whole[: whole.index(b"the second")])
    listed = project.states()
    assert listed == [("c.txt", "present"), ("d.txt", "present"), ("a.txt", "retired")]
    project.commit(repair.set_aside(project.snapshot(), project.later()))
    again = json.loads(project.manifest_bytes())
    before = json.loads(whole)
    assert again["files"] == before["files"]
    assert again["retired"][0] == before["retired"][0]
    assert again["retired"][1]["path"] == "b.txt"
    assert again["retired"][1]["movedTo"] == before["retired"][1]["movedTo"]
    assert again["retired"][1]["retiredAt"] == before["retired"][1]["retiredAt"]


def test_two_broken_ones_in_the_same_millisecond_are_both_kept(project):
    for data in (b"[1]", b"[2]"):
        project.put(f"sources/{PATH}", data)
        project.commit(repair.set_aside(project.snapshot(), project.now))
    assert {file.read_bytes() for file in aside(project)} == {b"[1]", b"[2]"}


def test_a_file_called_entry_is_not_made_up_out_of_a_torn_record(project):
    project.put("sources/a.txt")
    project.record()
    project.retire("a.txt")
    whole = project.manifest_bytes()
    project.put(f"sources/{PATH}", whole[: whole.rindex(b"}\n  ]")])
    project.commit(repair.set_aside(project.snapshot(), project.now))
    assert project.states() == [("a.txt", "retired")]


def test_a_readable_manifest_is_not_broken(project):
    assert repair.broken(project.snapshot()) is None
    project.put(f"sources/{PATH}", "{}")
    assert repair.broken(project.snapshot()) is None
