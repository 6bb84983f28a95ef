"""What the doors ask of the index: lists, one page, links and backlinks, the graph, what the check looks at."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from kbdesk.errors import Unreadable
from kbdesk.index.linking import Linking
from kbdesk.pages.resolve import Name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from kbdesk.journal.database import Database

COLUMNS = (
    "p.key, p.path, p.id, p.type, p.slug, p.title, p.description, p.status, p.declared, p.special, p.updated,"
    " p.fields, p.sort_key, p.trouble"
)
BATCH = 500
"""Values in one query; SQLite bounds how many it takes."""

LONGEST_NAME = 1000
"""Characters of a name that pages are called like; SQLite bounds its patterns too."""

LINK = "l.target_id, l.destination, l.wanted, l.text, l.line, l.anchor, l.ambiguous"

_NameRow: TypeAlias = tuple[str, Literal["file", "title", "alias"], str]


@dataclass(frozen=True, slots=True)
class IndexedPage:
    """A page as the index knows it. `path` is relative to the knowledge folder.

    `links` counts the pages it links to, `backlinks` those that link to it; both only where they were asked for.
    """

    key: int
    path: str
    id: str
    type: str
    slug: str
    title: str
    description: str
    status: str
    declared: bool
    special: bool
    updated: str
    fields_text: str
    sort_key: bytes
    trouble: str
    links: int = 0
    backlinks: int = 0

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The header fields (name, value) in file order; read only when asked for, as few lists need them."""
        return fields_of(self.fields_text)


@dataclass(frozen=True)
class IndexedLink:
    """A link between pages. `source` and `target` are ids, `target` None where it leads nowhere.

    `title` and `status` are those of the other end: the target for a page's links, the source for its backlinks.
    """

    source: str
    target: str | None
    destination: str
    wanted: str
    text: str
    line: int
    anchor: str
    ambiguous: bool
    title: str
    status: str


class PageQueries:
    """Reads the index; never writes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[IndexedPage]:
        """Return every page but the special ones, in the order of the index (title, then path), with link counts."""
        return list(self.each())

    def each(self) -> Iterator[IndexedPage]:
        """Yield the same one by one: all at once take much memory."""
        links, backlinks = Linking(self._database).counts()
        for row in self._database.each(f"SELECT {COLUMNS} FROM page p WHERE NOT special ORDER BY sort_key, path"):
            yield _page(row, links.get(row[0], 0), backlinks.get(row[1], 0))

    def listed(self) -> list[IndexedPage]:
        """Return the pages of declared types, for index.md, without link counts."""
        rows = self._database.rows(f"SELECT {COLUMNS} FROM page p WHERE declared AND NOT special")
        return [_page(row) for row in rows]

    def names(self) -> list[tuple[str, str, str, str, tuple[str, ...]]]:
        """Return (id, type, title, status, aliases) of every page but the special ones, in the order of the index."""
        rows = self._database.rows(
            "SELECT id, type, title, status, aliases FROM page WHERE NOT special ORDER BY sort_key, path"
        )
        return [(*cast("tuple[str, str, str, str]", row[:4]), _words(str(row[4]))) for row in rows]

    def ids(self) -> list[str]:
        """Return the id of every page but the special ones, in the order of the index. Quick."""
        rows = self._database.rows("SELECT id FROM page WHERE NOT special ORDER BY sort_key, path")
        return [str(row[0]) for row in rows]

    def placed(self) -> dict[str, tuple[str, str, str]]:
        """Return id, type and title of every page and special file by its path in the knowledge folder. Quick."""
        rows = self._database.rows("SELECT path, id, type, title FROM page")
        return {str(path): (str(page), str(kind), str(title)) for path, page, kind, title in rows}

    def headers(self) -> list[tuple[tuple[str, str], ...]]:
        """Return the header fields of every page but the special ones."""
        return [fields_of(str(row[0])) for row in self._database.rows("SELECT fields FROM page WHERE NOT special")]

    def sampled(self, folder: str | None, most: int) -> list[str]:
        """Return the paths of some pages: of a folder, "" for the root, or, None, spread over all folders."""
        if folder is None:
            sql = (
                "SELECT path FROM page WHERE NOT special AND key % max(1, (SELECT count(*) FROM page) / ?) = 0"
                " ORDER BY key LIMIT ?"
            )
            return [str(row[0]) for row in self._database.rows(sql, (most, most))]
        start = f"{folder}/" if folder else ""
        sql = (
            "SELECT path FROM page WHERE NOT special AND path >= ? AND substr(path, 1, ?) = ?"
            " AND instr(substr(path, ? + 1), '/') = 0 ORDER BY key DESC LIMIT ?"
        )
        values = (start, len(start), start, len(start), most)
        return [str(row[0]) for row in self._database.rows(sql, values)]

    def folders(self) -> list[tuple[str, str, int]]:
        """Return (folder, type, number of pages) of every folder that holds pages, for each of their types."""
        rows = self._database.rows(
            "SELECT rtrim(rtrim(path, replace(path, '/', '')), '/'), type, count(*) FROM page WHERE NOT special"
            " GROUP BY 1, 2"
        )
        return [(str(folder), str(kind), int(str(count))) for folder, kind, count in rows]

    def naming_in_header(self, name: str) -> list[str]:
        """Return the paths of pages whose header holds a name, or links in double brackets."""
        rows = self._database.rows("SELECT path FROM page WHERE instr(fields, ?) OR instr(fields, '[[')", (name,))
        return [str(row[0]) for row in rows]

    def naming(self) -> int:
        """Return a number that moves when a page comes, goes, or gets another id or title. Cheap."""
        return int(str(self._database.rows("SELECT number FROM naming")[0][0]))

    def has_undeclared(self) -> bool:
        """Whether there are pages outside the folders of declared types."""
        return bool(self._database.rows("SELECT 1 FROM page WHERE NOT declared AND NOT special LIMIT 1"))

    def by_id(self, page: str) -> IndexedPage | None:
        """Return the page of an id."""
        return self._one("p.id = ?", page)

    def by_path(self, path: str) -> IndexedPage | None:
        """Return the page at a path of the knowledge folder."""
        return self._one("p.path = ?", path)

    def _one(self, where: str, value: str) -> IndexedPage | None:
        rows = self._database.rows(f"SELECT {COLUMNS} FROM page p WHERE {where} ORDER BY path LIMIT 1", (value,))
        if not rows:
            return None
        links = self._database.rows(
            "SELECT count(DISTINCT target) FROM link WHERE page = ? AND target IS NOT NULL AND target <> ?",
            (rows[0][0], rows[0][1]),
        )
        backlinks = self._database.rows(
            "SELECT count(DISTINCT l.page) FROM link l JOIN page s ON s.key = l.page"
            " WHERE l.target = ? AND s.path <> ? AND NOT s.special",
            (rows[0][1], rows[0][1]),
        )
        return _page(rows[0], int(str(links[0][0])), int(str(backlinks[0][0])))

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path of the knowledge folder."""
        rows = self._database.rows("SELECT id FROM page WHERE path = ?", (path,))
        return str(rows[0][0]) if rows else None

    def path_of(self, page: str) -> str | None:
        """Return the path of a page's file in the knowledge folder."""
        rows = self._database.rows("SELECT path FROM page WHERE id = ? ORDER BY path LIMIT 1", (page,))
        return str(rows[0][0]) if rows else None

    def named(self, key: str) -> list[Name]:
        """Return the names of pages that are found at a key; see `kbdesk.pages.resolve`."""
        rows = self._database.rows("SELECT path, kind, text FROM name WHERE key = ?", (key,))
        return [Name(*cast("_NameRow", row)) for row in rows]

    def with_names(self, keys: Collection[str]) -> dict[str, str]:
        """Return the titles of pages but the special ones that are found at one of these keys, by their ids."""
        found: dict[str, str] = {}
        ordered = sorted(keys)
        for start in range(0, len(ordered), BATCH):
            some = tuple(ordered[start : start + BATCH])
            marks = ", ".join("?" * len(some))
            rows = self._database.rows(
                "SELECT DISTINCT p.id, p.title FROM name n JOIN page p ON p.key = n.page"
                f" WHERE NOT p.special AND n.key IN ({marks})",
                some,
            )
            found |= {str(page): str(title) for page, title in rows}
        return found

    def near(self, words: str, limit: int = 5) -> list[str]:
        """Return ids that hold this text, for hints; none for one longer than any of them."""
        if len(words) > LONGEST_NAME:
            return []
        pattern = "%" + words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        rows = self._database.rows(
            "SELECT id FROM page WHERE NOT special AND (id LIKE ? ESCAPE '\\' OR title LIKE ? ESCAPE '\\')"
            " ORDER BY length(id), id LIMIT ?",
            (pattern, pattern, limit),
        )
        return [str(row[0]) for row in rows]

    def links_of(self, page: str) -> list[IndexedLink]:
        """Return the links a page makes to pages, in the order of its text, broken ones included."""
        rows = self._database.rows(
            f"SELECT p.id, {LINK}, t.title, t.status"
            " FROM link l JOIN page p ON p.key = l.page LEFT JOIN page t ON t.path = l.target"
            " WHERE p.id = ? AND l.meant ORDER BY l.number",
            (page,),
        )
        return [_link(row) for row in rows]

    def backlinks_of(self, page: str) -> list[IndexedLink]:
        """Return the links of other pages to this one, by their titles."""
        rows = self._database.rows(
            f"SELECT s.id, {LINK}, s.title, s.status"
            " FROM page t JOIN link l ON l.target = t.path JOIN page s ON s.key = l.page"
            " WHERE t.id = ? AND s.key <> t.key ORDER BY s.sort_key, s.path, l.number",
            (page,),
        )
        return [_link(row) for row in rows]

    def around(self, page: str, steps: int) -> tuple[list[IndexedPage], list[tuple[str, str]]]:
        """Return the pages within some steps of one page, in the order of the index, and the edges among them."""
        near = {page}
        edge = [page]
        for _ in range(steps):
            found = {one for pair in self._edges_at(edge) for one in pair}
            edge = sorted(found - near)
            near |= found
        edges = [pair for pair in self._edges_at(sorted(near)) if near.issuperset(pair)]
        pages = [one for one in (self.by_id(each) for each in near) if one is not None and not one.special]
        return sorted(pages, key=lambda one: (one.sort_key, one.path)), edges

    def _edges_at(self, pages: list[str]) -> set[tuple[str, str]]:
        """Return the edges that begin or end at these pages."""
        found: set[tuple[str, str]] = set()
        for start in range(0, len(pages), BATCH):
            batch = tuple(pages[start : start + BATCH])
            marks = ", ".join("?" * len(batch))
            found.update(self._edges(f"s.id IN ({marks})", batch))
            found.update(self._edges(f"t.id IN ({marks})", batch))
        return found

    def _edges(self, where: str, values: tuple[object, ...]) -> list[tuple[str, str]]:
        rows = self._database.rows(
            "SELECT DISTINCT s.id, t.id FROM link l JOIN page s ON s.key = l.page JOIN page t ON t.path = l.target"
            f" WHERE {where} AND s.key <> t.key AND NOT s.special AND NOT t.special",
            values,
        )
        return [(str(source), str(target)) for source, target in rows]

    def standing(self) -> list[tuple[str, str, str, str, bool, str]]:
        """Return (id, type, status, path, whether its type is declared, trouble) of each of the same pages. Quick."""
        rows = self._database.rows("SELECT id, type, status, path, declared, trouble FROM page ORDER BY sort_key, path")
        return [(*row[:4], bool(row[4]), row[5]) for row in cast("list[tuple[str, str, str, str, int, str]]", rows)]

    def checked(self) -> list[IndexedPage]:
        """Return what the check looks at: every page and the overview."""
        return [_page(row) for row in self._database.rows(f"SELECT {COLUMNS} FROM page p ORDER BY sort_key, path")]

    def naming_originals(self) -> list[IndexedPage]:
        """Return every page with a `file` field, in the order of the index."""
        where = "WHERE fields LIKE '%\"file\"%' ORDER BY sort_key, path"
        return [_page(row) for row in self._database.rows(f"SELECT {COLUMNS} FROM page p {where}")]

    def summaries(self) -> list[tuple[str, str]]:
        """Return (page id, value of its `file` field) of every page that names an original."""
        rows = self._database.rows("SELECT id, fields FROM page WHERE fields LIKE '%\"file\"%' ORDER BY sort_key, path")
        found = []
        for page, fields in rows:
            found += [(str(page), value) for name, value in fields_of(str(fields)) if name == "file" and value]
        return found


def _words(text: str) -> tuple[str, ...]:
    if text == "[]":
        return ()
    try:
        return tuple(str(word) for word in json.loads(text))
    except (ValueError, TypeError) as error:
        raise Unreadable("The index is damaged: a list makes no sense.", None, "Run kbdesk doctor.") from error


def fields_of(text: str) -> tuple[tuple[str, str], ...]:
    """Read header fields (name, value) as the index holds them. Raises Unreadable."""
    try:
        return tuple((str(name), str(value)) for name, value in json.loads(text))
    except (ValueError, TypeError) as error:
        raise Unreadable("The index is damaged: a header makes no sense.", None, "Run kbdesk doctor.") from error


def _page(row: tuple[Any, ...], links: int = 0, backlinks: int = 0) -> IndexedPage:
    key, path, page, kind, slug, title, description, status, declared, special, updated, fields, sort_key, trouble = row
    return IndexedPage(
        key,
        path,
        page,
        kind,
        slug,
        title,
        description,
        status,
        bool(declared),
        bool(special),
        updated,
        fields,
        sort_key,
        trouble,
        links,
        backlinks,
    )


def _link(row: tuple[Any, ...]) -> IndexedLink:
    source, target, destination, wanted, text, line, anchor, ambiguous, title, status = row[:10]
    return IndexedLink(
        source, target, destination, wanted, text, line, anchor, bool(ambiguous), title or "", status or "active"
    )
