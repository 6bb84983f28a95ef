"""Asks when an original from the web is to be fetched anew by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QButtonGroup, QDateTimeEdit, QHBoxLayout, QLineEdit, QRadioButton, QWidget

from kbdesk.desk import notices
from kbdesk.desk.entering import take_keys_whole
from kbdesk.desk.joining import filled
from kbdesk.desk.originals.fetching.words import tr
from kbdesk.desk.parts import ElidedLabel, button, label
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.signs import named
from kbdesk.project.fetching.values import DAY, LONGEST, NEVER, WEEK, Schedule

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.fetching.values import KeptSource

USUAL = 60
"""Minutes that are offered at first."""
DIGITS = 12
"""Letters that the field for them is wide."""


class ScheduleDialog(Sheet):
    """Nothing is fetched by itself until the person says so here."""

    def __init__(self, session: Session, kept: KeptSource, parent: QWidget | None = None) -> None:
        super().__init__(parent, tr("Keep an original current"))
        self._session = session
        self._kept = kept
        self.never = QRadioButton(tr("&Only when I ask for it"))
        self.once = QRadioButton(tr("On&ce, at"))
        self.daily = QRadioButton(tr("Every &day"))
        self.weekly = QRadioButton(tr("Every &week"))
        self.often = QRadioButton(tr("Eve&ry"))
        self.moment = QDateTimeEdit(QDateTime.currentDateTime().addSecs(3600))
        self.minutes = QLineEdit()
        self.save_button = button(tr("Save"), self._save, "primary", "check")
        self._group = QButtonGroup(self)
        self._lay_out()
        self._show(kept)
        self.moment.dateTimeChanged.connect(lambda *_: self.once.setChecked(True))
        self.minutes.textEdited.connect(lambda *_: self.often.setChecked(True))
        for each in (self.minutes.textChanged, self.often.toggled):
            each.connect(lambda *_: self._check())
        self._check()

    def _lay_out(self) -> None:
        self.body.addWidget(label(filled(tr("Keep “%1” current"), named(self._kept.path)), "title", wrap=True))
        self.body.addWidget(ElidedLabel("muted", self._kept.url, Qt.TextElideMode.ElideMiddle))
        told = tr(
            "It is fetched while this knowledge base is open here. If its content has changed, the new version waits "
            "in the review and the old one is kept among the retired originals."
        )
        self.body.addWidget(label(told, "muted", wrap=True))
        self.moment.setCalendarPopup(True)
        take_keys_whole(self.moment)
        self.moment.setAccessibleName(tr("Day and hour"))
        self.minutes.setValidator(QIntValidator(1, LONGEST, self))
        self.minutes.setMaximumWidth(self.fontMetrics().averageCharWidth() * DIGITS)
        self.minutes.setAccessibleName(tr("Minutes between two fetches"))
        for each, beside in (
            (self.never, None),
            (self.once, self.moment),
            (self.daily, None),
            (self.weekly, None),
            (self.often, self.minutes),
        ):
            self._group.addButton(each)
            row = QHBoxLayout()
            row.addWidget(each)
            if beside is not None:
                row.addWidget(beside)
            if beside is self.minutes:
                row.addWidget(label(tr("minutes")))
            row.addStretch()
            self.body.addLayout(row)
        self.body.addStretch()
        self.save_button.setDefault(True)
        self.add_buttons([], [button(tr("Cancel"), self.reject), self.save_button])

    def _show(self, kept: KeptSource) -> None:
        self.minutes.setText(str(kept.every if kept.every not in (0, DAY, WEEK) else USUAL))
        if kept.due_at and not kept.every:
            self.moment.setDateTime(QDateTime.fromString(kept.due_at, Qt.DateFormat.ISODateWithMs).toLocalTime())
        chosen = {0: self.once, DAY: self.daily, WEEK: self.weekly}.get(kept.every, self.often)
        chosen = chosen if kept.due_at else self.never
        chosen.setChecked(True)
        chosen.setFocus()

    def schedule(self) -> Schedule:
        """Return what is chosen."""
        if self.never.isChecked():
            return NEVER
        if self.once.isChecked():
            return Schedule(0, self.moment.dateTime().toUTC().toString(Qt.DateFormat.ISODate))
        if self.often.isChecked():
            return Schedule(int(self.minutes.text()))
        return Schedule(DAY if self.daily.isChecked() else WEEK)

    def _check(self) -> None:
        """Let only that be saved which says how many minutes."""
        can = not self.often.isChecked() or self.minutes.hasAcceptableInput()
        self.save_button.setEnabled(can and not self.is_writing)

    def _save(self) -> None:
        project, path, schedule = self._session.project, self._kept.path, self.schedule()
        task = self._session.write(
            self,
            lambda job: project.schedule_fetches(path, schedule),
            lambda _: self.accept(),
            self._refused,
        )
        self.stay_for(self._session, task)
        self._check()

    def _refused(self, error: KbdeskError) -> None:
        self._check()
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
