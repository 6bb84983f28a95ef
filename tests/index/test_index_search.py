"""Search over many pages: of a word that stands everywhere titles come first; one letter begins names, not words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, Refused
from kbdesk.index.index import FileChange, Index
from kbdesk.index.query import LONGEST, MOST_CONDITIONS, MOST_WORDS
from kbdesk.index.ranking import MOST
from kbdesk.index.search import fold
from kbdesk.journal import database
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.types import BUILT_IN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WRITTEN = """---
title: The seiche of Geneva
---

# The seiche of Geneva

> [!note]- Beware
> Not a **bore**, says [Forel](https://example.org/seiche).

| Lake | *Period* |
|------|:--------:|
| Geneva | 73 `min` of a seiche[^1] |

- [x] ~~Old~~ [[p1|new words]] and <b>seiche</b> again \\* here
"""


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    made = Index(tmp_path_factory.mktemp("index") / "index.db", KitLayout(BUILT_IN))
    texts = {f"concepts/p{number}.md": f"# P{number}\n\nA tide comes.\n" for number in range(MOST + 50)}
    texts["concepts/z.md"] = "---\ntitle: Tidal tide\n---\n\n# Z\n\nNothing else.\n"
    texts["entities/moon.md"] = "---\ntitle: Moon\naliases: [Luna]\n---\n\n# Moon\n\nNo 7 of them, a tide in each.\n"
    texts["concepts/written.md"] = WRITTEN
    texts["entities/mole.md"] = "---\ntitle: Mole\nstatus: superseded\n---\n\n# Mole\n"
    made.update([FileChange(path, "", "", text.encode()) for path, text in texts.items()])
    yield made
    made.close()


def found(index: Index, query: str, limit: int = 20) -> list[str]:
    return [one.page for one in index.search(query, limit).found]


def test_the_page_with_the_word_in_its_title_comes_first_of_very_many(index: Index) -> None:
    assert found(index, "tide")[0] == found(index, "tid")[0] == "concept/z"
    assert len(found(index, "tide")) == 20
    assert found(index, "tide type:entity") == ["entity/moon"]


def test_one_or_two_letters_begin_names(index: Index) -> None:
    assert found(index, "mo") == found(index, "Mo") == ["entity/moon", "entity/mole"]
    assert found(index, "l") == ["entity/moon"]
    assert found(index, "7") == ["entity/moon"]
    assert found(index, "ti")[0] == "concept/z"
    assert found(index, "a tide type:entity") == ["entity/moon"]


def test_case_and_accents_are_taken_off_sign_by_sign(tmp_path: Path) -> None:
    text = "ÁÉß İlk ﬁ 潮 e\u0301"
    assert len(fold(text)) == len(text)
    assert fold(text) == "aeß ilk ﬁ 潮 e\u0301"


@pytest.mark.parametrize(
    ("part", "most"),
    [("-tide{}", MOST_WORDS), ("ti{}", MOST_WORDS), ("links:a", MOST_CONDITIONS), ("-title:x", MOST_CONDITIONS)],
)
def test_more_than_can_be_looked_for_at_once_is_refused_in_words(index: Index, part: str, most: int) -> None:
    parts = [part.format(number) for number in range(most + 1)]
    index.search(" ".join([*parts[:most], parts[0]] if "{}" in part else parts[:most]), 20)
    with pytest.raises(Refused, match=rf"too many (words|conditions): {most + 1}, at most {most}"):
        index.search(" ".join(parts), 20)


def test_a_query_of_any_signs_is_none_too_complex_for_the_index(index: Index) -> None:
    for sign in ("a-", "潮a", "%", "_", '"', "-", "(", "a*", "x:", "-x:y", "links:", "links:a/", "\0", "\ud800"):
        query = sign * (LONGEST // len(sign))
        assert found(index, query) == [] or "-" in sign
        with pytest.raises(Refused, match="too many characters"):
            found(index, query + "a" * LONGEST)


def test_a_search_that_nobody_waits_for_any_more_ends(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STEPS", 1000)

    def stop(done: int, total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        index.search("tide", 20, stop)
    assert len(found(index, "tide")) == 20


def test_what_is_found_reads_as_prose_with_the_words_marked_in_it_and_in_the_title(index: Index) -> None:
    (one,) = index.search("seiche", 5).found
    assert one.snippet == (
        "…Geneva Beware Not a bore, says Forel. Lake · Period"
        " Geneva · 73 min of a seiche Old new words and seiche again * here"
    )
    assert [one.snippet[start:end] for start, end in one.matches] == ["seiche"] * 2
    assert one.in_title == ((4, 10),)
    (both,) = index.search("geneva 73", 5).found
    assert {both.snippet[start:end] for start, end in both.matches} == {"Geneva", "73"}
    (phrase,) = index.search('"bore says"', 5).found
    assert [phrase.snippet[start:end] for start, end in phrase.matches] == ["bore, says"]
    (listed,) = index.search("-tide status:active type:concept geneva", 5).found
    assert listed.in_title == ((14, 20),)


def test_another_name_is_told_where_it_has_words_that_the_title_lacks(index: Index) -> None:
    (one,) = index.search("lun", 5).found
    assert (one.page, one.alias, one.in_alias) == ("entity/moon", "Luna", ((0, 3),))
    (both,) = index.search("moon luna", 5).found
    assert (both.alias, both.in_title) == ("Luna", ((0, 4),))
    assert index.search("moon", 5).found[0].alias == ""
