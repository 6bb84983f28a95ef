"""What stands in a page beside words: pictures that come in as bytes, links to originals, fields that others have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

PICTURE = b"\x89PNG\r\n\x1a\n picture"


def test_bytes_become_an_original_as_a_file_does(root: Path, project: Project) -> None:
    changes = project.add_source_data(PICTURE, "figures/tides 1.png", PERSON)
    assert changes.created == ("figures/tides 1.png",)
    assert (root / "sources/figures/tides 1.png").read_bytes() == PICTURE
    again = project.add_source_data(PICTURE, "other.png", PERSON)
    assert again.created == ("figures/tides 1.png",)
    assert any("already" in warning for warning in again.warnings)
    with pytest.raises(Refused):
        project.add_source_data(b"other", "figures/tides 1.png", PERSON)
    row = next(row for row in project.sources() if row.path == "figures/tides 1.png")
    assert (row.origin, row.origin_from) == ("person", "tides 1.png")
    assert list((root / ".kbdesk/scratch").iterdir()) == []

    href = project.source_link("concept/tides", "figures/tides 1.png")
    assert href == "../../sources/figures/tides%201.png"
    assert project.asset("concept/tides", href) == PICTURE
    assert project.source_link("overview", "a.png") == "../sources/a.png"
    with pytest.raises(NotFound):
        project.source_link("concept/none", "a.png")


def test_the_fields_of_the_wiki_are_told_with_what_their_lists_hold(root: Path, project: Project) -> None:
    header = "---\ntype: concept\ntitle: {0}\ntags: {1}\nstage:\n  - {2}\nkind: {0}\n---\n\n# {0}\n"
    write(root / "knowledge/concepts/one.md", header.format("One", "[sea, 'the moon']", "early"))
    write(root / "knowledge/concepts/two.md", header.format("Two", "sea, coast", "late"))
    project.noticed()
    uses = {use.name: use for use in project.fields_used()}
    assert next(iter(uses)) == "title"
    assert uses["tags"].values == ("sea", "coast", "the moon")
    assert uses["stage"].values == ("early", "late")
    assert (uses["stage"].is_list, uses["kind"].is_list, uses["kind"].pages) == (True, False, 2)
    assert uses["title"].values == ()
