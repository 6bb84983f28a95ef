"""Markdown as a line of plain prose, for places where a page is quoted: results of a search, lines around a link."""

from __future__ import annotations

import re

LEAD = re.compile(r"^\s*(?:(?:#{1,6}|[-*+>]|\d+[.)])\s+|\|)+\s*")
"""What a line begins with that tells nothing in it: heading, list and quote marks, a table's bar."""
EMPHASIS = re.compile(r"(?<!\\)(?:\*\*|__|~~|`|==(?=\S)|(?<=\S)==|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*]))")
BAR = re.compile(r"\s*(?<!\\)\|\s*")
CELLS = " · "
"""Stands between the cells of a table's row."""

_MARK = re.compile(r"^(?:\[!\w+\][+-]?|\[[ xX]\]|\[\^[^\]\s]*\]:)\s*")
"""What may follow the lead: a callout's kind, a task's box, a footnote's name."""
_NOTHING = re.compile(r"^\s*(?:(?:```|~~~).*|\$\$|[\s:|=*_-]{3,}|:::.*)$")
"""A line that only divides: a fence, a table's or a section's rule."""
_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\([^()\s]*(?:\s+\"[^\"]*\")?\)|\[[^\[\]]*\])")
_WIKILINK = re.compile(r"!?\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_UNSEEN = re.compile(r"<!--.*?(?:-->|\Z)|</?[a-zA-Z][^<>]*>|\[\^[^\]\s]*\]", re.DOTALL)
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


def prose(text: str) -> str:
    """Return some lines of markdown as one line of plain words: no marks, links as their words, cells apart by a dot.

    It may be a part of a page that begins and ends anywhere.
    """
    parts = (_line(line) for line in _UNSEEN.sub("", text).split("\n"))
    return " ".join(part for part in parts if part)


def _line(line: str) -> str:
    if _NOTHING.match(line):
        return ""
    bare = _MARK.sub("", LEAD.sub("", line))
    bare = _WIKILINK.sub(r"\1", _LINK.sub(r"\1", bare))
    if line.lstrip().startswith("|") or line.rstrip().endswith("|"):
        bare = BAR.sub(CELLS, bare.rstrip().removesuffix("|"))
    return " ".join(_ESCAPED.sub(r"\1", EMPHASIS.sub("", bare)).split())
