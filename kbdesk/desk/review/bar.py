"""The foot of the room: what can be done with what is shown, each with its key in its tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from kbdesk.desk import actions, core, look
from kbdesk.desk.flow import Flow
from kbdesk.desk.parts import button, icon_button, plain_tip
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Protocol

    class Room(Protocol):
        """What the bar asks of the room."""

        def accept(self) -> None: ...  # noqa: D102
        def revert(self) -> None: ...  # noqa: D102
        def comment(self) -> None: ...  # noqa: D102
        def edit(self) -> None: ...  # noqa: D102
        def open_page(self) -> None: ...  # noqa: D102
        def undo(self) -> None: ...  # noqa: D102
        def accept_operation(self) -> None: ...  # noqa: D102
        def revert_operation(self) -> None: ...  # noqa: D102
        def accept_session(self) -> None: ...  # noqa: D102
        def revert_session(self) -> None: ...  # noqa: D102
        def accept_all(self) -> None: ...  # noqa: D102
        def revert_all(self) -> None: ...  # noqa: D102


class JudgingBar(QFrame):
    """Buttons for what is shown, and a menu for what belongs together with it."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._room = room
        self.accept_button = button(tr("Accept"), room.accept, "primary", "check")
        self.revert_button = button(tr("Revert"), room.revert, "", "undo-2")
        self.comment_button = icon_button("message-square", "", room.comment)
        self.edit_button = icon_button("pencil", "", room.edit)
        self.open_button = icon_button("external-link", "", room.open_page)
        self.undo_button = icon_button("history", "", room.undo)
        self.more_button = icon_button("ellipsis", tr("More: the operation, the session, everything"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._menu.setAccessibleName(self.more_button.accessibleName())
        self._menu.aboutToShow.connect(self._fill)
        self.more_button.setMenu(self._menu)
        self._several = 0
        for made, name in self._named().items():
            hint = actions.command(name).hint()
            made.setToolTip(hint)
            made.setAccessibleName(hint)
        tools = (self.comment_button, self.edit_button, self.open_button, self.undo_button, self.more_button)
        together = QWidget()  # so that none of them stands alone in a line of its own
        beside = QHBoxLayout(together)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        for each in tools:
            beside.addWidget(each)
        row = Flow(self.accept_button, self.revert_button, together, spread=2)
        row.setContentsMargins(look.LARGE, look.SMALL, look.SMALL, look.SMALL)
        self.setLayout(row)

    def _named(self) -> Mapping[QWidget, str]:
        return {
            self.accept_button: "review.accept",
            self.revert_button: "review.revert",
            self.comment_button: "review.comment",
            self.edit_button: "review.edit",
            self.open_button: "review.open",
            self.undo_button: "review.undo",
        }

    def show_state(self, *, several: int, writable: bool, page: bool, can_undo: bool, trouble: str = "") -> None:
        """Say what can be done: `several` is how many pieces the buttons act on, `page` whether it is one page.

        `trouble` is why it cannot be reverted, as the core says it.
        """
        self._several = several
        count = words.number(several)
        accept = tr("Accept all {count}").replace("{count}", count) if several > 1 else tr("Accept")
        revert = tr("Revert all {count}").replace("{count}", count) if several > 1 else tr("Revert")
        self.accept_button.setText(f" {accept}")
        self.revert_button.setText(f" {revert}")
        for each in (self.accept_button, self.revert_button):
            each.setEnabled(writable and several > 0)
        if trouble:
            self.revert_button.setEnabled(False)
        hint = actions.command("review.revert").hint()
        self.revert_button.setToolTip(plain_tip(core.sentence(trouble)) if trouble else hint)
        for tool in (self.comment_button, self.edit_button):
            tool.setEnabled(writable and page)
        self.open_button.setEnabled(page)
        for tool in (self.comment_button, self.edit_button, self.open_button):
            tool.setVisible(page or not several)
        self.undo_button.setEnabled(writable and can_undo)
        self.more_button.setEnabled(writable and several > 0)

    def _fill(self) -> None:
        self._menu.clear()
        for name, act in (
            ("review.accept_operation", self._room.accept_operation),
            ("review.revert_operation", self._room.revert_operation),
            ("", None),
            ("review.accept_session", self._room.accept_session),
            ("review.revert_session", self._room.revert_session),
            ("", None),
            ("review.accept_all", self._room.accept_all),
            ("review.revert_all", self._room.revert_all),
        ):
            if act is None:
                self._menu.addSeparator()
                continue
            command = actions.command(name)
            made = self._menu.addAction(look.icon(command.icon), f"{command.text()}\t{command.keys_text()}".rstrip())
            made.triggered.connect(lambda _checked=False, act=act: act())
