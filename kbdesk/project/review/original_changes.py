"""What a change did to an original, as facts; and both its contents, as far as a file that holds them still stands."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kbdesk.errors import KbdeskError, NotFound, Refused, Unreadable
from kbdesk.journal.originals import OriginalStep
from kbdesk.project.review.original_steps import origin_of
from kbdesk.project.review.values import OriginalChange
from kbdesk.project.sources.kept_text import kept_as
from kbdesk.project.sourcing import same_source
from kbdesk.sources.extract import extract
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.manifest import RETIRED, ManifestBroken, parse
from kbdesk.sources.picture import picture
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import Piece
    from kbdesk.project.values import Job
    from kbdesk.sources.manifest import Manifest

PICTURES = frozenset({"png", "jpg", "jpeg", "gif", "webp", "bmp", "svg", "ico", "tif", "tiff"})
"""Types that are shown as they are."""
LARGEST_PICTURE = 32 * 1024 * 1024
"""Bytes of a picture that is shown."""
LARGEST_TEXT = 1024 * 1024
"""Characters of texts that are compared."""


class OriginalChanges:
    """Reads only."""

    def __init__(self, folder: Folder, journal: Journal, index: Index, originals: Originals, texts: PieceTexts) -> None:
        self._folder = folder
        self._journal = journal
        self._index = index
        self._originals = originals
        self._texts = texts

    def of(self, piece: Piece) -> OriginalChange:
        """Return what a change did to an original. Raises NotFound, Refused where the piece is of no original."""
        step = self._step(piece)
        start = len(self._originals.name) + 1
        path, target = step.path[start:], step.target[start:]
        entry = _entry(step.entry_after) or _entry(step.entry_before)
        kind, place = origin_of(json.dumps(entry))
        before, after = self._standing(step.before, path), self._standing(step.after, target or path)
        unit, units = self._extent(after[start:] if after else "")
        return OriginalChange(
            event=step.event,
            path=path,
            target=target,
            type=type_of(target or path),
            size_before=step.size_before if step.size_before >= 0 else None,
            size_after=self._size(step, entry),
            unit=unit,
            units=units,
            origin=kind,
            origin_from=place,
            replaces=_word(entry.get("replaces")),
            derived_from=_word(entry.get("derivedFrom")),
            summaries=self._summaries(path, target),
            kept_at=before[start:] if before and step.before != step.after else "",
            trouble=self._trouble(step, before),
        )

    def pictures(self, piece: Piece, width: int, job: Job | None = None) -> tuple[bytes | None, bytes | None]:
        """Return how an original looked before and after: a picture as it is, a PDF's first page; None for neither.

        Raises NotFound, Refused, Cancelled as `job` does.
        """
        step = self._step(piece)
        return self._picture(step.before, step.path, width, job), self._picture(
            step.after, step.target or step.path, width, job
        )

    def both_texts(self, piece: Piece, job: Job | None = None) -> tuple[str, str] | None:
        """Return what an original said before and after, None where one of both is not known any more.

        Before one that replaces another is that one. Raises NotFound, Refused, Cancelled as `job` does.
        """
        step = self._step(piece)
        content, path = (step.before, step.path) if step.event == "changed" else self._replaced(piece.change, step)
        if not content:
            return None
        before, after = self._text(content, path, job), self._text(step.after, step.path, job)
        return None if before is None or after is None else (before, after)

    def _step(self, piece: Piece) -> OriginalStep:
        """Return what was done, of kbdesk's own changes as the list of originals told it then."""
        step = self._texts.step(piece)
        if step.kind == "put" or not piece.path.startswith(f"{self._originals.name}/"):
            raise Refused("This is no change of an original.", piece.path)
        noted = self._journal.originals.step(piece.change, piece.path)
        if noted is not None:
            return noted
        start, target = len(self._originals.name) + 1, (step.target or "") if step.kind == "move" else ""
        old, new = self._lists(piece.change)
        path, now = piece.path[start:], target[start:] or piece.path[start:]
        records = {record["movedTo"]: record.get("entry") for record in new.retired}
        entry = new.files.get(now) or records.get(now) or {}
        event: Any = "brought" if step.kind == "bring" else "moved"
        if step.kind == "move":
            event = "retired" if now.startswith(f"{RETIRED}/") else "restored"
        content = _word(entry.get("hash")) or (step.after or "")
        before = "" if step.kind == "bring" else content
        return OriginalStep(
            event,
            piece.path,
            target,
            before,
            content,
            entry_before=_json(old.files.get(path)),
            entry_after=_json(entry),
        )

    def _replaced(self, change: int, step: OriginalStep) -> tuple[str, str]:
        """Return the content of the original that one replaces which came with a change, and its path; "" for none."""
        replaced = _word(_entry(step.entry_after).get("replaces")) if step.event == "brought" else ""
        entry = self._lists(change)[0].files.get(replaced, {}) if replaced else {}
        return _word(entry.get("hash")), f"{self._originals.name}/{replaced}"

    def _lists(self, change: int) -> tuple[Manifest, Manifest]:
        """Return the list of originals before and after a change of kbdesk's."""
        found = self._journal.history.step(change, f"{self._originals.name}/{MANIFEST}")
        texts = (found.before, found.after) if found is not None else (None, None)
        return self._list(texts[0]), self._list(texts[1])

    def _list(self, name: str | None) -> Manifest:
        try:
            return parse(self._journal.changes.text(name) if name else None)
        except (ManifestBroken, NotFound, Unreadable):
            return parse(None)

    def _standing(self, content: str, path: str) -> str:
        """Return where in the project a file stands that holds this, the path itself before others; "" for nowhere."""
        if not content:
            return ""
        own = f"{self._originals.name}/{path}"
        holding = self._journal.originals.holding(content)
        known = self._journal.originals.known() if holding else {}
        for place in sorted(holding, key=lambda one: one != own):
            entry = self._folder.stat(place)
            if entry is not None and known[place].signature in ("", entry.signature):
                return place
        return ""

    def _extent(self, path: str) -> tuple[str, int | None]:
        facts = self._index.originals.all().get(path) if path else None
        return (facts.unit or "", facts.units) if facts is not None else ("", None)

    def _size(self, step: OriginalStep, entry: dict[str, Any]) -> int | None:
        if step.size_after >= 0:
            return step.size_after
        size = entry.get("size")
        return size if isinstance(size, int) and step.event != "gone" else None

    def _summaries(self, *paths: str) -> tuple[tuple[str, str], ...]:
        """Return the summaries that rest on an original, by id and title."""
        named = {same_source(path) for path in paths if path}
        pages = sorted({page for page, file in self._index.pages.summaries() if same_source(file) in named})
        found = ((page, self._index.pages.by_id(page)) for page in pages)
        return tuple((page, one.title if one is not None else page) for page, one in found)

    def _trouble(self, step: OriginalStep, before: str) -> str:
        """Return why a change cannot be taken back, "" where it can as far as that is known."""
        if step.event == "gone" and not before:
            return "It cannot be brought back: no copy of what it held is kept."
        if step.event == "changed" and f"/{RETIRED}/" not in before:
            return "What it held before cannot be brought back: no retired copy of it is kept."
        return ""

    def _picture(self, content: str, path: str, width: int, job: Job | None) -> bytes | None:
        place = self._standing(content, path[len(self._originals.name) + 1 :])
        type_ = type_of(place)
        try:
            if type_ in PICTURES:
                return self._folder.read(place, LARGEST_PICTURE)
            if type_ == "pdf":
                return picture(self._folder.inside(place), 1, (), width, name=path, job=job).png
        except KbdeskError:  # it is damaged, too large, behind a password: then there is nothing to see
            return None
        return None

    def _text(self, content: str, path: str, job: Job | None) -> str | None:
        """Return the text of a content: what was read of it for the search, or of a file that holds it still."""
        kept = self._kept_text(content, path)
        if kept is not None:
            return kept[:LARGEST_TEXT]
        place = self._standing(content, path[len(self._originals.name) + 1 :])
        if not place:
            return None
        try:
            return extract(self._folder.inside(place), name=path, job=job).text[:LARGEST_TEXT]
        except KbdeskError:
            return None

    def _kept_text(self, content: str, path: str) -> str | None:
        found = self._index.texts.get(kept_as(content, path)) if content else None
        return found.text if found is not None and found.state == "read" else None


def _entry(told: str) -> dict[str, Any]:
    found = json.loads(told) if told else {}
    return found if isinstance(found, dict) else {}


def _json(entry: object) -> str:
    return json.dumps(entry, ensure_ascii=False) if isinstance(entry, dict) and entry else ""


def _word(value: object) -> str:
    return value if isinstance(value, str) else ""
