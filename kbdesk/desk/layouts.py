"""How a folder is laid out, told to the person as sentences, and changed where it was taken for something else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import listed, noted
from kbdesk.desk.parts import label
from kbdesk.pages.layouts import LayoutKind

if TYPE_CHECKING:
    from kbdesk.desk.opening import Found
    from kbdesk.project.recognising import Recognition

SIGNS = 6
"""Files and folders that are named as what tells."""


def title(kind: LayoutKind) -> str:
    """Return what a folder laid out in a way is called."""
    return {
        "kit": tr("A knowledge base"),
        "wiki": tr("A wiki that is laid out in its own way"),
        "vault": tr("An Obsidian vault"),
        "folder": tr("Markdown files in folders"),
    }[kind]


def evidence(found: Found) -> str:
    """Return what was found and by what it was recognised."""
    finding, laid = found.finding, found.finding.recognised
    if laid is None:
        return ""
    pages = finding.pages or finding.markdown_files
    count = tr("%Ln pages", pages) if pages else ""
    signs = listed(laid.signs[:SIGNS])
    told = tr("Recognised by {signs}.").format(signs=signs) if signs else ""
    place = tr("in {folder}").format(folder=_named(found.folder.name, laid.knowledge))
    return " ".join(part for part in (f"{count} {place}." if count else "", told) if part)


def _named(root: str, folder: str) -> str:
    return f"{root}/{folder}" if folder else f"{root}/"


class LayoutChoice(QWidget):
    """Says how a folder was recognised, with fields to say otherwise."""

    def __init__(self, found: Found, laid: Recognition) -> None:
        super().__init__()
        self._laid = laid
        root = found.folder.name
        self.kind = QComboBox()
        for kind in get_args(LayoutKind):
            self.kind.addItem(_kind_name(kind), kind)
        self.kind.setCurrentIndex(self.kind.findData(laid.kind))
        self.pages = _places(root, ("", *found.folders), laid.knowledge)
        self.sources = _places(root, found.folders, laid.sources)
        self.in_settings = QCheckBox(self.tr("Write this into kbdesk.toml, for everyone who opens this folder"))
        form = QFormLayout()
        form.setHorizontalSpacing(look.MEDIUM)
        form.setVerticalSpacing(look.SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for words, box in (
            (self.tr("Laid out as"), self.kind),
            (self.tr("Pages in"), self.pages),
            (self.tr("Originals in"), self.sources),
        ):
            box.setAccessibleName(words)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
            form.addRow(label(words, "muted"), box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addLayout(form)
        column.addWidget(self.in_settings)

    def chosen(self) -> Recognition:
        """Return how the person says that the folder is laid out."""
        pages, sources = str(self.pages.currentData()), str(self.sources.currentData())
        is_same = pages == self._laid.knowledge and sources == self._laid.sources
        left_out = self._laid.left_out if is_same else ()
        kind: LayoutKind = self.kind.currentData()
        return replace(self._laid, kind=kind, knowledge=pages, sources=sources, left_out=left_out)


def _places(root: str, folders: tuple[str, ...], chosen: str) -> QComboBox:
    box = QComboBox()
    for folder in dict.fromkeys((*folders, chosen)):
        is_there = not folder or folder in folders
        box.addItem(_named(root, folder) if is_there else noted(_named(root, folder), tr("not there yet")), folder)
    box.setCurrentIndex(box.findData(chosen))
    return box


def _kind_name(kind: LayoutKind) -> str:
    return {
        "kit": tr("kbdesk’s own layout"),
        "wiki": tr("LLM wiki"),
        "vault": tr("Obsidian vault"),
        "folder": tr("Plain folders"),
    }[kind]


def tr(text: str, number: int = -1) -> str:
    """Return a sentence of this module in the person's language; `number` stands for %Ln."""
    said = QCoreApplication.translate("layouts", text, None, number)
    return said.replace("%Ln", QLocale().toString(number)) if number >= 0 else said
