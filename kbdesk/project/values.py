"""The frozen values that the project hands to its doors. They hold facts, no behaviour, no handles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.plan import Actor
    from kbdesk.project.recognising import Recognition

Job: TypeAlias = Callable[[int, int], None]
"""Progress out, cancelling in: called as job(done, total), may raise Cancelled. total 0 means unknown."""


@dataclass(frozen=True)
class PageType:
    """A page type, built in or declared by the wiki. `folder` is relative to the knowledge folder, "" for its root."""

    type: str
    folder: str
    section: str
    description: str
    template: str
    index_fields: tuple[str, ...] = ()
    is_built_in: bool = False


@dataclass(frozen=True, slots=True)
class PageRow:
    """One page in a list. `path` is relative to the project; `status` is active, superseded, retired or another word.

    `declared` is false for a page whose folder belongs to no declared type (other programs' pages).
    `trouble` is what is wrong with the file (not UTF-8, header that YAML rejects), "" when nothing is.
    """

    id: str
    type: str
    slug: str
    title: str
    description: str
    status: str
    path: str
    declared: bool = True
    links: int = 0
    backlinks: int = 0
    updated: str = ""
    trouble: str = ""


@dataclass(frozen=True)
class PageNames:
    """What a page is called: the names it is found by and linked with. `status` as in PageRow."""

    id: str
    type: str
    title: str
    status: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """A heading of the index with its pages, sorted as index.md sorts them (retired pages last).

    `type` is the declared type, or the folder of pages that belong to none ("" is the knowledge folder itself).
    """

    type: str
    title: str
    pages: tuple[PageRow, ...]


@dataclass(frozen=True)
class Link:
    """A link of a page to another page of the knowledge base.

    `target` is a page id, or None where it leads nowhere; `written` is how it stands in the file, `anchor` what
    follows `#`, `text` its words, `line` the 1-based line of the file, `status` the target's status. `file` is the
    path, as the page can write it, of the original that a link by name leads to, since no page is called so.
    """

    source: str
    target: str | None
    written: str
    text: str
    anchor: str = ""
    line: int = 0
    title: str = ""
    status: str = "active"
    ambiguous: bool = False
    file: str = ""


@dataclass(frozen=True)
class Page:
    """A page as it stands. `body` is the markdown as on disk (links as written), `text` the same with ids.

    `fields` are all header fields in file order, values as text. `links` are the links it makes, `backlinks` those
    it gets. `notice` is the superseded/retired line's text without `> `, "" when there is none.
    """

    row: PageRow
    fields: tuple[tuple[str, str], ...]
    body: str
    text: str
    links: tuple[Link, ...]
    backlinks: tuple[Link, ...]
    superseded_by: str | None = None
    notice: str = ""
    hash: str = ""


@dataclass(frozen=True)
class Hit:
    """One result of a search. `matches` are (start, end) offsets into `snippet`, `in_title` into the page's title.

    `alias` is another name of the page with words that its title lacks, "" for none; `in_alias` are offsets into it.
    """

    page: PageRow
    snippet: str
    matches: tuple[tuple[int, int], ...] = ()
    in_title: tuple[tuple[int, int], ...] = ()
    alias: str = ""
    in_alias: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Problem:
    """One finding of the check. `page` is the page's id, for what is no page the path in the project.

    `target` is the path, id or name that a broken link asks for, or the id of the retired page; `written` is the link
    as it stands in the file, `line` its 1-based line there. Of a picture that is missing and of a link to a heading
    that is not there `target` is the destination, and `detail` of the latter the page that has no such heading.
    """

    kind: Literal[
        "broken_link",
        "broken_image",
        "broken_heading",
        "orphan",
        "link_to_retired",
        "link_to_superseded",
        "unreadable",
        "forbidden_name",
        "twins",
    ]
    page: str
    target: str = ""
    line: int = 0
    detail: str = ""
    written: str = ""


@dataclass(frozen=True)
class LogEntry:
    """One entry of log.md. `pages` are the ids or words it names."""

    date: str
    operation: str
    what: str
    pages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SourceRow:
    """An original. Times are ISO 8601 UTC, `size` bytes; `units` counts pages, slides or sheets where it has them.

    `unit` is "pages", "slides", "sheets" or "". `origin` is run, url, person or manual, `origin_from` the path or
    URL. `summaries` are ids of summary pages whose `file` field names it. `trouble` as in PageRow.

    `state` sets both sides against each other: `not_ingested`, a present one without a summary in force;
    `changed_since`, its bytes changed after some of its summaries, told by `behind`, were made; `up_to_date`;
    `orphaned`, one that is missing or retired while a summary in force is built from it. `newer` is the present
    original that says it replaces this one. `text`: whether its text was read for the search, "" where that is still
    to come; `text_trouble` says why there is none. `wish` is the comment by which agents are asked to read it, else 0.
    `is_gone`: it is retired, and its file was deleted.
    """

    path: str
    status: Literal["present", "missing", "retired"]
    type: str
    size: int | None = None
    unit: str = ""
    units: int | None = None
    changed_at: str = ""
    added_at: str = ""
    origin: str = "manual"
    origin_from: str = ""
    replaces: str | None = None
    derived_from: str | None = None
    retired_at: str = ""
    why: str = ""
    reason: str = ""
    replaced_by: str | None = None
    moved_to: str = ""
    summaries: tuple[str, ...] = ()
    trouble: str = ""
    state: Literal["", "not_ingested", "up_to_date", "changed_since", "orphaned"] = ""
    behind: tuple[str, ...] = ()
    newer: str | None = None
    text: Literal["", "read", "unsupported", "unreadable"] = ""
    text_trouble: str = ""
    wish: int = 0
    is_gone: bool = False


@dataclass(frozen=True)
class GivenFile:
    """A file the person hands over. `folder` is its folder below the one that was named, "" for a file by itself."""

    file: Path
    folder: str
    size: int


@dataclass(frozen=True)
class Extract:
    """The text of an original. `first`..`last` of `total` `unit`s (slides, pages, sheets; unit "" for a whole)."""

    path: str
    text: str
    unit: str = ""
    first: int = 0
    last: int = 0
    total: int = 0
    truncated: bool = False


@dataclass(frozen=True)
class Wish:
    """What an agent asks the person for.

    kind `retire_page`: subject is the page id, reason why. kind `retire_source`: subject is the source path, `why`
    is wrong or replaced, `replaced_by` another source. kind `request_file`: subject is the description,
    `destination` a path in sources or a folder ending in `/`, `replaces` a source.
    """

    kind: Literal["retire_page", "retire_source", "request_file"]
    subject: str
    reason: str = ""
    why: str = ""
    replaced_by: str | None = None
    destination: str = ""
    replaces: str | None = None


@dataclass(frozen=True)
class Request:
    """A wish on record. `note` is the person's words. All states but waiting are final.

    withdrawn: those who asked took it back. failed: approved, but it could not be done. expired: nobody answered.

    `result` says what came of it (for a file: the source's path); `failure` why an approval could not be done.
    `was_told`: who asks now was told this answer before.
    """

    id: str
    wish: Wish
    asked_by: Actor
    asked_at: str
    state: Literal["waiting", "approved", "declined", "withdrawn", "failed", "expired"]
    note: str = ""
    answered_at: str = ""
    result: str = ""
    failure: str = ""
    was_told: bool = False


@dataclass(frozen=True)
class Consequences:
    """What granting a request touches: pages that link to it, summaries built from the original, pages those feed."""

    linked_from: tuple[PageRow, ...] = ()
    summaries: tuple[PageRow, ...] = ()
    fed: tuple[PageRow, ...] = ()


@dataclass(frozen=True)
class Changes:
    """What has changed: page ids, source paths, request ids; `version` is the journal's number after it.

    `everything` is true when the receiver must ask for all again. `warnings` are for the writer and the reviewer.
    `change` is the journal's id of the change, 0 when nothing was written. `written` are the pages whose files were
    written, each with the hash of its text before and after; "" stands for no file. `reviews`: something was said of
    what waits for the person's word, or a comment was written.
    """

    version: int
    pages: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    requests: frozenset[str] = frozenset()
    everything: bool = False
    change: int = 0
    warnings: tuple[str, ...] = ()
    created: tuple[str, ...] = ()
    written: tuple[tuple[str, str, str], ...] = ()
    reviews: bool = False


@dataclass(frozen=True)
class Draft:
    """A page to create. `content` None means the type's template; `fields` are (name, value), None removes."""

    type: str
    slug: str
    title: str
    content: str | None = None
    fields: tuple[tuple[str, str | None], ...] = ()


@dataclass(frozen=True)
class KeptDraft:
    """A page's text that could not be saved, or is being written: whole, with ids, made from the text of hash `base`.

    `fields` are the header fields that were to be set with it, `header` the header's lines where these were edited.
    """

    id: str
    page: str
    text: str
    base: str
    fields: tuple[tuple[str, str | None], ...] = ()
    kept_at: str = ""
    header: str | None = None


@dataclass(frozen=True)
class PageVersion:
    """How a page's file stood after a change of it.

    `change` is the journal's id of the change, 0 for the text that was found when the project was first opened.
    `hash` is that of the file's bytes, "" where the file was gone. `is_present` where the file stands so now.
    """

    change: int
    at: str
    actor: Actor
    operation: str
    reason: str = ""
    warnings: tuple[str, ...] = ()
    hash: str = ""
    is_present: bool = False


@dataclass(frozen=True)
class Exported:
    """What an export of the journal holds. `damaged` are the hashes of texts that could not be read."""

    place: str
    changes: int
    requests: int
    texts: int
    damaged: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finding:
    """What a folder is.

    kind: project, knowledge (the knowledge folder itself was given), empty, other, not_a_folder, unreadable. `root`
    is the project's folder; the counts are for the door that says what was found. `recognised` is how it is laid out;
    a plain folder of markdown is of kind other.
    """

    kind: Literal["project", "knowledge", "empty", "other", "not_a_folder", "unreadable"]
    root: str
    knowledge: str = "knowledge"
    sources: str = "sources"
    pages: int = 0
    markdown_files: int = 0
    detail: str = ""
    recognised: Recognition | None = None
