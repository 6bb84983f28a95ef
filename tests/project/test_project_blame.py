"""Who wrote each paragraph of a page: by its words, over all versions, also where text moved."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, NotFound
from kbdesk.plan import Actor, Plan, Put
from kbdesk.project.review.values import Piece
from tests.project.conftest import AGENT, PERSON

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.review.blame import BlamedParagraph

OTHER = Actor("agent", "scribe", "2", "s2")
FIRST = "The rise and fall. See [Moon](entity/moon)."
LONG = "The moon draws the water up twice a day, and the sun helps it at new and full moon."


def told(project: Project, page: str = "concept/tides") -> dict[str, BlamedParagraph]:
    return {one.text: one for one in project.blame(page)}


def test_each_paragraph_is_of_who_wrote_its_newest_words(project: Project) -> None:
    project.edit_page("concept/tides", [(FIRST, f"{FIRST}\n\n{LONG}")], (), AGENT)
    project.edit_page("concept/tides", [("helps it at new", "helps it most at new")], (), PERSON)
    found = told(project)
    assert found["The rise and fall. See Moon."].origin.operation == "found"
    changed = found[LONG.replace("helps", "helps").replace("it at", "it most at")]
    assert (changed.origin.actor, [one.actor for one in changed.others]) == (PERSON, [AGENT])
    lines = project.page("concept/tides").body.split("\n")
    whole = project.version_text("concept/tides", changed.origin.change).decode().split("\n")
    assert whole[changed.first_line - 1].startswith("The moon draws")
    assert len(lines) < len(whole)


def test_words_that_are_taken_out_leave_the_rest_to_who_wrote_it(project: Project) -> None:
    project.edit_page("concept/tides", [(FIRST, f"{FIRST}\n\n{LONG}")], (), AGENT)
    project.edit_page("concept/tides", [(" twice a day", "")], (), PERSON)
    changed = told(project)[LONG.replace(" twice a day", "")]
    assert (changed.origin.actor, changed.others) == (AGENT, ())


def test_a_paragraph_that_moves_keeps_who_wrote_it_and_one_written_anew_does_not(project: Project) -> None:
    project.edit_page("concept/tides", [(FIRST, f"{LONG}\n\n{FIRST}")], (), AGENT)
    project.rewrite_page("concept/tides", f"# Tides\n\nAll else is new in this one.\n\n{FIRST}\n\n{LONG}\n", (), OTHER)
    found = told(project)
    assert found[LONG].origin.actor == AGENT
    assert found["All else is new in this one."].origin.actor == OTHER
    assert found["All else is new in this one."].others == ()


def test_text_taken_from_another_page_in_one_change_keeps_who_wrote_it(root: Path, project: Project) -> None:
    project.edit_page("entity/moon", [("Up there.", f"Up there.\n\n{LONG}")], (), AGENT)
    project.edit_page("concept/tides", [(FIRST, f"{FIRST}\n\nMore of it.")], (), OTHER)
    moon, tides = (root / "knowledge" / path for path in ("entities/moon.md", "concepts/tides.md"))
    puts = (
        Put("knowledge/entities/moon.md", moon.read_bytes(), moon.read_bytes().replace(LONG.encode(), b"")),
        Put("knowledge/concepts/tides.md", tides.read_bytes(), tides.read_bytes() + b"\n" + LONG.encode() + b"\n"),
    )
    project._commit(lambda: Plan("move", "concept/tides", puts, pages=("concept/tides",)), PERSON)
    assert told(project)[LONG].origin.actor == AGENT
    assert told(project)["More of it."].origin.actor == OTHER


def test_who_takes_a_text_back_to_what_it_was_did_not_write_it(project: Project) -> None:
    more = "Sailors read it from a table that is printed every year."
    project.edit_page("concept/tides", [(FIRST, f"{FIRST}\n\n{LONG}\n\n{more}")], (), AGENT)
    made = project.versions("concept/tides")[0].change
    project.edit_page("concept/tides", [("twice a day", "now and then"), ("every year", "each spring")], (), OTHER)
    project.edit_page("concept/tides", [("Sailors read", "Pilots read")], (), OTHER)
    spoiling = project.versions("concept/tides")[1].change
    undone = project.revert([Piece(spoiling, "knowledge/concepts/tides.md")], PERSON)
    found = told(project)
    assert found[LONG].origin.change == made
    kept = found["Pilots read it from a table that is printed every year."]
    assert {kept.origin.actor, *(one.actor for one in kept.others)} == {AGENT, OTHER}
    project.undo_judgement(undone.judgement, PERSON)
    assert told(project)[LONG.replace("twice a day", "now and then")].origin.change == spoiling
    project.bring_back("concept/tides", made, PERSON)
    assert {one.origin.actor for one in project.blame("concept/tides")} == {AGENT, Actor("outside")}
    project.rewrite_page("concept/tides", "# Tides\n\nNothing.\n", (), OTHER)
    project.undo(project.versions("concept/tides")[0].change, PERSON)
    assert told(project)[LONG].origin.change == made


def test_the_newest_words_of_another_program_are_its_own(root: Path, project: Project) -> None:
    file = root / "knowledge/concepts/tides.md"
    file.write_bytes(file.read_bytes() + "\n潮汐是海水的周期性涨落现象。\n".encode())
    assert told(project)["潮汐是海水的周期性涨落现象。"].origin.actor.kind == "outside"
    file.write_bytes(file.read_bytes().replace("周期性".encode(), "有规律的".encode()))
    (changed,) = [one for text, one in told(project).items() if text.startswith("潮汐")]
    assert [one.operation for one in (changed.origin, *changed.others)] == ["outside", "outside"]
    with pytest.raises(NotFound):
        project.blame("concept/nowhere")


def test_a_page_that_another_program_only_renamed_keeps_who_wrote_it(root: Path, project: Project) -> None:
    project.edit_page("concept/tides", [("The rise and fall.", "The slow rise and fall of the sea.")], (), AGENT)
    place = root / "knowledge/concepts/tides.md"
    place.rename(place.with_name("high-tides.md"))
    project.noticed()
    found = project.blame("concept/high-tides")
    assert [one.origin.actor for one in found if "slow rise" in one.text] == [AGENT]


def test_two_hundred_versions_of_a_long_page_take_a_moment_and_can_be_stopped(root: Path, project: Project) -> None:
    """1.5 s where nothing else runs; the bound leaves room for a busy machine."""
    lines = [f"Line {number} says that the water is {number * 7 % 131} cm above the datum." for number in range(3000)]
    file = root / "knowledge/concepts/tides.md"
    texts = [file.read_bytes()]
    for number in range(200):
        at = number * 37 % 2900
        lines[at] = f"{lines[at]} Seen again in {number}."
        lines[at + 60 :: 997] = [f"{line}!" for line in lines[at + 60 :: 997]]
        texts.append(f"# Tides\n\n{chr(10).join(lines)}\n".replace("\nLine", "\n\nLine").encode())
    for number, (before, after) in enumerate(pairwise(texts)):
        put = Put("knowledge/concepts/tides.md", before, after)
        project._journal.changes.record(
            Plan("edit", "concept/tides", (put,)), OTHER, f"2026-11-30T10:00:00.{number:03}Z"
        )
    file.write_bytes(texts[-1])
    assert len(project.versions("concept/tides")) == 201
    before_all = time.process_time()
    assert len(project.blame("concept/tides")) == 3001
    assert time.process_time() - before_all < 6

    def stop(done: int, _total: int) -> None:
        if done == 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        project.blame("concept/tides", stop)
