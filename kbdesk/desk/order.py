"""The order of pages as the person's language has it: ñ after n in Spanish, by pinyin in Chinese."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCollator, QLocale, Qt

NUMBER = re.compile(r"\d")

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QCollatorSortKey

    from kbdesk.project.values import PageRow, Section


def by_locale(sections: Sequence[Section], locale: QLocale) -> tuple[Section, ...]:
    """Return the sections with their pages in order, retired ones last; folders of no type in order behind the types.

    Numbers go by what they count: 2 before 10. The project's own order, which index.md has on every machine, is that
    of English already, but for numbers. Runs on a worker.
    """
    is_english = locale.language() == QLocale.Language.English
    key = _collator(locale).sortKey

    def place(row: PageRow) -> tuple[bool, QCollatorSortKey]:
        return row.status == "retired", key(row.title)

    def in_place(section: Section) -> Section:
        if is_english and not any(NUMBER.search(row.title) for row in section.pages):
            return section
        return replace(section, pages=tuple(sorted(section.pages, key=place)))

    ordered = [in_place(each) for each in sections]
    if is_english:
        return tuple(ordered)
    types = [each for each in ordered if all(row.declared for row in each.pages)]
    folders = [each for each in ordered if each not in types]
    return (*types, *sorted(folders, key=lambda each: key(each.title)))


def in_order(names: Iterable[str]) -> list[str]:
    """Return names in the order of the person's language."""
    return sorted(names, key=_collator(QLocale()).sortKey)


def _collator(locale: QLocale) -> QCollator:
    made = QCollator(locale)
    made.setNumericMode(True)
    made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return made
