"""What keys do to lines of markdown, as text in and text out. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass

ITEM = re.compile(
    r"(?P<lead>[ \t]*(?:> ?)*[ \t]*)(?:(?P<sign>[-*+])|(?P<number>\d{1,9})(?P<dot>[.)]))(?P<gap>[ \t]+)"
    r"(?P<task>\[[ xX]\][ \t]+)?"
)
QUOTE = re.compile(r"[ \t]*(?:> ?)+")
HEADING = re.compile(r"(#{1,6})[ \t]+")
STEP = "  "
"""What a line moves in by under a list item."""


@dataclass(frozen=True)
class NextLine:
    """What Enter does at a place of a line: begin the next with `lead`; where `ends`, empty this line instead."""

    lead: str = ""
    ends: bool = False


def next_line(line: str, column: int) -> NextLine:
    """Say how the line after this one begins when Enter is pressed at a column: lists and quotes go on by themselves.

    An item or quote in which nothing stands ends the list or quote.
    """
    item = ITEM.match(line)
    if item is not None and column >= item.end():
        if not line[item.end() :].strip():
            return NextLine(ends=True)
        sign = item["sign"] or f"{int(item['number']) + 1}{item['dot']}"
        task = "[ ] " if item["task"] else ""
        return NextLine(f"{item['lead']}{sign}{item['gap']}{task}")
    quote = QUOTE.match(line)
    if quote is not None and column >= quote.end():
        return NextLine(ends=True) if not line[quote.end() :].strip() else NextLine(quote[0])
    indent = re.match(r"[ \t]*", line)
    return NextLine(indent[0][:column] if indent else "")


def indented(line: str) -> str:
    """Return a line moved in by one step."""
    return STEP + line if line.strip() else line


def outdented(line: str) -> str:
    """Return a line moved out by one step."""
    if line.startswith("\t"):
        return line[1:]
    return line[min(len(STEP), len(line) - len(line.lstrip(" "))) :]


def headed(line: str, level: int) -> str:
    """Return a line as a heading of a level, 0 for none; one that is of that level already becomes plain."""
    found = HEADING.match(line)
    bare = line[found.end() :] if found else line.lstrip()
    if level == 0 or (found is not None and len(found[1]) == level):
        return bare
    return f"{'#' * level} {bare}"


def listed(lines: list[str], sign: str) -> list[str]:
    """Return lines as items of a list with a sign (`-`, `1.`, `- [ ]` or `>`), or plain where all are items already."""
    if sign == ">":
        quoted = all(line.startswith(">") for line in lines)
        return [re.sub(r"^> ?", "", line) if quoted else f"> {line}" for line in lines]
    starts = [_item_sign(line) for line in lines if line.strip()]
    wanted = "1." if sign == "1." else sign
    bare = [re.sub(ITEM, lambda match: match["lead"], line, count=1) for line in lines]
    if starts and all(start == wanted for start in starts):
        return bare
    made = []
    number = 0
    for line in bare:
        if not line.strip() and len(lines) > 1:
            made.append(line)
            continue
        number += 1
        indent = line[: len(line) - len(line.lstrip())]
        head = f"{number}." if sign == "1." else sign
        made.append(f"{indent}{head} {line.lstrip()}")
    return made


def _item_sign(line: str) -> str:
    found = ITEM.match(line)
    if found is None:
        return ""
    if found["number"]:
        return "1."
    return "- [ ]" if found["task"] else str(found["sign"])


def marked(words: str, mark: str) -> str:
    """Return words between marks (`**`, `*`, `` ` ``), or without them where they stand between such already."""
    size = len(mark)
    inner = words[size:-size]
    longer = mark == "*" and words.startswith("**") and not words.startswith("***")
    if len(words) >= 2 * size and words.startswith(mark) and words.endswith(mark) and not longer:
        return inner
    core = words.strip()
    lead, tail = words[: len(words) - len(words.lstrip())], words[len(words.rstrip()) :] if core else ""
    return f"{lead}{mark}{core}{mark}{tail}"
