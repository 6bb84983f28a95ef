"""Slugs made from titles of any script."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kbdesk.pages.slugs import LONGEST, free, slug_of


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Spring tides", "spring-tides"),
        ("潮汐 力", "chao-xi-li"),
        ("Приливы и отливы", "prilivy-i-otlivy"),
        ("Marées d’équinoxe", "marees-dequinoxe"),
        ("Straße/Œuvre (2)", "strasse-oeuvre-2"),
        ("…", ""),
    ],
)
def test_a_title_becomes_a_slug(title: str, slug: str) -> None:
    assert slug_of(title) == slug


@given(st.text(max_size=200))
def test_a_slug_is_always_one(title: str) -> None:
    slug = slug_of(title)
    assert slug == "" or re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)
    assert len(slug) <= LONGEST


def test_a_slug_that_is_taken_gets_a_number() -> None:
    assert free("moon", {"moon", "moon-2"}.__contains__) == "moon-3"
    assert free("", {""}.__contains__) == ""
