"""Fixes of what health tells, planned as one change over many pages, and shown before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from kbdesk.errors import KbdeskError, NotFound, Refused, Unreadable
from kbdesk.pages import edits
from kbdesk.pages.fixes import Mending, mended
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from kbdesk.index.index import Index
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job


@dataclass(frozen=True)
class Fix:
    """One thing to mend in a page (or the overview).

    relink: the links of `page` that ask for `target`, or lead to it, lead to the page `to`; unlink: only their words
    stay; create: they lead to the page `to`, which is made from its type's template, called `title`; link: `page` gets
    a link to the page `to`; heading: the links of `page` with the destination `target` lead to the heading `to` of the
    same page, with "" to its beginning; bare: only the words of such links, and of such pictures, stay.
    """

    kind: Literal["relink", "unlink", "create", "link", "heading", "bare"]
    page: str
    target: str = ""
    to: str = ""
    title: str = ""


@dataclass(frozen=True)
class FixedPage:
    """What fixes make of a page's file, with what is to be said of it; `before` is "" for one that is made."""

    page: str
    before: str
    after: str
    warnings: tuple[str, ...] = ()


class Fixing:
    """Plans fixes; writes nothing."""

    def __init__(self, shelf: ProjectShelf, index: Index) -> None:
        self._shelf = shelf
        self._index = index

    def plan(self, fixes: Sequence[Fix], job: Job | None = None) -> Plan:
        """Plan all fixes as one change. Those that cannot be made are told as warnings; raises where none can."""
        failures: list[KbdeskError] = []
        puts, coming = self._made(fixes, failures)
        pages = list(coming)
        wanted = self._by_page(fixes, coming)
        for number, (page, what) in enumerate(wanted.items()):
            if job:
                job(number, len(wanted))
            try:
                put = mended(self._shelf, page, what, coming)
            except (NotFound, Refused, Unreadable) as error:
                failures.append(error)
                continue
            if put.after != put.before:
                puts.append(Put(self._shelf.layout.in_project(put.path), put.before, put.after))
                pages.append(page)
        if failures and not puts:
            raise failures[0]
        left = tuple(f"{error.where}: left as it is. {error.what}" for error in failures)
        return Plan("fix", pages[0] if pages else "", tuple(puts), pages=tuple(pages), warnings=left)

    def _made(self, fixes: Sequence[Fix], failures: list[KbdeskError]) -> tuple[list[Put], dict[str, str]]:
        """Plan the pages that are to be made; return them and where each will stand."""
        puts: list[Put] = []
        coming: dict[str, str] = {}
        for to, title in {fix.to: fix.title for fix in fixes if fix.kind == "create"}.items():
            if self._shelf.locate(to) is not None:
                continue  # made by somebody meanwhile: the links lead to it
            kind, _, slug = to.partition("/")
            try:
                made = edits.create(self._shelf, [edits.Draft(kind, slug, title)]).puts[0]
            except Refused as error:
                failures.append(error)
                continue
            puts.append(made)
            coming[to] = self._shelf.layout.in_knowledge(made.path) or made.path
        return puts, coming

    def _by_page(self, fixes: Sequence[Fix], coming: Mapping[str, str]) -> dict[str, Mending]:
        names: dict[str, tuple[str, ...]] = {}
        if any(fix.kind == "link" for fix in fixes):
            names = {page: (title, *aliases) for page, _, title, _, aliases in self._index.pages.names()}
        found: dict[str, Mending] = {}
        for fix in fixes:
            if fix.kind == "create" and fix.to not in coming and self._shelf.locate(fix.to) is None:
                continue  # it could not be made, which is told already
            what = found.setdefault(fix.page, Mending())
            if fix.kind == "link":
                what.linking.append((fix.to, names.get(fix.to, ())))
            elif fix.kind == "heading":
                what.headings[fix.target] = fix.to
            elif fix.kind == "bare":
                what.bared.add(fix.target)
            else:
                what.leading[fix.target] = None if fix.kind == "unlink" else fix.to
        return found

    def preview(self, fixes: Sequence[Fix]) -> tuple[FixedPage, ...]:
        """Return what the fixes would make of each page. Raises as `plan` does."""
        return previewed(self.plan(fixes))

    def with_links_led(self, plan: Plan, sources: Iterable[str], page: str, to: str) -> Plan:
        """Return a plan with which also the links of `sources` to a page lead to another, or with "" end."""
        kind: Literal["relink", "unlink"] = "relink" if to else "unlink"
        fixes = [Fix(kind, source, page, to) for source in dict.fromkeys(sources) if source not in (page, to)]
        if not fixes:
            return plan
        led = self.plan(fixes)
        return Plan(
            plan.operation,
            plan.subject,
            (*plan.puts, *led.puts),
            reason=plan.reason,
            pages=(*plan.pages, *led.pages),
            warnings=(*plan.warnings, *led.warnings),
        )


def previewed(plan: Plan) -> tuple[FixedPage, ...]:
    """Return what a plan would make of each of its pages; it has one put for each, in their order."""
    return tuple(
        FixedPage(page, _text(put.before), _text(put.after), tuple(_of(page, plan.warnings)))
        for page, put in zip(plan.pages, plan.puts, strict=True)
    )


def _of(page: str, warnings: Iterable[str]) -> Iterator[str]:
    """Yield the warnings that are of a page."""
    return (warning for warning in warnings if warning.startswith(f"{page}: "))


def _text(data: bytes | None) -> str:
    return "" if data is None else data.decode("utf-8", "replace")
