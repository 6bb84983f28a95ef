"""What a command of the desk is, as data: its title, keys, icon and when it is on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

When = Literal[
    "always",
    "open",
    "writable",
    "page",
    "reading",
    "back",
    "forward",
    "active_page",
    "retired_page",
    "renamed_page",
    "editable",
    "editing",
    "tab",
    "split",
    "closed_tab",
    "finding",
    "reviewing",
    "piece",
    "judging",
    "writing_piece",
    "judged",
]


@dataclass(frozen=True)
class Command:
    """One thing a person can ask for. `title` is English, shown translated; `when` says when it is on.

    always; open: a project is open; writable: it can be written, as the past cannot; page: a page is shown; reading: it
    is, or its file is gone; back, forward: there is somewhere to go; active_page, retired_page: the shown page can be
    retired, or restored; renamed_page: its file can be renamed; editable, editing: it can be edited, or is; finding:
    words can be found in it; tab: one is in front; split: there are two sides; closed_tab: one can be opened again;
    reviewing: the review is in front; piece: a page's change is chosen there, judging: it, or an operation, can be
    judged, writing_piece: words can be written to it, judged: that can be undone. `number` stands for %1 in the title;
    a command without a menu is found in the palette. The keys of one with a `room` hold only where that room says so:
    they may be letters.
    """

    name: str
    title: object
    menu: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    when: When = "open"
    checkable: bool = False
    group: int = 0
    number: int = 0
    room: str = ""

    def label(self) -> str:
        """Return its title in the person's language, with the sign for the letter that chooses it in a menu."""
        return translated(self.title).replace("%1", str(self.number))

    def text(self) -> str:
        """Return its title in the person's language."""
        return without_letter(self.label())

    def keys_text(self) -> str:
        """Return its first key as this system writes it, "" when it has none."""
        return QKeySequence(self.keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if self.keys else ""

    def hint(self) -> str:
        """Return its title with its key, as a tool tip says it."""
        keys = self.keys_text()
        return f"{self.text()} ({keys})" if keys else self.text()


def without_letter(label: str) -> str:
    """Return a menu's label without the sign for its letter, which some languages add in brackets."""
    return re.sub(r"\s?\(&\w\)|&(?=\w)", "", label)


def translated(text: object) -> str:
    """Return a text of the commands in the person's language."""
    return QCoreApplication.translate("actions", str(text))
