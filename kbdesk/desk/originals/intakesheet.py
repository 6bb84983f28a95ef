"""The sheet that files come in by: what will happen to each, into which folder, how far it is, what was saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QProgressBar,
    QTableView,
    QWidget,
)

from kbdesk.desk import amounts, look, notices
from kbdesk.desk.joining import filled, in_a_row, listed, said_of
from kbdesk.desk.originals.arriving import FATE, FILE, OLDER, PATH, ArrivingRows, explained, why_not
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.known import folders_of
from kbdesk.desk.originals.pathbox import PathBox
from kbdesk.desk.originals.words import name_of, shown_name, tr
from kbdesk.desk.parts import after, button, label
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.signs import named
from kbdesk.errors import Cancelled

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import Intake, TakenIn
    from kbdesk.project.values import Job

PAUSE = 300
"""Milliseconds that typing a folder must rest before it is looked where the files would go."""
TOLD_EVERY = 80
LETTERS = 110
LEAST_ROWS, MOST_ROWS = 3, 10
NAMED = 3
"""So many files are told by their names."""


class Stopping:
    """Whether the person wants copying to stop; what was copied until then is told, so it is no cancelled task."""

    def __init__(self) -> None:
        self.is_asked = False


class IntakeSheet(Sheet):
    """Shows what will happen, does it, and shows what became of it."""

    ended = Signal(str)
    """All that could be was added; the path of the last one that is there now, "" where none is."""

    def __init__(
        self, session: Session, paths: Sequence[Path], intake: Intake, present: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(parent, tr("Add originals"))
        self._session = session
        self._paths = paths
        self._stopping = Stopping()
        self._is_adding = self._is_done = False
        self._told_at = QElapsedTimer()
        self.folder = PathBox()
        self.rows = ArrivingRows(self)
        self.table = QTableView()
        self.title = label("", "title", wrap=True)
        self.explained = label("", "muted", wrap=True, selectable=True)
        self.name = QLineEdit()
        self.replaces = QComboBox()
        self.bar = QProgressBar()
        self.progress = label("", "caption")
        self._sum = label("", "caption", wrap=True)
        self.cancel_button = button(tr("Cancel"), self.reject, "flat")
        self.add_button = button(tr("&Add"), self._add, "primary", "plus")
        self.add_button.setDefault(True)
        self._soon = after(self, PAUSE, self._plan)
        self._present = frozenset(present)
        self._offer_older(present)
        self._dress_table()
        self._lay_out()
        self._offer_folders(folders_of(present), intake.destination)  # a box that has them is put elsewhere slowly
        self._connect()
        self._show(intake)

    def _offer_folders(self, folders: Sequence[str], chosen: str) -> None:
        itself = tr("the sources folder itself")
        self.folder.setEditable(True)
        # A model of strings, in C++: of very many folders items take longer to make than a turn may.
        self.folder.setModel(QStringListModel([itself, *folders], self))
        self.folder.activated.connect(lambda at: self.folder.setEditText("") if at == 0 else None)
        self.folder.setCurrentText(chosen)
        self.folder.setAccessibleName(tr("Folder"))
        line = self.folder.lineEdit()
        if line is not None:
            line.setPlaceholderText(itself)
            line.setAccessibleName(tr("Folder"))
            line.setToolTip(tr("Choose a folder, or type the name of a new one."))

    def _offer_older(self, present: Sequence[str]) -> None:
        """Let any original be named as the one that a file replaces, by some letters of its path."""
        completer = QCompleter(QStringListModel(list(present), self.replaces), self.replaces)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.replaces.setEditable(True)
        self.replaces.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.replaces.setCompleter(completer)
        line = self.replaces.lineEdit()
        if line is not None:
            line.setPlaceholderText(tr("nothing: it is new"))
            line.setAccessibleName(tr("New version of"))

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.rows)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAccessibleName(tr("Files to add"))
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setWordWrap(False)
        head = table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setHighlightSections(False)
        for column in (FILE, PATH, OLDER):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        head.setResizeContentsPrecision(50)
        head.setSectionResizeMode(FATE, QHeaderView.ResizeMode.ResizeToContents)

    def _lay_out(self) -> None:
        self.body.addWidget(self.title)
        where = QFormLayout()
        where.setSpacing(look.SMALL)
        where.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        where.addRow(tr("&Into the folder"), self.folder)
        self.body.addLayout(where)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.explained)
        self._one = QWidget()
        form = QFormLayout(self._one)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(look.SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Its na&me"), self.name)
        form.addRow(tr("New &version of"), self.replaces)
        self.replaces.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.replaces.setAccessibleName(tr("New version of"))
        self.body.addWidget(self._one)
        self.foot.addWidget(self._sum)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Copying"))
        self.foot.addWidget(self.bar)
        self.foot.addWidget(self.progress)
        self.bar.hide()
        self.progress.hide()
        self.add_buttons([], [self.cancel_button, self.add_button])
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())

    def _connect(self) -> None:
        self.folder.editTextChanged.connect(lambda *_: self._wait())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_one())
        self.name.textEdited.connect(self._call)
        self.replaces.editTextChanged.connect(self._replace)
        self.rows.altered.connect(self._tell)
        self.rows.altered.connect(self._follow_tick)

    # what will happen

    def _wait(self) -> None:
        self.add_button.setEnabled(False)
        self._soon.start()

    def _plan(self) -> None:
        project, paths, folder = self._session.project, self._paths, self.folder.currentText().strip()
        folder = "" if folder == tr("the sources folder itself") else folder
        self._session.read(
            self, lambda job: project.plan_intake(paths, folder, job), self._show, self._fail, replaces="plan"
        )

    def _show(self, intake: Intake) -> None:
        first = next((at for at, one in enumerate(intake.arriving) if one.is_taken), 0)
        at = self.table.currentIndex().row() if self.table.currentIndex().isValid() else first
        self.told.hide()
        self.rows.show_intake(intake)
        self.table.setCurrentIndex(self.rows.index(min(at, self.rows.rowCount() - 1), 0))
        self.table.setColumnHidden(OLDER, not any(one.older or one.replaces for one in self.rows.rows))
        line = self.table.verticalHeader().defaultSectionSize()
        shown = min(max(self.rows.rowCount(), LEAST_ROWS), MOST_ROWS) + 1
        self.table.setMinimumHeight(line * shown + look.LARGE)
        self._show_one()
        self._tell()
        self.fit()

    def _tell(self) -> None:
        """Say how much comes in, and let it be added where anything does."""
        rows = self.rows.rows
        taken = [one for one in rows if one.is_taken]
        if len(rows) == 1:
            self.title.setText(filled(tr("Add “%1”"), named(rows[0].file.name)))
        else:
            self.title.setText(filled(tr("Add files: %1"), amounts.number(len(rows))))
        told = [filled(tr("To be copied: %1 (%2)."), amounts.number(len(taken)), amounts.size(self.rows.intake().size))]
        if len(taken) < len(rows):
            told.append(filled(tr("Not copied: %1."), amounts.number(len(rows) - len(taken))))
        told.append(tr("The files also stay where they are now."))
        self._sum.setText(in_a_row(told))
        paths = [one.path for one in taken]
        is_named = all(path and not path.endswith("/") for path in paths) and len(set(paths)) == len(paths)
        self.add_button.setEnabled(bool(taken) and is_named and not self._is_adding)
        self._explain()

    def _explain(self) -> None:
        at = self.table.currentIndex().row()
        if at < 0 or self._is_done:
            return
        self.explained.setText(explained(self.rows.rows[at]))

    def _show_one(self) -> None:
        """Show what can be chosen for the file that is chosen."""
        at = self.table.currentIndex().row()
        if self._is_done:
            self._show_outcome(at)
            return
        one = self.rows.rows[at] if at >= 0 else None
        can_choose = one is not None and one.is_taken and one.fate != "returned"
        self._one.setVisible(can_choose)
        if one is not None and can_choose:
            self.name.setText(name_of(one.path))
            was_silent = self.replaces.blockSignals(True)
            self.replaces.clear()
            self.replaces.addItems(["", *dict.fromkeys(filter(None, (one.older, one.replaces, one.existing)))])
            self.replaces.setItemData(0, tr("nothing: it is new"), Qt.ItemDataRole.AccessibleTextRole)
            self.replaces.setCurrentText(one.replaces or "")
            self.replaces.blockSignals(was_silent)
        self._explain()
        self.fit()

    def _follow_tick(self) -> None:
        """Show below the table what was ticked in it."""
        at = self.table.currentIndex().row()
        older = self.rows.rows[at].replaces or "" if 0 <= at < len(self.rows.rows) else ""
        if older != self.replaces.currentText().strip():
            was_silent = self.replaces.blockSignals(True)
            self.replaces.setCurrentText(older)
            self.replaces.blockSignals(was_silent)

    def _call(self, name: str) -> None:
        self.rows.name(self.table.currentIndex().row(), name.strip().strip("/"))

    def _replace(self, path: str) -> None:
        """Take over what was named; until it is the path of an original nothing can be added."""
        path = path.strip()
        if not path or path in self._present:
            self.rows.replace(self.table.currentIndex().row(), path or None)
            self._tell()
        else:
            self.add_button.setEnabled(False)
            self.explained.setText(tr("There is no original of this name."))

    # doing it

    def _add(self) -> None:
        if self._is_done:
            self.accept()
            return
        self._is_adding = True
        self.told.hide()
        project, person, intake, stopping = (
            self._session.project,
            self._session.person,
            self.rows.intake(),
            self._stopping,
        )
        for each in (self.add_button, self.folder, self._one):
            each.setEnabled(False)
        self.cancel_button.setText(tr("Stop"))
        self.bar.setRange(0, 0)
        self.bar.show()
        self.progress.setText(tr("Copying…"))
        self.progress.show()
        self._told_at.start()
        self.fit()

        def call(job: Job) -> tuple[TakenIn, ...]:
            def step(done: int, total: int) -> None:
                if stopping.is_asked:
                    raise Cancelled
                job(done, total)

            return project.take_in(intake, person, step)

        self._session.write(self, call, self._added, self._fail, progress=self._show_progress)

    def _show_progress(self, done: int, total: int) -> None:
        if total <= 0 or (self._told_at.elapsed() < TOLD_EVERY and done < total):
            return
        self._told_at.restart()
        self.bar.setRange(0, 1000)
        self.bar.setValue(1000 * done // total)
        half = total // 2  # each byte is read once before it is copied
        self.progress.setText(filled(tr("%1 of %2"), amounts.size(done // 2), amounts.size(half)))

    def reject(self) -> None:
        """Leave everything as it is; while files are copied, stop after the one that is being copied."""
        if self._is_adding and not self._is_done:
            self._stopping.is_asked = True
            self.cancel_button.setEnabled(False)
            self.progress.setText(tr("Stopping…"))
            return
        super().reject()

    def _added(self, done: Sequence[TakenIn]) -> None:
        self._is_adding, self._is_done = False, True
        added = [one for one in done if one.path and not one.is_duplicate]
        here = [one for one in done if one.path]
        left = [one for one in done if one.is_left and one.arriving.is_taken]
        failed = [one for one in done if one.error is not None]
        self._say(done, added, failed)
        self.ended.emit(here[-1].path if here else "")
        if not left and not failed:
            self.accept()
            return
        self.rows.show_done(done)
        self.title.setText(filled(tr("Added: %1 of %2"), amounts.number(len(added)), amounts.number(len(done))))
        parts: tuple[QWidget, ...] = (self.bar, self.progress, self._one, self._sum, self.cancel_button)
        for part in parts:
            part.hide()
        self.add_button.setText(tr("Close"))
        self.add_button.setIcon(look.icon("check", "accent_text"))
        self.add_button.setEnabled(True)
        if left:
            self.tell(filled(tr("Stopped. Not copied: %1."), amounts.number(len(left))), "info")
        first = next(at for at, one in enumerate(done) if one in (*failed, *left))
        self.table.setCurrentIndex(self.rows.index(first, 0))
        self._show_outcome(first)

    def _show_outcome(self, at: int) -> None:
        one = self.rows.done[at] if at >= 0 else None
        if one is not None:
            told = why_not(one.error) if one.error is not None else "\n".join(one.warnings)
            self.explained.setText(told or named(str(one.arriving.file)))
            self.fit()

    def _say(self, done: Sequence[TakenIn], added: Sequence[TakenIn], failed: Sequence[TakenIn]) -> None:
        """Say in the window what was saved, and let it be taken back in one step."""
        over = self.parentWidget() or self
        if added:
            say_added(self._session, over, added)
        same = [one for one in done if one.is_duplicate]
        if same:
            pairs = "\n".join(f"{named(one.arriving.file.name)} = {named(one.path)}" for one in same[:100])
            text = tr("Here already, with the same content; not copied again: %1")
            notices.say(over, filled(text, listed(named(one.path) for one in same[:NAMED])), "info", pairs)
        if failed:
            lines = [said_of(named(one.arriving.file.name), why_not(one.error)) for one in failed[:100] if one.error]
            names = listed(named(one.arriving.file.name) for one in failed[:NAMED])
            notices.say(over, filled(tr("Could not be added: %1"), names), "danger", "\n".join(lines))

    def _fail(self, error: KbdeskError) -> None:
        self._is_adding = False
        for each in (self.bar, self.progress):
            each.hide()
        self.folder.setEnabled(True)
        self._one.setEnabled(True)
        self.cancel_button.setText(tr("Cancel"))
        self.cancel_button.setEnabled(True)
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")


def say_added(session: Session, over: QWidget, added: Sequence[TakenIn]) -> None:
    """Say which files were added, with the step that takes all of them back."""
    names = listed(shown_name(one.path) for one in added[:NAMED])
    if len(added) > NAMED:
        names = f"{names} {filled(tr('and %1 more'), amounts.number(len(added) - NAMED))}"
    warnings = "\n".join(dict.fromkeys(warning for one in added for warning in one.warnings))
    text = filled(tr("Added to the originals: %1"), names)
    say_done(session, over, text, [one.change for one in added], "warn" if warnings else "good", warnings)
