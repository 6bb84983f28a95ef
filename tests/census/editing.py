"""Edits copies of wikis at random, through both doors, and looks with git that only those lines changed.

    python -m tests.census --edits [NUMBER] [FOLDER ...]     200 edits through each door where none is said

Each change is one of: a line of a page's text, with a link to another page now and then; an entry of a list in the
header; a new page; an entry of the log. What may change is that line, the dates that the header has already, the new
file, one line of an index, the entry. The agent's door is the real server and the official client.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import anyio
from mcp import Client, StdioServerParameters

from kbdesk.errors import KbdeskError
from kbdesk.pages.ways.dates import UPDATED
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator
    from pathlib import Path

USUAL = 200
PERSON = Actor("person", "Ada", session="census")
_DATED = re.compile(rf"[+-](?:{'|'.join(sorted(UPDATED))})\s*:")
_REFUSED = 20


@dataclass
class Edit:
    """One wish: what is done, to which page, and what its file may get and lose."""

    kind: str
    page: str = ""
    old: str = ""
    new: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    draft: Draft | None = None


class Door(Protocol):
    """How an edit is made; each returns what was answered, and raises KbdeskError with it where it was refused."""

    def make(self, edit: Edit) -> Awaitable[str]:
        """Make an edit."""


@dataclass
class Told:
    """What came of the edits of one wiki through one door."""

    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Desk:
    """Saves as the person's desk does."""

    def __init__(self, project: Project) -> None:
        self._project = project

    async def make(self, edit: Edit) -> str:
        """Make an edit."""
        project = self._project
        if edit.kind == "create" and edit.draft is not None:
            changes = project.create_pages([edit.draft], PERSON)
        elif edit.kind == "log":
            changes = project.add_log("check", edit.new, [edit.page], PERSON)
        elif edit.kind == "field":
            page = project.page(edit.page)
            changes = project.save_page(edit.page, page.text, page.hash, PERSON, edit.fields)
        else:
            page = project.page(edit.page)
            changes = project.save_page(edit.page, page.text.replace(edit.old, edit.new, 1), page.hash, PERSON)
        return " ".join(changes.warnings)


class Agent:
    """Calls the tools of the real server."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def make(self, edit: Edit) -> str:
        """Make an edit."""
        name, told = "knowledge_edit", {"page": edit.page}
        if edit.kind == "create" and edit.draft is not None:
            made = edit.draft
            name, told = "knowledge_create", {"type": made.type, "slug": made.slug, "title": made.title}
            told["content"] = made.content or ""
        elif edit.kind == "log":
            name, told = "knowledge_log", {"operation": "check", "what": edit.new, "pages": [edit.page]}
        elif edit.kind == "field":
            told["fields"] = [{"name": key, "value": value} for key, value in edit.fields]
        else:
            told |= {"oldText": edit.old, "newText": edit.new}
        answer: Any = await self._client.call_tool(name, told)
        words = "\n".join(getattr(each, "text", "") for each in answer.content)
        if answer.is_error:
            raise KbdeskError(words)
        return words


def wishes(project: Project, count: int, chance: random.Random) -> Iterator[Edit]:
    """Yield edits of pages as they stand when each is asked for."""
    for number in range(count):
        rows = [row for row in project.rows() if not row.trouble]
        kind = chance.choices(("line", "link", "field", "create", "log"), (9, 4, 3, 3, 1))[0]
        row, other = chance.choice(rows), chance.choice(rows)
        if kind == "create" and project.types:
            title = f"New page {number} of the census"
            text = f"What is new in [{other.title}]({other.id.replace(' ', '%20')})."
            yield Edit(kind, draft=Draft(chance.choice(project.types).type, f"new-page-{number}", title, text))
            continue
        if kind == "log":
            yield Edit(kind, row.id, new=f"Entry {number} of the census")
            continue
        page = project.page(row.id)
        if kind == "field":
            lists = [(name, value) for name, value in page.fields if name in ("tags", "related", "sources", "aliases")]
            if lists:
                name, value = chance.choice(lists)
                inner = (
                    value.strip().removeprefix("[").removesuffix("]") if value.strip()[:2] != "[[" else value.strip()
                )
                item = other.id if name == "related" else f"census-{number}"
                yield Edit(kind, row.id, fields=((name, f"[{inner}, {item}]" if inner.strip() else f"[{item}]"),))
                continue
        lines = [each for each in page.text.split("\n") if len(each.strip()) > 8 and page.text.count(each) == 1]
        lines = [each for each in lines if not each.startswith(("> Superseded", "> Retired", "#", "|", "```"))]
        if lines:
            old = chance.choice(lines)
            link = f" See [{other.title}]({other.id.replace(' ', '%20')})." if kind == "link" else ""
            yield Edit("link" if link else "line", row.id, old, f"{old} Census {number}.{link}")


async def through(door: Door, project: Project, root: Path, edits: Iterator[Edit]) -> Told:
    """Make edits one after the other, and look at what each changed."""
    told = Told()
    for edit in edits:
        try:
            words = await door.make(edit)
        except KbdeskError as error:
            told.refused[f"{edit.kind}: {str(error)[:160]}"] += 1
            if _git(root, "status", "--porcelain"):
                told.faults.append(f"{edit.kind} of {edit.page}: refused, and files changed all the same")
                _git(root, "reset", "-q", "--hard")
            continue
        project.noticed()
        told.done[edit.kind] += 1
        told.faults += [
            f"{edit.kind} of {edit.page or edit.draft}: {fault} ({words[:200]})"
            for fault in _faults(root, project, edit)
        ]
        _git(root, "add", "-A")
        _git(root, "commit", "-q", "--allow-empty", "-m", edit.kind)
    return told


def _faults(root: Path, project: Project, edit: Edit) -> Iterator[str]:
    """Yield what changed and should not have."""
    files = _changed(root)
    own = project.page(edit.page).row.path if edit.kind in ("line", "link", "field") else ""
    for path, lines in files.items():
        real = [line for line in lines if not _DATED.match(line)]
        gone, come = [line[1:] for line in real if line[0] == "-"], [line[1:] for line in real if line[0] == "+"]
        name = path.lower().rpartition("/")[2]
        if edit.kind in ("line", "link"):
            fits = path == own and len(gone) == len(come) == 1
        elif edit.kind == "field":
            fits = path == own and len(gone) <= 1 <= len(come) <= len(gone) + 1
        else:
            is_ended = gone == come[:1]  # a last line gets its ending
            fits = (not gone or is_ended) and (name not in ("index.md", "_index.md") or len(come) <= len(gone) + 2)
        if not fits:
            yield f"{path}: {real[:6]}"
    if not files and edit.kind != "field":
        yield "nothing changed"


def _changed(root: Path) -> dict[str, list[str]]:
    """Return the lines that went (-) and came (+) in each file."""
    _git(root, "add", "-A", "-N")
    files: dict[str, list[str]] = {}
    name = ""
    for line in _git(root, "diff", "-U0", "--no-renames").split("\n"):
        if line.startswith("diff --git"):
            name = ""
        elif line.startswith("+++ ") and not name:
            name = line[4:].strip().strip('"').removeprefix("b/")
            files[name] = []
        elif name and line[:1] in ("+", "-"):
            files[name].append(line)
    return files


def _git(root: Path, *words: str) -> str:
    command = [
        "git",
        "-c",
        "core.quotepath=off",
        "-c",
        "user.name=c",
        "-c",
        "user.email=c@c",
        "-c",
        "core.autocrlf=false",
        *words,
    ]
    return subprocess.run(command, cwd=root, check=True, capture_output=True).stdout.decode("utf-8", "replace")


def edited(root: Path, count: int) -> dict[str, Told]:
    """Edit a copy of a wiki through each door."""
    found = Project.find(root)
    if found.kind == "other" and found.recognised:
        Project.lay_out(root, found.recognised)
    (root / ".gitignore").write_text(".kbdesk\n.kbdesk.lock\n", encoding="utf-8")
    _git(root, "init", "-q")
    _git(root, "add", "-A")
    _git(root, "commit", "-q", "-m", "begin")
    chance = random.Random(root.name)
    project = Project.open(root)
    try:
        told = {"desk": anyio.run(through, Desk(project), project, root, wishes(project, count, chance))}
        told["agent"] = anyio.run(_by_agent, project, root, count, chance)
    finally:
        project.close()
    return told


async def _by_agent(project: Project, root: Path, count: int, chance: random.Random) -> Told:
    words = ["-m", "kbdesk", "mcp", "--project", str(root)]
    async with Client(StdioServerParameters(command=sys.executable, args=words)) as client:
        return await through(Agent(client), project, root, wishes(project, count, chance))
