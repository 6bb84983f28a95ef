"""What an agent may write into the operation log: an entry that can be read again, of pages that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.plan import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.project import Project

UNLOGGED = "No entry was written to the log, because nothing was changed; knowledge_log writes one."
LONGEST = 60
"""Characters of an operation's name."""
LONGEST_LINE = 500
"""Characters of what it was about, or of why something is done."""


def entry(operation: str, what: str) -> Entry:
    """Return an entry, each part in one line. Raises Refused for one that says nothing or could not be told apart."""
    name, line = (" ".join(part.split()) for part in (operation, what))
    if not name or not line:
        part = "`what` is" if name else "`operation` is"
        raise Refused(f"{part} empty.", "log", "Give the operation in a word, and what it was about in a line.")
    if "|" in name or " " in name or len(name) > LONGEST:
        raise Refused(
            "`operation` is one word without `|`, which parts it from the rest of the entry.",
            "log",
            "Use ingest, query, lint or a word like these, and say the rest in `what`.",
        )
    return Entry(name, in_a_line("what", line, "log"))


def in_a_line(name: str, said: str, where: str) -> str:
    """Return what is said in a line. Raises Refused for more than that; `name` is the parameter's."""
    if len(said) > LONGEST_LINE:
        raise Refused(
            f"`{name}` is one line: it has {len(said):,} characters, at most {LONGEST_LINE}.",
            where,
            "Say it in a line; pages hold the rest.",
        )
    return said


def concerned(project: Project, pages: Sequence[str]) -> list[str]:
    """Return the ids of the pages that an entry names. Raises NotFound for those that there are not."""
    found, missing = [], []
    for page in dict.fromkeys(pages):
        try:
            found.append(project.page(page).row.id)
        except NotFound as error:
            missing.append(error)
    if len(missing) == 1:
        raise missing[0]
    if missing:
        named = ", ".join(str(error.where) for error in missing)
        raise NotFound("There are no such pages.", named, "Name pages by their ids; leave out what is not there.")
    return list(dict.fromkeys(found))
