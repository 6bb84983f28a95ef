"""A save that began from a text that has changed since overwrites nothing: it is merged, or both are kept."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kbdesk.errors import BrokenLinks, Conflict, Differing, NotFound, Refused, Sides, StorageFailed
from kbdesk.files import Folder, keep
from kbdesk.journal.blobs import hash_of
from kbdesk.pages.layouts import KitLayout
from kbdesk.pages.merge import Touching, merge, places
from kbdesk.pages.relink import from_disk
from kbdesk.pages.saving import Wanted, rewrite, save
from kbdesk.pages.shelf import FileShelf
from kbdesk.pages.text import PageText, without_blank_start
from kbdesk.pages.types import BUILT_IN
from kbdesk.project.drafts import DRAFTS
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

TIDES = "knowledge/concepts/tides.md"
PLACE = "concepts/tides.md"
PAGE = "concept/tides"
FOUR = (
    "---\ntype: concept\ntitle: Tides\nkind: sea\n---\n\n"
    "# Tides\n\nFirst.\n\nSecond.\n\nThird. [Moon](../entities/moon.md)\n"
)
NOW = datetime(2026, 11, 30, 7, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place on this machine where drafts go that the project's folder does not take."""
    monkeypatch.setattr("kbdesk.project.drafts.user_state_path", lambda _: tmp_path / "state")
    return tmp_path / "state"


@pytest.fixture
def four(root: Path, project: Project) -> Project:
    write(root / TIDES, FOUR)
    project.noticed()
    return project


def change(root: Path, old: str, new: str) -> None:
    """Change the page as another program does."""
    text = (root / TIDES).read_bytes().decode()
    assert old in text
    (root / TIDES).write_bytes(text.replace(old, new).encode())


def conflict_of(project: Project, text: str, base: str) -> Conflict:
    with pytest.raises(Conflict) as raised:
        project.save_page(PAGE, text, base, PERSON)
    return raised.value


# Saving what stands as it was read


def test_saving_without_a_change_writes_nothing(root: Path, four: Project) -> None:
    shown, version, before = four.page(PAGE), four.version(), bytes_of(root)
    for text in (shown.text, shown.text.strip(), shown.text.replace("\n", "\r\n"), f"\n\n{shown.text}\n"):
        changes = four.save_page(PAGE, text, shown.hash, PERSON)
        assert (changes.change, changes.written) == (0, ())
    assert bytes_of(root) == before
    assert four.version() == version
    assert not list((root / DRAFTS).glob("*"))


def test_a_save_changes_its_lines_and_the_day_and_no_other_byte(root: Path, project: Project) -> None:
    header = "\ufeff---\r\n# mine\r\ntype: concept\r\ntitle:   'Tides'\r\nx:\r\n  - a\r\nupdated: 2001-01-01\r\n"
    body = (
        "---\r\n\r\n\r\n# Tides\r\n\r\nRise.  \r\n\r\n[Moon](./../entities/moon.md) \nmixed\r\n\r\nFall, at the end  "
    )
    (root / TIDES).write_bytes((header + body).encode())
    project.noticed()
    shown = project.page(PAGE)
    changes = project.save_page(PAGE, shown.text.replace("Rise.", "The rise."), shown.hash, PERSON)
    found = (root / TIDES).read_bytes().decode()
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    assert found == header.replace("2001-01-01", day) + body.replace("Rise.", "The rise.")
    assert changes.written == ((PAGE, shown.hash, hash_of(found.encode())),)
    assert changes.warnings == ()


def test_a_save_writes_ids_as_links_and_refuses_dead_ones(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    assert "[Moon](entity/moon)" in shown.text
    four.save_page(PAGE, shown.text.replace("First.", "First, see [it](entity/moon)."), shown.hash, PERSON)
    assert "First, see [it](../entities/moon.md)." in (root / TIDES).read_text("utf-8")
    shown = four.page(PAGE)
    with pytest.raises(BrokenLinks) as raised:
        four.save_page(PAGE, shown.text.replace("Second.", "[No](entity/nope)"), shown.hash, PERSON)
    assert [draft.id for draft in four.drafts()] == [raised.value.draft]


def test_a_page_without_a_header_gets_none_and_one_in_braces_is_saved(root: Path, project: Project) -> None:
    for text in ("# Tides\n\nWords.", "---\n{type: concept, title: Tides}\n---\n# Tides\n\nWords.\n"):
        write(root / TIDES, text)
        project.noticed()
        shown = project.page(PAGE)
        project.save_page(PAGE, shown.text.replace("Words", "Other words"), shown.hash, PERSON)
        assert (root / TIDES).read_text("utf-8") == text.replace("Words", "Other words")


def test_fields_are_saved_with_the_text(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    four.save_page(PAGE, shown.text, shown.hash, PERSON, [("kind", "ocean"), ("author", "Ada")])
    text = (root / TIDES).read_text("utf-8")
    assert "kind: ocean\n" in text
    assert "author: Ada\n" in text
    shown = four.page(PAGE)
    assert four.save_page(PAGE, shown.text, shown.hash, PERSON, [("kind", "ocean")]).change == 0


def test_the_overview_is_saved_from_nothing_and_from_itself(root: Path, project: Project) -> None:
    project.save_page("overview", "# Here\n\nSee [Moon](entity/moon).", "", PERSON)
    shown = project.page("overview")
    assert "entities/moon.md" in shown.body
    project.save_page("overview", shown.text + "\nMore.\n", shown.hash, PERSON)
    assert project.page("overview").text.endswith("More.\n")
    with pytest.raises(Conflict):
        project.save_page("overview", "# Quite another", "", PERSON)


def test_the_notice_of_a_page_is_the_stores(four: Project) -> None:
    four.retire_page(PAGE, "wrong", PERSON)
    shown = four.page(PAGE)
    with pytest.raises(Refused):
        four.save_page(PAGE, shown.text.replace("wrong", "right"), shown.hash, PERSON)
    four.save_page(PAGE, shown.text.replace("First.", "1st."), shown.hash, PERSON)
    assert four.page(PAGE).notice == shown.notice


# Merging


def test_changes_that_do_not_touch_are_merged_with_a_warning_that_names_the_other(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "First.", "First, by an editor.")
    changes = four.save_page(PAGE, shown.text.replace("Third.", "Third, by me."), shown.hash, PERSON)
    text = (root / TIDES).read_text("utf-8")
    assert "First, by an editor.\n" in text
    assert "Third, by me. [Moon](../entities/moon.md)\n" in text
    assert len(changes.warnings) == 1
    assert changes.warnings[0].startswith("concept/tides: merged with a change by another program at 20")
    assert changes.written[0][1] != shown.hash


def test_several_changes_since_are_counted(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    four.edit_page(PAGE, [("First.", "1.")], (), AGENT)
    four.edit_page(PAGE, [("1.", "1!")], (), AGENT)
    changes = four.save_page(PAGE, shown.text.replace("Third.", "3."), shown.hash, PERSON)
    assert "merged with 2 changes, the last by an agent (tester) at " in changes.warnings[0]


def test_a_stale_save_without_a_change_leaves_theirs(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "First.", "First, by an editor.")
    four.noticed()
    before = bytes_of(root)
    changes = four.save_page(PAGE, shown.text, shown.hash, PERSON)
    assert changes.change == 0
    assert bytes_of(root) == before


def test_the_same_change_on_both_sides_is_one(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "First.", "1st.")
    four.noticed()
    assert four.save_page(PAGE, shown.text.replace("First.", "1st."), shown.hash, PERSON).change == 0


def test_a_page_retired_meanwhile_keeps_its_notice_and_takes_the_text(four: Project) -> None:
    shown = four.page(PAGE)
    four.retire_page(PAGE, "wrong", PERSON)
    four.save_page(PAGE, shown.text.replace("First.", "1st."), shown.hash, PERSON)
    now = four.page(PAGE)
    assert now.row.status == "retired"
    assert now.notice.startswith("Retired on ")
    assert "1st." in now.text


def test_fields_merge_by_field(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "title: Tides\nkind: sea\n", "kind:   sea # checked\nauthor: Bo\ntitle: Tides\n")
    four.save_page(PAGE, shown.text, shown.hash, PERSON, [("title", "The tides"), ("kind", "sea")])
    header = (root / TIDES).read_text("utf-8").split("---\n")[1]
    assert "kind:   sea # checked\nauthor: Bo\ntitle: The tides\n" in header


def test_a_field_set_on_both_sides_is_a_conflict(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "kind: sea", "kind: ocean")
    with pytest.raises(Conflict) as raised:
        four.save_page(PAGE, shown.text.replace("First.", "1."), shown.hash, PERSON, [("kind", "lake")])
    assert raised.value.sides is not None
    assert raised.value.sides.fields == (Differing("sea", "ocean", "lake", "kind"),)


def test_a_text_seen_between_two_changes_from_outside_is_a_base(root: Path, four: Project) -> None:
    change(root, "First.", "1.")
    shown = four.page(PAGE)
    change(root, "Second.", "2.")
    four.save_page(PAGE, shown.text.replace("Third.", "3."), shown.hash, PERSON)
    text = (root / TIDES).read_text("utf-8")
    assert all(one in text for one in ("1.", "2.", "3."))


def test_a_page_is_read_also_where_the_journal_takes_nothing(
    root: Path, four: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(root, "First.", "1.")

    def full(*_: object) -> None:
        raise StorageFailed("The disk is full.", "journal.db")

    monkeypatch.setattr("kbdesk.journal.changes.keep", full)
    assert "1." in four.page(PAGE).text


# Conflicts


def test_touching_changes_write_nothing_and_give_both(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "Second.", "Second, by an editor.")
    change(root, "First.", "1st.")
    before = bytes_of(root)
    error = conflict_of(four, shown.text.replace("Second.", "Second, by me.").replace("Third.", "3rd."), shown.hash)
    assert bytes_of(root) == before
    both = error.sides
    assert isinstance(both, Sides)
    assert both.base == shown.text
    assert both.theirs == four.page(PAGE).text
    assert both.hash == four.page(PAGE).hash
    assert both.merged == (
        "# Tides\n\n1st.\n\n",
        Differing("Second.\n", "Second, by an editor.\n", "Second, by me.\n"),
        "\n3rd. [Moon](entity/moon)\n",
    )
    assert "by another program at 20" in error.what


def test_a_conflict_is_solved_by_choosing_and_the_draft_goes_with_it(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    change(root, "Second.", "Second, by an editor.")
    error = conflict_of(four, shown.text.replace("Second.", "Second, by me."), shown.hash)
    assert [(one.id, one.page, one.base) for one in four.drafts()] == [(error.draft, PAGE, shown.hash)]
    assert error.sides is not None
    chosen = "".join(one if isinstance(one, str) else one.theirs + one.ours for one in error.sides.merged)
    changes = four.save_page(PAGE, chosen, error.sides.hash, PERSON)
    assert changes.warnings == ()
    assert "Second, by an editor.\nSecond, by me.\n" in (root / TIDES).read_text("utf-8")
    assert four.drafts() == ()


def test_an_unknown_base_never_overwrites(root: Path, four: Project) -> None:
    before, shown = bytes_of(root), four.page(PAGE)
    error = conflict_of(four, shown.text.replace("Second.", "2nd."), "0" * 64)
    assert bytes_of(root) == before
    assert error.sides is not None
    assert error.sides.base is None
    assert Differing("", "Second.\n", "2nd.\n") in error.sides.merged
    assert four.save_page(PAGE, shown.text, "0" * 64, PERSON).change == 0


def test_a_text_for_a_page_that_is_gone_is_kept(root: Path, four: Project) -> None:
    shown = four.page(PAGE)
    (root / TIDES).unlink()
    with pytest.raises(NotFound) as raised:
        four.save_page(PAGE, "# Tides\n\nMy words.", shown.hash, PERSON)
    assert not (root / TIDES).exists()
    assert [(one.id, one.text) for one in four.drafts()] == [(raised.value.draft, "# Tides\n\nMy words.")]


# Drafts


def test_drafts_outlive_the_program_and_are_told_until_dropped(
    root: Path, four: Project, opened: Callable[[Path], Project]
) -> None:
    text = "# Tides\n\nHalf a sen\ud800tence "
    first = four.keep_draft(PAGE, "# Tides\n\nHalf", four.page(PAGE).hash)
    assert four.keep_draft(PAGE, text, four.page(PAGE).hash, [("kind", None)]) == first
    again = opened(root)
    assert [(one.text, one.fields) for one in again.drafts()] == [(text, (("kind", None),))]
    assert [trouble.where for trouble in again.troubles() if trouble.kind == "unsaved"] == [PAGE]
    again.keep_draft(PAGE, "Another window's", "")
    assert len(four.drafts()) == 2
    again.drop_draft(first)
    with pytest.raises(NotFound):
        again.drop_draft(first)
    assert [one.text for one in four.drafts()] == ["Another window's"]


def test_a_draft_settled_while_the_drafts_are_listed_is_none(
    root: Path, four: Project, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    four.keep_draft(PAGE, "# Tides\n\nHalf", "")
    entries = Folder.entries

    def listed(folder: Folder, place: str, suffix: str) -> object:
        found = entries(folder, place, suffix)
        for entry in found:
            (root / entry.path).unlink()
        return found

    monkeypatch.setattr(Folder, "entries", listed)
    assert four.drafts() == ()
    assert caplog.messages == []


def test_a_draft_that_the_page_reads_like_by_now_is_dropped_on_opening(
    root: Path, four: Project, opened: Callable[[Path], Project]
) -> None:
    four.keep_draft(PAGE, four.page(PAGE).text.rstrip(), "")
    again = opened(root)
    assert again.drafts() == ()
    assert again.troubles() == ()


def test_a_disk_that_is_full_leaves_the_page_and_keeps_the_text_elsewhere(
    root: Path, four: Project, spare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, before = four.page(PAGE), bytes_of(root)

    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("kbdesk.files.apply.sync_file", full)
        real = keep.sync_file
        patch.setattr(keep, "sync_file", lambda path: full() if path.is_relative_to(root) else real(path))
        with pytest.raises(StorageFailed) as raised:
            four.save_page(PAGE, shown.text.replace("First.", "1."), shown.hash, PERSON)
    assert bytes_of(root) == before
    assert [one.id for one in four.drafts()] == [raised.value.draft]
    assert list(spare.rglob("*.json"))
    assert not list((root / DRAFTS).glob("*"))
    four.save_page(PAGE, four.drafts()[0].text, four.drafts()[0].base, PERSON)
    assert four.drafts() == ()


def test_files_that_are_no_drafts_are_left_alone(root: Path, four: Project) -> None:
    write(root / DRAFTS / "odd.json", "[1, 2]")
    assert four.drafts() == ()
    with pytest.raises(NotFound):
        four.drop_draft("../journal")
    with pytest.raises(NotFound):
        four.drop_draft("odd")
    assert (root / DRAFTS / "odd.json").exists()


# For any text

LINE = st.sampled_from(["", "a", "b", "c", "- x", "| y |", "# H"])
PARAGRAPHS = st.lists(st.text("abc é", min_size=1, max_size=12), min_size=2, max_size=12).map(
    lambda found: [f"{number} {text.strip()}" for number, text in enumerate(found)]
)


def wiki(files: dict[str, bytes]) -> FileShelf:
    return FileShelf(KitLayout(BUILT_IN), files, lambda: NOW)


def edited(paragraphs: list[str], number: int, by: str, kind: str) -> list[str]:
    """Change one paragraph: another text, gone, or a new one after it."""
    before, after = paragraphs[:number], paragraphs[number + 1 :]
    middle = {"changed": [f"{by} {number}"], "gone": [], "followed": [paragraphs[number], f"{by} after {number}"]}
    return [*before, *middle[kind], *after]


@settings(deadline=None, max_examples=300)
@given(PARAGRAPHS, st.data())
def test_edits_of_different_paragraphs_are_both_in_the_merged_text(paragraphs: list[str], data: st.DataObject) -> None:
    kinds = st.sampled_from(["changed", "gone", "followed"])
    at = data.draw(st.integers(0, len(paragraphs) - 2), "the first")
    next_to_it = data.draw(st.booleans() if at + 2 < len(paragraphs) else st.just(value=True), "next to it")
    to = at + 1 if next_to_it else data.draw(st.integers(at + 2, len(paragraphs) - 1), "the second")
    changes = [(at, "one", "changed" if next_to_it else data.draw(kinds))]
    changes.append((to, "other", "changed" if next_to_it else data.draw(kinds)))
    head = "---\ntype: concept\ntitle: T\nupdated: 2026-11-30\n---\n\n"
    both = edited(edited(paragraphs, *changes[1]), *changes[0])
    for theirs, ours in (changes, changes[::-1]):
        base = (head + "\n\n".join(paragraphs) + "\n").encode()
        now = (head + "\n\n".join(edited(paragraphs, *theirs)) + "\n").encode()
        plan = save(wiki({PLACE: now}), Wanted(PAGE, "\n\n".join(edited(paragraphs, *ours)), base))
        assert (plan.puts[0].after or b"").decode() == head + "\n\n".join(both) + "\n"


@settings(deadline=None, max_examples=500)
@given(st.none() | st.lists(LINE, max_size=12), st.lists(LINE, max_size=12), st.lists(LINE, max_size=12))
def test_nothing_is_lost_whatever_the_three_texts_are(
    base: list[str] | None, theirs: list[str], ours: list[str]
) -> None:
    regions = merge(base, theirs, ours)

    def told(side: str) -> list[str]:
        return [line for one in regions for line in (getattr(one, side) if isinstance(one, Touching) else one)]

    if not any(isinstance(one, Touching) for one in regions):
        merged = told("ours")
        assert not (base is None and theirs != ours)
        if base is not None:
            for mine, other in ((theirs, ours), (ours, theirs)):
                added = [line for line in mine if line not in base]
                assert all(line in merged for line in added), other
    else:
        for side, lines in (("theirs", theirs), ("ours", ours)):
            assert all(line in told(side) for line in lines if line not in (base or []))


@settings(deadline=None, max_examples=500)
@given(st.lists(LINE, max_size=30), st.lists(LINE, max_size=30))
def test_places_name_equal_lines_in_order(old: list[str], new: list[str]) -> None:
    found = places(old, new)
    assert len(found) == len(new)
    named = [(number, place) for number, place in enumerate(found) if place is not None]
    assert all(new[number] == old[place] for number, place in named)
    assert [place for _, place in named] == sorted({place for _, place in named})


HEADERS = st.sampled_from(
    ["", "\ufeff", "---\ntitle: T\n---\n", "\ufeff---\r\ntitle: 'T'\r\n# c\r\n---\r\n", "---\na: [[b\n---\n"]
)
ENDING = st.sampled_from(["\n", "\r\n", "\n\n", "\r\n\r\n"])
WORDS = st.sampled_from(
    [
        "word",
        " indented",
        "tail  ",
        "[m](./../entities/moon.md)",
        "[m](../entities/moon.md)",
        "`a`",
        "```",
        "- x",
        "é",
        "\t",
    ]
)
BODY = st.lists(st.tuples(WORDS, ENDING), max_size=10).map(lambda found: "".join(a + b for a, b in found))


@settings(deadline=None, max_examples=500)
@given(HEADERS, BODY, st.sampled_from(["", "the end", "the end\n"]), st.data())
def test_bytes_outside_what_is_saved_stay(header: str, body: str, end: str, data: st.DataObject) -> None:
    before = (header + body + end).encode()
    shelf = wiki({PLACE: before, "entities/moon.md": b"---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n"})
    standing = save(shelf, Wanted(PAGE, _shown(shelf, before), before))
    assert standing.changes_nothing
    lines = _shown(shelf, before).split("\n")
    wordy = [number for number, line in enumerate(lines) if line.strip()]
    if not wordy:
        return
    number = data.draw(st.sampled_from(wordy))
    plan = save(shelf, Wanted(PAGE, "\n".join([*lines[:number], "new words", *lines[number + 1 :]]), before))
    old, new = PageText.parse(before), PageText.parse(plan.puts[0].after or b"")
    raw = old.body.split("\n")
    place = number + old.body[: len(old.body) - len(old.content)].count("\n")
    raw[place] = "new words" + ("\r" if raw[place].endswith("\r") else "")
    assert new.body == "\n".join(raw)
    dated = [line for line in new.lines if not line.startswith("updated:")]
    assert (new.lead, new.opening, tuple(dated), new.closing) == (old.lead, old.opening, old.lines, old.closing)


def _shown(shelf: FileShelf, data: bytes) -> str:
    return without_blank_start(from_disk(shelf, PLACE, PageText.parse(data).body)).replace("\r\n", "\n")


def test_a_rewrite_of_a_page_that_changed_merges_and_dates_a_summary() -> None:
    head = "---\ntype: summary\ntitle: Chapter\nupdated: 2026-01-01\ningested: 2026-01-01T00:00:00.000Z\n---\n\n"
    base = f"{head}# Chapter\n\nOne.\n\nTwo.\n".encode()
    shelf = wiki({"summaries/chapter.md": base.replace(b"One.", b"One, by hand.")})
    plan = rewrite(shelf, Wanted("summary/chapter", "One.\n\nTwo, again.\n\nThree.", base))
    text = (plan.puts[0].after or b"").decode()
    assert plan.operation == "rewrite"
    assert 'updated: 2026-11-30\ningested: "2026-11-30T07:30:00.000Z"\n' in text
    assert text.endswith("# Chapter\n\nOne, by hand.\n\nTwo, again.\n\nThree.\n")


def test_a_text_of_very_many_lines_is_merged_or_kept_in_time() -> None:
    base = tuple(f"line {number % 150}" for number in range(60_000))
    theirs, ours = ("new", *base[1:]), (*base[:-1], "new")
    found = merge(base, theirs, ours)
    assert [type(one) for one in found] == [Touching]
    assert places(base, ours)[:-1] == list(range(59_999))
