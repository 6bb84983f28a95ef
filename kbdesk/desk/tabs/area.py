"""The middle of the desk: one side of tabs, or two beside each other. Opens, closes, reopens and moves tabs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QSplitter, QWidget

from kbdesk.desk import look
from kbdesk.desk.roomlist import room_named
from kbdesk.desk.tabs.dragging import TabDragging
from kbdesk.desk.tabs.group import TabGroup
from kbdesk.desk.tabs.state import ORIGINAL, SideState, TabState, original_state, page_state
from kbdesk.desk.tabs.tab import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QAction

    from kbdesk.desk.editor.place import Place
    from kbdesk.desk.session import Session

REOPENED = 30
"""Closed tabs that can be opened again."""
LONGEST_MENU = 20
"""Pages of the history that its menu shows."""
BESIDE = 620
"""Pixels of width, at the usual text size, from which an original is shown beside a page."""
WIDEST_ENTRY = 420
"""Pixels that a page's title takes there at most."""


@dataclass(frozen=True)
class Closed:
    """A tab that was closed: what it showed, and where it stood."""

    state: TabState
    side: int
    at: int


class TabArea(QWidget):
    """All tabs of one open project."""

    tab_changed = Signal()
    """Another tab is in front where the person is, or the page or the tabs there have changed."""
    page_shown = Signal(object, object)
    """A Tab shows a Page."""
    page_gone = Signal(object, str)
    """A Tab should show a page that cannot be shown."""
    moved = Signal(object)
    """In a Tab, back and forward lead elsewhere now."""
    versions_asked = Signal()
    hovered = Signal(str)
    menu_asked = Signal(object, QPoint)
    base_asked = Signal()
    section_asked = Signal()

    def __init__(
        self,
        session: Session,
        actions: Mapping[str, QAction],
        page_actions: Sequence[QAction],
        title_of: Callable[[str], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._page_actions = page_actions
        self._title_of = title_of
        self._closed: list[Closed] = []
        self._active = 0
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.splitter)
        self._dragging = TabDragging(self)
        self._add_side()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    # sides

    def sides(self) -> list[TabGroup]:
        """Return the sides from left to right."""
        widgets = (self.splitter.widget(at) for at in range(self.splitter.count()))
        return [widget for widget in widgets if isinstance(widget, TabGroup)]

    @property
    def side(self) -> TabGroup:
        """The side where the person is."""
        sides = self.sides()
        return sides[min(self._active, len(sides) - 1)]

    def is_split(self) -> bool:
        """Whether there are two sides."""
        return len(self.sides()) > 1

    def _add_side(self) -> TabGroup:
        made = TabGroup(self._actions, self.splitter)
        made.current_changed.connect(self._front_changed)
        made.close_asked.connect(self.close_tab)
        made.menu_asked.connect(self.menu_asked)
        made.entered.connect(lambda: self._activate(made))
        self._dragging.watch(made)
        made.place.step_asked.connect(partial(self._step_of, made))
        made.place.history_asked.connect(partial(self._show_history, made))
        for asked, told in (
            (made.place.base_asked, self.base_asked),
            (made.place.section_asked, self.section_asked),
        ):
            asked.connect(lambda: self._activate(made))
            asked.connect(told)
        self.splitter.addWidget(made)
        half = self.width() // 2
        self.splitter.setSizes([half, self.width() - half])
        self._tell_sides()
        return made

    def _remove_side(self, side: TabGroup) -> None:
        had_keys = side.has_focus()
        side.setParent(None)
        side.deleteLater()
        self._active = 0
        self._tell_sides()
        if had_keys:
            self.side.enter()
        self.tab_changed.emit()

    def _tell_sides(self) -> None:
        sides = self.sides()
        for side in sides:
            side.place.links_button.setVisible(side is sides[-1])
            side.set_active(len(sides) == 1 or side is self.side)

    def _activate(self, side: TabGroup) -> None:
        sides = self.sides()
        if side in sides and sides.index(side) != self._active:
            self._active = sides.index(side)
            self._tell_sides()
            self.tab_changed.emit()

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        for side in self.sides():
            if new is not None and side.isAncestorOf(new):
                self._activate(side)

    def split(self) -> None:
        """Show two sides with the page on both, or bring all tabs back to one side."""
        if self.is_split():
            self._unite()
            return
        tab, left = self.current(), self.side
        if tab is None:
            return
        right = self._add_side()
        if tab.room == "page":
            right.add(self._make(tab.state()), front=True)
        elif len(left.tabs()) > 1:
            left.remove(tab)
            right.add(tab, front=True)
        else:
            right.add(self._make(page_state("overview")), front=True)
        self._activate(right)
        right.enter()

    def _unite(self) -> None:
        """Bring all tabs to the left; a page that stands there too comes only once, but for unsaved words in it."""
        left, right = self.sides()
        front = self.side.current()
        for each in right.tabs():
            right.remove(each)
            twin = next((one for one in left.tabs() if one.room == "page" and one.page_id() == each.page_id()), None)
            if twin is None or each.is_unsaved():
                left.add(each, front=False)
            else:
                each.discard()
                front = twin if each is front else front
        self._remove_side(right)
        if front is not None:
            left.show_tab(front)
        left.enter()

    def cross(self) -> None:
        """Go to the other side."""
        sides = self.sides()
        if len(sides) > 1:
            other = sides[1 - self._active]
            self._activate(other)
            other.enter()

    def move_over(self, tab: Tab | None = None, before: int = -1) -> None:
        """Move a tab, usually the one in front, to the other side, which is made when there is none.

        There it stands before the tab of that number, or at the end.
        """
        moved = tab or self.current()
        here = self._side_of(moved)
        if moved is None or here is None or (not self.is_split() and len(here.tabs()) < 2):
            return
        sides = self.sides()
        there = self._add_side() if len(sides) < 2 else sides[1 - sides.index(here)]
        here.remove(moved)
        there.add(moved, before, front=True)
        self._activate(there)
        there.enter()
        if not here.tabs():
            self._remove_side(here)

    # tabs

    def current(self) -> Tab | None:
        """Return the tab in front where the person is."""
        return self.side.current()

    def page_tab(self) -> Tab | None:
        """Return the page the links are shown of: the one in front here, or else on the other side."""
        fronts = [tab for side in (self.side, *self.sides()) if (tab := side.current()) is not None]
        return next((tab for tab in fronts if tab.room == "page"), None)

    def all_tabs(self) -> list[Tab]:
        """Return every tab, from left to right."""
        return [tab for side in self.sides() for tab in side.tabs()]

    def _side_of(self, tab: Tab | None) -> TabGroup | None:
        return next((side for side in self.sides() if tab in side.tabs()), None)

    def room_tab(self, room: str) -> Tab | None:
        """Return the tab of a room; for "page" the page in front, or else the first one here, or over there."""
        if room == "page" and (front := self.page_tab()) is not None:
            return front
        tabs = [*self.side.tabs(), *self.all_tabs()]
        return next((tab for tab in tabs if tab.room == room), None)

    def _make(self, state: TabState) -> Tab:
        made = Tab(self._session, state, self._page_actions, self)
        made.page_shown.connect(lambda page: self.page_shown.emit(made, page))
        made.page_gone.connect(lambda page: self.page_gone.emit(made, page))
        made.moved.connect(lambda: self.moved.emit(made))
        made.front_wanted.connect(lambda: self.show_tab(made))
        made.versions_asked.connect(self.versions_asked)
        made.hovered.connect(self.hovered)
        return made

    # opening

    def open_page(
        self, page_id: str, anchor: str = "", *, new: bool = False, front: bool = True, sought: Sequence[str] = ()
    ) -> None:
        """Show a page in the page's tab that is in front here, or in a new tab; behind with `front` off.

        Words that are `sought` are marked in it.
        """
        tab = None if new else self._page_tab_here()
        if tab is None:
            at = self.side.bar.currentIndex() + 1 if new else -1
            made = self._make(page_state(page_id, anchor, self._title_of(page_id)))
            made.seek(sought)
            self.side.add(made, at, front=front)
            return
        tab.seek(sought)
        tab.open(page_id, anchor)
        self.side.show_tab(tab)

    def _page_tab_here(self) -> Tab | None:
        tab = self.current()
        if tab is not None and tab.room == "page":
            return tab
        # A room is in front: the page beside it is where it leads, or else the last page of this side.
        beside = self.page_tab()
        if beside is not None:
            side = self._side_of(beside)
            if side is not None:
                self._activate(side)
            return beside
        return next((tab for tab in reversed(self.side.tabs()) if tab.room == "page"), None)

    def open_room(self, name: str) -> None:
        """Bring a room to the front; its tab is made when there is none."""
        if room_named(name) is None:
            return
        tab = self.room_tab(name)
        if tab is None:
            state = page_state("overview") if name == "page" else TabState(name)
            self.side.add(self._make(state), front=True)
            return
        self.show_tab(tab)

    def open_original(self, original: str, anchor: str = "") -> None:
        """Show an original beside the page, on the other side; in a tab here where there is no room for two.

        A tab that shows originals there already shows this one then; one that shows this one comes to the front.
        """
        tabs = [tab for tab in self.all_tabs() if tab.room == ORIGINAL]
        tab = next((each for each in tabs if each.page_id() == original), None)
        if tab is None:
            side = self._side_beside()
            tab = next((each for each in side.tabs() if each.room == ORIGINAL), None)
            if tab is None:
                self._activate(side)
                side.add(self._make(original_state(original, anchor)), front=True)
                side.enter()
                return
        tab.open_original(original, anchor)
        self.show_tab(tab)
        self.side.enter()

    def _side_beside(self) -> TabGroup:
        """Return the side that is not the page's; it is made where there is room for it."""
        sides, tab = self.sides(), self.page_tab()
        here = self._side_of(tab)
        if len(sides) > 1:
            return next((side for side in sides if side is not here), sides[-1])
        return self._add_side() if here is not None and self.width() >= look.scaled(BESIDE) else self.side

    def show_tab(self, tab: Tab) -> None:
        """Bring a tab to the front, and the person to it."""
        side = self._side_of(tab)
        if side is not None:
            self._activate(side)
            side.show_tab(tab)

    # closing

    def close_tab(self, tab: Tab | None = None) -> None:
        """Close a tab, usually the one in front; it can be opened again."""
        gone = tab or self.current()
        side = self._side_of(gone)
        if gone is None or side is None:
            return
        state, number = gone.state(), self.sides().index(side)
        at = side.remove(gone)
        gone.discard()
        self._closed = [*self._closed, Closed(state, number, at)][-REOPENED:]
        if not side.tabs() and self.is_split():
            self._remove_side(side)
        self.tab_changed.emit()

    def close_others(self, tab: Tab | None = None) -> None:
        """Close all tabs of a side but one."""
        kept = tab or self.current()
        side = self._side_of(kept)
        for each in side.tabs() if side is not None else ():
            if each is not kept:
                self.close_tab(each)

    def close_right(self, tab: Tab | None = None) -> None:
        """Close the tabs to the right of one."""
        kept = tab or self.current()
        side = self._side_of(kept)
        tabs = side.tabs() if side is not None else ()
        for each in tabs[tabs.index(kept) + 1 :] if kept is not None else ():
            self.close_tab(each)

    def can_reopen(self) -> bool:
        """Whether a closed tab can be opened again."""
        return bool(self._closed)

    def reopen(self) -> None:
        """Open the tab again that was closed last, where it stood, with its history."""
        if not self._closed:
            return
        last = self._closed.pop()
        if last.state.room != "page" and self.room_tab(last.state.room) is not None:
            self.open_room(last.state.room)
            return
        sides = self.sides()
        side = sides[min(last.side, len(sides) - 1)]
        side.add(self._make(last.state), last.at, front=True)
        self._activate(side)
        side.enter()
        self.tab_changed.emit()

    # what is in front

    def _front_changed(self) -> None:
        self.tab_changed.emit()

    def _step_of(self, side: TabGroup, step: int) -> None:
        self._activate(side)
        tab = side.current()
        if tab is not None and tab.view is not None and tab.view.can_go(step):
            tab.view.go(step)

    def _show_history(self, side: TabGroup, step: int, at: QPoint) -> None:
        """Show the pages back (-1) or forward (1) of the tab in front, the nearest first; each is a step away, or more.

        What has no room in a menu is reached through the farthest that has.
        """
        self._activate(side)
        tab = side.current()
        view = tab.view if tab is not None else None
        if view is None or not view.can_go(step):
            return
        places, now = view.reader.places()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ahead = range(now + step, -1 if step < 0 else len(places), step)
        for number in list(ahead)[:LONGEST_MENU]:
            place = places[number]
            title = self._title_of(place.page) or place.page
            words = f"{title} # {place.anchor}" if place.anchor else title
            shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, WIDEST_ENTRY)
            menu.addAction(shown.replace("&", "&&"), partial(self._step_of, side, number - now))
        menu.popup(at)

    # coming back

    def set_down(self) -> list[tuple[int, int, Place]]:
        """End all editing and return where it went on: side, tab, place in the text. Every text stays as a draft."""
        edited = []
        for side, group in enumerate(self.sides()):
            for at, tab in enumerate(group.tabs()):
                if tab.view is not None and tab.view.editor is not None and tab.view.is_editing():
                    edited.append((side, at, tab.view.editor.place()))
                    tab.view.close_editor()
        return edited

    def take_up(self, edited: Sequence[tuple[int, int, Place]]) -> None:
        """Go on with the editing that was set down, at the same place."""
        for side, at, place in edited:
            self.sides()[side].tabs()[at].edit(place)

    def state(self) -> tuple[tuple[SideState, ...], int]:
        """Return what is to be remembered: the sides, and where the person is."""
        return tuple(side.state() for side in self.sides() if side.tabs()), self._active

    def restore(self, sides: Sequence[SideState], active: int) -> bool:
        """Bring the tabs back as they were; whether there were any."""
        known = [[tab for tab in side.tabs if tab.room == ORIGINAL or room_named(tab.room)] for side in sides]
        wanted = [(tabs, side.current) for tabs, side in zip(known, sides, strict=True) if tabs]
        for number, (tabs, current) in enumerate(wanted):
            side = self.side if number == 0 else self._add_side()
            side.fill([self._make(state) for state in tabs], current)
        self._active = min(active, len(self.sides()) - 1)
        self._tell_sides()
        return bool(wanted)
