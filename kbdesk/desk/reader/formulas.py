"""Formulas of a page as SVG, typeset without a browser, within bounds. No Qt in here.

ziamath's time doubles with each level of nesting, so what is too deep or too long is told by a price and stays as it
is written; so does what is no TeX, and what holds letters that the font of formulas has not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

DEAREST = 1500
"""What a formula may cost: its characters, each counted twice as much for every level it lies inside others."""
LONGEST = 1000
"""Characters of a formula that is looked at."""
KEPT = 2000
"""Formulas whose drawings are kept."""
_LEVELS = re.compile(r"\\begin\b|\\end\b|\\left\b|\\right\b|\\.|[{}]", re.DOTALL)
_NOT_IN_FONT = re.compile("[\u0590-\u1fff\u2e80-\ud7ff\uf900-\ufdff\U00010000-\U0001d3ff\U0001d800-\U0010ffff]")
_VIEW_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


@dataclass(frozen=True)
class Drawing:
    """A formula as SVG, its sizes in pixels; `descent` is how far it reaches below the line it stands on."""

    svg: str
    width: float
    height: float
    descent: float


def price(tex: str) -> int:
    """Return what it costs to typeset a formula; see DEAREST."""
    total, depth, at = 0, 0, 0
    for sign in _LEVELS.finditer(tex):
        total += (sign.end() - at) << min(max(depth, 0), 30)
        at = sign.end()
        if sign[0] in ("{", "\\begin", "\\left"):
            depth += 1
        elif sign[0] in ("}", "\\end", "\\right"):
            depth -= 1
    return total + len(tex) - at


@lru_cache(maxsize=KEPT)
def draw(tex: str, size: float, colour: str, *, block: bool) -> Drawing | None:
    """Return a formula drawn at a size in pixels, None where it stays as it is written. One thread at a time."""
    if not tex.strip() or len(tex) > LONGEST or price(tex) > DEAREST or _NOT_IN_FONT.search(tex):
        return None
    svg = _svg(tex, size, colour, block=block)
    box = _VIEW_BOX.search(svg)
    if box is None:
        return None
    top, width, height = float(box[2]), float(box[3]), float(box[4])
    return Drawing(svg, width, height, height + top) if width > 0 and height > 0 else None


def _svg(tex: str, size: float, colour: str, *, block: bool) -> str:
    """Return the drawing of a formula, "" where it is no formula."""
    from ziafont.config import config  # noqa: PLC0415
    from ziamath.zmath import Latex  # noqa: PLC0415  # takes most of a second, and most pages have no formulas

    # Qt draws each letter where it stands, but none that is defined elsewhere and named there.
    config.svg2 = False
    try:
        return str(Latex(tex, size=size, color=colour, inline=not block).svg())
    except _errors():
        return ""


@cache
def _errors() -> tuple[type[Exception], ...]:
    """Return what is raised for what is no TeX: errors that have no common class, and Python's own."""
    from latex2mathml import exceptions  # noqa: PLC0415

    told = [one for one in vars(exceptions).values() if isinstance(one, type) and issubclass(one, Exception)]
    lost = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RuntimeError, SyntaxError)
    return (*told, *lost, AssertionError, StopIteration)


def centred(drawing: Drawing, middle: float) -> Drawing:
    """Return a drawing with room above or below, so that it stands on its line when its middle is `middle` above it."""
    above, below = room_around(drawing.height, drawing.descent, middle)
    height = drawing.height + above + below
    box = _VIEW_BOX.search(drawing.svg)
    if box is None:
        return drawing
    svg = drawing.svg.replace(box[0], f'viewBox="{box[1]} {float(box[2]) - above} {box[3]} {height}"', 1)
    svg = re.sub(r'height="[^"]*"', f'height="{height}"', svg, count=1)
    return Drawing(svg, drawing.width, height, drawing.descent + below)


def room_around(height: float, descent: float, middle: float) -> tuple[float, float]:
    """Return how much room it takes above and below, so that the middle is `middle` above the line."""
    more = height - 2 * descent - 2 * middle
    return max(-more, 0.0), max(more, 0.0)
