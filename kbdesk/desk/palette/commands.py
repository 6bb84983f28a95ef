"""The command palette: every command of the desk with its keys, the ones used last first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk import actions, settings
from kbdesk.desk.joining import said_of
from kbdesk.desk.palette.keywords import other_names
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.picker import Picker, Row
from kbdesk.desk.rows import Item

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget


class CommandPalette(Picker):
    """Finds a command by a few letters and does it."""

    def __init__(self, commands: Mapping[str, QAction], over: QWidget) -> None:
        super().__init__(
            over,
            self.tr("Commands"),
            self.tr("What do you want to do?"),
            self.tr("Enter does it, Escape closes"),
        )
        self._actions = commands
        self._commands = {command.name: command for command in actions.COMMANDS}
        self._matcher = Matcher(
            [Entry(name, command.text(), other_names(command)) for name, command in self._commands.items()]
        )
        self.typed.connect(self._typed)
        self.chosen.connect(self._do)

    def _menu_text(self, name: str) -> str:
        command = self._commands[name]
        menu = actions.menu_text(command.menu or command.name.partition(".")[0])
        return said_of(menu, command.text())

    def _typed(self, text: str) -> None:
        found = self._matcher.best(text, len(self._matcher), settings.recent_commands())
        rows = [self._row(match.entry.key) for match in found]
        self.show_rows([row for row in rows if row.is_on] + [row for row in rows if not row.is_on], text)

    def _row(self, name: str) -> Row:
        command, action = self._commands[name], self._actions[name]
        is_on = action.isEnabled()
        marks = [self.tr("on") if action.isChecked() else "", command.keys_text()]
        mark = "   ".join(part for part in marks if part)
        item = Item(self._menu_text(name), kind="page" if is_on else "off", icon=command.icon or "minus", mark=mark)
        return Row(item, name, is_on)

    def _do(self, name: str, _new: bool) -> None:
        settings.add_recent_command(name)
        self._actions[name].trigger()
