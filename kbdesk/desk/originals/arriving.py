"""The files of an intake as a table: what will happen to each, where it goes, what it is a new version of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal

from kbdesk.desk import amounts, core, look
from kbdesk.desk.joining import filled, in_a_row, noted
from kbdesk.desk.originals.words import tr
from kbdesk.desk.signs import named
from kbdesk.project.sources.values import Intake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QIcon

    from kbdesk.desk.rows import Index
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import Arriving, TakenIn

FILE, FATE, PATH, OLDER = range(4)
NOWHERE = QModelIndex()
CHECKED = Qt.CheckState.Checked
ICONS = {
    "new": ("plus", "good"),
    "returned": ("archive-restore", "good"),
    "duplicate": ("copy", "info"),
    "clash": ("replace", "warn"),
    "unfit": ("pencil", "warn"),
    "too_large": ("ban", "danger"),
    "gone": ("file-x", "danger"),
    "unreadable": ("triangle-alert", "danger"),
}
LEFT_OUT = ("ban", "text_muted")


def fate(one: Arriving) -> str:
    """Return in a few words what will happen to a file."""
    return {
        "new": tr("New"),
        "returned": tr("Missing one returns"),
        "duplicate": tr("Here already"),
        "clash": tr("Name is taken"),
        "unfit": tr("Gets a fitting name"),
        "too_large": tr("Too large"),
        "gone": tr("Not there any more"),
        "unreadable": tr("Cannot be read"),
        "hidden": tr("Hidden; left out"),
        "temporary": tr("Temporary; left out"),
        "link": tr("A link; left out"),
        "device": tr("No file; left out"),
        "own": tr("kbdesk's own; left out"),
    }[one.fate]


def explained(one: Arriving) -> str:
    """Return in sentences what will happen to a file, and what can be done about it."""
    detail = core.sentence(one.detail) if one.detail and one.fate != "too_large" else ""
    if one.fate == "too_large":
        limit = amounts.size(int(one.detail)) if one.detail.isdigit() else one.detail
        told = tr("It is larger than this knowledge base allows, %1. The limit stands in the settings.")
        return filled(told, limit)
    path, existing = named(one.path), named(one.existing)
    if one.replaces and one.fate in ("new", "clash"):
        return filled(tr("It is copied to %1, as the new version of %2."), path, named(one.replaces))
    told = {
        "new": filled(tr("It is copied to %1."), path),
        "returned": filled(
            tr("It is the missing original %1, whatever it is called now, and returns to its place."), path
        ),
        "duplicate": filled(tr("The same content is here already, as %1. It is not copied again."), existing),
        "clash": filled(
            tr("Another original is called %1. This one gets a free name, %2; or choose one, or let it replace that."),
            existing,
            path,
        ),
        "unfit": filled(tr("Its name is not allowed everywhere; it is called %1 here."), path),
        "gone": tr("There is no such file any more, so it is left out; the others are not kept by that."),
        "unreadable": tr("It cannot be read, so it is left out."),
        "hidden": tr("Its name makes it a hidden file, so it is left out."),
        "temporary": tr("It is a file that another program keeps only for a while, so it is left out."),
        "link": tr("It is a link to another place, so it is left out. Add the file that it leads to."),
        "device": tr("It is no file that can be copied."),
        "own": tr("It belongs to kbdesk itself, so it is left out."),
    }[one.fate]
    return in_a_row(filter(None, (told, detail)))


def outcome(one: TakenIn) -> tuple[str, tuple[str, str]]:
    """Return in a few words what became of a file, with an icon and its colour role."""
    if one.error is not None:
        return tr("Not added"), ("triangle-alert", "danger")
    if one.is_duplicate:
        return tr("Here already"), ICONS["duplicate"]
    return (tr("Left out"), LEFT_OUT) if one.is_left else (tr("Added"), ("circle-check", "good"))


class ArrivingRows(QAbstractTableModel):
    """Shows an intake, takes other names and what is replaced, and afterwards shows what became of it."""

    altered = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[Arriving] = []
        self.done: Sequence[TakenIn] = ()
        self._destination = ""
        self._names: dict[str, str] = {}
        self._replaced: dict[str, str | None] = {}

    def show_intake(self, intake: Intake) -> None:
        """Show an intake; what was chosen for a file before stays chosen."""
        self.beginResetModel()
        self._destination = intake.destination
        self.rows = [self._as_chosen(one) for one in intake.arriving]
        self.endResetModel()
        self.altered.emit()

    def _as_chosen(self, one: Arriving) -> Arriving:
        if not one.is_taken or one.fate == "returned":
            return one
        file = str(one.file)
        name = self._names.get(file)
        path = f"{one.path.rpartition('/')[0]}/{name}".lstrip("/") if name else one.path
        return replace(one, path=path, replaces=self._replaced.get(file))

    def show_done(self, done: Sequence[TakenIn]) -> None:
        """Show what became of each."""
        self.beginResetModel()
        self.done = done
        self.endResetModel()

    def intake(self) -> Intake:
        """Return the intake as it was chosen."""
        return Intake(self._destination, tuple(self.rows))

    def name(self, at: int, name: str) -> None:
        """Call a file otherwise."""
        one = self.rows[at]
        self._names[str(one.file)] = name
        self._put(at, replace(one, path=f"{one.path.rpartition('/')[0]}/{name}".lstrip("/")))

    def replace(self, at: int, older: str | None) -> None:
        """Say which original a file is a new version of, None for none."""
        one = self.rows[at]
        self._replaced[str(one.file)] = older
        self._put(at, replace(one, replaces=older))

    def _put(self, at: int, one: Arriving) -> None:
        if one != self.rows[at]:
            self.rows[at] = one
            self.dataChanged.emit(self.index(at, 0), self.index(at, OLDER))
            self.altered.emit()

    # what Qt asks

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else 4

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        happens = tr("What became of it") if self.done else tr("What will happen")
        return (tr("File"), happens, tr("Will be"), tr("New version of"))[section]

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        flags = super().flags(index)
        if index.isValid() and index.column() == OLDER and self._can_replace(index.row()):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def _can_replace(self, at: int) -> bool:
        one = self.rows[at]
        return not self.done and one.is_taken and one.fate != "returned" and bool(one.older or one.replaces)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        at, column = index.row(), index.column()
        one = self.rows[at]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(at, one, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return named(str(one.file)) if column == FILE else explained(one)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(at) if column == FATE else None
        if role == Qt.ItemDataRole.CheckStateRole and column == OLDER and self._can_replace(at):
            return CHECKED if one.replaces else Qt.CheckState.Unchecked
        return look.colour("text_muted") if role == Qt.ItemDataRole.ForegroundRole and not one.is_taken else None

    def _icon(self, at: int) -> QIcon:
        return look.icon(*(outcome(self.done[at])[1] if self.done else ICONS.get(self.rows[at].fate, LEFT_OUT)))

    def _text(self, at: int, one: Arriving, column: int) -> str:
        if column == FILE:
            return noted(named("/".join(filter(None, (one.folder, one.file.name)))), amounts.size(one.size))
        if column == FATE:
            return outcome(self.done[at])[0] if self.done else fate(one)
        if column == PATH:
            return named(self.done[at].path if self.done else one.path or one.existing)
        return named(one.replaces or (one.older or "" if one.is_taken and one.fate != "returned" else ""))

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: D102
        if role != Qt.ItemDataRole.CheckStateRole or not self._can_replace(index.row()):
            return False
        one = self.rows[index.row()]
        is_on = Qt.CheckState(value) == CHECKED
        self.replace(index.row(), (one.replaces or one.older) if is_on else None)
        return True


def why_not(error: KbdeskError) -> str:
    """Return why a file could not be added."""
    return in_a_row(core.sentence(part) for part in (error.what, error.next_step) if part)
