"""A page being written: its text beside the preview, its fields above, where it stands and what is wrong, said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import core, look, notices, settings
from kbdesk.desk.editor.completion import LinkCompletion
from kbdesk.desk.editor.counting import words_in
from kbdesk.desk.editor.deeds import HeaderDeeds
from kbdesk.desk.editor.find import FindBar
from kbdesk.desk.editor.form import HeaderForm
from kbdesk.desk.editor.leftover import Leftover
from kbdesk.desk.editor.loading import Selected
from kbdesk.desk.editor.loading import look as look_at
from kbdesk.desk.editor.manuscript import Manuscript
from kbdesk.desk.editor.place import go_to, place_in
from kbdesk.desk.editor.preview import Preview
from kbdesk.desk.editor.strip import Strip
from kbdesk.desk.editor.taking import Taking
from kbdesk.desk.editor.text import MarkdownEdit
from kbdesk.desk.editor.title import agreed, first_line, heading_of
from kbdesk.desk.editor.toolbar import ToolBar
from kbdesk.desk.editor.words import changed_by, standing, tr
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.joining import in_a_row
from kbdesk.desk.parts import ElidedLabel, after, button, icon_button, label
from kbdesk.desk.reader.standing_spot import put_cursor, show_in_editor
from kbdesk.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QResizeEvent

    from kbdesk.desk.editor.conflict import ConflictView
    from kbdesk.desk.editor.loading import Elsewhere, Loaded, Resolved, Saved
    from kbdesk.desk.editor.place import Place
    from kbdesk.desk.editor.taking import Taken
    from kbdesk.desk.editor.unsaved import Unsaved
    from kbdesk.desk.reader.spots import Spot
    from kbdesk.desk.reader.view import ReaderView
    from kbdesk.desk.session import Session
    from kbdesk.errors import Conflict, KbdeskError

NARROW = 760
"""Pixels of width, at the usual text size, under which the preview takes the text's place and stands not beside it."""
ROOMY = 600
"""Pixels of width, at the usual text size, under which the tools need the room of the count of words."""
COUNTED_AFTER = 400
"""Milliseconds without a change after which the words are counted."""
Telling = Literal["", "note", "changed", "trouble", "failed"]
"""What the strip speaks of, the graver the later: what was done, a change elsewhere, a draft or a save that failed."""
GRAVER = ("", "note", "changed", "trouble", "failed")


class EditorView(QWidget):
    """One page in writing. It saves when told, keeps drafts by itself, and never lets go of a text unasked."""

    done = Signal()
    """The person goes back to reading."""
    failed_to_open = Signal(object)
    """The KbdeskError for which the page could not be opened."""
    preview_turned = Signal()
    """The preview is wanted, or is not any more: another width is."""

    def __init__(self, session: Session, unsaved: Unsaved, reader: ReaderView) -> None:
        super().__init__()
        self._session = session
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.text = MarkdownEdit()
        self.form = HeaderForm(session, self)
        self.preview = Preview(session, reader)
        self.manuscript = Manuscript(session, unsaved, self.text.document(), self.form.head, self)
        self.text.selection_actions = lambda: [
            each for each in reader.page_actions if each.objectName() == "page.split"
        ]
        self.completion = LinkCompletion(session, self.text, self.manuscript)
        self.taking = Taking(session, self.text, self.manuscript)
        self.leftover = Leftover(session, self.manuscript)
        self.strip = Strip()
        self.find_bar = FindBar(self.text)
        self.conflict: ConflictView | None = None
        self.go_on_at: Place | None = None
        """Where the writing goes on in the text that is opened next."""
        self._telling: Telling = ""
        self._spot: Spot | None = None
        self.opened_at = 0.0
        """The line that stood at the top when the page was opened."""
        self._then: Callable[[], object] | None = None
        """What waits until all is saved."""
        self._count_soon = after(self, COUNTED_AFTER, self._count_words)
        self._leading: QWidget | None = None
        self._is_written = False
        """What moves the text is that it is written, not that it is scrolled."""
        self._leads = QTimer(self)
        self._leads.setSingleShot(True)
        self._leads.setInterval(120)
        self._leads.timeout.connect(lambda: self._let_lead(None))
        self._lay_out()
        self._connect()
        HeaderDeeds(session, self)
        self._show_state()

    # building

    def _lay_out(self) -> None:
        # What holds others takes its place before they come: Qt dresses a whole part anew when it is put elsewhere.
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.strip)
        self._stack = QStackedWidget()
        outer.addWidget(self._stack, 1)
        writing = QWidget()
        self._stack.addWidget(writing)
        column = QVBoxLayout(writing)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        head = QWidget()
        column.addWidget(head)
        inner = QVBoxLayout(head)
        inner.setContentsMargins(look.LARGE, 0, look.LARGE, look.TIGHT)
        inner.addWidget(self.form)
        self._beside = QSplitter(Qt.Orientation.Horizontal)
        self._beside.setChildrenCollapsible(False)
        column.addWidget(self._beside, 1)
        self._written = QWidget()
        self._beside.addWidget(self._written)
        self._beside.addWidget(self.preview)
        self._beside.setStretchFactor(0, 1)
        self._beside.setStretchFactor(1, 1)
        left = QVBoxLayout(self._written)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.text, 1)
        left.addWidget(self.find_bar)
        lead_keys(self, self.text)

    def _top(self) -> QHBoxLayout:
        """Return the row of tools, of how the text stands, and of what is done with it."""
        self.state = label("", "caption")
        self.count = ElidedLabel("caption")
        self.count.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.save_button = button(self.tr("Save"), self.save, "primary", "save")
        self.back_button = icon_button("book-open", self.tr("Back to reading"), self.done.emit)
        self.preview_button = icon_button("columns-2", self.tr("Preview"), self.turn_preview)
        self.preview_button.setCheckable(True)
        self.preview_button.setChecked(settings.previews())
        self.tools = ToolBar(self.text)
        top = QHBoxLayout()
        top.setContentsMargins(look.SMALL, look.TIGHT, look.MEDIUM, look.TIGHT)
        top.setSpacing(look.TIGHT)
        top.addWidget(self.back_button)
        top.addWidget(self.tools, 1)
        top.addWidget(self.count)
        top.addSpacing(look.SMALL)
        top.addWidget(self.state)
        top.addSpacing(look.SMALL)
        top.addWidget(self.preview_button)
        top.addWidget(self.save_button)
        return top

    def _connect(self) -> None:
        manuscript = self.manuscript
        manuscript.loaded.connect(self._loaded)
        manuscript.failed_to_load.connect(self.failed_to_open)
        manuscript.state_changed.connect(self._show_state)
        manuscript.agrees.connect(lambda: self._quiet("changed"))
        manuscript.reloaded.connect(self._reloaded)
        manuscript.changed_elsewhere.connect(self._tell_changed)
        manuscript.conflicted.connect(self._show_conflict)
        manuscript.failed.connect(self._tell_failed)
        manuscript.saved.connect(self._saved)
        self.form.changed.connect(manuscript.touch)
        self.form.refused.connect(self._tell_refused)
        self.taking.began.connect(self._tell_taking)
        self.taking.put.connect(self.leftover.watch)
        self.leftover.left.connect(self._tell_left)
        self.leftover.taken_back.connect(self._tell_taken_back)
        self.text.document().contentsChange.connect(lambda *_: self.leftover.touched())
        self.taking.ended.connect(self._tell_taken)
        self.text.saved_asked.connect(self.save)
        self.text.find_asked.connect(self.find_bar.ask)
        self.text.replace_asked.connect(self.find_bar.ask_replacing)
        self.text.selectionChanged.connect(self._count_soon.start)
        self.text.document().contentsChange.connect(lambda *_: self._count_soon.start())
        self.find_bar.closed.connect(self.text.setFocus)
        self.text.document().contentsChange.connect(lambda *_: self.preview.later())
        self.preview.wanted.connect(lambda: self.preview.show_text(manuscript.text()))
        self.preview.settled.connect(self._follow_text)
        self.preview.led.connect(lambda: self._let_lead(self.preview))
        self.preview.verticalScrollBar().valueChanged.connect(self._follow_preview)
        self.text.document().contentsChange.connect(lambda *_: self._heed_writing(on=True))
        bar = self.text.verticalScrollBar()
        bar.actionTriggered.connect(lambda _action: self._heed_writing(on=False))
        bar.valueChanged.connect(self._follow_text)

    # what it does

    def open(self, name: str, draft: str = "", spot: Spot | None = None) -> None:
        """Open a page, or a draft of it, to be written: at a spot, or below its heading."""
        self._spot = spot
        self._close_conflict()
        self._quiet()
        self.text.setReadOnly(True)
        self.manuscript.load(name, draft)
        self.text.highlighter.pause()
        self.preview.begin(name)

    def save(self) -> None:
        """Save to the page."""
        if self.conflict is not None:
            self.conflict.save()
        else:
            self._agree_title()
            self.manuscript.save()

    def save_then(self, act: Callable[[], object]) -> None:
        """Do something when all is saved; not where it cannot be."""
        if self.conflict is None and not self.manuscript.differs():
            act()
            return
        self._then = act
        self.save()

    def selected(self) -> Selected:
        """Return what is selected in the text."""
        cursor = self.text.textCursor()
        ends = (self.manuscript.index_of(each) for each in (cursor.selectionStart(), cursor.selectionEnd()))
        return Selected(self.manuscript.text(), *ends)

    def _agree_title(self) -> None:
        """Where title and heading said the same, and one was changed, change the other too."""
        page = self.manuscript.page
        if page is None or self.form.is_raw():
            return
        now = heading_of(self.manuscript.text())
        found = agreed(page.row.title, self.form.title(), heading_of(self.manuscript.standing()), now)
        if found.title:
            self.form.set_title(found.title)
        if found.heading:
            cursor = self.text.document().find(f"# {now}")
            cursor.insertText(f"# {found.heading}")

    def leave(self) -> None:
        """Keep what is not saved as a draft: something else is shown."""
        self.manuscript.keep()

    def turn_preview(self) -> None:
        """Show the preview, or hide it."""
        settings.set_previews(self.preview_button.isChecked())
        self.preview_turned.emit()
        self._share_width()
        (self.preview if self._written.isHidden() else self.text).setFocus()

    @staticmethod
    def wanted_width() -> int:
        """Return the pixels of width that it wants: for the preview beside the text, where that is wanted; else 0."""
        return look.scaled(NARROW) if settings.previews() else 0

    # what is said above

    def _say(self, telling: Telling, words: str, kind: str, *actions: tuple[str, Callable[[], object]]) -> None:
        """Say something, unless something graver is being said."""
        if GRAVER.index(telling) >= GRAVER.index(self._telling):
            self._telling = telling
            self.strip.say(words, kind, *actions)

    def _quiet(self, *tellings: Telling) -> None:
        """Say nothing any more, where it is one of these that is said; without any, whatever is said."""
        if not tellings or self._telling in tellings:
            self._telling = ""
            self.strip.quiet()

    def place(self) -> Place:
        """Return where somebody writes, or is about to."""
        return self.go_on_at or place_in(self.text, has_fields=self.form.shows_fields)

    # what the manuscript says

    def _loaded(self, found: Loaded) -> None:
        draft = found.draft
        self.form.show_page(found.page, *((draft.fields, draft.header) if draft is not None else ()))
        longest = max((len(line) for line in self.manuscript.text().split("\n")), default=0)
        self.text.fit_wrapping(longest)
        self.text.highlighter.start(self.text.document())
        self.text.setReadOnly(not self._session.project.writable)
        if self._spot is None or not show_in_editor(self.text, self._spot):
            put_cursor(self.text, first_line(self.manuscript.text()))
        if self.go_on_at is not None:
            self.form.show_fields(on=self.go_on_at.has_fields)
            go_to(self.text, self.go_on_at)
            self.go_on_at = None
        self.opened_at = self.text.top_line()
        self.preview.wanted.emit()
        self.text.setFocus()

    def _reloaded(self, found: Elsewhere) -> None:
        if found.page is not None:
            self.form.reload(found.page)
        self._quiet()
        if found.actor == self._session.person:
            return  # split, merged, taken back here
        # Said where the page is: it may stand behind another room, or be read by now.
        words = self.tr("The page was changed elsewhere; here is how it stands now.")
        self._say("note", words, "info", (self.tr("Understood"), self._quiet))

    def _show_state(self) -> None:
        manuscript = self.manuscript
        self.state.setText(standing(manuscript))
        self.state.setProperty("state", manuscript.state)
        self.state.style().unpolish(self.state)
        self.state.style().polish(self.state)
        self.save_button.setEnabled(manuscript.state in ("changed", "kept"))
        if manuscript.trouble is None:
            self._quiet("trouble")
            return
        words = tr("The draft cannot be kept: {trouble} It is tried again by itself.")
        words = words.replace("{trouble}", notices.sentence(manuscript.trouble))
        copy = (self.tr("Copy the text"), self._copy)
        self._say("trouble", words, "danger", (self.tr("Try again"), manuscript.keep), copy)

    def _count_words(self) -> None:
        """Count the words of the text, and of what is selected in it."""
        text, chosen = self.manuscript.text(), self.text.textCursor().selectedText()

        def told(found: tuple[int, int]) -> None:
            number = QLocale().toString
            words = tr("Words: {chosen} of {count}") if chosen else tr("Words: {count}")
            self.count.set_text(words.replace("{chosen}", number(found[1])).replace("{count}", number(found[0])))

        self._session.read(self, lambda _job: (words_in(text), words_in(chosen)), told, replaces="words")

    def _saved(self, saved: Saved, changed_since: bool) -> None:
        then, self._then = self._then, None
        self.form.rebase(saved.page, changed_since=changed_since)
        self._close_conflict()
        self._quiet()
        warnings = [text for text in saved.changes.warnings if not saved.was_merged or "merged with" not in text]
        if saved.was_merged:
            words = self.tr("Saved, together with what others had changed meanwhile: nothing touched.")
            self._say("note", words, "good", (self.tr("Good"), self._quiet))
        elif warnings:
            self._say("note", core.lines(warnings), "warn", (self.tr("Understood"), self._quiet))
        if then is not None:
            then()

    def _tell_changed(self, found: Elsewhere) -> None:
        if self.conflict is not None and found.page is not None:
            return  # both sides are on the screen
        if found.page is None:
            words = self.tr("This page's file is gone. Your text is kept as a draft; copy it to put it elsewhere.")
            self._say("changed", words, "danger", (self.tr("Copy the text"), self._copy))
            return
        more = self.tr(
            "Saving keeps both: what does not touch is merged, and where both changed the same place you will see both"
            " and choose."
        )
        words = in_a_row((changed_by(found, self._session.person), more))
        self._say("changed", words, "warn", (self.tr("Compare"), self._compare))

    def _tell_failed(self, error: KbdeskError) -> None:
        self._then = None
        self._close_conflict()
        kept = (
            self.tr("Your text is kept as a draft.")
            if error.draft
            else self.tr("It could not be kept as a draft either: leave it open, or copy it.")
        )
        # What a rule of the wiki forbids is told by the error alone; the sentence of any other says all.
        why = notices.facts(error) if type(error) is Refused else ""
        words = "\n".join(part for part in (f"{notices.sentence(error)} {kept}", why) if part)
        copy = (self.tr("Copy the text"), self._copy)
        self._say("failed", words, "danger", (self.tr("Try again"), self.save), copy)

    def _tell_taking(self, words: str) -> None:
        self._say("note", words, "info", (self.tr("Stop"), self.taking.stop))

    def _tell_taken(self, words: str, kind: str) -> None:
        self._quiet("note")
        if words:
            self._say("note", words, kind, (self.tr("Understood"), self._quiet))

    def _tell_left(self, left: Sequence[Taken]) -> None:
        if not left:
            self._quiet("note")
            return
        words = tr("{names}: still among the sources, though this text does not link there any more.")
        words = words.replace("{names}", QLocale().createSeparatedList([one.name for one in left]))
        take_back = (tr("Take it out of the sources"), self.leftover.take_back)
        self._say("note", words, "info", take_back, (tr("Keep it there"), self._keep_left))

    def _keep_left(self) -> None:
        self.leftover.forget()
        self._quiet("note")

    def _tell_taken_back(self) -> None:
        words = tr("Taken out: it lies among the retired sources, and can be restored there.")
        self._say("note", words, "good", (self.tr("Good"), self._quiet))

    def _tell_refused(self, name: str) -> None:
        words = self.tr("“{name}” is no name for a field of your own: use letters without accents, digits, _ and -.")
        self._say("note", words.replace("{name}", name), "warn", (self.tr("Understood"), self._quiet))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.manuscript.text())

    def _compare(self) -> None:
        from kbdesk.desk.editor.compare import CompareDialog  # noqa: PLC0415  # seldom needed

        CompareDialog(self._session, self.manuscript.name, self.manuscript.whole(), self).show()

    # conflicts

    def _show_conflict(self, error: Conflict) -> None:
        """Show both sides; where the header's lines were edited as they are written, they tell what becomes of it."""
        from kbdesk.desk.editor.conflict import ConflictView  # noqa: PLC0415  # seldom needed

        self._then = None
        self._close_conflict()
        self._quiet()
        head = self.manuscript.head()
        self.conflict = ConflictView(error, head.fields if head.header is None else ())
        self.conflict.resolved.connect(self._save_resolved)
        self.conflict.left.connect(self._close_conflict)
        self._stack.addWidget(self.conflict)
        self._stack.setCurrentWidget(self.conflict)
        self.conflict.begin()
        project, name, conflict = self._session.project, self.manuscript.name, self.conflict
        person = self._session.person
        self._session.read(
            conflict, lambda _job: look_at(project, name), lambda found: conflict.tell_who(found, person)
        )

    def _save_resolved(self, resolved: Resolved) -> None:
        self.manuscript.save(resolved)

    def _close_conflict(self) -> None:
        if self.conflict is None:
            return
        self._stack.setCurrentIndex(0)
        self._stack.removeWidget(self.conflict)
        self.conflict.deleteLater()
        self.conflict = None
        self.text.setFocus()

    # in step

    def _let_lead(self, leader: QWidget | None) -> None:
        """Let a side lead for a moment; what it brings the other one to do does not lead it back."""
        self._leading = leader
        if leader is not None:
            self._leads.start()

    def _heed_writing(self, *, on: bool) -> None:
        self._is_written = on

    def _follow_text(self) -> None:
        """Scroll the preview to where the text is, and to what is being written."""
        if self._leading is self.preview or not (self.text.isVisible() and self.preview.isVisible()):
            return
        bar = self.text.verticalScrollBar()
        at_end = bar.value() == bar.maximum() > 0
        top = float(self.text.blockCount()) if at_end else self.text.top_line()
        cursor = self.text.textCursor()
        self.preview.show_line(top, cursor.blockNumber() if self._is_written else None)

    def _follow_preview(self) -> None:
        """Scroll the text to where the preview is, if the person moved it: not where its own changes did."""
        if self._leading is self.preview and self.text.isVisible():
            self.text.show_line(self.preview.line())

    # the look

    def _share_width(self) -> None:
        wanted = self.preview_button.isChecked()
        narrow = self.width() < look.scaled(NARROW)
        self.preview.setVisible(wanted)
        self._written.setVisible(not (narrow and wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self.count.setVisible(self.width() >= look.scaled(ROOMY))
        least = look.scaled(NARROW)
        was_narrow = event.oldSize().width() < least
        if event.oldSize().width() < 0 or was_narrow != (self.width() < least):
            if self.width() < least:
                self.preview_button.setChecked(False)
            elif settings.previews():
                self.preview_button.setChecked(True)
            self._share_width()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        self.leave()
