"""An original as it is: opened by a process of its own, shown by what fits its kind, or why it cannot be."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import amounts, notices
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.joining import filled, listed
from kbdesk.desk.originals.actions import PROGRAMS
from kbdesk.desk.originals.words import retired as how_retired
from kbdesk.desk.parts import EmptyState, after, button, label
from kbdesk.desk.preview.bar import PreviewBar
from kbdesk.desk.preview.finding import FindLine
from kbdesk.desk.preview.paged.view import PagesView
from kbdesk.desk.preview.place import Place, anchor_of
from kbdesk.desk.preview.reading import ReadText
from kbdesk.desk.preview.tables import TablesView
from kbdesk.desk.preview.texts import TextsView
from kbdesk.desk.signs import named
from kbdesk.errors import KbdeskError, NotFound, Refused
from kbdesk.project.showing import ShownPages, ShownTables, ShownTexts

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from kbdesk.desk.preview.asking import OriginalPart
    from kbdesk.desk.session import Session
    from kbdesk.project.showing import RetiredAs, Shown
    from kbdesk.project.values import Changes, Job

WAIT = 120
"""Milliseconds for which an original must be wanted before it is opened: whoever walks along a list wants none."""
REST = 30_000
"""Milliseconds after which what nobody sees gives its memory back."""


class PreviewView(QWidget):
    """Shows one original at a place."""

    moved = Signal()
    """Another place of the original is shown."""

    def __init__(self, session: Session, parent: QWidget | None = None, *, is_small: bool = False) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = session.project.viewer()
        self.original = ""
        self._place = self._named = Place()
        self._shown: Shown | None = None
        self._sign = ""
        self._words = self._lacking = ""
        self._is_doubtful = False
        self._is_pending = False
        self._parts: dict[type, OriginalPart] = {}
        self._part: OriginalPart | None = None
        self.bar = PreviewBar()
        self.find_line = FindLine()
        self.stack = QStackedWidget()
        self._said = label("", wrap=True, selectable=True)
        self._waiting = EmptyState("loader-circle", self.tr("Opening…"))
        self._nothing = EmptyState("file", self.tr("No original is selected"))
        self.trouble = EmptyState(
            "file-question-mark",
            " ",
            " ",
            button(self.tr("Open it with its own program"), self.open_outside, "", "external-link"),
        )
        self._soon = after(self, WAIT, self._open)
        self._rest = after(self, REST, self._let_go)
        self._lay_out()
        self._connect()
        self.bar.larger_view.setVisible(is_small)
        self.clear()

    def _lay_out(self) -> None:
        self._said.setProperty("role", "info")
        self._said.setMargin(6)
        self._said.hide()
        for each in (self._nothing, self._waiting, self.trouble):
            self.stack.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._said)
        column.addWidget(self.stack, 1)
        column.addWidget(self.find_line)

    def _connect(self) -> None:
        self.bar.unit_wanted.connect(self._go_to_unit)
        self.bar.zoom_wanted.connect(self._zoom)
        self.bar.find_wanted.connect(self._ask_to_find)
        self.bar.outline_wanted.connect(self._turn_outline)
        self.bar.text_wanted.connect(self._turn_text)
        self.bar.outside_wanted.connect(self.open_outside)
        self.bar.tab_wanted.connect(self._open_in_tab)
        self.find_line.sought.connect(self._seek)
        self.find_line.stepped.connect(lambda step: self._part.step(step) if self._part is not None else None)
        self.find_line.closed.connect(self.enter)
        self._session.changed.connect(self._changed)
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self._ask_to_find)
        self.addAction(find)

    # what is shown

    def show_original(self, original: str, place: Place | None = None) -> None:
        """Show an original, at a place; the same one goes to the place at once."""
        if original == self.original and self._shown is not None:
            if place is not None and self._part is not None:
                self._part.go_to(place)
                self._tell_lacking(place)
            return
        self.clear()
        self.original, self._place = original, place or Place()
        self._named = self._place
        self._is_pending = True
        self.stack.setCurrentWidget(self._waiting)
        self.bar.show()
        if self.isVisible():
            self._soon.start()

    def clear(self) -> None:
        """Show none."""
        self._soon.stop()
        self.find_line.forget()
        if self._part is not None:
            self._part.clear()
        self.original, self._shown, self._part = "", None, None
        self._is_pending = False
        self._sign = self._lacking = ""
        self._say("")
        self.bar.hide()
        self.bar.outline.hide()
        self.bar.tell_units("", 0, 0)
        self.bar.tell_zoom(None)
        self.bar.tell_text(is_text=False, can_text=False, can_find=False)
        self.stack.setCurrentWidget(self._nothing)
        lead_keys(self, self._nothing)

    @property
    def place(self) -> Place:
        """The place that is shown."""
        return self._part.place() if self._part is not None else self._place

    @property
    def part(self) -> OriginalPart | None:
        """What shows the original, None while it is on its way or cannot be shown."""
        return self._part

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self._rest.stop()
        if self._is_pending:
            self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        self._soon.stop()
        self._rest.start()

    def _open(self) -> None:
        original, viewer = self.original, self._viewer
        self._is_pending = False

        def load(job: Job) -> tuple[str, Shown, RetiredAs | None]:
            return viewer.sign(original), viewer.open(original, job), viewer.retired(original)

        def show(found: tuple[str, Shown, RetiredAs | None]) -> None:
            if self.original == original:
                self._sign = found[0]
                self._show(found[1])
                self._tell_retired(found[2])
                if self._is_doubtful:
                    self._compare()

        def refuse(error: KbdeskError) -> None:
            if self.original == original:
                self._show_trouble(error)

        self._session.read(self, load, show, refuse, replaces="open")

    def _tell_retired(self, retired: RetiredAs | None) -> None:
        """Say above an original that nobody should rely on it any more."""
        if retired is not None:
            by = filled(self.tr("Replaced by %1"), named(retired.replaced_by)) if retired.replaced_by else ""
            self._say("\n".join(filter(None, (self._words, how_retired(retired), by))))

    def _show(self, shown: Shown) -> None:
        self._shown = shown
        kind: type[OriginalPart] = PagesView
        if isinstance(shown, ShownTables):
            kind = TablesView
        elif isinstance(shown, ShownTexts):
            kind = TextsView
        if isinstance(shown, ShownPages) and not shown.has_text and not shown.is_picture and shown.unit:
            self._say(
                self.tr("A scan: pictures of pages without text. Agents cannot read it; add its text, made by OCR.")
            )
        has_text = not isinstance(shown, ShownPages) or (shown.has_text and not shown.is_picture)
        self.bar.tell_text(is_text=False, can_text=has_text, can_find=has_text)
        self._use(kind, self._place)
        self.bar.outline.setVisible(isinstance(shown, ShownPages) and bool(shown.outline))

    def _use(self, kind: type[OriginalPart], place: Place) -> None:
        """Have a part show the original; it is made the first time."""
        if kind not in self._parts:
            made = kind(self._session, self._viewer)
            made.found.connect(lambda at, count, done: self.find_line.tell(at, count, is_done=done))
            made.moved.connect(self._tell)
            made.failed.connect(lambda error: self._say(notices.own_words(error)))
            if isinstance(made, TextsView):
                made.outside_wanted.connect(self._leave)
            self._parts[kind] = made
            self.stack.addWidget(made)
        had_keys = self._has_keys()
        self.find_line.forget()
        if self._part is not None:
            self._part.clear()
        self._part = self._parts[kind]
        self.stack.setCurrentWidget(self._part)
        lead_keys(self, self._part.keys())
        if self._shown is not None:
            self._part.show_original(self.original, self._shown, place)
            self._tell_lacking(self._named)
            self._named = Place()  # it is told once
        self._tell()
        if had_keys:
            self.enter()

    def _has_keys(self) -> bool:
        """Whether the keys are here, or wait in what this stands in for something to be shown."""
        focus = QApplication.focusWidget()
        if focus is None or self.bar.isAncestorOf(focus) or self.find_line.isAncestorOf(focus):
            return False
        return focus is self or self.isAncestorOf(focus) or (focus.isAncestorOf(self) and not focus.isWindow())

    def _show_trouble(self, error: KbdeskError) -> None:
        """Say why an original cannot be shown, and what can be done."""
        titles = {
            NotFound: self.tr("This original is missing"),
            Refused: self.tr("This original cannot be shown here"),
        }
        title = next((words for kind, words in titles.items() if isinstance(error, kind)), "")
        self.trouble.title.setText(title or self.tr("This original cannot be read"))
        self.trouble.text.setText(notices.own_words(error))
        had_keys = self._has_keys()
        self.stack.setCurrentWidget(self.trouble)
        lead_keys(self, self.trouble)
        if had_keys:
            self.trouble.take_keys()
        original, viewer = self.original, self._viewer
        if isinstance(error, NotFound):
            return

        def tell(size: int) -> None:
            if self.original == original:
                facts = listed([original.rpartition("/")[2], amounts.size(size)])
                self.trouble.text.setText(f"{self.trouble.text.text()}\n{facts}")

        self._session.read(self, lambda job: viewer.size(original, job), tell, lambda _error: None, replaces="size")

    def _say(self, words: str) -> None:
        self._words = words
        self._show_words()

    def _show_words(self) -> None:
        words = "\n".join(filter(None, (self._words, self._lacking)))
        self._said.setText(words)
        self._said.setVisible(bool(words))

    def _tell_lacking(self, place: Place) -> None:
        """Say it where a link names a page, slide, part or sheet that is not there; the nearest is shown."""
        self._lacking = ""
        if self._part is not None and self._part.lacks(place):
            told = {
                "page": self.tr("The link leads to page %1; the last one is %2."),
                "slide": self.tr("The link leads to slide %1; the last one is %2."),
                "part": self.tr("The link leads to part %1; the last one is %2."),
            }.get(place.unit, self.tr("The link leads to a sheet that is not here: %1"))
            named_as = amounts.number(place.number) if place.unit else named(place.sheet)
            self._lacking = filled(told, named_as, amounts.number(self._part.units()[1]))
        self._show_words()

    def _tell(self) -> None:
        """Say in the row above where the person is."""
        if self._part is None:
            return
        at, count = self._part.units()
        names = {"page": self.tr("Page"), "slide": self.tr("Slide"), "part": self.tr("Part")}
        self.bar.tell_units(names[self._unit()], at, count)
        self.bar.tell_zoom(self._part.zoom())
        self.moved.emit()

    def _changed(self, changes: Changes) -> None:
        """Show an original anew that has other bytes now, at the same place."""
        if self.original and not self._is_pending and (changes.everything or self.original in changes.sources):
            if self.stack.currentWidget() is self._waiting:
                self._is_doubtful = True  # what is being opened may be what it was, or what it is now
            else:
                self._compare()

    def _compare(self) -> None:
        original, viewer = self.original, self._viewer
        self._is_doubtful = False

        def compare(sign: str) -> None:
            if self.original == original and sign != self._sign:
                place = self.place
                self.clear()
                self.show_original(original, place)
                self._named = Place()  # no link led there

        missing = partial(compare, "missing")
        self._session.read(self, lambda _job: viewer.sign(original), compare, lambda _error: missing(), replaces="sign")

    def _let_go(self) -> None:
        """End the process that holds the original; the next look starts another."""
        viewer = self._viewer

        def close(_job: Job) -> None:
            viewer.close()

        self._session.read(self, close, replaces="rest")

    # what can be done

    def enter(self) -> None:
        """Give the keys to what is shown."""
        target = self._part.keys() if self._part is not None else self.trouble
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _ask_to_find(self) -> None:
        self.open_find()

    def open_find(self, words: str = "") -> None:
        """Look for words in the original."""
        if self._part is not None and not self.bar.find_button.isHidden():
            self.find_line.open(words)

    def _seek(self, words: str) -> None:
        if self._part is not None:
            self._part.seek(words)

    def _go_to_unit(self, number: int) -> None:
        if self._part is not None:
            self._part.go_to(Place(self._unit(), number))

    def _unit(self) -> str:
        """Return what the original is counted by."""
        if isinstance(self._shown, ShownTexts):
            return "part"
        return "slide" if isinstance(self._shown, ShownPages) and self._shown.unit == "slides" else "page"

    def _zoom(self, step: int) -> None:
        if self._part is not None:
            if step:
                self._part.zoom_step(step)
            else:
                self._part.fit()

    def _turn_outline(self) -> None:
        if isinstance(self._part, PagesView):
            self._part.turn_outline()

    def _turn_text(self, on: bool) -> None:
        """Show the text that agents read, or the original again."""
        if on:
            self.bar.outline.hide()
            self._place = self.place
            self._use(ReadText, Place())
        elif self._shown is not None:
            self._show(self._shown)

    def _open_in_tab(self) -> None:
        """Show the original at the same place where there is more room."""
        if self.original:
            self._session.show_original(self.original, anchor_of(self.place))

    def open_outside(self) -> None:
        """Open the original in the program the system has for it; one that could run is shown in its folder."""
        original, project = self.original, self._session.project
        if not original:
            return

        def leave(file: Path) -> None:
            could_run = file.suffix.lower().lstrip(".") in PROGRAMS
            if could_run:
                words = self.tr("This file could run a program; it is shown in its folder instead.")
                notices.say(self, words, "warn")
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(file.parent if could_run else file)))

        self._session.read(
            self, lambda _job: project.source_file(original), leave, lambda error: notices.tell(self, error)
        )

    def _leave(self, address: str) -> None:
        words = self.tr("This link leads out of the knowledge base: {address}").format(address=address)
        notices.say(self, words, action=(self.tr("Open it"), lambda: QDesktopServices.openUrl(QUrl(address))))
