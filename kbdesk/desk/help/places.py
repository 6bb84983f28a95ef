"""What is where on disk: the project's folders and files, and kbdesk's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import amounts, look, settings
from kbdesk.desk.joining import said_of
from kbdesk.desk.logfile import log_file
from kbdesk.desk.parts import button, icon_button, label, line
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from kbdesk.desk.work import Work
    from kbdesk.project.places import Place


@dataclass(frozen=True)
class Shown:
    """A place as it is shown: its name, what it is for, whether it is there, its size in bytes, None for a folder."""

    name: str
    told: str
    path: Path
    is_there: bool
    size: int | None = None


class PlacesDialog(Sheet):
    """Shows each place with its path, to copy it or to show it in the system's own program. Blocks nothing."""

    def __init__(self, work: Work, root: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("PlacesDialog", "What is where on disk"))
        self._root = root
        self.add_buttons([], [button(self.tr("Close"), self.accept)])
        self._told = label(self.tr("Looking…"), "muted")
        self.body.addWidget(self._told)
        file = Path(settings.store().fileName())
        work.read(self, lambda _job: _look(root, file), lambda found: self._show(*found))

    def _show(self, project: tuple[Place, ...], own: tuple[tuple[Path, int | None], ...]) -> None:
        self._told.hide()
        inner = QWidget()
        self._inner = QVBoxLayout(inner)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.setSpacing(look.MEDIUM)
        self.body.addWidget(inner)
        if project:
            self._section(self.tr("This knowledge base"))
            self._card([Shown(*self._words(place.kind), place.path, place.is_there, place.size) for place in project])
        else:
            self._inner.addWidget(label(self.tr("No knowledge base is open; these are kbdesk's own files."), wrap=True))
        self._section(self.tr("kbdesk on this machine"))
        names = (
            (self.tr("Settings"), self.tr("What you chose, and how you left each knowledge base.")),
            (self.tr("Error log"), self.tr("What went wrong. It may name files and pages.")),
        )
        self._card(
            [Shown(*words, path, size is not None, size) for words, (path, size) in zip(names, own, strict=True)]
        )
        self.body.addStretch()
        inner.show()
        self.fit()

    def _words(self, kind: str) -> tuple[str, str]:
        return {
            "project": (self.tr("Folder"), self.tr("Everything of this knowledge base is in it. Copy it to keep it.")),
            "pages": (self.tr("Pages"), self.tr("The pages, index.md, log.md and overview.md: plain Markdown.")),
            "originals": (self.tr("Originals"), self.tr("The documents that the pages were made from.")),
            "list": (self.tr("List of the originals"), self.tr("Where each came from, and its fingerprint.")),
            "retired": (self.tr("Retired originals"), self.tr("Kept, and out of the way.")),
            "journal": (
                self.tr("Journal"),
                self.tr("Who changed what, every text before and after, requests and answers. Keep it."),
            ),
            "index": (self.tr("Search index"), self.tr("It can be thrown away: it is built again.")),
            "drafts": (self.tr("Texts in writing"), self.tr("What you write and have not saved yet.")),
            "spare_drafts": (
                self.tr("Texts in writing, elsewhere"),
                self.tr("Kept here while the knowledge base's own folder could not be written."),
            ),
        }[kind]

    def _section(self, title: str) -> None:
        self._inner.addWidget(label(title, "section"))

    def _card(self, places: list[Shown]) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(look.LARGE, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        for number, place in enumerate(places):
            if number:
                column.addWidget(line())
            column.addLayout(self._row(place))
        self._inner.addWidget(card)

    def _row(self, place: Shown) -> QHBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(2)
        above = QHBoxLayout()
        above.setSpacing(look.SMALL)
        above.addWidget(label(place.name))
        size = amounts.size(place.size) if place.size is not None else ""
        above.addWidget(label(size if place.is_there else self.tr("not there yet"), "caption"))
        above.addStretch()
        names.addLayout(above)
        path = label(_breakable(str(place.path)), "caption", wrap=True, selectable=True)
        path.setAccessibleName(said_of(place.name, str(place.path)))
        names.addWidget(path)
        names.addWidget(label(place.told, "caption", wrap=True))
        row = QHBoxLayout()
        row.setSpacing(look.TIGHT)
        row.addLayout(names, 1)
        show = self.tr("Show in the folder: %1").replace("%1", place.name)
        copy = self.tr("Copy the path: %1").replace("%1", place.name)
        row.addWidget(icon_button("folder-open", show, lambda: _show_folder(place)))
        row.addWidget(icon_button("copy", copy, lambda: self._copy(place)))
        return row

    def _copy(self, place: Shown) -> None:
        QGuiApplication.clipboard().setText(str(place.path))
        self.tell(self.tr("Copied: {text}").format(text=place.path), "good")


def _look(root: Path | None, file: Path) -> tuple[tuple[Place, ...], tuple[tuple[Path, int | None], ...]]:
    """Look which places there are; runs on a worker."""
    from kbdesk.project.places import places  # noqa: PLC0415  # heavy, and not needed for the first window

    own = tuple((path, path.stat().st_size if path.is_file() else None) for path in (file, log_file()))
    return places(root) if root is not None else (), own


def _show_folder(place: Shown) -> None:
    """Show a folder, or the folder that a file is in; the nearest one above that is there."""
    folder = place.path if place.size is None and place.is_there else place.path.parent
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _breakable(path: str) -> str:
    """Return a path that a label may break after each folder."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")
