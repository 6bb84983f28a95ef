"""The room of preferences: how the person wants things done, since when, and where each comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import core, look, notices
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.flow import Flow
from kbdesk.desk.fresh import FreshView
from kbdesk.desk.parts import EmptyState, button, day, label, moment
from kbdesk.desk.reader.view import ReaderView
from kbdesk.desk.rows import ITEM, Index, Item, even_list
from kbdesk.desk.twofold import TwoFold
from kbdesk.desk.versions.words import who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.project.preferences import Preference

NOWHERE = QModelIndex()
PREFERENCE = "preference"


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("preferences", text)


def origin(preference: Preference) -> str:
    """Return where a preference comes from, in a sentence or two."""
    parts = []
    if preference.since:
        parts.append(tr("Since %1.").replace("%1", day(preference.since)))
    if preference.actor is not None and preference.change:
        words = tr("Written by %1, %2.")
        parts.append(words.replace("%1", who(preference.actor)).replace("%2", moment(preference.at)))
    elif preference.at:
        parts.append(tr("It was there when this base was first opened."))
    if preference.entry:
        parts.append(tr("From: %1").replace("%1", preference.entry))
    return " ".join(parts)


class PreferenceModel(QAbstractListModel):
    """The preferences, those in force first."""

    _found: Sequence[Preference] = ()

    def set_preferences(self, found: Sequence[Preference]) -> None:
        """Show these."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def preference(self, index: Index) -> Preference | None:
        """Return the preference of a row."""
        return self._found[index.row()] if index.isValid() else None

    def place_of(self, page: str) -> int:
        """Return the row of a page, 0 where it has none."""
        return next((number for number, one in enumerate(self._found) if one.row.id == page), 0)

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        found = self.preference(index)
        if found is None or role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        since = day(found.since) if found.since else ""
        under = " · ".join(part for part in (since, found.row.description) if part)
        item = Item(found.row.title, dot=found.row.type, state=found.row.status, under=under or " ")
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()


class PreferencesView(FreshView):
    """The list, and the preference that is current."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.model = PreferenceModel(self)
        self.list = self._make_list()
        lead_keys(self, self.list)
        self.reader = ReaderView(session)
        self.reader.edit_asked.connect(lambda: self._session.edit_page(self.current()))
        self.origin = label("", "muted", wrap=True, selectable=True)
        self._warning = QFrame()
        self._warning.setProperty("role", "warn")
        self._warned = label("", wrap=True, selectable=True)
        inner = QVBoxLayout(self._warning)
        inner.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        inner.addWidget(self._warned)
        self.edit_button = button(tr("&Edit"), lambda: session.edit_page(self.current()), "", "pencil")
        self.retire_button = button(tr("Ret&ire…"), self._retire, "", "archive")
        self.restore_button = button(tr("Re&store"), self._restore, "", "archive-restore")
        self.new_button = button(tr("&New preference…"), self.make_new, "", "plus")
        self._pane = self._make_pane()
        self._empty = EmptyState(
            "user-check",
            tr("No preferences yet"),
            tr("Tell an agent how you want things done; it keeps that here, and heeds it in every session."),
            button(tr("New preference…"), self.make_new, "primary", "plus"),
        )
        self._lay_out()

    def _make_list(self) -> QListView:
        made = even_list(self.model, tr("Preferences"))
        made.installEventFilter(self)
        made.doubleClicked.connect(lambda _index: self._open())
        made.selectionModel().currentChanged.connect(lambda _current, _before: self._show_current())
        return made

    def _make_pane(self) -> QWidget:
        made = QWidget()
        buttons = Flow(self.edit_button, self.retire_button, self.restore_button)
        top = QVBoxLayout()
        top.setContentsMargins(look.LARGE, look.SMALL, look.SMALL, look.SMALL)
        top.setSpacing(look.SMALL)
        top.addWidget(self.origin)
        top.addWidget(self._warning)
        top.addLayout(buttons)
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.reader, 1)
        return made

    def _lay_out(self) -> None:
        head = Flow(label(tr("Preferences"), "headline"), self.new_button, spread=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.MEDIUM)
        column.setSpacing(look.MEDIUM)
        column.addLayout(head)
        # What holds others takes its place before they come: Qt dresses a whole part anew when it is put elsewhere.
        self._stack = QStackedWidget()
        column.addWidget(self._stack, 1)
        self._split = TwoFold(self.list, self._pane, (2, 3), self._stack)
        self._stack.addWidget(self._split)
        self._stack.addWidget(self._empty)

    # what is shown

    def current(self) -> str:
        """Return the page of the preference that is current, "" for none."""
        found = self.model.preference(self.list.currentIndex())
        return found.row.id if found is not None else ""

    def ask(self) -> None:
        """Ask for the preferences again."""
        project = self._session.project
        self._session.read(self, lambda _job: project.preferences(), self._show, replaces="preferences")

    def _show(self, found: Sequence[Preference]) -> None:
        current = self.current()
        self.model.set_preferences(found)
        can_have = any(one.type == PREFERENCE for one in self._session.project.types)
        self.new_button.setVisible(bool(found) and can_have and self._session.project.writable)
        self._stack.setCurrentWidget(self._split if found else self._empty)
        if found:
            self.list.setCurrentIndex(self.model.index(self.model.place_of(current)))

    def _show_current(self) -> None:
        found = self.model.preference(self.list.currentIndex())
        if found is None:
            return
        self.origin.setText(origin(found))
        self.origin.setVisible(bool(self.origin.text()))
        self._warned.setText(core.lines(found.warnings))
        self._warning.setVisible(bool(found.warnings))
        is_past = found.row.status in ("retired", "superseded")
        writable = self._session.project.writable
        self.edit_button.setVisible(writable)
        self.retire_button.setVisible(writable and found.row.status != "retired")
        self.restore_button.setVisible(writable and is_past)
        if self.reader.current() != found.row.id:
            self.reader.open(found.row.id)

    # what is done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if is_enter:
                self._open()
            return is_enter
        return super().eventFilter(watched, event)

    def _open(self) -> None:
        if self.current():
            self._session.open_page(self.current(), "", in_new_tab())

    def _retire(self) -> None:
        from kbdesk.desk.retiring import RetireDialog  # noqa: PLC0415  # not needed to open the room

        found = self.model.preference(self.list.currentIndex())
        if found is not None:
            RetireDialog(self._session, found.row, self.window()).show()

    def _restore(self) -> None:
        found = self.model.preference(self.list.currentIndex())
        if found is None:
            return
        project, person, page = self._session.project, self._session.person, found.row.id
        words = tr("Restored: %1").replace("%1", found.row.title)
        self._session.write(
            self, lambda _job: project.restore_page(page, person), lambda _changes: notices.say(self, words, "good")
        )

    def make_new(self) -> None:
        """Ask what a new preference is to be called, and make it."""
        from kbdesk.desk.page.new import NewPageDialog  # noqa: PLC0415

        dialog = NewPageDialog(self._session, self.window())
        dialog.naming.choose_type(PREFERENCE)
        dialog.made.connect(self._session.edit_page)
        dialog.show()
