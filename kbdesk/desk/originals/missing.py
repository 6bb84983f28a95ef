"""The sheet that finds missing originals again: among the others, the retired, in a folder or file that is chosen."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QFrame, QHBoxLayout, QProgressBar, QVBoxLayout

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.joining import filled, noted
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.words import size, tr
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import FoundAgain
    from kbdesk.project.values import Changes, Job, SourceRow

MOST = 60
"""So many missing originals stand in the sheet at once."""
LETTERS = 92
LEAVE = "leave"


class MissingOne(QFrame):
    """One missing original, and what is to be done about it."""

    changed = Signal()
    choosing = Signal(str)
    """A file is to be chosen for it: its path."""

    def __init__(self, row: SourceRow) -> None:
        super().__init__()
        self.row = row
        self.setProperty("role", "card")
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(30)
        self.box.setAccessibleName(named(row.path))
        self.box.addItem(tr("Stays missing"), LEAVE)
        self.box.currentIndexChanged.connect(lambda _at: self.changed.emit())
        choose = button(tr("Choose the file…"), lambda: self.choosing.emit(row.path), "", "file")
        choose.setAccessibleDescription(named(row.path))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        column.setSpacing(look.TIGHT)
        column.addWidget(label(noted(named(row.path), size(row)), wrap=True, selectable=True))
        beside = QHBoxLayout()
        beside.addWidget(self.box, 1)
        beside.addWidget(choose)
        column.addLayout(beside)

    def offer(self, found: Sequence[FoundAgain]) -> None:
        """Offer places where it was found; the first of its own bytes is chosen where none was before."""
        had = self.box.currentData() != LEAVE
        known = [self.box.itemData(at) for at in range(self.box.count())]
        for one in found:
            for follow in (False, True) if one.place == "sources" else (False,):
                if (one, follow) not in known:
                    self.box.addItem(told(one, follow=follow), (one, follow))
        if not had and self.box.count() > 1:
            first = next((at for at in range(1, self.box.count()) if self.box.itemData(at)[0].same_bytes), 0)
            self.box.setCurrentIndex(first)

    def choose(self, one: FoundAgain) -> None:
        """Choose a file that the person said is it."""
        self.offer((one,))
        self.box.setCurrentIndex(next(at for at in range(1, self.box.count()) if self.box.itemData(at)[0] == one))

    def chosen(self) -> tuple[FoundAgain, bool] | None:
        """Return where it was found, and whether list and summaries take the new path; None where it stays missing."""
        found = self.box.currentData()
        return None if found == LEAVE else found


def told(one: FoundAgain, *, follow: bool) -> str:
    """Return what is done with an original that was found."""
    if one.place == "sources":
        words = tr("It is %1 now: keep it there, and say so in the list") if follow else tr("Move %1 back to its place")
        return filled(words, named(one.path))
    if one.place == "retired":
        return filled(tr("Restore it from the retired ones: %1"), named(one.path))
    words = tr("Copy %1 to its place") if one.same_bytes else tr("Copy %1 to its place, though its content differs")
    return filled(words, named(str(one.file)))


class MissingSheet(Sheet):
    """Says where each is found, and brings back what is chosen."""

    letting_go = Signal(object)
    """Those that stay missing are to be let go: a tuple of SourceRow."""

    def __init__(self, session: Session, rows: Sequence[SourceRow], parent: QWidget) -> None:
        super().__init__(parent, tr("Find missing originals"))
        self._session = session
        self._task: Task | None = None
        self.ones = {row.path: MissingOne(row) for row in rows[:MOST]}
        self.search_button = button(tr("&Search a folder…"), self._choose_folder, "", "search")
        self.go_button = button(tr("&Let go of the rest…"), self._let_go, "flat")
        self.bring_button = button(tr("&Bring back"), self._bring, "primary", "archive-restore")
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Searching"))
        self.stop_button = button(tr("Stop"), self._stop, "act", "x")
        self.body.addWidget(label(filled(tr("Missing originals: %1"), number(len(rows))), "title", wrap=True))
        words = tr("They are known by their content, whatever they are called now and wherever they were moved.")
        self.body.addWidget(label(words, "muted", wrap=True))
        for one in self.ones.values():
            one.changed.connect(self._tell)
            one.choosing.connect(self._choose_file)
            self.body.addWidget(one)
        if len(rows) > MOST:
            self.body.addWidget(label(filled(tr("and more: %1"), number(len(rows) - MOST)), "muted"))
        self.body.addStretch()
        beside = QHBoxLayout()
        beside.addWidget(self.bar, 1)
        beside.addWidget(self.stop_button)
        self.foot.addLayout(beside)
        self.add_buttons(
            [self.search_button, self.go_button], [button(tr("Cancel"), self.reject, "flat"), self.bring_button]
        )
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self._tell()
        self._find(())

    def _find(self, places: Sequence[Path], only: str = "") -> None:
        project, paths = self._session.project, (only,) if only else tuple(self.ones)
        self.told.hide()

        def call(job: Job) -> tuple[FoundAgain, ...]:
            return project.find_missing(paths, tuple(places), job)

        self._task = self._session.read(self, call, lambda found: self._show(found, only), self._fail, replaces="find")
        self._tell()

    def _show(self, found: Sequence[FoundAgain], only: str) -> None:
        self._task = None
        for path, one in self.ones.items():
            one.offer([each for each in found if each.missing == path])
        chosen = [each for each in found if each.missing == only and each.place == "outside"]
        if chosen:
            self.ones[only].choose(chosen[0])
        count = len({each.missing for each in found})
        self.tell(
            filled(tr("Found: %1"), number(count))
            if count
            else tr("None was found. Search a folder, or choose the file."),
            "good" if count else "info",
        )
        self._tell()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._tell()

    def _tell(self) -> None:
        chosen = sum(one.chosen() is not None for one in self.ones.values())
        for each in (self.bar, self.stop_button):
            each.setVisible(self._task is not None)
        is_at_rest = self._task is None and not self.is_writing
        self.search_button.setEnabled(is_at_rest)
        self.bring_button.setEnabled(bool(chosen) and is_at_rest)
        self.go_button.setEnabled(chosen < len(self.ones) and is_at_rest)
        self.fit()

    def _choose_folder(self) -> None:
        self._choose(QFileDialog.FileMode.Directory, tr("Search a folder"), "")

    def _choose_file(self, path: str) -> None:
        self._choose(QFileDialog.FileMode.ExistingFile, filled(tr("Which file is %1?"), named(path)), path)

    def _choose(self, mode: QFileDialog.FileMode, title: str, path: str) -> None:
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(mode)
        tell_dates(dialog)
        dialog.fileSelected.connect(partial(self.look_in, path))
        dialog.open()

    def look_in(self, path: str, place: str) -> None:
        """Look in a folder for all that is missing, or take a file as one of them."""
        self._find((Path(place),), path)

    def _bring(self) -> None:
        project, person = self._session.project, self._session.person
        wanted = [found for one in self.ones.values() if (found := one.chosen()) is not None]

        def call(job: Job) -> tuple[Changes, ...]:
            done = []
            for at, (found, follow) in enumerate(wanted):
                job(at, len(wanted))
                done.append(project.bring_missing_back(found, person, follow=follow))
            return tuple(done)

        def ended(done: Sequence[Changes]) -> None:
            one = named(wanted[0][0].missing)
            told_which = one if len(wanted) == 1 else number(len(wanted))
            text = filled(tr("Back in place: %1"), told_which)
            say_done(self._session, self, text, [each.change for each in done])
            self.accept()

        self.stay_for(self._session, self._session.write(self, call, ended, self._fail))
        self._tell()

    def _let_go(self) -> None:
        rows = tuple(one.row for one in self.ones.values() if one.chosen() is None)
        self.letting_go.emit(rows)

    def _fail(self, error: KbdeskError) -> None:
        self._task = None
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._tell()
