"""The frozen values of the review: what waits for the person's word, and what they said of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.difference.values import Span

if TYPE_CHECKING:
    from kbdesk.errors import Differing
    from kbdesk.plan import Actor
    from kbdesk.project.values import Changes

__all__ = ["Span"]

State: TypeAlias = Literal["waiting", "accepted", "reverted"]
"""How the person judged; `waiting`: they did not yet."""

Order: TypeAlias = Literal["newest", "riskiest"]

Deed: TypeAlias = Literal[
    "created",
    "changed",
    "removed",
    "renamed",
    "brought",
    "moved",
    "added",
    "gone",
    "returned",
    "retired",
    "restored",
]
"""What a change did to a file. `renamed`: the page has another name, and may be changed besides.

Of originals: `brought` with kbdesk; `added`, `changed`, `gone`, `returned` (it stands as it did before it went),
`moved` (renamed, too), `retired` and `restored` by other programs.
"""

HunkSpans: TypeAlias = tuple[Span, ...]
"""What a hunk is known by: its lines before and after, whatever found them."""

LinkChoice: TypeAlias = Literal["refuse", "leave", "unlink", "retire"]
"""What becomes of the links to a page that would go: nothing is done (Refused is raised); they stay and lead
nowhere, which is told; their words stay without the link; the page is retired instead of going."""


@dataclass(frozen=True, order=True, slots=True)
class Piece:
    """What is judged: one file of one change. `path` is relative to the project."""

    change: int
    path: str


@dataclass(frozen=True, slots=True)
class Flag:
    """Something about a piece that the person should look at first. `kind` names it, `detail` is a sentence.

    Kinds: removed, shrunk, rewritten, lost_fields, dropped_citations, broken_structure, twin, preference, instruction,
    figures, and warning for what the writer was told and none of these names.
    """

    kind: str
    detail: str = ""


RISKS = {
    "instruction": 8,
    "removed": 7,
    "preference": 7,
    "shrunk": 6,
    "rewritten": 5,
    "dropped_citations": 5,
    "figures": 4,
    "lost_fields": 3,
    "broken_structure": 2,
    "twin": 2,
    "warning": 1,
}
"""How much each kind of flag weighs where the riskiest comes first."""


SPECIAL_PAGES = ("overview", "index", "log")
"""Pages that have no type; they are filed under their own names."""
ORIGINAL = "original"
"""What originals are filed as, which have no type."""


@dataclass(frozen=True)
class QueueFilter:
    """What of the queue is wanted; "" wants all.

    `since` and `until` are dates (YYYY-MM-DD, UTC), both included. `flag` is a flag's kind, or `any`. `words` must all
    occur in what names the piece: page id, title, operation, reason, actor, entry of the log. `session` is that of the
    actor, whatever entries of the log tie its changes; `key` that of a WaitingOperation. `type` is what a piece is
    filed as.
    """

    actor_kind: str = ""
    actor_name: str = ""
    type: str = ""
    flag: str = ""
    since: str = ""
    until: str = ""
    words: str = ""
    session: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class JudgedHunk:
    """A hunk of a piece that was judged by itself."""

    spans: HunkSpans
    state: State


@dataclass(frozen=True, slots=True)
class WaitingPiece:
    """A piece in the queue. `page` is a page id, for an original its path in the sources; `type` "" for no page.

    `flags` is None until they were worked out. `comments` counts those that are not closed. `target` is where a moved
    original went, of a renamed page the id that it had.
    """

    piece: Piece
    at: str
    actor: Actor
    operation: str
    reason: str
    page: str
    title: str
    type: str
    deed: Deed
    flags: tuple[Flag, ...] | None = None
    state: State = "waiting"
    comments: int = 0
    judged: tuple[JudgedHunk, ...] = ()
    target: str = ""
    is_original: bool = False
    is_gone: bool = False

    @property
    def filed_as(self) -> str:
        """Its page's type, the page's name where it has none, or ORIGINAL."""
        return self.type or (self.page if self.page in SPECIAL_PAGES else ORIGINAL)


@dataclass(frozen=True, slots=True)
class OriginalChange:
    """What a change did to an original. Paths are relative to the sources folder.

    `event` is as a Deed. Sizes (bytes) and `units` are None where they are not known; `origin`, `origin_from`,
    `replaces` and `derived_from` are what the list of originals says. `summaries` rest on it, each by id and title.
    `kept_at` is where what it held before stands still, "" for nowhere. `trouble` is why the change cannot be taken
    back, "" where it can as far as is known.
    """

    event: Deed
    path: str
    target: str = ""
    type: str = ""
    size_before: int | None = None
    size_after: int | None = None
    unit: str = ""
    units: int | None = None
    origin: str = ""
    origin_from: str = ""
    replaces: str = ""
    derived_from: str = ""
    summaries: tuple[tuple[str, str], ...] = ()
    kept_at: str = ""
    trouble: str = ""


@dataclass(frozen=True)
class WaitingOperation:
    """The pieces that wait of an operation, page by page, each page's changes from the oldest to the newest.

    `key` names the operation as long as the same entry, session, burst or change holds it together. `kind`,
    `operation` and `what` as in an Operation. Times are of the changes that wait.
    """

    key: str
    kind: Literal["entry", "session", "burst", "change"]
    operation: str
    what: str
    actors: tuple[Actor, ...]
    first_at: str
    last_at: str
    pieces: tuple[WaitingPiece, ...]


@dataclass(frozen=True)
class QueueChoices:
    """What there is to filter by, with how many pieces wait of each, over the whole queue."""

    actors: tuple[tuple[str, str, int], ...] = ()
    """Kind and name of the actor, and the number."""
    types: tuple[tuple[str, int], ...] = ()
    """What pieces are filed as."""
    flags: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Queue:
    """Some operations of the queue, from the `first` on. Totals are of what the filter lets through.

    `unexamined` counts pieces of the whole queue whose flags were not worked out yet. `version` is the journal's
    number as it was read.
    """

    operations: tuple[WaitingOperation, ...]
    total_operations: int
    total_pieces: int
    first: int = 0
    unexamined: int = 0
    version: int = 0
    choices: QueueChoices = field(default_factory=QueueChoices)


@dataclass(frozen=True)
class ReviewCounts:
    """How much waits for the person: pieces, the operations that they belong to, and comments that were answered."""

    pieces: int
    operations: int
    answered_comments: int = 0


@dataclass(frozen=True)
class Judged:
    """What a deed of the person came to. `judgement` is what `undo_judgement` takes, 0 where nothing was judged.

    `pieces` are those judged; one that was judged otherwise meanwhile is not among them.
    """

    judgement: int
    pieces: tuple[Piece, ...]
    changes: Changes


@dataclass(frozen=True)
class MadeJudgement:
    """A judgement that was made. `pieces` is their number, `is_part` whether only places of one were judged.

    `page`, `title` and `type` are as in a WaitingPiece where all of it was of one file, else "".
    """

    judgement: int
    at: str
    kind: Literal["accept", "revert", "edit"]
    pieces: int
    is_part: bool = False
    page: str = ""
    title: str = ""
    type: str = ""


@dataclass(frozen=True)
class MadeComment:
    """Something that the person did with a comment, or at once with `count` of them, of which the first is told.

    `deed` is what `undo_comment` takes, the rest as in a Comment.
    """

    deed: int
    at: str
    kind: Literal["written", "closed", "reopened"]
    page: str
    title: str
    count: int = 1


@dataclass(frozen=True)
class Resolution:
    """How the person settles a file whose revert conflicts, or that is to be kept as a retired page.

    `text` is the whole text to write (None: the file goes); with `retire` the page is retired as it stands instead.
    `expected_hash` is that of the file as the preview showed it, "" for none: Conflict is raised where it is another.
    """

    path: str
    text: str | None = None
    expected_hash: str = ""
    retire: bool = False


@dataclass(frozen=True)
class RevertedFile:
    """What a revert makes of one file. None stands for no file; texts are UTF-8 with surrogateescape.

    `parts` is the new text in its order: str for what is settled, Differing for a place that was changed since in
    another way (`base`: as the change left it; `theirs`: as it stands now; `ours`: as it was before the change).
    Joined, with a choice made at each Differing, it is a Resolution's text. `is_open` where a choice is to be made:
    there are such places, or the file came with the change and was changed since (`then` is None), or the other way
    round. `deed` says what becomes of it.
    """

    path: str
    page: str
    title: str
    now: str | None
    then: str | None
    hash: str
    parts: tuple[str | Differing, ...] = ()
    is_open: bool = False
    deed: Literal["changed", "removed", "returned", "retired", "restored", "nothing"] = "changed"


@dataclass(frozen=True)
class LinksLost:
    """A page that would go with a revert while others link to it. `linked_from` are page ids."""

    page: str
    path: str
    linked_from: tuple[str, ...]


@dataclass(frozen=True)
class RevertPreview:
    """What a revert would do, file by file, and which links would lead nowhere. Nothing is written."""

    files: tuple[RevertedFile, ...]
    broken: tuple[LinksLost, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether it can be done without asking the person anything."""
        return not self.broken and not any(file.is_open for file in self.files)


@dataclass(frozen=True)
class Comment:
    """What the person wrote to the agent about a piece, or about some lines of it (`spans`).

    `state`: open until somebody dealt with it; answered when an agent replied; closed by the person. Times are ISO
    8601 UTC. `page` and `title` as in a WaitingPiece. `passage` is the text of those lines after the change, or before
    it where it took them away. `is_wish`: it asks that an original be read.
    """

    id: int
    piece: Piece
    page: str
    spans: HunkSpans
    text: str
    at: str
    by: Actor
    state: Literal["open", "answered", "closed"] = "open"
    reply: str = ""
    replied_at: str = ""
    replied_by: Actor | None = None
    passage: str = ""
    title: str = ""
    is_wish: bool = False
