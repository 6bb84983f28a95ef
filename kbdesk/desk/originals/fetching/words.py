"""What is said of originals from the web."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import amounts, core
from kbdesk.desk.joining import in_a_row, noted
from kbdesk.desk.parts import moment
from kbdesk.errors import DownloadFailed
from kbdesk.project.fetching.values import DAY, WEEK

if TYPE_CHECKING:
    from kbdesk.errors import KbdeskError
    from kbdesk.project.fetching.values import KeptSource


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("fetching", text)


def rhythm(kept: KeptSource) -> str:
    """Return how often it is fetched, in a word or two."""
    if not kept.due_at:
        return tr("Only by hand")
    if not kept.every:
        return tr("Once")
    usual = {1: tr("Every minute"), DAY: tr("Every day"), WEEK: tr("Every week")}
    return usual.get(kept.every) or tr("Every %1 minutes").replace("%1", amounts.number(kept.every))


def next_time(kept: KeptSource, *, paused: bool) -> str:
    """Return when it is fetched next, "" for never."""
    if not kept.due_at:
        return ""
    return tr("paused") if paused else moment(kept.due_at)


def standing(kept: KeptSource) -> tuple[str, str]:
    """Return how it stands in a word or two, and the kind of chip that says so."""
    if kept.is_missing and kept.standing in ("as_added", "current"):
        return tr("Missing"), "danger"
    return {
        "as_added": (tr("Not fetched again"), "info"),
        "fetching": (tr("Being fetched"), "info"),
        "current": (tr("Fetched"), "good"),
        "failed": (tr("Failed"), "danger"),
    }[kept.standing]


def looks(looked_at: str, next_due: str, *, paused: bool) -> str:
    """Return when schedules were looked at last, and when the next original is fetched."""
    if paused:
        return tr("Paused: nothing is fetched by schedule on this computer.")
    last = tr("Schedules last checked: %1").replace("%1", moment(looked_at)) if looked_at else ""
    due = tr("next fetch: %1").replace("%1", moment(next_due)) if next_due else tr("nothing is scheduled")
    return " · ".join(part for part in (last, due) if part)


def failure(kept: KeptSource) -> str:
    """Return why it could not be fetched, "" where it could."""
    if not kept.reason:
        return ""
    return noted(in_a_row(core.sentence(part) for part in (kept.what, kept.next_step) if part), kept.reason)


def refusal(error: KbdeskError) -> str:
    """Return why nothing came from an address."""
    told = in_a_row(core.sentence(part) for part in (error.what, error.next_step) if part)
    return noted(told, error.reason) if isinstance(error, DownloadFailed) else told


def progress(done: int, total: int) -> str:
    """Return how far a download is."""
    if not done and not total:
        return tr("Connecting…")
    if total and done <= total:
        return tr("%1 of %2").replace("%1", amounts.size(done)).replace("%2", amounts.size(total))
    return amounts.size(done)
