"""A short form of `python -m tests.review`, over the sample alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import anyio

from tests.review.__main__ import WIKIS, reviewed

if TYPE_CHECKING:
    from pathlib import Path

STEPS = 60
SEED = 1


def test_judged_in_any_order_each_page_is_what_was_not_taken_back_of_it(tmp_path: Path) -> None:
    counted = anyio.run(reviewed, WIKIS["sample"], tmp_path / "wiki", STEPS, SEED)
    assert counted.total() - counted["asked where it was only near"] - counted["refused by the server"] == STEPS
