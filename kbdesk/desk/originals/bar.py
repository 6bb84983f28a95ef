"""The row above the originals: what is wanted, how it is shown, what comes in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.originals.fetching.pasting import web_buttons
from kbdesk.desk.originals.filters import Filters
from kbdesk.desk.parts import ElidedLabel, button, icon_button

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.originals.table import OriginalsTable
    from kbdesk.desk.session import Session

WIDEST = 420
LEAST_LETTERS = 40
"""Letters that the line to filter with and the buttons beside it have room for at least."""


class Bar(QWidget):
    """Buttons and the line to filter with; the view does what they ask for."""

    inside_turned = Signal()
    pane_turned = Signal()
    folder_wanted = Signal()
    """A whole folder is to be chosen and added."""
    missing_wanted = Signal()
    """All missing originals are to be looked for."""
    retired_wanted = Signal()
    """What lies in the retired folder is to be shown."""

    def __init__(self, session: Session, table: OriginalsTable) -> None:
        super().__init__()
        self._table = table
        self.filters = Filters()
        self.filters.setMaximumWidth(WIDEST)
        self.counts = ElidedLabel("muted")
        self.counts.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.inside_button = icon_button("text-search", self.tr("Search inside the originals"), self._turn_inside)
        self.tree_button = icon_button("network", self.tr("By folder"), self._turn_tree)
        self.columns_button = icon_button("table", self.tr("Columns"))
        self.columns_button.setMenu(table.columns)
        self.pane_button = icon_button("eye", self.tr("Show the chosen one below"), self.pane_turned.emit)
        self.web_button, self.kept_button = web_buttons(session)
        self.add_button = button(self.tr("&Add…"), lambda: None, "primary", "plus")
        self.add_button.setToolTip(self.tr("Add files…"))
        self.more_button = icon_button("ellipsis", self.tr("More"))
        for each in (self.columns_button, self.more_button):
            each.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for each in (self.inside_button, self.tree_button, self.pane_button):
            each.setCheckable(True)
        self.tree_button.setChecked(table.rows.is_tree)
        self.pane_button.setChecked(True)
        self._add_more(is_writable=session.project.writable)
        self._lay_out()
        for adding in (self.add_button, self.web_button):  # in its place by now: else it is a window for a moment
            adding.setVisible(session.project.writable)

    def _add_more(self, *, is_writable: bool) -> None:
        menu = QMenu(self)
        adding = menu.addAction(look.icon("folder-plus"), self.tr("Add a &folder…"), self.folder_wanted.emit)
        finding = menu.addAction(look.icon("locate"), self.tr("Find &missing originals…"), self.missing_wanted.emit)
        menu.addAction(look.icon("archive"), self.tr("The &retired folder…"), self.retired_wanted.emit)
        for each in (adding, finding):
            each.setEnabled(is_writable)
        self.more_button.setMenu(menu)

    def _lay_out(self) -> None:
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(look.LARGE, look.SMALL, look.LARGE, look.SMALL)
        self._rows.setSpacing(look.SMALL)
        wanted = QHBoxLayout()
        wanted.setSpacing(look.TIGHT)
        wanted.addWidget(self.filters, 1)
        wanted.addWidget(self.inside_button)
        row = QHBoxLayout()
        row.setSpacing(look.TIGHT)
        self._rows.addLayout(wanted, 3)
        self._rows.addLayout(row, 1)
        row.addStretch(1)
        row.addWidget(self.counts)
        row.addSpacing(look.SMALL)
        for each in (self.tree_button, self.columns_button, self.pane_button):
            row.addWidget(each)
        for each in (self.kept_button, self.web_button, self.more_button):
            row.addWidget(each)
        row.addSpacing(look.TIGHT)
        row.addWidget(self.add_button)
        self._right = row
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in two rows where one would leave no room to type."""
        super().resizeEvent(event)
        least = self.fontMetrics().averageCharWidth() * LEAST_LETTERS + self._right.minimumSize().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.filters.setMaximumWidth(WIDEST if least <= self.width() else self.width())
        wanted = across if least <= self.width() else down
        if wanted != self._rows.direction():
            self._rows.setDirection(wanted)
            self.updateGeometry()

    @property
    def is_inside(self) -> bool:
        """Whether texts are searched, and not names."""
        return self.inside_button.isChecked()

    def turn_inside(self, *, on: bool) -> None:
        """Search texts, or names again."""
        self.inside_button.setChecked(on)
        self._turn_inside()

    def _turn_inside(self) -> None:
        is_inside = self.is_inside
        words = (
            self.tr("Search inside the originals") if is_inside else self.tr("Filter by name, type, status or origin")
        )
        self.filters.line.setPlaceholderText(words)
        self.filters.line.setAccessibleName(words if is_inside else self.tr("Filter the originals"))
        for each in (self.tree_button, self.columns_button):
            each.setEnabled(not is_inside)
        self.inside_turned.emit()

    def _turn_tree(self) -> None:
        self._table.turn_tree(on=self.tree_button.isChecked())
