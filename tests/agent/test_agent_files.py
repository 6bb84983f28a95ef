"""Files of this machine that an agent names: found however they are written, and never kbdesk's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from mcp.types import ElicitResult

from kbdesk.agent.sources import file_named
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "~nobody-of-this-name/x", "a\0b", "x" * 300, "x/" * 3000, "\ud800"])
def test_a_path_that_no_file_can_have_is_not_found(path: str) -> None:
    with pytest.raises(NotFound):
        file_named(path)


@pytest.mark.anyio
async def test_no_file_of_kbdesks_own_becomes_a_source(
    connect: Any, words: Any, desk: Project, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    token = tmp_path / "state/kbdesk/mcp-token"
    token.parent.mkdir(parents=True)
    token.write_text("a secret", encoding="utf-8")
    link = tmp_path / "harmless.txt"
    link.symlink_to(token)
    elsewhere = tmp_path / "other/.kbdesk/journal.db"
    elsewhere.parent.mkdir(parents=True)
    elsewhere.write_text("what happened", encoding="utf-8")
    own = [token, link, elsewhere, next((folder / ".kbdesk").glob("*.db")), token.parent / ".." / "kbdesk/mcp-token"]
    given = iter(own)

    async def user(context: Any, params: Any) -> ElicitResult:
        file = next(given, None)
        return ElicitResult(action="accept", content={"file": str(file)}) if file else ElicitResult(action="cancel")

    before = {row.path for row in desk.sources()}
    async with connect(elicitation_callback=user, server_env={"XDG_STATE_HOME": str(tmp_path / "state")}) as client:
        for file in own:
            told = await client.call_tool("save_to_sources", {"source": str(file), "destination": "kept/"})
            assert told.is_error
            assert "This file is kbdesk's own, and no document." in words(told)
        asked = await client.call_tool("request_file", {"description": "Anything"})
        assert asked.structured_content["state"] == "waiting"
        plain = tmp_path / "plain.txt"
        plain.write_text("tides", encoding="utf-8")
        kept = await client.call_tool("save_to_sources", {"source": str(plain), "destination": "kept/"})
    assert words(kept) == "Saved as kept/plain.txt."
    assert {row.path for row in desk.sources()} - before == {"kept/plain.txt"}


@pytest.mark.anyio
async def test_a_source_that_replaces_itself_is_refused_at_once(connect: Any, words: Any, desk: Project) -> None:
    async with connect(wait=0) as client:
        wish = {"source": "tables/tides.md", "why": "replaced", "reason": "Newer.", "replacedBy": "tables/tides.md"}
        told = await client.call_tool("retire_source", wish)
    assert told.is_error
    assert "It cannot replace itself." in words(told)
    assert desk.requests() == ()
