"""What stands around the drawing: the row of buttons above it, and below it what the colours say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.graph.hand import STEP
from kbdesk.desk.graph.legend import Legend, LegendArea
from kbdesk.desk.graph.tints import modes
from kbdesk.desk.parts import icon_button, label, search_line

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QToolButton

    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.guise import Choices

WIDEST, NARROWEST = 320, 140
"""Pixels of width that the line for finding a page has at most and at least."""
COUNTED_AT_ONCE = 20_000
"""Links up to which they are counted without waiting for the picture."""
ROOMY = 460
"""Pixels of width under which the buttons give way that do only what the wheel and + and - do."""


class Bar(QWidget):
    """Finds pages, and opens what else there is; where there is no room for one row it takes two."""

    zoomed = Signal(float)
    fit_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.search = search_line(self.tr("Find a page"))
        self.search.setAccessibleName(self.tr("Find a page in the graph"))
        self.search.setToolTip(self.tr("Enter goes to the next match, the down key to the graph"))
        self.search.setMaximumWidth(WIDEST)
        self.search.setMinimumWidth(NARROWEST)
        self.filter_button = _turned("list-filter", self.tr("Filter the graph"))
        self.shown_button = icon_button("eye", self.tr("What is shown"))
        self.sides: dict[str, QToolButton] = {
            "path": _turned("route", self.tr("Path between two pages")),
            "findings": _turned("lightbulb", self.tr("What strikes the eye")),
            "list": _turned("list", self.tr("The pages as a list")),
        }
        self.more_button = icon_button("ellipsis", self.tr("More"))
        self._zooms = [
            icon_button("zoom-out", self.tr("Zoom out (-)"), lambda: self.zoomed.emit(1 / STEP)),
            icon_button("zoom-in", self.tr("Zoom in (+)"), lambda: self.zoomed.emit(STEP)),
        ]
        fit = icon_button("maximize", self.tr("Show all pages (key 0)"), self.fit_asked.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, look.SMALL, look.MEDIUM, look.SMALL)
        row.setSpacing(look.TIGHT)
        row.addWidget(self.search, 3)
        row.addWidget(self.filter_button)
        row.addWidget(self.shown_button)
        row.addStretch(1)
        for each in (*self.sides.values(), *self._zooms, fit, self.more_button):
            row.addWidget(each)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        room = self.width()
        for each in self._zooms:
            each.setVisible(room >= look.scaled(ROOMY))

    def tell_found(self, found: bool) -> None:
        """Say whether the line found anything."""
        self.search.setProperty("state", "" if found else "nothing")

    def mark_shown(self, choices: Choices) -> None:
        """Say by the button whether something is hidden."""
        hides = (
            not choices.past
            or not choices.loose
            or bool(choices.most_links)
            or any(key.startswith("type:") for key in choices.hidden)
        )
        self.shown_button.setIcon(look.icon("eye", "accent" if hides else "text_muted"))
        words = self.tr("What is shown")
        self.shown_button.setToolTip(f"{words}: {self.tr('some of it is hidden')}" if hides else words)

    def mark_side(self, name: str) -> None:
        """Press the button of what stands beside the drawing."""
        for each, button in self.sides.items():
            button.setChecked(each == name)


class Foot(QWidget):
    """What the colours say: a chooser, and the legend."""

    chosen = Signal(str)
    """What the colours are to say now."""

    def __init__(self) -> None:
        super().__init__()
        self.chooser = QComboBox()
        self.chooser.setAccessibleName(self.tr("What the colours say"))
        self.chooser.setToolTip(self.tr("What the colours say"))
        for name, words in modes().items():
            self.chooser.addItem(words, name)
        self.chooser.currentIndexChanged.connect(lambda _at: self.chosen.emit(str(self.chooser.currentData())))
        self.legend = Legend()
        self._area = LegendArea(self.legend)
        self.counts = label("", "caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, look.TIGHT, look.MEDIUM, look.SMALL)
        row.setSpacing(look.MEDIUM)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(self.chooser)
        told.addWidget(self.counts)
        told.addStretch()
        row.addLayout(told)
        row.addWidget(self._area, 1, Qt.AlignmentFlag.AlignTop)

    def count(self, motif: Motif | None) -> None:
        """Say how much is shown, and of how much; of very many links as soon as a worker has counted them."""
        if motif is None or ("links" not in vars(motif) and len(motif.scene.first) > COUNTED_AT_ONCE):
            return
        pages, links = (len(motif.scene.ids), len(motif.scene.first))
        shown, lines = int(motif.shown.sum()), len(motif.links[0])
        of = self.tr("%1 of %2")
        told = [
            of.replace("%1", number(here)).replace("%2", number(whole)) if here != whole else number(whole)
            for here, whole in ((shown, pages), (lines, links))
        ]
        words = (self.tr("Pages: %1").replace("%1", told[0]), self.tr("Links: %1").replace("%1", told[1]))
        self.counts.setText("\n".join(words))

    def choose(self, mode: str) -> None:
        """Show what the colours say, telling nobody."""
        silent = self.chooser.blockSignals(True)
        self.chooser.setCurrentIndex(max(0, self.chooser.findData(mode)))
        self.chooser.blockSignals(silent)

    def open_chooser(self) -> None:
        """Have the person choose."""
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)
        self.chooser.showPopup()


def _turned(icon: str, name: str) -> QToolButton:
    made = icon_button(icon, name)
    made.setCheckable(True)
    return made
