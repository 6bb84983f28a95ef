"""What other programs do to originals waits for the person's word, by facts alone, once, and is judged like pages."""

from __future__ import annotations

import json
import os
import random
import shutil
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Refused
from kbdesk.plan import Actor
from kbdesk.project import original_sweep
from kbdesk.project.review.values import Piece, QueueFilter
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.review.values import WaitingPiece


@pytest.fixture
def originals(root: Path) -> Path:
    """The folder of originals, with some files in it before the project is first opened."""
    for name in ("ebb", "flow", "neap"):
        write(root / f"sources/{name}.txt", f"All about {name}.\n")
    return root / "sources"


@pytest.fixture
def base(originals: Path, root: Path, opened: Callable[[Path], Project]) -> Project:
    project = opened(root)
    project.noticed()
    return project


def waiting(project: Project) -> list[WaitingPiece]:
    """Look, then return what waits, oldest first, page by page."""
    project.noticed()
    found = [piece for operation in project.review_queue().operations for piece in operation.pieces]
    return sorted(found, key=lambda one: one.piece)


def told(project: Project) -> list[tuple[str, str, str]]:
    return [(one.deed, one.page, one.target.removeprefix("sources/")) for one in waiting(project)]


def test_each_thing_another_program_does_waits_once_and_is_told(base: Project, originals: Path, root: Path) -> None:
    assert told(base) == []
    write(originals / "spring.txt", "Spring.\n")
    (originals / "books/tides.txt").rename(originals / "ebbs and tides.txt")
    write(originals / "flow.txt", "All about flow, and more.\n")
    (originals / "neap.txt").unlink()
    (originals / "ebb.txt").touch()
    expected = [
        ("moved", "books/tides.txt", "ebbs and tides.txt"),
        ("changed", "flow.txt", ""),
        ("gone", "neap.txt", ""),
        ("added", "spring.txt", ""),
    ]
    assert told(base) == expected
    assert told(base) == expected
    write(originals / "neap.txt", "All about neap.\n")
    assert told(base) == [one for one in expected if one[0] != "gone"]
    counts = base.review_counts()
    assert (counts.pieces, counts.operations) == (3, 1)
    assert {one.actor for one in waiting(base)} == {Actor("outside")}
    assert base.review_queue(QueueFilter(type="original")).total_pieces == 3
    changed = base.original_change(next(one.piece for one in waiting(base) if one.deed == "changed"))
    assert (changed.type, changed.size_before, changed.size_after, changed.trouble != "") == ("txt", 16, 26, True)
    moved = base.original_change(waiting(base)[0].piece)
    assert moved.summaries == (("summary/chapter", "Chapter"),)
    journal = (root / ".kbdesk/journal.db").read_bytes() + (root / ".kbdesk/journal.db-wal").read_bytes()
    assert b"All about flow" not in journal


def test_what_comes_to_nothing_waits_no_more_and_stays_in_the_history(
    base: Project, originals: Path, root: Path, opened: Callable[[Path], Project]
) -> None:
    old = {name: (originals / name).read_bytes() for name in ("ebb.txt", "flow.txt", "neap.txt")}
    (originals / "ebb.txt").unlink()
    write(originals / "flow.txt", "Other words.\n")
    (originals / "neap.txt").rename(originals / "nipped.txt")
    write(originals / "spring.txt", "Spring.\n")
    assert len(told(base)) == 4
    write(originals / "flow.txt", "And others.\n")
    assert len(told(base)) == 5
    for name in ("ebb.txt", "flow.txt"):
        (originals / name).write_bytes(old[name])
    (originals / "nipped.txt").rename(originals / "neap.txt")
    (originals / "spring.txt").unlink()
    assert told(base) == []
    assert sum(row.operation == "outside" for one in base.operations() for row in one.changes) == 3
    base.close()
    again = opened(root)
    assert told(again) == []
    write(originals / "ebb.txt", "Words that stay.\n")
    (changed,) = waiting(again)
    again.accept([changed.piece], PERSON)
    (originals / "ebb.txt").write_bytes(old["ebb.txt"])  # what was accepted is undone: that is something
    assert told(again) == [("changed", "ebb.txt", "")]


@pytest.mark.parametrize("is_new", [False, True], ids=["deleted", "unplugged"])
def test_the_last_original_that_is_deleted_is_gone_and_an_empty_place_of_a_disk_says_nothing(
    base: Project, originals: Path, is_new: bool
) -> None:
    shutil.rmtree(originals)
    originals.mkdir()
    if is_new:
        os.utime(originals, (1_000_000_000, 1_000_000_000))
    assert {one[0] for one in told(base)} == (set() if is_new else {"gone"})


def test_what_programs_leave_beside_documents_is_no_original(base: Project, originals: Path, tmp_path: Path) -> None:
    names = (
        "~$notes.docx",
        "#ebb.txt#",
        "ebb.txt~",
        "ebb.txt.swo",
        "Big.pdf.crdownload",
        "x.part",
        "Thumbs.db",
        "y.TMP",
    )
    for name in (*names, ".~lock.notes.odt#", ".DS_Store"):
        write(originals / name, "Passing.\n")
    assert told(base) == []
    assert {row.path for row in base.source_listing().rows} == {"books/tides.txt", "ebb.txt", "flow.txt", "neap.txt"}
    base.record_sources(PERSON)
    listed = originals / ".agent-kit/sources.json"
    manifest = json.loads(listed.read_bytes())
    assert len(manifest["files"]) == 4
    manifest["files"]["x.part"] = {"hash": "", "size": 9}  # another kit says that it is one
    listed.write_text(json.dumps(manifest), "utf-8")
    assert told(base) == [("added", "x.part", "")]


def test_what_rests_on_an_original_that_went_is_told(base: Project, originals: Path) -> None:
    (originals / "books/tides.txt").unlink()
    (originals / "ebb.txt").unlink()
    assert len(told(base)) == 2
    base.examine_waiting()
    sentences = {one.page: [flag.detail for flag in one.flags or ()] for one in waiting(base)}
    assert sentences == {"books/tides.txt": ["The summary “Chapter” rests on this original."], "ebb.txt": []}


def test_nothing_waits_again_where_the_index_is_gone_or_files_are_copied(
    base: Project, originals: Path, root: Path, tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    write(originals / "spring.txt", "Spring.\n")
    assert told(base) == [("added", "spring.txt", "")]
    base.accept([one.piece for one in waiting(base)], PERSON)
    base.close()
    for file in (root / ".kbdesk").glob("index.db*"):
        file.unlink()
    shutil.copytree(root, tmp_path / "elsewhere", copy_function=shutil.copy)  # every time and number moves
    write(tmp_path / "elsewhere/sources/late.txt", "Late.\n")
    for place, expected in ((root, []), (tmp_path / "elsewhere", [("added", "late.txt", "")])):
        assert told(opened(place)) == expected


def test_what_kbdesk_itself_does_is_told_once_and_by_its_actor(base: Project, originals: Path, tmp_path: Path) -> None:
    write(tmp_path / "paper.txt", "A paper.\n")
    base.add_source(tmp_path / "paper.txt", "papers/", AGENT, "run")
    base.retire_source("ebb.txt", "wrong", "It is wrong.", None, PERSON)
    base.restore_source("ebb.txt", PERSON)
    (brought,) = waiting(base)
    assert (brought.deed, brought.page, brought.actor) == ("brought", "papers/paper.txt", AGENT)
    facts = base.original_change(brought.piece)
    assert (facts.event, facts.size_after, facts.origin, facts.origin_from) == ("brought", 9, "run", "paper.txt")
    base.retire_source("flow.txt", "wrong", "Wrong, too.", None, AGENT)
    assert [one[:2] for one in told(base)] == [("brought", "papers/paper.txt"), ("retired", "flow.txt")]


def test_what_another_kit_retires_and_saves_is_recognised_by_its_list(
    base: Project, originals: Path, tmp_path: Path
) -> None:
    base.record_sources(PERSON)
    place = originals / ".agent-kit/sources.json"
    listed = json.loads(place.read_bytes())
    moved = ".agent-kit/retired/2026-11-30T10-00-00-000Z-ebb.txt"
    (originals / ".agent-kit/retired").mkdir()
    (originals / "ebb.txt").rename(originals / moved)
    entry = listed["files"].pop("ebb.txt")
    record = {"path": "ebb.txt", "movedTo": moved, "retiredAt": "2026-11-30T10:00:00.000Z", "why": "wrong"}
    listed["retired"].append({**record, "reason": "Wrong.", "entry": entry})
    write(originals / "run.txt", "From a run.\n")
    listed["files"]["run.txt"] = {"hash": "", "size": 1, "origin": {"kind": "run", "from": "out/run.txt"}}
    place.write_text(json.dumps(listed), "utf-8")
    saved, retired = sorted(waiting(base), key=lambda one: one.page, reverse=True)
    assert (saved.page, saved.deed, saved.actor.kind) == ("run.txt", "added", "agent")
    assert (retired.page, retired.deed, retired.actor.kind) == ("ebb.txt", "retired", "outside")
    assert base.original_change(saved.piece).origin_from == "out/run.txt"
    base.revert([retired.piece], PERSON)
    assert (originals / "ebb.txt").exists()
    assert json.loads(place.read_bytes())["files"]["ebb.txt"] == entry

    base.accept([one.piece for one in waiting(base)], PERSON)
    write(originals / "run.txt", "Changed by an editor, not by a run.\n")
    (edited,) = waiting(base)
    assert (edited.page, edited.deed, edited.actor.kind) == ("run.txt", "changed", "outside")


def test_a_mixture_is_taken_back_as_one_and_what_cannot_be_waits_on(base: Project, originals: Path, root: Path) -> None:
    write(root / "knowledge/entities/sun.md", "# Sun\n")
    (originals / "ebb.txt").rename(originals / "books/ebb.txt")
    write(originals / "spring.txt", "Spring.\n")
    (originals / "neap.txt").unlink()
    after = bytes_of(root)
    pieces = [one.piece for one in waiting(base)]
    judged = base.revert(pieces, PERSON)
    assert (originals / "ebb.txt").exists()
    assert not (originals / "spring.txt").exists()
    assert not (root / "knowledge/entities/sun.md").exists()
    assert [path.read_bytes() for path in (originals / ".agent-kit/retired").iterdir()] == [b"Spring.\n"]
    (left,) = waiting(base)
    assert left.page == "neap.txt"
    assert any("no copy of what it held" in one for one in judged.changes.warnings)
    with pytest.raises(Refused):
        base.revert([left.piece], PERSON)
    base.undo_judgement(judged.judgement, PERSON)
    made = {"sources/.agent-kit/sources.json", "knowledge/index.md"}
    assert {path: data for path, data in bytes_of(root).items() if path not in made} == after
    assert sorted(one.piece for one in waiting(base)) == sorted(pieces)


def test_what_went_and_what_changed_comes_back_from_a_retired_copy(base: Project, originals: Path) -> None:
    base.record_sources(PERSON)
    for _ in range(2):  # a copy of each is kept among the retired ones
        for name in ("ebb.txt", "flow.txt"):
            if (originals / name).exists():
                base.retire_source(name, "wrong", "To keep a copy.", None, PERSON)
            write(originals / name, f"All about {name[:-4]}.\n")
        base.accept([one.piece for one in waiting(base)], PERSON)
    (originals / "ebb.txt").unlink()
    write(originals / "flow.txt", "All wrong.\n")
    gone, changed = waiting(base)
    assert (gone.deed, changed.deed) == ("gone", "changed")
    assert base.original_change(changed.piece).trouble == ""
    difference = base.original_difference(changed.piece)
    assert difference is not None
    assert [hunk.kind for hunk in difference.hunks] == ["changed"]
    judged = base.revert([gone.piece, changed.piece], PERSON)
    assert (originals / "ebb.txt").read_text() == "All about ebb.\n"
    assert (originals / "flow.txt").read_text() == "All about flow.\n"
    assert waiting(base) == []
    base.undo_judgement(judged.judgement, PERSON)
    assert not (originals / "ebb.txt").exists()
    assert (originals / "flow.txt").read_text() == "All wrong.\n"
    assert [one.piece for one in waiting(base)] == [gone.piece, changed.piece]


def test_two_that_look_at_once_journal_it_once(
    base: Project, originals: Path, root: Path, opened: Callable[[Path], Project]
) -> None:
    other = opened(root)
    for number in range(5):
        write(originals / f"new {number}.txt", f"New {number}.\n")
    ready = threading.Barrier(2)

    def look(project: Project) -> None:
        ready.wait()
        project.noticed()

    looks = [threading.Thread(target=look, args=(project,)) for project in (base, other)]
    for one in looks:
        one.start()
    for one in looks:
        one.join()
    assert [one[1] for one in told(base)] == [f"new {number}.txt" for number in range(5)]


def test_one_that_is_emptied_to_be_written_anew_waits_once(
    base: Project, originals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text in ("All about ebb, and more.\n", ""):
        stood = (originals / "ebb.txt").stat()
        write(originals / "ebb.txt", "")
        os.utime(originals / "ebb.txt", ns=(stood.st_atime_ns, stood.st_mtime_ns))  # as it is seen at first
        assert len(told(base)) == (not text)
        assert base.needs_a_look()
        write(originals / "ebb.txt", text)
        monkeypatch.setattr(original_sweep, "QUIET_EMPTY", 1_000_000_000 if text else 1)
        assert told(base) == [("changed", "ebb.txt", "")] * (1 if text else 2)


def test_what_was_not_read_yet_is_read_look_by_look(
    base: Project, originals: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(original_sweep, "AT_ONCE", 1e-9)
    for number in range(3):
        write(originals / f"large {number}.txt", f"Large {number}.\n")
    base.noticed()
    assert base.needs_a_look()
    assert base.review_counts().pieces == 0
    monkeypatch.setattr(original_sweep, "AT_ONCE", 1.0)
    assert len(waiting(base)) == 3


def test_a_piece_of_no_original_is_refused(base: Project) -> None:
    base.edit_page("concept/tides", [("rise", "slow rise")], (), AGENT)
    (piece,) = (one.piece for one in waiting(base) if one.page == "concept/tides")
    with pytest.raises(Refused):
        base.original_change(piece)
    with pytest.raises(Refused):
        base.original_change(Piece(piece.change, "knowledge/concepts/tides.md"))


def present(originals: Path) -> dict[str, bytes]:
    """Return the originals as they stand, without those that are retired."""
    files = (path for path in originals.rglob("*") if path.is_file() and ".agent-kit" not in path.parts)
    return {path.relative_to(originals).as_posix(): path.read_bytes() for path in files}


DEEDS = ("add", "add", "change", "delete", "rename", "copy", "swap")


def one_deed(originals: Path, choice: random.Random, number: int) -> None:
    """Let another program do something to an original."""
    names, deed = (
        sorted(present(originals)),
        choice.choice(DEEDS),
    )
    path = originals / (choice.choice(names) if names and deed != "add" else f"new {number}.txt")
    if deed == "delete" and names:
        path.unlink()
    elif deed == "rename" and names:
        (originals / f"dir {number % 3}").mkdir(exist_ok=True)
        path.rename(originals / f"dir {number % 3}" / f"moved {number}.txt")
    elif deed == "swap" and len(names) > 1:
        exchange(*(originals / name for name in choice.sample(names, 2)))
    elif deed == "copy" and names:
        shutil.copy(path, originals / f"copy {number}.txt")
    else:
        path.write_text(f"Text {number}.\n", "utf-8")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_stream_of_deeds_is_judged_in_random_order_and_no_content_is_lost(
    base: Project, originals: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(original_sweep, "QUIET", 1)
    choice = random.Random(seed)
    for number in range(12):
        before = waiting(base)
        deeds = choice.randint(1, 3)
        for deed in range(deeds):
            one_deed(originals, choice, number * 10 + deed)
        those = waiting(base)
        assert len(those) <= len(before) + 2 * deeds
        assert those == waiting(base)
        chosen = [one.piece for one in choice.sample(those, min(len(those), choice.randint(1, 4)))]
        stood, held = present(originals), contents(originals)
        if not chosen or choice.random() < 0.4:
            base.accept(chosen, PERSON)
            assert present(originals) == stood
            continue
        try:
            judged = base.revert(chosen, PERSON)
        except Refused:
            assert present(originals) == stood
            continue
        assert held <= contents(originals)
        waits = {one.piece for one in waiting(base)}
        assert waits == {one.piece for one in those} - set(judged.pieces)
        if choice.random() < 0.5 and judged.judgement:
            base.undo_judgement(judged.judgement, PERSON)
            assert present(originals) == stood
            assert waiting(base) == those


def exchange(*paths: Path) -> None:
    """Give each file the name of the one before it."""
    held = [path.rename(path.with_name(f".{number}")) for number, path in enumerate(paths)]
    for number, path in enumerate(paths):
        held[number - 1].rename(path)


def contents(originals: Path) -> set[bytes]:
    """Return what all files among the originals hold, those that are retired too."""
    return {path.read_bytes() for path in originals.rglob("*.txt")}


def test_a_text_that_was_read_is_compared_though_its_file_is_gone(base: Project, originals: Path) -> None:
    base.examine_sources()
    write(originals / "flow.txt", "All about flow, and more.\n")
    (changed,) = waiting(base)
    base.examine_sources()
    difference = base.original_difference(changed.piece)
    assert difference is not None
    assert ["".join(lines).strip() for lines in (difference.before, difference.after)] == [
        "All about flow.",
        "All about flow, and more.",
    ]


def test_a_link_in_place_of_originals_keeps_nobody_from_looking(
    base: Project, originals: Path, root: Path, tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    base.retire_source("flow.txt", "wrong", "It is wrong.", None, PERSON)
    assert waiting(base) == []
    for place in ("ebb.txt", "books", ".agent-kit/retired"):
        (originals / place).rename(tmp_path / place.rpartition("/")[2])
        (originals / place).symlink_to(tmp_path / place.rpartition("/")[2])
    (originals / "neap.txt").unlink()
    os.mkfifo(originals / "neap.txt")
    assert [one[:2] for one in told(base)] == [("gone", name) for name in ("books/tides.txt", "ebb.txt", "neap.txt")]
    write(root / "knowledge/entities/sun.md", "# Sun\n")
    assert "entity/sun" in base.noticed().pages
    assert any("retired" in str(one) for one in base.troubles())
    base.close()
    again = opened(root)
    assert {row.path: row.status for row in again.source_listing().rows if row.status == "present"} == {}
    assert len(waiting(again)) == 4
    (originals / ".agent-kit/retired").unlink()
    (tmp_path / "retired").rename(originals / ".agent-kit/retired")
    again.restore_source("flow.txt", PERSON)
    assert (originals / "flow.txt").exists()


def renamed_and_another_under_its_name(originals: Path, base: Project) -> None:
    (originals / "ebb.txt").rename(originals / "zebb.txt")
    (originals / "flow.txt").rename(originals / "a flow.txt")
    for name in ("ebb", "flow"):
        write(originals / f"{name}.txt", "New.\n")
    base.noticed()
    write(originals / "ebb.txt", "Newer.\n")


def names_exchanged(originals: Path, base: Project) -> None:
    exchange(*(originals / f"{name}.txt" for name in ("ebb", "flow", "neap")))
    base.noticed()
    write(originals / "come.txt", "Come.\n")
    base.noticed()
    (originals / "come.txt").unlink()


@pytest.mark.parametrize(
    ("deed", "retired"),
    [
        (renamed_and_another_under_its_name, 2),
        (names_exchanged, 1),
    ],
)
def test_a_mixture_taken_back_whole_leaves_what_stood_at_first(
    base: Project, originals: Path, deed: Callable[[Path, Project], None], retired: int
) -> None:
    base.record_sources(PERSON)
    at_first, listed = present(originals), json.loads((originals / ".agent-kit/sources.json").read_bytes())["files"]
    deed(originals, base)
    those, stood = waiting(base), present(originals)
    judged = base.revert([one.piece for one in those], PERSON)
    assert present(originals) == at_first
    after = json.loads((originals / ".agent-kit/sources.json").read_bytes())
    assert {path: one["hash"] for path, one in after["files"].items()} == {
        path: one["hash"] for path, one in listed.items()
    }
    kept = [path for path in originals.rglob("*") if path.parent.name == "retired"]
    assert (len(kept), len(after["retired"])) == (retired, retired)
    assert judged.changes.warnings == ()
    assert waiting(base) == []
    base.undo_judgement(judged.judgement, PERSON)
    assert present(originals) == stood
    assert waiting(base) == those


def test_a_folder_that_got_other_capitals_gets_them_back_as_a_whole(base: Project, originals: Path, root: Path) -> None:
    if (originals / "BOOKS").exists():
        pytest.skip("here capitals make no other name")
    write(originals / "books/deep/moon.txt", "The moon.\n")
    write(originals / "books/sun.txt", "The sun.\n")
    base.record_sources(PERSON)
    base.accept([one.piece for one in waiting(base)], PERSON)
    before, listed = bytes_of(root), base.source_listing()
    (originals / "books").rename(originals / "Books")
    (originals / "Books/deep").rename(originals / "Books/Deep")
    renamed = bytes_of(root)
    those = waiting(base)
    assert [(one.deed, one.target) for one in those] == [
        ("moved", "sources/Books/Deep/moon.txt"),
        ("moved", "sources/Books/sun.txt"),
        ("moved", "sources/Books/tides.txt"),
    ]
    with pytest.raises(Refused, match="only by capital letters"):
        base.revert([those[0].piece], PERSON)
    judged = base.revert([one.piece for one in those], PERSON)
    assert bytes_of(root) == before
    assert sorted(path.name for path in originals.iterdir()) == [
        ".agent-kit",
        "books",
        "ebb.txt",
        "flow.txt",
        "neap.txt",
    ]
    assert (base.source_listing(), waiting(base)) == (listed, [])
    base.undo_judgement(judged.judgement, PERSON)
    assert bytes_of(root) == renamed
    assert sorted(path.name for path in originals.iterdir())[:2] == [".agent-kit", "Books"]
    base.accept([one.piece for one in waiting(base)], PERSON)
    for found in base.find_missing():
        base.bring_missing_back(found, PERSON)
    assert bytes_of(root) == before
    assert not (originals / "Books").exists()
