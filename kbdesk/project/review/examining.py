"""Working out the flags of what waits, a portion at a time, and writing them down where the queue finds them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from kbdesk.journal.journal import Journal
    from kbdesk.journal.originals import OriginalStep
    from kbdesk.project.review.flags import Flagging
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import Flag
    from kbdesk.project.values import Job

PORTION = 1.0
"""Seconds after which what was found is written down, and shown."""


def examine(journal: Journal, texts: PieceTexts, flagging: Flagging, job: Job | None) -> int:
    """Work out the flags of what waits and has none yet, the newest first; return of how many pieces.

    What was found until `job` stops it is kept. Raises Cancelled then, StorageFailed.
    """
    places = journal.reviews.unexamined()
    found: list[tuple[tuple[int, str], list[tuple[str, str]]]] = []
    written = time.monotonic()
    try:
        for number, place in enumerate(places):
            if job:
                job(number, len(places))
            step = journal.originals.step(*place)
            flags = _flags(texts, flagging, Piece(*place)) if step is None else _of_original(flagging, step)
            found.append((place, [(flag.kind, flag.detail) for flag in flags]))
            if time.monotonic() - written > PORTION:
                journal.reviews.flag(found)
                found = []
                written = time.monotonic()
    finally:
        if found:
            journal.reviews.flag(found)
    return len(places)


def _of_original(flagging: Flagging, step: OriginalStep) -> tuple[Flag, ...]:
    """Return the flags of what another program did to an original."""
    return flagging.flags_of_original(step.path) if step.target or step.event == "gone" else ()


def _flags(texts: PieceTexts, flagging: Flagging, piece: Piece) -> tuple[Flag, ...]:
    """Return the flags of a piece; none of one whose texts are lost, which the doctor tells."""
    try:
        record = texts.record(piece.change)
        before, after = texts.of(piece)
        is_renamed = after is None and texts.renamed_to(piece) is not None
        return flagging.flags_of(record, piece.path, as_bytes(before), as_bytes(after), is_renamed=is_renamed)
    except (NotFound, Unreadable):
        return ()
