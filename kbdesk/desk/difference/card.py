"""A hunk as a card: what happened where, its texts, what can be done with it, and what is said of it below."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QLocale, Qt, QUrl, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.difference import words
from kbdesk.desk.difference.text import FaceText
from kbdesk.desk.difference.words import tr
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import Chip, ElidedLabel, Picture, ShortenedButton, button, empty, label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QPushButton

    from kbdesk.desk.difference.faces import Face, Shown
    from kbdesk.pages.difference.values import Hunk

State = Literal["", "accepted", "reverted"]


ROOMY = 520
"""Pixels of width from which on all buttons have their words."""
ALWAYS_NAMED = 2
LONGEST_NOTE = 600


@dataclass(frozen=True)
class HunkAct:
    """Something that can be done with a hunk: its name, icon, words, and the tip with its key."""

    name: str
    icon: str
    text: str
    hint: str


@dataclass(frozen=True)
class Facts:
    """What a card knows of its hunk beside the texts: the section it stands in, how it was judged, where it stood.

    `titles` are those of pages that it links to, or did.
    """

    section: str = ""
    state: State = ""
    origin: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)


class FaceColumn(QWidget):
    """The parts of a face, one below the other; more of them are shown when they are asked for."""

    link_followed = Signal(QUrl)
    grew = Signal()

    def __init__(self, face: Face, sheet: str) -> None:
        super().__init__()
        self._face = face
        self._sheet = sheet
        self._shown = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._more = button(tr("Show more"), self.show_more, "link", "chevron-down")
        self._column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        if face.kind == "nothing":
            nothing = label(tr("Nothing stood here"), "muted", wrap=True)
            nothing.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
            self._column.insertWidget(0, nothing)
        self.show_more()

    def show_more(self) -> None:
        """Show the next part."""
        if self._shown < len(self._face.parts):
            made = FaceText(self._face, self._shown, self._sheet)
            made.anchorClicked.connect(self.link_followed)
            self._column.insertWidget(self._shown, made)
            self._shown += 1
            self.grew.emit()
        self._more.setVisible(self._shown < len(self._face.parts))
        if self._shown == len(self._face.parts) and self._face.left_out:
            told = tr("Characters that are not shown here: {count}")
            left_out = label(told.replace("{count}", QLocale().toString(self._face.left_out)), "muted", wrap=True)
            left_out.setContentsMargins(look.SMALL, 0, look.SMALL, look.SMALL)
            self._column.addWidget(left_out)


class HunkCard(QFrame):
    """One hunk. It takes the keys when it is clicked or walked to, and says so by its border."""

    act_asked = Signal(str)
    entered = Signal()
    left = Signal()
    """The person wants to go back to where they came from."""
    opened = Signal()
    """The page is to be opened here."""
    origin_asked = Signal()
    """The place is to be shown where what moved stood before."""
    link_followed = Signal(QUrl)

    def __init__(self, hunk: Hunk, shown: Shown, facts: Facts, acts: Sequence[HunkAct], sheet: str) -> None:
        super().__init__()
        self.hunk = hunk
        self.buttons: dict[str, QPushButton] = {}
        self._state = Chip()
        self._acts = tuple(acts)
        self.setProperty("role", "hunk")
        self.setProperty("current", "no")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._below = QVBoxLayout()
        self._below.setSpacing(look.SMALL)
        self._below.setContentsMargins(look.SMALL, 0, look.SMALL, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.TIGHT, look.SMALL, look.SMALL)
        column.setSpacing(look.TIGHT)
        column.addLayout(self._head(facts, acts))
        if facts.origin:
            self.origin_button = ShortenedButton(
                words.origin(facts.origin), self.origin_asked.emit, "link", look.icon("arrow-up", "link")
            )
            column.addWidget(self.origin_button)
        if shown.is_as_written and hunk.kind != "header":
            column.addWidget(_note(tr("Shown as it is written: rendered, some of it would not be seen.")))
        column.addLayout(self._faces(shown, sheet))
        if shown.unseen:
            column.addWidget(_note(tr("Not seen when it is rendered: {words}").replace("{words}", _cut(shown.unseen))))
        for told in words.links(hunk.links, facts.titles):
            column.addWidget(_note(told))
        column.addLayout(self._below)
        self.set_state(facts.state)  # in its place by now: without a parent a button would be a window for a moment
        said = [words.kind(hunk), facts.section, words.place(hunk)]
        said += [words.origin(facts.origin)] if facts.origin else []
        self.setAccessibleName(listed(said))

    def _head(self, facts: Facts, acts: Sequence[HunkAct]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        row.addWidget(Picture(words.ICONS[self.hunk.kind], "text_muted", look.ICON - 4))
        row.addWidget(label(words.kind(self.hunk), "section"))
        row.addWidget(ElidedLabel("caption", words.where(facts.section, words.place(self.hunk))), 1)
        row.addWidget(self._state)
        for act in acts if not self.hunk.is_routine else ():
            made = button(act.text, partial(self._ask, act.name), "act", act.icon)
            made.setToolTip(act.hint)
            self.buttons[act.name] = made
            row.addWidget(made)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the words of all but the first two buttons where they have no room; their tips still tell them."""
        super().resizeEvent(event)
        for number, act in enumerate(self._acts):
            if act.name in self.buttons:
                fits = number < ALWAYS_NAMED or self.width() >= look.scaled(ROOMY)
                self.buttons[act.name].setText(f" {act.text}" if fits else "")

    def set_state(self, state: State) -> None:
        """Show how it was judged; what was judged is not judged again from here."""
        accepted = state == "accepted"
        self._state.set(tr("Accepted") if accepted else tr("Reverted"), "good" if accepted else "info")
        self._state.setVisible(bool(state))
        for each in self.buttons.values():
            each.setVisible(not state)

    def _ask(self, name: str) -> None:
        self.entered.emit()
        self.act_asked.emit(name)

    def _faces(self, shown: Shown, sheet: str) -> QHBoxLayout | QVBoxLayout:
        made = QHBoxLayout() if shown.is_beside else QVBoxLayout()
        made.setSpacing(look.SMALL if shown.is_beside else look.TIGHT)
        for face in shown.faces:
            column = FaceColumn(face, sheet)
            column.link_followed.connect(self.link_followed)
            made.addWidget(column, 1, Qt.AlignmentFlag.AlignTop)
        return made

    def add_below(self, widget: QWidget) -> None:
        """Put something below the texts: a comment, a field to write one."""
        self._below.addWidget(widget)

    def clear_below(self, kept: QWidget | None = None) -> None:
        """Take away what was put below, but for one that is being used."""
        stays = kept is not None and self._below.indexOf(kept) >= 0
        if kept is not None and stays:
            self._below.removeWidget(kept)
        empty(self._below)
        if kept is not None and stays:
            self._below.addWidget(kept)

    def set_current(self, on: bool) -> None:
        """Show that the keys act on this one."""
        value = "yes" if on else "no"
        if self.property("current") != value:
            self.setProperty("current", value)
            self.style().unpolish(self)
            self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Left):
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusInEvent(event)
        self.entered.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mousePressEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_NOTE else f"{text[:LONGEST_NOTE]}…"


def _note(text: str) -> QWidget:
    made = label(text, "caption", wrap=True, selectable=True)
    made.setContentsMargins(look.SMALL, 0, look.SMALL, 0)
    return made
