"""The editor's sentences that several of its parts say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from kbdesk.desk.joining import noted

if TYPE_CHECKING:
    from kbdesk.desk.editor.loading import Elsewhere
    from kbdesk.desk.editor.manuscript import Manuscript
    from kbdesk.plan import Actor

UNDOING = ("undo", "revert")
"""Operations that take back what was done."""


def tr(text: str) -> str:
    """Return a phrase of the editor in the person's language."""
    return QCoreApplication.translate("editor", text)


def clock(time: QDateTime) -> str:
    """Return a time of today as its hour, another with its day."""
    short = QLocale.FormatType.ShortFormat
    here = time.toLocalTime()
    is_today = here.date() == QDateTime.currentDateTime().date()
    return QLocale().toString(here.time(), short) if is_today else QLocale().toString(here, short)


def stamp_clock(stamp: str) -> str:
    """Return an ISO time as `clock` does."""
    return clock(QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs))


def who(actor: Actor | None) -> str:
    """Return who changed a page, in the middle of a sentence."""
    if actor is None:
        return tr("someone else")
    kinds = {"person": tr("a person"), "agent": tr("an agent"), "outside": tr("another program")}
    kind = kinds.get(actor.kind, actor.kind)
    return noted(actor.name, kind) if actor.name and actor.kind != "outside" else kind


def changed_by(found: Elsewhere, person: Actor) -> str:
    """Return who changed a page while it was edited, and when; a person hears of their own doing as that."""
    words = tr("This page was changed by {who} at {time}.")
    if found.actor is not None and found.actor.kind == person.kind and found.actor.name == person.name:
        words = tr("You changed this page yourself at {time}, outside this text.")
        if found.operation in UNDOING:
            words = tr("You took back a change of this page yourself at {time}.")
    return words.replace("{who}", who(found.actor)).replace("{time}", stamp_clock(found.at))


def standing(manuscript: Manuscript) -> str:
    """Return whether a text is saved, in a word or two."""
    if manuscript.state == "loading":
        return tr("Opening…")
    if manuscript.state == "saving":
        return tr("Saving…")
    if manuscript.state == "saved":
        return tr("Saved")
    if manuscript.state == "kept" and manuscript.kept_at is not None:
        return tr("Draft kept · {time}").replace("{time}", clock(manuscript.kept_at))
    return tr("Not saved")
