"""The journal's tables. Never edit a migration that was released: add one."""

from __future__ import annotations

DEED = (
    "CASE WHEN kind = 'move' THEN 'moved' WHEN before IS NULL THEN CASE kind WHEN 'bring' THEN 'brought' ELSE 'created'"
    " END WHEN after IS NULL THEN 'removed' ELSE 'changed' END"
)
"""What a change did to a file, told from the file's row."""

WAIT_FOR_THEIR_WORD = """
    FROM change_file JOIN change ON change.id = change_file.change
    WHERE state = 'done' AND actor_kind NOT IN ('person', 'kbdesk') AND path NOT LIKE '.kbdesk/%'
        AND path NOT LIKE '%/.agent-kit/sources.json' AND (kind <> 'put' OR before IS NOT after)"""
"""Files of changes that others made; those of index.md among them, which need nobody's word."""

ALL_WAIT = f"""
    INSERT OR IGNORE INTO review SELECT change_file.change, path, {DEED}, 'waiting', NULL{WAIT_FOR_THEIR_WORD}
    GROUP BY change_file.change, path
"""
"""Lets every piece wait of which nothing is written down; those of index.md among them, which need nobody's word."""

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
    (
        "reviews",
        f"""
        CREATE TABLE review (
            change INTEGER NOT NULL REFERENCES change (id),
            path TEXT NOT NULL,
            deed TEXT NOT NULL CHECK (deed IN ('created', 'changed', 'removed', 'brought', 'moved')),
            state TEXT NOT NULL CHECK (state IN ('begun', 'waiting', 'accepted', 'reverted')),
            flags TEXT,
            PRIMARY KEY (change, path)
        ) WITHOUT ROWID;
        CREATE INDEX review_waiting ON review (change) WHERE state = 'waiting';
        CREATE INDEX review_unexamined ON review (change) WHERE state = 'waiting' AND flags IS NULL;
        {ALL_WAIT};
        CREATE TABLE judgement (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            at TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('accept', 'revert', 'edit')),
            by TEXT NOT NULL,
            change INTEGER REFERENCES change (id),
            undone TEXT NOT NULL DEFAULT ''
        );
        CREATE INDEX judgement_change ON judgement (change) WHERE change IS NOT NULL;
        CREATE TABLE judged (
            judgement INTEGER NOT NULL REFERENCES judgement (id),
            change INTEGER NOT NULL REFERENCES change (id),
            path TEXT NOT NULL,
            spans TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('accepted', 'reverted')),
            PRIMARY KEY (judgement, change, path, spans)
        ) WITHOUT ROWID;
        CREATE INDEX judged_piece ON judged (change, path);
        CREATE TABLE comment (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            change INTEGER NOT NULL REFERENCES change (id),
            path TEXT NOT NULL,
            spans TEXT NOT NULL,
            text TEXT NOT NULL,
            at TEXT NOT NULL,
            by TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
            reply TEXT NOT NULL DEFAULT '',
            replied_at TEXT NOT NULL DEFAULT '',
            replied_by TEXT NOT NULL DEFAULT ''
        );
        CREATE INDEX comment_piece ON comment (change, path);
        CREATE INDEX comment_open ON comment (id) WHERE state <> 'closed';
        CREATE TABLE event_new (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL CHECK (kind IN ('change', 'request', 'review', 'comment')),
            ref TEXT NOT NULL
        );
        INSERT INTO event_new SELECT id, kind, ref FROM event;
        DROP TABLE event;
        ALTER TABLE event_new RENAME TO event
        """,
    ),
    (
        "originals",
        """
        CREATE TABLE original (
            path TEXT PRIMARY KEY, hash TEXT NOT NULL, size INTEGER NOT NULL, signature TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE original_baseline (at TEXT NOT NULL);
        CREATE TABLE original_step (
            change INTEGER NOT NULL REFERENCES change (id),
            path TEXT NOT NULL,
            event TEXT NOT NULL,
            size_before INTEGER NOT NULL,
            size_after INTEGER NOT NULL,
            entry_before TEXT NOT NULL,
            entry_after TEXT NOT NULL,
            PRIMARY KEY (change, path)
        ) WITHOUT ROWID;
        CREATE INDEX original_step_path ON original_step (path);
        CREATE INDEX original_hash ON original (hash)
        """,
    ),
    (
        "fetches",
        """
        CREATE TABLE fetch (
            path TEXT PRIMARY KEY,
            url TEXT NOT NULL,
            every INTEGER NOT NULL DEFAULT 0,
            due_at TEXT NOT NULL DEFAULT '',
            tried_at TEXT NOT NULL DEFAULT '',
            fetched_at TEXT NOT NULL DEFAULT '',
            changed_at TEXT NOT NULL DEFAULT '',
            hash TEXT NOT NULL DEFAULT '',
            validated TEXT NOT NULL DEFAULT '',
            etag TEXT NOT NULL DEFAULT '',
            modified TEXT NOT NULL DEFAULT '',
            failures INTEGER NOT NULL DEFAULT 0,
            reason TEXT NOT NULL DEFAULT '',
            what TEXT NOT NULL DEFAULT '',
            next_step TEXT NOT NULL DEFAULT '',
            claimed_until TEXT NOT NULL DEFAULT ''
        ) WITHOUT ROWID;
        CREATE INDEX fetch_due ON fetch (due_at) WHERE due_at <> '';
        CREATE TABLE event_new (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL CHECK (kind IN ('change', 'request', 'review', 'comment', 'fetch')),
            ref TEXT NOT NULL
        );
        INSERT INTO event_new SELECT id, kind, ref FROM event;
        DROP TABLE event;
        ALTER TABLE event_new RENAME TO event
        """,
    ),
    (
        "comments are undone",
        """
        CREATE TABLE comment_deed (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            comment INTEGER NOT NULL,
            deed TEXT NOT NULL CHECK (deed IN ('written', 'closed', 'reopened')),
            before TEXT NOT NULL,
            at TEXT NOT NULL,
            by TEXT NOT NULL,
            judgement INTEGER NOT NULL,
            undone TEXT NOT NULL DEFAULT ''
        )
        """,
    ),
    (
        "wishes for originals to be read",
        """
        CREATE TABLE wish (
            comment INTEGER PRIMARY KEY REFERENCES comment (id) ON DELETE CASCADE
        ) WITHOUT ROWID;
        INSERT INTO wish SELECT id FROM comment
            WHERE text LIKE 'Read this original and write what the knowledge base should hold of it.%'
            OR text LIKE 'This original changed since it was read. Read it again and bring the pages built from it up%';
        ALTER TABLE comment_deed ADD COLUMN together INTEGER NOT NULL DEFAULT 0
        """,
    ),
    (
        "texts apart from their hashes",  # sorted by these, a text of more than 900 bytes takes a page of its own
        """
        DROP VIEW text;
        CREATE TABLE blob_new (hash TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL);
        INSERT INTO blob_new SELECT hash, data FROM blob;
        DROP TABLE blob;
        ALTER TABLE blob_new RENAME TO blob;
        CREATE VIEW text AS SELECT hash FROM blob UNION ALL SELECT hash FROM difference
        """,
    ),
)
