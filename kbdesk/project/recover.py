"""After a crash: every commit that was begun is finished or taken back, so that the project is never between."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Busy, KbdeskError, NotFound, Refused
from kbdesk.files.apply import carry_out, clear_staging, is_staging_used, take_back
from kbdesk.files.passing import clear_passed
from kbdesk.files.scratch import clear_scratch
from kbdesk.journal.endings import kept_ending
from kbdesk.wording import part

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.journal.changes import Intent
    from kbdesk.journal.journal import Journal

log = logging.getLogger(__name__)


def tidy(folder: Folder, journal: Journal) -> None:
    """On opening: finish or take back what a crash left and remove what it left behind.

    Raises StorageFailed when the disk refuses both.
    """
    clear_scratch(folder)
    clear_passed()
    if not journal.changes.open_intents() and not is_staging_used(folder):
        return
    # Busy: it is another process's commit, or that process recovers
    with suppress(Busy), folder.lock(part("kbdesk, recovering")):
        recover(folder, journal)


def recover(folder: Folder, journal: Journal) -> int:
    """Finish or take back what a crash left; return how many commits that were. Only under the project's lock.

    Raises StorageFailed when the disk refuses both; the intent stays for the next opening.
    """
    intents = journal.changes.unfinished()
    for intent in intents:
        _settle(folder, journal, intent)
    lost = journal.changes.open_intents()
    for change in lost:
        log.warning("Letting go of change %d: its texts are lost; the files stay as they stand.", change)
        journal.changes.take_back(change)
    clear_staging(folder)
    return len(intents) + len(lost)


def _settle(folder: Folder, journal: Journal, intent: Intent) -> None:
    try:
        carry_out(folder, intent.plan)
    except KbdeskError as error:
        log.warning("Taking back change %d (%s): %s", intent.change, intent.plan.operation, error)
        take_back(folder, intent.plan)
        journal.changes.take_back(intent.change)
        return
    ending = kept_ending(intent.ending) if intent.ending else None
    try:
        journal.finish(intent.change, ending)
    except (Refused, NotFound) as error:  # the files are done; its request or judgement has ended otherwise
        log.warning("Change %d no longer ends what it was to: %s", intent.change, error)
        journal.finish(intent.change, None)
