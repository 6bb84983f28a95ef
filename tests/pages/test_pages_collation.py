"""Titles sort as Unicode's root collation has them, by the short way for ASCII too."""

from __future__ import annotations

import pyuca
from hypothesis import given
from hypothesis import strategies as st

from kbdesk.pages.collation import sort_key

COLLATOR = pyuca.Collator()
TITLES = st.text(st.characters(codec="ascii"), max_size=12) | st.text("abé Ñ潮-_'9", max_size=6)


@given(TITLES, TITLES)
def test_keys_sort_as_the_collation(one: str, other: str) -> None:
    ours, theirs = (sort_key(one), sort_key(other)), (COLLATOR.sort_key(one), COLLATOR.sort_key(other))
    assert ours[0] == b"".join(weight.to_bytes(2, "big") for weight in theirs[0])
    assert (ours[0] < ours[1]) == (theirs[0] < theirs[1])
