"""The commands that write pages: new, edit, save, and the list of what is not saved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from kbdesk.desk import notices
from kbdesk.desk.editor.commands import OF_TEXT
from kbdesk.desk.editor.words import tr
from kbdesk.desk.parts import button

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.editor.unsaved import Unsaved
    from kbdesk.desk.page.view import PageView
    from kbdesk.desk.window import Window

LEFT = "unsaved"
"""The subject of what is said of texts that were left."""


class WritingCommands:
    """What these commands do in a window, and when they are on."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._was_warned = False
        self._count = button("", self.show_unsaved, "status", "file-clock")
        self._count.hide()
        window.statusBar().addPermanentWidget(self._count)
        window.project_opened.connect(self._opened)
        window.project_closed.connect(self._count.hide)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "page.new": self.new_page,
            "page.edit": lambda: self._with_view(lambda view: view.turn_editing()),
            "page.save": lambda: self._with_view(lambda view: view.save()),
            "page.split": lambda: self._with_view(self._split),
            "page.merge": lambda: self._with_view(self._merge),
            "page.unsaved": self.show_unsaved,
            "page.undo": self.show_last_changes,
            "page.find": lambda: self._with_view(lambda view: view.find_words()),
            "page.find_next": lambda: self._with_view(lambda view: view.find_step(1)),
            "page.find_before": lambda: self._with_view(lambda view: view.find_step(-1)),
            **{each.name: partial(self._do_in_text, each.name) for each in OF_TEXT},
        }

    def _do_in_text(self, name: str) -> None:
        """Do something with the text in writing."""
        view = self._view()
        if view is None or view.editor is None or not view.is_editing():
            return
        if name == "text.preview":
            view.editor.preview_button.click()
        else:
            view.editor.text.acts[name]()

    def conditions(self) -> set[str]:
        """Return which conditions of these commands are met."""
        view, rooms = self._view(), self._window.rooms
        if view is None or rooms is None or rooms.room() != "page":
            return set()
        return {name for name, holds in (("editable", view.can_edit()), ("editing", view.is_editing())) if holds}

    # what is not saved

    def _unsaved(self) -> Unsaved | None:
        """Return the texts that are not saved in what is open."""
        if self._window.session is None:
            return None
        from kbdesk.desk.editor.unsaved import unsaved_of  # noqa: PLC0415  # not needed for the first window

        return unsaved_of(self._window.session)

    def _opened(self) -> None:
        unsaved = self._unsaved()
        if unsaved is not None:
            unsaved.changed.connect(self.tell_count)
            unsaved.found_left.connect(self._tell_left)
            self.tell_count()

    def tell_count(self) -> None:
        """Say how many texts are not saved and not being edited, for as long as there are any."""
        unsaved = self._unsaved()
        if unsaved is None:
            return
        count = len(unsaved.left())
        words = tr("Unsaved texts: {count}").replace("{count}", QLocale().toString(count))
        self._count.setText(words)
        self._count.setAccessibleName(words)
        self._count.setVisible(count > 0)
        if not count:
            notices.take_away(self._window, LEFT)

    def _tell_left(self) -> None:
        told = tr("There are texts that were written and never saved. They are kept until you save or discard them.")
        notices.say(self._window, told, "warn", action=(tr("Look at them"), self.show_unsaved), subject=LEFT)

    def may_close(self) -> bool:
        """Whether the window may close; a text that no disk takes holds it back, once, and is told."""
        unsaved = self._unsaved()
        unkept = unsaved.unkept() if unsaved is not None else ()
        if not unkept or self._was_warned:
            return True
        self._was_warned = True
        told = tr(
            "A text of {page} could not be kept on any disk: it will be lost. Copy it, or close again to lose it."
        )
        from kbdesk.desk.editor.loading import parted  # noqa: PLC0415  # not needed for the first window

        text = parted(unkept[0].text)[1]
        copy = (tr("Copy the text"), lambda: QGuiApplication.clipboard().setText(text))
        notices.say(self._window, told.replace("{page}", unkept[0].page), "danger", action=copy)
        return False

    # commands

    def _view(self) -> PageView | None:
        rooms = self._window.rooms
        return rooms.view if rooms is not None else None

    def _with_view(self, act: Callable[[PageView], None]) -> None:
        view = self._view()
        if view is not None:
            act(view)

    def new_page(self, title: str = "") -> None:
        """Ask for a new page and edit it when it is made."""
        session = self._window.session
        if session is None:
            return
        from kbdesk.desk.page.new import NewPageDialog  # noqa: PLC0415  # not needed for the first window

        view = self._view()
        shown = view.current().partition("/")[0] if view is not None else ""
        dialog = NewPageDialog(session, self._window, title, shown)
        dialog.made.connect(self.edit_page)
        dialog.show()

    def edit_page(self, page_id: str, draft: str = "") -> None:
        """Show a page and edit it, going on from a draft where one is named."""
        rooms = self._window.rooms
        if rooms is None:
            return
        rooms.open_room("page")
        self._with_view(lambda view: view.open_to_edit(page_id, draft))

    def _split(self, view: PageView) -> None:
        """Ask which part of the page becomes one of its own; what is written is saved before."""
        view.when_saved(lambda: self._ask_split(view))

    def _ask_split(self, view: PageView) -> None:
        session, selected = self._window.session, None
        if session is None or not view.can_edit():
            return
        if view.editor is not None and view.is_editing():
            selected = view.editor.selected()
        from kbdesk.desk.reshaping.split import SplitDialog  # noqa: PLC0415  # not needed for the first window

        SplitDialog(session, view.current(), selected, self._window).show()

    def _merge(self, view: PageView) -> None:
        """Ask which page is merged with the one that is shown; what is written is saved before."""
        view.when_saved(lambda: self._ask_merge(view))

    def _ask_merge(self, view: PageView) -> None:
        session, shown = self._window.session, view.reader.shown
        if session is None or shown is None:
            return
        from kbdesk.desk.reshaping.merge import MergeDialog  # noqa: PLC0415  # not needed for the first window

        MergeDialog(session, shown.page.row, self._window).show()

    def show_last_changes(self) -> None:
        """Show the last changes of pages, to take them back."""
        if self._window.session is not None:
            from kbdesk.desk.undolist import UndoDialog  # noqa: PLC0415  # not needed for the first window

            UndoDialog(self._window.session, self._window).show()

    def show_unsaved(self) -> None:
        """Show the list of texts that are not saved."""
        session, unsaved = self._window.session, self._unsaved()
        if session is None or unsaved is None:
            return
        from kbdesk.desk.editor.unsaved_dialog import UnsavedDialog  # noqa: PLC0415  # not needed for the first window

        UnsavedDialog(session, unsaved, self.edit_page, self._window).show()
