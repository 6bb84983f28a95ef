"""A short run of several writers on the same pages, and of the death of one that holds the lock."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.store.operations import AGENT, PERSON
from tests.store.processes import DONE, FAULT, ended, started, told_by

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.review.values import HunkSpans, Piece

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the harness forks")


def test_what_several_write_to_the_same_pages_is_all_there_and_in_the_journals_order() -> None:
    assert "operations 160, lost 0, torn 0, crashed 0" in told_by("writers", "--writers", "4", "--deeds", "40")


def test_a_writer_that_dies_with_the_lock_blocks_nobody() -> None:
    told = told_by("holders", "--kills", "15")
    assert "lost 0, torn 0, crashed 0" in told
    assert int(told.partition("kills ")[2].partition(",")[0]) > 10  # one may be done before it is to be killed


def test_what_other_programs_change_is_noticed_once_however_they_do_it() -> None:
    assert "lost 0, torn 0, crashed 0" in told_by("foreign", "--rounds", "1").splitlines()[-1]


def test_two_processes_that_accept_the_last_places_of_a_piece_leave_it_judged_once(tmp_path: Path) -> None:
    root = tmp_path / "base"
    Project.create(root)
    project = Project.open(root)
    project.create_pages([Draft("concept", "merged", "Merged", "One.\n\nTwo.\n\nThree.\n")], AGENT)
    for _ in range(5):
        project.accept(_waiting(project), PERSON)
        text = project.page("concept/merged").text
        one, three = (line for line in text.splitlines() if line.startswith(("One", "Three")))
        project.edit_page("concept/merged", [(one, f"{one} More."), (three, f"{three} More.")], (), AGENT)
        piece = next(each for each in _waiting(project) if each.path.endswith("merged.md"))
        hunks = [hunk.spans for hunk in project.difference(piece).hunks if not hunk.is_routine]
        assert len(hunks) == 2
        codes = _at_once(root, piece, hunks)
        assert codes == [DONE, DONE]
        assert piece not in _waiting(project)
        assert project.review_counts().pieces == len(_waiting(project))
    project.close()


def _waiting(project: Project) -> list[Piece]:
    return [one.piece for each in project.review_queue(limit=1000).operations for one in each.pieces]


def _at_once(root: Path, piece: Piece, hunks: list[HunkSpans]) -> list[int]:
    """Let processes accept a hunk each, all beginning at the same moment; return how each ended."""
    ready, go = os.pipe(), os.pipe()

    def accepting(spans: HunkSpans) -> int:
        mine = Project.open(root)
        os.write(ready[1], b".")
        os.close(go[1])
        os.read(go[0], 1)
        return DONE if mine.accept([piece], PERSON, [spans]).judgement else FAULT

    children = [started(partial(accepting, spans)) for spans in hunks]
    for _ in hunks:
        os.read(ready[0], 1)
    os.close(go[1])  # the end of the pipe is told to all at once
    codes = [ended(child) for child in children]
    for handle in (*ready, go[0]):
        os.close(handle)
    return codes
