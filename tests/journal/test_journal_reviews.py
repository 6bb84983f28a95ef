"""What waits, what was said of it and what was commented outlive migrations and damage; what is lost waits again."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.journal import Journal
from kbdesk.journal.reviews import Judging, Sentence, Unjudging
from kbdesk.plan import Actor, Bring, Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

AT = "2026-01-01T00:00:00.000Z"
AGENT, PERSON, OUTSIDE = Actor("agent", "tester", "1", "s"), Actor("person", "ana"), Actor("outside")
MANIFEST = "sources/.agent-kit/sources.json"


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A journal with two files of an agent's change, one of another program's, and one of the person's."""
    made = Journal(tmp_path / "journal.db")
    puts = (Put("a.md", None, b"a"), Put("b.md", None, b"b"), Put(MANIFEST, None, b"{}"))
    bring = Bring(tmp_path / "x", "sources/x.txt", "0" * 64)
    made.changes.record(Plan("create", "a", puts, brings=(bring,)), AGENT, AT, ["a.md", "b.md", "sources/x.txt"])
    made.changes.record(Plan("outside", "a", (Put("a.md", b"a", None),)), OUTSIDE, AT, ["a.md"])
    made.changes.record(Plan("edit", "c", (Put("c.md", None, b"c"),)), PERSON, AT)
    yield made
    made.close()


def waiting(journal: Journal) -> list[tuple[int, str, str]]:
    return [(one.change, one.path, one.deed) for one in journal.reviews.waiting()]


EVERY = [
    (1, "a.md", "created"),
    (1, "b.md", "created"),
    (1, "sources/x.txt", "brought"),
    (2, "a.md", "removed"),
]


def accepted(*places: tuple[int, str]) -> Judging:
    return Judging("accept", AT, PERSON, tuple(Sentence(*place, "accepted") for place in places), waiting_only=True)


def test_what_was_done_before_reviews_were_kept_waits_too(journal: Journal, tmp_path: Path) -> None:
    journal.close()
    with closing(sqlite3.connect(tmp_path / "journal.db")) as connection:
        for table in ("judged", "judgement", "comment", "review"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("DELETE FROM migration WHERE name = 'reviews'")
        connection.commit()
    version = 3
    with closing(Journal(tmp_path / "journal.db")) as again:
        assert waiting(again) == EVERY
        assert again.version() == version
        again.reviews.judge(accepted((1, "a.md")))
        assert [event.kind for event in again.events_since(version)] == ["review"]


def test_a_commit_that_is_begun_waits_for_nobody_and_one_taken_back_never(journal: Journal) -> None:
    change = journal.changes.begin(Plan("edit", "d", (Put("d.md", None, b"d"),)), AGENT, AT, None, ["d.md"])
    assert waiting(journal) == EVERY
    journal.changes.take_back(change)
    assert journal.reviews.state(change, "d.md") == ""
    change = journal.changes.begin(Plan("edit", "d", (Put("d.md", None, b"d"),)), AGENT, AT, None, ["d.md"])
    journal.finish(change, None)
    assert waiting(journal) == [*EVERY, (change, "d.md", "created")]


def test_a_judgement_keeps_in_an_intent_and_comes_with_the_commit(journal: Journal) -> None:
    judging = Judging("revert", AT, PERSON, (Sentence(1, "b.md", "waiting", "0-1:0-1", "reverted"),))
    plan = Plan("revert", "b", (Put("b.md", b"b", b""),))
    change = journal.changes.begin(plan, PERSON, AT, judging.as_dict())
    (intent,) = journal.changes.unfinished()
    assert Judging.from_dict(json.loads(json.dumps(intent.ending))) == judging
    journal.finish(change, judging)
    made = journal.reviews.of_change(change)
    assert made
    assert [(said.spans, said.state) for said in journal.reviews.said_of(1, "b.md")] == [("0-1:0-1", "reverted")]
    undoing = Unjudging(made.id, AT, ((1, "b.md", "waiting"),))
    assert Unjudging.from_dict(json.loads(json.dumps(undoing.as_dict()))) == undoing
    journal.reviews.unjudge(undoing)
    assert journal.reviews.of_change(change) is None
    with pytest.raises(Refused):
        journal.reviews.unjudge(undoing)
    with pytest.raises(NotFound):
        journal.reviews.unjudge(Unjudging(99, AT, ()))


def test_a_damaged_journal_gives_judgements_and_comments_and_what_is_lost_waits_again(
    journal: Journal, tmp_path: Path
) -> None:
    judgement = journal.reviews.judge(accepted((1, "a.md"), (2, "a.md")))
    comment = journal.comments.add((1, "b.md"), "0-0:0-1", "Why?", PERSON, AT)
    journal.reviews.flag([((1, "b.md"), [("shrunk", "it is short")])])
    with closing(Journal(tmp_path / "saved.db")) as saved:
        saved.salvage(tmp_path / "journal.db")
        assert waiting(saved) == [EVERY[1], EVERY[2]]
        assert saved.reviews.waiting()[0].flags == '[["shrunk", "it is short"]]'
        assert [said.path for said in saved.reviews.said_by(judgement)] == ["a.md", "a.md"]
        assert saved.comments.get(comment) == journal.comments.get(comment)
    journal.close()
    with closing(sqlite3.connect(tmp_path / "journal.db")) as connection:
        connection.execute("DELETE FROM review WHERE change = 2")
        connection.execute("UPDATE review SET flags = '[1' WHERE path = 'b.md'")
        connection.execute("UPDATE judgement SET by = 'nobody'")
        connection.commit()
    with closing(Journal(tmp_path / "journal.db")) as broken:
        assert broken.examination.broken_records() == ["review 1", f"judgement {judgement}"]
    with closing(Journal(tmp_path / "saved again.db")) as saved:
        saved.salvage(tmp_path / "journal.db")
        assert waiting(saved) == [*EVERY[1:]]
        assert saved.examination.broken_records() == []
