"""How much of the graph is shown: all pages, or those up to some links away from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import quoted
from kbdesk.desk.parts import ElidedLabel, ToolButton, button

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

STEPS = (1, 2, 3)


class Steps(QWidget):
    """How many links away: three buttons, one of them pressed."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for steps in STEPS:
            step: QToolButton = ToolButton()
            step.setText(QLocale().toString(steps))
            step.setCheckable(True)
            step.setChecked(steps == 1)
            name = self.tr("Pages up to this many links away: %1").replace("%1", QLocale().toString(steps))
            step.setToolTip(name)
            step.setAccessibleName(name)
            self._group.addButton(step, steps)
            row.addWidget(step)
        self._group.idClicked.connect(self.chosen)

    @property
    def steps(self) -> int:
        """How many are chosen."""
        return self._group.checkedId()

    def choose(self, steps: int) -> None:
        """Press one of the buttons, telling nobody."""
        self._group.button(min(max(steps, STEPS[0]), STEPS[-1])).setChecked(True)

    def button(self, steps: int) -> QAbstractButton:
        """Return the button for so many."""
        return self._group.button(steps)


class Scope(QWidget):
    """The strip that says around which page the graph is shown; hidden while all pages are."""

    changed = Signal()
    """The graph is to be shown around another page, or further out, or whole."""

    def __init__(self) -> None:
        super().__init__()
        self.page = ""
        """The page in the middle, "" where all are shown."""
        self.words = ElidedLabel("caption")
        self.away = Steps()
        self.away.chosen.connect(lambda _steps: self.changed.emit())
        self.all_button = button(self.tr("All pages"), self.leave, "act", "waypoints")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, 0, look.MEDIUM, look.TIGHT)
        row.setSpacing(look.SMALL)
        row.addWidget(self.words, 1)
        row.addWidget(ElidedLabel("caption", self.tr("Links away")))
        row.addWidget(self.away)
        row.addWidget(self.all_button)
        self.hide()

    @property
    def steps(self) -> int:
        """How many links away pages are shown."""
        return self.away.steps

    def enter(self, page: str, title: str, steps: int) -> None:
        """Show what is around a page."""
        self.page = page
        self.away.choose(steps)
        self.name(title)
        self.show()
        self.changed.emit()

    def name(self, title: str) -> None:
        """Say what the page in the middle is called."""
        self.words.set_text(self.tr("Around %1").replace("%1", quoted(title)))

    def leave(self) -> None:
        """Show all pages again."""
        if self.page:
            self.page = ""
            self.hide()
            self.changed.emit()
