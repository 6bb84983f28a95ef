"""What the doors read of the pages: lists, one page, the graph, the check. Nothing here changes a file."""

from __future__ import annotations

import logging
import unicodedata
from dataclasses import replace
from sys import intern
from typing import TYPE_CHECKING
from urllib.parse import unquote

from kbdesk.errors import KbdeskError, NotFound, Refused, StorageFailed, Unreadable
from kbdesk.journal.blobs import hash_of
from kbdesk.pages import notices
from kbdesk.pages.check import CheckedLink, CheckedPage, check
from kbdesk.pages.collation import sort_key
from kbdesk.pages.ids import find_page, part_meant
from kbdesk.pages.layouts import relative
from kbdesk.pages.links import find
from kbdesk.pages.log import read_log
from kbdesk.pages.relink import from_disk
from kbdesk.pages.resolve import Resolution
from kbdesk.pages.text import PageText, without_blank_start
from kbdesk.pages.ways.habits import kind_named, kinds
from kbdesk.pages.ways.log import place_of
from kbdesk.project import translate
from kbdesk.project.contents import IndexPart, lines_of, parts
from kbdesk.project.hits import Hits
from kbdesk.project.sight import DELETED
from kbdesk.project.values import Hit, Link, Page, PageNames, PageRow, Problem, Section

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.changes import ChangeLog
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, LogEntry

log = logging.getLogger(__name__)
SPECIAL = {"index": "index.md", "overview": "overview.md", "log": "log.md"}
SHOWN = "The page is shown as it was last known."
ASSET_LIMIT = 32 * 1024 * 1024
"""Bytes above which an image is not shown."""


class Reading:
    """Reads pages from files and index."""

    def __init__(self, folder: Folder, index: Index, shelf: ProjectShelf, texts: ChangeLog) -> None:
        self._folder = folder
        self._index = index
        self._shelf = shelf
        self._texts = texts
        self._layout = index.layout

    def rows(self) -> tuple[PageRow, ...]:
        """Return every page in the order of the index."""
        return tuple(translate.page_row(page, self._layout) for page in self._index.pages.each())

    def names(self) -> tuple[PageNames, ...]:
        """Return what every page is called, in the order of the index."""
        names = self._index.pages.names()
        return tuple(
            PageNames(one, intern(kind), title, intern(status), also) for one, kind, title, status, also in names
        )

    def sections(self) -> tuple[Section, ...]:
        """Return the pages by section: declared types in their order, then the other folders by name."""
        by_type: dict[str, list[PageRow]] = {declared.type: [] for declared in self._layout.types}
        by_folder: dict[str, list[PageRow]] = {}
        for row in self.rows():
            if row.declared:
                by_type[row.type].append(row)
            else:
                by_folder.setdefault(self._folder_of(row), []).append(row)
        found = [
            Section(declared.type, declared.section, _retired_last(by_type[declared.type]))
            for declared in self._layout.types
        ]
        for folder in sorted(by_folder, key=sort_key):
            found.append(Section(folder, _folder_title(folder), _retired_last(by_folder[folder])))
        return tuple(section for section in found if section.pages)

    def _folder_of(self, row: PageRow) -> str:
        """Return the folder of a page's file, relative to the knowledge folder; "" for its root."""
        path = self._layout.in_knowledge(row.path) or row.path
        return path.rpartition("/")[0]

    def find_id(self, page: str) -> tuple[str, str]:
        """Return (id, path in the knowledge folder) of what somebody wrote for a page. Raises NotFound with a hint."""
        name = page.strip()
        if name in SPECIAL:
            if self._shelf.read(SPECIAL[name]) is None:
                raise NotFound(f"This knowledge base has no {SPECIAL[name]} yet.", name)
            return name, SPECIAL[name]
        try:
            return find_page(self._shelf, page)
        except NotFound as error:
            if hint := part_meant(self._shelf, page):
                raise NotFound("There is no such page.", error.where, hint) from error
            raise

    def page(self, page: str, *, as_written: bool = False) -> Page:
        """Return a page as it stands; `as_written` without its `text`. Raises NotFound with hints, StorageFailed."""
        name, path = self.find_id(page)
        data, trouble = self._bytes(path)
        if data is None and trouble:  # nobody knows what it said either
            raise StorageFailed(trouble.removesuffix(SHOWN).strip(), name, DELETED)
        if data is None:
            raise NotFound("The page's file is gone.", name, "Look at the page's history.")
        self._hold(data)
        found = _page_text(data, path)
        is_known = bool(self._layout.special(path)) or self._layout.is_page(path)
        fields, body = found.fields() if is_known else {}, found.body
        row = self._row(name, path)
        row = replace(row, trouble=trouble) if trouble else row
        links = tuple(translate.link(one) for one in self._index.pages.links_of(name))
        if not is_known or name in ("index", "log"):
            links = self._links_in(name, path, body)
        superseded_by = fields.get("superseded_by", "")
        return Page(
            row=row,
            fields=tuple(fields.items()),
            body=body,
            text="" if as_written else without_blank_start(from_disk(self._shelf, path, body)),
            links=links,
            backlinks=tuple(translate.link(one) for one in self._index.pages.backlinks_of(name)),
            superseded_by=self._superseded_by(path, superseded_by) if superseded_by else None,
            notice=notices.parted(body)[0] if is_known else "",
            hash=hash_of(data),
        )

    def _bytes(self, path: str) -> tuple[bytes | None, str]:
        """Return a page's bytes; where they cannot be read for a while, those last known and a sentence on it."""
        place = self._layout.in_project(path)
        try:
            data = self._shelf.read(path)
        except StorageFailed as error:
            last = self._texts.known_bytes(place)
            if last is None:
                raise
            return last, f"{error.what} {SHOWN}"
        knowledge = self._layout.knowledge
        if data is None and not self._folder.is_folder(knowledge):
            return self._texts.known_bytes(place), f"The folder {knowledge} is not there now. {SHOWN}"
        if data is None and self._folder.is_apart(knowledge) is not self._index.disk.apart():
            return self._texts.known_bytes(place), f"The disk of the folder {knowledge} is not there now. {SHOWN}"
        return data, ""

    def _hold(self, data: bytes) -> None:
        """Let the journal hold what is shown: a save made from it can be told from what others changed since."""
        try:
            self._texts.remember(data)
        except KbdeskError as error:
            log.warning("A text that was read is not held: %s", error)

    def _row(self, page: str, path: str) -> PageRow:
        found = self._index.pages.by_path(path)
        if found is not None:
            return translate.page_row(found, self._layout)
        return PageRow(page, page, page, page.capitalize(), "", "active", self._layout.in_project(path))

    def _links_in(self, page: str, path: str, body: str) -> tuple[Link, ...]:
        """Resolve the links of a page that the index does not hold (index.md, log.md)."""
        found = []
        for one in find(body):
            resolution = self._shelf.resolve(path, one.destination, one.wiki)
            if resolution.meant:
                target = self._index.pages.by_id(resolution.id) if resolution.id else None
                title, status = (target.title, target.status) if target else ("", "active")
                found.append(
                    Link(page, resolution.id, one.destination, one.text, resolution.anchor, one.line, title, status)
                )
        return tuple(found)

    def _superseded_by(self, path: str, written: str) -> str | None:
        wiki = written.startswith("[[")
        return self._shelf.resolve(path, written.strip("[]"), wiki).id

    def resolve(self, page: str, href: str) -> Link | None:
        """Say which page a link in the text of a page leads to; None where it is meant for no page."""
        wiki = href.startswith("[[") and href.endswith("]]")
        destination = href[2:-2] if wiki else href
        path = SPECIAL.get(page) or self._shelf.locate(page)
        if path is None:
            raise NotFound("There is no such page.", page)
        found = self._shelf.resolve(path, destination, wiki)
        if found.original:
            file = relative(self._layout.in_project(path), found.original)
            return Link(page, None, destination, "", found.anchor, ambiguous=found.ambiguous, file=file)
        if not found.meant:
            return None
        target = self._index.pages.by_id(found.id) if found.id else None
        title, status = (target.title, target.status) if target else ("", "active")
        return Link(
            page, found.id, destination, "", found.anchor, title=title, status=status, ambiguous=found.ambiguous
        )

    def search(self, query: str, limit: int, job: Job | None = None) -> Hits:
        """Return the best results of a search."""
        found = []
        results = self._index.search(query, limit, job)
        for one in results.found:
            row = self._index.pages.by_id(one.page)
            if row is not None:
                shown = translate.page_row(row, self._layout)
                found.append(Hit(shown, one.snippet, one.matches, one.in_title, one.alias, one.in_alias))
        return Hits(found, is_cut=results.is_cut, instead=results.instead)

    def index_text(self) -> str:
        """Return the index as agents read it: ids instead of paths."""
        text = self._index.listing.text_for_agents()
        if not self._index.pages.has_undeclared():
            return text
        told = ((section.title, lines_of(section)) for section in self._others())
        return text + "".join(f"\n## {title}\n\n{''.join(lines)}" for title, lines in told if lines)

    def index_parts(self, first: int, size: int) -> tuple[IndexPart, ...]:
        """Return a part of each section of the index as agents read it."""
        others = self._others() if self._index.pages.has_undeclared() else ()
        return tuple(parts(self._index, others, first, size))

    def _others(self) -> tuple[Section, ...]:
        return tuple(section for section in self.sections() if not section.pages[0].declared)

    def log(self) -> tuple[LogEntry, ...]:
        """Return the log, newest first; nothing where there is none."""
        place = place_of(self._shelf) if self._layout.follows_ways else self._layout.in_project("log.md")
        data = self._shelf.read_in_project(place) if place else None
        return tuple(translate.log_entry(entry) for entry in read_log(_page_text(data, "log.md").body)) if data else ()

    def log_text(self) -> str:
        """Return log.md as it stands, "" where there is none yet."""
        return self.page("log").body if self._shelf.read("log.md") is not None else ""

    def overview(self) -> Page | None:
        """Return the overview, None where there is none yet."""
        return self.page("overview") if self._shelf.read("overview.md") is not None else None

    def template(self, page_type: str) -> str:
        """Return the template of a page type. Raises Refused naming the types there are."""
        follows = self._layout.follows_ways
        found = kind_named(self._shelf, page_type) if follows else self._layout.type_named(page_type)
        if found is None:
            names = ", ".join(one.type for one in (kinds(self._shelf) if follows else self._layout.types))
            raise Refused(f"There is no page type “{page_type}”.", None, f"The types are: {names}.")
        return found.template

    def check(self, job: Job | None = None) -> tuple[Problem, ...]:
        """Return what is wrong with the wiki: broken links, orphans, links to retired pages, unreadable pages."""
        step = job or (lambda done, total: None)
        step(0, 3)
        told = [
            CheckedPage(page, kind, status, path=path, declared=declared, trouble=trouble)
            for page, kind, status, path, declared, trouble in self._index.pages.standing()
        ]
        step(1, 3)
        paths = self._index.linking.linked()
        linked = [page.id for page in told if page.path in paths]
        step(2, 3)
        links = [
            CheckedLink(
                one.source,
                one.destination,
                one.line,
                Resolution(one.path, one.target, one.anchor, one.wanted, one.ambiguous),
            )
            for one in self._index.linking.told()
        ]
        return tuple(
            Problem(found.kind, found.page, found.target, found.line, found.detail, found.written)
            for found in check(told, links, self._layout, linked)
        )

    def asset(self, page: str, href: str) -> bytes | None:
        """Return the bytes of an image that a page shows, None where there is none in the project.

        Raises Unreadable for one too large to show.
        """
        for place in self._asset_places(page, href):
            data = self._read_inside(place)
            if data is not None:
                return data
        return None

    def has_asset(self, page: str, href: str) -> bool:
        """Whether an image that a page shows is a file of the project, of whatever size."""
        return any(
            inside is not None and any(self._folder.stat(name) is not None for name in _forms(inside))
            for inside in map(_inside, self._asset_places(page, href))
        )

    def _asset_places(self, page: str, href: str) -> Iterator[str]:
        """Yield where in the project an image may stand that a page shows: one named alone, among the originals too."""
        path = SPECIAL.get(page) or self._shelf.locate(page)
        if path is None or "://" in href or href.startswith(("data:", "//")):
            return
        written = unquote(href.split("#", maxsplit=1)[0].split("?", maxsplit=1)[0])
        base = self._layout.in_project(path).rpartition("/")[0]
        if written.startswith("/"):
            yield from (self._layout.in_project(written[1:]), written[1:])
            return
        yield from (f"{base}/{written}", self._layout.in_project(written), written)
        if written and "/" not in written:
            named = sorted(
                (each for each in self._index.originals.all() if each.rpartition("/")[2] == written),
                key=lambda each: (each.count("/"), each),
            )
            yield from (f"{self._shelf.sources}/{each}" for each in (written, *named))

    def _read_inside(self, place: str) -> bytes | None:
        inside = _inside(place)
        for name in _forms(inside) if inside is not None else ():
            try:
                data = self._folder.read(name, ASSET_LIMIT)
            except Unreadable:
                raise
            except KbdeskError:
                return None
            if data is not None:
                return data
        return None


def _page_text(data: bytes, path: str) -> PageText:
    try:
        return PageText.parse(data, path)
    except Unreadable:
        return PageText.of(data.decode("utf-8", "replace"))


def _retired_last(rows: list[PageRow]) -> tuple[PageRow, ...]:
    return tuple(sorted(rows, key=lambda row: row.status == "retired"))


def _folder_title(folder: str) -> str:
    """Return a section's title for a folder of another program: `research/deep-dives` is Research / Deep dives."""
    if not folder:
        return "Pages"
    names = (name.replace("-", " ").replace("_", " ") for name in folder.split("/"))
    return " / ".join(name[:1].upper() + name[1:] for name in names)


def _inside(place: str) -> str | None:
    """Return a path in the project without . and .., None for one that leads out of it or to what is hidden."""
    parts: list[str] = []
    for part in place.split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return None if any(part.startswith(".") for part in parts) else "/".join(parts)


def _forms(path: str) -> tuple[str, ...]:
    """Return how a path's name may stand on the disk: some systems take accents apart."""
    return tuple(dict.fromkeys((path, unicodedata.normalize("NFD", path))))
