"""The finder: a line to filter and search with, the index below it or what the search found."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTreeView, QVBoxLayout, QWidget

from kbdesk.desk import actions, core, look
from kbdesk.desk.clicks import MiddleClicks, in_new_tab
from kbdesk.desk.finder.tree import IndexModel, texts_of
from kbdesk.desk.hits import HitList, told_hits
from kbdesk.desk.order import by_locale
from kbdesk.desk.parts import GO_BUTTONS, EmptyState, after, icon_button, label, search_line
from kbdesk.desk.rows import PAGE, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QMouseEvent

    from kbdesk.desk.finder.tree import Texts
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.hits import Hits
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job, PageRow, Section

RESULTS = 60
PAUSE = 60
"""Milliseconds that typing must rest before the filter is applied."""


class IndexTree(QTreeView):
    """The tree of the index; back and forward of the mouse go to the window."""

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() in GO_BUTTONS:
            event.ignore()
            return
        super().mousePressEvent(event)


FEW = 200
"""Pages of which is asked whether the index shows them otherwise now; of more the whole of it is asked for again."""


def differ(project: Project, sections: Sequence[Section], pages: Collection[str]) -> bool:
    """Whether these pages stand otherwise in the index than in these sections: most changes of a text leave it so."""
    listed = {row.id: _listed(row) for section in sections for row in section.pages if row.id in pages}
    return listed != {page: _listed(row) for page, row in project.rows_of(pages).items()}


def _listed(row: PageRow) -> PageRow:
    return replace(row, links=0, backlinks=0, updated="")


class FinderView(QWidget):
    """Finds a page: by looking through the index, by filtering it, by searching all text."""

    counted = Signal(int)
    """How many pages there are."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._current = ""
        self._sections: tuple[Section, ...] = ()
        self._is_asking = False
        self._folded: set[str] = set()
        self.setProperty("role", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.line = search_line(self.tr("Filter or search"))
        words = self.tr("Typing filters the index, Enter searches all text ({keys})")
        self.line.setToolTip(words.format(keys=actions.command("go.find").keys_text()))
        self.line.setAccessibleName(self.tr("Filter the index; Enter searches all text"))
        self.line.textChanged.connect(self._typed)
        self.line.returnPressed.connect(self.search)
        self.line.installEventFilter(self)
        self._pause = after(self, PAUSE, self._apply_filter)
        self.model = IndexModel(self)
        self.model.set_specials(
            (("overview", self.tr("Overview"), "house"), ("log", self.tr("Log"), "scroll-text")),
        )
        self.tree = self._make_tree()
        self.results = HitList()
        self.results.match_asked.connect(session.open_match)
        self._empty: dict[bool, EmptyState] = {}
        self._found = label("", "section")
        self._stack = QStackedWidget(self)
        self._result_box = self._make_result_box()
        for each in (self.tree, self._result_box):
            self._stack.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.TIGHT, look.SMALL, look.TIGHT, look.TIGHT)
        column.setSpacing(look.SMALL)
        row = QHBoxLayout()
        row.setContentsMargins(look.TIGHT, 0, look.TIGHT, 0)
        row.addWidget(self.line)
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        session.changed.connect(self._changed)
        self.refresh()

    def _make_tree(self) -> IndexTree:
        tree = IndexTree()
        tree.setModel(self.model)
        tree.setItemDelegate(RowDelegate(tree))
        tree.setHeaderHidden(True)
        tree.setUniformRowHeights(True)
        tree.setIndentation(0)
        tree.setRootIsDecorated(False)
        tree.setExpandsOnDoubleClick(False)
        tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        tree.setMouseTracking(True)
        tree.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setAccessibleName(self.tr("Index"))
        tree.clicked.connect(self._clicked)
        tree.activated.connect(self._open)
        MiddleClicks(tree).clicked.connect(lambda index: self._follow(index, new=True))
        tree.collapsed.connect(self._fold)
        tree.expanded.connect(self._unfold)
        return tree

    def _make_result_box(self) -> QWidget:
        box = QWidget()
        head = QHBoxLayout()
        head.setContentsMargins(look.SMALL, 0, look.TIGHT, 0)
        head.addWidget(self._found, 1)
        head.addWidget(icon_button("x", self.tr("Back to the index"), self.line.clear))
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addLayout(head)
        column.addWidget(self.results)
        return box

    def _no_rows(self, *, filtered: bool) -> EmptyState:
        """Return what stands in the place of an index without rows; it is made when it is needed first."""
        if filtered not in self._empty:
            made = (
                EmptyState("search", self.tr("Nothing fits"), self.tr("Press Enter to search all text."))
                if filtered
                else EmptyState(
                    "book-open",
                    self.tr("No pages yet"),
                    self.tr("An agent writes them, through kbdesk or into the folder."),
                )
            )
            self._empty[filtered] = made
            self._stack.addWidget(made)
        return self._empty[filtered]

    # filling

    def refresh(self) -> None:
        """Ask for the index again."""
        self._is_asking = True
        project = self._session.project
        locale = QLocale()

        def read(_job: Job) -> tuple[tuple[Section, ...], Texts]:
            sections = by_locale(project.sections(), locale)
            return sections, texts_of(sections)

        self._session.read(self, read, self._show, replaces="sections")

    def _show(self, told: tuple[tuple[Section, ...], Texts]) -> None:
        sections, texts = told
        self._sections, self._is_asking = sections, False
        bar = self.tree.verticalScrollBar()
        place = bar.value()
        self.model.set_sections(sections, texts)
        self._spread()
        bar.setValue(place)
        self.counted.emit(sum(len(section.pages) for section in sections))
        self._choose_view()

    def _changed(self, changes: Changes) -> None:
        if changes.everything or len(changes.pages) > FEW or (changes.pages and self._is_asking):
            self.refresh()
        elif changes.pages:
            project, sections, pages = self._session.project, self._sections, changes.pages
            self._session.read(self, lambda _job: differ(project, sections, pages), self._compared)

    def _compared(self, do_differ: bool) -> None:
        if do_differ:
            self.refresh()

    def _spread(self) -> None:
        """Open the sections that are not folded, and mark the current page again."""
        for at in range(self.model.section_count()):
            index = self.model.section_index(at)
            if self.model.is_filtered() or self.model.section_title(index) not in self._folded:
                self.tree.expand(index)
        self.select(self._current, scroll=False)

    def _fold(self, index: QModelIndex) -> None:
        self._folded.add(self.model.section_title(index))

    def _unfold(self, index: QModelIndex) -> None:
        if not self.model.is_filtered():
            self._folded.discard(self.model.section_title(index))

    def first_page(self) -> str:
        """Return the first page that stands, "" while there is none."""
        return self.model.first_standing()

    def title_of(self, page_id: str) -> str:
        """Return the title of a page, "" while it is not known."""
        index = self.model.index_of(page_id)
        return str(index.data()) if index.isValid() else ""

    def show_section(self, page_id: str) -> None:
        """Bring the section of a page to the top, unfolded."""
        page = self.model.index_of(page_id)
        section = self.model.parent(page) if page.isValid() else page
        if section.isValid():
            self.tree.expand(section)
            self.tree.scrollTo(section, QTreeView.ScrollHint.PositionAtTop)
            self.tree.setCurrentIndex(section)
            self.tree.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def select(self, page_id: str, *, scroll: bool = True) -> None:
        """Mark the page that is shown."""
        self._current = page_id
        index = self.model.index_of(page_id)
        if not index.isValid():
            self.tree.clearSelection()
            return
        self.tree.setCurrentIndex(index)
        if scroll:
            self.tree.scrollTo(index)

    # filter and search

    def focus_line(self) -> None:
        """Put the cursor into the line."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def search(self) -> None:
        """Search all text for what stands in the line."""
        query = self.line.text().strip()
        if not query:
            return
        self._pause.stop()
        self.model.set_filter(self.line.text())
        self._spread()
        project = self._session.project
        self._session.read(
            self,
            lambda job: project.search(query, RESULTS, job),
            lambda hits: self._show_hits(query, hits),
            self._search_failed,
            replaces="search",
        )

    def _show_hits(self, query: str, hits: Hits) -> None:
        if query != self.line.text().strip():
            return
        self.results.hits.set_hits(hits, query)
        self._found.setText(told_hits(hits))
        self._stack.setCurrentWidget(self._result_box)
        if hits:
            self.results.setCurrentIndex(self.results.hits.index(0))

    def _search_failed(self, error: KbdeskError) -> None:
        self.results.hits.set_hits(())
        self._found.setText(core.sentence(error.what))
        self._stack.setCurrentWidget(self._result_box)

    def _typed(self) -> None:
        self._pause.start()

    def _apply_filter(self) -> None:
        self.model.set_filter(self.line.text())
        self._spread()
        self._choose_view()

    def _choose_view(self) -> None:
        if self.model.page_count() or self.model.rowCount():
            self._stack.setCurrentWidget(self.tree)
        else:
            self._stack.setCurrentWidget(self._no_rows(filtered=self.model.is_filtered()))

    # keys and clicks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.line and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
                self._enter_list()
                return True
            if event.key() == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
        return super().eventFilter(watched, event)

    def _enter_list(self) -> None:
        if self._stack.currentWidget() is self._result_box:
            self.results.setFocus()
            return
        self.tree.setFocus()
        if self.model.is_filtered() or not self.tree.currentIndex().isValid():
            self.tree.setCurrentIndex(self.model.first_page())

    def _clicked(self, index: QModelIndex) -> None:
        if self.model.section_title(index):
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        else:
            self._open(index)

    def _open(self, index: QModelIndex) -> None:
        self._follow(index, new=in_new_tab())

    def _follow(self, index: QModelIndex, *, new: bool) -> None:
        page_id = index.data(PAGE)
        if page_id:
            self._session.open_page(str(page_id), "", new)
