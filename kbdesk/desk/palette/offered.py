"""What the parts of the window that are shown offer besides the commands: their buttons and their own actions.

Each says itself what it is called, which key it has and whether it can be done now; this only finds them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from kbdesk.desk import actions
from kbdesk.desk.command import without_letter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QMenu

    Place = tuple[str, QWidget]
    """What a part of the window is called, and the part."""

WITHIN_FIELDS = (QLineEdit, QTabBar, QComboBox)
"""The buttons of these do what the field or the row of tabs does by its own keys, or a command does."""


@dataclass(frozen=True)
class Offer:
    """A button or an action that is shown: what it is called, where it stands, its key."""

    name: str
    place: str
    made: QAbstractButton | QAction

    def keys_text(self) -> str:
        """Return its key as this system writes it, "" when it has none."""
        return self.made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def do(self) -> None:
        """Do it, unless it is gone by now."""
        if isValid(self.made) and self.made.isEnabled():
            self.made.trigger() if isinstance(self.made, QAction) else self.made.click()


def offers(window: QWidget, places: Sequence[Place]) -> list[Offer]:
    """Return what is offered in a window and is no command; `places` are its parts that have a name."""
    commands = {words for each in actions.COMMANDS for words in (each.text(), each.hint())}
    found: dict[tuple[str, str], Offer] = {}
    for made, inside in _shown(window):
        words = _words(made)
        if not words or not commands.isdisjoint(words):
            continue
        place = next((name for name, part in places if part is inside or part.isAncestorOf(inside)), "")
        found.setdefault((place, words[0]), Offer(words[0], place, made))
    return list(found.values())


def _shown(window: QWidget) -> Iterator[tuple[QAbstractButton | QAction, QWidget]]:
    """Yield the buttons and actions of what is shown, each with the widget it stands in."""
    for each in window.findChildren(QAbstractButton):
        if each.isVisible() and not isinstance(each.parent(), WITHIN_FIELDS):
            menu = each.menu() if isinstance(each, QPushButton | QToolButton) else None
            if menu is None:
                yield each, each
            else:
                yield from ((action, each) for action in _of_menu(menu))
    for action in window.findChildren(QAction):
        inside = next((one for one in action.associatedObjects() if isinstance(one, QWidget) and one.isVisible()), None)
        is_own = action.objectName() not in actions.BY_NAME and not action.isSeparator()
        if inside is not None and is_own and not isinstance(inside, WITHIN_FIELDS):
            yield action, inside


def _of_menu(menu: QMenu) -> Iterator[QAction]:
    return (each for each in menu.actions() if not each.isSeparator() and each.objectName() not in actions.BY_NAME)


def _words(made: QAbstractButton | QAction) -> list[str]:
    """Return what something is called: by its name first, then by what stands on it and in its tip."""
    if isinstance(made, QAction):
        told = [without_letter(made.text())]
    else:
        told = [made.accessibleName(), without_letter(made.text()).strip(), made.toolTip()]
    return [words for words in told if words]
