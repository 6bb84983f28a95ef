"""Line breaks that arrive as the two signs backslash and n: a client has escaped a text once too often, or twice."""

from __future__ import annotations

import re

_KEPT = r"(?<!`)(?P<ticks>`{1,2})(?!`)[^`]+?(?<!`)(?P=ticks)(?!`)|\$(?=\S)[^$]+?(?<=\S)\$(?!\d)"
"""Code and formulas inside a line: there `\\n` may be meant, as in `\\nabla`."""

_ESCAPE = re.compile(rf"(?P<kept>{_KEPT})|\\(?P<sign>\\|n|r|t|\")")
_BREAK = re.compile(r"\\n")
_ONCE = re.compile(r"(?<!\\)\\n")
_SIGNS = {"n": "\n", "r": "", "t": "\t", '"': '"', "\\": "\\"}

_BEGINS = re.compile(r"\s*(?:\\n|[#>*+|`~-]|\d+[.)]|\[|[^\W\da-z_])|\s*\Z")
"""What begins a line of markdown or a sentence: it tells of a break wherever the signs stand."""
_MAY_BEGIN = re.compile(r"[(!<_$\"“„«]|\d")
"""What does so as well, but only right after a word: no formula's command and no folder's name goes on so."""
_WORD = re.compile(r"(?!(?:abla|u|eq|eg|ot|otin|mid|leq|geq|exists|ew[a-z]+|oindent|onumber)\b)[a-z](?![\w\\-]*\.\w)")
"""A word in small letters that is no command of a formula (`\\nabla`, `\\neq`, `\\newline`) and no file's name."""
_PATH = re.compile(r"[\"'(\[]*[A-Za-z]:\Z|.*\\\w", re.DOTALL)
"""What stands before it in a path: a drive, or a folder behind another sign like it."""
_NEAR = 300
"""Characters before it in which the word before it is looked for."""


def without_escapes(text: str) -> str:
    r"""Return a text with its escaped line breaks as real ones, where it has no real one and these are surely meant.

    A real one at the very end tells nothing. One escaped break is evidence enough for all: before another one, a
    heading, a list, a capital or a sign that begins a line; right after a word (`Intro:\nfirst`) also before a bracket,
    an opening quotation mark, a number or a word in small letters. No evidence: in code and formulas inside a line, in
    a path (`C:\new`, `docs\notes.txt`), before a formula's command (`\nabla`), after a space before small letters, in
    an open quotation (`print("x\n")`). Where every one is escaped twice, both are undone or none.
    """
    if "\n" in text.rstrip() or "\\n" not in text:
        return text
    once = text if _ONCE.search(text) else unescaped(text)
    return unescaped(once) if _is_meant(once) else text


def _is_meant(written: str) -> bool:
    """Whether any escaped line break of a text is surely meant."""
    text = re.sub(_KEPT, "`", written.replace("\\r\\n", "\\n"))
    quotes, seen = 0, 0
    for found in _BREAK.finditer(text):
        quotes, seen = quotes + text.count('"', seen, found.start()), found.start()
        near = text[max(0, found.start() - _NEAR) : found.start()]
        before = near.split()[-1] if near and not near[-1].isspace() else ""
        if _PATH.match(before):
            continue
        if _BEGINS.match(text, found.end()):
            return True
        if before and (_WORD.match(text, found.end()) or (quotes % 2 == 0 and _MAY_BEGIN.match(text, found.end()))):
            return True
    return False


def unescaped(text: str) -> str:
    """Return a text with every escape in it undone, but for those in code and formulas inside a line."""
    return _ESCAPE.sub(lambda match: match["kept"] or _SIGNS[match["sign"]], text)
