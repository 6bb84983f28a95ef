"""The queue of what waits for the person's word, by operation and page; read from the journal, named by the index."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.pages.difference.values import Span
from kbdesk.project.review.titles import TitlesOfGone
from kbdesk.project.review.values import (
    RISKS,
    Flag,
    JudgedHunk,
    Piece,
    Queue,
    QueueChoices,
    ReviewCounts,
    WaitingOperation,
    WaitingPiece,
)
from kbdesk.sources.manifest import RETIRED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.journal.operations import Belonging
    from kbdesk.journal.reviews import Waiting
    from kbdesk.project.review.renames import Renames
    from kbdesk.project.review.values import HunkSpans, Order, QueueFilter


class ReviewQueue:
    """Reads what waits; what was read is kept until journal or names move."""

    def __init__(self, journal: Journal, index: Index, renames: Renames, sources: str) -> None:
        self._journal = journal
        self._index = index
        self._renames = renames
        self._sources = f"{sources}/"
        self._read: tuple[tuple[int, int], list[tuple[Belonging, WaitingPiece]]] = ((-1, -1), [])
        self._left_titles = TitlesOfGone(journal)
        self._counted: tuple[int, ReviewCounts] = (-1, ReviewCounts(0, 0))

    def counts(self) -> ReviewCounts:
        """Return how much waits. Quick."""
        version = self._journal.version()
        if self._counted[0] != version:
            operations, answered = self._journal.operations.count_waiting(), self._journal.comments.count("answered")
            pieces = self._journal.reviews.count() - self._renamed_pages()
            self._counted = version, ReviewCounts(pieces, operations, answered)
        return self._counted[1]

    def _renamed_pages(self) -> int:
        """Return how many pages that wait have another name: two pieces each, which are one in the queue."""
        went = self._journal.reviews.waiting_with("removed")
        came = set(self._journal.reviews.waiting_with("created")) if went else set()
        others = (self._renames.other_half(Piece(*place)) for place in went) if came else ()
        return sum(1 for other in others if other is not None and (other.change, other.path) in came)

    def queue(self, wanted: QueueFilter, order: Order, first: int, limit: int) -> Queue:
        """Return some operations of the queue, from the `first` on (counted from 0)."""
        version = self._journal.version()
        everything = self._everything()
        groups: dict[str, list[tuple[Belonging, WaitingPiece]]] = {}
        passes = _passing(wanted)
        for belonging, piece in everything:
            if passes(belonging, piece):
                groups.setdefault(belonging.key, []).append((belonging, piece))
        ordered = sorted(groups.values(), key=_riskiest if order == "riskiest" else _newest, reverse=True)
        return Queue(
            tuple(self._operation(group, order) for group in ordered[first : first + limit]),
            len(groups),
            sum(map(len, groups.values())),
            first,
            sum(1 for _, piece in everything if piece.flags is None),
            version,
            _choices(piece for _, piece in everything),
        )

    def _everything(self) -> list[tuple[Belonging, WaitingPiece]]:
        """Return every piece that waits, oldest first, with what it belongs to."""
        state = self._journal.version(), self._index.pages.naming()
        if self._read[0] != state:
            self._read = state, self._with_renames(list(self._pieces()))
        return self._read[1]

    def _pieces(self) -> Iterator[tuple[Belonging, WaitingPiece]]:
        reviews = self._journal.reviews
        belongings = self._journal.operations.of_waiting()
        comments, judged = self._journal.comments.counts(), self._judged()
        naming = Naming(self._index, self._sources)
        for waiting in reviews.waiting():
            belonging = belongings.get(waiting.change)
            if belonging is None:
                continue  # it came since these were read: the next look shows it
            place = (waiting.change, waiting.path)
            told = _told(waiting, naming.of(waiting.path), is_original=waiting.path.startswith(self._sources))
            if naming.is_gone(waiting.path):
                told = replace(told, is_gone=True)
            if place in comments or place in judged:
                told = replace(told, comments=comments.get(place, 0), judged=judged.get(place, ()))
            yield belonging, told

    def _with_renames(self, found: list[tuple[Belonging, WaitingPiece]]) -> list[tuple[Belonging, WaitingPiece]]:
        """Return pieces with those put into one that are of one page, which got another name."""
        if not any(piece.deed == "removed" for _, piece in found):
            return found
        at = {piece.piece: number for number, (_, piece) in enumerate(found)}
        merged: dict[int, WaitingPiece | None] = {}
        for number, (_, piece) in enumerate(found):
            other = self._renames.other_half(piece.piece) if piece.deed == "removed" else None
            place = at.get(other) if other is not None else None
            if place is not None and found[place][1].deed == "created":
                merged |= {number: None, place: _renamed(piece, found[place][1])}
        rest = ((belonging, merged.get(number, piece)) for number, (belonging, piece) in enumerate(found))
        return [(belonging, piece) for belonging, piece in rest if piece is not None]

    def _judged(self) -> dict[tuple[int, str], tuple[JudgedHunk, ...]]:
        """Return the hunks that were judged by themselves, of pieces that wait still."""
        found: dict[tuple[int, str], dict[str, str]] = {}
        for said in self._journal.reviews.hunks_of_waiting():
            found.setdefault((said.change, said.path), {})[said.spans] = said.state
        return {place: judged_hunks(states.items()) for place, states in found.items()}

    def _operation(self, group: list[tuple[Belonging, WaitingPiece]], order: Order) -> WaitingOperation:
        belonging = group[0][0]
        pages: dict[str, list[WaitingPiece]] = {}
        for _, piece in group:
            pages.setdefault(piece.piece.path, []).append(self._with_target(piece))
        by_page = list(pages.values())
        if order == "riskiest":
            by_page.sort(key=_risk, reverse=True)
        pieces = tuple(piece for those in by_page for piece in those)
        return WaitingOperation(
            belonging.key,
            belonging.kind,  # type: ignore[arg-type]
            belonging.operation,
            belonging.what,
            tuple(dict.fromkeys(piece.actor for _, piece in group)),
            group[0][1].at,
            group[-1][1].at,
            pieces,
        )

    def _with_target(self, piece: WaitingPiece) -> WaitingPiece:
        """Return a piece with what the index does not tell: the title of a page that went, where a file moved."""
        if piece.is_gone:
            return replace(piece, title=self._left_titles.of(piece.piece) or piece.title)
        if piece.deed not in ("moved", "retired", "restored"):
            return piece
        target = self._journal.reviews.target(piece.piece.change, piece.piece.path)
        retired = f"{self._sources}{RETIRED}/"
        deed = "retired" if target.startswith(retired) else piece.deed
        deed = "restored" if piece.piece.path.startswith(retired) else deed
        return replace(piece, target=target, deed=deed)


class Naming:
    """What the files of pieces are called."""

    def __init__(self, index: Index, sources: str) -> None:
        self._layout = index.layout
        self._placed = index.pages.placed()
        self._sources = sources

    def of(self, path: str) -> tuple[str, str, str]:
        """Return the page, title and type of a file of the project."""
        inside = self._layout.in_knowledge(path)
        found = self._placed.get(inside) if inside is not None else None
        if found is not None and inside is not None:
            return found[0], found[2], "" if self._layout.special(inside) else found[1]
        reference = self._layout.page_at(inside) if inside is not None else None
        if reference is not None:
            return reference.id, reference.slug, reference.type
        special = self._layout.special(inside) if inside is not None else None
        name = special or path.removeprefix(self._sources)
        return name, name.rpartition("/")[2], ""

    def is_gone(self, path: str) -> bool:
        """Whether a file of the project is a page's, and is not there."""
        inside = self._layout.in_knowledge(path)
        return inside is not None and inside not in self._placed and self._layout.page_at(inside) is not None

    def of_piece(self, piece: Piece, titles: TitlesOfGone) -> tuple[str, str, str]:
        """Return the page, title and type of a piece's file; of one that is gone with the title that it had."""
        page, title, type_ = self.of(piece.path)
        return page, (titles.of(piece) if self.is_gone(piece.path) else "") or title, type_


def judged_hunks(states: Iterable[tuple[str, str]]) -> tuple[JudgedHunk, ...]:
    """Return judged hunks from their spans as they are written down, and what was said of them."""
    return tuple(JudgedHunk(spans_of(spans), state) for spans, state in states)  # type: ignore[arg-type]


def spans_of(written: str) -> HunkSpans:
    """Return the spans that the journal holds as one text."""
    return tuple(Span.parse(one) for one in written.split(";") if one)


def _told(waiting: Waiting, name: tuple[str, str, str], *, is_original: bool) -> WaitingPiece:
    flags = None if waiting.flags is None else tuple(Flag(*one) for one in json.loads(waiting.flags))
    return WaitingPiece(
        Piece(waiting.change, waiting.path),
        waiting.at,
        waiting.actor,
        waiting.operation,
        waiting.reason,
        *name,
        waiting.deed,  # type: ignore[arg-type]
        flags,
        is_original=is_original,
    )


def _renamed(went: WaitingPiece, came: WaitingPiece) -> WaitingPiece:
    """Return a page that got another name as one piece, with what there is to say of both."""
    is_known = went.flags is not None and came.flags is not None
    flags = (*(came.flags or ()), *(went.flags or ())) if is_known else None
    comments = went.comments + came.comments
    return replace(came, deed="renamed", target=went.page, flags=flags, comments=comments)


def _passing(wanted: QueueFilter) -> Callable[[Belonging, WaitingPiece], bool]:
    """Return what tells whether the filter lets a piece through."""
    words = wanted.words.casefold().split()

    def passes(belonging: Belonging, piece: WaitingPiece) -> bool:
        return (
            (not wanted.actor_kind or piece.actor.kind == wanted.actor_kind)
            and (not wanted.actor_name or piece.actor.name == wanted.actor_name)
            and (not wanted.session or piece.actor.session == wanted.session)
            and (not wanted.key or belonging.key == wanted.key)
            and (not wanted.type or piece.filed_as == wanted.type)
            and (not wanted.since or piece.at[:10] >= wanted.since)
            and (not wanted.until or piece.at[:10] <= wanted.until)
            and (not wanted.flag or _is_flagged(piece, wanted.flag))
            and (not words or _says(belonging, piece, words))
        )

    return passes


def _is_flagged(piece: WaitingPiece, kind: str) -> bool:
    return any(kind in ("any", flag.kind) for flag in piece.flags or ())


def _says(belonging: Belonging, piece: WaitingPiece, words: Sequence[str]) -> bool:
    told = (
        piece.page,
        piece.title,
        piece.operation,
        piece.reason,
        piece.actor.name,
        belonging.operation,
        belonging.what,
    )
    text = "\n".join(told).casefold()
    return all(word in text for word in words)


def _newest(group: list[tuple[Belonging, WaitingPiece]]) -> tuple[int, ...]:
    return (group[-1][1].piece.change,)


def _riskiest(group: list[tuple[Belonging, WaitingPiece]]) -> tuple[int, ...]:
    """Return the gravest flag of a group, then the weight of all; of like ones the newest comes first."""
    return *_risk([piece for _, piece in group]), group[-1][1].piece.change


def _risk(pieces: Sequence[WaitingPiece]) -> tuple[int, int]:
    weights = [RISKS.get(flag.kind, 1) for piece in pieces for flag in piece.flags or ()]
    return max(weights, default=0), sum(weights)


def _choices(pieces: Iterable[WaitingPiece]) -> QueueChoices:
    actors: Counter[tuple[str, str]] = Counter()
    types: Counter[str] = Counter()
    flags: Counter[str] = Counter()
    for piece in pieces:
        actors[piece.actor.kind, piece.actor.name] += 1
        types[piece.filed_as] += 1
        if piece.flags:
            flags.update({flag.kind for flag in piece.flags})
    return QueueChoices(
        tuple((*actor, count) for actor, count in actors.most_common()),
        tuple(types.most_common()),
        tuple(flags.most_common()),
    )
