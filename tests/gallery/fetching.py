"""The screens of originals from the web: one that could not be fetched, and what is asked about such."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk.originals.fetching.scheduling import ScheduleDialog
from kbdesk.desk.originals.fetching.taking import AddressDialog
from kbdesk.journal.fetches import FetchFailure
from kbdesk.sources.failing import answered

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.gallery.stage import Stage

SOURCE = "web/tide-predicting-machines.html"
ADDRESS = "https://brass-and-water.example/tides/machines"


def web_source(stage: Stage) -> QWidget:
    book = stage.session.project._journal.fetches
    error = answered(404, ADDRESS)
    book.schedule(SOURCE, ADDRESS, 90, "2099-01-01T00:00:00.000Z")
    failure = FetchFailure(error.reason, error.what, error.next_step or "")
    book.failed(SOURCE, "2026-11-30T09:00:00.000Z", failure)
    stage.rooms.open_source(SOURCE)
    stage.quiet()
    return stage.window


def add_address(stage: Stage) -> QWidget:
    AddressDialog(stage.session, ADDRESS, "web", stage.window).show()
    stage.quiet()
    return stage.dialog()


def kept_current(stage: Stage) -> QWidget:
    stage.act("sources.kept")
    stage.quiet()
    return stage.dialog()


def schedule(stage: Stage) -> QWidget:
    kept = stage.session.project.kept_source(SOURCE)
    assert kept is not None
    ScheduleDialog(stage.session, kept, stage.window).show()
    return stage.dialog()


SCREENS = (web_source, add_address, kept_current, schedule)
