"""Gauges of what a screen reader and the keyboard find on the screen."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QTabBar,
    QWidget,
)

from tests.flows.walk import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface, QImage

Role = QAccessible.Role
NAMED = frozenset(
    (
        Role.Window,
        Role.Dialog,
        Role.PopupMenu,
        Role.MenuItem,
        Role.Button,
        Role.CheckBox,
        Role.RadioButton,
        Role.ComboBox,
        Role.EditableText,
        Role.SpinBox,
        Role.ProgressBar,
        Role.Slider,
        Role.Link,
        Role.List,
        Role.ListItem,
        Role.Tree,
        Role.TreeItem,
        Role.Table,
        Role.ColumnHeader,
        Role.PageTab,
        Role.Document,
    )
)
"""Roles of what a person reads or acts on: each needs a name."""
BLANK = frozenset((Role.StaticText, Role.PageTabList, Role.Cell))
"""Roles of what may have nothing to say at a time: a label, a row of tabs without any, a field of a table."""
ROWS = 120
"""So many rows of a list are asked for."""


def nameless(root: QWidget) -> list[str]:
    """Return what a screen reader would come to in a window and could not name."""
    found = []
    for one in every(QAccessible.queryAccessibleInterface(root)):
        state, role, name = one.state(), one.role(), one.text(QAccessible.Text.Name).strip()
        if not state.invisible and role == Role.Button and re.search(r"&\w", name):
            found.append(f"{name} is read with the sign for its letter")
        if state.invisible or name:
            continue
        if role in NAMED or role == Role.NoRole or (state.focusable and role not in BLANK):
            thing = one.object()
            above = type(thing.parent()).__name__ if thing is not None else ""
            found.append(f"{role.name} without a name: {type(thing).__name__} in {above}")
    return found


def every(one: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Yield what a screen reader comes to in a window, from the top down; of long lists the first rows."""
    if one is None or not one.isValid():
        return
    yield one
    for at in range(min(one.childCount(), ROWS)):
        yield from every(one.child(at))


def spoken_rows(view: QWidget) -> list[str]:
    """Return what a screen reader says of the first rows of a list, tree or table."""
    interface = QAccessible.queryAccessibleInterface(view)
    children = (interface.child(at) for at in range(min(interface.childCount(), ROWS)))
    return [each.text(QAccessible.Text.Name) for each in children if each is not None and each.isValid()]


# the keyboard


def reachable(root: QWidget) -> list[QWidget]:
    """Return what the tab key must come to in a window; of radio buttons it comes to one of a group."""
    found = []
    for each in root.findChildren(QWidget):
        policy = each.focusPolicy() & Qt.FocusPolicy.TabFocus
        here = each.window() is root.window() and each.isVisible() and each.isEnabled()
        inside = isinstance(each.parent(), QComboBox)
        if policy and here and not inside and not isinstance(each, QRadioButton):
            found.append(each)
    return found


def for_the_mouse_only(root: QWidget) -> list[str]:
    """Return the buttons that no key comes to, but those of which a key does the same.

    These are in fields and on tabs; of a group, arrow keys lead from the one that is chosen to the others.
    """
    found = [each for each in root.findChildren(QAbstractButton) if each.isVisible() and each.window() is root.window()]
    return [
        described(each)
        for each in found
        if each.focusPolicy() == Qt.FocusPolicy.NoFocus
        and each.group() is None
        and not isinstance(each.parent(), QLineEdit | QTabBar)
    ]


def walk_by_tab(root: QWidget, seen: set[str], *, back: bool = False) -> tuple[list[QWidget], list[str]]:
    """Press Tab (or Shift+Tab) until it comes round; return what it came to, and what showed no sign of it.

    What is `seen` already is not looked at again.
    """
    root.activateWindow()
    until(root.isActiveWindow, f"{root.windowTitle()} is active")
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    came: list[QWidget] = []
    unseen: list[str] = []
    looked_at: tuple[QWidget, QImage] | None = None
    for _ in range(3 * len(reachable(root)) + 40):
        target = QApplication.focusWidget() or root
        if isinstance(target, QPlainTextEdit) and not target.tabChangesFocus() and not target.isReadOnly():
            QTest.keyClick(target, Qt.Key.Key_Escape)  # the way out of a text in which Tab moves lines in
        QTest.keyClick(target, key)
        focus = QApplication.focusWidget()
        if focus is None or focus is target:  # a page goes through its links first
            continue
        if looked_at is not None and looked_at[1] == looked_at[0].grab().toImage():
            unseen.append(described(looked_at[0]))
        looked_at = None
        if came and focus is came[0]:
            break
        if focus not in came:
            came.append(focus)
            if (name := described(focus)) not in seen:
                seen.add(name)
                looked_at = focus, focus.grab().toImage()
    last = QApplication.focusWidget()
    return [*came, last] if last is not None and last not in came else came, unseen


def described(widget: QWidget) -> str:
    """Return what a widget is called in a report."""
    words = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or words or widget.objectName()}"


def backwards(came: list[QWidget]) -> list[str]:
    """Return where the tab key goes against the way one reads, among what stands beside or below each other.

    Once in each place it does, where it comes round.
    """
    found: dict[QWidget | None, list[str]] = {}
    for one, other in pairwise(came):
        if one.parentWidget() is not other.parentWidget():
            continue
        here, there = one.geometry(), other.geometry()
        same_line = here.top() < there.bottom() and there.top() < here.bottom()
        if there.bottom() <= here.top() or (same_line and there.right() <= here.left()):
            found.setdefault(one.parentWidget(), []).append(f"{described(one)} before {described(other)}")
    return [each for told in found.values() if len(told) > 1 for each in told]
