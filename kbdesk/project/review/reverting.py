"""Taking changes back as one plan: what came later stays where it does not touch, what touches is shown and decided."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Conflict, NotFound, Refused, Unreadable
from kbdesk.files import STATE
from kbdesk.pages import standing
from kbdesk.pages.describe import title_in
from kbdesk.pages.layouts import SPECIAL
from kbdesk.pages.log import log_without_entries
from kbdesk.pages.taking_back import same_but_for_dates, taken_back, without
from kbdesk.plan import Plan, Put, hash_of
from kbdesk.project.review.awaiting import is_generated
from kbdesk.project.review.links_lost import LinksOfGoing
from kbdesk.project.review.originals_back import OriginalsBack, Taken, of_originals
from kbdesk.project.review.texts import as_bytes, as_text
from kbdesk.project.review.values import LinkChoice, Piece, Resolution, RevertedFile, RevertPreview
from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.history import FileStep
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.renames import Renames
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import HunkSpans
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

TAKING_BACK = frozenset(("revert", "undo"))
"""Operations that take back what others did."""

TOUCHED = "This page was changed since in the same places, so the change is not taken back."
GOES_CHANGED = "This page came with the change and was changed since, so it does not go."
COMES_CHANGED = "This page went, came or changed since, so the change is not taken back."


@dataclass(frozen=True)
class Target:
    """What a change did to one file, to be taken back: from the text `after` to the one `before`."""

    piece: Piece
    step: FileStep
    after: str | None = None
    before: str | None = None
    is_part: bool = False


@dataclass(frozen=True)
class Choices:
    """What the person decided: about files that conflict, and about links to pages that go."""

    resolutions: Sequence[Resolution] = ()
    links: LinkChoice = "refuse"


class Reverting:
    """Plans; writes nothing."""

    def __init__(
        self, texts: PieceTexts, shelf: ProjectShelf, index: Index, originals: Originals, renames: Renames
    ) -> None:
        self._texts = texts
        self._shelf = shelf
        self._index = index
        self._originals = originals
        self._of_originals = OriginalsBack(shelf, index, originals, texts)
        self._renames = renames

    def of_piece(self, piece: Piece, reverted: Sequence[HunkSpans] = (), hunks: Sequence[HunkSpans] = ()) -> Target:
        """Return what a piece did, without hunks of it that were taken back before; with `hunks` only these of it.

        Raises NotFound, Unreadable, Refused for a file that is neither page nor original.
        """
        step = self._texts.step(piece)
        self._refuse_unfit(step)
        if step.kind != "put":
            return Target(piece, step)
        before, after = self._texts.of(piece)
        gone = [span for spans in reverted for span in spans]
        chosen = [span for spans in hunks for span in spans]
        then = without(before, after, [*gone, *chosen]) if chosen else before
        return Target(piece, step, without(before, after, gone), then, is_part=bool(chosen))

    def of_change(self, change: int, job: Job | None = None) -> list[Target]:
        """Return what a change did to pages and originals; what follows from them is left out."""
        found = []
        steps = self._texts.steps(change)
        for done, step in enumerate(steps):
            if job is not None:
                job(done, len(steps))
            is_own = step.path.startswith(f"{STATE}/") or step.path == f"{self._originals.name}/{MANIFEST}"
            is_own = is_own or self._shelf.layout.is_above(step.path)
            if is_own or (step.kind == "put" and step.before == step.after) or self._is_index(step):
                continue
            piece = Piece(change, step.path)
            found.append(self.of_piece(piece) if step.kind == "put" else Target(piece, step))  # a path may have two
        return found

    def _is_index(self, step: FileStep) -> bool:
        layout = self._shelf.layout
        if step.kind != "put" or not layout.makes_index or step.path != layout.in_project("index.md"):
            return False
        texts = (self._texts.text(name) for name in (step.before, step.after))
        return is_generated(*map(as_bytes, texts))

    def _refuse_unfit(self, step: FileStep) -> None:
        is_page = self._shelf.layout.in_knowledge(step.path) is not None
        is_original = step.path.startswith(f"{self._originals.name}/")
        if not (is_page if step.kind == "put" else is_original):
            raise Refused("Only changes of pages and of originals are taken back.", step.path)

    def as_whole(self, pieces: Sequence[Piece]) -> list[Piece]:
        """Return pieces with the other halves of renames among them."""
        return self._renames.with_other_halves(pieces)

    def reason(self, pieces: Sequence[Piece]) -> str:
        """Return what is said of taking pieces back: of what, and from when they were."""
        changes = sorted({piece.change for piece in pieces})
        at = self._texts.record(changes[-1]).at
        titles = self._shelf.called(_special_last(self._page_at(piece.path) for piece in pieces))
        if len(changes) == 1:
            return f"Takes back the change of {titles}, {at}."
        return f"Takes back {len(changes)} changes of {titles}, the last {at}."

    def undoing(self, change: int) -> str:
        """Return what is said of undoing what a revert did."""
        record = self._texts.record(change)
        return f"Undoes the change of {self._shelf.called(record.pages or (record.subject,))}, {record.at}."

    def preview(self, targets: Sequence[Target], job: Job | None = None) -> RevertPreview:
        """Return what taking back would do, file by file."""
        files = self._files(targets, job)
        return RevertPreview((*files, *of_originals(targets)), self._links(files).lost())

    def plan(
        self, targets: Sequence[Target], choices: Choices, operation: str, reason: str, job: Job | None = None
    ) -> Taken:
        """Plan taking back as one change; of originals, what cannot be taken back is left, and told.

        Raises Conflict where something is to be decided that is not, or a file is no more as it was when it was;
        Refused where links of other pages would lead nowhere and nothing is said about them.
        """
        decided = {one.path: one for one in choices.resolutions}
        files = [self._settled(file, decided.get(file.path)) for file in self._files(targets, job)]
        links = self._links(files)
        if choices.links == "retire":
            going = {lost.path for lost in links.lost()}
            files = [replace(file, then=file.now, deed="retired") if file.path in going else file for file in files]
            links = self._links(files)
        if choices.links == "refuse":
            links.refuse()
        why = self._why_retired(targets)
        put = {file.path: Put(file.path, as_bytes(file.now), self._bytes(file, why)) for file in files}
        if choices.links == "unlink":
            put |= links.ended(put)
        changed = [one for one in put.values() if one.before != one.after]
        pages = tuple(_special_last(self._page_at(one.path) for one in changed))
        plan = Plan(operation, pages[0] if pages else "", tuple(changed), reason=reason, pages=pages)
        plan = replace(plan, warnings=tuple(links.warnings(put)))
        return self._of_originals.added_to(plan, targets, reason)

    def _links(self, files: Sequence[RevertedFile]) -> LinksOfGoing:
        return LinksOfGoing(self._shelf, self._index, files)

    def _files(self, targets: Sequence[Target], job: Job | None) -> list[RevertedFile]:
        """Return what becomes of the pages' files."""
        newest: dict[str, Target] = {}
        by_path: dict[str, list[Target]] = {}
        known = {target.piece: target for target in targets}
        for target in sorted(targets, key=lambda one: -one.piece.change):
            if target.step.kind == "put":
                last = newest.setdefault(target.piece.path, target)
                by_path.setdefault(self._present_path(last, known), []).append(target)
        found: list[RevertedFile] = []
        for done, (path, those) in enumerate(by_path.items()):
            if job is not None:
                job(done, len(by_path))
            found += self._of_place(path, those, known)
        return found

    def _present_path(self, target: Target, known: Mapping[Piece, Target]) -> str:
        """Return where the file of a target is now; one that went is brought back to its own place."""
        other = self._other_half(target, known)
        if target.step.after is None:
            return self._texts.present_path(other.piece.path, other.piece.change) if other else target.piece.path
        return self._texts.present_path(target.piece.path, target.piece.change)

    def _other_half(self, target: Target, known: Mapping[Piece, Target]) -> Target | None:
        """Return the other half of a rename that is taken back as one."""
        other = self._renames.other_half(target.piece)
        return known.get(other) if other is not None else None

    def _of_place(self, path: str, targets: list[Target], known: Mapping[Piece, Target]) -> Iterator[RevertedFile]:
        """Yield what becomes of a file; one that got another name gets its old one again, with what it holds now."""
        gone = [one for one in targets if one.step.after is None and self._other_half(one, known)]
        old = gone[-1].piece.path if gone else path
        if old == path or self._read(path) is None or self._read(old) is not None:
            apart: dict[str, list[Target]] = {}
            own = {one.piece.path for one in gone}
            for target in map(_by_itself, targets):
                apart.setdefault(target.piece.path if target.piece.path in own else path, []).append(target)
            yield from (self._file(place, those) for place, those in apart.items())
            return
        halves = {one.piece for one in gone}
        kept = {self._renames.other_half(piece) for piece in halves}
        now = as_text(self._read(path))
        those = (one if one.piece in kept else _by_itself(one) for one in targets if one.piece not in halves)
        left = self._file(path, list(those))
        yield replace(left, now=now, then=None, parts=(), is_open=False, deed="removed")
        deed: Any = "nothing" if left.then is None and not left.is_open else "returned"
        yield replace(left, path=old, page=self._page_at(old), now=None, hash="", deed=deed)

    def _read(self, path: str) -> bytes | None:
        return self._shelf.read(self._shelf.layout.in_knowledge(path) or path)

    def _file(self, path: str, targets: Sequence[Target]) -> RevertedFile:
        data = self._read(path)
        now = as_text(data)
        is_back = not self._only_looks_back(path, now, targets)
        found = taken_back(now, [(one.after, one.before) for one in targets], is_back=is_back)
        page = self._page_at(path)
        if found.is_open and page == "log":  # what others entered since stays, also in a log that began with this
            found = taken_back(now, [(one.after, log_without_entries(one.before, one.after)) for one in targets])
        deed = "nothing" if found.text == now else "removed" if found.text is None else "changed"
        deed = "returned" if now is None and found.text is not None else deed
        title = self._title_of(page, path, now if found.text is None else found.text)
        name = "" if data is None else hash_of(data)
        return RevertedFile(path, page, title, now, found.text, name, found.parts, found.is_open, deed)  # type: ignore[arg-type]

    def _only_looks_back(self, path: str, now: str | None, targets: Sequence[Target]) -> bool:
        """Whether a file is as it was before a change because others were taken back since, and nothing else was done.

        What is taken back here was not before; so of equal lines it was another's that went, or came back.
        """
        if len(targets) != 1 or now is None or targets[0].before is None:
            return False
        if not same_but_for_dates(now, targets[0].before):
            return False
        later = self._texts.later(path, targets[0].piece.change)
        return bool(later) and TAKING_BACK.issuperset(later)

    def _settled(self, file: RevertedFile, resolution: Resolution | None) -> RevertedFile:
        """Return a file as the person decided. Raises Conflict where they have to, or looked at another text."""
        if resolution is None:
            if file.is_open:
                gone, back = file.then is None, file.now is None or file.deed == "returned"
                what = GOES_CHANGED if gone else COMES_CHANGED if back else TOUCHED
                raise Conflict(what, file.page, None, as_bytes(file.now))
            return file
        if resolution.expected_hash != file.hash:
            raise Conflict("This page has changed since it was looked at.", file.page, None, as_bytes(file.now))
        if resolution.retire:
            return replace(file, then=file.now, is_open=False, deed="retired")
        return replace(file, then=resolution.text, is_open=False, deed="changed")

    def _bytes(self, file: RevertedFile, why: str) -> bytes | None:
        if file.deed != "retired":
            return as_bytes(file.then)
        return standing.retire(self._shelf, file.page, why).puts[0].after

    def _why_retired(self, targets: Sequence[Target]) -> str:
        """Return what a page says that is retired instead of going; its notice ends the sentence."""
        at = self._texts.record(max(one.piece.change for one in targets)).at if targets else ""
        return f"the change of {at[:10]} with which it came was taken back"

    def page_of(self, piece: Piece) -> str:
        """Return the page that a piece is of, as it is called now. Raises NotFound where there is none."""
        inside = self._shelf.layout.in_knowledge(self._texts.present_path(piece.path, piece.change))
        found = self._shelf.layout.special(inside) or self._index.pages.id_at(inside) if inside is not None else None
        if found is None:
            raise NotFound("The page of this change is gone.", piece.path, "Look at its history.")
        return found

    def _page_at(self, path: str) -> str:
        inside = self._shelf.layout.in_knowledge(path)
        if inside is None:
            return path
        found = self._shelf.layout.special(inside) or self._index.pages.id_at(inside)
        reference = self._shelf.layout.page_at(inside)
        return found or (reference.id if reference else inside)

    def _title_of(self, page: str, path: str, text: str | None) -> str:
        found = self._index.pages.by_id(page)
        if found is not None:
            return found.title
        with suppress(Unreadable):
            return title_in(as_bytes(text) or b"", path) if text else page.rpartition("/")[2]
        return page.rpartition("/")[2]


def _by_itself(target: Target) -> Target:
    """Return a target without what it held under another name, which is taken back with the other half alone."""
    return replace(target, before=None) if target.step.before is None and not target.is_part else target


def _special_last(pages: Iterable[str]) -> list[str]:
    """Return pages, each once, those that tell of others last: it is the others that a change is about."""
    return sorted(dict.fromkeys(pages), key=lambda page: page in SPECIAL.values())
