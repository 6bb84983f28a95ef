"""The quick ones of the traps; all of them are run by `python -m tests.store.hostile`."""

from __future__ import annotations

import pytest

pytest.importorskip("resource", reason="this system measures no memory")

from tests.store.hostile import tried
from tests.store.traps import CASES

QUICK = (
    "yaml aliases that explode",
    "yaml list in list, 49,000 deep and closed",
    "yaml map in map, 100,000 deep",
    "a page of 100 MB",
    "links and pipes among pages",
    "links and pipes among originals",
    "a page with a second name outside",
    "the state folder is a link",
    "lock in the state folder is a link",
    "holder has a second name outside",
    "the knowledge folder is a link, or named by the settings",
    "docx: entities that explode",
    "pptx: one part named 15,000 times",
    "xlsx: xml 100,000 deep",
    "docx: tables in tables, 2,000 deep",
    "pdf: a form that draws itself",
    "html: a comment that never ends",
)


@pytest.mark.parametrize("name", QUICK)
def test_what_is_made_to_harm_is_refused_or_bounded(name: str) -> None:
    answer = tried(name)

    assert answer["fault"] == ""
    assert answer["seconds"] < CASES[name].seconds
