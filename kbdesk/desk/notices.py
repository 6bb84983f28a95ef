"""Every message to the person. Rooms say what happened; the window's notice area shows it, and nothing blocks."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from kbdesk.desk import core, look
from kbdesk.desk.joining import in_a_row, said_of
from kbdesk.desk.parts import Picture, button, icon_button, label
from kbdesk.desk.signs import named, turnless
from kbdesk.errors import (
    BrokenLinks,
    Busy,
    Conflict,
    DownloadFailed,
    KbdeskError,
    NotFound,
    OutsideFolder,
    Refused,
    StorageFailed,
    Unfinished,
    Unreadable,
    Unsupported,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from kbdesk.errors import StorageReason

SHOWN_AT_ONCE = 3
ICONS = {"info": "info", "good": "circle-check", "warn": "triangle-alert", "danger": "circle-alert"}

log = logging.getLogger(__name__)


def tr(text: str) -> str:
    """Return a sentence of this module in the person's language."""
    return QCoreApplication.translate("notices", text)


def say(
    widget: QWidget,
    text: str,
    kind: str = "info",
    details: str = "",
    action: tuple[str, Callable[[], object]] | None = None,
    subject: str = "",
) -> None:
    """Show a notice in the window that `widget` stands in; kind is info, good, warn or danger.

    It takes the place of one with the same `subject`: what is told of a thing is told once, as it is now.
    """
    area = _area(widget)
    if area is None:
        log.warning("No window for a notice: %s", text)
        return
    area.show_notice(text, kind, details, action, subject)


def keep_saying(
    widget: QWidget, text: str, subject: str, action: tuple[str, Callable[[], object]] | None = None
) -> None:
    """Show a notice that stays until it is taken away; of the same `subject`, let it say something else now."""
    area = _area(widget)
    if area is not None:
        area.keep_saying(text, subject, action)


def take_away(widget: QWidget, subject: str) -> None:
    """Take away what is told of something in the window that `widget` stands in: it is no more so."""
    area = _area(widget)
    if area is not None:
        area.take_away(subject)


def tell(widget: QWidget, error: KbdeskError, subject: str = "") -> None:
    """Show an error in the window that `widget` stands in; it takes the place of one with the same `subject`."""
    kind = "warn" if isinstance(error, Busy | Refused) else "danger"
    say(widget, sentence(error), kind, facts(error), subject=subject)


def sentence(error: KbdeskError) -> str:
    """Return what an error means to the person, in one or two sentences of their language."""
    kind = _kind(error)
    if kind is Refused and error.what:
        reason = said_of(named(error.where or ""), core.sentence(error.what))
        return in_a_row((reason, tr("Nothing was changed.")))
    text = tr(str(SENTENCES[kind]))
    place = named(error.where) if error.where else tr("this project")
    if isinstance(error, BrokenLinks):
        return text.replace("%1", place).replace("%2", QLocale().createSeparatedList(list(error.missing)))
    if isinstance(error, Busy):
        return text.replace("%1", error.holder)
    if isinstance(error, StorageFailed):
        text = tr(str(STORAGE[error.reason]))
    return text.replace("%1", place)


def facts(error: KbdeskError) -> str:
    """Return an error's own words in the person's language, for the details; "" where the sentence says as much."""
    if isinstance(error, StorageFailed) and error.reason != "error":
        return ""
    what = "" if _kind(error) is Refused else error.what  # the sentence says it
    return core.lines(part for part in (what, error.next_step) if part)


def own_words(error: KbdeskError) -> str:
    """Return why an error came and what to do, in the person's language, where nothing was to be changed."""
    if isinstance(error, StorageFailed) and error.reason != "error":
        return sentence(error)
    return core.lines(part for part in (error.what, error.next_step) if part) or sentence(error)


def _kind(error: KbdeskError) -> type[KbdeskError]:
    return next(kind for kind in SENTENCES if isinstance(error, kind))


# The first that fits is taken: the special before the general. %1 is the place, %2 a list.
SENTENCES: dict[type[KbdeskError], object] = {
    BrokenLinks: QT_TRANSLATE_NOOP("notices", "%1 would link to pages that do not exist: %2. Nothing was changed."),
    OutsideFolder: QT_TRANSLATE_NOOP("notices", "%1 lies outside the folder it belongs to. Nothing was done."),
    Unsupported: QT_TRANSLATE_NOOP("notices", "%1 is of a kind whose text kbdesk cannot read. It is kept as it is."),
    Unfinished: QT_TRANSLATE_NOOP("notices", "%1 could not be read this time."),
    NotFound: QT_TRANSLATE_NOOP("notices", "%1 is not there any more, or never was."),
    Refused: QT_TRANSLATE_NOOP("notices", "That is not possible for %1. Nothing was changed."),
    Conflict: QT_TRANSLATE_NOOP(
        "notices", "%1 was changed by someone else in the meantime. Nothing was overwritten; look at it and try again."
    ),
    Busy: QT_TRANSLATE_NOOP(
        "notices", "Another program is writing to this project just now (%1). Try again in a moment."
    ),
    Unreadable: QT_TRANSLATE_NOOP("notices", "%1 cannot be read as what it should be."),
    DownloadFailed: QT_TRANSLATE_NOOP("notices", "%1 could not be downloaded. Nothing was changed."),
    StorageFailed: QT_TRANSLATE_NOOP(
        "notices", "The disk refused to read or write %1. Check free space, permissions and whether it is plugged in."
    ),
    KbdeskError: QT_TRANSLATE_NOOP("notices", "Something went wrong with %1."),
}


# By the reason why the disk refused.
STORAGE: dict[StorageReason, object] = {
    "full": QT_TRANSLATE_NOOP(
        "notices", "The disk is full: %1 was not written. Free some space and try again; everything stands as it was."
    ),
    "permission": QT_TRANSLATE_NOOP(
        "notices", "There is no permission for %1. Change the permissions of file and folder and try again."
    ),
    "read_only": QT_TRANSLATE_NOOP(
        "notices", "The disk is read-only: %1 was not written. Make it writable, or copy the project to another disk."
    ),
    "in_use": QT_TRANSLATE_NOOP("notices", "Another program has %1 open. Close it there and try again."),
    "unfit": QT_TRANSLATE_NOOP("notices", "This disk takes no file of such a name or size: %1. Choose a shorter name."),
    "error": SENTENCES[StorageFailed],
}


def _area(widget: QWidget) -> NoticeArea | None:
    at: QWidget | None = widget
    while at is not None:
        found = at.window().findChild(NoticeArea)
        if found is not None:
            return found
        at = at.window().parentWidget()
    return None


PASSING = ("good", "info")
PASSES_AFTER = 12_000
"""Milliseconds after which a notice that asks for nothing goes by itself."""
CHANGE = "change"
"""The sort of what is said of changes: what can be taken back here is the last one."""
OFFER_PASSES_AFTER = 20_000
"""The same for one that offers something, as to take back what was done."""


class NoticeArea(QWidget):
    """The place in a window where notices stand, newest on top. Keys come here only by the person's own doing."""

    shown = Signal(str)
    """What the newest one says."""
    keys_left = Signal()
    """The keys were here, and where the person was before is no more: they belong to what the window shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: QWidget | None = None
        """What had the keys before they came here."""
        self._holder: QWidget | None = None
        """Which part of a notice the person has led the keys to."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.SMALL)
        self.setVisible(False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keys_moved)

    def show_notice(
        self,
        text: str,
        kind: str,
        details: str = "",
        action: tuple[str, Callable[[], object]] | None = None,
        subject: str = "",
    ) -> None:
        """Add a notice; one that already stands is not repeated, and of what went well only the latest is told."""
        self.take_away(subject)
        self.take_away_sort(_sort(subject))
        passes = kind in PASSING and (action is not None or not details)
        for notice in self.notices():
            is_old = (passes and notice.passes) or (kind == notice.kind == "good")
            if is_old or notice.text() == text:
                self._remove(notice)
        notice = Notice(text, kind, details, action, self._remove)
        notice.subject = subject
        if passes:
            notice.pass_after(PASSES_AFTER if action is None else OFFER_PASSES_AFTER)
        self._add(notice)

    def _add(self, notice: Notice) -> None:
        self._column.insertWidget(0, notice)
        for old in self.notices()[SHOWN_AT_ONCE:]:
            self._remove(old)
        self.setVisible(True)
        self.shown.emit(notice.text())

    def keep_saying(self, text: str, subject: str, action: tuple[str, Callable[[], object]] | None) -> None:
        """Let the notice of a subject say something else, or add one that stays until it is taken away."""
        stands = next((one for one in self.notices() if one.subject == subject and one.stays), None)
        if stands is not None:
            stands.say(text)
            return
        self.take_away(subject)
        notice = Notice(text, "info", "", action, self._remove)
        notice.subject, notice.stays = subject, True
        notice.close_button.hide()
        self._add(notice)

    def notices(self) -> list[Notice]:
        """Return the notices that stand, newest first."""
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, Notice)]

    def take_away(self, subject: str) -> None:
        """Take the notices of something away."""
        for notice in self.notices():
            if subject and notice.subject == subject:
                self._remove(notice)

    def take_away_sort(self, sort: str) -> None:
        """Take away the notices of all things of a sort, such as `change`: the first word of their subjects."""
        for notice in self.notices():
            if sort and _sort(notice.subject) == sort:
                self._remove(notice)

    def hear_act(self, _change: int) -> None:
        """Take away what would take an older change back: something else was done since."""
        self.take_away_sort(CHANGE)

    def clear(self) -> None:
        """Take all notices away."""
        for notice in self.notices():
            self._remove(notice)

    def _remove(self, notice: Notice) -> None:
        holder = self.window().focusWidget()
        if holder is not None and notice.isAncestorOf(holder):
            self._give_back()
        self._column.removeWidget(notice)
        notice.setParent(None)
        notice.deleteLater()
        self.setVisible(bool(self.notices()))

    # the keys

    def _keys_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """Keep the keys where the person led them; those that Qt hands on from what is gone are given back."""
        if new is None or new.window() is not self.window():
            return
        if not self.isAncestorOf(new):
            self._before, self._holder = new, None
            return
        was_led = old is not None and old.isVisible() and old.isEnabled()
        if was_led or new is self._holder:
            self._holder = new
        else:
            self._give_back()

    def _give_back(self) -> None:
        """Lead the keys to where the person was, or where that is no more, to what the window shows."""
        before, self._holder = self._before, None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.keys_left.emit()


def _sort(subject: str) -> str:
    return subject.partition(" ")[0]


class Notice(QFrame):
    """One message with what may be done about it."""

    def __init__(
        self,
        text: str,
        kind: str,
        details: str,
        action: tuple[str, Callable[[], object]] | None,
        closed: Callable[[Notice], object],
    ) -> None:
        super().__init__()
        self.setProperty("role", kind)
        self.setAccessibleName(turnless(text))
        self._closed = closed
        self.kind = kind
        self.subject = ""
        """What it is about, "" for nothing that could come to be otherwise."""
        self.passes = self.stays = False
        """Whether it goes by itself after a while, and whether it stands for what goes on just now."""
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        row.addWidget(Picture(ICONS[kind], kind), 0, Qt.AlignmentFlag.AlignVCenter)
        self._text = label(text, wrap=True, selectable=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(self._text, 1)
        if action is not None:
            row.addWidget(button(action[0], action[1], "flat"))
        self._details = QPlainTextEdit(turnless(details))
        self._details.setReadOnly(True)
        self._details.setAccessibleName(tr("Details"))
        self._details.setMaximumHeight(120)
        self._details.setVisible(False)
        if details:
            row.addWidget(button(tr("Details"), self._turn_details, "flat"))
        self.close_button = icon_button("x", tr("Close this notice"), self.close_notice)
        row.addWidget(self.close_button)
        column.addLayout(row)
        column.addWidget(self._details)

    def text(self) -> str:
        """Return what it says."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Say something else."""
        self._text.setText(turnless(text))
        self.setAccessibleName(turnless(text))

    def pass_after(self, milliseconds: int) -> None:
        """Go by itself after a while, not while the pointer or the keyboard is on it."""
        self.passes = True
        self._clock = QTimer(self)
        self._clock.setInterval(milliseconds)
        self._clock.timeout.connect(self._pass)
        self._clock.start()

    def _pass(self) -> None:
        focus = QApplication.focusWidget()
        if not self.underMouse() and (focus is None or not self.isAncestorOf(focus)):
            self.close_notice()

    def close_notice(self) -> None:
        """Take this notice away."""
        self._closed(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)

    def _turn_details(self) -> None:
        self._details.setVisible(self._details.isHidden())
