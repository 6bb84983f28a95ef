"""What splitting and merging have in common: the pages that would be written, and what would change in each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QBoxLayout, QComboBox, QPushButton, QVBoxLayout, QWidget

from kbdesk.desk import core, look, notices
from kbdesk.desk.difference.preview import DifferencePreview
from kbdesk.desk.parts import label
from kbdesk.desk.reshaping.words import tr
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.undoing import say_done
from kbdesk.project.reshaping import Retyping, Split, Union

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Difference
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes

Wanted: TypeAlias = Split | Union | Retyping
LETTERS = 132
NARROW = 96
"""How many letters wide the sheet has to be for the preview to stand beside what is asked."""
LINES = 15
SOON = 200
"""Milliseconds after a change until what would come of it is looked up."""


@dataclass(frozen=True)
class Previewed:
    """What would become of one page; `is_new` where it is made, `warnings` of it."""

    page: str
    difference: Difference
    is_new: bool
    warnings: tuple[str, ...] = ()


class ReshapeDialog(Sheet):
    """Shows what would change before it is changed. Escape and the window's cross leave everything as it is."""

    def __init__(self, session: Session, parent: QWidget, name: str, do_button: QPushButton) -> None:
        super().__init__(parent, name)
        self._session = session
        self._ready: Wanted | None = None
        """What was previewed, and is made as it is shown."""
        self._previewed: tuple[Previewed, ...] = ()
        self.do_button = do_button
        self.do_button.setDefault(True)  # Enter in a line does what is asked
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.pages = QComboBox()
        self.pages.currentIndexChanged.connect(lambda _at: self._show_difference())
        self.difference = DifferencePreview(session)
        self.difference.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._ask)
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())

    def add_preview(self, asked: QVBoxLayout, *buttons: QPushButton) -> None:
        """Put the preview beside what is asked, and the buttons below both."""
        shown = QVBoxLayout()
        shown.setSpacing(look.SMALL)
        shown.addWidget(field_name(tr("&What would change, page by page"), self.pages))
        self.pages.setAccessibleName(tr("Pages that would be written"))
        self.pages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        shown.addWidget(self.pages)
        self.difference.setAccessibleName(tr("What would change"))
        shown.addWidget(self.difference, 1)
        told = tr("It is one change: one step takes it back, on all pages at once.")
        shown.addWidget(label(told, "muted", wrap=True))
        asked.addStretch()
        self._beside.setSpacing(look.WIDE)
        self._beside.addLayout(asked, 2)
        self._beside.addLayout(shown, 3)
        self.body.addLayout(self._beside, 1)
        self.add_buttons([], [*buttons, self.do_button])
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the preview below what is asked where there is no room beside it."""
        super().resizeEvent(event)
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * NARROW
        directions = QBoxLayout.Direction
        self._beside.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)

    # what each asks for

    def wanted(self) -> Wanted | None:
        """Return what is wanted; None while something is still to be chosen."""
        raise NotImplementedError

    def done_words(self) -> str:
        """Return what is said when it is done."""
        raise NotImplementedError

    def made(self, changes: Changes) -> None:
        """Go on from what was made."""

    def part_of(self, number: int, previewed: Previewed) -> str:
        """Return what a page has to do with it, in words."""
        raise NotImplementedError

    # the preview

    def refresh(self) -> None:
        """Look in a moment what would come of what is chosen now."""
        self._ready = None
        self._enable()
        self._soon.start()

    def _enable(self) -> None:
        self.do_button.setEnabled(self._ready is not None and not self.is_writing)

    def _ask(self) -> None:
        wanted, project = self.wanted(), self._session.project
        if wanted is None:
            self._show((None, ()))
            return
        self._session.read(self, lambda _job: _preview(project, wanted), self._show, self._cannot, replaces="preview")

    def _show(self, found: tuple[Wanted | None, tuple[Previewed, ...]]) -> None:
        self._ready, previewed = found
        self.told.hide()
        if warnings := [warning for one in previewed for warning in one.warnings]:
            self.tell(core.lines(warnings), "warn")
        self._take(previewed)
        self._enable()

    def _take(self, previewed: tuple[Previewed, ...]) -> None:
        kept = self.pages.currentIndex()
        self._previewed = previewed
        self.pages.blockSignals(True)
        self.pages.clear()
        for number, one in enumerate(previewed):
            self.pages.addItem(self.part_of(number, one))
        self.pages.setCurrentIndex(kept if 0 <= kept < len(previewed) else 0)
        self.pages.blockSignals(False)
        self.pages.setEnabled(bool(previewed))
        self._show_difference()

    def _show_difference(self) -> None:
        at = self.pages.currentIndex()
        if 0 <= at < len(self._previewed):
            self.difference.show_difference(self._previewed[at].difference, self._previewed[at].page)
        else:
            self.difference.show_words(tr("Nothing yet: choose what is asked for above."))

    def _cannot(self, error: KbdeskError) -> None:
        self._ready = None
        self._take(())
        self.difference.show_words("")
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "warn")
        self._enable()

    # making it

    def do(self) -> None:
        """Make the change."""
        ready, words = self._ready, self.done_words()
        if ready is None or self.is_writing:
            return
        project, person = self._session.project, self._session.person

        def done(changes: Changes) -> None:
            say_done(self._session, self, words, changes)
            self.made(changes)
            self.accept()

        task = self._session.write(self, lambda _job: _made(project, ready, person), done, self._failed)
        self.stay_for(self._session, task)
        self._enable()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._enable()


def _preview(project: Project, wanted: Wanted) -> tuple[Wanted, tuple[Previewed, ...]]:
    """Return what would change, and what was wanted with the texts that it was looked at for. Runs on a worker."""
    if isinstance(wanted, Split):
        found = project.preview_split(wanted)
    elif isinstance(wanted, Retyping):
        wanted = Retyping(wanted.page, wanted.type, wanted.slug, project.page(wanted.page).hash)
        found = project.preview_retyping(wanted)
    else:
        pages = (project.page(page).hash for page in (wanted.page, wanted.other))
        wanted = Union(wanted.page, wanted.other, *pages)
        found = project.preview_merge(wanted)
    return wanted, tuple(
        Previewed(one.page, project.difference_of(one.page, one.before, one.after), not one.before, one.warnings)
        for one in found
    )


def _made(project: Project, wanted: Wanted, person: Actor) -> Changes:
    """Make it; runs on the writing worker."""
    if isinstance(wanted, Split):
        return project.split_page(wanted, person)
    if isinstance(wanted, Retyping):
        return project.retype_page(wanted, person)
    return project.merge_pages(wanted, person)
