from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.resolve import NameTable, Resolver, link_keys, name_key, name_keys
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.types import BUILT_IN

CORPORA = Path(__file__).parents[2].parent / "shared" / "corpora"


def resolver(*pages: tuple[str, str, tuple[str, ...]] | str) -> Resolver:
    layout = KitLayout(BUILT_IN)
    names = NameTable()
    for page in pages:
        path, title, aliases = page if isinstance(page, tuple) else (page, "", ())
        reference = layout.page_at(path)
        names.add(path, reference.id if reference else layout.special(path) or "", title, aliases)
    return Resolver(layout, names)


WIKI = resolver(
    ("concepts/tides.md", "The tides", ("king tides",)),
    "concepts/two words.md",
    "concepts/100%.md",
    "concepts/a%20b.md",
    ("entities/moon.md", "Moon", ()),
    "bands/sub/deep band.md",
    "bands/index.md",
    "Loose.md",
    "overview.md",
    "caf\u00e9/e\u0301t\u00e9.md",
)


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("tides.md", "concepts/tides.md"),
        ("./tides.md#h", "concepts/tides.md"),
        ("..//concepts//tides.md", "concepts/tides.md"),
        ("../entities/moon.md", "entities/moon.md"),
        ("/entities/moon.md", "entities/moon.md"),
        ("entities/moon.md", "entities/moon.md"),
        ("knowledge/entities/moon.md", "entities/moon.md"),
        ("%74ides%2Emd", "concepts/tides.md"),
        ("two%20words.md", "concepts/two words.md"),
        ("100%.md", "concepts/100%.md"),
        ("a%20b.md", "concepts/a%20b.md"),
        ("tides", "concepts/tides.md"),
        ("concept/tides#h", "concepts/tides.md"),
        ("concept/two%20words", "concepts/two words.md"),
        ("bands/sub/deep%20band", "bands/sub/deep band.md"),
        ("../bands/", "bands/index.md"),
        ("../bands", "bands/index.md"),
        ("../overview.md", "overview.md"),
        ("../index.md", "index.md"),
        ("../caf%C3%A9/%C3%A9t%C3%A9.md", "caf\u00e9/e\u0301t\u00e9.md"),
    ],
)
def test_markdown_link_finds_its_page(written: str, path: str) -> None:
    found = WIKI.resolve("concepts/here.md", written, wiki=False)
    assert found.path == path
    assert found.meant
    assert not found.ambiguous


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("ghost.md", "concepts/ghost.md"),
        ("Tides.md", "concepts/Tides.md"),
        ("gh%20ost.md", "concepts/gh ost.md"),
        ("concept/tides.md", "concepts/concept/tides.md"),
        ("concept/ghost", "concept/ghost"),
        ("../log.md", "log.md"),
        ("..\\entities\\moon.md", "concepts/..\\entities\\moon.md"),
    ],
)
def test_link_to_nothing_says_what_it_wants(written: str, wanted: str) -> None:
    found = WIKI.resolve("concepts/here.md", written, wiki=False)
    assert (found.path, found.wanted, found.meant) == (None, wanted, True)


@pytest.mark.parametrize(
    "written", ["and/or", "x.pdf", "../concepts/", "tides.MD", "tides.md?x=1", "../../README.md", "concept/a/b", ""]
)
def test_other_paths_are_no_links_to_pages(written: str) -> None:
    assert not WIKI.resolve("concepts/here.md", written, wiki=False).meant


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("tides", "concepts/tides.md"),
        ("tides.md", "concepts/tides.md"),
        ("concepts/tides", "concepts/tides.md"),
        ("concept/tides", "concepts/tides.md"),
        ("sub/deep band", "bands/sub/deep band.md"),
        ("deep band", "bands/sub/deep band.md"),
        ("Deep Band#h", "bands/sub/deep band.md"),
        ("Deep-band", "bands/sub/deep band.md"),
        ("loose", "Loose.md"),
        ("THE TIDES", "concepts/tides.md"),
        ("King Tides", "concepts/tides.md"),
        ("tides:L80", "concepts/tides.md"),
        ("bands/", "bands/index.md"),
        ("\u00e9t\u00e9", "caf\u00e9/e\u0301t\u00e9.md"),
        ("knowledge/entities/moon", "entities/moon.md"),
    ],
)
def test_wikilink_finds_its_page(written: str, path: str) -> None:
    assert WIKI.resolve("entities/here.md", written, wiki=True).path == path


@pytest.mark.parametrize("written", ["1", "-f x", "arXiv:2301.1", "https://x.y", "x.pdf", "folder/", "::"])
def test_brackets_that_mean_no_page_are_not_broken(written: str) -> None:
    assert not WIKI.resolve("entities/here.md", written, wiki=True).meant


def test_wikilink_to_nothing_is_broken() -> None:
    found = WIKI.resolve("entities/here.md", "No such page", wiki=True)
    assert (found.path, found.wanted) == (None, "No such page")


def test_pages_of_one_name_are_ranked_by_nearness_and_doubt_is_said() -> None:
    both = resolver("en/a/x.md", "ru/a/x.md", "deep/er/still/x.md", "short/x.md")
    assert both.resolve("en/a/here.md", "x", wiki=True).path == "en/a/x.md"
    first = both.resolve("ru/b/here.md", "x", wiki=True)
    assert (first.path, first.ambiguous) == ("ru/a/x.md", False)
    doubtful = both.resolve("elsewhere/here.md", "x", wiki=True)
    assert (doubtful.path, doubtful.ambiguous) == ("short/x.md", True)


def test_page_that_goes_is_found_no_more() -> None:
    layout = KitLayout(BUILT_IN)
    names = NameTable()
    names.add("concepts/a.md", "concept/a", "Alpha")
    names.add("concepts/a.md", "concept/a", "Beta")
    finder = Resolver(layout, names)
    assert finder.resolve("x.md", "alpha", wiki=True).path is None
    assert finder.resolve("x.md", "beta", wiki=True).path == "concepts/a.md"
    names.remove("concepts/a.md")
    assert finder.resolve("x.md", "beta", wiki=True).path is None


NAMES = st.text(st.sampled_from("aAbB éÉ-_.1/"), min_size=1, max_size=8)


@given(
    st.lists(st.tuples(NAMES, NAMES, NAMES), min_size=1, max_size=4), NAMES, st.booleans(), st.sampled_from(["", ".md"])
)
def test_every_page_that_a_link_finds_shares_a_key_with_it(
    pages: list[tuple[str, str, str]], written: str, wiki: bool, ending: str
) -> None:
    named = [(f"f/{stem.strip('/') or 'x'}.md".replace("//", "/"), title, (alias,)) for stem, title, alias in pages]
    named = [page for page in named if "/." not in page[0]]
    found = resolver(*named).resolve("f/here.md", written + ending, wiki)
    if found.path and found.path != "index.md":
        title, aliases = next((title, aliases) for path, title, aliases in reversed(named) if path == found.path)
        keys = {key for key, _, _ in name_keys(found.path, title, aliases)}
        assert keys & link_keys(written + ending, wiki)


def test_name_key_takes_case_accents_and_signs_as_one() -> None:
    assert name_key("Nocturne  Bg3_After!") == name_key("nocturne-bg3-after")
    assert name_key("Caf\u00e9") == name_key("cafe\u0301") == "cafe"
    assert name_key("\u304c") != name_key("\u304b")
    assert name_key("!!!") == "!!!"


REAL = [
    ("chenhx6+wiki-nuclear-structure", "knowledge", 3200, 0),
    ("Daffodil-lab+RIM-Knowledge", "knowledge", 24_000, 10),
    ("TaeHunKim+AIEngineeringLLMWiki", "wiki", 1500, 0),
    ("CharlesHoskinson+anthropies", "knowledge", 400, 4),
    ("Stevewu422+global-llm-wiki", "", 157, 0),
    ("DigitalHumanitiesCraft+grounded-vault", "", 110, 3),
]


@pytest.mark.skipif(not CORPORA.is_dir(), reason="../shared/corpora is not beside this checkout")
@pytest.mark.parametrize(("name", "folder", "least", "dead"), REAL)
def test_links_of_real_wikis_lead_where_their_census_says(name: str, folder: str, least: int, dead: int) -> None:
    root = CORPORA / name / folder
    files = {}
    for here, folders, names in os.walk(root):
        folders[:] = [each for each in folders if not each.startswith(".")]
        for each in names:
            if each.endswith(".md") and not each.startswith("."):
                file = Path(here, each)
                files[file.relative_to(root).as_posix()] = file.read_bytes()
    shelf = FileShelf(KitLayout(BUILT_IN, folder), files, lambda: datetime.now(UTC))
    found = [
        shelf.resolve(path, link.destination, link.wiki) for path, page in shelf.facts.items() for link in page.links
    ]
    assert sum(1 for each in found if each.path) >= least
    assert sum(1 for each in found if each.meant and not each.path) <= dead
