"""One setting as a row: its name, what it does, what it is set to."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QWheelEvent

T = TypeVar("T")
BESIDE = 26
"""How many letters wide the controls are."""
TICK = 28
"""Pixels from the edge of a check box to its words."""


class Row(QFrame):
    """A control with its name at the left, or above it, and below the name what it does."""

    def __init__(self, title: str, told: str, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self._words = [title, told]
        control.setAccessibleName(title)
        control.setAccessibleDescription(told)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, look.TIGHT, 0, look.TIGHT)
        self.told = label(told, "caption", wrap=True)
        if not told:
            self.told.hide()
        row.setSpacing(look.WIDE)
        names = QVBoxLayout()
        names.setSpacing(2)
        row.addLayout(names, 1)
        if isinstance(control, QCheckBox):
            control.setText(title)
            names.addWidget(control)
            self.told.setIndent(TICK)
        else:
            name = QLabel(title)
            name.setWordWrap(True)
            name.setBuddy(control)
            names.addWidget(name)
            control.setMinimumWidth(control.fontMetrics().averageCharWidth() * BESIDE)
            # One that gives way to all else would be laid out beyond the edge.
            control.setSizePolicy(QSizePolicy.Policy.Preferred, control.sizePolicy().verticalPolicy())
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignTop)
        names.addWidget(self.told)

    def fits(self, words: Sequence[str]) -> bool:
        """Whether all of these words, in small letters, stand in it or among what it can be set to."""
        told = list(self._words)
        if isinstance(self.control, QComboBox):
            told += [self.control.itemText(at) for at in range(self.control.count())]
        text = "\n".join(told).casefold()
        return all(word in text for word in words)

    def also(self, *words: str) -> None:
        """Let it be found by these words too."""
        self._words += words


class Combo(QComboBox):
    """A choice among a few. The wheel changes it only when it has the focus: whoever scrolls past changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def choice(options: Sequence[tuple[T, str]], now: T, chosen: Callable[[T], object]) -> Combo:
    """Make a choice among a few values, each with its words; `chosen` is told another one."""
    made = Combo()
    for _, words in options:
        made.addItem(words)
    values = [value for value, _ in options]
    made.setCurrentIndex(values.index(now) if now in values else 0)
    made.activated.connect(lambda at: chosen(values[at]))
    return made


def switch(on: bool, turned: Callable[[bool], object]) -> QCheckBox:
    """Make something that is on or off; `turned` is told when that changes."""
    made = QCheckBox()
    made.setChecked(on)
    made.toggled.connect(turned)
    return made
