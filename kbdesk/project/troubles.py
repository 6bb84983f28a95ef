"""What stands between the person and their pages now: told until it is solved, and gone by itself when it is."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.errors import StorageFailed
from kbdesk.files import STATE
from kbdesk.files.probe import LEAST, free_space, is_free, is_full, is_readable, is_writable, takes_bytes
from kbdesk.project.cataloguing import ForeignIndex
from kbdesk.project.incidents import Incidents
from kbdesk.project.sight import DELETED, GONE
from kbdesk.project.state import JOURNAL, READABLE
from kbdesk.project.trouble import Trouble
from kbdesk.sources.manifest import ManifestGone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.files import Folder
    from kbdesk.project.changes import SourceSigns
    from kbdesk.project.drafts import Drafts
    from kbdesk.project.state import State
    from kbdesk.project.sweep import Sweeper
    from kbdesk.project.trouble import TroubleKind

Attempt: TypeAlias = Literal["write", "look", "recover"]
"""What the disk may refuse: a change, a look at the files, finishing what a crash left."""

NAMED = 5
"""Files of one trouble that are named one by one; of more, the first says how many there are."""

TESTED = 20
"""Files and folders that are tried again at once to see whether a look is worth while."""

MOST_FOLDERS = 500
"""Folders of originals that are tested at once for whether they can be read still."""

LAST_KNOWN = "its pages are shown as they were last known, and count as there."
AWAY = f"This folder is not there: {LAST_KNOWN}"
EMPTIED = f"This folder is empty, as one is whose disk is unplugged: {LAST_KNOWN}"

SPACE = "Free some space on it; until then nothing can be saved."


@dataclass(frozen=True)
class Refusal:
    """What the disk refused last. `free` were the bytes free on it then, `place` is the file in the project or ""."""

    attempt: Attempt
    error: StorageFailed
    place: str
    free: int


class Troubles:
    """The troubles of an open project. Each is tested anew whenever they are asked for; that changes nothing."""

    def __init__(self, folder: Folder, state: State, sweeper: Sweeper, signs: SourceSigns, drafts: Drafts) -> None:
        self._folder = folder
        self._state = state
        self._knowledge = state.index.layout.knowledge
        self._sweeper = sweeper
        self._signs = signs
        self._drafts = drafts
        self._index_md = ForeignIndex(folder, state.index, state.journal.changes)
        self._incidents = Incidents(folder)
        self._refusals: dict[Attempt, Refusal] = {}
        self._lock = threading.Lock()

    def all(self) -> tuple[Trouble, ...]:
        """Return what holds now, the gravest first; nothing where the project tells of the past."""
        if self._state.moment:
            return ()
        return (
            *self._disk(),
            *self._unread(),
            *self._originals(),
            *filter(None, [self._index_md.trouble()]),
            *_named("misnamed", (*self._sweeper.misnamed, *self._signs.misnamed)),
            *self._incidents.all(),
            *self._unsaved(),
        )

    def dismiss(self, trouble: str) -> None:
        """Forget an incident that the person has seen. Raises NotFound, StorageFailed."""
        self._incidents.drop(trouble)

    @contextmanager
    def attempting(self, attempt: Attempt) -> Iterator[None]:
        """Remember what the disk refuses in this block until the same is done, or would be."""
        try:
            yield
        except StorageFailed as error:
            self._note(attempt, error)
            raise
        with self._lock:
            self._refusals.pop(attempt, None)
            if attempt == "write":
                self._refusals.pop("recover", None)  # every commit finishes first what a crash left

    def _note(self, attempt: Attempt, error: StorageFailed) -> None:
        place = self._place(error.where)
        is_told = place in self._sweeper.unreadable
        is_lasting = not is_told and error.reason != "unfit" and (place or error.reason == "full")
        if attempt != "write" or is_lasting:
            with self._lock:
                self._refusals[attempt] = Refusal(attempt, error, place, free_space(self._folder) or 0)

    def is_left(self, attempt: Attempt) -> bool:
        """Whether this was refused, and not done since."""
        return attempt in self._refusals

    def needs_a_look(self) -> bool:
        """Whether a look would find a folder gone, or what could not be read or finished well again."""
        known = (*self._sweeper.unreadable, *self._signs.unreadable)
        if self._sweeper.has_lost_a_folder() or self._has_lost_originals():
            return True
        left = [refusal for refusal in self._known() if refusal.attempt != "write"]
        if any(not self._refuses(refusal) for refusal in left):
            return True
        files = (*(path for path, _ in self._sweeper.unread), *self._signs.unread)
        return any(is_readable(self._folder, path) for path in (*known[:TESTED], *files[:TESTED]))

    def _has_lost_originals(self) -> bool:
        known, folders = self._signs.unreadable, self._signs.folders[:MOST_FOLDERS]
        lost = (place for place in folders if place not in known and not is_readable(self._folder, place))
        return self._signs.has_originals and next(lost, None) is not None

    def _known(self) -> list[Refusal]:
        with self._lock:
            return list(self._refusals.values())

    def _disk(self) -> Iterator[Trouble]:
        if not self._sweeper.writable:
            yield self._read_only()
            if self._state.loss:
                yield Trouble("journal_unreadable", f"{STATE}/{JOURNAL}", self._state.loss, READABLE)
            return
        standing = [refusal for refusal in self._known() if self._stands(refusal)]
        folders = (STATE, self._knowledge, self._signs.folder, *(_folder_of(refusal) for refusal in standing))
        closed = [place for place in dict.fromkeys(folders) if place and not is_writable(self._folder, place)]
        # Of a file in a folder that takes none, the folder says it all: no other program holds it.
        told = [self._told(refusal) for refusal in standing if not {refusal.place, _folder_of(refusal)} & {*closed}]
        if is_full(self._folder) and not any(trouble.kind == "disk_full" for trouble in told):
            yield Trouble("disk_full", "", "The disk is full.", SPACE)
        yield from told
        for place in closed[:1] if STATE in closed else closed[:NAMED]:
            yield Trouble("not_writable", place, "Nothing can be saved in this folder.", "Change its permissions.")

    def _read_only(self) -> Trouble:
        what = "you can read and search, but nothing can be changed."
        if is_full(self._folder):
            return Trouble("disk_full", "", f"The disk is full: {what}", "Free some space and open it again.")
        if self._state.refusal == "full":
            return Trouble("disk_full", "", f"The disk was full when this was opened: {what}", "Open it again.")
        what = f"This folder cannot be written: {what}"
        return Trouble("read_only", "", what, f"Make it and what is in {STATE} writable, then open it again.")

    def _stands(self, refusal: Refusal) -> bool:
        """Whether a refusal holds; a write that would go well now is solved, the others have to be done first."""
        if refusal.attempt != "write" or self._refuses(refusal):
            return True
        with self._lock:
            if self._refusals.get("write") is refusal:
                del self._refusals["write"]
        return False

    def _refuses(self, refusal: Refusal) -> bool:
        if refusal.error.reason == "full":
            free = free_space(self._folder)
            return (free is not None and free < refusal.free + LEAST) or not takes_bytes(self._folder)
        return bool(refusal.place) and not is_free(self._folder, refusal.place)

    def _told(self, refusal: Refusal) -> Trouble:
        error, step = refusal.error, refusal.error.next_step or ""
        if refusal.attempt == "look":
            return Trouble("behind", "", f"Newer changes of the files are not known yet. {error}", step)
        if refusal.attempt == "recover":
            what = f"A change that was cut short could not be finished or taken back. {error}"
            return Trouble("unfinished", "", what, step)
        return Trouble("disk_full" if error.reason == "full" else "refused", refusal.place, error.what, step)

    def _place(self, where: str | None) -> str:
        """Return the path in the project that an error is about, "" where it is about something else."""
        if not where or "://" in where:
            return ""
        path = Path(where)
        if not path.is_absolute():
            return where
        root = self._folder.root
        return path.relative_to(root).as_posix() if path.is_relative_to(root) else ""

    def _unread(self) -> Iterator[Trouble]:
        if self._sweeper.is_away:
            yield Trouble("folder_unreadable", self._knowledge, AWAY, DELETED)
        elif self._sweeper.is_emptied:
            yield Trouble("pages_emptied", self._knowledge, EMPTIED, GONE)
        else:
            yield from _named("folder_unreadable", self._sweeper.unreadable)
        unread = dict(self._sweeper.unread)
        yield from _named("page_unreadable", tuple(unread), unread)

    def _originals(self) -> Iterator[Trouble]:
        yield from _named("sources_unreadable", self._signs.unreadable)
        yield from _named("source_unreadable", self._signs.unread)
        if self._signs.folder in self._signs.unreadable:
            return  # that says it all
        if (error := self._signs.manifest_trouble()) is not None:
            kind: TroubleKind = "manifest_gone" if isinstance(error, ManifestGone) else "manifest"
            yield Trouble(kind, self._signs.manifest, error.what, error.next_step or "")

    def _unsaved(self) -> Iterator[Trouble]:
        for draft in self._drafts.left():
            what = f"A text for this page was not saved ({draft.kept_at[:10]} {draft.kept_at[11:16]} UTC)."
            yield Trouble("unsaved", draft.page, what, "It is kept as a draft, to be saved or dropped.", draft.id)


WORDS: dict[TroubleKind, tuple[str, str]] = {
    "folder_unreadable": (
        "This folder cannot be read: its pages are shown as they were last known, and count as there.",
        "See whether it was moved, its disk unplugged or its permissions changed.",
    ),
    "page_unreadable": (
        "This file cannot be read: it is shown as it was last known.",
        "Change its permissions, or close it in the other program.",
    ),
    "sources_unreadable": (
        "This folder of originals cannot be read: what is in it is not known now.",
        "See whether it was moved, its disk unplugged or its permissions changed.",
    ),
    "source_unreadable": ("This original cannot be read.", "Change its permissions, or close it in the other program."),
    "misnamed": ("Its name is not UTF-8 text, so it is left out.", "Rename it."),
}
"""What is wrong, and the next step, where many files can have the same trouble."""


def _folder_of(refusal: Refusal) -> str:
    """Return the folder of a file that may not be written, "" where something else was in the way."""
    is_forbidden = refusal.attempt == "write" and refusal.error.reason in ("permission", "read_only")
    return refusal.place.rpartition("/")[0] if is_forbidden else ""


def _named(kind: TroubleKind, paths: Sequence[str], details: dict[str, str] | None = None) -> Iterator[Trouble]:
    """Yield a trouble for each path; of very many, one that says how many there are."""
    what, step = WORDS[kind]
    if len(paths) > NAMED:
        yield Trouble(kind, paths[0], f"{what} The same holds for {len(paths) - 1:,} more.", step, count=len(paths))
        return
    for path in paths:
        detail = (details or {}).get(path, "")
        yield Trouble(kind, path, f"{what} {detail}".strip(), step)
