"""What is being written, kept while the rooms are made anew: edited pages, words in lines that filter and search."""

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
    edited, words = before.area.set_down(), set_down(before)

    def go_on(rooms: RoomsView) -> None:
        rooms.area.take_up(edited)
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


def _lines(place: QWidget) -> Sequence[QLineEdit]:
    """Return the lines of a room, in the order in which they were made."""
    lines = place.findChildren(QLineEdit)
    return [line for line in lines if not isinstance(line.parent(), QComboBox | QAbstractSpinBox)]
