"""Beside an original from the web: where it came from, how it is kept current, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.originals.fetching import words
from kbdesk.desk.originals.fetching.background import Fetches
from kbdesk.desk.originals.fetching.words import tr
from kbdesk.desk.parts import Chip, ElidedLabel, Picture, button, label, moment

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.project.fetching.values import KeptSource
    from kbdesk.project.values import Changes, SourceRow


class FetchPanel(QFrame):
    """Hidden beside an original that did not come from the web."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._fetches = Fetches.of(session)
        self._path = ""
        self._row: SourceRow | None = None
        self._kept: KeptSource | None = None
        self.setProperty("role", "card")
        self.address = ElidedLabel("muted", "", Qt.TextElideMode.ElideMiddle)
        self.standing = Chip()
        self.told = label("", "caption", wrap=True, selectable=True)
        self.failure = label("", "danger", wrap=True, selectable=True)
        self.bar = QProgressBar()
        self.fetch_button = button(tr("Fetch no&w"), self.fetch, "", "refresh-cw")
        self.cancel_button = button(tr("Cance&l"), self._cancel, "", "x")
        self.schedule_button = button(tr("Sche&dule…"), self.ask_schedule, "", "clock")
        self.compare_button = button(tr("Show what cha&nged"), self.compare, "", "columns-2")
        self._lay_out()
        self._fetches.moved.connect(self._moved)
        self._fetches.paused.connect(self._show)
        self._fetches.renewed.connect(self._follow)
        session.changed.connect(self._changed)
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(look.SMALL)
        head.addWidget(Picture("globe", "text_muted", look.ICON))
        head.addWidget(self.address, 1)
        head.addWidget(self.standing)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Download"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        column.setSpacing(look.TIGHT)
        column.addLayout(head)
        column.addWidget(self.failure)
        column.addWidget(self.told)
        column.addWidget(self.bar)
        column.addLayout(Flow(self.fetch_button, self.cancel_button, self.schedule_button, self.compare_button))

    def show_source(self, row: SourceRow | None) -> None:
        """Show how an original is kept current; nothing of one that came from elsewhere."""
        self._row = row if row is not None and row.status != "retired" and row.derived_from is None else None
        path = self._row.path if self._row is not None else ""
        if path != self._path:
            self._path, self._kept = path, None
            self.hide()
        self._ask()

    def _ask(self) -> None:
        row, project = self._row, self._session.project
        if row is not None:
            self._session.read(self, lambda _job: project.kept_as(row), self._take, replaces="kept")

    def _take(self, kept: KeptSource | None) -> None:
        if kept is None or kept.path == self._path:
            self._kept = kept
            self._show()

    def _changed(self, changes: Changes) -> None:
        if self._path and (changes.everything or self._path in changes.sources):
            self._ask()

    def _follow(self, path: str, becomes: str) -> None:
        """Go on with the new version where the person looked at the old one."""
        if path == self._path and self.isVisible():
            self._session.open_source(becomes)

    def _moved(self, path: str) -> None:
        if path == self._path:
            self._show()

    def _show(self) -> None:
        kept = self._kept
        self.setVisible(kept is not None)
        if kept is None:
            return
        running = self._fetches.running(kept.path)
        chip = (tr("Being fetched"), "info") if running is not None else words.standing(kept)
        self.standing.set(*chip)
        self.address.set_text(kept.url)
        self.failure.setText(words.failure(kept))
        self.failure.setVisible(bool(kept.reason) and running is None)
        self.told.setText(self._facts(kept) if running is None else words.progress(running.done, running.total))
        self.bar.setVisible(running is not None)
        if running is not None:
            self.bar.setMaximum(running.total if running.done <= running.total else 0)
            self.bar.setValue(running.done)
        writable, idle = self._session.project.writable, running is None and not kept.is_fetching
        self.fetch_button.setText(f" {tr('Retr&y') if kept.reason else tr('Fetch no&w')}")
        self.fetch_button.setAccessibleName(tr("Retry") if kept.reason else tr("Fetch now"))
        self.fetch_button.setVisible(running is None)
        self.fetch_button.setEnabled(writable and idle)
        self.cancel_button.setVisible(running is not None)
        self.schedule_button.setEnabled(writable)
        self.compare_button.setVisible(bool(kept.older))
        self.setAccessibleName(listed([tr("Originals kept current"), chip[0], kept.url]))

    def _facts(self, kept: KeptSource) -> str:
        next_time = words.next_time(kept, paused=self._fetches.is_paused)
        facts = [
            words.rhythm(kept),
            said_of(tr("next"), next_time),
            said_of(tr("fetched"), moment(kept.fetched_at)) if kept.fetched_at else "",
            said_of(tr("tried"), moment(kept.tried_at)) if kept.reason else "",
            said_of(tr("changed"), moment(kept.changed_at)) if kept.changed_at else "",
        ]
        return " · ".join(fact for at, fact in enumerate(facts) if fact and (at != 1 or next_time))

    # what can be done

    def fetch(self) -> None:
        """Fetch it anew."""
        if self._kept is not None and self._session.project.writable:
            self._fetches.fetch(self._kept.path, self)

    def _cancel(self) -> None:
        if self._kept is not None:
            self._fetches.cancel(self._kept.path)

    def ask_schedule(self) -> None:
        """Ask when it is to be fetched by itself."""
        if self._kept is not None:
            from kbdesk.desk.originals.fetching.scheduling import ScheduleDialog  # noqa: PLC0415  # seldom wanted

            ScheduleDialog(self._session, self._kept, self.window()).show()

    def compare(self) -> None:
        """Show what changed from the version before."""
        if self._kept is not None:
            self._fetches.compare_wanted.emit(self._kept.path)
