"""What needs doing about the originals: counts at the top of their room, each a filter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.flow import Flow
from kbdesk.desk.originals.shelf import Wanted
from kbdesk.desk.parts import button

if TYPE_CHECKING:
    from kbdesk.desk.originals.shelf import Shelf

WANTED = {
    "not_ingested": Wanted(state="not_ingested"),
    "changed_since": Wanted(state="changed_since"),
    "orphaned": Wanted(state="orphaned"),
    "missing": Wanted(status="missing"),
    "unsupported": Wanted(text="unsupported"),
    "unreadable": Wanted(text="unreadable"),
}
ICONS = {
    "not_ingested": ("inbox", "info"),
    "changed_since": ("history", "warn"),
    "orphaned": ("unlink", "danger"),
    "missing": ("file-x", "danger"),
    "unsupported": ("ban", "text_muted"),
    "unreadable": ("triangle-alert", "warn"),
}


class ToDo(QWidget):
    """Buttons with numbers; pressed, only these originals are shown; pressed again, all."""

    wanted = Signal(object)
    """Only some originals are wanted, a Wanted; all of them where it wants nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What needs doing"))
        self.buttons: dict[str, QPushButton] = {}
        row = Flow()
        row.setSpacing(look.TIGHT)
        for name, icon in ICONS.items():
            made = button("", partial(self._press, name), "toggle")
            made.setIcon(look.icon(*icon))
            made.setCheckable(True)
            made.hide()
            self.buttons[name] = made
            row.addWidget(made)
        self.setLayout(row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_counts(self, shelf: Shelf) -> None:
        """Show how many there are of each; nothing of what there is none of."""
        counts, told = shelf.counts, self._words()
        found = {
            **{name: counts["state"][name] for name in ("not_ingested", "changed_since", "orphaned")},
            "missing": counts["status"]["missing"],
            **{name: counts["text"][name] for name in ("unsupported", "unreadable")},
        }
        for name, made in self.buttons.items():
            words = told[name].replace("%1", number(found[name]))
            made.setText(f" {words}")
            made.setAccessibleName(words)
            made.setVisible(bool(found[name]) or made.isChecked())
        self.setVisible(any(not made.isHidden() for made in self.buttons.values()))
        self.updateGeometry()

    def show_wanted(self, wanted: Wanted) -> None:
        """Show by the buttons what is wanted now."""
        for name, made in self.buttons.items():
            made.setChecked(wanted == WANTED[name])

    def _words(self) -> dict[str, str]:
        return {
            "not_ingested": self.tr("%1 not ingested"),
            "changed_since": self.tr("%1 changed since"),
            "orphaned": self.tr("%1 with an orphaned summary"),
            "missing": self.tr("%1 missing"),
            "unsupported": self.tr("%1 of a kind not supported"),
            "unreadable": self.tr("%1 without text"),
        }

    def _press(self, name: str) -> None:
        self.wanted.emit(WANTED[name] if self.buttons[name].isChecked() else Wanted())
