"""What a claim rests on: the original behind a link or a header's field, and how that original stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.layouts import joined
from kbdesk.pages.links import is_external
from kbdesk.pages.resolve import decoded
from kbdesk.pages.support import is_document, stands_among_sources
from kbdesk.project.header_names import related_names
from kbdesk.project.remarks import is_behind
from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.index.queries import IndexedPage
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import SourceRow

Standing: TypeAlias = Literal["present", "changed", "missing", "retired", "web", "unnamed", "no_page"]
"""How an original stands. `changed`: its bytes changed after its summary was made; `web`: it is an address and not
kept here; `unnamed`: the summary names no original; `no_page`: the page that would name it is gone."""
UNKNOWN = ("web", "unnamed", "no_page")
"""Where nobody can tell from the folder whether there is an original."""

WEB = ("http://", "https://")
NAMING = ("file", "source", "sources", "url", "raw_file")
"""Fields of a header that name what the page rests on."""
LONGEST = 20
"""Pages that name each other as their source, one the next, which are followed."""


@dataclass(frozen=True, slots=True)
class Ground:
    """An original that something rests on. `original` is its path in the sources folder, for `web` the address.

    `summary` is the page through which it is named, `title` that page's; both "" where the original is named itself.
    `detail` says when it changed, or what replaces it.
    """

    original: str
    standing: Standing
    summary: str = ""
    title: str = ""
    detail: str = ""

    @property
    def is_here(self) -> bool:
        """Whether the original is in the folder, so that somebody can look the claim up."""
        return self.standing in ("present", "changed")


class Grounds:
    """Tells what links and headers lead to; every answer is worked out once."""

    def __init__(self, shelf: ProjectShelf, pages: Iterable[IndexedPage], rows: Iterable[SourceRow]) -> None:
        self._shelf = shelf
        self._pages = {page.id: page for page in pages}
        self._rows: dict[str, SourceRow] = {}
        for row in sorted(rows, key=lambda row: row.status == "present"):
            self._rows[same_source(row.path)] = row
        self._of_page: dict[str, tuple[Ground, ...]] = {}
        self._under_way: set[str] = set()
        self._stands: dict[str, bool] = {}

    def of_link(self, path: str, destination: str, target: str | None) -> tuple[Ground, ...]:
        """Return what a link in the file at `path` leads to where that is a source; nothing where it is another page.

        `target` is the id of the page it leads to, None where it leads to none.
        """
        if target is not None:
            return self.of_page(target)
        place = self._original(path, destination)
        if place is None:
            return ()
        inside = self._shelf.layout.in_knowledge(place)
        if inside is not None and self._shelf.layout.is_page(inside) and not self._is_file(place):
            return (Ground(place, "no_page"),)
        return (self._ground(place),)

    def of_page(self, page: str) -> tuple[Ground, ...]:
        """Return the originals that a page stands for: a summary's own, a source's that it names, or itself."""
        if page not in self._of_page:
            if page in self._under_way or len(self._under_way) >= LONGEST:
                return ()  # sources that name each other in a circle name no original
            self._under_way.add(page)
            found = tuple(self._worked_out(page))
            self._under_way.remove(page)
            self._of_page[page] = found
        return self._of_page[page]

    def of_header(self, page: IndexedPage) -> tuple[Ground, ...]:
        """Return what a page's own header names as its sources."""
        fields = dict(page.fields) if any(f'"{name}"' in page.fields_text for name in NAMING) else {}
        return tuple(dict.fromkeys(one for name in NAMING for one in self._named(page, fields.get(name, ""))))

    def _worked_out(self, page: str) -> Iterator[Ground]:
        row = self._pages.get(page)
        if row is None or not stands_among_sources(self._shelf.layout, row.path):
            return
        if row.type != "summary":
            standing: Standing = "retired" if row.status == "retired" else "present"
            itself = Ground(self._shelf.layout.in_project(row.path), standing, row.id, row.title)
            files = [one for one in self.of_header(row) if not one.summary and one.standing != "web"]
            told = [replace(one, summary=row.id, title=row.title) for one in files]
            yield from told if told and standing == "present" else (itself,)
            return
        named = self.of_header(row)
        yield from named or (Ground("", "unnamed", row.id, row.title),)

    def _named(self, page: IndexedPage, written: str) -> Iterator[Ground]:
        summary, title = (page.id, page.title) if page.type == "summary" else ("", "")
        for name in (written.strip(),) if written.strip() in self._files(written) else related_names(written):
            if is_external(name):
                if name.startswith(WEB):
                    yield Ground(name, "web", summary, title)
                continue
            target = None if self._row_of(name) else self._shelf.resolve(page.path, name, wiki=True).id
            if target is not None and target != page.id:
                yield from self.of_page(target)
            elif summary or is_document(name) or self._row_of(name):
                yield self._ground(name, page if summary else None)

    def _files(self, written: str) -> tuple[str, ...]:
        """Return a field's whole value where it is one original's path: such a path may hold commas."""
        name = written.strip()
        is_one = is_document(name) and not all(map(is_document, related_names(name)))
        return (name,) if name and (self._row_of(name) or is_one or (is_document(name) and self._is_file(name))) else ()

    def _original(self, path: str, destination: str) -> str | None:
        """Return the original that a link to no page names, None where it names none."""
        target = decoded(destination.partition("#")[0])[0]
        if not target or is_external(target):
            return None
        place = joined(path, target)
        if place is None:
            climbed = target.lstrip("./")
            return (
                climbed.removeprefix(f"{self._shelf.sources}/")
                if climbed.startswith(f"{self._shelf.sources}/")
                else None
            )
        if is_document(place) or stands_among_sources(self._shelf.layout, place):
            return self._shelf.layout.in_project(place)
        return None

    def _ground(self, written: str, summary: IndexedPage | None = None) -> Ground:
        row = self._row_of(written)
        page, title = (summary.id, summary.title) if summary else ("", "")
        if row is None:
            return Ground(written, "present" if self._is_file(written) else "missing", page, title)
        if row.status == "present" and summary is not None and is_behind(summary, row):
            return Ground(row.path, "changed", page, title, row.changed_at)
        detail = (row.replaced_by or row.reason or row.why) if row.status == "retired" else ""
        return Ground(row.path, row.status, page, title, detail)

    def _row_of(self, written: str) -> SourceRow | None:
        plain = written.strip().lstrip("./").removeprefix(f"{self._shelf.sources}/")
        return self._rows.get(same_source(plain))

    def _is_file(self, project_path: str) -> bool:
        """Whether a file which no list of originals holds stands there."""
        if project_path not in self._stands:
            self._stands[project_path] = self._shelf.stands(project_path)
        return self._stands[project_path]
