"""A Plan: what one operation will do to the files of a project. A value; making one writes nothing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def hash_of(data: bytes) -> str:
    """Return the SHA-256 of bytes as hex, the name of a text in the journal."""
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Put:
    """One file's bytes before and after. Paths are relative to the project, with `/`. None: no such file."""

    path: str
    before: bytes | None
    after: bytes | None

    @cached_property
    def hash_before(self) -> str | None:
        """The hash of the bytes before; index.md can be large, so each is made once."""
        return None if self.before is None else hash_of(self.before)

    @cached_property
    def hash_after(self) -> str | None:
        """The hash of the bytes after."""
        if self.after == self.before:
            return self.hash_before
        return None if self.after is None else hash_of(self.after)

    def alone(self) -> Put:
        """Return the bytes after alone, with their hash: what was before need not be kept in memory."""
        put = Put(self.path, None, self.after)
        put.__dict__["hash_after"] = self.hash_after  # where cached_property keeps it
        return put

    def then(self, after: bytes) -> Put:
        """Return what changes the same file next; its bytes are not hashed again."""
        put = Put(self.path, self.after, after)
        put.__dict__["hash_before"] = self.hash_after
        return put


@dataclass(frozen=True)
class Move:
    """One file of the project to another name inside it; the target does not exist yet."""

    path: str
    target: str


@dataclass(frozen=True)
class Bring:
    """A copy of a file from anywhere on this machine to a path of the project that does not exist yet.

    `sha256` (hex) is the content the plan was made for; `modified_ns` is set on the copy where given.
    """

    file: Path
    path: str
    sha256: str
    modified_ns: int | None = None


@dataclass(frozen=True)
class Actor:
    """Who makes a change. `kind` is person, agent, outside (another program) or kbdesk itself."""

    kind: str
    name: str = ""
    version: str = ""
    session: str = ""


@dataclass(frozen=True)
class Entry:
    """What an entry of the log says: the operation in a word, and what it was about in a line."""

    operation: str
    what: str


@dataclass(frozen=True)
class Plan:
    """What one operation does, and a line that says it.

    `operation` is the verb (`create`, `edit`, `retire`, ...), `subject` what it is done to (a page id or source
    path), `pages` the page ids concerned, `warnings` what a reviewer should look at. `entry` is what the plan adds to
    the log: carrying it out ends an operation, and ties what its session changed since the entry before.
    """

    operation: str
    subject: str
    puts: tuple[Put, ...] = ()
    moves: tuple[Move, ...] = ()
    brings: tuple[Bring, ...] = ()
    reason: str | None = None
    pages: tuple[str, ...] = ()
    warnings: tuple[str, ...] = field(default=())
    entry: Entry | None = None

    def with_pages_of(self, more: Plan) -> Plan:
        """Return this plan, doing to pages also what another does."""
        return replace(
            self,
            puts=(*self.puts, *more.puts),
            pages=(*self.pages, *more.pages),
            warnings=(*self.warnings, *more.warnings),
        )

    @property
    def changes_nothing(self) -> bool:
        """Whether committing this plan would leave every file as it is."""
        return not self.moves and not self.brings and all(put.before == put.after for put in self.puts)
