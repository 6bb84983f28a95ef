"""The person asks agents to read an original, or to read it again; it waits until the summary says that it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.agent.comments import to_deal_with, words
from kbdesk.errors import NotFound
from tests.project.conftest import CHAPTER, PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project


def test_an_agent_is_asked_to_read_an_original_until_it_has_done_so(root: Path, project: Project) -> None:
    write(root / "sources/new.txt", "by hand")
    project.noticed()
    with pytest.raises(NotFound):
        project.ask_to_ingest(["none.txt"], PERSON)
    assert project.ask_to_ingest(["new.txt"], PERSON, "Only the figures.") == ("new.txt",)
    assert project.ask_to_ingest(["new.txt"], PERSON) == ()
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
    assert project.ask_to_ingest(["new.txt"], PERSON) == ()
