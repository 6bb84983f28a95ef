"""The operation log, log.md: its entries, and one more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_ENTRY = re.compile(r"^##[ \t]+(?=\S)", re.MULTILINE)
_HEAD = re.compile(r"\[?(?P<date>\d{4}-\d\d-\d\d)\]?[ \t]*(?:[|—–:-][ \t]*)?(?P<rest>.*)")
_PAGES = re.compile(r"^- pages:(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry. `pages` are the ids or words it names, `text` is the entry as it is written."""

    date: str
    operation: str
    what: str
    pages: tuple[str, ...]
    text: str


def log_without_entries(before: str | None, after: str | None) -> str | None:
    """Return what a log was before a change; of one that began with it, what stands above its entries."""
    return _ENTRY.split(after, maxsplit=1)[0] if before is None and after is not None else before


def read_log(text: str) -> tuple[LogEntry, ...]:
    """Return the entries of a log, the newest first, whether the file begins with the oldest or with the newest."""
    plain = text.replace("\r\n", "\n").removeprefix("\ufeff")
    starts = [match.start() for match in _ENTRY.finditer(plain)]
    entries = [
        _entry(plain[start : starts[at + 1] if at + 1 < len(starts) else len(plain)].strip())
        for at, start in enumerate(starts)
    ]
    dates = [entry.date for entry in entries if entry.date]
    newest_first = bool(dates) and dates[0] > dates[-1]
    return tuple(entries if newest_first else reversed(entries))


def log_with(text: str | None, date: str, operation: str, what: str, pages: Sequence[str] = ()) -> str:
    """Return a log with one entry more; None stands for a log that does not exist yet."""
    newline = "\r\n" if text and "\r\n" in text else "\n"
    head = f"## [{date}] {_one_line(operation)} | {_one_line(what)}"
    named = [_one_line(page) for page in pages if page.strip()]
    lines = [head, f"- pages: {', '.join(named)}"] if named else [head]
    before = f"# Log{newline}" if text is None else text
    return before + newline + newline.join(lines) + newline


def _entry(text: str) -> LogEntry:
    head, _, rest = text.partition("\n")
    words = head.lstrip("#").strip()
    match = _HEAD.match(words)
    named = _PAGES.search(rest)
    pages = tuple(page.strip() for page in named[1].split(",") if page.strip()) if named else ()
    if not match:
        return LogEntry("", "", words, pages, text)
    operation, bar, what = match["rest"].partition("|")
    if not bar:
        operation, what = "", operation
    return LogEntry(match["date"], operation.strip(), what.strip(), pages, text)


def _one_line(text: str) -> str:
    return " ".join(text.split())
