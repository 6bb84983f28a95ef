"""Earlier versions of pages: which there are, their bytes, and the plan that brings one back."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Conflict, KbdeskError, NotFound, Refused, Unreadable
from kbdesk.files import STATE
from kbdesk.journal.blobs import hash_of
from kbdesk.pages.describe import title_in
from kbdesk.pages.ids import find_page
from kbdesk.pages.taking_back import taken_back
from kbdesk.pages.ways.habits import is_list
from kbdesk.plan import Plan, Put
from kbdesk.project.values import PageVersion

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.journal.history import FileVersion
    from kbdesk.journal.journal import Journal
    from kbdesk.project.shelf import ProjectShelf

SPECIAL = {"index": "index.md", "overview": "overview.md", "log": "log.md"}


class PageHistory:
    """The versions of every page that ever stood in the project since it was first opened."""

    def __init__(self, journal: Journal, shelf: ProjectShelf, sweep: Callable[[], object]) -> None:
        self._journal = journal
        self._shelf = shelf
        self._sweep = sweep

    def versions(self, page: str) -> tuple[PageVersion, ...]:
        """Return the versions of a page, newest first. Raises NotFound for what never was a page."""
        path = self._place(page)
        newest = self._versions(path)[:1]
        if [one.hash or "" for one in newest] != [self._standing(path)]:
            self._sweep()  # another program changed it a moment ago
        now = self._standing(path)
        found = []
        is_told = False
        for one in self._versions(path):
            is_present = not is_told and (one.hash or "") == now
            is_told = is_told or is_present
            found.append(told(one, is_present=is_present))
        return tuple(found)

    def text(self, page: str, change: int) -> bytes:
        """Return the bytes of a version. Raises NotFound, Refused where the file was gone, Unreadable."""
        return self._bytes(page, self._version(page, self._place(page), change))

    def last_title(self, page: str) -> str:
        """Return what a page was called whose file is gone, "" for what never was a page, or where no text is left."""
        path = self._shelf.layout.path_of(page)
        for one in self._versions(path) if path is not None else ():
            with suppress(NotFound, Unreadable):
                data = self._journal.changes.text(one.hash) if one.hash is not None else None
                if data is not None and path is not None:
                    return title_in(data, path)
        return ""

    def bring_back(self, page: str, change: int, expected_hash: str | None) -> Plan:
        """Plan to give a page's file the bytes of a version.

        Raises NotFound, Refused where the file was gone then, Unreadable, Conflict where the file is not as expected
        ("" expects none).
        """
        path = self._place(page)
        if path == SPECIAL["index"] and self._shelf.layout.makes_index:
            raise Refused("The file index.md is made from the pages.", page, "Bring the pages back; it follows.")
        version = self._version(page, path, change)
        before = self._shelf.read(path)
        if expected_hash is not None and (hash_of(before) if before is not None else "") != expected_hash:
            raise Conflict("This page has changed since its versions were looked at.", page, None, before)
        after = self._bytes(page, version)
        name = self._shelf.layout.special(path) or self._shelf.id_at(path) or page.strip()
        puts = (Put(self._shelf.layout.in_project(path), before, after),)
        reason = f"As it stood after change {change}, {version.at}." if change else f"As it was found, {version.at}."
        return Plan("bring_back", name, puts, reason=reason, pages=(name,))

    def undo(self, change: int) -> Plan:
        """Plan to give every page that a change wrote the text it had before; a page that it made goes.

        Raises NotFound, Refused where it was no change of pages alone, Conflict where a page has changed since.
        """
        record = self._journal.changes.get(change)
        if record is None:
            raise NotFound("There is no such change.", str(change), "Look at the page's versions.")
        layout = self._shelf.layout
        puts = []
        for path, before, after in record.files:
            inside = layout.in_knowledge(path)
            is_made = inside == SPECIAL["index"] and layout.makes_index
            if path.startswith(f"{STATE}/") or is_made or layout.is_above(path) or (inside and before == after):
                continue  # the index follows from the pages
            if inside is None:
                raise Refused("Only changes of pages are undone so.", record.subject, "Restore the original instead.")
            found = self._shelf.read(inside)
            now = None if found is None else hash_of(found)
            if now == before:
                continue
            if now != after and layout.follows_ways and is_list(inside):
                lines = self._without(found, before, after)
                if lines is not None:
                    puts.append(Put(path, found, lines))
                    continue
            if now != after:
                page = self._shelf.id_at(inside) or inside
                raise Conflict("This page has changed since, so the change is not undone.", page, None, found)
            puts.append(Put(path, found, None if before is None else self._journal.changes.text(before)))
        reason = f"Undoes the change of {self._shelf.called(record.pages or (record.subject,))}, {record.at}."
        return Plan("undo", record.subject, tuple(puts), reason=reason, pages=record.pages)

    def _without(self, now: bytes | None, before: str | None, after: str | None) -> bytes | None:
        """Return an index or log as it stands without the lines of a change; None where others changed these too."""
        texts = (None if name is None else self._journal.changes.text(name) for name in (after, before))
        step = tuple(None if data is None else data.decode("utf-8", "replace") for data in texts)
        taken = taken_back(None if now is None else now.decode("utf-8", "replace"), [(step[0], step[1])])
        return None if taken.is_open or taken.text is None else taken.text.encode()

    def place(self, page: str) -> str:
        """Return the path of a page in the project, also where its file is gone. Raises NotFound."""
        return self._shelf.layout.in_project(self._place(page))

    def _place(self, page: str) -> str:
        """Return the path of a page in the knowledge folder, also where its file is gone."""
        name = page.strip()
        path = SPECIAL.get(name) or self._shelf.locate(name)
        if path is None:
            path = self._shelf.layout.path_of(name)
            if path is None or not self._versions(path):
                path = find_page(self._shelf, page)[1]
        return path

    def _versions(self, path: str) -> list[FileVersion]:
        return self._journal.history.of_file(self._shelf.layout.in_project(path))

    def _version(self, page: str, path: str, change: int) -> FileVersion:
        for one in self._versions(path):
            if one.change == change:
                return one
        raise NotFound("This page has no such version.", page, "Look at its versions again.")

    def _bytes(self, page: str, version: FileVersion) -> bytes:
        data = self._journal.changes.text(version.hash) if version.hash is not None else None
        if data is None:
            raise Refused("The page's file was gone after this change.", page, "Choose an earlier version.")
        return data

    def _standing(self, path: str) -> str | None:
        """Return the hash of the file as it stands, "" where there is none, None where it cannot be read."""
        try:
            data = self._shelf.read(path)
        except KbdeskError:
            return None
        return "" if data is None else hash_of(data)


def told(one: FileVersion, *, is_present: bool) -> PageVersion:
    """Return a version as the doors see it."""
    return PageVersion(
        one.change, one.at, one.actor, one.operation, one.reason or "", one.warnings, one.hash or "", is_present
    )
