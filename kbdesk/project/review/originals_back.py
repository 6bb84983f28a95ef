"""Taking back what was done to originals: each is retired, restored, or gets back its name or content; none goes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from kbdesk.pages import guards
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import Piece, RevertedFile
from kbdesk.project.sourcing import same_source
from kbdesk.sources.deeds import OriginalDeed
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.manifest import RETIRED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.history import FileStep
    from kbdesk.plan import Plan
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.reverting import Target
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.shelf import ProjectShelf


@dataclass(frozen=True)
class Taken:
    """A plan of taking back, and the pieces that it leaves as they are, because they cannot be taken back."""

    plan: Plan
    left: frozenset[Piece] = frozenset()


class OriginalsBack:
    """Plans; writes nothing."""

    def __init__(self, shelf: ProjectShelf, index: Index, originals: Originals, texts: PieceTexts) -> None:
        self._shelf = shelf
        self._index = index
        self._originals = originals
        self._texts = texts

    def added_to(self, plan: Plan, targets: Sequence[Target], reason: str) -> Taken:
        """Return the plan with what takes the originals among the targets back, the newest change first.

        Raises Refused where nothing can be taken back at all.
        """
        those = [target for target in _newest_first(targets) if target.step.kind != "put"]
        if not those:
            return Taken(plan)
        start = f"{self._originals.name}/"
        deeds = [_deed(target.step, start) for target in those]
        whole_changes = self._whole_changes(those)
        back = self._originals.take_back(
            deeds,
            lambda content: self._known(content, start),
            reason,
            lambda listed: self._list_before(whole_changes, listed),
        )
        more = back.plan
        if len(back.left) == len(deeds) and plan.changes_nothing:
            raise next(iter(back.left.values()))
        going = {put.path for put in plan.puts if put.after is None}
        retired = {move.path.removeprefix(start) for move in more.moves if f"/{RETIRED}/" in f"/{move.target}"}
        told = self._resting_on([deed.path for deed in deeds if deed.kind == "added" and deed.path in retired], going)
        whole = replace(
            plan,
            subject=plan.subject or more.subject,
            puts=(*plan.puts, *more.puts),
            moves=more.moves,
            brings=more.brings,
            warnings=(*plan.warnings, *more.warnings, *told),
        )
        return Taken(whole, frozenset(those[number].piece for number in back.left))

    def _known(self, content: str, start: str) -> list[str]:
        return [path.removeprefix(start) for path in self._texts.holding(content) if path.startswith(start)]

    def _whole_changes(self, targets: Sequence[Target]) -> list[int]:
        """Return the changes, newest first, of which all that was done to originals is taken back; none else."""
        chosen = {target.piece for target in targets}
        changes = sorted({piece.change for piece in chosen}, reverse=True)
        is_whole = all(
            step.kind == "put" or Piece(change, step.path) in chosen
            for change in changes
            for step in self._texts.steps(change)
        )
        return changes if is_whole else []

    def _list_before(self, changes: Sequence[int], listed: bytes) -> bytes | None:
        """Return what the list of originals said before changes, None where others wrote it since, or between."""
        place, found = f"{self._originals.name}/{MANIFEST}", listed
        for change in changes:
            step = next((step for step in self._texts.steps(change) if step.path == place), None)
            if step is None and self._texts.record(change).actor.kind != "outside":
                continue  # the list told of it already
            if step is None or as_bytes(self._texts.text(step.after)) != found:
                return None
            before = as_bytes(self._texts.text(step.before))
            if before is None:
                return None
            found = before
        return found if changes else None

    def _resting_on(self, added: Sequence[str], going: Collection[str]) -> Iterator[str]:
        """Yield what is to be said of originals that are retired while summaries of them stay."""
        by_file: dict[str, list[str]] = {}
        for page, file in self._index.pages.summaries():
            path = self._index.pages.path_of(page)
            if path is not None and self._shelf.layout.in_project(path) not in going:
                by_file.setdefault(same_source(file), []).append(page)
        for source in added:
            if pages := by_file.get(same_source(source)):
                yield f"{source}: it is retired, and pages made from it stay: {guards.listed(pages)}."


def of_originals(targets: Sequence[Target]) -> list[RevertedFile]:
    """Return what becomes of the originals among the targets, as far as they can be taken back."""
    deeds: dict[str, Literal["retired", "returned", "changed", "restored"]] = {
        "added": "retired",
        "gone": "returned",
        "changed": "changed",
        "moved": "returned",
    }
    found = []
    for step in (target.step for target in targets if target.step.kind != "put"):
        deed = deeds[_deed(step, "").kind]
        if step.kind == "move" and f"/{RETIRED}/" in f"/{step.target}":
            deed = "restored"
        found.append(RevertedFile(step.path, step.path, step.path.rpartition("/")[2], None, None, "", deed=deed))
    return found


def _newest_first(targets: Sequence[Target]) -> list[Target]:
    """Return targets in the order in which they are taken back; of a change, what it added makes room first."""
    backwards = list(reversed(targets))
    return sorted(backwards, key=lambda target: (-target.piece.change, _deed(target.step, "").kind != "added"))


def _deed(step: FileStep, start: str) -> OriginalDeed:
    """Return what a step did to an original; `start` is what paths of originals begin with."""
    path, target = step.path.removeprefix(start), (step.target or "").removeprefix(start)
    before, after = step.before or "", step.after or ""
    if step.kind == "move":
        return OriginalDeed("moved", path, target, before, after)
    if step.before is None:
        return OriginalDeed("added", path, "", "", after)
    return OriginalDeed("changed" if step.after is not None else "gone", path, "", before, after)
