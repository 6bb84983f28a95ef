"""What the search finds, against a plain scan of every page; and in what order."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kbdesk.index.index import FileChange, Index
from kbdesk.index.ranking import MOST
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.types import BUILT_IN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LAYOUT = KitLayout(BUILT_IN)
SIGNS = "潮汐表海洋データベ人々월요일"
WORDS = (
    "tide",
    "Tidal",
    "más",
    "mas",
    "niño",
    "nino",
    "GPU",
    "getUserName",
    "snake_case",
    "8518.30",
    "HTTPServer",
    "v2",
)
TEXTS = st.lists(st.one_of(st.sampled_from(WORDS), st.text(SIGNS, min_size=1, max_size=6)), min_size=1, max_size=12)
PAGES = st.lists(st.tuples(TEXTS, st.sampled_from((" ", "", "、", ", ", "-"))), min_size=1, max_size=6)


def made(folder: Path, texts: dict[str, str]) -> Index:
    index = Index(folder / "index.db", LAYOUT)
    index.update([FileChange(path, "", "", text.encode()) for path, text in texts.items()])
    return index


def found(index: Index, query: str, limit: int = 50) -> list[str]:
    return [one.page.partition("/")[2] for one in index.search(query, limit).found]


def bare(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not "\u0300" <= sign <= "\u036f")


def has(text: str, word: str) -> bool:
    """Whether a text has a word that begins so, or holds this piece of CJK writing anywhere."""
    if not word[0].isascii() and bare(word) == word.lower():
        return word in text
    return re.search(rf"(?<![^\W_]){re.escape(bare(word))}", bare(text)) is not None


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("finding")


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(PAGES)
def test_words_ids_and_any_two_signs_are_found_as_by_a_plain_scan(
    tmp_path: Path, pages: list[tuple[list[str], str]]
) -> None:
    texts = {f"p{number}": joint.join(words) for number, (words, joint) in enumerate(pages)}
    index = Index(tmp_path / "index.db", LAYOUT)
    try:
        index.clear()
        index.update([FileChange(f"concepts/{name}.md", "", "", f"{text}\n".encode()) for name, text in texts.items()])
        runs = re.findall(f"[{SIGNS}]{{2,}}", "\n".join(texts.values()))
        pieces = {run[at : at + size] for run in runs for at in range(len(run) - 1) for size in (2, 3)}
        for piece in sorted(piece for piece in pieces if len(piece) > 1):
            assert set(found(index, piece)) == {name for name, text in texts.items() if piece in text}, piece
        for word in {word for words, joint in pages if joint != "" for word in words if word[0].isascii()}:
            assert set(found(index, word)) >= {name for name, text in texts.items() if has(text, word)}, word
    finally:
        index.close()


@pytest.fixture(scope="module")
def index(folder: Path) -> Iterator[Index]:
    texts = {
        "text": "A seiche in the text.",
        "head": "## On the seiche\n\nWords.",
        "alias": "---\naliases: [Seiche]\n---\nWords.",
        "title": "---\ntitle: The seiche\n---\nWords.",
        "old": "---\ntitle: Seiche\nstatus: superseded\n---\nWords.",
        "accent": "El más alto. gettingUserNames HTTPServer 高性能GPU芯片 per 8518.30 in snake_case be\u0301ryl 人々",
        "plain": "El mas bajo.",
        "both": "El mas y el más.",
        "long": "word " * 40_000 + "needle",
        "phrase": "A user name, a server.",
        **{f"many{number}": "El más de muchos." for number in range(MOST + 10)},
        "last": "El mas, último.",
    }
    index = made(folder, {f"concepts/{name}.md": f"{text}\n" for name, text in texts.items()})
    yield index
    index.close()


def test_titles_come_before_other_names_headings_and_text_and_superseded_pages_last(index: Index) -> None:
    assert found(index, "seiche") == found(index, "seich") == ["title", "alias", "head", "text", "old"]


def test_accents_are_one_but_the_very_ones_come_first_of_however_many(index: Index) -> None:
    assert set(found(index, "mas bajo", 1)) == {"plain"}
    assert set(found(index, "mas", 3)) == {"plain", "last", "both"}
    assert not {"plain", "last"} & set(found(index, "más", 100))
    assert found(index, "béryl") == found(index, "beryl") == ["accent"]


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("UserNames", "accent"),
        ("getting", "accent"),
        ("http", "accent"),
        ("snake", "accent"),
        ("case", "accent"),
        ("8518.30", "accent"),
        ("8518", "accent"),
        ("GPU芯片", "accent"),
        ("性能GPU", "accent"),
        ("能gp", "accent"),
        ("人々", "accent"),
        ("needle", "long"),
        ("concept/plain", "plain"),
    ],
)
def test_parts_of_identifiers_mixed_writing_and_ids_are_found_and_marked(index: Index, query: str, page: str) -> None:
    results = index.search(query, 5)
    assert results.found[0].page == f"concept/{page}"
    assert results.found[0].matches or "/" in query


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("siche", "seiche"),
        ("needel", "needle"),
        ("seichhe", "seiche"),
        ("xeedle", "needle"),
        ("gettingusernmae", "gettingusernames"),
    ],
)
def test_small_errors_are_forgiven_where_nothing_matches(index: Index, typed: str, meant: str) -> None:
    results = index.search(f"{typed} type:concept", 5)
    assert results.instead == (meant,)
    assert results.found[0].matches or results.found[0].in_title
    assert index.search("bajo", 5).instead == ()


def test_results_say_whether_more_pages_fit(index: Index) -> None:
    assert index.search("seiche", 4).is_cut
    assert not index.search("seiche", 5).is_cut
