from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound
from tests.project.conftest import bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project


def test_reading_everything_changes_no_file(root: Path, opened: Callable[[Path], Project]) -> None:
    before = bytes_of(root)
    times = {path: path.stat().st_mtime_ns for path in root.rglob("*.md")}
    project = opened(root)
    project.sections()
    project.page("concept/tides")
    project.search("tides")
    project.graph()
    project.check()
    project.sources()
    project.extract("books/tides.txt")
    project.noticed()
    assert bytes_of(root) == before
    assert {path: path.stat().st_mtime_ns for path in times} == times


def test_page_tells_its_links_backlinks_and_fields(project: Project) -> None:
    page = project.page("concept/tides")
    assert page.row.title == "Tides"
    assert page.text == "# Tides\n\nThe rise and fall. See [Moon](entity/moon).\n"
    assert [(link.target, link.text, link.title) for link in page.links] == [("entity/moon", "Moon", "Moon")]
    assert [link.source for link in page.backlinks] == ["summary/chapter"]
    assert dict(page.fields)["title"] == "Tides"


def test_a_page_that_does_not_exist_is_not_found_with_a_hint(project: Project) -> None:
    with pytest.raises(NotFound) as caught:
        project.page("concept/tides.md")
    assert "concept/tides" in str(caught.value)


def test_every_page_is_told_by_all_its_names(root: Path, opened: Callable[[Path], Project]) -> None:
    write(
        root / "knowledge/concepts/ebb.md",
        "---\ntitle: Ebb\naliases: [Low water, 落潮]\nstatus: retired\n---\nWords.\n",
    )
    names = {each.id: each for each in opened(root).names()}
    assert names["concept/ebb"].aliases == ("Low water", "落潮")
    assert (names["concept/ebb"].title, names["concept/ebb"].status) == ("Ebb", "retired")
    assert names["concept/tides"].aliases == ()
    assert not {"overview", "log", "index"} & set(names)


def test_sections_hold_declared_types_in_order_and_other_folders_after(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "knowledge/notes/deep/idea.md", "# Idea\n\nSee [[tides]].\n")
    sections = opened(root).sections()
    assert [section.title for section in sections] == ["Summaries", "Concepts", "Entities", "Notes / Deep"]
    assert sections[-1].pages[0].id == "notes/deep/idea"
    assert not sections[-1].pages[0].declared


def test_wikilinks_of_other_programs_resolve_and_count_as_backlinks(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "knowledge/notes/idea.md", "# Idea\n\nSee [[tides]] and [[Moon|the moon]] and [[nowhere]].\n")
    project = opened(root)
    page = project.page("notes/idea")
    assert [link.target for link in page.links] == ["concept/tides", "entity/moon", None]
    assert "notes/idea" in {link.source for link in project.page("entity/moon").backlinks}


def test_graph_of_all_and_around_one_page(project: Project) -> None:
    graph = project.graph()
    edges = {(graph.ids[one], graph.ids[other]) for one, other in zip(graph.sources, graph.targets, strict=True)}
    assert edges >= {("concept/tides", "entity/moon"), ("summary/chapter", "concept/tides")}
    assert set(project.graph("entity/moon", 1).ids) == {"entity/moon", "concept/tides"}


def test_search_finds_words_accents_and_two_character_cjk(root: Path, opened: Callable[[Path], Project]) -> None:
    write(root / "knowledge/concepts/marea.md", "# Marea alta\n\nLa bajamar y la pleamar en Cádiz.\n")
    write(root / "knowledge/entities/qiantang.md", "# 钱塘江\n\n钱塘江大潮是世界著名的涌潮。\n")
    project = opened(root)
    assert [hit.page.id for hit in project.search("cadiz")] == ["concept/marea"]
    assert [hit.page.id for hit in project.search("大潮")] == ["entity/qiantang"]
    hit = project.search("涌潮")[0]
    assert [hit.snippet[start:end] for start, end in hit.matches] == ["涌潮"]


def test_search_puts_the_very_word_before_words_that_begin_with_it(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    write(root / "knowledge/concepts/sea.md", "# The sea\n\nWater. Water everywhere.\n")
    write(root / "knowledge/entities/season.md", "# Season\n\nSeasons change.\n")
    assert [hit.page.id for hit in opened(root).search("sea")] == ["concept/sea", "entity/season"]


def test_a_page_reads_as_it_stands_to_its_last_byte(root: Path, opened: Callable[[Path], Project]) -> None:
    """A fragment copied from what was read must be found at an edit."""
    for name, text in {"none": "# N\n\nEnd", "crlf": "# N\r\n\r\nEnd\r\n", "many": "# N\n\n\n", "empty": ""}.items():
        write(root / f"knowledge/concepts/{name}.md", text)
        project = opened(root)
        assert project.page(f"concept/{name}").text == text


def test_the_header_of_a_page_that_is_not_utf8_is_not_taken_for_its_body(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    (root / "knowledge/concepts/latin.md").write_bytes(b"---\ntitle: Caf\xe9\n---\n\n# Caf\xe9\n")
    page = opened(root).page("concept/latin")
    assert (page.row.title, page.text) == ("Caf\ufffd", "# Caf\ufffd\n")


def test_links_resolve_again_when_a_page_comes_and_goes(root: Path, project: Project) -> None:
    write(root / "knowledge/concepts/new.md", "# New\n\nSee [Later](later.md).\n")
    project.noticed()
    assert [problem.target for problem in project.check() if problem.kind == "broken_link"] != []
    write(root / "knowledge/concepts/later.md", "# Later\n\nHere.\n")
    project.noticed()
    assert [problem for problem in project.check() if problem.kind == "broken_link"] == []
    assert [link.source for link in project.page("concept/later").backlinks] == ["concept/new"]
    (root / "knowledge/concepts/later.md").unlink()
    project.noticed()
    assert project.page("concept/new").links[0].target is None


def test_images_come_from_inside_the_project_only(root: Path, tmp_path: Path, project: Project) -> None:
    (root / "sources/figure.png").write_bytes(b"PNG")
    (tmp_path / "secret.png").write_bytes(b"secret")
    (root / "sources/link.png").symlink_to(tmp_path / "secret.png")
    assert project.asset("concept/tides", "../../sources/figure.png") == b"PNG"
    (root / "sources/maps").mkdir()
    (root / "sources/maps/mapa.png").write_bytes(b"MAP")
    project.noticed()
    assert project.asset("concept/tides", "figure.png") == b"PNG"
    assert (project.asset("concept/tides", "mapa.png"), project.unfound("concept/tides")) == (b"MAP", ())
    assert project.asset("concept/tides", "maps2/mapa.png") is None
    assert project.asset("concept/tides", "../../../secret.png") is None
    assert project.asset("concept/tides", "../../sources/link.png") is None
    assert project.asset("concept/tides", "/etc/hostname") is None
    assert project.asset("concept/tides", "../../.kbdesk/journal.db") is None
    assert project.asset("concept/tides", "https://example.org/figure.png") is None


def test_pages_that_cannot_be_read_are_listed_with_what_is_wrong(root: Path, opened: Callable[[Path], Project]) -> None:
    (root / "knowledge/concepts/latin.md").write_bytes(b"---\ntitle: caf\xe9\n---\n\n# Caf\xe9\n")
    write(
        root / "knowledge/concepts/broken.md", "---\nrelated: [[a]], [[b]]\ntitle: Broken\n---\n\n# Broken\n\nText.\n"
    )
    project = opened(root)
    rows = {row.id: row for row in project.rows()}
    assert rows["concept/latin"].trouble
    assert rows["concept/broken"].trouble
    assert rows["concept/broken"].title == "Broken"
    assert project.page("concept/latin").body


def test_index_thrown_away_is_made_again(root: Path, opened: Callable[[Path], Project]) -> None:
    first = opened(root)
    rows = first.rows()
    first.close()
    for path in (root / ".kbdesk").glob("index.db*"):
        path.unlink()
    assert opened(root).rows() == rows
