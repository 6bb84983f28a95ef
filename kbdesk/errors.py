"""Every error that kbdesk expects. Each carries facts; the doors turn them into sentences.

KbdeskError
├── NotFound        no such page, source, request
├── Refused         a rule of the wiki says no
│   ├── Unsupported     a kind of original that nothing reads
│   ├── Unfinished      the reading of an original did not come to its end
│   ├── BrokenLinks     links to pages that do not exist
│   └── OutsideFolder   a path that leaves its folder
├── Conflict        a file stands otherwise than expected
├── Busy            another program holds the project's lock
├── Unreadable      bytes are not what their format says
├── DownloadFailed  another machine did not answer, or not with a file we take
└── StorageFailed   the disk refused: full, no permission, gone
Cancelled           not an error: the person or the client stopped the work
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

LONGEST_LINK = 120
"""Characters of a link that leads nowhere that are said again."""


class KbdeskError(Exception):
    """What happened, to which page or file, and what to do next; the reader can act on it.

    `what` and `next_step` are plain English sentences without the place; `where` is an id, path or URL. `draft` is
    the id under which a text that could not be saved is kept safe, "" where none was to be kept or could be.
    """

    draft: str = ""

    def __init__(self, what: str, where: str | None = None, next_step: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.next_step = next_step

    def __str__(self) -> str:
        """Say the facts in one line, for logs and for doors without a sentence of their own."""
        place = f"{self.where}: " if self.where else ""
        step = f" {self.next_step}" if self.next_step else ""
        return f"{place}{self.what}{step}"


class NotFound(KbdeskError):
    """There is no such page, source or request."""


class Refused(KbdeskError):
    """A rule of the wiki says no."""


class Unsupported(Refused):
    """An original is of a kind whose text nothing here reads; it is kept as it is."""


class Unfinished(Refused):
    """The reading of an original did not come to its end: it took too long or too much, or its reader was ended.

    This is about the machine at that moment as much as about the file: another time it may be read.
    """


class BrokenLinks(Refused):
    """The text links to pages that do not exist; `missing` names each target once.

    `unclear` are links that several pages can be meant by, each with their ids.
    """

    def __init__(
        self,
        missing: tuple[str, ...],
        where: str | None = None,
        unclear: tuple[tuple[str, tuple[str, ...]], ...] = (),
    ) -> None:
        names = ", ".join(one[:LONGEST_LINK] for one in missing)
        told = [f"These links lead nowhere: {names}."] if missing else []
        told += [f"{written[:LONGEST_LINK]} may mean {' or '.join(pages)}." for written, pages in unclear]
        steps = ["Link by the id of the page that you mean."] if unclear else []
        if missing:
            steps.append("Create those pages first (or in the same call), or link to pages that exist.")
        super().__init__(" ".join(told), where, " ".join(steps))
        self.missing = missing
        self.unclear = unclear


class OutsideFolder(Refused):
    """A path that leads out of the folder it belongs to."""


@dataclass(frozen=True)
class Differing:
    """One place of a page that was changed in two ways: what stood there, what stands there now, what was to be saved.

    `field` is the header field's name, "" for a place in the text. "" for a text: nothing stands there.
    """

    base: str
    theirs: str
    ours: str
    field: str = ""


@dataclass(frozen=True)
class Sides:
    """Both versions of a page that cannot be merged, whole and place by place, as its reader sees them.

    `merged` is the text in its order: str for what is agreed (with what only one side changed), Differing for what is
    not; joined, with a choice made at each Differing, it is a text to save with `hash` as its base. `header` is the
    same of the header's lines where these were to be saved as they are written, else None. `base` is None where the
    text that both began from is not known; then every place where they differ is a Differing.
    """

    base: str | None
    theirs: str
    ours: str
    merged: tuple[str | Differing, ...]
    fields: tuple[Differing, ...]
    hash: str
    header: tuple[str | Differing, ...] | None = None


class Conflict(KbdeskError):
    """A file no longer stands as it was read; nothing was overwritten. Both texts are here.

    `sides` tells them apart where a page's text was to be saved.
    """

    def __init__(
        self, what: str, where: str, expected: bytes | None, found: bytes | None, sides: Sides | None = None
    ) -> None:
        super().__init__(what, where, "Read it again and repeat the change.")
        self.expected = expected
        self.found = found
        self.sides = sides


class Busy(KbdeskError):
    """Another program holds the project's lock; `holder` says which, as far as it is known."""

    def __init__(self, where: str, holder: str) -> None:
        super().__init__(f"Another program is writing to this project ({holder}).", where, "Try again in a moment.")
        self.holder = holder


class Unreadable(KbdeskError):
    """Bytes are not what their format says; `where` is the file, the sentence says what is wrong."""


class DownloadFailed(KbdeskError):
    """Nothing was downloaded; `reason` says why in one word for programs (`fetch_timeout`, `fetch_http_404`, ...).

    `wait` are the seconds for which the server wants not to be asked again, 0 where it said nothing of that.
    """

    def __init__(self, what: str, where: str, reason: str, next_step: str | None = None, *, wait: int = 0) -> None:
        super().__init__(what, where, next_step)
        self.reason = reason
        self.wait = wait


StorageReason: TypeAlias = Literal["full", "permission", "read_only", "in_use", "unfit", "error"]
"""Why the disk refused; `unfit` is a name or size that it does not take, which no waiting mends."""


class StorageFailed(KbdeskError):
    """The disk refused a read or a write: full, no permission, unplugged. `reason` says why in one word."""

    def __init__(
        self, what: str, where: str | None = None, next_step: str | None = None, reason: StorageReason = "error"
    ) -> None:
        super().__init__(what, where, next_step)
        self.reason = reason


class Cancelled(Exception):
    """The work was stopped on request. Nobody is told."""
