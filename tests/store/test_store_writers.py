"""A short run of several writers on the same pages, and of the death of one that holds the lock."""

from __future__ import annotations

import sys

import pytest

from tests.store.processes import told_by

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the harness forks")


def test_what_several_write_to_the_same_pages_is_all_there_and_in_the_journals_order() -> None:
    assert "operations 160, lost 0, torn 0, crashed 0" in told_by("writers", "--writers", "4", "--deeds", "40")


def test_a_writer_that_dies_with_the_lock_blocks_nobody() -> None:
    told = told_by("holders", "--kills", "15")
    assert "lost 0, torn 0, crashed 0" in told
    assert int(told.partition("kills ")[2].partition(",")[0]) > 10  # one may be done before it is to be killed


def test_what_other_programs_change_is_noticed_once_however_they_do_it() -> None:
    assert "lost 0, torn 0, crashed 0" in told_by("foreign", "--rounds", "1").splitlines()[-1]
