"""What a change did to the rest: links that came and went, pages that stand alone now, sources that are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.difference import words as of_difference
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import empty, label
from kbdesk.desk.review.words import number, tr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.pages.difference.values import LinkChange
    from kbdesk.project.review.effects import Effects, PageLink

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

    def show_effects(self, found: Effects, links: tuple[LinkChange, ...]) -> None:
        """Show what a piece did to the rest, and what the page links to newly and no longer."""
        empty(self._column)
        told = of_difference.links(links)
        if told:
            self._column.addWidget(label(tr("Links of the page"), "section"))
        for words in told:
            self._column.addWidget(label(words, wrap=True, selectable=True))
        rest = list(_told(found))
        if rest:
            self._column.addWidget(label(tr("What it did to the rest"), "section"))
        for words, role in rest:
            self._column.addWidget(label(words, role, wrap=True, selectable=True))
        self.setVisible(bool(told or rest))


def _told(found: Effects) -> Iterator[tuple[str, str]]:
    """Yield what is told, each with its role."""
    if found.gained:
        yield tr("Pages that are linked from here now: {pages}").replace("{pages}", _names(found.gained)), ""
    if found.lost:
        yield tr("Pages that are linked from here no longer: {pages}").replace("{pages}", _names(found.lost)), ""
    if found.orphaned:
        pages = _listed(list(found.orphaned))
        yield tr("Pages that no other page links to any more: {pages}").replace("{pages}", pages), "danger"
    if found.broken:
        pages = _listed(list(dict.fromkeys(one.source for one in found.broken)))
        yield tr("Pages whose links lead nowhere now: {pages}").replace("{pages}", pages), "danger"
    for one in found.unsupported[:SHOWN]:
        form = tr("Line {line} stands without the source it had ({sources}): {text}")
        told = form.replace("{line}", number(one.line)).replace("{sources}", listed(one.sources))
        yield told.replace("{text}", one.text), "danger"
    if len(found.unsupported) > SHOWN:
        more = tr("and more: {count}").replace("{count}", number(len(found.unsupported) - SHOWN))
        yield more, "muted"


def _names(links: tuple[PageLink, ...]) -> str:
    return _listed(list(dict.fromkeys(one.target for one in links)))


def _listed(pages: list[str]) -> str:
    more = f" … ({number(len(pages))})" if len(pages) > SHOWN else ""
    return listed(pages[:SHOWN]) + more
