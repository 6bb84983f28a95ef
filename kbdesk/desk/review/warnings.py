"""What is to be heeded first: a piece's flags, each as a card with what it found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import core, look
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import Picture, empty, label
from kbdesk.desk.review import words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.project.review.values import Flag

MOST = 30
"""So many findings of a kind are told; of the rest only the number."""
LONGEST = 1200
"""Characters of a finding that are shown."""


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
        told = _begun(core.sentence(detail))
        column.addWidget(label(told if len(told) <= LONGEST else f"{told[:LONGEST]}…", wrap=True, selectable=True))
    if len(details) > MOST:
        more = words.tr("and more: {count}").replace("{count}", words.number(len(details) - MOST))
        column.addWidget(label(more, wrap=True))
    row.addLayout(column, 1)
    return made


def _begun(sentence: str) -> str:
    """Return a sentence with a capital, where it does not begin with a page's id."""
    return sentence if "/" in sentence.partition(" ")[0] else f"{sentence[:1].upper()}{sentence[1:]}"
