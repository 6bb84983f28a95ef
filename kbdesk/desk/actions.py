"""Every command of the desk as data: its title, key, icon and when it is on. Menus and help derive from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtGui import QAction, QKeySequence

from kbdesk.desk import languages, look
from kbdesk.desk.command import Command, When, translated, without_letter
from kbdesk.desk.editor.commands import OF_TEXT
from kbdesk.desk.graph.commands import OF_GRAPH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget


def menu_text(name: str) -> str:
    """Return the title of a menu in the person's language, "" for none."""
    return without_letter(translated(dict(MENUS).get(name, "")))


MENUS = (
    ("file", QT_TRANSLATE_NOOP("actions", "&File")),
    ("page", QT_TRANSLATE_NOOP("actions", "&Page")),
    ("tab", QT_TRANSLATE_NOOP("actions", "&Tab")),
    ("view", QT_TRANSLATE_NOOP("actions", "&View")),
    ("go", QT_TRANSLATE_NOOP("actions", "&Go")),
    ("review", QT_TRANSLATE_NOOP("actions", "&Review")),
    ("help", QT_TRANSLATE_NOOP("actions", "&Help")),
    ("language", QT_TRANSLATE_NOOP("actions", "La&nguage")),
    ("text", QT_TRANSLATE_NOOP("actions", "Mar&k up")),
)
WITHIN = ("language", "text")
"""Menus that stand in another one."""


def _of_review(name: str, title: object, key: str, icon: str, when: When, group: int) -> Command:
    return Command(name, title, "review", (key,) if key else (), icon, when, group=group, room="review" if key else "")


REVIEWING = (
    _of_review("review.next", QT_TRANSLATE_NOOP("actions", "&Next change"), "J", "arrow-right", "reviewing", 0),
    _of_review("review.previous", QT_TRANSLATE_NOOP("actions", "&Previous change"), "K", "arrow-left", "reviewing", 0),
    _of_review(
        "review.next_hunk", QT_TRANSLATE_NOOP("actions", "Next p&lace in the change"), "N", "chevron-right", "piece", 0
    ),
    _of_review(
        "review.previous_hunk",
        QT_TRANSLATE_NOOP("actions", "Previous place in the chan&ge"),
        "P",
        "chevron-left",
        "piece",
        0,
    ),
    _of_review("review.accept", QT_TRANSLATE_NOOP("actions", "&Accept"), "A", "check", "judging", 1),
    _of_review("review.revert", QT_TRANSLATE_NOOP("actions", "&Revert"), "R", "undo-2", "judging", 1),
    _of_review("review.edit", QT_TRANSLATE_NOOP("actions", "&Edit, then accept…"), "E", "pencil", "writing_piece", 1),
    _of_review(
        "review.comment",
        QT_TRANSLATE_NOOP("actions", "&Comment for the agent…"),
        "C",
        "message-square",
        "writing_piece",
        1,
    ),
    _of_review("review.open", QT_TRANSLATE_NOOP("actions", "&Open the page"), "O", "external-link", "piece", 1),
    _of_review(
        "review.accept_operation",
        QT_TRANSLATE_NOOP("actions", "Accept the whole opera&tion"),
        "Shift+A",
        "check",
        "judging",
        2,
    ),
    _of_review(
        "review.revert_operation",
        QT_TRANSLATE_NOOP("actions", "Re&vert the whole operation"),
        "Shift+R",
        "undo-2",
        "judging",
        2,
    ),
    _of_review(
        "review.accept_session",
        QT_TRANSLATE_NOOP("actions", "Accept everything of this &session…"),
        "",
        "check",
        "judging",
        2,
    ),
    _of_review(
        "review.revert_session",
        QT_TRANSLATE_NOOP("actions", "Revert everything of this sess&ion…"),
        "",
        "undo-2",
        "judging",
        2,
    ),
    _of_review(
        "review.accept_all", QT_TRANSLATE_NOOP("actions", "Accept everything s&hown…"), "", "check", "judging", 2
    ),
    _of_review(
        "review.revert_all", QT_TRANSLATE_NOOP("actions", "Revert everything sho&wn…"), "", "undo-2", "judging", 2
    ),
    _of_review(
        "review.undo", QT_TRANSLATE_NOOP("actions", "&Undo the last judgement"), "Ctrl+Z", "history", "judged", 3
    ),
    _of_review("review.comments", QT_TRANSLATE_NOOP("actions", "Open co&mments…"), "", "message-square", "open", 4),
)
"""What can be done in the review, where its list or the differences have the keys."""

IN_ROOMS = (
    Command("sources.add", QT_TRANSLATE_NOOP("actions", "Add files…"), "", (), "file-plus", "writable"),
    Command("sources.add_folder", QT_TRANSLATE_NOOP("actions", "Add a folder…"), "", (), "folder-plus", "writable"),
    Command("sources.inside", QT_TRANSLATE_NOOP("actions", "Search inside the originals"), "", (), "text-search"),
    Command("sources.missing", QT_TRANSLATE_NOOP("actions", "Find missing originals…"), "", (), "locate", "writable"),
    Command("sources.retired", QT_TRANSLATE_NOOP("actions", "The retired folder…"), "", (), "archive"),
    Command("preferences.new", QT_TRANSLATE_NOOP("actions", "New preference…"), "", (), "plus", "writable"),
    Command("health.again", QT_TRANSLATE_NOOP("actions", "Check again"), "", (), "refresh-cw"),
    Command("health.closer", QT_TRANSLATE_NOOP("actions", "Look closer"), "", (), "zoom-in"),
    *OF_GRAPH,
)
"""What rooms do on their own buttons, so that the palette finds it from anywhere; the room is gone to first."""

COMMANDS = (
    Command(
        "project.open",
        QT_TRANSLATE_NOOP("actions", "&Open a folder…"),
        "file",
        ("Ctrl+Shift+O",),
        "folder-open",
        "always",
    ),
    Command("project.sample", QT_TRANSLATE_NOOP("actions", "Open the &sample"), "file", (), "book-open", "always"),
    Command("project.show_folder", QT_TRANSLATE_NOOP("actions", "Show the &folder"), "file", (), "folder", group=1),
    Command(
        "project.past", QT_TRANSLATE_NOOP("actions", "&As it was on…"), "file", ("Ctrl+Alt+H",), "calendar", group=1
    ),
    Command("project.trace", QT_TRANSLATE_NOOP("actions", "What it res&ts on…"), "file", (), "list-checks", group=1),
    Command(
        "sources.add_address",
        QT_TRANSLATE_NOOP("actions", "Add an original from the &web…"),
        "file",
        ("Ctrl+Alt+U",),
        "globe",
        "writable",
        group=1,
    ),
    Command(
        "sources.kept",
        QT_TRANSLATE_NOOP("actions", "Originals &kept current…"),
        "file",
        ("Ctrl+Alt+K",),
        "refresh-cw",
        group=1,
    ),
    Command(
        "sources.pause", QT_TRANSLATE_NOOP("actions", "Pause fetching by schedule"), "", (), "clock", "writable", True
    ),
    Command("project.close", QT_TRANSLATE_NOOP("actions", "&Close the knowledge base"), "file", (), "x", group=1),
    Command(
        "window.settings",
        QT_TRANSLATE_NOOP("actions", "Sett&ings…"),
        "file",
        ("Ctrl+,",),
        "settings",
        "always",
        group=2,
    ),
    Command("window.quit", QT_TRANSLATE_NOOP("actions", "&Quit"), "file", ("Ctrl+Q",), "log-out", "always", group=2),
    Command(
        "page.new", QT_TRANSLATE_NOOP("actions", "&New page…"), "page", ("Ctrl+N",), "file-plus", "writable", group=3
    ),
    Command("page.edit", QT_TRANSLATE_NOOP("actions", "&Edit"), "page", ("Ctrl+E",), "pencil", "editable", group=3),
    Command("page.save", QT_TRANSLATE_NOOP("actions", "&Save"), "page", ("Ctrl+S",), "save", "editing", group=3),
    Command("page.unsaved", QT_TRANSLATE_NOOP("actions", "&Unsaved texts…"), "page", (), "file-clock", group=3),
    Command("page.copy_id", QT_TRANSLATE_NOOP("actions", "Cop&y the page's id"), "page", (), "copy", "page"),
    Command("page.copy_link", QT_TRANSLATE_NOOP("actions", "Copy a &link to the page"), "page", (), "link", "page"),
    Command(
        "page.open_file", QT_TRANSLATE_NOOP("actions", "&Open the file"), "page", (), "external-link", "page", group=1
    ),
    Command(
        "page.show_file", QT_TRANSLATE_NOOP("actions", "Sho&w it in its folder"), "page", (), "folder", "page", group=1
    ),
    Command(
        "page.print",
        QT_TRANSLATE_NOOP("actions", "Print the pa&ge…"),
        "page",
        ("Ctrl+P",),
        "file-text",
        "page",
        group=4,
    ),
    Command(
        "page.export_pdf", QT_TRANSLATE_NOOP("actions", "Export as P&DF…"), "page", (), "download", "page", group=4
    ),
    Command(
        "page.export_html", QT_TRANSLATE_NOOP("actions", "Export as &HTML…"), "page", (), "download", "page", group=4
    ),
    Command(
        "page.find",
        QT_TRANSLATE_NOOP("actions", "&Find in the page…"),
        "page",
        ("Ctrl+F",),
        "search",
        "finding",
        group=1,
    ),
    *OF_TEXT,
    Command("page.find_next", QT_TRANSLATE_NOOP("actions", "Next match"), "", ("F3",), "", "finding"),
    Command("page.find_before", QT_TRANSLATE_NOOP("actions", "The match before"), "", ("Shift+F3",), "", "finding"),
    Command(
        "page.versions", QT_TRANSLATE_NOOP("actions", "Earlier &versions…"), "page", (), "history", "reading", group=1
    ),
    Command(
        "page.trace",
        QT_TRANSLATE_NOOP("actions", "Where it &comes from"),
        "page",
        ("Ctrl+Alt+F",),
        "text-quote",
        "page",
        group=1,
    ),
    Command(
        "page.authors",
        QT_TRANSLATE_NOOP("actions", "Who wrote it, &by paragraph"),
        "page",
        ("Ctrl+Alt+W",),
        "user",
        "page",
        group=1,
    ),
    Command("page.split", QT_TRANSLATE_NOOP("actions", "Spl&it…"), "page", (), "split", "editable", group=2),
    Command(
        "page.merge",
        QT_TRANSLATE_NOOP("actions", "&Merge with another page…"),
        "page",
        (),
        "merge",
        "active_page",
        group=2,
    ),
    Command(
        "page.undo",
        QT_TRANSLATE_NOOP("actions", "Undo the l&ast change…"),
        "page",
        ("Ctrl+Alt+Z",),
        "undo-2",
        "writable",
        group=1,
    ),
    Command(
        "page.rename",
        QT_TRANSLATE_NOOP("actions", "Rename and fi&x the links…"),
        "page",
        (),
        "pencil",
        "renamed_page",
        group=2,
    ),
    Command(
        "page.supersede", QT_TRANSLATE_NOOP("actions", "Su&persede…"), "page", (), "replace", "active_page", group=2
    ),
    Command("page.retire", QT_TRANSLATE_NOOP("actions", "&Retire…"), "page", (), "archive", "active_page", group=2),
    Command(
        "page.restore", QT_TRANSLATE_NOOP("actions", "Res&tore"), "page", (), "archive-restore", "retired_page", group=2
    ),
    Command("tab.new", QT_TRANSLATE_NOOP("actions", "&New tab…"), "tab", ("Ctrl+T",), "plus"),
    Command("tab.close", QT_TRANSLATE_NOOP("actions", "&Close the tab"), "tab", ("Ctrl+W",), "x", "tab"),
    Command("tab.close_others", QT_TRANSLATE_NOOP("actions", "Close the &other tabs"), "tab", (), "", "tab"),
    Command("tab.close_right", QT_TRANSLATE_NOOP("actions", "Close the tabs to the &right"), "tab", (), "", "tab"),
    Command(
        "tab.reopen",
        QT_TRANSLATE_NOOP("actions", "Op&en the closed tab again"),
        "tab",
        ("Ctrl+Shift+T",),
        "undo-2",
        "closed_tab",
    ),
    Command(
        "tab.next",
        QT_TRANSLATE_NOOP("actions", "Ne&xt tab"),
        "tab",
        ("Ctrl+Tab", "Ctrl+PgDown"),
        "chevron-right",
        "tab",
        group=1,
    ),
    Command(
        "tab.previous",
        QT_TRANSLATE_NOOP("actions", "&Previous tab"),
        "tab",
        ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
        "chevron-left",
        "tab",
        group=1,
    ),
    Command(
        "tab.split",
        QT_TRANSLATE_NOOP("actions", "&Two sides"),
        "tab",
        ("Ctrl+\\",),
        "columns-2",
        "tab",
        checkable=True,
        group=2,
    ),
    Command(
        "tab.move_over",
        QT_TRANSLATE_NOOP("actions", "&Move the tab to the other side"),
        "tab",
        ("Ctrl+Shift+\\",),
        "corner-down-right",
        "tab",
        group=2,
    ),
    Command(
        "tab.cross",
        QT_TRANSLATE_NOOP("actions", "&Go to the other side"),
        "tab",
        ("F6",),
        "arrow-right",
        "split",
        group=2,
    ),
    *(
        Command(
            f"tab.go_{number}", QT_TRANSLATE_NOOP("actions", "Tab %1"), "", (f"Alt+{number}",), "", "tab", number=number
        )
        for number in range(1, 9)
    ),
    Command("tab.go_last", QT_TRANSLATE_NOOP("actions", "The last tab"), "", ("Alt+9",), "", "tab"),
    Command("go.switch", QT_TRANSLATE_NOOP("actions", "&Go to a page…"), "go", ("Ctrl+O",), "file-text"),
    Command("go.search", QT_TRANSLATE_NOOP("actions", "S&earch"), "go", ("Ctrl+Shift+F",), "text-search"),
    Command("go.commands", QT_TRANSLATE_NOOP("actions", "&Commands…"), "go", ("Ctrl+Shift+P",), "command", "always"),
    Command("go.back", QT_TRANSLATE_NOOP("actions", "&Back"), "go", ("Alt+Left",), "arrow-left", "back", group=1),
    Command(
        "go.forward", QT_TRANSLATE_NOOP("actions", "&Forward"), "go", ("Alt+Right",), "arrow-right", "forward", group=1
    ),
    Command("go.overview", QT_TRANSLATE_NOOP("actions", "&Overview"), "go", ("Alt+Home",), "house", group=2),
    Command("go.find", QT_TRANSLATE_NOOP("actions", "F&ilter the index"), "go", ("Ctrl+K",), "search", group=2),
    Command("go.page", QT_TRANSLATE_NOOP("actions", "&Pages"), "go", ("Ctrl+1",), "book-open", group=3),
    Command("go.graph", QT_TRANSLATE_NOOP("actions", "G&raph"), "go", ("Ctrl+2",), "waypoints", group=3),
    Command("go.sources", QT_TRANSLATE_NOOP("actions", "&Sources"), "go", ("Ctrl+3",), "library", group=3),
    Command("go.requests", QT_TRANSLATE_NOOP("actions", "Re&quests"), "go", ("Ctrl+4",), "inbox", group=3),
    Command("go.health", QT_TRANSLATE_NOOP("actions", "&Health"), "go", ("Ctrl+5",), "heart-pulse", group=3),
    Command("go.preferences", QT_TRANSLATE_NOOP("actions", "Prefere&nces"), "go", ("Ctrl+6",), "user-check", group=3),
    Command("go.log", QT_TRANSLATE_NOOP("actions", "&Log"), "go", ("Ctrl+7",), "scroll-text", group=3),
    Command("go.lately", QT_TRANSLATE_NOOP("actions", "&What has changed since yesterday"), "go", (), "clock", group=3),
    Command("go.review", QT_TRANSLATE_NOOP("actions", "Re&view"), "go", ("Ctrl+8",), "clipboard-check", group=3),
    *REVIEWING,
    Command(
        "view.finder", QT_TRANSLATE_NOOP("actions", "&Index"), "view", ("Ctrl+Shift+E",), "panel-left", checkable=True
    ),
    Command(
        "view.links", QT_TRANSLATE_NOOP("actions", "&Links"), "view", ("Ctrl+Shift+L",), "panel-right", checkable=True
    ),
    Command(
        "view.bigger",
        QT_TRANSLATE_NOOP("actions", "&Bigger text"),
        "view",
        ("Ctrl++", "Ctrl+="),
        "zoom-in",
        "always",
        group=1,
    ),
    Command(
        "view.smaller",
        QT_TRANSLATE_NOOP("actions", "&Smaller text"),
        "view",
        ("Ctrl+-",),
        "zoom-out",
        "always",
        group=1,
    ),
    Command("view.usual", QT_TRANSLATE_NOOP("actions", "&Usual text size"), "view", ("Ctrl+0",), "", "always", group=1),
    Command(
        "theme.system", QT_TRANSLATE_NOOP("actions", "Theme of the s&ystem"), "view", (), "monitor", "always", True, 2
    ),
    Command("theme.light", QT_TRANSLATE_NOOP("actions", "Li&ght theme"), "view", (), "sun", "always", True, 2),
    Command("theme.dark", QT_TRANSLATE_NOOP("actions", "&Dark theme"), "view", (), "moon", "always", True, 2),
    Command(
        "language.system",
        QT_TRANSLATE_NOOP("actions", "Language of the &system"),
        "language",
        (),
        "monitor",
        "always",
        True,
    ),
    *(
        Command(f"language.{code}", name, "language", (), "", "always", True, 1)
        for code, name in languages.NAMES.items()
    ),
    Command("view.refresh", QT_TRANSLATE_NOOP("actions", "Look for &changes"), "view", ("F5",), "refresh-cw", group=3),
    Command("help.book", QT_TRANSLATE_NOOP("actions", "&How kbdesk works"), "help", ("F1",), "circle-help", "always"),
    Command("help.keys", QT_TRANSLATE_NOOP("actions", "All &keys"), "help", ("Ctrl+F1",), "keyboard", "always"),
    Command("help.connect", QT_TRANSLATE_NOOP("actions", "Co&nnect an agent…"), "help", (), "bot", group=1),
    Command(
        "help.places",
        QT_TRANSLATE_NOOP("actions", "&What is where on disk…"),
        "help",
        (),
        "hard-drive",
        "always",
        group=1,
    ),
    Command("help.log", QT_TRANSLATE_NOOP("actions", "Error &log…"), "help", (), "scroll-text", "always", group=1),
    Command("help.about", QT_TRANSLATE_NOOP("actions", "&About kbdesk"), "help", (), "info", "always", group=2),
    *IN_ROOMS,
)


AWAITED = [command for command in COMMANDS if command.menu == "go" and command.when == "open"]
"""What can be asked for already while a project is being opened, and is done when it is open."""

BY_NAME = {command.name: command for command in COMMANDS}


def command(name: str) -> Command:
    """Return a command by its name."""
    return BY_NAME[name]


def speak(made: Mapping[str, QAction]) -> None:
    """Have the actions say in the person's language what they do."""
    for command in COMMANDS:
        made[command.name].setText(command.label())
        made[command.name].setIconText(command.text())
        made[command.name].setToolTip(command.hint())


def build(window: QWidget, handlers: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Make an action of every command for a window; `handlers` says what each does."""
    made: dict[str, QAction] = {}
    for command in COMMANDS:
        action = QAction(window)
        action.setObjectName(command.name)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.setCheckable(command.checkable)
        if command.icon:
            action.setIcon(look.icon(command.icon))
        handler = handlers[command.name]
        action.triggered.connect(lambda _checked=False, handler=handler: handler())
        if command.room:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made[command.name] = action
    speak(made)
    # Last: a window is told of every change of the actions it has.
    window.addActions([made[command.name] for command in COMMANDS if not command.room])
    return made


def enable(actions: Mapping[str, QAction], true_now: frozenset[str]) -> None:
    """Switch actions on and off; `true_now` holds the conditions that are met."""
    for command in COMMANDS:
        actions[command.name].setEnabled(command.when == "always" or command.when in true_now)
