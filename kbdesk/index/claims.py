"""What pages say that wants a source, kept by the hash of their files, so that no page is parted twice for it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.journal.database import Database
    from kbdesk.pages.claims import PageClaims
    from kbdesk.pages.inline import Span


@dataclass(frozen=True, slots=True)
class KnownClaim:
    """A claim as `kbdesk.pages.claims` finds it, without its words; `web` tells whether it names an address."""

    spans: tuple[Span, ...]
    section: Span
    web: bool


@dataclass(frozen=True, slots=True)
class KnownClaims:
    """A page's claims, and its sections that list sources."""

    claims: tuple[KnownClaim, ...]
    listing: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class LinkedLine:
    """A link of a page: its line, as it is written, and the page it leads to, if any."""

    line: int
    destination: str
    target: str | None


class ClaimMirror:
    """The index's table of claims, by a page's path in the knowledge folder, and the links to join with it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def hashes(self) -> dict[str, str]:
        """Return of which text of each page the claims are known."""
        return {str(path): str(name) for path, name in self._database.rows("SELECT path, hash FROM claim")}

    def all(self) -> Iterator[tuple[str, KnownClaims]]:
        """Yield the claims of every page."""
        for path, told in self._database.rows("SELECT path, told FROM claim"):
            try:
                claims, listing = json.loads(str(told))
                known = tuple(
                    KnownClaim(tuple(map(tuple, spans)), tuple(section), web) for spans, section, web in claims
                )
            except (ValueError, TypeError) as error:
                raise Unreadable("The index is damaged: claims make no sense.", None, "Run kbdesk doctor.") from error
            yield str(path), KnownClaims(known, tuple(map(tuple, listing)))

    def put(self, found: Iterable[tuple[str, str, PageClaims]]) -> None:
        """Write down (path, hash, claims) of pages."""
        rows = [(path, name, _told(claims)) for path, name, claims in found]
        with self._database.transaction() as connection:
            connection.executemany("INSERT OR REPLACE INTO claim VALUES (?, ?, ?)", rows)

    def forget(self, paths: Iterable[str]) -> None:
        """Drop the claims of pages that are gone."""
        with self._database.transaction() as connection:
            connection.executemany("DELETE FROM claim WHERE path = ?", [(path,) for path in paths])

    def links(self, path: str | None = None) -> dict[str, list[LinkedLine]]:
        """Return the links of every page, or of the one at a path, by its path, in the order of its text."""
        where, values = ("", ()) if path is None else ("WHERE p.path = ?", (path,))
        found: dict[str, list[LinkedLine]] = {}
        for place, line, destination, target in self._database.rows(
            f"SELECT p.path, l.line, l.destination, l.target_id FROM link l JOIN page p ON p.key = l.page {where}"
            " ORDER BY l.page, l.number",
            values,
        ):
            one = LinkedLine(int(str(line)), str(destination), None if target is None else str(target))
            found.setdefault(str(place), []).append(one)
        return found


def _told(claims: PageClaims) -> str:
    told = [(one.spans, one.section, bool(one.web)) for one in claims.claims]
    return json.dumps([told, claims.listing], separators=(",", ":"))
