"""The window: places the start screen or the rooms, menus, notices and the status bar. What they do is theirs."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMenuBar,
    QSizePolicy,
    QStackedWidget,
    QStatusBar,
    QWidget,
)

from kbdesk.desk import actions, core, languages, notices, opening, settings
from kbdesk.desk.attention.attention import Attention
from kbdesk.desk.attention.front import Front
from kbdesk.desk.bars import Bars
from kbdesk.desk.choices.commands import ChoiceCommands
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.dropping import Dropping
from kbdesk.desk.filedates import folder_dialog
from kbdesk.desk.help.commands import HelpCommands
from kbdesk.desk.instance import Doorbell
from kbdesk.desk.joining import noted
from kbdesk.desk.menukey import open_menus_by_key
from kbdesk.desk.menus import Menus
from kbdesk.desk.originals.fetching.commands import FetchCommands
from kbdesk.desk.page.commands import WritingCommands
from kbdesk.desk.page.standing import StandingCommands
from kbdesk.desk.parts import ElidedLabel, empty
from kbdesk.desk.placing import keep_on_screen
from kbdesk.desk.reader.commands import LeavingCommands
from kbdesk.desk.readingorder import step_by_tab
from kbdesk.desk.resaying import said_anew
from kbdesk.desk.returning import Returning
from kbdesk.desk.review.commands import ReviewCommands
from kbdesk.desk.roomlist import ROOMS
from kbdesk.desk.start import StartView
from kbdesk.desk.tabs import typed
from kbdesk.desk.tabs.commands import TabCommands
from kbdesk.desk.tabs.leaving import Leaving
from kbdesk.desk.tallies import Tallies
from kbdesk.desk.tracing.commands import TracingCommands
from kbdesk.desk.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QMouseEvent

    from kbdesk.desk.opening import Found
    from kbdesk.desk.palette.picker import Picker
    from kbdesk.desk.rooms import RoomsView
    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.recognising import Recognition
    from kbdesk.project.values import Job

SMALLEST = QSize(720, 480)
USUAL = QSize(1200, 760)
"""How large it is at first, where the screen has room."""


class Window(QMainWindow):
    """The one window of the desk."""

    project_opened = Signal()
    """A knowledge base is open and its rooms are there."""
    project_closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        # Made here: to learn what Qt made, PySide loads every class that it could be, which takes as long as the rest.
        self.setMenuBar(QMenuBar())
        self.setStatusBar(QStatusBar())
        self.session: Session | None = None
        self.rooms: RoomsView | None = None
        self._opening: Task | None = None
        self._left: Path | None = None
        """What was open before a folder was looked at."""
        self._awaited: Callable[[RoomsView], object] | None = None
        """What was asked for while the rooms were on their way."""
        self._palette: Picker | None = None
        self._overview_missing = False
        self._first_page = ""
        self._work = Work(self)
        self._work.failed.connect(self._open_failed)
        self._work.crashed.connect(self._opening_crashed)
        self.setWindowTitle("kbdesk")
        self.setMinimumSize(SMALLEST)
        self.writing = WritingCommands(self)
        self.leaving = LeavingCommands(self)
        self.tracing = TracingCommands(self)
        self.standing = StandingCommands(self)
        self.reviewing = ReviewCommands(self)
        self.fetching = FetchCommands(self)
        self.choices = ChoiceCommands(self)
        self.help = HelpCommands(self, self._work)
        self.front = Front(self)
        self.doorbell = Doorbell(self)
        self.doorbell.rung.connect(self._rung)
        self.actions_ = actions.build(self, self._handlers())
        open_menus_by_key(self)
        self.menus = self._make_menus()
        self._stack = QStackedWidget()
        self._bars = Bars(self._stack)
        self.notices = self._bars.notices
        self.start = self._make_start()
        enter = self._with(lambda rooms: rooms.area.side.enter())
        self.notices.keys_left.connect(enter)
        Returning(self, (self._bars.over, self._bars.below), enter)
        self.setCentralWidget(self._bars)
        self._make_status()
        self._restore()
        self._show_state()
        self.attention = Attention(self, self._work)
        Dropping(self)  # last: it hears of all that happens to the window

    # building

    def _make_start(self) -> StartView:
        start = StartView()
        start.open_asked.connect(self.choose_folder)
        start.sample_asked.connect(self.open_sample)
        start.folder_asked.connect(self.open_folder)
        start.create_asked.connect(self._create)
        start.lay_out_asked.connect(self._lay_out)
        start.back_asked.connect(self._go_back)
        start.cancel_asked.connect(self._cancel_opening)
        self._stack.insertWidget(0, start)
        return start

    def _handlers(self) -> dict[str, Callable[[], object]]:
        go = {room.command: self._to_room(room.name) for room in ROOMS}
        ask = {name: self._to_deed(room.name, method) for room in ROOMS for name, method in room.deeds}
        return {
            **go,
            **ask,
            "project.open": self.choose_folder,
            "project.sample": self.open_sample,
            "project.show_folder": self._show_folder,
            "project.close": self._leave_project,
            "window.quit": self.front.quit,
            **self.writing.handlers(),
            **self.leaving.handlers(),
            **self.tracing.handlers(),
            **self.reviewing.handlers(),
            **self.fetching.handlers(),
            "page.copy_id": lambda: self._copy(self._page_id()),
            "page.copy_link": self._copy_link,
            "page.open_file": self._open_file,
            **self.standing.handlers(),
            "go.back": lambda: self._step(-1),
            "go.forward": lambda: self._step(1),
            "go.find": self._with(lambda rooms: rooms.find_page()),
            "go.switch": self._with(lambda rooms: rooms.switch_page()),
            "go.commands": self._show_commands,
            **TabCommands(self).handlers(),
            "view.finder": self._with(lambda rooms: rooms.turn_finder()),
            "view.links": self._with(lambda rooms: rooms.turn_links()),
            "view.refresh": self._look,
            **self.choices.handlers(),
            **self.help.handlers(),
        }

    def _to_room(self, name: str) -> Callable[[], None]:
        return self._with(lambda rooms: rooms.enter_room(name))

    def _to_deed(self, room: str, method: str) -> Callable[[], None]:
        return self._with(lambda rooms: rooms.ask_room(room, method))

    def _with(self, act: Callable[[RoomsView], None]) -> Callable[[], None]:
        """Return a command that acts on the rooms when there are any, or as soon as those on their way are there."""

        def command() -> None:
            if self.rooms is not None and self._stack.currentWidget() is self.rooms:
                act(self.rooms)
            elif self.rooms is not None or self._opening is not None:
                self._awaited = act

        return command

    def _look(self) -> None:
        if self.session is not None:
            self.session.look()

    def _make_menus(self) -> Menus:
        menus = Menus(self.menuBar(), self.actions_, lambda: self.rooms.visited() if self.rooms is not None else ())
        menus.folder_wanted.connect(self.open_folder)
        menus.page_wanted.connect(self._open_visited)
        menus.view_opens.connect(self._show_state)
        return menus

    def _open_visited(self, page_id: str) -> None:
        if self.rooms is not None:
            self.rooms.open_page(page_id, new=in_new_tab())

    def _make_status(self) -> None:
        self._said = QLabel()
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._found = ElidedLabel("")
        self._found.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._said, 1)
        bar.addPermanentWidget(self._found)
        self.tallies = Tallies(self, self._found)

    def _restore(self) -> None:
        self.resize(USUAL)
        self.restoreGeometry(settings.state("geometry"))
        if not self.isMaximized() and not self.isFullScreen():
            keep_on_screen(self)

    def _remember(self) -> None:
        settings.set_state("geometry", self.saveGeometry())
        if self.rooms is not None:
            self.rooms.remember()

    # opening

    def choose_folder(self) -> None:
        """Let the person choose a folder, then open it."""
        dialog = folder_dialog(self, self.tr("Open a knowledge base"))
        recent = settings.recent()
        if recent:
            dialog.setDirectory(str(recent[0].parent))
        dialog.fileSelected.connect(lambda name: self.open_folder(Path(name)))
        dialog.open()

    def open_folder(self, folder: Path, page: str = "") -> None:
        """Find out what a folder is; open it, with a page in front where one is named, or say what it is."""
        self._open(folder.name or str(folder), lambda job: opening.find_and_open(folder, job))
        self._first_page = page
        self.doorbell.listen(folder)

    def _rung(self, page: str) -> None:
        """Come to the front: somebody started kbdesk on what is open here."""
        self.front.come()
        if page and self.rooms is not None:
            self.rooms.open_page(page)
        elif page:
            self._first_page = page

    def open_sample(self) -> None:
        """Open the person's copy of the sample, made when it is not there yet."""
        folder = opening.sample_folder()
        self._open(folder.name, lambda job: opening.open_sample(folder, job))

    def _create(self, folder: Path) -> None:
        self._open(folder.name, lambda job: opening.create_and_open(folder, job))

    def _lay_out(self, folder: Path, laid: Recognition, in_settings: bool) -> None:
        self._open(folder.name, lambda job: opening.lay_out_and_open(folder, laid, job, in_settings=in_settings))

    def _open(self, name: str, call: Callable[[Job], Found]) -> None:
        self._left = self.session.project.entrance if self.session is not None else self._left
        self.close_project()
        self._first_page = ""
        self.notices.clear()
        self.start.busy(name)
        self._awaited = None
        self._opening = self._work.read(
            self, call, self._opened, self._open_failed, replaces="open", progress=self.start.progress
        )
        self._show_state()

    def _cancel_opening(self) -> None:
        if self._opening is not None:
            self._opening.cancel()
        self._end_opening()
        self._go_back()

    def _go_back(self) -> None:
        """Open what was left for a folder that was not opened then; without such, show the first screen."""
        left, self._left = self._left, None
        if left is not None:
            self.open_folder(left)
        else:
            self.start.welcome()

    def _end_opening(self) -> None:
        """Await nothing any more."""
        self._opening = self._awaited = None
        self._show_state()

    def _opened(self, found: Found) -> None:
        self._opening = None
        if found.opened is None:
            self._end_opening()
            self.start.show_found(found)
            return
        self._left = None
        from kbdesk.desk.made import tell_unheard  # noqa: PLC0415  # as the session
        from kbdesk.desk.session import Session  # noqa: PLC0415  # not needed for the first window, and loaded by now

        session = Session(found.opened, self)
        session.work.failed.connect(lambda error: notices.tell(self, error))
        session.work.crashed.connect(self.tell_bug)
        session.changed.connect(self.tallies.changed)
        session.reading.connect(self.tallies.reading)
        session.acted.connect(self.notices.hear_act)
        session.unheard.connect(partial(tell_unheard, session, self))
        session.edit_wanted.connect(self.writing.edit_page)
        session.past_wanted.connect(self.tracing.choose_moment)
        self.session = session
        rooms = self._make_rooms(session)
        self._move_in(session, rooms)
        self.setWindowTitle(f"{session.project.name} — kbdesk")
        for words in session.project.notices:
            self.notices.show_notice(core.sentence(words), "warn")
        self._overview_missing = False
        # In a turn of its own: making the rooms takes one.
        QTimer.singleShot(0, rooms, partial(self._come_back, session, found))

    def _come_back(self, session: Session, found: Found) -> None:
        """Show the rooms as they were left, or the overview."""
        rooms = self.rooms
        if rooms is None or session is not self.session:
            return
        self._stack.setCurrentWidget(rooms)
        if not rooms.restore() and not rooms.area.all_tabs():
            rooms.open_page("overview")
        if self._first_page:
            rooms.open_page(self._first_page)
        rooms.area.side.enter()
        self.tallies.count()
        self._show_state()
        awaited, self._awaited = self._awaited, None
        if awaited is not None:
            awaited(rooms)
        self.project_opened.emit()
        QTimer.singleShot(0, rooms, partial(self._settle_in, session, found))

    def _settle_in(self, session: Session, found: Found) -> None:
        """Remember what is open, and listen to who opens it again."""
        if session is not self.session:
            return
        root, entrance = session.project.root, session.project.entrance
        settings.add_recent(entrance)
        settings.set_left_open(entrance)
        self.doorbell.listen(root, root / found.finding.knowledge)

    def _make_rooms(self, session: Session) -> RoomsView:
        """Make the rooms of what is open, to be moved into."""
        from kbdesk.desk.rooms import RoomsView  # noqa: PLC0415  # heavy, and loaded on a worker by now

        rooms = RoomsView(session, self.actions_, self._stack)
        rooms.changed_place.connect(self._show_state)
        rooms.said.connect(self._said.setText)
        rooms.counted.connect(partial(self.tallies.show, "pages"))
        rooms.page_gone.connect(self._page_gone)
        rooms.versions_asked.connect(self.standing.show_versions)
        rooms.new_page_wanted.connect(self.writing.new_page)
        self._stack.addWidget(rooms)
        return rooms

    def _move_in(self, session: Session, rooms: RoomsView) -> None:
        """Have these be the rooms of the window, with the bars above them."""
        self.rooms = rooms
        self._add_request_notice(session)

    def _clear_rooms(self, rooms: RoomsView) -> None:
        """Let the rooms go, remembered as they stand, and the bars above them."""
        rooms.remember()
        self.rooms = None
        self._stack.removeWidget(rooms)
        empty(self._bars.above)
        empty(self._bars.asked)

    def speak(self, choice: str) -> None:
        """Speak another language at once: what is open stays open and is only shown anew, texts in writing too."""
        say_anew = said_anew(self.notices, self.session.project.notices if self.session is not None else ())
        settings.set_language(choice)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            languages.speak(app)
        actions.speak(self.actions_)
        self.menus.build()
        if self._palette is not None:
            self._palette.deleteLater()
            self._palette = None
        say_anew()
        if self._opening is None:
            self.start.deleteLater()
            self.start = self._make_start()
        self._said.clear()
        self._show_state()
        QTimer.singleShot(0, self, self._make_rooms_anew)

    def _make_rooms_anew(self) -> None:
        """Make the rooms once more, in the language that is spoken now; a turn later they take the others' place."""
        if self.session is not None:
            rooms = self._make_rooms(self.session)
            QTimer.singleShot(0, rooms, partial(self._exchange_rooms, self.session, rooms))

    def _exchange_rooms(self, session: Session, rooms: RoomsView) -> None:
        if session is not self.session or self.rooms is None:
            rooms.deleteLater()
            return
        before = self.rooms
        take_up = typed.carried(before)
        self._stack.setCurrentWidget(rooms)  # else what comes next in the stack would be shown in between
        self._clear_rooms(before)
        Leaving(before)
        self._move_in(session, rooms)
        rooms.restore()
        QTimer.singleShot(0, rooms, partial(self._take_up, rooms, take_up))

    def _take_up(self, rooms: RoomsView, go_on: Callable[[RoomsView], None]) -> None:
        """Go on with what was being written, once the rooms are shown."""
        if rooms is not self.rooms:
            return
        self.tallies.count()
        self.writing.tell_count()
        self._show_state()
        go_on(rooms)

    def _add_request_notice(self, session: Session) -> None:
        from kbdesk.desk.requests.notice import RequestNotice  # noqa: PLC0415  # not needed for the first window
        from kbdesk.desk.troubles import TroubleStrip  # noqa: PLC0415

        notice = RequestNotice(session, self)
        self.attention.follow(notice)
        self._bars.asked.addWidget(notice)
        strip = TroubleStrip(session, self)
        strip.reopening.connect(partial(self.open_folder, session.project.entrance))
        self._bars.above.addWidget(strip)

    def _page_gone(self, page_id: str) -> None:
        """Where there is no overview, begin with the first page of the index."""
        if page_id == "overview" and self.rooms is not None and not self._overview_missing:
            self._overview_missing = True
            self.rooms.open_first_page()

    def _open_failed(self, error: KbdeskError) -> None:
        self._end_opening()
        self.start.welcome()
        notices.tell(self, error)

    def _opening_crashed(self, details: str) -> None:
        self._end_opening()
        self.start.welcome()
        self.tell_bug(details)

    def _leave_project(self) -> None:
        self.close_project()
        settings.set_left_open(None)

    def close_project(self) -> None:
        """Close what is open and go to the start screen."""
        if self.session is None or self.rooms is None:
            return
        session, rooms = self.session, self.rooms
        self._clear_rooms(rooms)
        rooms.deleteLater()
        self.session = None
        self.doorbell.close()
        session.close()
        session.deleteLater()
        self.notices.clear()
        self.tallies.clear()
        self._said.setText("")
        self.setWindowTitle("kbdesk")
        self.start.welcome()
        self._show_state()
        self.project_closed.emit()

    # state

    def show_title(self, waiting: int) -> None:
        """Say in the title, and in the tray, how much waits to be reviewed."""
        name = self.session.project.name if self.session is not None else ""
        told = self.tr("To review: {count}").format(count=QLocale().toString(waiting))
        counted = noted(name, told) if waiting else name
        self.setWindowTitle(f"{counted} — kbdesk" if name else "kbdesk")
        self.attention.count_reviews(waiting)

    def _show_state(self) -> None:
        """Switch the commands on and off."""
        true_now = set()
        if self.session is not None and self.rooms is not None:
            true_now |= {"open", "writable"} if self.session.project.writable else {"open"}
            from kbdesk.desk.reader.head import SPECIAL  # noqa: PLC0415  # not needed for the first window

            page = self.rooms.page
            true_now |= self.rooms.conditions()
            if page is not None and page.row.path and self.rooms.room() == "page":
                true_now.add("page")
                if page.row.id not in SPECIAL and self.session.project.writable:
                    true_now.add("retired_page" if page.row.status == "retired" else "active_page")
                    true_now |= {"renamed_page"} if self.session.project.renames else set()
            true_now |= self.writing.conditions()
            self.actions_["view.finder"].setChecked(not self.rooms.finder.isHidden())
            self.actions_["view.links"].setChecked(not self.rooms.links.isHidden())
            self.actions_["tab.split"].setChecked(self.rooms.area.is_split())
        actions.enable(self.actions_, frozenset(true_now))
        if self._opening is not None:
            for command in actions.AWAITED:
                self.actions_[command.name].setEnabled(True)
        self.choices.mark(self.actions_)

    def tell_bug(self, details: str) -> None:
        """Say that something went wrong which should not have: a bug."""
        words = self.tr("Something went wrong inside kbdesk. Your files are as they were; the log has the details.")
        self.notices.show_notice(words, "danger", details)

    # commands

    def _page_id(self) -> str:
        return self.rooms.page.row.id if self.rooms is not None and self.rooms.page is not None else ""

    def _copy_link(self) -> None:
        from kbdesk.desk.reader.pasting import written_link  # noqa: PLC0415  # not needed for the first window

        if self.rooms is not None and self.rooms.page is not None:
            self._copy(written_link(self.rooms.page.row.title, self.rooms.page.row.id))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._said.setText(self.tr("Copied: {text}").format(text=text))

    def _step(self, step: int) -> None:
        if self.rooms is not None:
            self.rooms.step(step)

    def _show_folder(self) -> None:
        if self.session is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.session.project.root)))

    def _open_file(self) -> None:
        page_id = self._page_id()
        if self.session is None or not page_id:
            return
        project = self.session.project
        self.session.read(
            self,
            lambda _job: project.page_file(page_id),
            lambda path: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))),
        )

    def _show_commands(self) -> None:
        if self._palette is None:
            from kbdesk.desk.palette.commands import CommandPalette  # noqa: PLC0415  # not needed for the first window

            self._palette = CommandPalette(self.actions_, self._bars, self._places)
        self._palette.open()

    def _places(self) -> list[tuple[str, QWidget]]:
        return self.rooms.places() if self.rooms is not None else []

    # events

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: D102
        if self.front.goes_away() and self.attention.stays():
            self._remember()
            self.hide()
            event.ignore()
            return
        if not self.writing.may_close():
            event.ignore()
            return
        self._remember()
        self.close_project()
        self._work.close()
        super().closeEvent(event)

    def focusNextPrevChild(self, on: bool) -> bool:
        """Go to the next part as one reads, or to the one before."""
        return step_by_tab(self, forward=on) or super().focusNextPrevChild(on)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.BackButton:
            self._step(-1)
        elif event.button() == Qt.MouseButton.ForwardButton:
            self._step(1)
        else:
            super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.session is not None:
            self.session.look()
