"""What is wrong with a project for a while, as the doors are told of it. A value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

TroubleKind: TypeAlias = Literal[
    "read_only",
    "disk_full",
    "refused",
    "not_writable",
    "unfinished",
    "behind",
    "folder_unreadable",
    "pages_emptied",
    "page_unreadable",
    "sources_unreadable",
    "source_unreadable",
    "manifest",
    "manifest_gone",
    "misnamed",
    "index_left",
    "journal_unreadable",
    "journal_set_aside",
    "journal_gone",
    "index_set_aside",
    "manifest_set_aside",
    "manifest_restored",
    "unsaved",
]
"""What can be wrong with a project for a while; each door has its words for them."""


@dataclass(frozen=True)
class Trouble:
    """Something that is wrong now and is told until it is solved.

    `where` is a path in the project or a page id, "" for the whole; `what` and `next_step` are sentences. `id` names
    what the person can drop: an incident once it is seen, a draft. `count` is how many files have the same trouble.
    """

    kind: TroubleKind
    where: str = ""
    what: str = ""
    next_step: str = ""
    id: str = ""
    count: int = 1
