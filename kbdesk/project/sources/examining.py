"""Finds out in the background what originals hold: the hash of their bytes, their pages, their text for the search.

It goes in small portions, each kept as soon as it is known, so that whoever stops it loses nothing and the next one
goes on from there.
"""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, NotFound, Refused, StorageFailed, Unfinished, Unreadable, Unsupported
from kbdesk.project.sources.kept_text import hash_in, kept_as
from kbdesk.project.sources.values import SourceHit, SourceHits
from kbdesk.project.translate import NO_TEXT
from kbdesk.sources.extract import read_each
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from kbdesk.files import Entry
    from kbdesk.index.original_texts import OriginalTexts
    from kbdesk.index.original_writing import TextWriter
    from kbdesk.index.originals import OriginalFacts
    from kbdesk.index.reading_turns import ReadingTurns
    from kbdesk.project.originals import Originals
    from kbdesk.project.translate import ReadText
    from kbdesk.project.values import Job
    from kbdesk.sources.extract import Text

PORTION = 256
"""Files that are looked at together, as starting what reads them takes as long as reading many."""
FIRST_PORTION = 32
"""Files that are looked at first, each time twice as many: whoever stops early keeps what was done."""
PORTION_SIZE = 64 * 1024 * 1024
"""Bytes of files that are looked at together."""
MORE = part("It is longer than what is read of such a file: its beginning is searched.")
LOOK = 0.1
"""Seconds after which it is looked whether others have read what they are at."""


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
        texts, names = self._texts.known(), self._texts.names()
        waiting = [entry for entry in files if not text_of(entry.path, facts.get(entry.path), texts)[0]]
        turns = self._texts.turns()  # nothing is read that cannot be kept
        step = job or (lambda _done, _total: None)
        done, left = len(files) - len(waiting), waiting
        while left:
            others: list[Entry] = []
            for portion in _portions(left):
                with self._own(turns, portion) as mine:
                    stepping = partial(_within, turns, step, done, len(files))
                    self._look_at(mine, turns.reader, stepping)
                done += len(mine)
                read = {entry.path for entry in mine}
                others += [entry for entry in portion if entry.path not in read]
            left = self._unread(others)
            done += len(others) - len(left)
            step(done, len(files))
            if left:
                time.sleep(LOOK)
        self._tidy(names)
        step(done, len(files))
        return len(waiting)

    @contextmanager
    def _own(self, turns: ReadingTurns, portion: Sequence[Entry]) -> Iterator[list[Entry]]:
        """Yield those of a portion that no other process reads just now, or has read."""
        names = {f"{entry.path} {entry.signature}": entry for entry in portion}
        taken = turns.take(tuple(names))
        try:
            yield self._unread([entry for name, entry in names.items() if name in taken])
        finally:
            with suppress(StorageFailed, Unreadable):  # they end by themselves
                turns.leave(taken)

    def _unread(self, entries: list[Entry]) -> list[Entry]:
        """Return those of which nobody found out everything yet."""
        facts, texts = self._originals.bytes.of(entries), self._texts.known()
        return [entry for entry in entries if not text_of(entry.path, facts.get(entry.path), texts)[0]]

    def _tidy(self, texts: Collection[str]) -> None:
        """Forget what is known of bytes that stand nowhere any more; a full disk keeps nobody from going on.

        `texts` were known before it was looked what stands: what another process has read since is not among them.
        """
        files, facts = self._originals.known_facts()
        with suppress(StorageFailed):
            self._originals.bytes.forget_except(files)
            kept = {one.hash for one in facts.values()} | self._originals.retired_hashes()
            kept.update(self._kept)
            self._texts.forget([name for name in texts if hash_in(name) not in kept])

    def _look_at(self, files: Sequence[Entry], reader: str, step: Callable[[float], None]) -> None:
        hashes = self._originals.bytes.hashed(files, lambda done, _total: step(done / 3))
        here = [entry for entry in files if entry.path in hashes]
        third = len(files) / 3
        facts = self._originals.bytes.counted(here, lambda done, _total: step(third + done / 3))
        known = self._texts.known()
        named = {kept_as(name, path): path for path, name in hashes.items()}
        waiting = {name: path for name, path in named.items() if name not in known}
        units = {name: facts[path].unit or "" for name, path in waiting.items() if path in facts}
        writer = self._texts.writer(reader)
        try:
            self._read(waiting, units, writer, lambda done, _total: step(2 * third + done / 3))
        finally:  # also what was read before somebody stopped it
            writer.keep()

    def _read(self, paths: Mapping[str, str], units: Mapping[str, str], writer: TextWriter, job: Job) -> None:
        """Read the texts of files, given by the hashes of what they hold; `units` are what these are counted in."""
        waiting = iter(paths)
        name = next(waiting, "")
        for told in read_each([self._originals.inside(path) for path in paths.values()], job=job):
            if isinstance(told, str):
                writer.add(name, told)
            else:
                _end(writer, name, told, units.get(name, ""))
                name = next(waiting, "")

    def search(self, query: str, limit: int, job: Job | None, among: Collection[str] | None = None) -> SourceHits:
        """Return the present originals in whose text all words stand, of these paths where they are given.

        Raises Refused for too much at once.
        """
        files, facts = self._originals.known_facts()
        known = self._texts.known()
        paths: dict[str, list[str]] = {}
        for path, one in facts.items():
            name = kept_as(one.hash, path)
            if name in known and (among is None or path in among):
                paths.setdefault(name, []).append(path)
        read = sum(len(those) for those in paths.values())
        silent = sum(len(those) for name, those in paths.items() if known[name][0] != "read")
        found = self._texts.search(query, paths.keys(), limit, job)
        hits = [
            SourceHit(path, one.snippet, one.matches, one.unit, one.number, one.sheet)
            for one in found
            for path in sorted(paths[one.hash])
        ]
        cut = sum(len(those) for name, those in paths.items() if known[name][0] == "read" and known[name][1])
        total = len(files) if among is None else sum(1 for entry in files if entry.path in among)
        return SourceHits(tuple(hits[:limit]), read, total, silent, cut)


def text_of(path: str, facts: OriginalFacts | None, texts: Mapping[str, ReadText]) -> ReadText:
    """Return what became of the text of the original at a path.

    The state is "" where something of it is still to be found out.
    """
    if facts is None or facts.unit is None:
        return NO_TEXT
    if not facts.hash:
        return ("unreadable", facts.trouble) if facts.trouble else NO_TEXT
    return texts.get(kept_as(facts.hash, path), NO_TEXT)


def _end(writer: TextWriter, name: str, told: Text | KbdeskError, unit: str) -> None:
    """Keep how the reading of a file ended; nothing of one that went meanwhile.

    What was read of one that takes too long, or too much memory, is kept with that, until it is tried again.
    """
    if not isinstance(told, KbdeskError):
        writer.end(name, told.unit, "read", MORE if told.truncated else "")
    elif isinstance(told, NotFound):
        writer.drop()
    elif isinstance(told, Refused) and not isinstance(told, Unsupported) and writer.has_begun:
        writer.end(name, unit, "read", told.what, is_passing=isinstance(told, Unfinished))
    elif isinstance(told, Unsupported):
        writer.end(name, "", "unsupported", told.what)
    else:
        writer.end(name, "", "unreadable", told.what, is_passing=isinstance(told, Unfinished))


def _within(turns: ReadingTurns, step: Job, before: int, total: int, done: float) -> None:
    turns.renew()
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
