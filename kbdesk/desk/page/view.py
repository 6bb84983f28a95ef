"""One page, read or edited: what a tab holds."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import notices
from kbdesk.desk.editor.strip import Strip
from kbdesk.desk.editor.unsaved import unsaved_of
from kbdesk.desk.editor.words import stamp_clock
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.reader.standing_spot import show_in_reader, spot_in_editor, spot_in_reader
from kbdesk.desk.reader.view import ReaderView
from kbdesk.desk.wheel import WheelScale

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction

    from kbdesk.desk.editor.place import Place
    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.page.drafted import Drafted
    from kbdesk.desk.reader.headings import Heading
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Job, KeptDraft

EDITOR = "kbdesk.desk.editor.view"
NEVER_EDITED = ("", "log", "index")
"""Pages that the store writes by itself."""


class PageView(QWidget):
    """A reader with its own way back and forth, and what edits its page in the reader's place."""

    page_shown = Signal(object)
    """A Page stands on the screen."""
    page_gone = Signal(str)
    """The page asked for cannot be shown."""
    versions_asked = Signal()
    """The person wants to see how the page that is not there stood before."""
    moved = Signal()
    """Back and forward lead elsewhere now, or what can be done with the page has changed."""
    hovered = Signal(str)
    """Where the link under the pointer leads, "" when there is none."""
    editing_changed = Signal()
    """The page is edited, or is not any more, or whether that is saved has changed."""
    front_wanted = Signal()
    """The page that is edited here is wanted from elsewhere."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._unsaved = unsaved_of(session)
        self._dropping = ""
        self._to_edit = ("", "")
        self.editor: EditorView | None = None
        self.go_on_at: Place | None = None
        """Where the next editing goes on, where it was set down."""
        self._drafted: Drafted | None = None
        self._stack = QStackedWidget(self)
        reading = QWidget(self._stack)
        self.reader = ReaderView(session, reading)
        WheelScale(self.reader.browser)
        self.strip = Strip()
        inner = QVBoxLayout(reading)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addWidget(self.strip)
        inner.addWidget(self.reader, 1)
        self._stack.addWidget(reading)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        lead_keys(self, self.reader.browser)
        self.reader.page_shown.connect(self.page_shown)
        self.reader.page_gone.connect(self.page_gone)
        self.reader.versions_asked.connect(self.versions_asked)
        self.reader.moved.connect(self.moved)
        self.reader.hovered.connect(self.hovered)
        for told in (self.reader.page_shown, self.reader.page_gone):
            told.connect(lambda _what: self._tell_drafts())
            told.connect(lambda _what: self._edit_awaited())
            told.connect(lambda _what: self._lead_keys())
        self.reader.edit_asked.connect(self.edit)
        self._unsaved.changed.connect(self._tell_drafts)
        self.editing_changed.connect(self.moved)

    def set_page_actions(self, actions: Sequence[QAction]) -> None:
        """Say what the page's menu holds."""
        self.reader.page_actions = actions

    # reading

    def current(self) -> str:
        """Return the id of the page that is shown or on its way, "" for none."""
        return self.reader.current()

    def open(self, page_id: str, anchor: str = "") -> None:
        """Show a page, from the top or at an anchor; the one that is edited here goes on being edited."""
        if self.is_editing() and page_id == self.current():
            if anchor and self._drafted is not None:
                self._drafted.go_to(anchor)
            return
        self.close_editor()
        self.reader.open(page_id, anchor)

    def can_go(self, step: int) -> bool:
        """Whether there is a page back (-1) or forward (1)."""
        return self.reader.can_go(step)

    def go(self, step: int) -> None:
        """Go back (-1) or forward (1), to where that page was scrolled."""
        self.close_editor()
        self.reader.go(step)

    def _lead_keys(self) -> None:
        """Lead the keys to what is shown: a proxy that is hidden would hold them, and the tab key with them."""
        if not self.is_editing():
            lead_keys(self, self.reader.key_target())

    def headings(self) -> Sequence[Heading]:
        """Return the headings of what stands on the screen: of the text in writing, or of the page."""
        if self.is_editing():
            return self._drafted.headings if self._drafted is not None else ()
        return self.reader.shown.rendered.headings if self.reader.shown is not None else ()

    # editing

    def can_edit(self) -> bool:
        """Whether the page that is shown can be edited."""
        name = self.current()
        shown = self.reader.shown
        there = shown is not None and shown.page.row.id == name
        return (there or name == "overview") and self._session.project.writable and name not in NEVER_EDITED

    def is_editing(self) -> bool:
        """Whether the page is edited here."""
        return self.editor is not None and self._stack.currentWidget() is self.editor

    def wanted_width(self) -> int:
        """Return the pixels of width that what is edited wants, 0 for any."""
        return self.editor.wanted_width() if self.editor is not None and self.is_editing() else 0

    def is_unsaved(self) -> bool:
        """Whether what is edited here is not saved."""
        return self.is_editing() and self.editor is not None and self.editor.manuscript.is_unsaved()

    def edit(self, draft: str = "") -> None:
        """Edit the page from a draft of it, from what this window kept of it last, or as it stands."""
        name = self.current()
        if not self.can_edit() or (self.is_editing() and not draft):
            return
        other = self._unsaved.editor_of(name)
        if isinstance(other, PageView) and other is not self:
            other.front_wanted.emit()
            return
        if EDITOR in sys.modules:
            self._begin(name, draft)
        else:
            # It takes a while to load, and the window goes on meanwhile.
            load = partial(_load, EDITOR)
            self._session.read(self, load, lambda _loaded: self._begin(name, draft), replaces="editor")

    def _begin(self, name: str, draft: str) -> None:
        if name != self.current():
            return
        editor = self._made_editor()
        spot = spot_in_reader(self.reader) if self.reader.shown is not None else None
        self._unsaved.begin(name, self)
        self._stack.setCurrentWidget(editor)
        lead_keys(self, editor)
        editor.go_on_at, self.go_on_at = self.go_on_at, None
        editor.open(name, draft, spot)
        self.editing_changed.emit()

    def open_to_edit(self, page_id: str, draft: str = "") -> None:
        """Show a page and, as soon as it is there, edit it."""
        other = self._unsaved.editor_of(page_id)
        if isinstance(other, PageView) and other is not self:
            other.front_wanted.emit()
            return
        self._to_edit = (page_id, draft)
        if self.current() == page_id and self.can_edit():
            self._edit_awaited()
        else:
            self.open(page_id)

    def _edit_awaited(self) -> None:
        page_id, draft = self._to_edit
        if page_id and page_id == self.current():
            self._to_edit = ("", "")
            self.edit(draft)

    def turn_editing(self) -> None:
        """Edit the page, or go back to reading it."""
        if self.is_editing():
            self.close_editor()
        else:
            self.edit()

    def find_words(self) -> None:
        """Ask for words to find: in the text in writing, or in the page."""
        if self.editor is not None and self.is_editing():
            self.editor.find_bar.ask()
        else:
            self.reader.find_words()

    def find_step(self, step: int) -> None:
        """Go to the next match (1) or the one before (-1)."""
        if self.editor is not None and self.is_editing():
            self.editor.find_bar.step(step)
        else:
            self.reader.find_step(step)

    def save(self) -> None:
        """Save what is edited."""
        if self.editor is not None and self.is_editing():
            self.editor.save()

    def when_saved(self, act: Callable[[], object]) -> None:
        """Do something when what is edited is saved; not where that cannot be saved, which is told."""
        if self.editor is not None and self.is_editing():
            self.editor.save_then(act)
        else:
            act()

    def close_editor(self) -> None:
        """Go back to reading; what is not saved stays as a draft."""
        if self.editor is None or not self.is_editing():
            return
        had_keys = self.editor.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        was_led = self.editor.text.top_line() != self.editor.opened_at
        spot = spot_in_editor(self.editor.text)
        self.editor.leave()
        self._unsaved.end(self)
        self._stack.setCurrentIndex(0)
        if was_led:
            show_in_reader(self.reader.browser, spot)
        self._lead_keys()
        if had_keys:
            self.reader.browser.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editing_changed.emit()
        if self._drafted is not None:
            self._drafted.stop()
        if self.reader.shown is not None and self.reader.shown.page.row.id == self.current():
            self.page_shown.emit(self.reader.shown.page)

    def _made_editor(self) -> EditorView:
        from kbdesk.desk.editor.view import EditorView  # noqa: PLC0415  # not needed for the first window
        from kbdesk.desk.page.drafted import Drafted  # noqa: PLC0415

        if self.editor is None:
            self.editor = EditorView(self._session, self._unsaved, self.reader)
            self.editor.done.connect(self.close_editor)
            self.editor.preview_turned.connect(self.editing_changed)
            self.editor.failed_to_open.connect(self._not_opened)
            self.editor.manuscript.state_changed.connect(self.editing_changed)
            self._stack.addWidget(self.editor)
            for each in (self.editor.text, self.editor.preview):
                WheelScale(each)
            self._drafted = Drafted(self._session, self.editor)
            self._drafted.told.connect(self.page_shown)
        return self.editor

    def _not_opened(self, error: KbdeskError) -> None:
        self.close_editor()
        notices.tell(self, error)

    # what was left unsaved

    def _tell_drafts(self) -> None:
        """Say that there is a text of this page that is not saved, for as long as there is."""
        name = self.current()
        draft = self._unsaved.next_of(name)
        editor = self._unsaved.editor_of(name)
        if isinstance(editor, PageView) and editor is not self:
            go = (self.tr("Go there"), editor.front_wanted.emit)
            self.strip.say(self.tr("This page is being edited in another tab."), "info", go)
            return
        if draft is None:
            self.strip.quiet()
            return
        if draft.id == self._dropping:
            self.strip.say(
                self.tr("Discard this text? It cannot be brought back."),
                "danger",
                (self.tr("Discard it"), lambda: self._drop(draft)),
                (self.tr("Keep it"), lambda: self._ask_drop("")),
            )
            return
        words = self.tr("There is a text of this page that is not saved, from {time}.")
        words = words.replace("{time}", stamp_clock(draft.kept_at))
        look_at = (self.tr("Compare"), lambda: self._compare(draft))
        drop = (self.tr("Discard…"), lambda: self._ask_drop(draft.id))
        if self.can_edit():
            self.strip.say(words, "warn", (self.tr("Continue editing"), lambda: self.edit(draft.id)), look_at, drop)
        else:
            self.strip.say(words, "warn", look_at, drop)

    def _ask_drop(self, draft: str) -> None:
        self._dropping = draft
        self._tell_drafts()

    def _drop(self, draft: KeptDraft) -> None:
        self._dropping = ""
        self._unsaved.drop(draft.id)

    def _compare(self, draft: KeptDraft) -> None:
        from kbdesk.desk.editor.compare import CompareDialog  # noqa: PLC0415  # seldom needed

        CompareDialog(self._session, draft.page, draft.text, self).show()


def _load(module: str, _job: Job) -> None:
    import_module(module)
