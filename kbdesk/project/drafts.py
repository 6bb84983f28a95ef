"""Texts that could not be saved, or are still being written: kept in files of their own until they are solved."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from platformdirs import user_state_path

from kbdesk.errors import KbdeskError, NotFound, StorageFailed
from kbdesk.files import STATE, Folder
from kbdesk.files.keep import clear_halves, drop, keep
from kbdesk.project.values import KeptDraft

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from kbdesk.project.clock import Clock

log = logging.getLogger(__name__)
DRAFTS = f"{STATE}/drafts"
ENDING = ".json"


def spare_drafts(folder: Folder) -> Path:
    """Return where the drafts of a project go when its own folder cannot be written."""
    name = hashlib.sha256(str(folder.root).encode("utf-8", "surrogateescape")).hexdigest()[:16]
    return user_state_path("kbdesk") / "drafts" / name


class Drafts:
    """The drafts of one project: in its state folder or, where that cannot be written, in this machine's.

    There is one draft for each page and open project: keeping another text of the page takes its place, those of
    other windows and of earlier days stay.
    """

    def __init__(self, folder: Folder, clock: Clock) -> None:
        self._clock = clock
        self._session = uuid4().hex[:8]
        spare = spare_drafts(folder)
        self._places = ((folder, DRAFTS), (Folder(spare.parent.parent), f"{spare.parent.name}/{spare.name}"))

    def keep(
        self, page: str, text: str, base: str, fields: Sequence[tuple[str, str | None]], header: str | None = None
    ) -> str:
        """Keep a text and return the draft's id. Raises StorageFailed when no place takes it."""
        draft = self._own(page)
        kept: dict[str, Any] = {"page": page, "text": text, "base": base, "fields": list(fields)}
        kept |= {"at": self._clock.stamp(), "header": header}
        data = json.dumps(kept, indent=1).encode()
        failure: StorageFailed | None = None
        for folder, place in self._places:
            try:
                keep(folder, f"{place}/{draft}{ENDING}", data)
            except StorageFailed as error:
                failure = failure or error
            else:
                return draft
        raise failure or StorageFailed("There is no place to keep this text.", page)

    def settle(self, page: str) -> None:
        """Drop what this open project keeps of a page: it was saved. A draft that cannot be dropped stays."""
        try:
            self._drop(self._own(page))
        except StorageFailed as error:
            log.warning("A draft that is saved could not be removed: %s", error)

    def drop(self, draft: str) -> None:
        """Remove a draft. Raises NotFound, StorageFailed."""
        if not (draft in {one.id for one in self.all()} and self._drop(draft)):
            raise NotFound("There is no such draft.", draft, "Look at the drafts again.")

    def _drop(self, draft: str) -> bool:
        dropped = [drop(folder, f"{place}/{draft}{ENDING}") for folder, place in self._places]
        return any(dropped)

    def all(self) -> tuple[KeptDraft, ...]:
        """Return the drafts, oldest first; files that are no drafts are left alone."""
        found = {}
        for folder, place in self._places:
            for entry in folder.entries(place, ENDING):
                draft = _read(folder, entry.path)
                if draft is not None:
                    found[draft.id] = draft
        return tuple(sorted(found.values(), key=lambda draft: (draft.kept_at, draft.id)))

    def left(self) -> tuple[KeptDraft, ...]:
        """Return the drafts that this open project does not keep itself: nobody works on them here."""
        return tuple(draft for draft in self.all() if not draft.id.endswith(f"-{self._session}"))

    def clear(self) -> None:
        """Remove what a crash left half-written."""
        for folder, place in self._places:
            try:
                clear_halves(folder, place)
            except StorageFailed as error:
                log.info("Half-written drafts stay: %s", error)

    def _own(self, page: str) -> str:
        return f"{hashlib.sha256(page.strip().encode('utf-8', 'replace')).hexdigest()[:12]}-{self._session}"


def _read(folder: Folder, path: str) -> KeptDraft | None:
    try:
        data = folder.read(path)
        if data is None:  # settled since the drafts were listed
            return None
        found: Any = json.loads(data)
        fields = tuple((str(name), None if value is None else str(value)) for name, value in found["fields"])
        texts = [str(found[name]) for name in ("page", "text", "base", "at")]
        header = None if found.get("header") is None else str(found["header"])
    except (KbdeskError, ValueError, TypeError, KeyError) as error:
        log.warning("%s is no draft: %s", path, error)
        return None
    page, text, base, at = texts
    return KeptDraft(path.rpartition("/")[2].removesuffix(ENDING), page, text, base, fields, at, header)
