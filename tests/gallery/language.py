"""Gauges of the words on the screen: what is left in English, and letters that choose two things at once."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QMenu, QWidget

from kbdesk.sources.extract import read_each
from tests.gallery.access import every
from tests.gallery.geometry import seen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from pathlib import Path

HAN = re.compile("[\u3400-\u9fff]")
ENGLISH = re.compile("[A-Za-z]{3,}")
LETTER = re.compile("&([^&])")
PIECES = re.compile(r"[\n、：，（）·—,;]+|: | → | \| ")
"""What parts texts that are put together."""
FOUND = re.compile("[、…]")
"""What parts the name of an original, and what was found in it."""
NAME = re.compile(r"\S*[/\\@.]\S*|[A-Z0-9+_-]+|v?\d\S*|\w+(-\w+)+")
"""Ids, slugs, paths and addresses, kinds of files."""
TEXTS = (".md", ".json", ".toml", ".txt")
DOCUMENTS = (".html", ".docx", ".pptx", ".xlsx", ".pdf")
LINK = re.compile(r"\[([^\]]*)\]\([^()]*\)")
"""A link in Markdown; on the screen stand its words."""
KEYS = re.compile(r"((Ctrl|Alt|Shift|Meta)\+)+\S+|F\d+|Esc|Del|Return|Enter|Space|Tab")


class Written:
    """What is no word of the desk: what stands in the files of a knowledge base, and names (or what else is shown)."""

    def __init__(self, root: Path, names: Collection[str]) -> None:
        files = [each for each in root.rglob("*") if each.is_file() and each.suffix in TEXTS]
        texts = [*(each.read_text("utf-8", "replace") for each in files), *names]
        documents = [each for each in root.rglob("*") if each.suffix in DOCUMENTS]
        read = (each for each in read_each(documents) if isinstance(each, str))
        self._whole = " ".join(map(_plain, (*texts, *(LINK.sub(r"\1", text) for text in texts), *read)))
        self._lines = {_plain(line) for text in texts for line in re.split(r"[\n:\"]", text)}
        self._lines |= {part for each in root.rglob("*") for part in (each.name, each.stem)}
        self._names = {word for name in names for word in _plain(name).split()}

    def holds(self, text: str) -> bool:
        """Whether a text is of the knowledge base, or made of names."""
        return self._has(text) or any(all(map(self._has, way.split(text))) for way in (PIECES, FOUND))

    def _has(self, text: str) -> bool:
        plain = _plain(text)
        if (
            text.startswith("/")
            or plain.rpartition("/")[2] in self._lines
            or (plain.count(" ") > 1 and plain in self._whole)
        ):
            return True
        words = KEYS.sub("", plain).split()
        return all(word in self._names or NAME.fullmatch(word) or not ENGLISH.search(word) for word in words)


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[#*`>|…·_\[\]\u200b]|\(\d+\)|:?-{3,}:?|={3,}", " ", text).split())


def in_english(root: QWidget, written: Written) -> list[str]:
    """Return the words of a window in Chinese that a person or a screen reader finds in English."""
    found = []
    for one in every(QAccessible.queryAccessibleInterface(root)):
        if one.state().invisible:
            continue
        for which in (QAccessible.Text.Name, QAccessible.Text.Description):
            text = one.text(which).strip()
            if ENGLISH.search(text) and not HAN.search(text) and not written.holds(text):
                found.append(f"{one.role().name} in English: {text[:100]!r}")
    return found


def chosen_twice(root: QWidget) -> list[str]:
    """Return the letters that choose two things of a window or a menu at once."""
    levels: list[Iterable[str]] = [[action.text() for action in menu.actions()] for menu in _menus(root)]
    widgets = [each.text() for each in seen(root) if isinstance(each, QAbstractButton | QLabel) and _has_letter(each)]
    bar = root.menuBar().actions() if isinstance(root, QMainWindow) else []
    levels.append([*widgets, *(action.text() for action in bar)])
    return [f"{letter} chooses two: {texts}" for texts in map(list, levels) for letter in _twice(texts)]


def _menus(root: QWidget) -> list[QMenu]:
    return [root, *root.findChildren(QMenu)] if isinstance(root, QMenu) else root.findChildren(QMenu)


def _has_letter(widget: QAbstractButton | QLabel) -> bool:
    return not isinstance(widget, QLabel) or widget.buddy() is not None


def _twice(texts: Iterable[str]) -> list[str]:
    letters = Counter(found[1].lower() for text in texts for found in LETTER.finditer(text.replace("&&", "")))
    return [letter for letter, count in letters.items() if count > 1]
