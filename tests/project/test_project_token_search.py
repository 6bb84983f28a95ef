"""The search of LLM wikis: tokens counted by where they stand, related pages beside, so much and no more told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from conftest import write

from kbdesk.errors import Refused
from kbdesk.index.token_search import tokens

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

PAGES = {
    "wiki/index.md": "By hand: [[tide]]\n",
    "wiki/log.md": "",
    "CLAUDE.md": "",
    "wiki/concepts/tide.md": "---\nrelated: [[moon]]\n---\n# Tide\n\nThe tide rises.\nIt falls.\n\nA tide again.\n",
    "wiki/concepts/ebb.md": "# Ebb and tide\n\nNothing of it here.\n",
    "wiki/concepts/flood.md": "# Flood\n\nA tide.\n",
    "wiki/entities/moon.md": "# Moon\n\nUp there, every night.\n",
    "wiki/concepts/gone.md": "---\nstatus: retired\n---\n# Tide of old\n\ntide\n",
    "wiki/concepts/潮汐.md": "# 大潮汐表\n\n这里写着潮汐能。\n",
}


@pytest.fixture
def wiki(tmp_path: Path, opened: Callable[[Path], Project]) -> Project:
    for path, text in PAGES.items():
        write(tmp_path / path, text)
    return opened(tmp_path)


def test_tokens_are_words_and_pairs_of_cjk_signs() -> None:
    assert tokens("Máxima tide_height 潮汐能 水") == ("maxima", "tide_height", "潮汐", "汐能", "水")


def test_a_page_counts_by_its_file_its_title_and_each_line(wiki: Project) -> None:
    found = wiki.token_search("tide")
    assert [(one.page, one.score) for one in found] == [
        ("concept/tide", 200 + 50 + 3 * 20),  # its heading is a line of its text
        ("entity/moon", (200 + 50 + 3 * 20) // 2),
        ("concept/ebb", 50 + 20),
        ("concept/flood", 20),
    ]
    assert found[1].related_to == "concept/tide"
    assert "The tide rises." in found[0].told
    assert max(len(excerpt.split("\n")) for one in found for excerpt in one.excerpts) <= 3


def test_pairs_are_found_within_longer_runs(wiki: Project) -> None:
    (found,) = wiki.token_search("潮汐能")
    assert found.page == "concept/潮汐"
    assert found.score == 200 + 50 + 2 * 20


def test_so_much_is_told_and_no_more(wiki: Project) -> None:
    for number in range(60):
        write(wiki.root / f"wiki/notes/n{number}.md", f"# Note {number}\n\n{'A tide of words. ' * 40}\n")
    wiki.noticed()
    found = wiki.token_search("tide")
    assert 5 < len(found) < 40
    assert sum(len(one.told) + 2 for one in found) <= 8000
    with pytest.raises(Refused):
        wiki.token_search("  ")
