"""The text of an original, extracted once: what was read of some bytes is kept by their hash, beside the index."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.index.original_texts import OriginalText
from kbdesk.sources.extract import Text

if TYPE_CHECKING:
    from kbdesk.index.original_texts import OriginalTexts
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job


def whole_text(originals: Originals, texts: OriginalTexts, path: str, job: Job | None) -> Text:
    """Return all text of an original, from the store where it was read before. Raises as an extraction does."""
    facts = originals.facts_of(path)
    known = texts.get(facts.hash) if facts is not None and facts.hash else None
    if facts is not None and known is not None and known.state == "read" and not (known.is_cut and known.unit):
        units = facts.units or 0
        is_cut = known.is_cut or bool(known.trouble)
        return Text(known.text, known.unit, min(1, units), units, units, truncated=is_cut)
    found = originals.extract(path, None, None, job)
    if facts is not None and facts.hash and known is None and not found.truncated:
        with suppress(StorageFailed, Unreadable):  # a full disk keeps nobody from reading
            texts.put([OriginalText(facts.hash, found.text, found.unit)])
    return found
