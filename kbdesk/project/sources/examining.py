"""Finds out in the background what originals hold: the hash of their bytes, their pages, their text for the search.

It goes in small portions, each kept as soon as it is known, so that whoever stops it loses nothing and the next one
goes on from there.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, StorageFailed, Unsupported
from kbdesk.index.original_texts import OriginalText
from kbdesk.project.sources.values import SourceHit, SourceHits
from kbdesk.project.translate import NO_TEXT
from kbdesk.sources.extract import extract_each

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from kbdesk.files import Entry
    from kbdesk.index.original_texts import OriginalTexts, TextState
    from kbdesk.index.originals import OriginalFacts
    from kbdesk.project.originals import Originals
    from kbdesk.project.translate import ReadText
    from kbdesk.project.values import Job
    from kbdesk.sources.extract import Text

PORTION = 256
"""Files that are looked at together, as starting what reads them takes as long as reading many."""
FIRST_PORTION = 32
"""Files that are looked at first, each time twice as many: whoever stops early keeps what was done."""
KEPT_AT_ONCE = 4_000_000
"""Characters of text after which what was read is kept."""
PORTION_SIZE = 64 * 1024 * 1024
"""Bytes of files that are looked at together."""


class Examining:
    """Reads originals; keeps what it finds in the index and in the store of texts.

    `kept` are hashes of what stands nowhere any more and whose text stays all the same, to be compared.
    """

    def __init__(self, originals: Originals, texts: OriginalTexts, kept: Collection[str] = ()) -> None:
        self._originals = originals
        self._texts = texts
        self._kept = kept

    def examine(self, job: Job | None) -> int:
        """Look at all that was not looked at yet; return how many files that were.

        Raises StorageFailed where nothing can be kept, Cancelled as `job` does.
        """
        files, facts = self._originals.known_facts()
        texts = self._texts.known()
        waiting = [entry for entry in files if not text_of(facts.get(entry.path), texts)[0]]
        self._tidy(files, facts)
        self._texts.put(())  # nothing is read that cannot be kept
        step = job or (lambda _done, _total: None)
        done = len(files) - len(waiting)
        for portion in _portions(waiting):
            self._look_at(portion, partial(_within, step, done, len(files)))
            done += len(portion)
        step(done, len(files))
        return len(waiting)

    def _tidy(self, files: Sequence[Entry], facts: dict[str, OriginalFacts]) -> None:
        """Forget what is known of bytes that stand nowhere any more; a full disk keeps nobody from going on."""
        with suppress(StorageFailed):
            self._originals.forget_except(files)
            kept = {one.hash for one in facts.values()} | self._originals.retired_hashes()
            self._texts.forget_except(kept.union(self._kept))

    def _look_at(self, files: Sequence[Entry], step: Callable[[float], None]) -> None:
        hashes = self._originals.hashed(files, lambda done, _total: step(done / 3))
        here = [entry for entry in files if entry.path in hashes]
        counted = len(files) / 3
        self._originals.count(here, lambda done, _total: step(counted + done / 3))
        known = self._texts.known()
        waiting = {name: path for path, name in hashes.items() if name not in known}
        self._read(waiting, lambda done, _total: step(2 * counted + done / 3))

    def _read(self, paths: dict[str, str], job: Job) -> None:
        """Read and keep the texts of files, given by the hashes of what they hold."""
        files = [self._originals.inside(path) for path in paths.values()]
        found: list[OriginalText] = []
        try:
            for name, told in zip(paths, extract_each(files, job=job), strict=True):
                found += _text_told(name, told)
                if sum(len(one.text) for one in found) > KEPT_AT_ONCE:
                    self._texts.put(found)
                    found = []
        finally:  # also what was read before somebody stopped it
            self._texts.put(found)

    def search(self, query: str, limit: int, job: Job | None, among: Collection[str] | None = None) -> SourceHits:
        """Return the present originals in whose text all words stand, of these paths where they are given.

        Raises Refused for too much at once.
        """
        files, facts = self._originals.known_facts()
        known = self._texts.known()
        paths: dict[str, list[str]] = {}
        for path, one in facts.items():
            if one.hash in known and (among is None or path in among):
                paths.setdefault(one.hash, []).append(path)
        read = sum(len(those) for those in paths.values())
        silent = sum(len(those) for name, those in paths.items() if known[name][0] != "read")
        found = self._texts.search(query, paths.keys(), limit, job)
        hits = [
            SourceHit(path, one.snippet, one.matches, one.unit, one.number, one.sheet)
            for one in found
            for path in sorted(paths[one.hash])
        ]
        total = len(files) if among is None else sum(1 for entry in files if entry.path in among)
        return SourceHits(tuple(hits[:limit]), read, total, silent)


def text_of(facts: OriginalFacts | None, texts: Mapping[str, ReadText]) -> ReadText:
    """Return what became of an original's text; the state is "" where something of it is still to be found out."""
    if facts is None or facts.unit is None:
        return NO_TEXT
    if not facts.hash:
        return ("unreadable", facts.trouble) if facts.trouble else NO_TEXT
    return texts.get(facts.hash, NO_TEXT)


def _text_told(name: str, told: Text | KbdeskError) -> Iterator[OriginalText]:
    """Yield what is kept of a file's text, by the hash of its bytes; nothing of one that went meanwhile."""
    if not isinstance(told, KbdeskError):
        yield OriginalText(name, told.text, told.unit)
    elif not isinstance(told, NotFound):
        state: TextState = "unsupported" if isinstance(told, Unsupported) else "unreadable"
        yield OriginalText(name, state=state, trouble=told.what)


def _within(step: Job, before: int, total: int, done: float) -> None:
    step(before + int(done), total)


def _portions(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    waiting = iter(entries)
    most = FIRST_PORTION
    left = list(islice(waiting, most))
    while left:
        portion: list[Entry] = []
        size = 0
        while left and (not portion or size + left[0].size <= PORTION_SIZE):
            size += left[0].size
            portion.append(left.pop(0))
        yield portion
        most = min(2 * most, PORTION)
        left += islice(waiting, most - len(left))
