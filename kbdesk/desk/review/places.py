"""A file whose revert needs a choice: each place that was changed since, with what stands and what would come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QRadioButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look
from kbdesk.desk.editor.differing import differing_spans
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import button, label
from kbdesk.desk.review.words import tr
from kbdesk.errors import Differing
from kbdesk.project.review.values import Resolution

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.review.values import RevertedFile

MOST_LINES = 8
SPOKEN = 60
"""So many letters of a place are said to tell it from the others."""
Choice = Literal["", "stay", "back", "hand", "retire"]


class FilePlaces(QWidget):
    """The places of one file."""

    changed = Signal()

    def __init__(self, file: RevertedFile) -> None:
        super().__init__()
        self._file = file
        stands = file.now is not None and file.then is not None
        self.places = [PlaceCard(each) for each in file.parts if isinstance(each, Differing)] if stands else []
        self.fate = FateCard(file) if not self.places else None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        head = QHBoxLayout()
        head.addWidget(label(file.title or file.page or file.path, "section", wrap=True), 1)
        if len(self.places) > 1:
            head.addWidget(button(tr("Leave all as they stand"), lambda: self._choose_all("stay"), "act"))
            head.addWidget(button(tr("Bring all back"), lambda: self._choose_all("back"), "act"))
        column.addLayout(head)
        for each in self._cards():
            each.changed.connect(self.changed)
            column.addWidget(each)
        self._column = column

    def _cards(self) -> list[_Choosing]:
        return [*self.places, *([self.fate] if self.fate is not None else [])]

    @property
    def path(self) -> str:
        """The file's place in the project."""
        return self._file.path

    def is_kept(self) -> bool:
        """Whether the file was chosen to stay there, whatever would become of it else."""
        return self.fate is not None and self.fate.choice in ("stay", "retire")

    def goes(self) -> bool:
        """Whether the file was chosen to go."""
        return self.fate is not None and self.fate.choice == "back" and self._file.then is None

    def offers_retiring(self) -> bool:
        """Whether retiring the page is among the choices."""
        return self.fate is not None and "retire" in self.fate.buttons

    def take_over(self, before: FilePlaces) -> None:
        """Choose as was chosen for the same file before; what was written by hand is lost in no case."""
        if self.fate is not None and before.fate is not None and before.fate.choice in self.fate.buttons:
            self.fate.choose(before.fate.choice)
        left = list(before.places)
        for each in self.places:
            same = next((one for one in left if one.is_like(each)), None)
            if same is not None:
                left.remove(same)
                each.take_over(same)
        written = [one for one in left if one.choice == "hand"]
        if written:
            self._column.addWidget(label(tr("What you wrote for places that are none any more:"), "muted", wrap=True))
        for one in written:
            self._column.addWidget(_text(one.result(), tr("What you wrote")))

    def _choose_all(self, choice: Choice) -> None:
        for each in self.places:
            each.choose(choice)
        self.changed.emit()

    def choices(self) -> list[QRadioButton]:
        """Return what is to be chosen among, place by place."""
        return [one for card in self._cards() for one in card.buttons.values()]

    def is_decided(self) -> bool:
        """Whether every place has a choice."""
        if self.fate is not None:
            return bool(self.fate.choice)
        return all(each.choice for each in self.places)

    def resolution(self) -> Resolution:
        """Return what will stand there."""
        file = self._file
        if self.fate is not None:
            return self.fate.resolution()
        results = iter(self.places)
        text = "".join(part if isinstance(part, str) else next(results).result() for part in file.parts)
        return Resolution(file.path, text, file.hash)


class _Choosing(QFrame):
    """A card with choices, one of which is taken."""

    changed = Signal()

    def __init__(self, about: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._about = " ".join(about.split())[:SPOKEN]
        self.choice: Choice = ""
        self.buttons: dict[Choice, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.MEDIUM)
        self._column.setSpacing(look.TIGHT)

    def _add_choice(self, choice: Choice, name: str) -> None:
        made = QRadioButton(name)
        made.setAccessibleName(said_of(name, self._about) if self._about else name)
        made.clicked.connect(lambda: self.choose(choice))
        self.buttons[choice] = made
        self._group.addButton(made)
        self._column.addWidget(made)

    def choose(self, choice: Choice) -> None:
        """Take a choice."""
        self.choice = choice
        self.buttons[choice].setChecked(True)
        self.changed.emit()


class PlaceCard(_Choosing):
    """One place: leave what stands now, bring back what stood before, or write something else."""

    def __init__(self, differing: Differing) -> None:
        super().__init__(differing.theirs.strip() or differing.ours)
        self._differing = differing
        self._add_choice("stay", tr("Leave what stands now"))
        self.now = _text(differing.theirs, tr("What stands now"))
        self._column.addWidget(self.now)
        self._add_choice("back", tr("Bring back what stood before"))
        self.before = _text(differing.ours, tr("What stood before the change"))
        self._column.addWidget(self.before)
        self._mark()
        self._add_choice("hand", tr("Write it by hand"))
        self.hand = _text(differing.theirs, tr("What will stand there"), writable=True)
        self.hand.hide()
        self._column.addWidget(self.hand)

    def _mark(self) -> None:
        now, before = differing_spans(self._differing.theirs, self._differing.ours)
        _mark(self.now, now, "removed_mark")
        _mark(self.before, before, "added_mark")

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "before"):
            self._mark()

    def choose(self, choice: Choice) -> None:
        """Take a choice; by hand goes on from what was chosen before."""
        if choice == "hand" and self.choice != "hand":
            self.hand.setPlainText(
                (self._differing.ours if self.choice == "back" else self._differing.theirs).rstrip("\n")
            )
        super().choose(choice)
        self.hand.setVisible(choice == "hand")
        if choice == "hand":
            self.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def is_like(self, other: PlaceCard) -> bool:
        """Whether it is the same place, whatever stands there meanwhile."""
        mine, others = self._differing, other._differing
        return (mine.ours, mine.base) == (others.ours, others.base) or mine.theirs == others.theirs

    def take_over(self, before: PlaceCard) -> None:
        """Choose as was chosen before, with what was written by hand."""
        if before.choice:
            self.choose(before.choice)
        if before.choice == "hand":
            self.hand.setPlainText(before.hand.toPlainText())

    def result(self) -> str:
        """Return what will stand at this place."""
        if self.choice != "hand":
            return self._differing.ours if self.choice == "back" else self._differing.theirs
        text = self.hand.document().toRawText().replace("\u2029", "\n")
        ends = self._differing.theirs.endswith("\n") or self._differing.ours.endswith("\n")
        return f"{text}\n" if text and ends else text


class FateCard(_Choosing):
    """A file that came with the change and was changed since, or that is gone since."""

    def __init__(self, file: RevertedFile) -> None:
        super().__init__(file.title or file.page or file.path)
        self._file = file
        if file.now is None:
            told = tr("It is gone since. Before the change it stood so:")
            self._column.addWidget(label(told, wrap=True))
            self._column.addWidget(_text(file.then or "", tr("What stood before the change")))
            self._add_choice("stay", tr("Let it stay gone"))
            self._add_choice("back", tr("Bring it back"))
            return
        told = tr("The change made this page, and it was changed since. It stands so now:")
        if file.then is not None:
            told = tr("It was changed since. It stands so now:")
        self._column.addWidget(label(told, wrap=True))
        self._column.addWidget(_text(file.now, tr("What stands now")))
        self._add_choice("stay", tr("Leave it as it stands"))
        self._add_choice("back", tr("Let it go") if file.then is None else tr("Bring back what stood before"))
        if file.then is None and file.page:
            self._add_choice("retire", tr("Retire it: it stays readable, and can be restored"))

    def resolution(self) -> Resolution:
        """Return what becomes of the file."""
        file = self._file
        if self.choice == "retire":
            return Resolution(file.path, file.now, file.hash, retire=True)
        return Resolution(file.path, file.then if self.choice == "back" else file.now, file.hash)


def _mark(field: QPlainTextEdit, spans: Sequence[tuple[int, int]], ground: str) -> None:
    """Give the words that the other text does not have a ground of their own."""
    marks = []
    for start, end in spans:
        mark = QTextEdit.ExtraSelection()
        mark.format.setBackground(look.colour(ground))
        cursor = QTextCursor(field.document())
        last = field.document().characterCount() - 1
        cursor.setPosition(min(start, last))
        cursor.setPosition(min(end, last), QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        marks.append(mark)
    field.setExtraSelections(marks)


def _text(text: str, name: str, *, writable: bool = False) -> QPlainTextEdit:
    made = QPlainTextEdit(text.rstrip("\n") or tr("(nothing)"))
    made.setReadOnly(not writable)
    made.setTabChangesFocus(True)
    made.setAccessibleName(name)
    lines = min(MOST_LINES, max(2, text.rstrip("\n").count("\n") + len(text) // 90 + 1))
    made.setFixedHeight(made.fontMetrics().lineSpacing() * lines + 2 * look.MEDIUM)
    return made
