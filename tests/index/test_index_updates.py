"""However pages come, change and go: what the index keeps from change to change is what one made anew would hold."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from kbdesk.index.examination import Differences, IndexExamination
from kbdesk.index.index import FileChange, Index
from kbdesk.pages.catalogue import index_for_agents, index_on_disk
from kbdesk.pages.describe import PageFacts, describe
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.types import BUILT_IN, PageType

if TYPE_CHECKING:
    from collections.abc import Mapping

LAYOUT = KitLayout((*BUILT_IN, PageType("note", "", "Notes", "", "", ()), PageType("idea", "", "Ideas", "", "", ())))
PATHS = (
    "concepts/tides.md", "concepts/moon.md", "concepts/Tides.md", "entities/moon.md", "summaries/a.md",
    "summaries/b.md", "loose.md", "research/tides.md", "overview.md", "index.md",
)  # fmt: skip
TITLES = ("Tides", "Moon", "élan", "Elan", "zz", "潮汐", "[x]", "")
LINKS = (
    "[a](../concepts/tides.md)", "[b](moon.md#x)", "[c](../entities/moon.md)", "[[tides]]", "[[Moon|m]]",
    "[d](gone.md)", "[e](concept/tides)", "[f](../index.md)", "[g](../concepts/./moon.md)", "[h](loose.md)",
    "[[research/tides]]", "[i](../concepts/%74ides.md)",
)  # fmt: skip

pages = st.builds(
    lambda title, kind, status, alias, links: (
        f"---\ntitle: {title}\ntype: {kind}\nstatus: {status}\naliases: {alias}\nurl: {alias}\n---\n\n"
        f"Words of {title}.\n\n{' '.join(links)}\n"
    ).encode(),
    st.sampled_from(TITLES),
    st.sampled_from(("concept", "note", "idea", "other")),
    st.sampled_from(("active", "active", "superseded", "retired")),
    st.sampled_from(("", "tides", "Ebbe")),
    st.lists(st.sampled_from(LINKS), max_size=4),
)
steps = st.lists(st.dictionaries(st.sampled_from(PATHS), st.none() | pages, min_size=1, max_size=4), max_size=7)


def change(path: str, data: bytes | None) -> FileChange:
    name = "" if data is None else sha256(data).hexdigest()
    return FileChange(path, name[:8], name, data)


def described(files: Mapping[str, bytes]) -> list[object]:
    found = (describe(LAYOUT, path, data) for path, data in files.items() if path != "index.md")
    return [facts for facts in found if facts]


def true_links(files: Mapping[str, bytes]) -> dict[str, list[tuple[object, ...]]]:
    """Return where the links of every page lead, told from all pages at once."""
    named = {path: b"# Index\n" if path == "index.md" else data for path, data in files.items()}
    shelf = FileShelf(LAYOUT, named, lambda: datetime.now(UTC))
    found = {}
    for path, facts in shelf.facts.items():
        if path != "index.md":
            told = [shelf.resolve(path, link.destination, link.wiki) for link in facts.links]
            found[facts.id] = [(one.id, one.wanted, one.anchor, one.ambiguous) for one in told if one.meant]
    return found


def true_joints(files: Mapping[str, bytes]) -> tuple[dict[str, tuple[int, int]], set[tuple[str, str]], set[str]]:
    """Return how many pages each page links to and is linked from, which those are, and which pages are linked to."""
    specials, links = {"overview", "index"}, true_links(files)
    pairs = {(source, str(one[0])) for source, told in links.items() for one in told if one[0] not in (None, source)}
    counts = {
        page: (
            len({pair for pair in pairs if pair[0] == page}),
            len({pair for pair in pairs if pair[1] == page and pair[0] not in specials}),
        )
        for page in links.keys() - specials
    }
    edges = {pair for pair in pairs if not specials & {*pair}}
    return counts, edges, {target for _, target in pairs} - {"index"}


def joined(index: Index) -> tuple[dict[str, tuple[int, int]], set[tuple[str, str]], set[str]]:
    """Return the same as the index tells it."""
    pages = index.pages.all()
    edges = {(pages[source].id, pages[target].id) for source, target in index.linking.edges(pages)}
    linked = {index.pages.id_at(path) or "" for path in index.linking.linked()} - {""}
    return {page.id: (page.links, page.backlinks) for page in pages}, edges, linked


@settings(max_examples=50, deadline=None)
@given(steps)
def test_an_index_kept_up_equals_one_made_anew(taken: list[dict[str, bytes | None]]) -> None:
    with tempfile.TemporaryDirectory() as place:
        kept = Index(Path(place) / "kept.db", LAYOUT)
        files: dict[str, bytes] = {}
        for step in taken:
            facts = {path: data and describe(LAYOUT, path, data) for path, data in step.items() if path != "index.md"}
            foretold = kept.listing.text(facts)
            before = kept.listing.text()
            assert kept.listing.renewed(before, facts) == foretold
            kept.update([change(path, data) for path, data in step.items()])
            files = {path: data for path, data in {**files, **step}.items() if data is not None}
            assert kept.listing.text() == foretold == index_on_disk(LAYOUT.types, described(files)).encode()
            assert kept.listing.differs(facts) is False
            assert kept.listing.is_current("now") is (before == foretold and kept.listing.is_current("now"))
            kept.listing.note_current("now")
        assert kept.listing.text_for_agents() == index_for_agents(LAYOUT.types, described(files))
        links = {page: kept.pages.links_of(page) for page in true_links(files)}
        assert true_links(files) == {
            page: [(one.target, one.wanted, one.anchor, one.ambiguous) for one in found]
            for page, found in links.items()
        }
        assert joined(kept) == true_joints(files)
        kept.close()
        fresh = Index(Path(place) / "fresh.db", LAYOUT)
        fresh.update([change(path, data) for path, data in files.items()])
        fresh.close()
        looking = IndexExamination(Path(place) / "kept.db", "")
        assert looking.faults() == []
        assert looking.differences(Path(place) / "fresh.db") == Differences((), ())
        looking.close()


def test_index_md_is_current_until_a_line_of_it_changes(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.db", LAYOUT)
    index.update([change("concepts/tides.md", b"# Tides\n\nUp and down.\n")])
    index.listing.note_current("1-2-3")
    index.update([change("concepts/tides.md", b"# Tides\n\nUp and down.\n\nMore of it.\n")])
    assert index.listing.is_current("1-2-3")
    index.update([change("concepts/tides.md", b"# Tides\n\nDown and up.\n")])
    assert not index.listing.is_current("1-2-3")
    index.close()


def test_names_have_a_number_that_moves_with_them_only(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.db", LAYOUT)
    seen = [index.pages.naming()]
    for path, data in (
        ("concepts/a.md", b"# A\n"),
        ("concepts/a.md", b"# A\n\nMore.\n"),
        ("concepts/a.md", b"# B\n"),
        ("overview.md", b"# All\n"),
        ("concepts/a.md", None),
    ):
        index.update([change(path, data)])
        seen.append(index.pages.naming())
    assert [after > before for before, after in pairwise(seen)] == [True, False, True, False, True]
    index.close()


def test_pages_concerned_are_those_linked_before_and_now(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.db", LAYOUT)
    texts = {"concepts/a.md": b"[b](b.md) [n](none.md)", "concepts/b.md": b"b", "concepts/c.md": b"c"}
    assert index.update([change(*one) for one in texts.items()]) == {"concept/a", "concept/b", "concept/c"}
    assert index.update([change("concepts/a.md", b"[c](c.md)")]) == {"concept/a", "concept/b", "concept/c"}
    assert index.update([change("concepts/c.md", None)]) == {"concept/a", "concept/c"}
    assert [link.target for link in index.pages.links_of("concept/a")] == [None]
    index.update([change("concepts/c.md", b"c")])
    assert [link.target for link in index.pages.links_of("concept/a")] == ["concept/c"]
    index.close()


def test_index_md_is_renewed_line_by_line_as_it_would_be_made_anew(tmp_path: Path) -> None:
    index = Index(tmp_path / "index.db", LAYOUT)

    def titled(**titles: str | None) -> dict[str, PageFacts | None]:
        texts = {f"concepts/{slug}.md": title and f"# {title}\n".encode() for slug, title in titles.items()}
        return {path: describe(LAYOUT, path, data) if data else None for path, data in texts.items()}

    index.update([change(f"concepts/{title.lower()}.md", f"# {title}\n".encode()) for title in ("A", "D")])
    for changed in (
        titled(b="B", c="C"),
        titled(b="B", d="C2"),
        titled(a="Z", b="B"),
        titled(a="0"),
        titled(a=None, d=None),
        titled(d=None, e="E"),
        titled(a=None, d=None, e="E"),
    ):
        assert index.listing.renewed(index.listing.text(), changed) == index.listing.text(changed)
    index.close()
