"""The originals: by folder, what was found in them, and the sheets that find missing ones and empty the retired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.flows.walk import until

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.originals.view import OriginalsView
    from tests.gallery.stage import Stage


def _room(stage: Stage) -> OriginalsView:
    stage.room("sources")
    room: OriginalsView = stage.rooms.widget("sources")  # type: ignore[assignment]
    until(lambda: room.model.shelf.rows and not room.examining.is_running, "the originals are examined")
    return room


def sources_by_folder(stage: Stage) -> QWidget:
    room = _room(stage)
    room.table.turn_tree(on=True)
    room.table.fold("papers", closed=True)
    return stage.window


def sources_inside(stage: Stage) -> QWidget:
    room = _room(stage)
    room.table.turn_tree(on=False)
    room.bar.turn_inside(on=True)
    room.search.setText("tide")
    until(lambda: room.inside.model.hits, "something is found")
    return stage.window


def sources_missing(stage: Stage) -> QWidget:
    room = _room(stage)
    room.search.clear()
    room.bar.turn_inside(on=False)
    room.bar.missing_wanted.emit()
    return stage.dialog()


def sources_retired(stage: Stage) -> QWidget:
    _room(stage).bar.retired_wanted.emit()
    return stage.dialog()


SCREENS = (sources_by_folder, sources_inside, sources_missing, sources_retired)
