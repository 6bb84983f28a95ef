"""Where a page is named in another page's running text without a link, and the line around a place, for reading."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.pages import notices
from kbdesk.pages.blocks import running_text
from kbdesk.pages.links import find_all, words
from kbdesk.pages.prose import BAR, CELLS, EMPHASIS, LEAD

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.pages.inline import Span
    from kbdesk.pages.links import FoundLink

BEFORE = 60
"""Characters of a line that are kept before a place; after it, twice as many."""
_CODE_OR_TAG = re.compile(r"(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`)|<[^<>]*>|https?://\S+", re.DOTALL)


def pattern_of(names: Iterable[str]) -> re.Pattern[str] | None:
    """Return what finds any of a page's names; None where none is long enough to be looked for."""
    wanted = sorted({name for name in names if len(name) > 1}, key=len, reverse=True)
    return re.compile("|".join(_as_words(name) for name in wanted), re.IGNORECASE) if wanted else None


def first_mention(body: str, links: Sequence[FoundLink], names: Iterable[str]) -> Span | None:
    """Return where one of a page's names first stands in a body's running text, None where it does not.

    `links` are all links of the body: what they hold is no mention, nor is code, nor the notice above the text.
    """
    pattern = pattern_of(names)
    if pattern is None or not pattern.search(body):
        return None
    kept = len(body) - len(notices.parted(body)[1])
    taken = [link.outer for link in links] + [match.span() for match in _CODE_OR_TAG.finditer(body)]
    for start, end in running_text(body):
        for match in pattern.finditer(body, max(start, kept), end):
            if not any(first < match.end() and match.start() < last for first, last in taken):
                return match.span()
    return None


def _as_words(name: str) -> str:
    """Return a pattern for a name that is no part of a longer word; scripts without spaces have no such bounds."""
    escaped = re.escape(name)
    before = r"(?<![^\W_])" if name[0].isascii() and name[0].isalnum() else ""
    after = r"(?![^\W_])" if name[-1].isascii() and name[-1].isalnum() else ""
    return f"{before}{escaped}{after}"


def line_around(text: str, place: Span, shown: str = "") -> tuple[str, Span]:
    """Return the line around a place as it reads, cut to what is near, and where the place stands in it.

    `shown` are the words that stand for the place, where they are not what is written there.
    """
    start = text.rfind("\n", 0, place[0]) + 1
    end = text.find("\n", place[1])
    before = text[start : place[0]]
    after = text[place[1] : end if end >= 0 else len(text)]
    if before.lstrip().startswith("|"):
        before, after = before.lstrip()[1:], after.rstrip().removesuffix("|").rstrip()
        before, after = BAR.sub(CELLS, before), BAR.sub(CELLS, after)
    # A letter stands for the words between, so that the mark of an emphasis around them is seen as one.
    before, after = _plain(f"{LEAD.sub('', before)}x")[:-1], _plain(f"x{after}")[1:]
    if len(before) > BEFORE:
        at = before.find(" ", len(before) - BEFORE)
        before = "…" + before[at + 1 if 0 <= at < len(before) - 1 else len(before) - BEFORE :]
    if len(after) > 2 * BEFORE:
        after = after[: 2 * BEFORE].rpartition(" ")[0] + "…"
    middle = " ".join((shown or text[slice(*place)]).split())
    before = before.lstrip()
    return f"{before}{middle}{after.rstrip()}", (len(before), len(before) + len(middle))


def _plain(part: str) -> str:
    """Return a part of a line without marks, its links as their words, blanks as one."""
    return re.sub(r"\s+", " ", EMPHASIS.sub("", words(part, find_all(part))))
