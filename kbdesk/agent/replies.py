"""Results and errors as the agent reads them: ids, what was done, and what to do next. Never a path, never a hash.

What the agent sent is not repeated. What it asked to read is in `listings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.agent import conflicts
from kbdesk.agent.cutting import ANSWER_LIMIT, line, named, sentence, short, size
from kbdesk.agent.listings import going_on, within
from kbdesk.errors import (
    BrokenLinks,
    Busy,
    Conflict,
    DownloadFailed,
    KbdeskError,
    NotFound,
    OutsideFolder,
    Refused,
    StorageFailed,
    Unfinished,
    Unreadable,
    Unsupported,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.project.values import Changes, Consequences, Request, Wish

STOPPED = "The work was stopped before it was done. Nothing was written."
NO_OVERVIEW = "There is no overview yet."
NOT_READ = "Warning: you rewrote a page that you have not read in this session; its text before is in its history."
LOGGED_ALONE = (
    "Logged, with no page: this connection has no sessions, so it cannot be told which changes are yours. Next time "
    "name the `pages`."
)
WAITING = "waiting for the person to answer on the desk"
LINE = 2_000
"""Characters of an agent's words in a line of a question to the person."""
MOST_REQUESTS = 50
"""Requests in one answer; those that wait come first, then the newest of those that have ended."""
MOST_WARNINGS = 20
LONGEST_WARNING = 600
LONGEST_NOTE = 400
"""Characters of a note, and of a reason, where many requests are listed; the call that asked gets all of them."""
LEAST_ROOM = 2_000
"""Bytes of an answer for what is said beside a list that fills it."""

ERRORS: Mapping[type[KbdeskError], tuple[str, str]] = {
    KbdeskError: ("That did not work", ""),
    NotFound: ("Not found", "Find ids with knowledge_index or knowledge_search."),
    Refused: ("Refused", "Nothing was written."),
    Unsupported: ("Refused, unsupported", "Have the person give it in another form."),
    Unfinished: ("Not read to its end", "Try again later, or have the person give it in smaller parts."),
    BrokenLinks: ("Refused, links", "Nothing was written."),
    OutsideFolder: ("Refused, outside the folder", "Give a path that stays inside it."),
    Conflict: ("Changed meanwhile", "Nothing was written. Read it again and repeat the change."),
    Busy: ("Busy", "Nothing was written. Try again in a moment."),
    Unreadable: ("Unreadable", "Tell the person; the file has to be repaired first."),
    DownloadFailed: ("Download failed", "Nothing was kept. Try another address, or have the person give you the file."),
    StorageFailed: ("Storage failed", "Nothing was written. Tell the person; this needs their hand."),
}
"""For each class of error how its sentence begins, and the next step where the error itself names none."""


def error(failure: KbdeskError) -> str:
    """Return what happened, where, and the next step."""
    kind = next(kind for kind in type(failure).__mro__ if kind in ERRORS)
    lead, step = ERRORS[kind]
    lead = f"{lead}, {failure.reason}" if isinstance(failure, DownloadFailed) else lead
    place = f" ({short(failure.where)})" if failure.where else ""
    what = _links(failure) if isinstance(failure, BrokenLinks) else sentence(failure.what)
    told = f"{lead}{place}: {what} {sentence(failure.next_step or step)}".strip()
    if isinstance(failure, Conflict) and failure.sides is not None:
        return conflicts.sides(f"{lead}{place}: {sentence(failure.what)} {conflicts.STEP}", failure.sides)
    return told


def _links(failure: BrokenLinks) -> str:
    """Return which links lead nowhere, and which may mean several pages: as many as an answer has room for."""
    room = ANSWER_LIMIT - LEAST_ROOM
    told = []
    if failure.missing:
        told.append(f"These links lead nowhere: {named(failure.missing, len(failure.missing), room)}.")
        room -= size(told[0])
    unclear = [f"{short(written)} may mean {named(pages)}." for written, pages in failure.unclear]
    for number, line_of_one in enumerate(unclear):
        room -= size(line_of_one) + 1
        if told and room < 0:
            return " ".join([*told, f"And {len(unclear) - number:,} more may mean several pages."])
        told.append(line_of_one)
    return " ".join(told)


def bug(tool: str) -> str:
    """Return what to tell the model when we are at fault; the trace goes to the log."""
    return f"{tool} failed because of a fault in kbdesk, not in your call. Tell the person; the server's log says more."


def written(done: str, changes: Changes, unchanged: str = "") -> str:
    """Return what was done and its warnings; `unchanged` where nothing had to be written."""
    first = unchanged if unchanged and not changes.change else done
    return "\n".join([first, *warnings(changes)])


def edited(pages: Sequence[str], changes: Changes) -> str:
    """Return that pages were edited; which of them were left as they are."""
    if len(set(pages)) == 1:
        return written(f"Edited {pages[0]}.", changes, nothing_to_change(pages[0]))
    if not changes.change:
        return written("", changes, "Nothing to change: the pages already read like that.")
    names = {page for page, _, _ in changes.written}
    same = [page for page in dict.fromkeys(pages) if page not in names]
    left = f" Nothing to change in {named(same)}." if same else ""
    return written(f"Edited {len(names)} pages.{left}", changes)


def created(changes: Changes) -> str:
    """Return which pages were made."""
    return written(f"Created {named(changes.created)}.", changes)


def warnings(changes: Changes) -> list[str]:
    """Return a line for each warning, and how many more there are."""
    told = [f"Warning: {sentence(warning, LONGEST_WARNING)}" for warning in changes.warnings[:MOST_WARNINGS]]
    left = len(changes.warnings) - len(told)
    return [*told, *([f"… and {left:,} more warnings; the person sees them all with the change."] if left else [])]


def nothing_to_change(page: str) -> str:
    """Return that a page already stands as wanted."""
    return f"Nothing to change: {page} already reads like that."


def saved(changes: Changes) -> str:
    """Return under which paths files stand among the sources now."""
    paths = named(changes.created)
    return written(f"Saved as {paths}.", changes, f"Already there, nothing was copied: {paths}.")


def template(kind: str, text: str, also: int) -> str:
    """Return a type's template for the agent to fill in."""
    others = f" The {also} pages in `also` were not created either." if also else ""
    return (
        f"Nothing was created yet.{others} This is the template of {kind}; fill it in and call knowledge_create again "
        f"with it as content:\n\n{text}"
    )


def still_waiting(request: Request) -> str:
    """Return what to do while the person has not answered."""
    return (
        f"The person has not answered yet. Request {request.id} ({wished(request.wish)}) stays open on their desk, and "
        "nothing has been done so far. Go on with other work; ask again later with the same call: it joins this "
        "request and gives you the answer."
    )


def answered(request: Request) -> str:
    """Return the person's answer to a request."""
    note = f"\nTheir note: {request.note}" if request.note else ""
    match request.state:
        case "approved":
            return f"Approved by the person. {granted(request)}{note}"
        case "declined":
            return (
                f"Declined by the person: {wished(request.wish)} was not done.{note}\n"
                "Respect this; don't ask for it again unless the person says so."
            )
        case "withdrawn":
            return f"The request was withdrawn: {wished(request.wish)} was not done.{note}"
        case "expired":
            return f"Nobody answered, so the request has expired: {wished(request.wish)} was not done."
        case _:
            reason = request.failure or "the reason is not known"
            return f"The person approved, but it could not be done: {reason}{note}\nNothing was changed."


def declined_before(request: Request) -> str:
    """Return that the person declined the same wish, and what asks them anew."""
    note = f" Their note: {request.note}" if request.note else ""
    said = "description" if request.wish.kind == "request_file" else "reason"
    return (
        f"Declined before, {request.answered_at[:10]}: {wished(request.wish)} was not done, and the person was not "
        f"asked again.{note}\nRespect this. If something has changed, say in the {said} what."
    )


def wished(wish: Wish) -> str:
    """Return a wish in a few words."""
    match wish.kind:
        case "retire_page" | "retire_source":
            return f"retire {short(wish.subject)}"
        case _:
            return f"a file: {short(wish.subject)}"


def granted(request: Request) -> str:
    """Return what an approval did."""
    match request.wish.kind:
        case "retire_page" | "retire_source":
            return f"{request.wish.subject} is retired."
        case _:
            return f"Their file is the source {request.result}."


def requests(found: Sequence[Request], first: int = 1) -> str:
    """Return a client's requests from one on, a line each. Raises NotFound behind their end."""
    if not found:
        return "You have asked the person for nothing."
    within(first, len(found))
    return "\n".join(going_on([_request(one) for one in found], MOST_REQUESTS, first))


def _request(request: Request) -> str:
    ended = f" {request.answered_at[:10]}" if request.answered_at else ""
    why = f"; it could not be done: {short(request.failure, LONGEST_NOTE)}" if request.failure else ""
    note = f"; their note: {short(request.note, LONGEST_NOTE)}" if request.note else ""
    return f"- {request.id} {request.state}{ended}: {wished(request.wish)} (asked {request.asked_at[:10]}){why}{note}"


def question(request: Request, touched: Consequences) -> list[str]:
    """Return what the client's user is asked, line by line; nothing that an agent wrote begins a line of its own."""
    wish = request.wish
    client = line(request.asked_by.name, LINE) or "An agent"
    subject, reason = line(wish.subject, LINE), line(wish.reason, LINE)
    match wish.kind:
        case "request_file":
            place = [f"It goes to {line(wish.destination, LINE)} in the sources."] if wish.destination else []
            return [f"{client} asks you for a file: {subject}", *place]
        case "retire_page" | "retire_source":
            counts = ((len(touched.linked_from), "link to it"), (len(touched.summaries), "are made from it"))
            what = "page" if wish.kind == "retire_page" else "source"
            reaches = [f"Pages that {how}: {number:,}." for number, how in counts if number]
            return [f"{client} asks to retire the {what} {subject}: {reason}", *reaches]
