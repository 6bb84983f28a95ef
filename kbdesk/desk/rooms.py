"""An open knowledge base: the rail of rooms, the index at the left, the tabs in the middle, the links at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QMenu, QSplitter, QWidget
from shiboken6 import isValid

from kbdesk.desk import kinds, look, settings
from kbdesk.desk.finder.view import FinderView
from kbdesk.desk.parts import after
from kbdesk.desk.rail import Rail
from kbdesk.desk.reader.head import SPECIAL
from kbdesk.desk.reader.links import LinksPanel
from kbdesk.desk.roomlist import ROOMS, load_rooms
from kbdesk.desk.tabs import state as states
from kbdesk.desk.tabs.area import TabArea
from kbdesk.desk.tabs.group import NARROWEST
from kbdesk.desk.tracing.showing import Showing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtGui import QAction, QResizeEvent

    from kbdesk.desk.page.view import PageView
    from kbdesk.desk.palette.switcher import QuickSwitcher
    from kbdesk.desk.reader.view import ReaderView
    from kbdesk.desk.session import Session
    from kbdesk.desk.tabs.tab import Tab
    from kbdesk.project.values import Changes, Page

RECENT = 50
"""Pages that are remembered as shown lately."""
VISITED = 20
"""How many of them the menu shows."""
READABLE = 396
"""Pixels of width that a page needs at least, at the usual text size: beside it the panels give way."""
INDEX = 284
"""Pixels that the rail and the index take."""
LINKS = 220
"""Pixels that the links take."""
TIGHT = 760
"""Pixels of width under which the index gives way to two sides."""
PAGE_MENU = (
    "page.copy_id",
    "page.copy_link",
    "page.open_file",
    "page.show_file",
    "page.print",
    "page.export_pdf",
    "page.export_html",
    "page.split",
    "page.merge",
    "page.rename",
    "page.supersede",
    "page.retire",
    "page.restore",
)
SAVED_AFTER = 3000
"""Milliseconds after a change of tabs in which it is remembered, in case there is no proper end."""


CHECKED_AFTER = 2000
"""Milliseconds after opening, and after a change, in which the problems are counted."""


class RoomsView(QWidget):
    """The desk of one open project."""

    changed_place = Signal()
    """Another tab or page is shown, or back and forward lead elsewhere."""
    said = Signal(str)
    """Words for the status bar."""
    counted = Signal(int)
    """How many pages there are."""
    page_shown = Signal(object)
    """A Page stands on the screen."""
    page_gone = Signal(str)
    """A page that was asked for cannot be shown."""
    versions_asked = Signal()
    new_page_wanted = Signal(str)
    """A page of this title shall be made."""

    def __init__(self, session: Session, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        self._recent: list[str] = []
        self._switcher: QuickSwitcher | None = None
        self._panels = {"finder": True, "links": True}
        self._widths: dict[str, tuple[int, ...]] = {}
        self._asked: set[str] = set()
        self._neighbours_of = ""
        # Whoever leafs through pages quickly waits for no graph.
        self._neighbours_soon = after(self, 200, self._draw_neighbours)
        self._remember_soon = after(self, SAVED_AFTER, self.remember)
        self._check_soon = after(self, CHECKED_AFTER, self._count_problems)
        # Each part is made where it belongs: Qt dresses a whole part anew when it is put elsewhere.
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setChildrenCollapsible(False)
        self.finder = FinderView(session, self._splitter)
        self.links = LinksPanel(session, self._splitter)
        self.showing = Showing(session, self)
        self.rail = Rail(actions)
        page_menu = [actions[name] for name in PAGE_MENU]
        self.area = TabArea(session, actions, page_menu, self.finder.title_of, self._splitter)
        for each in (self.finder, self.area, self.links):
            self._splitter.addWidget(each)
        self._splitter.setStretchFactor(1, 1)
        self.finder.setMinimumWidth(180)
        self.links.setMinimumWidth(200)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(self._splitter, 1)
        self._connect()

    def _connect(self) -> None:
        self._session.page_wanted.connect(self._page_wanted)
        self._session.match_wanted.connect(self._match_wanted)
        self._session.changed.connect(self._check_later)
        self._check_soon.start()
        self._session.room_wanted.connect(self.open_room)
        self._session.source_wanted.connect(self.open_source)
        self._session.original_wanted.connect(self.area.open_original)
        self.rail.room_asked.connect(self.open_room)
        self.area.tab_changed.connect(self._tab_changed)
        self.area.page_shown.connect(self._page_shown)
        self.area.page_gone.connect(self._page_gone)
        self.area.moved.connect(self._moved)
        self.area.hovered.connect(self.said)
        self.area.versions_asked.connect(self.versions_asked)
        self.area.menu_asked.connect(self._show_tab_menu)
        self.area.base_asked.connect(lambda: self.open_page("overview"))
        self.area.section_asked.connect(self._show_section)
        self.finder.counted.connect(self.counted)

    # coming back and being remembered

    def restore(self) -> bool:
        """Be as this project was left; whether it was ever open. Without, the first widths go by what there is."""
        left = states.read(settings.desk(self._session.project.entrance))
        self._recent = list(left.recent)[:RECENT]
        self._panels |= dict(left.panels)
        self._widths = dict(left.widths)
        came_back = self.area.restore(left.sides, left.active)
        self._fit_panels()
        self._share_width()
        return came_back

    def remember(self) -> None:
        """Keep how things stand for the next time this project is opened."""
        self._remember_soon.stop()
        if self._session.project.moment:  # the past lies elsewhere each time
            return
        sides, active = self.area.state()
        desk, sides_widths = self._splitter.sizes(), self.area.splitter.sizes()
        # A hidden panel is 0 wide, and comes back as wide as it was.
        known = self._widths.get("desk") or desk
        self._widths["desk"] = tuple(now or before for now, before in zip(desk, known, strict=True))
        self._widths["sides"] = tuple(sides_widths)
        left = states.DeskState(
            sides,
            active,
            tuple(self._widths.items()),
            tuple(self._panels.items()),
            tuple(self._recent),
        )
        settings.set_desk(self._session.project.entrance, states.written(left))

    # what is shown

    @property
    def is_live(self) -> bool:
        """Whether what is shown here is open still; the rooms stand a moment longer than their session."""
        return isValid(self._session)

    @property
    def view(self) -> PageView | None:
        """The page that commands act on: the one in front where the person is, or beside it."""
        tab = self.area.page_tab()
        return tab.view if tab is not None else None

    @property
    def reader(self) -> ReaderView | None:
        """The reader of that page."""
        return self.view.reader if self.view is not None else None

    @property
    def page(self) -> Page | None:
        """What is shown there, None while it is on its way, or where it is gone."""
        tab = self.area.page_tab()
        return tab.page if tab is not None else None

    def room(self) -> str:
        """Return the name of the room that is shown where the person is; an original belongs to that of the sources."""
        tab = self.area.current()
        return "page" if tab is None else "sources" if tab.room == states.ORIGINAL else tab.room

    def conditions(self) -> set[str]:
        """Return which conditions of commands are met; see `kbdesk.desk.actions`."""
        view = self.view if self.room() == "page" else None
        told = {
            "reading": view is not None and bool(view.current()),
            "finding": view is not None and (view.is_editing() or view.reader.shown is not None),
            "back": self.can_go(-1),
            "forward": self.can_go(1),
            "tab": self.area.current() is not None,
            "split": self.area.is_split(),
            "closed_tab": self.area.can_reopen(),
        }
        tab = self.area.current()
        of_room = getattr(tab.widget, "conditions", None) if tab is not None and tab.room != "page" else None
        return {name for name, holds in told.items() if holds} | (of_room() if of_room is not None else set())

    def widget(self, name: str) -> QWidget | None:
        """Return a room that was built."""
        tab = self.area.room_tab(name)
        return tab.widget if tab is not None else None

    def places(self) -> list[tuple[str, QWidget]]:
        """Return the parts that are shown, with what they are called in the person's language."""
        titles = {room.name: room.title() for room in ROOMS}
        found: list[tuple[str, QWidget]] = []
        for side in self.area.sides():
            tab = side.current()
            if tab is not None and tab.widget is not None:
                found.append((titles.get(tab.room) or tab.title(), tab.widget))
        for name, panel in (("view.finder", self.finder), ("view.links", self.links)):
            found.append((self._actions[name].iconText(), panel))
        return found

    # going

    def _match_wanted(self, page_id: str, words: tuple[str, ...], new: bool) -> None:
        self.area.open_page(page_id, new=new, front=not new, sought=words)
        self._tell_opened(page_id, new)

    def _page_wanted(self, page_id: str, anchor: str, new: bool) -> None:
        pressed = QApplication.focusWidget()
        self.open_page(page_id, anchor, new=new, front=not new)
        if not new and isinstance(pressed, QAbstractButton) and self.links.isAncestorOf(pressed):
            self.area.side.enter()  # the button goes with what stood beside the page before
        self._tell_opened(page_id, new)

    def _tell_opened(self, page_id: str, new: bool) -> None:
        if new:
            title = self.finder.title_of(page_id) or page_id
            self.said.emit(self.tr("Opened in a tab behind: {title}").format(title=title))

    def open_page(self, page_id: str, anchor: str = "", *, new: bool = False, front: bool = True) -> None:
        """Show a page in the page's tab, or in a new one, which may stay behind."""
        self.area.open_page(page_id, anchor, new=new, front=front)

    def open_first_page(self) -> None:
        """Show the first page of the index, as soon as there is an index."""
        page_id = self.finder.first_page()
        if page_id:
            self.open_page(page_id)
        else:
            self.finder.counted.connect(self._open_counted, Qt.ConnectionType.SingleShotConnection)

    def _open_counted(self, _count: int) -> None:
        page_id = self.finder.first_page()
        if page_id and self.page is None and self.view is not None and self.view.current() == "overview":
            self.open_page(page_id)

    def open_room(self, name: str) -> None:
        """Show a room; it is built when it is shown first."""
        self.area.open_room(name)

    def enter_room(self, name: str) -> None:
        """Show a room and go into it, so that its keys work; whoever walks along the rail only shows it."""
        self.open_room(name)
        self.area.side.enter()

    def ask_room(self, name: str, method: str) -> None:
        """Go into a room and have it do what one of its commands asks for; see `kbdesk.desk.roomlist`."""
        self.enter_room(name)
        getattr(self.widget(name), method)()

    def open_source(self, path: str) -> None:
        """Show an original among the sources."""
        self.open_room("sources")
        show = getattr(self.widget("sources"), "show_source", None)
        if show is not None:
            show(path)

    def add_sources(self, files: Sequence[Path]) -> None:
        """Add files to the originals, in their room."""
        self.open_room("sources")
        room = self.widget("sources")
        if room is not None:
            room.add(files)  # type: ignore[attr-defined]

    def step(self, step: int) -> None:
        """Go back (-1) or forward (1) in the page's tab."""
        if self.can_go(step) and self.view is not None:
            self.open_room("page")
            self.view.go(step)

    def can_go(self, step: int) -> bool:
        """Whether the page's tab has somewhere to go back (-1) or forward (1)."""
        return self.view is not None and self.view.can_go(step)

    def switch_page(self, *, new_tab: bool = False) -> None:
        """Let the person go to a page by a few letters of its name."""
        if self._switcher is None:
            from kbdesk.desk.palette.switcher import QuickSwitcher  # noqa: PLC0415  # not needed for the first window

            self._switcher = QuickSwitcher(self._session, self._recent_others, self)
            self._switcher.page_wanted.connect(lambda page, new: self.open_page(page, new=new))
            self._switcher.new_page_wanted.connect(self.new_page_wanted)
        self._switcher.open_for(new_tab=new_tab)

    def recent(self) -> list[str]:
        """Return the pages shown lately, the latest first."""
        return list(self._recent)

    def visited(self) -> list[tuple[str, str]]:
        """Return id and title of the pages shown lately that are still there, the latest first."""
        special = {"overview": self.tr("Overview"), "log": self.tr("Log")}
        told = ((page, special.get(page) or self.finder.title_of(page)) for page in self._recent[:VISITED])
        return [(page, title) for page, title in told if title]

    def _recent_others(self) -> list[str]:
        """Return the pages shown lately; the one that is shown comes last, nobody goes there."""
        shown = self.page.row.id if self.page is not None else ""
        return [*(page for page in self._recent if page != shown), shown]

    def find_page(self) -> None:
        """Go to the line that filters and searches."""
        self._show_panel("finder", True)
        self.finder.focus_line()

    def _show_section(self) -> None:
        if self.page is not None:
            self._show_panel("finder", True)
            self.finder.line.clear()
            self.finder.show_section(self.page.row.id)

    # panels

    def turn_finder(self) -> None:
        """Show the index, or hide it."""
        self._show_panel("finder", self.finder.isHidden())

    def turn_links(self) -> None:
        """Show the links, or hide them."""
        self._show_panel("links", self.links.isHidden())

    def show_links(self) -> None:
        """Show the links and what else stands beside a page."""
        self._show_panel("links", True)

    def _show_panel(self, name: str, on: bool) -> None:
        self._panels[name] = on
        self._asked = {name} if on else set()
        self._fit_panels()
        self._remember_soon.start()
        self.changed_place.emit()

    def _fit_panels(self) -> None:
        """Show the panels that are wanted: the links beside a page, and what has no room only when it is asked for."""
        split = self.area.is_split()
        wanted = self._wanted()
        beside = self.rail.width() + self.finder.width() + wanted if wanted else 0
        for panel, name, room in (
            (self.finder, "finder", max(TIGHT if split else 0, INDEX + look.scaled(READABLE), beside)),
            (self.links, "links", max(self._narrow(), beside + LINKS if wanted else 0)),
        ):
            fits = self.width() >= room or name in self._asked
            has_use = name == "finder" or self.area.page_tab() is not None
            panel.setVisible(self._panels[name] and fits and has_use)

    def _wanted(self) -> int:
        """Return how wide the page in front wants to be, where the panels can give it that; else 0."""
        tab = None if self.area.is_split() else self.area.current()
        wanted = tab.view.wanted_width() if tab is not None and tab.view is not None else 0
        return wanted if self.width() >= self.rail.width() + wanted else 0

    def _narrow(self) -> int:
        return INDEX + LINKS + look.scaled(READABLE) + (NARROWEST if self.area.is_split() else 0)

    def count_requests(self, waiting: int) -> None:
        """Say on the rail how many requests wait."""
        self.rail.count("requests", waiting)

    def _check_later(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._check_soon.start()

    def _count_problems(self) -> None:
        """Say on the rail how many problems there are; the check runs on a worker, once changes rest."""
        project = self._session.project
        told = partial(self.rail.count, "health")
        self._session.read(self, lambda job: len(project.health(job)), told, lambda _error: None, replaces="problems")

    # what the tabs tell

    def _tab_changed(self) -> None:
        self.rail.mark(self.room())
        self._hand_over_keys()
        self._fit_panels()
        self._tell_links()
        for side in self.area.sides():
            tab = side.current()
            if tab is not None and tab.room == "page":
                self._show_trail(tab)
        self._remember_soon.start()
        self.changed_place.emit()

    def _hand_over_keys(self) -> None:
        """Have keys that are letters hold in a room that has such, and its commands go on and off."""
        tab = self.area.current()
        take = getattr(tab.widget, "take_actions", None) if tab is not None else None
        if take is not None and take(self._actions):
            tab.widget.stands_changed.connect(self.changed_place)  # type: ignore[union-attr]

    def _page_shown(self, tab: Tab, page: Page) -> None:
        self._recent = [page.row.id, *(each for each in self._recent if each != page.row.id)][:RECENT]
        self._show_trail(tab)
        if tab is self.area.page_tab():
            self._tell_links()
            self.page_shown.emit(page)
            self.changed_place.emit()
        self._remember_soon.start()

    def _page_gone(self, tab: Tab, page_id: str) -> None:
        self._show_trail(tab)
        if tab is self.area.page_tab():
            self._tell_links()
            self.page_gone.emit(page_id)
            self.changed_place.emit()

    def _moved(self, tab: Tab) -> None:
        self._show_trail(tab)
        self._fit_panels()
        self.changed_place.emit()

    def _tell_links(self) -> None:
        """Show the links of the page that is shown, and mark it in the index."""
        page = self.page
        if page is None or page.row.id == "log":
            self.links.clear()
        else:
            self.links.show_page(page, self.view.headings() if self.view is not None else ())
        if page is not None:
            self.finder.select(page.row.id)
        self._show_neighbours("" if page is None or page.row.id in SPECIAL else page.row.id)

    def _show_neighbours(self, page_id: str) -> None:
        if self._neighbours_of != page_id or self.links.graph is None:
            self._neighbours_of = page_id
            self._neighbours_soon.start()

    def _draw_neighbours(self) -> None:
        """Show the page's neighbours; the first time, load what draws them and all rooms on a worker."""
        if self.links.graph is None:
            self._session.read(self, load_rooms, self._rooms_loaded, replaces="rooms")
            return
        self.links.show_neighbours(bool(self._neighbours_of))
        show = getattr(self.links.graph, "show_page", None)
        if show is not None:
            show(self._neighbours_of or None)

    def _rooms_loaded(self, _result: None) -> None:
        if self.links.graph is None:
            from kbdesk.desk.graph.local import LocalGraphView  # noqa: PLC0415  # heavy, and loaded on a worker by now

            self.links.set_graph(LocalGraphView(self._session))
            self._draw_neighbours()

    def _show_trail(self, tab: Tab) -> None:
        side = next((each for each in self.area.sides() if each.current() is tab), None)
        if side is None:
            return
        page, name = tab.page, self._session.project.name
        if page is None:
            side.place.show_trail(name, "", "")
        else:
            declared = {each.type: kinds.section_words(each.type, each.section) for each in self._session.project.types}
            section = "" if page.row.id in SPECIAL else declared.get(page.row.type, page.row.type)
            side.place.show_trail(name, section, tab.page_title())
        view = tab.view
        side.place.can_go(back=view is not None and view.can_go(-1), forward=view is not None and view.can_go(1))

    def _show_tab_menu(self, tab: Tab, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        area = self.area
        doings = {
            "tab.close": area.close_tab,
            "tab.close_others": area.close_others,
            "tab.close_right": area.close_right,
            "tab.move_over": area.move_over,
        }
        for name, act in doings.items():
            action = self._actions[name]
            menu.addAction(action.icon(), action.text(), action.shortcut(), partial(act, tab))
        menu.addAction(self._actions["tab.reopen"])
        if tab.room == "page":
            menu.addSeparator()
            copy = self._actions["page.copy_id"]
            menu.addAction(copy.icon(), copy.text(), lambda: QApplication.clipboard().setText(tab.page_id()))
        menu.popup(at)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        is_first = event.oldSize().width() < 0
        if self.width() >= self._narrow():
            self._asked.clear()
        self._fit_panels()
        if is_first:
            self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Have the panels give way where larger text needs their room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_splitter"):
            self._fit_panels()

    def _share_width(self) -> None:
        """Give the parts their widths: as they were left, or by what there is."""
        index = max(200, min(280, self.width() // 5))
        links = max(220, min(320, self.width() // 4))
        first = (index, self.width() - index - links, links)
        left = self._widths.get("desk", first)
        self._splitter.setSizes([before or usual for before, usual in zip(left, first, strict=False)])
        if self.area.is_split() and "sides" in self._widths:
            self.area.splitter.setSizes(list(self._widths["sides"]))
