"""An original's facts as words of the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from kbdesk.desk import amounts, core
from kbdesk.desk.joining import filled, noted, said_of
from kbdesk.desk.originals.known import NamedOnly
from kbdesk.desk.signs import named
from kbdesk.project.sources.faults import fault_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.project.showing import RetiredAs
    from kbdesk.project.sources.faults import Fault
    from kbdesk.project.values import SourceRow


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("originals", text)


def name_of(path: str) -> str:
    """Return the file's own name."""
    return path.rpartition("/")[2]


def shown_name(path: str) -> str:
    """Return the file's own name as it is shown: nothing in it is unseen."""
    return named(name_of(path))


def status(row: SourceRow) -> str:
    """Return how it stands, in a word or two."""
    if row.status == "present":
        return fault_name(fault) if (fault := fault_of(row)) else tr("In place")
    if row.is_gone:
        return tr("Deleted")
    return tr("Not known") if isinstance(row, NamedOnly) else status_name(row.status)


def status_name(status: str) -> str:
    """Return a status in a word or two."""
    return tr("Missing") if status == "missing" else tr("Retired") if status == "retired" else tr("In place")


def fault_name(fault: Fault) -> str:
    """Return in a word or two what keeps an original from being read; "" where nothing does."""
    return {
        "": "",
        "empty": tr("Empty"),
        "protected": tr("Protected"),
        "scan": tr("A scan"),
        "damaged": tr("Damaged"),
        "pointer": tr("Not fetched"),
        "unread": tr("Cannot be read"),
    }[fault]


FAULT_ICONS: dict[Fault, tuple[str, str]] = {
    "": ("circle-check", "good"),
    "empty": ("file", "warn"),
    "protected": ("lock", "warn"),
    "scan": ("file-image", "info"),
    "damaged": ("triangle-alert", "danger"),
    "pointer": ("download", "warn"),
    "unread": ("triangle-alert", "warn"),
}
"""The icon of what keeps an original from being read, and its colour role."""


def status_icon(row: SourceRow) -> tuple[str, str]:
    """Return the icon of a status and its colour role."""
    if row.status == "present":
        return FAULT_ICONS[fault_of(row)]
    if isinstance(row, NamedOnly):
        return "file-question-mark", "danger"
    return {"missing": ("file-x", "danger"), "retired": ("archive", "text_muted")}[row.status]


def state(row: SourceRow) -> str:
    """Return how its pages stand to it, in a word or two, "" where there is nothing to say."""
    return noted(state_name(row.state), tr("agents are asked") if row.wish else "") if row.state else ""


def state_name(state: str) -> str:
    """Return what a state of the originals is called."""
    return {
        "not_ingested": tr("Not ingested"),
        "up_to_date": tr("Up to date"),
        "changed_since": tr("Changed since"),
        "orphaned": tr("Orphaned summary"),
    }[state]


STATE_ICONS = {
    "not_ingested": ("inbox", "info"),
    "up_to_date": ("check", "good"),
    "changed_since": ("history", "warn"),
    "orphaned": ("unlink", "danger"),
}
"""The icon of a state and its colour role."""


def reading(row: SourceRow) -> str:
    """Return what became of its text for the search, in a word or two; "" for one that is not there."""
    return (fault_name(fault_of(row)) or reading_name(row.text)) if row.status == "present" else ""


def reading_name(text: str) -> str:
    """Return what a state of an original's text is called."""
    return {
        "": tr("Not read yet"),
        "read": tr("Read"),
        "unsupported": tr("Kind not supported"),
        "unreadable": tr("No text"),
    }[text]


def size(row: SourceRow) -> str:
    """Return its size, "" where it is not known."""
    return bytes_of(row.size) if row.size is not None else ""


def bytes_of(size: int) -> str:
    """Return a number of bytes as people write it."""
    return amounts.size(size)


def extent(row: SourceRow) -> str:
    """Return how many pages, slides or sheets it has, "" where it has none."""
    if row.units is None or not row.unit:
        return ""
    phrase = {"pages": tr("pages: %1"), "slides": tr("slides: %1"), "sheets": tr("sheets: %1")}.get(row.unit)
    return phrase.replace("%1", QLocale().toString(row.units)) if phrase else ""


def moment(stamp: str, form: QLocale.FormatType = QLocale.FormatType.ShortFormat) -> str:
    """Return an ISO time as date and time of here, "" for none."""
    time = QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs)
    return QLocale().toString(time.toLocalTime(), form) if time.isValid() else stamp


def origin(row: SourceRow) -> str:
    """Return where it comes from, in a word or two."""
    return origin_name(row.origin)


def origin_name(origin: str) -> str:
    """Return what an origin is called."""
    known = {"run": tr("Agent"), "url": tr("Download"), "person": tr("Person"), "manual": tr("By hand")}
    return known.get(origin, origin)


def replaces(row: SourceRow) -> str:
    """Return what it replaces, or which original its text was taken from."""
    if row.replaces:
        return named(row.replaces)
    return filled(tr("text of %1"), named(row.derived_from)) if row.derived_from else ""


def replaced_by(row: SourceRow) -> str:
    """Return what it was replaced by: as its retirement said, or as a newer one that is there says."""
    return named(row.replaced_by or row.newer or "")


def relations(row: SourceRow) -> list[str]:
    """Return what it replaces and is replaced by, as phrases."""
    told = []
    if by := replaced_by(row):
        told.append(tr("replaced by %1").replace("%1", by))
    if row.replaces:
        told.append(filled(tr("replaces %1"), named(row.replaces)))
    if row.derived_from:
        told.append(filled(tr("text of %1"), named(row.derived_from)))
    return told


def story(row: SourceRow) -> str:
    """Return all there is to tell, line by line, for the tooltip and the pane."""
    lines = [named(row.path), *_troubles(row)]
    if row.status == "retired":
        lines.append(retired(row))
        if row.is_gone:
            lines.append(tr("Its file was deleted from the retired ones: it can only be added again."))
    lines += relations(row)
    if row.origin_from:
        lines.append(filled(tr("From %1"), named(row.origin_from)))
    if row.added_at:
        lines.append(tr("Added %1").replace("%1", moment(row.added_at)))
    return "\n".join(lines)


def retired(told: SourceRow | RetiredAs) -> str:
    """Return when and why an original was retired."""
    known = {
        "wrong": tr("wrong"),
        "replaced": tr("replaced"),
        "lost": tr("its file is lost"),
        "taken_back": tr("its addition was undone"),
    }
    why = known.get(told.why, told.why)
    words = tr("Retired on %1 (%2)").replace("%1", moment(told.retired_at)).replace("%2", why)
    return said_of(words, told.reason) if told.reason else words


def _troubles(row: SourceRow) -> Iterator[str]:
    """Yield what is to be heeded of an original, in sentences."""
    if row.trouble:
        yield core.sentence(row.trouble)
    if isinstance(row, NamedOnly):
        yield tr("A summary says that it was built from it, but nothing else tells of such an original.")
    elif row.status == "missing":
        yield tr("The manifest names it, but there is no such file in the sources folder.")
    if row.state == "changed_since":
        yield filled(tr("Its content changed after it was ingested: %1"), ", ".join(row.behind))
    if row.state == "orphaned":
        yield filled(tr("A summary still stands on it: %1"), ", ".join(row.summaries))
    if row.text == "unsupported":
        yield tr("Nothing here reads this kind of file (unsupported): it is kept, and agents cannot read it.")
    elif row.text == "read" and row.text_trouble:
        yield filled(tr("Only part of its text was read: %1"), core.sentence(row.text_trouble))
    elif row.text == "unreadable" and row.text_trouble and not row.trouble:
        yield core.sentence(row.text_trouble)
