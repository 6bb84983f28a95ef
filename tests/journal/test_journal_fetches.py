from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.journal.endings import kept_ending
from kbdesk.journal.fetches import Fetched, FetchFailure
from kbdesk.journal.journal import Journal

if TYPE_CHECKING:
    from pathlib import Path

NOW, LATER = "2026-11-30T09:00:00.000Z", "2026-12-01T09:00:00.000Z"


def test_what_came_is_noted_by_whoever_finishes_a_commit_after_a_crash(tmp_path: Path) -> None:
    came = Fetched("a.txt", "a-2026-11-30.txt", "https://x.y/a", NOW, "h", "https://x.y/a", '"1"', "", is_new=True)
    journal = Journal(tmp_path / "journal.db")
    journal.fetches.schedule("a.txt", "https://x.y/a", 1440, NOW)
    seen = journal.version()
    journal.end(kept_ending(came.as_dict()))
    assert journal.fetches.get("a.txt") is None
    record = journal.fetches.get("a-2026-11-30.txt")
    assert record is not None
    assert (record.every, record.due_at, record.changed_at, record.etag) == (1440, LATER, NOW, '"1"')
    assert {event.ref for event in journal.events_since(seen)} == {"a.txt", "a-2026-11-30.txt"}
    journal.close()


def test_schedules_and_failures_are_taken_over_from_a_damaged_journal(tmp_path: Path) -> None:
    damaged = Journal(tmp_path / "old.db")
    damaged.fetches.schedule("a.txt", "https://x.y/a", 1440, NOW)
    damaged.fetches.failed("a.txt", NOW, FetchFailure("fetch_timeout", "Too slow.", "Try again."))
    before = damaged.fetches.all()
    damaged.close()
    journal = Journal(tmp_path / "journal.db")
    journal.salvage(tmp_path / "old.db")
    assert journal.fetches.all() == before
    assert before[0].reason == "fetch_timeout"
    journal.close()
