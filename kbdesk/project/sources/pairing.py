"""Sets originals and the pages built from them against each other: neither room knows of the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.project.remarks import was_made_before
from kbdesk.project.sources.values import OrphanedSummary
from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.queries import IndexedPage
    from kbdesk.sources.source import Source

State: TypeAlias = Literal["", "not_ingested", "up_to_date", "changed_since", "orphaned"]
LEFT_BEHIND = ("retired", "superseded")
"""The status of pages that stand for no original any more."""


@dataclass(frozen=True, slots=True)
class Paired:
    """What the pages say of an original; see `kbdesk.project.values.SourceRow`."""

    summaries: tuple[str, ...] = ()
    state: State = ""
    behind: tuple[str, ...] = ()
    newer: str | None = None


@dataclass(frozen=True, slots=True)
class _Built:
    """The pages built from one original: all of them, and of those in force when each was made."""

    all: list[str] = field(default_factory=list)
    in_force: list[tuple[str, str]] = field(default_factory=list)


NOTHING = _Built()
NOTHING_SAID = Paired()
NOT_INGESTED = Paired((), "not_ingested")


class Pairing:
    """The originals of a project beside its pages, worked out once for all of them."""

    def __init__(self, sources: Sequence[Source], pages: Iterable[IndexedPage]) -> None:
        self._sources = sources
        self._pages: list[tuple[IndexedPage, str]] = []
        self._built: dict[str, _Built] = {}
        for page in pages:
            fields = dict(page.fields)
            if name := same_source(fields.get("file", "")):
                built = self._built.setdefault(name, _Built())
                built.all.append(page.id)
                if page.status not in LEFT_BEHIND:
                    built.in_force.append((page.id, fields.get("ingested", "")))
                    self._pages.append((page, name))
        present = [source for source in sources if source.status == "present"]
        self._newer = {one.replaces: one.path for one in present if one.replaces and one.replaces != one.path}
        self._made_from: dict[str, list[Source]] = {}
        for one in present:
            if one.derived_from:
                self._made_from.setdefault(one.derived_from, []).append(one)
        self._at = {one.path: one for one in present}

    def of(self, source: Source) -> Paired:
        """Return what the pages say of one original."""
        built = self._built.get(same_source(source.path), NOTHING)
        newer = self._newer.get(source.path) if source.status == "present" else None
        is_alone = built is NOTHING and newer is None and source.path not in self._made_from
        if is_alone and source.derived_from is None and source.status == "present":  # as are most of very many
            return NOT_INGESTED
        if source.status != "present":
            state: State = "orphaned" if built.in_force and not self._is_there_too(source) else ""
            return Paired(tuple(built.all), state) if built.all else NOTHING_SAID
        behind = _behind(source, built)
        if built.in_force:
            state = "changed_since" if behind else "up_to_date"
        else:
            state = self._by_kin(source) or ("" if newer else "not_ingested")
        return Paired(tuple(built.all), state, behind, newer)

    def _is_there_too(self, source: Source) -> bool:
        """Whether another original of the same path is there: an earlier one was retired, or put in place by hand."""
        return source.path in self._at

    def _by_kin(self, source: Source) -> State:
        """Return the state of what it was made from or what was made from it: a web page and its main content."""
        kin = list(self._made_from.get(source.path, ()))
        if source.derived_from in self._at:
            kin.append(self._at[source.derived_from])
        built = [(one, self._built.get(same_source(one.path), NOTHING)) for one in kin]
        told = [_behind(one, pages) for one, pages in built if pages.in_force]
        return ("changed_since" if any(told) else "up_to_date") if told else ""

    def orphans(self) -> Iterator[OrphanedSummary]:
        """Yield the summaries in force whose original is not there, in the order of the index."""
        status = {same_source(source.path): source.status for source in reversed(self._sources)}
        for page, name in self._pages:
            standing = status.get(name)
            if standing != "present":
                yield OrphanedSummary(page.id, page.title, name, standing or "unknown")


def _behind(source: Source, built: _Built) -> tuple[str, ...]:
    return tuple(page for page, ingested in built.in_force if was_made_before(ingested, source.changed_at))
