"""What health tells in words: the problems of the check and the remarks of a closer look, under one heading a kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from kbdesk.desk import core
from kbdesk.desk.amounts import percent
from kbdesk.desk.joining import listed
from kbdesk.desk.rows import Item

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.project.remarks import Remark
    from kbdesk.project.values import PageRow, Problem


def tr(text: str, count: int = -1) -> str:
    """Return a phrase of this room in the person's language; `count` decides its form and stands for %Ln in it."""
    return QCoreApplication.translate("health", text, None, count)


TITLES = {
    "broken_link": QT_TRANSLATE_NOOP("health", "Links that lead nowhere"),
    "broken_heading": QT_TRANSLATE_NOOP("health", "Links to headings that are not there"),
    "broken_image": QT_TRANSLATE_NOOP("health", "Pictures that are not there"),
    "link_to_retired": QT_TRANSLATE_NOOP("health", "Links to retired pages"),
    "link_to_superseded": QT_TRANSLATE_NOOP("health", "Links to superseded pages"),
    "unreadable": QT_TRANSLATE_NOOP("health", "Files that are not as they should be"),
    "twins": QT_TRANSLATE_NOOP("health", "Names that many systems take for one"),
    "forbidden_name": QT_TRANSLATE_NOOP("health", "Names that not every system takes"),
    "orphan": QT_TRANSLATE_NOOP("health", "Pages that no page links to"),
    "unwritten": QT_TRANSLATE_NOOP("health", "Names that many pages use and no page explains"),
    "same_name": QT_TRANSLATE_NOOP("health", "Pages that are called the same"),
    "same_text": QT_TRANSLATE_NOOP("health", "Pages that say nearly the same"),
    "one_way": QT_TRANSLATE_NOOP("health", "Related pages that do not link back"),
    "no_summary": QT_TRANSLATE_NOOP("health", "Originals without a summary"),
    "summaries_of_one": QT_TRANSLATE_NOOP("health", "Originals with several summaries"),
    "summary_behind": QT_TRANSLATE_NOOP("health", "Summaries older than their original"),
    "original_missing": QT_TRANSLATE_NOOP("health", "Summaries whose original is missing"),
    "original_retired": QT_TRANSLATE_NOOP("health", "Summaries whose original is retired"),
    "untraced": QT_TRANSLATE_NOOP("health", "Pages without a link to a source"),
}
"""The kinds in the order in which they are shown, each with its heading."""

LINKS = ("broken_link", "link_to_retired", "link_to_superseded")
INSIDE = ("broken_heading", "broken_image")
"""What is not there inside of what is."""
OF_ORIGINALS = ("no_summary", "summaries_of_one", "summary_behind")
SIGN_OF_NO_PAGE = ("unwritten", *OF_ORIGINALS)


@dataclass(frozen=True)
class Finding:
    """One thing that health tells. `subject` is a page's id, or the path or name of what is no page.

    `target`, `line`, `detail` as in a Problem; `others` and `detail` as in a Remark. `problem` is the check's, None
    for a remark.
    """

    kind: str
    subject: str
    target: str = ""
    line: int = 0
    others: tuple[str, ...] = ()
    detail: str = ""
    problem: Problem | None = None

    @property
    def sign(self) -> tuple[str, str, str, str]:
        """What tells it from others, also when it is found again."""
        return self.kind, self.subject, self.target, self.detail

    @property
    def is_about_page(self) -> bool:
        """Whether its subject is meant as a page."""
        return self.kind not in SIGN_OF_NO_PAGE


def of_problem(problem: Problem) -> Finding:
    """Return what a problem of the check tells."""
    return Finding(problem.kind, problem.page, problem.target, problem.line, detail=problem.detail, problem=problem)


def of_remark(remark: Remark) -> Finding:
    """Return what a remark tells."""
    return Finding(remark.kind, remark.subject, others=remark.others, detail=remark.detail)


def title(kind: str) -> str:
    """Return the heading of a kind."""
    return tr(str(TITLES[kind]))


def name_of(page: str, rows: Mapping[str, PageRow]) -> str:
    """Return a page's title, or what it is called where there is none."""
    row = rows.get(page)
    special = {"overview": tr("Overview"), "log": tr("Log"), "index": tr("Index")}
    return row.title if row is not None else special.get(page, page)


def sentence(finding: Finding, rows: Mapping[str, PageRow]) -> str:
    """Return what is wrong, in a line."""
    others = listed(name_of(one, rows) for one in finding.others)
    told = {
        "broken_link": tr("links to %1, which does not exist").replace("%1", finding.target),
        "link_to_retired": tr("links to %1, which is retired").replace("%1", name_of(finding.target, rows)),
        "link_to_superseded": tr("links to %1, which is superseded").replace("%1", name_of(finding.target, rows)),
        "broken_heading": tr("links to the heading “%1” of %2, which has none such")
        .replace("%1", finding.target.partition("#")[2])
        .replace("%2", name_of(finding.detail, rows)),
        "broken_image": tr("shows %1, which does not exist").replace("%1", finding.target),
        "twins": tr("the same as %1 there").replace("%1", finding.detail),
        "orphan": finding.subject,
        "unwritten": tr("stands in %1").replace("%1", others),
        "same_name": tr("“%1”, like %2").replace("%1", finding.detail).replace("%2", others),
        "same_text": tr("like %1").replace("%1", others),
        "one_way": tr("not linked back from %1").replace("%1", others),
        "no_summary": tr("nobody has summarised it"),
        "summaries_of_one": others,
        "summary_behind": tr("changed after %1").replace("%1", others),
        "original_missing": others,
        "original_retired": others,
        "untraced": finding.subject,
    }
    return told.get(finding.kind, core.sentence(finding.detail))


def item(finding: Finding, rows: Mapping[str, PageRow]) -> Item:
    """Return how a finding stands in the list."""
    row = rows.get(finding.subject) if finding.is_about_page else None
    mark = ""
    if finding.line:
        mark = tr("line %1").replace("%1", QLocale().toString(finding.line))
    elif finding.kind == "same_text":
        mark = percent(int(finding.detail))
    name = name_of(finding.subject, rows) if finding.is_about_page else finding.subject
    return Item(
        name,
        dot=row.type if row is not None else "",
        mark=mark,
        state=row.status if row is not None else "active",
        under=sentence(finding, rows),
    )
