"""Pages that are wanted where they are not: what a link asks for is made, and the link leads there."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import unquote

from PySide6.QtCore import QCoreApplication

from kbdesk.desk.undoing import say_done
from kbdesk.errors import Refused
from kbdesk.project.fixing import Fix

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job


def _tr(text: str) -> str:
    return QCoreApplication.translate("wanted", text)


def can_be_made(session: Session, page: str) -> bool:
    """Whether an id is one that a page can be made at."""
    kind, _, slug = page.partition("/")
    return session.project.writable and bool(slug) and kind in {each.type for each in session.project.types}


def make_for_link(session: Session, widget: QWidget, page: str, href: str, words: str) -> None:
    """Ask for the page that a broken link of a page asks for, called as the link says; then write it."""
    project = session.project
    session.read(
        widget, lambda _job: _asked(project, page, href), lambda found: _show(session, widget, page, found, words)
    )


def make_missing(session: Session, widget: QWidget, page: str) -> None:
    """Ask for a page of an id at which there is none; then write it."""
    title = page.partition("/")[2].replace("-", " ")
    _show(session, widget, "", ("", Fix("create", "", to=page)), title[:1].upper() + title[1:])


def lead_there(session: Session, widget: QWidget, page: str, target: str, made: str) -> None:
    """Lead the links of a page that ask for a target to a page that was made, where they do not by themselves."""
    project, person = session.project, session.person

    def lead(_job: Job) -> Changes | None:
        with suppress(Refused):  # it leads there by itself
            return project.fix([Fix("relink", page, target, made)], person)
        return None

    def told(changes: Changes | None) -> None:
        if changes is not None:
            say_done(session, widget, _tr("Made, and the link leads there: %1").replace("%1", made), changes)

    session.write(widget, lead, told)


def _asked(project: Project, page: str, href: str) -> tuple[str, Fix]:
    """Return what a broken link asks for and the page that would be made for it. Runs on a worker."""
    wanted = unquote(href)
    problems = [each for each in project.check() if each.kind == "broken_link" and each.page == page]
    for problem, proposed in zip(problems, project.pages_to_make(problems), strict=True):
        if wanted in (unquote(problem.written), problem.target, proposed.to):
            return problem.target, proposed
    return "", Fix("create", page)


def _show(session: Session, widget: QWidget, page: str, found: tuple[str, Fix], words: str) -> None:
    from kbdesk.desk.page.new import NewPageDialog  # noqa: PLC0415  # not needed to read

    target, proposed = found
    kind, _, slug = proposed.to.partition("/")
    named = bool(words) and words.casefold() not in (target.casefold(), proposed.to.casefold())
    dialog = NewPageDialog(session, widget.window(), words if named else proposed.title or words)
    dialog.naming.choose_type(kind)
    if slug and target.removesuffix(".md").rpartition("/")[2] in ("", slug):  # there, the link leads by itself
        dialog.naming.choose_slug(slug)
    if target:
        dialog.made.connect(partial(lead_there, session, widget, page, target))
    dialog.made.connect(session.edit_page)
    dialog.show()
