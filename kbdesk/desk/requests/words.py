"""A request in words: what is asked, by whom, when, and how it ended."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import core
from kbdesk.desk.joining import in_a_row, quoted
from kbdesk.desk.parts import moment
from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.values import Request, Wish

SHORT = 140


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("requests", text)


def asker(actor: Actor) -> str:
    """Return who asks, as a sentence's subject."""
    return actor.name or tr("An agent")


def title_of(project: Project, wish: Wish) -> str:
    """Return the title of the page a wish is about, "" where there is none. Reads; not for the UI thread."""
    if wish.kind != "retire_page":
        return ""
    try:
        return project.page(wish.subject).row.title
    except KbdeskError:
        return ""


def sentence(request: Request, title: str = "") -> str:
    """Return what is asked, as one plain sentence; `title` is the page's, where it is about one."""
    wish = request.wish
    subject = quoted(title) if title else " ".join(wish.subject.split())
    told = {"1": asker(request.asked_by), "2": subject, "3": wish.replaced_by or ""}
    return re.sub("%([123])", lambda found: told[found[1]], _form(wish))


def _form(wish: Wish) -> str:
    if wish.kind == "retire_page":
        return tr("%1 asks to retire the page %2.")
    if wish.kind == "retire_source":
        if wish.why == "replaced" and wish.replaced_by:
            return tr("%1 asks to retire the original %2: %3 replaces it.")
        return tr("%1 asks to retire the original %2: it is wrong.")
    return tr("%1 asks you for a file: %2")


def shortened(text: str, most: int = SHORT) -> str:
    """Return a text that fits a line."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def effect(wish: Wish, *, done: bool) -> str:
    """Return what approving does; `done`: what is asked was done already."""
    if done:
        return tr("It is retired already. Approving changes nothing and tells the agent so.")
    if wish.kind == "retire_page":
        return tr("Approving marks the page as retired. It stays readable, and can be restored.")
    if wish.kind == "retire_source":
        return tr("Approving moves the original to the retired ones. It is kept, and can be restored.")
    return tr("Approving copies the file into the sources. It also stays where it is now.")


def subject_action(wish: Wish) -> str:
    """Return what the button that shows the subject says."""
    return {"retire_page": tr("Open the page"), "retire_source": tr("Show the original")}.get(wish.kind, "")


def asked(request: Request) -> str:
    """Return who asked and when, with the program's version."""
    actor = request.asked_by
    who = f"{asker(actor)} {actor.version}".strip()
    return tr("Asked by %1, %2").replace("%1", who).replace("%2", moment(request.asked_at))


def state(request: Request) -> str:
    """Return how it stands, in a word."""
    return {
        "waiting": tr("waiting"),
        "approved": tr("approved"),
        "declined": tr("declined"),
        "withdrawn": tr("withdrawn"),
        "failed": tr("failed"),
        "expired": tr("expired"),
    }[request.state]


def ending(request: Request) -> str:
    """Return how it ended, as a sentence with its time, note and failure; "" while it waits."""
    if request.state == "waiting":
        return ""
    told = {
        "approved": tr("It was approved."),
        "declined": tr("It was declined."),
        "withdrawn": tr("The agent took it back."),
        "failed": tr("It was approved, but could not be done."),
        "expired": tr("Nobody answered it in time."),
    }[request.state]
    when = f"({moment(request.answered_at)})" if request.answered_at else ""
    return in_a_row(filter(None, (told, outcome(request), when)))


def outcome(request: Request) -> str:
    """Return what came of an answer, besides that it was given: failure, file, note; "" where that is all."""
    parts = []
    if request.failure:
        parts.append(core.sentence(request.failure))
    if request.result:
        parts.append(tr("Saved as %1.").replace("%1", request.result))
    if request.note:
        parts.append(tr("Note: %1").replace("%1", request.note))
    return in_a_row(parts)


def done(request: Request, title: str, *, approved: bool) -> str:
    """Return what an answer just did, as a sentence."""
    subject = quoted(title) if title else " ".join(request.wish.subject.split())
    if not approved:
        return tr("Declined. The agent is told, with your note.")
    form = {
        "retire_page": tr("Approved: the page %1 is retired."),
        "retire_source": tr("Approved: the original %1 is retired."),
        "request_file": tr("Approved: the file is among the originals."),
    }[request.wish.kind]
    return form.replace("%1", subject)
