"""The person asks agents to read an original, or to read it again; it waits until the summary says that it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.agent.comments import facts, to_deal_with, words
from kbdesk.errors import Cancelled, NotFound, Refused
from kbdesk.journal.actors import actor_text
from kbdesk.project.project import Project
from kbdesk.project.review.values import MadeComment
from kbdesk.project.sources.ingesting import INGEST
from tests.project.conftest import CHAPTER, PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

BY = actor_text(PERSON)


def test_an_agent_is_asked_to_read_an_original_until_it_has_done_so(root: Path, project: Project) -> None:
    write(root / "sources/new.txt", "by hand")
    project.noticed()
    with pytest.raises(NotFound):
        project.ask_to_ingest(["none.txt"], PERSON)
    assert project.ask_to_ingest(["new.txt"], PERSON, "Only the figures.").paths == ("new.txt",)
    assert project.ask_to_ingest(["new.txt"], PERSON).paths == ()
    (asked,) = to_deal_with(project)
    assert "Only the figures." in words([asked])
    assert "new.txt" in words([asked])
    assert project.ingests_asked().keys() == {"new.txt"}
    project.reply_to_comment(asked.id, "I will.", PERSON)
    assert project.ingests_asked().keys() == {"new.txt"}
    summary = CHAPTER.replace("books/tides.txt", "new.txt\ningested: 2100-01-01")
    write(root / "knowledge/summaries/new.md", summary)
    project.noticed()
    project.reopen_comment(asked.id, PERSON)
    assert to_deal_with(project) == ()
    assert project.ingests_asked() == {}
    assert project.ask_to_ingest(["new.txt"], PERSON).paths == ()


def test_many_are_asked_for_at_once_or_none_and_taken_back_in_one_step(root: Path, project: Project) -> None:
    paths = [f"note-{number}.txt" for number in range(40)]
    for path in paths:
        write(root / "sources" / path, path)
    project.noticed()
    journal = project._journal

    def stop(done: int, _total: int) -> None:
        if done == 30:
            raise Cancelled

    with pytest.raises(Cancelled):
        project.ask_to_ingest(paths, PERSON, job=stop)
    assert project.ingests_asked() == {}
    before = len(journal.changes.latest(100))
    told: list[tuple[int, int]] = []
    asked = project.ask_to_ingest(paths, PERSON, job=lambda done, total: told.append((done, total)))
    assert (set(asked.paths), told[-1], len(journal.changes.latest(100)) - before) == (set(paths), (39, 40), 0)
    wishes = [row.wish for row in project.source_listing().rows if row.wish]
    assert len(wishes) == 40
    made = project.last_reviewed(PERSON)
    assert isinstance(made, MadeComment)
    assert (made.kind, made.count) == ("written", 40)
    no_more = project.ask_no_more(wishes, PERSON)
    assert project.ingests_asked() == {}
    project.undo_comment(no_more)
    assert project.ingests_asked().keys() == set(paths)
    project.undo_comment(asked.deed)
    assert project.comments() == ()
    with pytest.raises(Refused):
        project.undo_comment(asked.deed)


def test_a_wish_is_known_by_the_journal_and_not_by_its_words(root: Path, project: Project) -> None:
    write(root / "sources/new.txt", "by hand")
    change = project.record_sources(PERSON).change
    database = project._journal._database
    with database.transaction() as connection:  # as an earlier version left word, whose journal is opened now
        connection.execute("DROP TABLE wish")
        connection.execute("ALTER TABLE comment_deed DROP COLUMN together")
        connection.execute("DELETE FROM migration WHERE name LIKE 'wishes%'")
        told = "INSERT INTO comment (change, path, spans, text, at, by, state) VALUES (?, ?, '', ?, '', ?, 'open')"
        for text in (f"{INGEST} Soon.", f"Not so: {INGEST}"):
            connection.execute(told, (change, "sources/new.txt", text, BY))
    project.close()
    again = Project.open(root)
    (wish,) = again.ingests_asked().values()
    assert wish.text == f"{INGEST} Soon."
    found = to_deal_with(again)
    assert [one.is_wish for one in found] == [False, True]
    assert "new.txt, an original to read," in words(found)
    assert [one.get("asks") for one in facts(found)] == [None, "read the original"]
    again.close()
