"""What can be done with a text in writing, as commands: its keys, its row of tools and the menu derive from them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from kbdesk.desk.command import Command

ROOM = "text"
"""Their keys hold only in the field that is written in, which takes them before the window does."""


def _of_text(name: str, title: object, keys: str, icon: str, group: int = 0, number: int = 0) -> Command:
    held = (keys,) if keys else ()
    return Command(f"text.{name}", title, "text", held, icon, "editing", group=group, number=number, room=ROOM)


OF_TEXT = (
    _of_text("bold", QT_TRANSLATE_NOOP("actions", "&Bold"), "Ctrl+B", "bold"),
    _of_text("italic", QT_TRANSLATE_NOOP("actions", "&Italic"), "Ctrl+I", "italic"),
    _of_text("link", QT_TRANSLATE_NOOP("actions", "&Link"), "Ctrl+K", "link"),
    _of_text("list", QT_TRANSLATE_NOOP("actions", "Li&st"), "Ctrl+Shift+8", "list"),
    _of_text("numbered", QT_TRANSLATE_NOOP("actions", "&Numbered list"), "Ctrl+Shift+7", "list-ordered"),
    _of_text("tasks", QT_TRANSLATE_NOOP("actions", "&Tasks"), "Ctrl+Shift+9", "list-todo"),
    _of_text("quote", QT_TRANSLATE_NOOP("actions", "&Quote"), "Ctrl+Shift+.", "text-quote"),
    _of_text("code", QT_TRANSLATE_NOOP("actions", "&Code"), "Ctrl+`", "code"),
    _of_text("replace", QT_TRANSLATE_NOOP("actions", "Find and &replace…"), "Ctrl+H", "replace"),
    *(
        _of_text(
            f"heading_{level}", QT_TRANSLATE_NOOP("actions", "Heading &%1"), f"Ctrl+Alt+{level}", "heading", 1, level
        )
        for level in range(1, 7)
    ),
    _of_text("no_heading", QT_TRANSLATE_NOOP("actions", "N&o heading"), "Ctrl+Alt+0", "heading", 1),
    _of_text("line_up", QT_TRANSLATE_NOOP("actions", "Line &up"), "Alt+Up", "arrow-up", 2),
    _of_text("line_down", QT_TRANSLATE_NOOP("actions", "Line &down"), "Alt+Down", "arrow-down", 2),
    _of_text("preview", QT_TRANSLATE_NOOP("actions", "&Preview"), "", "columns-2", 3),
)
"""In the order of the tools; `text.preview` is done by the view, the others by the field."""
