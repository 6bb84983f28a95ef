"""Which originals come from the web, and what the journal knows of fetching each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.journal.fetches import FetchRecord
from kbdesk.project.fetching.values import KeptSource
from kbdesk.sources import listing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.journal.journal import Journal
    from kbdesk.project.clock import Clock
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import SourceRow
    from kbdesk.sources.source import Source

HERE = ("present", "missing")
"""How an original stands that can be fetched anew; one that is missing comes back by it."""


@dataclass(frozen=True)
class WebSource:
    """An original that came from an address, with what is known of fetching it."""

    source: Source
    record: FetchRecord

    @property
    def path(self) -> str:
        """Its path in the sources folder."""
        return self.source.path

    @property
    def address(self) -> str:
        """Where it is fetched from. It may have come by hand, and be what an address gave later on."""
        return self.record.url or self.source.origin.place


class WebSources:
    """Reads only, but for a record that follows its original to where this stands now."""

    def __init__(self, originals: Originals, journal: Journal, clock: Clock) -> None:
        self._originals = originals
        self._journal = journal
        self._clock = clock
        self._looked_at = -1
        self._absent: set[str] = set()

    def all(self) -> list[WebSource]:
        """Return all that are there or missing, by path. Raises StorageFailed."""
        if not self._originals.exist:
            return []
        sources = listing.sources(self._originals.snapshot(), trusting=True)
        known = self._journal.fetches.all()
        paths = {record.path for record in known}
        web = [one for one in sources if one.status in HERE and (_is_from_web(one) or one.path in paths)]
        records = _matched(web, known)
        return [WebSource(one, records[one.path]) for one in web]

    def kept(self) -> tuple[KeptSource, ...]:
        """Return all that are there or missing, as the doors see them."""
        now = self._clock.stamp()
        return tuple(
            _kept(one.record, (one.path, one.address, one.source.replaces), one.source.status, now)
            for one in self.all()
        )

    def kept_as(self, row: SourceRow) -> KeptSource | None:
        """Return how an original is kept current that was listed; quick, also among very many."""
        if row.status not in HERE or row.derived_from is not None:
            return None
        record = self._journal.fetches.get(row.path)
        address = row.origin_from if row.origin == "url" else ""
        if record is None and address and self._journal.fetches.knows(address):  # it may have stood elsewhere
            return next((one for one in self.kept() if one.path == row.path), None)
        record = record or (FetchRecord(row.path, address) if address else None)
        if record is None:
            return None
        return _kept(record, (row.path, record.url, row.replaces), row.status, self._clock.stamp())

    def find(self, path: str) -> WebSource:
        """Return one. Raises NotFound, Refused for one that came from no address, or is retired."""
        source = self._originals.find(path)
        if source.status not in HERE:
            raise Refused("This original is retired, so it is not fetched anew.", source.path, "Restore it first.")
        found = next((one for one in self.all() if one.path == source.path), None)
        if found is None:
            step = "Fetch the page that it was made from." if source.derived_from else None
            raise Refused("This original did not come from a web address.", source.path, step)
        return self._settled(found)

    def due(self) -> list[WebSource]:
        """Return those whose time has come, the longest due first.

        What is retired or missing is held back until it is there again: only the person brings it back.
        """
        due = self._journal.fetches.due(self._clock.stamp())
        back = self._perhaps_back([one for one in due if one.path in self._absent])
        wanted = [*(one for one in due if one.path not in self._absent), *back]
        if not wanted:
            return []
        found = {one.record.path: one for one in self.all() if one.source.status == "present"}
        for record in wanted:
            if record.path in found:
                self._absent.discard(record.path)
            elif not record.every:
                self._absent.add(record.path)  # its time stands: it says that it is still to be fetched
            elif record.due_at:
                self._journal.fetches.schedule(record.path, record.url, record.every, "")
        return [self._settled(found[record.path]) for record in wanted if record.path in found]

    def _perhaps_back(self, once: list[FetchRecord]) -> list[FetchRecord]:
        """Return those that were held back and may be there again. Cheap where nothing happened.

        `once` are those that are to be fetched a single time, and were looked for in vain.
        """
        held_back = [*self._journal.fetches.held_back(self._clock.stamp()), *once]
        version, before = self._journal.version(), self._looked_at
        self._looked_at = version
        if version != before:
            return held_back
        return [one for one in held_back if self._originals.can_read(f"{self._originals.name}/{one.path}")]

    def _settled(self, one: WebSource) -> WebSource:
        """Have the record stand under the path of its original."""
        if one.record.path != one.path:
            self._journal.fetches.move(one.record.path, one.path)
        return one


def _is_from_web(source: Source) -> bool:
    return source.origin.kind == "url" and bool(source.origin.place) and source.derived_from is None


def _matched(sources: Iterable[Source], records: Iterable[FetchRecord]) -> dict[str, FetchRecord]:
    """Return for each original its record; one whose path is gone goes to the newest original of its address.

    So it does when a new version was taken back, or an original was moved.
    """
    web = list(sources)
    by_path = {record.path: record for record in records}
    here = {one.path for one in web}
    adrift = {record.url: record for record in by_path.values() if record.path not in here}
    found: dict[str, FetchRecord] = {}
    for one in sorted(web, key=lambda source: source.added_at, reverse=True):
        record = by_path.get(one.path) or adrift.pop(one.origin.place, None)
        found[one.path] = record or FetchRecord(one.path, one.origin.place)
    return found


def _kept(record: FetchRecord, facts: tuple[str, str, str | None], status: str, now: str) -> KeptSource:
    """Return a record with an original's path, its address, and the path of what it replaced."""
    path, url, older = facts
    is_held_back = bool(record.every) and not record.due_at
    return KeptSource(
        path,
        url,
        record.every,
        now if is_held_back and status == "present" else record.due_at,
        record.fetched_at,
        record.tried_at,
        record.changed_at,
        record.reason,
        record.what,
        record.next_step,
        record.failures,
        is_fetching=record.claimed_until > now,
        is_missing=status == "missing",
        older=older or "",
    )
