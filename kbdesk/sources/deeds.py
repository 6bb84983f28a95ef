"""What was done to originals and is to be taken back, and what comes of that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime
    from pathlib import Path

    from kbdesk.errors import KbdeskError
    from kbdesk.plan import Plan


@dataclass(frozen=True, slots=True)
class OriginalDeed:
    """What was done to an original; paths are relative to the sources folder.

    `target` is where it was moved, the hashes what it held before and after, "" where that is not known.
    """

    kind: Literal["added", "changed", "gone", "moved"]
    path: str
    target: str = ""
    before: str = ""
    after: str = ""


@dataclass(frozen=True)
class TakenBack:
    """The plan, and which deeds (by their places in what was given) stay as they are, and why."""

    plan: Plan
    left: dict[int, KbdeskError]


@dataclass(frozen=True)
class Copies:
    """Where copies are: `known` gives the paths that are known to hold what has a hash, `file_of` the file of a path.

    Paths are relative to the sources folder, retired ones among them; the file is where it stands on this machine.
    """

    known: Callable[[str], Sequence[str]]
    file_of: Callable[[str], Path]


@dataclass(frozen=True)
class Returning:
    """Why it is taken back, when, and what the list said `before`: bytes, where nobody wrote it since but the deeds.

    None where somebody did, or not all of the deeds are taken back.
    """

    reason: str
    now: datetime
    before: bytes | None = None
