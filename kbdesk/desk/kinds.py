"""What types of pages, sections, fields and operations are called: built-in ones in the person's language.

Types are names in files and ids (`concept`), and a wiki may declare its own, also in the place of a built-in one: what
it calls them stays. A process has one project open, and says here which of its types are built in; until then none is.
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
FIELDS: dict[str, object] = {
    "title": QT_TRANSLATE_NOOP("kinds", "title"),
    "description": QT_TRANSLATE_NOOP("kinds", "description"),
    "type": QT_TRANSLATE_NOOP("kinds", "type"),
    "status": QT_TRANSLATE_NOOP("kinds", "status"),
    "updated": QT_TRANSLATE_NOOP("kinds", "updated"),
    "aliases": QT_TRANSLATE_NOOP("kinds", "aliases"),
    "kind": QT_TRANSLATE_NOOP("kinds", "kind"),
    "file": QT_TRANSLATE_NOOP("kinds", "file"),
    "url": QT_TRANSLATE_NOOP("kinds", "url"),
    "ingested": QT_TRANSLATE_NOOP("kinds", "ingested"),
    "question": QT_TRANSLATE_NOOP("kinds", "question"),
    "since": QT_TRANSLATE_NOOP("kinds", "since"),
    "tags": QT_TRANSLATE_NOOP("kinds", "tags"),
    "related": QT_TRANSLATE_NOOP("kinds", "related"),
    "sources": QT_TRANSLATE_NOOP("kinds", "sources"),
}
OPERATIONS: dict[str, object] = {
    "ingest": QT_TRANSLATE_NOOP("kinds", "ingest"),
    "query": QT_TRANSLATE_NOOP("kinds", "query"),
    "lint": QT_TRANSLATE_NOOP("kinds", "lint"),
    "update": QT_TRANSLATE_NOOP("kinds", "update"),
    "retire": QT_TRANSLATE_NOOP("kinds", "retire"),
    "supersede": QT_TRANSLATE_NOOP("kinds", "supersede"),
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


def field_words(name: str) -> str:
    """Return what a field of a header is called."""
    return QCoreApplication.translate("kinds", str(FIELDS[name])) if name in FIELDS else name


def operation_words(operation: str) -> str:
    """Return what the log calls an operation."""
    return QCoreApplication.translate("kinds", str(OPERATIONS[operation])) if operation in OPERATIONS else operation


def title_of(section: Section) -> str:
    """Return what a section is called."""
    return section_words(section.type, section.title)
