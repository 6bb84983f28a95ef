"""Requests end by themselves, are withdrawn by those who asked, and tell whether a desk is open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.journal.journal import Journal
from kbdesk.journal.schema import MIGRATIONS
from kbdesk.plan import Actor
from kbdesk.project.clock import Clock
from kbdesk.project.project import Project
from kbdesk.project.values import Wish
from tests.project.conftest import AGENT, PERSON

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WISH = Wish("retire_page", "concept/tides", "made up")
SAME_CLIENT = Actor("agent", "tester", "1", "s2")
OTHER_CLIENT = Actor("agent", "another", "1", "s3")


def test_a_request_that_nobody_answers_in_thirty_days_expires_and_the_agent_is_told_once(root: Path) -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    project = Project.open(root, clock=Clock(lambda: now[0]))
    request = project.ask(WISH, AGENT)
    now[0] += timedelta(days=29)
    assert project.ask(WISH, AGENT).state == "waiting"
    now[0] += timedelta(days=2)
    version = project.version()
    told = project.ask(WISH, AGENT)
    assert (told.id, told.state) == (request.id, "expired")
    assert request.id in project.changes_since(version).requests
    with pytest.raises(Refused):
        project.answer(request.id, True, "", PERSON)
    project.mark_told(request.id, WISH, AGENT)
    assert project.ask(WISH, AGENT).id != request.id
    project.close()


def test_opening_ends_what_expired_meanwhile(root: Path, opened: Callable[[Path], Project]) -> None:
    long_ago = Project.open(root, clock=Clock(lambda: datetime(2020, 1, 1, tzinfo=UTC)))
    long_ago.ask(WISH, AGENT)
    long_ago.close()
    assert [request.state for request in opened(root).requests()] == ["expired"]


def test_a_wish_is_withdrawn_by_the_one_who_asked(project: Project) -> None:
    request = project.ask(WISH, AGENT)
    assert project.withdraw(request.id, AGENT)
    assert project.request(request.id).state == "withdrawn"
    with pytest.raises(Refused):
        project.withdraw(request.id, AGENT)


def test_a_wish_that_another_client_asks_for_too_waits_on(project: Project) -> None:
    request = project.ask(WISH, AGENT)
    project.ask(WISH, OTHER_CLIENT)
    assert not project.withdraw(request.id, AGENT)
    assert project.request(request.id).state == "waiting"
    assert [one.id for one in project.requests_of(OTHER_CLIENT)] == [request.id]


def test_another_session_of_the_same_client_counts_while_it_is_under_way(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    project, other = opened(root), Project.open(root)
    other.serve_session(SAME_CLIENT.session)
    request = other.ask(WISH, SAME_CLIENT)
    project.ask(WISH, AGENT)
    assert not project.withdraw(request.id, AGENT)
    other.close()
    assert project.withdraw(request.id, AGENT)


def test_a_project_is_attended_while_a_desk_has_it_open(root: Path, opened: Callable[[Path], Project]) -> None:
    agent, desk, second = opened(root), Project.open(root), Project.open(root)
    assert not agent.is_attended()
    desk.attend()
    second.attend()
    assert agent.is_attended()
    desk.close()
    assert agent.is_attended()
    second.close()
    assert not agent.is_attended()
    assert not list((root / ".kbdesk/here").iterdir())


def test_requests_of_an_older_journal_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with closing(sqlite3.connect(path)) as old:
        old.execute("CREATE TABLE migration (name TEXT PRIMARY KEY)")
        old.executescript(MIGRATIONS[0][1])
        old.execute("INSERT INTO migration VALUES (?)", (MIGRATIONS[0][0],))
        old.execute(
            "INSERT INTO request (id, sameness, wish, asked_at, asked_by, state, note)"
            """ VALUES ('r1', 's', '{}', '2026', '["agent", "tester", "1", "s1"]', 'declined', 'No.')"""
        )
        old.commit()
    journal = Journal(path)
    kept = journal.requests.get("r1")
    journal.close()
    assert (kept.state, kept.note, kept.asked_by) == ("declined", "No.", AGENT)
