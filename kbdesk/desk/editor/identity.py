"""What a page is, above its fields: its type and its status as choices, what supersedes it, when it was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.editor.words import tr
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import ElidedLabel, PushButton, day
from kbdesk.desk.reader.loading import title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from kbdesk.desk.editor.field_completion import KnownFields
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Page

DEEDS = ("active", "superseded", "retired")
"""Statuses that each have a deed of their own."""
COLOURS = {"active": "good", "superseded": "warn", "retired": "danger"}
ICONS = {"active": "circle-check", "superseded": "replace", "retired": "archive"}


def status_words(status: str) -> str:
    """Return what a status is called; one of the wiki's own is a word of the wiki's."""
    words = {"active": tr("active"), "superseded": tr("superseded"), "retired": tr("retired")}
    return words.get(status, status)


class Choice(PushButton):
    """Says what is so, and opens what else it can be."""

    chosen = Signal(str)

    def __init__(self, name: str, offer: Callable[[], None]) -> None:
        super().__init__()
        self._name = name
        self.setProperty("role", "choice")
        self.setAutoDefault(False)
        self.clicked.connect(lambda *_: offer())

    def show_choice(self, words: str, icon: str, colour: str) -> None:
        """Show what is so."""
        self.setText(f"{words.replace('&', '&&')} ▾")
        self.setAccessibleName(said_of(self._name, words))
        self.setIcon(look.icon(icon, colour))

    def open_menu(self, choices: Iterable[tuple[str, str, bool]], now: str) -> QMenu:
        """Open a menu of what can be chosen: key, words, whether it can be chosen now."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for key, words, is_on in choices:
            action = menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(key == now)
            action.setEnabled(is_on)
            action.triggered.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            group.addAction(action)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        return menu


class Identity(QWidget):
    """Tells what the person chooses; doing it is another's."""

    type_wanted = Signal(str)
    type_written = Signal(str)
    """The header shall say what type the page is."""
    status_wanted = Signal(str)

    def __init__(self, session: Session, known: KnownFields) -> None:
        super().__init__()
        self._session = session
        self._known = known
        self._page: Page | None = None
        self.type = Choice(tr("Type"), self._offer_types)
        self.status = Choice(tr("Status"), self._offer_statuses)
        self.type.chosen.connect(self._type_chosen)
        self.status.chosen.connect(self._status_chosen)
        self.said = ElidedLabel("caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.SMALL)
        row.addWidget(self.type)
        row.addWidget(self.status)
        row.addWidget(self.said, 1)

    def show_page(self, page: Page) -> None:
        """Show what a page is."""
        self._page = page
        writable = self._session.project.writable
        kind, status = page.row.type, page.row.status or "active"
        said = self._misnamed()
        self.type.show_choice(kinds.type_words(kind), "triangle-alert" if said else "file-text", f"type:{kind}")
        tip = tr("The folder of its file says what type a page is.")
        if said:
            tip = f"{tip}\n{tr('Its header says “{type}”.').replace('{type}', said)}"
        self.type.setToolTip(tip if page.row.declared else tr("What type of page its header says it is."))
        self.status.show_choice(status_words(status), ICONS.get(status, "tag"), COLOURS.get(status, "info"))
        self.status.setToolTip(tr("Choosing another supersedes, retires or restores the page."))
        for each in (self.type, self.status):
            each.setEnabled(writable)
        self._say("")
        project, by = self._session.project, page.superseded_by or ""
        if by:
            self._session.read(self, lambda _job: title_of(project, by) or by, self._say, replaces="successor")

    def _say(self, by: str) -> None:
        """Say when the page was changed, and which page supersedes it."""
        row = self._page.row if self._page is not None else None
        updated = tr("updated {day}").replace("{day}", day(row.updated)) if row is not None and row.updated else ""
        told = tr("superseded by {page}").replace("{page}", by) if by else ""
        self.said.set_text(" · ".join(filter(None, (told, updated))))

    def _misnamed(self) -> str:
        """Return what the header says the type is where the folder says otherwise; "–" for nothing."""
        page = self._page
        if page is None or not page.row.declared:
            return ""
        said = dict(page.fields).get("type", "")
        return "" if said == page.row.type else said or "–"

    def _offer_types(self) -> None:
        self._known.look()
        page = self._page
        if page is None:
            return
        declared = [each.type for each in self._session.project.types]
        said = dict(page.fields).get("type", "")
        now = page.row.type if page.row.declared else said or page.row.type
        told = dict.fromkeys((*([] if now in declared else [now]), *declared))
        if not page.row.declared:
            told |= dict.fromkeys(self._known.values("type"))
        menu = self.type.open_menu([(each, kinds.type_words(each), True) for each in told], now)
        if self._misnamed():
            menu.addSeparator()
            words = tr("Write “{type}” into its header, which says “{said}”")
            words = words.replace("{type}", page.row.type).replace("{said}", self._misnamed()).replace("&", "&&")
            menu.addAction(words, lambda: self.type_written.emit(page.row.type))

    def _offer_statuses(self) -> None:
        self._known.look()
        now = self._page.row.status or "active" if self._page is not None else "active"
        own = [each for each in dict.fromkeys((now, *self._known.values("status"))) if each not in DEEDS]
        in_force = now not in ("superseded", "retired")
        choices = [
            ("active", tr("active") if in_force else tr("active: restore the page"), True),
            ("superseded", tr("superseded: by another page…"), now != "retired"),
            ("retired", tr("retired: for a reason…"), now != "retired"),
            *((each, each, in_force) for each in own),
        ]
        self.status.open_menu(choices, now)

    def _type_chosen(self, kind: str) -> None:
        page = self._page
        if page is not None and kind != (page.row.type if page.row.declared else dict(page.fields).get("type")):
            self.type_wanted.emit(kind)

    def _status_chosen(self, status: str) -> None:
        now = self._page.row.status or "active" if self._page is not None else ""
        if status != now or status == "superseded":
            self.status_wanted.emit(status)
