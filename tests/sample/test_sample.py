from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml
from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2] / "resources" / "sample"
KNOWLEDGE = ROOT / "knowledge"
SOURCES = ROOT / "sources"
FOLDERS = {
    "summaries": "summary",
    "concepts": "concept",
    "entities": "entity",
    "syntheses": "synthesis",
    "preferences": "preference",
}
EXPECTED = tomllib.loads((Path(__file__).parent / "expected.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Sheet:
    id: str
    path: Path
    fields: dict[str, object]
    body: str

    @property
    def status(self) -> object:
        return self.fields.get("status", "active")


def read(path: Path) -> Sheet:
    text = path.read_bytes().decode("utf-8")
    assert text.startswith("---\n")
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    header, body = text.removeprefix("---\n").split("\n---\n\n", 1)
    fields = yaml.safe_load(header)
    assert isinstance(fields, dict)
    return Sheet(f"{FOLDERS[path.parent.name]}/{path.stem}", path, fields, body)


def destinations(body: str) -> list[str]:
    found = []
    for block in MarkdownIt("commonmark").enable("table").parse(body):
        for token in block.children or []:
            found += [str(value) for name, value in token.attrs.items() if name in {"href", "src"}]
    return found


def target(path: Path, written: str) -> Path | None:
    if re.match(r"[a-z]+:", written):
        return None
    return Path(os.path.normpath(path.parent / unquote(written.partition("#")[0])))


SHEETS = {sheet.id: sheet for sheet in map(read, sorted(KNOWLEDGE.glob("*/*.md")))}
IDS = {sheet.path: sheet.id for sheet in SHEETS.values()}
MANIFEST = json.loads((SOURCES / ".agent-kit" / "sources.json").read_text("utf-8"))


def planted(kind: str) -> set[tuple[str, str]]:
    return {(problem["page"], problem["target"]) for problem in EXPECTED["problem"] if problem["kind"] == kind}


def test_pages_of_all_types_in_the_layout_and_nothing_else() -> None:
    assert {sheet.path.parent.name for sheet in SHEETS.values()} == set(FOLDERS)
    assert len(SHEETS) >= 30
    pages = set(IDS) | {KNOWLEDGE / name for name in ("index.md", "log.md", "overview.md")}
    assert {path for path in KNOWLEDGE.rglob("*") if path.is_file()} == pages
    assert {path.name for path in ROOT.iterdir()} == {"knowledge", "sources"}


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_header_and_title(sheet: Sheet) -> None:
    assert list(sheet.fields)[:2] == ["type", "title"]
    assert sheet.fields["type"] == FOLDERS[sheet.path.parent.name]
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", sheet.path.stem)
    assert re.fullmatch(r"2026-\d\d-\d\d", str(sheet.fields["updated"]))
    body = sheet.body if sheet.status == "active" else sheet.body.split("\n\n", 1)[1]
    assert body.startswith(f"# {sheet.fields['title']}\n")
    assert ("ingested" in sheet.fields) is (sheet.fields["type"] == "summary")


def test_links_lead_somewhere_but_for_the_planted_one() -> None:
    broken = set()
    for sheet in SHEETS.values():
        for written in destinations(sheet.body):
            leads = target(sheet.path, written)
            if leads is not None and not leads.is_file():
                broken.add((sheet.id, written))
    assert broken == planted("broken_link")
    overview = KNOWLEDGE / "overview.md"
    for written in destinations(overview.read_text("utf-8")):
        assert target(overview, written) in IDS


def test_orphans_and_links_to_the_retired_page() -> None:
    linked: set[str] = set()
    to_retired = set()
    overview = read_overview()
    for id_, path, body in [(sheet.id, sheet.path, sheet.body) for sheet in SHEETS.values()] + [overview]:
        ids = {IDS[leads] for written in destinations(body) if (leads := target(path, written)) in IDS}
        if id_ in SHEETS and SHEETS[id_].status == "retired":
            continue
        linked |= ids - {id_}
        to_retired |= {(id_, other) for other in ids if SHEETS[other].status == "retired"}
    orphans = {(id_, "") for id_ in set(SHEETS) - linked if id_.startswith(("concept/", "entity/"))}
    assert orphans == planted("orphan")
    assert to_retired == planted("link_to_retired")


def read_overview() -> tuple[str, Path, str]:
    path = KNOWLEDGE / "overview.md"
    return "overview", path, path.read_text("utf-8")


def test_superseded_and_retired_pages_say_so() -> None:
    for status in ("superseded", "retired"):
        assert [sheet.id for sheet in SHEETS.values() if sheet.status == status] == EXPECTED["pages"][status]
    old = SHEETS[EXPECTED["pages"]["superseded"][0]]
    assert old.body.startswith("> Superseded on 2026-11-16 (")
    assert target(old.path, str(old.fields["superseded_by"])) in IDS
    gone = SHEETS[EXPECTED["pages"]["retired"][0]]
    assert gone.body.startswith(f"> Retired on {gone.fields['retired']}: ")


def test_index_lists_the_right_pages() -> None:
    index = KNOWLEDGE / "index.md"
    text = index.read_text("utf-8")
    listed = [IDS[leads] for written in destinations(text) if (leads := target(index, written)) in IDS]
    assert sorted(listed) == sorted(sheet.id for sheet in SHEETS.values() if sheet.status != "retired")
    for id_ in listed:
        sheet = SHEETS[id_]
        assert f"- [{sheet.fields['title']}]({sheet.path.parent.name}/{sheet.path.name}) — " in text
    assert text.count(" (superseded)\n") == 1


def test_log_names_pages_that_exist_in_order() -> None:
    text = (KNOWLEDGE / "log.md").read_text("utf-8")
    assert text.startswith("# Log\n\n## [")
    entries = re.findall(r"^## \[(\d{4}-\d\d-\d\d)\] (\w+) \| (.+)\n- pages: (.+)$", text, re.MULTILINE)
    assert len(entries) == text.count("\n## ")
    assert [entry[0] for entry in entries] == sorted(entry[0] for entry in entries)
    assert {id_ for entry in entries for id_ in entry[3].split(", ")} <= set(SHEETS)


def test_manifest_matches_the_files() -> None:
    present = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*")
        if path.is_file() and ".agent-kit" not in path.parts
    }
    assert set(MANIFEST["files"]) - present == set(EXPECTED["originals"]["missing"])
    assert present <= set(MANIFEST["files"])
    for path in present:
        data = (SOURCES / path).read_bytes()
        entry = MANIFEST["files"][path]
        assert (entry["hash"], entry["size"]) == (hashlib.sha256(data).hexdigest(), len(data)), path
        assert isinstance(entry["mtimeMs"], int)


def test_retired_original_is_kept_with_its_record() -> None:
    assert [record["path"] for record in MANIFEST["retired"]] == EXPECTED["originals"]["retired"]
    record = MANIFEST["retired"][0]
    data = (SOURCES / record["movedTo"]).read_bytes()
    assert record["entry"]["hash"] == hashlib.sha256(data).hexdigest()
    assert record["replacedBy"] in MANIFEST["files"]
    kept = {path.relative_to(SOURCES).as_posix() for path in (SOURCES / ".agent-kit" / "retired").iterdir()}
    assert kept == {record["movedTo"]}


def test_summaries_and_originals_belong_together() -> None:
    files = {id_: str(sheet.fields["file"]) for id_, sheet in SHEETS.items() if "file" in sheet.fields}
    urls = {id_ for id_, sheet in SHEETS.items() if "url" in sheet.fields}
    assert set(files) | urls == {id_ for id_ in SHEETS if id_.startswith("summary/")}
    assert set(MANIFEST["files"]) - set(files.values()) == set(EXPECTED["originals"]["without_summary"])
    lost = sorted(id_ for id_, path in files.items() if not (SOURCES / path).is_file())
    assert lost == EXPECTED["pages"]["original_missing"]


def test_every_concept_and_entity_leads_to_a_summary() -> None:
    for sheet in SHEETS.values():
        if sheet.fields["type"] in {"concept", "entity"} and sheet.status == "active":
            linked = {
                IDS.get(leads, "") for written in destinations(sheet.body) if (leads := target(sheet.path, written))
            }
            assert any(id_.startswith("summary/") for id_ in linked), sheet.id


def test_the_sample_is_small() -> None:
    assert sum(path.stat().st_size for path in ROOT.rglob("*") if path.is_file()) < 1_500_000
