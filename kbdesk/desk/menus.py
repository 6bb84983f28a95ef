"""The menus of the window: every command in its menu, and the lists of what was opened and shown lately."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu

from kbdesk.desk import actions, look, settings
from kbdesk.desk.command import translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenuBar


class Menus(QObject):
    """Fills a menu bar. `visited` tells id and title of the pages shown lately."""

    folder_wanted = Signal(object)
    """A folder opened lately is chosen, as a Path."""
    page_wanted = Signal(str)
    """A page shown lately is chosen, by its id."""
    view_opens = Signal()
    """The menu is about to show what is on and what is not."""

    def __init__(
        self,
        bar: QMenuBar,
        made: Mapping[str, QAction],
        visited: Callable[[], Iterable[tuple[str, str]]],
    ) -> None:
        super().__init__(bar)
        self._bar = bar
        self._actions = made
        self._pages = visited
        self.build()

    def build(self) -> None:
        """Make the menus, in the person's language, in place of those that are there."""
        for old in self._bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            old.deleteLater()
        self._bar.clear()
        menus: dict[str, QMenu] = {}
        groups: dict[str, int] = {}
        for name, title in actions.MENUS:
            menus[name] = QMenu(translated(title), self._bar)
            menus[name].setAccessibleName(actions.menu_text(name))
            if name not in actions.WITHIN:
                self._bar.addMenu(menus[name])
        for command in (each for each in actions.COMMANDS if each.menu):
            menu = menus[command.menu]
            if groups.setdefault(command.menu, command.group) != command.group:
                menu.addSeparator()
                groups[command.menu] = command.group
            menu.addAction(self._actions[command.name])
            if command.name == "project.sample":
                self.recent = menu.addMenu(look.icon("history"), self.tr("Open a &recent one"))
            if command.name == "theme.dark":
                menu.addMenu(menus["language"]).setIcon(look.icon("languages"))
            if command.name == "page.unsaved":
                menu.addMenu(menus["text"]).setIcon(look.icon("heading"))
            if command.name == "go.forward":
                self.visited = menu.addMenu(look.icon("history"), self.tr("Pages shown latel&y"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.visited.aboutToShow.connect(self._fill_visited)
        menus["view"].aboutToShow.connect(self.view_opens)

    def _fill_visited(self) -> None:
        self.visited.clear()
        for page_id, title in self._pages():
            action = self.visited.addAction(title.replace("&", "&&"))
            action.triggered.connect(partial(self._choose_page, page_id))
        if self.visited.isEmpty():
            self.visited.addAction(self.tr("No page was shown yet")).setEnabled(False)

    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in settings.recent():
            self.recent.addAction(str(path)).triggered.connect(partial(self._choose_folder, path))
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("Nothing was opened yet")).setEnabled(False)

    def _choose_page(self, page_id: str, _checked: bool = False) -> None:
        self.page_wanted.emit(page_id)

    def _choose_folder(self, folder: Path, _checked: bool = False) -> None:
        self.folder_wanted.emit(folder)
