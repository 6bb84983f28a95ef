"""What is being written or chosen, kept while the rooms are made anew: edited pages, words in lines, choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.rooms import RoomsView

FINDER = "finder"
"""Whose lines are no room's: those of the index."""


def carried(before: RoomsView) -> Callable[[RoomsView], None]:
    """End what is being written in rooms; return what goes on with it in others, and enters them."""
    edited, words, chosen = before.area.set_down(), set_down(before), _chosen(before)
    beside = before.links.tabs.currentIndex()

    def go_on(rooms: RoomsView) -> None:
        rooms.area.take_up(edited)
        rooms.links.tabs.setCurrentIndex(beside)
        _choose(rooms, chosen)
        take_up(rooms, words)
        rooms.area.side.enter()

    return go_on


def set_down(rooms: RoomsView) -> dict[str, tuple[str, ...]]:
    """Return what is typed, by the room it stands in."""
    places = {tab.room: tab.widget for tab in rooms.area.all_tabs() if tab.widget is not None and tab.view is None}
    typed = {name: tuple(line.text() for line in _lines(place)) for name, place in places.items()}
    return {name: words for name, words in {**typed, FINDER: (rooms.finder.line.text(),)}.items() if any(words)}


def take_up(rooms: RoomsView, typed: dict[str, tuple[str, ...]]) -> None:
    """Type it again."""
    for name, words in typed.items():
        tab = rooms.area.room_tab(name)
        if name == FINDER:
            rooms.finder.line.setText(words[0])
        elif tab is not None:
            for line, text in zip(_lines(tab.build()), words, strict=False):
                line.setText(text)


def _chosen(rooms: RoomsView) -> dict[str, tuple[object, ...]]:
    """Return what is chosen in the boxes of each room, as what stands for it in any language."""
    places = {tab.room: tab.widget for tab in rooms.area.all_tabs() if tab.widget is not None and tab.view is None}
    return {name: tuple(box.currentData() for box in _boxes(place)) for name, place in places.items()}


def _choose(rooms: RoomsView, chosen: dict[str, tuple[object, ...]]) -> None:
    """Choose it again, where it is offered already."""
    for name, choices in chosen.items():
        tab = rooms.area.room_tab(name)
        if tab is None or not any(choices):
            continue
        for box, data in zip(_boxes(tab.build()), choices, strict=False):
            at = box.findData(data) if data is not None else -1
            if at not in (-1, box.currentIndex()):
                box.setCurrentIndex(at)
                box.activated.emit(at)


def _boxes(place: QWidget) -> Sequence[QComboBox]:
    """Return the boxes of a room that offer choices, in the order in which they were made."""
    return [box for box in place.findChildren(QComboBox) if not box.isEditable()]


def _lines(place: QWidget) -> Sequence[QLineEdit]:
    """Return the lines of a room, in the order in which they were made."""
    lines = place.findChildren(QLineEdit)
    return [line for line in lines if not isinstance(line.parent(), QComboBox | QAbstractSpinBox)]
