"""The list of originals as the journal knows it, for when the one in the folder is damaged or gone."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Unreadable
from kbdesk.sources.manifest import PATH, Manifest, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.files import Folder
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.sources.manifest import Json


def last_list(changes: ChangeLog, sources: str) -> Manifest:
    """Return the last list of the journal that can be read; other programs' changes of it are not there."""
    return next(_lists(changes, sources), Manifest())


def known_records(changes: ChangeLog, sources: str, moved: frozenset[str]) -> Manifest:
    """Return what the lists of the journal, the newest first, said of retired originals that were moved there."""
    found: dict[str, Json] = {}
    for listed in _lists(changes, sources):
        for record in listed.retired:
            if record["movedTo"] in moved:
                found.setdefault(record["movedTo"], record)
        if found.keys() >= moved:
            break
    return Manifest(retired=tuple(found.values()))


def _lists(changes: ChangeLog, sources: str) -> Iterator[Manifest]:
    place = f"{sources}/{PATH}"
    for record in changes.of_path(place):
        for path, before, after in record.files:
            for name in (after, before) if path == place else ():
                with suppress(NotFound, Unreadable):
                    yield parse(changes.text(name) if name else b"")


def is_emptied(folder: Folder, sources: str, listed: Manifest) -> bool:
    """Whether nothing that a list names is in the folder, as when a disk is unplugged or everything was deleted."""
    moved = (str(record["movedTo"]) for record in listed.retired)
    return not any(_stands(folder, f"{sources}/{path}") for path in (*listed.files, *moved) if path)


def _stands(folder: Folder, path: str) -> bool:
    try:
        return folder.exists(path)
    except (KbdeskError, OSError):
        return False
