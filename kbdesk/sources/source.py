"""The frozen values of the sources room: an original, where it came from, one that is to be added."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pathlib import Path

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_EARLIEST_NS = -62_135_596_800 * 10**9  # the year 1
_LATEST_NS = 253_402_300_799 * 10**9  # the year 9999

Status = Literal["present", "missing", "retired"]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an original came from. `kind` is manual, run, url or person; `place` its path or URL."""

    kind: str = "manual"
    place: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """An original. Paths are relative to the sources folder, times ISO 8601 UTC.

    `why` it was retired is wrong, replaced, lost, or taken_back where its coming was undone; `is_gone` says of a
    retired one that its file was deleted. `recorded` is false where the
    manifest does not hold it as it stands: it was put, changed or touched by hand.
    """

    path: str
    status: Status
    type: str
    size: int | None = None
    changed_at: str = ""
    added_at: str = ""
    origin: Origin = Origin()
    replaces: str | None = None
    derived_from: str | None = None
    retired_at: str = ""
    why: str = ""
    reason: str = ""
    replaced_by: str | None = None
    moved_to: str = ""
    is_gone: bool = False
    recorded: bool = True
    trouble: str = ""


@dataclass(frozen=True)
class Arrival:
    """A file that is to become an original. `name` is its own name, `size` and `sha256` what was read of it.

    `destination` is a path in the sources folder; "", one ending in `/` or an existing folder keeps `name` there.
    `derived`: made from the arrival before it; stands beside that as `<stem>.md`, whatever its destination says.
    `twins`: the originals that it is not copied beside where they have its content; None stands for all of them.
    """

    file: Path
    name: str
    sha256: str
    size: int
    destination: str
    origin: Origin
    replaces: str | None = None
    derived: bool = False
    twins: tuple[str, ...] | None = None


def type_of(path: str) -> str:
    """Return the extension in small letters, `file` where there is none."""
    _, dot, extension = path.rpartition("/")[2].rpartition(".")
    return extension.lower() if dot and extension else "file"


def stamp(now: datetime) -> str:
    """Write a time as the manifest does: ISO 8601 UTC with milliseconds."""
    return f"{now:%Y-%m-%dT%H:%M:%S}.{now.microsecond // 1000:03d}Z"


def stamp_of(mtime_ns: int) -> str:
    """Write a file's modification time as the manifest does."""
    within = min(max(mtime_ns, _EARLIEST_NS), _LATEST_NS)
    return stamp(_EPOCH + timedelta(milliseconds=within // 1_000_000))


def milliseconds(mtime_ns: int) -> float:
    """Return a modification time as `mtimeMs`: seconds * 1000 + nanoseconds / 1e6, in doubles."""
    seconds, rest = divmod(mtime_ns, 1_000_000_000)
    return float(seconds) * 1000.0 + rest / 1e6
