"""The index's tables. Whenever they or what they hold change, the name changes, and every index is built anew."""

from __future__ import annotations

NAME = "index-9"

MIGRATIONS = (
    (
        NAME,
        """
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
        CREATE TABLE body (page INTEGER PRIMARY KEY, text TEXT NOT NULL);
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
        CREATE INDEX name_key ON name (key);
        CREATE INDEX name_page ON name (page);
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
            ambiguous INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX link_page ON link (page, target);
        CREATE INDEX link_target ON link (target, page);
        CREATE INDEX link_broken ON link (page) WHERE meant AND target IS NULL;
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
        CREATE VIRTUAL TABLE search USING fts5(
            title, aliases, body, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '3'
        );
        """,
    ),
)
