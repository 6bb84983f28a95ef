"""What happened to kbdesk's own files and the person has to hear of once, whichever process saw it."""

from __future__ import annotations

import itertools
import json
import logging
from typing import TYPE_CHECKING, Any, get_args
from uuid import uuid4

from kbdesk.errors import KbdeskError, NotFound, StorageFailed
from kbdesk.files import STATE
from kbdesk.files.keep import drop, keep
from kbdesk.project.trouble import Trouble, TroubleKind

if TYPE_CHECKING:
    from kbdesk.files import Folder

log = logging.getLogger(__name__)
_NUMBERS = itertools.count()
"""Tells the incidents of one moment in their order."""
TOLD = f"{STATE}/told"
ENDING = ".json"
SET_ASIDE = frozenset(
    ("journal_set_aside", "journal_gone", "index_set_aside", "manifest_set_aside", "manifest_restored")
)


class Incidents:
    """The incidents of one project, each in a file of its own until the person has seen it."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    def note(self, kind: TroubleKind, at: str, where: str, what: str) -> None:
        """Keep an incident of this moment (ISO 8601) to be told; a disk that refuses it leaves it to the log."""
        moment = at[:23].replace(":", "-").replace(".", "-")
        name = f"{moment}-{next(_NUMBERS):04d}-{uuid4().hex[:8]}"
        kept = {"kind": kind, "where": where, "what": what}
        try:
            keep(self._folder, f"{TOLD}/{name}{ENDING}", json.dumps(kept, indent=1).encode())
        except StorageFailed as error:
            log.warning("%s (%s)", what, error)

    def all(self) -> tuple[Trouble, ...]:
        """Return what was not seen yet, oldest first; files that are no incidents are left alone."""
        paths = sorted(entry.path for entry in self._folder.entries(TOLD, ENDING))
        found = (_read(self._folder, path) for path in paths)
        return tuple(incident for incident in found if incident is not None)

    def drop(self, incident: str) -> None:
        """Forget an incident: the person has seen it. Raises NotFound, StorageFailed."""
        known = {one.id for one in self.all()}
        if incident not in known or not drop(self._folder, f"{TOLD}/{incident}{ENDING}"):
            raise NotFound("This was noted as seen already.", incident)


def _read(folder: Folder, path: str) -> Trouble | None:
    try:
        found: Any = json.loads(folder.read(path) or b"")
        kind, where, what = (str(found[name]) for name in ("kind", "where", "what"))
    except (KbdeskError, ValueError, TypeError, KeyError) as error:
        log.warning("%s is no incident: %s", path, error)
        return None
    if kind not in get_args(TroubleKind):
        return None
    return Trouble(kind, where, what, id=path.rpartition("/")[2].removesuffix(ENDING))  # type: ignore[arg-type]
