"""What a change did to the rest: links that came and went, pages that stand alone now, sources that are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.difference import words as of_difference
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import empty, label
from kbdesk.desk.review.words import listed_pages, number, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from kbdesk.pages.difference.values import LinkChange
    from kbdesk.project.review.effects import Effects

SHOWN = 12
"""So many pages or claims of a kind are named."""


class EffectsView(QWidget):
    """Stands below what changed."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.MEDIUM, look.MEDIUM, look.SMALL, 0)
        self._column.setSpacing(look.TIGHT)
        self.hide()

    def clear(self) -> None:
        """Show nothing."""
        empty(self._column)
        self.hide()

    def show_effects(self, found: Effects, links: tuple[LinkChange, ...], titles: Mapping[str, str]) -> None:
        """Show what a piece did to the rest, and what the page links to newly and no longer; pages by their titles."""
        empty(self._column)
        told = of_difference.links(links, titles)
        if told:
            self._column.addWidget(label(tr("Links of the page"), "section"))
        for words in told:
            self._column.addWidget(_tipped(words, "", [one.target for one in links]))
        rest = list(_told(found, titles))
        if rest:
            self._column.addWidget(label(tr("What it did to the rest"), "section"))
        for words, role, pages in rest:
            self._column.addWidget(_tipped(words, role, pages))
        self.setVisible(bool(told or rest))


def _told(found: Effects, titles: Mapping[str, str]) -> Iterator[tuple[str, str, list[str]]]:
    """Yield what is told, each with its role and the ids of the pages that it names."""
    for form, role, pages in (
        (tr("Pages that are linked from here now: {pages}"), "", [one.target for one in found.gained]),
        (tr("Pages that are linked from here no longer: {pages}"), "", [one.target for one in found.lost]),
        (tr("Pages that no other page links to any more: {pages}"), "danger", list(found.orphaned)),
        (tr("Pages whose links lead nowhere now: {pages}"), "danger", [one.source for one in found.broken]),
    ):
        each_once = list(dict.fromkeys(pages))
        if each_once:
            yield form.replace("{pages}", listed_pages(each_once, titles, SHOWN)), role, each_once
    for one in found.unsupported[:SHOWN]:
        form = tr("Line {line} stands without the source it had ({sources}): {text}")
        sources = listed(titles.get(source, source) for source in one.sources)
        told = form.replace("{line}", number(one.line)).replace("{sources}", sources)
        yield told.replace("{text}", one.text), "danger", list(one.sources)
    if len(found.unsupported) > SHOWN:
        yield tr("and more: {count}").replace("{count}", number(len(found.unsupported) - SHOWN)), "muted", []


def _tipped(words: str, role: str, pages: Iterable[str]) -> QLabel:
    """Return words that tell by a tip which pages they name."""
    made = label(words, role, wrap=True, selectable=True)
    made.setToolTip("\n".join(list(dict.fromkeys(pages))[:SHOWN]))
    return made
