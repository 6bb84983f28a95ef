"""The reader: shows one page, follows its links, keeps its place when the page changes under it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look, notices
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.joining import noted
from kbdesk.desk.page import wanted
from kbdesk.desk.parts import EmptyState, button
from kbdesk.desk.reader import loading, looks, maths
from kbdesk.desk.reader.addresses import address_of
from kbdesk.desk.reader.browser import PageBrowser
from kbdesk.desk.reader.coming import PATIENCE
from kbdesk.desk.reader.finding import FindBar
from kbdesk.desk.reader.head import PageHead
from kbdesk.desk.reader.history import History, Place
from kbdesk.desk.reader.pasting import written_link
from kbdesk.desk.reader.preview import LinkPreview
from kbdesk.desk.reader.rendering import style_sheet
from kbdesk.desk.reader.typeset import Typesetter
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QImage, QShowEvent

    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.headings import Heading
    from kbdesk.desk.reader.loading import Shown
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

LETTERS = 0.85
"""The size of a formula's letters, in heights of a line of text."""


class ReaderView(QWidget):
    """One page at a time, with the way back and forth."""

    page_shown = Signal(object)
    """A Page stands on the screen."""
    versions_asked = Signal()
    """The person wants to see how the page that is not there stood before."""
    page_gone = Signal(str)
    """The page asked for cannot be shown."""
    moved = Signal()
    """Back and forward lead elsewhere now."""
    edit_asked = Signal()
    """The person wants to edit the page, or to write the overview that is not there yet."""
    hovered = Signal(str)
    """Where the link under the pointer leads, "" when there is none."""
    outside_asked = Signal(str)
    """The person said yes to leaving: an address for the system's own programs. Emitted before it is opened."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._history = History()
        self._shown: Shown | None = None
        self._sheet = ""
        self._is_old = False
        self._sought: tuple[str, ...] = ()
        self._anchor = ""
        self._is_coming = False
        """Whether another page is on its way that was not shown yet."""
        """Where one wants to be led in a page that is not all there yet."""
        self._is_waiting = False
        """What is done when all of the page stands is still to be done."""
        self._turned: frozenset[int] | None = frozenset()
        """Callouts folded or unfolded by hand; None: all are unfolded, for there is something to be found."""
        self.find_bar: FindBar | None = None
        self.page_actions: Sequence[QAction] = ()
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._pages = QStackedWidget(self)
        self.head = PageHead()
        self.browser = PageBrowser(self.head, self._pages)
        self.head.resized.connect(self.browser.refit)
        self.head.page_asked.connect(session.open_page)
        self.head.source_asked.connect(session.show_original)
        self.head.menu_asked.connect(self._show_menu)
        self.head.edit_asked.connect(self.edit_asked)
        self.browser.anchorClicked.connect(self._follow)
        self.browser.middle_clicked.connect(self._follow_behind)
        self.browser.highlighted.connect(self._hover)
        self.browser.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.browser.customContextMenuRequested.connect(self._show_context_menu)
        self._missing = self._make_missing()
        self._loading = EmptyState("loader-circle", self.tr("Opening…"))
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(PATIENCE)
        self._slow.timeout.connect(self._say_slow)
        for each in (self._loading, self.browser, self._missing):
            self._pages.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages)
        self.preview = LinkPreview(session, self.browser)
        session.changed.connect(self._changed)

    def _make_missing(self) -> EmptyState:
        """Return what stands in the place of a page that is not there."""
        self._back = button(self.tr("Back"), lambda: self.go(-1), "", "arrow-left")
        self._versions = button(self.tr("Earlier versions…"), self.versions_asked.emit, "", "history")
        self._write = button(self.tr("Write it"), self.edit_asked.emit, "primary", "pencil")
        make = partial(wanted.make_missing, self._session, self)
        self._make = button(self.tr("Make this page"), lambda: make(self.current()), "primary", "file-plus")
        does = (self._back, self._versions, self._make, self._write)
        return EmptyState("file-question-mark", self.tr("This page is not there"), "", *does)

    def key_target(self) -> QWidget | None:
        """Return what the keys are for: the page, or the button to press where there is none."""
        if self._pages.currentWidget() is not self._missing:
            return self.browser
        does = (self._write, self._make, self._versions, self._back)
        return next((each for each in does if not each.isHidden()), None)

    # going

    @property
    def shown(self) -> Shown | None:
        """What is on the screen."""
        return self._shown

    def current(self) -> str:
        """Return the id of the page that is shown or on its way, "" for none."""
        place = self._history.now
        return place.page if place is not None else ""

    def open(self, page_id: str, anchor: str = "") -> None:
        """Show a page, from the top or at an anchor."""
        self._remember()
        self._history.visit(Place(page_id, anchor))
        self._ask()

    def seek(self, words: Sequence[str]) -> None:
        """Mark words in the page that comes next, and go where most of them stand."""
        self._sought = tuple(words)

    def places(self) -> tuple[tuple[Place, ...], int]:
        """Return where it has been and which of these places it shows now, as far as it is scrolled."""
        self._remember()
        return self._history.places()

    def restore(self, places: Sequence[Place], at: int) -> None:
        """Show what an earlier reader showed, with its way back and forth."""
        self._history.restore(places, at)
        self._ask()

    def find_words(self) -> None:
        """Open the bar that finds words in the page."""
        if self._pages.currentWidget() is self.browser:
            if self._shown is not None and self._shown.rendered.folds and self._turned is not None:
                self._turned = None
                self._ask(again=True)
            self._made_find_bar().open()

    def find_step(self, step: int) -> None:
        """Go to the next match (1) or the one before (-1)."""
        if self._pages.currentWidget() is self.browser:
            self._made_find_bar().step(step)

    def _made_find_bar(self) -> FindBar:
        layout = self.layout()
        if self.find_bar is None and layout is not None:
            self.find_bar = FindBar(self._session, self.browser)
            layout.addWidget(self.find_bar)
        assert self.find_bar is not None
        return self.find_bar

    def can_go(self, step: int) -> bool:
        """Whether there is a page back (-1) or forward (1)."""
        return self._history.can_go(step)

    def go(self, step: int) -> None:
        """Go back (-1) or forward (1), to where that page was scrolled."""
        self._remember()
        if self._history.go(step) is not None:
            self._ask()

    def _remember(self) -> None:
        place = self.browser.place()
        if self._shown is None or self._shown.page.row.id != self.current() or self._is_led_to_anchor():
            return
        if isinstance(place, int):
            self._history.remember(place)

    def _is_led_to_anchor(self) -> bool:
        """Whether the page goes to a place in it as soon as that is there."""
        return bool(self._anchor) and self.browser.is_led

    def _ask(self, *, again: bool = False) -> None:
        place = self._history.now
        if place is None:
            return
        again = again and not self._is_coming  # what was there before is not to be kept then
        self._is_coming = not again
        if not again:
            self._anchor = ""
            self._turned = None if self._sought else frozenset()
        self.moved.emit()
        self._slow.start()
        wanted = self._wanted(place.page, self._anchor if again else place.anchor)
        project, wanted = self._session.project, replace(wanted, at_once=again)
        self._session.read(
            self,
            lambda job: loading.load(project, wanted, job),
            lambda shown: self._show(shown, place, again=again),
            lambda error: self._fail(error, place),
            replaces="page",
        )

    def _wanted(self, page_id: str, anchor: str) -> loading.Wanted:
        width = int(look.column() * self.devicePixelRatioF())
        titles = self.tr("Overview"), self.tr("Log")
        return loading.Wanted(page_id, self.dress(), self.words(), width, *titles, self._turned, anchor)

    def dress(self) -> Dress:
        """Return what the text of a page is rendered with: the theme's colours and the sizes in use."""
        metrics = QFontMetricsF(look.font())
        size = metrics.height() * LETTERS
        ink = look.theme().colours["text"]
        return looks.dress(Typesetter(size, ink, self.devicePixelRatioF(), metrics.xHeight() / 4))

    def words(self) -> Words:
        """Return the reader's own words in the person's language."""
        return looks.words()

    # showing

    def _show(self, shown: Shown, place: Place, *, again: bool) -> None:
        self._arrived()
        self._is_coming = False
        earlier = self._shown
        self._shown, self._turned = shown, shown.turned
        self.browser.setAccessibleName(shown.page.row.title)
        self.head.show_page(shown.page, self._type_words(shown), self._trouble_words(shown), shown.successor)
        self.head.menu_button.setVisible(bool(shown.page.row.path and self.page_actions))
        can_edit = bool(shown.page.row.path) and shown.page.row.id not in ("log", "index")
        self.head.edit_button.setVisible(can_edit and self._session.project.writable)
        sheet = style_sheet(self.dress())
        same = again and earlier is not None and earlier.rendered == shown.rendered and sheet == self._sheet
        self._sheet = sheet
        if same and not shown.rendered.pictures:
            self.browser.refit()
        else:
            is_kept = again and not self._is_led_to_anchor()
            self._show_text(shown, self.browser.place() if is_kept else self._goal(shown, place))
        self._pages.setCurrentWidget(self.browser)
        self.page_shown.emit(shown.page)
        if not again and not self._sought and self.find_bar is not None:
            self.find_bar.forget_sought()
        if shown.rest is not None:
            self._ask_more(shown, place)
        if self.browser.is_settled():
            self._settle()
        elif not self._is_waiting:
            self._is_waiting = True
            self.browser.settled.connect(self._settle, Qt.ConnectionType.SingleShotConnection)

    def _settle(self) -> None:
        """Do what takes the whole page: show in it what a search has found there, mark broken links, draw formulas."""
        self._is_waiting = False
        sought, self._sought = self._sought, ()
        if sought:
            self._made_find_bar().show_sought(sought)
        if self._shown is not None and self._shown.rendered.broken:
            self.browser.mark_broken(self._shown.rendered.broken)
        if self._shown is not None and self._shown.rendered.undrawn:
            self._draw_formulas()

    def _ask_more(self, shown: Shown, place: Place) -> None:
        """Ask for the next portion of a long page, as long as nothing else is asked for."""
        self._session.read(
            self,
            lambda job: loading.load_on(shown, job),
            lambda more: self._show_more(more, place),
            lambda error: self._fail(error, place),
            replaces="page",
        )

    def _show_more(self, shown: Shown, place: Place) -> None:
        """Show more of a long page. The outline and the like are told once, when all of it is there."""
        earlier, self._shown = self._shown, shown
        rendered = shown.rendered
        known = earlier.rendered.chunks if earlier is not None else ()
        if rendered.is_whole and shown.turned is not None and rendered.hiding(self._anchor):
            self._ask(again=True)
            return
        goal = self._goal(shown, place) if self._anchor else None
        if self._anchor:  # it is not there yet
            goal = None
        if rendered.chunks[: len(known)] != known:  # the beginning looks otherwise, now that all of the page is known
            shown = self._shown = replace(shown, pictures={})
            was_at_end = self.browser.is_at_end()
            self._show_text(shown, self.browser.place() if goal is None else goal)
            if was_at_end:
                self.browser.go_to_end()
        else:
            first = len(earlier.rendered.pictures) if earlier is not None else 0
            self.browser.add_pictures(self._ask_pictures(shown, first))
            more = not rendered.is_whole
            self.browser.add_chunks(rendered.chunks[len(known) :], goal, is_more_coming=more)
        if shown.rest is not None:
            self._ask_more(shown, place)
        else:
            self.page_shown.emit(shown.page)

    def _draw_formulas(self) -> None:
        """Let the formulas be drawn that stand as they are written, and show the page anew with them."""
        made, shown = self.dress().typeset, self._shown

        def put(_drawn: None) -> None:
            if self._shown is shown:
                self._ask(again=True)

        if made is not None and shown is not None:
            undrawn = shown.rendered.undrawn
            self._session.read(self, lambda job: maths.draw_all(made, undrawn, job), put, replaces="formulas")

    def _show_text(self, shown: Shown, goal: int | str | None) -> None:
        here = {
            number: self._words_without(image, shown.rendered.pictures[number])
            for number, image in shown.pictures.items()
        }
        self.browser.set_pictures(shown.pictures, here)
        self.browser.add_pictures(self._ask_pictures(shown, 0))
        rendered = shown.rendered
        self.browser.show_chunks(rendered.chunks, self._sheet, goal, is_more_coming=not rendered.is_whole)

    def _ask_pictures(self, shown: Shown, first: int) -> dict[int, str]:
        """Ask for the pictures from a number on that did not come with the page; return what stands in for them."""
        words = {}
        for number, href in list(enumerate(shown.rendered.pictures))[first:]:
            if number not in shown.pictures:
                words[number] = self.tr("Loading {name}…").format(name=href)
                self._ask_picture(shown, number, href)
        return words

    def _say_slow(self) -> None:
        self.setCursor(Qt.CursorShape.BusyCursor)
        self.hovered.emit(self.tr("Opening {page}…").format(page=self.current()))

    def _arrived(self) -> None:
        self._slow.stop()
        self.unsetCursor()
        self.hovered.emit("")

    def _ask_picture(self, shown: Shown, number: int, href: str) -> None:
        project, page_id = self._session.project, shown.page.row.id
        width = int(look.column() * self.devicePixelRatioF())

        def put(image: QImage | None) -> None:
            now = self._shown
            if now is not None and now.page is shown.page and now.rendered.pictures[number : number + 1] == (href,):
                self.browser.put_picture(number, image, self._words_without(image, href))

        self._session.read(self, lambda _job: loading.picture(project, page_id, href, width), put)

    def _words_without(self, image: QImage | None, href: str) -> str:
        """Return what stands where a picture is missing, or is there but is none that can be shown."""
        if image is None:
            return self.tr("Picture not found: {name}").format(name=href)
        return self.tr("Picture too large or of an unknown kind: {name}").format(name=href)

    def _goal(self, shown: Shown, place: Place) -> int | str | None:
        self._anchor = ""
        if place.scroll is not None:
            return place.scroll
        if not place.anchor:
            return 0
        anchor = shown.rendered.spot(place.anchor)
        if (anchor is None or anchor in shown.rendered.hidden) and not shown.rendered.is_whole:
            self._anchor = place.anchor
            return 0
        if anchor is None:
            words = self.tr("This page has no heading “{anchor}”; here is its beginning.")
            notices.say(self, words.format(anchor=place.anchor))
            return 0
        return anchor

    def _type_words(self, shown: Shown) -> str:
        kind = shown.page.row.type
        declared = next((each for each in self._session.project.types if each.type == kind), None)
        if kind in ("overview", "log"):
            return shown.page.row.title
        words = kinds.type_words(kind)
        return words if declared is None or shown.page.row.declared else noted(words, self.tr("undeclared"))

    def _trouble_words(self, shown: Shown) -> str:
        trouble = shown.rendered.trouble
        if trouble == "too_long":
            return self.tr("This page is very long. Its first part is shown, as it is written.")
        if trouble == "unbroken":
            return self.tr("This page holds a very long line without spaces, so it is shown as it is written.")
        if trouble == "nested":
            return self.tr(
                "This page has lists or quotes inside one another too deeply, so it is shown as it is written."
            )
        return ""

    def _fail(self, error: KbdeskError, place: Place) -> None:
        self._arrived()
        self._is_coming = False
        self._shown = None
        gone = isinstance(error, NotFound)
        self._missing.title.setText(self.tr("This page is not there") if gone else self.tr("This page cannot be shown"))
        words = notices.sentence(error)
        if place.page == "overview" and gone:
            self._missing.title.setText(self.tr("There is no overview yet"))
            words = self.tr("An agent writes it, as the living synthesis of this knowledge base. Connect one with:")
            words += f"\n\nkbdesk mcp --project {self._session.project.entrance}"
        self._missing.text.setText(words)
        self._missing.text.setVisible(True)
        self._back.setVisible(self.can_go(-1))
        self._versions.setVisible(gone and place.page != "overview")
        self._make.setVisible(gone and wanted.can_be_made(self._session, place.page))
        self._write.setVisible(gone and place.page == "overview" and self._session.project.writable)
        self._pages.setCurrentWidget(self._missing)
        self.page_gone.emit(place.page)

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._ask_again()

    def _ask_again(self) -> None:
        """Ask for the page as it stands now; one that nobody looks at waits until it is shown."""
        if self.isVisible():
            self._ask(again=self._shown is not None)
        else:
            self._is_old = True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._is_old:
            self._is_old = False
            self._ask(again=self._shown is not None)

    # links

    def _follow(self, url: QUrl) -> None:
        href = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        kind = url.scheme()
        if kind == "page":
            page_id, anchor = address_of(href)
            self._session.open_page(page_id or self.current(), anchor, in_new_tab())
        elif kind in ("http", "https", "mailto"):
            words = self.tr("This link leads out of the knowledge base: {address}").format(address=href)
            notices.say(self, words, action=(self.tr("Open it"), lambda: self._leave(url)))
        elif kind == "fold":
            self._turn_callout(int(href.removeprefix("fold:")))
        elif kind == "file":
            self._follow_file(QUrl.fromPercentEncoding(href.removeprefix("file:").lstrip("/").encode()))
        else:
            address = _plain(href)
            if kind == "broken" and self._session.project.writable:
                words = self.tr("No page “{address}” exists. The link leads nowhere.")
                named, page = self.browser.link_words(href), self.current()
                make = partial(wanted.make_for_link, self._session, self, page, address, named)
                notices.say(self, words.format(address=address), action=(self.tr("Make this page"), make))
            else:
                notices.say(self, self._leads_nowhere(kind, address))

    def _turn_callout(self, number: int) -> None:
        """Fold a callout, or unfold it; who came to it by the keys stays on it."""
        self._turned = (self._turned or frozenset()) ^ {number}
        by_keys = self.browser.textCursor().hasSelection()
        self._ask(again=True)
        if by_keys:
            self.browser.select_link(f"fold:{number}")

    def _follow_behind(self, url: QUrl) -> None:
        """Open the page that a link leads to in a tab behind this one."""
        if url.scheme() == "page":
            page_id, anchor = address_of(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))
            self._session.open_page(page_id or self.current(), anchor, new=True)
        else:
            self._follow(url)

    def _leave(self, url: QUrl) -> None:
        self.outside_asked.emit(url.toString())
        QDesktopServices.openUrl(url)

    def _follow_file(self, written: str) -> None:
        """Show an original beside the page, at the place that is named, when the link means one."""
        project = self._session.project
        name, _, anchor = written.partition("#")

        def known(path: str | None) -> None:
            if path is None:
                notices.say(self, self.tr("This link leads to no page and to no original: {path}").format(path=name))
            else:
                self._session.show_original(path, anchor)

        def find(_job: object) -> str | None:
            wanted = [part for part in name.split("/") if part not in ("", ".", "..")]
            paths = [row.path for row in project.source_listing().rows]
            return next((path for path in paths if wanted and path.split("/") == wanted[-len(path.split("/")) :]), None)

        self._session.read(self, find, known)

    def _hover(self, url: QUrl) -> None:
        href = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        if href.startswith("page:"):
            self.hovered.emit(self._told(*address_of(href)))
        elif href.startswith("fold:"):
            self.hovered.emit(self.tr("Show or hide what is inside"))
        elif url.scheme() in ("broken", "refused"):
            self.hovered.emit(self._leads_nowhere(url.scheme(), _plain(href)))
        else:
            self.hovered.emit(QUrl.fromPercentEncoding(href.removeprefix("file:").encode()))

    def _leads_nowhere(self, kind: str, address: str) -> str:
        if kind == "broken":
            return self.tr("No page “{address}” exists. The link leads nowhere.").format(address=address)
        return self.tr("kbdesk does not open addresses of this kind: {address}").format(address=address)

    def _told(self, page_id: str, anchor: str) -> str:
        """Return where a link leads; within the page the words say so, not the sign that the HTML has for it."""
        if page_id:
            return f"{page_id} # {anchor}" if anchor else page_id
        if anchor.startswith("footnote-ref-"):
            return self.tr("Back to where the footnote is named")
        if anchor.startswith("footnote-"):
            return self.tr("Footnote {number}").format(number=anchor.removeprefix("footnote-"))
        return self.tr("In this page: {heading}").format(heading=anchor)

    # menus

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(list(self.page_actions))
        button_ = self.head.menu_button
        menu.popup(button_.mapToGlobal(QPoint(0, button_.height())))

    def _show_context_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(look.icon("copy"), self.tr("Copy"), self.browser.copy)
        copy.setEnabled(self.browser.textCursor().hasSelection())
        address = self.browser.anchorAt(at)
        if address.startswith("page:"):
            page_id, anchor = address_of(address)
            menu.addAction(
                look.icon("plus"),
                self.tr("Open in a new tab"),
                lambda: self._session.open_page(page_id or self.current(), anchor, new=True),
            )
        if address and not address.startswith("fold:"):
            written = address_of(address)[0] if address.startswith("page:") else address.partition(":")[2] or address
            if address.startswith(("http:", "https:", "mailto:")):
                written = address
            menu.addAction(
                look.icon("link"),
                self.tr("Copy where the link leads"),
                lambda: QGuiApplication.clipboard().setText(written),
            )
        if heading := self._heading_at(at):
            written = written_link(heading.text, self.current(), heading.anchor)
            menu.addAction(
                look.icon("link"),
                self.tr("Copy a link to this heading"),
                lambda: QGuiApplication.clipboard().setText(written),
            )
        menu.addAction(self.tr("Select all"), self.browser.selectAll)
        menu.addSeparator()
        menu.addActions(list(self.page_actions))
        menu.popup(self.browser.viewport().mapToGlobal(at))

    def _heading_at(self, at: QPoint) -> Heading | None:
        """Return the heading that stands at a place of the view."""
        names = self.browser.spots_at(at)
        headings = self._shown.rendered.headings if self._shown is not None else ()
        return next((each for each in headings if each.anchor in names), None)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._shown is not None:
            self._ask_again()


def _plain(href: str) -> str:
    """Return the address of a link of ours as somebody wrote it."""
    written = QUrl.fromPercentEncoding(href.partition(":")[2].encode())
    return QUrl.fromPercentEncoding(written.encode())
