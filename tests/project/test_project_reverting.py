"""Taking back what was written: later changes stay, conflicts and links are shown and decided, and all is undone."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, Differing, Refused
from kbdesk.project.review.values import Piece, Resolution, Span
from kbdesk.project.standing import standing
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, bytes_of, write
from tests.project.test_project_review import OTHER, pages, pieces

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

PAGE = "knowledge/concepts/tides.md"
BODY = "# Tides\n\nOne goes here.\n\nTwo goes here.\n\nThree goes here.\n"


@pytest.fixture
def steps(project: Project) -> list[Piece]:
    """Three changes of one page, each of another paragraph but the last, which is of the first one's."""
    project.rewrite_page("concept/tides", BODY, (), PERSON)
    for old, new in (
        ("One goes", "One, now, goes"),
        ("Two goes", "Two, now, goes"),
        ("now, goes here.\n\nTwo", "then, goes here.\n\nTwo"),
    ):
        project.edit_page("concept/tides", [(old, new)], (), AGENT)
    return sorted(pieces(project.review_queue()))


def body(root: Path) -> str:
    return (root / PAGE).read_text(encoding="utf-8").partition("# Tides")[2]


def test_a_change_is_taken_back_and_later_ones_stay(project: Project, root: Path, steps: list[Piece]) -> None:
    before = bytes_of(root)
    judged = project.revert([steps[1]], PERSON)
    assert body(root) == "\n\nOne, then, goes here.\n\nTwo goes here.\n\nThree goes here.\n"
    assert project.versions("concept/tides")[0].operation == "revert"
    assert pieces(project.review_queue()) == [steps[0], steps[2]]
    with pytest.raises(Refused):
        project.revert([steps[1]], PERSON)
    project.undo_judgement(judged.judgement, PERSON)
    assert bytes_of(root) == before
    assert pieces(project.review_queue()) == steps
    again = project.revert([steps[1]], PERSON)
    assert again.changes.change
    project.undo(again.changes.change, PERSON)
    assert (bytes_of(root), pieces(project.review_queue())) == (before, steps)


def test_what_a_later_change_touched_is_shown_and_decided(project: Project, root: Path, steps: list[Piece]) -> None:
    (file,) = project.preview_revert([steps[0]]).files
    assert file.is_open
    (place,) = [part for part in file.parts if isinstance(part, Differing)]
    assert (place.base, place.theirs, place.ours) == (
        "One, now, goes here.\n",
        "One, then, goes here.\n",
        "One goes here.\n",
    )
    with pytest.raises(Conflict):
        project.revert([steps[0]], PERSON)
    text = "".join(part if isinstance(part, str) else part.ours for part in file.parts)
    project.edit_page("concept/tides", [("Three", "Four")], (), PERSON)
    with pytest.raises(Conflict):
        project.revert([steps[0]], PERSON, resolutions=[Resolution(PAGE, text, file.hash)])
    (file,) = project.preview_revert([steps[0]]).files
    text = "".join(part if isinstance(part, str) else part.ours for part in file.parts)
    project.revert([steps[0]], PERSON, resolutions=[Resolution(PAGE, text, file.hash)])
    assert body(root) == "\n\nOne goes here.\n\nTwo, now, goes here.\n\nFour goes here.\n"
    assert pieces(project.review_queue()) == steps[1:]


def test_undoing_what_was_touched_since_is_decided_too(project: Project, root: Path, steps: list[Piece]) -> None:
    judged = project.revert([steps[1]], PERSON)
    project.edit_page("concept/tides", [("Two goes", "Twice it goes")], (), AGENT)
    with pytest.raises(Conflict):
        project.undo_judgement(judged.judgement, PERSON)
    (file,) = project.preview_undo(judged.judgement).files
    text = "".join(part if isinstance(part, str) else part.ours for part in file.parts)
    project.undo_judgement(judged.judgement, PERSON, [Resolution(PAGE, text, file.hash)])
    assert "Two, now, goes here." in body(root)
    assert steps[1] in pieces(project.review_queue())


def test_several_changes_of_a_page_go_together_newest_first(project: Project, root: Path, steps: list[Piece]) -> None:
    project.edit_page("concept/tides", [("Three", "Four")], (), OTHER)
    assert project.preview_revert(steps).is_clear
    judged = project.revert(steps, PERSON)
    assert body(root) == BODY.partition("# Tides")[2].replace("Three", "Four")
    assert judged.pieces == tuple(steps)
    project.undo_judgement(judged.judgement, PERSON)
    assert "One, then, goes here.\n\nTwo, now, goes here.\n\nFour" in body(root)


def test_a_hunk_is_taken_back_and_the_rest_of_the_piece_later(project: Project, root: Path) -> None:
    page = root / "knowledge/entities/moon.md"
    write(page, "One.\n\nTwo.\n\nThree.\n")
    project.noticed()
    write(page, "One, now.\n\nTwo, now.\n\nThree, now.\n")
    project.noticed()
    piece = max(pieces(project.review_queue()))
    hunks = [(Span(number, number + 1, number, number + 1),) for number in (0, 2, 4)]
    first = project.revert([piece], PERSON, hunks[:1])
    assert page.read_text() == "One.\n\nTwo, now.\n\nThree, now.\n"
    project.accept([piece], PERSON, hunks[1:2])
    assert piece in pieces(project.review_queue())
    second = project.revert([piece], PERSON, hunks[2:])
    assert page.read_text() == "One.\n\nTwo, now.\n\nThree.\n"
    assert piece not in pieces(project.review_queue())
    project.undo_judgement(first.judgement, PERSON)
    assert page.read_text() == "One, now.\n\nTwo, now.\n\nThree.\n"
    assert piece in pieces(project.review_queue())
    project.revert([piece], PERSON)
    assert page.read_text() == "One.\n\nTwo.\n\nThree.\n"
    project.undo_judgement(second.judgement, PERSON)


def linked(project: Project) -> list[Piece]:
    """Let an agent make a page that a person's page links to then; return the agent's pieces."""
    project.create_pages([Draft("concept", "ebb", "Ebb", "It goes.")], AGENT)
    project.edit_page("entity/moon", [("Up there.", "Up there. See [the ebb](concept/ebb).")], (), PERSON)
    return pieces(project.review_queue())


def test_a_page_whose_successor_goes_stands_again_where_links_end(project: Project, root: Path) -> None:
    project.create_pages([Draft("concept", "ebb", "Ebb", "It goes.")], AGENT)
    made = pieces(project.review_queue())
    before = (root / PAGE).read_text(encoding="utf-8")
    project.supersede_page("concept/tides", "concept/ebb", "It is newer.", PERSON)
    judged = project.revert(made, PERSON, links="unlink")
    after = (root / PAGE).read_text(encoding="utf-8")
    assert after.partition("# Tides")[2] == before.partition("# Tides")[2]
    assert "supersede" not in after
    assert "concept/tides: it is not superseded any more." in judged.changes.warnings


def test_links_to_a_page_that_would_go_are_told_and_decided(project: Project, root: Path) -> None:
    made = linked(project)
    moon, ebb = root / "knowledge/entities/moon.md", root / "knowledge/concepts/ebb.md"
    before = bytes_of(root)
    (lost,) = project.preview_revert(made).broken
    assert (lost.page, lost.linked_from) == ("concept/ebb", ("entity/moon",))
    with pytest.raises(Refused, match="entity/moon"):
        project.revert(made, PERSON)
    assert bytes_of(root) == before
    judged = project.revert(made, PERSON, links="unlink")
    assert not ebb.exists()
    assert "Up there. See the ebb.\n" in moon.read_text()
    assert project.undo_judgement(judged.judgement, PERSON).changes.warnings == ()
    judged = project.revert(made, PERSON, links="retire")
    assert "with which it came was taken back. Don't rely on what it says." in ebb.read_text()
    assert "](../concepts/ebb.md)" in moon.read_text()
    project.undo_judgement(judged.judgement, PERSON)
    assert bytes_of(root) == before
    judged = project.revert(made, PERSON, links="leave")
    assert not ebb.exists()
    assert "entity/moon" in judged.changes.warnings[0]


def test_a_page_that_came_and_was_changed_since_goes_only_where_that_is_decided(project: Project, root: Path) -> None:
    project.create_pages([Draft("concept", "ebb", "Ebb", "It goes.")], AGENT)
    made = pieces(project.review_queue())
    project.edit_page("concept/ebb", [("goes", "went")], (), PERSON)
    (file,) = project.preview_revert(made).files
    assert (file.is_open, file.then) == (True, None)
    with pytest.raises(Conflict):
        project.revert(made, PERSON)
    judged = project.revert(made, PERSON, resolutions=[Resolution(file.path, None, file.hash, retire=True)])
    assert "status: retired" in (root / file.path).read_text()
    project.undo_judgement(judged.judgement, PERSON)
    project.revert(made, PERSON, resolutions=[Resolution(file.path, None, file.hash)])
    assert not (root / file.path).exists()


def test_an_operation_of_many_pages_and_originals_is_one_commit_and_one_undo(
    project: Project, root: Path, tmp_path: Path
) -> None:
    (tmp_path / "paper.txt").write_text("About ebbs.\n")
    project.record_sources(PERSON)
    before = bytes_of(root)
    project.add_source(tmp_path / "paper.txt", "papers/", AGENT)
    for first in range(0, 30, 10):
        drafts = [
            Draft("concept", f"ebb-{number}", f"Ebb {number}", f"See [next](concept/ebb-{first + (number + 1) % 10}).")
            for number in range(first, first + 10)
        ]
        project.create_pages(drafts, AGENT)
    project.edit_page("concept/tides", [("rise", "slow rise")], (), AGENT)
    project.add_log("ingest", "Paper", None, AGENT)
    (operation,) = project.review_queue().operations
    after = bytes_of(root)
    version = len(project.versions("log"))
    shown = [one.piece for one in operation.pieces]
    assert project.preview_revert(shown).is_clear
    judged = project.revert(shown, PERSON)
    assert judged.changes.change == max(one.change for one in shown) + 1
    assert project.review_counts().pieces == 0
    left = bytes_of(root)
    ours = {name for name in left if name.startswith("knowledge/") and name != "knowledge/index.md"}
    assert {name: left[name] for name in ours} == {name: before[name] for name in ours}
    retired = [name for name in left if "/retired/" in name]
    assert [left[name] for name in retired] == [b"About ebbs.\n"]
    assert "sources/papers/paper.txt" not in left
    assert len(project.versions("log")) == version + 1
    project.undo_judgement(judged.judgement, PERSON)
    assert bytes_of(root) == after
    assert sorted(one.piece for one in project.review_queue().operations[0].pieces) == sorted(shown)


def test_the_persons_own_change_can_be_taken_back_from_history(project: Project, root: Path) -> None:
    before = (root / PAGE).read_bytes()
    project.edit_page("concept/tides", [("rise", "slow rise")], (), PERSON)
    change = project.versions("concept/tides")[0].change
    assert project.review_counts().pieces == 0
    judged = project.revert([Piece(change, PAGE)], PERSON)
    assert (root / PAGE).read_bytes() == before
    project.undo_judgement(judged.judgement, PERSON)
    assert project.review_counts().pieces == 0


def test_undoing_an_agents_change_takes_its_pieces_back(project: Project) -> None:
    changes = project.edit_page("concept/tides", [("rise", "slow rise")], (), AGENT)
    undone = project.undo(changes.change, PERSON)
    assert pages(project.review_queue()) == []
    project.undo(undone.change, PERSON)
    assert pages(project.review_queue()) == [["concept/tides"]]
    assert "slow rise" in project.page("concept/tides").text


def test_a_text_that_was_changed_first_is_saved_and_kept_as_one(project: Project, root: Path) -> None:
    project.edit_page("concept/tides", [("rise", "slow rise")], (), AGENT)
    (piece,) = pieces(project.review_queue())
    page = project.page("concept/tides")
    judged = project.accept_edited(piece, page.text.replace("slow rise", "slowest rise"), page.hash, PERSON)
    assert project.review_counts().pieces == 0
    assert b"slowest rise" in (root / PAGE).read_bytes()
    project.undo_judgement(judged.judgement, PERSON)
    assert pieces(project.review_queue()) == [piece]
    assert b"slow rise" in (root / PAGE).read_bytes()


def test_a_page_that_was_given_another_name_since_is_followed(project: Project, root: Path) -> None:
    project.create_pages([Draft("concept", "ebb", "Ebb", "It goes.")], AGENT)
    project.edit_page("concept/ebb", [("It goes.", "It goes out.")], (), AGENT)
    made, edited = sorted(pieces(project.review_queue()))
    folder = root / "knowledge/concepts"
    for name, to in (("ebb", "low"), ("low", "lower")):
        (folder / f"{name}.md").rename(folder / f"{to}.md")
        project.noticed()
    first = project.revert([edited], PERSON)
    assert "It goes.\n" in (folder / "lower.md").read_text()
    assert not (folder / "ebb.md").exists()
    assert [file.path for file in project.preview_revert([made]).files] == ["knowledge/concepts/lower.md"]
    judged = project.revert([made], PERSON)
    assert not (folder / "lower.md").exists()
    for one in (judged, first):
        project.undo_judgement(one.judgement, PERSON)
    project.revert(pieces(project.review_queue()), PERSON)
    assert [place.name for place in folder.iterdir()] == ["tides.md"]


def test_taking_back_is_taken_back_and_done_again(project: Project, root: Path, steps: list[Piece]) -> None:
    before = bytes_of(root)
    judged = project.revert([steps[1]], PERSON)
    after = bytes_of(root)
    back = project.revert([Piece(judged.changes.change or 0, PAGE)], PERSON)
    assert bytes_of(root) == before
    again = project.revert([steps[1]], PERSON)
    assert bytes_of(root) == after
    with pytest.raises(Refused, match="already"):
        project.revert([steps[1]], PERSON)
    for one, then in ((again, before), (back, after), (judged, before)):
        project.undo_judgement(one.judgement, PERSON)
        assert bytes_of(root) == then
    assert pieces(project.review_queue()) == steps


def test_undoing_an_undo_judges_again_what_was_judged(project: Project, root: Path, steps: list[Piece]) -> None:
    before = bytes_of(root)
    judged = project.revert([steps[1]], PERSON)
    after = bytes_of(root)
    undone = project.undo(judged.changes.change or 0, PERSON)
    assert (bytes_of(root), pieces(project.review_queue())) == (before, steps)
    again = project.undo(undone.change or 0, PERSON)
    assert (bytes_of(root), pieces(project.review_queue())) == (after, [steps[0], steps[2]])
    project.undo(again.change or 0, PERSON)
    assert (bytes_of(root), pieces(project.review_queue())) == (before, steps)


def test_a_hunk_whose_revert_was_taken_back_is_reverted_again(project: Project, root: Path, steps: list[Piece]) -> None:
    (spans,) = (hunk.spans for hunk in project.difference(steps[1]).hunks if not hunk.is_routine)
    before = body(root)
    judged = project.revert([steps[1]], PERSON, [spans])
    project.revert([Piece(judged.changes.change or 0, PAGE)], PERSON)
    assert body(root) == before
    project.revert([steps[1]], PERSON, [spans])
    assert body(root).count("Two goes here.") == 1


def test_a_hunk_goes_once_and_only_where_it_is(project: Project, root: Path, steps: list[Piece]) -> None:
    (spans,) = (hunk.spans for hunk in project.difference(steps[1]).hunks if not hunk.is_routine)
    project.edit_page("concept/tides", [("Three goes", "Three, now, goes")], (), OTHER)
    project.revert([steps[1]], PERSON, [spans, spans])
    assert body(root).count("Two goes here.") == 1
    after = bytes_of(root)
    for wrong in (spans, (), (Span(3, 1, 900, 2),), (Span(-3, -1, -5, -2),)):
        with pytest.raises(Refused):
            project.revert([steps[1]], PERSON, [wrong])
    with pytest.raises(Refused):
        project.accept([steps[0]], PERSON, [(Span(0, 1, 3, 9999),)])
    with pytest.raises(Refused):
        project.comment(steps[0], (Span(0, 1, 3, 9999),), "No.", PERSON)
    assert project.accept([steps[1]], PERSON, [spans]).judgement == 0
    assert bytes_of(root) == after


def test_an_operation_goes_with_its_entry_and_later_entries_stay(project: Project, root: Path) -> None:
    for name in ("aaa", "bbb", "ccc"):
        project.create_pages([Draft("concept", name, name.upper(), f"It is {name}.")], AGENT)
        project.add_log("ingest", name, [f"concept/{name}"], AGENT)
    log = root / "knowledge/log.md"
    stood = [bytes_of(root)]
    made = []
    for name in ("bbb", "aaa", "ccc"):
        (those,) = (one.pieces for one in project.review_queue().operations if one.what == name)
        made.append(project.revert([one.piece for one in those], PERSON).judgement)
        stood.append(bytes_of(root))
        assert name not in log.read_text()
    assert log.read_text().startswith("# Log\n")
    for judgement in reversed(made):
        stood.pop()
        project.undo_judgement(judgement, PERSON)
        assert bytes_of(root) == stood[-1]


def test_pages_made_from_an_original_that_goes_are_told(project: Project) -> None:
    project.add_source_data(b"About neaps.\n", "neaps.txt", AGENT)
    (original,) = pieces(project.review_queue())
    project.create_pages([Draft("summary", "neaps", "Neaps", "They are low.")], AGENT)
    project.edit_page("summary/neaps", [], [("file", "neaps.txt")], AGENT)
    told = "neaps.txt: it is retired, and pages made from it stay: summary/neaps."
    judged = project.revert([original], PERSON)
    assert judged.changes.warnings == (told,)
    project.undo_judgement(judged.judgement, PERSON)
    assert project.revert(pieces(project.review_queue()), PERSON).changes.warnings == ()


def test_a_page_that_another_program_renamed_gets_its_name_back_as_one(project: Project, root: Path) -> None:
    old, new = root / "knowledge/concepts/tides.md", root / "knowledge/concepts/waves.md"
    text = old.read_text()
    for half in (0, 1):
        before = bytes_of(root)
        old.rename(new)
        project.noticed()
        new.write_text(f"{text}\nMore.\n")
        project.noticed()
        came, edited = sorted(pieces(project.review_queue()))
        went = Piece(came.change, PAGE)
        files = project.preview_revert([(went, came)[half]]).files
        assert {file.path.rpartition("/")[2]: file.deed for file in files} == {
            "tides.md": "returned",
            "waves.md": "removed",
        }
        judged = project.revert([(went, came)[half]], PERSON)
        assert set(judged.pieces) == {went, came}
        assert (old.read_text(), new.exists()) == (f"{text}\nMore.\n", False)
        assert pieces(project.review_queue()) == [edited]
        assert project.review_counts().pieces == 1
        with pytest.raises(Refused):
            project.revert([(came, went)[half]], PERSON)
        project.undo_judgement(judged.judgement, PERSON)
        assert (new.read_text(), old.exists()) == (f"{text}\nMore.\n", False)
        project.revert([went, came, edited], PERSON)
        assert {**bytes_of(root), **before} == bytes_of(root)
        assert not new.exists()


def test_a_page_renamed_and_changed_in_one_go_is_one_piece_with_what_changed(project: Project, root: Path) -> None:
    old, new = root / PAGE, root / "knowledge/concepts/waves.md"
    body = (
        "# Tides\n\nThe moon was there in 1966, and the sea rose as it had to.\n\nNobody was surprised by it at all.\n"
    )
    for path, text in (
        (old, f"{body}\nEnd.\n"),
        (root / "knowledge/concepts/other.md", "# Other\n\nSomething else.\n"),
    ):
        write(path, text)
    project.noticed()
    earlier = project.edit_page("concept/tides", [("End.", "The end.")], (), AGENT).change
    project.accept(pieces(project.review_queue()), PERSON)
    before = bytes_of(root)
    old.unlink()
    (root / "knowledge/concepts/other.md").unlink()
    write(new, (before[PAGE]).decode().replace("1966", "1967"))
    project.noticed()
    project.examine_waiting()
    told = {one.page: one for operation in project.review_queue().operations for one in operation.pieces}
    assert {page: one.deed for page, one in told.items()} == {"concept/waves": "renamed", "concept/other": "removed"}
    one = told["concept/waves"]
    assert (one.target, {flag.kind for flag in one.flags or ()}) == ("concept/tides", {"figures", "removed"})
    kept = project.accept([one.piece], PERSON)
    made = project.judgement(kept.judgement)
    assert (len(kept.pieces), made.pieces, made.page) == (2, 1, "concept/waves")
    project.undo_judgement(kept.judgement, PERSON)
    (hunk,) = project.difference(one.piece).hunks
    part = project.revert([one.piece], PERSON, [hunk.spans])
    assert b"1966" in bytes_of(root)["knowledge/concepts/waves.md"]
    assert one.piece in pieces(project.review_queue())
    project.undo_judgement(part.judgement, PERSON)
    whole = project.revert([one.piece], PERSON, links="leave")
    assert (old.read_bytes(), new.exists()) == (before[PAGE], False)
    project.undo_judgement(whole.judgement, PERSON)
    assert earlier is not None
    project.revert([Piece(earlier, PAGE)], PERSON)
    assert new.read_text().endswith("\nEnd.\n")
    assert "1967" in new.read_text()
    assert len(project.accept([one.piece], PERSON).pieces) == 2


def test_of_equal_lines_each_comes_back_and_goes_again(project: Project, root: Path) -> None:
    page = root / PAGE
    for counts in ((3, 2, 1), (1, 2, 3)):
        for count in counts:
            page.write_text("# Tides\n\n" + "- one of many\n" * count + "\nEnd.\n")
            project.noticed()
        first, *both = sorted(pieces(project.review_queue()))
        project.accept([first], PERSON)
        for piece in both:
            project.revert([piece], PERSON)
        assert page.read_text().count("many") == counts[0]


def test_links_are_told_as_they_are_once_all_is_taken_back(project: Project, root: Path) -> None:
    old, new, moon = (
        root / "knowledge" / name for name in ("concepts/tides.md", "concepts/waves.md", "entities/moon.md")
    )
    old.write_text(old.read_text() + "\nSee [ever](broken.md).\n")
    moon.write_text(moon.read_text() + "\nSee [[Tides]] and [these](../concepts/tides.md).\n")
    project.noticed()
    project.accept(pieces(project.review_queue()), PERSON)
    old.rename(new)
    moon.write_text(moon.read_text().replace("tides.md", "waves.md"))
    project.noticed()
    renamed = [piece for piece in pieces(project.review_queue()) if piece.path != "knowledge/entities/moon.md"]
    everything = pieces(project.review_queue())
    assert project.preview_revert(everything).is_clear
    judged = project.revert(everything, PERSON)
    assert judged.changes.warnings == ()
    project.undo_judgement(judged.judgement, PERSON)
    (lost,) = project.preview_revert(renamed).broken
    assert lost.linked_from == ("entity/moon",)
    judged = project.revert(renamed, PERSON, links="leave")
    assert len(judged.changes.warnings) == 1


def test_names_that_go_back_and_forth_lose_no_page(project: Project, root: Path) -> None:
    old, new = root / "knowledge/concepts/tides.md", root / "knowledge/concepts/waves.md"
    text = old.read_text()
    for one, other in ((old, new), (new, old), (old, new)):
        one.rename(other)
        project.noticed()
    for piece in sorted(pieces(project.review_queue())):
        with suppress(Refused):
            project.revert([piece], PERSON)
        assert [path.read_text() for path in (old, new) if path.exists()] == [text]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_other_programs_do_with_files_and_in_whatever_order_it_goes_no_text_is_lost(
    project: Project, root: Path, seed: int
) -> None:
    """What is reverted piece by piece is as it was before: every text that stood there stands there again."""
    chosen = random.Random(seed)
    folder = root / "knowledge/concepts"
    for number in range(4):
        write(folder / f"p{number}.md", f"# P{number}\n\nText {number}.\n")
    project.noticed()
    project.accept(pieces(project.review_queue()), PERSON)
    before = bytes_of(root)
    for number in range(6):
        standing = sorted(folder.glob("p*.md"))
        deed = chosen.choice(("rename", "delete", "create", "rename")) if standing else "create"
        if deed == "create":
            write(folder / f"p-new{number}.md", f"# New\n\nNew {number}.\n")
        elif deed == "delete":
            chosen.choice(standing).unlink()
        else:
            chosen.choice(standing).rename(folder / f"p-other{number}.md")
        if chosen.random() < 0.6:
            project.noticed()
    project.noticed()
    while left := sorted(pieces(project.review_queue())):
        stood = bytes_of(root)
        judged = project.revert([chosen.choice(left)], PERSON)
        assert bool(judged.changes.change) == (bytes_of(root) != stood)
    texts = set(bytes_of(root).values())
    assert set(before.values()) <= texts


def test_what_was_taken_back_is_said_in_words(project: Project, steps: list[Piece]) -> None:
    made = project.versions("concept/tides")[0].at
    judged = project.revert(steps[1:], PERSON)
    assert project.versions("concept/tides")[0].reason == f"Takes back 2 changes of “Tides”, the last {made}."
    at = project.versions("concept/tides")[0].at
    project.undo_judgement(judged.judgement, PERSON)
    assert project.versions("concept/tides")[0].reason == f"Undoes the change of “Tides”, {at}."
    project.revert([steps[2]], PERSON)
    assert project.versions("concept/tides")[0].reason == f"Takes back the change of “Tides”, {made}."
    project.undo(project.versions("concept/tides")[0].change, PERSON)
    rows = [row for operation in project.operations(100) for row in operation.changes]
    assert [row.operation for row in standing(rows)] == ["edit", "edit", "edit", "rewrite"]
