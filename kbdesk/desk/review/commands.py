"""The review's commands as the window has them: each acts on the room, where that is in front."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.review.view import ReviewView
    from kbdesk.desk.window import Window


class ReviewCommands:
    """Does what the menu, the palette and the keys ask for."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "review.next": self._with(lambda room: room.next_piece()),
            "review.previous": self._with(lambda room: room.previous_piece()),
            "review.next_hunk": self._with(lambda room: room.next_hunk()),
            "review.previous_hunk": self._with(lambda room: room.previous_hunk()),
            "review.accept": self._with(lambda room: room.accept()),
            "review.revert": self._with(lambda room: room.revert()),
            "review.edit": self._with(lambda room: room.edit()),
            "review.comment": self._with(lambda room: room.comment()),
            "review.open": self._with(lambda room: room.open_page()),
            "review.accept_operation": self._with(lambda room: room.accept_operation()),
            "review.revert_operation": self._with(lambda room: room.revert_operation()),
            "review.accept_session": self._with(lambda room: room.accept_session()),
            "review.revert_session": self._with(lambda room: room.revert_session()),
            "review.accept_all": self._with(lambda room: room.accept_all()),
            "review.revert_all": self._with(lambda room: room.revert_all()),
            "review.undo": self._with(lambda room: room.undo()),
            "review.comments": self._show_comments,
        }

    def _with(self, act: Callable[[ReviewView], None]) -> Callable[[], None]:
        def command() -> None:
            rooms = self._window.rooms
            room = rooms.widget("review") if rooms is not None and rooms.room() == "review" else None
            if room is not None:
                act(cast("ReviewView", room))

        return command

    def _show_comments(self) -> None:
        session = self._window.session
        if session is not None:
            from kbdesk.desk.review.commentlist import CommentsDialog  # noqa: PLC0415  # not needed for the first window

            CommentsDialog(session, self._window).show()
