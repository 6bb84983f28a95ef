"""One tab: a page with its own history, or a room. What it shows is built when it is first in front."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from kbdesk.desk.page.view import PageView
from kbdesk.desk.preview.place import anchor_of, place_of
from kbdesk.desk.reader.head import SPECIAL
from kbdesk.desk.roomlist import room_named
from kbdesk.desk.tabs.state import ORIGINAL, TabState, original_state, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.editor.place import Place
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Page


class Tab(QObject):
    """Holds the view of a page or a room, and what is known of it before it is built."""

    titled = Signal()
    """Its title, or whether it holds words that are not saved, has changed."""
    page_shown = Signal(object)
    """Its Page stands on the screen."""
    page_gone = Signal(str)
    """The page it should show cannot be shown."""
    moved = Signal()
    """Back and forward lead elsewhere now."""
    front_wanted = Signal()
    """The page that is edited in it is wanted from elsewhere."""
    versions_asked = Signal()
    hovered = Signal(str)

    def __init__(self, session: Session, state: TabState, page_actions: Sequence[QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._state = state
        self._page_actions = page_actions
        self._edits = False
        self._place: Place | None = None
        self._sought: tuple[str, ...] = ()
        self.room = state.room
        self.widget: QWidget | None = None
        self.view: PageView | None = None
        self.page: Page | None = None

    # what it is

    def title(self) -> str:
        """Return what stands on the tab."""
        if self.room == ORIGINAL:
            return self._state.page.rpartition("/")[2]
        if self.room != "page":
            room = room_named(self.room)
            return room.title() if room is not None else self.room
        # A room has the name of such a page too.
        of = f" · {self._session.project.name}" if self.page_id() in SPECIAL else ""
        return f"{self.page_title()}{of}"

    def page_title(self) -> str:
        """Return what its page is called."""
        special = {
            "overview": QCoreApplication.translate("tabs", "Overview"),
            "log": QCoreApplication.translate("tabs", "Log"),
        }
        if self.page is not None:
            return special.get(self.page.row.id, self.page.row.title)
        known = self._state.title if self.page_id() == self._state.page else ""
        return special.get(self.page_id(), known or self.page_id().rpartition("/")[2])

    def icon(self) -> tuple[str, str]:
        """Return the name and the colour of its icon."""
        if self.room != "page":
            room = room_named(self.room)
            return (room.icon if room is not None else "file-text"), "text_muted"
        kind = self.page_id().partition("/")[0]
        return "file-text", "text_muted" if self.page_id() in SPECIAL else f"type:{kind}"

    def page_id(self) -> str:
        """Return the id of the page it shows or will show, "" for a room."""
        return (self.view.current() or self._state.page) if self.view is not None else self._state.page

    def is_unsaved(self) -> bool:
        """Whether it holds words that are not saved to the page."""
        return self.view is not None and self.view.is_unsaved()

    def state(self) -> TabState:
        """Return what is to be remembered of it."""
        if self.room == ORIGINAL and self.widget is not None:
            return original_state(self._state.page, anchor_of(self.widget.place))  # type: ignore[attr-defined]
        if self.view is None:
            return self._state
        places, at = shortened(*self.view.reader.places())
        return replace(self._state, title=self.title(), places=places, at=at)

    # what it shows

    def build(self, parent: QWidget | None = None) -> QWidget:
        """Return its view, made and filled the first time, within what it will be shown in."""
        if self.widget is None:
            if self.room == "page":
                self.view = self.widget = self._make_page(parent)
                self.view.reader.seek(self._sought)
                self.view.reader.restore(self._state.places, self._state.at)
                if self._edits:
                    self.view.go_on_at = self._place
                    self.view.open_to_edit(self._state.page)
            elif self.room == ORIGINAL:
                self.widget = self._make_original(parent)
            else:
                room = room_named(self.room)
                assert room is not None  # tabs of unknown rooms are not restored
                self.widget = getattr(import_module(room.module), room.view)(self._session, parent)
        return self.widget

    def _make_page(self, parent: QWidget | None) -> PageView:
        made = PageView(self._session, parent)
        made.set_page_actions(self._page_actions)
        made.page_shown.connect(self._shown)
        made.page_gone.connect(self._gone)
        made.moved.connect(self.moved)
        made.editing_changed.connect(self.titled)
        made.front_wanted.connect(self.front_wanted)
        made.versions_asked.connect(self.versions_asked)
        made.hovered.connect(self.hovered)
        return made

    def _make_original(self, parent: QWidget | None) -> QWidget:
        from kbdesk.desk.preview.view import PreviewView  # noqa: PLC0415  # not needed for the first window

        made = PreviewView(self._session, parent)
        place = self._state.places[self._state.at]
        made.show_original(place.page, place_of(place.anchor))
        return made

    def open_original(self, original: str, anchor: str) -> None:
        """Show another original in it, or another place of the same."""
        self._state = original_state(original, anchor)
        show = getattr(self.widget, "show_original", None)
        if show is not None:
            show(original, place_of(anchor))
        self.titled.emit()

    def open(self, page_id: str, anchor: str = "") -> None:
        """Show another page in it."""
        if self.view is None:
            self.build()
        if self.view is not None:
            self.view.open(page_id, anchor)

    def seek(self, words: Sequence[str]) -> None:
        """Mark words in the page that it shows next."""
        self._sought = tuple(words)
        if self.view is not None:
            self.view.reader.seek(words)

    def edit(self, place: Place | None = None) -> None:
        """Edit its page, as soon as it is there, at a place of its text."""
        self._edits, self._place = True, place
        if self.view is not None:
            self.view.go_on_at = place
            self.view.open_to_edit(self.page_id())

    def _shown(self, page: Page) -> None:
        self.page = page
        self.titled.emit()
        self.page_shown.emit(page)

    def _gone(self, page_id: str) -> None:
        self.page = None
        self.titled.emit()
        self.page_gone.emit(page_id)

    def discard(self) -> None:
        """Let its view go; a text in it that is not saved stays as a draft."""
        if self.view is not None:
            self.view.close_editor()
        if self.widget is not None:
            self.widget.setParent(None)
        self.empty()
        self.deleteLater()

    def empty(self) -> None:
        """Delete its view, in which nothing is being written."""
        if self.widget is not None:
            self.widget.deleteLater()
        self.widget = self.view = self.page = None
