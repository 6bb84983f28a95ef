"""What is to be heeded first: a piece's flags, each as a card with what it found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import core, look
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import Picture, button, empty, label
from kbdesk.desk.review import words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.project.review.values import Flag

LEAST_HIDDEN = 60
"""Characters that are left out at least where some are."""
MOST = 30
"""So many findings of a kind are told; of the rest only the number."""
LONGEST = 240
"""Characters of a finding that are shown, unless it is asked for whole."""


class WarningCards(QWidget):
    """One card for each kind of flag, the gravest first."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.SMALL)

    def show_flags(self, flags: Iterable[Flag]) -> None:
        """Show these; nothing where there are none."""
        empty(self._column)
        found: dict[str, list[str]] = {}
        for flag in flags:
            found.setdefault(flag.kind, []).append(flag.detail)
        for kind in sorted(found, key=lambda kind: words.role(kind) != "danger"):
            self._column.addWidget(_card(kind, [detail for detail in found[kind] if detail]))
        self.setVisible(bool(found))


class Finding(QWidget):
    """What was found, in a sentence; of a long one, as a list of many figures, the rest is shown when asked for."""

    def __init__(self, told: str) -> None:
        super().__init__()
        self._told = told
        is_long = len(told) > LONGEST + LEAST_HIDDEN
        self.words = label(_shortened(told) if is_long else told, wrap=True, selectable=True)
        self.more_button = button(words.tr("Show all of it"), self.show_all, "link", "chevron-down")
        self.more_button.setVisible(is_long)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.words)
        column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_all(self) -> None:
        """Show all of it."""
        self.words.setText(self._told)
        self.more_button.hide()


def _shortened(told: str) -> str:
    """Return the beginning of a sentence, up to the end of one thing that it lists, or of a word."""
    begun = told[:LONGEST]
    at = max(begun.rfind(", "), begun.rfind("、"), begun.rfind(" ") if "," not in begun[LONGEST // 2 :] else -1)
    return f"{begun[:at] if at > 0 else begun}…"


def _card(kind: str, details: list[str]) -> QFrame:
    made = QFrame()
    role = words.role(kind)
    made.setProperty("role", role)
    made.setAccessibleName(said_of(words.flag(kind), words.meaning(kind)))
    row = QHBoxLayout(made)
    row.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
    row.setSpacing(look.SMALL)
    row.addWidget(Picture(words.FLAG_ICONS.get(kind, "triangle-alert"), role), 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(2)
    head = label(words.flag(kind), wrap=True)
    head.setFont(look.font(bold=True))
    head.setToolTip(words.meaning(kind))
    column.addWidget(head)
    for detail in details[:MOST] or [words.meaning(kind)]:
        column.addWidget(Finding(_begun(core.sentence(detail))))
    if len(details) > MOST:
        more = words.tr("and more: {count}").replace("{count}", words.number(len(details) - MOST))
        column.addWidget(label(more, wrap=True))
    row.addLayout(column, 1)
    return made


def _begun(sentence: str) -> str:
    """Return a sentence with a capital, where it does not begin with a page's id."""
    return sentence if "/" in sentence.partition(" ")[0] else f"{sentence[:1].upper()}{sentence[1:]}"
