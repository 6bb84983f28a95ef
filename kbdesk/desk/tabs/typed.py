"""What is being written or chosen, kept while the rooms are made anew: edited pages, words in lines, choices."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.rooms import RoomsView

    Typed = dict[str, tuple[str, ...]]
    """Words in lines, by the room they stand in."""
    Chosen = dict[str, tuple[object, ...]]
    """What is chosen in boxes, by the room they stand in."""

FINDER = "finder"
"""Whose lines are no room's: those of the index."""


def carried(before: RoomsView) -> Callable[[RoomsView], None]:
    """End what is being written in rooms; return what goes on with it in others, a room a turn, and enters them."""
    edited, words, chosen = before.area.set_down(), _set_down(before), _chosen(before)
    beside = before.links.tabs.currentIndex()

    def go_on(rooms: RoomsView) -> None:
        rooms.area.take_up(edited)
        rooms.links.tabs.setCurrentIndex(beside)
        named = (name for name in {**words, **chosen} if name in words or any(chosen[name]))
        _go_on_through(rooms, deque(named), words, chosen)

    return go_on


def _go_on_through(rooms: RoomsView, names: deque[str], words: Typed, chosen: Chosen) -> None:
    """Choose and type again in these rooms, each in a turn of its own since it is built for that; then enter them."""
    QTimer.singleShot(0, rooms, partial(_go_through, rooms, names, words, chosen))


def _go_through(rooms: RoomsView, names: deque[str], words: Typed, chosen: Chosen) -> None:
    if not rooms.is_live:
        return
    if not names:
        rooms.area.side.enter()
        return
    name = names.popleft()
    _choose(rooms, name, chosen.get(name, ()))
    _take_up(rooms, name, words.get(name, ()))
    _go_on_through(rooms, names, words, chosen)


def _set_down(rooms: RoomsView) -> Typed:
    """Return what is typed, by the room it stands in."""
    places = {tab.room: tab.widget for tab in rooms.area.all_tabs() if tab.widget is not None and tab.view is None}
    typed = {name: tuple(line.text() for line in _lines(place)) for name, place in places.items()}
    return {name: words for name, words in {**typed, FINDER: (rooms.finder.line.text(),)}.items() if any(words)}


def _take_up(rooms: RoomsView, name: str, words: Sequence[str]) -> None:
    """Type it again."""
    tab = rooms.area.room_tab(name)
    if name == FINDER:
        rooms.finder.line.setText(words[0])
    elif words and tab is not None:
        for line, text in zip(_lines(tab.build()), words, strict=False):
            line.setText(text)


def _chosen(rooms: RoomsView) -> Chosen:
    """Return what is chosen in the boxes of each room, as what stands for it in any language."""
    places = {tab.room: tab.widget for tab in rooms.area.all_tabs() if tab.widget is not None and tab.view is None}
    return {name: tuple(box.currentData() for box in _boxes(place)) for name, place in places.items()}


def _choose(rooms: RoomsView, name: str, choices: Sequence[object]) -> None:
    """Choose it again, where it is offered already."""
    tab = rooms.area.room_tab(name)
    if tab is None or not any(choices):
        return
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
