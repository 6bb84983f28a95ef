"""The buttons above a text that is written: what its keys do, to be seen and clicked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import icon_button

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.editor.text import MarkdownEdit

ROW = 9
"""Tools that stand in the row when there is room; all of them are in the menu."""


@dataclass(frozen=True)
class Tool:
    """One thing to do with the text: its icon, name and keys."""

    icon: str
    name: str
    keys: str
    act: Callable[[], object]

    def tip(self) -> str:
        """Return its name with its keys."""
        return f"{self.name} ({QKeySequence(self.keys).toString(QKeySequence.SequenceFormat.NativeText)})"


class ToolBar(QWidget):
    """A row of icons; what has no room stands in the menu at its end."""

    def __init__(self, text: MarkdownEdit) -> None:
        super().__init__()
        self._text = text
        self._tools = self._all_tools()
        self.buttons = [self._button(tool) for tool in self._tools]
        self.menu_button = icon_button("ellipsis", self.tr("More to do with the text"), self._show_menu)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for each in (*self.buttons, self.menu_button):
            each.setParent(self)
        side = self.menu_button.sizeHint()
        self.setMinimumSize(side)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _all_tools(self) -> list[Tool]:
        text = self._text
        headings = [
            Tool(
                "heading",
                self.tr("Heading {level}").format(level=level),
                f"Ctrl+Alt+{level}",
                partial(text.head, level),
            )
            for level in range(1, 4)
        ]
        return [
            Tool("bold", self.tr("Bold"), "Ctrl+B", partial(text.mark, "**")),
            Tool("italic", self.tr("Italic"), "Ctrl+I", partial(text.mark, "*")),
            Tool("link", self.tr("Link"), "Ctrl+K", text.link),
            Tool("list", self.tr("List"), "Ctrl+Shift+8", partial(text.list_lines, "-")),
            Tool("list-ordered", self.tr("Numbered list"), "Ctrl+Shift+7", partial(text.list_lines, "1.")),
            Tool("list-todo", self.tr("Tasks"), "Ctrl+Shift+9", partial(text.list_lines, "- [ ]")),
            Tool("text-quote", self.tr("Quote"), "Ctrl+Shift+.", partial(text.list_lines, ">")),
            Tool("code", self.tr("Code"), "Ctrl+`", partial(text.mark, "`")),
            Tool("search", self.tr("Find in this text"), "Ctrl+F", text.find_asked.emit),
            Tool("replace", self.tr("Find and replace"), "Ctrl+H", text.replace_asked.emit),
            *headings,
            Tool("heading", self.tr("No heading"), "Ctrl+Alt+0", partial(text.head, 0)),
            Tool("arrow-up", self.tr("Line up"), "Alt+Up", partial(text.carry_lines, -1)),
            Tool("arrow-down", self.tr("Line down"), "Alt+Down", partial(text.carry_lines, 1)),
        ]

    def _button(self, tool: Tool) -> QToolButton:
        made = icon_button(tool.icon, tool.name, tool.act)
        made.setToolTip(tool.tip())
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.hide()
        return made

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for tool in self._tools:
            action = menu.addAction(look.icon(tool.icon), tool.name)
            action.setShortcut(QKeySequence(tool.keys))
            action.triggered.connect(lambda _checked=False, act=tool.act: act())
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
