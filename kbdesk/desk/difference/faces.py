"""What a hunk looks like: one text with marked words, or the text before and the one after. Made on a worker.

Nothing that changed may stay unseen: comments and invisible letters are made visible, and what looks the same rendered
is shown as it is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from html import escape
from typing import TYPE_CHECKING, Literal

from kbdesk.desk import kinds
from kbdesk.desk.difference import marks
from kbdesk.desk.difference.arranging import FENCE
from kbdesk.desk.difference.context import by_itself
from kbdesk.desk.difference.grids import GridSide, grid
from kbdesk.desk.reader.chunks import CHUNK
from kbdesk.desk.reader.rendering import render
from kbdesk.desk.reader.spans import breakable, without_breaks
from kbdesk.pages.difference.values import Words
from kbdesk.pages.difference.words import flowing
from kbdesk.pages.notices import with_one_stop

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QImage

    from kbdesk.desk.difference.arranging import Outline
    from kbdesk.desk.reader.dress import Dress
    from kbdesk.desk.reader.dress import Words as ReadersWords
    from kbdesk.desk.reader.writer import Resolve
    from kbdesk.pages.difference.values import Difference, FieldChange, Hunk

Side = Literal["removed", "added"]
UNSEEN = re.compile(
    "[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    "\U000e0000-\U000e0fff]"
)
"""Letters that nobody sees; those that join letters of a script are none of them."""
DEFINITION = re.compile(r"^( {0,3})\[(?=[^\]\n]+\]:)", re.MULTILINE)
"""The beginning of a definition, of a link or a footnote: rendered, nobody sees it."""
DESTINATION = re.compile(r"(?<=\]\()\s*(?:<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)|(?<=\[\[)[^\]|\n]*\|")
WORD = re.compile(r"\w+")
LONGEST = 200_000
"""Characters of a text that are shown of a hunk; the page itself has the rest."""


@dataclass(frozen=True)
class Face:
    """A text of a hunk. `kind`: both with marked words, what was removed, what was added, or nothing stood there.

    `parts` are shown one after another, the later ones when they are asked for. `left_out` counts characters that are
    not shown at all. `wanted` are the addresses of its pictures by the names that the HTML asks for them with.
    """

    kind: Literal["both", "removed", "added", "nothing"]
    parts: tuple[str, ...] = ()
    left_out: int = 0
    wanted: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, QImage | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Shown:
    """The faces of a hunk. `is_as_written` where it was to be rendered and is not, since that would hide something.

    `unseen` are words of a whole page that its rendered text does not show.
    """

    faces: tuple[Face, ...]
    is_as_written: bool = False
    is_beside: bool = False
    unseen: str = ""


@dataclass(frozen=True)
class Manner:
    """How a difference is shown: rendered or as it is written, in one column or side by side, in which look."""

    dress: Dress
    words: ReadersWords
    is_rendered: bool = True
    is_beside: bool = False

    @property
    def styles(self) -> dict[str, str]:
        """The styles of words that went and of words that came."""
        colours = self.dress.colours
        went = f"background-color: {colours['removed_mark']}; color: {colours['danger_soft_text']}"
        came = f"background-color: {colours['added_mark']}; color: {colours['good_soft_text']}"
        return {"removed": f"{went}; text-decoration: line-through", "added": came}


class Drawing:
    """Draws the hunks of one difference in one manner."""

    def __init__(
        self, difference: Difference, manner: Manner, resolve: Resolve, before: Outline, after: Outline
    ) -> None:
        self._difference = difference
        self._manner = manner
        self._resolve = resolve
        self._before = before
        self._after = after

    def hunk(self, hunk: Hunk) -> Shown:
        """Return what a hunk looks like."""
        if hunk.rows:
            return self._table(hunk)
        if hunk.kind == "header" and hunk.fields:
            return Shown((Face("both", (fields_table(hunk.fields, self._manner),)),))
        unseen = self._unseen(hunk) if self._manner.is_rendered else ""
        is_page = bool(hunk.fields) and hunk.kind in ("added", "removed")
        hides = self._manner.is_rendered and (self._hides(hunk) or bool(unseen and not is_page))
        as_written = hides or not self._manner.is_rendered
        draw = self._beside if self._manner.is_beside else self._in_one
        return Shown(draw(hunk, as_written), hides, self._manner.is_beside, unseen if is_page else "")

    def lines(self, first: int, last: int) -> Face:
        """Return lines of the text after that stayed as they were."""
        as_written = not self._manner.is_rendered or first < self._after.header or self._after.cuts_code(first, last)
        lines = self._difference.after
        text = "".join(lines[first:last]) if as_written else by_itself(lines, first, last)
        return self._face("both", [Words("same", text)], as_written=as_written)

    # what would not be seen

    def _hides(self, hunk: Hunk) -> bool:
        """Whether rendering would not show all of what a hunk changes."""
        if hunk.kind == "header" or hunk.is_only_blanks or self._cuts_code(hunk):
            return True
        if marks.holds_signs(hunk.before + hunk.after):
            return True
        if hunk.kind != "changed" or not hunk.words:
            return False
        return not hunk.links and self._plain(hunk.before) == self._plain(hunk.after)

    def _unseen(self, hunk: Hunk) -> str:
        """Return the words of what a hunk brings that nobody would see when it is rendered."""
        if not hunk.after or hunk.kind == "header":
            return ""
        text = self._without_header(hunk, hunk.after, "added") if hunk.kind == "added" else hunk.after
        return unseen_words(text[:LONGEST], self._plain(text[:LONGEST]))

    def _cuts_code(self, hunk: Hunk) -> bool:
        return any(
            self._before.cuts_code(span.before_first, span.before_last)
            or self._after.cuts_code(span.after_first, span.after_last)
            for span in hunk.spans
        )

    def _plain(self, text: str) -> str:
        return marks.plain("".join(self._rendered(text)))

    # faces

    def _in_one(self, hunk: Hunk, as_written: bool) -> tuple[Face, ...]:
        if hunk.kind == "moved" and not any(words.kind != "same" and words.text.strip() for words in hunk.words):
            return (self._face("both", [Words("same", hunk.after)], as_written=as_written),)
        if hunk.kind in ("added", "removed") and hunk.fields and not as_written:
            return self._page_of(hunk)
        if hunk.words:
            if as_written:
                return (self._face("both", hunk.words, as_written=True),)
            woven = self._woven(flowing(hunk.words))
            if woven is not None:
                return (Face("both", woven[0], wanted=woven[1]),)
        return tuple(face for face in self._beside(hunk, as_written) if face.kind != "nothing")

    def _page_of(self, hunk: Hunk) -> tuple[Face, ...]:
        """Return a page that came or went: its header's fields, then its text."""
        # All of a page that came is new: what is not marked is calmer.
        fields = [replace(one, before=one.after, items=()) for one in hunk.fields if one.after is not None]
        head = Face("both", (fields_table(fields if hunk.kind == "added" else hunk.fields, self._manner),))
        body = self._side(hunk, "added" if hunk.kind == "added" else "removed", as_written=False)
        return head, replace(body, kind="both") if hunk.kind == "added" else body

    def _beside(self, hunk: Hunk, as_written: bool) -> tuple[Face, ...]:
        return self._side(hunk, "removed", as_written), self._side(hunk, "added", as_written)

    def _side(self, hunk: Hunk, kind: Side, as_written: bool) -> Face:
        text = hunk.before if kind == "removed" else hunk.after
        if not text:
            return Face("nothing")
        if not as_written and hunk.kind in ("added", "removed"):
            text = self._without_header(hunk, text, kind)
        words = [each for each in hunk.words if each.kind in ("same", kind)]
        if marks.side(words, kind) != text:
            words = [Words("same", text)]
        return self._face(kind, words, as_written=as_written)

    def _without_header(self, hunk: Hunk, text: str, kind: Side) -> str:
        """Return a text without the header that it begins with: its fields are told by themselves."""
        first = min(span.before_first if kind == "removed" else span.after_first for span in hunk.spans)
        header = self._before.header if kind == "removed" else self._after.header
        return "".join(text.splitlines(keepends=True)[header:]) if header and first == 0 else text

    def _face(self, kind: Literal["both", "removed", "added"], words: Sequence[Words], *, as_written: bool) -> Face:
        words, left_out = _bounded(words)
        if as_written:
            return Face(kind, tuple(self._written(words)), left_out)
        parts, wanted = self._woven(words) or self._page("".join(each.text for each in words))
        return Face(kind, parts, left_out, wanted)

    def _written(self, words: Sequence[Words]) -> list[str]:
        """Return words as they are written, in parts of whole lines."""
        html = "".join(_signed(each) for each in words)
        parts, held, size = [], [], 0
        for line in html.split("\n"):
            held.append(line)
            size += len(line)
            if size > CHUNK:
                parts.append("\n".join(held))
                held, size = [], 0
        if held:
            parts.append("\n".join(held))
        parts = _closed(parts)
        return [f'<pre class="plain">{marks.with_spans(part, self._manner.styles)}</pre>' for part in parts]

    def _woven(self, words: Sequence[Words]) -> tuple[tuple[str, ...], dict[str, str]] | None:
        """Return words rendered with the changed ones marked, None where that would show something else."""
        if all(each.kind == "same" for each in words):
            return None
        taken = marks.whole(words)
        text = marks.woven(taken)
        if text is None or any(map(FENCE.match, text.split("\n"))) or any(marks.holds_signs(one.text) for one in words):
            return None
        parts, wanted = self._page(text)
        html = "".join(parts)
        for kind in marks.CHANGED:
            if marks.of_one_side(html, kind) != self._plain(marks.side(taken, kind)):
                return None
        styles = self._manner.styles
        return tuple(marks.with_spans(part, styles) for part in _closed(parts)), wanted

    def _rendered(self, text: str) -> tuple[str, ...]:
        return self._page(text)[0]

    def _page(self, text: str) -> tuple[tuple[str, ...], dict[str, str]]:
        """Return a text rendered, and the addresses of its pictures by name."""
        rendered = render(visible(text), self._resolve, self._manner.dress, self._manner.words)
        return rendered.chunks, {f"asset:{number}": href for number, href in enumerate(rendered.pictures)}

    # tables

    def _table(self, hunk: Hunk) -> Shown:
        """Return a table's rows with marked cells."""
        cell = self._cell if self._manner.is_rendered else self._cell_as_written
        sides: tuple[GridSide, ...] = ("removed", "added") if self._manner.is_beside else ("both",)
        faces = tuple(Face(side, grid(hunk, side, self._manner.dress, cell)) for side in sides)
        return Shown(faces, is_beside=self._manner.is_beside)

    def _cell(self, words: Sequence[Words]) -> str:
        parts, _pictures = self._woven(words) or self._page("".join(each.text for each in words))
        return "".join(parts).removeprefix("<p>").removesuffix("</p>")

    def _cell_as_written(self, words: Sequence[Words]) -> str:
        return marks.with_spans("".join(_signed(each) for each in words), self._manner.styles)


def fields_table(fields: Sequence[FieldChange], manner: Manner) -> str:
    """Return the fields of a header as a table: name, and what went and came."""
    muted = manner.dress.colours["text_muted"]
    rows = []
    for one in fields:
        items = one.items or _of_value(one)
        values = (", " if one.items else "&nbsp; ").join(
            marks.with_spans(_signed(each), manner.styles).replace("\n", "<br>") for each in items
        )
        name = escape(kinds.field_words(one.name))
        rows.append(
            f'<tr><td style="padding: 2px 16px 2px 0px"><span style="color: {muted}">{name}</span></td>'
            f'<td style="padding: 2px 0px">{values}</td></tr>'
        )
    return f'<table cellspacing="0">{"".join(rows)}</table>'


def _of_value(one: FieldChange) -> tuple[Words, ...]:
    if one.before == one.after:
        return (Words("same", one.after or ""),)
    went = (Words("removed", one.before),) if one.before is not None else ()
    came = (Words("added", one.after),) if one.after is not None else ()
    return went + came


def visible(text: str) -> str:
    """Return markdown in which comments and letters that nobody sees are words that show."""
    shown = UNSEEN.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", with_one_stop(text))
    return DEFINITION.sub(r"\1\\[", shown.replace("<!--", "⟨!--").replace("-->", "--⟩"))


def unseen_words(text: str, seen: str) -> str:
    """Return the words of markdown that are not among those that are seen of it; where links lead is told elsewhere."""
    lines = (marks.PREFIX.sub("", line, count=1) for line in DESTINATION.sub("", text).split("\n"))
    shown = re.sub(r"\s", "", without_breaks(seen))  # emphasis parts words that show as one
    missing = [word for word in WORD.findall("\n".join(lines)) if word not in shown]
    return " ".join(missing)


def _signed(words: Words) -> str:
    shown = UNSEEN.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", marks.without_signs(words.text))
    text = escape(breakable(shown.replace("\r\n", "\n")), quote=False)
    if words.kind == "same":
        return text
    opens, closes = marks.SIGNS[words.kind]
    # A break alone is seen by its sign.
    lines = [f"{opens}{line}{closes}" if line else "" for line in text.split("\n")]
    if not text.strip("\n"):
        lines[0] = f"{opens}{'¶' * text.count(chr(10))}{closes}"
    return "\n".join(lines)


def _closed(parts: Sequence[str]) -> list[str]:
    """Return parts in which no mark is open at an end: it goes on in the next one."""
    closed, open_sign = [], ""
    for part in parts:
        text = open_sign + part
        opened = ""
        for sign in marks.SIGN.findall(text):
            opened = sign if sign in marks.OPENING else ""
        closed.append(text + (marks.CLOSING_OF[opened] if opened else ""))
        open_sign = opened
    return closed


def _bounded(words: Sequence[Words]) -> tuple[list[Words], int]:
    """Return as many words as are shown, and how many characters are left out."""
    held, room = [], LONGEST
    for each in words:
        if room <= 0:
            break
        held.append(each if len(each.text) <= room else Words(each.kind, each.text[:room]))
        room -= len(each.text)
    return held, max(0, sum(len(each.text) for each in words) - LONGEST)
