"""An original's facts as words of the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from kbdesk.desk import amounts, core
from kbdesk.desk.joining import said_of

if TYPE_CHECKING:
    from kbdesk.project.values import SourceRow


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("originals", text)


def name_of(path: str) -> str:
    """Return the file's own name."""
    return path.rpartition("/")[2]


def folder_of(path: str) -> str:
    """Return the folder it lies in, "" for the sources folder itself."""
    return path.rpartition("/")[0]


def status(row: SourceRow) -> str:
    """Return how it stands, in a word or two."""
    if row.status == "present":
        return tr("Damaged") if row.trouble else tr("In place")
    return {"missing": tr("Missing"), "retired": tr("Retired")}[row.status]


def status_icon(row: SourceRow) -> tuple[str, str]:
    """Return the icon of a status and its colour role."""
    if row.status == "present":
        return ("triangle-alert", "warn") if row.trouble else ("circle-check", "good")
    return {"missing": ("file-x", "danger"), "retired": ("archive", "text_muted")}[row.status]


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
    known = {"run": tr("Agent"), "url": tr("Download"), "person": tr("Person"), "manual": tr("By hand")}
    return known.get(row.origin, row.origin)


def relation(row: SourceRow) -> str:
    """Return what it replaces or is replaced by."""
    if row.replaced_by:
        return tr("replaced by %1").replace("%1", row.replaced_by)
    if row.replaces:
        return tr("replaces %1").replace("%1", row.replaces)
    return tr("text of %1").replace("%1", row.derived_from) if row.derived_from else ""


def story(row: SourceRow) -> str:
    """Return all there is to tell, line by line, for the tooltip and the pane."""
    lines = [row.path]
    if row.trouble:
        lines.append(core.sentence(row.trouble))
    if row.status == "missing":
        lines.append(tr("The manifest names it, but there is no such file in the sources folder."))
    if row.status == "retired":
        why = {"wrong": tr("wrong"), "replaced": tr("replaced")}.get(row.why, row.why)
        told = tr("Retired on %1 (%2)").replace("%1", moment(row.retired_at)).replace("%2", why)
        lines.append(said_of(told, row.reason))
    if relation(row):
        lines.append(relation(row))
    if row.origin_from:
        lines.append(tr("From %1").replace("%1", row.origin_from))
    if row.added_at:
        lines.append(tr("Added %1").replace("%1", moment(row.added_at)))
    return "\n".join(lines)
