"""What there is to say of support, of originals and of who wrote, in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kbdesk.desk.amounts import number, percent_of
from kbdesk.desk.joining import filled, listed, said_of
from kbdesk.desk.parts import day

if TYPE_CHECKING:
    from kbdesk.project.review.grounds import Ground
    from kbdesk.project.review.passages import Passage
    from kbdesk.project.review.support import Share
    from kbdesk.project.review.tracing import TracedParagraph


def tr(text: object) -> str:
    """Return a phrase of these views in the person's language."""
    return QCoreApplication.translate("tracing", str(text))


SUPPORT = {
    ("own", "traced"): QT_TRANSLATE_NOOP("tracing", "Its source is in the folder"),
    ("own", "changed"): QT_TRANSLATE_NOOP("tracing", "The original has changed since"),
    ("own", "lost"): QT_TRANSLATE_NOOP("tracing", "The original is gone"),
    ("own", "weak"): QT_TRANSLATE_NOOP("tracing", "Its summary names no original"),
    ("section", "weak"): QT_TRANSLATE_NOOP("tracing", "A source near it"),
    ("section", "lost"): QT_TRANSLATE_NOOP("tracing", "The source near it is gone"),
    ("page", "weak"): QT_TRANSLATE_NOOP("tracing", "A source of the whole page"),
    ("page", "lost"): QT_TRANSLATE_NOOP("tracing", "The page's sources are gone"),
    ("web", "weak"): QT_TRANSLATE_NOOP("tracing", "An address on the web"),
    ("pages", "weak"): QT_TRANSLATE_NOOP("tracing", "Other pages only"),
    ("person", "person"): QT_TRANSLATE_NOOP("tracing", "The person's word"),
}
NOTHING = QT_TRANSLATE_NOOP("tracing", "No source")
STANDINGS = {
    "present": QT_TRANSLATE_NOOP("tracing", "In the folder"),
    "changed": QT_TRANSLATE_NOOP("tracing", "Changed since %1"),
    "missing": QT_TRANSLATE_NOOP("tracing", "Missing from the folder"),
    "retired": QT_TRANSLATE_NOOP("tracing", "Retired"),
    "web": QT_TRANSLATE_NOOP("tracing", "On the web, not kept here"),
    "no_page": QT_TRANSLATE_NOOP("tracing", "There is no such page"),
    "unnamed": QT_TRANSLATE_NOOP("tracing", "This summary names no original"),
}
UNITS = {
    "pages": QT_TRANSLATE_NOOP("tracing", "Page %1"),
    "slides": QT_TRANSLATE_NOOP("tracing", "Slide %1"),
    "sheets": QT_TRANSLATE_NOOP("tracing", "Sheet %1"),
}
COLOURS = {"traced": "good", "changed": "warn", "weak": "info", "lost": "danger", "none": "danger"}
"""The role of the colour that stands for a verdict."""


def support(paragraph: TracedParagraph) -> str:
    """Return what supports a paragraph, in a few words."""
    if paragraph.verdict == "weak" and any(ground.standing == "no_page" for ground in paragraph.grounds):
        return tr("The page it names as its source is gone")
    return tr(SUPPORT.get((paragraph.support, paragraph.verdict), NOTHING))


def standing(ground: Ground) -> str:
    """Return how an original stands."""
    words = filled(tr(STANDINGS[ground.standing]), day(ground.detail))
    return said_of(words, ground.detail) if ground.standing == "retired" else words


def place(passage: Passage) -> str:
    """Return on which page, slide or sheet a passage stands, "" where there are none."""
    return filled(tr(UNITS[passage.unit]), number(passage.number)) if passage.unit else ""


def unfound(passage: Passage) -> str:
    """Return why there is no passage to show."""
    if passage.trouble:
        return passage.trouble
    if passage.is_partly:
        return tr("The words of this paragraph were not found together in the part of the original that was read.")
    return tr("No passage of it was found that has the words of this paragraph. Read it to be sure.")


def share(counts: Share) -> str:
    """Return how many paragraphs trace to an original, as a sentence."""
    if counts.share is None:
        return tr("Nothing here wants a source.")
    words = tr("%1 of %2 paragraphs trace to an original (%3)")
    traced = number(counts.traced + counts.changed)
    return filled(words, traced, number(counts.claims), percent_of(counts.share))


def rest(counts: Share) -> str:
    """Return what the other paragraphs rest on, "" where there are none."""
    told = (
        (counts.changed, tr("changed since: %1")),
        (counts.weak, tr("weaker support: %1")),
        (counts.lost, tr("original gone: %1")),
        (counts.none, tr("no source: %1")),
    )
    return listed(filled(words, number(count)) for count, words in told if count)
