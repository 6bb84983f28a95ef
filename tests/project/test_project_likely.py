"""The page that was probably meant by a name that none has."""

from __future__ import annotations

import pytest

from kbdesk.project.likely import LikelyPages
from kbdesk.project.values import PageNames

PAGES = LikelyPages(
    PageNames(page, page.partition("/")[0], title, "")
    for page, title in (
        ("concept/spring-tides", "Spring tides"),
        ("concept/pr-5", "PR #5 fix: do not certify C2PA anchors without a key"),
        ("entity/qiantang", "钱塘江潮"),
    )
)


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("spring-tide", ("concept/spring-tides",)),
        ("spring", ("concept/spring-tides",)),
        ("钱塘", ("entity/qiantang",)),
        ("C2PA", ()),
        ("anchors", ()),
    ],
)
def test_a_page_is_likely_where_the_name_is_most_of_its_own(asked: str, meant: tuple[str, ...]) -> None:
    assert PAGES.meant_by([asked]) == meant
