"""Beside the list: what is wrong, the line where it stands, and what can be done about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.health.findings import name_of, sentence, title, tr
from kbdesk.desk.health.remedies import remedies, remedies_for_all
from kbdesk.desk.parts import ShortenedButton, button, label, plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QPaintEvent

    from kbdesk.desk.health.findings import Finding
    from kbdesk.desk.health.remedies import Remedy
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import PageRow

LONGEST_LINE = 600
"""Characters of a line that are shown."""
LOOKED_AT = 200
"""Of so many findings of a kind at least one must have something likely, for it to be offered for all."""


def look_at(project: Project, finding: Finding) -> tuple[tuple[str, ...], str]:
    """Return the pages that were probably meant, and the line of the file; runs on a worker."""
    if finding.problem is None:
        return (), ""
    line = project.line_of(finding.subject, finding.line) if finding.line else ""
    return project.likely_pages(finding.problem), line[:LONGEST_LINE]


class RemedyButton(ShortenedButton):
    """A thing to do, with its letter at the end."""

    def __init__(self, remedy: Remedy, clicked: Callable[[], object], *, first: bool) -> None:
        super().__init__(remedy.text, clicked, "remedy_first" if first else "remedy", look.icon(remedy.icon))
        self._key = remedy.key.upper()
        self.setAccessibleDescription(tr("Key %1").replace("%1", self._key))
        self.setToolTip(plain_tip(f"{remedy.text}\n{remedy.page}".strip()))

    def kept_free(self) -> int:
        """Leave room for the letter."""
        return look.WIDE

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(look.font("caption"))
        painter.setPen(look.colour("text_muted"))
        place = self.rect().adjusted(0, 0, -look.MEDIUM, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._key)


class RemedyPane(QScrollArea):
    """One finding, or all of a kind, with a button for each thing that can be done."""

    chosen = Signal(object)
    """A Remedy."""
    page_wanted = Signal(str)
    looked = Signal()
    """What a worker looked for is shown."""
    keys_left = Signal()
    """A button that had the keys is about to go."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._finding: Finding | None = None
        self._rows: Mapping[str, PageRow] = {}
        self.remedies: tuple[Remedy, ...] = ()
        self.buttons: list[QPushButton] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self.viewport().setAutoFillBackground(False)
        self._kind = label("", "section", wrap=True)
        self._name = label("", "title", wrap=True, selectable=True)
        self._told = label("", wrap=True, selectable=True)
        self._line = QFrame()
        self._line.setProperty("role", "card")
        self._words = label("", wrap=True, selectable=True)
        around = QVBoxLayout(self._line)
        around.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        around.addWidget(self._words)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(look.TIGHT)
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.LARGE, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        for each in (self._kind, self._name, self._told, self._line):
            column.addWidget(each)
        column.addLayout(self._buttons)
        column.addStretch()
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.show_nothing()

    # what is shown

    def show_nothing(self) -> None:
        """Show that nothing is selected."""
        self._finding = None
        self._fill("", "", "", ())

    def show_kind(self, kind: str, found: Sequence[Finding]) -> None:
        """Show what can be done about all of a kind; whether anything likely is known comes from a worker."""
        self._finding = None
        told = remedies_for_all(kind, writable=self._session.project.writable)
        words = tr("All %Ln at once. You see what would change, and choose, before anything is written.", len(found))
        self._fill(
            tr("All of a kind"),
            title(kind),
            words if told else tr("These are looked at one by one."),
            [one for one in told if one.act != "all_likely"],
        )
        if any(one.act == "all_likely" for one in told):
            problems = [one.problem for one in found[:LOOKED_AT] if one.problem is not None]
            project = self._session.project
            self._session.read(
                self,
                lambda job: bool(project.proposed_fixes(problems, job)),
                partial(self._show_proposed, told),
                replaces="look",
            )

    def _show_proposed(self, told: Sequence[Remedy], is_any: bool) -> None:
        if is_any and self._finding is None:
            self._set_remedies(told)
        self.looked.emit()

    def show_finding(self, finding: Finding, rows: Mapping[str, PageRow]) -> None:
        """Show a finding; its line and the likely pages come from a worker."""
        self._finding, self._rows = finding, rows
        name = name_of(finding.subject, rows) if finding.is_about_page else finding.subject
        told = sentence(finding, rows)
        is_telling = told not in (name, finding.subject)
        self._fill(title(finding.kind), name, told[:1].upper() + told[1:] if is_telling else "", ())
        project = self._session.project
        self._session.read(
            self, lambda _job: look_at(project, finding), partial(self._show_looked, finding), replaces="look"
        )

    def _show_looked(self, finding: Finding, found: tuple[tuple[str, ...], str]) -> None:
        if finding is not self._finding:
            return
        likely, line = found
        self._words.setText(line.strip())
        self._line.setVisible(bool(line.strip()))
        self._set_remedies(remedies(finding, likely, self._rows, writable=self._session.project.writable))
        self.looked.emit()

    def _fill(self, kind: str, name: str, told: str, found: Sequence[Remedy]) -> None:
        for part, words in ((self._kind, kind), (self._name, name), (self._told, told)):
            part.setText(words)
            part.setVisible(bool(words))
        self._line.hide()
        self._set_remedies(found)

    def _set_remedies(self, found: Sequence[Remedy]) -> None:
        self.remedies = tuple(found)
        if self.window().focusWidget() in self.buttons:
            self.keys_left.emit()
        for each in self.buttons:
            self._buttons.removeWidget(each)
            each.hide()  # in its place: without a parent it would be a window of its own for a moment
            each.deleteLater()
        self.buttons = [self._button(one, first=number == 0) for number, one in enumerate(found)]
        for each in self.buttons:
            self._buttons.addWidget(each)
        if self._finding is not None and self._finding.is_about_page and self._finding.subject in self._rows:
            page = self._finding.subject
            opened = button(tr("Open the page"), lambda: self.page_wanted.emit(page), "link", "arrow-up-right")
            opened.setToolTip(tr("Enter"))
            self.buttons.append(opened)
            self._buttons.addWidget(opened)

    def _button(self, remedy: Remedy, *, first: bool) -> QPushButton:
        return RemedyButton(remedy, lambda: self.chosen.emit(remedy), first=first)

    # what is done

    def remedy_at(self, key: str) -> Remedy | None:
        """Return what a letter does now."""
        return next((one for one in self.remedies if one.key == key), None)

    @property
    def finding(self) -> Finding | None:
        """The finding that is shown, None for all of a kind."""
        return self._finding
