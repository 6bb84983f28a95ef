"""A page among the others: the lines that link to it, the lines that name it and do not, the pages of its kin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.project.fixing import Fix
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.relating import Quoted

HEAD = "---\ntype: concept\ntitle: {0}\n---\n\n# {0}\n\n"


@pytest.fixture
def root(root: Path) -> Path:
    """The small base, with pages that name the Moon in many places where that is a mention and where it is none."""
    texts = {
        "waves": "Under the **full moon** they rise, as [Tides](tides.md) do.",
        "table": "| Where | What |\n|---|---|\n| *Bay* | ~~by~~ the moon | much |\n",
        "code": "```\nmoon\n```\n\n`Moon`, https://example.org/moon and [the moon of Mars](https://example.org).\n",
        "honey": "A honeymoon, moonlight and two moons.",
        "linked": "The moon, that is [Moon](../entities/moon.md).",
        "wide": f"- {'much before it ' * 20}the moon{' and much after it' * 20}.",
        "月": "潮汐由月亮引起。",
        "bore": "It follows [Tides](tides.md) and [the Moon](../entities/moon.md).",
        "surge": "From [Tides](tides.md), and from [there](../entities/moon.md).",
    }
    for name, text in texts.items():
        write(root / f"knowledge/concepts/{name}.md", HEAD.format(name.capitalize()) + text + "\n")
    moon = root / "knowledge/entities/moon.md"
    write(moon, moon.read_text("utf-8").replace("title: Moon\n", "title: Moon\naliases: [月亮]\n"))
    return root


def marked(quotes: tuple[Quoted, ...]) -> dict[str, str]:
    found = {}
    for one in quotes:
        start, end = one.match
        found[one.page] = f"{one.text[:start]}<{one.text[start:end]}>{one.text[end:]}"
    return found


def test_a_link_is_told_with_the_line_around_it(project: Project) -> None:
    told = marked(project.quoted(project.page("entity/moon").backlinks))
    assert told["concept/tides"] == "The rise and fall. See <Moon>."
    assert told["concept/bore"] == "It follows Tides and <the Moon>."


def test_names_without_a_link_are_told_linked_as_one_change_and_undone(project: Project, root: Path) -> None:
    told = marked(project.mentions("entity/moon"))
    assert set(told) == {"concept/waves", "concept/wide", "concept/月", "concept/table"}
    assert told["concept/waves"] == "Under the full <moon> they rise, as Tides do."
    assert told["concept/table"] == "Bay · by the <moon> · much"
    assert told["concept/月"] == "潮汐由<月亮>引起。"
    assert told["concept/wide"].startswith("…")
    assert told["concept/wide"].endswith("…")
    assert len(told["concept/wide"]) < 260
    page = root / "knowledge/concepts/月.md"
    before = page.read_bytes()
    done = project.fix([Fix("link", "concept/月", to="entity/moon")], PERSON)
    assert "潮汐由[月亮](../entities/moon.md)引起。" in page.read_text("utf-8")
    assert "concept/月" not in marked(project.mentions("entity/moon"))
    project.undo(done.change, PERSON)
    assert page.read_bytes() == before


def test_pages_that_share_most_links_come_first(project: Project) -> None:
    # Surge and Bore are both linked with the Moon and with Tides; no other page shares two with them.
    assert [(one.page, one.count) for one in project.sharing("concept/bore")] == [("concept/surge", 2)]
    assert project.sharing("concept/code") == ()
