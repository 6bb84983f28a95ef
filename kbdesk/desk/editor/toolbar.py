"""The buttons above a text that is written: what its keys do, to be seen and clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.actions import command
from kbdesk.desk.editor.commands import OF_TEXT
from kbdesk.desk.parts import icon_button

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.command import Command
    from kbdesk.desk.editor.text import MarkdownEdit

TOOLS = [each for each in OF_TEXT if each.name not in ("text.replace", "text.preview")]
TOOLS[8:8] = [command("page.find"), command("text.replace")]
"""Marks of words and lines first, then what finds, then headings and what moves lines."""
ROW = 9
"""Tools that stand in the row when there is room; all of them are in the menu."""


class ToolBar(QWidget):
    """A row of icons; what has no room stands in the menu at its end."""

    def __init__(self, text: MarkdownEdit) -> None:
        super().__init__()
        self._tools = [(each, text.acts[each.name]) for each in TOOLS]
        self.buttons = [self._button(tool, act) for tool, act in self._tools]
        self.menu_button = icon_button("ellipsis", self.tr("More to do with the text"), self._show_menu)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for each in (*self.buttons, self.menu_button):
            each.setParent(self)
        side = self.menu_button.sizeHint()
        self.setMinimumSize(side)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _button(self, tool: Command, act: Callable[[], object]) -> QToolButton:
        made = icon_button(tool.icon, tool.text(), act)
        made.setToolTip(tool.hint())
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.hide()
        return made

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for tool, act in self._tools:
            action = menu.addAction(look.icon(tool.icon), tool.label())
            action.setShortcut(QKeySequence(tool.keys[0]))
            action.triggered.connect(lambda _checked=False, act=act: act())
        menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def sizeHint(self) -> QSize:  # noqa: D102
        side = self.menu_button.sizeHint()
        return QSize(side.width() * (ROW + 1), side.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        side = self.menu_button.sizeHint()
        room = min(ROW, self.width() // side.width() - 1)
        for number, each in enumerate(self.buttons):
            each.setGeometry(number * side.width(), 0, side.width(), side.height())
            each.setVisible(number < room)
        self.menu_button.setGeometry(max(room, 0) * side.width(), 0, side.width(), side.height())
