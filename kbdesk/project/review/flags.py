"""What of a piece the person should look at first."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.pages import guards
from kbdesk.pages.concerns import Concern, concern_of
from kbdesk.pages.describe import title_of
from kbdesk.pages.figures import exchanged
from kbdesk.pages.instructions import hidden_in, orders_in
from kbdesk.pages.layouts import SPECIAL
from kbdesk.pages.near_names import near_keys
from kbdesk.pages.text import PageText
from kbdesk.plan import hash_of
from kbdesk.project.cataloguing import LEFT
from kbdesk.project.review.effects import unsupported_in
from kbdesk.project.review.values import RISKS, Flag

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.review.differences import Differences
    from kbdesk.project.shelf import ProjectShelf

SOURCE_FIELDS = frozenset({"file", "url", "source", "sources"})
"""Fields that name what a page rests on."""

LISTS = frozenset({"index", "log", "readme"})
"""Names of files that tell of the base itself: their figures count pages, and change with every one."""

MOST_CLAIMS = 3
"""Claims without their sources that are told of one change."""

MOST_FIGURES = 500
"""Figures of one change that are told; the desk shows the first, and all when that is asked for."""

MOST_TWINS = 3
"""Pages with nearly the same name that are told of a new one."""

_NO_TEXT = "its file is no longer UTF-8 text."


class Flagging:
    """Finds what there is to say of a change: what its writer was told, and what its texts show. Reads only."""

    def __init__(self, shelf: ProjectShelf, differences: Differences) -> None:
        self._shelf = shelf
        self._differences = differences
        self._arrived: tuple[int, frozenset[str]] = (0, frozenset())

    def flags_of(
        self, record: ChangeRecord, path: str, before: bytes | None, after: bytes | None, *, is_renamed: bool = False
    ) -> tuple[Flag, ...]:
        """Return the flags of what a change did to the file at a path of the project, the gravest first.

        None: there was or is no file, or its text is not kept. `is_renamed` of one that went: it has another name.
        """
        inside = self._shelf.layout.in_knowledge(path)
        page = self._page(inside) if inside is not None else ""
        found: list[Concern] = []
        if inside is not None and (before is not None or after is not None):
            found += (
                self._shown(inside, path, before, after)
                if after is not None
                else self._gone(record, page, inside, before, is_renamed=is_renamed)
            )
        kinds = {each.kind for each in found}
        told = [concern_of(sentence) for sentence in _told(record, page)]
        found += [each for each in told if each.kind == "warning" or each.kind not in kinds]
        flags = dict.fromkeys(Flag(each.kind, each.text) for each in found)
        return tuple(sorted(flags, key=lambda flag: -RISKS.get(flag.kind, 0)))

    def flags_of_original(self, path: str) -> tuple[Flag, ...]:
        """Return the flags of an original that no longer stands at a path of the project: what rests on it still."""
        pages = self._shelf.resting_on(path)
        if not pages:
            return ()
        one, several = (
            f"The summary {self._shelf.called(pages)} rests on this original.",
            f"The summaries {self._shelf.called(pages)} rest on this original.",
        )
        return (Flag("warning", one if len(pages) == 1 else several),)

    def _arrived_with(self, record: ChangeRecord) -> frozenset[str]:
        """Return the hashes of the files that came with a change: one that went has a new name where it is one."""
        if self._arrived[0] != record.id:
            came = frozenset(after for _, before, after in record.files if before is None and after is not None)
            self._arrived = record.id, came
        return self._arrived[1]

    def _gone(
        self, record: ChangeRecord, page: str, inside: str, before: bytes | None, *, is_renamed: bool
    ) -> Iterator[Concern]:
        """Yield what is to be said of a file that went: nothing of one with another name to which no link led."""
        old, stem = _page_text(before), inside.removesuffix(".md")
        names = {page, inside, stem, stem.rpartition("/")[2], *([title_of(old, page)] if old else ())}
        left = self._shelf.left_by(names) if self._shelf.locate(page) is None else ()
        if left:
            yield Concern(
                "removed", f"its file is gone, and links to it lead nowhere now, in {self._shelf.called(left)}."
            )
        elif before is None or not (is_renamed or hash_of(before) in self._arrived_with(record)):
            yield Concern("removed", "its file is gone.")

    def _shown(self, inside: str, path: str, before: bytes | None, after: bytes) -> Iterator[Concern]:
        """Yield what the texts show."""
        old, new = _page_text(before), _page_text(after)
        concerns: list[Concern] = []
        if new is None:
            yield Concern("broken_structure", _NO_TEXT)
        elif before is None or old is not None:
            concerns = guards.text_concerns(self._shelf, inside, old, new)
            yield from concerns
            told = guards.twins(self._shelf, "", inside, old, new, lambda page: self._shelf.called([page]))
            twins = [concern_of(each.partition(": ")[2]) for each in told]
            yield from twins or (self._near_twins(inside, new) if before is None else ())
        difference = self._differences.told(path, before, after)
        if not any(each.kind == "dropped_citations" for each in concerns):
            yield from self._unsupported(inside, difference)
        yield from self._figures(inside, difference)
        yield from _orders(difference)

    def _near_twins(self, inside: str, page: PageText) -> Iterator[Concern]:
        """Yield which pages a new one may be written a second time of: their names differ by a slip, or in number."""
        title = title_of(page, inside.rpartition("/")[2].removesuffix(".md"))
        others = self._shelf.with_names(near_keys(title)) if inside not in SPECIAL else {}
        for other, name in islice(others.items(), MOST_TWINS):
            if other != self._shelf.id_at(inside):
                yield Concern("twin", f"{self._shelf.called([other])} is called nearly the same: “{name}”.")

    def _unsupported(self, inside: str, difference: Difference) -> Iterator[Concern]:
        for lost in islice(unsupported_in(self._differences, inside, "", difference), MOST_CLAIMS):
            yield Concern("dropped_citations", f"this stays, and its link to a source is gone: “{lost.text}”.")

    def _figures(self, inside: str, difference: Difference) -> Iterator[Concern]:
        name = inside.rpartition("/")[2].removesuffix(".md").casefold()
        pairs = exchanged(difference) if difference.was_there and name not in LISTS else []
        if pairs and not self._has_new_source(inside, difference):
            listing = guards.listed([f"{old} → {new}" for old, new in pairs], MOST_FIGURES)
            yield Concern("figures", f"this changes numbers or dates, and no link to a source with them: {listing}.")

    def _has_new_source(self, inside: str, difference: Difference) -> bool:
        fields = {field.name for hunk in difference.hunks for field in hunk.fields}
        links = (link.target for link in difference.links if link.kind == "added")
        return bool(fields & SOURCE_FIELDS) or any(self._differences.is_source(inside, target) for target in links)

    def _page(self, inside: str) -> str:
        place = self._shelf.layout.page_at(inside)
        return self._shelf.id_at(inside) or (place.id if place else self._shelf.layout.special(inside) or inside)


def _orders(difference: Difference) -> Iterator[Concern]:
    """Yield what speaks to a machine, or does not show, and was not there before."""
    added = "\n".join(hunk.after for hunk in difference.hunks if not hunk.is_only_blanks)
    known = "\n".join(hunk.before for hunk in difference.hunks)
    for quoted in _new(orders_in(added), lambda: orders_in(known)):
        yield Concern("instruction", f"this adds what reads like an order to a machine: “{quoted}”.")
    texts = (guards.without_code("".join(lines)) for lines in (difference.after, difference.before))
    after, before = texts
    for quoted in _new(hidden_in(after), lambda: hidden_in(before)):
        yield Concern("instruction", f"this adds what does not show on the page: “{quoted}”.")


def _new(found: Iterable[str], known: Callable[[], Iterable[str]]) -> list[str]:
    those = list(found)
    return [each for each in those if each not in set(known())] if those else []


def _told(record: ChangeRecord, page: str) -> Iterator[str]:
    """Yield what the writer was told of a page; what names none is of the only one, but for what is of index.md."""
    is_only = len(record.pages) == 1 and page in record.pages
    for sentence in record.warnings:
        if sentence == LEFT:
            continue
        if sentence.startswith(f"{page}: "):
            yield sentence[len(page) + 2 :]
        elif is_only:
            yield sentence


def _page_text(data: bytes | None) -> PageText | None:
    try:
        return None if data is None else PageText.parse(data)
    except Unreadable:
        return None
