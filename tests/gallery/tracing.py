"""The screens that trace and look back: what a page rests on, who wrote it, how the base once stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.flows.walk import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.tracing.trace import TraceSide
    from tests.gallery.stage import Stage

PAGE = "summary/tide-prediction-primer"


def _trace(stage: Stage, page: str, row: int) -> TraceSide:
    """Show what a page rests on, with one of its paragraphs chosen."""
    stage.page(page)
    stage.act("page.trace")
    side = until(lambda: stage.rooms.links.trace, "the view is made")
    until(lambda: side._trace is not None and side._trace.page == page, f"{page} is traced")
    side.list.setCurrentIndex(side.list.model().index(row, 0))
    stage.quiet()
    return side  # type: ignore[no-any-return]


def trace(stage: Stage) -> QWidget:
    _trace(stage, PAGE, 1)
    return stage.window


def trace_lost(stage: Stage) -> QWidget:
    _trace(stage, "entity/sihwa-lake-tidal-power-station", 0)
    return stage.window


def passage(stage: Stage) -> QWidget:
    side = _trace(stage, PAGE, 4)
    until(lambda: side._sought, "the passage is looked for")
    side.open(4)
    return stage.dialog()


def passage_of_text(stage: Stage) -> QWidget:
    side = _trace(stage, "summary/north-sea-flood-notes", 3)
    until(lambda: side._sought, "the passage is looked for")
    side.open(3)
    return stage.dialog()


def authors(stage: Stage) -> QWidget:
    stage.page("concept/tidal-lag")
    stage.act("page.authors")
    side = until(lambda: stage.rooms.links.authors, "the view is made")
    until(lambda: side._found and side.page_id == "concept/tidal-lag", "who wrote it is known")
    side.list.setCurrentIndex(side.list.model().index(1, 0))
    stage.quiet()
    return stage.window


def whole_base(stage: Stage) -> QWidget:
    stage.rooms.links.show_view("links")
    return stage.dialog("project.trace")


def past_chooser(stage: Stage) -> QWidget:
    return stage.dialog("project.past")


SCREENS: tuple[Callable[[Stage], QWidget], ...] = (
    trace,
    trace_lost,
    passage,
    passage_of_text,
    authors,
    whole_base,
    past_chooser,
)
