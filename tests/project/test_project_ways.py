"""A wiki that others laid out, written through the project: index, log, undoing, review, another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

PAGE = "---\ntype: {type}\ntitle: {title}\nupdated: 2026-01-02\n---\n\n# {title}\n\nSee [[spring-tide]].\n"
INDEX = "# Wiki index\n\n## Bands\n\n- [[first-band]] — One.\n\n## Ideas\n\n- [[spring-tide]] — Two.\n"
LOG = "# Log\n\n## [2026-01-01] ingest | Tides\n"


def files_of(root: Path) -> dict[str, bytes]:
    """Return the bytes of every file of the wiki's own."""
    return {path: data for path, data in bytes_of(root).items() if path != ".kbdesk.lock"}


@pytest.fixture
def wiki(tmp_path: Path) -> Path:
    """A wiki with its log above the pages, and types of its own."""
    root = tmp_path / "tides"
    write(root / "purpose.md", "# Purpose\n")
    write(root / "log.md", LOG)
    write(root / "raw/tides.txt", "All about tides.\n")
    write(root / "wiki/index.md", INDEX)
    write(root / "wiki/overview.md", "# Overview\n\n[[spring-tide]]\n")
    for name, kind, title in (("bands/first-band", "band", "First band"), ("ideas/spring-tide", "idea", "Spring tide")):
        write(root / f"wiki/{name}.md", PAGE.format(type=kind, title=title))
    return root


def test_what_an_agent_makes_is_undone_without_what_came_later(wiki: Path, opened: Callable[[Path], Project]) -> None:
    before, project = files_of(wiki), opened(wiki)
    assert [(each.type, each.folder) for each in project.types] == [("band", "bands"), ("idea", "ideas")]
    assert (project.slug_for("idea", "Neap Tide"), project.id_for("idea", "neap-tide")) == (
        "neap-tide",
        "ideas/neap-tide",
    )
    made = [
        project.create_pages([Draft("idea", slug, slug.title(), "It [falls](bands/first-band).")], AGENT)
        for slug in ("ebb", "flood")
    ]
    assert [each.created for each in made] == [("ideas/ebb",), ("ideas/flood",)]
    assert project.add_log("ingest", "Ebb", None, AGENT).warnings == ()
    now = files_of(wiki)
    assert now["wiki/index.md"].decode() == INDEX + "- [[ebb]] — It falls.\n- [[flood]] — It falls.\n"
    assert now["log.md"].decode() == f"{LOG}\n## [2026-12-01] ingest | Ebb\n".replace(
        "2026-12-01", project.log()[0].date
    )
    assert b"It [[first-band|falls]]." in now["wiki/ideas/ebb.md"]
    assert project.troubles() == ()
    project.undo(made[0].change, PERSON)
    assert files_of(wiki)["wiki/index.md"].decode() == INDEX + "- [[flood]] — It falls.\n"
    project.undo(made[1].change, PERSON)
    assert files_of(wiki) | {"log.md": b""} == before | {"log.md": b""}


def test_a_wiki_without_log_gets_none_and_the_change_is_made(wiki: Path, opened: Callable[[Path], Project]) -> None:
    (wiki / "log.md").unlink()
    project = opened(wiki)
    with pytest.raises(Refused, match="has no log"):
        project.add_log("lint", "x", None, AGENT)
    assert not (wiki / "log.md").exists()
    assert not (wiki / "wiki/log.md").exists()


def test_only_the_person_renames_and_it_is_one_change(wiki: Path, opened: Callable[[Path], Project]) -> None:
    before, project = files_of(wiki), opened(wiki)
    with pytest.raises(Refused, match="Only the person"):
        project.rename_page("ideas/spring-tide", "syzygy", AGENT)
    renamed = project.rename_page("ideas/spring-tide", "syzygy", PERSON)
    now = files_of(wiki)
    assert now.keys() ^ before.keys() == {"wiki/ideas/spring-tide.md", "wiki/ideas/syzygy.md"}
    assert not any(b"[[spring-tide" in data for data in now.values())
    assert now["wiki/overview.md"] == before["wiki/overview.md"].replace(b"spring-tide", b"syzygy")
    assert project.page("ideas/syzygy").row.backlinks == 1
    project.undo(renamed.change, PERSON)
    assert files_of(wiki) == before


def test_a_project_of_the_kit_is_never_renamed_in(root: Path, opened: Callable[[Path], Project]) -> None:
    with pytest.raises(Refused, match="never renamed"):
        opened(root).rename_page("concept/tides", "other", PERSON)
