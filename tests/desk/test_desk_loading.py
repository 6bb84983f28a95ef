"""What the reader shows of a body: without the title and the notice that its head shows already."""

from __future__ import annotations

import time

import pytest

from kbdesk.desk.reader.loading import body_without_title
from kbdesk.project.values import Page, PageRow


def page(body: str, title: str = "Spring tides", notice: str = "") -> Page:
    return Page(PageRow("concept/a", "concept", "a", title, "", "active", ""), (), body, body, (), (), notice=notice)


@pytest.mark.parametrize(
    "body",
    [
        "# Spring tides\n\nText.",
        "\ufeff\n\n#  Spring tides ##\nText.",
        "# Spring *tides*\r\n\r\nText.",
        "<!-- made by an agent -->\n<!-- twice -->\n# Spring tides\n\nText.",
    ],
)
def test_a_heading_that_is_the_title_is_left_out(body: str) -> None:
    assert body_without_title(page(body)).strip() == "Text."


def test_another_heading_stays() -> None:
    assert body_without_title(page("# Height\n\nText.")).startswith("# Height")
    assert body_without_title(page("## Spring tides\n\nText.")).startswith("## Spring")


def test_the_notice_is_left_out_since_the_banner_says_it() -> None:
    body = "> Retired on 2026-01-02: wrong. Don't rely on what it says.\n\n# Spring tides\n\n> A quote.\n"
    shown = body_without_title(page(body, notice="Retired on 2026-01-02: wrong. Don't rely on what it says."))
    assert shown.strip() == "> A quote."


def test_many_comments_take_no_time() -> None:
    before = time.perf_counter()
    body_without_title(page("<!-- a -->" * 20_000))
    assert time.perf_counter() - before < 1
