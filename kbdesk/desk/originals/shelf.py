"""The originals made ready to be shown: sorted by path, with their words to be found by and what each column sorts by.

Made on a worker, for what takes long with very many; filtering, sorting and folding a shelf is quick.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from kbdesk.desk.originals import words
from kbdesk.desk.originals.columns import SORTED_BY, Column
from kbdesk.desk.originals.known import folder_of, folders_above

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from kbdesk.project.values import SourceRow


@dataclass(frozen=True)
class Wanted:
    """Which originals are wanted; "" wants all. `folder` has those below it too, `words` must all stand in a row."""

    words: str = ""
    status: str = ""
    state: str = ""
    type: str = ""
    folder: str = ""
    origin: str = ""
    text: str = ""


@dataclass(frozen=True)
class FolderRow:
    """A folder in the tree: its depth from 0, how many wanted originals are in it and below it, and of these to do."""

    path: str
    depth: int
    count: int
    to_do: int
    is_open: bool


Line: TypeAlias = FolderRow | int
"""A line of the table: a folder, or the number of an original on the shelf."""
TO_DO = ("not_ingested", "changed_since")


class Shelf:
    """Originals in the order of their paths; they are known by their numbers in it."""

    def __init__(self, rows: Iterable[SourceRow]) -> None:
        self.rows = tuple(sorted(rows, key=lambda row: row.path.casefold()))
        self.folders = [folder_of(row.path) for row in self.rows]
        self._found_by = ["\n".join(_words_of(row)).casefold() for row in self.rows]
        self._ranks = {column: _ranks([key(row) for row in self.rows]) for column, key in SORTED_BY.items()}
        self._to_do = [int(row.state in TO_DO) for row in self.rows]
        self._places: dict[str, list[int]] = {}
        for number, row in enumerate(self.rows):
            self._places.setdefault(row.path, []).append(number)
        self.counts: dict[str, Counter[str]] = {
            "status": Counter(row.status for row in self.rows),
            "state": Counter(row.state for row in self.rows if row.state),
            "type": Counter(row.type for row in self.rows),
            "origin": Counter(row.origin for row in self.rows if row.origin),
            "text": Counter(row.text for row in self.rows if row.status == "present"),
            "folder": Counter(above for folder in self.folders for above in folders_above(folder)),
        }

    def wanted(self, wanted: Wanted) -> list[int]:
        """Return the originals that are wanted, in the order of their paths."""
        found: Iterable[int] = range(len(self.rows))
        for word in wanted.words.casefold().split():
            found = [number for number in found if word in self._found_by[number]]
        rows = self.rows
        for name in ("status", "state", "type", "origin", "text"):
            value = getattr(wanted, name)
            if value:
                found = [number for number in found if getattr(rows[number], name) == value]
        if wanted.text:
            found = [number for number in found if rows[number].status == "present"]
        if wanted.folder:
            below = f"{wanted.folder}/"
            found = [number for number in found if rows[number].path.startswith(below)]
        return list(found)

    def paths(self, wanted: Wanted) -> frozenset[str] | None:
        """Return the paths of the originals that are wanted, None where all are."""
        return None if wanted == Wanted() else frozenset(self.rows[number].path for number in self.wanted(wanted))

    def ordered(self, numbers: list[int], column: Column, *, descending: bool) -> list[int]:
        """Return originals, given in the order of their paths, in that of a column."""
        if column == Column.PATH:
            return numbers[::-1] if descending else numbers
        return sorted(numbers, key=self._ranks[column].__getitem__, reverse=descending)

    def tree(self, numbers: Sequence[int], folded: Collection[str]) -> list[Line]:
        """Return originals below their folders, in each in the given order, without what is folded."""
        inside: dict[str, list[int]] = {}
        for number in numbers:
            inside.setdefault(self.folders[number], []).append(number)
        counts, to_do = Counter[str](), Counter[str]()
        below: dict[str, set[str]] = {}
        for folder, those in inside.items():
            waiting = sum(self._to_do[number] for number in those)
            for above in folders_above(folder):
                counts[above] += len(those)
                to_do[above] += waiting
                below.setdefault(folder_of(above), set()).add(above)

        lines: list[Line] = []

        def add(folder: str, depth: int) -> None:
            for one in sorted(below.get(folder, ()), key=str.casefold):
                is_open = one not in folded
                lines.append(FolderRow(one, depth, counts[one], to_do[one], is_open))
                if is_open:
                    add(one, depth + 1)
            lines.extend(inside.get(folder, ()))

        add("", 0)
        return lines

    def places(self, path: str) -> list[int]:
        """Return the originals of a path, a present one first."""
        return sorted(self._places.get(path, ()), key=lambda number: self.rows[number].status != "present")


def _ranks(keys: list[Any]) -> list[int]:
    """Return for each key its place among all, which is quicker to sort by."""
    place = {key: at for at, key in enumerate(sorted(set(keys)))}
    return [place[key] for key in keys]


def _words_of(row: SourceRow) -> Iterator[str]:
    yield from (row.path, row.type, words.status(row), words.state(row), words.origin(row), row.origin_from)
    yield from words.relations(row)


EMPTY = Shelf(())
