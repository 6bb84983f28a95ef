"""What the desk says of numbers, of one's own doing, of notices and of links within a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont

from kbdesk.desk import amounts
from kbdesk.desk.editor.loading import Elsewhere
from kbdesk.desk.editor.words import changed_by
from kbdesk.desk.versions.words import told as told_of_version
from kbdesk.pages.mentions import line_around
from kbdesk.pages.notices import with_one_stop
from kbdesk.plan import Actor
from kbdesk.project.values import PageVersion

if TYPE_CHECKING:
    from kbdesk.desk.window import Window

ME = Actor("person", "root")
WARNINGS = ("concept/ebb: merged with a change.", "concept/flood: merged with a change.")


@pytest.mark.parametrize(
    ("share", "told"),
    [(0, "0%"), (0.004, "1%"), (1 / 6, "17%"), (0.125, "13%"), (0.999, "99%"), (1, "100%")],
)
def test_a_share_is_rounded_half_up_and_a_part_is_never_all_or_nothing(share: float, told: str) -> None:
    assert amounts.percent_of(share) == told


def test_who_changed_a_page_themselves_is_told_so(desk: Window) -> None:
    page: Any = desk.rooms

    def told(actor: Actor, operation: str) -> str:
        return changed_by(Elsewhere(page, actor, "2026-11-30T10:00:00.000Z", operation), ME)

    assert told(ME, "undo").startswith("You took back a change of this page yourself")
    assert told(ME, "save").startswith("You changed this page yourself")
    assert "Codex (an agent)" in told(Actor("agent", "Codex"), "edit")
    assert "root (an agent)" in told(Actor("agent", "root"), "undo")


def test_a_notice_is_shown_with_one_full_stop() -> None:
    wanted = "Retired on 2026-11-30: It is what he says. Don't rely on what it says."
    assert with_one_stop(wanted.replace("says. Don't", "says.. Don't")) == wanted
    assert with_one_stop(wanted) == wanted


def test_links_within_a_page_are_told_in_words_and_not_for_longer_than_they_have_the_keys(desk: Window) -> None:
    reader: Any = desk.rooms.reader
    told: list[str] = []
    reader.hovered.connect(told.append)
    for href in ("page:#footnote-2", "page:#footnote-ref-2", "page:concept/tides#springs"):
        reader._hover(QUrl(href))
    assert told == ["Footnote 2", "Back to where the footnote is named", "concept/tides # springs"]


def test_lists_have_room_behind_their_marks(desk: Window) -> None:
    browser = desk.rooms.reader.browser
    browser.show_chunks(["<ul><li>Tide</li></ul><ol><li>First</li></ol>"], "", 0)
    blocks = {}
    block = browser.document().begin()
    while block.isValid():
        blocks[block.text()] = block.charFormat().font().stretch()
        block = block.next()
    assert blocks["Tide"] > QFont.Stretch.Unstretched
    assert blocks["First"] <= QFont.Stretch.Unstretched


def test_the_line_around_a_link_has_no_mark_of_its_emphasis() -> None:
    line = "The *[[Tide]]* rises"
    place = line.index("[["), line.index("]]") + 2
    assert line_around(line, place, "Tide") == ("The Tide rises", (4, 8))


def test_what_is_said_of_a_version_names_not_the_page_that_it_is_of() -> None:
    version = PageVersion(1, "2026-01-01T00:00:00Z", ME, "edit", "To be sure", WARNINGS)
    said = told_of_version(version, "concept/ebb").split("\n")
    assert said == ["To be sure", "Merged with a change.", "concept/flood: merged with a change."]
