"""The commands of tabs: which is in front, which are closed, and the two sides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.rooms import RoomsView
    from kbdesk.desk.window import Window


class TabCommands:
    """What these commands do in a window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        acts: dict[str, Callable[[RoomsView], object]] = {
            "tab.new": lambda rooms: rooms.switch_page(new_tab=True),
            "tab.close": lambda rooms: rooms.area.close_tab(),
            "tab.close_others": lambda rooms: rooms.area.close_others(),
            "tab.close_right": lambda rooms: rooms.area.close_right(),
            "tab.reopen": lambda rooms: rooms.area.reopen(),
            "tab.next": lambda rooms: rooms.area.side.step(1),
            "tab.previous": lambda rooms: rooms.area.side.step(-1),
            "tab.split": lambda rooms: rooms.area.split(),
            "tab.move_over": lambda rooms: rooms.area.move_over(),
            "tab.cross": lambda rooms: rooms.area.cross(),
            "tab.go_last": lambda rooms: rooms.area.side.select(-1),
        }
        for number in range(1, 9):
            acts[f"tab.go_{number}"] = partial(_go_to, number - 1)
        return {name: partial(self._act, act) for name, act in acts.items()}

    def _act(self, act: Callable[[RoomsView], object]) -> None:
        if self._window.rooms is not None:
            act(self._window.rooms)


def _go_to(at: int, rooms: RoomsView) -> None:
    rooms.area.side.select(at)
