"""The frozen values that a difference of two texts is told with.

Lines are a file's lines, parted at line feeds, with their endings (see `lines`); ranges of them are half open and
counted from 0. Words of a text are told so that those of the kinds same and removed, joined, are the text before, and
those of the kinds same and added the text after.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

HunkKind: TypeAlias = Literal["changed", "added", "removed", "moved", "header", "table"]
Part: TypeAlias = Literal["same", "removed", "added"]


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """The lines of the text before that give way to lines of the text after; one side may be empty."""

    before_first: int
    before_last: int
    after_first: int
    after_last: int

    def __str__(self) -> str:
        return f"{self.before_first}-{self.before_last}:{self.after_first}-{self.after_last}"

    @classmethod
    def parse(cls, text: str) -> Span:
        """Return the span that such a text stands for. Raises ValueError for any other."""
        before, _, after = text.partition(":")
        first, _, last = before.partition("-")
        to_first, _, to_last = after.partition("-")
        return cls(int(first), int(last), int(to_first), int(to_last))


@dataclass(frozen=True, slots=True)
class Words:
    """A run of words that stands in both texts, only in the one before, or only in the one after."""

    kind: Part
    text: str


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of the header. None: it is not there. `items` are those of a list, in one order; () where it is none."""

    name: str
    before: str | None
    after: str | None
    items: tuple[Words, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table's row; `words` say what it held and holds. `kind` changed: it stands in both, otherwise."""

    kind: Literal["same", "changed", "removed", "added"]
    words: tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table. `before` and `after` are its lines, None where it does not stand."""

    before: int | None
    after: int | None
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LinkChange:
    """A link that is there now and was not, or the reverse.

    `target` is the id of the page it leads to where that is known, else the destination as it is written; `text` are
    its words. `is_image` also of a page or file that is shown in place.
    """

    kind: Literal["added", "removed"]
    target: str
    text: str
    is_image: bool = False


@dataclass(frozen=True, slots=True)
class Hunk:
    """A part of a difference that is judged as one.

    `before` and `after` are the texts of its lines. `words` are those of a hunk that is changed or moved (a moved one
    may be changed too; then not all of them are the same), () for any other, where only blanks differ
    (`is_only_blanks`), or where it is too long to tell. `fields` are a header's, `rows` a table's, with `head` its
    head's cells. `links` are what this hunk newly links or links no longer.

    `is_routine`: nothing but dates that the store sets at each change; it follows the others and asks for no judgement.
    """

    kind: HunkKind
    spans: tuple[Span, ...]
    before: str = ""
    after: str = ""
    words: tuple[Words, ...] = ()
    fields: tuple[FieldChange, ...] = ()
    rows: tuple[Row, ...] = ()
    head: tuple[str, ...] = ()
    links: tuple[LinkChange, ...] = ()
    is_only_blanks: bool = False
    is_routine: bool = False

    @property
    def name(self) -> str:
        """The hunk's spans as one text, by which it is known whatever finds the hunks."""
        return ";".join(map(str, self.spans))


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs between two texts of a page.

    `before` and `after` are the files' lines, `hunks` in the order of the text after. All of them together make the
    text after from the one before; no line belongs to two. `links` are what the page as a whole links to newly and no
    longer. `was_there` and `is_there` say whether there was and is a file; where one of them is false, the whole is
    one hunk.
    """

    before: tuple[str, ...]
    after: tuple[str, ...]
    hunks: tuple[Hunk, ...]
    links: tuple[LinkChange, ...] = ()
    was_there: bool = True
    is_there: bool = True
