"""Puts texts together as the person's language does: its colon, commas, brackets, and what parts sentences."""

from __future__ import annotations

import re
from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk.signs import turnless

if TYPE_CHECKING:
    from collections.abc import Iterable

PLACE = re.compile(r"%(\d)")


def filled(words: str, *facts: str) -> str:
    """Set facts into a text at %1, %2 and so on; a fact may hold such a sign too, and is read as it is written."""
    return PLACE.sub(lambda place: turnless(facts[int(place[1]) - 1]), words)


def said_of(what: str, said: str) -> str:
    """Return `what: said`, or what there is of both."""
    return filled(QCoreApplication.translate("joining", "%1: %2"), what, said) if what and said else what or said


def noted(text: str, note: str) -> str:
    """Return `text (note)`; without a note the text alone."""
    return filled(QCoreApplication.translate("joining", "%1 (%2)"), text, note) if note else text


def listed(items: Iterable[str]) -> str:
    """Return `a, b, c` of the items that say something."""
    words = QCoreApplication.translate("joining", "%1, %2")
    return reduce(lambda before, item: filled(words, before, item), [item for item in items if item] or [""])


def quoted(text: str) -> str:
    """Return words of others, or a title, in quotation marks."""
    return filled(QCoreApplication.translate("joining", "“%1”"), text)


def either(items: Iterable[str]) -> str:
    """Return `a, b or c`."""
    *some, last = items
    return filled(QCoreApplication.translate("joining", "%1 or %2"), listed(some), last) if some else last


def in_a_row(sentences: Iterable[str]) -> str:
    """Return sentences behind each other, with a space between them where the script has one."""
    return re.sub(r"(?<=[。！？]) ", "", " ".join(sentences))
