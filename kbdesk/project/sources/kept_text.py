"""The text of an original, extracted once: kept beside the index by the hash of its bytes and how these are read."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.index.original_texts import OriginalText
from kbdesk.sources.extract import Text
from kbdesk.sources.reading.kinds import reading_of

if TYPE_CHECKING:
    from kbdesk.index.original_texts import OriginalTexts
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job


def kept_as(name: str, path: str) -> str:
    """Return under which name the text of a file is kept: the hash of its bytes, and how a file of its name is read."""
    return f"{name}-{reading_of(path)}"


def hash_in(kept: str) -> str:
    """Return the hash in such a name."""
    return kept.partition("-")[0]


def whole_text(originals: Originals, texts: OriginalTexts, path: str, job: Job | None) -> Text:
    """Return all text of an original, from the store where it was read before. Raises as an extraction does."""
    facts = originals.facts_of(path)
    name = kept_as(facts.hash, path) if facts is not None and facts.hash else ""
    known = texts.get(name) if name else None
    if facts is not None and known is not None and known.state == "read" and not (known.is_cut and known.unit):
        units = facts.units or 0
        is_cut = known.is_cut or bool(known.trouble)
        return Text(known.text, known.unit, min(1, units), units, units, truncated=is_cut)
    found = originals.extract(path, None, None, job)
    if name and (known is None or known.state != "read"):
        with suppress(StorageFailed, Unreadable):  # a full disk keeps nobody from reading
            if found.truncated:  # it is read to its end in the background
                texts.forget([name])
            else:
                texts.put([OriginalText(name, found.text, found.unit)])
    return found
