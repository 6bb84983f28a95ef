"""What a change did to an original: what is known of the file, what rests on it, how it looked before and looks now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kbdesk.desk import amounts, core, look
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import Picture, ShortenedButton, empty, label
from kbdesk.desk.reader import pictures
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtGui import QImage

    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.project import Project
    from kbdesk.project.review.values import OriginalChange, Piece
    from kbdesk.project.values import Job

WIDEST = 420
"""Pixels that a picture of an original is wide at the most."""
HIGHEST = 320
SHOWN = 8
"""So many summaries are named."""


class Looks(NamedTuple):
    """How an original looked before and after, and what differs in its text, where that is known."""

    before: QImage | None
    after: QImage | None
    difference: Difference | None


def load_looks(project: Project, piece: Piece, ratio: float, job: Job) -> Looks:
    """Ask how an original looked and what it said; runs on a worker."""
    before, after = project.original_pictures(piece, int(WIDEST * ratio), job)
    return Looks(_fitted(before, ratio), _fitted(after, ratio), project.original_difference(piece, job))


def _fitted(data: bytes | None, ratio: float) -> QImage | None:
    image = pictures.decode(data, int(WIDEST * ratio)) if data is not None else None
    if image is None:
        return None
    shown = pictures.fitted(image, WIDEST, ratio)
    if shown.height() > HIGHEST * ratio:
        shown = shown.scaledToHeight(int(HIGHEST * ratio), Qt.TransformationMode.SmoothTransformation)
        shown.setDevicePixelRatio(ratio)
    return shown


class OriginalView(QWidget):
    """Stands where a page's differences begin; nothing is shown of a page."""

    page_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.MEDIUM, 0, look.SMALL, look.SMALL)
        self._column.setSpacing(look.SMALL)
        self.hide()

    def clear(self) -> None:
        """Show nothing."""
        empty(self._column)
        self.hide()

    def show_change(self, change: OriginalChange) -> None:
        """Show what is known of a change."""
        empty(self._column)
        self._column.addWidget(label(words.original_deed(change.event), wrap=True))
        if change.trouble:
            self._column.addWidget(_trouble(change.trouble))
        facts = QWidget()
        grid = QGridLayout(facts)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.LARGE)
        grid.setVerticalSpacing(look.TIGHT)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(_facts(change)):
            grid.addWidget(label(name, "muted"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(value, wrap=True, selectable=True), row, 1)
        self._column.addWidget(facts)
        self._add_summaries(change)
        self.show()

    def _add_summaries(self, change: OriginalChange) -> None:
        if not change.summaries:
            self._column.addWidget(label(tr("No summary rests on it."), "muted", wrap=True))
            return
        self._column.addWidget(label(tr("Summaries that rest on it"), "section"))
        for page, title in change.summaries[:SHOWN]:
            wanted = partial(self.page_wanted.emit, page)
            self._column.addWidget(ShortenedButton(title, wanted, "row", look.icon("file-text", "type:summary")))
        if len(change.summaries) > SHOWN:
            more = tr("and more: {count}").replace("{count}", words.number(len(change.summaries) - SHOWN))
            self._column.addWidget(label(more, "muted"))

    def show_looks(self, looks: Looks) -> None:
        """Show how it looked before and looks now, beside each other."""
        named = [(tr("Before"), looks.before), (tr("Now"), looks.after)]
        shown = [(name, image) for name, image in named if image is not None]
        if not shown:
            return
        row, highest = QWidget(), max(int(image.deviceIndependentSize().height()) for _, image in shown)
        row.setLayout(Flow(*(_pictured(name if len(shown) > 1 else "", image, highest) for name, image in shown)))
        self._column.addWidget(row)


def _trouble(sentence: str) -> QFrame:
    made = QFrame()
    made.setProperty("role", "warn")
    row = QHBoxLayout(made)
    row.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
    row.setSpacing(look.SMALL)
    row.addWidget(Picture("triangle-alert", "warn"), 0, Qt.AlignmentFlag.AlignTop)
    advice = tr("Put the file back yourself if you have it, or accept the change.")
    row.addWidget(label(core.lines([sentence, advice]), wrap=True, selectable=True), 1)
    return made


def _pictured(name: str, image: QImage, height: int) -> QWidget:
    """Return a picture below its name, as high as the one beside it, so that both begin in one line."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, look.SMALL, 0)
    column.setSpacing(look.TIGHT)
    if name:
        column.addWidget(label(name, "muted"))
    shown = QLabel()
    shown.setMinimumHeight(height)
    shown.setAlignment(Qt.AlignmentFlag.AlignTop)
    shown.setPixmap(QPixmap.fromImage(image))
    shown.setAccessibleName(name or tr("How the original looks"))
    column.addWidget(shown)
    return made


def _facts(change: OriginalChange) -> Iterator[tuple[str, str]]:
    """Yield what is known, each with its name."""
    yield tr("Place"), f"{change.path} → {change.target}" if change.target else change.path
    yield tr("Type"), change.type.upper() if change.type != "file" else tr("unknown")
    if size := _size(change):
        yield tr("Size"), size
    if change.units is not None and change.unit:
        yield _units()[change.unit], words.number(change.units)
    if origin := _origin(change):
        yield tr("Origin"), origin
    if change.replaces:
        yield tr("Replaces"), change.replaces
    if change.derived_from:
        yield tr("Text of"), change.derived_from
    if change.kept_at:
        is_retired = change.kept_at.startswith(".")
        yield tr("Earlier content"), tr("among the retired originals") if is_retired else change.kept_at


def _units() -> Mapping[str, str]:
    return {"pages": tr("Pages"), "slides": tr("Slides"), "sheets": tr("Sheets")}


def _size(change: OriginalChange) -> str:
    sizes = [size for size in (change.size_before, change.size_after) if size is not None]
    return " → ".join(dict.fromkeys(amounts.size(size) for size in sizes))


def _origin(change: OriginalChange) -> str:
    """Return where it came from as the list of originals tells it."""
    if not change.origin:
        return ""
    known = {"run": tr("Agent"), "url": tr("Download"), "person": tr("Person"), "manual": tr("By hand")}
    told = known.get(change.origin, change.origin)
    return said_of(told, change.origin_from) if change.origin_from else told
