"""The footnotes of a body: where their marks and their texts stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from kbdesk.pages.inline import Span

_MARK = re.compile(r"\[\^([^\[\]\s^]+)\](?!:)")
_TEXT = re.compile(
    r"^ {0,3}\[\^([^\[\]\s^]+)\]:[^\n]*(?:\n|\Z)(?:(?:[ \t]*\n)*(?: {2,}|\t)[^\n]*(?:\n|\Z))*", re.MULTILINE
)
_LABEL = re.compile(r"\[\^([^\[\]\s^]+)\]")


def marks(text: str) -> frozenset[str]:
    """Return the labels of the footnotes that a text refers to."""
    return frozenset(_MARK.findall(text)) if "[^" in text else frozenset()


def texts(body: str) -> dict[str, Span]:
    """Return where the text of each footnote stands, by its label; of one given twice the first."""
    found: dict[str, Span] = {}
    for match in _TEXT.finditer(body) if "[^" in body else ():
        found.setdefault(match[1], match.span())
    return found


def renamed(text: str, taken: Collection[str]) -> str:
    """Return a text in which no footnote has a label of those that are taken: the others get -2, -3 …."""
    own = {*_LABEL.findall(text)}
    names = {label: _free(label, {*taken, *own}) for label in own if label in taken}
    return _LABEL.sub(lambda match: f"[^{names.get(match[1], match[1])}]", text) if names else text


def _free(label: str, taken: Collection[str]) -> str:
    number = 2
    while f"{label}-{number}" in taken:
        number += 1
    return f"{label}-{number}"
