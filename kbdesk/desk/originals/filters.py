"""Which originals are shown: the line to filter with, and what comes out below it: status, state, type and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.originals import words
from kbdesk.desk.originals.columns import STATES, STATUSES
from kbdesk.desk.originals.shelf import Wanted
from kbdesk.desk.parts import after, button, icon_button, search_line
from kbdesk.desk.picking import FilterPanel, offer
from kbdesk.desk.sheet import field_name

if TYPE_CHECKING:
    from kbdesk.desk.originals.shelf import Shelf

PAUSE = 120
"""Milliseconds that typing must rest before the originals are filtered."""
MOST_FOLDERS = 500
LETTERS = 24
BOXES = ("status", "state", "type", "folder", "origin", "text")


class Filters(QWidget):
    """Says what is wanted; Escape in its line empties it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.line = search_line(self.tr("Filter by name, type, status or origin"))
        self.line.setAccessibleName(self.tr("Filter the originals"))
        name = self.tr("Filter by status, state, type, folder and origin")
        self.more_button = icon_button("list-filter", name, self._come_out)
        self.more_button.setCheckable(True)
        self.boxes = {each: QComboBox() for each in BOXES}
        self.clear_button = button(self.tr("Show all"), self.clear, "link", "x")
        self._panel = FilterPanel(self, name)
        self._panel.left.connect(self._mark)
        self._soon = after(self, PAUSE, self.changed.emit)
        self.line.textChanged.connect(lambda _text: self._soon.start())
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.more_button)
        grid = QGridLayout(self._panel)
        grid.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        grid.setSpacing(look.SMALL)
        names = (
            self.tr("Status"),
            self.tr("State"),
            self.tr("Type"),
            self.tr("Folder"),
            self.tr("Origin"),
            self.tr("Text"),
        )
        for at, (box, name) in enumerate(zip(self.boxes.values(), names, strict=True)):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
            box.activated.connect(lambda _at: self._chosen())
            grid.addWidget(field_name(name, box), at, 0)
            grid.addWidget(box, at, 1)
        grid.addWidget(self.clear_button, len(names), 1, Qt.AlignmentFlag.AlignLeft)

    def show_choices(self, shelf: Shelf) -> None:
        """Offer what there is to choose from, with how many there are of each."""
        counts = shelf.counts
        statuses = [(each, words.status_name(each), counts["status"][each]) for each in STATUSES]
        offer(self.boxes["status"], self.tr("Any status"), [each for each in statuses if each[2]])
        states = [(each, words.state_name(each), counts["state"][each]) for each in STATES if counts["state"][each]]
        offer(self.boxes["state"], self.tr("Any state"), states)
        types = [(each, each.upper() or self.tr("none"), count) for each, count in sorted(counts["type"].items())]
        offer(self.boxes["type"], self.tr("All types"), [each for each in types if each[0]])
        folders = sorted(counts["folder"].most_common(MOST_FOLDERS), key=lambda each: each[0].casefold())
        offer(self.boxes["folder"], self.tr("All folders"), [(each, each, count) for each, count in folders])
        origins = [(each, words.origin_name(each), count) for each, count in sorted(counts["origin"].items())]
        offer(self.boxes["origin"], self.tr("Any origin"), origins)
        texts = [
            (each, words.reading_name(each), counts["text"][each]) for each in ("read", "unsupported", "unreadable")
        ]
        offer(self.boxes["text"], self.tr("With text or not"), [each for each in texts if each[2]])

    def wanted(self) -> Wanted:
        """Return which originals are wanted."""
        return Wanted(self.line.text(), **{name: str(box.currentData() or "") for name, box in self.boxes.items()})

    def want(self, wanted: Wanted) -> None:
        """Want others than before."""
        silent = self.line.blockSignals(True)
        self.line.setText(wanted.words)
        self.line.blockSignals(silent)
        for name, box in self.boxes.items():
            at = box.findData(getattr(wanted, name))
            if at < 0:
                box.addItem(getattr(wanted, name), getattr(wanted, name))
                at = box.count() - 1
            box.setCurrentIndex(at)
        self._chosen()

    def clear(self) -> None:
        """Want all."""
        self.want(Wanted())

    def _chosen(self) -> None:
        self._soon.stop()
        self._mark()
        self.changed.emit()

    def _come_out(self) -> None:
        self._mark()
        self._panel.come_out(self.more_button, self.boxes["status"])

    def _mark(self) -> None:
        """Show by the button whether something is left out."""
        self.more_button.setChecked(any(box.currentData() for box in self.boxes.values()))
