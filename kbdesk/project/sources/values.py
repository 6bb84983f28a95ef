"""The frozen values of the originals that the project hands to its doors; a row of them is a `SourceRow`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.tracing import TracedParagraph
    from kbdesk.project.values import PageRow, SourceRow

Fate: TypeAlias = Literal[
    "new",
    "returned",
    "duplicate",
    "clash",
    "too_large",
    "gone",
    "unreadable",
    "hidden",
    "temporary",
    "link",
    "device",
    "own",
    "unfit",
]
"""What would become of a file that is to be taken in.

`new`: it is copied to its path. `returned`: it is an original that is missing, whatever it is called by now, and is
copied to that one's `path`. `duplicate`: its bytes are there already, at `existing`; nothing is copied. `clash`:
another original has its name, `existing`; it is copied to `path`, a free name. `unfit`: its name is allowed on no or
not on every system; it is copied to `path`, a name near it. All others are left where they are: `too_large` by the
project's limit, `gone` since they were named, `unreadable` for this person, `hidden` by their names (`.DS_Store`),
`temporary` (`~$x.docx`, `x.tmp`), a `link`, a `device`, pipe or socket, or kbdesk's `own`.
"""

TAKEN: tuple[Fate, ...] = ("new", "returned", "clash", "unfit")
"""The fates of files that are copied."""

FollowUp: TypeAlias = Literal["leave", "retire", "supersede"]
"""What becomes of a summary whose original is retired."""


@dataclass(frozen=True)
class OrphanedSummary:
    """A summary in force whose original is not there. `original` is the path that its header names.

    `standing` is that of the original: `missing`, `retired`, or `unknown` where nothing tells of one.
    """

    page: str
    title: str
    original: str
    standing: Literal["missing", "retired", "unknown"]


@dataclass(frozen=True)
class SourceListing:
    """The originals as far as is known at once. `unexamined` counts those of which something is still to be found out.

    `examine_sources` finds it out: content hashes, pages, text for the search.
    """

    rows: tuple[SourceRow, ...]
    orphans: tuple[OrphanedSummary, ...] = ()
    unexamined: int = 0


@dataclass(frozen=True)
class SourceHit:
    """An original in whose text all words stand. `matches` are (start, end) offsets into `snippet`.

    `number` counts from 1 the page, slide or sheet (`unit`) of the place shown; 0 where there are none. `sheet` is the
    sheet's name.
    """

    path: str
    snippet: str
    matches: tuple[tuple[int, int], ...] = ()
    unit: str = ""
    number: int = 0
    sheet: str = ""


@dataclass(frozen=True)
class SourceHits:
    """What a search inside the originals found, best first, and how far it got.

    `read` of `total` present originals have been read; of these `silent` have no text (of a kind nothing reads,
    scanned, damaged, protected), and `cut` could be read only in part (too long, too large in memory). Nothing is known
    of the text of the others yet.
    """

    hits: tuple[SourceHit, ...]
    read: int
    total: int
    silent: int = 0
    cut: int = 0


@dataclass(frozen=True)
class Arriving:
    """One file on its way into the sources; `Fate` says what `path`, `existing` mean.

    `folder` is its folder below what was named, "" for a file by itself. `older` is the original that it seems to be
    a new version of, to be offered; `replaces` what the person said it is. `detail` says more of its fate. A door
    changes `path` and `replaces` with dataclasses.replace before the intake is carried out.
    """

    file: Path
    folder: str
    size: int
    fate: Fate
    path: str = ""
    existing: str = ""
    older: str | None = None
    replaces: str | None = None
    detail: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether it is copied."""
        return self.fate in TAKEN


@dataclass(frozen=True)
class Intake:
    """What would happen to files and folders that the person named. `destination` is the folder chosen for them."""

    destination: str
    arriving: tuple[Arriving, ...]

    @property
    def size(self) -> int:
        """Bytes that would be copied."""
        return sum(one.size for one in self.arriving if one.is_taken)


@dataclass(frozen=True)
class TakenIn:
    """What became of one file: its path among the originals, or why it is not there.

    `change` is the journal's id of the commit that it came with, 0 where nothing was copied.
    """

    arriving: Arriving
    path: str = ""
    is_duplicate: bool = False
    warnings: tuple[str, ...] = ()
    error: KbdeskError | None = None
    change: int = 0

    @property
    def is_left(self) -> bool:
        """Whether nothing was done about it: it was not to be taken, or the work was stopped before it."""
        return not self.path and self.error is None


@dataclass(frozen=True)
class RestingParagraph:
    """A paragraph of a page that rests on an original. `alone`: on nothing else that is there and stays."""

    page: str
    title: str
    paragraph: TracedParagraph
    alone: bool


@dataclass(frozen=True)
class Retirement:
    """All that hangs on an original: its summaries, the pages these feed, the paragraphs that rest on it.

    `summaries` are those in force. `fed` are the pages in force that link to these or are linked from them, or name
    the original themselves. `resting` holds the paragraphs of all but the summaries, those alone first by page.
    """

    source: SourceRow
    summaries: tuple[PageRow, ...] = ()
    fed: tuple[PageRow, ...] = ()
    resting: tuple[RestingParagraph, ...] = ()


@dataclass(frozen=True)
class FollowUps:
    """What is done in the same commit with a retirement.

    `summaries` says of pages by id what becomes of them, "retire" or "supersede"; `superseded_by` the page that
    supersedes them. `pages` are the ids of pages that the agent is asked to review, with `words` as the comment
    (a sentence of kbdesk's where it is "").
    """

    summaries: tuple[tuple[str, FollowUp], ...] = ()
    superseded_by: str | None = None
    pages: tuple[str, ...] = ()
    words: str = ""


NO_FOLLOW_UPS = FollowUps()
Going: TypeAlias = Mapping[str, FollowUps]
"""Originals that go together, by path, each with what follows."""


@dataclass(frozen=True)
class RetiredFile:
    """A file in the retired folder: its name there, what it was, and its size in bytes.

    `has_record` is false for a file that no record of the manifest tells of.
    """

    moved_to: str
    path: str
    size: int
    retired_at: str = ""
    why: str = ""
    reason: str = ""
    has_record: bool = True


@dataclass(frozen=True)
class FoundAgain:
    """A file with the bytes of a missing original, or one that the person says is it.

    `place`: `sources`, a file elsewhere among the originals, at `path`; `retired`, in the retired folder, at `path`;
    `outside`, `file` anywhere on this machine. `same_bytes` is false for a file of another content.
    """

    missing: str
    place: Literal["sources", "retired", "outside"]
    path: str = ""
    file: Path | None = None
    same_bytes: bool = True


@dataclass(frozen=True)
class Limits:
    """The project's limits in bytes: of a file that is taken in, and of a download. 0 is none."""

    file: int = 2 * 1024**3
    download: int = 50 * 1024**2
