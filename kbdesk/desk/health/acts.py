"""What the remedies do: each opens its sheet, or what it shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from kbdesk.desk.health.dialog import Asked, FixDialog
from kbdesk.desk.health.findings import name_of, tr
from kbdesk.desk.page.wanted import lead_there
from kbdesk.desk.palette.choosing import PageChooser
from kbdesk.project.fixing import Fix

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.health.findings import Finding
    from kbdesk.desk.health.remedies import Remedy
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job, PageRow

    Rows = Mapping[str, PageRow]

DRAWN_FROM_NAMES = ("index", "log")


class Acts(QObject):
    """Does what remedies say, in the room they were chosen in."""

    def __init__(self, session: Session, room: QWidget) -> None:
        super().__init__(room)
        self._session = session
        self._room = room

    def do(self, remedy: Remedy, finding: Finding, rows: Rows) -> None:
        """Do what a remedy of one finding says."""
        page = finding.subject
        shown: dict[str, Callable[[], object]] = {
            "relink": lambda: self._fix(remedy.text, Fix("relink", page, finding.target, remedy.page), rows),
            "unlink": lambda: self._fix(remedy.text, Fix("unlink", page, finding.target), rows),
            "heading": lambda: self._fix(remedy.text, Fix("heading", page, finding.target, remedy.page), rows),
            "bare": lambda: self._fix(remedy.text, Fix("bare", page, finding.target), rows),
            "link": lambda: self._fix(remedy.text, Fix("link", remedy.page, to=page), rows),
            "choose": lambda: self._choose(finding, rows),
            "make": lambda: self._make(finding),
            "retire": lambda: self._retire(rows[page]),
            "supersede": lambda: self._supersede(rows[page], remedy.page, name_of(remedy.page, rows)),
            "source": lambda: self._session.open_source(remedy.page),
            "file": lambda: self._open_file(page, is_page=page in rows),
            "versions": lambda: self._versions(page, name_of(page, rows)),
        }
        shown[remedy.act]()

    def do_all(self, remedy: Remedy, found: Sequence[Finding], rows: Rows) -> None:
        """Do what a remedy says about all of a kind."""
        words = remedy.text.removesuffix("…")
        led = found[0].kind in ("link_to_retired", "link_to_superseded")
        none = tr("Nothing is proposed: no page replaces theirs.") if led else ""
        self._preview(Asked(words, partial(_fixes_for_all, remedy.act, found), len(found), none), rows)

    # fixes

    def _fix(self, words: str, fix: Fix, rows: Rows) -> None:
        self._preview(Asked(words, lambda _project, _job: [fix], 1), rows)

    def _preview(self, asked: Asked, rows: Rows) -> None:
        FixDialog(self._session, asked, rows, self._room.window()).show()

    def _choose(self, finding: Finding, rows: Rows) -> None:
        is_orphan = finding.kind == "orphan"
        name = tr("The page that is to link to it") if is_orphan else tr("The page that the link is to lead to")
        without = {finding.subject, *DRAWN_FROM_NAMES} | (set() if is_orphan else {"overview"})
        chooser = PageChooser(self._session, self._room, name, without)

        def take(page: str) -> None:
            fix = Fix("link", page, to=finding.subject)
            if not is_orphan:
                fix = Fix("relink", finding.subject, finding.target, page)
            self._fix(name, fix, rows)
            chooser.deleteLater()

        chooser.taken.connect(take)
        chooser.open()

    def _make(self, finding: Finding) -> None:
        """Ask for the page in the sheet that makes pages; what it begins with is proposed by the link."""
        problem = finding.problem
        if problem is None:
            self._show_new_page(finding, Fix("create", "", title=finding.subject))
            return
        project = self._session.project
        self._session.read(
            self, lambda _job: project.pages_to_make([problem])[0], partial(self._show_new_page, finding)
        )

    def _show_new_page(self, finding: Finding, proposed: Fix) -> None:
        from kbdesk.desk.page.new import NewPageDialog  # noqa: PLC0415  # not needed to open the room

        dialog = NewPageDialog(self._session, self._room.window(), proposed.title)
        dialog.naming.choose_type(proposed.to.partition("/")[0])
        dialog.made.connect(partial(self._lead_to_made, finding))
        dialog.show()

    def _lead_to_made(self, finding: Finding, made: str) -> None:
        """Lead the link to the page that was made for it, where it does not lead there by itself."""
        problem = finding.problem
        if problem is None:
            return
        lead_there(self._session, self._room, problem.page, problem.target, made)

    # other sheets, and what is only shown

    def _retire(self, row: PageRow) -> None:
        from kbdesk.desk.retiring import RetireDialog  # noqa: PLC0415

        RetireDialog(self._session, row, self._room.window()).show()

    def _supersede(self, row: PageRow, by: str, title: str) -> None:
        from kbdesk.desk.retiring import SupersedeDialog  # noqa: PLC0415

        SupersedeDialog(self._session, row, self._room.window(), (by, title)).show()

    def _versions(self, page: str, title: str) -> None:
        from kbdesk.desk.versions.dialog import VersionsDialog  # noqa: PLC0415

        VersionsDialog(self._session, page, title, self._room.window()).show()

    def _open_file(self, page: str, *, is_page: bool) -> None:
        project = self._session.project

        def find(_job: Job) -> Path:
            return project.page_file(page) if is_page else project.root / page

        self._session.read(self, find, lambda path: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))))


def _fixes_for_all(act: str, found: Sequence[Finding], project: Project, job: Job) -> Sequence[Fix]:
    """Return the fixes of all findings of a kind; runs on a worker."""
    problems = [one.problem for one in found if one.problem is not None]
    if act == "all_likely":
        return project.proposed_fixes(problems, job)
    if act == "all_make":
        return project.pages_to_make(problems)
    if act == "all_unlink":
        return [Fix("unlink", one.subject, one.target) for one in found]
    if act in ("all_bare", "all_beginnings"):
        return [Fix("bare" if act == "all_bare" else "heading", one.subject, one.target) for one in found]
    if act == "all_overview":
        return [Fix("link", "overview", to=one.subject) for one in found]
    return [Fix("link", other, to=one.subject) for one in found for other in one.others]
