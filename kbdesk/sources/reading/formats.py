"""Numbers as a cell shows them: what the codes of number formats say, as far as they change what is read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import lru_cache

BUILT_IN = {
    1: "0",
    2: "0.00",
    3: "#,##0",
    4: "#,##0.00",
    9: "0%",
    10: "0.00%",
    11: "0.00E+00",
    **dict.fromkeys((37, 38), "#,##0;-#,##0"),
    **dict.fromkeys((39, 40), "#,##0.00;-#,##0.00"),
    **dict.fromkeys((41, 42), "#,##0"),
    **dict.fromkeys((43, 44), "#,##0.00"),
    48: "##0.0E+0",
}
"""Formats that a workbook names by number only."""
_PIECE = re.compile(
    r"""
    "(?P<quoted>[^"]*)" | \\(?P<escaped>.) | _(?P<gap>.) | \*(?P<filling>.)
    | \[\$(?P<currency>[^\]-]*)(?:-[^\]]*)?\] | \[(?P<mark>[^\]]*)\]
    | (?P<exponent>[eE][+-]0+) | (?P<digits>[0#?][0#?,]*(?:\.[0#?]*)?|\.[0#?]+) | (?P<percent>%)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_TIME = frozenset("ymdhsYMDHSgGaA")
_EXACT = Context(prec=400)
_COLOURS = re.compile(r"(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)$", re.IGNORECASE)


@dataclass(frozen=True)
class _Section:
    """One part of a format: the words around a number, and how the number is written."""

    before: str
    after: str
    has_digits: bool
    decimals: int
    optional: int
    least: int
    grouped: bool
    scale: float
    exponent: int


@lru_cache(maxsize=512)
def _sections(code: str) -> tuple[_Section, ...] | None:
    """Return the parts of a format, None for one that is not for numbers, or says no more than “General”."""
    found = [_section(part) for part in _parts(code)[:3]]
    sections = tuple(each for each in found if each is not None)
    return sections if sections and len(sections) == len(found) and sections[0].has_digits else None


def _parts(code: str) -> list[str]:
    """Part a format at the semicolons that stand for themselves."""
    return re.findall(r'(?:"[^"]*"|\\.|[^;"\\])+', code)


def _section(code: str) -> _Section | None:
    before, after, digits, exponent, percent = "", "", "", 0, 0
    for piece in _PIECE.finditer(code):
        kind, text = piece.lastgroup, piece[piece.lastgroup or 0]
        if kind == "mark" and not _COLOURS.match(text):
            return None  # a condition, or hours beyond a day
        if kind == "digits":
            if digits:
                return None  # a fraction, a telephone number
            digits = text
        elif kind == "exponent":
            exponent = len(text) - 2
        elif kind == "percent":
            percent += 1
        if kind == "other" and (text in _TIME or text in "/@"):
            return None
        shown = " " if kind == "gap" else text if kind in ("quoted", "escaped", "currency", "percent", "other") else ""
        before, after = (before, after + shown) if digits else (before + shown, after)
    whole, _, decimals = digits.partition(".")
    thousands = len(whole) - len(whole.rstrip(",")) if not decimals else 0
    return _Section(
        before.lstrip(),
        after.rstrip(),
        bool(digits),
        len(decimals),
        len(decimals) - len(decimals.rstrip("#?")),
        whole.count("0"),
        "," in whole.rstrip(","),
        100.0**percent / 1000.0**thousands,
        exponent,
    )


def is_telling(code: str) -> bool:
    """Whether a format writes numbers otherwise than they are."""
    return _sections(code) is not None


def shown(value: float, code: str) -> str:
    """Return a number as its cell shows it."""
    sections = _sections(code)
    if sections is None:
        return general(value)
    if value == 0 and len(sections) > 2:
        return _written(value, sections[2])
    if value < 0 and len(sections) > 1:
        return _written(-value, sections[1])
    return _written(value, sections[0])


def _written(value: float, section: _Section) -> str:
    if not section.has_digits:
        return f"{section.before}{section.after}".strip()
    number = abs(value) * section.scale
    digits = _with_power(number, section) if section.exponent else _plain(number, section)
    sign = "-" if value < 0 and re.search("[1-9]", digits) else ""
    return f"{sign}{section.before}{digits}{section.after}".strip()


def _plain(number: float, section: _Section) -> str:
    # Half is rounded up, as spreadsheets do: the nearest number in tens decides, not that in twos.
    places = Decimal(1).scaleb(-section.decimals)
    rounded = Decimal(f"{number:.15g}").quantize(places, ROUND_HALF_UP, _EXACT)
    digits = f"{rounded:,f}" if section.grouped else f"{rounded:f}"
    if section.optional:
        least = len(digits) - section.optional
        digits = digits[: max(len(digits.rstrip("0")), least)].rstrip(".")
    whole, dot, rest = digits.partition(".")
    if whole == "0" and section.least == 0:
        whole = ""
    return whole.zfill(section.least) + dot + rest


def _with_power(number: float, section: _Section) -> str:
    mantissa, _, power = f"{number:.{section.decimals}E}".partition("E")
    return f"{mantissa}E{power[0]}{power[1:].lstrip('0').zfill(section.exponent)}"


def general(value: float) -> str:
    """Return a number as a cell without a format of its own shows it: to fifteen digits."""
    if float(value).is_integer() and abs(value) < 1e15:
        return str(int(value))
    text = f"{value:.15g}"
    return text.replace("e", "E") if "e" in text else text
