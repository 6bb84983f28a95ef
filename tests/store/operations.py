"""A small project, and every operation that changes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kbdesk.plan import Actor, Entry
from kbdesk.project.clock import Clock
from kbdesk.project.fixing import Fix
from kbdesk.project.project import Project
from kbdesk.project.reshaping import Split, Union
from kbdesk.project.review.values import Piece
from kbdesk.project.sources.values import FollowUps
from kbdesk.project.values import Draft, Wish
from kbdesk.project.writing import PageEdit

if TYPE_CHECKING:
    from pathlib import Path

AGENT = Actor("agent", "tester", "1", "s1")
PERSON = Actor("person", "ana")
BEFORE = Clock(lambda: datetime(2026, 3, 1, 10, 0, 0, tzinfo=UTC))
NOW = Clock(lambda: datetime(2026, 3, 4, 5, 6, 7, 891000, tzinfo=UTC))
LARGE = b"High water 06:12, low water 12:31.\n" * 60_000
WISHES = {
    "retire_page": Wish("retire_page", "entity/sun", reason="It is no moon."),
    "retire_source": Wish("retire_source", "books/old.txt", reason="Another bay.", why="wrong"),
    "request_file": Wish("request_file", "The tables", destination="tables/given.txt"),
}


@dataclass(frozen=True)
class Place:
    """Where one run works: the project, the folder of files to add, the address of a server."""

    root: Path
    files: Path
    address: str = ""


Operation = Callable[[Project, Place], object]


OUTSIDE = ("two.txt", "three.txt", "kept three.txt")
"""Originals that another program renamed, deleted and added, and that wait for the person's word."""


def build(root: Path, files: Path) -> None:
    """Make the project that every operation starts from, and the files to add."""
    files.mkdir(parents=True)
    (files / "large.txt").write_bytes(LARGE)
    (files / "given.txt").write_bytes(b"Given by hand.\n" * 1000)
    (files / "page.html").write_text(PAGE, encoding="utf-8")
    Project.create(root)
    project = Project.open(root, clock=BEFORE)
    pages = [
        Draft(
            "concept", "tides", "Tides", "The rise and fall. See [Moon](entity/moon).", (("aliases", "[ebb, flow]"),)
        ),
        Draft("entity", "moon", "Moon", "Up there."),
        Draft("entity", "sun", "Sun", "Up there too."),
        Draft("summary", "chapter", "Chapter", "Feeds [Tides](concept/tides).", (("file", "books/old.txt"),)),
        Draft("concept", "gone", "Gone", "Of no use."),
        Draft("concept", "old", "Old", "Was once so."),
        Draft("concept", "merged", "Merged", "# Merged\n\nOne line.\n\nTwo lines.\n\nThree lines.\n"),
    ]
    project.create_pages(pages, AGENT)
    project.edit_page("concept/merged", [("One line.", "One line, theirs.")], (), AGENT)
    project.retire_page("concept/gone", "Of no use.", PERSON)
    project.supersede_page("concept/old", "concept/tides", "", PERSON)
    project.rewrite_page("overview", "# Overview\n\nAll about [Tides](concept/tides).", (), AGENT)
    project.add_log("ingest", "Chapter", ["summary/chapter"], AGENT)
    for name in ("old.txt", "wrong.txt", "kept.txt"):
        (files / name).write_bytes(f"This is {name}.\n".encode() * 100)
        project.add_source(files / name, "books/", PERSON)
    project.retire_source("books/wrong.txt", "wrong", "Not this one.", None, PERSON)
    (files / "found.txt").write_bytes(b"This was found.\n" * 100)
    project.add_source(files / "found.txt", "books/", AGENT)
    edited = project.edit_page("entity/sun", [("Up there too.", "Up there too, and far.")], (), AGENT)
    project.revert([Piece(edited.change, "knowledge/entities/sun.md")], PERSON)
    _let_another_program_work(project, root / "sources")
    for wish in WISHES.values():
        project.ask(wish, AGENT)
    project.close()


def _let_another_program_work(project: Project, originals: Path) -> None:
    """Change originals as other programs do, twice; what they did first is taken back."""
    for name in ("one", "two", "three"):
        (originals / f"{name}.txt").write_bytes(f"This is {name}.\n".encode() * 100)
    _look(project)
    project.accept(_pieces(project, *(f"{name}.txt" for name in ("one", "two", "three"))), PERSON)
    (originals / "one.txt").rename(originals / "books/one.txt")
    (originals / "come.txt").write_bytes(b"This came.\n" * 100)
    _look(project)
    project.record_sources(PERSON)
    project.revert(_pieces(project, "one.txt", "come.txt"), PERSON)
    (originals / "two.txt").rename(originals / "books/two.txt")
    (originals / "kept three.txt").write_bytes((originals / "three.txt").read_bytes())
    _look(project)
    (originals / "three.txt").unlink()
    _look(project)
    project.record_sources(PERSON)


def _look(project: Project) -> None:
    """Take over what other programs did; files are left alone for a moment first."""
    project.noticed()
    while project.needs_a_look():
        project.noticed()


def standing(project: Project) -> dict[str, str]:
    """Return what the journal says of requests and of what waits for the person's word."""
    queue = project.review_queue(limit=1000)
    told = {one.wish.kind: one.state for one in project.requests()}
    told["pieces"] = str(sorted((one.piece.change, one.piece.path) for each in queue.operations for one in each.pieces))
    told["judgements"] = str([(one.id, one.change, bool(one.undone)) for one in project._journal.reviews.latest()])
    told["comments"] = str([(one.id, one.state) for one in project.comments(open_only=False)])
    return told


def _pieces(project: Project, *pages: str) -> list[Piece]:
    """Return what waits of some pages and originals; of all where none is named."""
    queue = project.review_queue(limit=1000)
    return [one.piece for each in queue.operations for one in each.pieces if not pages or one.page in pages]


def _revert(project: Project, _: Place) -> object:
    return project.revert([max(_pieces(project, "concept/merged"))], PERSON)


def _revert_several(project: Project, _: Place) -> object:
    pages = ("concept/merged", "overview", "log", "books/found.txt")
    return project.revert(_pieces(project, *pages), PERSON)


def _retire_with_what_follows(project: Project, _: Place) -> object:
    wanted = FollowUps((("summary/chapter", "retire"),), pages=("concept/tides",), words="Look at it.")
    return project.retire_source("books/old.txt", "wrong", "Another bay.", None, PERSON, wanted)


def _take_in(project: Project, place: Place) -> object:
    """Take two files in; what is told of a file that could not be is raised, as the others do."""
    taken = project.take_in(project.plan_intake([place.files / "large.txt", place.files / "given.txt"], "in/"), PERSON)
    for one in taken:
        if one.error is not None:
            raise one.error
    return taken


def _waiting(project: Project, kind: str) -> str:
    return next(one.id for one in project.requests(waiting_only=True) if one.wish.kind == kind)


def _create_many(project: Project, _: Place) -> object:
    drafts = [
        Draft("concept", f"new-{number}", f"New {number}", f"[Next](concept/new-{(number + 1) % 5}).")
        for number in range(5)
    ]
    return project.create_pages(drafts, AGENT)


def _bring_back(project: Project, _: Place) -> object:
    oldest = project.versions("concept/gone")[-1]
    return project.bring_back("concept/gone", oldest.change, PERSON)


def _written_on(project: Project) -> tuple[str, str]:
    """Return a text made from the page as it first stood (its hash is the other), which has changed since."""
    first = project.versions("concept/merged")[-1]
    return "# Merged\n\nOne line.\n\nTwo lines.\n\nThree other lines.\n", first.hash


def _save_merged(project: Project, _: Place) -> object:
    text, base = _written_on(project)
    return project.save_page("concept/merged", text, base, PERSON)


def _rewrite_merged(project: Project, _: Place) -> object:
    text, base = _written_on(project)
    return project.rewrite_page("concept/merged", text, (), AGENT, base)


def _split(project: Project, _: Place) -> object:
    text = project.page("concept/merged").text
    start, end = text.index("Two lines."), text.index("Three lines.")
    return project.split_page(Split("concept/merged", start, end, "concept", "two-lines", "Two lines"), PERSON)


def _undo(project: Project, _: Place) -> object:
    """Take back that a page was superseded."""
    return project.undo(project.versions("concept/old")[0].change, PERSON)


def _edit_several(project: Project, _: Place) -> object:
    wanted = [PageEdit("concept/tides", (("rise", "slow rise"),)), PageEdit("entity/sun", (), (("kind", "star"),))]
    return project.edit_pages(wanted, AGENT, Entry("ingest", "The sun"))


def _save_header(project: Project, _: Place) -> object:
    page = project.page("concept/tides")
    header = project.header_with(project.raw_header("concept/tides"), [("kind", "x")]) + "# by hand\n"
    return project.save_page("concept/tides", page.text, page.hash, PERSON, header=header)


OPERATIONS: dict[str, Operation] = {
    "create many": _create_many,
    "create the first of a type": lambda project, _: project.create_pages(
        [Draft("synthesis", "first", "First", "An answer.")], AGENT
    ),
    "edit": lambda project, _: project.edit_page("concept/tides", [("rise", "slow rise")], [("kind", "x")], AGENT),
    "rewrite": lambda project, _: project.rewrite_page("concept/tides", "Other words.", [("aliases", None)], AGENT),
    "rewrite, merged": _rewrite_merged,
    "save, merged": _save_merged,
    "overview": lambda project, _: project.rewrite_page("overview", "# Overview\n\nAnother.", (), AGENT),
    "supersede": lambda project, _: project.supersede_page("entity/moon", "entity/sun", "brighter", AGENT),
    "retire page": lambda project, _: project.retire_page("entity/moon", "It set.", PERSON),
    "restore page": lambda project, _: project.restore_page("concept/gone", PERSON),
    "log": lambda project, _: project.add_log("query", "How high?", ["concept/tides"], AGENT),
    "add source": lambda project, place: project.add_source(place.files / "large.txt", "tables/2026/", PERSON),
    "add source that replaces": lambda project, place: project.add_source(
        place.files / "given.txt", "books/", PERSON, replaces="books/old.txt"
    ),
    "retire source": lambda project, _: project.retire_source(
        "books/old.txt", "replaced", "Newer.", "books/kept.txt", PERSON
    ),
    "restore source": lambda project, _: project.restore_source("books/wrong.txt", PERSON),
    "download": lambda project, place: project.download_source(
        f"{place.address}/large.txt", "web/", AGENT, allow_private=True
    ),
    "approve a page's retirement": lambda project, _: project.answer(
        _waiting(project, "retire_page"), True, "Yes.", PERSON
    ),
    "approve a source's retirement": lambda project, _: project.answer(
        _waiting(project, "retire_source"), True, "Yes.", PERSON
    ),
    "approve a file": lambda project, place: project.answer(
        _waiting(project, "request_file"), True, "Here.", PERSON, place.files / "given.txt"
    ),
    "keep a draft": lambda project, _: project.keep_draft("concept/tides", "Not saved yet. " * 5000, ""),
    "decline": lambda project, _: project.answer(_waiting(project, "retire_page"), False, "No.", PERSON),
    "bring back": _bring_back,
    "undo": _undo,
    "edit several, with an entry": _edit_several,
    "save a header": _save_header,
    "split": _split,
    "merge": lambda project, _: project.merge_pages(Union("entity/sun", "entity/moon"), PERSON),
    "retire a page, its links led along": lambda project, _: project.retire_page(
        "entity/moon", "It set.", PERSON, "entity/sun"
    ),
    "fix": lambda project, _: project.fix([Fix("link", "entity/moon", to="entity/sun")], PERSON),
    "accept": lambda project, _: project.accept(_pieces(project), PERSON),
    "revert": _revert,
    "revert several, and an original": _revert_several,
    "undo a judgement": lambda project, _: project.undo_judgement(1, PERSON),
    "revert what another program did to originals": lambda project, _: project.revert(
        _pieces(project, *OUTSIDE), PERSON
    ),
    "undo the revert of what another program did": lambda project, _: project.undo_judgement(3, PERSON),
    "comment": lambda project, _: project.comment(_pieces(project)[0], (), "Why?", PERSON),
    "retire a source with what follows": _retire_with_what_follows,
    "take in": _take_in,
    "add source from bytes": lambda project, _: project.add_source_data(LARGE, "tables/pasted.png", PERSON),
}
"""By name. Each changes files, but for `decline`, `accept` and `comment`, which change only the journal."""

SLOW: dict[str, Operation] = {
    "download a web page": lambda project, place: project.download_source(
        f"{place.address}/page.html", "web/", AGENT, allow_private=True
    ),
}
"""Those that start other programs."""

PAGE = """<!doctype html><html lang="en"><head><title>Tides</title></head><body><nav><a href="/">Home</a></nav>
<article><h1>Tides</h1><p>Tides are the rise and fall of sea levels caused by the gravity of the Moon and the Sun and
by the rotation of the Earth.</p><p>Their times and heights at any one place depend on the shape of the coast.</p>
<p>A spring tide comes twice a month, when the Sun and the Moon pull along one line.</p></article></body></html>"""
