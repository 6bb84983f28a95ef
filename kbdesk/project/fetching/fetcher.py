"""Fetching: takes originals in from addresses, and fetches them anew. One process at a time fetches one of them."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled, DownloadFailed, KbdeskError, NotFound, Refused
from kbdesk.journal.fetches import Fetched, FetchFailure
from kbdesk.project.clock import stamp
from kbdesk.project.fetching.values import SCHEDULE, FetchTried, Renewed, TakenFromWeb
from kbdesk.project.values import Changes
from kbdesk.sources import names, renewing

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.journal.endings import Ending
    from kbdesk.journal.fetches import FetchRecord
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.clock import Clock
    from kbdesk.project.fetching.downloading import Downloading
    from kbdesk.project.fetching.web_sources import WebSource, WebSources
    from kbdesk.project.originals import Originals
    from kbdesk.project.sourcing import Sourcing
    from kbdesk.project.values import Job
    from kbdesk.sources.download import Download, Validators
    from kbdesk.sources.edits import Added
    from kbdesk.sources.source import Arrival

    Commit = Callable[[Callable[[], Plan], Actor, Callable[[], Ending] | None], Changes]

log = logging.getLogger(__name__)

HELD = timedelta(seconds=45)
"""Time without a sign of life after which others may fetch what one began to fetch: its process may have been ended."""


class Committing:
    """Commits what came, with what the journal notes of it."""

    def __init__(self, journal: Journal, sourcing: Sourcing, commit: Commit) -> None:
        self.journal = journal
        self._sourcing = sourcing
        self._commit = commit

    def commit(self, plan: Callable[[], Plan], actor: Actor, ending: Callable[[], Ending]) -> Changes:
        """Commit a plan; a list of originals that is damaged or gone is made anew before, which is told."""
        told = self._sourcing.mend(actor)
        changes = self._commit(plan, actor, ending)
        return replace(changes, warnings=(*told, *changes.warnings))


class Fetcher:
    """Downloads outside of the project's lock, and commits what came."""

    def __init__(
        self, downloading: Downloading, web: WebSources, originals: Originals, committing: Committing, clock: Clock
    ) -> None:
        self._downloading = downloading
        self._web = web
        self._originals = originals
        self._committing = committing
        self._book = committing.journal.fetches
        self._clock = clock

    def take_in(
        self, url: str, destination: str, actor: Actor, replaces: str | None, job: Job | None, *, allow_private: bool
    ) -> TakenFromWeb:
        """Download into a folder, or to a path; a name that is taken gets a number."""
        with self._downloading.changed(url, None, job, allow_private=allow_private) as found:
            if found is None:  # nothing was asked that could be answered so
                raise NotFound("The server gives no file.", url, "Check the address.")
            clash = ""
            added: Added | None = None

            def plan() -> Plan:
                nonlocal clash, added
                file, *text = _arrivals(found, url, replaces)
                taken = self._originals.snapshot()
                wanted = names.wanted(taken, destination, found.name)
                path = renewing.free_path(taken, wanted)
                clash = wanted if path != wanted else ""
                added = self._originals.add([replace(file, destination=path), *text])
                return added.plan

            def ending() -> Ending:
                assert added is not None
                return _fetched(added.placed[0].path, added.placed[0].path, url, self._clock.stamp(), found)

            changes = self._committing.commit(plan, actor, ending)
        assert added is not None
        placed = added.placed
        return TakenFromWeb(
            placed[0].path,
            found.url,
            found.media_type,
            found.size,
            replace(changes, sources=changes.sources | {one.path for one in placed if one.path}),
            text=placed[1].path if len(placed) > 1 else "",
            no_text=found.page_trouble,
            is_duplicate=placed[0].is_duplicate,
            clash="" if placed[0].is_duplicate else clash,
        )

    def fetch(
        self, path: str, actor: Actor, job: Job | None, *, sparing: bool = False, allow_private: bool = False
    ) -> Renewed:
        """Fetch an original anew; with `sparing` its server may say that nothing changed.

        Raises NotFound, Refused for one that came from no address or is being fetched already; DownloadFailed and what
        a commit raises, which are noted; Cancelled.
        """
        one = self._web.find(path)
        if not self._claim(one):
            raise Refused("This original is being fetched already.", one.path, "Wait until that has ended.")
        return self._fetch(one, actor, job, sparing=sparing, allow_private=allow_private)

    def fetch_due(self, actor: Actor, job: Job | None, *, allow_private: bool = False) -> list[FetchTried]:
        """Fetch one after the other those whose time has come, but what others fetch. Raises Cancelled."""
        tried = []
        for one in self._web.due():
            try:
                if not self._claim(one):
                    continue
                renewed = self._fetch(one, actor, job, sparing=True, allow_private=allow_private)
            except KbdeskError as error:
                is_first = not one.record.failures
                tried.append(FetchTried(one.path, one.address, error=error, is_first=is_first))
            else:
                tried.append(FetchTried(one.path, one.address, renewed))
        return tried

    def _claim(self, one: WebSource) -> bool:
        now = self._clock.now()
        return self._book.claim(one.path, one.address, stamp(now), stamp(now + HELD))

    def _holding(self, path: str, job: Job | None) -> Job:
        """Return a job that keeps what was claimed as long as it goes on; who is ended keeps nobody waiting long."""
        renewed = self._clock.now()

        def step(done: int, total: int) -> None:
            nonlocal renewed
            now = self._clock.now()
            if abs(now - renewed) > HELD / 4:
                renewed = now
                self._book.hold(path, stamp(now + HELD))
            if job is not None:
                job(done, total)

        return step

    def _fetch(self, one: WebSource, actor: Actor, job: Job | None, *, sparing: bool, allow_private: bool) -> Renewed:
        """Fetch what was claimed. Whatever keeps it from being kept is noted: it is not asked for at once again."""
        is_told = False
        try:
            renewed = self._claimed(one, actor, job, sparing=sparing, allow_private=allow_private)
            is_told = True
        except Cancelled:
            raise
        except KbdeskError as error:
            self._note_failure(one, error)
            is_told = True
            raise
        except Exception as error:  # a bug that one server brings out is logged, and keeps the others from nothing
            log.exception("A bug while %s was fetched.", one.path)
            failure = _broken(one.address, error)
            self._note_failure(one, failure)
            is_told = True
            raise failure from error
        finally:
            if not is_told:
                self._book.release(one.path)
        return renewed

    def _note_failure(self, one: WebSource, error: KbdeskError) -> None:
        reason = error.reason if isinstance(error, DownloadFailed) else "fetch_not_kept"
        wait = error.wait if isinstance(error, DownloadFailed) else 0
        failure = FetchFailure(reason, error.what, error.next_step or "", wait)
        self._book.failed(one.path, self._clock.stamp(), failure)

    def _claimed(self, one: WebSource, actor: Actor, job: Job | None, *, sparing: bool, allow_private: bool) -> Renewed:
        record, url, job = one.record, one.address, self._holding(one.path, job)
        is_here = one.source.status == "present"
        known = _validators(record) if sparing and is_here else None
        with ExitStack() as stack:
            try:
                found = stack.enter_context(self._downloading.changed(url, known, job, allow_private=allow_private))
            except Refused as error:  # what another program wrote down as the address
                raise DownloadFailed(error.what, error.where or "", "fetch_bad_address", error.next_step) from error
            before = record.hash if sparing else ""  # what the person reverted or changed comes back by hand alone
            self._check_standing(one.path, is_scheduled=actor.kind == SCHEDULE.kind)
            if not before and is_here:
                before = self._originals.snapshot().hash_of(one.path)
            if found is None:
                at = self._clock.stamp()
                same = Fetched(one.path, one.path, url, at, before, record.validated, record.etag, record.modified)
                return self._unchanged(one.path, same)
            if found.sha256 == before and is_here:
                return self._unchanged(one.path, _fetched(one.path, one.path, url, self._clock.stamp(), found))
            self._book.hold(one.path, stamp(self._clock.now() + HELD))
            return self._renewed(one.path, url, actor, found)

    def _check_standing(self, path: str, *, is_scheduled: bool) -> None:
        """Raise where an original went while it was fetched."""
        standing = self._originals.find(path).status
        if standing == "retired":
            raise Refused("This original was retired while it was fetched.", path)
        if standing == "missing" and is_scheduled:
            raise NotFound("There is no such original.", path, "List the originals to see their paths.")

    def _unchanged(self, path: str, fetched: Fetched) -> Renewed:
        self._book.note(fetched)
        return Renewed(path, path, False, Changes(self._committing.journal.version(), sources=frozenset({path})))

    def _renewed(self, path: str, url: str, actor: Actor, found: Download) -> Renewed:
        becomes = path
        is_scheduled = actor.kind == SCHEDULE.kind

        def plan() -> Plan:
            nonlocal becomes
            self._check_standing(path, is_scheduled=is_scheduled)
            added = self._originals.renew(path, _arrivals(found, url), apart=is_scheduled)
            becomes = added.placed[0].path
            return added.plan

        def ending() -> Ending:
            at = self._clock.stamp()
            return replace(_fetched(path, becomes, url, at, found), is_new=True)

        changes = self._committing.commit(plan, actor, ending)
        changes = replace(changes, sources=changes.sources | {path, becomes}, created=(becomes,))
        return Renewed(path, becomes, True, changes)


def _arrivals(found: Download, url: str, replaces: str | None = None) -> tuple[Arrival, ...]:
    from kbdesk.sources.download import arrivals  # noqa: PLC0415  # HTTP loads where something is fetched

    return arrivals(found, "", url, replaces)


def _broken(url: str, error: Exception) -> DownloadFailed:
    from kbdesk.sources.failing import broken  # noqa: PLC0415

    return broken(url, error)


def _validators(record: FetchRecord) -> Validators:
    from kbdesk.sources.download import Validators  # noqa: PLC0415

    return Validators(record.validated, record.etag, record.modified)


def _fetched(path: str, becomes: str, url: str, at: str, found: Download) -> Fetched:
    told = found.validators
    return Fetched(path, becomes, url, at, found.sha256, told.url, told.etag, told.modified)
