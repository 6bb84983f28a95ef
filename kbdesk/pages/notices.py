"""The line above a body that says a page is superseded or retired."""

from __future__ import annotations

import re

_START = re.compile(r"> (Superseded on \d{4}-\d\d-\d\d(?: \(|: see \[)|Retired on \d{4}-\d\d-\d\d: )")
_SECOND_STOP = re.compile(r"(?<=[^.]\.)\.(?= Don't rely on what it says\.)")
_RETIRED_END = "Don't rely on what it says."
_MOST_LINES = 100


def superseded(day: str, title: str, path: str, reason: str) -> str:
    """Return the notice of a superseded page, without `> `; `title` and `path` as they stand in a link."""
    if reason:
        return f"Superseded on {day} ({reason}): see [{title}]({path})."
    return f"Superseded on {day}: see [{title}]({path})."


def retired(day: str, reason: str) -> str:
    """Return the notice of a retired page, without `> `."""
    return f"Retired on {day}: {reason}. Don't rely on what it says."


def with_one_stop(text: str) -> str:
    """Return a text to be read, with one full stop behind a notice's reason that has its own; files have both."""
    return _SECOND_STOP.sub("", text)


def parted(body: str) -> tuple[str, str]:
    """Return the notice that a body begins with, without `> `, and the body without it and any that follow it."""
    first, rest = "", body
    while True:
        notice, after = _first(rest)
        if not notice:
            return (first, rest) if first else ("", body)
        first, rest = first or notice, after


def _first(body: str) -> tuple[str, str]:
    """Return the notice at the start of a body; one by other programs may run over several lines."""
    text = body.lstrip(" \t\r\n")
    start = _START.match(text)
    if not start:
        return "", body
    end = 0
    for _ in range(_MOST_LINES):
        line_end = text.find("\n", end) + 1 or len(text)
        line = text[end:line_end].strip()
        end = line_end
        if not line:
            break
        done = line.endswith(_RETIRED_END) if start[1].startswith("R") else _ends_link(line, text[:end])
        if done:
            return " ".join(text[2:end].split()), text[end:]
        if end == len(text):
            break
    return "", body


def _ends_link(line: str, so_far: str) -> bool:
    return line.endswith(").") and ": see [" in so_far
