"""What shows one kind of original has in common: it asks a viewer on workers, and can be looked through."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kbdesk.desk.preview.place import Place

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.showing import OriginalViewer, Shown
    from kbdesk.project.values import Job

T = TypeVar("T")


class OriginalPart(QWidget):
    """Shows originals of one kind. What it asks for is dropped when another original is shown."""

    found = Signal(int, int, bool)
    """Which match the person is at, from 1, how many there are, whether all were looked for."""
    moved = Signal()
    """Another place of the original is shown."""
    failed = Signal(object)
    """Something cannot be shown: a KbdeskError."""

    def __init__(self, session: Session, viewer: OriginalViewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = viewer
        self.original = ""

    def ask(
        self,
        call: Callable[[OriginalViewer, str, Job], T],
        then: Callable[[T], object],
        replaces: str,
        failed: Callable[[KbdeskError], object] | None = None,
    ) -> None:
        """Ask the viewer about the original on a worker; the answer to what was asked of another one is dropped."""
        viewer, original = self._viewer, self.original

        def deliver(result: T) -> None:
            if self.original == original:
                then(result)

        def refuse(error: KbdeskError) -> None:
            if self.original == original:
                (failed or self.failed.emit)(error)

        self._session.read(self, lambda job: call(viewer, original, job), deliver, refuse, replaces=replaces)

    # what each kind does

    def show_original(self, original: str, shown: Shown, place: Place) -> None:
        """Show an original at a place."""
        raise NotImplementedError

    def clear(self) -> None:
        """Show nothing, and let go of its memory."""
        raise NotImplementedError

    def go_to(self, place: Place) -> None:
        """Show another place of the original."""
        raise NotImplementedError

    def lacks(self, place: Place) -> bool:
        """Whether a place names more pages, slides or parts than there are."""
        return 0 < self.units()[1] < place.number

    def place(self) -> Place:
        """Return the place that is shown."""
        return Place()

    def units(self) -> tuple[int, int]:
        """Return which page, slide or part is shown, from 1, and how many there are; 0, 0 where there are none."""
        return 0, 0

    def seek(self, words: str) -> None:
        """Look for words, mark them, go to the first from here on; "" ends it."""
        raise NotImplementedError

    def step(self, step: int) -> None:
        """Go to the next match (1) or the one before (-1)."""
        raise NotImplementedError

    def keys(self) -> QWidget:
        """Return what takes the keys."""
        return self

    def zoom(self) -> float | None:
        """Return how large it is shown, None for what is not enlarged."""
        return None

    def zoom_step(self, step: int) -> None:
        """Show it larger (1) or smaller (-1)."""

    def fit(self) -> None:
        """Show it as large as there is room."""
