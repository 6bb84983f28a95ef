"""Markdown of two versions as one text whose changed words are marked, rendered once. No Qt in here.

The words are marked by signs that count as punctuation for the parser, so that emphasis beside them stays emphasis;
in the HTML the signs become spans. Where that would not show exactly what was and what is, nothing is returned.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Literal
from urllib.parse import quote

from kbdesk.pages.difference.values import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from kbdesk.pages.difference.values import Part

CHANGED: tuple[Literal["removed", "added"], ...] = ("removed", "added")
SIGNS = {"removed": ("\U00010b39", "\U00010b3a"), "added": ("\U00010b3b", "\U00010b3c")}
"""Avestan punctuation, which no page uses, opens and closes what is marked."""
ALL_SIGNS = "".join(sign for pair in SIGNS.values() for sign in pair)
OPENING = frozenset(pair[0] for pair in SIGNS.values())
CLOSING_OF = dict(SIGNS.values())
SAME, REMOVED, ADDED, BOTH = range(4)
NUMBERS: dict[Part, int] = {"same": SAME, "removed": REMOVED, "added": ADDED}
ROUNDS = 8
"""How often what belongs together is looked for again; each round can make more of a line one."""

ATOM = re.compile(
    r"`+[^`\n]*`+"
    r"|!?\[\[[^\]\n]*\]\]"
    r"|!?\[[^\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)"
    r"|<[^<>\n]*>"
    r"|\$[^$\n]+\$"
    r"|&\w+;"
    r"|\*+|_+|~~+"
    r"|\\."
)
"""What is taken as a whole or not at all: code, links, tags, formulas, marks of emphasis."""
PREFIX = re.compile(r"[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|>|#{1,6})(?:[ \t]+|$)(?:\[[ xX]\][ \t]+)?)*")
"""What stands before the words of a line: list, quote, heading."""
TAG_OR_SIGN = re.compile(rf"<[^>]*>|[{ALL_SIGNS}]")


def side(runs: Iterable[Words], kind: Literal["removed", "added"]) -> str:
    """Return the text of one version: that before (removed) or that after (added)."""
    return "".join(run.text for run in runs if run.kind in ("same", kind))


def whole(runs: Sequence[Words]) -> tuple[Words, ...]:
    """Return runs that cut through no link, code, tag or mark of emphasis: what changes in one does whole."""
    text = "".join(run.text for run in runs)
    kinds = bytearray(NUMBERS[run.kind] for run in runs for _ in run.text)
    for _ in range(ROUNDS):
        before = bytes(kinds)
        for other in (ADDED, REMOVED):
            places = [at for at, kind in enumerate(kinds) if kind != other]
            for atom in ATOM.finditer("".join(text[at] for at in places)):
                _make_whole(kinds, places[atom.start()], places[atom.end() - 1] + 1)
        if kinds == before:
            break
    return tuple(_regrouped(text, kinds))


def _make_whole(kinds: bytearray, start: int, end: int) -> None:
    """Have all of a stretch be changed where some of it is."""
    stretch = kinds[start:end]
    if any(stretch) and not all(stretch):
        kinds[start:end] = bytes(kind or BOTH for kind in stretch)


def _regrouped(text: str, kinds: bytearray) -> Iterator[Words]:
    for is_changed, places in groupby(range(len(text)), lambda at: kinds[at] != SAME):
        stretch = list(places)
        if not is_changed:
            yield Words("same", text[stretch[0] : stretch[-1] + 1])
            continue
        for kind, number in (("removed", REMOVED), ("added", ADDED)):
            words = "".join(text[at] for at in stretch if kinds[at] in (number, BOTH))
            if words:
                yield Words(kind, words)  # type: ignore[arg-type]


def woven(runs: Sequence[Words]) -> str | None:
    """Return both versions as one markdown text with signs, None where the kinds of a line's blocks differ."""
    lines: list[str] = []
    for line in _lines(runs):
        words = _signed(line)
        if words is None:
            return None
        lines.append(words)
    return "".join(lines)


def _lines(runs: Iterable[Words]) -> Iterator[list[Words]]:
    """Return the runs of each line; a line ends with its break."""
    line: list[Words] = []
    for run in runs:
        for part in run.text.splitlines(keepends=True):
            line.append(Words(run.kind, part))
            if part.endswith("\n"):
                yield line
                line = []
    if line:
        yield line


def _signed(line: Sequence[Words]) -> str | None:
    text = "".join(run.text for run in line)
    found = PREFIX.match(text)
    ahead = len(found[0]) if found is not None else 0
    if ahead and not _agree(line, ahead):
        return None
    parts: list[str] = []
    for run in line:
        skipped, ahead = run.text[:ahead], max(0, ahead - len(run.text))
        words = run.text[len(skipped) :]
        parts.append(skipped + _with_signs(words, run.kind))
    return "".join(parts)


def _agree(line: Sequence[Words], ahead: int) -> bool:
    """Whether what stands before a line's words is the same in both versions, or all of the line is in one only."""
    of_prefix: set[Part] = set()
    for run in line:
        if ahead <= 0:
            break
        of_prefix.add(run.kind)
        ahead -= len(run.text)
    return of_prefix == {"same"} or len({run.kind for run in line}) == 1


def _with_signs(words: str, kind: Part) -> str:
    bare = words.strip()
    if kind == "same" or not bare:
        return words
    start = words.index(bare)
    opens, closes = SIGNS[kind]
    return f"{words[:start]}{opens}{bare}{closes}{words[start + len(bare) :]}"


def with_spans(html: str, styles: Mapping[str, str]) -> str:
    """Return HTML whose signs have become spans in the styles given; a span never crosses a tag.

    Of what is marked, links are underlined: one that only leads elsewhere, or goes and leaves its words, is seen so.
    """
    parts: list[str] = []
    opened = ""
    at = closed = 0
    openings = {SIGNS[kind][0]: kind for kind in CHANGED}
    closings = {SIGNS[kind][1] for kind in CHANGED}
    for found in TAG_OR_SIGN.finditer(html):
        parts.append(html[at : found.start()])
        at = found.end()
        token = found[0]
        if token in openings:
            parts.append("\u2009" if closed == found.start() else "")
            opened = f'<span style="{styles[openings[token]]}">'
            parts.append(opened)
        elif token in closings:
            parts.append("</span>" if opened else "")
            opened, closed = "", at
        else:
            tag = without_signs(token)
            parts.append(f"</span>{tag}{opened}" if opened else tag)
    parts.append(html[at:])
    return MARKED_LINK.sub(_underlined, EMPTY_SPAN.sub("", "".join(parts)))


def _underlined(link: re.Match[str]) -> str:
    """Return a marked link with a line below its words, beside the one through them if there is one."""
    style = link[2].replace("text-decoration: line-through", "text-decoration: underline line-through")
    if style == link[2]:
        style += "; text-decoration: underline"
    return f'{link[1]}<span style="{style}">'


MARKED_LINK = re.compile(r'(<a [^>]*>)<span style="([^"]*)">')
EMPTY_SPAN = re.compile(r'<span style="[^"]*"></span>')
ENCODED = re.compile("|".join(re.escape(quote(sign)) for sign in ALL_SIGNS))
SIGN = re.compile(f"[{ALL_SIGNS}]")


def without_signs(text: str) -> str:
    """Return a text without signs, also those that an address holds."""
    return ENCODED.sub("", SIGN.sub("", text))


def holds_signs(text: str) -> bool:
    """Whether a text has one of the signs in it: then it cannot be marked with them."""
    return SIGN.search(text) is not None


def of_one_side(html: str, kind: Literal["removed", "added"]) -> str:
    """Return the words of HTML with signs as one version has them, for a comparison."""
    other = "added" if kind == "removed" else "removed"
    opens, closes = SIGNS[other]
    return plain(re.sub(f"{opens}[^{closes}]*{closes}", "", html, flags=re.DOTALL))


def plain(html: str) -> str:
    """Return the words of HTML, its space evened out."""
    words = re.sub(r"<(/?)(p|li|h\d|td|th|tr|br|pre|dd|dt|div|ul|ol|table|blockquote)\b[^>]*>", " ", html)
    return " ".join(without_signs(re.sub(r"<[^>]*>", "", words)).split())
