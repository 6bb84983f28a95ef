"""The command palette: every command with its keys, the ones used last first, and all that is offered in front."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from shiboken6 import isValid

from kbdesk.desk import actions, settings
from kbdesk.desk.joining import said_of
from kbdesk.desk.palette.keywords import other_names
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.offered import Offer, offers
from kbdesk.desk.palette.picker import Picker, Row
from kbdesk.desk.palette.reasons import reason
from kbdesk.desk.roomlist import room_named
from kbdesk.desk.rows import Item

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QAbstractButton, QWidget

OFFERED = "\0offered:"
"""Begins the key of what is no command; no command's name begins so."""


class CommandPalette(Picker):
    """Finds a command, or what is offered by what is shown, by a few letters and does it.

    `places` tells the parts of the window that are shown, by their names.
    """

    def __init__(
        self, commands: Mapping[str, QAction], over: QWidget, places: Callable[[], Sequence[tuple[str, QWidget]]]
    ) -> None:
        super().__init__(
            over,
            self.tr("Commands"),
            self.tr("What do you want to do?"),
            self.tr("Enter does it, Escape closes"),
        )
        self._actions = commands
        self._places = places
        self._commands = {command.name: command for command in actions.COMMANDS}
        self._entries = [Entry(name, command.text(), other_names(command)) for name, command in self._commands.items()]
        self._offers: dict[str, Offer] = {}
        self._taken: frozenset[str] = frozenset()
        """The keys that where the person is do what they say there, and not what they say in the whole window."""
        self._matcher = Matcher(self._entries)
        self.typed.connect(self._typed)
        self.chosen.connect(self._do)

    def open(self, text: str = "") -> None:
        """Show it, with what can be done where the person is."""
        self._taken = frozenset(
            command.keys_text()
            for name, command in self._commands.items()
            if command.room and self._actions[name].isEnabled()
        )
        found = offers(self._over, self._places())
        self._offers = {f"{OFFERED}{number}": offer for number, offer in enumerate(found)}
        entries = [
            Entry(key, offer.name, (said_of(offer.place, offer.name),) if offer.place else ())
            for key, offer in self._offers.items()
        ]
        self._matcher = Matcher([*self._entries, *entries])
        super().open(text)

    def _menu_text(self, name: str) -> str:
        command = self._commands[name]
        family = command.menu or command.name.partition(".")[0]
        room = room_named(family)
        return said_of(actions.menu_text(family) or (room.title() if room else ""), command.text())

    def _typed(self, text: str) -> None:
        found = self._matcher.best(text, len(self._matcher), settings.recent_commands())
        keys = [match.entry.key for match in found]
        rows = [self._offer_row(key) if key in self._offers else self._row(key) for key in keys]
        self.show_rows([row for row in rows if row.is_on] + [row for row in rows if not row.is_on], text)

    def _row(self, name: str) -> Row:
        command, action = self._commands[name], self._actions[name]
        icon = command.icon or "minus"
        keys = command.keys_text() if command.room or command.keys_text() not in self._taken else ""
        row = self._made_row(name, self._menu_text(name), icon, keys, action)
        return row if row.is_on else replace(row, item=replace(row.item, under=reason(command.when)))

    def _offer_row(self, key: str) -> Row:
        offer = self._offers[key]
        words = said_of(offer.place, offer.name) if offer.place else offer.name
        return self._made_row(key, words, "minus", offer.keys_text(), offer.made)

    def _made_row(self, key: str, words: str, icon: str, keys: str, made: QAction | QAbstractButton) -> Row:
        is_on = isValid(made) and made.isEnabled()
        marks = [self.tr("on") if is_on and made.isChecked() else "", keys]
        mark = "   ".join(part for part in marks if part)
        return Row(Item(words, kind="page" if is_on else "off", icon=icon, mark=mark), key, is_on)

    def _do(self, name: str, _new: bool) -> None:
        if name in self._offers:
            self._offers[name].do()
            return
        settings.add_recent_command(name)
        self._actions[name].trigger()
