"""What the desk remembers between two starts. Each setting is one method pair here; nobody else touches QSettings."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

if TYPE_CHECKING:
    from collections.abc import Iterable

RECENT = 10
TEXT_SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0)
COLUMNS = (620, 760, 920, 1160)
"""How wide the column of a page can be, in pixels."""
CHOSEN = (
    "theme",
    "language",
    "text_scale",
    "column",
    "animations",
    "reopen",
    "stay",
    "notify_requests",
    "notify_work",
    "person",
    "exports",
)
"""The settings that a person chooses in the dialog; the others only remember."""


def store() -> QSettings:
    """Open the file of settings."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "kbdesk", "desk")


def _strings(name: str) -> tuple[str, ...]:
    value = store().value(name, [])
    parts = value if isinstance(value, list) else [value]
    return tuple(str(part) for part in parts if part)


def recent() -> tuple[Path, ...]:
    """Return the folders opened last, newest first. Whether they still exist is not looked at here."""
    return tuple(Path(path) for path in _strings("recent"))


def add_recent(folder: Path) -> None:
    """Put a folder first among the recent ones."""
    others = [path for path in recent() if path != folder]
    store().setValue("recent", [str(path) for path in [folder, *others][:RECENT]])


def recent_commands() -> tuple[str, ...]:
    """Return the names of the commands taken from the palette last, newest first."""
    return _strings("recent_commands")


def add_recent_command(name: str) -> None:
    """Put a command first among the recent ones."""
    others = [each for each in recent_commands() if each != name]
    store().setValue("recent_commands", [name, *others][:RECENT])


def theme() -> str:
    """Return the chosen theme: system, light or dark."""
    value = str(store().value("theme", "system"))
    return value if value in ("light", "dark") else "system"


def set_theme(choice: str) -> None:
    """Remember the chosen theme."""
    store().setValue("theme", choice)


def language() -> str:
    """Return the chosen language: system, or one that `kbdesk.desk.languages` names."""
    return str(store().value("language", "system"))


def set_language(choice: str) -> None:
    """Remember the chosen language."""
    store().setValue("language", choice)


def text_scale() -> float:
    """Return the chosen text size as a factor of the system's."""
    try:
        value = float(str(store().value("text_scale", 1.0)))
    except ValueError:
        return 1.0
    return min(TEXT_SCALES, key=lambda scale: abs(scale - value))


def set_text_scale(scale: float) -> None:
    """Remember the chosen text size."""
    store().setValue("text_scale", scale)


def column() -> int:
    """Return how wide the column of a page is, in pixels, one of COLUMNS."""
    value = str(store().value("column", ""))
    return int(value) if value in map(str, COLUMNS) else COLUMNS[1]


def set_column(pixels: int) -> None:
    """Remember how wide the column of a page is."""
    store().setValue("column", pixels)


def animations() -> str:
    """Return whether things may move: system, or off."""
    return "off" if store().value("animations") == "off" else "system"


def set_animations(choice: str) -> None:
    """Remember whether things may move."""
    store().setValue("animations", choice)


def system_is_still() -> bool:
    """Return whether the system asked that nothing moves when it was last asked."""
    return _flag("system_is_still", usual=False)


def set_system_is_still(on: bool) -> None:
    """Remember whether the system asks that nothing moves."""
    store().setValue("system_is_still", on)


def reopens() -> bool:
    """Return whether the desk begins with what was open when it ended."""
    return _flag("reopen", usual=True)


def set_reopens(on: bool) -> None:
    """Remember whether the desk begins with what was open when it ended."""
    store().setValue("reopen", on)


def left_open() -> Path | None:
    """Return the folder that was open when the desk ended, None where none was."""
    folder = str(store().value("left_open", ""))
    return Path(folder) if folder else None


def set_left_open(folder: Path | None) -> None:
    """Remember what is open, for the next start."""
    store().setValue("left_open", str(folder or ""))


def stays() -> bool:
    """Return whether closing the window leaves the desk at work behind its icon."""
    return _flag("stay", usual=False)


def set_stays(on: bool) -> None:
    """Remember whether closing the window leaves the desk at work behind its icon."""
    store().setValue("stay", on)


def notifies(what: str) -> bool:
    """Return whether the system tells of `requests`, or of long `work` that has ended."""
    return _flag(f"notify_{what}", usual=True)


def set_notifies(what: str, on: bool) -> None:
    """Remember whether the system tells of something."""
    store().setValue(f"notify_{what}", on)


def person() -> str:
    """Return the name that the person's changes are signed with, "" for the one that the system knows."""
    return str(store().value("person", ""))


def set_person(name: str) -> None:
    """Remember the name that the person's changes are signed with, as one line."""
    store().setValue("person", " ".join(name.split()))


def exports() -> Path:
    """Return the folder that pages are exported to; when none is chosen, that of the person's documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(str(store().value("exports", "")) or documents or Path.home())


def set_exports(folder: Path) -> None:
    """Remember the folder that pages are exported to."""
    store().setValue("exports", str(folder))


def chosen() -> dict[str, object]:
    """Return what was chosen otherwise than it is at first."""
    kept = store()
    return {name: kept.value(name) for name in CHOSEN if kept.contains(name)}


def choose_again(choices: dict[str, object]) -> None:
    """Have just these choices; what is not among them is as it is at first."""
    kept = store()
    for name in CHOSEN:
        if name in choices:
            kept.setValue(name, choices[name])
        else:
            kept.remove(name)


def previews() -> bool:
    """Return whether the preview stands beside a text that is written."""
    return _flag("preview", usual=True)


def set_previews(on: bool) -> None:
    """Remember whether the preview stands beside a text that is written."""
    store().setValue("preview", on)


def fetches_by_schedule() -> bool:
    """Return whether this desk fetches by schedule what the person wants kept current."""
    return _flag("fetch_by_schedule", usual=True)


def set_fetches_by_schedule(on: bool) -> None:
    """Remember whether this desk fetches by schedule."""
    store().setValue("fetch_by_schedule", on)


def differences() -> tuple[bool, bool]:
    """Return whether what changed is shown rendered, and whether both texts stand side by side."""
    return _flag("difference_rendered", usual=True), _flag("difference_beside", usual=False)


def set_differences(*, rendered: bool, beside: bool) -> None:
    """Remember how what changed is shown."""
    store().setValue("difference_rendered", rendered)
    store().setValue("difference_beside", beside)


def original_columns() -> tuple[str, ...]:
    """Return the names of the columns that are shown of the originals, () where none were chosen."""
    return _strings("originals/columns")


def set_original_columns(names: Iterable[str]) -> None:
    """Remember which columns are shown of the originals."""
    store().setValue("originals/columns", list(names))


def original_order() -> tuple[str, bool]:
    """Return the name of the column that the originals are sorted by, "" for none chosen, and whether downwards."""
    return str(store().value("originals/order", "")), _flag("originals/descending", usual=False)


def set_original_order(column: str, *, descending: bool) -> None:
    """Remember by which column the originals are sorted."""
    store().setValue("originals/order", column)
    store().setValue("originals/descending", descending)


def original_places() -> tuple[str, ...]:
    """Return the names of the originals' columns in the order that the person put them into, () for none."""
    return _strings("originals/places")


def set_original_places(names: Iterable[str]) -> None:
    """Remember the order of the originals' columns."""
    store().setValue("originals/places", list(names))


def original_width(column: str) -> int:
    """Return how wide the person made a column of the originals, in pixels, 0 where they left it."""
    width = str(store().value(f"originals/widths/{column}", 0))
    return int(width) if width.isdecimal() else 0


def set_original_width(column: str, width: int) -> None:
    """Remember how wide, in pixels, a column of the originals is."""
    store().setValue(f"originals/widths/{column}", width)


def originals_by_folder() -> bool:
    """Return whether the originals stand below their folders."""
    return _flag("originals/tree", usual=False)


def set_originals_by_folder(on: bool) -> None:
    """Remember whether the originals stand below their folders."""
    store().setValue("originals/tree", on)


def state(name: str) -> QByteArray:
    """Return a remembered state of the window: its geometry or a splitter's sizes. Empty when there is none."""
    value = store().value(f"window/{name}")
    return value if isinstance(value, QByteArray) else QByteArray()


def set_state(name: str, value: QByteArray) -> None:
    """Remember a state of the window."""
    store().setValue(f"window/{name}", value)


def desk(root: Path) -> str:
    """Return how the desk of a project was left, as text; "" when it was not opened before."""
    return _left("desks", root)


def set_desk(root: Path, text: str) -> None:
    """Remember how the desk of a project is left; those of projects that are not among the recent ones are dropped."""
    _leave("desks", root, text)


def graph(root: Path) -> str:
    """Return how the graph of a project was left, as text; "" when it was not looked at before."""
    return _left("graphs", root)


def set_graph(root: Path, text: str) -> None:
    """Remember how the graph of a project is left; those of projects that are not among the recent ones are dropped."""
    _leave("graphs", root, text)


def _left(what: str, root: Path) -> str:
    return str(store().value(f"{what}/{_name_of(root)}", ""))


def _leave(what: str, root: Path, text: str) -> None:
    kept = store()
    kept.beginGroup(what)
    wanted = {_name_of(each) for each in (root, *recent())}
    for name in kept.childKeys():
        if name not in wanted:
            kept.remove(name)
    kept.setValue(_name_of(root), text)
    kept.endGroup()


def _flag(name: str, *, usual: bool) -> bool:
    return str(store().value(name, usual)).lower() == "true"


def _name_of(root: Path) -> str:
    return sha256(str(root).encode("utf-8", "surrogateescape")).hexdigest()[:24]
