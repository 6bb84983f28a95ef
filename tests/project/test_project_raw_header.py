"""The header as its lines are written: put in byte for byte, checked before, never lost."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, Differing, Refused
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
        ("  - ebb", "  - \ud83c", 6, "half of a character"),
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
        project.save_page(PAGE, page.text, page.hash, PERSON, (), raw.replace("kind: sea", "kind: pond # small"))
    sides = raised.value.sides
    assert sides is not None
    assert sides.header is not None
    assert [one for one in sides.header if isinstance(one, Differing)] == [
        Differing("kind: sea\n", "kind: lake\n", "kind: pond # small\n")
    ]
    chosen = "".join(one if isinstance(one, str) else one.ours for one in sides.header).removesuffix("\n")
    project.save_page(PAGE, "".join(map(str, sides.merged)), sides.hash, PERSON, (), chosen)
    assert project.raw_header(PAGE) == raw.replace("kind: sea", "kind: pond # small")


BEGUN = "title: X\na: &a 1\n\nb: 2"
THEIRS = "\n# by Ann\nsources:\n  - one # first\nnote: |\n  k: v\nm:\n  k: v # c\nclé: 1\nx: &q [1]\ny: *q"


@pytest.mark.parametrize(
    ("theirs", "ours", "merged"),
    [
        (BEGUN + THEIRS, BEGUN.replace("a: &a 1", "a: 9 # mine"), BEGUN.replace("a: &a 1", "a: 9 # mine") + THEIRS),
        (BEGUN.replace("a: &a 1", "a:   '1' # no"), BEGUN + " # two", "title: X\na:   '1' # no\n\nb: 2 # two"),
        (
            f"{BEGUN}\nrelated: [[a]], [[b]]",
            BEGUN.replace("X", "Z"),
            f"{BEGUN}\nrelated: [[a]], [[b]]".replace("X", "Z"),
        ),
        (BEGUN.replace("X", "X # Ann"), BEGUN.replace("X", "Z"), None),
        ("", BEGUN.replace("a: &a 1", "a: 9"), None),
        (f"k: 1\n{BEGUN}", f"{BEGUN}\nk: 2", None),
        (BEGUN.replace("&a ", ""), f"{BEGUN}\nc: *a", None),
    ],
)
def test_lines_that_others_wrote_meanwhile_keep_their_bytes_and_those_that_touch_are_a_conflict(
    root: Path, project: Project, theirs: str, ours: str, merged: str | None
) -> None:
    def write(header: str) -> bytes:
        (root / TIDES).write_bytes(f"---\n{header}\n---\n\n# Tides\n".encode())
        project.noticed()
        return (root / TIDES).read_bytes()

    write(BEGUN)
    page = project.page(PAGE)
    before = write(theirs)
    if merged is None:
        with pytest.raises(Conflict) as raised:
            project.save_page(PAGE, page.text, page.hash, PERSON, (), ours)
        assert raised.value.sides is not None
        header = raised.value.sides.header or ()
        sides = [[one if isinstance(one, str) else getattr(one, side) for one in header] for side in ("theirs", "ours")]
        assert ["".join(side).strip() for side in sides] == [theirs.strip(), ours.strip()]
        assert (root / TIDES).read_bytes() == before
        assert [draft.header for draft in project.drafts()] == [ours]
    else:
        assert project.save_page(PAGE, page.text, page.hash, PERSON, (), ours).warnings
        lines = (root / TIDES).read_text().partition("\n---\n\n")[0].removeprefix("---\n").split("\n")
        assert [line for line in lines if not line.startswith("updated:")] == merged.split("\n")


@pytest.mark.parametrize("raw", [True, False])
def test_a_header_begun_from_a_text_that_the_journal_does_not_know_is_a_conflict(
    root: Path, project: Project, shown: str, raw: bool
) -> None:
    page = project.page(PAGE)
    (root / TIDES).write_bytes(f"---\n{HEADER}kind: sea # theirs\n---\n\n# Tides\n\nOne.\n".encode())
    project.noticed()
    fields, header = ((), f"{shown}\nkind: pond") if raw else ((("kind", "pond"),), None)
    with pytest.raises(Conflict) as raised:
        project.save_page(PAGE, page.text, "0" * 64, PERSON, fields, header)
    sides = raised.value.sides
    assert sides is not None
    found = [one for one in (*(sides.header or ()), *sides.fields) if isinstance(one, Differing)]
    assert [one.theirs.strip() for one in found] == ["kind: sea # theirs" if raw else "sea"]


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
