"""Colours markdown as it is written: the lines that change at once, a long text piece by piece."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat

from kbdesk.desk import look

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QTextDocument

TEXT, BACKTICKS, TILDES = -1, 1, 2
"""What a line leaves open: nothing, or code between fences of a kind."""
LONGEST = 4_000
"""Characters of a line that are coloured."""
SLICE = 6
"""Milliseconds that colouring takes in one go."""

FENCE = re.compile(r" {0,3}(?:>[ ]?)*(`{3,}|~{3,})")
HEADING = re.compile(r" {0,3}#{1,6}(?:[ \t]|$)")
RULE = re.compile(r" {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|=+[ \t]*)$")
ITEM = re.compile(r"[ \t]*(?:>[ ]?)*[ \t]*((?:[-*+]|\d{1,9}[.)])(?=[ \t])(?:[ \t]+\[[ xX]\](?=[ \t]))?)")
QUOTE = re.compile(r"[ \t]*((?:>[ ]?)+)")
DEFINITION = re.compile(r" {0,3}\[\^?[^\]\n]+\]:")
SPANS = re.compile(
    r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`))"
    r"|(?P<escape>\\[!-/:-@\[-`{-~])"
    r"|(?P<wiki>!?\[\[[^\[\]\n]+\]\])"
    r"|(?P<link>!?\[[^\[\]\n]*\]"
    r"(?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:[ \t]+\"[^\"]*\")?\)|\(<[^>\n]*>\)|\[[^\]\n]*\])?)"
    r"|(?P<web><?https?://[^\s<>)\]]+>?)"
    r"|(?P<strong>\*\*(?=\S)[^*]+?(?<=\S)\*\*|__(?=\S)[^_]+?(?<=\S)__)"
    r"|(?P<emphasis>\*(?=[^\s*])[^*]+?(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])[^_]+?(?<=[^\s_])_(?!\w))"
    r"|(?P<struck>~~(?=\S)[^~]+?~~)"
    r"|(?P<math>\$(?=\S)[^$\n]+?(?<=\S)\$)"
    r"|(?P<raw><!--.*?-->|</?[A-Za-z][^<>\n]*>)"
    r"|(?P<bar>(?<!\\)\|)"
)


class MarkdownHighlighter(QSyntaxHighlighter):
    """Colours one document. Lines beyond `_reached` wait for their turn."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reached = 0
        self._forms: dict[str, QTextCharFormat] = {}
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self._go_on)
        self.dress()

    def dress(self) -> None:
        """Take the colours of the theme in use and colour all anew."""
        self._forms = {
            "heading": _form("heading", weight=QFont.Weight.Bold),
            "fence": _form("code_text", "code_ground"),
            "code": _form("code_text", "code_ground"),
            "sign": _form("accent", weight=QFont.Weight.Bold),
            "quote": _form("quote_text"),
            "wiki": _form("link"),
            "link": _form("link"),
            "web": _form("outside"),
            "strong": _form("text", weight=QFont.Weight.Bold),
            "emphasis": _form("text", italic=True),
            "struck": _form("text_muted"),
            "math": _form("good"),
            "raw": _form("text_muted"),
            "bar": _form("accent"),
        }
        self._forms["struck"].setFontStrikeOut(True)
        self._begin()

    def pause(self) -> None:
        """Let go of the document: it is about to be filled."""
        self._more.stop()
        self.setDocument(None)

    def start(self, document: QTextDocument) -> None:
        """Colour a document from its beginning, in slices."""
        self._waits = True
        self.setDocument(document)
        self._begin()

    def _begin(self) -> None:
        self._reached = 0
        self._waits = True
        self._more.start()

    def _go_on(self) -> None:
        if self.document() is None:
            return
        clock = QElapsedTimer()
        clock.start()
        block = self.document().findBlockByNumber(self._reached)
        self._waits = False
        while block.isValid():
            self._reached = block.blockNumber() + 1
            self.rehighlightBlock(block)
            if clock.elapsed() > SLICE:
                self._waits = True
                self._more.start()
                return
            block = block.next()
        self._reached = self.document().blockCount()

    def highlightBlock(self, text: str) -> None:
        """Colour one line, unless its turn comes later."""
        if self._waits and self.currentBlock().blockNumber() >= self._reached:
            return
        before = self.previousBlockState()
        fence = FENCE.match(text)
        kind = TEXT if fence is None else BACKTICKS if fence[1][0] == "`" else TILDES
        if before in (BACKTICKS, TILDES):
            self.setFormat(0, len(text) * 2, self._forms["fence"])
            self.setCurrentBlockState(TEXT if kind == before else before)
            return
        if kind != TEXT:
            self.setFormat(0, len(text) * 2, self._forms["fence"])
            self.setCurrentBlockState(kind)
            return
        self.setCurrentBlockState(TEXT)
        if text:
            self._colour(text[:LONGEST])

    def _colour(self, text: str) -> None:
        if HEADING.match(text):
            self._put(text, 0, len(text), "heading")
        elif RULE.match(text):
            self._put(text, 0, len(text), "sign")
            return
        else:
            for found, kind in (
                (QUOTE.match(text), "quote"),
                (ITEM.match(text), "sign"),
                (DEFINITION.match(text), "link"),
            ):
                if found is not None:
                    if kind == "quote":
                        self._put(text, 0, len(text), "quote")
                    self._put(text, *found.span(1 if kind != "link" else 0), "sign" if kind == "quote" else kind)
        table = text.count("|") > 1 or text.lstrip().startswith("|")
        for span in SPANS.finditer(text):
            kind = str(span.lastgroup)
            kind = "code" if kind == "ticks" else kind
            if kind in self._forms and (kind != "bar" or table):
                self._put(text, span.start(), span.end(), kind)

    def _put(self, text: str, start: int, end: int, kind: str) -> None:
        """Give a stretch its form; Qt counts signs outside the basic plane twice."""
        if text.isascii():
            self.setFormat(start, end - start, self._forms[kind])
            return
        before = _units(text[:start])
        self.setFormat(before, _units(text[start:end]), self._forms[kind])


def _units(text: str) -> int:
    return len(text) + sum(1 for sign in text if ord(sign) > 0xFFFF)


def _form(ink: str, ground: str = "", *, weight: QFont.Weight | None = None, italic: bool = False) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(look.colour(ink))
    if ground:
        made.setBackground(look.colour(ground))
    if weight is not None:
        made.setFontWeight(weight)
    made.setFontItalic(italic)
    return made
