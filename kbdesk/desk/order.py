"""The order of pages as the person's language has it: ñ after n in Spanish, by pinyin in Chinese."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCollator, QLocale, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.values import PageRow, Section


def by_locale(sections: Sequence[Section], locale: QLocale) -> tuple[Section, ...]:
    """Return the sections with their pages in order, retired ones last. Runs on a worker.

    The project's own order, which index.md has on every machine, is that of English already.
    """
    if locale.language() == QLocale.Language.English:
        return tuple(sections)
    collator = QCollator(locale)
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def place(row: PageRow) -> tuple[bool, object]:
        return row.status == "retired", collator.sortKey(row.title)

    return tuple(replace(each, pages=tuple(sorted(each.pages, key=place))) for each in sections)
