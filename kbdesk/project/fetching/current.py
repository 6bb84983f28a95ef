"""What a door may ask about originals from the web: the part of Project that takes them in and keeps them current."""

from __future__ import annotations

from abc import ABC, abstractmethod
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.project.clock import stamp
from kbdesk.project.fetching.comparing import compare_versions
from kbdesk.project.fetching.fetcher import Fetcher
from kbdesk.project.fetching.values import LONGEST, SCHEDULE, FetchRound, Schedule
from kbdesk.project.fetching.web_sources import WebSources
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.clock import Clock
    from kbdesk.project.fetching.downloading import Downloading
    from kbdesk.project.fetching.fetcher import Committing
    from kbdesk.project.fetching.values import KeptSource, Renewed, TakenFromWeb, VersionsCompared
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job, SourceRow


class Fetching:
    """All that fetches, and what is known of it."""

    def __init__(self, downloading: Downloading, originals: Originals, committing: Committing, clock: Clock) -> None:
        self.originals = originals
        self.web = WebSources(originals, committing.journal, clock)
        self.fetcher = Fetcher(downloading, self.web, originals, committing, clock)
        self._journal = committing.journal
        self._clock = clock

    def schedule(self, path: str, schedule: Schedule) -> Changes:
        """Say when an original is fetched. Raises NotFound, Refused."""
        one = self.web.find(path)
        due_at = self._first(schedule)
        self._journal.fetches.schedule(one.path, one.address, schedule.every, due_at)
        return Changes(self._journal.version(), sources=frozenset({one.path}))

    def _first(self, schedule: Schedule) -> str:
        if not 0 <= schedule.every <= LONGEST:
            raise Refused(
                "This is no time between two fetches.", str(schedule.every), f"Give 1 to {LONGEST:,} minutes."
            )
        if not schedule.at:
            return stamp(self._clock.now() + timedelta(minutes=schedule.every)) if schedule.every else ""
        try:
            return stamp(datetime.fromisoformat(schedule.at).astimezone(self._clock.now().tzinfo))
        except (ValueError, OverflowError) as error:
            raise Refused("This is no time.", schedule.at, "Give a day and an hour.") from error

    def next_due(self) -> str:
        """Return when the next one is due, "" for never."""
        return self._journal.fetches.next_due()


class KeepingCurrent(ABC):
    """Each method that fetches does so because the person asked for it, now or by a schedule of theirs."""

    _fetching: Fetching

    @abstractmethod
    def _refuse_unless_writable(self) -> None: ...

    def take_in_url(
        self,
        url: str,
        destination: str,
        actor: Actor,
        replaces: str | None = None,
        job: Job | None = None,
        *,
        allow_private: bool = False,
    ) -> TakenFromWeb:
        """Download into the sources, of a web page also its main content; a name that is taken gets a number.

        `destination` is a folder ("" the sources folder itself) or a path. Raises Refused, DownloadFailed, Cancelled.
        """
        self._refuse_unless_writable()
        return self._fetching.fetcher.take_in(url, destination, actor, replaces, job, allow_private=allow_private)

    def kept_sources(self) -> tuple[KeptSource, ...]:
        """Return the originals that came from the web, by path, with how each is kept current."""
        return self._fetching.web.kept()

    def kept_source(self, path: str) -> KeptSource | None:
        """Return one of them, None for an original that came from elsewhere."""
        return next((one for one in self.kept_sources() if one.path == path), None)

    def kept_as(self, row: SourceRow) -> KeptSource | None:
        """Return how an original that was listed is kept current, None for one that came from elsewhere. Quick."""
        return self._fetching.web.kept_as(row)

    def fetch_source(self, path: str, actor: Actor, job: Job | None = None, *, allow_private: bool = False) -> Renewed:
        """Fetch an original anew, all of its bytes; where they are others, a new version replaces it.

        Raises NotFound, Refused, DownloadFailed (which is noted), Cancelled. The version that is there stays then.
        """
        self._refuse_unless_writable()
        return self._fetching.fetcher.fetch(path, actor, job, allow_private=allow_private)

    def schedule_fetches(self, path: str, schedule: Schedule) -> Changes:
        """Say when an original is fetched by itself, NEVER for never. Raises NotFound, Refused."""
        self._refuse_unless_writable()
        return self._fetching.schedule(path, schedule)

    def fetch_due(self, job: Job | None = None, *, allow_private: bool = False) -> FetchRound:
        """Fetch what schedules say is to be fetched by now; cheap where that is nothing.

        A failure is noted and keeps the others from nothing. Raises Cancelled, StorageFailed.
        """
        self._refuse_unless_writable()
        tried = self._fetching.fetcher.fetch_due(SCHEDULE, job, allow_private=allow_private)
        return FetchRound(tuple(tried), self._fetching.next_due())

    def next_fetch(self) -> str:
        """Return when the next original is fetched by itself (ISO 8601 UTC), "" for never. Cheap."""
        return self._fetching.next_due()

    def compare_versions(self, path: str, job: Job | None = None) -> VersionsCompared:
        """Return what changed in the text of an original from the version it replaced. Raises NotFound, Cancelled."""
        return compare_versions(self._fetching.originals, path, job)
