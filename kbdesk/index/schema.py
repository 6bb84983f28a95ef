"""The index's tables. Whenever they or what they hold change, the name changes, and every index is built anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

NAME = "index-11"

LATE = {
    "name_key": "name (key)",
    "name_page": "name (page)",
    "link_page": "link (page, target)",
    "link_target": "link (target, page)",
    "link_broken": "link (page) WHERE meant AND target IS NULL",
}
"""The indexes whose rows come in no order: where very many rows are written they are made after these, all at once."""
_LATE = ";\n        ".join(f"CREATE INDEX {name} ON {what}" for name, what in LATE.items())

SEARCHED = {"named": ("title", "aliases", "headings"), "search": ("body",)}
"""The tables of the search: what names a page, few words in which titles are found fast, and its whole text.

The text begins with what names it, so that words of both are found together.
"""
FTS = "content = '', tokenize = \"unicode61 remove_diacritics 2\""
_SEARCHED = ";\n        ".join(
    f"CREATE VIRTUAL TABLE {name} USING fts5({', '.join(columns)}, {FTS})" for name, columns in SEARCHED.items()
)
GATHER = "INSERT INTO search (search, rank) VALUES ('hashsize', ?)"
"""Says how many bytes of words the search's table gathers before it sorts them in, in one transaction."""
USUAL, MUCH = 1024 * 1024, 8 * 1024 * 1024

MIGRATIONS = (
    (
        NAME,
        f"""
        CREATE TABLE about (fingerprint TEXT NOT NULL);
        CREATE TABLE disk (apart INTEGER NOT NULL);
        CREATE TABLE file (path TEXT PRIMARY KEY, signature TEXT NOT NULL, hash TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE page (
            key INTEGER PRIMARY KEY,
            path TEXT NOT NULL UNIQUE,
            id TEXT NOT NULL,
            type TEXT NOT NULL,
            slug TEXT NOT NULL,
            title TEXT NOT NULL,
            description TEXT NOT NULL,
            status TEXT NOT NULL,
            declared INTEGER NOT NULL,
            special INTEGER NOT NULL,
            updated TEXT NOT NULL,
            fields TEXT NOT NULL,
            aliases TEXT NOT NULL,
            sort_key BLOB NOT NULL,
            trouble TEXT NOT NULL
        );
        CREATE INDEX page_id ON page (id);
        CREATE INDEX page_order ON page (sort_key, path);
        CREATE INDEX page_undeclared ON page (key) WHERE NOT declared AND NOT special;
        CREATE INDEX page_special ON page (key) WHERE special;
        CREATE TABLE body (page INTEGER PRIMARY KEY, text TEXT NOT NULL, headings TEXT NOT NULL);
        CREATE TABLE listed (
            section INTEGER NOT NULL,
            sort_key BLOB NOT NULL,
            name TEXT NOT NULL,
            start TEXT NOT NULL,
            path TEXT NOT NULL,
            id TEXT NOT NULL,
            end TEXT NOT NULL,
            PRIMARY KEY (section, sort_key, name)
        ) WITHOUT ROWID;
        CREATE TABLE catalogue (signature TEXT NOT NULL);
        CREATE TABLE naming (number INTEGER NOT NULL);
        INSERT INTO naming VALUES (0);
        CREATE TABLE name (
            page INTEGER NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, path TEXT NOT NULL
        );
        CREATE TABLE link (
            key INTEGER PRIMARY KEY,
            page INTEGER NOT NULL,
            number INTEGER NOT NULL,
            destination TEXT NOT NULL,
            wiki INTEGER NOT NULL,
            text TEXT NOT NULL,
            line INTEGER NOT NULL,
            section TEXT NOT NULL,
            meant INTEGER NOT NULL DEFAULT 0,
            wanted TEXT NOT NULL DEFAULT '',
            target TEXT,
            target_id TEXT,
            anchor TEXT NOT NULL DEFAULT '',
            ambiguous INTEGER NOT NULL DEFAULT 0,
            original TEXT NOT NULL DEFAULT ''
        );
        CREATE TABLE link_key (key TEXT NOT NULL, link INTEGER NOT NULL, PRIMARY KEY (key, link)) WITHOUT ROWID;
        CREATE INDEX link_key_link ON link_key (link);
        CREATE TABLE original (
            path TEXT PRIMARY KEY,
            signature TEXT NOT NULL,
            hash TEXT NOT NULL,
            unit TEXT,
            units INTEGER,
            trouble TEXT
        ) WITHOUT ROWID;
        CREATE TABLE claim (path TEXT PRIMARY KEY, hash TEXT NOT NULL, told TEXT NOT NULL) WITHOUT ROWID;
        {_LATE};
        {_SEARCHED};
        """,
    ),
)


def put_off_indexes(connection: sqlite3.Connection) -> None:
    """Do without the late indexes, where there are no pages yet; else make those that are missing."""
    if connection.execute("SELECT 1 FROM page LIMIT 1").fetchone():
        make_indexes(connection)
        return
    for name in LATE:
        connection.execute(f"DROP INDEX IF EXISTS {name}")


def make_indexes(connection: sqlite3.Connection) -> None:
    """Make the late indexes that are missing, also since a first opening was cut short."""
    for name, what in LATE.items():
        connection.execute(f"CREATE INDEX IF NOT EXISTS {name} ON {what}")
