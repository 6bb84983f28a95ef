"""The sheet that shows what fixes would change, lets some of them be left out, and makes them as one change."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListView, QVBoxLayout

from kbdesk.desk import look, notices
from kbdesk.desk.difference.preview import DifferencePreview
from kbdesk.desk.health.findings import name_of, tr
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import button, label, plain_tip
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.undoing import say_done

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.rows import Index
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.fixing import Fix, FixedPage
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job, PageRow

LETTERS = 116
"""How many letters wide the sheet is where there is a list beside the difference."""
LINES = 16
NOWHERE = QModelIndex()
CHECK = Qt.ItemDataRole.CheckStateRole


class Asked(NamedTuple):
    """What the sheet is for: its title, what finds the fixes on a worker, and of how many findings.

    `none` is said where it finds none.
    """

    title: str
    find: Callable[[Project, Job], Sequence[Fix]]
    of: int
    none: str = ""


class Previewed(NamedTuple):
    """What would change in a page, and what that is called."""

    page: str
    name: str
    difference: Difference


class FixModel(QAbstractListModel):
    """Fixes that can be chosen or left out."""

    chosen_changed = Signal()

    def __init__(self, rows: Mapping[str, PageRow]) -> None:
        super().__init__()
        self._rows = rows
        self._left_out: set[int] = set()
        self.fixes: tuple[Fix, ...] = ()

    def set_fixes(self, fixes: tuple[Fix, ...]) -> None:
        """Show these fixes, all chosen."""
        self.beginResetModel()
        self.fixes = fixes
        self._left_out.clear()
        self.endResetModel()

    def are_even(self) -> bool:
        """Whether all are told in as many lines."""
        return len({bool(self._words(fix)[1]) for fix in self.fixes}) < 2

    def chosen(self) -> list[Fix]:
        """Return the fixes that are chosen."""
        return [fix for number, fix in enumerate(self.fixes) if number not in self._left_out]

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.fixes)

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        if role == CHECK:
            return Qt.CheckState.Unchecked if index.row() in self._left_out else Qt.CheckState.Checked
        what, to = self._words(self.fixes[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{what}\n→ {to}" if to else what
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            told = f"{what} → {to}" if to else what
            return told if role == Qt.ItemDataRole.AccessibleTextRole else plain_tip(told)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: D102
        if role != CHECK:
            return False
        is_on = Qt.CheckState(value) == Qt.CheckState.Checked
        (self._left_out.discard if is_on else self._left_out.add)(index.row())
        self.dataChanged.emit(index, index, [role])
        self.chosen_changed.emit()
        return True

    def _words(self, fix: Fix) -> tuple[str, str]:
        """Return what is changed and to what, "" where it goes."""
        page, asked = name_of(fix.page, self._rows), name_of(fix.target, self._rows)
        if fix.kind == "link":
            return page, name_of(fix.to, self._rows)
        to = fix.title or name_of(fix.to, self._rows)
        if fix.kind == "heading":
            to = to or tr("the page’s beginning")
        return said_of(page, asked), "" if fix.kind in ("unlink", "bare") else to


class FixDialog(Sheet):
    """Shows what would change, page by page. Escape and the window's cross leave everything as it is."""

    def __init__(self, session: Session, asked: Asked, rows: Mapping[str, PageRow], parent: QWidget) -> None:
        super().__init__(parent, asked.title)
        self._session = session
        self._asked = asked
        self.model = FixModel(rows)
        self.list = QListView(self)
        self.list.setVisible(asked.of > 1)
        self.pages = QComboBox()
        self._previewed: tuple[Previewed, ...] = ()
        self.difference = DifferencePreview(session)
        self._count = label("", "muted", wrap=True)
        self.cancel_button = button(tr("Cancel"), self.reject, "flat")
        self.do_button = button(tr("&Make the change"), self._do, "primary", "check")
        self.do_button.setDefault(True)
        self._lay_out()
        self.model.chosen_changed.connect(self._chosen_changed)
        self.pages.currentIndexChanged.connect(lambda _at: self._show_page())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._ask_difference())
        self._find()

    def _lay_out(self) -> None:
        metrics = self.fontMetrics()
        self.body.addWidget(label(self._asked.title, "title", wrap=True))
        self.body.addWidget(self._count)
        self.list.setModel(self.model)
        self.list.setProperty("role", "surface")
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Changes, each can be left out"))
        self.difference.setMinimumHeight(metrics.lineSpacing() * LINES)
        self.difference.setAccessibleName(tr("What would change"))
        beside = QHBoxLayout()
        beside.setSpacing(look.LARGE)
        if self._asked.of > 1:
            beside.addLayout(_named(tr("&Changes"), self.list), 2)
        shown = QVBoxLayout()
        shown.addWidget(field_name(tr("&What would change"), self.difference))
        self.pages.setAccessibleName(tr("Pages that would be written"))
        self.pages.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.pages.hide()
        shown.addWidget(self.pages)
        shown.addWidget(self.difference, 1)
        beside.addLayout(shown, 3)
        self.body.addLayout(beside, 1)
        self.do_button.setEnabled(False)
        self.add_buttons([], [self.cancel_button, self.do_button])
        self.resize(metrics.averageCharWidth() * LETTERS, self.height())

    # what would change

    def _find(self) -> None:
        project, find = self._session.project, self._asked.find
        self._count.setText(tr("Looking for what can be done…"))

        def found(job: Job) -> tuple[Fix, ...]:
            return tuple(dict.fromkeys(find(project, job)))

        self._session.read(self, found, self._show, self._failed, replaces="fixes", progress=self._tell_progress)

    def _tell_progress(self, done: int, total: int) -> None:
        number = QLocale().toString
        words = tr("Looking for what can be done: %1 of %2")
        self._count.setText(words.replace("%1", number(done)).replace("%2", number(total)))

    def _show(self, fixes: tuple[Fix, ...]) -> None:
        self.model.set_fixes(fixes)
        self.list.setUniformItemSizes(self.model.are_even())  # very many are so laid out at once
        self._chosen_changed()
        if not fixes:
            self.difference.show_words(self._asked.none or tr("Nothing is proposed: no page is called alike."))
            return
        self.list.setCurrentIndex(self.model.index(0))
        (self.do_button if self._asked.of == 1 else self.list).setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()

    def _chosen_changed(self) -> None:
        chosen, number = len(self.model.chosen()), QLocale().toString
        words = tr("Chosen: %1 of %2").replace("%1", number(chosen)).replace("%2", number(len(self.model.fixes)))
        without = self._asked.of - len(self.model.fixes)
        if without > 0:
            words += " · " + tr("without a proposal: %1").replace("%1", number(without))
        self._count.setText(words)
        self._count.setVisible(self._asked.of > 1)
        self.do_button.setEnabled(chosen > 0 and not self.is_writing)
        self._ask_difference()

    def _ask_difference(self) -> None:
        """Show what becomes of the page of the current row, with all fixes of it that are chosen."""
        index = self.list.currentIndex()
        if not index.isValid():
            return
        current = self.model.fixes[index.row()]
        chosen = [fix for fix in self.model.chosen() if fix.page == current.page]
        if not chosen:
            self.pages.hide()
            self.difference.show_words(tr("Nothing: it is left out."))
            return
        project = self._session.project

        def call(_job: Job) -> tuple[Previewed, ...]:
            return tuple(_previewed(project, one) for one in project.preview_fixes(chosen))

        self._session.read(self, call, self._take, self._cannot, replaces="difference")

    def _take(self, previewed: tuple[Previewed, ...]) -> None:
        """Show what would change; where it is on several pages, one of them, and let another be chosen."""
        kept = self.pages.currentText()
        self._previewed = previewed
        self.pages.blockSignals(True)
        self.pages.clear()
        self.pages.addItems([one.name for one in previewed])
        self.pages.setCurrentIndex(max(0, self.pages.findText(kept)))
        self.pages.blockSignals(False)
        self.pages.setVisible(len(previewed) > 1)
        self._show_page()

    def _show_page(self) -> None:
        at = self.pages.currentIndex()
        if 0 <= at < len(self._previewed):
            self.difference.show_difference(self._previewed[at].difference, self._previewed[at].page)

    def _cannot(self, error: KbdeskError) -> None:
        self.pages.hide()
        self.difference.show_words(f"{notices.sentence(error)}\n{notices.facts(error)}".strip())

    # making it

    def _do(self) -> None:
        project, person, chosen = self._session.project, self._session.person, self.model.chosen()
        self.do_button.setEnabled(False)
        self.tell(tr("Making the change…"), "info")
        task = self._session.write(self, lambda _job: project.fix(chosen, person), self._done, self._failed)
        self.stay_for(self._session, task)

    def _done(self, changes: Changes) -> None:
        words = tr("Mended, pages written: %1").replace("%1", QLocale().toString(len(changes.written)))
        say_done(self._session, self, words, changes)
        self.accept()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self.do_button.setEnabled(bool(self.model.chosen()))


def _previewed(project: Project, fixed: FixedPage) -> Previewed:
    """Return what would change in a page; runs on a worker."""
    form = tr("Changed: %1") if fixed.before else tr("New page: %1")
    difference = project.difference_of(fixed.page, fixed.before, fixed.after)
    name = project.titles({fixed.page}).get(fixed.page, fixed.page)
    return Previewed(fixed.page, form.replace("%1", name), difference)


def _named(name: str, field: QWidget) -> QVBoxLayout:
    """Return a field under its name."""
    column = QVBoxLayout()
    column.addWidget(field_name(name, field))
    column.addWidget(field, 1)
    return column
