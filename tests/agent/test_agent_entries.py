"""What an agent may write into the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.agent.entries import concerned, entry
from kbdesk.errors import NotFound, Refused
from kbdesk.plan import Entry

if TYPE_CHECKING:
    from kbdesk.project.project import Project


def test_an_entry_is_one_line_that_can_be_read_again() -> None:
    assert entry(" lint\n", "A\n## [2020-01-01] fake | b") == Entry("lint", "A ## [2020-01-01] fake | b")
    for operation, what, told in (("", "x", "`operation` is empty"), ("lint", " \n", "`what` is empty")):
        with pytest.raises(Refused, match=told):
            entry(operation, what)
    with pytest.raises(Refused, match="one word without"):
        entry("lint | x", "y")


def test_an_entry_names_pages_that_there_are(desk: Project) -> None:
    neap = "concept/neap-tides"
    assert concerned(desk, [f" {neap} ", neap]) == [neap]
    with pytest.raises(NotFound, match="no such page") as one:
        concerned(desk, [neap, "concepts/neap-tides"])
    assert neap in str(one.value.next_step)
    with pytest.raises(NotFound) as several:
        concerned(desk, ["concept/none", neap, "x"])
    assert several.value.where == "concept/none, x"
