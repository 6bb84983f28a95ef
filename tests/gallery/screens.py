"""The screens, in the order in which they are walked through; each returns the widget that is to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from kbdesk.desk import notices, settings
from kbdesk.desk.originals.intakesheet import IntakeSheet
from kbdesk.desk.originals.retiring import RetireDialog as RetireSourceDialog
from kbdesk.desk.palette.picker import Picker
from kbdesk.desk.requests.dialog import show_request
from kbdesk.desk.reshaping.merge import MergeDialog
from kbdesk.desk.reshaping.sheet import ReshapeDialog
from kbdesk.project.project import Project
from tests.flows.walk import until
from tests.gallery.fetching import SCREENS as OF_FETCHING
from tests.gallery.graphing import SCREENS as OF_GRAPH
from tests.gallery.originals import SCREENS as OF_ORIGINALS
from tests.gallery.reviewing import SCREENS as OF_REVIEW
from tests.gallery.stage import EVERYTHING
from tests.gallery.tracing import SCREENS as OF_TRACING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.health.view import HealthView
    from kbdesk.desk.originals.view import OriginalsView
    from kbdesk.desk.searching.view import SearchView
    from tests.gallery.stage import Stage


# before anything is open


def first_run(stage: Stage) -> QWidget:
    return stage.window


def opened_before(stage: Stage) -> QWidget:
    for name in ("a-knowledge-base-with-a-rather-long-name-for-a-folder", "tides"):
        settings.add_recent(stage.place / "somewhere" / "deep down" / "in the folders" / name)
    stage.window.start.welcome()
    return stage.window


def opening(stage: Stage) -> QWidget:
    stage.window.start.busy("tides")
    stage.window.start.progress(400, 1200)
    return stage.window


def no_base_here(stage: Stage) -> QWidget:
    folder = stage.place / "holiday pictures"
    folder.mkdir()
    stage.window.open_folder(folder)
    until(lambda: stage.window.start.is_showing("finding"), "what was found is shown")
    return stage.window


# pages


def page(stage: Stage) -> QWidget:
    stage.open(stage.root)
    return stage.page("concept/tidal-datums")


def everything(stage: Stage) -> QWidget:
    return stage.page(EVERYTHING)


def superseded(stage: Stage) -> QWidget:
    return stage.page("concept/high-water-under-the-moon")


def find_in_page(stage: Stage) -> QWidget:
    stage.page("concept/tidal-datums")
    stage.act("page.find")
    reader = stage.rooms.reader
    assert reader is not None
    assert reader.find_bar is not None
    bar = reader.find_bar
    bar.line.setText("water")
    until(bar.count, "the words are found")
    return stage.window


def no_such_page(stage: Stage) -> QWidget:
    reader = stage.rooms.reader
    assert reader is not None
    if reader.find_bar is not None:
        reader.find_bar.close_bar()
    stage.rooms.open_page("concept/not-there-yet")
    stage.quiet()
    return stage.window


def page_menu(stage: Stage) -> QWidget:
    stage.page("concept/tidal-datums")
    return _menu(stage, 1)


def view_menu(stage: Stage) -> QWidget:
    return _menu(stage, 3)


def go_menu(stage: Stage) -> QWidget:
    return _menu(stage, 4)


def _menu(stage: Stage, at: int) -> QWidget:
    menu = stage.window.menuBar().actions()[at].menu()
    assert isinstance(menu, QMenu)
    menu.popup(stage.window.mapToGlobal(QPoint(40, 40)))
    return menu


def two_sides(stage: Stage) -> QWidget:
    stage.clear()
    stage.act("tab.split")
    stage.page("summary/tide-prediction-primer")
    return stage.window


def editor(stage: Stage) -> QWidget:
    stage.act("tab.split")
    stage.page("concept/tidal-lag")
    stage.act("page.edit")
    view = stage.rooms.view
    assert view is not None
    until(view.is_editing, "the page is edited")
    until(lambda: view.editor is not None and view.editor.manuscript.state == "saved", "the page is there")
    assert view.editor is not None
    QTest.keyClicks(view.editor.text, "New ")
    until(lambda: view.editor is not None and view.editor.manuscript.state == "kept", "a draft is kept")
    stage.quiet()
    return stage.window


def conflict(stage: Stage) -> QWidget:
    stage.clear()
    file = stage.root / "knowledge/concepts/tidal-lag.md"
    file.write_text(file.read_text("utf-8").replace("# Tidal", "Old # Tidal"), "utf-8")
    stage.act("page.save")
    view = stage.rooms.view
    assert view is not None
    stage.quiet()
    return stage.window


def unsaved(stage: Stage) -> QWidget:
    stage.rooms.area.close_tab()
    stage.quiet()
    return stage.dialog("page.unsaved")


def draft_left(stage: Stage) -> QWidget:
    return stage.page("concept/tidal-lag")


def new_page(stage: Stage) -> QWidget:
    stage.window.writing.new_page("Tides of the Adriatic")
    return stage.dialog()


def versions(stage: Stage) -> QWidget:
    stage.page("concept/tidal-lag")
    return stage.dialog("page.versions")


def header_as_written(stage: Stage) -> QWidget:
    stage.page("concept/tidal-datums")
    stage.act("page.edit")
    editor = _editor(stage)
    editor.form.turn()
    QTest.mouseClick(editor.form.raw_button, Qt.MouseButton.LeftButton)
    until(editor.form.is_raw, "the header is shown as it is written")
    editor.form.raw.edit.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor.form.raw.edit, ": it")
    until(lambda: editor.form.raw.trouble is not None, "what is wrong is told")
    stage.quiet()
    return stage.window


def split(stage: Stage) -> QWidget:
    editor = _editor(stage)
    while editor.form.lines() is not None:
        editor.form.raw.edit.undo()
    until(lambda: editor.manuscript.state == "saved", "all is as it was")
    stage.act("page.edit")
    return _reshape(stage.dialog("page.split"))


def merge(stage: Stage) -> QWidget:
    dialog = stage.dialog("page.merge")
    assert isinstance(dialog, MergeDialog)
    dialog.other.chooser.taken.emit("concept/tidal-lag")
    return _reshape(dialog)


def _reshape(dialog: QWidget) -> QWidget:
    assert isinstance(dialog, ReshapeDialog)
    until(dialog.do_button.isEnabled, "what would change is shown")
    return dialog


def _editor(stage: Stage) -> EditorView:
    view = stage.rooms.view
    assert view is not None
    until(view.is_editing, "the page is edited")
    until(lambda: view.editor is not None and view.editor.manuscript.state in ("saved", "kept"), "the page is there")
    assert view.editor is not None
    return view.editor


def retire(stage: Stage) -> QWidget:
    stage.page("concept/tidal-datums")
    return stage.dialog("page.retire")


def supersede(stage: Stage) -> QWidget:
    return stage.dialog("page.supersede")


def undo(stage: Stage) -> QWidget:
    return stage.dialog("page.undo")


def help_book(stage: Stage) -> QWidget:
    return stage.dialog("help.book")


def help_keys(stage: Stage) -> QWidget:
    return stage.dialog("help.keys")


def connect_agent(stage: Stage) -> QWidget:
    return stage.dialog("help.connect")


def places(stage: Stage) -> QWidget:
    return stage.dialog("help.places")


def log_file(stage: Stage) -> QWidget:
    return stage.dialog("help.log")


def about(stage: Stage) -> QWidget:
    return stage.dialog("help.about")


def all_settings(stage: Stage) -> QWidget:
    return stage.dialog("window.settings")


def settings_found(stage: Stage) -> QWidget:
    stage.dialog("window.settings")
    dialog = stage.window.choices.dialog
    assert dialog is not None
    QTest.keyClicks(dialog.line, "%")
    return dialog


# going


def switcher(stage: Stage) -> QWidget:
    stage.act("go.switch")
    stage.quiet()
    return stage.window


def switcher_new(stage: Stage) -> QWidget:
    stage.act("go.switch")
    picker = next(each for each in stage.window.findChildren(Picker) if each.isVisible())
    QTest.keyClicks(picker.line, "Tides of Venice")
    stage.quiet()
    return stage.window


def palette(stage: Stage) -> QWidget:
    stage.act("go.commands")
    return stage.window


# rooms


def overview(stage: Stage) -> QWidget:
    return stage.room("overview")


def search(stage: Stage) -> QWidget:
    return stage.room("search")


def search_results(stage: Stage) -> QWidget:
    return _search(stage, "spring tide")


def search_nothing(stage: Stage) -> QWidget:
    return _search(stage, "zebra")


def _search(stage: Stage, words: str) -> QWidget:
    stage.room("search")
    view: SearchView = stage.rooms.widget("search")  # type: ignore[assignment]
    view.line.setText(words)
    view.search()
    stage.quiet()
    return stage.window


def sources(stage: Stage) -> QWidget:
    return stage.room("sources")


def source(stage: Stage) -> QWidget:
    stage.rooms.open_source("papers/tide-prediction-primer.pdf")
    stage.quiet()
    return stage.window


def add_source(stage: Stage) -> QWidget:
    return _add(stage, ["tide-prediction-primer.pdf"])


def add_sources(stage: Stage) -> QWidget:
    return _add(stage, ["Las mareas en Cádiz, un estudio de los últimos doscientos años.docx", "b.csv", "c.md"])


def _add(stage: Stage, names: list[str]) -> QWidget:
    files = [stage.place / name for name in names]
    for file in files:
        file.write_text("Brest 2027\n", encoding="utf-8")
    stage.rooms.widget("sources").add(files, "papers")  # type: ignore[union-attr]
    until(lambda: stage.window.findChildren(IntakeSheet), "what will happen is shown")
    return stage.dialog()


def retire_source(stage: Stage) -> QWidget:
    room: OriginalsView = stage.rooms.widget("sources")  # type: ignore[assignment]
    rows = room.model.shelf.rows
    row = next(row for row in rows if row.path == "papers/tide-prediction-primer.pdf")
    RetireSourceDialog(stage.session, (row,), rows, stage.window).show()
    return stage.dialog()


def preferences(stage: Stage) -> QWidget:
    return stage.room("preferences")


def log(stage: Stage) -> QWidget:
    return stage.room("log")


def health(stage: Stage) -> QWidget:
    return stage.room("health")


def health_closer(stage: Stage) -> QWidget:
    view: HealthView = stage.rooms.widget("health")  # type: ignore[assignment]
    view.look_closer()
    stage.quiet()
    return stage.window


def health_fix(stage: Stage) -> QWidget:
    view: HealthView = stage.rooms.widget("health")  # type: ignore[assignment]
    view.list.setCurrentIndex(view.model.index(0))
    QTest.mouseClick(view.pane.buttons[0], Qt.MouseButton.LeftButton)
    return stage.dialog()


# what comes from elsewhere


def notices_of_all_kinds(stage: Stage) -> QWidget:
    stage.room("overview")
    notices.say(stage.window, "Restored: Tidal datums", "good")
    notices.say(stage.window, "This link leads out of the base: https://example.org", "info", "", ("Open it", id))
    notices.say(stage.window, "The page was changed while you were writing.", "warn", "One more line.\nAnd another.")
    stage.window.tell_bug("Traceback: a bug")
    return stage.window


def request_notice(stage: Stage) -> QWidget:
    stage.clear()
    stage.ask()
    return stage.room("overview")


def requests(stage: Stage) -> QWidget:
    return stage.room("requests")


def request_page(stage: Stage) -> QWidget:
    return _request(stage, "retire_page")


def request_source(stage: Stage) -> QWidget:
    return _request(stage, "retire_source")


def request_file(stage: Stage) -> QWidget:
    return _request(stage, "request_file")


def _request(stage: Stage, kind: str) -> QWidget:
    waiting = stage.session.project.requests(waiting_only=True)
    show_request(stage.session, next(each.id for each in waiting if each.wish.kind == kind), stage.window)
    return stage.dialog()


def troubles(stage: Stage) -> QWidget:
    for request in stage.session.project.requests(waiting_only=True):
        stage.session.project.answer(request.id, False, "", stage.session.person)
    (stage.root / "knowledge").rename(stage.place / "unplugged")
    stage.session.look()
    stage.quiet()
    return stage.page("concept/tidal-datums")


# nothing there yet


def empty_base(stage: Stage) -> QWidget:
    (stage.place / "unplugged").rename(stage.root / "knowledge")
    empty = stage.place / "empty"
    Project.create(empty)
    stage.open(empty)
    return stage.window


def _empty(name: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        return stage.room(name)

    show.__name__ = f"empty_{name}"
    return show


def no_tabs(stage: Stage) -> QWidget:
    while stage.rooms.area.all_tabs():
        stage.rooms.area.close_tab()
    stage.quiet()
    return stage.window


SCREENS = (
    first_run,
    opened_before,
    opening,
    no_base_here,
    page,
    everything,
    superseded,
    find_in_page,
    no_such_page,
    page_menu,
    view_menu,
    go_menu,
    two_sides,
    editor,
    conflict,
    unsaved,
    draft_left,
    new_page,
    versions,
    header_as_written,
    split,
    merge,
    retire,
    supersede,
    undo,
    help_book,
    help_keys,
    connect_agent,
    places,
    log_file,
    about,
    all_settings,
    settings_found,
    switcher,
    switcher_new,
    palette,
    overview,
    search,
    search_results,
    search_nothing,
    *OF_GRAPH,
    sources,
    source,
    add_source,
    add_sources,
    retire_source,
    *OF_ORIGINALS,
    *OF_FETCHING,
    preferences,
    log,
    health,
    health_closer,
    health_fix,
    *OF_REVIEW,
    *OF_TRACING,
    notices_of_all_kinds,
    request_notice,
    requests,
    request_page,
    request_source,
    request_file,
    troubles,
    empty_base,
    *(
        _empty(name)
        for name in ("overview", "search", "graph", "sources", "preferences", "log", "review", "requests", "health")
    ),
    no_tabs,
)


def walk(stage: Stage) -> Iterator[tuple[str, QWidget]]:
    """Bring one screen after another onto the stage; each is cleared away when the next is asked for."""
    for show in SCREENS:
        yield show.__name__, show(stage)
        stage.clear()
