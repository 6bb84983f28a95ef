"""How large originals and downloads may be: settings of the open knowledge base, in MB."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSpinBox

from kbdesk.desk import look, notices
from kbdesk.desk.entering import take_keys_whole
from kbdesk.desk.parts import after
from kbdesk.project.sources.values import Limits

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError

STANDARD = Limits()
MEGABYTE = 1024**2
MOST = 10_000_000
"""Megabytes; whoever wants more wants none."""
PAUSE = 700
"""Milliseconds that a number must rest before it is written."""


class LimitBox(QSpinBox):
    """A limit in MB, 0 for none. The wheel changes it only when it has the focus."""

    def __init__(self, no_limit: str) -> None:
        super().__init__()
        self.setRange(0, MOST)
        self.setSpecialValueText(no_limit)
        self.setSuffix(" MB")
        self.setGroupSeparatorShown(True)
        self.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.setKeyboardTracking(False)
        take_keys_whole(self)
        self.lineEdit().setTextMargins(look.SMALL - 2, 0, 0, 0)  # as in other fields
        self.setEnabled(False)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def show_size(self, size: int) -> None:
        """Show a limit in bytes."""
        silent = self.blockSignals(True)
        self.setValue(-(-size // MEGABYTE))
        self.blockSignals(silent)


class LimitBoxes(QObject):
    """The two limits of a knowledge base; they are read when they are shown and written when they are changed."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._known = Limits()
        self.file = LimitBox(self.tr("No limit"))
        self.download = LimitBox(self.tr("No limit"))
        self._soon = after(self, PAUSE, self._write)
        for each in (self.file, self.download):
            each.valueChanged.connect(lambda _value: self._soon.start())
        self._ask()

    def _ask(self) -> None:
        project = self._session.project
        self._session.read(self, lambda _job: project.limits, self._show, replaces="limits")

    def _show(self, limits: Limits) -> None:
        self._known = limits
        self.file.show_size(limits.file)
        self.download.show_size(limits.download)
        for each in (self.file, self.download):
            each.setEnabled(self._session.project.writable)

    def _write(self) -> None:
        project, person, wanted = self._session.project, self._session.person, self._wanted()
        if wanted != self._known:
            self._known = wanted
            self._session.write(self, lambda _job: project.set_limits(wanted, person), None, self._failed)

    def _wanted(self) -> Limits:
        """Return what is chosen; a limit that was not touched stays to the byte."""

        def chosen(box: LimitBox, known: int) -> int:
            return known if box.value() == -(-known // MEGABYTE) else box.value() * MEGABYTE

        return Limits(chosen(self.file, self._known.file), chosen(self.download, self._known.download))

    def _failed(self, error: KbdeskError) -> None:
        notices.tell(self.file, error)
        self._ask()
