"""All settings in one place. Each acts at once; what they were at first comes back with one button."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QFrame, QLabel, QLineEdit, QSystemTrayIcon, QVBoxLayout, QWidget

from kbdesk.desk import actions, languages, look, settings
from kbdesk.desk.account import account
from kbdesk.desk.amounts import percent, size
from kbdesk.desk.choices.limits import STANDARD, LimitBoxes
from kbdesk.desk.choices.row import Row, choice, switch
from kbdesk.desk.command import without_letter
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import ShortenedButton, after, button, empty, label, name_clearing, search_line
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.session import Session

LONGEST_NAME = 80


class Section(NamedTuple):
    """Settings that belong together: their heading, and the card that their rows stand on."""

    heading: QLabel
    card: QFrame
    column: QVBoxLayout
    rows: list[Row]


class SettingsDialog(Sheet):
    """Shows every setting under a few headings, and finds them by their words. Blocks nothing."""

    looks_changed = Signal()
    """Theme, text size, column or animations are chosen otherwise."""
    language_chosen = Signal(str)
    """A language is chosen: system, or one that `kbdesk.desk.languages` names."""

    def __init__(self, parent: QWidget | None = None, session: Session | None = None) -> None:
        super().__init__(parent, "")
        self._session = session
        self.limits: LimitBoxes | None = None
        if session is not None:
            session.closing.connect(self._forget_project)
        self._sections: list[Section] = []
        self._before: dict[str, object] = {}
        self._again = after(self, 0, self.build)
        self.line = search_line("")
        self.line.textChanged.connect(self._filter)
        above = QVBoxLayout()
        above.setContentsMargins(look.WIDE, look.LARGE, look.WIDE, look.TIGHT)
        above.addWidget(self.line)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.insertLayout(0, above)
        self.defaults_button = button("", self._turn_defaults, "flat", "undo-2")
        self.close_button = button("", self.accept)
        self.add_buttons([self.defaults_button], [self.close_button])
        QShortcut(QKeySequence.StandardKey.Find, self, self.line.setFocus)
        self.build()
        self.line.setFocus()

    def build(self) -> None:
        """Show the settings as they are now, in the person's language; the focus stays where it is."""
        focus = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        self.setWindowTitle(self.tr("Settings"))
        self.line.setPlaceholderText(self.tr("Search the settings"))
        self.line.setAccessibleName(self.line.placeholderText())
        for action in self.line.actions():
            action.setText(self.line.placeholderText())
        name_clearing(self.line)
        self.close_button.setText(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self._name_defaults()
        empty(self.body)
        self._sections = []
        self._add_look()
        self._add_language()
        self._add_start_and_end()
        self._add_attention()
        self._add_person()
        self._add_limits()
        self._nothing = label(self.tr("No setting has these words."), "muted")
        self.body.addWidget(self._nothing)
        self.body.addStretch()
        self._filter()
        controls = [row.control for section in self._sections for row in section.rows]
        order = [self.line, *controls, self.defaults_button, self.close_button]
        for one, following in pairwise(order):
            self.setTabOrder(one, following)
        for each in controls:
            if name and each.objectName() == name:
                each.setFocus()

    def _forget_project(self) -> None:
        self._session = None
        self.build_soon()

    def build_soon(self) -> None:
        """Show the settings anew once what is under way has ended."""
        self._again.start()

    def _section(self, title: str) -> None:
        made = label(title, "section")
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(look.LARGE, look.SMALL, look.LARGE, look.SMALL)
        column.setSpacing(look.SMALL)
        self._sections.append(Section(made, card, column, []))
        self.body.addWidget(made)
        self.body.addWidget(card)

    def _add(self, name: str, title: str, told: str, control: QWidget) -> Row:
        control.setObjectName(name)
        row = Row(title, told, control)
        section = self._sections[-1]
        row.also(section.heading.text())
        section.rows.append(row)
        section.column.addWidget(row)
        return row

    # the settings

    def _add_look(self) -> None:
        self._section(self.tr("Look"))
        system = self.tr("As the system")
        themes = (("system", system), ("light", self.tr("Light")), ("dark", self.tr("Dark")))
        self._add("theme", self.tr("Theme"), "", choice(themes, settings.theme(), self._acts(settings.set_theme))).also(
            self.tr("colours, night")
        )
        scales = [(scale, percent(round(100 * scale))) for scale in settings.TEXT_SCALES]
        bigger, smaller = (actions.command(name).keys_text() for name in ("view.bigger", "view.smaller"))
        told = self.tr("Everywhere in kbdesk. %1 and %2 in the window change it too.")
        self._add(
            "text_scale",
            self.tr("Text size"),
            told.replace("%1", bigger).replace("%2", smaller),
            choice(scales, settings.text_scale(), self._acts(settings.set_text_scale)),
        ).also(self.tr("font, letters, zoom"))
        words = (self.tr("Narrow"), self.tr("Usual"), self.tr("Wide"), self.tr("Very wide"))
        columns = list(zip(settings.COLUMNS, words, strict=True))
        self._add(
            "column",
            self.tr("Width of a page"),
            self.tr("How long the lines of a page become where there is room."),
            choice(columns, settings.column(), self._acts(settings.set_column)),
        ).also(self.tr("column"))
        moving = (("system", system), ("off", self.tr("Off")))
        self._add(
            "animations",
            self.tr("Animations"),
            self.tr("Whether menus and tabs slide and fade."),
            choice(moving, settings.animations(), self._acts(settings.set_animations)),
        )

    def _add_language(self) -> None:
        self._section(self.tr("Language"))
        names = {name: without_letter(words) for name, words in languages.NAMES.items()}
        systems = names[languages.of_system(QLocale.system().uiLanguages())]
        of_system = self.tr("As the system (%1)").replace("%1", systems)
        self._add(
            "language",
            self.tr("Language of kbdesk"),
            self.tr("Numbers and dates follow. What is open stays open."),
            choice([(languages.SYSTEM, of_system), *names.items()], settings.language(), self.language_chosen.emit),
        ).also("language", "idioma", "语言")

    def _add_start_and_end(self) -> None:
        self._section(self.tr("Start and end"))
        self._add(
            "reopen",
            self.tr("Begin with what was open last"),
            self.tr("With its tabs, as you left it. Otherwise kbdesk begins with its start screen."),
            switch(settings.reopens(), settings.set_reopens),
        )
        has_tray = QSystemTrayIcon.isSystemTrayAvailable()
        there = self.tr("Agents still reach you. Quit in the File menu or in that of the icon ends kbdesk.")
        stays = switch(settings.stays() and has_tray, settings.set_stays)
        stays.setEnabled(has_tray)
        self._add(
            "stay",
            self.tr("Stay in the tray when the window is closed"),
            there if has_tray else self.tr("Your system shows no tray, so kbdesk ends with its window."),
            stays,
        )

    def _add_attention(self) -> None:
        self._section(self.tr("Notifications"))
        self._add(
            "notify_requests",
            self.tr("When an agent asks for something"),
            self.tr("The system tells you while another window is in front. In kbdesk a bar says it in any case."),
            switch(settings.notifies("requests"), partial(settings.set_notifies, "requests")),
        )
        self._add(
            "notify_work",
            self.tr("When long work has ended"),
            self.tr("Such as adding many files, when it ends while another window is in front."),
            switch(settings.notifies("work"), partial(settings.set_notifies, "work")),
        )

    def _add_person(self) -> None:
        self._section(self.tr("You and your files"))
        name = QLineEdit(settings.person())
        name.setMaxLength(LONGEST_NAME)
        name.setPlaceholderText(account())
        name.textEdited.connect(settings.set_person)
        self._add(
            "person",
            self.tr("Your name"),
            self.tr("The journal and the log sign your changes with it. Without one they take that of your account."),
            name,
        )
        place = ShortenedButton(str(settings.exports()), self._choose_exports, "", look.icon("folder"))
        told = self.tr("Where pages go as PDF or HTML when you do not say otherwise.")
        self._add("exports", self.tr("Folder for exports"), told, place)
        place.setAccessibleName(said_of(self.tr("Folder for exports"), str(settings.exports())))

    def _add_limits(self) -> None:
        """Add what stands in the settings of the knowledge base that is open."""
        if self._session is None or self._session.project.moment:
            return
        self._section(self.tr("Originals of “%1”").replace("%1", self._session.project.name))
        if self.limits is not None:
            self.limits.deleteLater()
        self.limits = LimitBoxes(self._session, self)
        usual, words = STANDARD, self.tr("%1 unless you choose otherwise; 0 is no limit. It holds for agents too.")
        self._add(
            "limit_file",
            self.tr("Largest file that is taken in"),
            words.replace("%1", size(usual.file)),
            self.limits.file,
        ).also(self.tr("size, limit"))
        self._add(
            "limit_download",
            self.tr("Largest download from the web"),
            words.replace("%1", size(usual.download)),
            self.limits.download,
        ).also(self.tr("size, limit"))

    def _choose_exports(self) -> None:
        dialog = QFileDialog(self, self.tr("Folder for exports"), str(settings.exports()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        tell_dates(dialog)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: settings.set_exports(Path(name)))
        dialog.fileSelected.connect(lambda _name: self._again.start())
        dialog.open()

    def _acts(self, choose: Callable[..., object]) -> Callable[[object], None]:
        """Return what remembers a choice of the look and has it seen."""

        def chosen(value: object) -> None:
            choose(value)
            self.looks_changed.emit()

        return chosen

    # all of them

    def _turn_defaults(self) -> None:
        """Have everything as it was at first; pressed again, as it was before that."""
        before, self._before = self._before, {} if self._before else settings.chosen()
        settings.choose_again(before)
        self.looks_changed.emit()
        self.language_chosen.emit(settings.language())
        self._again.start()

    def _name_defaults(self) -> None:
        words = self.tr("Undo: my own settings again") if self._before else self.tr("Restore the defaults")
        self.defaults_button.setText(f" {words}")
        self.defaults_button.setAccessibleName(words)

    def _filter(self) -> None:
        words = self.line.text().casefold().split()
        found = False
        for section in self._sections:
            fitting = [row for row in section.rows if row.fits(words)]
            for row in section.rows:
                row.setVisible(row in fitting)
            section.heading.setVisible(bool(fitting))
            section.card.setVisible(bool(fitting))
            found = found or bool(fitting)
        self._nothing.setVisible(not found)

    # events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape empty the search first."""
        if event.key() == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            self.line.setFocus()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_again"):
            self._again.start()
