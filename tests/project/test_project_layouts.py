"""Wikis that others laid out: recognised by what stands in them, opened as they are, nothing of them changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WIKIS: dict[str, tuple[dict[str, str], tuple[str, str, str]]] = {
    "the kit's, with originals": (
        {"knowledge/concepts/tide.md": "# Tide\n", "sources/.agent-kit/sources.json": '{"version": 1, "files": {}}'},
        ("kit", "knowledge", "sources"),
    ),
    "the kit's, with an index by hand": (
        {"knowledge/concepts/tide.md": "# Tide\n", "knowledge/index.md": "My own list.\n"},
        ("kit", "knowledge", "sources"),
    ),
    "the kit's, with types of its own": (
        {
            "kbdesk.toml": '[[page_types]]\ntype = "place"\nfolder = "places"\n',
            "knowledge/places/brest.md": "# Brest\n",
            "knowledge/index.md": "By hand.\n",
            "CLAUDE.md": "",
        },
        ("kit", "knowledge", "sources"),
    ),
    "a wiki with raw beside it": (
        {
            "CLAUDE.md": "How.",
            "wiki/index.md": "- [[tide]] — x\n",
            "wiki/log.md": "## [2026-01-02] ingest | x\n",
            "wiki/concepts/tide.md": "# Tide\n",
            "raw/sources/a.md": "a",
        },
        ("wiki", "wiki", "raw/sources"),
    ),
    "a wiki in the folder itself": (
        {"SCHEMA.md": "", "index.md": "- [[tide]]\n", "log.md": "", "concepts/tide.md": "# Tide\n", "raw/a.md": "a"},
        ("wiki", "", "raw"),
    ),
    "one in numbered folders": (
        {"AGENTS.md": "", "01_schema/log.md": "", "02_sources/a.md": "a", "03_wiki/tide.md": "# Tide\n"},
        ("wiki", "", "02_sources"),
    ),
    "one with pages about sources": (
        {
            "knowledge/index.md": "- [Tide](concepts/tide.md)\n\nBy hand.",
            "knowledge/log.md": "",
            "knowledge/sources/a.md": "# What a says\n",
            "knowledge/bands/b.md": "# B\n",
        },
        ("wiki", "knowledge", "sources"),
    ),
    "a vault": ({".obsidian/app.json": "{}", "Notes/Tide.md": "# Tide\n"}, ("vault", "", "sources")),
    "a plain folder": ({"Notes/Tide.md": "# Tide\n", "README.md": "# R\n"}, ("folder", "", "sources")),
}


def made(root: Path, files: dict[str, str]) -> Path:
    for path, text in files.items():
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="")
    return root


def standing(root: Path) -> dict[str, tuple[bytes, int]]:
    found = (
        path for path in root.rglob("*") if path.is_file() and not path.relative_to(root).parts[0].startswith(".kb")
    )
    return {str(path.relative_to(root)): (path.read_bytes(), path.stat().st_mtime_ns) for path in found}


@pytest.mark.parametrize("name", WIKIS)
def test_a_folder_is_recognised_by_what_stands_in_it(name: str, tmp_path: Path) -> None:
    files, expected = WIKIS[name]
    found = Project.find(made(tmp_path, files)).recognised
    assert found
    assert (found.kind, found.knowledge, found.sources) == expected
    assert bool(found.signs) == (not found.is_chosen and found.kind != "folder")


def test_nothing_of_a_wiki_changes_by_opening_reading_searching_and_checking(
    tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    for number, (files, _) in enumerate(WIKIS.values()):
        root = made(tmp_path / str(number), files)
        before = standing(root)
        found = Project.find(root)
        if found.kind == "other":
            assert found.recognised
            Project.lay_out(root, found.recognised)
        project = opened(root)
        for row in project.rows():
            assert project.page(row.id).row.path == row.path
        project.search("tide", 5)
        project.check()
        assert project.rows()
        project.close()
        assert standing(root) == before
        assert Project.find(root).kind == "project"


def test_a_plain_folder_is_opened_only_when_somebody_says_so(tmp_path: Path, opened: Callable[[Path], Project]) -> None:
    root = made(tmp_path, {"Notes/Tide times.md": "# T\n", "node_modules/x/README.md": "# X\n"})
    with pytest.raises(Refused):
        Project.open(root)
    found = Project.find(root).recognised
    assert found
    Project.lay_out(root, found, in_settings=True)
    assert (root / "kbdesk.toml").read_text("utf-8").startswith('layout = "folder"\nknowledge = "."\n')
    assert opened(root).ids() == ("Notes/Tide times",)
    with pytest.raises(Refused, match="already"):
        Project.lay_out(root, found)


def test_what_was_recognised_once_is_remembered(tmp_path: Path, opened: Callable[[Path], Project]) -> None:
    root = made(tmp_path, WIKIS["a wiki with raw beside it"][0])
    opened(root).close()
    (root / "wiki" / "index.md").unlink()
    (root / "wiki" / "log.md").unlink()
    made(root, {"knowledge/concepts/other.md": "# Other\n"})
    assert opened(root).ids() == ("concept/tide",)


def test_every_page_has_an_id_of_its_own_whatever_it_is_called(
    tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    paths = ["concepts/Spring Tide.md", "concepts/deep/Spring Tide.md", "潮汐/大潮.md", "Concept/x.md", "concept/x.md"]
    files = {"wiki/index.md": "", "wiki/log.md": "", "CLAUDE.md": "", **{f"wiki/{path}": "# X\n" for path in paths}}
    project = opened(made(tmp_path, files))
    rows = {row.path.removeprefix("wiki/"): row.id for row in project.rows()}
    assert sorted(rows) == sorted(paths)
    assert len(set(rows.values())) == len(paths)
    assert rows["concepts/Spring Tide.md"] == "concept/Spring Tide"
    assert rows["concept/x.md"] == "./concept/x"
    assert {path: project.page(page).row.path for path, page in rows.items()} == {p: f"wiki/{p}" for p in paths}


def test_a_link_by_name_leads_to_a_page_first_and_to_an_original_where_no_page_is_called_so(
    tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    root = made(
        tmp_path,
        {
            "CLAUDE.md": "",
            "wiki/index.md": "",
            "wiki/log.md": "",
            "wiki/concepts/tide.md": "[[Урок 17]], [[book#page=3]], [[raw/sub/book]], [[nowhere]], [[moon]]\n",
            "wiki/entities/moon.md": "# Moon\n",
            "raw/sub/book.md": "b",
            "raw/moon.md": "m",
            "raw/Урок 17.md": "u",
        },
    )
    project = opened(root)
    page = "concept/tide"
    files = [getattr(project.resolve(page, f"[[{name}]]"), "file", None) for name in ("Урок 17", "book#page=3", "moon")]
    assert files == ["../../raw/Урок 17.md", "../../raw/sub/book.md", ""]
    assert [one.target for one in project.check() if one.kind == "broken_link"] == ["nowhere"]
    assert project.resolve(page, "[[moon]]").target == "entity/moon"  # type: ignore[union-attr]
    (root / "raw" / "nowhere.md").write_text("n", encoding="utf-8")
    (root / "raw" / "sub" / "book.md").unlink()
    project.noticed()
    assert [one.target for one in project.check() if one.kind == "broken_link"] == ["book", "raw/sub/book"]


@pytest.mark.parametrize("beside", ["", "CLAUDE.md"])
def test_a_folder_of_pages_is_a_whole_of_its_own_unless_something_beside_it_tells(beside: str, tmp_path: Path) -> None:
    files = {"vault/index.md": "By hand.\n", "vault/log.md": "", "vault/notes/tide.md": "# Tide\n"}
    made(tmp_path, files | ({beside: ""} if beside else {}))
    found = Project.find(tmp_path / "vault")
    expected = (tmp_path, "vault") if beside else (tmp_path / "vault", "")
    assert (found.root, found.knowledge) == (str(expected[0]), expected[1])
