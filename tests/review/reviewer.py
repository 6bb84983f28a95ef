"""The reviewer: judges at random, and holds every page and every state against the model."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from difflib import unified_diff
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict
from kbdesk.plan import Actor
from kbdesk.project.review.values import Piece, Resolution
from tests.review.model import Deed, ordered_as, taken_back, undated

if TYPE_CHECKING:
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.review.values import HunkSpans, RevertedFile
    from tests.review.model import Outcome, Page, Values
    from tests.review.stream import Wiki

PERSON = Actor("person", "ana")


@dataclass
class Word:
    """A judgement: what was said of which piece ("" of all of it, or the name of a hunk), and what it did to pages."""

    judgement: int
    said: list[tuple[Piece, str, str]]
    deeds: list[Deed] = field(default_factory=list)
    cells: dict[Piece, set[int]] = field(default_factory=dict)
    stood: set[str] = field(default_factory=set)
    """Files that stood then, also those that got another date alone."""


class Mismatch(AssertionError):
    """The project is not as the model says."""


class Reviewer:
    """Judges what waits in one wiki."""

    def __init__(self, wiki: Wiki) -> None:
        self.wiki = wiki
        self.random = wiki.inventor.random
        self.words: list[Word] = []
        self.counted: Counter[str] = Counter()

    # What ought to be

    def state(self, piece: Piece) -> str:
        """Return what a piece ought to be."""
        said = [(hunk, verdict) for word in self.words for one, hunk, verdict in word.said if one == piece]
        whole = [verdict for hunk, verdict in said if not hunk]
        if whole:
            return whole[-1]
        hunks = dict(said)
        if not hunks or not self.names(piece) <= hunks.keys():
            return "waiting"
        return "accepted" if "accepted" in hunks.values() else "reverted"

    def names(self, piece: Piece) -> set[str]:
        """Return the names of the hunks of a piece that ask for a judgement."""
        return {hunk.name for hunk in self.wiki.project.difference(piece).hunks if not hunk.is_routine}

    def waiting(self) -> list[list[Piece]]:
        """Return what the queue shows, by operation; without the log, which the model does not hold."""
        queue = self.wiki.project.review_queue(limit=10_000)
        shown = [[one.piece for one in operation.pieces] for operation in queue.operations]
        return [[piece for piece in those if self.deed(piece)] for those in shown]

    def deed(self, piece: Piece) -> Deed | None:
        """Return what the model knows of a piece."""
        return self.wiki.deeds.get((piece.change, piece.path))

    def check(self, paths: set[str] | None = None) -> None:
        """Raise Mismatch where a page is not what it ought to be, or something waits that ought not or the reverse."""
        for path, page in self.wiki.pages.items():
            if paths is None or path in paths:
                stands = self.wiki.text_at(path)
                if undated(stands) != undated(page.text):
                    raise Mismatch(f"{path} stands otherwise:\n{_differing(undated(stands), undated(page.text))}")
        shown = {piece for those in self.waiting() for piece in those}
        ours = {change: actor for change, actor in self._actors().items() if actor not in ("person", "kbdesk")}
        ought = {Piece(*place) for place in self.wiki.deeds if place[0] in ours}
        ought = {piece for piece in ought if self.state(piece) == "waiting"}
        if shown != ought:
            raise Mismatch(f"wait and ought not: {sorted(shown - ought)}; ought to: {sorted(ought - shown)}")

    def _actors(self) -> dict[int, str]:
        records = self.wiki.project.changes(sorted({change for change, _ in self.wiki.deeds}))
        return {record.id: record.actor.kind for record in records}

    # Judging

    def accept(self) -> str:
        """Accept a piece or an operation."""
        pieces = self._some()
        if not pieces:
            return "nothing waits"
        judged = self.wiki.project.accept(pieces, PERSON)
        self.words.append(Word(judged.judgement, [(piece, "", "accepted") for piece in judged.pieces]))
        return f"accepted {'one' if len(pieces) == 1 else 'several'}"

    def revert(self, *, of_page: bool = False) -> str:
        """Take back a piece, an operation, all that waits of a page, or what was accepted before."""
        pieces = self._of_a_page() if of_page else self._some(accepted=True)
        pieces = [piece for piece in pieces if self.state(piece) != "reverted"]
        if not pieces:
            return "nothing waits"
        return self._revert(pieces, {}, ())

    def hunk(self) -> str:
        """Accept or take back a hunk of a piece."""
        pieces = [piece for those in self.waiting() for piece in those]
        piece = self.random.choice(pieces) if pieces else None
        deed = self.deed(piece) if piece else None
        if piece is None or deed is None or not (deed.was and deed.stands):
            return "nothing waits"
        difference = self.wiki.project.difference(piece)
        hunks = [hunk for hunk in difference.hunks if not hunk.is_routine]
        cells = [self._cells(deed, difference, hunk.spans) for hunk in hunks]
        known = {name for word in self.words for one, name, _ in word.said if one == piece}
        number = self.random.randrange(len(hunks)) if hunks else -1
        shared = [one for place, one in enumerate(cells) if place != number and one & cells[number]]
        if number < 0 or shared or not cells[number] or hunks[number].name in known:
            return "no hunk to judge"
        spans = tuple(hunks[number].spans)
        if self.random.random() < 0.5:
            judged = self.wiki.project.accept([piece], PERSON, [spans])
            self.words.append(Word(judged.judgement, [(piece, hunks[number].name, "accepted")]))
            return "accepted a hunk"
        return self._revert([piece], {piece: cells[number]}, [spans], hunks[number].name)

    def _revert(
        self, pieces: list[Piece], chosen: dict[Piece, set[int]], hunks: list[HunkSpans] | tuple[()], name: str = ""
    ) -> str:
        project = self.wiki.project
        ought = self._outcomes(pieces, chosen)
        preview = project.preview_revert(pieces, hunks)
        resolutions = [
            one for file in preview.files if (one := self._resolution(file, ought.get(file.path))) is not None
        ]
        if resolutions and self.random.random() < 0.3:
            return "left what conflicts"
        judged = project.revert(pieces, PERSON, hunks, resolutions, "leave")
        cells = {piece: chosen.get(piece, set()) for piece in pieces}
        word = Word(judged.judgement, [(piece, name, "reverted") for piece in pieces], cells=cells)
        for path, outcome in ought.items():
            word.deeds += self._done(judged.changes.change, self.wiki.pages[path], outcome)
            word.stood |= {path} if outcome.exists else set()
        for piece, those in chosen.items():
            deed = self.deed(piece)
            if deed is not None:
                deed.back |= those
        self.words.append(word)
        self.check(set(ought))
        what = "a hunk" if name else "one" if len(pieces) == 1 else "several"
        return f"took {what} back{', deciding' if resolutions else ''}"

    def _outcomes(self, pieces: list[Piece], chosen: dict[Piece, set[int]]) -> dict[str, Outcome]:
        found: dict[str, Outcome] = {}
        for path in dict.fromkeys(piece.path for piece in pieces):
            deeds = [
                deed for piece in sorted(pieces, reverse=True) if piece.path == path and (deed := self.deed(piece))
            ]
            cells = next((chosen[piece] for piece in pieces if piece.path == path and piece in chosen), None)
            found[path] = taken_back(self.wiki.pages[path], deeds, cells)
        return found

    def _resolution(self, file: RevertedFile, outcome: Outcome | None) -> Resolution | None:
        """Hold what a preview shows against the model; return what is decided where something is to be."""
        if outcome is None:
            raise Mismatch(f"{file.path} would change, and ought not")
        page = self.wiki.pages[file.path]
        if outcome.touching and not file.is_open:
            raise Mismatch(f"{file.path} was touched since, and would be changed without a word")
        if file.is_open and not outcome.touching:
            if not outcome.near:
                raise Mismatch(f"{file.path} was not touched since, and is to be decided: {file.parts}")
            self.counted["asked where it was only near"] += 1
        ought = self._text(page, outcome)
        if not file.is_open:
            if undated(file.then) != undated(ought) and not ordered_as(page, outcome, file.then):
                raise Mismatch(f"{file.path} would become another:\n{_differing(undated(file.then), undated(ought))}")
            return None
        return Resolution(file.path, ought, file.hash)

    def _text(self, page: Page, outcome: Outcome) -> str | None:
        return type(page)(page.path, page.order, outcome.values, outcome.exists).text

    def _done(self, change: int, page: Page, outcome: Outcome) -> list[Deed]:
        """Take over into the model what became of a page; return it as a deed of the judgement's own change."""
        before, was = dict(page.values), page.exists
        page.values, page.exists = outcome.values, outcome.exists
        deed = Deed(change, page.path, before, dict(page.values), was, page.exists)
        return [deed] if deed.cells or was != page.exists else []

    def undo(self) -> str:
        """Undo the last judgement, or any."""
        if not self.words:
            return "nothing to undo"
        word = self.words[-1] if self.random.random() < 0.6 else self.random.choice(self.words)
        ought = {deed.path: taken_back(self.wiki.pages[deed.path], [deed]) for deed in word.deeds}
        try:
            self.wiki.project.undo_judgement(word.judgement, PERSON)
        except Conflict as conflict:
            went = any(not self.wiki.pages[path].exists for path in word.stood)
            if not went and not any(one.touching or one.near for one in ought.values()):
                raise Mismatch(f"{conflict} and nothing was touched since") from conflict
            self.check(set(ought))
            return "could not be undone: touched since"
        if any(one.touching for one in ought.values()):
            raise Mismatch(f"{sorted(ought)} was touched since, and its judgement was undone without a word")
        for path, outcome in ought.items():
            ordered_as(self.wiki.pages[path], outcome, self.wiki.text_at(path))
            self._done(0, self.wiki.pages[path], outcome)
        self.words.remove(word)
        self._forget_hunks()
        self.check(set(ought))
        return "undid one"

    def _forget_hunks(self) -> None:
        """Work out anew which cells were taken back by hunks."""
        for deed in self.wiki.deeds.values():
            deed.back = set()
        for word in self.words:
            for piece, cells in word.cells.items():
                deed = self.deed(piece)
                if deed is not None:
                    deed.back |= cells

    # Choosing

    def _some(self, *, accepted: bool = False) -> list[Piece]:
        operations = [those for those in self.waiting() if those]
        if accepted and self.random.random() < 0.2:
            known = [Piece(*place) for place in self.wiki.deeds]
            return [self.random.choice(known)] if known else []
        if not operations:
            return []
        those = self.random.choice(operations)
        return those if self.random.random() < 0.15 and len(those) < 40 else [self.random.choice(those)]

    def _of_a_page(self) -> list[Piece]:
        pieces = [piece for those in self.waiting() for piece in those]
        path = self.random.choice(pieces).path if pieces else ""
        return [piece for piece in pieces if piece.path == path]

    def _cells(self, deed: Deed, difference: Difference, spans: HunkSpans) -> set[int]:
        """Return the cells of a change that some spans of lines reach into, before or after."""
        page = self.wiki.pages[deed.path]
        found: set[int] = set()
        sides: tuple[tuple[Values, tuple[str, ...], list[tuple[int, int]]], ...] = (
            (deed.before, difference.before, [(span.before_first, span.before_last) for span in spans]),
            (deed.after, difference.after, [(span.after_first, span.after_last) for span in spans]),
        )
        for values, lines, ranges in sides:
            heights = [(values.get(cell) or "").count("\n") for cell in page.order]
            at = len(lines) - sum(heights)  # a header of dates, which the model does not know
            for cell, height in zip(page.order, heights, strict=True):
                end = at + height
                found |= {cell} if any(first < end and at < last for first, last in ranges) else set()
                at = end
        return found & deed.cells


def _differing(stands: str | None, ought: str | None) -> str:
    """Return what differs, as lines."""
    texts = [[f"{text!r}"] if text is None else text.splitlines() for text in (stands, ought)]
    return "\n".join(unified_diff(*texts, "stands", "ought to be", lineterm="", n=2))
