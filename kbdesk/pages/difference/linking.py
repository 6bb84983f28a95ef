"""What a text links to newly, and what no longer: by the target, however the link is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.pages import links
from kbdesk.pages.difference.values import LinkChange

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from kbdesk.pages.difference.values import Span

Naming: TypeAlias = "Callable[[str, bool], str | None]"
"""Returns the id of the page that a destination leads to (True: of a wikilink), None where it leads to none."""


def as_written(_destination: str, _wiki: bool) -> None:
    """Name no page: links are told by their destinations as they are written."""


@dataclass(frozen=True, slots=True)
class Linked:
    """A link by what it leads to; `line` is the file's, counted from 0."""

    target: str
    text: str
    line: int
    is_image: bool


def linked(lines: Sequence[str], first: int, naming: Naming) -> list[Linked]:
    """Return the links of a body that begins at a line of the file."""
    found = []
    for link in links.find_all("".join(lines[first:]), first):
        if link.kind == "definition" or not link.destination:
            continue
        is_image = link.kind in ("image", "embed")
        target = naming(link.destination, link.wiki) or link.destination
        found.append(Linked(target, link.text, link.line, is_image))
    return found


def changed(before: Iterable[Linked], after: Iterable[Linked]) -> tuple[LinkChange, ...]:
    """Return what links of the one text are none of the other."""
    return (*_only(after, before, "added"), *_only(before, after, "removed"))


def _only(those: Iterable[Linked], others: Iterable[Linked], kind: str) -> Iterator[LinkChange]:
    known = {(link.target, link.is_image) for link in others}
    for link in those:
        key = (link.target, link.is_image)
        if key not in known:
            known.add(key)
            yield LinkChange("added" if kind == "added" else "removed", link.target, link.text, link.is_image)


class ByLine:
    """The links of two texts, to be asked for by lines."""

    def __init__(self, before: Iterable[Linked], after: Iterable[Linked]) -> None:
        self._before = _by_line(before)
        self._after = _by_line(after)

    def changed(self, spans: Sequence[Span]) -> tuple[LinkChange, ...]:
        """Return what the lines of a hunk link to newly, and what no longer."""
        left: list[Linked] = []
        right: list[Linked] = []
        for span in spans:
            left += _within(self._before, span.before_first, span.before_last)
            right += _within(self._after, span.after_first, span.after_last)
        return changed(left, right) if left or right else ()


def _by_line(found: Iterable[Linked]) -> dict[int, list[Linked]]:
    lines: dict[int, list[Linked]] = {}
    for link in found:
        lines.setdefault(link.line, []).append(link)
    return lines


def _within(found: dict[int, list[Linked]], first: int, last: int) -> Iterator[Linked]:
    for line in range(first, last) if found else ():
        yield from found.get(line, ())
