"""A page's markdown as HTML for the reader: harmless, bounded, in the theme's colours. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from html import escape
from typing import TYPE_CHECKING, Literal

from kbdesk.desk.reader.chunks import CHUNK
from kbdesk.desk.reader.markdown import NESTING
from kbdesk.desk.reader.parsing import Parsing
from kbdesk.desk.reader.spans import breakable
from kbdesk.desk.reader.writer import Writer
from kbdesk.pages import anchors

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.headings import Heading
    from kbdesk.desk.reader.writer import Resolve

LONGEST_RUN = 20_000
"""Characters without a space that layout copes with quickly; its time grows with the square."""
LONGEST_TEXT = 1_500_000
"""Characters of a page that are rendered; of a longer one the first part is shown as it is written."""
BEGINNING = 16_000
"""Characters of a long text that are enough for its first chunk."""
LABEL = re.compile(r"\[(\^?[^\[\]\n]{1,200})\]")
DEFINITION = re.compile(r"^ {0,3}\[(\^?[^\[\]\n]{1,200})\]:[ \t]*(?:\n[ \t]*)?\S[^\n]*", re.MULTILINE)
"""What a link or a footnote further above leads to."""
Trouble = Literal["", "too_long", "unbroken", "nested"]


@dataclass(frozen=True)
class Rendered:
    """A page as HTML in chunks of whole blocks, its headings and the pictures it wants (by number).

    `undrawn` are the formulas (whether a block, TeX) that stand as they are written until somebody draws them.
    `trouble` says why it is shown as plain text: too_long, unbroken or nested; "" when it is rendered. `folds` says
    whether it has callouts that fold, `marks` are the names of its paragraphs, each with its ^. `hidden` says of the
    anchors that stand in folded callouts which callouts these are. It `is_whole` unless there is more to come.
    """

    chunks: tuple[str, ...]
    headings: tuple[Heading, ...] = ()
    pictures: tuple[str, ...] = ()
    broken: int = 0
    undrawn: tuple[tuple[bool, str], ...] = ()
    trouble: Trouble = ""
    folds: bool = False
    marks: frozenset[str] = frozenset()
    hidden: Mapping[str, frozenset[int]] = field(default_factory=dict)
    is_whole: bool = True

    def spot(self, wanted: str) -> str | None:
        """Return the anchor that the part of a link after # means, None where the page has none such."""
        return wanted if wanted in self.marks else anchors.find(self.headings, wanted)

    def hiding(self, wanted: str) -> frozenset[int]:
        """Return the folded callouts that hide what the part of a link after # means."""
        return self.hidden.get(self.spot(wanted) or "", frozenset()) if wanted else frozenset()


def render(text: str, resolve: Resolve, dress: Dress, words: Words, turned: frozenset[int] | None = None) -> Rendered:
    """Return markdown as HTML for the reader. Never raises for what a page holds, never takes more than linear time.

    `turned` are the callouts that are folded or unfolded against how they are written; with None none folds.
    """
    *_, made = render_on(text, resolve, dress, words, turned)
    return made


def render_on(
    text: str, resolve: Resolve, dress: Dress, words: Words, turned: frozenset[int] | None = None
) -> Iterator[Rendered]:
    """Yield what `render` returns as far as it is rendered, with every chunk, and at last the whole."""
    if len(text) > LONGEST_TEXT:
        yield plain(text[:LONGEST_TEXT], "too_long")
        return
    if _longest_run(text) > LONGEST_RUN:
        yield plain(text, "unbroken")
        return
    parsing = Parsing(text)
    if parsing.depth() >= NESTING - 1:
        yield plain(text, "nested")
        return
    writer = Writer(resolve, dress, words, turned)
    chunks: list[str] = []
    for chunk in writer.write(parsing):
        chunks.append(chunk)
        yield _made(writer, chunks, is_whole=False)
    yield _made(writer, chunks or [""], is_whole=True)


def render_beginning(
    text: str, resolve: Resolve, dress: Dress, words: Words, turned: frozenset[int] | None = None
) -> Rendered:
    """Return the first chunk of a long text from its beginning alone, with what is defined further below.

    It hardly ever differs from the first that `render_on` yields; where it does, that one is right.
    """
    if len(text) > LONGEST_TEXT or _longest_run(text) > LONGEST_RUN:
        return render(text, resolve, dress, words, turned)
    start = text[: text.find("\n", BEGINNING) + 1] or text
    used = {label.casefold() for label in LABEL.findall(start)}
    own = {match[1].casefold() for match in DEFINITION.finditer(start)}
    below: dict[str, str] = {}
    for match in DEFINITION.finditer(text, len(start)):
        below.setdefault(match[1].casefold(), match[0])
    defined = [definition for label, definition in below.items() if label in used - own]
    made = next(render_on("\n".join([*defined, "", start]), resolve, dress, words, turned))
    return replace(made, is_whole=False)


def _made(writer: Writer, chunks: Sequence[str], *, is_whole: bool) -> Rendered:
    undrawn = tuple(writer.formulas.undrawn)
    made = Rendered(tuple(chunks), tuple(writer.headings), tuple(writer.pictures), writer.broken, undrawn)
    marks, hidden = frozenset(writer.marks), dict(writer.hidden)
    return replace(made, folds=writer.has_folds(), marks=marks, hidden=hidden, is_whole=is_whole)


def plain(text: str, trouble: Trouble) -> Rendered:
    """Return a text as it is written, in chunks, with breaks where a line would hang the layout."""
    lines: list[str] = []
    for line in text.split("\n"):
        lines.extend(line[at : at + 2000] for at in range(0, max(len(line), 1), 2000))
    chunks: list[str] = []
    held: list[str] = []
    size = 0
    for line in lines:
        held.append(escape(breakable(line), quote=False))
        size += len(line)
        if size > CHUNK:
            chunks.append(_preformatted(held))
            held, size = [], 0
    chunks.append(_preformatted(held))
    return Rendered(tuple(chunks), trouble=trouble)


def style_sheet(dress: Dress) -> str:
    """Return the style sheet that the HTML counts on, in the part of CSS that Qt's documents know."""
    c, pt = dress.colours, dress.points
    return f"""
body, p, li, dd, dt, td, th {{ color: {c["text"]}; }}
p {{ margin-top: 0px; margin-bottom: 12px; line-height: 140%; }}
li {{ line-height: 140%; margin-bottom: 4px; }}
ul, ol {{ margin-top: 0px; margin-bottom: 12px; }}
dt {{ font-weight: 600; margin-top: 6px; }}
dd {{ margin-left: 24px; margin-bottom: 6px; line-height: 140%; }}
h1 {{ color: {c["heading"]}; font-size: {pt * 1.55:.1f}pt; font-weight: 600; margin-top: 20px; margin-bottom: 10px; }}
h2 {{ color: {c["heading"]}; font-size: {pt * 1.32:.1f}pt; font-weight: 600; margin-top: 26px; margin-bottom: 8px; }}
h3 {{ color: {c["heading"]}; font-size: {pt * 1.14:.1f}pt; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }}
h4, h5, h6 {{ color: {c["heading"]}; font-size: {pt:.1f}pt; font-weight: 600; margin-top: 16px; margin-bottom: 4px; }}
a {{ color: {c["link"]}; text-decoration: none; }}
a.outside {{ color: {c["outside"]}; }}
a.broken {{ color: {c["broken"]}; }}
a.refused {{ color: {c["text_muted"]}; }}
a.back {{ color: {c["text_muted"]}; }}
code, kbd {{ font-family: {dress.mono}; font-size: {pt * 0.92:.1f}pt; color: {c["code_text"]};
  background-color: {c["code_ground"]}; }}
pre {{ font-family: {dress.mono}; font-size: {pt * 0.92:.1f}pt; color: {c["code_text"]}; white-space: pre-wrap;
  margin-top: 0px; margin-bottom: 0px; line-height: 130%; }}
pre.raw {{ color: {c["text_muted"]}; }}
p.quote {{ color: {c["quote_text"]}; }}
td.quote p, td.quote li {{ color: {c["quote_text"]}; }}
p.callout {{ font-weight: 600; margin-bottom: 4px; }}
p.picture {{ line-height: 100%; }}
span.caption {{ color: {c["text_muted"]}; font-size: {pt * 0.86:.1f}pt; }}
p.math, span.math {{ font-family: serif; font-style: italic; }}
p.math {{ margin-left: 24px; font-size: {pt * 1.1:.1f}pt; }}
mark {{ background-color: {c["mark"]}; color: {c["mark_text"]}; }}
td.cell, th.cell {{ border: 1px solid {c["table_line"]}; padding: 6px 10px; }}
th.cell {{ background-color: {c["table_head"]}; color: {c["text"]}; font-weight: 600; }}
p.notes {{ color: {c["text_muted"]}; font-size: {pt * 0.86:.1f}pt; font-weight: 600; margin-top: 20px; }}
li.note {{ font-size: {pt * 0.92:.1f}pt; }}
p.gap {{ margin: 0px; font-size: 1px; line-height: 100%; }}
"""


def _preformatted(lines: Sequence[str]) -> str:
    text = "\n".join(lines)
    return f'<pre class="plain">{text}</pre>'


def _longest_run(text: str) -> int:
    return max((len(run) for run in text.split()), default=0) if len(text) > LONGEST_RUN else 0
