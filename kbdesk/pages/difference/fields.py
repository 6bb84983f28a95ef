"""What differs between two headers, field by field."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.pages.difference.alignment import Match, gaps, matching
from kbdesk.pages.difference.values import FieldChange, Hunk, Span, Words
from kbdesk.pages.text import PageText

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.header import HeaderField

ROUTINE = frozenset({"updated", "ingested"})
"""Fields that the store sets by itself."""


@dataclass(frozen=True, slots=True)
class Head:
    """The lines of a file up to its body, with the fields that stand on them; `end` is the body's first line."""

    lines: Sequence[str]
    end: int
    page: PageText

    @classmethod
    def of(cls, lines: Sequence[str]) -> Head:
        """Read the header of a file's lines."""
        page = PageText.of("".join(lines))
        if not page.has_header:
            return cls(lines, 0, page)
        whole = "".join((page.lead, page.opening, *page.lines, page.closing))
        is_parted = whole.endswith("\n") or not page.body
        return cls(lines, whole.count("\n") + (is_parted and not whole.endswith("\n")), page)

    def beside(self, other: Head) -> Head:
        """Return the header with the blank lines after it where the other text has none: they come and go with it."""
        end = self.end
        while 0 < end < len(self.lines) and not other.end and not self.lines[end].strip():
            end += 1
        return replace(self, end=end)

    @property
    def is_open(self) -> bool:
        """Whether the file ends with the header, and without a line ending: then nothing can be put after it."""
        return 0 < self.end == len(self.lines) and not self.lines[-1].endswith("\n")

    def parts(self) -> list[_Part]:
        """Return the header's lines by the fields that begin on them; those of none are parts of their own."""
        offset = self.page.lead.count("\n") + self.page.opening.count("\n")
        found: list[_Part] = []
        at = 0
        for field in self.page.reading.fields:
            first, end = field.first + offset, field.end + offset
            if first < at or end > self.end:
                return [_Part(0, self.end, "".join(self.lines[: self.end]))]
            found += (_Part(line, line + 1, self.lines[line]) for line in range(at, first))
            found.append(_Part(first, end, "".join(self.lines[first:end]), field))
            at = end
        found += (_Part(line, line + 1, self.lines[line]) for line in range(at, self.end))
        return found


@dataclass(frozen=True, slots=True)
class _Part:
    first: int
    end: int
    text: str
    field: HeaderField | None = None

    @property
    def name(self) -> str:
        return self.field.name if self.field else ""


def header_hunks(before: Head, after: Head) -> Iterator[Hunk]:
    """Yield what differs between two headers: a hunk a field, one for all that no field says, one for dates.

    Where one of them is new or gone all is one hunk.
    """
    if before.lines[: before.end] == after.lines[: after.end]:
        return
    if not before.end or not after.end:
        came = changes_of(before.page, after.page)
        is_routine = bool(came) and all(change.name in ROUTINE and change.after for change in came)
        yield _hunk(before, after, [(Span(0, before.end, 0, after.end))], came, is_routine=is_routine)
        return
    routine: list[tuple[Span, FieldChange]] = []
    unsaid: list[Span] = []
    all_changes = changes_of(before.page, after.page)
    for spans, names in _differing(before.parts(), after.parts()):
        changes = tuple(change for change in all_changes if change.name in names)
        if not changes:
            unsaid += spans
        elif all(change.name in ROUTINE and change.after for change in changes):
            routine += ((span, change) for span in spans for change in changes)
        else:
            yield _hunk(before, after, spans, changes)
    if unsaid:
        yield _hunk(before, after, sorted(unsaid), ())
    if routine:
        changes = tuple(dict.fromkeys(change for _, change in routine))
        yield _hunk(before, after, sorted(dict.fromkeys(span for span, _ in routine)), changes, is_routine=True)


def changes_of(before: PageText, after: PageText) -> tuple[FieldChange, ...]:
    """Return the fields whose values differ, in the order of the header after, then those that are gone."""
    old, new = before.fields(), after.fields()
    names = [*new, *(name for name in old if name not in new)]
    return tuple(
        FieldChange(name, old.get(name), new.get(name), _items(name, before, after))
        for name in names
        if old.get(name) != new.get(name)
    )


def _items(name: str, before: PageText, after: PageText) -> tuple[Words, ...]:
    if not any(
        field.name == name and field.items is not None for page in (before, after) for field in page.reading.fields
    ):
        return ()
    old, new = before.field_list(name), after.field_list(name)
    found: list[Words] = []
    at = to = 0
    for match in (*matching(old, new), Match(len(old), len(new), 0)):
        found += (Words("removed", item) for item in old[at : match.before])
        found += (Words("added", item) for item in new[to : match.after])
        at, to = match.before + match.length, match.after + match.length
        found += (Words("same", item) for item in old[match.before : at])
    return tuple(found)


def _differing(before: Sequence[_Part], after: Sequence[_Part]) -> Iterator[tuple[list[Span], set[str]]]:
    """Yield the lines that differ with the names of their fields; a field that changed its place has two spans."""
    pieces: list[tuple[Span, str]] = []
    matches = matching([part.text for part in before], [part.text for part in after])
    for first, end, to_first, to_end in gaps(matches, len(before), len(after)):
        left, right = before[first:end], after[to_first:to_end]
        pieces += _paired(left, right, (_line(before, first), _line(after, to_first)))
    by_name: dict[str, list[Span]] = {}
    for span, name in pieces:
        if name:
            by_name.setdefault(name, []).append(span)
        else:
            yield [span], set()
    for name, spans in by_name.items():
        yield spans, {name}


def _line(parts: Sequence[_Part], place: int) -> int:
    return parts[place].first if place < len(parts) else parts[-1].end if parts else 0


def _paired(left: Sequence[_Part], right: Sequence[_Part], at: tuple[int, int]) -> Iterator[tuple[Span, str]]:
    """Yield the parts of a gap, those of one name together."""
    line, to_line = at
    number = to_number = 0
    same = matching([part.name or part.text for part in left], [part.name or part.text for part in right])
    for match in (*same, Match(len(left), len(right), 0)):
        for part in left[number : match.before]:
            yield Span(part.first, part.end, to_line, to_line), part.name
            line = part.end
        for part in right[to_number : match.after]:
            yield Span(line, line, part.first, part.end), part.name
            to_line = part.end
        number, to_number = match.before + match.length, match.after + match.length
        for one, other in zip(left[match.before : number], right[match.after : to_number], strict=True):
            yield Span(one.first, one.end, other.first, other.end), one.name
            line, to_line = one.end, other.end


def _hunk(
    before: Head, after: Head, spans: Sequence[Span], changes: tuple[FieldChange, ...], *, is_routine: bool = False
) -> Hunk:
    old, new = (
        "".join(line for first, last in ranges for line in head.lines[first:last])
        for head, ranges in (
            (before, [(span.before_first, span.before_last) for span in spans]),
            (after, [(span.after_first, span.after_last) for span in spans]),
        )
    )
    is_blank = not changes and old.split() == new.split()
    return Hunk("header", tuple(spans), old, new, fields=changes, is_only_blanks=is_blank, is_routine=is_routine)
