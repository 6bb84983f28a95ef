"""The line above a page: back and forward, and where the page stands as a trail that can be clicked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import ElidedLabel, button, icon_button, label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction, QResizeEvent


class PlaceBar(QWidget):
    """Stands above the pages of one side."""

    step_asked = Signal(int)
    """Back (-1) or forward (1)."""
    history_asked = Signal(int, QPoint)
    """Which pages lie back (-1) or forward (1), to be shown at a place of the screen."""
    base_asked = Signal()
    """The knowledge base's name was clicked."""
    section_asked = Signal()
    """The section's name was clicked."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        super().__init__()
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # It gives way, whatever the names in it are like.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._trail = ("", "")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(0)
        self.back = icon_button("arrow-left", actions["go.back"].toolTip(), lambda: self.step_asked.emit(-1))
        self.forward = icon_button("arrow-right", actions["go.forward"].toolTip(), lambda: self.step_asked.emit(1))
        for made, step in ((self.back, -1), (self.forward, 1)):
            made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            made.customContextMenuRequested.connect(partial(self._ask_history, made, step))
        self._base = button("", self.base_asked.emit, "crumb")
        self._section = button("", self.section_asked.emit, "crumb")
        self._base.setToolTip(self.tr("The overview of this knowledge base"))
        self._section.setToolTip(self.tr("This section in the index"))
        self._page = ElidedLabel("muted")
        self._page.setContentsMargins(look.SMALL, 0, 0, 0)
        self._marks = [label("›", "muted"), label("›", "muted")]
        row.addWidget(self.back)
        row.addWidget(self.forward)
        row.addSpacing(look.SMALL)
        for each in (self._base, self._marks[0], self._section, self._marks[1]):
            row.addWidget(each)
        row.addWidget(self._page, 1)
        self.links_button = icon_button("panel-right", actions["view.links"].toolTip(), actions["view.links"].trigger)
        row.addWidget(self.links_button)

    def _ask_history(self, below: QWidget, step: int, _at: QPoint) -> None:
        self.history_asked.emit(step, below.mapToGlobal(QPoint(0, below.height())))

    def show_trail(self, base: str, section: str, page: str) -> None:
        """Show where a page stands; parts that are "" are left out."""
        self._trail = (" ".join(base.split()), " ".join(section.split()))
        for made, text in zip((self._base, self._section), self._trail, strict=True):
            made.setAccessibleName(text)
            made.setVisible(bool(text))
        self._marks[0].setVisible(bool(section or page))
        self._marks[1].setVisible(bool(section and page))
        self._page.set_text(page)
        self._fit()

    def _fit(self) -> None:
        """Give base and section a share of the width each; the page has the rest."""
        share = max(look.VAST, self.width() // 5)
        for made, text in zip((self._base, self._section), self._trail, strict=True):
            shown = made.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, share)
            made.setText(shown.replace("&", "&&"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()

    def can_go(self, *, back: bool, forward: bool) -> None:
        """Say which way leads on."""
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
