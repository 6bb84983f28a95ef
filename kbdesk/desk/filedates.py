"""Dates in Qt's own dialogs for files: in the person's language, where Qt takes the system's."""

from __future__ import annotations

from PySide6.QtCore import QIdentityProxyModel, QLocale, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QFileDialog, QFileSystemModel, QHeaderView, QTreeView, QWidget

CHANGED = 3
"""The column that says when a file was changed last."""


class FileDates(QIdentityProxyModel):
    """The files as the dialog lists them, their times written as everywhere in the desk."""

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        model = self.sourceModel()
        if index.column() == CHANGED and role == Qt.ItemDataRole.DisplayRole and isinstance(model, QFileSystemModel):
            time = model.lastModified(self.mapToSource(index))
            return QLocale().toString(time, QLocale.FormatType.ShortFormat)
        return super().data(index, role)


def tell_dates(dialog: QFileDialog) -> None:
    """Have a dialog write its dates so; the system's own dialogs do as the system does."""
    dialog.setProxyModel(FileDates(dialog))
    for tree in dialog.findChildren(QTreeView):
        if tree.header().count() > CHANGED:
            tree.header().setSectionResizeMode(CHANGED, QHeaderView.ResizeMode.ResizeToContents)


def folder_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Make a dialog that lets the person choose a folder, and goes when it is closed."""
    dialog = QFileDialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    tell_dates(dialog)
    return dialog
