"""Two versions of a page that touch: place by place, side by side, until one text stands that the person wants.

Nothing here says "theirs" to the person: what they did elsewhere, as by undoing, is their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QRadioButton,
    QSizePolicy,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.editor.differing import differing_spans
from kbdesk.desk.editor.loading import Head, Resolved
from kbdesk.desk.editor.words import changed_by, tr
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import in_a_row
from kbdesk.desk.parts import ElidedLabel, button, icon_button, label, scrolled
from kbdesk.errors import Differing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.editor.loading import Elsewhere, Fields
    from kbdesk.errors import Conflict
    from kbdesk.plan import Actor

Choice = Literal["", "ours", "theirs", "both", "hand"]
CHOICES: tuple[Choice, ...] = ("ours", "theirs", "both", "hand")
LEAST_LINES = 3
LIST_LETTERS = 26
NARROW = 700
"""Pixels of width under which the list of places gives way, at the usual text size."""
BESIDE = 440
"""Pixels of width under which the two sides stand one above the other, at the usual text size."""


@dataclass
class Place:
    """One place that both changed, and what the person chose for it; both sides can stand only in the text."""

    differing: Differing
    is_text: bool = False
    choice: Choice = ""
    result: str = ""

    def choose(self, choice: Choice) -> None:
        """Take a side, or both; by hand goes on from what stands. A field holds one side only."""
        ours, theirs = self.differing.ours, self.differing.theirs
        texts: dict[Choice, str] = {"ours": ours, "theirs": theirs, "both": theirs + ours}
        self.choice = choice
        self.result = texts.get(choice, self.result)


class ConflictView(QWidget):
    """The places at the left, the chosen one at the right: theirs, mine, and what will stand there."""

    resolved = Signal(object)
    """A Resolved: every place is decided, and the person wants it saved."""
    left = Signal()
    """The person goes back to writing; nothing is saved."""

    def __init__(self, error: Conflict, fields: Fields) -> None:
        super().__init__()
        sides = error.sides
        assert sides is not None  # only such a conflict is shown
        self._sides = sides
        self._fields = fields
        head = (*(sides.header or ()), *sides.fields)
        self.places = [Place(each, is_text=True) for each in sides.merged if isinstance(each, Differing)]
        self.places += [Place(each) for each in head if isinstance(each, Differing)]
        self._at = 0
        self._filling = False
        self.list = QListWidget()
        self.theirs, self.ours, self.base, self.result = (QPlainTextEdit() for _ in range(4))
        self._choices = QButtonGroup(self)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_place)
        self._choices.idClicked.connect(self._choose)
        self.result.textChanged.connect(self._typed)
        for row, place in enumerate(self.places):
            self.list.addItem(QListWidgetItem(""))
            self._show_row(row, place)

    # building

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        column.setSpacing(look.SMALL)
        self._said = label("", "muted", wrap=True)
        self._say(tr("The page was changed while you were writing."))
        beside = QHBoxLayout()
        beside.setSpacing(look.MEDIUM)
        self.list.setAccessibleName(tr("Places that both changed"))
        self.list.setFixedWidth(self.fontMetrics().averageCharWidth() * LIST_LETTERS)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        beside.addWidget(self.list)
        beside.addWidget(self._place_side(), 1)
        inside = QWidget()
        told = QVBoxLayout(inside)
        told.setContentsMargins(0, 0, look.TIGHT, 0)
        told.setSpacing(look.SMALL)
        told.addWidget(label(tr("The same place was changed in two ways"), "title", wrap=True))
        told.addWidget(self._said)
        told.addLayout(self._bar())
        told.addLayout(beside, 1)
        column.addWidget(scrolled(inside), 1)
        self.save_button = button(tr("Save this"), self.save, "primary", "save")
        self.told = ElidedLabel("caption")
        self.told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(self.told)
        back = button(tr("Back to the text"), self.left.emit, "flat", "arrow-left")
        column.addLayout(Flow(back, self.save_button, spread=1))

    def _bar(self) -> Flow:
        """Return the row that leads from place to place and decides all at once."""
        self._before = icon_button("arrow-left", tr("The place before"), lambda: self._step(-1))
        self._after = icon_button("arrow-right", tr("The next place"), lambda: self._step(1))
        self._which = label("", "section")
        mine = button(tr("All mine"), lambda: self._choose_all("ours"), "flat")
        theirs = button(tr("All as on the page"), lambda: self._choose_all("theirs"), "flat")
        return Flow(self._before, self._which, self._after, mine, theirs)

    def _place_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        self._pair = pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        pair.setSpacing(look.MEDIUM)
        for title, field in ((tr("How the page stands"), self.theirs), (tr("What you wrote"), self.ours)):
            pair.addLayout(_titled(title, field), 1)
            field.setReadOnly(True)
        column.addLayout(pair, 3)
        self._base_button = button(tr("Show what stood there before"), self._turn_base, "link", "chevron-right")
        column.addWidget(self._base_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.base.setReadOnly(True)
        self.base.setAccessibleName(tr("What stood there before"))
        self.base.hide()
        column.addWidget(self.base, 2)
        row = Flow()
        row.setSpacing(look.MEDIUM)
        names = (tr("&Mine"), tr("As on th&e page"), tr("&Both"), tr("By h&and"))
        for at, name in enumerate(names):
            made = QRadioButton(name)
            self._choices.addButton(made, at)
            row.addWidget(made)
        column.addLayout(row)
        column.addLayout(_titled(tr("What will stand there"), self.result), 3)
        for field in (self.theirs, self.ours, self.result):
            # What is to be chosen stays on the screen: the texts take what room is left, and scroll.
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            field.setMinimumHeight(field.fontMetrics().lineSpacing() * LEAST_LINES)
        for field in (self.theirs, self.ours, self.base, self.result):
            field.setTabChangesFocus(True)
        return side

    # showing

    def tell_who(self, found: Elsewhere, person: Actor) -> None:
        """Say who changed the page, and when."""
        if found.page is not None and found.at:
            self._say(changed_by(found, person))

    def _say(self, words: str) -> None:
        more = tr("Nothing was overwritten and nothing is lost. Choose for each place what will stand there.")
        self._said.setText(in_a_row((words, more)))

    def _step(self, step: int) -> None:
        self.list.setCurrentRow(max(0, min(self._at + step, len(self.places) - 1)))

    def _fit(self) -> None:
        """Show the list of places where there are several and room for it."""
        several = len(self.places) > 1
        self.list.setVisible(several and self.width() >= look.scaled(NARROW))
        beside = self.width() >= look.scaled(BESIDE)
        directions = QBoxLayout.Direction
        self._pair.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        for each in (self._before, self._after):
            each.setVisible(several)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()

    def begin(self) -> None:
        """Show the first place."""
        self.list.setCurrentRow(0)
        self._fit()
        self._choices.button(0).setFocus(Qt.FocusReason.OtherFocusReason)
        self._enable()

    def _show_place(self, row: int) -> None:
        if not 0 <= row < len(self.places):
            return
        self._at = row
        place = self.places[row]
        which = tr("Place {number} of {count}").replace("{number}", number(row + 1))
        self._which.setText(which.replace("{count}", number(len(self.places))))
        differing = place.differing
        self._filling = True
        for field, text in ((self.theirs, differing.theirs), (self.ours, differing.ours), (self.base, differing.base)):
            field.setPlainText(text.removesuffix("\n") or tr("(nothing)"))
        self.result.setPlainText(place.result.removesuffix("\n"))
        self._mark_differences()
        self._show_choice(place)
        self._base_button.setVisible(self._sides.base is not None)
        self._filling = False

    def _mark_differences(self) -> None:
        differing = self.places[self._at].differing
        spans = differing_spans(differing.theirs, differing.ours)
        _mark(self.theirs, spans[0], "danger_soft", "danger_soft_text")
        _mark(self.ours, spans[1], "good_soft", "good_soft_text")

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        is_shown = hasattr(self, "theirs") and not self.theirs.document().isEmpty()
        if event.type() == QEvent.Type.PaletteChange and is_shown:
            self._mark_differences()

    def _show_choice(self, place: Place) -> None:
        self._choices.setExclusive(False)
        for at, choice in enumerate(CHOICES):
            self._choices.button(at).setChecked(place.choice == choice)
            self._choices.button(at).setVisible(choice != "both" or place.is_text)
        self._choices.setExclusive(True)

    def _show_row(self, row: int, place: Place) -> None:
        differing = place.differing
        chosen = {
            "": tr("to be decided"),
            "ours": tr("mine"),
            "theirs": tr("as on the page"),
            "both": tr("both"),
            "hand": tr("by hand"),
        }[place.choice]
        words = differing.field or (differing.ours or differing.theirs or differing.base).strip().split("\n")[0][:48]
        item = self.list.item(row)
        item.setText(f"{number(row + 1)}. {words}\n{chosen}")
        item.setIcon(look.icon("circle-check" if place.choice else "circle-alert", "good" if place.choice else "warn"))

    def _turn_base(self) -> None:
        shown = self.base.isHidden()
        self.base.setVisible(shown)
        words = tr("Hide what stood there before") if shown else tr("Show what stood there before")
        self._base_button.setText(words)
        self._base_button.setIcon(look.icon("chevron-down" if shown else "chevron-right", "link"))

    # choosing

    def _choose(self, at: int) -> None:
        place = self.places[self._at]
        place.choose(CHOICES[at])
        self._filling = True
        self.result.setPlainText(place.result.removesuffix("\n"))
        self._filling = False
        if place.choice == "hand":
            self.result.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_row(self._at, place)
        self._enable()

    def _choose_all(self, choice: Choice) -> None:
        for row, place in enumerate(self.places):
            place.choose(choice)
            self._show_row(row, place)
        self._show_place(self._at)
        self._enable()

    def _typed(self) -> None:
        if self._filling:
            return
        place = self.places[self._at]
        text = self.result.document().toRawText().replace("\u2029", "\n")
        place.choice = "hand"
        place.result = text if place.differing.field or not text else text + "\n"
        self._show_choice(place)
        self._show_row(self._at, place)
        self._enable()

    def _enable(self) -> None:
        left = sum(1 for place in self.places if not place.choice)
        self.save_button.setEnabled(not left)
        self.told.set_text(tr("Places to decide: {count}").replace("{count}", number(left)) if left else "")

    def save(self) -> None:
        """Ask that what was chosen is saved, when every place is decided."""
        if any(not place.choice for place in self.places):
            return
        results = iter(self.places)
        text = _joined(self._sides.merged, results)
        header = None if self._sides.header is None else _joined(self._sides.header, results).removesuffix("\n")
        chosen = {place.differing.field: place.result or None for place in results if place.choice != "ours"}
        fields = tuple((name, chosen.get(name, value)) for name, value in self._fields)
        self.resolved.emit(Resolved(text, Head(fields, header), self._sides.hash))


def _joined(parts: Sequence[str | Differing], results: Iterator[Place]) -> str:
    """Return what is agreed with what was chosen for the rest."""
    return "".join(each if isinstance(each, str) else next(results).result for each in parts)


def _titled(title: str, field: QPlainTextEdit) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    name = label(title, "section")
    name.setBuddy(field)
    field.setAccessibleName(title)
    column.addWidget(name)
    column.addWidget(field, 1)
    return column


def _mark(field: QPlainTextEdit, spans: tuple[tuple[int, int], ...], ground: str, letters: str) -> None:
    """Give the words in which two sides differ a ground of their own."""
    marks = []
    for start, end in spans:
        mark = QTextEdit.ExtraSelection()
        form = QTextCharFormat()
        form.setBackground(look.colour(ground))
        form.setForeground(look.colour(letters))
        mark.format = form
        cursor = QTextCursor(field.document())
        cursor.setPosition(start)
        cursor.setPosition(min(end, field.document().characterCount() - 1), QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        marks.append(mark)
    field.setExtraSelections(marks)
