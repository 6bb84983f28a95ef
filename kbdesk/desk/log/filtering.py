"""Which entries of the log fit what is typed: words of the entry, its pages, who made it, its day in any of its forms.

Runs on a worker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from kbdesk.desk import kinds
from kbdesk.desk.palette.matching import folded
from kbdesk.desk.parts import day
from kbdesk.desk.versions.words import who

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kbdesk.project.timeline import Logged


class Days:
    """The entries that fit, under their days; `since` is the first day, ISO 8601, that is told."""

    def __init__(
        self,
        entries: Iterable[Logged] = (),
        operation: str = "",
        words: str = "",
        titles: Mapping[str, str] | None = None,
        since: str = "",
    ) -> None:
        self.entries: list[str | Logged] = []
        self.count = 0
        sought, spoken = folded(words).split(), dict[str, str]()
        last = None
        for one in entries:
            date = one.entry.date
            if date < since or (operation and one.entry.operation != operation):
                continue
            if sought:
                if date not in spoken:
                    spoken[date] = day_words(date)
                text = folded(f"{spoken[date]} {_words(one, titles or {})}")
                if not all(word in text for word in sought):
                    continue
            if date != last:
                last = date
                self.entries.append(last)
            self.entries.append(one)
            self.count += 1


def day_words(iso: str) -> str:
    """Return all ways in which a day may be called: as it is shown, in figures, its weekday, today or yesterday."""
    date = QDate.fromString(iso, Qt.DateFormat.ISODate)
    if not date.isValid():
        return iso
    locale = QLocale()
    forms = [iso, day(iso)]
    forms += [locale.toString(date, form) for form in (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)]
    forms += [locale.toString(date, form) for form in ("dddd", "d.M.yyyy", "d/M/yyyy", "d MMM yyyy")]
    near = {0: QCoreApplication.translate("log", "today"), 1: QCoreApplication.translate("log", "yesterday")}
    return " ".join([*forms, near.get(date.daysTo(QDate.currentDate()), "")])


def _words(logged: Logged, titles: Mapping[str, str]) -> str:
    entry, actor = logged.entry, logged.actor
    named = " ".join(f"{page} {titles.get(page, '')}" for page in entry.pages)
    by = f"{who(actor)} {actor.kind}" if actor is not None else ""
    return f"{entry.operation} {kinds.operation_words(entry.operation)} {entry.what} {named} {by}"
