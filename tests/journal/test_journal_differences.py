"""Large texts are kept as what differs from the text before: each comes back whole, and damage is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Unreadable
from kbdesk.journal.blobs import DEEPEST, LARGE, hash_of
from kbdesk.journal.journal import Journal
from kbdesk.plan import Actor, Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ACTOR = Actor("agent", "tester")
COUNT = DEEPEST + 20


def versions(dice: Random) -> list[bytes]:
    """Return texts of which each differs from the one before in a line put in, taken out or changed, and one moved."""
    lines = [dice.randbytes(40).hex() + "\n" for _ in range(2 * LARGE // 80)]
    found = []
    for _ in range(COUNT):
        place = dice.choice((0, len(lines) - 1, dice.randrange(len(lines))))
        moved = lines.pop(dice.randrange(len(lines)))
        lines.insert(dice.randrange(len(lines)), moved)
        lines[place : place + dice.randrange(3)] = [f"{dice.random()}\n"]
        found.append("".join(lines).encode())
    assert len({*found}) == COUNT
    return found


@pytest.fixture
def texts() -> list[bytes]:
    return versions(Random(4))


@pytest.fixture
def journal(tmp_path: Path, texts: list[bytes]) -> Iterator[Journal]:
    made = Journal(tmp_path / "journal.db")
    for before, after in zip([None, *texts], texts, strict=False):
        change = made.changes.begin(Plan("edit", "index", (Put("index.md", before, after),)), ACTOR, "now")
        made.changes.finish(change)
    yield made
    made.close()


def sql(journal: Journal, query: str) -> None:
    with closing(sqlite3.connect(journal._database._path)) as connection, connection:
        connection.execute(query)


def test_every_text_comes_back_and_little_is_written(journal: Journal, texts: list[bytes], tmp_path: Path) -> None:
    assert [journal.changes.text(hash_of(data)) for data in texts] == texts
    assert journal.changes.known_bytes("index.md") == texts[-1]
    assert journal.examination.damaged_texts() == journal.examination.missing_texts() == []
    assert sorted(journal.history.texts()) == sorted({hash_of(data) for data in texts})
    whole = int(str(journal._database.rows("SELECT count(*) FROM blob")[0][0]))
    assert whole == 2
    stored = journal._database.rows(
        "SELECT sum(length(data)) FROM (SELECT data FROM blob UNION ALL SELECT data FROM difference)"
    )
    assert int(str(stored[0][0])) < 2 * 2 * LARGE


def test_damage_is_told_of_a_text_and_of_those_laid_over_it(journal: Journal, texts: list[bytes]) -> None:
    sql(journal, f"UPDATE difference SET lead = lead + 1 WHERE hash = '{hash_of(texts[100])}'")
    damaged = set(journal.examination.damaged_texts())
    assert damaged == {hash_of(data) for data in texts[100 : DEEPEST + 1]}
    with pytest.raises(Unreadable):
        journal.changes.text(hash_of(texts[101]))
    journal.keep_again(texts[100])
    assert journal.examination.damaged_texts() == []
    assert journal.changes.text(hash_of(texts[101])) == texts[101]


def test_what_can_be_read_of_a_damaged_journal_includes_them(
    journal: Journal, texts: list[bytes], tmp_path: Path
) -> None:
    sql(journal, f"UPDATE difference SET data = x'00' WHERE hash = '{hash_of(texts[100])}'")
    journal.close()
    (tmp_path / "journal.db").rename(tmp_path / "damaged.db")
    fresh = Journal(tmp_path / "journal.db")
    saved = fresh.salvage(tmp_path / "damaged.db")
    lost = DEEPEST + 1 - 100
    assert saved.texts == len({hash_of(data) for data in texts}) - lost
    assert fresh.changes.text(hash_of(texts[99])) == texts[99]
    assert fresh.examination.damaged_texts() == []
    fresh.close()
