"""The row above an original: which page, how large, find, text, open outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton

from kbdesk.desk import look
from kbdesk.desk.amounts import number, percent
from kbdesk.desk.parts import icon_button, label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class PreviewBar(QFrame):
    """Says where the person is in an original; what is pressed in it is told."""

    unit_wanted = Signal(int)
    """A page, slide or part of this number is wanted."""
    zoom_wanted = Signal(int)
    """Larger (1), smaller (-1), as large as there is room (0)."""
    find_wanted = Signal()
    outline_wanted = Signal()
    text_wanted = Signal(bool)
    """The text as agents read it is wanted, or the original again."""
    outside_wanted = Signal()
    tab_wanted = Signal()
    """The original is wanted in a tab of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.outline = icon_button("list", self.tr("Outline"), self.outline_wanted.emit)
        self.before = icon_button("chevron-left", self.tr("Go back by one"), lambda: self._step(-1))
        self.after = icon_button("chevron-right", self.tr("Go on by one"), lambda: self._step(1))
        self.unit = QLineEdit()
        self.unit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.unit.returnPressed.connect(self._go)
        self._at = self._count = 0
        self._of = label("", "muted")
        self.smaller = icon_button("zoom-out", self.tr("Smaller (-)"), lambda: self.zoom_wanted.emit(-1))
        self.larger = icon_button("zoom-in", self.tr("Larger (+)"), lambda: self.zoom_wanted.emit(1))
        self.fit = QToolButton()
        self.fit.setProperty("role", "flat")
        self.fit.setAutoRaise(True)
        self.fit.setToolTip(self.tr("As large as there is room (0)"))
        self.fit.clicked.connect(lambda: self.zoom_wanted.emit(0))
        self.find_button = icon_button("search", self.tr("Find in this original"), self.find_wanted.emit)
        self.text = icon_button("text-search", self.tr("The text as agents read it"))
        self.text.setCheckable(True)
        self.text.toggled.connect(self.text_wanted)
        self.larger_view = icon_button("panel-right", self.tr("Show it beside the page"), self.tab_wanted.emit)
        self.outside = icon_button("external-link", self.tr("Open it with its own program"), self.outside_wanted.emit)
        self._lay_out()
        self.tell_units("", 0, 0)
        self.tell_zoom(None)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(look.TIGHT)
        for each in (self.outline, self.before, self.unit, self._of, self.after):
            row.addWidget(each)
        row.addStretch(1)
        for each in (self.smaller, self.fit, self.larger, self.find_button, self.text, self.larger_view, self.outside):
            row.addWidget(each)
        self.outline.hide()

    def _step(self, step: int) -> None:
        self.unit_wanted.emit(min(max(self._at + step, 1), self._count))

    def _go(self) -> None:
        """Go to the number that was typed; what is none is taken back."""
        wanted, is_number = QLocale().toInt(self.unit.text().strip())
        if is_number and self._count:
            self.unit_wanted.emit(min(max(wanted, 1), self._count))
        self.unit.setText(number(self._at))
        self.unit.selectAll()

    def tell_units(self, name: str, at: int, count: int) -> None:
        """Say which unit is shown, from 1, of how many; `name` is what one is called."""
        self._at, self._count = at, count
        self.unit.setText(number(at))
        self.unit.setAccessibleName(name)
        self.unit.setToolTip(name)
        digits = self.fontMetrics().horizontalAdvance("0" * max(2, len(str(count))))
        self.unit.setFixedWidth(digits + look.WIDE)
        self._of.setText(self.tr("of {count}").format(count=number(count)))
        self.before.setEnabled(at > 1)
        self.after.setEnabled(at < count)
        for each in (self.before, self.unit, self._of, self.after):
            each.setVisible(count > 1)

    def tell_zoom(self, zoom: float | None) -> None:
        """Say how large it is shown, None for what is not enlarged."""
        for each in (self.smaller, self.fit, self.larger):
            each.setVisible(zoom is not None)
        if zoom is not None:
            self.fit.setText(percent(round(zoom * 100)))
            self.fit.setAccessibleName(
                self.tr("As large as there is room; now {percent}").format(percent=self.fit.text())
            )

    def tell_text(self, *, is_text: bool, can_text: bool, can_find: bool) -> None:
        """Say whether the text is shown in place of the original, and what can be asked for."""
        was_silent = self.text.blockSignals(True)
        self.text.setChecked(is_text)
        self.text.blockSignals(was_silent)
        self.text.setVisible(can_text)
        self.find_button.setVisible(can_find)
