"""What is around the page that is shown: its neighbours as a graph, its outline, its links, and who names it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from kbdesk.desk import look, notices, undoing
from kbdesk.desk.clicks import MiddleClicks, in_new_tab
from kbdesk.desk.parts import after, button
from kbdesk.desk.reader.around import FIRST, TIMES, Around, look_around, sections
from kbdesk.desk.reader.linkmodel import ROW, Row
from kbdesk.desk.reader.linktree import LinkTree
from kbdesk.desk.reader.pasting import written_link
from kbdesk.desk.rows import LOST
from kbdesk.project.fixing import Fix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint

    from kbdesk.desk.reader.headings import Heading
    from kbdesk.desk.session import Session
    from kbdesk.desk.tracing.authors import AuthorsSide
    from kbdesk.desk.tracing.side import PageSide
    from kbdesk.desk.tracing.trace import TraceSide
    from kbdesk.project.values import Page

PAUSE = 150
"""Milliseconds after which other files are looked into; whoever leafs through pages quickly waits for none."""


VIEWS = ("links", "trace", "authors")
"""The views of the panel, in the order of its tabs."""


class LinksPanel(QWidget):
    """Outline, links, backlinks and mentions of the shown page, its neighbours drawn above them.

    Further tabs tell what its paragraphs rest on and who wrote them; these are made when they are shown first.
    """

    paragraph_wanted = Signal(str)
    """A paragraph is to be shown in the page: its words."""
    passage_wanted = Signal(object, object)
    """A passage is to be shown in its original: a TracedParagraph, a Passage."""
    base_wanted = Signal()
    """How far the whole base can be traced is to be shown."""
    version_wanted = Signal(str, int)
    """A version of a page is to be shown: its id, the change."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._page: Page | None = None
        self._headings: Sequence[Heading] = ()
        self._around = Around()
        self._most: dict[str, int] = {}
        self._look_soon = after(self, PAUSE, self._look)
        self.setProperty("role", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.graph: QWidget | None = None
        self.tree = LinkTree()
        self.tree.setAccessibleName(self.tr("What is around this page"))
        self.tree.clicked.connect(lambda index: self.tree.take(index, new=in_new_tab()))
        self.tree.activated.connect(lambda index: self.tree.take(index, new=in_new_tab()))
        self.tree.taken.connect(self._follow)
        self.tree.link_asked.connect(self._link)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        MiddleClicks(self.tree).clicked.connect(lambda index: self.tree.take(index, new=True))
        self._sides: dict[str, PageSide] = {}
        self.tabs = QTabBar()
        self.tabs.setAccessibleName(self.tr("What is beside the page"))
        for name in (self.tr("Links"), self.tr("Trace"), self.tr("Authors")):
            self.tabs.addTab(name)
        self.tabs.setTabToolTip(1, self.tr("What each paragraph rests on"))
        self.tabs.setTabToolTip(2, self.tr("Who wrote each paragraph"))
        self.tabs.setTabVisible(1, not session.project.moment)  # the past has no originals
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)  # there is no room for them beside words
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.currentChanged.connect(lambda _at: self._show_view())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.tabs)
        self._views = QStackedWidget()
        whole.addWidget(self._views, 1)
        around = QWidget()
        self._views.addWidget(around)
        self._column = QVBoxLayout(around)
        self._column.setContentsMargins(look.TIGHT, look.SMALL, look.TIGHT, look.TIGHT)
        self._column.setSpacing(look.TIGHT)
        self._column.addWidget(self._make_drawing(), 2)
        self._column.addWidget(self.tree, 3)

    # the tabs

    @property
    def trace(self) -> TraceSide | None:
        """What tells what the paragraphs rest on, once it was shown."""
        return self._sides.get("trace")  # type: ignore[return-value]

    @property
    def authors(self) -> AuthorsSide | None:
        """What tells who wrote the paragraphs, once it was shown."""
        return self._sides.get("authors")  # type: ignore[return-value]

    def enter(self) -> None:
        """Lead the keys into the view that is in front."""
        side = self._sides.get(VIEWS[self.tabs.currentIndex()])
        (side.list if side is not None else self.tree).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_view(self, name: str) -> None:
        """Bring a view to the front: links, trace or authors."""
        self.tabs.setCurrentIndex(VIEWS.index(name))

    def _show_view(self) -> None:
        name = VIEWS[self.tabs.currentIndex()]
        if name == "links":
            self._views.setCurrentIndex(0)
            return
        side = self._sides.get(name) or self._made(name)
        self._views.setCurrentWidget(side)
        side.show_page(self._traced())

    def _made(self, name: str) -> PageSide:
        from kbdesk.desk.tracing.authors import AuthorsSide  # noqa: PLC0415  # not needed for the first window
        from kbdesk.desk.tracing.trace import TraceSide  # noqa: PLC0415

        if name == "trace":
            trace = TraceSide(self._session)
            trace.passage_wanted.connect(self.passage_wanted)
            trace.base_wanted.connect(self.base_wanted)
            side: PageSide = trace
        else:
            authors = AuthorsSide(self._session)
            authors.version_wanted.connect(self.version_wanted)
            side = authors
        side.paragraph_wanted.connect(self.paragraph_wanted)
        self._sides[name] = side
        self._views.addWidget(side)
        return side

    def _traced(self) -> str:
        return self._page.row.id if self._page is not None and self._page.row.id not in ("index", "log") else ""

    def _make_drawing(self) -> QWidget:
        self._drawing = QWidget()
        inner = QVBoxLayout(self._drawing)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(look.TIGHT)
        self.fold = button(self.tr("Neighbours"), self.turn_graph, "flat", "chevron-down")
        inner.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        self._drawing.hide()
        return self._drawing

    # the graph of neighbours

    def set_graph(self, graph: QWidget) -> None:
        """Place the graph of neighbours, which is loaded after the first page."""
        self.graph = graph
        graph.setMinimumHeight(160)
        inner = self._drawing.layout()
        if inner is not None:
            inner.addWidget(graph)

    def show_neighbours(self, on: bool) -> None:
        """Show the graph of neighbours, or give its room to the list."""
        self._drawing.setVisible(on and self.graph is not None)

    def turn_graph(self) -> None:
        """Fold the graph away, or unfold it."""
        if self.graph is not None:
            is_shown = self.graph.isHidden()
            self.graph.setVisible(is_shown)
            self.fold.setIcon(look.icon("chevron-down" if is_shown else "chevron-right"))
            self._column.setStretch(0, 2 if is_shown else 0)

    # what is around the page

    def show_page(self, page: Page, headings: Sequence[Heading] = ()) -> None:
        """Show what a page links to and what links to it; what takes a look into other files follows."""
        if self._page is None or self._page.row.id != page.row.id:
            self._around = Around()
            self._most.clear()
            self.tree.verticalScrollBar().setValue(0)
        self._page, self._headings = page, headings
        self._fill()
        self._look_soon.start()
        for side in self._sides.values():
            side.show_page(self._traced())

    def clear(self) -> None:
        """Show nothing."""
        self._look_soon.stop()
        self._page = None
        self.tree.show_sections(())
        for side in self._sides.values():
            side.show_page("")

    def is_complete(self) -> bool:
        """Whether what is shown is all there is to be shown of the page."""
        return self._around.is_known and not self._look_soon.isActive()

    def _fill(self) -> None:
        if self._page is not None:
            self.tree.show_sections(sections(self._page, self._headings, self._around, self._most))

    def _look(self) -> None:
        page, project, most = self._page, self._session.project, self._most.get("incoming", FIRST)
        if page is not None:
            self._session.read(
                self,
                lambda job: look_around(project, page, job, most),
                lambda found: self._show_around(page, found),
                replaces="around",
            )

    def _show_around(self, page: Page, found: Around) -> None:
        if self._page is page:
            self._around = found
            self._fill()

    # what is done with it

    def _follow(self, row: Row, new: bool) -> None:
        if row.more:
            self._most[row.more] = self._most.get(row.more, FIRST) * TIMES
            self._fill()
            self._look_soon.start()
        elif row.page:
            self._session.open_page(row.page, row.anchor, new)
        elif row.item.state in LOST:
            words = self.tr("This link leads nowhere: {address}").format(address=row.item.under or row.item.text)
            notices.say(self, words, action=(self.tr("Go to Health"), lambda: self._session.open_room("health")))

    def _link(self, row: Row) -> None:
        """Make the words of another page that name this one a link to it."""
        project, person = self._session.project, self._session.person
        fix = Fix("link", row.page, to=row.mention)
        words = self.tr("“{title}” links here now.").format(title=row.item.text)
        self._session.write(
            self,
            lambda _job: project.fix([fix], person),
            lambda changes: undoing.say_done(self._session, self, words, changes),
        )

    def _show_menu(self, at: QPoint) -> None:
        index = self.tree.indexAt(at)
        row = index.data(ROW)
        if not isinstance(row, Row) or not row.page:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open"), lambda: self._follow(row, new=False))
        menu.addAction(look.icon("plus"), self.tr("Open in a new tab"), lambda: self._follow(row, new=True))
        if row.mention:
            menu.addAction(look.icon("link"), self.tr("Make these words a link"), lambda: self._link(row))
        menu.addSeparator()
        clipboard = QGuiApplication.clipboard()
        if row.anchor and self._page is not None and row.page == self._page.row.id:
            link = written_link(row.item.text, row.page, row.anchor)
            words = self.tr("Copy a link to this heading")
            menu.addAction(look.icon("link"), words, lambda: clipboard.setText(link))
        menu.addAction(look.icon("copy"), self.tr("Copy the page's id"), lambda: clipboard.setText(row.page))
        menu.popup(self.tree.viewport().mapToGlobal(at))
