"""The header as its lines are written: put in byte for byte, checked before, never lost."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, Refused
from tests.project.conftest import AGENT, PERSON

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

PAGE, TIDES = "concept/tides", "knowledge/concepts/tides.md"
HEADER = "# mine\r\ntype: concept\ntitle:   'Tides'\r\naliases:\n  - flood\n  - ebb\nupdated: 2001-01-01\n"
DAY = datetime.now(UTC).strftime("%Y-%m-%d")


@pytest.fixture
def shown(root: Path, project: Project) -> str:
    (root / TIDES).write_bytes(f"---\n{HEADER}---\n\n# Tides\n\nOne.\n".encode())
    project.noticed()
    return project.raw_header(PAGE)


def test_the_lines_of_a_header_are_put_in_as_they_are(root: Path, project: Project, shown: str) -> None:
    assert shown == HEADER.replace("\r", "").removesuffix("\n")
    page = project.page(PAGE)
    wanted = shown.replace("  - ebb", "  - ebb # the fall\n\nweight:   12")
    text = page.text.replace("One.", "Two.")
    changes = project.save_page(PAGE, text, page.hash, PERSON, (), wanted)
    header = HEADER.replace("  - ebb", "  - ebb # the fall\n\nweight:   12").replace("2001-01-01", DAY)
    assert (root / TIDES).read_bytes().decode() == f"---\n{header}---\n\n# Tides\n\nTwo.\n"
    assert project.save_page(PAGE, text, project.page(PAGE).hash, PERSON, (), project.raw_header(PAGE)).change == 0
    project.undo(changes.change, PERSON)
    assert project.raw_header(PAGE) == shown


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("  - flood", "  - [flood", 5, "YAML"),
        ("updated:", "---\nupdated:", 7, "would end the header"),
        ("type: concept", "type: entity", 0, "kept by the store"),
        ("updated:", "status: retired\nupdated:", 0, "kept by the store"),
    ],
)
def test_lines_that_cannot_stand_are_refused_with_their_line_and_kept(
    root: Path, project: Project, shown: str, old: str, new: str, line: int, why: str
) -> None:
    before = (root / TIDES).read_bytes()
    wanted = shown.replace(old, new, 1)
    page = project.page(PAGE)
    with pytest.raises(Refused, match=why) as raised:
        project.save_page(PAGE, page.text, page.hash, PERSON, (), wanted)
    trouble = project.header_trouble(wanted)
    assert (trouble.line if trouble else 0) == line
    assert f"Line {line} of the header" in raised.value.what or not line
    assert (root / TIDES).read_bytes() == before
    assert [(draft.id, draft.header) for draft in project.drafts()] == [(raised.value.draft, wanted)]


def test_what_others_set_meanwhile_stays_and_the_same_field_is_a_conflict(project: Project, shown: str) -> None:
    page = project.page(PAGE)
    project.edit_page(PAGE, (), (("kind", "sea"),), AGENT)
    project.save_page(PAGE, page.text, page.hash, PERSON, (), shown.replace("# mine", "# ours"))
    assert project.raw_header(PAGE).startswith("# ours\n")
    assert dict(project.page(PAGE).fields)["kind"] == "sea"
    page, raw = project.page(PAGE), project.raw_header(PAGE)
    project.edit_page(PAGE, (), (("kind", "lake"),), AGENT)
    with pytest.raises(Conflict) as raised:
        project.save_page(PAGE, page.text, page.hash, PERSON, (), raw.replace("kind: sea", "kind: pond"))
    assert raised.value.sides is not None
    assert [(one.field, one.theirs, one.ours) for one in raised.value.sides.fields] == [("kind", "lake", "pond")]


def test_a_header_that_yaml_rejects_is_mended_where_it_is_written(root: Path, project: Project) -> None:
    (root / TIDES).write_bytes(b"---\ntype: concept\ntitle: [Tides\nkind: sea\n---\n\n# Tides\n")
    project.noticed()
    page = project.page(PAGE)
    raw = project.raw_header(PAGE)
    project.save_page(PAGE, page.text, page.hash, PERSON, (), raw.replace("[Tides", "Tides"))
    assert (root / TIDES).read_bytes().startswith(b"---\ntype: concept\ntitle: Tides\nkind: sea\nupdated: ")
    assert project.page(PAGE).row.trouble == ""


def test_lines_of_a_header_are_read_as_fields_and_fields_set_in_them(project: Project, shown: str) -> None:
    assert dict(project.header_fields(shown))["aliases"] == "[flood, ebb]"
    assert project.header_with(shown, ()) == shown
    changed = project.header_with(shown, (("title", "Ebb: it"), ("aliases", None), ("kind", "sea")))
    assert changed == '# mine\ntype: concept\ntitle: "Ebb: it"\nupdated: 2001-01-01\nkind: sea'
    assert project.header_with("", (("kind", "sea"),)) == "kind: sea"


def test_a_page_without_a_header_gets_one(root: Path, project: Project) -> None:
    (root / TIDES).write_bytes(b"# Tides\n\nOne.\n")
    project.noticed()
    page = project.page(PAGE)
    assert project.raw_header(PAGE) == ""
    project.save_page(PAGE, page.text, page.hash, PERSON, (), "kind: sea")
    assert (root / TIDES).read_bytes().decode() == f"---\nkind: sea\nupdated: {DAY}\n---\n\n# Tides\n\nOne.\n"
