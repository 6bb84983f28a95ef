"""One more entry in a log that a wiki keeps, in the form of its entries, where its newest ones stand."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages.text import decoded_text
from kbdesk.pages.ways.dates import like
from kbdesk.pages.ways.links import BRACKETS, Linking, To
from kbdesk.plan import Put

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import datetime

    from kbdesk.pages.shelf import Shelf

_DATE = r"\d{4}[-/.]\d\d[-/.]\d\d(?:[T ]\d\d:\d\d(?::\d\d)?Z?)?"
_HEAD = re.compile(
    rf"(?P<mark>#{{1,6}}[ \t]+|[-*+][ \t]+|)(?P<open>\*\*|__)?(?P<left>\[?)(?P<date>{_DATE})(?P<zone>[ ]UTC)?"
    r"(?P<right>\]?)"
    r"(?P<close>\*\*|__)?(?P<between>[ \t]*(?:[|—–:]|-(?=[ \t]))?[ \t]*)(?P<rest>.*?)[ \t]*\r?"
)
_TOLD = re.compile(
    r"(?P<mark>#{1,6}[ \t]+)(?P<left>\[?)YYYY-MM-DD(?P<right>\]?)(?P<between>[ \t]*[|—–:-]?[ \t]*)"
    r"(?P<rest>\S[^\n`]*)"
)
_OPERATION = re.compile(r"[\w-]{2,24}(?P<between>[ \t]*(?:[|—–:]|-(?=[ \t]))[ \t]*)(?=\S)")
_FENCE = re.compile(r"[ \t]*(```|~~~)")
DEFAULT = ": "
"""What parts an operation from what it was about where the log's entries name none."""


@dataclass(frozen=True, slots=True)
class Head:
    """The line an entry begins with, taken apart; `line` counts from 0."""

    line: int
    mark: str
    open: str
    left: str
    date: str
    zone: str
    right: str
    between: str
    rest: str

    @property
    def form(self) -> tuple[str, str, str, str, bool]:
        """What is alike in entries of one form."""
        return self.mark.strip(), self.open, self.left, self.between.strip(), not self.rest


def place_of(shelf: Shelf) -> str | None:
    """Return the project path of the wiki's log: at the root of its pages, above it, or the only one below it."""
    folder = shelf.layout.knowledge
    places = [f"{folder}/log.md".removeprefix("/")]
    while folder:
        folder = folder.rpartition("/")[0]
        places.append(f"{folder}/log.md".removeprefix("/"))
    found = next((place for place in places if shelf.stands(place)), None)
    below = {name.path for name in shelf.named("log") if name.kind == "file"}
    return found or (shelf.layout.in_project(below.pop()) if len(below) == 1 else None)


def entered(shelf: Shelf, operation: str, what: str, pages: Sequence[str] = ()) -> Put:
    """Plan one more entry of the wiki's log, naming pages. Raises Refused where it has none, or no form to follow."""
    place = place_of(shelf)
    before = shelf.read_in_project(place) if place else None
    if place is None or before is None:
        step = "Leave it out, or ask the person whether this wiki is to have one."
        raise Refused("This wiki has no log (log.md), and none is made for it.", "log", step)
    inside = shelf.layout.in_knowledge(place) or "log.md"
    linking = Linking(shelf, inside)
    named = [_named(shelf, linking, page) for page in pages]
    after = with_entry(decoded_text(before, "log"), shelf.now(), operation, what, named)
    if after is None:
        step = "Leave it out, or ask the person to write the first entry."
        raise Refused("The log has no entry yet whose form could be followed.", place, step)
    return Put(place, before, after.encode())


def _named(shelf: Shelf, linking: Linking, page: str) -> str:
    """Return a link to a page as it is to stand in the log, what was given where it is no page."""
    path = shelf.locate(page.strip())
    written = linking.bracketed(To(path), linking.way.form) if path and linking.way.form in BRACKETS else None
    return written or page.strip()


def with_entry(
    text: str,
    now: datetime,
    operation: str,
    what: str,
    pages: Sequence[str] = (),
) -> str | None:
    """Return a log with one entry more; None where its entries have no form that could be followed.

    `pages` are links to the pages that the entry names, as they are to stand in it.
    """
    newline = "\r\n" if text.count("\r\n") * 2 > text.count("\n") else "\n"
    lines = text.split("\n")
    heads = list(_heads(lines))
    if not heads:
        return _first_entry(text, now, operation, what, newline)
    model = _model(heads)
    said = f"{' '.join(operation.split())}{_joint(heads)}{' '.join(what.split())}"
    same = [head for head in heads if head.mark.strip() == model.mark.strip()]
    is_newest_first = same[0].date[:10] > same[-1].date[:10]
    if not model.rest and model.mark.startswith("#"):
        return _under_day(lines, same, (now, said, newline), is_newest_first)
    date = like(now, model.date) or now.strftime("%Y-%m-%d")
    between = model.between if model.between.strip() or model.between else " "
    line = f"{model.mark}{model.open}{model.left}{date}{model.zone}{model.right}{model.open}{between}{said}"
    entry = [line]
    if pages and model.mark.startswith("#") and _has_bullets(lines, same):
        entry += [*([""] if _is_parted(lines, same) else []), f"- pages: {', '.join(pages)}"]
    if is_newest_first:
        return _put(lines, entry, same[0].line, _gap(lines, same), newline)
    last, usual = max(number for number, line in enumerate(lines) if line.strip()), _gap(lines, same)
    return _put(lines, entry, len(lines), usual if heads[-1].line == last else max(usual, 1), newline)


def _heads(lines: Sequence[str]) -> Iterator[Head]:
    fence = ""
    for number, line in enumerate(lines):
        if match := _FENCE.match(line):
            fence = "" if fence == match[1] else fence or match[1]
        match = None if fence or line.startswith((" ", "\t", ">", "|")) else _HEAD.fullmatch(line)
        if match and (match["mark"] or match["left"]) and bool(match["open"]) == bool(match["close"]):
            parts = {name: match[name] or "" for name in ("mark", "open", "left", "date", "zone", "right", "between")}
            yield Head(number, **parts, rest=match["rest"])


def _model(heads: Sequence[Head]) -> Head:
    """Return an entry of the form that most have; where headings begin entries, lists are in them."""
    headings = [head for head in heads if head.mark.startswith("#")]
    known = headings if len(headings) * 4 >= len(heads) else list(heads)
    form = Counter(head.form for head in known).most_common(1)[0][0]
    same = [head for head in known if head.form == form]
    whole = Counter((len(head.date), head.zone, head.between) for head in same).most_common(1)[0][0]
    return next(head for head in same if (len(head.date), head.zone, head.between) == whole)


def _joint(heads: Sequence[Head]) -> str:
    """Return what parts the operation from the rest in most entries."""
    joints = Counter(match["between"] for head in heads if (match := _OPERATION.match(head.rest)))
    return joints.most_common(1)[0][0] if joints.total() * 2 > len(heads) else DEFAULT


def _first_entry(text: str, now: datetime, operation: str, what: str, newline: str) -> str | None:
    """Return a log without entries with a first one, in the form that its own text shows; None where it shows none."""
    told = _TOLD.search(text)
    if told is None:
        return None
    joint = " | " if "|" in told["rest"] else DEFAULT
    day = now.strftime("%Y-%m-%d")
    said = f"{' '.join(operation.split())}{joint}{' '.join(what.split())}"
    line = f"{told['mark']}{told['left']}{day}{told['right']}{told['between'] or ' '}{said}"
    return f"{text.rstrip()}{newline * 2}{line}{newline}"


def _under_day(lines: list[str], days: Sequence[Head], told: tuple[datetime, str, str], is_newest_first: bool) -> str:
    """Return a log of days with an entry under today's heading, which is made where there is none."""
    now, said, newline = told
    model = days[0] if is_newest_first else days[-1]
    date = like(now, model.date) or now.strftime("%Y-%m-%d")
    today = next((day for day in days if day.date == date), None)
    mark = next((line[:2] for line in lines if line.startswith(("- ", "* ", "+ "))), "- ")
    if today is None:
        head = f"{model.mark}{model.open}{model.left}{date}{model.right}{model.open}"
        at = model.line if is_newest_first else len(lines)
        return _put(lines, [head, "", f"{mark}{said}"], at, 1, newline)
    end = next((day.line for day in sorted(days, key=lambda day: day.line) if day.line > today.line), len(lines))
    at = max(number for number in range(today.line, end) if lines[number].strip()) + 1
    gap = [""] if at == today.line + 1 else []
    ending = "\r" if newline == "\r\n" else ""
    return "\n".join([*lines[:at], *(each + ending for each in (*gap, f"{mark}{said}")), *lines[at:]])


def _has_bullets(lines: Sequence[str], heads: Sequence[Head]) -> bool:
    """Whether lists stand under most entries."""
    return _count(lines, heads, lambda inside: any(line.startswith(("- ", "* ")) for line in inside))


def _is_parted(lines: Sequence[str], heads: Sequence[Head]) -> bool:
    """Whether a blank line follows the head of most entries that have a text."""
    with_text = [head for head in heads if head.line + 1 < len(lines)]
    return _count(lines, with_text, lambda inside: bool(inside) and not inside[0].strip())


def _count(lines: Sequence[str], heads: Sequence[Head], holds: Callable[[Sequence[str]], bool]) -> bool:
    ends = [*(head.line for head in heads[1:]), len(lines)]
    found = sum(holds(lines[head.line + 1 : end]) for head, end in zip(heads, ends, strict=True))
    return found * 2 > len(heads)


def _gap(lines: Sequence[str], heads: Sequence[Head]) -> int:
    """Return how many blank lines stand between most entries."""
    gaps: Counter[int] = Counter()
    for head in heads[1:]:
        at = head.line
        while at > 0 and not lines[at - 1].strip():
            at -= 1
        gaps[head.line - at] += 1
    return gaps.most_common(1)[0][0] if gaps else 1


def _put(lines: list[str], entry: Sequence[str], at: int, gap: int, newline: str) -> str:
    ending = "\r" if newline == "\r\n" else ""
    written = [line + ending for line in entry]
    blank = [ending] * gap
    if at < len(lines):
        return "\n".join([*lines[:at], *written, *blank, *lines[at:]])
    end = len(lines)
    while end > 0 and not lines[end - 1].strip():
        end -= 1
    kept, rest = lines[:end], lines[end:]
    if not rest and kept:
        kept = [*kept[:-1], kept[-1].rstrip("\r") + ending]
    missing = max(gap - max(len(rest) - 1, 0), 0)
    after = rest[:-1] if len(rest) > 1 else []
    return "\n".join([*kept, *after, *([ending] * missing), *written, ""])
