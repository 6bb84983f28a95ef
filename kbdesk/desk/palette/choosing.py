"""Lets the person choose one page for something: the quick switcher's list, without making new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kbdesk.desk.palette.switcher import QuickSwitcher

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.palette.matching import Match
    from kbdesk.desk.session import Session


class PageChooser(QuickSwitcher):
    """Stands over a widget until a page is taken; `without` are those that cannot be."""

    taken = Signal(str)
    """The id of the page."""

    def __init__(self, session: Session, over: QWidget, name: str, without: Collection[str] = ()) -> None:
        super().__init__(session, lambda: (), over)
        self._without = frozenset(without)
        self.setAccessibleName(name)
        self.line.setAccessibleName(name)
        self._hint.set_text(self.tr("{name}  ·  Enter takes it, Escape closes").replace("{name}", name))
        self.page_wanted.connect(lambda page, _new: self.taken.emit(page))

    def _show(self, text: str, matches: list[Match], is_named: bool) -> None:
        rows = [self._row(match) for match in matches if match.entry.key not in self._without]
        self.show_rows(rows, text)

    def title_of(self, page: str) -> str:
        """Return the title of a page that can be taken."""
        found = self._found.pages.get(page) if self._found is not None else None
        return found.title if found is not None else page
