"""The quick ones of the traps; all of them are run by `python -m tests.store.hostile`."""

from __future__ import annotations

import pytest

pytest.importorskip("resource", reason="this system measures no memory")

from tests.store.hostile import QUICK, tried
from tests.store.traps import CASES


@pytest.mark.parametrize("name", QUICK)
def test_what_is_made_to_harm_is_refused_or_bounded(name: str) -> None:
    answer = tried(name)

    assert answer["fault"] == ""
    assert answer["seconds"] < CASES[name].seconds
