"""What a door may ask about originals: the part of Project that lists, reads, takes in and lets go."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

from kbdesk.project import translate
from kbdesk.project.sources.examining import Examining, text_of
from kbdesk.project.sources.ingesting import Ingesting
from kbdesk.project.sources.intake import TakingIn, plan_intake, plan_name
from kbdesk.project.sources.kept_text import whole_text
from kbdesk.project.sources.letting_go import LettingGo
from kbdesk.project.sources.limits import set_limits
from kbdesk.project.sources.pairing import Pairing
from kbdesk.project.sources.values import SourceHits, SourceListing
from kbdesk.project.sourcing import given

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.index.originals import OriginalFacts
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor
    from kbdesk.project.influence import Influence
    from kbdesk.project.originals import Originals
    from kbdesk.project.sources.values import Arriving, Intake, Limits, TakenIn
    from kbdesk.project.sourcing import Sourcing
    from kbdesk.project.values import Changes, Extract, GivenFile, Job, SourceRow
    from kbdesk.sources.source import Source


class Keeping(LettingGo, Ingesting, ABC):
    """Reading changes nothing; each writing method takes who does it and returns what changed, as Project says."""

    _folder: Folder
    _index: Index
    _influence: Influence
    _journal: Journal
    _originals: Originals
    _sourcing: Sourcing

    @property
    def has_sources(self) -> bool:
        """Whether the project has a folder of originals."""
        return self._originals.exist

    def sources(self, job: Job | None = None) -> tuple[SourceRow, ...]:
        """Return every original: those present, those missing, those retired."""
        return self._paired(self._originals.listed(job))[0]

    def source_listing(self) -> SourceListing:
        """Return the originals with what is known of them at once, and the summaries whose original is not there.

        A project without a folder of originals has none of these: nobody keeps any there.
        """
        rows, pairing = self._paired(self._originals.at_hand())
        rows = self._with_wishes(rows)
        unexamined = sum(1 for row in rows if row.status == "present" and not row.text)
        orphans = tuple(pairing.orphans()) if self.has_sources else ()
        return SourceListing(rows, orphans, unexamined)

    def _rows_at_hand(self) -> tuple[SourceRow, ...]:
        return self._with_wishes(self._paired(self._originals.at_hand())[0])

    def examine_sources(self, job: Job | None = None) -> int:
        """Find out what is not known yet of the originals: hash, pages, text for the search; return of how many.

        It may take long and goes in small portions: what was found is kept also where `job` stops it, and the next
        call goes on from there. Raises Cancelled as `job`, told of how many files of all are known, does.
        """
        return Examining(self._originals, self._index.texts, self._journal.originals.waiting_contents()).examine(job)

    def search_sources(
        self, query: str, limit: int = 50, job: Job | None = None, among: Collection[str] | None = None
    ) -> SourceHits:
        """Return the present originals in whose text all words and phrases stand, best first, as far as it was read.

        `among` are the paths of those that are looked in, None for all; the counts told are of these then.
        Raises Refused for too many words, Cancelled as `job` does.
        """
        return Examining(self._originals, self._index.texts).search(query, limit, job, among)

    def _paired(self, found: Sequence[tuple[Source, OriginalFacts | None]]) -> tuple[tuple[SourceRow, ...], Pairing]:
        pairing = Pairing([source for source, _ in found], self._index.pages.naming_originals())
        texts = self._index.texts.known()
        rows = (
            translate.source_row(source, facts, pairing.of(source), text_of(source.path, facts, texts))
            for source, facts in found
        )
        return tuple(rows), pairing

    def extract(
        self,
        source: str,
        first: int | None = None,
        last: int | None = None,
        job: Job | None = None,
        reader: Actor | None = None,
    ) -> Extract:
        """Return the text of an original, to the agent `reader` or to the person.

        Raises NotFound, Unreadable, Refused saying why there is none.
        """
        path = self._originals.find(source).path
        if first is None and last is None:
            text = whole_text(self._originals, self._index.texts, path, job)
        else:
            text = self._originals.extract(path, first, last, job)
        found = translate.extract(path, text)
        self._influence.note(reader, found.path)
        return found

    def source_file(self, path: str) -> Path:
        """Return where an original stands on this machine. Raises NotFound."""
        return self._originals.file(path)

    def stands_among_originals(self, path: str) -> bool:
        """Whether a file or folder stands at a path of the sources folder; quick. Raises OutsideFolder."""
        return self._originals.inside(path).exists()

    @staticmethod
    def files_given(paths: Sequence[Path], job: Job | None = None) -> tuple[GivenFile, ...]:
        """Return the files to add when the person names files and folders anywhere. Raises NotFound, StorageFailed."""
        return given(paths, job)

    def plan_intake(self, paths: Sequence[Path], destination: str, job: Job | None = None) -> Intake:
        """Return what would happen to files and folders of this machine that are to go into a folder of originals.

        Nothing is written. Raises NotFound, Refused and OutsideFolder for a folder that cannot be, StorageFailed.
        """
        return plan_intake(self._originals, paths, destination, job)

    def plan_name(self, name: str, destination: str = "") -> Arriving:
        """Return where a file of this name would stand, and of which original it seems to be a new version.

        Raises Refused and OutsideFolder for a folder that cannot be.
        """
        return plan_name(self._originals, name, destination)

    def take_in(self, intake: Intake, actor: Actor, job: Job | None = None) -> tuple[TakenIn, ...]:
        """Copy the files of an intake, and tell what became of each; `job` is told of bytes.

        Nothing is overwritten, and nothing of the person's moved. Where `job` stops it, what was copied until then
        stays, and the rest `is_left`.
        """
        return TakingIn(self._originals, self._sourcing, actor, self._clock.now, job).take(intake)

    @property
    def limits(self) -> Limits:
        """How large originals and downloads may be, as the project's settings stand now."""
        return self._originals.limits

    def set_limits(self, wanted: Limits, actor: Actor) -> Changes:
        """Write limits into the project's settings. Raises Refused, Unreadable for settings that do not parse."""
        return self._commit(lambda: set_limits(self._folder, wanted), actor)

    def add_source(
        self, file: Path, destination: str, actor: Actor, origin: str = "person", replaces: str | None = None
    ) -> Changes:
        """Copy a file into the sources; `created` holds its path there, which is an identical file's where one is.

        Raises NotFound, Refused (the name is taken, hidden, or leads out of the folder).
        """
        return self._sourcing.add(file, destination, actor, origin, replaces)

    def download_source(
        self,
        url: str,
        destination: str,
        actor: Actor,
        replaces: str | None = None,
        job: Job | None = None,
        *,
        allow_private: bool = False,
    ) -> Changes:
        """Download into the sources, of a web page also its main content. Raises Refused, DownloadFailed."""
        return self._sourcing.download(url, destination, actor, replaces, job, allow_private=allow_private)

    def record_sources(self, actor: Actor) -> Changes:
        """Note the originals found by hand in the manifest."""
        return self._sourcing.record(actor)
