"""Real wikis and real documents: all of it opens, is shown and searched, and not one byte of it changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kbdesk.errors import KbdeskError, Refused, Unreadable
from kbdesk.project.project import Project

SHARED = Path(__file__).parents[2].parent / "shared"
CORPORA = sorted(path.parent for path in SHARED.glob("corpora/*/knowledge"))
GOLDEN = sorted(path.parent for path in SHARED.glob("golden/*/tree/knowledge"))
DOCUMENTS = sorted(path for path in SHARED.glob("documents/*") if path.suffix != ".tsv")
OF_EACH_KIND = {path.suffix: path for path in sorted(DOCUMENTS, key=lambda path: -path.stat().st_size)}.values()
"""The smallest document of each kind; tests/sources extracts them all."""

needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="../shared is not beside this checkout")


def copied(source: Path, target: Path) -> Path:
    shutil.copytree(source, target, symlinks=True, copy_function=shutil.copyfile)
    return target


def bytes_and_times(root: Path) -> dict[str, tuple[bytes, int]]:
    return {
        path.relative_to(root).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".kbdesk" not in path.relative_to(root).parts
    }


def read_everything(root: Path) -> None:
    project = Project.open(root)
    try:
        assert project.sections()
        for row in project.rows():
            assert project.page(row.id).row.id == row.id
        graph = project.graph()
        assert graph.page_count == len(project.rows())
        project.check()
        project.search("model")
        project.sources()
        assert project.noticed().pages == frozenset()
    finally:
        project.close()


@needs_shared
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.name)
def test_a_wiki_of_other_programs_opens_and_stays_as_it_is(corpus: Path, tmp_path: Path) -> None:
    root = copied(corpus / "knowledge", tmp_path / "base/knowledge").parent
    before = bytes_and_times(root)
    read_everything(root)
    assert bytes_and_times(root) == before


@needs_shared
@pytest.mark.parametrize("tree", GOLDEN, ids=lambda path: path.parent.name)
def test_what_the_original_left_opens_and_stays_as_it_is(tree: Path, tmp_path: Path) -> None:
    root = copied(tree, tmp_path / "base")
    before = bytes_and_times(root)
    project = Project.open(root)
    try:
        for row in project.rows():
            project.page(row.id)
        project.check()
        project.sources()
    finally:
        project.close()
    assert bytes_and_times(root) == before


@needs_shared
def test_every_real_document_is_listed_and_one_of_each_kind_extracted_or_refused_with_a_reason(tmp_path: Path) -> None:
    root = tmp_path / "base"
    (root / "knowledge").mkdir(parents=True)
    (root / "knowledge/overview.md").write_text("# Overview\n", encoding="utf-8")
    copied(SHARED / "documents", root / "sources")
    project = Project.open(root)
    try:
        rows = {row.path: row for row in project.sources()}
        assert set(rows) == {path.name for path in (SHARED / "documents").iterdir()}
        assert all(row.status == "present" for row in rows.values())
        told: dict[str, str] = {}
        for path in OF_EACH_KIND:
            try:
                first = 1 if rows[path.name].units else None
                told[path.name] = project.extract(path.name, first, first).text[:40].strip()
            except (Refused, Unreadable) as error:
                told[path.name] = f"{type(error).__name__}: {error.what}"
        assert len(told) == len({path.suffix for path in DOCUMENTS})
        assert [name for name, text in told.items() if not text] == []
    finally:
        project.close()


def test_bad_bytes_and_traps_never_stop_a_project_from_opening(tmp_path: Path) -> None:
    root = tmp_path / "base"
    concepts = root / "knowledge/concepts"
    concepts.mkdir(parents=True)
    (concepts / "good.md").write_text("# Good\n\nFine.\n", encoding="utf-8")
    (concepts / "latin.md").write_bytes(b"# Caf\xe9\n")
    (concepts / "nul.md").write_bytes(b"# N\x00ul\n\n\x00\x01\n")
    (concepts / "utf16.md").write_bytes("# Sixteen\n".encode("utf-16"))
    (concepts / "empty.md").write_bytes(b"")
    (concepts / "yaml.md").write_text("---\ntitle: a: b: c\nx: [\n---\n\n# Y\n", encoding="utf-8")
    (concepts / "aliases.md").write_text(
        "---\na: &a [x, x, x, x, x, x, x, x]\n"
        + "".join(f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 8)}]\n" for n in range(8))
        + "---\n\n# Bomb\n",
        encoding="utf-8",
    )
    (concepts / "brackets.md").write_text("# B\n\n" + "[" * 50_000 + "[[" * 20_000 + "\n", encoding="utf-8")
    (concepts / "nested.md").write_text("# N\n\n" + "".join(f"{'  ' * n}- x\n" for n in range(500)), encoding="utf-8")
    (concepts / "Ünïcode 名前.md").write_text("# 名前\n\nSee [[good]].\n", encoding="utf-8")
    project = Project.open(root)
    try:
        rows = {row.id: row for row in project.rows()}
        assert len(rows) == 10
        for page in rows:
            try:
                assert project.page(page).row.id == page
            except KbdeskError as error:
                raise AssertionError(page) from error
        assert rows["concept/latin"].trouble
        assert rows["concept/yaml"].trouble
        assert project.page("concept/Ünïcode 名前").links[0].target == "concept/good"
    finally:
        project.close()
