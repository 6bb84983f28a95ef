"""What is known of the originals' bytes: hashed and counted once, found again by place, by file and by content."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeGuard

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.files.folder import file_of
from kbdesk.index.originals import OriginalFacts
from kbdesk.sources import facts
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from kbdesk.files import Entry, Folder
    from kbdesk.index.originals import OriginalMirror
    from kbdesk.project.values import Job

log = logging.getLogger(__name__)


class KnownBytes:
    """What the index remembers of the files of a sources folder, and how it gets to know more.

    All processes share it: what one has found out the others find. Why a file could not be looked at, as on a busy
    machine or without permission, is no fact about its bytes: it holds until the knowledge base is opened again.
    """

    def __init__(self, folder: Folder, name: str, mirror: OriginalMirror) -> None:
        self._folder = folder
        self._name = name
        self._mirror = mirror
        self._passing: dict[str, OriginalFacts] = {}

    @property
    def are_any(self) -> bool:
        """Whether anything is known of any original."""
        return bool(self._mirror.all())

    def of(self, entries: Iterable[Entry]) -> dict[str, OriginalFacts]:
        """Return what is known of files as they stand, by their paths."""
        known = self._mirror.all()
        found = {}
        for entry in entries:
            one, passing = known.get(entry.path), self._passing.get(entry.path)
            if _is_current(passing, entry) and not (_is_current(one, entry) and one.unit is not None):
                one = passing
            if _is_current(one, entry):
                found[entry.path] = one
        return found

    def hash_by(self, signatures: Mapping[str, str]) -> Callable[[str], str]:
        """Return what tells the hash of a file whose signature is among these: it is read where nobody knows it."""
        known: dict[str, OriginalFacts] | None = None
        fresh: dict[str, str] = {}

        def hash_of(path: str) -> str:
            nonlocal known
            if path in fresh:
                return fresh[path]
            known = self._mirror.all() if known is None else known
            signature = signatures.get(path, "")
            one = known.get(path)
            if one is None or one.signature != signature:
                one = OriginalFacts(signature, "")
            if not one.hash:
                one = replace(one, hash=self._folder.sha256(f"{self._name}/{path}"))
                fresh[path] = one.hash
                if signature:
                    self._remember([(path, one)])
            return one.hash

        return hash_of

    def forget_except(self, entries: Iterable[Entry]) -> None:
        """Drop what is known of files that are there no more. Raises StorageFailed."""
        self._mirror.forget_except(entries)

    def hashed(self, entries: Sequence[Entry], job: Job) -> dict[str, str]:
        """Return the hashes of files by their paths, and keep them; of one that cannot be read, why it cannot.

        A file that only got another name is known by its size, time and number on the disk.
        """
        here = self.of(entries)
        moved = {file_of(one.signature): (path, one.hash) for path, one in self._mirror.all().items() if one.hash}
        fresh: list[tuple[str, OriginalFacts]] = []
        try:
            for number, entry in enumerate(entries):
                job(number, len(entries))
                one = here.get(entry.path, OriginalFacts(entry.signature, ""))
                if not one.hash:
                    before, name = moved.get(file_of(entry.signature), ("", ""))
                    if before and self._folder.stat(f"{self._name}/{before}") is None:
                        one = replace(one, hash=name)
                    else:
                        one = self._hashed(entry, one, partial(_told, job, number, len(entries)))
                    if not one.hash:
                        self._passing[entry.path] = one
                    fresh.append((entry.path, one))
                here[entry.path] = one
        finally:  # also what was read before somebody stopped it
            self._remember(fresh)
        return {path: one.hash for path, one in here.items() if one.hash}

    def _hashed(self, entry: Entry, known: OriginalFacts, read: Callable[[int], None]) -> OriginalFacts:
        try:
            return replace(known, hash=self._folder.sha256(f"{self._name}/{entry.path}", read))
        except KbdeskError as error:
            return OriginalFacts(entry.signature, "", "", None, error.what)

    def counted(self, entries: Sequence[Entry], job: Job | None) -> dict[str, OriginalFacts]:
        """Return what is known of files; pages, slides and sheets are counted where nobody did, and the counts kept.

        What is known of the same bytes under a name of the same type holds for these too.
        """
        here = self.of(entries)
        waiting = [entry for entry in entries if entry.path not in here or here[entry.path].unit is None]
        if not waiting:
            return here
        alike = {
            (one.hash, type_of(path)): one
            for path, one in self._mirror.all().items()
            if one.hash and one.unit is not None
        }
        fresh: list[tuple[str, OriginalFacts]] = []
        unlike: list[Entry] = []
        for entry in waiting:
            old = here.get(entry.path)
            like = alike.get((old.hash, type_of(entry.path))) if old is not None else None
            if old is None or like is None:
                unlike.append(entry)
            else:
                fresh.append((entry.path, replace(old, unit=like.unit, units=like.units, trouble=like.trouble)))
        fresh += self._count(unlike, here, job)
        self._remember(fresh)
        return {**here, **dict(fresh)}

    def _count(
        self, entries: Sequence[Entry], here: Mapping[str, OriginalFacts], job: Job | None
    ) -> list[tuple[str, OriginalFacts]]:
        paths = {self._folder.inside(f"{self._name}/{entry.path}"): entry for entry in entries}
        counted = facts.count_units(list(paths), job=job)
        found = []
        for path, entry in paths.items():
            one = counted.get(path)
            old = here.get(entry.path, OriginalFacts(entry.signature, ""))
            unit, units, trouble = (one.unit, one.units, one.trouble) if one else ("", None, "")
            told = replace(old, unit=unit, units=units, trouble=trouble)
            if one is not None and one.is_passing:
                self._passing[entry.path] = told
            found.append((entry.path, told))
        return found

    def _remember(self, found: list[tuple[str, OriginalFacts]]) -> None:
        """Keep what was found out, for the next time; a full disk does not keep anybody from reading."""
        try:
            self._mirror.put([(path, one) for path, one in found if self._passing.get(path) is not one])
        except StorageFailed as error:
            log.warning("What was found out about originals is not kept: %s", error)


def _told(job: Job, done: int, total: int, _size: int) -> None:
    """Let somebody stop the reading of a large file."""
    job(done, total)


def _is_current(known: OriginalFacts | None, entry: Entry) -> TypeGuard[OriginalFacts]:
    return known is not None and known.signature == entry.signature
