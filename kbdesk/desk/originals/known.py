"""What is known of the originals, as the room shows it: rows of the project, and those only summaries tell of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.project.values import SourceRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.project.sources.values import SourceListing


@dataclass(frozen=True)
class NamedOnly(SourceRow):
    """An original of which nothing is known but that summaries in force say that they were built from it."""


def rows_of(listing: SourceListing) -> Iterator[SourceRow]:
    """Yield the originals, then one row for each that only summaries tell of."""
    yield from listing.rows
    named: dict[str, list[str]] = {}
    for orphan in listing.orphans:
        if orphan.standing == "unknown":
            named.setdefault(" ".join(orphan.original.split()), []).append(orphan.page)
    for path, pages in named.items():
        ending = path.rpartition("/")[2].rpartition(".")[2].lower() if "." in path else ""
        yield NamedOnly(path, "missing", ending, summaries=tuple(pages), state="orphaned", origin="")


def folder_of(path: str) -> str:
    """Return the folder that a path lies in, "" for the sources folder itself."""
    return path.rpartition("/")[0]


def folders_of(paths: Iterable[str]) -> list[str]:
    """Return the folders in which originals are, those above them too."""
    found = {above for folder in set(map(folder_of, paths)) for above in folders_above(folder)}
    return sorted(found, key=str.casefold)


def folders_above(folder: str) -> Iterator[str]:
    """Yield a folder and those above it, the innermost first; nothing for the sources folder itself."""
    while folder:
        yield folder
        folder = folder_of(folder)
