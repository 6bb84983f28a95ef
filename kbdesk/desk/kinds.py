"""What page types and their sections are called: built-in ones in the person's language, a wiki's own as it says.

Types are names in files and ids (`concept`), and a wiki may declare its own, also in the place of a built-in one. A
process has one project open, and says here which of its types are built in; until then none is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.project.values import PageType, Section

TYPES: dict[str, object] = {
    "summary": QT_TRANSLATE_NOOP("kinds", "summary"),
    "concept": QT_TRANSLATE_NOOP("kinds", "concept"),
    "entity": QT_TRANSLATE_NOOP("kinds", "entity"),
    "synthesis": QT_TRANSLATE_NOOP("kinds", "synthesis"),
    "preference": QT_TRANSLATE_NOOP("kinds", "preference"),
}
SECTIONS: dict[str, object] = {
    "summary": QT_TRANSLATE_NOOP("kinds", "Summaries"),
    "concept": QT_TRANSLATE_NOOP("kinds", "Concepts"),
    "entity": QT_TRANSLATE_NOOP("kinds", "Entities"),
    "synthesis": QT_TRANSLATE_NOOP("kinds", "Syntheses"),
    "preference": QT_TRANSLATE_NOOP("kinds", "Preferences"),
}

_BUILT_IN: dict[str, str] = {}
"""The section of each built-in type of the open project."""


def know(types: Iterable[PageType]) -> None:
    """Take note of the types of the project that is open now."""
    _BUILT_IN.clear()
    _BUILT_IN.update({each.type: each.section for each in types if each.is_built_in})


def type_words(kind: str) -> str:
    """Return what a type of pages is called."""
    return QCoreApplication.translate("kinds", str(TYPES[kind])) if kind in _BUILT_IN and kind in TYPES else kind


def section_words(kind: str, title: str) -> str:
    """Return what a section of the index is called: the one of a type, or of a folder with a title of its own."""
    is_built_in = kind in SECTIONS and _BUILT_IN.get(kind) == title
    return QCoreApplication.translate("kinds", str(SECTIONS[kind])) if is_built_in else title


def title_of(section: Section) -> str:
    """Return what a section is called."""
    return section_words(section.type, section.title)
