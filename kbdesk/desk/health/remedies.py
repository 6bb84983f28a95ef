"""What can be done about a finding, or about all of a kind: each with its letter, the likeliest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.desk.health.findings import INSIDE, LINKS, OF_ORIGINALS, name_of, tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.desk.health.findings import Finding
    from kbdesk.project.values import PageRow


@dataclass(frozen=True)
class Remedy:
    """One thing to do. `act` says what (the room knows how), with the page `page`; `key` is the letter that does it."""

    act: str
    key: str
    text: str
    icon: str
    page: str = ""


def remedies(
    finding: Finding, likely: Sequence[str], rows: Mapping[str, PageRow], *, writable: bool
) -> tuple[Remedy, ...]:
    """Return what can be done about a finding; `likely` are the pages that were probably meant."""
    if not writable:
        found: tuple[Remedy, ...] = ()
    elif finding.kind in INSIDE:
        found = _inside(finding.kind, likely)
    else:
        found = _changes(finding, likely, rows)
    return (*_lettered(found), *_looks(finding, rows))


def _inside(kind: str, likely: Sequence[str]) -> tuple[Remedy, ...]:
    """Return what can be done where a heading or a picture is not there; `likely` are the page's headings."""
    if kind == "broken_image":
        return (Remedy("bare", "k", tr("Take the picture out, keep its words"), "unlink"),)
    form = tr("Lead it to the heading “%1”")
    led = [Remedy("heading", "", form.replace("%1", each), "link", each) for each in likely]
    plain = Remedy("heading", "b", tr("Lead it to the page’s beginning"), "file-text")
    return (*led, plain, Remedy("bare", "k", tr("Keep only its words"), "unlink"))


def _changes(finding: Finding, likely: Sequence[str], rows: Mapping[str, PageRow]) -> tuple[Remedy, ...]:
    kind = finding.kind
    if kind in LINKS:
        led = [Remedy("relink", "", _to(tr("Lead it to “%1”"), page, rows), "link", page) for page in likely]
        choose = Remedy("choose", "c", tr("Lead it to another page…"), "search")
        make = [Remedy("make", "m", tr("Make the page…"), "file-plus")] if kind == "broken_link" else []
        return (*led, choose, *make, Remedy("unlink", "k", tr("Keep only its words"), "unlink"))
    if kind == "orphan":
        led = [Remedy("link", "", _to(tr("Link it from “%1”"), page, rows), "link", page) for page in likely]
        choose = Remedy("choose", "c", tr("Link it from another page…"), "search")
        return (*led, choose, Remedy("retire", "r", tr("Retire it…"), "archive"))
    if kind == "unwritten":
        return (Remedy("make", "m", tr("Make the page…"), "file-plus"),)
    if kind in ("same_name", "same_text"):
        return tuple(
            Remedy("supersede", "", _to(tr("Supersede it by “%1”…"), page, rows), "replace", page)
            for page in finding.others
        )
    if kind == "one_way":
        return tuple(
            Remedy("link", "", _to(tr("Link back from “%1”"), page, rows), "link", page) for page in finding.others
        )
    return (Remedy("retire", "r", tr("Retire the summary…"), "archive"),) if kind == "original_retired" else ()


def _looks(finding: Finding, rows: Mapping[str, PageRow]) -> tuple[Remedy, ...]:
    """Return what only shows something."""
    kind = finding.kind
    if kind in OF_ORIGINALS:
        return (Remedy("source", "s", tr("Show the original"), "library", finding.subject),)
    if kind in ("original_missing", "original_retired"):
        return (Remedy("source", "s", tr("Show the original"), "library", finding.others[0]),)
    if kind in ("unreadable", "twins", "forbidden_name"):
        shown = [Remedy("file", "f", tr("Open the file"), "external-link")]
        if finding.subject in rows and kind == "unreadable":
            shown.append(Remedy("versions", "v", tr("Earlier versions…"), "history"))
        return tuple(shown)
    return ()


def remedies_for_all(kind: str, *, writable: bool) -> tuple[Remedy, ...]:
    """Return what can be done about all of a kind at once."""
    bare = Remedy("all_unlink", "k", tr("Keep only their words…"), "unlink")
    successors = Remedy("all_likely", "f", tr("Lead them to the pages that replace theirs…"), "list-checks")
    told = {
        "broken_link": (
            Remedy("all_likely", "f", tr("Lead them to the likeliest pages…"), "list-checks"),
            Remedy("all_make", "m", tr("Make the pages they ask for…"), "file-plus"),
            bare,
        ),
        "broken_heading": (
            Remedy("all_beginnings", "f", tr("Lead them to the pages’ beginnings…"), "list-checks"),
            Remedy("all_bare", "k", tr("Keep only their words…"), "unlink"),
        ),
        "broken_image": (Remedy("all_bare", "k", tr("Take the pictures out, keep their words…"), "unlink"),),
        "link_to_retired": (successors, bare),
        "link_to_superseded": (successors, bare),
        "orphan": (
            Remedy("all_likely", "f", tr("Link them from the likeliest pages…"), "list-checks"),
            Remedy("all_overview", "o", tr("Link them from the overview…"), "house"),
        ),
        "one_way": (Remedy("all_back", "f", tr("Link all back…"), "list-checks"),),
    }
    return told.get(kind, ()) if writable else ()


def _lettered(found: Sequence[Remedy]) -> tuple[Remedy, ...]:
    """Give F to the first, and numbers to the others that have no letter."""
    made = []
    for number, one in enumerate(found, start=1):
        key = "f" if number == 1 else one.key or str(number)
        made.append(Remedy(one.act, key, one.text, one.icon, one.page))
    return tuple(made)


def _to(form: str, page: str, rows: Mapping[str, PageRow]) -> str:
    return form.replace("%1", name_of(page, rows))
