"""The links in one run of inline text, by CommonMark's rules, in one pass over its brackets.

Code spans, autolinks and inline HTML come first, then brackets from the inside out; no position is read more than a
bounded number of times, whatever the text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from markdown_it.common.html_re import HTML_TAG_RE
from markdown_it.common.utils import normalizeReference

if TYPE_CHECKING:
    from collections.abc import Collection

Kind: TypeAlias = Literal["inline", "reference", "image", "definition", "wikilink", "embed"]
Span: TypeAlias = tuple[int, int]

_SIGN = re.compile(r"[\\`<\[\]]|!\[")
_TICKS = re.compile(r"`+")
_AUTOLINK = re.compile(
    r"<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^<>\x00-\x20]*|[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+)>"
)
_WIKILINK = re.compile(r"\[\[([^\[\]\n|]*)(?:\|([^\[\]\n]*))?\]\]")
_ANGLE = re.compile(r"<((?:[^<>\n\\]|\\.)*)>")
_GAP = re.compile(r"[ \t\r]*(?:\n[ \t\r]*)?")
_TITLE = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)", re.DOTALL)
_LABEL = re.compile(r"\[((?:[^\\\[\]]|\\.){0,999})\]", re.DOTALL)
_BARE_SPACES = re.compile(r"\(([^()<>\[\]`\x00-\x1f\x7f\"]*)\)")
_HTML_ENDS = {"<!--": "-->", "<?": "?>", "<![CDATA[": "]]>"}


class RawLink(NamedTuple):
    """A link's spans: of the destination, the words, the whole. `label` names a reference's definition."""

    kind: Kind
    start: int
    end: int
    words: Span
    outer: Span
    label: str = ""


def scan(text: str, labels: Collection[str] = (), spaces: bool = False) -> list[RawLink]:
    """Find the links in a run of inline text.

    `labels` are the normalised labels that the page defines. With `spaces`, a destination may hold bare spaces,
    which CommonMark does not allow, but people and agents write.
    """
    return _Scan(text, labels, spaces).run()


class _Scan:
    """One pass over a text: a stack of opening brackets, each closed at most once."""

    def __init__(self, text: str, labels: Collection[str], spaces: bool) -> None:
        self.text = text
        self.labels = labels
        self.spaces = spaces
        self.links: list[RawLink] = []
        self.open: list[tuple[int, bool]] = []
        self.dead = 0
        self._ticks: dict[int, list[int]] | None = None
        self._last_end = {end: text.rfind(end) for end in (">", *_HTML_ENDS.values())}

    def run(self) -> list[RawLink]:
        """Walk over the signs that can matter."""
        at = 0
        while match := _SIGN.search(self.text, at):
            at = self._step(match.group(), match.start())
        self.links.sort(key=lambda link: link.outer)
        return self.links

    def _step(self, sign: str, at: int) -> int:
        if sign == "\\":
            return at + 2
        if sign == "`":
            return self._code(at)
        if sign == "<":
            return self._angle(at)
        if sign == "]":
            return self._close(at)
        return self._open(sign, at)

    def _code(self, at: int) -> int:
        run = _TICKS.match(self.text, at)
        length = run.end() - at if run else 1
        if self._ticks is None:
            self._ticks = {}
            for ticks in _TICKS.finditer(self.text):
                self._ticks.setdefault(ticks.end() - ticks.start(), []).append(ticks.start())
            for starts in self._ticks.values():
                starts.reverse()
        starts = self._ticks.get(length, [])
        while starts and starts[-1] <= at:
            starts.pop()
        return (starts[-1] if starts else at) + length

    def _angle(self, at: int) -> int:
        if at >= self._last_end[">"]:
            return at + 1
        for start, end in _HTML_ENDS.items():
            if self.text.startswith(start, at) and self._last_end[end] < at:
                return at + 1
        match = _AUTOLINK.match(self.text, at) or HTML_TAG_RE.match(self.text[at : at + 5000])
        return at + len(match.group()) if match else at + 1

    def _open(self, sign: str, at: int) -> int:
        bracket = at + len(sign) - 1
        match = _WIKILINK.match(self.text, bracket)
        if match and self._is_wikilink(match):
            link = wikilink(match, embed=len(sign) == 2)
            if link:
                self.links.append(link)
            return match.end()
        self.open.append((at, len(sign) == 2))
        return bracket + 1

    def _is_wikilink(self, match: re.Match[str]) -> bool:
        after = self.text[match.end() : match.end() + 1]
        if after == "(" or not self.labels:
            return after != "("
        return normalizeReference(self.text[match.start() + 2 : match.end() - 2]) not in self.labels

    def _close(self, at: int) -> int:
        if not self.open:
            return at + 1
        start, image = self.open.pop()
        alive = image or len(self.open) >= self.dead
        self.dead = min(self.dead, len(self.open))
        if not alive:
            return at + 1
        words = (start + (2 if image else 1), at)
        link = self._inline(start, words, image) or self._reference(start, words, image)
        if not link:
            return at + 1
        self.links.append(link)
        if not image and not self._is_bare(link):
            self.dead = len(self.open)
        return link.outer[1]

    def _is_bare(self, link: RawLink) -> bool:
        """Tell whether the destination has bare spaces: no link of CommonMark's, so that one around it may be."""
        return self.spaces and " " in self.text[link.start : link.end] and self.text[link.start - 1] != "<"

    def _inline(self, start: int, words: Span, image: bool) -> RawLink | None:
        text, at = self.text, words[1] + 1
        if not text.startswith("(", at):
            return None
        kind: Kind = "image" if image else "inline"
        begin = self._gap(at + 1)
        span, after = self._destination(begin)
        if span:
            end = self._gap(after)
            title = _TITLE.match(text, end) if end > after else None
            end = self._gap(title.end()) if title else end
            if text.startswith(")", end):
                return RawLink(kind, *span, words, (start, end + 1))
        bare = _BARE_SPACES.match(text, at) if self.spaces else None
        if bare and bare[1].strip():
            left = bare.start(1) + len(bare[1]) - len(bare[1].lstrip())
            return RawLink(kind, left, left + len(bare[1].strip()), words, (start, bare.end()))
        return None

    def _destination(self, at: int) -> tuple[Span | None, int]:
        text = self.text
        if text.startswith("<", at):
            match = _ANGLE.match(text, at)
            return (match.span(1), match.end()) if match else (None, at)
        depth, end = 0, at
        while end < len(text):
            sign = text[end]
            if sign <= " " or sign == "\x7f":
                break
            if sign == "\\" and end + 1 < len(text) and text[end + 1] > " ":
                end += 1
            elif sign == "(":
                depth += 1
                if depth > 32:
                    return None, at
            elif sign == ")":
                if depth == 0:
                    break
                depth -= 1
            end += 1
        return ((at, end), end) if depth == 0 else (None, at)

    def _gap(self, at: int) -> int:
        match = _GAP.match(self.text, at)
        return match.end() if match else at

    def _reference(self, start: int, words: Span, image: bool) -> RawLink | None:
        if not self.labels:
            return None
        text, at = self.text, words[1] + 1
        own = _LABEL.match(text, words[0] - 1)
        label = own[1] if own and own.end() == at else ""
        end = at
        full = _LABEL.match(text, at)
        if full:
            end = full.end()
            label = full[1] if full[1].strip() else label
        known = normalizeReference(label) if label.strip() else ""
        if known not in self.labels:
            return None
        return RawLink("reference", 0, 0, words, (start, end), known)


def wikilink(match: re.Match[str], embed: bool) -> RawLink | None:
    """Return the wikilink of a match whose groups are the target and, where there is one, the words.

    The match begins with the brackets or, of an embed, with the sign before them.
    """
    target = match[1]
    start = match.start(1) + len(target) - len(target.lstrip())
    end = start + len(target.strip())
    if match[2] is not None and match.string[end - 1 : end] == "\\":
        end -= 1
    if end <= start:
        return None
    words = match.span(2) if match[2] else (start, end)
    outer = (match.start() - 1 if embed and match[0][0] == "[" else match.start(), match.end())
    return RawLink("embed" if embed else "wikilink", start, end, words, outer)
