"""A page's body as lines: as its reader sees them and, one by one, as they stand on disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages import notices
from kbdesk.pages.merge import places
from kbdesk.pages.relink import from_disk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.shelf import Shelf

_BLANK = " \t\r"


@dataclass(frozen=True, slots=True)
class Body:
    """A body between its blank edges and below the notice that the store keeps, line by line.

    `shown` are the lines with ids, `disk` the same as they stand on disk, each with its ending in `endings`. `before`
    is what comes before them on disk, `after` what comes after the last line's words. `notice` is what the page's
    notice says (with ids), `above` how it is shown.
    """

    shown: tuple[str, ...]
    disk: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()
    before: str = ""
    after: str = ""
    notice: str = ""

    @classmethod
    def of(cls, shelf: Shelf, path: str, body: str) -> Body:
        """Take the body of the file at `path` apart."""
        text = from_disk(shelf, path, body)
        notice, rest = notices.parted(text)
        shown, _ = _lines(text)
        disk, endings = _lines(body)
        above = len(shown) if notice and not rest else text[: len(text) - len(rest)].count("\n")
        first, end = _core(shown, above)
        before = _joined(disk[:first], endings[:first])
        after = "".join((endings[end - 1], _joined(disk[end:], endings[end:]))) if end > first else ""
        return cls(tuple(shown[first:end]), tuple(disk[first:end]), tuple(endings[first:end]), before, after, notice)

    @classmethod
    def given(cls, text: str) -> Body:
        """Take a text that somebody wrote, with ids, apart; it is not on disk."""
        plain = text.replace("\r\n", "\n")
        notice, rest = notices.parted(plain)
        lines = (rest if notice else plain).split("\n")
        first, end = _core(lines, 0)
        return cls(tuple(lines[first:end]), notice=notice)

    @property
    def text(self) -> str:
        """The whole as its reader sees it, the notice included."""
        return self.above + "".join(f"{line}\n" for line in self.shown)

    @property
    def above(self) -> str:
        """The notice as it is shown above the text, "" where there is none."""
        return f"> {self.notice}\n\n" if self.notice else ""

    def with_lines(self, shown: Sequence[str], written: Sequence[str], newline: str) -> str:
        """Return the body for the disk with other lines; those that stand in it already keep their bytes.

        `written` are the lines as they are to stand on disk where they are new.
        """
        found = places(self.shown, shown)
        words = (written[number] if place is None else self.disk[place] for number, place in enumerate(found))
        lines = [line + ending for line, ending in zip(words, self._endings_at(found, newline), strict=True)]
        if lines:
            lines[-1] = lines[-1].removesuffix("\n").removesuffix("\r") + self.after
        return self.before + "".join(lines)

    def _endings_at(self, found: Sequence[int | None], newline: str) -> list[str]:
        """Return the ending of each line: its own, that of the line it replaces, or the page's."""
        taken: list[str] = []
        at = 0
        following = [len(self.endings)]
        for place in reversed(found):
            following.append(following[-1] if place is None else place)
        for place, end in zip(found, reversed(following[1:]), strict=True):
            if place is None and at == end:
                taken.append(newline)
                continue
            at = at if place is None else place
            taken.append(self.endings[at] or newline)
            at += 1
        return taken


def _lines(text: str) -> tuple[list[str], list[str]]:
    """Return the lines of a text and the ending of each; the last has none."""
    *lines, last = text.split("\n")
    bare = [line.removesuffix("\r") for line in lines]
    endings = ["\r\n" if line.endswith("\r") else "\n" for line in lines]
    return [*bare, last], [*endings, ""]


def _core(lines: Sequence[str], first: int) -> tuple[int, int]:
    """Return where, from a line on, the lines without the blank ones at both ends begin and end."""
    end = len(lines)
    while first < end and not lines[first].strip(_BLANK):
        first += 1
    while end > first and not lines[end - 1].strip(_BLANK):
        end -= 1
    return first, end


def _joined(lines: Sequence[str], endings: Sequence[str]) -> str:
    return "".join(line + ending for line, ending in zip(lines, endings, strict=True))
