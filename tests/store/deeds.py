"""What one writer of several does to a project: one deed after another, each with a mark of its own in the text.

A mark is `w3-17` for the 17th deed of writer 3. What was told of each deed goes into the writer's ledger.
"""

from __future__ import annotations

import json
import re
import time
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft, Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import IO

    from kbdesk.project.values import Changes

SHARED = tuple(f"concept/shared-{number}" for number in range(4))
"""Pages that all writers change: each has a place for every writer."""
BOARD = "concept/board"
"""A page that every writer writes wholly over, whatever stands there."""
ENDING = "Here the page ends."
MARK = re.compile(r"\bw(\d+)-(\d+)\b")
PERSON = Actor("person", "ana")


@dataclass(frozen=True)
class Told:
    """What a writer was told of one deed: the journal's `change` (0: nothing was written), or how it was refused."""

    deed: str
    mark: str
    change: int
    error: str
    said: str
    seconds: float


def shared_text(writers: int) -> str:
    """Return the text of a page that all writers change."""
    places = (
        f"## Writer {number}\n\nThe mark of writer {number} is w{number}-0.\n\nMore of writer {number}.\n"
        for number in range(writers)
    )
    return "# Shared\n\n" + "\n".join(places) + f"\n{ENDING}\n"


def line_of(number: int, text: str) -> str:
    """Return the line in which a writer's mark stands."""
    found = re.search(rf"^The mark of writer {number} is .*$", text, re.MULTILINE)
    assert found, f"the line of writer {number} is gone"
    return found[0]


class Torn(Exception):
    """A page was read that is not whole."""


class Writer:
    """One process's work on the project."""

    def __init__(self, root: Path, files: Path, number: int, writers: int) -> None:
        self.project = Project.open(root)
        self.files = files
        self.number = number
        self.writers = writers
        self.actor = Actor("agent", f"writer {number}", "1", f"w{number}")
        self.dice = Random(f"writer {number}")
        self.own: list[str] = []
        self.added: list[str] = []
        self.races = 0
        self.mark = ""

    def work(self, deeds: int, ledger: Path) -> int:
        """Do so many deeds; return 0. Anything but an error in words ends the process."""
        with ledger.open("w", encoding="utf-8") as book:
            for turn in range(1, deeds + 1):
                self.mark = f"w{self.number}-{turn}"
                self._do(self.dice.choices(tuple(DEEDS), [share for share, _ in DEEDS.values()])[0], book)
        self.project.close()
        return 0

    def _do(self, name: str, book: IO[str]) -> None:
        start = time.monotonic()
        change, error, said = 0, "", ""
        try:
            change = DEEDS[name][1](self).change
        except KbdeskError as refused:
            error, said = type(refused).__name__, str(refused)
        told = Told(name, self.mark, change, error, said, time.monotonic() - start)
        book.write(json.dumps(asdict(told)) + "\n")
        book.flush()

    def _shared(self) -> str:
        return self.dice.choice(SHARED)

    def edit_shared(self) -> Changes:
        """Change this writer's line of a page on which the others change theirs."""
        page = self._shared()
        old = line_of(self.number, self._whole(page)[0])
        new = f"The mark of writer {self.number} is {self.mark}."
        fields = [(f"w{self.number}", self.mark)] if self.dice.random() < 0.3 else []
        return self.project.edit_page(page, [(old, new)], fields, self.actor)

    def _whole(self, page: str) -> tuple[str, str]:
        """Return text and hash of a page; it must be whole whenever it is read."""
        found = self.project.page(page)
        lines = [line_of(number, found.text) for number in range(self.writers)]
        if not found.text.rstrip().endswith(ENDING) or len(lines) != self.writers:
            raise Torn(found.text)
        return found.text, found.hash

    def rewrite_shared(self) -> Changes:
        """Give a page another text, made from one that is old by now."""
        page, text, base = self._written_on()
        return self.project.rewrite_page(page, text, (), self.actor, base)

    def save_shared(self) -> Changes:
        """Save a page's text as the desk does, made from one that is old by now."""
        page, text, base = self._written_on()
        return self.project.save_page(page, text, base, self.actor)

    def _written_on(self) -> tuple[str, str, str]:
        page = self._shared()
        text, base = self._whole(page)
        time.sleep(self.dice.random() * 0.1)
        line = line_of(self.number, text)
        return page, text.replace(line, f"The mark of writer {self.number} is {self.mark}."), base

    def write_over(self) -> Changes:
        """Write the board over, whatever stands on it."""
        return self.project.rewrite_page(BOARD, f"# Board\n\nLast was {self.mark}.\n\n{ENDING}\n", (), self.actor)

    def race_for_page(self) -> Changes:
        """Create a page that all the others want to create too."""
        self.races += 1
        return self._create(f"race-{self.races}")

    def create(self) -> Changes:
        """Create one to three pages that link to each other."""
        names = [f"{self.mark}-{part}" for part in range(self.dice.randint(1, 3))]
        drafts = [Draft("entity", name, name, f"From {self.mark}; [next](entity/{names[-1]}).") for name in names]
        changes = self.project.create_pages(drafts, self.actor)
        self.own += changes.created
        return changes

    def _create(self, slug: str) -> Changes:
        draft = Draft("concept", slug, slug, f"Made by {self.mark}, see [Board]({BOARD}).")
        return self.project.create_pages([draft], self.actor)

    def edit_own(self) -> Changes:
        """Set a field of an own page."""
        page = self._mine()
        return self.project.edit_page(page, (), [("mark", self.mark)], self.actor) if page else self.create()

    def retire_own(self) -> Changes:
        """Retire an own page, or bring it back."""
        page = self._mine()
        if not page:
            return self.create()
        if self.project.page(page).row.status == "retired":
            return self.project.restore_page(page, self.actor)
        return self.project.retire_page(page, f"By {self.mark}.", self.actor)

    def approve_own(self) -> Changes:
        """Ask to retire an own page, and approve it."""
        page = self._mine()
        if not page:
            return self.create()
        asked = self.project.ask(Wish("retire_page", page, reason=f"By {self.mark}."), self.actor)
        return self.project.answer(asked.id, True, "Yes.", PERSON)

    def supersede_own(self) -> Changes:
        """Mark an own page as superseded."""
        page = self._mine()
        return self.project.supersede_page(page, BOARD, self.mark, self.actor) if page else self.create()

    def bring_back_own(self) -> Changes:
        """Give an own page the oldest of its texts."""
        page = self._mine()
        if not page:
            return self.create()
        return self.project.bring_back(page, self.project.versions(page)[-1].change, self.actor)

    def _mine(self) -> str:
        return self.dice.choice(self.own) if self.own else ""

    def add_source(self) -> Changes:
        """Add a file of one's own."""
        path = f"own/{self.mark}.txt"
        changes = self.project.add_source(self._file(f"Words of {self.mark}.\n" * 200), path, self.actor)
        self.added.append(path)
        return changes

    def race_for_source(self) -> Changes:
        """Add a file under a name that the others want too; of every third the content is the same."""
        self.races += 1
        text = "The same for all.\n" if self.races % 3 == 0 else f"Words of {self.mark}.\n"
        return self.project.add_source(self._file(f"{text}{self.races}\n"), f"race/{self.races}.txt", self.actor)

    def _file(self, text: str) -> Path:
        file = self.files / f"{self.mark}.txt"
        file.write_text(text, encoding="utf-8")
        return file

    def retire_source(self) -> Changes:
        """Retire an own original, or add one."""
        if not self.added:
            return self.add_source()
        return self.project.retire_source(self.added.pop(), "wrong", f"By {self.mark}.", None, self.actor)

    def log(self) -> Changes:
        """Add an entry to the log."""
        return self.project.add_log("query", f"What is {self.mark}?", [BOARD], self.actor)


DEEDS: dict[str, tuple[int, Callable[[Writer], Changes]]] = {
    "edit a shared page": (30, Writer.edit_shared),
    "rewrite a shared page": (9, Writer.rewrite_shared),
    "save a shared page": (9, Writer.save_shared),
    "write over the board": (4, Writer.write_over),
    "race for a page": (8, Writer.race_for_page),
    "create": (8, Writer.create),
    "edit an own page": (6, Writer.edit_own),
    "retire or restore": (4, Writer.retire_own),
    "ask and approve": (2, Writer.approve_own),
    "supersede": (2, Writer.supersede_own),
    "bring back": (2, Writer.bring_back_own),
    "add a source": (4, Writer.add_source),
    "race for a source": (3, Writer.race_for_source),
    "retire a source": (2, Writer.retire_source),
    "log": (7, Writer.log),
}
"""By name: how many of a hundred, and what is done."""

EXPECTED = ("race for a page", "race for a source", "ask and approve", "supersede")
"""Deeds that may be Refused: another was quicker, or the page is retired already."""
