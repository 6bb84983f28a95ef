"""Brings a page for its editor: the text as its reader sees it, and what was kept of it unsaved. Runs on a worker."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, KeptDraft, Page, PageVersion

Fields: TypeAlias = tuple[tuple[str, str | None], ...]
"""Header fields to set, by name; None removes one."""

NOTICE = re.compile(r"> (?:Superseded|Retired) on \d{4}-\d\d-\d\d[^\n]*(?:\n|\Z)(?:[ \t]*\n)*")
"""The line that says a page is superseded or retired, as the store writes it above the text."""
BLANK = "\n \t"


@dataclass(frozen=True)
class Head:
    """What is to become of a page's header: all its lines where these were edited as they are written, then fields."""

    fields: Fields = ()
    header: str | None = None

    @property
    def is_changed(self) -> bool:
        """Whether anything is to become of it."""
        return bool(self.fields) or self.header is not None


@dataclass(frozen=True)
class Loaded:
    """A page as its editor begins. `page` is None for an overview yet to be written; `draft` is what to go on with."""

    name: str
    page: Page | None
    draft: KeptDraft | None = None

    @property
    def hash(self) -> str:
        """The hash of the text that an edit begins from, "" where there is none yet."""
        return "" if self.page is None else self.page.hash


@dataclass(frozen=True)
class Elsewhere:
    """A page as somebody left it: None where its file is gone; who did what and when, as far as it is known."""

    page: Page | None
    actor: Actor | None = None
    at: str = ""
    operation: str = ""


@dataclass(frozen=True)
class Saved:
    """What a save made of a page; `was_merged` where others had changed it since it was read."""

    changes: Changes
    page: Page
    was_merged: bool = False


@dataclass(frozen=True)
class Resolved:
    """What is to be saved, or what a conflict was resolved to: the whole text, the header, the hash they stand on."""

    text: str
    head: Head
    base: str


@dataclass(frozen=True)
class Selected:
    """What is selected in the text of a page that is being edited, and the text; nothing where both ends are one."""

    text: str
    start: int
    end: int


def load(project: Project, name: str, draft: str = "", pending: KeptDraft | None = None) -> Loaded:
    """Return a page to edit, with a draft of it to go on with, named by its id or given as it is still pending.

    Raises NotFound when there is no such page or draft.
    """
    page = project.overview() if name == "overview" else project.page(name)
    found = pending
    if found is None and draft:
        found = next((each for each in project.drafts() if each.id == draft), None)
        if found is None:
            raise NotFound("There is no such draft.", draft, "Look at the drafts again.")
    return Loaded(name, page, found)


def look(project: Project, name: str) -> Elsewhere:
    """Return how a page stands now and who left it so."""
    try:
        page = project.overview() if name == "overview" else project.page(name)
        version = _present(project.versions(name))
    except NotFound:
        return Elsewhere(None)
    return Elsewhere(page) if version is None else Elsewhere(page, version.actor, version.at, version.operation)


def save(project: Project, name: str, wanted: Resolved, person: Actor) -> Saved:
    """Save a text to its page and return the page as it stands then. Raises as `save_page` does."""
    # Kept before it is tried: what ends the program now ends no text.
    head = wanted.head
    project.keep_draft(name, wanted.text, wanted.base, head.fields, head.header)
    if head.header is not None and head.fields:
        head = Head((), project.header_with(head.header, head.fields))
    changes = project.save_page(name, wanted.text, wanted.base, person, head.fields, head.header)
    page = project.overview() if name == "overview" else project.page(name)
    if page is None:
        raise NotFound("The page's file is gone.", name, "Look at the page's history.")
    merged = any(before != wanted.base for written, before, _ in changes.written if written == name)
    return Saved(changes, page, merged)


def _present(versions: tuple[PageVersion, ...]) -> PageVersion | None:
    return next((each for each in versions if each.is_present), None)


def parted(text: str) -> tuple[str, str]:
    """Return the notice that the store keeps above a text, "" where there is none, and the text that is edited."""
    plain = text.replace("\r\n", "\n")
    found = NOTICE.match(plain)
    return (found[0], plain[found.end() :]) if found else ("", plain)


def is_same(one: str, other: str) -> bool:
    """Whether two texts are the same for the store, which does not heed blank lines at either end."""
    return one == other or one.strip(BLANK) == other.strip(BLANK)
