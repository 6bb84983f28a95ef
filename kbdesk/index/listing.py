"""The lines of index.md, kept sorted, so that its text after a change is put together without looking at every page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from kbdesk.pages.catalogue import Entry, entry, index_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence

    from kbdesk.index.rows import Line
    from kbdesk.journal.database import Database
    from kbdesk.pages.catalogue import Listed
    from kbdesk.pages.layouts import KitLayout

Place: TypeAlias = tuple[int, bytes, str]
COLUMNS = "SELECT section, sort_key, name, start, path, id, end FROM listed WHERE section = ?"
STANDING = f"{COLUMNS} AND sort_key = ? AND name = ?"
JUST_BEFORE = f"{COLUMNS} AND (sort_key, name) < (?, ?) ORDER BY sort_key DESC, name DESC LIMIT ?"
PART = "SELECT start || id || end FROM listed WHERE section = ? ORDER BY sort_key, name LIMIT ? OFFSET ?"
AT_ONCE = 100
"""Lines of a section that are read at once."""
FEW = 20
"""Pages that change up to which their lines are looked for in the text; else it is put together anew."""


def place_of(layout: KitLayout, path: str, kind: str, sort_key: bytes) -> Place | None:
    """Return where the line of a page stands, if it has one."""
    section = next((number for number, each in enumerate(layout.types) if each.type == kind), None)
    return None if section is None else (section, sort_key, path.rpartition("/")[2])


class Listing:
    """Reads the lines of the index; says whether index.md on the disk is made of them."""

    def __init__(self, database: Database, layout: KitLayout) -> None:
        self._database = database
        self._layout = layout

    def text(self, changed: Mapping[str, Listed | None] | None = None) -> bytes:
        """Return the bytes of index.md, as it will be when the pages at these paths have changed (None: gone)."""
        removed, added = self._cuts(changed or {})
        return self._whole("path", {**dict.fromkeys(removed), **added})

    def renewed(self, text: bytes, changed: Mapping[str, Listed | None]) -> bytes:
        """Return the same bytes, made of a `text` of index.md that holds exactly the lines of now."""
        if len(changed) > FEW:
            return self.text(changed)
        removed, added = self._cuts(changed)
        neighbours = {place: self._just_before(place, removed) for place in added}
        if None in neighbours.values() or not {place[0] for place in removed} <= {place[0] for place in added}:
            return self.text(changed)  # a section may begin, end, or begin otherwise
        cuts = []
        for place, line in [*((place, None) for place in removed), *((place, added[place]) for place in sorted(added))]:
            standing = removed[place] if line is None else cast("Entry", neighbours[place])
            begin, end = _found(text, standing)
            if not end:
                return self.text(changed)
            cuts.append((begin, end, b"") if line is None else (end, end, _line(line)))
        return _spliced(text, sorted(cuts, key=lambda cut: cut[:2]))

    def _cuts(self, changed: Mapping[str, Listed | None]) -> tuple[dict[Place, Entry], dict[Place, Entry]]:
        """Return the lines that go and those that come."""
        removed = {one.place: one for path in changed for one in self._standing(path)}
        return removed, {one.place: one for one in map(self._entry, changed.values()) if one}

    def _just_before(self, place: Place, removed: Mapping[Place, Entry]) -> Entry | None:
        """Return the line that stays before a place in its section, if there is one."""
        found = (_standing_entry(row) for row in self._database.rows(JUST_BEFORE, (*place, len(removed) + 1)))
        return next((one for one in found if one.place not in removed), None)

    def text_for_agents(self) -> str:
        """Return the same text as agents get it, with ids."""
        return self._whole("id", {}).decode()

    def part(self, section: int, first: int, size: int) -> tuple[str, ...]:
        """Return the lines of a section as agents get them, from one on (counted from 1), `size` characters or more."""
        lines: list[str] = []
        while size > 0:
            rows = self._database.rows(PART, (section, AT_ONCE, first - 1 + len(lines)))
            lines += [str(line) for (line,) in rows]
            size = size - sum(len(str(line)) for (line,) in rows) if len(rows) == AT_ONCE else 0
        return tuple(lines)

    def count(self, section: int) -> int:
        """Return how many lines a section has."""
        return int(str(self._database.rows("SELECT count(*) FROM listed WHERE section = ?", (section,))[0][0]))

    def differs(self, changed: Mapping[str, Listed | None]) -> bool:
        """Whether any line becomes another one when the pages at these paths have changed."""
        return any(
            self._standing(path) != [one for one in [self._entry(page)] if one] for path, page in changed.items()
        )

    def _entry(self, page: Listed | None) -> Entry | None:
        return None if page is None else entry(self._layout.types, page)

    def _standing(self, path: str) -> list[Entry]:
        rows = self._database.rows("SELECT type, sort_key FROM page WHERE path = ?", (path,))
        places = [place_of(self._layout, path, str(kind), cast("bytes", key)) for kind, key in rows]
        found = [row for place in places if place for row in self._database.rows(STANDING, place)]
        return [_standing_entry(row) for row in found]

    def _whole(self, target: Literal["path", "id"], cuts: Mapping[Place, Entry | None]) -> bytes:
        sections = range(len(self._layout.types))
        return index_of(self._layout.types, [self._section(number, target, cuts) for number in sections])

    def _section(self, section: int, target: Literal["path", "id"], cuts: Mapping[Place, Entry | None]) -> bytes:
        """Put a section's text together: what stands between the cuts, and at each cut its new line, if any."""
        parts = []
        last: Place = (section, b"", "")
        for place in sorted(place for place in cuts if place[0] == section):
            parts.append(self._between(target, last, place))
            if one := cuts[place]:
                parts.append(_line(one))
            last = place
        parts.append(self._between(target, last, None))
        return b"".join(parts)

    def _between(self, target: Literal["path", "id"], after: Place, before: Place | None) -> bytes:
        end = "AND (sort_key, name) < (?, ?)" if before else ""
        values = (*after, *(before[1:] if before else ()))
        rows = self._database.rows(
            f"SELECT CAST(group_concat(start || {target} || end, '') AS BLOB)"
            f" FROM (SELECT start, {target}, end FROM listed"
            f" WHERE section = ? AND (sort_key, name) > (?, ?) {end} ORDER BY sort_key, name)",
            values,
        )
        return cast("bytes | None", rows[0][0]) or b""

    def is_current(self, signature: str) -> bool:
        """Whether the index.md of this signature holds exactly these lines, as far as it is noted."""
        return bool(signature) and self._database.rows("SELECT signature FROM catalogue") == [(signature,)]

    def note_current(self, signature: str) -> None:
        """Note that the index.md of this signature holds exactly these lines, until one of them changes."""
        with self._database.transaction() as connection:
            note_current(connection, signature)


def _standing_entry(row: tuple[object, ...]) -> Entry:
    return Entry(*cast("tuple[int, bytes, str, str, str, str, str]", row))


def _line(one: Entry) -> bytes:
    return f"{one.start}{one.path}{one.end}".encode()


def _found(text: bytes, one: Entry) -> tuple[int, int]:
    """Return where a line begins and ends in the text, (0, 0) where it does not stand there."""
    line = b"\n" + _line(one)
    at = text.find(line)
    return (at + 1, at + len(line)) if at >= 0 else (0, 0)


def _spliced(text: bytes, cuts: Sequence[tuple[int, int, bytes]]) -> bytes:
    """Return the text with other bytes between some places; it is put together at one go, for it may be long."""
    whole, last = memoryview(text), 0
    parts: list[bytes | memoryview] = []
    for begin, end, new in cuts:
        parts += [whole[last:begin], new]
        last = end
    return b"".join([*parts, whole[last:]])


def note_current(connection: sqlite3.Connection, signature: str) -> None:
    """Note the signature of the index.md that holds exactly the lines of this transaction."""
    connection.execute("DELETE FROM catalogue")
    connection.execute("INSERT INTO catalogue VALUES (?)", (signature,))


def relist(connection: sqlite3.Connection, removed: Sequence[Place], added: Sequence[Line]) -> None:
    """Take lines out and put lines in, as rows; where that changes anything, index.md is not current any more."""
    before = [row for place in removed for row in connection.execute(STANDING, place)]
    if sorted(before) != sorted(added):
        connection.execute("DELETE FROM catalogue")
        connection.executemany("DELETE FROM listed WHERE section = ? AND sort_key = ? AND name = ?", removed)
        connection.executemany("INSERT INTO listed VALUES (?, ?, ?, ?, ?, ?, ?)", added)
