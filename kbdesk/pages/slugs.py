"""Slugs made from titles of any script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from anyascii import anyascii

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 80
"""Characters of a slug that is made from a title."""
_SYLLABIC = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def slug_of(title: str) -> str:
    """Return a title as a slug, whatever its script: a-z, digits, single dashes. "" where it has no letter or digit."""
    # One sign of Chinese is a syllable of its own; without a gap they would run together.
    spaced = _SYLLABIC.sub(lambda match: f" {match[0]} ", title)
    plain = re.sub(r"['’]", "", anyascii(spaced)).lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return slug if len(slug) <= LONGEST else slug[: LONGEST + 1].rpartition("-")[0] or slug[:LONGEST]


def free(slug: str, is_taken: Callable[[str], bool]) -> str:
    """Return a slug, with -2, -3 … where it is taken."""
    number, tried = 1, slug
    while slug and is_taken(tried):
        number += 1
        tried = f"{slug}-{number}"
    return tried
