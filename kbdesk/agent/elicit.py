"""Asking the client's own user where no desk is open: the question as a form, and what its answer means.

Clients of the protocol up to 2025-11-25 are asked in the middle of a call. Later ones get the question as the call's
result, and make the call again with the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mcp.types import ElicitRequestFormParams, ElicitResult

from kbdesk.agent import replies

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mcp.server.mcpserver import Context

    from kbdesk.project.values import Consequences, Request

_NOTE = {"type": "string", "title": "Note", "description": "What you want to tell the agent with it."}
_APPROVE = {"type": "boolean", "title": "Approve", "description": "Yes does it at once."}
MISFIT = "That did not fit the form: {what}. Nothing was decided."
_FILE = {"type": "string", "title": "File", "description": "Where the file is on this machine; it is copied."}


@dataclass(frozen=True)
class Answered:
    """What the client's user said: yes or no, a note, and for a file where it is."""

    approve: bool
    note: str
    file: str = ""


def can_ask(context: Context[Any, Any]) -> bool:
    """Whether the client says that it can show its user a form."""
    capabilities = context.client_capabilities
    shown = capabilities.elicitation if capabilities else None
    return shown is not None and (shown.form is not None or shown.url is None)


def question(request: Request, touched: Consequences, trouble: str = "") -> ElicitRequestFormParams:
    """Return the question that a request puts to the client's user; `trouble` is why their last answer was no use."""
    wants_file = request.wish.kind == "request_file"
    fields = {"file": _FILE} if wants_file else {"approve": _APPROVE}
    return ElicitRequestFormParams(
        message="\n".join(filter(None, [trouble, *replies.question(request, touched)])),
        requested_schema={"type": "object", "properties": {**fields, "note": _NOTE}, "required": list(fields)},
    )


def answered(request: Request, result: object) -> Answered | str | None:
    """Return what the user said; None where they closed the form or left it empty, or why it is no answer."""
    if not isinstance(result, ElicitResult) or result.action == "cancel":
        return None
    content = result.content or {}
    note = content.get("note") or ""
    if not isinstance(note, str):
        return MISFIT.format(what="the note is a text")
    note = note.strip()
    if result.action == "decline":
        return Answered(approve=False, note=note)
    return _file(content.get("file"), note) if request.wish.kind == "request_file" else _yes(content, note)


def _file(given: object, note: str) -> Answered | str | None:
    if given is not None and not isinstance(given, str):
        return MISFIT.format(what="the file is a path")
    return Answered(approve=True, note=note, file=given.strip()) if given and given.strip() else None


def _yes(content: Mapping[str, object], note: str) -> Answered | str | None:
    approve = content.get("approve")
    if approve is None or isinstance(approve, bool):
        return None if approve is None else Answered(approve=approve, note=note)
    return MISFIT.format(what="approve is yes or no")
