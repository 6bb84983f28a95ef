"""The journal's tables. Never edit a migration that was released: add one."""

from __future__ import annotations

MIGRATIONS = (
    (
        "first",
        """
        CREATE TABLE blob (hash TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE change (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            at TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('intent', 'done', 'taken_back')),
            operation TEXT NOT NULL,
            subject TEXT NOT NULL,
            reason TEXT,
            pages TEXT NOT NULL,
            warnings TEXT NOT NULL,
            actor_kind TEXT NOT NULL,
            actor_name TEXT NOT NULL,
            actor_version TEXT NOT NULL,
            actor_session TEXT NOT NULL,
            answer TEXT
        );
        CREATE INDEX change_state ON change (state) WHERE state = 'intent';
        CREATE TABLE change_file (
            change INTEGER NOT NULL REFERENCES change (id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('put', 'bring', 'move')),
            path TEXT NOT NULL,
            before TEXT,
            after TEXT,
            target TEXT,
            PRIMARY KEY (change, number)
        ) WITHOUT ROWID;
        CREATE INDEX change_file_path ON change_file (path);
        CREATE TABLE baseline (at TEXT NOT NULL);
        CREATE TABLE known (path TEXT PRIMARY KEY, hash TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE request (
            id TEXT PRIMARY KEY,
            sameness TEXT NOT NULL,
            wish TEXT NOT NULL,
            asked_at TEXT NOT NULL,
            asked_by TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn', 'failed')),
            note TEXT NOT NULL DEFAULT '',
            answered_at TEXT NOT NULL DEFAULT '',
            answered_by TEXT NOT NULL DEFAULT '',
            result TEXT NOT NULL DEFAULT '',
            failure TEXT NOT NULL DEFAULT '',
            change INTEGER REFERENCES change (id),
            told INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX request_waiting ON request (sameness) WHERE state = 'waiting';
        CREATE INDEX request_untold ON request (sameness) WHERE NOT told;
        CREATE TABLE event (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL CHECK (kind IN ('change', 'request')),
            ref TEXT NOT NULL
        );
        """,
    ),
    (
        "requests expire, and several may ask for the same",
        """
        CREATE TABLE request_new (
            id TEXT PRIMARY KEY,
            sameness TEXT NOT NULL,
            wish TEXT NOT NULL,
            asked_at TEXT NOT NULL,
            asked_by TEXT NOT NULL,
            state TEXT NOT NULL
                CHECK (state IN ('waiting', 'approved', 'declined', 'withdrawn', 'failed', 'expired')),
            note TEXT NOT NULL DEFAULT '',
            answered_at TEXT NOT NULL DEFAULT '',
            answered_by TEXT NOT NULL DEFAULT '',
            result TEXT NOT NULL DEFAULT '',
            failure TEXT NOT NULL DEFAULT '',
            change INTEGER REFERENCES change (id),
            told INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        INSERT INTO request_new SELECT id, sameness, wish, asked_at, asked_by, state, note, answered_at, answered_by,
            result, failure, change, told FROM request;
        DROP TABLE request;
        ALTER TABLE request_new RENAME TO request;
        CREATE UNIQUE INDEX request_waiting ON request (sameness) WHERE state = 'waiting';
        CREATE INDEX request_untold ON request (sameness) WHERE NOT told;
        CREATE TABLE request_joined (
            request TEXT NOT NULL,
            actor TEXT NOT NULL,
            PRIMARY KEY (request, actor)
        ) WITHOUT ROWID;
        """,
    ),
    (
        "entries",
        """
        CREATE TABLE entry (
            change INTEGER PRIMARY KEY REFERENCES change (id), operation TEXT NOT NULL, what TEXT NOT NULL
        );
        CREATE TABLE tied (
            change INTEGER PRIMARY KEY REFERENCES change (id), entry INTEGER NOT NULL REFERENCES entry (change)
        );
        CREATE INDEX change_session ON change (actor_session, id) WHERE actor_session <> '';
        """,
    ),
    (
        "differences",
        """
        CREATE TABLE difference (
            hash TEXT PRIMARY KEY,
            base TEXT NOT NULL,
            depth INTEGER NOT NULL,
            lead INTEGER NOT NULL,
            tail INTEGER NOT NULL,
            data BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE VIEW text AS SELECT hash FROM blob UNION ALL SELECT hash FROM difference;
        """,
    ),
    (
        "each who asked is told",
        """
        CREATE TABLE request_told (
            request TEXT NOT NULL,
            name TEXT NOT NULL,
            session TEXT NOT NULL,
            reason TEXT NOT NULL,
            PRIMARY KEY (request, name, session)
        ) WITHOUT ROWID;
        """,
    ),
)
