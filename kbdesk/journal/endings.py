"""What a commit ends with, in the transaction that marks it done: an answer, a judgement, a fetch, comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from kbdesk.journal.comments import Commenting, Uncommenting, close_comments, write_comments
from kbdesk.journal.fetches import Fetched, note
from kbdesk.journal.requests import Answer, settle
from kbdesk.journal.reviews import Judging, Unjudging, judge, unjudge

if TYPE_CHECKING:
    import sqlite3

Ending: TypeAlias = Answer | Judging | Unjudging | Fetched | Commenting | Uncommenting


def kept_ending(fields: dict[str, Any]) -> Ending:
    """Return the ending that an intent kept."""
    if "judging" in fields:
        return Judging.from_dict(fields)
    if "unjudging" in fields:
        return Unjudging.from_dict(fields)
    if "fetched" in fields:
        return Fetched.from_dict(fields)
    if "commenting" in fields:
        return Commenting.from_dict(fields)
    if "uncommenting" in fields:
        return Uncommenting.from_dict(fields)
    return Answer.from_dict(fields)


def end(connection: sqlite3.Connection, ending: Ending, change: int | None) -> None:
    """Let a commit end so, inside a running transaction; `change` None: there was nothing to commit.

    Raises Refused where the request or judgement has ended otherwise, NotFound.
    """
    if isinstance(ending, Judging):
        judge(connection, ending, change)
    elif isinstance(ending, Unjudging):
        unjudge(connection, ending)
    elif isinstance(ending, Fetched):
        note(connection, ending)
    elif isinstance(ending, Commenting):
        if change is not None:
            write_comments(connection, ending, change)
    elif isinstance(ending, Uncommenting):
        close_comments(connection, ending)
    else:
        settle(connection, ending, change)
