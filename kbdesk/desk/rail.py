"""The rail: the rooms of the desk as a column of buttons, with how many things wait in each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import ToolButton
from kbdesk.desk.roomlist import ROOMS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction, QResizeEvent


UNBOUND = (1 << 24) - 1
"""The height up to which a widget may grow when nobody bounds it (Qt's QWIDGETSIZE_MAX)."""
CALM = ("health", "review")
"""Rooms whose count asks for nothing at once."""


class Rail(QWidget):
    """Leads to the rooms. Walking along it with the arrow keys shows them and stays on the rail."""

    room_asked = Signal(str)

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        super().__init__()
        self.setProperty("role", "sunken")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: dict[str, RailButton] = {}
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(look.TIGHT, look.SMALL, look.TIGHT, look.SMALL)
        column.setSpacing(look.TIGHT)
        group = QButtonGroup(self)
        for room in ROOMS:
            made = RailButton(actions[room.command], calm=room.name in CALM)
            made.clicked.connect(partial(self._ask, room.name))
            group.addButton(made)
            self.buttons[room.name] = made
            column.addWidget(made)
        column.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Come closer where the rooms' names have no room else, or leave them out; the tips still tell them."""
        super().resizeEvent(event)
        buttons = list(self.buttons.values())
        high, tall, between = event.size().height(), sum(each.tall() for each in buttons), len(buttons) - 1
        is_roomy = high >= tall + look.TIGHT * between + 2 * look.SMALL
        gap, edge = (look.TIGHT, look.SMALL) if is_roomy else (0, look.TIGHT)
        self._column.setSpacing(gap)
        self._column.setContentsMargins(look.TIGHT, edge, look.TIGHT, edge)
        share = (high - gap * between - 2 * edge) // len(buttons)
        fits = high >= tall + gap * between + 2 * edge
        is_named = fits or share >= max(each.least() for each in buttons)
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if is_named else Qt.ToolButtonStyle.ToolButtonIconOnly
        # Where even the icons have no room, they come closer and are made smaller.
        side = look.scaled(look.SIDES["rail"])
        for each in buttons:
            each.setToolButtonStyle(style)
            each.come_close(on=is_named and not fits)
            each.setIconSize(QSize(share, share) if share < side else QSize())
            each.setMaximumHeight(share if not fits else UNBOUND)

    def _ask(self, name: str, _checked: bool = False) -> None:
        self.room_asked.emit(name)

    def mark(self, name: str) -> None:
        """Mark the room that is shown; the tab key comes to that one, the arrow keys to the others."""
        marked = self.buttons[name]
        marked.setChecked(True)
        for each in self.buttons.values():
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if each is marked else Qt.FocusPolicy.NoFocus)

    def count(self, name: str, waiting: int) -> None:
        """Say how many things wait in a room."""
        self.buttons[name].set_count(waiting)


class RailButton(ToolButton):
    """A room on the rail: its icon, its name below, and how many things wait there."""

    def __init__(self, action: QAction, *, calm: bool) -> None:
        super().__init__()
        self.setIcon(action.icon())
        self.setText(action.iconText())
        self.setCheckable(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setFont(look.font("caption"))
        self.setAccessibleName(action.iconText())
        self.setToolTip(action.toolTip())
        self.setProperty("role", "rail")
        self.setMinimumWidth(76)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._count = QLabel(self)
        self._count.setProperty("role", "badge_calm" if calm else "badge")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count.hide()

    def tall(self) -> int:
        """Return how tall it is with its name below its icon, in pixels."""
        return self._within() + 2 * look.SMALL + look.TIGHT

    def least(self) -> int:
        """Return how tall it is at least with its name below its icon, in pixels."""
        return self._within() + look.TIGHT

    def _within(self) -> int:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return self.iconSize().height() + words.height()

    def come_close(self, *, on: bool) -> None:
        """Leave nothing above its icon and below its name, or leave room again."""
        if bool(self.property("close")) != on:
            self.setProperty("close", on)
            self.style().unpolish(self)
            self.style().polish(self)

    def set_count(self, count: int) -> None:
        """Show how many things wait in the room."""
        self._count.setText(number(count) if count < 100 else "99+")
        self._count.setVisible(count > 0)
        self._place_count()
        name = self.text()
        self.setAccessibleName(said_of(name, number(count)) if count else name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._place_count()

    def _place_count(self) -> None:
        self._count.ensurePolished()
        self._count.setMinimumWidth(0)
        self._count.adjustSize()
        self._count.setMinimumWidth(self._count.height())
        self._count.adjustSize()
        self._count.move(self.width() - self._count.width() - look.TIGHT, look.TIGHT)
