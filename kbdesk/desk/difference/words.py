"""A difference in words: what kind of place a hunk is, where it stands, what it links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from kbdesk.desk.joining import listed, noted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.pages.difference.values import Hunk, LinkChange

NO_TITLES: Mapping[str, str] = {}
SHOWN = 12
"""So many links of a hunk are named."""


def tr(text: str) -> str:
    """Return a phrase of a difference in the person's language."""
    return QCoreApplication.translate("difference", text)


def kind(hunk: Hunk) -> str:
    """Return what happened at a place, in a word or two."""
    if hunk.is_only_blanks:
        return tr("Only blanks changed")
    is_as_it_was = all(words.kind == "same" or not words.text.strip() for words in hunk.words)
    return {
        "changed": tr("Changed"),
        "added": tr("Added"),
        "removed": tr("Removed"),
        "moved": tr("Moved") if is_as_it_was else tr("Moved and changed"),
        "header": tr("Header"),
        "table": tr("Table"),
    }[hunk.kind]


ICONS = {
    "changed": "pencil",
    "added": "plus",
    "removed": "minus",
    "moved": "corner-down-right",
    "header": "tag",
    "table": "table",
}


def place(hunk: Hunk) -> str:
    """Return the lines of a hunk, as people count: those it has now, or those it had."""
    now = [span for span in hunk.spans if span.after_last > span.after_first]
    if now:
        return lines(min(span.after_first for span in now), max(span.after_last for span in now))
    if not hunk.spans:
        return ""
    return lines(min(span.before_first for span in hunk.spans), max(span.before_last for span in hunk.spans))


def lines(first: int, last: int) -> str:
    """Return lines as people count them, of a half-open range counted from 0."""
    number = QLocale().toString
    if last <= first + 1:
        return tr("line {line}").replace("{line}", number(first + 1))
    return tr("lines {first}–{last}").replace("{first}", number(first + 1)).replace("{last}", number(last))


def where(section: str, place: str) -> str:
    """Return a place with the words of the heading that it stands below, if any."""
    return " · ".join(filter(None, [section, place]))


def origin(place: str) -> str:
    """Return, at a part that moved, where it stood before."""
    return tr("Stood before: {place}").replace("{place}", place)


def departure(place: str) -> str:
    """Return, where a part stood that moved, where it stands now."""
    return tr("A part went from here, to: {place}").replace("{place}", place)


def unchanged(count: int) -> str:
    """Return how many lines stayed as they were."""
    return tr("Unchanged lines: {count}").replace("{count}", QLocale().toString(count))


def links(changes: Sequence[LinkChange], titles: Mapping[str, str] = NO_TITLES) -> list[str]:
    """Return what is newly linked or shown, and what no longer, a sentence each; pages by their titles if known.

    Words that lead elsewhere than before are told in one sentence.
    """
    led = [(before, after) for before in changes for after in changes if _is_led(before, after)]
    once = [pair for pair in led if all(sum(one in other for other in led) == 1 for one in pair)]
    form = tr("“{words}” leads to {after} now, no longer to {before}")
    told = [
        form.replace("{words}", _words(before))
        .replace("{after}", titles.get(after.target, after.target))
        .replace("{before}", titles.get(before.target, before.target))
        for before, after in once[:SHOWN]
    ]
    taken = {one for pair in once[:SHOWN] for one in pair}
    return told + _came_and_went([one for one in changes if one not in taken], titles)


def _is_led(before: LinkChange, after: LinkChange) -> bool:
    """Whether the same words are a link before and after, which leads elsewhere."""
    is_pair = (before.kind, after.kind) == ("removed", "added") and not (before.is_image or after.is_image)
    return is_pair and bool(_words(before)) and _words(before) == _words(after)


def _came_and_went(changes: Sequence[LinkChange], titles: Mapping[str, str]) -> list[str]:
    forms = {
        ("added", False): tr("Now links to: {names}"),
        ("removed", False): tr("No longer links to: {names}"),
        ("added", True): tr("Now shows: {names}"),
        ("removed", True): tr("No longer shows: {names}"),
    }
    told = []
    for (which, is_image), form in forms.items():
        names = [_name(each, titles) for each in changes if (each.kind, each.is_image) == (which, is_image)]
        if names:
            more = f" … ({QLocale().toString(len(names))})" if len(names) > SHOWN else ""
            told.append(form.replace("{names}", listed(names[:SHOWN]) + more))
    return told


def _name(link: LinkChange, titles: Mapping[str, str]) -> str:
    words, target = _words(link), titles.get(link.target, link.target)
    return noted(words, target) if words and words != target else target


def _words(link: LinkChange) -> str:
    return " ".join(link.text.split())
