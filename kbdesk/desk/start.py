"""The first screen: open a folder, a recent one or the sample; and what was found when a folder is none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import layouts, look, opening, settings
from kbdesk.desk.parts import ElidedLabel, Picture, button, label

if TYPE_CHECKING:
    from kbdesk.desk.opening import Found
    from kbdesk.project.recognising import Recognition

CARD = 560
"""Pixels that the card is wide at least."""
LETTERS = 64
"""And how many letters."""


class StartView(QWidget):
    """What the window shows while no knowledge base is open."""

    open_asked = Signal()
    sample_asked = Signal()
    folder_asked = Signal(object)
    """A Path to open."""
    lay_out_asked = Signal(object, object, bool)
    """A Path, a Recognition of how it is laid out, and whether kbdesk.toml is to say so."""
    create_asked = Signal(object)
    """A Path to make a knowledge base in."""
    cancel_asked = Signal()
    back_asked = Signal()
    """Back to where the person was before a folder was looked at."""
    shown_found = Signal()
    """What a folder is stands on the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stack = QStackedWidget()
        self._grounds: dict[str, QScrollArea] = {}
        self._cards: dict[str, Card] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.welcome()

    def _bring(self, name: str) -> Card:
        """Bring a card to the front, made when it is shown first, and return it empty."""
        if name not in self._cards:
            self._cards[name] = Card()
            self._grounds[name] = _centred(self._cards[name])
            self._stack.addWidget(self._grounds[name])
        self._cards[name].clear()
        self._stack.setCurrentWidget(self._grounds[name])
        return self._cards[name]

    def is_showing(self, name: str) -> bool:
        """Whether this card is in front: welcome, busy or finding."""
        return name in self._grounds and self._stack.currentWidget() is self._grounds[name]

    def welcome(self) -> None:
        """Show what can be opened."""
        card = self._bring("welcome")
        card.add(Picture("book-open", "accent", 36))
        card.add(label(self.tr("kbdesk"), "display"))
        card.add(
            label(self.tr("Read, question and correct the knowledge base that your agent writes."), "lead", wrap=True)
        )
        card.space(look.MEDIUM)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        self.open_button = button(self.tr("Open a folder…"), self.open_asked.emit, "primary", "folder-open")
        row.addWidget(self.open_button)
        row.addWidget(button(self.tr("Open the sample"), self.sample_asked.emit, "", "book-open"))
        row.addStretch()
        card.column.addLayout(row)
        card.add(label(self.tr("Or drop a folder on this window."), "muted"))
        recent = settings.recent()
        if recent:
            card.space(look.LARGE)
            card.add(label(self.tr("Opened before"), "section"))
            for path in recent[:6]:
                card.add(self._recent(path))

    def _recent(self, path: Path) -> QWidget:
        row = button("", lambda: self.folder_asked.emit(path), "row", "folder")
        inner = QHBoxLayout(row)
        inner.setContentsMargins(look.VAST + look.TIGHT, look.TIGHT, look.SMALL, look.TIGHT)
        inner.setSpacing(look.MEDIUM)
        name = ElidedLabel("", path.name or str(path))
        place = ElidedLabel("caption", str(path.parent), Qt.TextElideMode.ElideMiddle)
        place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        inner.addWidget(name, 1)
        inner.addWidget(place, 1)
        for each in (name, place):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.setMinimumHeight(row.fontMetrics().height() + look.LARGE)
        row.setAccessibleName(str(path))
        row.setToolTip(str(path))
        return row

    def busy(self, name: str) -> None:
        """Show that a folder is being opened."""
        card = self._bring("busy")
        card.add(label(self.tr("Opening {name}").format(name=name), "title", wrap=True))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.bar.setRange(0, int(look.is_still()))  # 0 of 0 goes to and fro
        self._count = label("", "muted")
        card.add(self.bar)
        card.add(self._count)
        row = QHBoxLayout()
        row.addWidget(button(self.tr("Cancel"), self.cancel_asked.emit))
        row.addStretch()
        card.column.addLayout(row)

    def progress(self, done: int, total: int) -> None:
        """Show how far the opening is."""
        if not self.is_showing("busy"):
            return
        self.bar.setRange(0, total or int(look.is_still()))
        self.bar.setValue(done)
        if total:
            self._count.setText(self.tr("{done} of %Ln files", "", total).format(done=QLocale().toString(done)))

    def show_found(self, found: Found) -> None:
        """Show what a folder is that could not be opened, and what can be done."""
        laid = found.finding.recognised
        if laid is not None and laid.kind != "kit":
            self._show_layout(found, laid)
            return
        creatable = opening.may_create(found.finding)
        title = self.tr("There is no knowledge base here") if creatable else self.tr("This cannot be opened")
        card = self._bring("finding")
        card.add(Picture("folder" if creatable else "circle-alert", "accent", 36))
        card.add(label(title, "headline", wrap=True))
        card.add(label(opening.sentence(found), "", wrap=True, selectable=True))
        if creatable:
            words = self.tr(
                "A knowledge base can be created in it: kbdesk makes the folders “knowledge” and “sources” there"
                " and leaves everything else as it is."
            )
            card.add(label(words, "muted", wrap=True))
        card.space(look.MEDIUM)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        if creatable:
            row.addWidget(button(self.tr("Create one here"), lambda: self.create_asked.emit(found.folder), "primary"))
        row.addWidget(button(self.tr("Open another folder…"), self.open_asked.emit, "", "folder-open"))
        row.addWidget(button(self.tr("Back"), self.back_asked.emit, "flat"))
        row.addStretch()
        card.column.addLayout(row)
        self.shown_found.emit()

    def _show_layout(self, found: Found, laid: Recognition) -> None:
        """Show how a folder is laid out that was not opened before, and open it so or otherwise."""
        card = self._bring("finding")
        card.add(Picture("library", "accent", 36))
        card.add(label(layouts.title(laid.kind), "headline", wrap=True))
        if evidence := layouts.evidence(found):
            card.add(label(evidence, "", wrap=True, selectable=True))
        words = self.tr(
            "It opens as it is: no file changes until you or an agent changes it. What kbdesk notes for itself, the"
            " history and the reviews, stands in the hidden folder .kbdesk."
        )
        card.add(label(words, "muted", wrap=True))
        card.space(look.SMALL)
        choice = layouts.LayoutChoice(found, laid)
        card.add(choice)
        card.space(look.MEDIUM)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        folder = Path(found.finding.root)
        opens = button(
            self.tr("Open it"),
            lambda: self.lay_out_asked.emit(folder, choice.chosen(), choice.in_settings.isChecked()),
            "primary",
        )
        row.addWidget(opens)
        if opening.may_create(found.finding):
            row.addWidget(button(self.tr("Create one here"), lambda: self.create_asked.emit(found.folder)))
        row.addWidget(button(self.tr("Open another folder…"), self.open_asked.emit, "", "folder-open"))
        row.addWidget(button(self.tr("Back"), self.back_asked.emit, "flat"))
        row.addStretch()
        card.column.addLayout(row)
        opens.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown_found.emit()


class Card(QFrame):
    """A column of things on a raised ground, in the middle of the window."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._widen()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(look.VAST, look.VAST, look.VAST, look.VAST)
        self.column.setSpacing(look.SMALL)

    def _widen(self) -> None:
        """Be wider where the text is larger."""
        self.setMaximumWidth(max(CARD, self.fontMetrics().averageCharWidth() * LETTERS))

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widen()

    def add(self, widget: QWidget) -> None:
        """Put a widget below the others."""
        widget.setParent(self)
        self.column.addWidget(widget)
        widget.show()

    def space(self, pixels: int) -> None:
        """Leave room below the others."""
        self.column.addSpacing(pixels)

    def clear(self) -> None:
        """Take everything out."""
        _empty(self.column)


def _empty(layout: QVBoxLayout | QHBoxLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QVBoxLayout | QHBoxLayout):
            _empty(inner)


def _centred(card: QWidget) -> QScrollArea:
    inner = QWidget()
    column = QVBoxLayout(inner)
    column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.WIDE)
    column.addStretch(2)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(card, 1000)
    row.addStretch(1)
    column.addLayout(row)
    column.addStretch(3)
    # Made here: to learn what Qt made, PySide loads every class that it could be.
    ground = QWidget()
    area = QScrollArea()
    area.setViewport(ground)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    ground.setAutoFillBackground(False)
    inner.setAutoFillBackground(False)
    return area
