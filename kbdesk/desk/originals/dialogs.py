"""The two questions of this room: where files go, and why an original is retired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look, notices
from kbdesk.desk.originals import intake, words
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.touched import Touched
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.originals.intake import Arriving
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Consequences, GivenFile, SourceRow

CHECKED = Qt.CheckState.Checked
STORED, OLDER = 1, 2
LEAST_LETTERS = 20
"""Letters of a choice that are shown at least."""


def framed(dialog: QDialog, title: str, name: str) -> QVBoxLayout:
    """Give a dialog its name, its heading and the column its parts go into."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(name)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.LARGE)
    column.setSpacing(look.MEDIUM)
    column.addWidget(label(title, "title", wrap=True))
    return column


def foot(*buttons: QPushButton) -> QHBoxLayout:
    """Return the row of buttons below a dialog."""
    row = QHBoxLayout()
    row.setSpacing(look.SMALL)
    row.addStretch()
    for each in buttons:
        row.addWidget(each)
    return row


class AddDialog(QDialog):
    """Asks into which folder files go, and whether they are new versions."""

    chosen = Signal(object)
    """The files as they are to be added: a tuple of Arriving."""

    def __init__(
        self, given: Sequence[GivenFile], rows: Sequence[SourceRow], folder: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._given = given
        self._rows = rows
        self._arriving: tuple[Arriving, ...] = ()
        self.folder = QComboBox()
        self.folder.setEditable(True)
        self.folder.addItems(["", *intake.folders_of(rows)])
        itself = self.tr("the sources folder itself")
        self.folder.setItemData(0, itself, Qt.ItemDataRole.AccessibleTextRole)
        self.folder.setCurrentText(folder)
        self.folder.setAccessibleName(self.tr("Folder"))
        line = self.folder.lineEdit()
        if line is not None:
            line.setPlaceholderText(itself)
            line.setAccessibleName(self.tr("Folder"))
        self.replaces = QComboBox()
        self.replaces.setAccessibleName(self.tr("New version of"))
        for each in (self.folder, self.replaces):  # the longest name among them makes the dialog no wider
            each.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            each.setMinimumContentsLength(LEAST_LETTERS)
        self.table = QTableWidget(len(given), 3)
        self.add_button = button(self.tr("Add"), self._add, "primary", "plus")
        self.add_button.setDefault(True)
        self._where = label("", "muted", wrap=True)
        self._lay_out()
        self.folder.editTextChanged.connect(lambda *_: self._arrange())
        self._arrange()
        self._offer_older()

    def _lay_out(self) -> None:
        alone = len(self._given) == 1
        if alone:
            title = self.tr("Add “%1”").replace("%1", self._given[0].file.name)
        else:
            title = self.tr("Add files: %1").replace("%1", QLocale().toString(len(self._given)))
        column = framed(self, title, self.tr("Add originals"))
        form = QFormLayout()
        form.setSpacing(look.SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Into the folder"), self.folder)
        column.addLayout(form)
        if alone:
            form.addRow(self.tr("New version of"), self.replaces)
            column.addWidget(self._where)
            column.addWidget(label(self.tr("The file is copied; it also stays where it is now."), "caption", wrap=True))
            column.addStretch()
        else:
            self._dress_table()
            column.addWidget(self.table, 1)
            column.addWidget(
                label(self.tr("The files are copied; they also stay where they are now."), "caption", wrap=True)
            )
        column.addLayout(foot(button(self.tr("Cancel"), self.reject), self.add_button))
        letter = self.fontMetrics().averageCharWidth()
        wanted = QSize(letter * (72 if alone else 104), 1 if alone else 440)
        self.resize(wanted.boundedTo(self.screen().availableSize()))

    def _dress_table(self) -> None:
        table = self.table
        table.setHorizontalHeaderLabels([self.tr("File"), self.tr("Will be"), self.tr("New version of")])
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setAccessibleName(self.tr("Files to add"))
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setWordWrap(False)
        head = table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (0, 1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for number, one in enumerate(self._given):
            item = QTableWidgetItem(f"{one.file.name}  ·  {words.bytes_of(one.size)}")
            item.setToolTip(str(one.file))
            table.setItem(number, 0, item)
            table.setItem(number, STORED, QTableWidgetItem())
            table.setItem(number, OLDER, QTableWidgetItem())

    def _arrange(self) -> None:
        """Say where each file will stand below the folder that is chosen."""
        self._arriving = intake.arrange(self._given, self.folder.currentText().strip(), self._rows)
        if len(self._given) == 1:
            self._where.setText(self.tr("It will be %1").replace("%1", self._arriving[0].path))
            return
        for number, one in enumerate(self._arriving):
            stored = self.table.item(number, STORED)
            if stored is not None:
                stored.setText(one.path)

    def _offer_older(self) -> None:
        """Offer the originals these files look like new versions of."""
        present = sorted((row.path for row in self._rows if row.status == "present"), key=str.casefold)
        if len(self._given) == 1:
            older = self._arriving[0].older
            likely = [older] if older else []
            self.replaces.addItem(self.tr("nothing: it is new"), None)
            for path in [*likely, *(path for path in present if path not in likely)]:
                self.replaces.addItem(path, path)
            return
        for number, one in enumerate(self._arriving):
            item = self.table.item(number, OLDER)
            if item is not None and one.older:
                item.setText(one.older)
                item.setCheckState(Qt.CheckState.Unchecked)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        self.table.setColumnHidden(OLDER, not any(one.older for one in self._arriving))

    def _replaced(self) -> dict[int, str]:
        if len(self._given) == 1:
            path = self.replaces.currentData()
            return {0: path} if path else {}
        items = {number: self.table.item(number, OLDER) for number in range(len(self._given))}
        return {number: item.text() for number, item in items.items() if item and item.checkState() == CHECKED}

    def _add(self) -> None:
        self.chosen.emit(intake.replacing(self._arriving, self._replaced()))
        self.accept()


class RetireDialog(Sheet):
    """Asks why an original is retired, and shows what was built from it."""

    def __init__(
        self, session: Session, row: SourceRow, rows: Sequence[SourceRow], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, words.tr("Retire an original"))
        self._session = session
        self._row = row
        self.wrong = QRadioButton(self.tr("It is &wrong: nobody should rely on it"))
        self.replaced = QRadioButton(self.tr("It is &replaced by another original:"))
        self.by = QComboBox()
        self.by.setAccessibleName(self.tr("Replaced by"))
        self.by.setAccessibleDescription(self.tr("Replaced by"))  # on Linux the name is what is chosen
        self.by.addItem("", None)
        self.by.setItemData(0, self.tr("None is chosen"), Qt.ItemDataRole.AccessibleTextRole)
        for path in sorted((one.path for one in rows if one.status == "present"), key=str.casefold):
            if path != row.path:
                self.by.addItem(path, path)
        newer = next((one.path for one in rows if one.replaces == row.path and one.status == "present"), None)
        self.reason = QPlainTextEdit()
        self.retire_button = button(self.tr("Re&tire"), self._retire, "danger", "archive")
        self.touched = Touched()
        self._group = QButtonGroup(self)
        self._lay_out()
        if newer is not None:
            self.replaced.setChecked(True)
            self.by.setCurrentIndex(self.by.findData(newer))
        else:
            self.wrong.setChecked(True)
        self._connect()
        self._check()

    def _lay_out(self) -> None:
        column = self.body
        column.addWidget(label(self.tr("Retire “%1”?").replace("%1", self._row.path), "title", wrap=True))
        column.addWidget(
            label(
                self.tr("The file moves out of the way but is kept; it can be restored. Agents see it as retired."),
                "muted",
                wrap=True,
            )
        )
        self._group.addButton(self.wrong)
        self._group.addButton(self.replaced)
        column.addWidget(self.wrong)
        beside = QHBoxLayout()
        beside.addWidget(self.replaced)
        beside.addWidget(self.by, 1)
        column.addLayout(beside)
        self.reason.setPlaceholderText(self.tr("What is wrong with it, or why the other one is better"))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(self.reason.fontMetrics().height() * 2 + look.WIDE)
        column.addWidget(self.touched)
        column.addStretch()
        self.foot.addWidget(field_name(self.tr("R&eason"), self.reason))
        self.foot.addWidget(self.reason)
        self.add_buttons([], [button(self.tr("Cancel"), self.reject), self.retire_button])
        self.reason.setFocus()

    def _connect(self) -> None:
        self.replaced.toggled.connect(lambda *_: self._check())
        self.by.currentIndexChanged.connect(lambda *_: self._check())
        self.by.activated.connect(lambda *_: self.replaced.setChecked(True))
        self.reason.textChanged.connect(self._check)
        self.touched.page_wanted.connect(self._session.open_page)
        project = self._session.project
        wish = Wish("retire_source", self._row.path)
        self._session.read(
            self,
            lambda job: project.consequences(wish),
            self._show_touched,
            self._show_trouble,
        )

    def _show_touched(self, found: Consequences) -> None:
        self.touched.show_consequences(found, self.tr("No summary was built from it."))
        self.fit()

    def _check(self) -> None:
        """Retiring needs a reason, and the other original where there is one."""
        complete = self.wrong.isChecked() or self.by.currentData() is not None
        self.retire_button.setEnabled(complete and bool(self.reason.toPlainText().strip()))

    def _retire(self) -> None:
        self.retire_button.setEnabled(False)
        project, person, path = self._session.project, self._session.person, self._row.path
        why = "replaced" if self.replaced.isChecked() else "wrong"
        by = self.by.currentData() if self.replaced.isChecked() else None
        reason = self.reason.toPlainText().strip()
        self._session.write(
            self,
            lambda job: project.retire_source(path, why, reason, by, person),
            lambda _: self.accept(),
            self._show_trouble,
        )

    def _show_trouble(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._check()
