"""The numbers and bullets in front of a DOCX's paragraphs, which stand in it only as rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
DEEPEST = 9
_ROMAN = ((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"))
_ROMAN_SMALL = ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))
_MOST = 5_000


@dataclass(frozen=True)
class _Level:
    """How the paragraphs of a level are numbered: the kind of number, the words around it, where it starts."""

    kind: str = "decimal"
    text: str = ""
    start: int = 1


@dataclass
class _Count:
    """How far the numbers of one list have come, by level."""

    at: list[int | None] = field(default_factory=lambda: [None] * DEEPEST)


class Numbering:
    """Counts the paragraphs of a document in their order."""

    def __init__(self, numbering: Any | None, styles: Any | None) -> None:
        self._levels: dict[tuple[str, int], _Level] = {}
        self._abstract: dict[str, str] = {}
        self._restarts: dict[tuple[str, int], int] = {}
        self._counts: dict[str, _Count] = {}
        self._begun: set[tuple[str, int]] = set()
        self._of_style: dict[str, tuple[str, int]] = {}
        if numbering is not None:
            self._read(numbering)
        if styles is not None:
            self._read_styles(styles)

    def _read(self, root: Any) -> None:
        for abstract in root.iter(f"{W}abstractNum"):
            for level in abstract.iter(f"{W}lvl"):
                self._levels[_value(abstract, "abstractNumId"), _number(_value(level, "ilvl"))] = _level(level)
        for number in root.iter(f"{W}num"):
            identity = _value(number, "numId")
            self._abstract[identity] = _of(number, "abstractNumId")
            for override in number.iter(f"{W}lvlOverride"):
                at = _number(_value(override, "ilvl"))
                if (start := _of(override, "startOverride")) != "":
                    self._restarts[identity, at] = _number(start)

    def _read_styles(self, root: Any) -> None:
        based: dict[str, str] = {}
        for style in root.iter(f"{W}style"):
            name = _value(style, "styleId")
            based[name] = _of(style, "basedOn")
            found = next(style.iter(f"{W}numPr"), None)
            if found is not None and (identity := _of(found, "numId")):
                self._of_style[name] = (identity, _number(_of(found, "ilvl")))
        for name in based:
            above, steps = name, 0
            while above and above not in self._of_style and steps < DEEPEST:
                above, steps = based.get(above, ""), steps + 1
            if above in self._of_style:
                self._of_style.setdefault(name, self._of_style[above])

    def label(self, paragraph: Any) -> str:
        """Return what stands in front of the next paragraph: “2.1”, “b)”; "" for a bullet or nothing."""
        identity, at = self._place(paragraph)
        level = self._levels.get((self._abstract.get(identity, ""), at))
        if level is None:
            return ""
        count = self._counts.setdefault(self._abstract[identity], _Count()).at
        if (identity, at) not in self._begun:
            self._begun.add((identity, at))
            if (identity, at) in self._restarts:
                count[at] = self._restarts[identity, at] - 1
        count[at] = (count[at] if count[at] is not None else level.start - 1) + 1  # type: ignore[operator]
        count[at + 1 :] = [None] * (DEEPEST - at - 1)
        return self._written(identity, at, level, count)

    def _place(self, paragraph: Any) -> tuple[str, int]:
        properties = paragraph.find(f"{W}pPr")
        if properties is None:
            return "", 0
        style = self._of_style.get(_of(properties, "pStyle"), ("", 0))
        own = properties.find(f"{W}numPr")
        if own is None:
            return style
        identity = _of(own, "numId") or style[0]
        level = _of(own, "ilvl")
        return identity, min(_number(level), DEEPEST - 1) if level else style[1]

    def _written(self, identity: str, at: int, level: _Level, count: Iterable[int | None]) -> str:
        if level.kind in ("bullet", "none"):
            return ""
        text = level.text
        for number, reached in enumerate(count):
            if f"%{number + 1}" in text:
                above = self._levels.get((self._abstract[identity], number), _Level())
                shown = above.start if reached is None else reached
                text = text.replace(f"%{number + 1}", _counted(shown, above.kind))
        return text.strip()


def _level(element: Any) -> _Level:
    start = _of(element, "start")
    return _Level(_of(element, "numFmt") or "decimal", _of(element, "lvlText"), _number(start) if start else 1)


def _counted(number: int, kind: str) -> str:
    if not 0 < number < _MOST:
        return str(number)
    if kind in ("lowerLetter", "upperLetter"):
        letter = chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)
        return letter.upper() if kind == "upperLetter" else letter
    if kind in ("lowerRoman", "upperRoman"):
        roman = ""
        for value, sign in (*_ROMAN, *_ROMAN_SMALL):
            roman += sign * (number // value)
            number %= value
        return roman.upper() if kind == "upperRoman" else roman
    return f"{number:02d}" if kind == "decimalZero" else str(number)


def _value(element: Any, name: str) -> str:
    return str(element.get(f"{W}{name}") or "")


def _of(element: Any, name: str) -> str:
    """Return the value of the first child of a name."""
    child = element.find(f"{W}{name}")
    return _value(child, "val") if child is not None else ""


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else 0
